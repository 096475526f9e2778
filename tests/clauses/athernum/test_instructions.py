"""Every instruction and construct of the programs, each shown at work by a card that has it.

`shows` names a card and what its programs have. That they have it is tested too, and that nothing is left
out.
"""

from typing import Any

import pytest

from sandtable.games.athernum.cardset.pool import load
from sandtable.games.athernum.evaluating.kinds import keywords
from sandtable.games.athernum.words.places import at

from .constructs import Walk, everything
from .table import (
    CARDS,
    aimed,
    cards,
    damage,
    field,
    game,
    opening,
    passes,
    play,
    refused,
    res,
    settle,
    side,
    table,
    things,
    to_next_turn,
    tokens,
    use,
    values,
    victory,
    waiting,
)

CASES: list[Any] = []


def shows(card, *constructs):
    def keep(function):
        CASES.append(pytest.param(function, card, constructs, id=function.__name__))
        return function

    return keep


def constructs_of(pool, card):
    if card == "a marker":
        return set().union(*[Walk(list(program.code)).found for program in pool.meanings.values()])
    found = set().union(*[Walk(list(program.code)).found for program in pool.cards[card].abilities])
    condition = pool.cards[card].condition
    return found | Walk(list(condition.code)).found if condition else found


@pytest.fixture(scope="module")
def programs():
    pool = load(more=CARDS)
    return {case.values[1]: constructs_of(pool, case.values[1]) for case in CASES}


@pytest.mark.parametrize(("function", "card", "constructs"), CASES)
def test_construct(function, card, constructs, programs):
    assert set(constructs) <= programs[card], set(constructs) - programs[card]
    function()


def test_nothing_is_left_out():
    shown = {construct for case in CASES for construct in case.values[2]}
    shown |= {"row ENTER_WITH"}  # by Scrap Golem, of tests/cards/athernum/strangers
    shown |= {"row DOUBLE_THAT", "row SWAP"}  # by texts of strangers/third.toml and fifth.toml there
    shown |= {"row INCREASE_THAT", "row IS_TIME"}  # by test_counted.py and test_asked.py there
    shown |= {"row ENTER_COMBAT", "row STRIKE"}  # by texts of strangers/seventh.toml and further.toml there
    shown |= {
        "row DEAL_DIVIDED", "row FIGHT", "row PLACE_DIVIDED", "row PREVENT_BUT", "row REVEAL_UNTIL",
        "row UNPREVENTED",
    }  # fmt: skip  # by test_composed.py and strangers/fifth.toml to tenth.toml there
    shown |= {"row HAS_FOUGHT"}  # by test_rulebook_words.py there
    shown |= {
        "row FEE_LESS", "row FEE_MORE", "row MORE_GLOBAL", "row SHED_MARKERS",
    }  # fmt: skip  # by test_told_apart.py and strangers/twenty_first.toml there
    shown |= {"row PAY_ANY"}  # by test_any_amount.py
    shown |= {"row ATTACK_FEE", "row KEEP_POOL"}  # by test_fees_and_pools.py
    assert shown == everything(), (everything() - shown, shown - everything())


def adept(name="Archivist", **words):
    return table(**({"p1_chars": name.replace(" ", "_")} | words))


def briars(s, index=1, player=1):
    return things(s, -1, player, "characters")[index]["markers"].get("Briar", 0)


def hand(s, player=1):
    return sorted(cards(s, f"{player}.hand"))


# ---- cards


@shows(
    "Archivist", "row DRAW", "amount EXACTLY", "kind ACTIVATED", "limit FREELY", "works in BOARD", "mode REF"
)
def draws():
    s = use(use(adept(), "1c1", 1), "1c1", 1)
    assert len(hand(s)) == 4


@shows("Refiller", "row DRAW_UNTIL")
def draws_until_a_hand_has_so_many():
    s = use(adept("Refiller", p1_hand="Wall"), "1c1", 1)
    assert len(hand(s)) == 3
    assert hand(use(s, "1c1", 1)) == hand(s)  # a full hand stays as it is


@shows("Archivist", "row DISCARD", "mode CHOOSING", "amount THAT_MANY", "row PICK")
def that_many():
    s = play(adept(p1_hand="Wall,Wall,Grunt"), "use:1c1#2 pass pass pick:Wall pick:Wall done")
    assert cards(s, "1.discard") == ["Wall", "Wall"] and hand(s) == ["Grunt"] * 3


@shows("Archivist", "mode TOP", "row REVEAL", "row IF", "row IS", "scope NOW", "row DRAW_CARD", "row ELSE")
def reveals_and_decides():
    s = use(adept(p1_deck="Wall,Meadow"), "1c1", 3)
    assert hand(s) == ["Wall"] and game().observe(s, 1)["shown"] == ["Wall"]
    use(s, "1c1", 3)
    assert hand(s) == ["Wall"] and cards(s, "1.discard") == ["Meadow"]


@shows("Archivist", "row LOOK", "test AMONG", "mode REST", "manner BOTTOM", "manner INTO", "row PUT")
def looks_and_puts_the_rest_away():
    s = play(adept(p1_deck="Meadow,Wall,Well,Grunt"), "use:1c1#4 pass pass")
    settle(s)
    assert hand(s) == ["Wall"] and sorted(cards(s, "1.deck")[1:]) == ["Meadow", "Well"]
    assert cards(s, "1.deck")[0] == "Grunt"


@shows("Archivist", "manner BACK_IN_ORDER")
def puts_back_in_any_order():
    s = play(adept(p1_deck="Meadow,Wall,Well,Grunt"), "use:1c1#5 pass pass pick:Wall pick:Well")
    assert cards(s, "1.deck") == ["Meadow", "Well", "Wall", "Grunt"]


@shows("Archivist", "row SHUFFLE_ZONE")
def shuffles_a_zone():
    s = use(adept(p1_discard="Wall,Meadow", p1_deck="Grunt"), "1c1", 6)
    assert sorted(cards(s, "1.deck")) == ["Grunt", "Meadow", "Wall"] and cards(s, "1.discard") == []


