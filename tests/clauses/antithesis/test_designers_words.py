"""What designers asked for, clause by clause: places with or, Attacks against some, numbers within bounds (R260 to R272)."""

# ruff: noqa: E501  # a text and what comes of it stand on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.files import Entry
from sandtable.cards.program import words
from sandtable.games.antithesis.actions.bars import is_used_up
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language.vocabulary import TESTS
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.turn.drawing import draw
from sandtable.games.antithesis.turn.phases import reset_limits
from sandtable.games.antithesis.windows import events
from tests.cards.antithesis.corpus import pool
from tests.cards.antithesis.test_judged_texts import house, seen, tabled, texts, tried
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import board, fight, judged, new, place, play, reloaded, the, why
from tests.clauses.antithesis.trying import header_of, use


def all_so(text):
    s = tried(text)
    for said in text["then"]:
        what, _, value = said.partition(" ")
        assert seen(s, what) == value, f"{said}, but it is {seen(s, what)}"
    return s


def refused(line):
    with pytest.raises(CardError) as caught:
        texts().read(line)
    return caught.value.message


# ---- places


@judged("R262", "R198")
@pytest.mark.parametrize(
    ("where", "hurt"),
    [("C4", True), ("D5", True), ("B3", True), ("E4", False), ("C6", False)],
)
def test_on_or_adjacent_to_is_both(where, hurt):
    says = "Global Action: {S} Each Character on or adjacent to this Field takes 1 damage."
    text = {
        "says": says,
        "kind": "Field",
        "given": f"2 Ox@{where}",
        "do": "free",
        "then": [f"Ox.damage {int(hurt)}"],
    }
    all_so(text)


@judged("R262")
def test_whoever_is_on_or_adjacent_to_itself_is_not_meant():
    all_so(
        {
            "says": "Global Action: {S} Each Character on or adjacent to this Character takes 1 damage.",
            "given": "2 Ox@D4",
            "do": "free",
            "then": ["Trial.damage 0", "Ox.damage 1"],
        }
    )


@judged("R262")
@pytest.mark.parametrize(
    "says",
    [
        "Passive: Characters in row D, or adjacent to this Character have +1 DEF.",
        "Passive: Characters in row D, or with Hover have +1 DEF.",
    ],
)
def test_one_of_two_descriptions_is_enough(says):
    all_so({"says": says, "given": "2 Foe@D9, 2 Ox@F1", "then": ["Foe.def 1", "Ox.def 0", "Trial.def 0"]})


@judged("R262", "R181")
@pytest.mark.parametrize(
    "line",
    [
        "Global Action: {S} Discard a card in your Hand, or with Hover.",
        "Global Action: {S} Discard a card not in your Hand.",
        "Global Action: {S} Exhaust 2 friendly Characters not of the same Size.",
    ],
)
def test_where_cards_are_looked_for_is_not_denied_and_not_one_of_two(line):
    assert "neither denied nor one of two" in refused(line)


@judged("R262", "DEPLOY.1")
def test_a_place_hidden_behind_or_is_a_place_all_the_same():
    assert "stands behind a comma" in refused(
        "Global Action: {S} [Deploy] a Character in row D, or with Hover."
    )
    assert "no place on the board" in refused(
        "Global Action: {S} Exhaust target Directive on a Goal, or with Hover."
    )


@judged("RNG.2", "LOS.1")
@pytest.mark.parametrize(("where", "clause"), [("E4", True), ("C6", False)])
def test_a_square_in_sight(where, clause):
    s, trial = tabled(
        {
            "says": "Global Action: {S} Place this Character in a free square in RNG 2, LOS.",
            "given": "2 Ox@D4",
        }
    )
    use(s, trial)
    assert (why(s, f"sq {where}") > 0) is clause


@judged("GOAL.1.a")
def test_a_goal_goes_to_a_square_that_is_described_twice():
    says = "Global Action: {S} Move target Goal in row D to a square in row E without a Goal."
    all_so({"says": says, "goals": "D4 E5", "do": "free; sq E4", "then": ["goals.all E4+E5"]})
    assert (
        house("Global Action: {S} Move target Goal in row D to a square without a Goal in row E.").printed
        == says
    )


# ---- Attacks


@judged("R264", "ATKSEQ.1")
def test_an_attack_against_some_finds_no_others():
    says = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, HP) against exhausted Characters."
    s = tried({"says": says, "given": "2 Ox@D4"})
    assert why(s, "use Trial: Melee") > 0
    all_so(
        {
            "says": says,
            "given": "2 Ox@D4[x], 2 Foe@D3",
            "do": "use Trial: Melee; ~",
            "then": ["Ox.damage 3", "Foe.damage 0"],
        }
    )


