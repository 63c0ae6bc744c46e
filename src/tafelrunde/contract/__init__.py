"""From the declarations of a game to code that nobody types twice: Python for the rules, TypeScript for the board."""
