"""What words that refer to something mean: each of these texts once read cleanly and did something else."""

import pytest

from sandtable.cards.errors import Misfit

from .table import aimed, cards, damage, field, game, picks, play, settle, table, to_next_turn, tokens

CROWD = {"p1_chars": "Sifter,Grunt,Wall,Grunt", "p2_chars": "Grunt,Wall,Grunt"}


def chars(s, player):
    return sorted(name.split("[")[0] for name in cards(s, f"{player}.chars"))


@pytest.mark.clause("athernum R150")
def test_the_rest_of_what_could_be_picked():
    s = play(table(**CROWD), "use:1c1#1 pass pass pick:1c1 pick:1c3")
    assert chars(s, 1) == ["Sifter", "Wall"] and chars(s, 2) == ["Grunt", "Grunt", "Wall"]


@pytest.mark.clause("athernum R150")
def test_the_rest_of_a_hand():
    s = play(
        table(p1_chars="Sifter", p1_hand="Wall,Grunt,Wall,Grunt"), "use:1c1#2 pass pass pick:Wall pick:Wall"
    )
    assert sorted(cards(s, "1.hand")) == ["Wall", "Wall"]
    assert sorted(cards(s, "1.discard")) == ["Grunt", "Grunt"]


@pytest.mark.clause("athernum R150")
def test_each_player_has_a_rest_of_their_own():
    s = play(table(**CROWD), "use:1c1#3 pass pass pick:1c1 pick:1c3 pick:2c2 pick:2c3")
    assert chars(s, 1) == ["Sifter", "Wall"] and chars(s, 2) == ["Grunt", "Wall"]


@pytest.mark.clause("athernum R150")
@pytest.mark.parametrize("way", ["4", "5"])
def test_each_player_loses_what_that_player_has_chosen(way):
    s = settle(play(table(**CROWD), f"use:1c1#{way} pass pass pick:1c3 pick:2c2"))
    assert chars(s, 1) == ["Grunt", "Grunt", "Sifter"] and chars(s, 2) == ["Grunt", "Grunt"]


@pytest.mark.clause("athernum R150")
def test_all_other_is_other_than_the_chosen_one():
    s = settle(play(table(**CROWD), "use:1c1#6 pass pass pick:1c3"))
    assert chars(s, 1) == ["Wall"] and chars(s, 2) == ["Grunt", "Grunt", "Wall"]


@pytest.mark.clause("athernum R150")
def test_each_goes_to_its_own_owner():
    s = settle(play(table(p1_chars="Sifter", p2_chars="Sifter"), "use:1c1#7 pass pass"))
    assert cards(s, "1.hand") == ["Sifter"] and cards(s, "2.hand") == ["Sifter"]


@pytest.mark.clause("athernum R150")
def test_what_was_chosen_among_them_is_not_of_the_rest():
    s = table(p1_chars="Sifter", p1_deck="Grunt,Grunt,Wall,Sifter,Whetstone")
    play(s, "use:1c1#8 pass pass")
    play(s, f"pick:{picks(s)[0]}")
    settle(s)
    deck = field(s, "1.deck").split(",")
    assert len(deck) == 5 and deck[-1] in ("Wall", "Sifter", "Whetstone")
    assert deck[-1] not in deck[:2]


@pytest.mark.clause("athernum R148")
def test_what_is_left_for_later_remembers_more_than_thirteen():
    s = table(p1_chars="Sifter", p1_res=",".join(["Ironwright_Resource"] * 16))
    play(s, "use:1c1#9 pass pass")
    for _ in range(16):
        if picks(s):
            play(s, f"pick:{picks(s)[0]}")
    settle(s)
    to_next_turn(s)
    assert cards(s, "1.res") == []


@pytest.mark.clause("athernum R150")
def test_it_is_the_main_character_that_was_spoken_of():
    s = settle(play(table(p1_chars="Sifter"), "use:1c1#10 pass pass"))
    assert damage(s, "1m") == 1


@pytest.mark.clause("athernum 0.def.replacement-effect")
def test_whatever_would_come_into_my_discard_pile_goes_to_the_void():
    s = table(p1_chars="Sifter,Hungry_Gate", p1_hand="Wall,Wall")
    settle(s)
    play(s, "use:1c1#11 pass pass")
    settle(s)
    assert cards(s, "1.discard") == [] and cards(s, "1.void") == ["Grunt"]
    play(s, "use:1c1#12 pass pass pick:Wall")
    settle(s)
    assert cards(s, "1.discard") == [] and sorted(cards(s, "1.void")) == ["Grunt", "Wall"]
    play(s, "use:1c1#1 pass pass")
    settle(s)
    play(s, "use:1c1#13 pass pass")
    settle(s)
    assert cards(s, "2.discard") == ["Grunt"] and cards(s, "2.void") == []  # not mine


@pytest.mark.clause("athernum 0.def.replacement-effect", "athernum R91")
def test_what_would_happen_this_turn_lasts_this_turn_though_the_item_is_gone():
    s = table(p1_chars="Sifter", p1_hand="Passing_Gate,Wall,Wall", p1_res="Ironwright_Resource")
    play(s, next(word for word in tokens(s) if word.startswith("play:Passing_Gate") and "@" not in word))
    settle(s)
    before = len(cards(s, "1.void"))
    play(s, "use:1c1#12 pass pass pick:Wall")
    settle(s)
    assert len(cards(s, "1.void")) == before + 1
    to_next_turn(s)
    to_next_turn(s)
    play(s, "use:1c1#12 pass pass")
    if picks(s):
        play(s, "pick:Wall")
    settle(s)
    assert "Wall" in cards(s, "1.discard")


