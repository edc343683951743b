"""The arena on a Ray cluster: two nodes on this machine, at the loopback address alone."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

from armoire.arena.playing import Group, Player
from armoire.arena.results import Results
from armoire.arena.tournament import Tournament
from tests.arena.playing import game_of, played, set_up_of
from tests.arena.test_tournament import groups_in, without_time
from tests.commands import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed"),
]
# Read when Ray is imported: then a cluster is at 127.0.0.1, whatever else the machine is called.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A cluster of two nodes of one core each."""
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}{os.pathsep}{ROOT}")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import ray
        from ray.cluster_utils import Cluster

        node = {
            "num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80 * 2**20,
        }
        cluster = Cluster(
            initialize_head=True, head_node_args={**node, "include_dashboard": False}
        )
        try:
            cluster.add_node(**node)
            assert cluster.address.startswith("127.0.0.1:")
            yield cluster.address
        finally:
            ray.shutdown()
            cluster.shutdown()


def test_a_tournament_on_two_machines(address: str, tmp_path: Path) -> None:
    from armoire.arena.cluster import Cluster

    set_up = set_up_of("random", "random", game=game_of("arlecchino", players=2))
    workers = Cluster[Group](partial(Player, set_up, compiled=False), address)
    try:
        with Results(tmp_path / "cluster", set_up) as results:
            tournament = Tournament(set_up, results, 24, None)
            tournament.run(workers, lambda: None)
        assert len(workers.machines) == 2
        assert sum(workers.machines.values()) == 12
    finally:
        workers.close()
    played(set_up, tmp_path / "alone", games=24)
    assert without_time(groups_in(tmp_path / "cluster")) == groups_in(tmp_path / "alone")


def test_an_address_where_nothing_is_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from armoire import cli

    words = ["arena", "arlecchino", "random", "random", "--out", str(tmp_path), "--ray"]
    assert cli.run([*words, "not an address"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "“not an address”" in err
