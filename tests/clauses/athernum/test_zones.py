"""Zones and what moves between them: chapter 7, R103, R138."""

import random

import pytest

from sandtable.games.athernum.cardset.pool import load
from sandtable.games.athernum.game import Athernum
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.words.places import at

from .table import (
    CARDS,
    aimed,
    cards,
    game,
    play,
    refused,
    res,
    settle,
    table,
    things,
    to_next_turn,
    tokens,
    use,
    values,
)

ZONES = (op.BOARD, op.HAND, op.DECK, op.DISCARD_PILE, op.VOID, op.EXTRA_DECK)
PAIR = "hammer-and-hinge:salt-and-silence"


def counts(s, player):
    """How many cards of a player lie in each zone."""
    found = dict.fromkeys(ZONES, 0)
    for thing in range(s.count()):
        if s.get(thing, its.OWNER) == player and not s.get(thing, its.FLAGS) & its.IS_TOKEN:
            found[int(s.get(thing, its.ZONE))] += 1
    return found


@pytest.mark.clause("athernum 7.text.one-zone", "athernum 7.5.4")
@pytest.mark.parametrize("seed", range(2))
def test_in_a_whole_game_every_card_is_in_one_zone(seed):
    s = game().new(PAIR, str(seed))
    dice = random.Random(seed)
    owned = [sum(counts(s, player).values()) for player in range(2)]
    for _ in range(250):
        if s.over():
            break
        s.apply(dice.choice(list(s.options())))
        for player in range(2):
            found = counts(s, player)
            assert sum(found.values()) == owned[player]
            view = things(s, player, player + 1, "hand"), things(s, -1, player + 1, "discard")
            assert [len(zone) for zone in view] == [found[op.HAND], found[op.DISCARD_PILE]]
            assert things(s, -1, player + 1, "deck_count") == found[op.DECK]


@pytest.mark.clause("athernum 7.1.text.primary", "athernum 7.1.2a")
def test_each_player_has_board_zones_of_their_own():
    five = ",".join(["Grunt"] * 5)
    s = table(p1_chars=five, p1_loc="Meadow", p1_hand="Grunt", p2_hand="Grunt,Watchtower", p1_res=res(2))
    assert refused(s, "play:Grunt") == "athernum 7.1.2c"
    s = table(active=2, p1_chars=five, p1_loc="Meadow", p2_hand="Grunt,Watchtower", p2_res=res(1))
    settle(play(s, "play:Grunt"))
    settle(play(s, "play:Watchtower"))
    assert cards(s, "2.chars") == ["Grunt"] and cards(s, "2.loc") == ["Watchtower"]
    assert len(cards(s, "1.chars")) == 5 and cards(s, "1.loc") == ["Meadow"]


@pytest.mark.clause("athernum 7.1.3a", "athernum 7.1.3b")
def test_one_location_slot_holds_one_card_or_token():
    s = table(p1_chars="Porter", p1_loc="Meadow")
    use(s, "1c1", 7)  # creates a location token
    assert cards(s, "1.loc") == ["Camp"] and cards(s, "1.discard") == ["Meadow"]
    s = table(p1_chars="Porter", p1_hand="Watchtower")
    use(s, "1c1", 7)
    settle(play(s, "play:Watchtower"))
    assert cards(s, "1.loc") == ["Watchtower"] and cards(s, "1.discard") == []


@pytest.mark.clause("athernum 7.1.4a")
def test_resource_tokens_lie_in_the_resource_zone_and_take_no_slot():
    s = table(p1_chars="Porter,Grunt,Grunt,Grunt,Grunt", p1_loc="Meadow")
    use(s, "1c1", 6)
    assert cards(s, "1.res") == ["Tidewatch_Resource_Token"]
    assert len(cards(s, "1.chars")) == 5 and cards(s, "1.loc") == ["Meadow"]


@pytest.mark.clause("athernum 7.1.text.permanents", "athernum 7.2.text.secondary", "athernum 7.4.2a")
def test_what_lies_in_the_board_zones_is_a_permanent_and_nothing_else_is():
    s = table(
        p1_chars="Porter+Whetstone", p1_loc="Meadow", p1_res=res(1), p1_hand="Grunt", p1_discard="Grunt",
        p1_void="Grunt", p1_extra="Late_Guest",
    )  # fmt: skip
    assert aimed(s, "1c1", 1) == ["1c1", "1l1", "1m", "1r1", "2m"]