@shows("Archivist", "row SHUFFLE_CARDS", "mode TARGET", "test INSIDE", "test NOUN")
def shuffles_cards():
    s = play(adept(p1_discard="Wall,Meadow,Well", p1_deck="Grunt"), "use:1c1#7 pick:Wall done")
    settle(s)
    assert sorted(cards(s, "1.deck")) == ["Grunt", "Wall"] and cards(s, "1.discard") == ["Meadow", "Well"]


@shows("Archivist", "manner ON_TOP_OF")
def puts_on_top():
    s = settle(play(adept(p1_discard="Wall,Meadow"), "use:1c1#8 pick:Meadow"))
    assert cards(s, "1.deck")[0] == "Meadow"


@shows("Archivist", "row SEARCH", "mode FOUND", "row SHUFFLE")
def searches():
    decks = set()
    for seed in range(4):
        s = adept(p1_deck="Grunt,Wall,Meadow,Hexer,Drummer,Martyr")
        s.key = bytes([seed]) * 32
        settle(play(s, "use:1c1#9 pass pass pick:Meadow"))
        assert hand(s) == ["Meadow"] and len(cards(s, "1.deck")) == 5
        decks.add(field(s, "1.deck"))
    assert len(decks) > 1


@shows("Archivist", "row REVEAL_ZONE", "row LOOK_ZONE")
def shows_a_hand():
    s = use(adept(p2_hand="Wall,Meadow"), "1c1", 10)
    assert things(s, 0, 2, "hand") == ["Meadow", "Wall"] == things(s, -1, 2, "hand")
    s = use(adept(p2_hand="Wall,Meadow"), "1c1", 11)
    assert things(s, 0, 2, "hand") == ["Meadow", "Wall"] and things(s, -1, 2, "hand") == []


@shows("Archivist", "mode RANDOM", "test AT_RANDOM")
def discards_at_random():
    found = set()
    for seed in range(6):
        s = adept(p2_hand="Wall,Meadow,Grunt")
        s.key = bytes([seed]) * 32
        play(s, "use:1c1#12 pass pass")
        assert s.seat == 0  # nobody is asked
        found |= set(cards(s, "2.discard"))
    assert len(found) > 1


@shows("Archivist", "row NAME_CARD", "test THAT_NAME", "mode EACH")
def names_a_card():
    s = play(adept(p2_hand="Wall,Meadow,Wall"), "use:1c1#13 pass pass name:Wall")
    settle(s)
    assert cards(s, "2.discard") == ["Wall", "Wall"] and hand(s, 2) == ["Meadow"]


@shows("Archivist", "test REVEALED", "manner ONTO")
def takes_from_what_was_revealed():
    s = settle(play(adept(p2_deck="Meadow,Wall,Grunt"), "use:1c1#14 pass pass"))
    assert cards(s, "1.chars") == ["Archivist", "Wall[o2]"] and cards(s, "2.deck") == ["Meadow", "Grunt"]


@shows("Archivist", "manner ONTO_EXHAUSTED", "test STAT_MOST")
def puts_down_exhausted():
    s = play(adept(p1_discard="Grunt,Wall"), "use:1c1#15 pass pass")
    settle(s)
    assert cards(s, "1.chars") == ["Archivist", "Grunt[x]"] and cards(s, "1.discard") == ["Wall"]


@shows("Archivist", "row MAY", "row PLAY_FREE", "test STAT_IS")
def plays_without_paying():
    s = play(adept(p1_hand="Grunt,Wall"), "use:1c1#16 pass pass yes")
    settle(s)
    assert cards(s, "1.chars") == ["Archivist", "Grunt"] and hand(s) == ["Wall"]
    s = settle(play(adept(p1_hand="Grunt,Wall"), "use:1c1#16 pass pass no"))
    assert cards(s, "1.chars") == ["Archivist"]


@shows("Archivist", "manner ONTO_FACE_DOWN")
def puts_down_face_down():
    s = use(adept(p1_deck="Meadow,Grunt"), "1c1", 17)
    assert cards(s, "1.chars") == ["Archivist", "Meadow[f]"]


@shows("Archivist", "row MOVE", "row DELAY", "trigger AT_THE_NEXT", "manner BACK_ONTO")
def comes_back_in_the_evening():
    s = use(adept(p1_chars="Archivist,Grunt"), "1c1", 18, "1c2")
    assert cards(s, "1.void") == ["Grunt"]
    to_next_turn(s)
    assert cards(s, "1.chars") == ["Archivist", "Grunt"] and cards(s, "1.void") == []


@shows("Deck Eye", "row ON_TOP", "works in TOP_OF_DECK", "duration WHILE", "row MODIFY")
def works_from_the_top_of_the_deck():
    s = use(adept(p1_deck="Deck_Eye,Grunt"), "1c1", 19)  # turns the top card of your deck face-up
    assert things(s, 1, 1, "deck") == ["Deck Eye"] and values(s, "1c1") == (1, 7)
    settle(play(s, "acquisition"))
    assert hand(s) == ["Deck_Eye"] and values(s, "1c1") == (1, 6)
    assert refused(s, "from:1k1#2") is not None


@shows("Deck Eye", "limit ONLY_IF")
def is_activated_on_top_of_the_deck():
    s = adept(p1_deck="Deck_Eye,Grunt,Wall")
    assert not [word for word in tokens(s) if word.startswith("from:")]
    use(s, "1c1", 19)
    assert "from:1k1#2" in tokens(s) and "from:1k1#2" not in tokens(play(s.clone(), "acquisition pass"))
    settle(play(s, "from:1k1#2"))
    assert hand(s) == ["Deck_Eye"] and things(s, 1, 1, "deck") == []  # the next card is not face-up


