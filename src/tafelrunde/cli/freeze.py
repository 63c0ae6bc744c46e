"""`tafelrunde freeze`: keeps today's rules, so that tables can go on under them after an upgrade."""

from __future__ import annotations

from argparse import Namespace

from tafelrunde.cli.saves import FileProblem, problem
from tafelrunde.cli.serve import chosen_settings
from tafelrunde.core.messages import message
from tafelrunde.core.registry import keys, make_game
from tafelrunde.server.versions import freeze
from tafelrunde.words import Words


def run(args: Namespace, words: Words) -> int:
    directory = chosen_settings(args).versions_directory()
    if directory is None:
        raise FileProblem("doctor-versions-nowhere", "The setting 'versions' is needed.")
    for key in keys():
        try:
            made = freeze(key, directory)
        except OSError as error:
            raise problem("cli-error-write", directory, error) from None
        title, version = words.text(message(f"{key}-title")), make_game(key, {}).version
        said = "cli-frozen" if made is not None else "cli-frozen-before"
        print(words.text(message(said, game=title, version=version, directory=str(directory))))
    return 0