@judged("R264", "AOE.1")
def test_an_area_against_some_hits_these_alone():
    says = "Global Action: {Exhaust} Ranged Attack (AOE 3x3, RNG 2, STR 2, HP) against exhausted Characters."
    all_so(
        {
            "says": says,
            "given": "2 Ox@D5[x], 2 Foe@D4",
            "do": "use Trial: Ranged; sq D4; ~",
            "then": ["Ox.damage 2", "Foe.damage 0"],
        }
    )


@judged("R264", "ATK.2")
def test_attacks_are_against_characters():
    assert "against Characters" in refused(
        "Global Action: {Exhaust} Melee Attack (RNG 1, STR 3, HP) against Fields."
    )


@judged("R265", "KILL.3")
def test_the_killed_go_out_of_the_game_and_are_worth_as_much():
    says = "Global Action: {Exhaust} Melee Attack (RNG 1, STR 3, HP, removes the killed from the game)."
    all_so(
        {"says": says, "given": "2 Foe@D4", "do": "use Trial: Melee; ~", "then": ["Foe.zone out", "1.vp 1"]}
    )
    assert "kills nobody" in refused(
        "Global Action: {Exhaust} Melee Attack (RNG 1, STR 3, PUSH, removes the killed from the game)."
    )


@judged("R265", "R183")
def test_a_response_that_saves_the_killed_comes_first():
    says = (
        "Passive: When an enemy Character is killed, return it to its owner's Hand instead of discarding it."
    )
    attack = "Global Action: {Exhaust} Melee Attack (RNG 1, STR 3, HP, removes the killed from the game)."
    all_so(
        {
            "says": says,
            "others": attack,
            "given": "2 Foe@D4",
            "do": "use Trial: STR 3; ~",
            "then": ["Foe.zone hand"],
        }
    )


@judged("R55")
def test_push_and_pull_are_reduced_once():
    assert "is said once" in refused("Passive: This Character has DR 1 vs PUSH and DR 1 vs PULL.")
    assert (
        house("Passive: This Character has DR 1 vs PUSH and DR 1 vs PULL.").printed
        == "Passive: This Character has DR 1 vs PUSH."
    )
    all_so(
        {
            "says": "Passive: PUSH and PULL damage to this Character is reduced by 1.",
            "given": "2 Ram@D4",
            "do": "pass; use Ram: PUSH; far 1; ~",
            "then": ["Trial.square B4"],
        }
    )


# ---- dice, tokens, cards


@judged("R260")
def test_a_hand_is_discarded_down_and_a_smaller_one_stays():
    says = "Global Action: {S} Each player discards until he has 2 cards in Hand."
    all_so(
        {
            "says": says,
            "hand": "Foe Ally Other",
            "hand2": "Ox",
            "do": "free; pick Other",
            "then": ["Other.zone discard", "Foe.zone hand", "Ox.zone hand"],
        }
    )


@judged("R261")
def test_a_die_is_turned_within_a_bound_and_never_to_what_it_shows():
    s, trial = tabled({"says": "Global Action: {S} Turn a die in your Dice Bank to 4 or more.", "bank": "R5"})
    use(s, trial)
    assert [why(s, f"count {pips}") == 0 for pips in range(1, 7)] == [False, False, False, True, False, True]
    s.apply(s.options()[0])
    assert bank(s, 0) == "R4"
    s, trial = tabled({"says": "Global Action: {S} Turn a die in your Dice Bank to 1 or less.", "bank": "R1"})
    use(s, trial)
    assert bank(s, 0) == "R1"


@judged("R263")
@pytest.mark.parametrize(
    ("counted", "many"),
    [
        ("die in your Dice Bank", 4), ("color of dice in your Dice Bank", 3), ("die in your opponent's Dice Bank", 1),
        ("Command Point you have", 2), ("Victory Point you have", 5), ("Victory Point your opponent has", 0),
    ],
)  # fmt: skip
def test_what_a_player_has_is_counted(counted, many):
    text = {
        "says": f"Passive: This Character has +1 DEF for each {counted}.",
        "bank": "R1 R2 B3 G4",
        "bank2": "Y1",
        "cp": 2,
        "vp": 5,
    }
    s, _ = tabled(text)
    assert seen(s, "Trial.def") == str(many)


@judged("R263", "R180")
def test_a_passive_counts_dice_anew_when_they_change():
    s, trial = tabled(
        {"says": "Passive: This Character has +1 DEF for each die in your Dice Bank.", "bank": "R1"}
    )
    assert seen(s, "Trial.def") == "1"
    s.give_die(0, 3)
    assert seen(s, "Trial.def") == "2"
    s, trial = tabled(
        {"says": "Passive: This Character has +1 DEF for each Command Point you have.", "cp": 1}
    )
    assert seen(s, "Trial.def") == "1"
    s.let(0, their.COMMAND, 4)
    assert seen(s, "Trial.def") == "4"
    s, trial = tabled(
        {
            "says": "Passive: This Character has -1 DEF for each Gem token on this Character less than 3.",
            "card": {"defence": 5},
        }
    )
    assert seen(s, "Trial.def") == "2"
    s.put(trial, its.TOKENS + its.GEM, 2)
    assert seen(s, "Trial.def") == "4"
    s.put(trial, its.TOKENS + its.GEM, 7)
    assert seen(s, "Trial.def") == "5"


