"""What a net says of a position, in the rules' dialect with floats.

The first layer is a sum of the rows of the inputs that are on, the second one leaves out what is
off, and only the legal actions are weighed. Every sum has one order in which a compiler can still
add many numbers side by side, and powers of e are made of plain products: the answers have the same
bits on every machine, compiled or not.
"""

from __future__ import annotations

import numpy as np

from vacancy.engine.dialect import rule
from vacancy.engine.features import list_features
from vacancy.engine.record import Array
from vacancy.engine.signature import Float32Grid, Float32s, Float64s, State

from .layers import Layers, Room

LOWEST = -40.0  # a power of e that is nothing
HALVINGS = 10
HUNDRED = 100.0


@rule
def look_at(net: Layers, room: Room, state: State, seat: int) -> None:
    """Work out the hidden layers for a position as a seat sees it."""
    count = list_features(state, seat, room.inputs)
    sum_rows(net.w1, net.b1, room.inputs, count, room.wide)
    count = list_active(room.wide, room.active)
    weigh_rows(net.w2, net.b2, room.wide, room.active, count, room.narrow)
    for unit in range(len(room.narrow)):
        room.narrow[unit] = max(room.narrow[unit], np.float32(0))


@rule
def sum_rows(
    rows: Float32Grid, bias: Float32s, numbers: Array[int], count: int, out: Float32s
) -> None:
    """Add up a bias and the rows with these numbers, four at a time."""
    for unit in range(len(out)):
        out[unit] = bias[unit]
    rest = count % 4
    for index in range(rest):
        row = rows[numbers[index]]
        for unit in range(len(out)):
            out[unit] += row[unit]
    for index in range(rest, count, 4):
        a, b = rows[numbers[index]], rows[numbers[index + 1]]
        c, d = rows[numbers[index + 2]], rows[numbers[index + 3]]
        for unit in range(len(out)):
            out[unit] = (out[unit] + (a[unit] + b[unit])) + (c[unit] + d[unit])


@rule
def list_active(units: Float32s, out: Array[int]) -> int:
    """Write the numbers of the units that are above zero, and return how many."""
    count = 0
    for unit in range(len(units)):
        out[count] = unit
        count += int(units[unit] > 0)
    return count


@rule
def weigh_rows(
    rows: Float32Grid,
    bias: Float32s,
    units: Float32s,
    numbers: Array[int],
    count: int,
    out: Float32s,
) -> None:
    """Add up a bias and the rows with these numbers, each times its unit, four at a time."""
    for unit in range(len(out)):
        out[unit] = bias[unit]
    rest = count % 4
    for index in range(rest):
        row, weight = rows[numbers[index]], units[numbers[index]]
        for unit in range(len(out)):
            out[unit] += weight * row[unit]
    for index in range(rest, count, 4):
        a, b = rows[numbers[index]], rows[numbers[index + 1]]
        c, d = rows[numbers[index + 2]], rows[numbers[index + 3]]
        of_a, of_b = units[numbers[index]], units[numbers[index + 1]]
        of_c, of_d = units[numbers[index + 2]], units[numbers[index + 3]]
        for unit in range(len(out)):
            first = of_a * a[unit] + of_b * b[unit]
            second = of_c * c[unit] + of_d * d[unit]
            out[unit] = (out[unit] + first) + second


@rule
def answer(row: Float32s, bias: float, units: Float32s, sums: Float32s) -> float:
    """The answer of a head: a bias, and its row times the units, summed by folding in halves."""
    half = len(units) // 2
    for unit in range(half):
        sums[unit] = row[unit] * units[unit] + row[unit + half] * units[unit + half]
    while half > 1:
        half //= 2
        for unit in range(half):
            sums[unit] += sums[unit + half]
    return bias + sums[0]


@rule
def exponential(power: float) -> float:
    """The power of e, for one that is not above zero: squares of a few terms of the series."""
    if power < LOWEST:
        return 0.0
    small = power / (1 << HALVINGS)
    value = 1.0 + small * (1.0 + small / 2 * (1.0 + small / 3 * (1.0 + small / 4)))
    for _ in range(HALVINGS):
        value *= value
    return value


@rule
def share_out(values: Float64s, count: int, scale: float) -> None:
    """Turn logits into parts of one: equal ones get equal parts, higher ones more (softmax)."""
    most = values[0]
    for index in range(1, count):
        most = max(most, values[index])
    total = 0.0
    for index in range(count):
        values[index] = exponential((values[index] - most) * scale)
        total += values[index]
    for index in range(count):
        values[index] = values[index] / total


@rule
def weigh_actions(
    net: Layers, room: Room, actions: Array[int], count: int, temperature: int
) -> None:
    """Write how likely each action is, at a temperature in hundredths; `look_at` came first."""
    for index in range(count):
        action = actions[index]
        row, bias = net.policy[action], net.policy_bias[action]
        room.chances[index] = answer(row, bias, room.narrow, room.sums)
    share_out(room.chances, count, HUNDRED / temperature)


@rule
def expect_shares(net: Layers, room: Room, seats: int) -> None:
    """Write what part of the win each seat can expect, from the one that looks on."""
    for step in range(seats):
        room.shares[step] = answer(net.share[step], net.share_bias[step], room.narrow, room.sums)
    share_out(room.shares, seats, 1.0)


@rule
def expect_points(net: Layers, room: Room, seats: int) -> None:
    """Write the points that each seat can expect, and the sources of the own ones."""
    for step in range(seats):
        row, bias = net.points[step], net.points_bias[step]
        room.points[step] = answer(row, bias, room.narrow, room.sums)
    for source in range(len(room.sources)):
        row, bias = net.sources[source], net.sources_bias[source]
        room.sources[source] = answer(row, bias, room.narrow, room.sums)
