"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel and batches of tables. It needs the extra
`research` (`pip install tafelrunde[research]`); what is in `engine` is compiled and needs nothing."""
