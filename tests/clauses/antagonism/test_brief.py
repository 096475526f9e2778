"""What stands beside the board in words, and what it cites, so that no client has to know a rule."""

from typing import Any

import pytest

from sandtable.games.antagonism import GAME

from .table import exomoon, koth, played, table, vertigo


def seen(position: str, actions: str = "") -> dict[str, Any]:
    return GAME.observe(played(position, actions), -1)


@pytest.mark.parametrize(
    ("setup", "title", "clauses"),
    [
        ("vertigo:2", "Hold all three bases", ["VERT.2"]),
        ("exomoon:2", "Take the Leader", ["EXO.2"]),
        ("lagoon:2v2", "Hold all three bases", ["LAG.2"]),
        ("extrasolar:4", "Hold the base", ["EXT.2"]),
        ("extrasolar:koth", "Hold the hill", ["KOTH.5", "KOTH.6"]),
    ],
)
def test_the_aim_of_a_scenario_cites_its_clause(setup: str, title: str, clauses: list[str]):
    scene: dict[str, Any] = GAME.observe(GAME.new(setup, ""), -1)
    assert scene["aim"]["title"] == title
    assert scene["aim"]["clauses"] == [f"antagonism {clause}" for clause in clauses]


def test_the_aim_counts_turns_bases_and_leaders():
    aims: dict[str, str] = {}
    for setup in GAME.setups():
        scene: dict[str, Any] = GAME.observe(GAME.new(setup, ""), -1)
        aims[setup] = scene["aim"]["short"]
    assert aims["vertigo:2"].startswith("Hold all three bases for two turns, or take the Leader.")
    assert aims["extrasolar:4"].startswith("Hold the base for three turns, or take every Leader.")
    assert aims["extrasolar:koth"].endswith("keep it for five rounds.")


def test_the_map_and_the_army_are_shown_as_they_are():
    scene = seen(exomoon("1K@g1 2K@g13"))
    assert len(scene["map"]) == 13 and scene["map"][0] == "####.....####"
    assert scene["army"] == {"K": 1, "R": 4, "G": 6, "B": 4}
    assert [pawn["colour"] for pawn in scene["pawns"]] == ["K", "R", "G", "B"]


def test_the_turn_says_how_many_may_still_move():
    here = exomoon("1K@g1 2K@g13 1G@e5 1G@f5 1G@g5 1G@h5")
    assert seen(here)["turn"]["text"] == "Four pawns may move. The Leader moves last."
    assert seen(here, "Ge5-e6 Gf5-f6 Gg5-g6")["turn"]["text"].startswith("One more pawn may move.")
    assert seen(here, "Ge5-e6 Gf5-f6 Gg5-g6 Gh5-h6")["turn"]["text"].startswith("No more pawns may move.")
    last = seen(here, "Kg1-g2")["turn"]
    assert last["text"] == "The Leader has moved, and he is the last."
    assert last["clauses"] == ["antagonism TURN.4"]


def test_the_end_is_told_with_the_clause_that_made_it():
    assert seen(exomoon("1K@g1 2K@g9 1G@g7"))["end"] is None
    fallen = seen(exomoon("1K@g1 2K@g9 1G@g7"), "Gg7xg9")["end"]
    assert fallen == {"words": "the enemy Leader has fallen", "clause": "antagonism WIN.3"}
    held = vertigo("1G@c7 1R@g7 1B@k7 1K@g1 2K@g13 2G@a13", player=2, hold="1=1")
    assert seen(held, "Ga13-a12 /")["end"]["words"] == "all three bases held twice"
    hill = table("extrasolar:koth", "1K@a1 2K@m13 3K@i5 1G@g5", round=2)
    assert seen(hill, "Gg5-g7")["end"]["clause"] == "antagonism KOTH.6"
    given_up = seen(exomoon("1K@g1 2K@g13"), "resign")["end"]
    assert given_up["clause"] == "antagonism DIG.5"


def test_rounds_are_counted_out_on_the_hill_alone():
    assert seen(koth("1K@a1 2K@m13 3K@i5"))["rounds"] == 5
    assert seen(exomoon("1K@g1 2K@g13"))["rounds"] == 0


def test_every_end_is_told_in_words():
    """In the log and aloud: not by the key under which a record keeps it."""
    from sandtable.games.antagonism.brief import ENDED
    from sandtable.games.antagonism.view import ENDINGS

    assert ENDED.keys() == ENDINGS.keys()
    assert all(" " in words and words not in ENDINGS.values() for words in ENDED.values())
