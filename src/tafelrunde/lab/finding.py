"""Finding exercises: positions from matches of strong bots in which one action is clearly the best.

Every decision of the first seat is searched a little. Where one action stands out, whatever is cheap to ask is asked
first: whether it is hard enough, whether anybody could say why, whether it stays ahead when the choices are searched
alike. What is left is searched again and again, and is an exercise: the position as that seat sees it, what it may do
there, and what each choice is worth."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final, NamedTuple, final

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.hints import explain, winning_chance
from tafelrunde.bots.judge import Judge
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.levels import LEVELS, SearchBot
from tafelrunde.bots.search import Search, Thought, findings
from tafelrunde.bots.simple import GreedyBot
from tafelrunde.core.beginning import begun, write_view
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer, SeededDealer
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game
from tafelrunde.core.match import Entry, Match
from tafelrunde.core.outcomes import foretell
from tafelrunde.core.registry import make_game
from tafelrunde.core.view import View
from tafelrunde.review.themes import theme_of

LEARNER: Final = 0
"""The seat whose decisions are looked at."""

GLANCE: Final = 250
LOOK: Final = 1_500
SIMULATIONS: Final = 20_000
SEEDS: Final = (1, 2, 3)
"""How much each decision is searched, then where an action seems to stand out, then where it does: with each seed."""

BEHIND: Final = 4_000
PROBE: Final = 500
NEXT: Final = 3
"""How much is searched behind the best action, and alike behind so many of the next ones: a search looks less deeply
into what it thinks bad, and may think too little of it. The probe is a first, cheap one."""

CLEAR: Final = 0.12
"""So much more likely to win is the best action than the next one."""

EQUAL: Final = 0.03
"""Actions so close to the best are as good as it."""

BEST_MOST: Final = 3
"""More actions than this are not one idea."""

TOGETHER: Final = "lay"
"""Cards of a lay go down one by one in rising order, but they are one choice: each of them is as right as the first."""

SOLVERS: Final = ("greedy", "squire", "knight")
TRIES: Final = 6
EASY: Final = 0.75
HARD: Final = 0.4
"""How often those who try an exercise find it, if it is easy; and below which share it is hard."""

LINES: Final = 2
LONGEST_LINE: Final = 10
"""For how many other choices it is shown what follows, and for how long at most."""

PATIENCE: Final = 600.0
"""Seconds that a bot may take for a decision: the same hunt finds the same on every machine."""

SETTLED: Final = 0.03
"""With a chance so close to none or all, nothing is decided any more."""

FROM_ONE_MATCH: Final = 3
LIKE: Final = 0.8
"""Positions with so many fields in common are the same exercise."""


class Hunt(NamedTuple):
    """Where exercises are looked for: in matches of this game at a table with this many seats."""

    game: str
    seats: int
    seed: str
    difficulty: int = 1  # easier ones are left


class Worths(NamedTuple):
    """What searches found together: the chance to win with each action, and the best ones."""

    chances: dict[int, float]
    best: tuple[int, ...]


class Hunted(NamedTuple):
    """What one match brought: exercises as their file tells them."""

    match: int
    finds: list[dict[str, Any]]


def hunt_in(hunt: Hunt, number: int) -> Hunted:
    """Play one match and keep its exercises; the same hunt and number give the same ones."""
    game = make_game(hunt.game, {})
    judge = judge_of(game)
    match = Match.new(game, hunt.seats, seed=f"{hunt.seed}/{number}")
    luck = FastDealer(int.from_bytes(hashlib.sha256(f"{hunt.seed}/{number}".encode()).digest()[:4], "big"))
    rival = unhurried(game, "knight", luck.pick(1 << 30))
    finds: list[dict[str, Any]] = []
    while match.to_act():
        owing = match.to_act()
        seat = owing[0]
        legal = match.legal(seat)
        if len(legal) == 1 or seat != LEARNER or len(owing) > 1:
            match.play(seat, rival.decide(match.view(seat), legal))
            continue
        view = match.view(seat)
        glance = searched(game, judge, view, luck.pick(1 << 30), GLANCE)
        worths = worths_of([glance], hunt.seats)
        if stand_out(worths, len(legal), clear=CLEAR / 2):
            told = examine(game, judge, view, hunt.seats, hunt.difficulty)
            if told is not None and not any(is_like(told, find) for find in finds):
                finds.append({**told, "found": f"{hunt.seed}/{number}"})
        if not SETTLED < max(worths.chances.values()) < 1.0 - SETTLED or len(finds) == FROM_ONE_MATCH:
            break
        match.play(seat, game.catalogue.actions[findings([glance])[0].number])
    return Hunted(number, finds)


def unhurried(game: Game, level: str, seed: int) -> SearchBot:
    """A bot of this level that does all its simulations, however slow the machine is."""
    return SearchBot(game, LEVELS[level]._replace(seconds=PATIENCE), seed)


def searched(game: Game, judge: Judge, view: View, seed: int, simulations: int) -> Thought:
    search = Search(game, judge, view, seed)
    search.think(simulations)
    return search.thought()


def worths_of(thoughts: Sequence[Thought], seats: int) -> Worths:
    chances = {each.number: winning_chance(each.worth, seats) for each in findings(list(thoughts))}
    top = max(chances.values())
    best = [number for number, chance in chances.items() if chance > top - EQUAL]
    return Worths(chances, tuple(sorted(best, key=lambda number: -chances[number])))


def stand_out(worths: Worths, choices: int, laid: Sequence[int] = (), clear: float | None = None) -> bool:
    """Whether few of the choices are best, and by far; whatever is laid together with the best is not another one."""
    others = [chance for number, chance in worths.chances.items() if number not in (*worths.best, *laid)]
    if not others or len(worths.best) > BEST_MOST or 2 * len(worths.best) > choices:
        return False
    return worths.chances[worths.best[0]] - max(others) >= (CLEAR if clear is None else clear)


def laid_together(game: Game, view: View, best: int) -> list[int]:
    """What a strong bot lays in one go if it begins with this, as far as it could also begin with that."""
    actions = game.catalogue.actions
    if actions[best].verb != TOGETHER:
        return []
    match = Match.begin(game, view, SeededDealer(b"1"))
    now = match.legal(view.seat)
    bot = unhurried(game, "baron", 1)
    action = actions[best]
    laid: list[Action] = []
    while action.verb == TOGETHER:
        laid.append(action)
        match.play(view.seat, action)
        if match.to_act() != [view.seat]:
            break
        action = bot.decide(match.view(view.seat), match.legal(view.seat))
    return [game.catalogue.number(each) for each in dict.fromkeys(laid) if each in now]


@final
class Find:
    """A position in which one action seems to stand out, and what has to be asked until it is an exercise."""

    def __init__(self, game: Game, judge: Judge, view: View, seats: int) -> None:
        """ImpossibleTable if nobody could be set down at it."""
        self.game: Final = game
        self.judge: Final = judge
        self.view: Final = view
        self.seats: Final = seats
        self.legal: Final = game.legal_actions(begun(game, view, FastDealer(0)), view.seat)
        self.look: Final = worths_of([self.searched(SEEDS[0], LOOK)], seats)
        self.laid: Final = laid_together(game, view, self.look.best[0])
        self.tried: Final[Counter[Action]] = Counter()

    def searched(self, seed: int, simulations: int) -> Thought:
        return searched(self.game, self.judge, self.view, seed, simulations)

    def stands_out(self, worths: Worths) -> bool:
        return stand_out(worths, len(self.legal), self.laid)

    def right(self, worths: Worths) -> list[Action]:
        return [self.game.catalogue.actions[number] for number in dict.fromkeys([*worths.best, *self.laid])]

    def others(self, worths: Worths) -> list[int]:
        """What is not right, the best of it first."""
        others = [number for number in worths.chances if number not in (*worths.best, *self.laid)]
        return sorted(others, key=lambda number: -worths.chances[number])

    def solved(self, worths: Worths) -> float:
        """The share of bots that think little who find it."""
        if not self.tried:
            self.tried.update(tries(self.game, self.view, self.legal))
        return sum([self.tried[action] for action in self.right(worths)]) / self.tried.total()

    def is_worth_asking(self, worths: Worths) -> bool:
        """Whether not everybody finds it because there is hardly anything else to do."""
        return 2 * len(self.right(worths)) < len(self.legal) or self.solved(worths) <= 0.9

    def reasons(self, worths: Worths) -> list[str] | None:
        """What speaks for the best action besides its figures; None if nobody could say why it is better."""
        best = worths.best[0]
        reasons = [reason.id for reason in explain(self.game, self.judge, self.view, best, self.others(worths))]
        has_figures = bool(self.game.tell_gain(self.view, *foretell(self.game, self.view, [best])))
        return reasons if reasons or has_figures else None

    def chance_behind(self, number: int, simulations: int) -> float:
        """The chance to win with this action when all thinking is about what comes after it."""
        search = Search(self.game, self.judge, self.view, SEEDS[0], only=number)
        search.think(simulations)
        return winning_chance(search.fared / search.simulations, self.seats)

    def stays_ahead(self, worths: Worths, simulations: int, clear: float) -> bool:
        """Whether the best action is ahead by so much when it and the next ones are searched alike."""
        best = self.chance_behind(worths.best[0], simulations)
        return all(best - self.chance_behind(other, simulations) >= clear for other in self.others(worths)[:NEXT])

    def confirmed(self) -> Worths | None:
        """What deep searches with all seeds agree on: the same best actions, each time by far."""
        thoughts: list[Thought] = []
        best: set[Action] = set()
        for seed in SEEDS:
            thought = self.searched(seed, SIMULATIONS)
            worths = worths_of([thought], self.seats)
            found = {*self.right(worths)}
            if not self.stands_out(worths) or (thoughts and found != best):
                return None
            best = found
            thoughts.append(thought)
        return worths_of(thoughts, self.seats)


def examine(game: Game, judge: Judge, view: View, seats: int, difficulty: int = 1) -> dict[str, Any] | None:
    """The exercise of this position; None if it is none after all, or an easier one. What is cheap is asked first."""
    try:
        prospect = Find(game, judge, view, seats)
    except ImpossibleTable:
        return None
    look = prospect.look
    if (
        not prospect.stands_out(look)
        or not prospect.is_worth_asking(look)
        or difficulty_of(prospect.solved(look)) < difficulty
        or prospect.reasons(look) is None
        or not prospect.stays_ahead(look, PROBE, CLEAR / 2)
        or not prospect.stays_ahead(look, BEHIND, CLEAR)
    ):
        return None
    worths = prospect.confirmed()
    if worths is None or not prospect.is_worth_asking(worths) or not prospect.stays_ahead(worths, BEHIND, CLEAR):
        return None
    return told_exercise(prospect, worths)


def difficulty_of(solved: float) -> int:
    return 1 if solved >= EASY else 2 if solved >= HARD else 3


def told_exercise(prospect: Find, worths: Worths) -> dict[str, Any]:
    """A position as a file tells it, with every choice and its worth."""
    game, view, laid = prospect.game, prospect.view, prospect.laid
    worths = worths._replace(chances={**worths.chances, **dict.fromkeys(laid, worths.chances[worths.best[0]])})
    right = prospect.right(worths)
    solved = prospect.solved(worths)
    name = hashlib.sha256(write_view(view).encode()).hexdigest()[:6]
    seed = int(name, 16)
    others = [action for action in prospect.legal if action not in right]
    others.sort(key=lambda action: -chance(game, worths, action))
    shown = shown_others(others, prospect.tried)
    return {
        "name": name,
        "difficulty": difficulty_of(solved),
        "theme": theme_of(view),
        "seats": prospect.seats,
        "seed": seed,
        "solved": round(100 * solved),
        "rules": prompt_rules(game, view, prospect.legal),
        "reasons": prospect.reasons(worths) or [],
        "view": asdict(view),
        "right": [told_attempt(game, view, seed, action, worths, 0) for action in right],
        "other": [told_attempt(game, view, seed, action, worths, LONGEST_LINE) for action in shown]
        + told_together(game, [action for action in others if action not in shown], worths),
    }


def chance(game: Game, worths: Worths, action: Action) -> float:
    return worths.chances.get(game.catalogue.number(action), 0.0)


def tries(game: Game, view: View, legal: list[Action]) -> Counter[Action]:
    """What bots that think little choose here."""
    chosen: Counter[Action] = Counter()
    for level in SOLVERS:
        for seed in range(TRIES):
            bot: Bot = GreedyBot(game, seed + 1) if level == "greedy" else unhurried(game, level, seed + 1)
            chosen[bot.decide(view, legal)] += 1
    return chosen


def shown_others(others: list[Action], tried: Counter[Action]) -> list[Action]:
    """The other choices that are most plausible: those that bots fall for, then those that cost least."""
    fallen = sorted([action for action in others if tried[action]], key=lambda action: -tried[action])
    return list(dict.fromkeys([*fallen, *others]))[:LINES]


def prompt_rules(game: Game, view: View, legal: list[Action]) -> list[str]:
    rules = [rule for sentence in game.tell_prompt(view, legal) for rule in sentence.rules]
    return list(dict.fromkeys(rules))


def told_attempt(game: Game, view: View, seed: int, action: Action, worths: Worths, longest: int) -> dict[str, Any]:
    """A choice with what follows in the world that the seed gives, its chance, and the rules behind it."""
    match = Match.begin(game, view, SeededDealer(str(seed).encode()))
    match.play(LEARNER, action)
    bot = unhurried(game, "baron", 1)
    end = 1
    has_answered = False
    while match.to_act() and len(match.entries) < longest:
        seat = match.to_act()[0]
        if has_answered and seat == LEARNER and match.final_entries == len(match.entries):
            break
        match.play(seat, bot.decide(match.view(seat), match.legal(seat)))
        has_answered = has_answered or seat != LEARNER
        if all(entry.seat == LEARNER for entry in match.entries[match.final_entries :]):
            end = len(match.entries)
    shown = match.at(end) if end < len(match.entries) else match
    rules = [rule for event in shown.events(LEARNER, 1) for rule in game.tell_event(event).rules]
    return {
        "do": [entry_text(game, entry, place == 0) for place, entry in enumerate(shown.entries)],
        "chance": round(100 * chance(game, worths, action)),
        "rules": list(dict.fromkeys(rules))[:4],
    }


def entry_text(game: Game, entry: Entry, is_left: bool) -> str:
    """As a lesson has it: what the learner is left to do bears no seat."""
    name = game.action_name(entry.action)
    picks = " ".join([f"{pick.pick}/{pick.of}" for pick in entry.picks])
    done = name if is_left else f"{entry.seat}: {name}"
    return f"{done} | {picks}" if picks else done


def told_together(game: Game, actions: list[Action], worths: Worths) -> list[dict[str, Any]]:
    """The rest of the choices, those of one chance in one line."""
    by_chance: dict[int, list[str]] = {}
    for action in actions:
        by_chance.setdefault(round(100 * chance(game, worths, action)), []).append(game.action_name(action))
    return [{"do": [" or ".join(names)], "chance": each} for each, names in by_chance.items()]


def is_like(told: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two exercises are nearly the same position."""
    one: dict[str, Any] = told["view"]
    two: dict[str, Any] = other["view"]
    if told["seats"] != other["seats"] or one.keys() != two.keys():
        return False
    return len([name for name in one if plain(one[name]) == plain(two[name])]) > LIKE * len(one)


def plain(value: Any) -> Any:
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value
