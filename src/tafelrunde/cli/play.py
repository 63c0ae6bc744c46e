"""`tafelrunde play`: sets the table, and asks what is not said on the command line."""

from __future__ import annotations

import os
from argparse import Namespace
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from tafelrunde.bots.levels import NAMES, USUAL
from tafelrunde.cli.keyboard import read_line
from tafelrunde.cli.page import bot_levels
from tafelrunde.cli.saves import check_free, load_match, save_path, unfinished
from tafelrunde.cli.screen import STRONG, Screen, open_screen
from tafelrunde.cli.table import TerminalTable
from tafelrunde.core.beginning import check_names, check_seats
from tafelrunde.core.errors import ImpossibleTable, TableError
from tafelrunde.core.game import Game, OptionValue, option_text, parse_option
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Message, message
from tafelrunde.core.registry import games, make_game
from tafelrunde.words import Words

BOT_NAMES: Final = ("Konrad", "Ilona", "Bertrand", "Agnes", "Mátyás", "Blanche")
USUAL_SEATS: Final = 4


class Company(NamedTuple):
    """Who plays: the seats at this keyboard, and a level for each of the others."""

    humans: tuple[int, ...]
    bots: dict[int, str]


def run(args: Namespace, words: Words) -> int:
    screen = open_screen(args.plain)
    resumed = resume(args, words, screen)
    if resumed is not None:
        match, path = resumed
        company = company_of(match, args)
    else:
        game = choose_game(args, words, screen)
        seats = check_seats(game, whole_number(args.seats, "--seats", usual_seats(game)))
        company = seat_company(seats, args)
        names = name_company(seats, company, args.names, words)
        match = Match.new(game, seats, args.seed, names=names)
        path = Path(args.save) if args.save else save_path(match)
        check_free(path, match)
    return TerminalTable(match, company.humans, company.bots, path, screen, words.language, args.save is not None).run()