@shows("Archivist", "trigger AT_YOUR_NEXT")
def pays_later():
    s = use(adept(), "1c1", 20)
    assert len(hand(s)) == 2
    to_next_turn(s)
    assert len(hand(s)) == 2
    settle(to_next_turn(s))
    assert len(hand(s)) == 1 and cards(s, "1.discard") == ["Grunt"]


@shows("Archivist", "row RETURN", "mode OWNER", "row KEEP")
def returns_and_keeps():
    s = use(adept(p2_chars="Wall"), "1c1", 21, "2c1")
    assert hand(s, 2) == ["Wall"]
    s = use(adept(p2_chars="Beast_Token"), "1c1", 22, "2c1")
    assert cards(s, "2.void") == ["Beast_Token"]


@shows("Archivist", "row PLAY")
def plays_by_an_effect():
    s = use(adept(p1_hand="Meadow,Well"), "1c1", 23)
    assert len(cards(s, "1.loc")) == 1
    assert refused(s, f"play:{hand(s)[0]}") == "athernum 2.4.2"  # it was the one of this turn


@shows("Archivist", "row CHOOSE", "row DID", "mode MAIN")
def chooses_a_player_who_may():
    s = play(adept(p2_hand="Wall"), "use:1c1#24 pass pass yes")
    assert hand(settle(s)) == ["Grunt"] and cards(s, "2.discard") == ["Wall"]
    s = settle(play(adept(p2_hand="Wall"), "use:1c1#24 pass pass no"))
    assert damage(s, "2m") == 2 and hand(s) == []


# ---- the board


@shows("Marshal", "row CREATE", "mode NEW", "test STATS")
def creates():
    s = use(adept("Marshal"), "1c1", 1)
    assert cards(s, "1.chars") == ["Marshal", "Beast_Token", "Beast_Token"] and values(s, "1c2") == (1, 1)


@shows("Marshal", "test COPY_OF", "test ATTACHED_TO", "test WITH_ABILITY", "test NAMED", "keyword EQUIP")
def copies_and_attaches_tokens():
    s = use(adept("Marshal", p2_chars="Wall"), "1c1", 2, "2c1")
    assert cards(s, "1.chars") == ["Marshal", "Wall"]
    use(s, "1c1", 3, "1c1")
    assert cards(s, "1.chars")[0] == "Marshal+Cog" and values(s, "1c1") == (1, 7)


@shows("Marshal", "row ATTACH", "test FREE_SLOT", "test OTHER_HOST")
def moves_an_item():
    s = adept("Marshal", p1_chars="Marshal,Grunt+Whetstone,Wall")
    play(s, "use:1c1#4 pass pass")
    assert set(tokens(s)) == {"pick:1m", "pick:1c1"}  # not its own host, and Wall has no slot
    settle(play(s, "pick:1c1"))
    assert cards(s, "1.chars")[0] == "Marshal+Whetstone"


@shows("Marshal", "row GAIN_CONTROL", "duration END_OF_TURN")
def gains_control():
    s = use(adept("Marshal", p2_chars="Wall"), "1c1", 5, "2c1")
    assert cards(s, "1.chars") == ["Marshal", "Wall[o2]"]
    assert cards(to_next_turn(s), "2.chars") == ["Wall"]


@shows("Marshal", "row EXCHANGE_CONTROL")
def exchanges_control_of_characters():
    s = adept("Marshal", p1_chars="Marshal,Grunt+Whetstone", p2_chars="Drummer,Wall[d2]")
    use(s, "1c1", 6, "1c2", "2c2")
    assert cards(s, "1.chars") == ["Marshal", "Wall[o2/d2]"]
    assert cards(s, "2.chars") == ["Drummer", "Grunt[o1]+Whetstone[o1]"] and values(s, "2c2") == (5, 2)
    s = use(adept("Marshal", p1_chars="Marshal,Grunt", p2_chars="Wall"), "1c1", 6, "1c1", "1c2")
    assert cards(s, "1.chars") == ["Marshal", "Grunt"]  # of one player: nothing to exchange
    s = use(adept("Marshal", p1_chars="Marshal,Sower", p2_chars="Wall,Sower"), "1c1", 6, "1c1", "2c2")
    assert cards(s, "2.chars") == ["Wall", "Sower"]  # it would be a second copy: neither changes hands


@shows("Marshal", "row EXCHANGE_CONTROL")
def exchanges_control_of_items_for_a_turn():
    s = adept("Marshal", p1_chars="Marshal,Grunt+Whetstone", p2_chars="Grunt+Pump")
    use(s, "1c1", 7, "1c2.1", "2c1.1")
    assert cards(s, "1.chars")[1] == "Grunt+Pump[o2]" and cards(s, "2.chars") == ["Grunt+Whetstone[o1]"]
    assert values(s, "1c2") == (2, 2) and values(s, "2c1") == (4, 2)
    to_next_turn(s)
    assert cards(s, "1.chars")[1] == "Grunt+Whetstone" and values(s, "2c1") == (2, 2)


@shows("Marshal", "row EXHAUST", "test STAT_LEAST")
def exhausts_what_fits():
    s = use(adept("Marshal", p1_chars="Marshal,Grunt,Drummer", p2_chars="Wall"), "1c1", 8)
    assert [side(s, place) for place in ("1c1", "1c2", "1c3", "2c1", "1m")] == [
        "exhausted", "exhausted", "up", "up", "exhausted",
    ]  # fmt: skip


@shows("Marshal", "row TURN")
def turns_face_down():
    s = use(adept("Marshal", p1_chars="Marshal,Grunt+Whetstone"), "1c1", 9, "1c2.1")
    assert cards(s, "1.chars")[1] == "Grunt+Whetstone[f]" and values(s, "1c2") == (2, 2)


@shows("Marshal", "row DEAL", "amount STAT_VALUE")
def deals_as_much_as_a_value():
    assert damage(use(adept("Marshal", p2_chars="Wall"), "1c1", 10, "2c1"), "2c1") == 2


