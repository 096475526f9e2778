"""What was really done: "if you do" behind what is forbidden or replaced, and "that many"."""

import pytest

from .table import cards, damage, field, picks, play, settle, side, table, tokens, use, values
from .test_events import EVENTS

ORDERS = {name: number for number, name in enumerate(EVENTS, 1)}
AIMS = {  # an order of its own on the table of test_events.py: whom it is aimed at
    "Attaching": ("1c1.1", "1c2"),
    "Banishing": ("1c2",),
    "Digging": (),
    "Exhausting": ("1c2",),
    "Healing": ("1c2",),
    "Hiding": ("1c2",),
    "Leaving": ("1c2",),
    "Returning": ("1c2",),
    "Rising": ("1c2",),
    "Shifting": ("1c2",),
    "Taking": ("2c1",),
    "Wounding": ("1c2",),
}


def ordered(name, location):
    words = dict(EVENTS[name][0])
    others = words.get("p1_chars", "").split(",")[1:]
    first = "Earnest_Hand+Whetstone" if name == "Attaching" else "Earnest_Hand"
    if name == "Entering":
        words["p1_discard"] = "Wall"
    s = table(**words | {"p1_loc": location, "p1_chars": ",".join([first, *others])})
    play(s, f"use:1c1#{ORDERS[name]}")
    for place in AIMS.get(name, ()):
        if f"pick:{place}" in tokens(s):
            play(s, f"pick:{place}")
    settle(s)
    return "Briar:1" in field(s, "1.main")


@pytest.mark.clause("athernum R2", "athernum R89", "athernum R11")
@pytest.mark.parametrize("name", EVENTS)
def test_who_could_not_do_it_has_not_done_it(name):
    assert ordered(name, "Meadow")
    assert not ordered(name, f"No_{name}")
    assert not ordered(name, f"Swapped_{name}")


def drawn(s, number, *targets, done=False):
    """How many cards the Counting Hand draws for what it does."""
    before = len(cards(s, "1.hand"))
    play(s, f"use:1c1#{number}")
    for target in targets:
        if picks(s):
            play(s, f"pick:{target}")
    if done:
        play(s, "done")
    settle(s)
    return len(cards(s, "1.hand")) - before


HAND = "Counting_Hand"


@pytest.mark.clause("athernum R11", "athernum R106", "athernum R49")
def test_cards_that_came_onto_the_board_are_counted():
    s = table(p1_chars=HAND, p1_discard="Wall,Grunt,Whetstone")
    assert drawn(s.clone(), 1, "Grunt", "Wall") == 2
    assert drawn(s.clone(), 1, "Wall", "Whetstone") == 1  # an item cannot stand there
    assert drawn(s.clone(), 8) == 2
    full = table(p1_chars=f"{HAND},Wall,Wall,Wall", p1_discard="Wall,Grunt,Grunt")
    assert drawn(full.clone(), 8) == 1
    assert drawn(full.clone(), 9) == 1  # one slot for two tokens
    assert drawn(table(p1_chars=HAND), 9) == 2
    assert drawn(table(p1_chars=HAND, p1_hand="Wall,Wall"), 23) == 4  # two for each card
    assert drawn(table(p1_chars=HAND, p1_hand="Wall"), 23) == 2


@pytest.mark.clause("athernum R11", "athernum 2.1.3a")
def test_as_many_tokens_are_made_as_cards_were_discarded():
    for discarded in (), ("Grunt",), ("Grunt", "Wall"):
        s = play(table(p1_chars="Forger", p1_hand="Wall,Grunt,Chest"), "use:1c1#4 pass pass")
        settle(play(s, " ".join([*[f"pick:{card}" for card in discarded], "done"])))
        assert cards(s, "1.chars")[1:] == ["Beast_Token"] * len(discarded)
        assert sorted(cards(s, "1.discard")) == sorted(discarded)


@pytest.mark.clause("athernum R11", "athernum 0.def.shuffle")
def test_cards_that_were_moved_are_counted():
    assert drawn(table(p1_chars=HAND, p1_discard="Wall,Grunt"), 2, "Grunt", "Wall") == 2
    s = table(p1_chars=HAND, p1_hand="Wall,Grunt,Grunt")
    assert drawn(s, 7) == 0 and len(cards(s, "1.hand")) == 3  # three away, three new ones
    s = table(p1_chars=HAND)
    assert drawn(s, 19) == 2 and len(cards(s, "1.discard")) == 2
    assert drawn(table(p1_chars=HAND, p1_hand="Wall,Grunt,Grunt"), 17) == 3
    s = table(p1_chars=f"{HAND},Wall,Grunt", p2_chars="Grunt")
    assert (
        drawn(s, 22) == 2
        and sorted(cards(s, "1.void")) == ["Grunt", "Wall"]
        and cards(s, "2.chars") == ["Grunt"]
    )


@pytest.mark.clause("athernum 0.def.shuffle", "athernum R11")
def test_whoever_shuffles_nothing_in_shuffles_their_own_deck():
    words = {"p1_chars": "Weathervane", "p2_chars": "Greedy_Hand,Weathervane", "p2_discard": "Wall"}
    s = settle(play(table(turn="4", active=2, **words), "use:2c1#4 done"))
    assert cards(s, "1.hand") == [] and len(cards(s, "2.hand")) == 1