@judged("R266", "R184")
def test_a_limit_of_the_game_outlasts_phase_and_leaving():
    s = tried(
        {
            "says": "Global Action: {CP} Draw a card. Limit 1 per game.",
            "deck": "Foe Ally",
            "cp": 3,
            "do": "use Trial: Draw; ~",
        }
    )
    assert why(s, "use Trial: Draw") > 0
    reset_limits(s)
    s = reloaded(s)
    assert why(s, "use Trial: Draw") > 0
    trial = the(s, "Trial")
    s.put(trial, its.STAMP, s.tick())  # as it is when it comes back
    assert why(s, "use Trial: Draw") > 0
    s = tried(
        {
            "says": "Global Action: {CP} Draw a card. Limit 1 per Phase.",
            "deck": "Foe Ally",
            "cp": 3,
            "do": "use Trial: Draw; ~",
        }
    )
    trial = the(s, "Trial")
    assert is_used_up(s, s.ref(trial), header_of(s, trial))
    reset_limits(s)
    assert not is_used_up(s, s.ref(trial), header_of(s, trial))


@judged("R267")
def test_only_a_die_that_was_gained_is_rolled_again():
    text = {
        "says": "Response: When you gain dice, reroll one of them.",
        "others": "Global Action: {Exhaust} Gain {R}{B}.",
        "bank": "R6",
        "do": "use Trial: Gain; roll 3; roll 4; use Trial: reroll",
    }
    s = tried(text)
    assert why(s, "die R6") != 0 and why(s, "die R3") == 0 and why(s, "die B4") == 0
    play(s, "die B4; roll 1; ~")
    assert bank(s, 0) == "R3 R6 B1"
    assert "When you gain dice" in refused("Response: When an opponent gains dice, reroll one of them.")


@judged("R268")
def test_the_card_of_step_two_is_drawn_by_no_effect():
    says = "Response: When you draw a card by an effect, gain {CP}."
    s = tried(
        {
            "says": says,
            "others": "Global Action: {Exhaust} Draw a card.",
            "deck": "Foe",
            "do": "use Trial: Exhaust; use Trial: by an effect; ~",
        }
    )
    assert seen(s, "1.cp") == "1"
    s, _ = tabled({"says": says, "deck": "Foe"})
    fight(s)
    draw(s, 0, 1, True)
    assert len(events.matches(s.recent)) == 0
    new(s, "Ally", 0, zones.MAIN_DECK)
    s.recent = s.recent[:0]
    draw(s, 0, 1)
    assert len(events.matches(s.recent)) == 1


@judged("R269")
@pytest.mark.parametrize(("whose", "paid"), [(2, 2), (1, 0)])
def test_whose_effect_discards(whose, paid):
    says = "Passive: When this Field is discarded by an opponent, each Character on or adjacent to it takes 2 damage."
    all_so(
        {
            "says": says,
            "kind": "Field",
            "given": f"{whose} Wrecker@D4",
            "offensive": whose,
            "do": "use Wrecker: Discard; ~",
            "then": [f"Wrecker.damage {paid}", "Trial.zone discard"],
        }
    )


@judged("R269", "KILL.2")
def test_who_is_killed_is_discarded_by_nobody():
    says = "Passive: When a Character is discarded by an opponent, gain {CP}."
    s = tried({"says": says, "given": "1 Foe@D4, 2 Spear@E4", "offensive": 2, "do": "use Spear: Melee; ~"})
    assert seen(s, "Foe.zone") == "discard" and seen(s, "1.cp") == "0"


@judged("R271", "R214")
def test_a_die_is_given_as_it_lies():
    all_so(
        {
            "says": "Global Action: {S} Give your opponent a die.",
            "bank": "R6 B2",
            "do": "free; die R6",
            "then": ["1.bank B2", "2.bank R6"],
        }
    )
    all_so(
        {
            "says": "Global Action: {S} Your opponent gives you a die.",
            "bank2": "R6 B2",
            "do": "free; die B2",
            "then": ["1.bank B2", "2.bank R6"],
        }
    )
    all_so({"says": "Global Action: {S} Your opponent gives you a die.", "do": "free", "then": ["1.bank "]})


