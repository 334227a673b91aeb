"""How much somebody may do: so much at once, and so much a second for ever after."""

from __future__ import annotations

import time

ADDRESSES_KEPT = 10_000


class Bucket:
    """What may still be done; it fills up again by itself."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self.left, self.filled_at = burst, time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled_at) * self.per_second)
        self.filled_at = now

    def take(self) -> bool:
        """Whether one more thing is allowed; one that is not costs nothing."""
        self.fill()
        is_allowed = self.left >= 1
        self.left -= is_allowed
        return is_allowed

    def borrow(self) -> float:
        """Do one more thing in any case; returns how many seconds to wait before the next."""
        self.fill()
        self.left -= 1
        return max(0.0, -self.left / self.per_second)


class Buckets:
    """How much each address may still do; the oldest addresses are forgotten."""

    def __init__(self, per_minute: float, burst: float) -> None:
        self.per_second, self.burst = per_minute / 60, burst
        self.kept: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this is still allowed."""
        bucket = self.kept.pop(address, None) or Bucket(self.per_second, self.burst)
        self.kept[address] = bucket
        if len(self.kept) > ADDRESSES_KEPT:
            del self.kept[next(iter(self.kept))]
        return bucket.take()
