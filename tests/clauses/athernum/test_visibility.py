"""Face-up, face-down and exhausted: chapter 6."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at

from .table import (
    aimed,
    cards,
    damage,
    field,
    game,
    play,
    refused,
    res,
    side,
    table,
    things,
    to_next_turn,
    use,
    values,
)


def seen(s, seat, player=1, index=0):
    return things(s, seat, player, "characters")[index]


@pytest.mark.clause("athernum 6.text.states")
def test_the_state_decides_what_is_seen_and_what_a_thing_is():
    views = [seen(table(p1_chars=f"Grunt{state}"), 1) for state in ("", "[x]", "[f]")]
    assert [view["side"] for view in views] == ["up", "exhausted", "down"]
    assert [view.get("name") for view in views] == ["Grunt", "Grunt", None]
    assert ["ofv" in view for view in views] == [True, False, False]
    assert [view.get("slots") for view in views] == [1, 1, None]
    assert {view["type"] for view in views} == {"character"}


@pytest.mark.clause("athernum 6.text.states", "athernum 6.2.1")
def test_attachments_are_never_exhausted():
    s = table(p1_chars="Toolbox+Whetstone,Grunt+Whetstone[f]")
    assert [seen(s, 0, 1, n)["attachments"][0]["side"] for n in (0, 1)] == ["up", "down"]
    for number in (1, 2):  # exhaust it, place an exhaustion counter on it
        assert not {"1c1.1", "1c2.1"} & set(aimed(s, "1c1", number))


@pytest.mark.clause("athernum R93")
def test_face_down_cards_are_shown_to_all_when_the_game_is_over():
    s = table(p1_chars="Grunt+Whetstone[f]", p2_chars="Wall[f]")
    assert "name" not in seen(s, 1)["attachments"][0] and "name" not in seen(s, 0, 2)
    play(s, "concede")
    assert game().result(s) == "2"
    assert seen(s, 0, 2)["name"] == "Wall" == seen(s, -1, 2)["name"]
    s = play(table(p1_chars="Grunt+Whetstone[f]", active=2), "concede")
    assert seen(s, 1)["attachments"][0]["name"] == "Whetstone"


@pytest.mark.clause("athernum 6.1.8", "athernum R47")
def test_a_status_does_not_follow_a_card_off_the_board():
    s = table(p1_chars="Toolbox", p2_chars="Grunt[x/d1/e2]", p2_res=res(1, "Tidewatch"))
    use(s, "1c1", 7, "2c1")  # returned to its owner's hand
    assert cards(s, "2.hand") == ["Grunt"]
    play(to_next_turn(s), "play:Grunt")
    assert field(s, "2.chars") == "Grunt" and values(s, "2c1") == (2, 2)


@pytest.mark.clause("athernum 6.1.8b")
def test_nor_a_token_that_stays_somewhere_else():
    s = table(p1_chars="Seeker,Toolbox,Maker", p1_res=res(1))
    use(s, "1c3", 1)
    use(s, "1c2", 1, "1c4")  # the token is exhausted
    assert side(s, "1c4") == "exhausted"
    token = at(s, "1c4")
    use(s, "1c1", 5, "1c4")  # moved to the void and kept there
    assert cards(s, "1.void") == ["Beast_Token"]
    assert s.get(token, its.SIDE) == its.LIES_UP and s.get(token, its.EXHAUSTION) == 0


@pytest.mark.clause("athernum 6.2.3", "athernum 6.2.3c", "athernum 10.4.2")
def test_an_exhausted_permanent_has_no_abilities_values_and_subtypes():
    s = table(p1_chars="Porter,Grunt,Toolbox", p2_chars="Wall")
    assert "1c2" in aimed(s, "1c1", 8)  # target Soldier
    use(s, "1c3", 1, "1c2")
    assert refused(s, "use:1c1#8") == "athernum R9"  # there is no Soldier any more
    assert refused(s, "use:1c2#1") == "athernum 6.2.3a"
    assert values(s, "1c2") == (-1, -1)
    assert refused(play(s, "combat"), "attack:1c2") == "athernum 6.2.9a"


@pytest.mark.clause("athernum 10.4.2", "athernum 6.2.3")
def test_what_it_has_lost_comes_back_with_its_face():
    s = table(p1_chars="Porter,Grunt[x],Toolbox")
    use(s, "1c3", 5, "1c2")
    assert values(s, "1c2") == (2, 2) and "1c2" in aimed(s, "1c1", 8)


@pytest.mark.clause("athernum 6.2.4b")
def test_exhausted_permanents_keep_their_extra_rules_and_face_down_ones_do_not():
    s = table(p1_chars="Porter,Lone_Wolf[x/d2]")
    use(s, "1c1", 9)  # heals each character with Unique
    assert damage(s, "1c2") == 1
    s = table(p1_chars="Porter,Lone_Wolf[f/d2]")
    use(s, "1c1", 9)
    assert damage(s, "1c2") == 2
