"""`tafelrunde tune`: proposes better weights for the judge of a game. What it prints is TOML."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tafelrunde.cli.arena import at_least_one, check_place, shown_share
from tafelrunde.cli.play import whole_number
from tafelrunde.cli.progress import Progress
from tafelrunde.cli.saves import problem
from tafelrunde.cli.screen import Screen, open_screen
from tafelrunde.core.beginning import check_seats
from tafelrunde.core.messages import Message, message
from tafelrunde.core.registry import make_game
from tafelrunde.lab.ratings import wilson
from tafelrunde.lab.runners import make_runner
from tafelrunde.lab.tuning import Share, Tuning, as_toml
from tafelrunde.words import Words

TRIALS, DEALS, SIMULATIONS = 100, 20, 60


def run(args: Namespace, words: Words) -> int:
    screen = open_screen(args.plain)
    trials = at_least_one(args.trials, "--trials", TRIALS)
    tuning = open_tuning(args)
    progress = Progress(screen, words)
    share: Share | None = None
    try:
        is_finished = tuning.run(trials, lambda tuning: show_progress(progress, tuning, trials))
        proposal = tuning.proposal()
        if is_finished and proposal is not None:
            share = tuning.confirm(proposal, Progress(screen, words).show)
    except KeyboardInterrupt:
        is_finished = False
    except OSError as error:
        raise problem("cli-error-write", Path(args.study), error) from None
    finally:
        progress.clear()
    show_proposal(screen, words, tuning, share)
    if not is_finished:
        say(screen, words, Message("lab-tune-resume" if args.study else "lab-tune-resume-not"))
    return 0 if is_finished else 130


def show_proposal(screen: Screen, words: Words, tuning: Tuning, share: Share | None) -> None:
    """The proposed weights, and how they fared in the end."""
    say(screen, words, message("lab-tuned", trials=len(tuning.finished()), game=tuning.game))
    if share is not None:
        won = share.firsts / share.matches
        low, high = wilson(won, share.matches)
        id = "lab-confirmed" if low > 1 / tuning.seats else "lab-unconfirmed"
        say(screen, words, message(id, share=shown_share(words, won, low, high), matches=share.matches))
    proposal = tuning.proposal()
    if proposal is not None:
        print(as_toml(tuning.game, proposal), end="")


def open_tuning(args: Namespace) -> Tuning:
    game = make_game(args.game, {})
    seats = check_seats(game, whole_number(args.seats, "--seats", min(game.seats)))
    check_place(args.study)
    try:
        return Tuning(
            args.game,
            seats,
            at_least_one(args.simulations, "--simulations", SIMULATIONS),
            at_least_one(args.deals, "--deals", DEALS),
            args.seed or "1",
            make_runner(at_least_one(args.jobs, "--jobs", 1)),
            Path(args.study) if args.study else None,
        )
    except OSError as error:
        raise problem("cli-error-write", Path(args.study), error) from None


def show_progress(progress: Progress, tuning: Tuning, trials: int) -> None:
    done = tuning.finished()

    def best() -> str:
        return f"{done[0].value * 100:.0f} %" if done else ""

    progress.show(min(len(done), trials), trials, best)


def say(screen: Screen, words: Words, said: Message) -> None:
    """A sentence as a comment, so that everything printed can be kept as a file of weights."""
    screen.print(f"# {words.text(said)}")
