"""Events: what happened, in the past tense. Log lines, animations and the screen-reader text are made from them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tafelrunde.core.seats import Seat


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Event:
    """Games derive one small final class for each thing that can happen: one takes 10 ns, so rules simply tell it."""

    def seen_by(self, seat: Seat) -> Event:
        """This event as that seat, or ONLOOKER, may hear of it: unchanged unless part of it is secret."""
        return self

    def reveals(self) -> bool:
        """Whether the acting seat learned something new: that cannot be undone."""
        return False

    def __repr__(self) -> str:
        told = ", ".join([f"{name}={value!r}" for name, value in fields(self).items()])
        return f"{type(self).__name__}({told})"


def fields(event: Event) -> dict[str, object]:
    """What an event tells, by name: the same in both builds, where native classes have no `__dict__`."""
    declared = [name for cls in type(event).__mro__ for name in getattr(cls, "__mypyc_attrs__", ())]
    names = sorted(set(declared or getattr(event, "__dict__", [])))
    return {name: getattr(event, name) for name in names if not name.startswith("__")}
