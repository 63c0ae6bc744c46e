"""What the bots can do, measured: speed of the search, time kept, and how little their secret choices give away."""
