"""People: who they are, what they are called, how strong they play, and mail to them."""
