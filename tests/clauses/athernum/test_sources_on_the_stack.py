"""An effect on the stack names the card that it came from, also once that card lies where nobody sees it."""

import pytest

from sandtable.games.athernum.changes.zones import relocate
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at
from sandtable.timing import pending

from .table import game, play, table


@pytest.mark.parametrize("zone", [op.HAND, op.DECK])
def test_a_bots_copy_names_the_same_source_as_the_table(zone):
    s = play(table(p1_chars="Whetter,Wall", p1_hand="Grunt,Hexer,Lance"), "use:1c1#1 pick:1c2")
    thing = at(s, "1c1")
    relocate(s, thing, zone, False)
    s.put(thing, its.KNOWN, 0)
    seen = game().observe(s, 1)["stack"]
    assert seen[0]["source"] == "Whetter" and "Whet" in seen[0]["text"]
    for seed in range(30):
        twin = s.determinize(1, seed)
        assert game().observe(twin, 1)["stack"] == seen


def test_a_given_ability_of_a_hidden_card_has_no_name():
    s = play(table(p1_chars="Whetter,Wall", p1_hand="Grunt,Hexer"), "use:1c1#1 pick:1c2")
    given = next(int(n) for n in range(len(s.library.code)) if n not in s.library.abilities and n > 40)
    pending.put(s.stack, 0, pending.HEADER, given)
    assert game().observe(s, 1)["stack"][0]["source"] == "Whetter"  # everybody sees it
    thing = at(s, "1c1")
    relocate(s, thing, op.HAND, False)
    s.put(thing, its.KNOWN, 0)
    found = {game().observe(s.determinize(1, n), 1)["stack"][0]["source"] for n in range(20)}
    assert found == {"a card that nobody sees"}