@pytest.mark.clause("athernum R149")
def test_what_was_borrowed_comes_back_to_its_owner():
    s = play(table(p1_chars="Sifter", p2_chars="Wall"), "use:1c1#14 pick:2c1 pass pass")
    settle(s)
    assert chars(s, 1) == ["Sifter", "Wall"]
    play(s, "use:1c1#15 pick:1c2 pass pass")
    settle(s)
    assert chars(s, 1) == ["Sifter"] and chars(s, 2) == ["Wall"]


@pytest.mark.clause("athernum 4.3.5b")
def test_only_opponents_cannot_aim_at_it():
    s = settle(table(p1_chars="Veiled_Hand,Grunt", p2_chars="Veiled_Hand,Grunt"))
    assert aimed(s, "1c1", 2) == ["1c1", "1c2", "1m", "2c2", "2m"]


REFUSED = {
    "If an opponent controls a character, discard it.": "nothing before it",
    "If an opponent controls more characters than you, they discard a card.": "names no player",
    "Each player chooses a character they control. Discard it.": "of their own",
    "Whenever this attacks, place a Rage counter on this. This gets +1 OFV for each Rage counter on "
    "it.": "adds up",
    "*Grow* This gets +1 OFV for each character you control.": "adds up",
    "As long as you control three locations, whenever this attacks, draw a card.": "Whenever …, if",
    "Whenever a character attacks or you play an item, discard it.": "only one of several ways",
    "Choose one - discard target character; or exhaust target item. Discard it.": "only one of several ways",
    "If you control a location, choose a character you control. Otherwise, choose an item you control. "
    "Discard it.": "only one of several ways",
    "Look at the top three cards of your deck. Choose a character you control. Discard the rest.": "could be",
    "Discard the rest.": "nothing before it",
    "As long as this is exhausted, other characters you control get +1 OFV.": "has lost its abilities",
    "As long as this is face-down, each opponent discards a card.": "able to last",
    "Other characters you control get +1 OFV as long as this is face-down.": "has lost its abilities",
    "At your Evening Phase, if this is exhausted, draw a card.": "has lost its abilities",
    "If you would shuffle your deck, draw a card instead.": "nothing can happen instead",
    "If a character would attack, exhaust it instead.": "nothing can happen instead",
    "If a card would be discarded since your last turn, put it into the void instead.": "no past",
    "This gets +1 OFV each turn.": "each turn",
    "Look at an opponent's hand and choose a character card. They discard it.": "say where",
    "*Sell* Discard an item card: Draw a card.": "say where",
    "Put a character card onto the game board.": "say where",
    "Whenever this deals combat damage to an opponent main character, draw a card.": "no thing is both",
    "Exhaust target character or player.": "no thing is both",
    "Neutralize target effect or item.": "no thing is both",
    "Discard an additional character.": "'additional' is for",
    "Whenever you play an additional card, draw a card.": "'additional' is for",
    "Static characters you control get +1 OFV.": "only of something else",
    "Target exhausted player draws a card.": "only of something else",
    "Each opponent with OFV 3 or more discards a card.": "only of something else",
    "Each player you control draws a card.": "only of something else",
    "Neutralize target effect with OFV 2.": "only of something else",
    'Discard target character with "Whenever this attacks, draw a card."': "in quotes",
    "Move target card from an opponent's discard pile to the void. They draw a card.": "names no player",
    "You may play characters from an opponent's discard pile.": "cards of their own",
    "You may play characters from a discard pile.": "cards of their own",
    "Your opponents may play characters from your discard pile.": "cards of their own",
}


@pytest.mark.parametrize("text", REFUSED)
@pytest.mark.clause("athernum R150")
def test_what_cannot_mean_one_thing_is_refused(text):
    with pytest.raises(Misfit) as found:
        game().pool().texts.read(text)
    assert REFUSED[text] in found.value.message


MEANS = {
    # the register that it is other than
    "Whenever a character you control attacks, exhaust each other character you control.": 3,
    "Choose a character you control. Exhaust another character you control.": 3,
    "Choose two characters you control. Exhaust each other character you control.": 3,
    "Target character gets +1 OFV until end of turn. Exhaust another target character.": 3,
    "When this enters the game board, discard each other character.": 0,
    "Whenever you play an item, exhaust each other character you control.": 0,
}


@pytest.mark.parametrize("text", MEANS)
@pytest.mark.clause("athernum R150")
def test_other_is_other_than_the_last_of_its_kind(text):
    from sandtable.cards.program import layout as lay
    from sandtable.games.athernum.language import instructions as op

    code = game().pool().texts.read(text).program.code
    found = [
        code[at + lay.X]
        for at in range(len(code) - lay.TEST)
        if code[at] == op.OTHER and code[at + lay.X] in (0, 3) and code[at + lay.TEST] in (op.NOUN, op.OTHER)
    ]
    assert MEANS[text] in found and len(set(found)) == 1
