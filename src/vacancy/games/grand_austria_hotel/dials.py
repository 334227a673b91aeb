"""Which values of Grand Austria Hotel may be changed to try another one.

Effects keep their amounts: equal ones are one option (GAH-9.27), and other amounts would be others.
"""

from __future__ import annotations

from vacancy.engine.dials import Dials, Series, Whole

from .layout import COLUMNS, CROWNS, DICE, EMPEROR, FLOORS, GROUPS, PACK, ROOMS

POINTS = Whole(0, 40)
PRICE = Whole(0, 9)
MOST = {
    "crowns": CROWNS, "emperor": EMPEROR, "staff": PACK, "tiles": ROOMS, "floors": FLOORS,
    "columns": COLUMNS, "groups": GROUPS, "colours": 3, "red": 6, "yellow": 6, "blue": 6,
}  # fmt: skip
"""What a politics card can ask for at most."""

DIALS = Dials({
    "guests.*.vp": POINTS,
    "staff.*.cost": PRICE,
    "politics_vp": Series(POINTS, 3, 3),
    **{f"politics.*.least.{counter}": Whole(1, most) for counter, most in MOST.items()},
    "emperor_vp": Series(POINTS, EMPEROR + 1, EMPEROR + 1),
    "emperor_retreat": Series(Whole(0, EMPEROR), 3, 3),
    "emperor_bonus_from": Whole(0, EMPEROR),
    "room_vp.*": POINTS,
    "floor_vp": Series(POINTS, 4, 4),
    "floor_costs": Series(PRICE, 4, 4),
    "row_costs": Series(PRICE, 5, 5),
    "start_crowns": Whole(0, CROWNS),
    "dice": Series(Whole(4, DICE), 3, 3),
    "boost_cost": PRICE,
    "serve_cost": PRICE,
    "joker_cost": PRICE,
    "guest_left_vp": Whole(-20, 0),
})  # fmt: skip
