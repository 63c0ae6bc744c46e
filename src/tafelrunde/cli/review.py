"""`tafelrunde review`: why a recorded match went as it did, with a bar while it thinks; Ctrl-C shows what is known."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Final

from tafelrunde.cli.arena import at_least_one, check_place
from tafelrunde.cli.page import display_names
from tafelrunde.cli.play import whole_number
from tafelrunde.cli.progress import Progress
from tafelrunde.cli.saves import load_match, write_text
from tafelrunde.cli.screen import HARD_SPACE, QUIET, STRONG, Screen, open_screen
from tafelrunde.core.errors import ImpossibleTable, TableError
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Message, message
from tafelrunde.core.registry import edition_of
from tafelrunde.review.facts import facts, rounds_of
from tafelrunde.review.picture import draw_review
from tafelrunde.review.reviewing import Review, Reviewed
from tafelrunde.review.telling import noise_points, points, tell_decision, tell_stroke, tell_turning
from tafelrunde.words import Words

COSTLY: Final = 10
MOMENTS: Final = 12
"""Lines of the tables."""


def run(args: Namespace, words: Words) -> int:
    if args.quick and args.deep:
        raise TableError("cli-error-together", "--quick and --deep exclude each other.", one="--quick", other="--deep")
    for path in (args.json, args.svg):
        check_place(path)
    match = load_match(Path(args.file))
    reader = read_seat(args.seat, match)
    simulations = None if args.simulations is None else at_least_one(args.simulations, "--simulations", 1)
    screen = open_screen(args.plain)
    review = Review(match, "deep" if args.deep else "quick", simulations)
    is_finished = think(review, screen, words)
    told = Words(words.language, display_names(match.names), reader, edition_of(match.game))
    ReviewPage(screen, told, review).show()
    if not is_finished:
        done = message("review-stopped", done=len(review.decisions), total=review.total())
        screen.text(told.text(done))
    if args.json:
        write_text(Path(args.json), json.dumps(facts(review), ensure_ascii=False, indent=1) + "\n")
    if args.svg:
        title = told.text(message("review-plot", game=Message(f"{match.game.key}-title")))
        names = [told.name(seat) for seat in range(match.seats)]
        rounds = [(chapter, told.text(name)) for chapter, name in rounds_of(match)]
        write_text(Path(args.svg), draw_review(review, names, title, told.text(Message("review-axis")), rounds))
    return 0 if is_finished else 130


def read_seat(text: str | None, match: Match) -> int | None:
    if text is None:
        return None
    seat = whole_number(text, "--seat", 1)
    if not 1 <= seat <= match.seats:
        raise ImpossibleTable("error-no-such-seat", f"There is no seat {seat}.", seat=seat, seats=match.seats)
    return seat - 1


def think(review: Review, screen: Screen, words: Words) -> bool:
    """Review decision after decision; false if Ctrl-C came before the end."""
    progress = Progress(screen, words)
    try:
        progress.show(0, max(1, review.total()))
        for _ in review.go_on():
            progress.show(len(review.decisions), review.total())
    except KeyboardInterrupt:
        return False
    finally:
        progress.clear()
    return True


class ReviewPage:
    """A review on the screen."""

    def __init__(self, screen: Screen, words: Words, review: Review) -> None:
        self.screen: Final = screen
        self.words: Final = words
        self.review: Final = review
        self.match: Final = review.match

    def show(self) -> None:
        title = self.words.text(Message(f"{self.match.game.key}-title"))
        said = message(
            "review-title",
            depth=self.review.depth,
            done=len(self.review.decisions),
            total=self.review.total(),
            simulations=self.review.simulations,
        )
        self.screen.both_ends(title.upper(), self.words.text(said))
        self.balance()
        self.turnings()
        self.decisions()
        self.luck()
        self.chances()

    def heading(self, id: str) -> None:
        self.screen.print()
        self.screen.text(self.words.text(Message(id)), colour=STRONG)

    def heads(self, *ids: str) -> list[str]:
        return [self.words.text(Message(f"review-{id}")) for id in ids]

    def balance(self) -> None:
        """All terms of the sum, seat by seat."""
        self.heading("review-heading-balance")
        rows: list[list[str]] = []
        for seat in range(self.match.seats):
            told = self.review.balance(seat)
            terms = [signed(self.words, term) for term in (told.luck, told.skill, told.hidden, told.others)]
            ends = [plain(self.words, term) for term in (told.start, told.result, told.adjusted)]
            rows.append([self.words.name(seat), ends[0], *terms, *ends[1:]])
        heads = self.heads("seat", "start", "luck-sum", "skill", "hidden", "others", "result", "adjusted")
        self.screen.table(heads, rows, set(range(1, len(heads))))
        self.screen.text(self.words.text(Message("review-note-balance")), colour=QUIET)

    def turnings(self) -> None:
        self.heading("review-heading-turnings")
        found = self.review.turnings()
        for number, turning in enumerate(found, 1):
            first, *more = tell_turning(self.review, turning)
            lead = f"{number}. [{turning.chapter}] "
            self.screen.text(self.words.text(first), lead=lead)
            for line in more:
                self.screen.text(self.words.text(line), lead=" " * len(lead))
        if not found:
            self.screen.text(self.words.text(Message("review-no-turnings")))

    def decisions(self) -> None:
        self.heading("review-heading-decisions")
        found = self.review.costly()[:COSTLY]
        if not found:
            self.screen.text(self.words.text(Message("review-no-decisions")))
            return
        heads = self.heads("entry", "seat", "chosen", "best", "cost", "grade")
        self.screen.table(heads, [self.decision(one) for one in found], {0, 4})

    def decision(self, one: Reviewed) -> list[str]:
        view = self.review.account.passages[one.chapter].view
        assert view is not None
        said = tell_decision(self.match.game, view, one)[0]
        best = self.match.game.tell_action(view, self.match.game.catalogue.actions[one.weighed.best])
        return [
            str(one.chapter),
            self.words.name(one.seat),
            self.words.text(said.args["action"]),
            self.words.text(best),
            f"{points(one.weighed.cost)}{HARD_SPACE}±{HARD_SPACE}{noise_points(one.weighed.noise)}",
            self.words.text(Message(f"review-grade-{one.grade}")),
        ]

    def luck(self) -> None:
        """The strokes of chance that moved most, for the reader or for whoever they moved most."""
        self.heading("review-heading-luck")
        seats = range(self.match.seats) if self.words.reader is None else [self.words.reader]
        found = {
            (stroke.chapter, stroke.place): stroke for seat in seats for stroke in self.review.ledger(seat, COSTLY)
        }
        largest = sorted(found.values(), key=lambda one: -max([abs(one.worth[seat]) for seat in seats]))[:COSTLY]
        for stroke in largest:
            moved = [
                f"{self.words.name(seat)} {signed(self.words, stroke.worth[seat])}" for seat in range(self.match.seats)
            ]
            said = f"{self.words.text(tell_stroke(self.match, stroke))} ({', '.join(moved)})"
            if stroke.is_sampled:
                said += f" [{self.words.text(Message('review-sampled'))}]"
            self.screen.text(said, lead=f"[{stroke.chapter}] ")

    def chances(self) -> None:
        """A dozen moments of the match."""
        self.heading("review-heading-chances")
        last = len(self.match.entries)
        step = max(1, -(-last // MOMENTS))
        known = {one.chapter: one for one in self.review.decisions.values()}
        rows: list[list[str]] = []
        for entry in sorted({*range(0, last, step), last}):
            row = [str(entry)]
            for seat in range(self.match.seats):
                said = f"{points(self.review.open_line(seat)[entry + 1])}"
                asked = known.get(entry + 1)
                if asked is not None and asked.seat == seat:
                    said += f"{HARD_SPACE}({points(asked.weighed.chance)})"
                row.append(said)
            rows.append(row)
        heads = [*self.heads("entry"), *[self.words.name(seat) for seat in range(self.match.seats)]]
        self.screen.table(heads, rows, set(range(len(heads))))
        self.screen.text(self.words.text(Message("review-note-chances")), colour=QUIET)


def plain(words: Words, part: float) -> str:
    """Hundredths of a win, with one digit."""
    written = f"{100 * part:.1f}".replace("-", "−")
    return written if words.language == "en" else written.replace(".", ",")


def signed(words: Words, part: float) -> str:
    said = plain(words, part)
    return said if said.startswith("−") else f"+{said}"
