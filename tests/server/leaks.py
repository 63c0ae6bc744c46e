"""Leaks made on purpose: each makes one place of the server tell a seat what it may not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tafelrunde.bots.questions import Question
from tafelrunde.core.dealer import SeededDealer, fair_pick
from tafelrunde.core.errors import IllegalAction
from tafelrunde.core.outcomes import Foretold
from tafelrunde.server.http import sight, wire
from tafelrunde.server.phrases import position
from tafelrunde.server.tables import playing, summary
from tafelrunde.server.tables.keeper import Keeper
from tafelrunde.server.tables.ledger import Body
from tafelrunde.server.tables.table import Table

Leak = Callable[[pytest.MonkeyPatch], None]


def rival(viewer: int) -> int:
    return 1 if viewer != 1 else 0


def events_as_they_were(patch: pytest.MonkeyPatch) -> None:
    def chapters(table: Table, viewer: int, since: int, known: int = 0) -> list[wire.ChapterJson]:
        match = table.running()
        heard = match.chapters(viewer, since + 1)
        return [sight.chapter(match.game, part._replace(events=match.told[part.number])) for part in heard]

    patch.setattr(sight, "chapters", chapters)


def events_of_a_rival(patch: pytest.MonkeyPatch) -> None:
    real = sight.chapters

    def chapters(table: Table, viewer: int, since: int, known: int = 0) -> list[wire.ChapterJson]:
        return real(table, rival(viewer), since, known)

    patch.setattr(sight, "chapters", chapters)


def view_of_a_rival(patch: pytest.MonkeyPatch) -> None:
    real = sight.sight

    def seen(table: Table, viewer: int, now: int, words: bool) -> wire.Sight | None:
        told = real(table, viewer, now, words)
        return replace(told, view=table.running().view(rival(viewer))) if told is not None else None

    patch.setattr(sight, "sight", seen)


def position_of_a_rival(patch: pytest.MonkeyPatch) -> None:
    real = sight.sight

    def seen(table: Table, viewer: int, now: int, words: bool) -> wire.Sight | None:
        told = real(table, viewer, now, words)
        view = table.running().view(rival(viewer))
        return replace(told, position=position(table.game.tell_position(view))) if told is not None else None

    patch.setattr(sight, "sight", seen)


def hint_by_a_rivals_view(patch: pytest.MonkeyPatch) -> None:
    real = Keeper.question

    def question(self: Keeper, table: Table, seat: int, level: wire.Level | None = None) -> Question:
        return real(self, table, seat, level)._replace(view=table.running().view(rival(seat)))

    patch.setattr(Keeper, "question", question)


def hint_by_the_seed(patch: pytest.MonkeyPatch) -> None:
    real = Keeper.question

    def question(self: Keeper, table: Table, seat: int, level: wire.Level | None = None) -> Question:
        return real(self, table, seat, level)._replace(seed=table.seed[0] + sum(table.seed))

    patch.setattr(Keeper, "question", question)


def preview_of_what_was_and_will_be(patch: pytest.MonkeyPatch) -> None:
    real = playing.preview_of

    def preview_of(table: Table, seat: int, numbers: list[int]) -> Foretold:
        told, match = real(table, seat, numbers), table.running()
        assert match.seed is not None
        dealer, state = SeededDealer(match.seed, match.dealer.count), match.state.clone()
        state.apply(seat, numbers[0], dealer)
        known = [event for chapter in match.told for event in chapter]
        return told._replace(events=[*dealer.events, *known])

    patch.setattr(playing, "preview_of", preview_of)


def preview_of_the_next_draw(patch: pytest.MonkeyPatch) -> None:
    """What is certain, and one more event: the first that depends on chance, as the seat will hear of it."""
    real = playing.preview_of

    def preview_of(table: Table, seat: int, numbers: list[int]) -> Foretold:
        told, match = real(table, seat, numbers), table.running()
        assert match.seed is not None
        dealer, state = SeededDealer(match.seed, match.dealer.count), match.state.clone()
        state.apply(seat, numbers[0], dealer)
        heard = [event.seen_by(seat) for event in dealer.events] if dealer.picks else []
        return told._replace(events=[*told.events, *heard[len(told.events) : len(told.events) + 1]])

    patch.setattr(playing, "preview_of", preview_of)


def preview_of_the_table_as_it_will_be(patch: pytest.MonkeyPatch) -> None:
    """What the seat will see after its action, chance included."""
    real = playing.preview_of

    def preview_of(table: Table, seat: int, numbers: list[int]) -> Foretold:
        told, match = real(table, seat, numbers), table.running()
        assert match.seed is not None
        state = match.state.clone()
        state.apply(seat, numbers[0], SeededDealer(match.seed, match.dealer.count))
        return told._replace(view=state.view(seat))

    patch.setattr(playing, "preview_of", preview_of)


def preview_by_a_rivals_view(patch: pytest.MonkeyPatch) -> None:
    real = playing.preview_of

    def preview_of(table: Table, seat: int, numbers: list[int]) -> Foretold:
        return real(table, seat, numbers)._replace(view=table.running().view(rival(seat)))

    patch.setattr(playing, "preview_of", preview_of)


def something_made_of_the_seed(patch: pytest.MonkeyPatch) -> None:
    real = summary.summary

    def told_more(table: Table, now: int) -> summary.Summary:
        told = real(table, now)
        match = table.match
        if match is None or match.seed is None:
            return told
        return summary.Summary(replace(told.table, due=fair_pick(match.seed, match.dealer.count, 1000)), told.owing)

    patch.setattr(summary, "summary", told_more)


def refusal_with_a_secret(patch: pytest.MonkeyPatch) -> None:
    def play(table: Table, seat: int, *numbers: int, undo: int = 0) -> list[Body]:
        try:
            return real(table, seat, *numbers, undo=undo)
        except IllegalAction as error:
            view = table.running().view(rival(seat))
            raise IllegalAction(error.message_id, f"{error} {view} {table.running().told}") from None

    real = playing.play
    patch.setattr(playing, "play", play)


def seed_before_the_end(patch: pytest.MonkeyPatch) -> None:
    real = summary.summary

    def told_more(table: Table, now: int) -> summary.Summary:
        told = real(table, now)
        return summary.Summary(replace(told.table, seed=table.seed.hex()), told.owing)

    patch.setattr(summary, "summary", told_more)


def record_before_the_end(patch: pytest.MonkeyPatch) -> None:
    def record(table: Table) -> str:
        return table.running().record(secret=False)

    patch.setattr(Table, "record", record)


LEAKS: tuple[Leak, ...] = (
    events_as_they_were,
    events_of_a_rival,
    view_of_a_rival,
    position_of_a_rival,
    hint_by_a_rivals_view,
    hint_by_the_seed,
    preview_of_what_was_and_will_be,
    preview_of_the_next_draw,
    preview_of_the_table_as_it_will_be,
    preview_by_a_rivals_view,
    something_made_of_the_seed,
    refusal_with_a_secret,
    seed_before_the_end,
    record_before_the_end,
)
