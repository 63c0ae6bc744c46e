"""What can be said on the command line, in the language of the reader."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Final, NoReturn

import tafelrunde
from tafelrunde.bots.levels import NAMES
from tafelrunde.core import bag
from tafelrunde.core.messages import Argument, Message, message
from tafelrunde.words import LANGUAGES, Words

COMMANDS: Final = (
    "play", "learn", "exercises", "replay", "review", "verify", "rules", "bench", "arena", "tune", "train", "serve",
    "backup", "export", "import", "freeze", "versions", "doctor", "people", "tables",
)  # fmt: skip

PEOPLE: Final = (
    "search", "show", "warn", "mute", "unmute", "ban", "unban", "rename", "keeper", "reports", "close-report", "audit",
)  # fmt: skip
TABLES: Final = ("search", "show", "close", "chat")

MISUSES: Final = (
    (r"unrecognized arguments: (?P<text>.+)", "cli-usage-unknown"),
    (r"argument (?P<text>.+?): expected .*", "cli-usage-value-missing"),
    (r"argument (?P<text>.+?): ignored explicit argument .*", "cli-usage-value-unwanted"),
    (r"argument .+?: invalid (int|float) value: '(?P<text>.*?)'", "cli-usage-number"),
    (r"argument .+?: invalid choice: '(?P<text>.*?)'.*", "cli-usage-command"),
    (r"the following arguments are required: (?P<text>.+)", "cli-usage-missing"),
)
"""What argparse says in English, and our message for it."""


class Usage(Exception):
    """The command line was not understood."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.id)
        self.message: Final = said


class Parser(argparse.ArgumentParser):
    """Complains in the reader's language."""

    def _parse_optional(self, arg_string: str):  # type: ignore[no-untyped-def]
        """Ids of people from before may begin with a dash; argparse takes such a word for an option otherwise."""
        return None if re.fullmatch(r"-\w[-\w]{14}", arg_string) else super()._parse_optional(arg_string)

    def error(self, message: str) -> NoReturn:
        for pattern, id in MISUSES:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                raise Usage(Message(id, {"text": found["text"], "command": self.prog}))
        raise Usage(Message("cli-usage-other", {"text": message, "command": self.prog}))


def formatter(words: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            said = words.text(Message("cli-usage")) + " " if prefix is None else prefix
            super().add_usage(usage, actions, groups, said)

    return Formatter


def asked_language(arguments: list[str]) -> str | None:
    """What follows --lang, wherever it is: needed before anything can be said about the rest."""
    asked: str | None = None
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        elif argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
    return asked


def make_parser(words: Words) -> argparse.ArgumentParser:
    def say(id: str, **args: Argument) -> str:
        # argparse expands per cent signs.
        return words.text(Message(id, args)).replace("%", "%%")

    main_parser = Parser("tafelrunde", description=say("cli-about"), add_help=False, formatter_class=formatter(words))
    main_parser.allow_abbrev = False
    general = main_parser.add_argument_group(say("cli-usage-options"))
    general.add_argument("-h", "--help", action="help", help=say("cli-option-help"))
    general.add_argument("--version", action="version", version=words.text(version()), help=say("cli-option-version"))
    general.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("cli-option-lang"))
    main_parser.set_defaults(run=lambda args, words: show_help(main_parser))
    commands = main_parser.add_subparsers(
        title=say("cli-usage-commands"), metavar=say("cli-name-command"), parser_class=Parser
    )
    for name in COMMANDS:
        parser = commands.add_parser(
            name,
            help=say(f"cli-{name}-about"),
            description=say(f"cli-{name}-about"),
            add_help=False,
            allow_abbrev=False,
            formatter_class=formatter(words),
        )
        options = parser.add_argument_group(say("cli-usage-options"))
        options.add_argument("-h", "--help", action="help", help=say("cli-option-help"))
        options.add_argument("--lang", metavar="|".join(LANGUAGES), help=say("cli-option-lang"))
        options.add_argument("--plain", action="store_true", help=say("cli-option-plain"))
        ARGUMENTS[name](options, say)
        parser.set_defaults(run=runner(name), command=name)
    return main_parser


