"""Worlds that a seat may believe in, and picks that would tell what is hidden (chapter 6, R53, R93, R102)."""

import pytest

from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at
from sandtable.timing.seen import from_top

from .table import cards, game, play, res, settle, table, things, tokens, use
from .test_many_players import THREE


def worlds(s, seat, *places, count=60):
    """What lies at these places in as many worlds as a seat may believe in."""
    names = game().library().names
    found = set()
    for seed in range(count):
        twin = s.determinize(seat, seed)
        assert game().observe(twin, seat) == game().observe(s, seat)
        found.add(tuple(names[twin.get(at(twin, place), its.FACE)] for place in places))
    return found


@pytest.mark.clause("athernum R53", "athernum 6.1.4")
def test_where_nearly_every_deal_is_impossible_the_real_one_is_kept():
    s = table(p1_chars="Seeker,Sower", p1_deck="Grunt" + ",Sower" * 150)
    use(s, "1c1", 3)
    assert worlds(s, 1, "1c3", count=40) == {("Grunt",)}


@pytest.mark.clause("athernum R53", "athernum R93", "athernum R52")
def test_a_hidden_attachment_may_be_a_copy_of_what_stands_on_the_board():
    s = table(p1_chars="Field_Idol,Grunt+Whetstone[f]", p1_hand="Field_Idol", p1_deck="Grunt")
    assert worlds(s, 1, "1c2.1") == {("Whetstone",), ("Field Idol",)}
    s = table(p1_chars="Grunt[f],Grunt+Field_Idol[f]", p1_hand="Field_Idol,Wall", p1_deck="")
    assert worlds(s, 1, "1c1") == {("Grunt",), ("Wall",), ("Field Idol",)}


@pytest.mark.clause("athernum R93", "athernum 2.1.2c")
def test_several_hidden_attachments_are_all_items():
    s = table(p1_chars="Marshal+Whetstone[f]+Lance[f],Wall[f]", p1_hand="Grunt,Iron_Charm,Hexer", p1_deck="")
    found = worlds(s, 1, "1c1.1", "1c1.2", "1c2", count=400)
    items = {"Whetstone", "Lance", "Iron Charm"}
    assert {one for one, _, _ in found} == {two for _, two, _ in found} == items
    assert all(one != two for one, two, _ in found)
    assert {three for _, _, three in found} == items | {"Wall", "Grunt", "Hexer"}


@pytest.mark.clause("athernum 7.4.2b", "athernum 7.2.3a")
def test_the_extra_deck_is_dealt_among_itself_and_every_player_for_themselves():
    names = game().library().names
    s = table(
        p1_hand="Wall",
        p1_deck="Grunt,Hexer",
        p1_extra="Late_Guest,Lone_Wolf",
        p2_hand="Thief",
        p2_deck="Maker,Martyr",
    )
    zones = [(0, op.HAND), (0, op.DECK), (0, op.EXTRA_DECK), (1, op.HAND), (1, op.DECK)]
    found: list[set[tuple[str, ...]]] = [set() for _ in zones]
    for seed in range(40):
        twin = s.determinize(-1, seed)
        for n, (player, zone) in enumerate(zones):
            found[n].add(tuple(names[twin.get(t, its.FACE)] for t in from_top(twin, player, zone)))
    assert {one for (one,) in found[0]} == {"Wall", "Grunt", "Hexer"}
    assert found[2] == {("Late Guest", "Lone Wolf"), ("Lone Wolf", "Late Guest")}
    assert {one for (one,) in found[3]} == {"Thief", "Maker", "Martyr"} and len(found[4]) == 6
    mine = {
        tuple(names[s.determinize(0, n).get(t, its.FACE)] for t in from_top(s, 0, op.HAND)) for n in range(10)
    }
    assert mine == {("Wall",)}  # the own hand is known


@pytest.mark.clause("athernum R102", "athernum 0.def.reveal")
def test_a_pick_among_what_all_have_seen_need_not_be_asked():
    """Whoever picks among revealed cards gives nothing away."""
    for seats, more in ((2, {}), (3, THREE)):
        s = table(p1_chars="Archivist", p2_deck="Wall,Meadow,Grunt", **more)
        play(s, "use:1c1#14")  # the opponent reveals two cards; put a character card onto the board
        if "player:2" in tokens(s):
            play(s, "player:2")
        play(s, " ".join(["pass"] * seats))
        assert cards(s, "1.chars") == ["Archivist", "Wall[o2]"] and "end" in tokens(s)


