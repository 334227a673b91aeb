"""Points and places (OB-9.3, OB-9.4)."""

from __future__ import annotations

from vacancy.engine.bits import bit_count
from vacancy.engine.dialect import rule

from ..components import COINS, CREST_BONUS, TOKEN_VALUE
from ..layout import CRESTS, KINDS, Player, State

TOP_COINS = 3
OF_ONE_KIND = (1 << CRESTS) - 1
OF_ONE_CREST = sum(1 << kind * CRESTS for kind in range(KINDS))


@rule
def score(state: State, seat: int) -> int:
    """Coins, tokens and crest bonus of a player (OB-9.3)."""
    player = state.players[seat]
    return score_coins(player) + score_tokens(player) + score_crests(player, state.crest_bonus)


@rule
def score_coins(player: Player) -> int:
    """The coins on collected cards; cards in hand count nothing (OB-9.6)."""
    coins = 0
    for kind in range(KINDS):
        coins += COINS[kind] * count_kind(player.collected, kind)
    return coins


@rule
def score_tokens(player: Player) -> int:
    """A point for each token."""
    return player.token_count * TOKEN_VALUE


@rule
def score_crests(player: Player, bonus: int) -> int:
    """A bonus for each crest by the number of collected cards that bear it, of any size."""
    points = 0
    for crest in range(CRESTS):
        points += CREST_BONUS[bonus, count_crest(player.collected, crest)]
    return points


@rule
def count_crest(cards: int, crest: int) -> int:
    """How many cards of a set bear a crest."""
    return bit_count(cards >> crest & OF_ONE_CREST)


@rule
def count_kind(cards: int, kind: int) -> int:
    """How many cards of a set are of a kind."""
    return bit_count(cards >> kind * CRESTS & OF_ONE_KIND)


@rule
def chapter(state: State) -> int:
    """Points settle at the end of each round."""
    return state.round


@rule
def tie_break(state: State, seat: int) -> int:
    """The number of collected cards with three coins (OB-9.4, OB-9.7)."""
    collected = state.players[seat].collected
    count = 0
    for kind in range(KINDS):
        if COINS[kind] == TOP_COINS:
            count += count_kind(collected, kind)
    return count
