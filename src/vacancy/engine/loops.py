"""The loops that are the same for every game, with holes where the game's own rules go."""

from __future__ import annotations

from .decisions import seat_to_move
from .dialect import hole, rule
from .record import NONE, Array
from .rng import word
from .signature import Actions, Beat, Int32s, State

OK = 0
"""The reason code of a legal action."""
IS_OVER = -1
"""The reason code of any action after the end."""
NO_SUCH_ACTION = -2
"""The reason code of a number that is no action's."""

POINT = 100
"""Estimates are in hundredths of a point."""

ACTION_COUNT = 0  # this stands for that of the game that is linked
WEYL, MIX1, MIX2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


@hole
def begin(state: State) -> None:
    """Set up the start position; seats, options and key are in the record already."""


@hole
def list_legal(state: State, out: Actions) -> int:
    """Write the legal actions, ascending, and return how many."""
    raise NotImplementedError


@hole
def why_not(state: State, action: int) -> int:
    """OK, or the code of the reason why an action is illegal."""
    raise NotImplementedError


@hole
def apply(state: State, action: int, beat: Beat) -> None:
    """Answer the decision on top of the stack with a legal action, and say what happened."""


@hole
def step(state: State, beat: Beat) -> None:
    """Take the automatic step on top of the stack, and say what happened."""


@hole
def score(state: State, seat: int) -> int:
    """The points of a seat."""
    raise NotImplementedError


@hole
def tie_break(state: State, seat: int) -> int:
    """What decides between seats with equal points: more is better."""
    raise NotImplementedError


@hole
def redraw(state: State, seat: int) -> None:
    """Fill in at random what has been blanked for a seat, from the record's (fresh) key."""


@hole
def redraw_as_believed(state: State, seat: int, weights: Int32s) -> None:
    """The same, by what is believed of hidden fields (`engine.beliefs`) and not evenly."""


@hole
def chapter(state: State) -> int:
    """A number that grows whenever points have settled: the round, say. Rollouts may stop there."""
    raise NotImplementedError


@hole
def glimpse(state: State, action: int, seat: int) -> int:
    """What another seat sees of a legal action that the mover is about to play, as an action.

    Actions that look alike to the seat give the same number, the lowest-looking one of them, say.
    """
    raise NotImplementedError


@hole
def estimate(state: State, seat: int) -> int:
    """The points that a seat can be expected to have in the end, in hundredths."""
    raise NotImplementedError


@hole
def glance(state: State, seat: int) -> int:
    """The same for who looks at a position once and does not search."""
    raise NotImplementedError


@rule
def redraw_evenly(state: State, seat: int, weights: Int32s) -> None:
    """The guess in a game in which nothing is believed of hidden fields."""
    redraw(state, seat)


@rule
def no_tie_break(state: State, seat: int) -> int:
    """The tie-break of a game in which equal points share a place."""
    return 0


@rule
def one_chapter(state: State) -> int:
    """The chapter of a game so short that rollouts go on to its end."""
    return 0


@rule
def points_now(state: State, seat: int) -> int:
    """The estimate of who knows nothing about a game: the points as they stand."""
    return score(state, seat) * POINT


@rule
def as_estimated(state: State, seat: int) -> int:
    """The glance in a game whose estimate serves for that too."""
    return estimate(state, seat)


@rule
def see_all(state: State, action: int, seat: int) -> int:
    """The glimpse in a game in which every action is seen by all."""
    return action


@rule
def is_automatic(state: State) -> bool:
    """Whether the engine moves next by itself."""
    return state.depth > 0 and seat_to_move(state) == NONE


@rule
def settle(state: State, beat: Beat) -> None:
    """Take automatic steps until somebody has to decide or the game is over."""
    while is_automatic(state):
        step(state, beat)


@rule
def go_on(state: State, action: int, beat: Beat) -> None:
    """Play an action that is known to be legal, to the next decision."""
    apply(state, action, beat)
    settle(state, beat)


@rule
def start(state: State, beat: Beat) -> None:
    """The start position up to the first decision."""
    begin(state)
    settle(state, beat)


@rule
def legal(state: State, out: Actions) -> int:
    """Write the legal actions; none after the end."""
    return 0 if state.depth == 0 else list_legal(state, out)


@rule
def why_not_now(state: State, action: int) -> int:
    """OK, or the code of the reason why an action cannot be played now."""
    if action < 0 or action >= ACTION_COUNT:
        return NO_SUCH_ACTION
    return IS_OVER if state.depth == 0 else why_not(state, action)


@rule
def play(state: State, action: int, beat: Beat) -> int:
    """Play a legal action to the next decision; refuse another with its reason, untouched."""
    reason = why_not_now(state, action)
    if reason == OK:
        apply(state, action, beat)
        settle(state, beat)
    return reason


@rule
def mix(seed: int) -> int:
    """A fast random word for playouts, which need no secrecy (splitmix64)."""
    value = word(seed)
    value = word((value ^ (value >> word(30))) * word(MIX1))
    value = word((value ^ (value >> word(27))) * word(MIX2))
    return value ^ (value >> word(31))


@rule
def playout(state: State, beat: Beat, out: Actions, seed: int) -> int:
    """Play at random to the end; returns the number of decisions."""
    count = 0
    counter = word(seed)
    while state.depth > 0:
        options = list_legal(state, out)
        counter = word(counter + word(WEYL))
        pick = int(((mix(counter) >> word(32)) * word(options)) >> word(32))
        apply(state, out[pick], beat)
        settle(state, beat)
        count += 1
    return count


@rule
def playouts(states: Array[State], beat: Beat, out: Actions, games: int, seed: int) -> int:
    """Whole random games with the options of the first state, played in the second.

    Returns the number of decisions.
    """
    count = 0
    for game in range(games):
        states[1] = states[0]
        state = states[1]
        state.key[0] = mix(seed + 2 * game)
        state.key[1] = mix(seed + 2 * game + 1)
        start(state, beat)
        count += playout(state, beat, out, seed + game)
    return count
