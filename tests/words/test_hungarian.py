"""Hungarian keeps its house rules: one word for one thing, endings and articles that fit what is put in, persons."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tafelrunde.core.registry import make_game
from tafelrunde.games.druidenwalzer.events import Danced, Laid, SignHung, SignsReturned
from tafelrunde.games.druidenwalzer.notation import parse_place, parse_spirit
from tafelrunde.games.macht.events import PiecesLost
from tafelrunde.words import Words
from tests.words.catalogue_files import PACKAGE

ROOT = Path(__file__).parents[2]
PLACES = (PACKAGE, ROOT / "web" / "src", ROOT / "examples")
CATALOGUES = sorted(path for place in PLACES for path in place.rglob("*.hu.ftl") if "node_modules" not in path.parts)
RULEBOOKS = sorted(path for place in PLACES for path in place.rglob("rulebook.hu.md"))

ANOTHER_WORD = {
    r"\bparti(k|t|nak|ban)?\b": "játszma",
    r"\bkiszolgáló": "szerver",
    r"\b[Kk]érjük\b": "kérlek",
    r"\bapród": "fegyvernök",
    r"\bfeljegyz": "jegyzőkönyv",
    r"\b[Tt]anács": "tipp",
    r"\(különben\b": "alapérték",
    r"\bbecsületes": "tisztességes",
    r"\bTe következel\b": "Te jössz",
    r"\blepecsétel": "titkos, rögzített",
    r"\bHavoc!-|\bhavocot\b": "Havocot",
    r"\bkutya": "eb",
    r"\brablóhadjárat": "rablóportya",
    r"\b[Hh]ull[aá]t rabol": "hullarablás",
    r"\btávol marad": "kimarad",
    r"\baktiválás|\baktiválhat": "bevet",
    r"\b[Tt]artalék jelző": "félretett jelző",
    r"\bóra járás": "az óramutató járása",
    r"\bEzüst Kígyó": "Ezüstkígyó",
    r"\bkiértékelésre kerül|\bmentésre kerül|\bmegtörtént\b": "a verb",
    r"\b[Ss]zámodra\b|\bszámára\b": "a case",
    r"\b(írjatok|felejtsetek|értékelnétek|válasszatok|ti)\b": "one person",
    r"\bellenfeles": "az ellenfél …",
    r"\b[Tt]egyél\b|\b[Vv]egyél\b": "tégy, végy",
}
"""What is not said in any text of the house, and what is said instead."""

OWN_WORDS = {
    "macht": {r"\b[Bb]ábu": "egység", r"\bebben a forduló": "kör", r"\b[Nn]yílt lapk": "kínálat"},
    "druidenwalzer": {r"\belesett|\belesik": "elveszett, megszerez", r"\b(balra|jobbra) fordul\w* \{": "óramutató"},
    "havoc": {r"\bforduló(d|ja|k|t)?\b": "kör", r"\babbahagy": "befejez"},
    "maginor": {r"\b[Oo]rákulum|\b[Jj]óshely": "Mindentudó", r"\bvízjel": "vízmező"},
}
"""What is not said in a catalogue of one game, because its rulebook has another word."""

CLOSED = {"card", "spirit", "most", "slot"}
"""Values whose first sound is known: suits, directions, small numbers beside their exceptions."""

NUMBERS = "actions|count|cubes|laid|left|matches|minutes|most|picks|points|room|seats|seconds|slots|votes"


def texts(path: Path) -> dict[str, str]:
    """The patterns of a catalogue as written, by the id of the message; the form `.you` has an id of its own."""
    return {id: text for id, (text, _) in patterns(path).items()}


@cache
def patterns(path: Path) -> dict[str, tuple[str, ast.Pattern]]:
    source = path.read_text(encoding="utf-8")
    found: dict[str, tuple[str, ast.Pattern]] = {}
    for entry in FluentParser(with_spans=True).parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
        for id, pattern in parts:
            assert pattern is not None and pattern.span is not None
            found[id] = (source[pattern.span.start : pattern.span.end], pattern)
    return found


def found_in(path: Path, words: dict[str, str]) -> list[str]:
    said = texts(path) if path.suffix == ".ftl" else {"": path.read_text(encoding="utf-8")}
    return [
        f"{path.relative_to(ROOT)} {id}: {match[0]!r}, better: {better}"
        for id, text in said.items()
        for word, better in words.items()
        if (match := re.search(word, text))
    ]


@pytest.mark.parametrize("path", [*CATALOGUES, *RULEBOOKS], ids=lambda path: str(path.relative_to(ROOT)))
def test_one_thing_has_one_word(path: Path) -> None:
    assert found_in(path, ANOTHER_WORD) == []


@pytest.mark.parametrize("game", OWN_WORDS)
def test_boards_and_chronicles_use_the_words_of_the_rules(game: str) -> None:
    own = [path for path in CATALOGUES if path.parent.name == game]
    teaching = ("lessons.hu.ftl", "companion.hu.ftl", "exercises.hu.ftl")
    assert [path.name for path in own if path.name not in teaching] == ["words.hu.ftl"] * 3
    assert [fault for path in own for fault in found_in(path, OWN_WORDS[game])] == []


def test_the_pages_call_the_games_by_their_titles() -> None:
    client = texts(ROOT / "web" / "src" / "words" / "client.hu.ftl")
    for game in OWN_WORDS:
        title = texts(PACKAGE / "games" / game / "words.hu.ftl")[f"{game}-title"]
        assert title.partition(":")[0] == client[f"web-game-{game}"]
        assert (PACKAGE / "games" / game / "rulebook.hu.md").read_text(encoding="utf-8").startswith(f"# {title}\n")


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_article_stands_before_a_value_whose_sound_is_unknown(path: Path) -> None:
    """`A { $cycle }. ciklus` would be wrong for 1 and 5, `A „{ $name }”` for Ilona."""
    before = re.compile(r"\b(?:[Aa]z?|[Aa]\(z\)) „?\{ (?:NUMBER\()?\$(\w+)")
    wrong = [
        (id, match[0]) for id, text in texts(path).items() for match in before.finditer(text) if match[1] not in CLOSED
    ]
    assert wrong == []
    assert [id for id, text in texts(path).items() if "(z)" in text] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_ending_hangs_on_a_value_whose_vowels_are_unknown(path: Path) -> None:
    """`-ig` fits every number; any other ending is in a choice that knows 3-as, 5-ös and 6-os."""
    ending = re.compile(r"\}”?-([a-záéíóöőúüű]+)")
    wrong = []
    for id, (text, pattern) in patterns(path).items():
        chosen = [part for part in pattern.elements if isinstance(part, ast.Placeable)]
        knows = {
            variant.key.value
            for part in chosen
            if isinstance(part.expression, ast.SelectExpression)
            for variant in part.expression.variants
            if isinstance(variant.key, ast.NumberLiteral)
        }
        if not {"3", "5"} <= knows:
            wrong += [(id, match[0]) for match in ending.finditer(text) if match[1] != "ig"]
    assert wrong == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_number_is_followed_by_one_of_a_kind(path: Path) -> None:
    plural = re.compile(rf"\{{ \$(?:{NUMBERS}) \}} (?!szék\b|között)\w+(?:ok|ek|ök|ak|ák|ék|ók|ők)\b")
    assert [(id, match[0]) for id, text in texts(path).items() if (match := plural.search(text))] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_who_is_spoken_to_does_not_do_it_in_the_third_person(path: Path) -> None:
    """`{ $seat } elvette …` is `Elvetted …` to the one who did it."""
    said = texts(path)
    done = re.compile(r"\{ \$seat \} (\w+(?:ott|ett|ött|ta|te|ít|ik))\b(?! eb)")
    for id, text in said.items():
        spoken = said.get(f"{id}.you")
        if spoken is None:
            continue
        assert spoken != text, id
        for match in done.finditer(text):
            assert re.search(rf"\b{match[1]}\b", spoken, re.IGNORECASE) is None, f"{id}: {spoken}"


def test_labels_beside_a_name_or_you_have_no_person() -> None:
    """The camps of Havoc say them beside the names of the others and beside `Te`."""
    board = texts(ROOT / "web" / "src" / "games" / "havoc" / "words.hu.ftl")
    position = texts(PACKAGE / "games" / "havoc" / "words.hu.ftl")
    labels = [board[f"web-havoc-{id}"] for id in ("cried", "passed", "may-add", "not-asked", "stayed-out")]
    labels += [position[f"havoc-position-{id}"] for id in ("stayed-out", "not-asked", "place-passed", "is-winner")]
    assert [label for label in labels if re.search(r"(ott|ett|ött|lt|rakhat|szállhat)\b", label)] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_scores_shares_and_pauses_are_set_as_hungarian_sets_them(path: Path) -> None:
    wrong = re.compile(r"\} : \{|\} %|\w …|\d-\d")
    assert [(id, match[0]) for id, text in texts(path).items() if (match := wrong.search(text))] == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_line_breaks_between_a_number_and_what_it_counts(path: Path) -> None:
    """An ordinal stays with its noun, a number with its unit; not in the words of the terminal, which are typed."""
    apart = re.compile(r"\}\. [a-záéíóöőúüű]|(\}|\d) (perc|mp)\b")
    said = {id: text for id, text in texts(path).items() if "-action-" not in id and not id.startswith("cli-")}
    assert [(id, match[0]) for id, text in said.items() if (match := apart.search(text))] == []


def test_trees_and_spirits_are_said_in_the_case_that_their_verb_asks_for() -> None:
    """Signs hang on a tree and come off it; spirits lie at it, are laid to it and dance from it."""
    three, tree, other = parse_spirit("3R"), parse_place("M2"), parse_place("S4")
    game, words = make_game("druidenwalzer", {}), Words("hu", ("Zsófia", "Marian"), reader=1)
    told = [
        (SignHung(1, tree, 5), "Jelzőt tettél a Hold 2. fájára, ez ott az ötödik."),
        (SignsReturned(1, tree, 6), "Visszakaptál 6 jelzőt a Hold 2. fájáról."),
        (Laid(0, three, tree), "Zsófia letett egy óramutatóval ellentétes 3-ast a Hold 2. fájához."),
        (Danced(three, tree, other), "Az óramutatóval ellentétes 3-as a Hold 2. fájától a Nap 4. fájához táncolt."),
    ]
    for event, text in told:
        assert words.sentence(game.tell_event(event)).replace("\u00a0", " ") == text


def test_what_would_happen_is_told_in_the_present_and_lists_end_with_and() -> None:
    game, words = make_game("macht", {}), Words("hu", ("Konrad", "Ilona"), reader=0)
    lost = PiecesLost(0, 1, 1, 1)
    assert words.sentence(game.tell_event(lost)).startswith("Elveszítettél egy lovagot és egy mágust ")
    assert words.sentence(game.tell_event(lost), now=True).startswith("Elveszítesz egy lovagot és egy mágust ")


@pytest.mark.parametrize("game", OWN_WORDS)
def test_every_event_told_in_the_past_can_be_told_in_the_present(game: str) -> None:
    """Previews tell what has not happened."""
    past = re.compile(r"\b\w+(ott|ett|ött|tta|tte|rt|lt|tél|tál|tad|ted|ták)\b")
    said = texts(PACKAGE / "games" / game / "words.hu.ftl")
    events = [id for id in said if f"{game}-event-" in id and "." not in id and f"{id}.you" in said]
    assert len(events) > 10
    assert [id for id in events if past.search(said[id]) and f"{id}.now" not in said] == []
