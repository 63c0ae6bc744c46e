"""What bots know of Macht & Ohnmacht."""
