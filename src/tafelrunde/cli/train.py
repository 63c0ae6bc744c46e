"""`tafelrunde train`: lets the judge of a game learn by playing, and proposes what it learned."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tafelrunde.bots.nets import facts_of
from tafelrunde.cli.arena import at_least_one, read_share, shown_share
from tafelrunde.cli.play import whole_number
from tafelrunde.cli.progress import Progress
from tafelrunde.cli.saves import problem
from tafelrunde.cli.screen import Screen, open_screen
from tafelrunde.core.beginning import check_seats
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game
from tafelrunde.core.messages import message
from tafelrunde.core.registry import make_game
from tafelrunde.lab.entrants import find_class, read_fraction
from tafelrunde.lab.hunches import RECIPE as HUNCH
from tafelrunde.lab.hunches import HunchTraining, needed_judge, without_hunch
from tafelrunde.lab.instincts import RECIPE as INSTINCT
from tafelrunde.lab.instincts import InstinctTraining, needed_start
from tafelrunde.lab.ratings import wilson
from tafelrunde.lab.sequential import worth_having
from tafelrunde.lab.training import Firsts, Recipe, Training, recipe_for
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    screen = open_screen(args.plain)
    training = open_training(args)
    progress = Progress(screen, words)

    def show(done: int, total: int, share: str) -> None:
        round = min(training.finished() + 1, training.recipe.rounds)
        shown = message("lab-train-round", round=round, rounds=training.recipe.rounds, share=share or "–")
        progress.show(done, total, lambda: words.text(shown))

    firsts: Firsts | None = None
    try:
        is_finished = training.run(show)
        if is_finished:
            firsts = training.propose(show)
    except KeyboardInterrupt:
        is_finished = False
    except OSError as error:
        raise problem("cli-error-write", training.study, error) from None
    finally:
        progress.clear()
    show_result(screen, words, training, firsts)
    return 0 if is_finished else 130


def show_result(screen: Screen, words: Words, training: Training, firsts: Firsts | None) -> None:
    rounds = training.finished()
    if firsts is None:
        screen.text(words.text(message("lab-train-stopped", rounds=rounds, path=str(training.study))))
        return
    share = firsts.firsts / firsts.matches
    verdict = worth_having(training.seats[0]).verdict(*firsts)
    shown = shown_share(words, share, *wilson(share, firsts.matches))
    screen.text(words.text(message(f"lab-trained-{verdict}", rounds=rounds, share=shown, matches=firsts.matches)))
    screen.text(words.text(message("lab-trained", path=str(training.study / "proposal.net"))))


def open_training(args: Namespace) -> Training:
    game = make_game(args.game, {})
    seats = read_seats(args.seats, game)
    what = "-instinct" if args.instinct else "-hunch" if args.hunch else ""
    name = f"{args.game}-{'-'.join([str(count) for count in seats])}{what}.study"
    study = Path(args.study) if args.study else Path(name)
    try:
        start = Path(args.start).read_bytes() if args.start else b""
    except OSError as error:
        raise problem("cli-error-read", Path(args.start), error) from None
    if args.start:
        facts_of(start, args.start)
    kind = InstinctTraining if args.instinct else HunchTraining if args.hunch else Training
    if args.instinct:
        start = needed_start(game, seats, start)
    elif args.hunch:
        start = without_hunch(needed_judge(game, seats, start), game)
    try:
        return kind(
            args.game, seats, read_recipe(args, max(seats)), args.seed or "1", study, start,
            at_least_one(args.jobs, "--jobs", 1), args.ray,
        )  # fmt: skip
    except OSError as error:
        raise problem("cli-error-write", study, error) from None


def read_seats(text: str | None, game: Game) -> tuple[int, ...]:
    """`2`, or several numbers for one net: `3,4`."""
    numbers = [whole_number(part, "--seats", 0) for part in (text or str(min(game.seats))).split(",")]
    return tuple([check_seats(game, number) for number in numbers])


def read_recipe(args: Namespace, seats: int) -> Recipe:
    """The recipe of the game at this table, with what the command line asks for instead."""
    recipe = INSTINCT if args.instinct else HUNCH if args.hunch else recipe_for(args.game, seats)
    hand = recipe.hand
    if args.hand is not None:
        share = read_fraction(args.hand)
        hand = 0.0 if share is None else float(share)
        if hand > 1 or (share is None and args.hand != "0"):
            raise ImpossibleTable("lab-error-share", "--hand needs a share.", option="--hand", text=args.hand)
    simulations = whole_number(args.simulations, "--simulations", recipe.simulations)
    if args.instinct or args.hunch:  # without a search there is nothing to learn from
        simulations = at_least_one(args.simulations, "--simulations", recipe.simulations)
    habits = args.habits.split(",") if args.habits else []
    for habit in habits:
        find_class(habit)
    return recipe._replace(
        rounds=at_least_one(args.rounds, "--rounds", recipe.rounds),
        matches=at_least_one(args.matches, "--matches", recipe.matches),
        simulations=max(0, simulations),
        hand=hand,
        mix=recipe.mix if args.mix is None else float(read_share(args.mix, "--mix")),
        rate=recipe.rate if args.rate is None else float(read_share(args.rate, "--rate")),
        habits=tuple(habits),
    )
