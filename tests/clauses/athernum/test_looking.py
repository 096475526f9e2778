"""Effects that count by what they change, or look at what their like change: each sees none of them."""

import pytest

from sandtable.games.athernum.cardset.aspects import VALUES
from sandtable.games.athernum.evaluating.kinds import subtypes
from sandtable.games.athernum.evaluating.lasting import lost_at
from sandtable.games.athernum.words.places import at
from sandtable.timing import lasting as lasts
from sandtable.timing.faces import UNASKED

from .table import play, settle, table, use, values

RULING = pytest.mark.clause("athernum R147")


def arriving(*names, **words):
    """These are played one after the other, so that what they do begins in this order."""
    s = table(p1_hand=",".join(names), **words)
    for name in names:
        settle(play(s, f"play:{name}"))
    return s


@RULING
def test_a_card_that_counts_by_the_value_it_changes_counts_without_itself():
    s = arriving("Choir", p1_chars="Smithy_Hand,Grunt")  # OFV 3 and 2
    assert [values(s, place)[0] for place in ("1c1", "1c2", "1c3")] == [4, 3, 3]


@RULING
def test_two_that_count_by_each_others_values_see_neither():
    s = arriving("Wall_Choir", "Sword_Choir")  # 1/3 and 3/1
    assert values(s, "1c1") == (3, 4) and values(s, "1c2") == (5, 2)  # DFV 3: the main character too
    s = arriving("Sword_Choir", "Wall_Choir")  # in whatever order they came
    assert values(s, "1c1") == (5, 2) and values(s, "1c2") == (3, 4)


@RULING
def test_several_copies_add_up_and_do_not_feed_each_other():
    s = arriving("Choir", "Choir", "Choir", p1_chars="Smithy_Hand")
    assert [values(s, f"1c{n}")[0] for n in (1, 2, 3, 4)] == [6, 5, 5, 5]


@RULING
def test_what_does_not_look_is_seen_by_what_does():
    s = arriving("Choir", "Whetter", p1_chars="Grunt")
    assert values(s, "1c1")[0] == 2
    use(s, "1c3", 1, "1c1")
    assert [values(s, f"1c{n}")[0] for n in (1, 2, 3)] == [5, 3, 2]  # 2+2+1, 2+1, 1+1


@RULING
def test_an_effect_does_not_undo_what_it_is_about():
    s = arriving("Doubter", p1_chars="Smithy_Hand")
    assert values(s, "1c1")[0] == 2 and values(s, "1c2")[0] == 2
    s = arriving("Braggart")
    assert values(s, "1c1")[0] == 4


@RULING
def test_types_and_values_that_depend_on_each_other():
    """A subtype comes before values: it is given by values without the effects that look."""
    s = arriving("Beast_Caller", p1_chars="Smithy_Hand,Grunt")
    beast = 1 << s.library.subtype_names.index("Beast")
    found = [subtypes(s, at(s, place)) & beast != 0 for place in ("1c1", "1c2", "1c3")]
    assert found == [True, False, False]
    assert [values(s, place)[0] for place in ("1c1", "1c2", "1c3")] == [5, 2, 1]


@RULING
def test_what_becomes_something_else_is_what_it_was_for_that_effect():
    s = arriving("Settler", "Settler", p1_chars="Stray_Cub")
    soldier = 1 << s.library.subtype_names.index("Soldier")
    assert subtypes(s, at(s, "1c1")) == soldier


@RULING
def test_who_loses_abilities_by_a_value_that_abilities_give():
    s = arriving("Choir", "Silencer", p1_chars="Smithy_Hand")
    assert lost_at(s, at(s, "1c1")) > 0  # OFV 3 whatever else
    assert [values(s, place)[0] for place in ("1c1", "1c2", "1c3")] == [4, 3, 2]
    assert lost_at(s, at(s, "1c2")) == 0  # its OFV of 3 is its own doing


@RULING
def test_only_what_looks_at_what_it_changes_is_left_aside():
    s = arriving("Choir", "Beast_Caller", "Whetter")
    looking = [int(s.library.looks[s.lasts(at, lasts.ROW)]) for at in lasts.each(s.lasting)]
    assert looking.count(VALUES) == 1 and UNASKED in looking
