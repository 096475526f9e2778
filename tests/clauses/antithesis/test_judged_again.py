"""Worked cases of costs that are done, of what cannot be done, and of things in the midst of others."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.words.asking import question
from sandtable.games.antithesis.words.reasons import refusal
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases

RESILIENT = ((i.RESILIENT, 0),)
HAND = Card(
    "Hand",
    hp=9,
    lines=(
        act("Place target Character in a free square.", "{CP}", "Global Interrupt"),
        act("Kill target Character.", "{CP}", "Global Interrupt"),
        act("Gain control of target enemy Character until the end of the Phase.", "{CP}", "Global Interrupt"),
        act("Exchange the squares of 2 friendly Characters.", "{CP}", "Global Interrupt"),
    ),
)


def done(cost: str) -> str:
    """An Action for which something is done."""
    return f"Global Action: {cost}: Gain {{R}}. Ability Traits: Economics"


def come_to(s: Board, words: str) -> None:
    """Pass until this can be chosen, and choose it."""
    while s.bar(option(s, words)) != 0 and asked(s).split(":")[0] in ("Window", "Point"):
        s.apply(o.PASS)
    play(s, words)


# ---- costs that are done


@judged("R183", "SEQ.2", "R84")
@pytest.mark.parametrize(
    "cost", ["Discard this Character", "Return this Character to its owner's Hand", "Remove this Character from the game"]
)  # fmt: skip
def test_what_cannot_leave_play_pays_for_nothing_by_leaving(cost: str) -> None:
    s = stand((Card("Martyr", keywords=RESILIENT, lines=(done(cost),)), 0, "C4"), (OX, 1, "G9"))
    assert why(s, "use Martyr: Gain") == c.SEQ_2
    s = stand((Card("Martyr", lines=(done(cost),)), 0, "C4"), (OX, 1, "G9"))
    play(s, "use Martyr: Gain; roll 3")
    assert zone(s, "Martyr") != zones.IN_PLAY and s.bank_size(0) == 1


@judged("R84", "SEQ.2")
def test_the_resilient_may_be_killed_for_a_cost() -> None:
    s = stand(
        (Card("Martyr", keywords=RESILIENT, lines=(done("Kill this Character"),)), 0, "C4"), (OX, 1, "G9")
    )
    play(s, "use Martyr: Gain; roll 3")
    assert zone(s, "Martyr") == zones.DISCARD_PILE


@judged("R183", "SEQ.2")
def test_only_what_can_be_discarded_is_picked_for_a_cost() -> None:
    priest = Card("Priest", lines=(done("Discard another Character you control"),))
    rock = Card("Rock", keywords=RESILIENT)
    s = stand((priest, 0, "C4"), (rock, 0, "C5"), (OX, 1, "G9"))
    assert why(s, "use Priest: Gain") == c.SEQ_2
    s = stand((priest, 0, "C4"), (rock, 0, "C5"), (Card("Lamb"), 0, "C6"), (OX, 1, "G9"))
    play(s, "use Priest: Gain; roll 3")  # nobody is asked: the Lamb alone can be given
    assert zone(s, "Lamb") == zones.DISCARD_PILE and zone(s, "Rock") == zones.IN_PLAY


@judged("R124", "SEQ.2")
def test_an_exhausted_friend_is_not_exhausted_for_a_cost() -> None:
    drummer = Card("Drummer", lines=(done("Exhaust another Character you control"),))
    s = stand((drummer, 0, "C4"), (OX, 0, "C5"), (Card("Foe"), 1, "G9"))
    s.put(the(s, "Ox"), its.SIDE, its.EXHAUSTED)
    assert why(s, "use Drummer: Gain") == c.SEQ_2


@judged("SEQ.2", "R185")
def test_an_empty_deck_pays_no_top_card() -> None:
    digger = Card("Digger", lines=(done("Discard the top card of your Main Deck"),))
    s = stand((digger, 0, "C4"), (OX, 1, "G9"))
    assert why(s, "use Digger: Gain") == c.SEQ_2
    new(s, "Ox", 0, zones.MAIN_DECK)
    assert why(s, "use Digger: Gain") == 0


@judged("R148", "CMA.2", "SEQ.2")
def test_no_action_is_combined_whose_cost_cannot_be_done() -> None:
    clerk = Card("Clerk", lines=(done("{Exhaust}, discard a card from your Hand"),))
    s = stand((clerk, 0, "C4"), (OX, 1, "G9"), cp=1)
    press = option(s, "use Clerk: [CMA]")
    assert s.bar(press) == c.CMA_2
    assert refusal(s, press, c.CMA_2) == "Clerk has no Action that you could pay for together with its Move"
    hand(s, "Ox", 0)
    assert s.bar(press) == 0


@judged("R196", "SEQ.2")
def test_who_cannot_do_the_cost_of_an_attack_is_not_told_to_make_it() -> None:
    costly = "Global Action: {Exhaust}, discard a card from your Hand: Melee Attack (RNG 0+D1, STR 3, HP). Ability Traits: Combat"
    chief = Card("Chief", lines=(act("Target Character you control makes a Melee Attack.", "{CP}"),))
    s = stand((chief, 0, "A1"), (Card("Axe", lines=(costly,)), 0, "C4"), (OX, 1, "D4"), cp=1)
    assert why(s, "use Chief: makes") == c.R143
    hand(s, "Ox", 0)
    assert why(s, "use Chief: makes") == 0


@judged("R183", "R190", "GMA.1")
def test_who_cannot_be_exhausted_pays_no_exhaust() -> None:
    warden = Card("Warden", lines=("Passive: Enemy Characters cannot be exhausted. Ability Traits: Command",))
    s = stand((Card("Spear", lines=(HIT, FREE)), 0, "C4"), (warden, 1, "D4"), bank="Y1", cp=9)
    for words in ("use Spear: {Exhaust} Melee", "use Spear: [Move]s", "use Spear: [CMA]"):
        assert why(s, words) == c.R183
        assert "the text of Warden forbids" in refusal(s, option(s, words), c.R183)
    play(s, "use Spear: {S} Melee")
    assert hurt(s, "Warden") == 0 or zone(s, "Warden") == zones.DISCARD_PILE


# ---- windows


@judged("R188", "R97")
def test_two_copies_in_hand_are_one_answer() -> None:
    bluff = Card("Bluff", kind=i.TACTIC, cost="1", lines=(when("When a Character is killed, gain {CP}."),))
    s = board([Card("Spear", hp=9, lines=(HIT,)), Card("Kid", hp=3), bluff])
    place(s, "Spear", 0, "C4")
    place(s, "Kid", 1, "D4")
    for _ in range(2):
        hand(s, "Bluff", 0)
    dice(s, 0, "Y1 Y1")
    s = fight(s)
    come_to(s, "use Spear: Melee")
    for _ in range(2):
        come_to(s, "card Bluff: killed")
        assert asked(s) != "Pick:0"
        if asked(s) == "Pay:0":
            play(s, "die Y1")
    play(s, "~")
    assert s.of(0, their.COMMAND) == 2  # each copy once, and nobody asked which Kid was meant


@pytest.mark.clause("antithesis R204", "antithesis R70", "antithesis R103", "antithesis R189")
@pytest.mark.parametrize("first", ["C4", "C6"])
def test_of_several_killed_at_once_none_answers_for_another(first: str) -> None:
    """Wherever it stands, and so whichever is named first: it answers its own kill alone."""
    mourner = Card("Mourner", lines=(when("When a Character is killed, gain {CP}."),))
    bomb = Card("Bomb", lines=(act("Kill all Characters.", "{CP}"),))
    s = stand((bomb, 0, "C5"), (mourner, 0, first), (OX, 1, "G9"), cp=1)
    play(s, "use Bomb: Kill")
    answered = 0
    while asked(s) == "Window:0":
        answered += 1
        play(s, "use Mourner: killed")
    assert answered == 1 and s.of(0, their.COMMAND) == 1


@judged("R204", "R70", "R189", "R61")
@pytest.mark.parametrize("where", ["D3", "D5"])
def test_who_dies_in_a_blast_answers_no_damage_but_its_own(where: str) -> None:
    medic = Card(
        "Medic", hp=3, lines=(when("When a friendly Character takes 1 or more True Damage, gain {CP}."),)
    )
    s = stand((Card("Mage", hp=9, lines=(BLAST,)), 0, "B4"), (medic, 1, where), (OX, 1, "D4"))
    play(s, "use Mage: AOE; sq D4")
    answered = 0
    while asked(s) == "Window:1":
        answered += 1
        play(s, "use Medic: friendly")
    assert answered == 1 and hurt(s, "Ox") == 3


@judged("R204", "R187")
@pytest.mark.parametrize("where", ["C4", "C6"])
def test_of_several_that_leave_at_once_none_answers_for_another(where: str) -> None:
    herald = Card("Herald", lines=(when("When a Character leaves play, gain {CP}."),))
    tide = Card("Tide", keywords=RESILIENT, lines=(act("Discard all Characters.", "{CP}"),))
    s = stand((tide, 0, "A1"), (OX, 0, "C5"), (herald, 0, where), (Card("Foe"), 1, "G9"), cp=1)
    play(s, "use Tide: Discard")
    answered = 0
    while asked(s) == "Window:0":
        answered += 1
        s.apply(next(one for one in s.options() if one != o.PASS))  # it lies in the Discard Pile now
    assert answered == 1 and zone(s, "Ox") == zones.DISCARD_PILE and zone(s, "Tide") == zones.IN_PLAY


# ---- places


@judged("R194", "R185", "MOVE.4")
def test_nobody_is_exchanged_onto_a_character_that_another_flies_over() -> None:
    flyer = Card("Flyer", move=(i.FLY, 4, 0, ""))
    kid = Card("Kid")
    s = stand((HAND, 0, "A1"), (flyer, 0, "C4"), (kid, 0, "C8"), (OX, 1, "C5"), cp=9)
    play(s, "~; use Flyer: [Move]s; ~; step E; use Hand: Exchange; pick Flyer; pick Kid; ~")
    assert at_square(s, the(s, "Kid")) == "C8" and at_square(s, the(s, "Flyer")) == "C5"
    assert asked(s) == "Move:0"  # it was moved nowhere, and flies on


@judged("R198", "R190", "TEL.1")
def test_a_square_that_cannot_be_chosen_is_refused_by_what_is_there() -> None:
    s = stand((HAND, 0, "A1"), (OX, 1, "C5"), (Card("Blink", move=(i.TEL, 2, 0, "")), 0, "E5"), cp=9)
    play(s, "use Hand: Place; pick Blink")
    assert why(s, "sq C5") == c.DEPLOY_3_II and "placed" in question(s)
    play(s, "sq F5; ~; use Blink: [Move]s; ~")
    assert why(s, "sq F5") == c.TEL_1 and why(s, "sq C5") == c.TEL_3


# ---- Charge


@pytest.mark.clause("antithesis R203", "antithesis R77", "antithesis R65")
def test_a_charge_waits_for_an_attack_that_is_made() -> None:
    """The target has gone before the Attack began: nobody was attacked, and the Charge is still there."""
    ghost = Card(
        "Ghost", hp=30, lines=(when("When an opponent triggers an Attack, place this Character in a free square in row D."),)
    )  # fmt: skip
    rider = Card("Rider", lines=(FREE,), keywords=((i.CHARGE, 0),), move=(i.RUN, 3, 0, ""))
    s = stand((rider, 0, "A1"), (ghost, 1, "D1"), bank="R6 Y1 Y1")
    s.set_flag(the(s, "Rider"), its.IS_CHARGED)
    s.put(the(s, "Rider"), its.SQUARES, 1 << square("C1"))
    play(s, "use Rider: Melee; die Y1; use Ghost: triggers; sq D9")
    assert asked(s) == "Battle:1" and s.flag(the(s, "Rider"), its.IS_CHARGED)


# ---- Keywords


@judged("R85", "KW.UNMOD")
def test_unmoddable_all_takes_no_modification() -> None:
    ring = Card(
        "Ring",
        kind=i.MODIFICATION,
        cost="1",
        attach="Attach To: Character you control",
        lines=("Attached Has Hover.",),
    )
    s = board([Card("Stone", keywords=((i.UNMODDABLE, i.ALL_TRAITS),)), ring, OX])
    place(s, "Stone", 0, "A1")
    place(s, "Ox", 1, "G9")
    hand(s, "Ring", 0)
    dice(s, 0, "Y1")
    s = fight(s)
    play(s, "~")
    assert why(s, "own Offensive") == c.DEPLOY_1
    place(s, "Ox", 0, "A2")
    assert why(s, "own Offensive") == 0
