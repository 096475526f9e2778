"""`sandtable sim` and `sandtable bench`: the same games on any number of cores, and honest numbers."""

import json

import pytest

from sandtable.bots.bot import Bot
from sandtable.kernel.errors import RulesLoop, SandtableError
from sandtable.kernel.record import read, replay
from sandtable.kernel.registry import find, games
from sandtable.lab.sim import Outcome, Plan, play_one, report, seats_of, setups_of, simulate
from sandtable.lab.stats import summary, wilson
from tests.cli.run import bad, data, ok, sandtable

GAME = find("antagonism")
KEYS = ["games", "finished", "faults", "wins", "draws", "ends", "decisions", "rounds", "first_seat"]
PLAN = Plan("antagonism", "extrasolar:koth", ("random",) * 3, "1", hashed=True)


def sim(*args, games=4, seed="1"):
    return data("sim", "antagonism", "--games", str(games), "--seed", seed, *args)


def test_json():
    found = sim(games=6)
    assert list(found) == KEYS
    assert (found["games"], found["finished"], found["faults"]) == (6, 6, 0)
    assert set(found["wins"]) == {"1", "2"}
    assert sum(found["wins"].values()) + found["draws"] == sum(found["ends"].values()) == 6
    assert list(found["decisions"]) == list(found["rounds"]) == ["mean", "median", "max"]
    first = found["first_seat"]
    assert first["rate"] == pytest.approx((found["wins"]["1"] + found["draws"] / 2) / 6)
    assert 0 <= first["low"] <= first["rate"] <= first["high"] <= 1
    assert sim(games=6) == found
    assert sim(games=6, seed="2") != found


def test_every_seat_of_a_winning_side_has_won():
    found = sim("--mode", "lagoon:2v2", games=2)
    assert found["wins"]["1"] == found["wins"]["3"]
    assert found["wins"]["2"] == found["wins"]["4"]
    assert found["wins"]["1"] + found["wins"]["2"] + found["draws"] == 2


def test_text():
    text = ok("sim", "antagonism", "--games", "2", "--seed", "1", "--hash", "--setup", "koth")
    for word in ("extrasolar:koth: 2 games, random, random, random", "finished    2, faults 0", "hash "):
        assert word in text


def test_several_setups_are_told_together_and_apart():
    found = sim("--mode", "vertigo", "--mode", "koth", "--hash", games=2)
    assert list(found) == [*KEYS, "hash", "setups"]
    assert found["games"] == 4
    assert list(found["setups"]) == ["vertigo:2", "extrasolar:koth"]
    assert found["setups"]["vertigo:2"] == sim("--mode", "vertigo:2", "--hash", games=2)


def test_setups_by_their_parts():
    assert setups_of(GAME, ()) == ["vertigo:2"]
    assert setups_of(GAME, ("2v2",)) == ["lagoon:2v2", "extrasolar:2v2"]
    assert setups_of(GAME, ("lagoon", "lagoon:4")) == ["lagoon:2", "lagoon:4", "lagoon:2v2"]
    assert setups_of(GAME, ("all",)) == GAME.setups()
    assert "antagonism has no setup 'moon'" in bad(
        "sim", "antagonism", "--games", "1", "--seed", "1", "--mode", "moon"
    )


def test_bots_are_repeated_round_the_table():
    assert seats_of("random,mcts:2", 4) == ("random", "mcts:2", "random", "mcts:2")
    with pytest.raises(SandtableError, match="3 bots for 2 seats"):
        seats_of("random,random,random", 2)
    assert "there is no bot 'fish'" in bad(
        "sim", "antagonism", "--games", "1", "--seed", "1", "--seats", "fish"
    )


def test_a_better_bot_wins():
    assert sim("--seats", "mcts:1,random", games=3)["wins"]["1"] == 3


def test_a_cap_breaks_games_off():
    found = sim("--rounds-cap", "1", games=3)
    assert (found["games"], found["finished"], found["draws"], found["ends"]) == (3, 0, 0, {})
    assert found["first_seat"] == {"rate": 0.0, "low": 0.0, "high": 1.0}


