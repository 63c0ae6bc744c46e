"""The games for OpenSpiel: after `import tafelrunde.research.openspiel` there are `python_tafelrunde_havoc` and so on,
with the parameters `players` and the options of the game, and `python_tafelrunde_macht_small`.

Chance is explicit: a rule that asks chance is run again with a longer script once its chance node is answered, so no
rule is cut into pieces. Seats that owe sealed answers are asked one after the other, the first one first: none sees the
answers of the others, and algorithms for turns can play it. Where there are sealed answers the game is also there with
simultaneous nodes: `python_tafelrunde_maginor_simultaneous`, `python_tafelrunde_macht_simultaneous`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from tafelrunde.core.catalogue import Action
from tafelrunde.core.conformance import MOST_ENTRIES
from tafelrunde.core.dealer import FastDealer, RecordingDealer
from tafelrunde.core.events import Event
from tafelrunde.core.game import State
from tafelrunde.core.heap import Heap
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.core.view import View
from tafelrunde.research.engine.observer import rewards
from tafelrunde.research.small import SMALL
from tafelrunde.research.table import Box, Setting, box_of, check_legal, game_of, setting_of
from tafelrunde.research.versions import VERSIONS

MOST_OUTCOMES: Final = 128
"""No bag, heap or die has more."""
SEEDS: Final = 2**31
NOT_DEALT: Final = "not dealt"
SEALED: Final = ("maginor", "macht")
"""The games in which seats owe answers at the same time."""


class ChanceAsked(Exception):
    """The script ended where chance has these outcomes, each with so many equally likely cases."""

    def __init__(self, weights: list[tuple[int, int]]) -> None:
        super().__init__()
        self.weights: Final = weights


class AskingDealer(RecordingDealer):
    """Chance as written, then the question. Pieces that nobody can tell apart are one outcome; where there is only one
    outcome, nothing is asked."""

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = script

    def pick(self, n: int) -> int:
        return 0 if n == 1 else self.answer([(outcome, 1) for outcome in range(n)])

    def draw_kind(self, heap: Heap) -> int:
        weights = [(kind, int(many)) for kind, many in enumerate(heap.counts) if many > 0]
        kind = weights[0][0] if len(weights) == 1 else self.answer(weights)
        heap.remove(kind)
        return kind

    def answer(self, weights: list[tuple[int, int]]) -> int:
        if self.count == len(self.script):
            raise ChanceAsked(weights)
        self.count += 1
        return self.script[self.count - 1]


class HeardEvent:
    """Something that happened. It is put into words when somebody asks what was heard, once for each listener, and not
    at all in the playouts of a search."""

    __slots__ = ("event", "words")

    def __init__(self, event: Event) -> None:
        self.event: Final = event
        self.words: Final[dict[int, str]] = {}

    def to(self, listener: int) -> str:
        if listener not in self.words:
            self.words[listener] = repr(self.event.seen_by(listener))
        return self.words[listener]


class SteppedMatch:
    """A match as OpenSpiel steps it: decisions and answers of chance, and what each seat has heard so far."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.state: State | None = None
        self.decision: tuple[int, int] | None = None  # a seat and its action, while chance is asked about it
        self.script: list[int] = []
        self.weights: list[tuple[int, int]] = []
        self.heard: list[list[HeardEvent | str]] = [[] for _ in range(box.seats)]
        self.origin: tuple[View, int, list[str]] | None = None
        self.steps: list[int] = []
        self.run()

    def run(self) -> None:
        """Carry out the deal, or the decision, as far as the script goes."""
        dealer = AskingDealer(self.script)
        try:
            if self.decision is None:
                state = self.box.game.new(self.box.seats, dealer)
            else:
                assert self.state is not None
                state = self.state.clone()
                state.apply(*self.decision, dealer)
        except ChanceAsked as asked:
            self.weights = asked.weights
            return
        if self.decision is not None:
            seat, number = self.decision
            self.heard[seat].append(self.box.game.action_name(self.box.game.catalogue.actions[number]))
        told = [HeardEvent(event) for event in dealer.events]
        for log in self.heard:
            log += told
        self.state, self.decision, self.script, self.weights = state, None, [], []

    def step(self, number: int) -> None:
        """Chance answers if it was asked; otherwise the first seat that owes a decision takes this action. ValueError,
        and nothing has changed, if that cannot be."""
        if self.weights:
            if all(number != outcome for outcome, _ in self.weights):
                raise ValueError(f"Chance has no outcome {number} here.")
            self.script = [*self.script, number]
        else:
            assert self.state is not None
            if self.is_over:
                raise ValueError("The match is over.")
            seat = self.state.next_seat()
            check_legal(self.state, seat, number)
            self.decision = (seat, number)
        self.steps.append(number)
        self.run()

    def words_to(self, listener: int) -> list[str]:
        """What this seat has heard and done so far, line by line."""
        return [one if isinstance(one, str) else one.to(listener) for one in self.heard[listener]]

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state.owing == 0 and not self.weights

    def copy(self) -> SteppedMatch:
        twin = SteppedMatch.__new__(SteppedMatch)
        twin.__dict__.update(self.__dict__)
        twin.heard = [log[:] for log in self.heard]
        twin.steps = self.steps[:]
        return twin  # the state is replaced, never changed

    def resampled(self, seat: int, seed: int) -> SteppedMatch:
        """A match that this seat cannot tell from this one; what the others have heard before is not in it."""
        if self.state is None or self.weights:
            raise ValueError("A match is resampled where a seat is asked, not in the middle of a rule.")
        return imagined(self.box, (self.state.view(seat), seed, self.words_to(seat)), [])

    def __deepcopy__(self, memo: dict[int, Any]) -> SteppedMatch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (again, (self.box.setting, self.origin, self.steps))


