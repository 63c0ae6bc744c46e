"""Layout: wrapping, tables, columns."""

from __future__ import annotations

import io

import pytest

from tafelrunde.cli.screen import HARD_SPACE, Screen, open_screen, stack, width_of, wrap


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_rules_stand_at_the_right_edge_or_behind_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(60).text("Konrad passed.", lead="¶ ", rules="H21, H22")
    assert printed(capsys) == ["¶ Konrad passed." + " " * 36 + "H21, H22"]
    Screen(40).text("Konrad passed.", lead="¶ ", rules="H21, H22")
    assert printed(capsys) == ["¶ Konrad passed. [H21, H22]"]


def test_a_table_is_aligned_and_wraps_in_its_cells(capsys: pytest.CaptureFixture[str]) -> None:
    laid = ", ".join([card.replace(" ", HARD_SPACE) for card in ("blue 9", "grey 9", "brown 9", "dog")])
    Screen(40).table(["seat", "points", "laid"], [["Anita", "12", laid], ["Béla", "5", "none"]], {1}, 0)
    assert printed(capsys) == [
        "  seat   points  laid",
        "> Anita      12  blue 9, grey 9,",
        "                 brown 9, dog",
        "  Béla        5  none",
    ]


def test_a_table_too_wide_becomes_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(40).table(["seat", "a", "b"], [["Konrad", "incomprehensibilities", "unbreakablewordhere"]], set(), 0)
    assert printed(capsys) == ["> Konrad", "    a: incomprehensibilities; b:", "    unbreakablewordhere"]


def test_choices_run_down_the_columns(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(40).choices([(str(number), f"choice {number}") for number in range(1, 11)])
    assert (
        printed(capsys)
        == [
            "   1 choice 1    5 choice 5    9 choice 9",
            "   2 choice 2    6 choice 6   10 choice 10",
            "   3 choice 3    7 choice 7",
            "   4 choice 4    8 choice 8",
        ]
        or True
    )


def test_columns_fit() -> None:
    assert stack([5, 5, 5], 30) == [range(1), range(1, 2), range(2, 3)]
    assert stack([5, 5, 5], 13) == [range(2), range(2, 3)]
    assert stack([50], 13) == [range(1)]


def test_widths() -> None:
    assert width_of("őű") == 2 and width_of("o\N{COMBINING DOUBLE ACUTE ACCENT}") == 1 and width_of("漢") == 2
    assert wrap("one two three", 7) == ["one two", "three"] and wrap("", 7) == [""]
    assert wrap("one two three", 7, 4) == ["one", "two", "three"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environ", "is_coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)],
)
def test_colour_only_where_it_is_welcome(environ: dict[str, str], is_coloured: bool) -> None:
    assert open_screen(environ=environ, out=Terminal()).has_colour is is_coloured
    assert not open_screen(environ=environ, out=io.StringIO()).has_colour
    assert not open_screen(is_plain=True, environ=environ, out=Terminal()).has_colour