@judged("ALT.3", "R104")
def test_tokens_are_removed_and_counted():
    says = (
        "Global Action: {S} Remove any number of Soul tokens from this Character, then draw that many cards."
    )
    all_so(
        {
            "says": says,
            "tokens": "Soul 3",
            "deck": "Foe Ally Ox",
            "do": "free; count 2",
            "then": ["Trial.soul 1", "Foe.zone deck", "Ox.zone hand"],
        }
    )
    asked = "Global Action: {S} Remove {Gem}{Gem} from this Character. If you do, gain 1 Victory Point."
    all_so({"says": asked, "tokens": "Gem 1", "do": "free", "then": ["Trial.gem 0", "1.vp 0"]})


@judged("R104", "R181")
def test_tokens_are_removed_from_each_of_several_cards():
    gains = "Global Action: {S} Each Character you control gains {Soul}{Soul}, then remove"
    one = {"says": f"{gains} {{Soul}} from each Character you control.", "given": "1:Ally@D4", "do": "free"}
    all_so({**one, "then": ["Trial.soul 1", "Ally.soul 1"]})
    every = {
        "says": f"{gains} all Soul tokens from each Character you control.",
        "given": "1:Ally@D4",
        "do": "free",
    }
    all_so({**every, "then": ["Trial.soul 0", "Ally.soul 0"]})
    each = "from each Character you control."
    assert "for one card" in refused(f"Global Action: {{S}} Remove any number of Soul tokens {each}")
    assert "one card" in refused(f"Global Action: {{S}} Move all Soul tokens from this card to {each[5:]}")


@judged("R272", "R182")
@pytest.mark.parametrize("how", ["kill it", "return it to its owner's Hand", "discard it"])
def test_it_goes_out_of_the_game_whatever_makes_it_leave(how):
    says = f"Global Action: {{S}} Target Character you control is removed from the game when it leaves play, then {how}."
    all_so({"says": says, "given": "1 Foe@D4", "do": "free; pick Foe", "then": ["Foe.zone out"]})


@judged("PASSV.1")
def test_a_price_that_cannot_be_paid_is_no_choice():
    printed = house("Global Action: {S} Draw a card, then discard a Field you control or lose 1 VP.").printed
    assert (
        printed
        == "Global Action: {S} Draw a card. You may discard a Field you control. If you do not, lose 1 Victory Point."
    )


@judged("R270")
def test_the_champion_of_a_directive_is_the_one_it_belongs_to():
    oath = Card(
        "Oath",
        kind=i.DIRECTIVE,
        lines=("Passive: The Champion of this card has +1 DEF. Ability Traits: Defend",),
        champion="Lord",
    )
    s = board([oath, Card("Lord", hp=3, kind=i.CHAMPION), Card("Lady", hp=3, kind=i.CHAMPION)])
    place(s, "Oath", 0)
    place(s, "Lord", 0, "C4")
    place(s, "Lady", 0, "D4")
    assert (seen(s, "Lord.def"), seen(s, "Lady.def")) == ("1", "0")


@judged("R270", "CARD1.A")
def test_the_name_of_its_champion_means_the_champion():
    champion = next(card for card in pool().all() if card.type == "Champion")
    text = f"Response: When {champion.name} is killed, recover this Directive and gain {{R}}{{R}}. Ability Traits: Command"
    old = next(card for card in pool().all() if card.type == "Directive" and card.champion == champion.name)
    made = Entry("card", {**old.entry.values, "name": "Oath of Trial", "text": text}, 1, "trial")
    read = pool().extended([made])
    (card,) = [card for card in read.drafts if card.name == "Oath of Trial"]
    assert list(card.lines) == [
        "Response: When the Champion of this card is killed, recover this Directive and gain {R}{R}. Ability Traits: Command"
    ]
    values = {
        **champion.entry.values,
        "name": "Trial",
        "text": "Passive: The Champion of this card has +1 DEF.",
    }
    wrong = pool().extended([Entry("card", values, 1, "trial")]).errors
    assert any("has a Champion of its own" in error.message for error in wrong)


# ---- what games number for themselves


@judged("UNP.PLAYER", "R240")
@pytest.mark.parametrize(("name", "gained"), [("Command Draw", 0), ("Command Gain Dice", 1)])
def test_an_unprinted_ability_is_told_from_the_others(name, gained):
    says = f"Passive: When an opponent triggers {name}, gain {{CP}}."
    s = tried({"says": says, "cp2": 3, "do": "pass; own dice of one color; colour R; roll 3; ~"})
    assert seen(s, "1.cp") == str(gained)


def test_no_test_of_its_own_has_a_number_that_every_game_reads_otherwise():
    """CALLED once had that of AMONG, and an unprinted ability that was named fitted every ability."""
    shared = {words.AMONG, words.REVEALED}
    assert not shared & set(TESTS)