@shows("Marshal", "row REMOVE", "amount ALL")
def removes_all_counters():
    s = use(adept("Marshal", p2_chars="Wall[d2/e1/Briar:2]"), "1c1", 11, "2c1")
    assert cards(s, "2.chars") == ["Wall"]


@shows("Marshal", "row LOSE_MARKERS", "amount ONE")
def loses_a_token():
    s = use(adept("Marshal", p2_main="Quick_Leader[v2]", pool=9), "1c1", 12)
    assert victory(s, "2m") == 1 and field(s, "pool") == "9"


@shows("Marshal", "row PLACE", "amount EQUAL", "amount COUNT")
def places_as_many_as_there_are():
    s = adept("Marshal", p1_chars="Marshal+Pump,Grunt+Whetstone", p2_chars="Wall+Pump")
    assert briars(use(s, "1c1", 13, "1c2")) == 2


@shows("Marshal", "row NEUTRALIZE", "test EFFECT_KIND")
def neutralizes_a_kind_of_effect():
    s = table(p2_chars="Marshal", p1_loc="Dusk_Bell")
    play(s, "end pass pass use:2c1#14 pass")
    assert hand(s) == [] and s.turn == 4
    s = play(table(p2_chars="Marshal"), "acquisition pass")
    assert refused(s, "use:2c1#14") == "athernum R9"  # it was not triggered


@shows("Marshal", "row UNLESS", "mode CONTROLLER", "row PAY")
def neutralizes_unless_paid_for():
    for answer, drawn in (("yes", 1), ("no", 0)):
        s = play(table(p2_chars="Marshal", p1_res=res(2)), "acquisition pass use:2c1#15 pass pass")
        assert s.seat == 0
        assert len(hand(settle(play(s, answer)))) == drawn
    s = play(table(p2_chars="Marshal", p1_res=res(1)), "acquisition pass use:2c1#15 pass pass")
    assert hand(s) == [] and "end" in tokens(s)  # nobody is asked for what they cannot pay


@shows("Marshal", "row REDIRECT", "test SINGLE_TARGET")
def redirects():
    s = table(p1_chars="Hexer", p1_res=res(1), p2_chars="Marshal,Wall")
    play(s, "use:1c1#1 pick:2c2 pass use:2c1#16 pass pass pick:1m")
    assert damage(s, "1m") == 2 and damage(s, "2c2") == 0


@shows("Marshal", "row DOUBLE_DAMAGE")
def doubles_damage():
    s = table(p1_chars="Hexer,Marshal", p1_res=res(1), p2_chars="Wall")
    play(s, "use:1c1#1 pick:2c1 use:1c2#17 pass pass")
    assert damage(s, "2c1") == 4


@shows("Marshal", "row MODES", "row MODE", "row ADD", "row HEAL")
def chooses_a_mode():
    s = settle(play(adept("Marshal", p2_chars="Wall[d3]"), "use:1c1#18 mode:1"))
    assert field(s, "1.mana") == "Ironwright*1" and damage(s, "2c1") == 3
    settle(play(s, "use:1c1#18 mode:2 pick:2c1"))
    assert damage(s, "2c1") == 1


@shows("Marshal", "row SKIP_PHASE")
def skips_a_combat_phase():
    s = use(adept("Marshal", p2_chars="Grunt"), "1c1", 19)
    to_next_turn(s)
    assert refused(s, "combat") == "athernum R1"
    to_next_turn(to_next_turn(s))
    assert s.active == 1 and "combat" in tokens(s)  # only the next one


@shows("Marshal", "row SKIP_PHASE")
def skips_a_morning_phase():
    s = use(adept("Marshal", p2_chars="Grunt[x]", p2_commands=0), "1c1", 20)
    to_next_turn(s)
    assert side(s, "2c1") == "exhausted" and field(s, "2.commands") == ""
    assert side(to_next_turn(to_next_turn(s)), "2c1") == "up"


@shows("Marshal", "row SKIP_PHASE")
def what_lasts_until_a_turn_ends_also_if_its_morning_is_skipped():
    s = use(table(p1_chars="Scaffolder,Grunt", p2_chars="Marshal"), "1c1", 3, "1c2")
    to_next_turn(s)
    assert values(s, "1c2") == (2, 5)
    to_next_turn(use(s, "2c1", 20))
    assert s.active == 0 and values(s, "1c2") == (2, 2)


@shows("Marshal", "row SKIP_PHASE")
def skips_a_day_and_an_evening_phase():
    s = use(adept("Marshal", p2_loc="Dusk_Bell"), "1c1", 21)
    play(s, "end pass pass")
    assert s.seat == 1 and game().observe(s, -1)["phase"] == "Evening"
    play(s, "pass")
    settle(s)
    assert s.active == 0 and s.turn == 5  # the other player's turn had no Day Phase
    s = use(adept("Marshal", p2_loc="Meadow", p2_chars="Wall[d2]"), "1c1", 22)
    to_next_turn(to_next_turn(s))
    assert damage(s, "2c1") == 2  # At your Evening Phase, heal …


@shows("Marshal", "row PERMIT", "row MORE_COMBAT", "duration FOR_THIS_TURN")
def fights_twice():
    s = play(use(adept("Marshal"), "1c1", 23), "combat end-combat combat end-combat")
    assert refused(s, "combat") == "athernum 9.3.1"


# ---- what lasts


@shows("Warder", "row PREVENT_NEXT", "row PREVENT_ALL", "row PREVENT_COMBAT")
def prevents_damage():
    base = {"p1_chars": "Warder,Hexer,Grunt", "p1_res": res(2), "p2_chars": "Wall"}
    for number, dealt, fought in ((1, 0, 2), (2, 0, 0), (3, 2, 0)):
        s = use(table(**base), "1c1", number, "2c1")
        use(s, "1c2", 1, "2c1")
        assert damage(s, "2c1") == dealt
        play(s, "combat attack:1c3 at:2c1")
        settle(play(s, "undefended"))
        assert damage(s, "2c1") == dealt + fought


