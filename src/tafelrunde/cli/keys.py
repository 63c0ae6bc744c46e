"""Letters that do something instead of choosing: undo, rules, help."""

from __future__ import annotations

from typing import Final

from tafelrunde.cli.screen import QUIET, Screen
from tafelrunde.core.messages import Message
from tafelrunde.words import Words


class Keys:
    """Each key is a letter, and a word in English and in the reader's language. Those in `taking` may be followed by
    something more."""

    def __init__(self, words: Words, keys: tuple[tuple[str, str], ...], taking: str) -> None:
        self.words: Final = words
        self.keys: Final = keys
        self.taking: Final = taking

    def find(self, line: str) -> tuple[str, str]:
        """The key that was typed, and what follows it; no key if this is something else, such as a choice."""
        word, _, rest = line.partition(" ")
        said = word.casefold()
        if said == "?" and not rest:
            return "h", ""
        for key, english in self.keys:
            if said in (key, english, self.words.text(Message(f"cli-key-{english}")).casefold()):
                # Only some keys take something more; "l b9" is not a request for the log.
                return (key, rest.strip()) if not rest or key in self.taking else ("", line)
        return "", line

    def show(self, screen: Screen) -> None:
        said = [f"{key} {self.words.text(Message(f'cli-key-{english}'))}" for key, english in self.keys]
        screen.text("   ".join([part.replace(" ", "\N{NO-BREAK SPACE}") for part in said]), colour=QUIET)

    def explain(self, screen: Screen, other: dict[str, str] | None = None) -> None:
        """What each key does; `other` messages replace the usual ones."""
        for key, english in self.keys:
            id = (other or {}).get(english, f"cli-help-{english}")
            screen.text(self.words.text(Message(id)), lead=f"  {key}  ")