@pytest.mark.clause("athernum 7.2.text.secondary")
def test_cards_in_the_other_zones_do_nothing():
    s = table(p1_chars="Grunt", p1_discard="Drummer,Bell_Ringer", p1_void="Drummer", p1_hand="Drummer")
    assert values(s, "1c1") == (2, 2)  # no Drummer gives its bonus
    s = table(p1_discard="Evening_Choir", p1_void="Watch_Bell", p1_deck="Grunt")
    to_next_turn(s)
    assert cards(s, "1.hand") == []  # nothing triggers there


@pytest.mark.clause("athernum 7.2.1a", "athernum 7.2.1b", "athernum R103")
def test_what_is_discarded_goes_to_its_owners_pile():
    s = table(p1_chars="Thief,Toolbox", p2_chars="Grunt+Whetstone", p1_res=res(1))
    use(s, "1c1", 1, "2c1")  # control changes
    use(s, "1c2", 6, "1c3")  # and it is discarded by its new controller
    assert cards(s, "1.discard") == [] and cards(s, "2.discard") == ["Whetstone", "Grunt"]


@pytest.mark.clause("athernum 7.2.2a", "athernum 7.2.2b")
def test_what_goes_to_the_void_goes_to_its_owners():
    s = table(p1_chars="Porter", p2_chars="Grunt", p1_void="Wall")
    use(s, "1c1", 1, "2c1")
    assert cards(s, "1.void") == ["Wall"] and cards(s, "2.void") == ["Grunt"]
    assert things(s, 0, 2, "void") == ["Grunt"]  # open to all


@pytest.mark.clause("athernum 7.2.2c")
def test_the_order_of_the_void_does_not_matter():
    picks = []
    for order in ("Grunt,Wall,Drummer", "Drummer,Grunt,Wall"):
        s = play(table(p1_chars="Porter", p1_void=order), "use:1c1#5")
        picks.append(tokens(s))
        assert cards(settle(play(s, "pick:Grunt")), "1.hand") == ["Grunt"]
    assert picks[0] == picks[1] == sorted(picks[0], key=picks[0].index)
    assert set(picks[0]) == {"pick:Grunt", "pick:Wall", "pick:Drummer"}


@pytest.mark.clause("athernum 7.3.text.floating", "athernum 7.3.1", "athernum 7.3.2", "athernum 7.5.7b")
def test_item_slots_go_with_their_permanent():
    s = table(p1_chars="Thief,Wall", p2_chars="Grunt", p2_hand="Whetstone", p1_res=res(1), active=2)
    settle(play(s, "attach:Whetstone>2c1"))
    item, host = at(s, "2c1.1"), at(s, "2c1")
    assert s.get(item, its.HOST) == host and values(s, "2c1") == (4, 2)
    to_next_turn(s)
    use(s, "1c1", 1, "2c1")
    assert s.get(item, its.HOST) == host and at(s, "1c3.1") == item  # still in that slot
    assert refused(table(p1_chars="Wall", p1_hand="Whetstone"), "attach:Whetstone>1c1") == "athernum 2.3.2c"


@pytest.mark.clause("athernum 7.3.3", "athernum 7.3.4")
@pytest.mark.parametrize(("number", "zone"), [(1, "void"), (2, "hand"), (3, "deck")])
def test_slots_vanish_with_their_host_and_what_lies_in_them_is_discarded(number, zone):
    s = table(p1_chars="Porter", p2_chars="Grunt+Whetstone", p2_deck="Wall")
    use(s, "1c1", number, "2c1")
    assert cards(s, "2.discard") == ["Whetstone"] and "Grunt" in cards(s, f"2.{zone}")
    s = table(p1_chars="Porter", p1_main="Lone_Leader", p1_loc="Watchtower+Whetstone", p1_hand="Whetstone")
    use(s, "1c1", 1, "1l1")
    assert refused(s, "attach:Whetstone>1m") == "athernum 2.3.2c"
    assert [word for word in tokens(s) if word.startswith("attach:")] == ["attach:Whetstone>1c1"]


# ---- the Extra Deck


@pytest.mark.clause("athernum 7.4.2a", "athernum 7.4.2c", "athernum 7.4.2d")
def test_cards_of_the_extra_deck_come_out_by_extra_rules_or_effects_only():
    s = table(p1_extra="Late_Guest", p1_res=res(1))
    assert things(s, 0, 1, "extra") == ["Late Guest"] and things(s, 1, 1, "extra_count") == 1
    assert refused(s, "play:Late_Guest@extra") == "athernum 7.4.2d"  # no location yet
    for _ in range(2):
        settle(play(s, "acquisition"))
    assert "Late_Guest" not in cards(s, "1.hand")  # drawing takes from the main deck
    s = table(p1_extra="Late_Guest", p1_res=res(1), p1_loc="Meadow")
    settle(play(s, "play:Late_Guest@extra"))
    assert cards(s, "1.chars") == ["Late_Guest"] and cards(s, "1.res") == [res(1) + "[x]"]


