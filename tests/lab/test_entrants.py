"""Who enters the arena: levels and their fractions, and other people's bots as classes and as programs."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from tafelrunde import Action, FastDealer, ImpossibleTable, Match, TableError, View
from tafelrunde.bots.judge import Judge
from tafelrunde.bots.levels import LEVELS, SearchBot
from tafelrunde.core.registry import games, make_game
from tafelrunde.lab import programs
from tafelrunde.lab.entrants import Sitting, read_entrant, read_fraction
from tafelrunde.lab.runners import make_runner
from tafelrunde.lab.tournament import MatchResult, Setup, luck, play_match
from tafelrunde.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent.parent
GAME = make_game("havoc", {})


def search_bot(text: str, fraction: Fraction = Fraction(1)) -> SearchBot:
    bot = read_entrant(text, GAME, fraction).sit(Sitting(GAME, 2, 0, 1, None))
    assert isinstance(bot, SearchBot)
    return bot


def play(player: str, clock: float | None = None, game: str = "druidenwalzer") -> MatchResult:
    """A match against a random bot."""
    players = (read_entrant(player, make_game(game, {})), read_entrant("random", make_game(game, {})))
    return play_match(Setup(game, 2, players, clock=clock, keeps_records=True), 0)


def told(outcome: MatchResult, language: str = "en") -> str:
    """The fault of the first seat, in words."""
    return Words(language).text(outcome.faults[0])


# Levels


def test_levels_and_their_parts() -> None:
    master = LEVELS["master"]
    assert search_bot("master").level == master
    assert search_bot("master", Fraction(1, 16)).level.simulations == master.simulations // 16
    assert search_bot("master", Fraction(1, 16)).level.seconds == master.seconds
    assert search_bot("squire", Fraction(1, 100_000)).level.simulations == 1
    assert search_bot("knight@1/2").level.simulations == LEVELS["knight"].simulations // 2
    assert search_bot("master@2", Fraction(1, 16)).level.simulations == master.simulations // 8


def test_fractions() -> None:
    assert [read_fraction(text) for text in ("2", "0.5", "1/16")] == [2, Fraction(1, 2), Fraction(1, 16)]
    for text in ("0", "0/3", "1/0", "-1", "1e999999999", "half", "", "nan", "1/2/3"):
        assert read_fraction(text) is None


def test_plain_knows_nothing_and_has_the_time_of_a_master() -> None:
    plain = search_bot("plain", Fraction(1, 4))
    assert type(plain.judge) is Judge and not plain.judge.is_wise()
    assert plain.level == search_bot("master", Fraction(1, 4)).level
    assert search_bot("master").judge.is_wise()


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("king", "lab-error-player"),
        ("", "lab-error-player"),
        ("random@2", "lab-error-player"),
        ("master@0", "lab-error-player"),
        ("plain+weights.toml", "lab-error-player"),
        ("master+nowhere.toml", "lab-error-weights"),
        ("no_such_module:Bot", "lab-error-class"),
        ("pathlib:NoSuchClass", "lab-error-class"),
        ("pathlib:Path", "lab-error-no-bot"),
        ("cmd:", "lab-error-command"),
        ("cmd:./no-such-program --flag", "lab-error-command"),
        ("cmd:'half", "lab-error-command"),
    ],
)
def test_nobody_of_that_name(text: str, id: str) -> None:
    with pytest.raises(ImpossibleTable) as caught:
        read_entrant(text, GAME)
    assert caught.value.message_id == id
    assert len({Words(language).error(caught.value) for language in LANGUAGES}) == len(LANGUAGES)


def test_weights_that_nobody_can_read(tmp_path: Path) -> None:
    file = tmp_path / "deep.toml"
    file.write_text("x = " + "[" * 3000, encoding="utf-8")
    with pytest.raises(ImpossibleTable) as caught:
        read_entrant(f"squire+{file}", GAME)
    assert caught.value.message_id == "lab-error-weights"


# Other people's classes


class Last:
    """Always the last legal action."""

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        return legal[-1]


class Curious(Last):
    """Wants to know where it sits."""

    def __init__(self, seat: int, seats: int, seed: int, more: int = 5) -> None:
        assert (seat, seats, more) == (0, 2, 5) and seed > 0


class Greedy(Last):
    """Spoils the list it is given, and raises."""

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        legal.clear()
        raise RuntimeError("out of ideas\nfor good")


class Cheat(Last):
    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        return Action("win")


class Shy(Last):
    def __init__(self) -> None:
        raise OSError("not today")


class Quitter(Last):
    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        sys.exit("enough")


class Killer(Last):
    """Takes its process with it."""

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        os._exit(1)


def test_a_class_of_others_plays() -> None:
    for name in ("Last", "Curious"):
        outcome = play(f"{__name__}:{name}")
        assert outcome.faults == {} and sum(outcome.decisions) == len(Match.load(outcome.record).entries)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Greedy", "raised an exception: RuntimeError: out of ideas"),
        ("Cheat", "chose something that is not among the legal actions: Action(verb='win', what=0, where=0)"),
        ("Quitter", "raised an exception: SystemExit: enough"),
        ("Shy", "raised an exception: OSError: not today"),
    ],
)
def test_a_class_at_fault_loses_and_the_match_goes_on(name: str, says: str) -> None:
    outcome = play(f"{__name__}:{name}")
    assert told(outcome) == f"{__name__}:{name} {says}"
    assert outcome.places == (2, 1) and outcome.shares() == [0.0, 1.0]
    assert Match.load(outcome.record).standings() is not None


def test_a_class_that_ends_its_process_gets_a_sentence() -> None:
    game = make_game("druidenwalzer", {})
    plan = Setup("druidenwalzer", 2, (read_entrant(f"{__name__}:Killer", game), read_entrant("random", game)))
    with pytest.raises(TableError) as caught:
        list(make_runner(jobs=2)(plan, range(2)))
    assert caught.value.message_id == "lab-error-worker"


# Other people's programs

Script = Callable[[str], str]

HELLO = """
import sys, json
ask = lambda: json.loads(sys.stdin.readline())
say = lambda text: print(text, flush=True)
"""
GREETED = HELLO + """ask(); say('{"kind": "hello"}')\n"""


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Script:
    """A player that is a Python program of these lines."""
    monkeypatch.setattr(programs, "GRACE", 0.3)

    def write(text: str) -> str:
        (tmp_path / "bot.py").write_text(text, encoding="utf-8")
        return f"cmd:{sys.executable} -S -E {tmp_path / 'bot.py'}"

    return write


@pytest.mark.parametrize("key", sorted(games()))
def test_the_example_plays_a_whole_match_of_every_game_and_the_same_one_again(key: str) -> None:
    player = f"cmd:{sys.executable} {ROOT / 'examples' / 'line_bot.py'}"
    first, again = play(player, game=key), play(player, game=key)
    assert first.faults == {} and first.record == again.record
    assert first.decisions[0] > 10 and Match.load(first.record).standings() is not None


def test_a_program_is_told_what_its_seat_knows_and_how_it_ended(script: Script, tmp_path: Path) -> None:
    kept = tmp_path / "heard.txt"
    loop = (
        f"heard = open({str(kept)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    heard.write(line); heard.flush(); told = json.loads(line)\n"
        "    if told['kind'] == 'bye': break\n"
        "    print(json.dumps({'action': told['legal'][0]}) if told['kind'] == 'decide' else line, flush=True)\n"
    )
    outcome = play(script(HELLO + loop), clock=60.0)
    assert outcome.faults == {}
    lines = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    assert [line["kind"] for line in lines] == ["hello", *["decide"] * (len(lines) - 2), "bye"]
    hello, first = lines[0], lines[1]
    assert (hello["protocol"], hello["game"], hello["seats"], hello["seat"]) == (1, "druidenwalzer", 2, 0)
    match = Match.new("druidenwalzer", 2, "1/0")
    assert first["legal"] == [match.game.action_name(action) for action in match.legal(0)]
    assert first["view"]["seat"] == 0 and first["seconds"] == 60.0
    assert first["position"] == match.game.position(match.view(0))
    assert lines[-1]["places"] == list(outcome.places)


FAULTS = {
    "crash": (GREETED + "ask(); raise ValueError('no idea')", "ended in the middle of the match: ValueError: no idea"),
    "exit": (GREETED + "ask(); sys.exit(3)", "ended in the middle of the match: 3"),
    "illegal": (
        GREETED + 'ask(); say(\'{"action": "win"}\')',
        'chose something that is not among the legal actions: "win"',
    ),
    "nonsense": (GREETED + "ask(); say('win!')", "answered with something that is not a JSON object: win!"),
    "hang": (GREETED + "ask()", "did not answer within 0.3 seconds."),
    "greeting": (HELLO + "ask(); say('{}')", 'did not answer the greeting with a line such as {"kind": "hello"}.'),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_at_fault_loses_and_is_ended(script: Script, fault: str) -> None:
    lines, says = FAULTS[fault]
    player = script(lines + "\nsys.stdin.read()\n")
    outcome = play(player, clock=0.3 if fault == "hang" else None)
    assert told(outcome) == f"{player} {says}"
    assert outcome.places == (2, 1) and outcome.shares() == [0.0, 1.0]
    assert len({told(outcome, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert not programs.RUNNING


def test_a_program_that_does_not_leave_is_ended(script: Script) -> None:
    lines = (
        "import time\n"
        "while (told := ask())['kind'] != 'bye':\n"
        "    say(json.dumps({'action': told['legal'][0]}))\n"
        "time.sleep(60)\n"
    )
    assert play(script(GREETED + lines)).faults == {} and not programs.RUNNING


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "line_bot.py").read_text(encoding="utf-8").splitlines()) <= 30


def test_luck_is_its_own_in_every_match_and_seat() -> None:
    setup = Setup("havoc", 2, (read_entrant("random", GAME),) * 2)
    seeds = {luck(setup, number, seat) for number in range(20) for seat in range(2)}
    assert len(seeds) == 40 and all(FastDealer(seed).pick(5) < 5 for seed in seeds)