def imagined(box: Box, origin: tuple[View, int, list[str]], steps: list[int]) -> SteppedMatch:
    view, seed, heard = origin
    course = SteppedMatch.__new__(SteppedMatch)
    course.box, course.origin, course.steps = box, origin, []
    course.state = box.game.imagine(view, FastDealer(seed))
    course.decision, course.script, course.weights = None, [], []
    course.heard = [[*heard] if seat == view.seat else [] for seat in range(box.seats)]
    for number in steps:
        course.step(number)
    return course


def again(setting: Setting, origin: tuple[View, int, list[str]] | None, steps: list[int]) -> SteppedMatch:
    """The match that began like this, after these steps."""
    if origin is not None:
        return imagined(box_of(setting), origin, steps)
    course = SteppedMatch(box_of(setting))
    for number in steps:
        course.step(number)
    return course


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A match within OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = game.start.copy()
        self.together = game.together

    def current_player(self) -> int:
        if self.course.weights:
            return int(pyspiel.PlayerId.CHANCE)
        if self.course.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.course.state is not None
        if self.together and len(self.course.state.to_act()) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return self.course.state.next_seat()

    def _legal_actions(self, player: int) -> list[int]:
        state = self.course.state
        assert state is not None
        return sorted(state.legal(player)) if player in state.to_act() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.course.weights
        cases = sum([many for _, many in weights])
        return [(outcome, many / cases) for outcome, many in weights]

    def _apply_action(self, action: int) -> None:
        self.course.step(action)

    def _apply_actions(self, actions: list[int]) -> None:
        """All who owe a sealed answer give it; what is said for others does not count."""
        state = self.course.state
        assert state is not None
        for seat in state.to_act():
            check_legal(state, seat, actions[seat])
        for seat in state.to_act():
            self.course.step(actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        game = self.course.box.game
        return game.action_name(game.catalogue.actions[action])

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return self.course.box.game.catalogue.actions[action]._asdict()

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        return [self.course.box.game.catalogue.number(Action(**struct))]

    def is_terminal(self) -> bool:
        return self.course.is_over

    def returns(self) -> list[float]:
        if not self.course.is_over:
            return [0.0] * self.course.box.seats
        assert self.course.state is not None
        return rewards(self.course.state.standings())

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one; `rng` gives numbers from 0 to 1. Not at chance nodes."""
        state: SpielState = self.get_game().new_initial_state()
        state.course = self.course.resampled(player, int(rng() * SEEDS))
        return state

    def __str__(self) -> str:
        course = self.course
        if course.state is None:
            return f"{NOT_DEALT} {course.script}"
        told = [course.box.game.position(course.state.view(seat)) for seat in range(course.box.seats)]
        return "\n".join([*told, f"{course.decision} {course.script}"])


class SpielObserver:
    """What a player sees: as a tensor in the layout of the environment, and as a string; with perfect recall the string
    also tells all that the player has heard, and the tensor begins with who the player is, so that no two players have
    the same. Else the tensor is what the view holds either way. What is public is what an onlooker sees, what is
    private the rest; these have strings only."""

    def __init__(self, box: Box, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody here sees what is private to all players: ask for one player, or for none.")
        self.box = box
        self.has_memory = kind.perfect_recall
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.is_public = kind.public_info
        is_whole = self.is_private and self.is_public
        self.first = box.seats if self.has_memory else 0
        self.tensor = np.zeros(self.first + box.width, np.float32) if is_whole else None
        self.dict = {} if self.tensor is None else box.named(self.tensor[self.first :])
        if self.tensor is not None and self.has_memory:
            self.dict["player"] = self.tensor[: self.first]

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            found = state.course.state
            self.tensor[: self.first] = 0
            self.tensor[player : self.first][:1] = 1
            self.tensor[self.first :] = 0 if found is None else self.box.observation(found, player)

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        if course.state is None:
            return NOT_DEALT
        if not self.is_private:
            return repr(course.state.view(ONLOOKER)) if self.is_public else ""
        view = course.state.view(player)
        if not self.is_public:
            open_to_all = vars(course.state.view(ONLOOKER))
            return repr({name: value for name, value in vars(view).items() if value != open_to_all[name]})
        return "\n".join([*course.words_to(player), repr(view)]) if self.has_memory else repr(view)


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game with a number of players."""

    def __init__(self, key: str, game_type: Any, params: dict[str, Any]) -> None:
        options = {name: value for name, value in params.items() if name != "players"}
        self.box = box_of(setting_of(key, params.get("players"), options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.box.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.box.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_ENTRIES,
        )
        super().__init__(game_type, info, params)
        self.start = SteppedMatch(self.box)
        self.together = game_type.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_ENTRIES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"An observation has no parameters; there are {params}.")
        return SpielObserver(self.box, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def type_of(key: str, together: bool) -> Any:
    """What OpenSpiel is told about a game before it is made."""
    game, dynamics = game_of(key, {}), pyspiel.GameType.Dynamics
    seats = game.seats
    options = {} if key in SMALL else {option.name: option.choices[0] for option in game.options}
    return pyspiel.GameType(
        short_name=f"python_tafelrunde_{key}" + ("_simultaneous" if together else ""),
        long_name=f"Tafelrunde {key}",
        dynamics=dynamics.SIMULTANEOUS if together else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats), **options},
    )


def register(key: str, together: bool = False) -> None:
    """Make a game known to OpenSpiel, with simultaneous nodes or one seat at a time. It is given a class, as it keeps
    what makes a game until after the interpreter is gone: taking down a function then is fatal, a class stays."""
    game_type = type_of(key, together)

    class RegisteredGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(key, game_type, params or {})

    if game_type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(game_type, RegisteredGame)


for each in (*VERSIONS, *SMALL):
    register(each)
for each in SEALED:
    register(each, together=True)