def show_help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


Say = Callable[..., str]


def runner(name: str) -> Callable[[argparse.Namespace, Words], int]:
    """A command is imported only when it runs."""

    def run(args: argparse.Namespace, words: Words) -> int:
        module = MODULES.get(name, name)
        code: int = import_module(f"tafelrunde.cli.{module}").run(args, words)
        return code

    return run


def play_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    game, file = say("cli-name-game"), say("cli-name-file")
    options.add_argument("game", nargs="?", metavar=game, help=say("cli-option-game"))
    options.add_argument("--seats", metavar="N", help=say("cli-option-seats"))
    options.add_argument("--seat", metavar="K", help=say("cli-option-seat"))
    options.add_argument("--humans", metavar="K,K,…", help=say("cli-option-humans"))
    options.add_argument("--level", "--bots", dest="bots", metavar="|".join(NAMES), help=say("cli-option-bots"))
    options.add_argument("--option", action="append", metavar=say("cli-name-option"), help=say("cli-option-option"))
    options.add_argument("--names", metavar="A,B,…", help=say("cli-option-names"))
    options.add_argument("--seed", metavar="S", help=say("cli-option-seed"))
    options.add_argument("--save", metavar=file, help=say("cli-option-save"))
    options.add_argument("--load", metavar=file, help=say("cli-option-load"))


def learn_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("game", nargs="?", metavar=say("cli-name-game"), help=say("cli-option-learn-game"))
    options.add_argument("number", nargs="?", metavar=say("cli-name-lesson"), help=say("cli-option-learn-number"))


def exercises_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("act", nargs="?", choices=("play",), metavar="play", help=say("cli-option-exercises-play"))
    options.add_argument("key", nargs="?", metavar=say("cli-name-game"), help=say("cli-option-exercises-game"))
    options.add_argument("number", nargs="?", metavar="N", help=say("cli-option-exercises-number"))
    options.add_argument("--game", metavar=say("cli-name-game"), help=say("cli-option-exercises-find"))
    options.add_argument("--count", metavar="N", help=say("cli-option-exercises-count"))
    options.add_argument("--seats", metavar="N", help=say("cli-option-arena-seats"))
    options.add_argument("--difficulty", metavar="N", help=say("cli-option-exercises-difficulty"))
    options.add_argument("--seed", metavar="S", help=say("cli-option-exercises-seed"))
    options.add_argument("--jobs", metavar="N", help=say("cli-option-jobs"))
    options.add_argument("--write", metavar=say("cli-name-file"), help=say("cli-option-exercises-write"))


def replay_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("file", metavar=say("cli-name-file"), help=say("cli-option-file"))
    options.add_argument("--seat", metavar="K", help=say("cli-option-replay-seat"))
    options.add_argument("--open", action="store_true", help=say("cli-option-open"))
    options.add_argument("--step", action="store_true", help=say("cli-option-step"))


def review_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    file = say("cli-name-file")
    options.add_argument("file", metavar=file, help=say("cli-option-file"))
    options.add_argument("--seat", metavar="K", help=say("cli-option-review-seat"))
    options.add_argument("--quick", action="store_true", help=say("cli-option-quick"))
    options.add_argument("--deep", action="store_true", help=say("cli-option-deep"))
    options.add_argument("--simulations", metavar="N", help=say("cli-option-review-simulations"))
    options.add_argument("--json", metavar=file, help=say("cli-option-review-json"))
    options.add_argument("--svg", metavar=file, help=say("cli-option-review-svg"))


def verify_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("file", metavar=say("cli-name-file"), help=say("cli-option-file"))


def rules_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("game", metavar=say("cli-name-game"), help=say("cli-option-rules-game"))
    options.add_argument("wanted", nargs="*", metavar=say("cli-name-wanted"), help=say("cli-option-wanted"))


def bench_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("game", nargs="?", metavar=say("cli-name-game"), help=say("cli-option-bench"))
    options.add_argument("--seats", type=int, metavar="N", help=say("cli-option-seats"))
    options.add_argument("--seconds", type=float, default=1.0, metavar="S", help=say("cli-option-seconds"))


