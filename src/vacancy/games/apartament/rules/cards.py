"""Using completed orders: sets of four colours (APT-9.12), and the vignette (APT-9.15).

Cards of equal colour and mark are equal, whatever their crates (APT-9.14, APT-13.47): the one with
the lowest number is used (APT-11.20).
"""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.bits import bit_count
from vacancy.engine.dialect import rule
from vacancy.engine.record import Array

from ..components import SET_PRESTIGE, URGENT_ORDERS
from ..layout import COLOURS, SET_CHOICES, Beat, Ending, Event, Player, Reason, State
from ..moves import ACTIVATE_VIGNETTE, SCORE_ORDER_SET
from .beats import note

ALL_COLOURS = (1 << COLOURS) - 1


@rule
def urgent_colours(player: Player) -> int:
    """The colours of completed urgent orders, as a set."""
    colours = 0
    for colour in range(COLOURS):
        if player.completed[colour] & URGENT_ORDERS:
            colours |= 1 << colour
    return colours


@rule
def plain_colours(player: Player) -> int:
    """The colours of completed orders without the mark, as a set."""
    colours = 0
    for colour in range(COLOURS):
        if player.completed[colour] & ~URGENT_ORDERS:
            colours |= 1 << colour
    return colours


@rule
def list_order_sets(player: Player, out: Array[int], count: int) -> int:
    """Every choice of an urgent or a plain card in each colour (APT-11.12, APT-13.34)."""
    urgent = urgent_colours(player)
    plain = plain_colours(player)
    if urgent | plain == ALL_COLOURS:
        for cards in range(SET_CHOICES):
            if has_set(urgent, plain, cards):
                out[count] = encode(SCORE_ORDER_SET, cards)
                count += 1
    return count


@rule
def has_set(urgent: int, plain: int, cards: int) -> bool:
    """Whether the chosen colours are there with the mark, and the others without."""
    return cards & ~urgent == 0 and ALL_COLOURS & ~cards & ~plain == 0


@rule
def why_not_score_order_set(player: Player, cards: int) -> int:
    """Only completed cards count, one of each colour (APT-9.11, APT-9.12)."""
    has_cards = has_set(urgent_colours(player), plain_colours(player), cards)
    return Reason.OK if has_cards else Reason.NO_SUCH_CARD


@rule
def do_score_order_set(state: State, beat: Beat, seat: int, cards: int) -> None:
    """Turn down four cards for prestige, the player's own choice (APT-9.12, APT-9.13)."""
    player = state.players[seat]
    for colour in range(COLOURS):
        is_urgent = cards >> colour & 1
        use_card(player, colour, URGENT_ORDERS if is_urgent else ~URGENT_ORDERS)
    player.prestige += SET_PRESTIGE
    note(beat, Event.SCORE_ORDER_SET, seat)
    beat.cards = cards
    beat.prestige = SET_PRESTIGE


@rule
def use_card(player: Player, colour: int, marked: int) -> None:
    """Turn down the completed card of a colour and mark with the lowest number (APT-9.11)."""
    cards = player.completed[colour] & marked
    player.completed[colour] ^= cards & -cards
    player.used[colour] |= cards & -cards


@rule
def list_activations(state: State, player: Player, out: Array[int], count: int) -> int:
    """Every pair of colours of completed urgent cards, for a used vignette (APT-11.13)."""
    if player.is_vignette_active or state.ending != Ending.NONE:
        return count
    for one in range(COLOURS):
        for other in range(one, COLOURS):
            if has_pair(player, one, other):
                out[count] = encode(ACTIVATE_VIGNETTE, one, other)
                count += 1
    return count


@rule
def has_pair(player: Player, one: int, other: int) -> bool:
    """Whether there are two different completed urgent cards of these colours."""
    if one == other:
        return bit_count(player.completed[one] & URGENT_ORDERS) > 1
    colours = urgent_colours(player)
    return one < other and colours >> one & colours >> other & 1 == 1


@rule
def why_not_activate_vignette(state: State, player: Player, one: int, other: int) -> int:
    """Whether two urgent cards may activate the vignette: not in advance (APT-9.16), and not after
    the end was triggered (APT-9.17, APT-12.37, APT-13.46)."""
    if player.is_vignette_active:
        return Reason.STILL_ACTIVE
    if state.ending != Ending.NONE:
        return Reason.END_TRIGGERED
    return Reason.OK if has_pair(player, one, other) else Reason.NOT_URGENT_TWICE


@rule
def do_activate_vignette(state: State, beat: Beat, seat: int, one: int, other: int) -> None:
    """Turn down two urgent cards of any colours; the vignette is active again (APT-9.15,
    APT-12.36)."""
    player = state.players[seat]
    use_card(player, one, URGENT_ORDERS)
    use_card(player, other, URGENT_ORDERS)
    player.is_vignette_active = 1
    note(beat, Event.ACTIVATE_VIGNETTE, seat)
    beat.cards = one * COLOURS + other
