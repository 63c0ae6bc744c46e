"""Tables: their ledgers, who sits there, what is played, when time is up, and what each reader may know of it."""