@pytest.mark.clause("athernum R11", "athernum R39", "athernum 6.1.2")
def test_characters_that_were_turned_exhausted_or_discarded_are_counted():
    s = table(p1_chars=f"{HAND},Wall,Grunt[x],Grunt[f]", p2_chars="Grunt")
    assert drawn(s.clone(), 3) == 3
    assert drawn(s.clone(), 4) == 3  # the Wall, what was only face-down, the main character
    twin = s.clone()
    assert drawn(twin, 5) == 2 and side(twin, "1c3") == side(twin, "1c4") == "up"
    assert drawn(s.clone(), 6) == 2
    s = table(p1_chars=f"{HAND},Wall,Grunt", p2_chars="Grunt")
    assert drawn(s.clone(), 3) == 2 and drawn(s.clone(), 4) == drawn(s.clone(), 6) == 3


@pytest.mark.clause("athernum R11", "athernum R49", "athernum R5")
def test_what_changed_hands_is_counted():
    s = table(p1_chars=HAND, p2_chars="Wall,Grunt")
    assert drawn(s.clone(), 10, "2c1", "2c2") == 2
    assert drawn(s.clone(), 10, "2c1", done=True) == 1
    assert drawn(s.clone(), 10, "1c1", "2c1") == 1  # one's own already
    assert drawn(s.clone(), 15, "1c1", "2c1") == 2
    assert drawn(s.clone(), 15, "2c1", "2c2") == 0  # of one player
    assert drawn(table(p1_chars=HAND, p2_chars="Wall", p2_loc="Own_Ground"), 15, "1c1", "2c1") == 0
    held = table(p1_chars=f"{HAND}+Whetstone", p2_chars="Chest+Pump", p2_loc="Own_Tools")
    assert drawn(held, 16) == 0
    assert drawn(table(p1_chars=f"{HAND}+Whetstone", p2_chars="Chest+Pump"), 16) == 2
    assert drawn(table(p1_chars=f"{HAND}+Whetstone+Pump"), 16) == 0
    s = table(p1_chars=f"{HAND},Chest+Whetstone", p2_chars="Chest+Pump,Chest+Lance")
    assert drawn(s.clone(), 14, "1c2.1", "2c1.1") == 2
    assert drawn(table(p1_chars=f"{HAND}+Pump,Chest+Whetstone"), 14, "1c1.1", "1c2.1") == 1  # it is there


@pytest.mark.clause("athernum R11", "athernum R49")
def test_nothing_is_exchanged_for_what_has_gone_meanwhile():
    s = table(p1_chars=HAND, p2_chars="Wall,Toolbox")
    settle(play(s, "use:1c1#15 pick:1c1 pick:2c1 pass use:2c2#6 pick:2c1"))
    assert cards(s, "1.chars") == [HAND] and cards(s, "1.hand") == []


@pytest.mark.clause("athernum R11", "athernum 10.0.4")
def test_markers_and_damage_are_counted():
    s = table(p1_chars=f"{HAND},Wall[Briar:2],Grunt", p2_chars="Wall,Soaker")
    assert drawn(s.clone(), 11) == 4  # the main character too
    assert drawn(s.clone(), 12) == 1
    assert drawn(s.clone(), 13) == 2  # of three one prevents it
    hurt = table(p1_chars=f"{HAND}[d1],Wall[d2],Grunt[d1]")
    assert drawn(hurt, 18) == 2  # not from it to itself
    assert [damage(hurt, place) for place in ("1c1", "1c2", "1c3")] == [3, 1, 0]
    assert drawn(table(p1_chars=HAND, p1_loc="No_Creating"), 24) == 0
    s = table(p1_chars=f"{HAND}+Pump,Chest+Pump,Mover", p1_main="Lone_Leader")
    assert drawn(s, 24) == 2 and [values(s, place)[1] for place in ("1c1", "1c2", "1c3")] == [6, 4, 5]


@pytest.mark.clause("athernum R11", "athernum 10.2.3")
def test_command_tokens_are_counted():
    assert drawn(table(p1_chars=HAND, p1_commands=0), 20) == 2
    assert drawn(table(p1_chars=HAND, p1_commands=1), 20) == 1  # no more than the maximum
    assert drawn(table(p1_chars=HAND, p1_commands=2), 20) == 0
    s = table(p1_chars=HAND, p1_commands=2)
    assert drawn(s, 21) == 2 and field(s, "1.commands") == ""
    s = table(p1_chars=HAND, p1_commands=1)
    assert drawn(s, 21) == 0 and field(s, "1.commands") == "1"  # not even one of two


@pytest.mark.clause("athernum 10.2.3", "athernum R2", "athernum R89")
def test_command_tokens_are_lost_as_far_as_there_are_any():
    for have, lost in ((3, 2), (2, 2), (1, 1), (0, 0)):
        s = use(table(p1_chars="Robber", p2_commands=have), "1c1", 1)
        assert field(s, "2.commands") == (str(have - lost) if have > lost else "")
        assert len(cards(s, "2.hand")) == lost
        assert ("Briar:1" in field(s, "1.chars")) == (lost > 0)
    s = use(table(p1_chars="Robber", p2_commands=2, p2_loc="Iron_Purse"), "1c1", 1)
    assert field(s, "2.commands") == "2" and cards(s, "2.hand") == [] and field(s, "1.chars") == "Robber"
    s = use(table(p1_chars="Robber", p2_commands=2, p2_loc="Swapped_Purse"), "1c1", 1)
    assert field(s, "2.commands") == "2" and len(cards(s, "2.hand")) == 1 and field(s, "1.chars") == "Robber"
    s = use(table(p1_chars="Robber", p2_commands=0, p2_loc="Swapped_Purse"), "1c1", 1)
    assert cards(s, "2.hand") == []
    s = use(table(p1_chars="Robber", p1_loc="Iron_Purse", p2_commands=2), "1c1", 1)
    assert field(s, "2.commands") == ""  # it guards its own