@shows("Warder", "row PREVENT_EVENT")
def prevents_the_next_time():
    s = use(table(p1_chars="Warder,Toolbox,Grunt"), "1c1", 4, "1c3")
    use(s, "1c2", 1, "1c3")
    assert side(s, "1c3") == "up"
    use(s, "1c2", 1, "1c3")
    assert side(s, "1c3") == "exhausted"  # only the next time
    s = use(table(p1_chars="Warder,Hexer", p1_res=res(2), p2_chars="Wall"), "1c1", 5, "2c1")
    for dealt in (0, 2):
        use(s, "1c2", 1, "2c1")
        assert damage(s, "2c1") == dealt
    s = use(table(p1_chars="Warder"), "1c1", 6)
    for drawn in (0, 1):
        settle(play(s, "acquisition"))
        assert len(hand(s)) == drawn


@shows("Warder", "row MODIFY", "row SET", "row DOUBLE")
def changes_values():
    s = table(p1_chars="Warder,Grunt")
    assert values(use(s, "1c1", 7, "1c2"), "1c2") == (4, 1)
    assert values(use(s, "1c1", 8, "1c2"), "1c2") == (7, 1)
    assert values(use(s, "1c1", 9, "1c2"), "1c2") == (14, 1)


@shows("Warder", "row GAIN_VALUES")
def gains_values():
    s = use(table(p1_chars="Warder", p1_loc="Meadow", p2_chars="Wall"), "1c1", 10, "1l1")
    assert values(s, "1l1") == (2, 4) and "attack:1l1" in tokens(play(s, "combat"))


@shows("Warder", "row GRANT", "row LOSE_ABILITIES")
def gains_and_loses_abilities():
    s = use(table(p1_chars="Warder,Wall"), "1c1", 11, "1c2")
    settle(play(s, "use:1c2#2"))
    assert hand(s) == ["Grunt"]
    use(s, "1c1", 12, "1c2")
    assert not [word for word in tokens(s) if word.startswith("use:1c2")]


@shows("Warder", "row GAIN_SUBTYPE", "row GAIN_KEYWORD")
def gains_subtypes_and_keywords():
    s = use(table(p1_chars="Warder,Caller,Grunt"), "1c1", 13, "1c3")
    assert aimed(s, "1c2", 5) == ["1c3"]  # target Beast
    s = use(table(p1_chars="Warder,Porter+Whetstone"), "1c1", 14, "1c2.1")
    assert int(keywords(s, at(s, "1c2.1"))) & int(s.library.relic)


@shows("Warder", "row BECOME", "duration YOUR_NEXT_TURN")
def becomes_something_else():
    s = use(table(p1_chars="Warder"), "1c1", 15)
    assert things(s, -1, 1, "characters")[0]["type"] == "location"
    to_next_turn(s)
    assert things(s, -1, 1, "characters")[0]["type"] == "location"
    assert things(to_next_turn(s), -1, 1, "characters")[0]["type"] == "character"


@shows("Warder", "row ITEM_SLOTS", "amount NO", "row MORE_SLOTS")
def changes_slots():
    s = table(p1_chars="Warder,Grunt+Pump", p1_hand="Whetstone")
    use(s, "1c1", 17, "1c2")
    assert "attach:Whetstone>1c2" in tokens(s)
    use(s, "1c1", 16, "1c2")
    assert things(s, -1, 1, "characters")[1]["slots"] == 1  # none of its own, and the additional one


@shows("Warder", "row FIELD_MORE", "row FIELD_FEWER")
def changes_fields():
    s = table(p1_chars="Warder", p1_main="Plain_Leader[v5]", pool=20)
    use(s, "1c1", 18, "1m")
    assert things(s, -1, 1, "main")[0]["field"] == 7 and not s.over()
    use(s, "1c1", 19, "1m")
    assert not s.over()
    use(s, "1c1", 19, "1m")
    assert game().result(s) == "1"


@shows("Warder", "row REQUIRE", "row FORBID", "row ATTACK", "row DEFEND", "duration END_OF_PHASE")
def must_and_cannot():
    s = use(table(p1_chars="Warder,Grunt", p2_chars="Wall"), "1c1", 20, "1c2")
    play(s, "combat")
    assert refused(s, "end-combat") == "athernum R1"
    play(s, "use:1c1#21 pick:2m pass pass")  # it cannot defend until end of phase
    play(s, "attack:1c2 at:2c1")
    assert "defend:2m" not in tokens(s)


@shows("Warder", "row STAY_DOWN", "test STATE")
def stays_down_one_morning_more():
    s = use(table(p1_chars="Warder", p2_chars="Grunt[x]"), "1c1", 22, "2c1")
    assert side(to_next_turn(s), "2c1") == "exhausted"
    assert side(to_next_turn(to_next_turn(s)), "2c1") == "up"


@shows("Warder", "row DELAY", "trigger WHENEVER", "mode MATCH")
def listens_for_a_while():
    s = use(table(p1_chars="Warder,Grunt,Grunt", p2_chars="Wall"), "1c1", 23)
    settle(play(s, "combat attack:1c2 at:2c1 undefended"))
    settle(play(s, "attack:1c3 at:2c1 undefended"))
    assert hand(s) == ["Grunt", "Grunt"]


@shows("Warder", "amount ALL")
def removes_all_damage():
    s = play(table(p1_chars="Warder", p2_chars="Wall[d3]"), "use:1c1#24 pick:2c1")
    settle(s)
    assert damage(s, "2c1") == 0


# ---- static abilities and rules