def resume(args: Namespace, words: Words, screen: Screen) -> tuple[Match, Path] | None:
    """The match to continue: the one asked for, or the last unfinished one if the player wants it."""
    if args.load is not None:
        match = load_match(Path(args.load))
        if match.seed is None:
            raise ImpossibleTable("error-no-seed", "This record holds no seed, so the match cannot go on.")
        if args.save is not None:
            check_free(Path(args.save), match)
        return match, Path(args.save or args.load)
    said = [args.seats, args.seat, args.humans, args.bots, args.names, args.seed, args.save, args.option or None]
    save = unfinished(args.game) if all(value is None for value in said) else None
    if save is None:
        return None
    when = datetime.fromtimestamp(save.path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    title = words.text(Message(f"{save.record.game}-title"))
    screen.text(
        words.text(
            message("cli-unfinished", game=title, seats=save.record.seats, entries=len(save.record.lines), when=when)
        )
    )
    if not ask_yes(words, screen):
        return None
    return load_match(save.path), save.path


def ask_yes(words: Words, screen: Screen) -> bool:
    """Yes or no; Enter means yes."""
    yes, no = words.text(Message("cli-yes")), words.text(Message("cli-no"))
    while True:
        said = read_line(words.text(Message("cli-resume-prompt"))).casefold()
        if not said or yes.startswith(said) or said in ("y", "yes"):
            return True
        if no.startswith(said) or said in ("n", "no"):
            return False
        screen.text(words.text(message("cli-yes-or-no", yes=yes, no=no)))


def choose_game(args: Namespace, words: Words, screen: Screen) -> Game:
    """The game asked for, or the one chosen from the list, with its options."""
    key = args.game or ask_game(words, screen)
    return make_game(key, read_options(make_game(key, {}), args.option or [], words))


def ask_game(words: Words, screen: Screen) -> str:
    keys = list(games())
    screen.text(words.text(Message("cli-games")), colour=STRONG)
    told: list[tuple[str, str]] = []
    for number, key in enumerate(keys, 1):
        seats = make_game(key, {}).seats
        title, about = words.text(Message(f"{key}-title")), words.text(Message(f"{key}-about"))
        line = message("cli-game", title=title, few=min(seats), many=max(seats), span=len(seats) - 1, about=about)
        told.append((f"{number})", words.text(line)))
    for choice in told:
        screen.choices([choice])
    while True:
        said = read_line(words.text(Message("cli-game-prompt"))).casefold()
        found = [key for number, key in enumerate(keys, 1) if said and (said == str(number) or key.startswith(said))]
        if len(found) == 1:
            return found[0]
        screen.text(words.text(message("cli-game-unknown", text=said, count=len(keys))))


def read_options(game: Game, given: list[str], words: Words) -> dict[str, OptionValue]:
    """The options written as name=value; a sentence and the list of all options if one is not."""
    kinds = {option.name: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            known = "; ".join(
                [f"{option.name}={'|'.join(map(option_text, option.choices))}" for option in game.options]
            )
            raise ImpossibleTable("cli-error-option", f"'{text}' is not name=value.", text=text, known=known or "-")
        chosen[name] = parse_option(kinds[name], value) if name in kinds else value
    return chosen


def usual_seats(game: Game) -> int:
    return USUAL_SEATS if USUAL_SEATS in game.seats else max(game.seats)


def seat_company(seats: int, args: Namespace) -> Company:
    """The people at this keyboard and the bots, as the command line says; one person at the first
    seat if it says nothing. People count seats from 1."""
    level = args.bots or USUAL
    if level not in NAMES:
        raise ImpossibleTable(
            "cli-error-bots", f"There are no bots called '{level}'.", level=level, known=", ".join(NAMES)
        )  # fmt: skip
    if args.humans is not None:
        asked = [whole_number(part.strip(), "--humans", 1) for part in args.humans.split(",")]
    else:
        asked = [whole_number(args.seat, "--seat", 1)]
    for seat in asked:
        if not 1 <= seat <= seats:
            raise ImpossibleTable("error-no-such-seat", f"There is no seat {seat}.", seat=seat, seats=seats)
    humans = sorted({seat - 1 for seat in asked})
    return Company(
        tuple(humans), {seat: level for seat in range(seats) if seat not in humans}
    )  # fmt: skip


def company_of(match: Match, args: Namespace) -> Company:
    """Who plays a match that is continued: as its record says, unless the command line says otherwise."""
    levels = bot_levels(match.names)
    if args.humans is not None or args.seat is not None or args.bots is not None or not levels:
        asked = seat_company(match.seats, args)
        humans = asked.humans
        if args.humans is None and args.seat is None and levels:
            humans = tuple([seat for seat in range(match.seats) if seat not in levels])
        bots = {seat: args.bots or levels.get(seat, USUAL) for seat in range(match.seats) if seat not in humans}
        return Company(humans, bots)
    return Company(tuple([seat for seat in range(match.seats) if seat not in levels]), levels)


def name_company(seats: int, company: Company, given: str | None, words: Words) -> list[str]:
    """A name for every seat. The record notes who is a bot, so that an interrupted match goes on with the same bots."""
    if given is not None:
        names = check_names(seats, [name.strip() for name in given.split(",")])
    else:
        names = usual_names(seats, company, words)
    return [f"{name} ({company.bots[seat]} bot)" if seat in company.bots else name for seat, name in enumerate(names)]


def usual_names(seats: int, company: Company, words: Words) -> list[str]:
    own = own_name(words)
    free = iter([name for name in BOT_NAMES if name != own])
    names: list[str] = []
    for seat in range(seats):
        if seat in company.bots:
            names.append(next(free))
        else:
            place = company.humans.index(seat)
            names.append(own if place == 0 else f"{own} {place + 1}")
    return names


def own_name(words: Words) -> str:
    """What the machine calls the one at the keyboard."""
    own = (os.environ.get("USER") or os.environ.get("USERNAME") or "").strip().title()
    return words.text(Message("cli-guest")) if not own.isprintable() or own in ("", "Root") else own


def whole_number(text: str | None, option: str, usual: int) -> int:
    """The number given with an option of the command line."""
    if text is None:
        return usual
    try:
        return int(text)
    except ValueError:
        raise TableError("cli-error-number", f"{option}: '{text}' is not a number.", option=option, text=text) from None
