"""`tafelrunde arena`: lets bots play each other on the same deals, and measures how strong they are."""

from __future__ import annotations

from argparse import Namespace
from fractions import Fraction
from pathlib import Path

from tafelrunde.cli.play import read_options, whole_number
from tafelrunde.cli.progress import Progress
from tafelrunde.cli.saves import problem
from tafelrunde.cli.screen import HARD_SPACE, QUIET, Screen, open_screen
from tafelrunde.core.beginning import check_seats
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.messages import Message, message
from tafelrunde.core.registry import make_game
from tafelrunde.lab.arena import Arena
from tafelrunde.lab.entrants import read_entrant, read_fraction
from tafelrunde.lab.plot import draw
from tafelrunde.lab.ratings import faults, share_of, wilson
from tafelrunde.lab.runners import make_runner
from tafelrunde.lab.tournament import Setup
from tafelrunde.words import Words

MATCHES = 100
HURRIED = 0.001
"""From this share of decisions on, we say that time, not simulations, decided."""


def run(args: Namespace, words: Words) -> int:
    screen = open_screen(args.plain)
    arena = open_arena(args, words)
    runner = make_runner(at_least_one(args.jobs, "--jobs", 1), args.ray)
    progress = Progress(screen, words)
    try:
        is_finished = arena.run(runner, lambda arena: show_progress(progress, arena, words))
    except OSError as error:
        raise problem("cli-error-write", Path(error.filename or args.json or args.records), error) from None
    finally:
        progress.clear()
    show_results(screen, words, arena)
    if not is_finished:
        done = message("lab-stopped", done=len(arena.outcomes), total=arena.matches)
        screen.text(words.text(done))
        screen.text(words.text(Message("lab-resume" if args.json else "lab-resume-not")))
    if args.plot:
        write_plot(Path(args.plot), words, arena)
    return 0 if is_finished else 130


def open_arena(args: Namespace, words: Words) -> Arena:
    """The tournament that the command line asks for, with what was played before."""
    setup = read_setup(args, words)
    matches = at_least_one(args.matches, "--matches", MATCHES)
    until = None if args.until is None else float(read_share(args.until, "--until"))
    for path in (args.json, args.plot):
        check_place(path)
    try:
        return Arena(
            setup, matches, until, Path(args.json) if args.json else None, Path(args.records) if args.records else None
        )
    except OSError as error:
        raise problem("cli-error-write", Path(args.json or args.records), error) from None


def read_setup(args: Namespace, words: Words) -> Setup:
    options = read_options(make_game(args.game, {}), args.option or [], words)
    game = make_game(args.game, options)
    seats = check_seats(game, whole_number(args.seats, "--seats", min(game.seats)))
    fraction = Fraction(1) if args.fraction is None else read_share(args.fraction, "--fraction")
    names = [name.strip() for name in args.players.split(",")]
    players = tuple([read_entrant(name, game, fraction) for name in names])
    clock = None if args.clock is None else read_seconds(args.clock, "--clock")
    return Setup(args.game, seats, players, options, args.seed or "1", clock, args.records is not None, args.adjusted)


def at_least_one(text: str | None, option: str, usual: int) -> int:
    number = whole_number(text, option, usual)
    if number < 1:
        raise ImpossibleTable("lab-error-least", f"{option} must be at least 1.", option=option, text=str(number))
    return number


def read_share(text: str, option: str) -> Fraction:
    share = read_fraction(text)
    if share is None or share > 1:
        raise ImpossibleTable("lab-error-share", f"{option} needs a share.", option=option, text=text)
    return share


def read_seconds(text: str, option: str) -> float:
    seconds = read_fraction(text)
    if seconds is None:
        raise ImpossibleTable("lab-error-seconds", f"{option} needs seconds.", option=option, text=text)
    return float(seconds)


def check_place(path: str | None) -> None:
    """Better to hear now than hours later that a file cannot be written there."""
    if path is not None and (not Path(path).absolute().parent.is_dir() or Path(path).is_dir()):
        raise ImpossibleTable("lab-error-place", f"There is no directory for '{path}'.", path=path)


