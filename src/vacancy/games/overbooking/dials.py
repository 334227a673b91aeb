"""Which values of Overbooking may be changed to try another one."""

from __future__ import annotations

from vacancy.engine.dials import Dials, OneOf, Whole

from .layout import HotelRule

RULES = tuple(rule.name.lower() for rule in HotelRule)

DIALS = Dials({
    "kinds.*.coins": Whole(0, 9),
    "kinds.*.beds": Whole(1, 6),
    "kinds.merchants.ability.beds": Whole(1, 3),
    "kinds.workers.ability.beds": Whole(-3, -1),
    "tiles.*.sides.*.beds": Whole(4, 17),
    "tiles.*.sides.*.rule": OneOf(RULES),
    "crest_bonus.*.*": Whole(0, 30),
    "token_value": Whole(0, 9),
})  # fmt: skip