@shows("Tireless Hand", "row TIRELESS", "row ATTACK_LIMIT", "kind STATIC")
def does_not_tire():
    s = table(p1_chars="Tireless_Hand", p2_chars="Wall")
    for _ in range(2):
        settle(play(s, play_word(s, "combat") + "attack:1c1 at:2c1 undefended"))
    assert side(s, "1c1") == "up" and refused(s, "attack:1c1") == "athernum R1"
    s = table(p1_chars="Grunt", p2_chars="Tireless_Hand")
    settle(play(s, "combat attack:1c1 at:2m defend:2c1"))
    assert side(s, "2c1") == "up" and damage(s, "2c1") == 2


def play_word(s, word):
    return word + " " if word in tokens(s) else ""


@shows("Slow Herd", "row ENTER_EXHAUSTED", "mode GROUP")
def enters_exhausted():
    s = play(table(p1_hand="Grunt", p1_res=res(1), p2_loc="Slow_Herd"), "play:Grunt")
    assert cards(s, "1.chars") == ["Grunt[x]"]


@shows("Masked Hall", "row ENTER_FACE_DOWN", "test CONTROLLED")
def enters_face_down():
    s = play(table(p1_hand="Grunt", p1_res=res(1), p2_loc="Masked_Hall"), "play:Grunt")
    assert cards(s, "1.chars") == ["Grunt[f]"]
    s = play(table(p1_hand="Grunt", p1_res=res(1), p1_loc="Masked_Hall"), "play:Grunt")
    assert cards(s, "1.chars") == ["Grunt"]


@shows("Floor Hall", "row AT_LEAST", "row AT_MOST")
def at_least_and_at_most():
    s = table(p1_loc="Floor_Hall", p1_chars="Grunt,Wall", p2_chars="Grunt")
    assert [values(s, place) for place in ("1c1", "1c2", "2c1")] == [(2, 5), (0, 6), (1, 2)]


@shows("Tax Hall", "row CHEAPER", "row DEARER")
def costs_more_or_less():
    s = table(p1_loc="Tax_Hall", p1_hand="Grunt,Wall", p1_res=res(1))
    settle(play(s, "play:Grunt"))
    settle(play(s, "play:Wall"))
    assert cards(s, "1.chars") == ["Grunt", "Wall"]
    s = table(p2_loc="Tax_Hall", p1_hand="Grunt", p1_res=res(1))
    assert refused(s, "play:Grunt") == "athernum 2.2.1b"


@shows("War Hall", "row MAXIMUM", "row REQUIRE")
def raises_the_maximum_and_forces_defence():
    s = table(active=2, p1_loc="War_Hall", p1_chars="Grunt", p2_chars="Wall", turn=4)
    to_next_turn(s)
    assert field(s, "1.commands") == "3"
    play(s, "combat attack:1c1 at:2m")
    assert tokens(s) == ["defend:2c1"] and refused(s, "undefended") == "athernum R1"


@shows("Quiet Hall", "row ACTIVATE", "row ACTIVATE_GLOBAL", "mode OPPONENTS")
def forbids_commands():
    s = table(p2_loc="Quiet_Hall", p1_chars="Commander,Grunt[x]")
    assert refused(s, "use:1c1#1") == "athernum R1"
    assert refused(s, "solvency") == "athernum R130"  # global commands are command abilities too
    assert "solvency" in tokens(table(p1_loc="Quiet_Hall"))


@shows("Still Chapel", "row USE_ABILITIES", "duration DURING")
def forbids_abilities_in_a_phase():
    s = table(p2_loc="Still_Chapel", p1_chars="Free_Hand")
    assert "use:1c1#1" in tokens(s)
    assert refused(play(s, "combat"), "use:1c1#1") == "athernum R1"


@shows("Soaker", "row REPLACE", "row PREVENT_SOME")
def soaks_some():
    s = use(table(p1_chars="Hexer", p2_chars="Soaker", p1_res=res(1)), "1c1", 1, "2c1")
    assert damage(s, "2c1") == 1


@shows("Sponge", "row PREVENT_THAT", "amount PREVENTED")
def soaks_all():
    s = use(table(p1_chars="Hexer", p2_chars="Sponge", p1_res=res(1)), "1c1", 1, "2c1")
    assert damage(s, "2c1") == 0 and briars(s, 0, 2) == 2


@shows("Draw Engine", "row REPLACE")
def replaces_a_draw():
    s = settle(play(table(p1_chars="Draw_Engine", p1_deck=""), "acquisition"))
    assert not s.over() and briars(s, 0) == 1


@shows("Void Gate", "row REPLACE", "row MOVE")
def replaces_a_discard():
    s = use(table(p1_chars="Toolbox,Grunt", p1_loc="Void_Gate"), "1c1", 6, "1c2")
    assert cards(s, "1.void") == ["Grunt"] and cards(s, "1.discard") == []


# ---- triggers and conditions


@shows("Listener A", "kind TRIGGERED", "row DRAW_NTH", "scope EACH_TURN", "row ARRIVE", "row ACTIVATE_GLOBAL")
def hears_what_players_do():
    s = table(p1_chars="Toolbox,Listener_A,Grunt")
    settle(play(s, "acquisition"))
    assert briars(s) == 0
    settle(play(s, "acquisition"))
    assert briars(s) == 1  # the second card of the turn
    use(s, "1c1", 6, "1c3")
    assert briars(s) == 2  # a character card is put into the discard pile
    s = settle(play(table(p1_chars="Toolbox,Listener_A"), "solvency"))
    assert briars(s) == 1


@shows("Listener B", "row CHOSEN", "row COMBAT_DAMAGE", "row DEFEND", "limit TRIGGERS")
def hears_what_befalls_it():
    s = use(table(p1_chars="Free_Hand,Listener_B"), "1c1", 1, "1c2")
    assert briars(s) == 1
    s = table(p1_chars="Grunt,Grunt", p2_chars="Drummer,Listener_B")
    settle(play(s, "combat attack:1c1 at:2c1 defend:2c2"))
    assert briars(s, 1, 2) == 2  # it has defended, and dealt combat damage


