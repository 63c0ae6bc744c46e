"""Replay and verify."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde import Match
from tests.cli.conftest import Run


def test_a_good_record_is_verified(run: Run, record: Path) -> None:
    match = Match.load(record.read_text())
    picks = len(match.deal) + sum(len(entry.picks) for entry in match.entries)
    told = run(f"verify {record}")
    assert told.code == 0 and told.err == ""
    assert f"All {picks} random draws follow from the seed." in told.out
    assert f"All {len(match.entries)} entries keep the rules" in told.words()
    assert match.commitment in told.out


def test_a_stacked_deal_is_found_without_the_rules(run: Run, record: Path) -> None:
    text = record.read_text()
    found = re.search(r"^deal: (\d+)/(\d+)", text, re.MULTILINE)
    assert found is not None
    other = (int(found[1]) + 1) % int(found[2])
    record.write_text(text.replace(found[0], f"deal: {other}/{found[2]}", 1))
    told = run(f"verify {record}")
    assert told.code == 1 and re.match(r"Line \d+: random draw 0 \(.*\) does not follow from the seed\.\n$", told.err)


def test_an_illegal_entry_is_found_by_the_rules(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace("0: recruit\n", "0: pass\n", 1))
    told = run(f"verify {record}")
    assert told.code == 1 and re.match(r"Line \d+: Seat 0 may not play 'pass' now\.\n$", told.err)
    assert "random draws follow" in told.out


def test_another_seed_is_found(run: Run, record: Path) -> None:
    record.write_text(re.sub(r"^seed: .*$", "seed: 00", record.read_text(), flags=re.MULTILINE))
    told = run(f"verify {record} --lang de")
    assert (told.code, told.out) == (1, "")
    assert re.fullmatch(r"Zeile \d+: Der Startwert ist nicht der, der zu Beginn hinterlegt wurde\.\n", told.err)


def test_a_running_match_cannot_be_verified_yet(run: Run, saves: Path) -> None:
    run("play havoc --seed 5", "1", "q")
    told = run(f"verify {next(saves.glob('*.tafel'))}")
    assert told.code == 1
    assert told.err == "Line 1: the seed is not published yet, so the deal cannot be verified.\n"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_broken_foreign_and_missing_files_get_a_sentence(run: Run, record: Path, tmp_path: Path, command: str) -> None:
    assert run(f"{command} {tmp_path}/none").err.startswith(f"The file '{tmp_path}/none' cannot be read")
    record.write_text("\n".join(record.read_text().splitlines()[:20]))
    cut = run(f"{command} {record}")
    assert cut.code == 1 and cut.err.startswith("Line 20: the record breaks off here")
    record.write_bytes(b"\xff\xfe\x00")
    assert run(f"{command} {record}").err.startswith("Line 1: this is not a Tafelrunde record")


def test_replay_tells_a_seat_only_what_it_saw(run: Run, record: Path) -> None:
    own, other, onlooker, all_open = [
        run(f"replay {record} {how}").out for how in ("--seat 1", "--seat 2", "", "--open")
    ]
    assert re.search(r"^You recruit\n +1  You turned the peace card to 1\. ", own, re.MULTILINE)
    assert re.search(r"^Marian recruits\n +1  Marian turned the peace card to 1\. ", other, re.MULTILINE)
    assert len(re.findall("Marian was dealt a card", onlooker)) >= 1
    assert "dealt a card" not in all_open
    dealt = re.findall(r"You were dealt (.*?)\.", own)
    assert dealt and all(f"Marian was dealt {cards}." in all_open for cards in dealt)
    assert not re.search(r"Marian was dealt (?!a card|\d+ cards)", other + onlooker)
    for out in (own, other, onlooker, all_open):
        assert "place  name" in out


def test_replay_steps_and_shows_positions_on_demand(run: Run, record: Path) -> None:
    last = len(Match.load(record.read_text()).entries)
    told = run(f"replay {record} --seat 1 --step", "", "v", "9999", "foo", str(last))
    parts = told.out.split("q> ")
    assert re.match(r"\nYou recruit\n +1  You turned the peace card", parts[1])
    assert "Your hand: " in parts[2] and "peace card at 1" in parts[2]
    assert "'9999' means nothing here" in parts[3] and "'foo' means nothing here" in parts[4]
    assert "place  name" in parts[5] and told.code == 0
    assert run(f"replay {record} --step", "q").code == 0
    assert run(f"replay {record} --step").code == 0
    assert run(f"replay {record} --step --open", "v").out.count("Your hand: ") == 2


def test_replay_of_a_running_match(run: Run, saves: Path) -> None:
    run("play havoc --seed 5", "1", "1", "q")
    told = run(f"replay {next(saves.glob('*.tafel'))}")
    assert "The match is not over yet." in told.out


def test_replay_refuses_seats_that_are_not_there(run: Run, record: Path) -> None:
    assert run(f"replay {record} --seat 3").err == "There is no seat 3 at a table of 2.\n"
    assert run(f"replay {record} --seat 1 --open").err == "--seat and --open exclude each other.\n"
