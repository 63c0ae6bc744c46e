"""The pieces of advice of each game, to be asked about by `python -m bench.bots advice`: a module for each game with
IDEAS."""