@pytest.mark.clause("athernum 7.4.2c", "athernum R106", "athernum R100")
def test_an_effect_that_names_the_extra_deck_finds_its_cards():
    s = table(p1_chars="Summoner", p1_extra="Late_Guest", p1_deck="Grunt,Late_Guest")
    play(s, "use:1c1#1 pass pass")
    assert set(tokens(s)) == {"pick:Late_Guest", "done"}
    settle(play(s, "pick:Late_Guest"))
    assert cards(s, "1.chars") == ["Summoner", "Late_Guest"] and cards(s, "1.extra") == []
    assert "Late_Guest" in cards(s, "1.deck")


@pytest.mark.clause("athernum R138")
@pytest.mark.parametrize(("number", "zone"), [(1, "void"), (2, "hand"), (3, "deck")])
def test_a_card_of_the_extra_deck_leaves_the_board_like_any_other(number, zone):
    s = table(p1_chars="Porter", p1_extra="Late_Guest", p1_loc="Meadow", p1_res=res(2), p1_deck="Wall,Wall")
    settle(play(s, "play:Late_Guest@extra"))
    use(s, "1c1", number, "1c2")
    assert "Late_Guest" in cards(s, f"1.{zone}") and cards(s, "1.extra") == []
    if zone == "hand":  # and is played like any other, without its location
        use(s, "1c1", 1, "1l1")
        settle(play(s, "play:Late_Guest"))
        assert cards(s, "1.chars") == ["Porter", "Late_Guest"]


# ---- tokens, copies, cards on the way


@pytest.mark.clause("athernum 7.5.2", "athernum 7.5.2a")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_tokens_and_copies_exist_only_where_they_were_made(number):
    s = table(p1_chars="Porter,Maker,Toolbox", p2_chars="Wall", p1_res=res(1))
    use(s, "1c2", 1)  # a Beast token
    use(s, "1c3", 8, "2c1")  # a copy of Wall
    assert cards(s, "1.chars") == ["Porter", "Maker", "Toolbox", "Beast_Token", "Wall"]
    use(s, "1c1", number, "1c4")
    use(s, "1c1", number, "1c5")
    assert cards(s, "1.chars") == ["Porter", "Maker", "Toolbox"]
    gone = [card for zone in ("hand", "deck", "discard", "void") for card in cards(s, f"1.{zone}")]
    assert "Wall" not in gone and "Beast_Token" not in gone


@pytest.mark.clause("athernum 7.5.2", "athernum 7.5.7")
def test_a_token_that_changes_hands_has_not_left_its_zone():
    s = table(p1_chars="Thief", p2_chars="Beast_Token", p1_res=res(1))
    use(s, "1c1", 1, "2c1")
    assert cards(s, "1.chars") == ["Thief", "Beast_Token[o2]"]
    to_next_turn(s)
    assert cards(s, "2.chars") == ["Beast_Token"]


@pytest.mark.clause("athernum 7.5.4a")
def test_a_card_that_is_played_is_no_longer_in_the_hand_it_came_from():
    s = table(p1_hand="Inventory,Whetstone", p2_chars="Wall")
    play(s, "play:Inventory pick:2c1")  # one counter for each item card in your hand
    settle(s)
    assert things(s, 0, 2, "characters")[0]["exhaustion"] == 1


@pytest.mark.clause("athernum 7.5.6")
def test_what_is_brought_back_goes_where_it_lay_last():
    s = table(p1_chars="Porter,Smithy_Hand,Grunt")
    use(s, "1c1", 4, "1c2")
    assert cards(s, "1.chars") == ["Porter", "Smithy_Hand", "Grunt"] and at(s, "1c2") >= 0
    assert cards(s, "1.hand") == ["Grunt"] and cards(s, "1.void") == []  # it has entered anew
    s = table(p1_chars="Porter,Grunt[d1]+Whetstone")
    use(s, "1c1", 4, "1c2")
    assert cards(s, "1.chars") == ["Porter", "Grunt"] and cards(s, "1.discard") == ["Whetstone"]


@pytest.mark.clause("athernum 7.5.5")
def test_without_the_second_move_it_stays_away():
    s = table(p1_chars="Porter,Grunt")
    use(s, "1c1", 1, "1c2")
    to_next_turn(to_next_turn(s))
    assert cards(s, "1.void") == ["Grunt"] and cards(s, "1.chars") == ["Porter"]


