"""The games for PettingZoo: `from tafelrunde.research.pettingzoo import havoc_v1; env = havoc_v1.env(seats=4)`."""
