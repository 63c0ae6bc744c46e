"""Terminal play: a newcomer at the keyboard."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from tafelrunde import Match
from tafelrunde.bots.levels import LEVELS
from tafelrunde.core.registry import games
from tafelrunde.words import LANGUAGES
from tests.cli.conftest import Run

SEEDED = "play havoc --seed 5"


def test_a_whole_match_by_always_choosing_one(run: Run, saves: Path) -> None:
    told = run(f"{SEEDED} --seats 3 --bots greedy", *["1"] * 900)
    assert told.code == 0 and told.err == ""
    path = next(saves.glob("*.tafel"))
    match = Match.load(path.read_text())
    assert match.standings() is not None and match.seats == 3
    end = told.out[told.out.index("The match is over.") :].replace("\n", "")  # a long path is broken into lines
    assert match.commitment in end and match.seed is not None and match.seed.hex() in end and str(path) in end
    assert "\x1b" not in told.out


@pytest.mark.parametrize("key", sorted(games()))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", ["40", "60", "100"])
def test_no_line_is_wider_than_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, key: str, language: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    told = run(f"play {key} --seed 5 --seats 2 --bots random --lang {language}", *["1", "2", "1?"] * 12)
    assert told.code == 0 and told.err == ""
    wide = [line for line in told.out.splitlines() if len(line) > int(columns)]
    assert [line for line in wide if " " in line.strip() or ".tafel" not in line] == []  # but a path is never broken


@pytest.mark.parametrize("key", sorted(games()))
def test_every_game_is_played_to_its_end(run: Run, saves: Path, key: str) -> None:
    assert "The match is over." in run(f"play {key} --seed 3 --seats 2 --bots random --lang en", *["1"] * 2000).out
    assert run(f"verify {next(saves.glob('*.tafel'))}").code == 0


def test_position_prompt_rules_and_numbered_choices(run: Run) -> None:
    told = run(SEEDED)
    assert re.search(r"^> Marian, you +0 +0 +8$", told.out, re.MULTILINE)
    assert re.search(r"^YOUR TURN +Recruit or cry Havoc\. +H109$", told.out, re.MULTILINE)
    assert "  1) Recruit   2) Cry Havoc" in told.out
    assert "u undo   t hint   r rules   s save   l log   v view   h help   q leave" in told.out


def test_number_notation_prefix_and_words_mean_the_same(run: Run) -> None:
    said = {run(SEEDED, typed).words().split("choose> ")[2] for typed in ("1", "recruit", "rec", "RECRUIT ")}
    assert len(said) == 1
    taken = [run(SEEDED, "1", typed).words() for typed in ("take g12", "green 12", "take green 12", "g12")]
    assert all("You took green 12 from the recruits." in words for words in taken)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Nothing was chosen; type a number from 1 to 2, or h for help."),
        ("0", "There is no choice 0; they go from 1 to 2."),
        ("99", "There is no choice 99; they go from 1 to 2."),
        ("²", "'²' is not one of the choices; type a number, or h for help."),
        ("foo", "'foo' is not one of the choices; type a number, or h for help."),
        ("lay b9", "'lay b9' cannot be done now."),
        ("foo?", "'foo' is not one of the choices; type a number, or h for help."),
        ("r H999", "'Havoc: The Hundred Years War' has no rule H999; its rules are numbered H…, J…."),
        ("r qqq", "No rule and no glossary entry mentions 'qqq'."),
        ("u", "There is nothing to take back: what you did last is final."),
        ("l many", "'many' is not a number of lines."),
        ("s {path}", "The file '{path}' cannot be written"),
    ],
)
def test_bad_input_gets_one_sentence_and_loses_nothing(run: Run, saves: Path, typed: str, sentence: str) -> None:
    blocker = saves.parent.parent / "file"
    blocker.write_text("")
    path = str(blocker / "no directory")
    told = run(SEEDED, typed.replace("{path}", path))
    answer = told.out.split("choose> ", 1)[1].split("choose> ")[0]
    assert sentence.replace("{path}", path) in re.sub(r"\s+", " ", answer)
    assert Match.load(next(saves.glob("*.tafel")).read_text()).entries == []


def test_what_fits_several_choices_is_asked_again(run: Run) -> None:
    told = run(SEEDED, "1", "take")
    assert "'take' fits 3 choices: 2) Take orange 3, 3) Take green 3, 4) Take green 12" in told.words()


def test_undo_until_something_was_learned(run: Run, saves: Path) -> None:
    told = run(SEEDED, "recruit", "take g12", "u", "take o3", "undo", "u")
    assert told.out.count("Taken back.") == 3
    assert Match.load(next(saves.glob("*.tafel")).read_text()).entries == []
    assert "There is nothing to take back" in run(SEEDED, "recruit", "draw", "u").out


def test_a_preview_shows_what_is_certain_and_plays_nothing(run: Run, saves: Path) -> None:
    told = run(SEEDED, "1?", "havoc", "lay o2?", "lay o2", "g2?")
    answers = told.out.split("choose> ")
    assert "Certain to follow:" in answers[1] and "You turn the peace card to 1." in answers[1]
    assert "You lay orange 2." in answers[3]
    assert "pair of twos" in answers[5]  # how the table would lie
    assert len(Match.load(next(saves.glob("*.tafel")).read_text()).entries) == 2
    assert "Nothing is certain about it before it is done." in run(SEEDED, "1", "draw?").out


def test_a_hint_is_what_a_master_would_do(run: Run) -> None:
    told = run(f"{SEEDED} --seats 2", "t", "1").words()
    assert "A master would choose: Recruit (chance of winning" in told or "A master would choose: Cry Havoc" in told
    assert "Egy mester választása: „" in run(f"{SEEDED} --seats 2 --lang hu", "t").words()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Konrad: 16 of 250 simulations in the time there is"),
        ("de", "Konrad: 16 von 250 Simulationen in der Bedenkzeit"),
        ("hu", "Konrad: a gondolkodási időbe 250 szimulációból 16 fér bele"),
    ],
)
def test_bots_say_how_much_of_their_search_they_get_done(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    """Once, as long as it stays the same."""
    monkeypatch.setitem(LEVELS, "knight", LEVELS["knight"]._replace(seconds=0.0))
    told = run(f"{SEEDED} --seats 2 --lang {language}", *["1"] * 60)
    assert told.words().count(sentence) == 1


def test_rules_view_log_and_help_at_the_table(run: Run) -> None:
    told = run(SEEDED, "r", "r h22", "r peacekeeper", "v", "l", "l 3", "h")
    asked, rule, word, view, log, three, page = told.out.split("choose> ")[1:8]
    assert "H109  Turns go clockwise." in asked and "H107" in asked
    assert rule.startswith("r h22\nH22  ")
    assert "Peacekeeper: the player with the peace card." in word and "H108" in word
    assert "Your hand: " in view and "2) Cry Havoc" in view
    assert "You were dealt" in log and "Konrad was dealt 7 cards." in log
    assert "earlier events are left out" in three
    assert "Recruit (recruit)" in page and "Cry Havoc (havoc)" in page


def test_keys_are_words_of_the_language(run: Run) -> None:
    told = run(f"{SEEDED} --lang de", "anwerben", "zurück", "Hilfe", "gehen")
    assert "Zurückgenommen." in told.out and "Kurzschrift" in told.out and told.code == 0
    assert "Fortsetzen mit: tafelrunde play --load" in told.words()
    assert "Visszavonva." in run(f"{SEEDED} --lang hu", "újoncoz", "vissza").out


def test_a_choice_with_a_no_break_space_can_be_typed(run: Run) -> None:
    told = run("play druidenwalzer --seed 5 --lang hu", "1", "állítsd a fekete druidát a hold 2. fájához").words()
    assert "Odaállítottad a fekete druidát a Hold 2. fájához." in told


def test_leaving_keeps_the_match_and_says_how_to_go_on(run: Run, saves: Path) -> None:
    told = run(SEEDED, "1", "q")
    path = next(saves.glob("*.tafel"))
    assert told.code == 0 and f"tafelrunde play --load {path}" in told.words()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert "secret: " in path.read_text()
    assert list(saves.glob(".*")) == []


def test_the_same_match_whether_interrupted_or_not(run: Run, saves: Path) -> None:
    command = "play havoc --seats 2 --seed 5 --bots random"
    assert run(command, *["1"] * 600).code == 0
    path = next(saves.glob("*.tafel"))
    whole = path.read_text()
    path.unlink()
    run(command, "1", "1")
    while "\nstandings: " not in path.read_text():
        run(f"play --load {path}", *["1"] * 7)
    assert path.read_text() == whole


def test_an_unfinished_match_is_offered(run: Run) -> None:
    run(SEEDED, "1", "q")
    told = run("play", "perhaps", "y")
    assert "There is an unfinished match: Havoc: The Hundred Years War, 4 seats, 1 entry" in told.words()
    assert "Please type yes or no." in told.out
    assert "Get the first of two cards" in told.out
    fresh = run("play havoc", "n")
    assert "Recruit or cry Havoc." in fresh.out and "Get the first of two cards" not in fresh.out


def test_what_happened_is_told_again_after_a_break(run: Run, saves: Path) -> None:
    run(f"{SEEDED} --bots greedy", "1", "1", "1", "1", "q")
    told = run(f"play --load {next(saves.glob('*.tafel'))}")
    assert "Since your last turn" in told.out and "Konrad" in told.out.split("Since your last turn")[1]


def test_a_copy_is_saved_and_nothing_else_is_overwritten(run: Run, tmp_path: Path) -> None:
    copy, letter = tmp_path / "copy.tafel", tmp_path / "letter.txt"
    letter.write_text("Dear Anita")
    told = run(SEEDED, "1", f"s {copy}", f"s {letter}", "s")
    assert f"Saved in {copy}." in told.words()
    assert f"The file '{letter}' holds something else already; choose another name." in told.words()
    assert letter.read_text() == "Dear Anita"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert len(Match.load(copy.read_text()).entries) == 1
    refused = run(f"play havoc --seed 6 --save {letter}")
    assert refused.code == 1 and "holds something else already" in refused.err


def test_a_match_goes_on_when_it_cannot_be_kept(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocker = tmp_path / "blocker"
    blocker.write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(blocker))
    told = run(SEEDED, "1", "take g12")
    assert told.out.count("cannot be written") == 1 and "You took green 12" in told.out


def test_load_refuses_what_is_no_running_match(run: Run, saves: Path, tmp_path: Path) -> None:
    assert run("play --load /nowhere.tafel").err.startswith("The file '/nowhere.tafel' cannot be read")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anita")
    told = run(f"play --load {letter}")
    assert told.code == 1 and told.err.startswith("Line 1: this is not a Tafelrunde record")
    run(SEEDED, "1", "q")
    path = next(saves.glob("*.tafel"))
    path.write_text(re.sub(r"secret: .*\n", "", path.read_text()))
    told = run(f"play --load {path}")
    assert told.code == 2 and told.err == "This record holds no seed, so the match cannot go on.\n"


def test_a_finished_match_is_shown_when_loaded(run: Run, record: Path) -> None:
    told = run(f"play --load {record}")
    assert told.code == 0 and "The match is over." in told.out


def test_people_share_a_keyboard_without_seeing_each_other(run: Run) -> None:
    told = run("play havoc --seats 2 --humans 1,2 --seed 5 --names Anita,Béla", "", "havoc", "1", "1", "stand", "", "v")
    before, after = told.out.split("Béla is next. Press Enter when only Béla can see the screen.")
    assert "Anita is next." in before
    hand = re.findall(r"Your hand: (.*)", before)[0]
    assert hand not in after
    assert "Béla, you" in after and "Béla, you" not in before
    assert "Konrad" not in told.out


def test_another_seat_other_bots_options_and_names(run: Run, saves: Path) -> None:
    told = run("play havoc --seats 3 --seat 3 --bots random --option john_of_gaunt=extra --names A,B,C --seed 1")
    match = Match.load(next(saves.glob("*.tafel")).read_text())
    assert match.names == ["A (random bot)", "B (random bot)", "C"]
    assert match.game.chosen["john_of_gaunt"] == "extra"
    assert (
        "> C, you" in told.out
        and "Seat 3: C" in told.out
        and "A, a bot (random)" in told.out
        and "John of Gaunt" in told.out
    )


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play nope", "There is no game 'nope'; there are: "),
        ("play havoc --seats 9", "havoc is for 2 to 6 seats, not for 9."),
        ("play havoc --seats many", "--seats needs a number, not 'many'."),
        ("play havoc --seat 5", "There is no seat 5 at a table of 4."),
        ("play havoc --seat 0", "There is no seat 0 at a table of 4."),
        ("play havoc --humans 1,x", "--humans needs a number, not 'x'."),
        (
            "play havoc --bots wise",
            "There are no bots called 'wise'; there are: squire, knight, baron, master, grandmaster, greedy, random.",
        ),
        ("play havoc --option peace", "An option is given as NAME=VALUE, not as 'peace'. There are: battle_order="),
        ("play havoc --option peace=1", "havoc has no option 'peace'; it has: "),
        ("play havoc --option peace_card=3", "Option 'peace_card' must be one of: seats, fast; it is '3'."),
        ("play havoc --names A,B", "4 seats need 4 names, but there are 2."),
        ("play havoc --names A,,C,D", "'' is not a name"),
    ],
)
def test_an_impossible_table_gets_a_sentence(run: Run, saves: Path, command: str, sentence: str) -> None:
    told = run(command)
    assert told.code in (1, 2) and told.err.startswith(sentence) and told.err.count("\n") == 1
    assert not saves.exists()


def test_without_a_game_it_lists_them_and_asks(run: Run) -> None:
    told = run("play", "", "zzz", "hav")
    assert "Which game?" in told.out and told.words().count("or the beginning of") == 2
    assert "Recruit or cry Havoc." in told.out


def test_plain_has_no_columns_and_no_lines(run: Run) -> None:
    told = run(f"{SEEDED} --plain", "1")
    assert "─" not in told.out and "¶" not in told.out
    assert "\n  1) Recruit\n  2) Cry Havoc\n" in told.out
    assert "\n> Marian, you\n    Points: 0; Battles won: 0; Cards: 8\n" in told.out
