"""What is refused, and by which clause: the wrong thing, in the wrong hands, at the wrong time."""

import pytest

from .table import play, refused, res, table, tokens

TABLE = {
    "p1_chars": "Grunt+Whetstone,Mover+Pump[f]",
    "p2_chars": "Grunt+Whetstone,Mover+Pump[f]",
    "p1_res": f"{res(1)},{res(1)}[x]",
    "p2_res": res(1),
    "p1_hand": "Grunt,Pump,Meadow",
    "p2_hand": "Grunt,Doom_Bell",
    "p1_discard": "Grave_Voice,Wall",
    "p2_discard": "Grave_Voice",
}
REFUSALS = {
    "up:1c1": "6.1.6",  # no attachment
    "up:1c1.1": "9.2.8",  # face-up already
    "up:2c2.1": "2.1.2d",  # somebody else's
    "drop:1c1": "2.1.2g",
    "drop:2c1.1": "2.1.2g",
    "drop:1c2.1": "R93",  # face-down
    "exhaust:1c1": "5.0.1d",  # no resource token
    "exhaust:2r1": "5.0.1d",
    "exhaust:1r2": "6.2.9a",  # exhausted already
    "use:2c1#1": "4.3.5c.I",  # somebody else's ability
    "use:1c1#2": "4.3.2",  # there is no second one
    "support:Grunt": "4.3.5f",  # it has none
    "support:Whetstone": "9.2.9a",  # not in hand
    "relic:Pump": "2.1.1e",  # no Relic
    "play:Wall@discard": "9.2.5",
    "attach:Pump>1r1": "2.3.2c",  # a permanent, without slots
    "attach:Pump>1c1.1": "2.1.2a",  # no permanent
    "attach:Pump>2c2": "2.3.2a",
    "hide:Pump>1c1": "2.3.2c",
}


@pytest.mark.clause(
    "athernum 6.1.6", "athernum 9.2.8", "athernum 2.1.2d", "athernum 2.1.2g", "athernum R93",
    "athernum 5.0.1d", "athernum 6.2.9a", "athernum 4.3.5c.I", "athernum 4.3.2", "athernum 4.3.5f",
    "athernum 9.2.9a", "athernum 2.1.1e", "athernum 9.2.5", "athernum 2.3.2c", "athernum 2.1.2a",
    "athernum 2.3.2a",
)  # fmt: skip
@pytest.mark.parametrize("word", REFUSALS)
def test_the_wrong_thing_is_refused(word):
    assert refused(table(**TABLE), word) == f"athernum {REFUSALS[word]}"


@pytest.mark.clause(
    "athernum R21", "athernum R17", "athernum R29", "athernum R30", "athernum 4.3.5f.I", "athernum 4.1.1"
)
def test_while_a_stack_is_open_some_things_wait():
    s = play(table(**TABLE), "acquisition")
    assert refused(s, "end") == "athernum R21"
    assert refused(s, "support:Pump") in ("athernum 4.3.5f", "athernum 4.3.5f.I")
    assert refused(s, "combat") == "athernum R17"
    play(s, "pass")  # now the other has priority
    assert refused(s, "end") == "athernum R21"
    assert refused(s, "solvency") == "athernum R30"
    assert refused(s, "support:Whetstone") == "athernum 9.2.9a"
    assert refused(s, "support:Doom_Bell") == "athernum R29"
    assert refused(s, "play:Grunt") == "athernum 4.1.1"
    assert "pass" in tokens(s)


@pytest.mark.clause("athernum R85", "athernum R30", "athernum R29")
def test_between_combats_some_things_wait_too():
    s = play(table(**TABLE), "combat")
    assert refused(s, "acquisition") == "athernum R85"
    assert refused(s, "play:Meadow") == "athernum R85"
    assert "end-combat" in tokens(s) and "end" not in tokens(s)
