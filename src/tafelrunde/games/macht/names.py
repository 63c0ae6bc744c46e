"""What the things of Macht & Ohnmacht are called: markers, symbols, pieces and regions, as messages."""

from __future__ import annotations

from tafelrunde.core.messages import Message, message
from tafelrunde.games.macht.components import KNIGHT, MAGE, MARKER_KEYS, REGION_NAMES, SYMBOL_KEYS


def region_name(region: int) -> str:
    """A region has the same name in every language."""
    return REGION_NAMES[region]


def symbol_name(symbol: int) -> Message:
    return message(f"macht-symbol-{SYMBOL_KEYS[symbol]}")


def marker_label(marker: int) -> Message:
    """A marker by its bare name, for lists and labels."""
    return message(f"macht-marker-{MARKER_KEYS[marker]}")


def the_marker(marker: int) -> Message:
    """A marker as the object of a sentence."""
    return message(f"macht-the-{MARKER_KEYS[marker]}")


def counted_markers(counts: tuple[int, ...]) -> tuple[Message, ...]:
    """A list of markers, equal ones counted."""
    return counted([marker_label(at) for at in range(len(counts))], counts)


def counted_symbols(counts: tuple[int, ...]) -> tuple[Message, ...]:
    """A list of symbols, equal ones counted."""
    return counted([symbol_name(at) for at in range(len(counts))], counts)


def counted(labels: list[Message], counts: tuple[int, ...]) -> tuple[Message, ...]:
    found: list[Message] = []
    for label, count in zip(labels, counts, strict=True):
        if count == 1:
            found.append(label)
        elif count > 1:
            found.append(message("macht-times", count=count, what=label))
    return tuple(found)


def pieces_label(knights: int, mages: int) -> tuple[Message, ...]:
    """Pieces by their bare number, for lists and labels."""
    found: list[Message] = []
    if knights:
        found.append(message("macht-knights", count=knights))
    if mages:
        found.append(message("macht-mages", count=mages))
    return tuple(found)


def some_pieces(knights: int, mages: int) -> tuple[Message, ...]:
    """Pieces as the object of a sentence."""
    found: list[Message] = []
    if knights:
        found.append(message("macht-some-knights", count=knights))
    if mages:
        found.append(message("macht-some-mages", count=mages))
    return tuple(found)


def some_of(kind: int, count: int) -> tuple[Message, ...]:
    """This many pieces of one kind as the object of a sentence."""
    return some_pieces(count, 0) if kind == KNIGHT else some_pieces(0, count)


def one_of(kind: int) -> tuple[Message, ...]:
    """A piece of one kind as the object of a sentence."""
    return some_of(kind, 1)


def label_of(kind: int, count: int) -> tuple[Message, ...]:
    """This many pieces of one kind by their bare number."""
    return pieces_label(count, 0) if kind == KNIGHT else pieces_label(0, count)


def cycle_word(kind: int) -> str:
    """What the catalogues select by: `magic` or `sword`."""
    return "magic" if kind == MAGE else "sword"
