"""Phases 2 and 3: drawing and joining (PTN-6), and Mothers, who may come on top (PTN-7.4).

Both phases offer the same (PTN-6.3), so all that is kept of them is the number of actions left.
While turns are taken some shop is open (PTN-6.6): whoever has a card in hand can lay it.
"""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import list_byte
from vacancy.engine.decisions import push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array

from ..components import COVER_KIND, EXTRA_KIND, FIRST_GROUP, GROUP_KIND, GROUP_SIZE
from ..layout import (
    DRAW,
    END,
    JOIN,
    KINDS,
    MOTHER,
    OLD_RULES,
    Beat,
    Event,
    Player,
    Reason,
    State,
    Task,
)
from ..setup import draw_card
from .beats import note, note_cards
from .queues import stand
from .specials import has_sonny_move, has_target, list_sonnies


@rule
def only_mothers_left(player: Player) -> bool:
    """Whether an action must be done with Mothers, there being nothing else (PTN-7.8)."""
    return player.deck_count == 0 and player.hand[EXTRA_KIND] == player.hand_count


@rule
def mothers_may_act(state: State, player: Player) -> bool:
    """Whether an action may be done with Mothers: once the deck is empty (PTN-7.8).

    By the old rules, only if it must be.
    """
    if state.rules_version == OLD_RULES:
        return only_mothers_left(player)
    return player.deck_count == 0


@rule
def list_turn(state: State, seat: int, out: Array[int]) -> int:
    """What the player in turn can do next, in the order of PTN-9.4."""
    player = state.players[seat]
    count = 0
    mothers_must_act = False
    if state.actions_left > 0:
        if player.deck_count > 0:
            out[count] = DRAW.first
            count += 1
        mothers_must_act = only_mothers_left(player)
        for kind in range(KINDS):
            if player.hand[kind] > 0 and (kind != EXTRA_KIND or mothers_may_act(state, player)):
                count = list_joins(state, kind, player.hand[kind], out, count)
    if player.hand[EXTRA_KIND] > 0 and not mothers_must_act:
        count = list_byte(state.open_shops, MOTHER.first, out, count)
    count = list_sonnies(state, seat, out, count)
    if state.actions_left == 0:
        out[count] = END.first
        count += 1
    return count


@rule
def list_joins(state: State, kind: int, most: int, out: Array[int], count: int) -> int:
    """One to all cards of a kind, each number at each open shop (PTN-6.2)."""
    for more in range(most):
        first = encode(JOIN, FIRST_GROUP[kind] + more)
        count = list_byte(state.open_shops, first, out, count)
    return count


@rule
def why_not_draw(state: State, seat: int) -> int:
    """A draw is an action, and needs a card in the deck (PTN-6.1, PTN-6.4)."""
    if state.actions_left == 0:
        return Reason.NO_ACTION_LEFT
    return Reason.DECK_EMPTY if state.players[seat].deck_count == 0 else Reason.OK


@rule
def do_draw(state: State, beat: Beat, seat: int) -> None:
    """Draw a card. Which one, only the owner sees, in hand."""
    draw_card(state, seat)
    state.actions_left -= 1
    note(beat, Event.DRAW, seat, NONE)


@rule
def why_not_shop(state: State, shop: int) -> int:
    """Whether anybody may queue at a shop (PTN-3.2, PTN-5.6)."""
    if shop >= state.shop_count:
        return Reason.NO_SUCH_SHOP
    return Reason.OK if state.open_shops >> shop & 1 else Reason.SHOP_CLOSED


@rule
def why_not_join(state: State, seat: int, group: int, shop: int) -> int:
    """Joining is an action: equal cards from hand, at one open shop (PTN-6.1, PTN-6.2)."""
    player = state.players[seat]
    if state.actions_left == 0:
        return Reason.NO_ACTION_LEFT
    if player.hand[GROUP_KIND[group]] < GROUP_SIZE[group]:
        return Reason.NOT_IN_HAND
    if GROUP_KIND[group] == EXTRA_KIND and not mothers_may_act(state, player):
        return Reason.MOTHER_IS_EXTRA if player.deck_count > 0 else Reason.OTHERS_FIRST
    return why_not_shop(state, shop)


@rule
def do_join(state: State, beat: Beat, seat: int, group: int, shop: int) -> None:
    """Lay cards from hand. You Weren't Standing Here! may then cover another (PTN-7.5).

    A deck has one such card, so one decision settles what all laid at once may do.
    """
    kind = GROUP_KIND[group]
    lay(state, seat, kind, GROUP_SIZE[group], shop)
    state.actions_left -= 1
    note_cards(beat, Event.JOIN, seat, shop, kind, GROUP_SIZE[group])
    if kind == COVER_KIND and has_target(state, shop):
        push(state, Task.COVER, seat, shop, NONE)  # PTN-9.3


@rule
def lay(state: State, seat: int, kind: int, count: int, shop: int) -> None:
    """Move equal cards from hand to the end of a queue."""
    player = state.players[seat]
    player.hand[kind] -= count
    player.unlaid[kind] -= count
    player.hand_count -= count
    stand(state, shop, seat, kind, count)


@rule
def why_not_mother(state: State, seat: int, shop: int) -> int:
    """A Mother comes on top of the actions, unless nothing else is left (PTN-7.4, PTN-7.8)."""
    player = state.players[seat]
    if player.hand[EXTRA_KIND] == 0:
        return Reason.NOT_IN_HAND
    if state.actions_left > 0 and only_mothers_left(player):
        return Reason.MOTHER_IS_ACTION
    return why_not_shop(state, shop)


@rule
def do_mother(state: State, beat: Beat, seat: int, shop: int) -> None:
    """Lay one Mother; it costs no action."""
    lay(state, seat, EXTRA_KIND, 1, shop)
    note_cards(beat, Event.MOTHER, seat, shop, EXTRA_KIND, 1)


@rule
def why_not_end(state: State) -> int:
    """Both actions come first: there is no passing (PTN-6.5)."""
    return Reason.MUST_ACT if state.actions_left > 0 else Reason.OK


@rule
def do_end(state: State, beat: Beat, seat: int) -> None:
    """Use no more extras."""
    note(beat, Event.END_TURN, seat, NONE)
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """The turn is over; the engine looks who is next (PTN-4.3)."""
    frame = top(state)
    frame.task = Task.NEXT
    frame.seat = NONE


@rule
def may_have_extra(state: State, seat: int) -> bool:
    """Whether open information allows an extra: a move of Sonny, or a Mother in hand (PTN-9.5)."""
    player = state.players[seat]
    if player.hand_count > 0 and player.unlaid[EXTRA_KIND] > 0:
        return True
    return has_sonny_move(state, seat)
