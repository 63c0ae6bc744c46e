"""`tafelrunde doctor`: looks at a set-up and says what is wrong with it."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import Final

from tafelrunde.cli.screen import Screen, open_screen
from tafelrunde.cli.serve import chosen_settings
from tafelrunde.core.messages import Message, message
from tafelrunde.server.doctor import Health, Symptom, examine
from tafelrunde.server.settings import Settings
from tafelrunde.words import Words

MARKS: Final[dict[Health, str]] = {"good": "✓ ", "note": "· ", "fault": "✗ "}


def run(args: Namespace, words: Words) -> int:
    """0 if nothing is wrong, 1 otherwise."""
    screen = open_screen(args.plain)
    faults = asyncio.run(tell_all(chosen_settings(args), screen, words))
    screen.text(words.text(message("doctor-faults", count=faults) if faults else Message("doctor-sound")))
    return 1 if faults else 0


async def tell_all(settings: Settings, screen: Screen, words: Words) -> int:
    """Each symptom as it is made; how many faults there are."""
    faults = 0
    async for symptom in examine(settings):
        tell(symptom, screen, words)
        faults += symptom.health == "fault"
    return faults


def tell(symptom: Symptom, screen: Screen, words: Words) -> None:
    screen.text(words.text(symptom.told), lead=MARKS[symptom.health])
