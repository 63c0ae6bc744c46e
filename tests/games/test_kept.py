"""A version that is kept is the game as it was: rules, view, what is shown, words and judge."""

from __future__ import annotations

import pickle
import random
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.bots.judge import Judge
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.questions import Question, advise, decide
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.registry import VERSIONS, edition, edition_of, games, is_kept, make_game
from tafelrunde.server.settings import Settings
from tafelrunde.server.versions import freeze, kept_editions, open_versions
from tafelrunde.words import LANGUAGES, Words
from tafelrunde.words.catalogues import catalogue_source
from tafelrunde.words.rulebook import read_rulebook

KEYS = list(games())


@pytest.fixture
def versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A directory of versions, known only as long as the test runs."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == VERSIONS]:
        del sys.modules[name]
    for known in (catalogue_source, read_rulebook):
        known.cache_clear()


def keep(key: str, versions: Path) -> Game:
    """The game of this key, kept and found again."""
    assert freeze(key, versions) is not None
    assert freeze(key, versions) is None, "It is kept already."
    settings = Settings(versions=str(versions))
    open_versions(settings)
    (name,) = kept_editions(settings)
    return make_game(name, {})


@pytest.mark.parametrize("key", KEYS)
def test_a_kept_game_plays_shows_and_tells_the_same(key: str, versions: Path) -> None:
    today = make_game(key, {})
    kept = keep(key, versions)
    assert type(kept) is not type(today) and edition_of(kept) == f"{key}_{today.version}" and edition_of(today) == key
    chance = random.Random(7)
    one, other = [Match.new(game, max(today.seats), 7) for game in (today, kept)]
    while one.to_act() and len(one.entries) < 150:
        seat = one.to_act()[0]
        assert other.to_act() == one.to_act() and other.legal(seat) == one.legal(seat)
        views = one.view(seat), other.view(seat)
        assert repr(views[0]) == repr(views[1]) and repr(today.shown(views[0])) == repr(kept.shown(views[1]))
        assert today.tell_position(views[0]) == kept.tell_position(views[1])
        action = chance.choice(one.legal(seat))
        one.play(seat, action)
        other.play(seat, action)
    assert one.record() == other.record()


@pytest.mark.parametrize("key", KEYS)
def test_the_words_and_the_rulebook_are_those_of_the_time(key: str, versions: Path) -> None:
    name = edition_of(keep(key, versions))
    for language in LANGUAGES:
        assert Words(language, edition=name).catalogue.text(f"{key}-title", {}) == read_rulebook(name, language).title
        told, own = catalogue_source(name, language), catalogue_source(key, language)
        assert told.count(f"\n{name}-") == own.count(f"\n{key}-") and f"\n{key}-" not in told
        assert f"{{ {key}-" not in told, "What a message mentions is renamed with it."


@pytest.mark.parametrize("key", KEYS)
def test_bots_and_hints_know_a_kept_game(key: str, versions: Path) -> None:
    kept = keep(key, versions)
    assert type(judge_of(kept)).__module__ == f"{VERSIONS}.{edition_of(kept)}.judge"
    match = Match.new(kept, min(kept.seats), 3)
    seat = match.to_act()[0]
    legal = tuple([kept.catalogue.number(action) for action in match.legal(seat)])
    asked = Question(edition_of(kept), dict(kept.chosen), match.view(seat), legal, "squire", 5, 0.2)
    sent = pickle.loads(pickle.dumps(asked))  # as to a worker
    assert decide(sent).number in legal
    assert advise(sent).action in match.legal(seat)


def test_a_judge_that_no_longer_fits_gives_way(versions: Path) -> None:
    path = freeze("druidenwalzer", versions)
    assert path is not None
    with zipfile.ZipFile(path) as pack:
        texts = {name: pack.read(name) for name in pack.namelist()}
    with zipfile.ZipFile(path, "w") as pack:
        for name, text in texts.items():
            pack.writestr(name, text.replace(b"tafelrunde.bots.judge import", b"tafelrunde.bots.gone import"))
    open_versions(Settings(versions=str(versions)))
    assert type(judge_of(make_game("druidenwalzer_1", {}))) is Judge


@pytest.mark.parametrize("name", ["havoc_99", "nothing_1", "havoc", "os.path_1", "../havoc_1", "havoc_1.game"])
def test_what_is_not_kept_is_not_found(name: str) -> None:
    assert not is_kept(name)


def test_a_version_that_is_missing_is_named() -> None:
    with pytest.raises(ImpossibleTable, match=r"Version 99 of the rules of havoc is not kept here\."):
        edition("havoc", 99)
    assert edition("havoc", make_game("havoc", {}).version) == "havoc"