def show_progress(progress: Progress, arena: Arena, words: Words) -> None:
    """The bar, and how the first player is doing."""

    def first() -> str:
        firsts, count = share_of(0, arena.counted())
        share = firsts / max(1, count)
        return f"{arena.setup.names()[0]} {shown_share(words, share, *wilson(share, count))}"

    progress.show(min(len(arena.outcomes), arena.matches), arena.matches, first)


def show_results(screen: Screen, words: Words, arena: Arena) -> None:
    """The table, and what else there is to say about it."""
    setup, found = arena.setup, arena.scores()
    title = words.text(Message(f"{setup.game}-title"))
    counted = len(arena.counted())
    deals = message("lab-deals", seats=setup.seats, matches=counted, deals=-(-counted // setup.matches_of_a_deal()))
    screen.both_ends(title, words.text(deals))
    heads = ["lab-player", "lab-matches", "lab-firsts", "lab-place", "lab-rating", "lab-seconds"]
    screen.table(
        [words.text(Message(id)) for id in heads],
        [
            [
                score.name,
                words.text(score.matches),
                shown_share(words, score.share, score.low, score.high),
                decimal(words, score.mean_place, 2),
                f"{decimal(words, score.mu, 1)} ± {decimal(words, score.spread(), 1)}",
                decimal(words, score.seconds, 3),
            ]
            for score in found
        ],
        {1, 2, 3, 4, 5},
    )
    if setup.counts_luck:
        show_adjusted(screen, words, arena)
    screen.text(words.text(message("lab-equal", share=percent(words, 1 / setup.seats))), colour=QUIET)
    if arena.until is not None:
        screen.text(words.text(decision(words, arena)))
    for score in found:
        if score.hurried >= HURRIED:
            screen.text(words.text(message("lab-hurried", name=score.name, share=percent(words, score.hurried))))
    names = setup.names()
    for player, done_wrong in faults(arena.counted()).items():
        screen.text(words.text(message("lab-faults", name=names[player], count=len(done_wrong))))
        screen.text(words.text(done_wrong[0]), lead="  ")


def show_adjusted(screen: Screen, words: Words, arena: Arena) -> None:
    """The shares without luck, in the order of the table above."""
    by_name = {one.name: one for one in arena.adjusted()}
    heads = ["lab-player", "lab-adjusted-deals", "lab-adjusted", "lab-saving"]
    rows = [
        [
            one.name,
            words.text(one.deals),
            shown_share(words, one.share, one.low, one.high),
            f"{decimal(words, one.saving, 2)}",
        ]
        for one in [by_name[score.name] for score in arena.scores()]
    ]
    screen.table([words.text(Message(id)) for id in heads], rows, {1, 2, 3})
    screen.text(words.text(Message("lab-adjusted-note")), colour=QUIET)


def decision(words: Words, arena: Arena) -> Message:
    """Whether the first player has cleared the share that was asked about."""
    assert isinstance(arena.until, float)
    name = arena.setup.names()[0]
    first = next(score for score in arena.scores() if score.name == name)
    id = "lab-above" if first.low > arena.until else "lab-below" if first.high < arena.until else "lab-open"
    return message(id, name=name, share=percent(words, arena.until), matches=len(arena.counted()))


def write_plot(path: Path, words: Words, arena: Arena) -> None:
    setup = arena.setup
    marks = {words.text(Message("lab-mark-equal")): 1 / setup.seats}
    if isinstance(arena.until, float):
        marks[percent(words, arena.until)] = arena.until
    game = words.text(Message(f"{setup.game}-title"))
    title = words.text(message("lab-plot", game=game, seats=setup.seats, matches=len(arena.counted())))
    axis = words.text(Message("lab-axis"))
    drawing = draw(
        arena.scores(), lambda score: shown_share(words, score.share, score.low, score.high), title, axis, marks
    )
    try:
        path.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise problem("cli-error-write", path, error) from None


def shown_share(words: Words, share: float, low: float, high: float) -> str:
    return f"{percent(words, share)} ({round(low * 100)}–{round(high * 100)})".replace(" ", HARD_SPACE)


def percent(words: Words, share: float) -> str:
    return words.text(message("lab-percent", number=decimal(words, share * 100, 1)))


def decimal(words: Words, number: float, digits: int) -> str:
    """A number as written in the reader's language."""
    written = f"{number:.{digits}f}"
    return written if words.language == "en" else written.replace(".", ",")
