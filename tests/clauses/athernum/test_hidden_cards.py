"""What a seat has seen it goes on knowing; what it has not is dealt anew for a bot (chapter 6, R47, R53)."""

import pytest

from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at

from .table import cards, field, game, play, res, settle, side, table, things, tokens, use

DECK = "Grunt,Wall,Meadow,Sower,Hexer,Whetstone,Lance,Plain_Leader,Martyr"


def guesses(s, place, seat, count=120):
    """What lies at a place in as many worlds as a seat may believe in."""
    names = game().library().names
    found = set()
    for seed in range(count):
        twin = s.determinize(seat, seed)
        assert game().observe(twin, seat) == game().observe(s, seat)
        found.add(names[twin.get(at(twin, place), its.FACE)])
    return found


@pytest.mark.clause("athernum 6.1.4", "athernum R53")
def test_a_buried_card_may_be_any_card_of_its_deck_that_no_check_would_have_found():
    s = table(p1_chars="Seeker,Sower", p1_deck=DECK, p1_hand="Drummer")
    use(s, "1c1", 3)
    assert side(s, "1c3") == "down"
    # neither a second Sower nor a second Plain Leader could still lie there
    assert guesses(s, "1c3", 1) == {
        "Grunt",
        "Wall",
        "Meadow",
        "Hexer",
        "Whetstone",
        "Lance",
        "Martyr",
        "Drummer",
    }
    assert guesses(s, "1c3", 0, 10) == {"Grunt"}  # its controller may look
    s = use(table(p1_chars="Seeker", p1_deck=DECK), "1c1", 3)
    assert guesses(s, "1c2", 1) == set(DECK.replace("_", " ").split(",")) - {"Plain Leader"}


@pytest.mark.clause("athernum R53")
def test_two_buried_cards_are_never_two_copies_of_a_card_with_a_field():
    s = table(p1_chars="Seeker", p1_deck="Grunt,Wall,Sower,Sower,Sower")
    use(use(s, "1c1", 3), "1c1", 3)
    names = game().library().names
    seen = set()
    for seed in range(80):
        twin = s.determinize(1, seed)
        pair = [names[twin.get(at(twin, place), its.FACE)] for place in ("1c2", "1c3")]
        assert pair != ["Sower", "Sower"]
        seen.add(tuple(sorted(pair)))
    assert seen == {("Grunt", "Wall"), ("Grunt", "Sower"), ("Sower", "Wall")}


@pytest.mark.clause("athernum R93", "athernum 2.1.2c")
def test_a_hidden_attachment_may_be_any_item():
    s = table(p1_chars="Grunt", p1_deck=DECK, p1_hand="Iron_Charm")
    settle(play(s, "hide:Iron_Charm>1c1"))
    assert guesses(s, "1c1.1", 1) == {"Iron Charm", "Whetstone", "Lance"}


@pytest.mark.clause("athernum 6.1.4")
def test_what_was_turned_down_before_all_eyes_stays_known_to_all():
    s = use(table(p1_chars="Toolbox", p2_chars="Wall", p2_hand="Grunt"), "1c1", 4, "2c1")
    for seat in (-1, 0, 1):
        assert things(s, seat, 2, "characters")[0]["name"] == "Wall"
    assert guesses(s, "2c1", 0, 10) == {"Wall"}


@pytest.mark.clause("athernum R141", "athernum 6.1.4")
def test_a_card_that_is_played_is_seen_although_it_enters_face_down():
    s = settle(play(table(p1_main="Lone_Leader", p1_hand="Lurker,Grunt", p1_res=res(1)), "play:Lurker"))
    assert side(s, "1c1") == "down"
    for seat in (-1, 0, 1):
        assert things(s, seat, 1, "characters")[0]["name"] == "Lurker"


@pytest.mark.clause("athernum 6.1.4", "athernum 7.5.7a")
def test_whoever_has_looked_at_a_face_down_card_knows_it_after_it_has_changed_sides():
    s = table(p1_chars="Thief", p2_chars="Grunt[f]+Whetstone[f]", p2_hand="Wall,Lance", p1_res=res(1))
    assert "name" not in things(s, 0, 2, "characters")[0]
    use(s, "1c1", 1, "2c1")
    for seat in (0, 1):
        stolen = things(s, seat, 1, "characters")[1]
        assert stolen["name"] == "Grunt" and stolen["attachments"][0]["name"] == "Whetstone"
    assert "name" not in things(s, -1, 1, "characters")[1]
    settle(play(s, "end"))
    assert things(s, 0, 2, "characters")[0]["name"] == "Grunt"  # given back, and not forgotten


@pytest.mark.clause("athernum R53")
def test_the_copy_that_is_kept_face_down_is_known_by_the_one_that_goes():
    s = table(p1_chars="Seeker,Sower", p1_deck="Sower,Grunt")
    play(s, "use:1c1#3 pass pass pick:1c3")
    assert field(s, "1.chars") == "Seeker,,Sower[f]" and cards(s, "1.discard") == ["Sower"]
    assert things(s, 1, 1, "characters")[1]["name"] == "Sower"


@pytest.mark.clause("athernum R53")
def test_a_face_down_copy_that_nobody_can_take_is_known_by_that():
    s = table(p1_chars="Thief,Sower", p2_chars="Sower[f]", p1_res=res(1))
    use(s, "1c1", 1, "2c1")
    assert field(s, "2.chars") == "Sower[f]"
    assert things(s, 0, 2, "characters")[0]["name"] == "Sower"


@pytest.mark.clause("athernum R47")
def test_an_effect_that_follows_a_card_brings_it_back_into_its_slot_as_a_new_object():
    s = table(p1_main="The_Wandering_Gate", p1_chars="Grunt,,Hexer[d1]+Whetstone,Wall")
    play(s, "use:1l1#2 pick:1c3")
    assert field(s, "1.chars") == "Grunt,,Hexer[d1]+Whetstone,Wall"
    settle(s)
    assert field(s, "1.chars") == "Grunt,,Hexer,Wall" and cards(s, "1.discard") == ["Whetstone"]
    assert cards(s, "1.void") == []


@pytest.mark.clause("athernum R47", "athernum R149")
def test_it_comes_back_to_its_owner_whoever_had_it():
    s = table(p1_main="The_Wandering_Gate", p1_chars="Thief", p2_chars="Wall,Grunt", p1_res=res(1))
    use(s, "1c1", 1, "2c2")
    use(s, "1l1", 2, "1c2")
    assert field(s, "1.chars") == "Thief" and field(s, "2.chars") == "Wall,Grunt"


def test_a_position_is_read_as_it_was_written():
    text = (
        "turn=3 active=1 pool=9 order=1,2 1.main=Plain_Leader[v3]+Whetstone "
        "1.chars=,Grunt[x/d1],,Wall[f]+Lance[f] 1.loc=Watchtower 1.res=Resource_Token,Resource_Token[x] "
        "1.hand=Hexer 1.deck=Grunt,Wall 1.discard=Meadow 1.commands=1 1.mana=Ashen*2 "
        "2.main=Quick_Leader[x] 2.chars=Grunt[o1/Rust:2] 2.deck=Grunt"
    )
    s = game().new(text, "1")
    assert game().position(s) == text and "end" in tokens(s)