def test_the_number_of_workers_changes_nothing():
    alone = simulate(PLAN, 12, workers=1)
    assert [outcome.number for outcome in alone] == list(range(12))
    assert play_one(PLAN, 7) == alone[7]
    slow = PLAN._replace(seats=("greedy", "random", "random"))  # goes to the workers at once
    ticks: list[int] = []
    assert simulate(slow, 5, workers=2, progress=ticks.append) == simulate(slow, 5, workers=1)
    assert sum(ticks) == 5


def test_the_hash_is_that_of_games_and_choices():
    one, other = play_one(PLAN, 1), play_one(PLAN, 2)
    assert one.digest and one.digest != other.digest
    assert report([one, other], 3, True)["hash"] != report([other, one], 3, True)["hash"]


class Stuck(Bot):
    def __init__(self, choices):
        self.choices = choices

    def choose(self, view):
        self.choices -= 1
        if self.choices < 0:
            raise RulesLoop("the rules went round")
        return int(view.options()[0])


def test_a_fault_is_counted_and_its_record_kept(tmp_path, monkeypatch):
    folder = tmp_path / "faults"
    monkeypatch.setattr("sandtable.lab.sim.make_bot", lambda spec, seed: Stuck(5))
    result = sandtable(
        "sim",
        "antagonism",
        "--games",
        "1",
        "--seed",
        "1",
        "--json",
        "--workers",
        "1",
        "--faults",
        str(folder),
    )
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert (found["games"], found["finished"], found["faults"]) == (1, 0, 1)
    (path,) = folder.glob("*.record")
    assert "the rules went round" in result.stderr and str(path) in result.stderr
    game, record = read(path.read_text(), games())
    assert 5 <= len(replay(game, record).record.choices) <= 10
    assert "; RulesLoop: the rules went round" in path.read_text()


class Cheat(Bot):
    def choose(self, view):
        return 2**40


def test_a_bot_that_cheats_is_a_fault(tmp_path, monkeypatch):
    monkeypatch.setattr("sandtable.lab.sim.make_bot", lambda spec, seed: Cheat())
    outcome = play_one(PLAN._replace(faults=str(tmp_path)), 0)
    assert "the bot Cheat chose" in outcome.fault


def test_wilson():
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_summary():
    assert summary([3, 1, 2]) == {"mean": 2, "median": 2, "max": 3}
    assert summary([1, 2, 3, 10]) == {"mean": 4, "median": 2.5, "max": 10}
    assert summary([]) == {"mean": 0, "median": 0, "max": 0}


def test_a_draw_is_half_a_win():
    def outcome(*winners):
        return Outcome(0, True, winners, "end", 10, 2, "", "")

    found = report([outcome(1), outcome(2), outcome(), outcome()], 2)
    assert (found["wins"], found["draws"]) == ({"1": 1, "2": 1}, 2)
    assert found["first_seat"] == {
        "rate": 0.5,
        "low": pytest.approx(0.15, abs=1e-3),
        "high": pytest.approx(0.85, abs=1e-3),
    }


# ---- bench


def test_bench():
    found = data("bench", "antagonism", "--seconds", "0.1")
    assert list(found) == ["antagonism"]
    row = found["antagonism"]
    assert list(row) == [
        "compiled", "decisions_per_s", "steps_per_s", "games_per_s", "clones_per_s", "options_mean",
        "decisions_per_game",
    ]  # fmt: skip
    assert isinstance(row["compiled"], bool)
    assert all(row[key] > 0 for key in row if key != "compiled")
    assert row["decisions_per_s"] == pytest.approx(row["games_per_s"] * row["decisions_per_game"])


def test_bench_in_words():
    assert "vertigo:2, exomoon:2, lagoon:2, extrasolar:2" in ok("bench", "antagonism", "--seconds", "0.05")
