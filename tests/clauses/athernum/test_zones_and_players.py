"""Zones, owners, players, actions and the order of phases (chapter 0, R6 and R71)."""

import random

import pytest

from sandtable.cards.errors import CardError
from sandtable.games.athernum.cardset.pool import load
from sandtable.games.athernum.table import thing_columns as its
from sandtable.timing.seen import from_top

from .table import (
    DECK,
    aimed,
    cards,
    field,
    game,
    opening,
    play,
    refused,
    res,
    settle,
    table,
    things,
    to_next_turn,
    tokens,
    use,
)


@pytest.mark.clause("athernum 0.lang.you")
def test_you_is_whoever_controls_the_card():
    s = table(p1_chars="Thief", p2_chars="Grunt", p1_res=res(1))
    use(s, "1c1", 1, "2c1")
    use(s, "1c2", 1)
    assert cards(s, "1.hand") == ["Grunt"] and cards(s, "2.hand") == []


@pytest.mark.clause("athernum 0.def.ownership")
def test_a_card_goes_to_its_owner_whoever_controls_it():
    s = table(p1_chars="Thief,Toolbox", p2_chars="Grunt,Smithy_Hand", p1_res=res(2))
    use(s, "1c1", 1, "2c1")
    use(s, "1c1", 1, "2c2")
    assert field(s, "1.chars") == "Thief,Toolbox,Grunt[o2],Smithy_Hand[o2]"
    use(s, "1c2", 6, "1c3")
    use(s, "1c2", 7, "1c4")
    assert cards(s, "2.discard") == ["Grunt"] and cards(s, "2.hand") == ["Smithy_Hand"]
    assert cards(s, "1.discard") == [] and cards(s, "1.hand") == []


@pytest.mark.clause("athernum 0.def.game-board")
def test_the_board_is_common_and_changing_sides_on_it_is_not_leaving_it():
    s = table(p1_chars="Thief,Toolbox", p2_chars="Martyr,Wall", p2_loc="Meadow", p2_res=res(1), p1_res=res(1))
    assert aimed(s, "1c2", 1) == sorted(["1m", "1c1", "1c2", "1r1", "2m", "2c1", "2c2", "2l1", "2r1"])
    use(s, "1c1", 1, "2c1")
    assert cards(s, "1.chars") == ["Thief", "Toolbox", "Martyr[o2]"] and field(s, "2.chars") == ",Wall"
    play(s, "use:1c2#6 pick:1c3 pass pass")
    assert "pick:2c2" in tokens(s)  # now it has left, and its ability asks for a target


@pytest.mark.clause("athernum 0.def.zone")
def test_every_card_is_in_one_zone_at_any_time():
    deck = "Plain_Leader,Sower,Hexer,Whetstone,Meadow,Maker,Seeker,Shield_Charm,Smithy_Hand," + DECK
    s = opening(deck, deck)
    rng = random.Random(5)
    held = len(deck.split(","))
    for _ in range(400):
        s.apply(rng.choice(list(s.options())))
        if s.over():
            break
        for player in range(2):
            mine = [
                t for t in range(s.count()) if s.get(t, its.OWNER) == player and not s.flag(t, its.IS_TOKEN)
            ]
            assert len(mine) == held and all(s.get(t, its.ZONE) != its.GONE for t in mine)
            listed = [t for zone in range(1, 7) for t in from_top(s, player, zone)]
            assert sorted(t for t in listed if not s.flag(t, its.IS_TOKEN)) == mine
    assert s.turn > 1


@pytest.mark.clause("athernum 0.def.shuffle")
def test_a_shuffled_deck_is_in_random_order_and_shown_to_nobody():
    deck = "Grunt,Wall,Meadow,Hexer,Drummer,Martyr,Sower,Thief,Maker,Sleeper"
    orders = set()
    for seed in range(6):
        text = f"1.main=Plain_Leader 2.main=Quick_Leader 1.chars=Seeker 1.deck={deck} 2.deck=Grunt"
        s = game().new(text, str(seed))
        play(s, "use:1c1#1 pass pass")
        assert len(things(s, 0, 1, "deck")) == 10 and things(s, 1, 1, "deck") == []  # looking through it
        play(s, "done")
        assert things(s, 0, 1, "deck") == things(s, 1, 1, "deck") == []
        assert sorted(cards(s, "1.deck")) == sorted(deck.split(","))
        orders.add(field(s, "1.deck"))
    assert len(orders) == 6


@pytest.mark.clause("athernum 0.def.active-player")
def test_the_active_player_has_what_nobody_else_has():
    s = play(table(active=2, p1_hand="Whetstone", p1_commands=2), "acquisition pass")
    assert s.active == 1 and s.seat == 0
    assert refused(s, "solvency") == "athernum R30" and refused(s, "play:Whetstone") == "athernum 4.1.1"
    assert refused(s, "support:Whetstone") == "athernum R29" and refused(s, "combat") == "athernum 9.3.1"
    settle(s)
    to_next_turn(s)
    assert s.active == 0 and {"solvency", "play:Whetstone", "combat"} <= set(tokens(s))


@pytest.mark.clause("athernum 0.def.action", "athernum R6")
def test_actions_are_what_the_active_player_does_and_responses_are_none():
    s = table(
        p1_hand="Grunt",
        p1_chars="Grunt",
        p1_res=res(1),
        p2_hand="Whetstone",
        p2_chars="Free_Hand",
        p2_res=res(1),
    )
    assert s.seat == 0 and {"play:Grunt", "use:1c1#1", "exhaust:1r1"} <= set(tokens(s))
    play(s, "exhaust:1r1")
    assert s.seat == 0  # and goes on: nobody else is asked
    play(s, "use:1c1#1 pass")
    assert s.seat == 1 and set(tokens(s)) == {
        "pass",
        "use:2c1#1",
        "exhaust:2r1",
    }  # responses: no card is played
    settle(s)
    assert s.seat == 0


@pytest.mark.clause("athernum R6", "athernum 0.def.action")
def test_no_card_text_counts_actions():
    with pytest.raises(CardError, match="cannot begin anything here"):
        load().explain("Whenever an opponent takes an action, draw a card.")


@pytest.mark.clause("athernum R71")
def test_five_phases_the_night_lies_between_turns_and_combat_within_the_day():
    s = table(p1_loc="Night_Clerk", p1_chars="Grunt")
    s.journal = []
    play(s, "combat end-combat end")
    while s.turn < 5:
        settle(s) if "pass" in tokens(s) else play(s, "end")
    told = [game().narrate(fact, -1) for fact in s.journal]
    phases = [line for line in told if "Phase" in line or line.startswith("Turn")]
    assert phases == [
        "Player 1 goes to the Combat Phase.",
        "The Combat Phase is over.",
        "Evening Phase.",
        "Night Phase.",
        "Turn 4: Player 2.",
        "Morning Phase.",
        "Day Phase.",
        "Evening Phase.",
        "Night Phase.",
        "Turn 5: Player 1.",
        "Morning Phase.",
        "Day Phase.",
    ]
    assert len(cards(s, "1.hand")) == 2  # each Night, whoever's turn has ended
