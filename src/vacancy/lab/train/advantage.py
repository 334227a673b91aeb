"""How much better a decision has turned out than was expected of its position."""

from __future__ import annotations

import torch
from torch import Tensor


def advantages(movers: Tensor, values: Tensor, rewards: Tensor, trace: float) -> Tensor:
    """The advantage of each decision, by generalised advantage estimation.

    Movers and values have a row for each step and a column for each table; rewards come at the end,
    a column for each seat. The decision after this one is the next of the *same seat* at the table:
    values are those of the seat that decides. With a trace of 1 an advantage is the reward less
    the value; with less it leans on the values of the seat's later decisions.
    """
    found = torch.zeros_like(values)
    later_value, later_advantage = rewards.clone(), torch.zeros_like(rewards)
    for step in reversed(range(len(values))):
        is_on = (movers[step] >= 0).unsqueeze(1)
        seat = movers[step].long().clamp(min=0).unsqueeze(1)
        value = values[step].unsqueeze(1)
        expected, rest = later_value.gather(1, seat), later_advantage.gather(1, seat)
        advantage = expected - value + trace * rest
        later_value.scatter_(1, seat, torch.where(is_on, value, expected))
        later_advantage.scatter_(1, seat, torch.where(is_on, advantage, rest))
        found[step] = advantage.squeeze(1)
    return found