def arena_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    file, directory = say("cli-name-file"), say("cli-name-directory")
    options.add_argument("--game", required=True, metavar=say("cli-name-game"), help=say("cli-option-rules-game"))
    options.add_argument("--players", required=True, metavar="A,B,…", help=say("cli-option-players"))
    options.add_argument("--seats", metavar="N", help=say("cli-option-arena-seats"))
    options.add_argument("--matches", metavar="N", help=say("cli-option-matches"))
    options.add_argument("--until", metavar="0.6", help=say("cli-option-until"))
    options.add_argument("--fraction", metavar="1/16", help=say("cli-option-fraction"))
    options.add_argument("--clock", metavar="S", help=say("cli-option-clock"))
    options.add_argument(
        "--option", "--options", action="append", metavar=say("cli-name-option"), help=say("cli-option-option")
    )
    options.add_argument("--seed", metavar="S", help=say("cli-option-arena-seed"))
    options.add_argument("--jobs", metavar="N", help=say("cli-option-jobs"))
    options.add_argument("--ray", metavar=say("cli-name-address"), help=say("cli-option-ray"))
    options.add_argument("--adjusted", action="store_true", help=say("cli-option-adjusted"))
    options.add_argument("--json", metavar=file, help=say("cli-option-json"))
    options.add_argument("--records", metavar=directory, help=say("cli-option-records"))
    options.add_argument("--plot", metavar=file, help=say("cli-option-plot"))


def tune_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("--game", required=True, metavar=say("cli-name-game"), help=say("cli-option-rules-game"))
    options.add_argument("--study", metavar=say("cli-name-file"), help=say("cli-option-study"))
    options.add_argument("--trials", metavar="N", help=say("cli-option-trials"))
    options.add_argument("--deals", metavar="N", help=say("cli-option-deals"))
    options.add_argument("--simulations", metavar="N", help=say("cli-option-simulations"))
    options.add_argument("--seats", metavar="N", help=say("cli-option-arena-seats"))
    options.add_argument("--seed", metavar="S", help=say("cli-option-arena-seed"))
    options.add_argument("--jobs", metavar="N", help=say("cli-option-jobs"))


def train_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("--game", required=True, metavar=say("cli-name-game"), help=say("cli-option-rules-game"))
    options.add_argument("--seats", metavar="N,N,…", help=say("cli-option-train-seats"))
    options.add_argument("--study", metavar=say("cli-name-directory"), help=say("cli-option-train-study"))
    options.add_argument("--start", metavar=say("cli-name-file"), help=say("cli-option-train-start"))
    heads = options.add_mutually_exclusive_group()
    heads.add_argument("--instinct", action="store_true", help=say("cli-option-train-instinct"))
    heads.add_argument("--hunch", action="store_true", help=say("cli-option-train-hunch"))
    options.add_argument("--rounds", metavar="N", help=say("cli-option-train-rounds"))
    options.add_argument("--matches", metavar="N", help=say("cli-option-train-matches"))
    options.add_argument("--simulations", metavar="N", help=say("cli-option-train-simulations"))
    options.add_argument("--hand", metavar="0.8", help=say("cli-option-train-hand"))
    options.add_argument("--mix", metavar="0.9", help=say("cli-option-train-mix"))
    options.add_argument("--rate", metavar="0.0005", help=say("cli-option-train-rate"))
    options.add_argument("--habits", metavar="MODULE:CLASS,…", help=say("cli-option-train-habits"))
    options.add_argument("--seed", metavar="S", help=say("cli-option-arena-seed"))
    options.add_argument("--jobs", metavar="N", help=say("cli-option-jobs"))
    options.add_argument("--ray", metavar=say("cli-name-address"), help=say("cli-option-ray"))


def serve_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("--settings", metavar=say("cli-name-file"), help=say("cli-option-settings"))
    options.add_argument("--host", metavar=say("cli-name-address"), help=say("cli-option-host"))
    options.add_argument("--port", metavar="N", help=say("cli-option-port"))
    options.add_argument("--database", metavar=say("cli-name-file"), help=say("cli-option-database"))
    options.add_argument("--open", action="store_true", help=say("cli-option-open-browser"))