@shows("Herdsman", "row CONTROL_MORE", "row HAVE", "trigger WHEN")
def waits_for_a_state():
    s = table(p1_chars="Herdsman", p1_hand="Grunt", p1_res=res(1), p2_chars="Wall")
    settle(play(s, "play:Grunt"))
    assert briars(s, 0) == 1 and hand(s) == ["Grunt"]  # more characters, and the hand was empty


@shows("Outnumbered", "row CONTROL_FEWER", "row EXTRA_TURN")
def has_fewer_and_one_more_turn():
    assert values(table(p1_chars="Outnumbered", p2_chars="Wall,Wall"), "1c1") == (3, 3)
    assert values(table(p1_chars="Outnumbered,Wall", p2_chars="Wall"), "1c1") == (1, 3)
    s = use(table(p1_chars="Outnumbered"), "1c1", 2)
    active = s.active
    settle(play(s, "end"))
    assert s.active == active


@shows("Envious", "row HAVE_MORE", "row HAVE_FEWER", "duration AS_LONG_AS")
def compares_tokens():
    s = table(p1_chars="Envious", pool=20)
    assert values(s, "1c1") == (1, 3)
    assert values(table(p1_chars="Envious[v1]", pool=20), "1c1") == (2, 3)
    assert values(table(p1_chars="Envious", p2_main="Quick_Leader[v1]", pool=20), "1c1") == (1, 4)


@shows("Bookkeeper", "amount COUNT_MARKERS", "row HAVE_MARKERS", "amount MOST")
def counts_markers():
    assert values(table(p1_chars="Bookkeeper[d1]"), "1c1") == (2, 4)
    assert values(table(p1_chars="Bookkeeper[d2]"), "1c1") == (3, 3)


@shows("Night Reader", "trigger AT_YOUR", "scope THIS_TURN", "scope SINCE_LAST_TURN", "trigger BETWEEN_TURNS")
def remembers_the_turn():
    s = to_next_turn(table(p1_chars="Night_Reader,Grunt[x]"))
    assert briars(s, 0) == 0 and briars(s, 1) == 1 and hand(s) == []
    s = settle(play(table(p1_chars="Night_Reader", p1_hand="Meadow"), "play:Meadow"))
    assert briars(to_next_turn(s), 0) == 1
    s = table(active=2, p1_chars="Night_Reader,Wall", p2_chars="Grunt", turn=4)
    settle(play(s, "combat attack:2c1 at:1c1 defend:1c2"))
    play(s, "end-combat")
    drawn = len(hand(s))
    to_next_turn(s)
    to_next_turn(s)
    assert len(hand(s)) == drawn + 1


@shows("Grave Voice", "works in DISCARD_PILE", "works in VOID", "row IS_IN")
def works_from_other_zones():
    s = table(p1_discard="Grave_Voice", active=1)
    settle(play(s, "from:1d1#1"))
    assert cards(s, "1.void") == ["Grave_Voice"] and hand(s) == ["Grunt"]
    s = table(p1_void="Grave_Voice", p1_res=res(1), active=2, turn=4)
    play(s, "end pass pass")
    assert s.seat == 0 and tokens(s) == ["yes", "no"]
    play(s, "yes")
    assert victory(s, "1m") == 1


@shows("Veteran", "test ATTACKED", "test DEFENDED")
def knows_who_fought():
    s = table(p1_chars="Tireless_Hand,Veteran", p2_chars="Veteran,Tireless_Hand")
    settle(play(s, "combat attack:1c1 at:2m defend:2c2"))
    assert values(s, "1c1") == (2, 3) and values(s, "2c2") == (1, 4)


@shows("Armourer", "test ATTACHMENTS", "amount LEAST")
def counts_attachments():
    s = table(p1_chars="Armourer,Porter+Pump,Marshal+Pump+Pump")
    assert values(s, "1c2") == (1, 3) and values(s, "1c3") == (2, 6)


@shows("Tally Clerk", "test OTHER", "test OWN_FACTION")
def counts_its_own():
    s = table(p1_hand="Tally_Clerk", p1_chars="Smithy_Hand,Grunt", p1_res=res(1))
    settle(play(s, "play:Tally_Clerk"))
    assert len(hand(s)) == 3  # the leader, the Smithy Hand and the resource token


@shows("Twin Strap", "limit TIMES", "limit IN_PHASE", "keyword EQUIP")
def works_for_its_linked_target():
    s = table(p1_chars="Grunt+Twin_Strap", p2_chars="Wall")
    settle(play(s, "combat attack:1c1 at:2c1 undefended"))
    assert hand(s) == ["Grunt"]
    assert refused(s, "use:1c1.1#2") == "athernum 4.3.5c.IIc"  # not in the Combat Phase
    s = settle(play(table(p1_chars="Grunt+Twin_Strap"), "use:1c1.1#2"))
    assert side(s, "1c1") == "exhausted" and refused(s, "use:1c1.1#2") == "athernum R28"


@shows("Loose Strap", "row LEAVE", "row RETURN")
def saves_itself():
    s = use(table(p1_chars="Toolbox,Grunt+Loose_Strap"), "1c1", 6, "1c2")
    assert hand(s) == ["Loose_Strap"] and cards(s, "1.discard") == ["Grunt"]


@shows("Ambusher", "row PERMIT", "row PLAY", "kind RULE", "duration DURING")
def is_played_at_other_times():
    s = table(p1_chars="Grunt", p2_chars="Wall", p2_hand="Ambusher")
    play(s, "combat attack:1c1 at:2c1")
    play(s, "undefended pass")
    assert "play:Ambusher" in tokens(s)
    settle(play(s, "play:Ambusher"))
    assert cards(s, "2.chars") == ["Wall[d2]", "Ambusher"]
    s = settle(play(table(p1_discard="Ambusher"), "play:Ambusher@discard"))
    assert cards(s, "1.chars") == ["Ambusher"]


