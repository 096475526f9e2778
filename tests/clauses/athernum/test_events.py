"""Every kind of event: as it happens, as a card forbids it, and as something else happens instead."""

from typing import Any

import pytest

from .table import cards, damage, field, play, res, settle, side, table, use, victory

EVENTS: dict[str, Any] = {  # the table, how the event comes about, and what shows it
    "Discarding": (
        {"p1_chars": "Lamplighter", "p1_hand": "Wall"},
        lambda s: use(s, "1c1", 3),
        lambda s: cards(s, "1.discard"),
    ),
    "Drawing": ({}, lambda s: settle(play(s, "acquisition")), lambda s: cards(s, "1.hand")),
    "Entering": (
        {"p1_chars": "Seeker", "p1_discard": "Wall"},
        lambda s: use(s, "1c1", 2),
        lambda s: (cards(s, "1.chars"), cards(s, "1.discard")),
    ),
    "Exhausting": (
        {"p1_chars": "Toolbox,Wall"},
        lambda s: use(s, "1c1", 1, "1c2"),
        lambda s: side(s, "1c2"),
    ),
    "Rising": ({"p1_chars": "Toolbox,Wall[x]"}, lambda s: use(s, "1c1", 5, "1c2"), lambda s: side(s, "1c2")),
    "Hiding": ({"p1_chars": "Toolbox,Wall"}, lambda s: use(s, "1c1", 4, "1c2"), lambda s: side(s, "1c2")),
    "Healing": (
        {"p1_chars": "Free_Hand,Wall[d2]"},
        lambda s: use(s, "1c1", 1, "1c2"),
        lambda s: damage(s, "1c2"),
    ),
    "Placing": (
        {"p1_chars": "Chest"},
        lambda s: use(s, "1c1", 1, "1m"),
        lambda s: (victory(s, "1m"), field(s, "pool")),
    ),
    "Removing": (
        {"p1_chars": "Chest", "p1_main": "Plain_Leader[v2]"},
        lambda s: use(s, "1c1", 2, "1m"),
        lambda s: (victory(s, "1m"), field(s, "pool")),
    ),
    "Shifting": (
        {"p1_chars": "Chest,Sower", "p1_main": "Plain_Leader[v2]"},
        lambda s: use(s, "1c1", 4, "1m"),
        lambda s: (victory(s, "1m"), victory(s, "1c2")),
    ),
    "Forfeiting": (
        {"p1_chars": "Chest", "p2_main": "Quick_Leader[v2]"},
        lambda s: use(s, "1c1", 3),
        lambda s: victory(s, "2m"),
    ),
    "Commanding": (
        {"p1_chars": "Chest", "p1_commands": 0},
        lambda s: use(s, "1c1", 7),
        lambda s: field(s, "1.commands"),
    ),
    "Creating": (
        {"p1_chars": "Maker", "p1_res": res(1)},
        lambda s: use(s, "1c1", 1),
        lambda s: len(cards(s, "1.chars")),
    ),
    "Attaching": (
        {"p1_chars": "Mover+Whetstone,Grunt"},
        lambda s: use(s, "1c1", 1),
        lambda s: cards(s, "1.chars"),
    ),
    "Taking": (
        {"p1_chars": "Jailer", "p2_chars": "Wall"},
        lambda s: use(s, "1c1", 1, "2c1"),
        lambda s: (len(cards(s, "1.chars")), len(cards(s, "2.chars"))),
    ),
    "Returning": (
        {"p1_chars": "Toolbox,Wall"},
        lambda s: use(s, "1c1", 7, "1c2"),
        lambda s: cards(s, "1.chars"),
    ),
    "Banishing": (
        {"p1_chars": "Seeker,Wall"},
        lambda s: use(s, "1c1", 4, "1c2"),
        lambda s: (cards(s, "1.chars"), cards(s, "1.void")),
    ),
    "Digging": (
        {"p1_chars": "Porter", "p1_void": "Wall"},
        lambda s: use(s, "1c1", 5),
        lambda s: cards(s, "1.void"),
    ),
    "Stacking_Up": (
        {"p1_chars": "Archivist", "p1_discard": "Wall"},
        lambda s: use(s, "1c1", 8),
        lambda s: cards(s, "1.discard"),
    ),
    "Leaving": (
        {"p1_chars": "Toolbox,Wall"},
        lambda s: use(s, "1c1", 6, "1c2"),
        lambda s: (cards(s, "1.chars"), cards(s, "1.discard")),
    ),
    "Wounding": (
        {"p1_chars": "Marshal,Wall"},
        lambda s: use(s, "1c1", 24, "1c2"),
        lambda s: damage(s, "1c2"),
    ),
}


def came(name, location):
    """What showed before and after the event, and the marks of what happened instead."""
    words, do, shown = EVENTS[name]
    s = table(p1_loc=location, **words)
    hand, before = len(cards(s, "1.hand")), shown(s)
    do(s)
    return before, shown(s), len(cards(s, "1.hand")) - hand, field(s, "1.loc")


@pytest.mark.clause("athernum R2", "athernum 0.hier.card-text")
@pytest.mark.parametrize("name", EVENTS)
def test_what_cannot_happen_does_not(name):
    before, after, drawn, _ = came(name, f"No_{name}")
    assert after == before and drawn == 0
    before, after, _, _ = came(name, "Meadow")
    assert after != before


@pytest.mark.clause("athernum R89", "athernum 4.3.4")
@pytest.mark.parametrize("name", EVENTS)
def test_what_is_replaced_does_not_happen_and_something_else_does(name):
    before, after, drawn, location = came(name, f"Swapped_{name}")
    assert after == before
    assert drawn == 1 or "Briar" in location
