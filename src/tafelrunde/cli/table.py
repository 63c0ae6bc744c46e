"""A table in the terminal: people at the keyboard and bots play a match, which is saved after every entry."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final
from zlib import crc32

from tafelrunde.bots import hints
from tafelrunde.bots.levels import LEVELS, SearchBot, make_bot
from tafelrunde.bots.pace import Pace
from tafelrunde.bots.pool import Pool
from tafelrunde.cli.choosing import Choices, Problem
from tafelrunde.cli.keyboard import read_line
from tafelrunde.cli.keys import Keys
from tafelrunde.cli.page import Page, display_names, position_of
from tafelrunde.cli.saves import FileProblem, check_free, write_save
from tafelrunde.cli.screen import QUIET, Screen
from tafelrunde.cli.thinking import Spinner
from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import TableError
from tafelrunde.core.game import option_text
from tafelrunde.core.match import Chapter, Match
from tafelrunde.core.messages import Argument, Message, Position, message
from tafelrunde.core.paragraphs import ChronicleTurn, paragraphs
from tafelrunde.core.registry import edition_of
from tafelrunde.words import Words

KEYS: Final = (
    ("u", "undo"), ("t", "hint"), ("r", "rules"), ("s", "save"), ("l", "log"), ("v", "view"), ("h", "help"),
    ("q", "quit"),
)  # fmt: skip
LOG_LINES: Final = 40


class LeftTable(Exception):
    """The player leaves the table; the match is kept."""


class TerminalTable:
    """One match at one keyboard. `read` is the last final chapter that each person was told of; what they do themselves
    they hear of at once."""

    def __init__(
        self,
        match: Match,
        humans: tuple[int, ...],
        bots: dict[int, str],
        path: Path,
        screen: Screen,
        language: str,
        must_keep: bool,
    ) -> None:
        self.match: Final = match
        self.humans: Final = humans
        self.bots: Final = bots
        self.path: Final = path
        self.must_keep: Final = must_keep
        self.trouble: str = ""
        self.screen: Final = screen
        names = display_names(match.names)
        name = edition_of(match.game)
        self.words: Final = Words(language, names, edition=name)
        self.keys: Final = Keys(self.words, KEYS, taking="rsl")
        self.pages: Final = {seat: Page(screen, match.game, Words(language, names, seat, name)) for seat in humans}
        self.read: Final = {seat: self.last_own(seat) for seat in humans}
        self.shown: Position | None = None
        self.at_keyboard: int = humans[0] if len(humans) == 1 else -1
        self.pool: Final = Pool()
        self.pace: Final = Pace()

    def run(self) -> int:
        """Play until the match is over or the player leaves; the exit code."""
        if self.must_keep:
            write_save(self.path, self.match)
        try:
            self.keep()
            self.welcome()
            while self.match.standings() is None:
                self.next_entry()
            self.farewell()
        except (LeftTable, EOFError):
            self.say_left()
        except KeyboardInterrupt:
            self.screen.print()
            self.say_left()
            return 130
        finally:
            self.pool.close()
        return 0

    def keep(self) -> None:
        """Save the match. If that fails, the match goes on all the same, and the reason is told once."""
        try:
            write_save(self.path, self.match)
        except FileProblem as problem:
            trouble = self.words.error(problem)
            if trouble != self.trouble:
                self.screen.text(trouble)
            self.trouble = trouble

    def say(self, id: str, **args: Argument) -> None:
        self.screen.text(self.words.text(Message(id, args)))

    def welcome(self) -> None:
        """Who sits where, what was chosen, and the promise that the deal is fixed."""
        match = self.match
        title = self.words.text(Message(f"{match.game.key}-title"))
        self.screen.both_ends(title.upper(), self.words.text(message("cli-seats", count=match.seats)))
        for seat in range(match.seats):
            kind = f"cli-sits-{self.bots[seat]}" if seat in self.bots else "cli-sits-human"
            self.screen.text(self.words.text(Message(kind, {"seat": seat + 1, "name": self.words.name(seat)})))
        for option in match.game.options:
            value = match.game.chosen[option.name]
            if value != option.choices[0]:
                name = f"{match.game.key}-option-{option.name.replace('_', '-')}"
                label = self.words.text(Message(name))
                self.screen.facts([(label, self.words.text(Message(f"{name}-{option_text(value)}")))])
        self.say("cli-kept", path=str(self.path))
        self.say("cli-commitment", commitment=match.commitment)
        if len(match.entries) == 0:
            self.say("cli-welcome")

    def next_entry(self) -> None:
        """Bots answer first: where several owe an answer, theirs stay sealed."""
        owing = self.match.to_act()
        for seat in owing:
            if seat in self.bots:
                self.let_bot_play(seat)
                return
        self.turn(owing[0])

    def let_bot_play(self, seat: int) -> None:
        """A bot's luck depends on the match and the entry alone, so that an interruption changes nothing."""
        match = self.match
        legal = match.legal(seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
        else:
            luck = crc32(f"{match.commitment}.{seat}.{len(match.entries)}".encode())
            spinner = Spinner(self.words.text(message("cli-thinks", name=self.words.name(seat))))
            step = match.run_of(seat)
            bot = make_bot(match.game, self.bots[seat], luck, self.pool, spinner.turn, step)
            try:
                match.play(seat, bot.decide(match.view(seat), legal, None))
            finally:
                spinner.end()
            if isinstance(bot, SearchBot) and self.pace.note(match.game.key, self.bots[seat], bot.simulations, step):
                self.tell_pace(self.bots[seat])
        self.keep()

    def tell_pace(self, level: str) -> None:
        """Bots of this level now get a different share of their search done in their time."""
        wanted = LEVELS[level].simulations
        done, _ = self.pace.hurry(self.match.game.key, level) or (wanted, wanted)
        names = self.words.listed([self.words.name(seat) for seat, name in self.bots.items() if name == level])
        self.say("cli-simulations", names=names, done=done, wanted=wanted)

    def turn(self, seat: int) -> None:
        """Show a person what happened and what is asked, and carry out one line that they type."""
        self.hand_over(seat)
        view, position = position_of(self.match, seat)
        page = self.pages[seat]
        unread = self.unread(seat)
        is_going_on = self.shown is not None and not unread
        if is_going_on:
            page.position(position, self.shown)
            self.screen.print()
        else:
            self.tell_unread(seat, unread)
            self.screen.rule()
            page.position(position)
            self.screen.rule()
        self.shown = position
        page.prompt(
            self.match.game.tell_prompt(view, self.match.legal(seat)), self.words.text(Message("cli-your-turn"))
        )
        choices = Choices(self.match.game, self.match.legal(seat), page.words, view)
        self.screen.choices(choices.numbered())
        if not is_going_on:
            self.keys.show(self.screen)
        self.ask(seat, choices)

    def unread(self, seat: int) -> list[Chapter]:
        """What others have done since this person was last told."""
        return [chapter for chapter in self.match.chapters(seat, self.read[seat] + 1) if chapter.seat != seat]

    def tell_unread(self, seat: int, unread: list[Chapter]) -> None:
        self.read[seat] = self.match.final_entries
        if any(chapter.events for chapter in unread):
            self.screen.rule()
            self.screen.text(self.words.text(Message("cli-since")), colour=QUIET)
            self.pages[seat].chronicle(paragraphs(self.match.game, unread))

    def last_own(self, seat: int) -> int:
        """The last final chapter that this person has read in a match that is continued: that of their last entry."""
        own = [chapter.number for chapter in self.match.chapters(seat) if chapter.seat == seat]
        return min(max(own, default=0), self.match.final_entries)

    def hand_over(self, seat: int) -> None:
        """Before another person's hand is shown, they must be the one looking."""
        if self.at_keyboard == seat:
            return
        self.shown = None
        if sys.stdout.isatty() and self.at_keyboard >= 0:
            print("\n" * shutil.get_terminal_size().lines)
        read_line(self.words.text(message("cli-hand-over", name=self.words.name(seat))))
        self.at_keyboard = seat

    def ask(self, seat: int, choices: Choices) -> None:
        """Read lines until one changes the match."""
        while True:
            line = read_line(self.words.text(Message("cli-prompt")))
            try:
                if self.obey(seat, line, choices):
                    return
            except Problem as problem:
                self.screen.text(self.words.text(problem.message))
            except TableError as error:
                self.screen.text(self.words.error(error))

    def obey(self, seat: int, line: str, choices: Choices) -> bool:
        """Carry out what was typed; whether the match changed."""
        key, rest = self.keys.find(line)
        if key:
            return self.do_key(seat, key, rest, choices)
        if line.endswith("?"):
            self.pages[seat].preview(self.match.view(seat), choices.find(line.rstrip("? ")))
            return False
        self.play(seat, choices.find(line))
        return True

    def do_key(self, seat: int, key: str, rest: str, choices: Choices) -> bool:
        if key == "q":
            raise LeftTable
        if key == "u":
            self.undo(seat)
            return True
        if key == "r":
            self.rules(seat, rest)
        elif key == "s":
            self.save(rest)
        elif key == "l":
            self.log(seat, rest)
        elif key == "t":
            self.hint(seat)
        elif key == "v":
            self.pages[seat].position(position_of(self.match, seat)[1])
            self.screen.choices(choices.numbered())
        else:
            self.help(choices)
        return False

    def play(self, seat: int, action: Action) -> None:
        self.match.play(seat, action)
        self.keep()
        own = [chapter for chapter in self.match.chapters(seat, self.read[seat]) if chapter.seat == seat]
        self.pages[seat].events(own[-1].events)

    def undo(self, seat: int) -> None:
        if not self.match.can_undo(seat):
            raise Problem("cli-no-undo")
        self.match.undo(seat)
        self.keep()
        self.say("cli-undone")

    def hint(self, seat: int) -> None:
        """What a master would do here, how likely that is to win, and why."""
        game = self.match.game
        view = self.match.view(seat)
        spinner = Spinner(self.words.text(Message("cli-hint-thinks")))
        try:
            advice = hints.advise(game, view, self.match.legal(seat), pool=self.pool, watch=spinner.turn)
        finally:
            spinner.end()
        words = self.pages[seat].words
        for sentence in hints.tell(game, view, advice):
            self.screen.text(words.text(sentence))
        for reason in hints.tell_reasons(game, view, advice):
            self.screen.text(words.text(reason), lead="  – ")

    def rules(self, seat: int, wanted: str) -> None:
        """A rule by number or word; without either, those behind what is asked now."""
        prompt = self.match.game.tell_prompt(self.match.view(seat), self.match.legal(seat))
        self.pages[seat].rules(wanted, prompt)

    def save(self, name: str) -> None:
        """Write the match to another file as well; without a name, say where it is kept anyway."""
        if not name:
            self.say("cli-kept", path=str(self.path))
            return
        path = Path(name).expanduser()
        check_free(path, self.match)
        write_save(path, self.match)
        self.say("cli-saved", path=str(path))

    def log(self, seat: int, rest: str) -> None:
        """The chronicle as this person may know it: the last lines, or as many as asked for."""
        if rest and not rest.isdecimal():
            raise Problem("cli-error-count", text=rest)
        wanted = int(rest) if rest else LOG_LINES
        told = paragraphs(self.match.game, self.match.chapters(seat))
        there = sum([len(paragraph.lines) for paragraph in told])
        earlier = max(0, there - wanted)
        if earlier:
            self.say("cli-log-earlier", count=earlier, all=str(there))
        kept: list[ChronicleTurn] = []
        for paragraph in told:
            lines = paragraph.lines[min(earlier, len(paragraph.lines)) :]
            earlier -= len(paragraph.lines) - len(lines)
            if lines:
                kept.append(ChronicleTurn(paragraph.heading, lines))
        self.pages[seat].chronicle(kept)

    def help(self, choices: Choices) -> None:
        for id in ("cli-help-choose", "cli-help-preview"):
            self.say(id, example=choices.example())
        self.keys.explain(self.screen)
        self.screen.choices(choices.with_notation())

    def farewell(self) -> None:
        """The end of the match for everybody at the keyboard: what happened last, the standings, the seed."""
        for seat in self.humans:
            self.tell_unread(seat, self.unread(seat))
        self.screen.rule()
        reader = self.humans[0] if len(self.humans) == 1 else -1
        page = self.pages[reader] if reader >= 0 else Page(self.screen, self.match.game, self.words)
        page.position(position_of(self.match, reader)[1])
        self.screen.rule()
        self.say("cli-over")
        page.standings(self.match)
        self.say("cli-commitment", commitment=self.match.commitment)
        assert self.match.seed is not None
        self.say("cli-seed", seed=self.match.seed.hex())
        self.say("cli-record", path=str(self.path))

    def say_left(self) -> None:
        self.screen.print()
        self.say("cli-left", path=str(self.path))
