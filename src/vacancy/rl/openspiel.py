"""The games in OpenSpiel, for its bots, searches and judges. Wants the extra `openspiel`.

Importing this registers every game as `vacancy_` and its name:

>>> import pyspiel
>>> import vacancy.rl.openspiel
>>> game = pyspiel.load_game("vacancy_overbooking(seats=3)")
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     if state.is_chance_node():
...         state.apply_action(state.chance_outcomes()[0][0])
...     else:
...         state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
0.0

All chance of a match follows from its secret, so nature moves once, at the start, and picks one of
so many secrets (`deals`): a few make a tree that can be walked whole. The observation tensor holds
the inputs that nets see, the information state everything a player has ever seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from vacancy.engine.native.machine_code import outlive
from vacancy.games import NAMES
from vacancy.games import game as game_of

from .played import Played, Terms, defaults_of

if TYPE_CHECKING:
    from vacancy.engine.game import Game

PREFIX = "vacancy_"


def type_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults_of(game),
    )


class SpielGame(pyspiel.Game):
    """One of our games, with seats, options and a number of deals."""

    terms: Terms

    def __init__(self, kind: pyspiel.GameType, params: dict[str, Any] | None) -> None:
        self.terms = terms = Terms(kind.short_name.removeprefix(PREFIX), params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=terms.game.actions,
            max_chance_outcomes=max(terms.digits),
            num_players=terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=terms.game.decision_limit,
        )
        super().__init__(kind, info, params or {})

    def __getattr__(self, name: str) -> Any:
        """A game that has been unpickled has lost all that Python knew of it."""
        if name != "terms":
            raise AttributeError(name)
        short_name = self.get_type().short_name.removeprefix(PREFIX)
        self.terms = Terms(short_name, self.get_parameters())
        return self.terms

    def new_initial_state(self) -> SpielState:
        """Before a secret has been picked."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What sees for a player: all there ever was, or what is there now."""
        if params:
            raise ValueError(f"observers take no parameters, and this one was given {params}")
        return Observer(self.terms.features.count, bool(kind and kind.perfect_recall))


class SpielState(pyspiel.State):
    """A match of ours as a state of OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match = Played(game.terms)

    @property
    def terms(self) -> Terms:
        """What the match is played by."""
        return self.match.terms

    def current_player(self) -> int:
        """Who moves: nature while the secret is being picked."""
        if self.match.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.terms.game.to_move(self.match.state)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        state = self.match.state
        return state is not None and self.terms.game.is_over(state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The digits that the number of the deal can have next, all as likely."""
        count = self.match.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.terms.game.legal(self.match.state)

    def _apply_action(self, action: int) -> None:
        self.match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.terms.game.say(self.match.state, action)

    def returns(self) -> list[float]:
        """1 for the winner, evenly less than 0 for the others; winners share."""
        return self.match.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that a player cannot tell from this one, all that it does not know redrawn."""
        other: SpielState = self.clone()
        other.match = self.match.imagine(player, int(sampler() * 2**62))
        return other

    def __str__(self) -> str:
        return self.match.tell()


class Observer:
    """What a player sees of a state, as `open_spiel.python.observation` has it."""

    def __init__(self, inputs: int, is_recalling: bool) -> None:
        self.is_recalling = is_recalling
        self.tensor = None if is_recalling else np.zeros(inputs, np.float32)
        self.dict = {} if self.tensor is None else {"inputs": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the deal there is nothing to see."""
        if self.tensor is not None:
            self.tensor.fill(0)
            self.tensor[state.match.inputs(player)] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        """All that the player has seen, or what it sees."""
        return state.match.recall(player) if self.is_recalling else state.match.view(player)


def register_game(name: str) -> None:
    """Have `pyspiel.load_game("vacancy_...")` find a game."""
    kind = type_of(game_of(name))

    def make(params: dict[str, Any] | None = None) -> SpielGame:
        return SpielGame(kind, params)

    outlive(make)  # OpenSpiel lets go of it after Python is gone
    pyspiel.register_game(kind, make)


for each in NAMES:
    register_game(each)
