"""Which judge belongs to which game."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.judge import Judge
from tafelrunde.bots.kept import is_earlier, kept_judge
from tafelrunde.bots.net import Calibration, Encoder, Net, NetJudge, Urge
from tafelrunde.bots.nets import Learned, has_module, read_net, shipped
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game
from tafelrunde.core.registry import class_in


def judge_of(game: Game) -> Judge:
    """The judge of this game: the learned one where it has one, else the hand-written one."""
    hand = hand_judge_of(game)
    encoder = encoder_of(game)
    if encoder is None:
        return hand
    learned = shipped(game, encoder, home(game, "encoder"))
    return learned_judge(hand, encoder, learned) if learned else hand


def hand_judge_of(game: Game, weights: dict[str, float] | None = None) -> Judge:
    """The hand-written judge: the house's own in `bots/<key>`, the one in the package of a game from elsewhere, or one
    that knows nothing."""
    if is_earlier(game):
        return kept_judge(game)
    package = home(game, "judge")
    if not package:
        return Judge()
    judge: Judge = class_in(f"{package}.judge", Judge)(weights)
    return judge


def encoder_of(game: Game) -> Encoder | None:
    """What a learned judge of this game sees, if anybody wrote that down. It does not fit earlier rules."""
    package = home(game, "encoder")
    if not package or is_earlier(game):
        return None
    encoder: Encoder = class_in(f"{package}.encoder", Encoder)()
    return encoder


def needed_encoder(game: Game) -> Encoder:
    """The same; ImpossibleTable if nobody did."""
    encoder = encoder_of(game)
    if encoder is None:
        raise ImpossibleTable(
            "error-net-none",
            f"A judge of {game.key} cannot learn: nobody wrote down which features of the position it would see.",
            game=game.key,
        )
    return encoder


def judge_from(data: bytes, name: str, game: Game) -> Judge:
    """The judge in a file; ImpossibleTable if it does not fit."""
    encoder = needed_encoder(game)
    key = (game.key, data)
    if key not in _READ:
        if len(_READ) >= KEPT:
            _READ.clear()
        _READ[key] = read_net(data, name, game, encoder)
    return learned_judge(hand_judge_of(game), encoder, [_READ[key]])


_READ: Final[dict[tuple[str, bytes], Learned]] = {}
KEPT: Final = 8
"""The last few, because an arena asks for them in every match."""


def learned_judge(hand: Judge, encoder: Encoder, learned: list[Learned]) -> NetJudge:
    """The hand-written judge with nets for some numbers of seats."""
    nets: dict[int, Net] = {}
    calibrations: dict[int, Calibration] = {}
    depths: dict[int, int] = {}
    urges: dict[int, Urge] = {}
    beliefs: dict[int, Net] = {}
    for one in learned:
        for seats in one.seats:
            nets[seats] = one.net
            depths[seats] = one.depth
            if one.calibration is not None:
                calibrations[seats] = one.calibration
            if one.urge is not None:
                urges[seats] = one.urge
            if one.belief is not None:
                beliefs[seats] = one.belief
    return NetJudge(hand, encoder, nets, calibrations, depths, urges, beliefs)


def home(game: Game, module: str) -> str:
    """The package with this module of a game's judge: `bots/<key>`, or that of a game from elsewhere; or none. A search
    of a millisecond asks twice, so what was found is kept."""
    own = type(game).__module__.rpartition(".")[0]
    asked = (game.key, own, module)
    if asked not in _HOMES:
        for package in (f"tafelrunde.bots.{game.key}", own):
            if has_module(package, module):
                _HOMES[asked] = package
                return package
        return ""
    return _HOMES[asked]


_HOMES: Final[dict[tuple[str, str, str], str]] = {}
