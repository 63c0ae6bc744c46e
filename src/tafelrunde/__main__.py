"""`python -m tafelrunde`."""

from __future__ import annotations

import sys

from tafelrunde.cli import main

if __name__ == "__main__":
    sys.exit(main())
