"""How a turn ends, and how the game does (APT-4.19 to APT-4.23, APT-10)."""

from __future__ import annotations

from vacancy.engine.bits import bit_count
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import COINS_PER_PRESTIGE, SET_PRESTIGE
from ..layout import COLOURS, Beat, Ending, Event, Moved, Player, State, Task
from .beats import note


@rule
def do_turns(state: State) -> None:
    """Give the next turn (APT-4.1), or go on to the final count.

    Once the end is triggered there is one turn for everybody else and a last one for whoever
    triggered it (APT-10.4, APT-13.36).
    """
    seat = top(state).a
    if state.ending != Ending.NONE:
        if state.turns_left == 0:
            pop(state)
            push(state, Task.COUNT, NONE, 0, NONE)
            return
        state.turns_left -= 1
    push(state, Task.TURN, seat, NONE, NONE)  # APT-11.1


@rule
def trigger(state: State, ending: int) -> None:
    """The end comes near. The current turn goes on normally (APT-10.3), and only the first trigger
    counts (APT-10.5, APT-12.40)."""
    if state.ending == Ending.NONE:
        state.ending = ending
        state.turns_left = state.seats
        push(state, Task.ANNOUNCE, NONE, NONE, NONE)


@rule
def do_announce(state: State, beat: Beat) -> None:
    """Let everybody know of the last round."""
    pop(state)
    note(beat, Event.LAST_ROUND, NONE)
    beat.ending = state.ending


@rule
def do_end_turn(state: State, beat: Beat, seat: int) -> None:
    """The turn is over; an active vignette may still be used, unless the end is triggered
    (APT-4.20, APT-4.23, APT-11.3, APT-12.37, APT-13.18)."""
    note(beat, Event.END_TURN if state.acted > 0 else Event.IDLE, seat)
    pop(state)
    state.acted = 0
    state.moved = Moved.NOT
    if state.players[seat].is_vignette_active and state.ending == Ending.NONE:
        push(state, Task.VIGNETTE, seat, NONE, NONE)
    else:
        pass_turn(state)


@rule
def do_use_vignette(state: State, beat: Beat, seat: int) -> None:
    """Take an extra turn at once, a turn like any other (APT-4.21, APT-4.22, APT-11.18)."""
    note(beat, Event.USE_VIGNETTE, seat)
    pop(state)
    state.players[seat].is_vignette_active = 0


@rule
def do_decline_vignette(state: State, beat: Beat, seat: int) -> None:
    """Keep the vignette (APT-11.19)."""
    note(beat, Event.DECLINE_VIGNETTE, seat)
    pop(state)
    pass_turn(state)


@rule
def pass_turn(state: State) -> None:
    """The next player in seat order comes next (APT-4.1)."""
    turns = top(state)
    turns.a = (turns.a + 1) % state.seats
    if turns.a == state.first:
        state.round += 1


@rule
def do_count(state: State, beat: Beat) -> None:
    """The final count, one player after another (APT-10.6, APT-13.37). It buys no star, and nothing
    else is worth anything (APT-10.7, APT-12.41)."""
    frame = top(state)
    if frame.a == state.seats:
        pop(state)
        note(beat, Event.END, NONE)
        return
    player = state.players[frame.a]
    note(beat, Event.COUNT, frame.a)
    beat.coins = player.coins // COINS_PER_PRESTIGE
    beat.prestige = SET_PRESTIGE * count_sets(player)
    player.prestige += beat.coins + beat.prestige
    frame.a += 1


@rule
def count_sets(player: Player) -> int:
    """How many sets of four colours the completed, unused orders make; those in transit are not
    completed (APT-12.11)."""
    fewest = bit_count(player.completed[0])
    for colour in range(1, COLOURS):
        fewest = min(fewest, bit_count(player.completed[colour]))
    return fewest
