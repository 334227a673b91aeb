"""Staff cards: drafting, drawing, playing, using and losing them (GAH-3.28, GAH-7, GAH-8.12)."""

from __future__ import annotations

from vacancy.engine.bits import lowest_bit
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import HAS_BOTTOM_ORDER, REACTS, STAFF_COST, STAFF_EFFECT
from ..layout import DRAWN, PACK, SEATS, Beat, Event, Player, State, Task
from ..moves import Reason
from ..setup import draw_shuffled
from ..vocabulary import Moment
from .asking import ask, ask_fewer
from .beats import note, note_amount, note_card


@rule
def do_draft_step(state: State, beat: Beat) -> None:
    """Ask the next player of a draft step, tile 1 first; then pass the packs on (GAH-3.28)."""
    frame = top(state)
    if frame.b < state.seats:
        state.actor = (state.start + frame.b) % state.seats  # GAH-9.1
        frame.b += 1
        ask(state, Task.DRAFT, frame.a, NONE)
        return
    frame.a += 1
    frame.b = 0
    pass_packs(state, frame.a)
    note(beat, Event.PASS_PACKS, NONE)
    if frame.a == PACK - 1:  # GAH-3.29: the last card is kept automatically
        pop(state)
        for seat in range(state.seats):
            player = state.players[seat]
            player.hand |= player.pack
            player.hand_count += 1
            player.pack = 0
            player.pack_count = 0


@rule
def pass_packs(state: State, step: int) -> None:
    """Every pack goes to the left. Who has a pack again sees what the others took of it."""
    last = state.players[state.seats - 1].pack
    for back in range(state.seats - 1):
        state.players[state.seats - 1 - back].pack = state.players[state.seats - 2 - back].pack
    state.players[0].pack = last
    if step >= state.seats:
        for seat in range(state.seats):
            player = state.players[seat]
            player.passed[step - state.seats] &= ~player.pack  # GAH-9.5


@rule
def do_draft(state: State, beat: Beat, card: int) -> None:
    """Keep a card of the pack, unseen by the others (GAH-3.29, GAH-10.20)."""
    player = state.players[state.actor]
    step = top(state).a
    pop(state)
    player.pack ^= 1 << card
    player.pack_count -= 1
    player.hand |= 1 << card
    player.hand_count += 1
    player.passed[step] = player.pack
    note_card(beat, Event.KEEP, state.actor, card, 0)


@rule
def draw_staff(state: State, is_kept: int) -> int:
    """The top card of the deck, or NONE (GAH-7.111, GAH-10.43): shuffled ones first, then those
    put under it. Only a card that is kept is known to be in the hand."""
    if state.staff_deck_count > 0:
        return draw_shuffled(state)
    if state.returned_count == 0:
        return NONE
    owner = state.returned[0].owner
    card = state.returned[0].card
    state.returned_count -= 1
    for behind in range(state.returned_count):
        state.returned[behind] = state.returned[behind + 1]
    last = state.returned[state.returned_count]
    last.owner = NONE
    last.was_held = 0
    last.card = NONE
    if is_kept and owner != state.actor:
        state.players[owner].traced[state.actor] |= 1 << card  # GAH-9.5
    return card


@rule
def draw_to_hand(state: State, beat: Beat, count: int, source: int) -> None:
    """Draw cards into the hand, which has no limit (GAH-8.11, GAH-7.108)."""
    player = state.players[state.actor]
    drawn = 0
    for _ in range(count):
        card = draw_staff(state, 1)
        if card != NONE:
            player.hand |= 1 << card
            player.hand_count += 1
            drawn += 1
    note_amount(beat, Event.DRAW, state.actor, drawn, source)


@rule
def draw_to_choose(state: State, beat: Beat, discount: int, source: int) -> None:
    """Draw three cards of which one may be played (GAH-8.12)."""
    player = state.players[state.actor]
    for _ in range(DRAWN):
        card = draw_staff(state, 0)
        if card != NONE:
            player.drawn[player.drawn_count] = card
            player.drawn_count += 1
    note_amount(beat, Event.SHOW_DRAWN, state.actor, player.drawn_count, source)
    ask(state, Task.PLAY_DRAWN, discount, NONE)


@rule
def drawn_cards(player: Player) -> int:
    """The drawn cards that wait, as a set."""
    cards = 0
    for index in range(player.drawn_count):
        cards |= 1 << player.drawn[index]
    return cards


@rule
def staff_price(state: State, card: int, discount: int) -> int:
    """What playing a card costs (GAH-1.59, GAH-5.28, GAH-7.102, GAH-10.29)."""
    return max(STAFF_COST[state.edition, card] - discount, 0)


@rule
def playable(state: State, cards: int, discount: int) -> int:
    """The cards of a set that the acting player can pay for (GAH-9.21, GAH-9.22)."""
    crowns = state.players[state.actor].crowns
    found = 0
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        if staff_price(state, card, discount) <= crowns:
            found |= 1 << card
    return found


