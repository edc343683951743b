"""How much anybody may ask of the server, and the buckets that count it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

Clock = Callable[[], float]


@dataclass(frozen=True)
class Limits:
    """Bounds. Rates are per second, with a burst that may come at once."""

    body_bytes: int = 16_384
    message_bytes: int = 8_192
    frame_bytes: int = 262_144
    """A message longer than `message_bytes` is refused in words, than this by closing."""
    messages_rate: float = 12.0
    messages_burst: float = 60.0
    tables_rate: float = 0.5
    tables_burst: float = 30.0
    requests_rate: float = 40.0
    requests_burst: float = 400.0
    sockets_at_table: int = 120
    waiting: int = 64
    """Messages that may wait for one socket; a slower one is closed."""
    ping_seconds: float = 20.0
    """How often a silent client is asked whether it is there; twice that without an answer and it
    is gone."""
    shouts: int = 20
    """Messages refused one after the other before the line is closed."""


@dataclass
class Bucket:
    """Lets `rate` things a second through, and `burst` at once."""

    rate: float
    burst: float
    clock: Clock = time.monotonic
    level: float = field(init=False)
    last: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.burst
        self.last = self.clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


@dataclass
class Buckets:
    """A bucket for everybody who asks; those who have not asked for longest are forgotten."""

    rate: float
    burst: float
    most: int = 4096
    clock: Clock = time.monotonic
    kept: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def take(self, who: str) -> bool:
        bucket = self.kept.pop(who, None) or Bucket(self.rate, self.burst, self.clock)
        self.kept[who] = bucket
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return bucket.take()
