"""The arena: plays a tournament, saves it after every match, and goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any, Final

from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.messages import Message
from tafelrunde.lab.adjusting import Adjusted, adjusted
from tafelrunde.lab.ratings import Score, scores, share_of, wilson
from tafelrunde.lab.runners import Runner
from tafelrunde.lab.sequential import Sequential
from tafelrunde.lab.tournament import MatchResult, Setup
from tafelrunde.writing import write_whole

FORMAT: Final = "tafelrunde arena 1"
LEAST: Final = 20
"""Matches to play before asking whether the first player has cleared a share."""

PAUSE: Final = 2.0
"""At least this many seconds pass from one writing of the file to the next."""


class Arena:
    """A tournament under way: this many matches, in whole deals, or fewer if the first player has cleared a share or a
    sequential test has come to its verdict."""

    def __init__(
        self, setup: Setup, matches: int, until: float | Sequential | None = None, file: Path | None = None,
        records: Path | None = None,
    ) -> None:  # fmt: skip
        whole = setup.matches_of_a_deal()
        self.setup: Final = setup
        self.matches: Final = -(-matches // whole) * whole
        self.until: Final = until
        self.file: Final = file
        self.records: Final = records
        self.outcomes: dict[int, MatchResult] = {}
        self.kept: float = 0.0
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        if file is not None:
            if file.exists():
                self.outcomes = read_outcomes(file, setup)
            self.keep()

    def run(self, runner: Runner, told: Callable[[Arena], None] = lambda arena: None) -> bool:
        """Play what is missing; false if Ctrl-C came before the end. What was played is kept either way."""
        playing = runner(self.setup, self.missing()) if not self.is_over() else None
        try:
            if playing is not None:
                told(self)
                for outcome in playing:
                    self.take(outcome)
                    told(self)
                    if self.is_over():
                        break
        except KeyboardInterrupt:
            return False
        finally:
            if playing is not None:
                playing.close()
            self.keep()
        return True

    def missing(self) -> list[int]:
        return [number for number in range(self.matches) if number not in self.outcomes]

    def take(self, outcome: MatchResult) -> None:
        if self.records is not None:
            deal = self.setup.fixture(outcome.number).deal
            path = self.records / f"deal-{deal + 1:05}-match-{outcome.number + 1:05}.tafel"
            path.write_text(outcome.record, encoding="utf-8")
        self.outcomes[outcome.number] = outcome._replace(record="")
        if monotonic() - self.kept > PAUSE:
            self.keep()

    def is_over(self) -> bool:
        is_complete = len(self.outcomes) >= self.matches and not self.missing()
        return is_complete or self.decided_after() is not None

    def decided_after(self) -> int | None:
        """After how many matches it was clear, looked at after every whole deal. It depends on the matches alone, not
        on which of them happened to end first."""
        if self.until is None:
            return None
        whole = self.setup.matches_of_a_deal()
        firsts, count, number = 0.0, 0, 0
        while number in self.outcomes and number < self.matches:
            more, sat = share_of(0, [self.outcomes[number]])
            firsts, count, number = firsts + more, count + sat, number + 1
            if number % whole == 0 and is_clear(self.until, firsts, count):
                return number
        return None

    def counted(self) -> list[MatchResult]:
        """The matches that count for the results; those beyond the decision are kept but do not count."""
        decided = self.decided_after()
        last = self.matches if decided is None else decided
        return [outcome for number, outcome in sorted(self.outcomes.items()) if number < last]

    def scores(self) -> list[Score]:
        return scores(self.setup, self.counted())

    def adjusted(self) -> list[Adjusted]:
        """The same without luck, where that was counted."""
        return adjusted(self.setup, self.counted())

    def keep(self) -> None:
        """Write the file, whole or not at all."""
        self.kept = monotonic()
        if self.file is None:
            return
        told = {
            "format": FORMAT,
            "setup": self.setup.facts(),
            "scores": [score._asdict() for score in self.scores()],
            **({"adjusted": [one._asdict() for one in self.adjusted()]} if self.setup.counts_luck else {}),
            "matches": [outcome_facts(outcome) for _, outcome in sorted(self.outcomes.items())],
        }
        write_whole(self.file, indented(told))


def is_clear(until: float | Sequential, firsts: float, count: int) -> bool:
    """Whether this many first places have cleared the share, or decide the test."""
    if isinstance(until, Sequential):
        return until.verdict(firsts, count) != "open"
    low, high = wilson(firsts / count, count) if count >= LEAST else (0.0, 1.0)
    return not low <= until <= high


def indented(told: dict[str, Any]) -> str:
    """JSON for people too: one line per score and per match."""
    parts: list[str] = []
    for key, value in told.items():
        if isinstance(value, list):
            lines = ",\n    ".join([json.dumps(line, ensure_ascii=False) for line in value])
            parts.append(f'  "{key}": [\n    {lines}\n  ]' if value else f'  "{key}": []')
        else:
            parts.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def outcome_facts(outcome: MatchResult) -> dict[str, Any]:
    told = outcome._asdict()
    del told["record"]
    told["seconds"] = [round(seconds, 4) for seconds in outcome.seconds]
    if not outcome.luck:
        del told["luck"]
    told["faults"] = {seat: {"id": said.id, "args": said.args} for seat, said in outcome.faults.items()}
    return told


def read_outcomes(path: Path, setup: Setup) -> dict[int, MatchResult]:
    """The matches that were played before; ImpossibleTable if the file tells of another tournament."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        if told["format"] != FORMAT:
            raise ValueError(told["format"])
        found = {match["number"]: read_outcome(match) for match in told["matches"]}
        before: dict[str, Any] = told["setup"]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ImpossibleTable("lab-error-foreign", f"'{path}' was not written by the arena.", path=str(path)) from None
    now = json.loads(json.dumps(setup.facts()))
    for key in now:
        if before.get(key) != now[key]:
            raise ImpossibleTable(
                "lab-error-setup", f"'{path}' holds another tournament: its {key} differ.",
                path=str(path), what=key, was=json.dumps(before.get(key)), now=json.dumps(now[key]),
            )  # fmt: skip
    return found


def read_outcome(told: dict[str, Any]) -> MatchResult:
    faults = {int(seat): Message(said["id"], said["args"]) for seat, said in told["faults"].items()}
    return MatchResult(
        told["number"], tuple(told["seating"]), tuple(told["places"]), faults, tuple(told["decisions"]),
        tuple(told.get("hurried", [0] * len(told["seating"]))), tuple(told["seconds"]),
        luck=tuple(told.get("luck", ())),
    )  # fmt: skip