@rule
def why_not_play(state: State, card: int) -> int:
    """Which rule keeps the acting player from playing a card."""
    player = state.players[state.actor]
    if top(state).task == Task.PLAY_STAFF and not player.hand >> card & 1:
        return Reason.NOT_IN_HAND
    if top(state).task == Task.PLAY_DRAWN and not drawn_cards(player) >> card & 1:
        return Reason.NOT_DRAWN  # GAH-8.27
    return Reason.TOO_DEAR


@rule
def do_play(state: State, beat: Beat, card: int) -> None:
    """Pay for a card, lay it face up; a one-off works at once (GAH-7.101, GAH-7.103, GAH-8.28)."""
    frame = top(state)
    player = state.players[state.actor]
    is_drawn = frame.task == Task.PLAY_DRAWN
    price = staff_price(state, card, frame.a)
    pop(state)
    player.crowns -= price
    player.played |= 1 << card
    note_card(beat, Event.PLAY, state.actor, card, 1)
    beat.price = price
    effect = STAFF_EFFECT[state.edition, Moment.PLAYED, card]
    if effect != NONE:
        push(state, Task.EFFECT, NONE, effect, card)
    if is_drawn:
        drop_drawn(player, card)
        clear_drawn(state)
    else:
        player.hand ^= 1 << card
        player.hand_count -= 1


@rule
def drop_drawn(player: Player, card: int) -> None:
    """Take one of the drawn cards away, keeping the others in the order drawn."""
    index = 0
    while player.drawn[index] != card:
        index += 1
    player.drawn_count -= 1
    for behind in range(index, player.drawn_count):
        player.drawn[behind] = player.drawn[behind + 1]
    player.drawn[player.drawn_count] = NONE


@rule
def clear_drawn(state: State) -> None:
    """Put the drawn cards under the deck, in the order drawn (GAH-8.27, GAH-10.38); the later
    edition asks for the order (GAH-10.86). This comes before the played card takes effect."""
    player = state.players[state.actor]
    if HAS_BOTTOM_ORDER[state.edition]:  # GAH-10.95
        ask(state, Task.PUT_UNDER, NONE, NONE)
        return
    while player.drawn_count > 0:
        card = player.drawn[0]
        drop_drawn(player, card)
        put_under(state, card, 0)


@rule
def put_under(state: State, card: int, was_held: int) -> None:
    """Put a card under the deck; only who put it there knows it (GAH-9.5)."""
    place = state.returned[state.returned_count]
    place.owner = state.actor
    place.card = card
    place.was_held = was_held
    state.returned_count += 1


@rule
def do_put_under(state: State, beat: Beat, card: int) -> None:
    """Put the chosen card under the deck next (GAH-10.86)."""
    player = state.players[state.actor]
    drop_drawn(player, card)
    put_under(state, card, 0)
    note_card(beat, Event.UNDER, state.actor, card, 0)
    ask_fewer(state, player.drawn_count)


@rule
def do_lose_hand(state: State, beat: Beat, card: int) -> None:
    """Put a card of the hand under the deck (GAH-6.33, GAH-10.55)."""
    frame = top(state)
    player = state.players[state.actor]
    player.hand ^= 1 << card
    player.hand_count -= 1
    put_under(state, card, 1)
    note_card(beat, Event.LOSE_CARD, state.actor, card, 0)
    frame.a -= 1
    ask_fewer(state, frame.a)


@rule
def do_use(state: State, beat: Beat, card: int) -> None:
    """Use a once-per-round card and turn it (GAH-5.39, GAH-5.44, GAH-7.104, GAH-10.40)."""
    state.players[state.actor].used |= 1 << card
    note_card(beat, Event.USE, state.actor, card, 1)
    push(state, Task.EFFECT, NONE, STAFF_EFFECT[state.edition, Moment.ROUND, card], card)


@rule
def end_cards(state: State, seat: int) -> int:
    """A player's played cards that work at the end of the game, as a set (GAH-7.106)."""
    return state.players[seat].played & REACTS[state.edition, Moment.END]


@rule
def do_discard_played(state: State, beat: Beat, card: int) -> None:
    """An end-of-game card leaves the game for good (GAH-6.37, GAH-10.58)."""
    pop(state)
    state.players[state.actor].played ^= 1 << card
    state.staff_out |= 1 << card
    note_card(beat, Event.DISCARD, state.actor, card, 1)


@rule
def copyable(state: State) -> int:
    """The played end-of-game cards of the others, except another Secretary (GAH-10.35)."""
    cards = 0
    for other in range(SEATS):
        if other < state.seats and other != state.actor:
            cards |= end_cards(state, other)
    return cards


@rule
def do_copy(state: State, beat: Beat, card: int) -> None:
    """The Secretary does at the end what another's card does (GAH-7.29)."""
    pop(state)
    state.players[state.actor].copied = card
    note_card(beat, Event.COPY, state.actor, card, 1)
