"""The command line: `tafelrunde play | replay | verify | rules | bench`. Every word it says is in the catalogues."""

from __future__ import annotations

import io
import os
import sys

from tafelrunde.cli.parser import Usage, asked_language, make_parser
from tafelrunde.core.errors import ImpossibleTable, TableError
from tafelrunde.words import LANGUAGES, Words, choose_language


def main(argv: list[str] | None = None) -> int:
    """Run a command; 0 if it was done, 1 if what it was given is not valid, 2 if it was not understood."""
    arguments = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows something else instead
    words = Words(LANGUAGES[0])
    try:
        words = Words(choose_language(asked_language(arguments), os.environ))
        args = make_parser(words).parse_args(arguments)
        code: int = args.run(args, words)
        sys.stdout.flush()
        return code
    except Usage as usage:
        return complain(words.text(usage.message), 2)
    except ImpossibleTable as error:
        return complain(words.error(error), 2)
    except TableError as error:
        return complain(words.error(error), 1)
    except SystemExit as done:  # argparse has printed its help
        return done.code if isinstance(done.code, int) else 0
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody is reading any more; say no more
        return 1


def complain(sentence: str, code: int) -> int:
    sys.stdout.flush()
    print(sentence, file=sys.stderr)
    return code