def backup_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("file", metavar=say("cli-name-file"), help=say("cli-option-backup"))
    options.add_argument("--settings", metavar=say("cli-name-file"), help=say("cli-option-settings"))
    options.add_argument("--database", metavar=say("cli-name-file"), help=say("cli-option-database"))


def export_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("file", metavar=say("cli-name-file"), help=say("cli-option-export"))
    options.add_argument("--settings", metavar=say("cli-name-file"), help=say("cli-option-settings"))
    options.add_argument("--database", metavar=say("cli-name-file"), help=say("cli-option-database"))


def import_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("file", metavar=say("cli-name-file"), help=say("cli-option-import"))
    options.add_argument("--settings", metavar=say("cli-name-file"), help=say("cli-option-settings"))
    options.add_argument("--database", metavar=say("cli-name-file"), help=say("cli-option-database"))


def people_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    person, text = say("cli-name-person"), say("cli-name-text")
    options.add_argument("act", choices=PEOPLE, metavar="|".join(PEOPLE), help=say("cli-option-people-act"))
    options.add_argument("person", nargs="?", metavar=person, help=say("cli-option-person"))
    options.add_argument("name", nargs="?", metavar=text, help=say("cli-option-new-name"))
    options.add_argument("--why", metavar=text, help=say("cli-option-why"))
    options.add_argument("--hours", metavar="N", help=say("cli-option-hours"))
    options.add_argument("--address", metavar=say("cli-name-address"), help=say("cli-option-ban-address"))
    options.add_argument("--off", action="store_true", help=say("cli-option-keeper-off"))
    options.add_argument("--settings", metavar=say("cli-name-file"), help=say("cli-option-settings"))
    options.add_argument("--database", metavar=say("cli-name-file"), help=say("cli-option-database"))


def tables_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    options.add_argument("act", choices=TABLES, metavar="|".join(TABLES), help=say("cli-option-tables-act"))
    options.add_argument("table", nargs="?", metavar=say("cli-name-table"), help=say("cli-option-table"))
    options.add_argument("lines", nargs="*", metavar="N", help=say("cli-option-lines"))
    options.add_argument("--why", metavar=say("cli-name-text"), help=say("cli-option-why"))
    options.add_argument("--settings", metavar=say("cli-name-file"), help=say("cli-option-settings"))
    options.add_argument("--database", metavar=say("cli-name-file"), help=say("cli-option-database"))


def keeping_arguments(options: argparse._ArgumentGroup, say: Say) -> None:
    """Of the commands that look at a set-up."""
    options.add_argument("--settings", metavar=say("cli-name-file"), help=say("cli-option-settings"))
    options.add_argument("--database", metavar=say("cli-name-file"), help=say("cli-option-database"))


MODULES: Final = {"export": "transfer", "import": "transfer"}
"""The module of a command, if it is not the one of its name."""

ARGUMENTS: Final[dict[str, Callable[[argparse._ArgumentGroup, Say], None]]] = {
    "play": play_arguments,
    "learn": learn_arguments,
    "exercises": exercises_arguments,
    "replay": replay_arguments,
    "review": review_arguments,
    "verify": verify_arguments,
    "rules": rules_arguments,
    "bench": bench_arguments,
    "arena": arena_arguments,
    "tune": tune_arguments,
    "train": train_arguments,
    "serve": serve_arguments,
    "backup": backup_arguments,
    "export": export_arguments,
    "import": import_arguments,
    "freeze": keeping_arguments,
    "versions": keeping_arguments,
    "doctor": keeping_arguments,
    "people": people_arguments,
    "tables": tables_arguments,
}


def version() -> Message:
    """The version, and whether the rules are compiled on this machine."""
    is_compiled = not str(bag.__file__).endswith(".py")
    return message("cli-version-compiled" if is_compiled else "cli-version-interpreted", version=tafelrunde.__version__)
