"""Workers on many machines, by Ray (ray.io): whatever cluster its address leads to."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Any, TypeVar

import ray

from armoire.arena.workers import Job, Worker, Workers, WorkersLost, lost
from armoire.core.language import Text, quote

T = TypeVar("T")


class Cluster(Workers[T]):
    """One worker for each core of a cluster; Armoire must be installed on all its machines.

    A worker that is lost with its machine is made anew elsewhere, and its task carried out again.
    Raises WorkersLost if there is no cluster at the address.
    """

    def __init__(self, job: Job, address: str) -> None:
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError):
            raise _no_cluster(address) from None
        self._count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.capacity = 2 * self._count
        self.machines: Counter[str] = Counter()
        """How many tasks each machine (node) has carried out."""
        actor = ray.remote(
            num_cpus=1, max_restarts=-1, max_task_retries=-1, scheduling_strategy="SPREAD"
        )(_Actor)
        self._actors = [actor.remote(job) for _ in range(self._count)]
        self._waiting: dict[Any, int] = {}

    def submit(self, table: int, group: int) -> None:
        load = Counter(self._waiting.values())
        least = min(range(self._count), key=lambda one: load[one])
        self._waiting[self._actors[least].play.remote(table, group)] = least

    def result(self, seconds: float | None = None) -> T | None:
        done, _ = ray.wait(list(self._waiting), timeout=seconds)
        if not done:
            return None
        del self._waiting[done[0]]
        try:
            machine, result = ray.get(done[0])
            found: T = result
        except ray.exceptions.RayActorError:
            raise lost() from None
        self.machines[machine] += 1
        return found

    def close(self) -> None:
        for actor in self._actors:
            ray.kill(actor)
        ray.shutdown()


def _no_cluster(address: str) -> WorkersLost:
    words: Text = {
        "en": f"There is no Ray cluster at “{quote(address)}”. `ray start --head` makes one and "
        "says its address; auto finds the one that this machine is part of.",
        "de": f"Bei „{quote(address)}“ gibt es keinen Ray-Cluster. `ray start --head` macht einen "
        "und nennt die Adresse; auto findet den, zu dem dieser Rechner gehört.",
    }
    return WorkersLost("no_cluster", words)


class _Actor:
    """A worker on some machine."""

    def __init__(self, job: Job) -> None:
        self._worker: Worker = job()

    def play(self, table: int, group: int) -> tuple[str, Any]:
        """The machine and the result of a task."""
        return str(ray.get_runtime_context().get_node_id()), self._worker.play(table, group)
