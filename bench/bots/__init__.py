"""What the bots can do, measured: search speed, time keeping, and how little their secret choices give away."""
