"""An arena bot that is a program of its own:
`tafelrunde arena --game havoc --players "cmd:python examples/line_bot.py",random`.

It plays at random. All it needs is JSON, line by line, so the same can be written in any language."""

from __future__ import annotations

import json
import random
import sys
from typing import Any


def say(**told: Any) -> None:
    print(json.dumps(told), flush=True)  # without the flush the arena would wait for ever


luck = random.Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["kind"] == "hello":  # a match begins: the game, its options, the seats, our own, and a seed
        luck.seed(told["seed"])
        say(kind="hello", name="line bot")
    elif told["kind"] == "decide":  # what our seat knows, what it may do, and the seconds it has
        say(action=luck.choice(told["legal"]))
    elif told["kind"] == "bye":  # the match is over; `places` has the place of every seat
        break