@shows("Face Reader", "row IS_ATTACHED", "row IS_EXHAUSTED")
def knows_where_it_lies():
    s = table(p1_chars="Grunt+Face_Reader", p1_loc="Watchtower+Face_Reader")
    assert values(s, "1c1") == (2, 3)
    s = table(p1_chars="Grunt[x]+Face_Reader,Grunt")
    assert values(s, "1c2") == (3, 2)


@shows("Sulker", "row IS_FACE")
def knows_a_face():
    s = table(p1_chars="Sulker", p1_main="Plain_Leader[x]")
    assert values(s, "1c1")[0] == 3 and values(table(p1_chars="Sulker"), "1c1")[0] == 1


@shows("Old Retainer", "trigger STARTING_HAND")
def changes_the_starting_hand():
    deck = "Old_Retainer," + ",".join(["Grunt"] * 6 + ["Wall"] * 6)
    s = opening(deck, deck)
    play(s, "lead:Old_Retainer lead:Old_Retainer")
    first = int(s.seat)
    assert tokens(s) == ["yes", "no"]
    play(s, "yes no")
    assert len(hand(s, first + 1)) == 5 and len(hand(s, 2 - first)) == 6


# ---- constructs of other cards


@shows("Surveyor", "test ADDITIONAL", "duration FOR_EACH_TURN")
def plays_another_location():
    s = settle(play(table(p1_chars="Surveyor", p1_hand="Meadow,Well"), "play:Meadow"))
    assert "play:Well" in tokens(s)


@shows("Nightwalker", "limit ALSO_IN")
def acts_at_night():
    s = play(table(p1_chars="Nightwalker"), "end pass pass")
    while game().observe(s, -1)["phase"] != "Night":
        play(s, "pass")
    play(s, "use:1c1#1")
    assert hand(s) == ["Grunt"]


@shows("Late Guest", "kind HERALD", "row CONTROL", "row ENTER")
def is_heralded():
    s = table(p1_extra="Late_Guest", p1_res=res(1))
    assert refused(s, "play:Late_Guest@extra") == "athernum 7.4.2d"
    s = settle(play(table(p1_extra="Late_Guest", p1_res=res(1), p1_loc="Meadow"), "play:Late_Guest@extra"))
    assert hand(s) == ["Grunt"]


@shows("a marker", "kind MEANING", "test WITH_MARKERS", "row FORBID")
def a_marker_means_something():
    s = play(table(p1_chars="Grunt[Briar:2]", p2_chars="Wall"), "combat")
    assert refused(s, "attack:1c1") == "athernum R1"


@shows("Porter", "manner BACK_IN_SLOT", "test FACTION", "test WITH_KEYWORD")
def goes_back_and_makes():
    s = use(table(p1_chars="Porter,Grunt,Lone_Wolf[d1]"), "1c1", 4, "1c2")
    assert cards(s, "1.chars") == ["Porter", "Grunt", "Lone_Wolf[d1]"]
    use(s, "1c1", 6)
    assert cards(s, "1.res") == ["Tidewatch_Resource_Token"]
    assert damage(use(s, "1c1", 9), "1c3") == 0


@shows("Costly Guest", "row ADDITIONAL_COST")
def costs_a_card_more():
    s = play(table(p1_hand="Costly_Guest,Wall", p1_res=res(1)), "play:Costly_Guest")
    assert cards(s, "1.discard") == ["Wall"]


@shows("Sower", "row LEAD")
def does_not_lead():
    s = opening("Sower,Plain_Leader,Grunt", "Plain_Leader,Grunt")
    assert tokens(s) == ["lead:Plain_Leader"]


@shows("Chest", "row GAIN_MARKERS", "row MOVE_MARKERS", "test FIELD")
def moves_tokens_about():
    s = use(table(p1_chars="Chest,Sower", p1_main="Plain_Leader[v1]", p1_commands=1, pool=20), "1c1", 7)
    assert field(s, "1.commands") == "2"
    use(s, "1c1", 4, "1m")
    assert victory(s, "1c2") == 1


@shows("Juggler", "row SPEND_MARKERS", "keyword COMMAND")
def spends_tokens():
    s = settle(play(table(p1_chars="Juggler", p1_res=res(1)), "use:1c1#4"))
    assert field(s, "1.commands") == "" and len(hand(s)) == 2


@shows("Harbour Ban", "row SPEND_ON", "test FACTIONLESS")
def forbids_spending():
    s = table(p1_chars="Grunt+Pump", p1_mana="factionless*2", p2_loc="Harbour_Ban")
    assert refused(s, "use:1c1.1#1") == "athernum 4.3.5c.I"


@shows("Doom Bell", "row WIN", "keyword SUPPORT", "works in HAND")
def wins():
    assert game().result(settle(play(table(p1_hand="Doom_Bell"), "support:Doom_Bell"))) == "1"


@shows("Bitter Cup", "row LOSE")
def loses():
    assert game().result(settle(play(table(p1_hand="Bitter_Cup"), "support:Bitter_Cup"))) == "2"


@shows("Plain Leader", "keyword OBJECTIVE")
def strives():
    s = settle(play(table(p1_res=res(2)), "use:1m#1"))
    assert victory(s, "1m") == 1


@shows("Porter", "test FIELD_OF")
def marks_a_place():
    s = use(table(p1_chars="Porter", pool=5), "1c1", 10)
    assert cards(s, "1.loc") == ["Landmark"] and field(s, "pool") == "6"


@shows("Caller", "test SAME_NAME")
def finds_namesakes():
    s = use(table(p1_chars="Caller,Grunt", p2_chars="Grunt,Wall"), "1c1", 2, "1c2")
    assert side(s, "2c1") == "exhausted" and side(s, "2c2") == "up"


@shows("Dusk Bell", "trigger AT_THE")
def happens_in_every_evening():
    s = play(table(p2_loc="Dusk_Bell"), "end pass pass")
    assert waiting(s) == ["Dusk Bell"]
    assert hand(passes(s, 1), 2) == ["Grunt"]