@pytest.mark.clause("athernum R102", "athernum 0.def.reveal")
@pytest.mark.parametrize("more", [{}, THREE])
def test_a_pick_among_cards_that_were_revealed_is_asked_only_where_there_is_a_choice(more):
    for deck, asked in (("Wall,Meadow,Whetstone,Grunt", False), ("Wall,Hexer,Whetstone,Grunt", True)):
        s = table(p1_chars="Crier", p1_deck=deck, **more)
        play(s, "use:1c1#1" + " pass" * int(s.seats))
        assert ("end" in tokens(s)) != asked
        assert cards(s, "1.hand") == ([] if asked else ["Wall"])


@pytest.mark.clause("athernum R102", "athernum 0.def.reveal")
@pytest.mark.parametrize(("player", "more"), [(1, {}), (2, {}), (1, THREE), (2, THREE), (3, THREE)])
def test_a_pick_among_what_only_one_player_sees_is_always_asked(player, more):
    words = {f"p{player}_chars": "Archivist", "active": player} | more
    words[f"p{player}_deck"] = "Wall,Meadow,Whetstone,Grunt"
    s = table(**words)
    play(s, f"use:{player}c1#4" + " pass" * int(s.seats))  # look at three; a character card among them
    assert int(s.seat) == player - 1 and tokens(s) == ["pick:Wall"]
    play(s, "pick:Wall")
    assert cards(s, f"{player}.hand") == ["Wall"] and "end" in tokens(s)


@pytest.mark.clause("athernum R102", "athernum 7.4.1b")
@pytest.mark.parametrize("player", [1, 2])
def test_of_equal_cards_the_one_that_the_other_has_seen_is_given_up_first(player):
    other = 3 - player
    s = table(
        active=other,
        **{f"p{other}_chars": "Archivist", f"p{player}_hand": "Grunt", f"p{player}_chars": "Lamplighter"},
    )
    use(s, f"{other}c1", 11)  # look at their hand
    settle(play(s, "end"))
    settle(play(s, "acquisition"))  # a second Grunt, which nobody has seen
    assert things(s, other - 1, player, "hand") == ["Grunt"] and len(cards(s, f"{player}.hand")) == 2
    settle(play(s, f"use:{player}c1#3"))
    assert cards(s, f"{player}.discard") == ["Grunt"]
    assert things(s, other - 1, player, "hand") == [] and len(cards(s, f"{player}.hand")) == 1


@pytest.mark.clause("athernum 4.1.1", "athernum R106")
@pytest.mark.parametrize("player", [1, 2])
def test_of_equal_cards_the_one_that_the_other_has_seen_is_played_first(player):
    other = 3 - player
    s = table(
        active=other,
        **{f"p{other}_chars": "Archivist", f"p{player}_hand": "Toolbox", f"p{player}_deck": "Toolbox,Grunt"},
    )
    use(s, f"{other}c1", 11)
    settle(play(s, "end"))
    settle(play(s, "acquisition play:Toolbox"))
    assert things(s, other - 1, player, "hand") == [] and len(cards(s, f"{player}.hand")) == 1


@pytest.mark.clause("athernum 7.4.1a")
def test_the_order_of_choices_does_not_tell_when_a_card_was_drawn():
    seen = set()
    for hand in ("Wall,Grunt,Hexer", "Hexer,Wall,Grunt", "Grunt,Hexer,Wall", "Hexer,Grunt,Wall"):
        s = table(p1_chars="Lamplighter", p1_hand=hand, p1_res=res(3))
        day = tuple(tokens(s))
        seen.add((day, tuple(tokens(play(s, "use:1c1#3 pass pass")))))
    assert len(seen) == 1


@pytest.mark.clause("athernum R60")
def test_a_finished_game_is_worth_its_result():
    s = play(table(), "concede")
    assert (s.worth(0), s.worth(1)) == (-1.0, 1.0)
    assert all(-1.0 < table().worth(seat) < 1.0 for seat in (0, 1))