# ---- the order of piles


@pytest.mark.clause("athernum R103", "athernum 7.2.1c")
def test_by_default_what_leaves_together_lies_in_slot_order_below_its_attachments():
    s = table(p1_chars="Toolbox", p2_chars="Drummer[d9],Grunt+Whetstone[d9],Wall[d9]", p2_discard="Hexer")
    s.put(at(s, "2c2"), 12, 9)
    play(s, "acquisition pass pass done")  # a check discards the three, and their owner does not mind
    assert things(s, -1, 2, "discard") == ["Wall", "Whetstone", "Grunt", "Drummer", "Hexer"]
    assert things(s, 0, 2, "discard") == things(s, 1, 2, "discard")


@pytest.mark.clause("athernum R103")
def test_slot_order_is_the_order_of_slots_and_not_of_coming():
    s = table(p1_chars=",Wall,Gleaner", p1_hand="Drummer", p1_res=res(1))
    settle(play(s, "play:Drummer"))  # into the first slot
    play(s, "use:1c3#2 pass pass done")
    assert things(s, -1, 1, "discard") == ["Wall", "Drummer"]


@pytest.mark.clause("athernum R131", "athernum 7.2.1b", "athernum 4.3.2c")
def test_a_static_ability_of_the_discard_pile_begins_when_its_card_comes_there_from_the_board():
    s = table(p1_chars="Toolbox,Buried_Oath")
    assert values(s, "1c1") == (1, 3)
    use(s, "1c1", 6, "1c2")  # discarded by an effect
    assert values(s, "1c1") == (1, 4)
    s = settle(play(table(p1_chars="Toolbox,Buried_Oath[d2]"), "acquisition"))  # or by a check
    assert cards(s, "1.discard") == ["Buried_Oath"] and values(s, "1c1") == (1, 4)


@pytest.mark.clause("athernum R103", "athernum 7.2.1c")
def test_an_owner_puts_cards_that_are_discarded_together_in_order():
    s = table(p1_chars="Gleaner", p2_chars="Drummer,Grunt+Whetstone,Wall", p2_discard="Hexer")
    play(s, "use:1c1#2 pass pass")
    assert s.seat == 1  # their owner, not the active player
    assert set(tokens(s)) == {"pick:Drummer", "pick:Grunt", "pick:Whetstone", "pick:Wall", "done"}
    play(s, "pick:Wall pick:Whetstone done")
    assert things(s, -1, 2, "discard") == ["Grunt", "Drummer", "Whetstone", "Wall", "Hexer"]


@pytest.mark.clause("athernum R103")
def test_the_order_matters_to_what_looks_at_the_top():
    s = table(p1_chars="Gleaner,Drummer,Wall")
    play(s, "use:1c1#2 pass pass pick:Wall")  # of two the second follows by itself
    assert things(s, -1, 1, "discard") == ["Drummer", "Wall"]
    play(s, "use:1c1#1 pass pass")
    assert cards(s, "1.hand") == ["Drummer"]


@pytest.mark.clause("athernum R103")
def test_cards_discarded_together_from_a_hand_are_ordered_too():
    s = table(p1_chars="Gleaner", p1_hand="Wall,Grunt", p2_hand="Grunt,Grunt")
    play(s, "use:1c1#3 pass pass")
    assert s.seat == 0 and set(tokens(s)) == {"pick:Wall", "pick:Grunt", "done"}
    play(s, "pick:Grunt")
    assert things(s, -1, 1, "discard") == ["Wall", "Grunt"] and things(s, -1, 2, "discard") == [
        "Grunt",
        "Grunt",
    ]


def plain_game():
    """The game without cards that look at the order of a pile."""
    pool = load(more=CARDS)
    for name, card in list(pool.cards.items()):
        if any("top card of your discard pile" in line for line in card.lines):
            del pool.cards[name]
    return Athernum(pool)


@pytest.mark.clause("athernum 7.2.1c")
def test_without_a_card_that_looks_at_the_order_nobody_is_asked():
    plain = plain_game()
    words = "1.main=Plain_Leader 1.chars=Toolbox,Grunt[d9],Wall[d9] 1.deck=Grunt 2.main=Quick_Leader"
    s = plain.new(words, "1")
    for word in ("acquisition", "pass", "pass"):
        s.apply(plain.understand(s, word))
    assert "end" in [plain.token(s, option) for option in s.options()]
    assert plain.observe(s, 1)["players"][0]["discard"] == ["Wall", "Grunt"]
