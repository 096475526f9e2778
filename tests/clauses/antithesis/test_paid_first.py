"""What is paid changes the table on which an ability does what it says: nobody is offered to pay for nothing."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card, texts
from tests.clauses.antithesis.scene import *  # the words of all worked cases

RAISE = "[Deploy] a Character from your Hand at no cost."
PLOY = Card("Ploy", kind=i.TACTIC, cost="1", lines=(act("Gain {R}."),))
RECRUIT = Card("Recruit", cost="2")


def done(cost: str, text: str = "Gain {R}.") -> Card:
    """Somebody with an Action for which something is done."""
    return Card("Clerk", hp=9, lines=(f"Global Action: {cost}: {text} Ability Traits: Economics",))


def at_desk(clerk: Card, held: tuple[Card, ...] = (), others: tuple[Card, ...] = (), cp: int = 0) -> Board:
    s = board([clerk, *{card.name: card for card in (*held, *others)}.values()])
    place(s, "Clerk", 0, "C4")
    for card in held:
        hand(s, card.name, 0)
    for number, card in enumerate(others):
        place(s, card.name, 0, f"A{number + 1}")
    command(s, 0, cp)
    return fight(s)


# ---- several costs


@judged("R273", "SEQ.2", "R155")
@pytest.mark.parametrize("cards", [1, 2])
def test_one_card_in_hand_pays_for_one_discard(cards: int) -> None:
    clerk = done("Discard a card from your Hand, discard a card from your Hand")
    s = at_desk(clerk, held=(PLOY,) * cards)
    assert why(s, "use Clerk: Gain") == (c.SEQ_2 if cards == 1 else 0)


@judged("R273", "SEQ.2", "R124")
@pytest.mark.parametrize("verb", ["exhaust", "discard", "kill"])
@pytest.mark.parametrize("others", [1, 2])
def test_one_friend_is_given_for_one_cost(verb: str, others: int) -> None:
    clerk = done(f"{verb.capitalize()} another Character you control, {verb} another Character you control")
    s = at_desk(clerk, others=(OX,) * others)
    assert why(s, "use Clerk: Gain") == (c.SEQ_2 if others == 1 else 0)


@judged("R273", "SEQ.2")
def test_who_was_exhausted_may_be_discarded_for_the_next_cost() -> None:
    clerk = done("Exhaust a Knight you control, discard a Knight you control")
    s = at_desk(clerk, others=(Card("Sir", traits=("Knight",)),))
    play(s, "use Clerk: Gain; roll 3")
    assert zone(s, "Sir") == zones.DISCARD_PILE and s.bank_size(0) == 1


@judged("R273", "SEQ.2", "R185")
def test_one_card_in_a_deck_is_discarded_once() -> None:
    clerk = done("Discard the top card of your Main Deck, discard the top card of your Main Deck")
    s = at_desk(clerk)
    new(s, "Clerk", 0, zones.MAIN_DECK)
    assert why(s, "use Clerk: Gain") == c.SEQ_2
    new(s, "Clerk", 0, zones.MAIN_DECK)
    assert why(s, "use Clerk: Gain") == 0


@judged("R273", "SEQ.2")
def test_nobody_is_given_whom_the_next_cost_needs() -> None:
    clerk = done("Discard another Character you control, exhaust another Knight you control")
    s = at_desk(clerk, others=(Card("Sir", traits=("Knight",)), Card("Lad")))
    play(s, "use Clerk: Gain; roll 3")  # nobody is asked: without the Knight the rest could not be paid
    assert zone(s, "Lad") == zones.DISCARD_PILE and zone(s, "Sir") == zones.IN_PLAY


# ---- what would be deployed


@judged("R273", "R143", "R127")
@pytest.mark.parametrize(("held", "offered"), [((RECRUIT,), False), ((RECRUIT, RECRUIT), True), ((RECRUIT, PLOY), True)])  # fmt: skip
def test_the_card_that_is_deployed_does_not_pay(held: tuple[Card, ...], offered: bool) -> None:
    s = at_desk(done("Discard a card from your Hand", RAISE), held=held)
    assert why(s, "use Clerk: [Deploy] a") == (0 if offered else c.DEPLOY_1)


@judged("R273", "SEQ.2", "DEPLOY.1")
def test_who_returned_to_pay_may_be_deployed() -> None:
    s = at_desk(done("Return another Character you control to its owner's Hand", RAISE), others=(RECRUIT,))
    play(s, "use Clerk: [Deploy] a; pick Recruit; sq A9")
    assert at_square(s, the(s, "Recruit")) == "A9"
    text = "[Deploy] a Character from your Discard Pile at no cost."
    s = at_desk(done("Discard another Character you control", text), others=(RECRUIT,))
    play(s, "use Clerk: [Deploy] a; sq A9")
    assert at_square(s, the(s, "Recruit")) == "A9"


# ---- an "if" that payment changes


def iffy(cost: str, condition: str) -> str:
    return f"Global Action: {cost} If {condition}, gain {{R}}. Ability Traits: Economics"


@judged("R273", "R143", "SEQ.4")
@pytest.mark.parametrize(("state", "offered"), [("exhausted", True), ("recovered", False)])
def test_an_if_is_asked_behind_its_own_exhaust(state: str, offered: bool) -> None:
    s = stand((Card("Man", lines=(iffy("{Exhaust}", f"this Character is {state}"),)), 0, "C4"))
    assert why(s, "use Man: gain") == (0 if offered else c.R143)


@judged("R273", "R143", "SEQ.4")
@pytest.mark.parametrize("others", [0, 1])
def test_whoever_exhausts_itself_is_one_of_the_exhausted(others: int) -> None:
    man = Card("Man", lines=(iffy("{Exhaust}", "you control 2 or more exhausted Characters"),))
    s = stand((man, 0, "C4"), (OX, 0, "A1"))
    s.put(the(s, "Ox"), its.SIDE, its.EXHAUSTED if others else its.RECOVERED)
    assert why(s, "use Man: gain") == (0 if others else c.R143)


@judged("R273", "R143", "ALT.8")
@pytest.mark.parametrize(("mana", "clause"), [(0, c.R143), (1, c.R143), (2, 0)])
def test_a_token_that_pays_is_not_there_any_more(mana: int, clause: int) -> None:
    man = Card("Man", lines=(iffy("{Mana}", "this Character has 1 or more Mana tokens"),))
    s = stand((man, 0, "C4"))
    s.put(the(s, "Man"), its.TOKENS + its.MANA, mana)
    assert why(s, "use Man: gain") == clause


@judged("R273", "R143")
@pytest.mark.parametrize(("bank", "offered"), [("R1 R2 B3", True), ("R1 R2 B3 B3", False)])
def test_dice_that_pay_are_not_in_the_bank_any_more(bank: str, offered: bool) -> None:
    text = "Global Action: {S}{S} If you have 1 or less dice in your Dice Bank, draw a card. Ability Traits: Economics"
    s = stand((Card("Man", lines=(text,)), 0, "C4"), bank=bank)
    assert why(s, "use Man: draw") == (0 if offered else c.R143)


@judged("R273", "R143")
@pytest.mark.parametrize("cards", [1, 2])
def test_a_hand_is_empty_when_its_last_card_has_paid(cards: int) -> None:
    clerk = done("Discard a card from your Hand", "If you have no cards in your Hand, gain {R}.")
    assert why(at_desk(clerk, held=(PLOY,) * cards), "use Clerk: gain") == (0 if cards == 1 else c.R143)


@judged("R273", "R190")
def test_an_if_is_named_before_a_cost_that_cannot_be_paid() -> None:
    s = stand((Card("Man", lines=(iffy("{CP}", "you control 3 or more Characters"),)), 0, "C4"))
    assert why(s, "use Man: gain") == c.R143


# ---- whoever is told to do something with a cost of its own

TOLD = "makes a Melee Attack. Ability Traits: Combat"
DEAR = "Global Action: {CP} Melee Attack (RNG 0+D1, STR 3, {R}, HP). Ability Traits: Combat"


@judged("R273", "R196", "R143")
def test_who_exhausted_itself_cannot_pay_for_its_attack() -> None:
    for text, clause in (("This Character", c.R196), ("Target Character you control", c.R143)):
        s = stand(
            (Card("Ax", lines=(f"Global Action: {{Exhaust}} {text} {TOLD}", HIT)), 0, "C4"), (OX, 1, "D4")
        )
        assert why(s, "use Ax: makes") == clause


@judged("R273", "R196", "R144")
@pytest.mark.parametrize("points", [1, 2])
def test_a_point_pays_for_the_order_or_for_the_attack(points: int) -> None:
    told = Card("Ax", hp=9, lines=(f"Global Action: {{CP}} This Character {TOLD}", DEAR))
    s = stand((told, 0, "C4"), (OX, 1, "D4"), cp=points)
    assert why(s, "use Ax: makes") == (c.R196 if points == 1 else 0)
    chief = Card("Chief", lines=(f"Global Action: {{CP}} Target Character you control {TOLD}",))
    s = stand((chief, 0, "A1"), (Card("Ax", lines=(DEAR,)), 0, "C4"), (OX, 1, "D4"), cp=points)
    assert why(s, "use Chief: makes") == (c.R143 if points == 1 else 0)


@judged("R273", "R196", "R144")
def test_only_who_can_still_pay_is_named_as_target() -> None:
    chief = Card("Chief", lines=(f"Global Action: {{CP}} Target Character you control {TOLD}",))
    s = stand(
        (chief, 0, "A1"),
        (Card("Ax", lines=(DEAR,)), 0, "C4"),
        (Card("Spear", lines=(HIT,)), 0, "C5"),
        (OX, 1, "D4"),
        cp=1,
    )
    play(s, "use Chief: makes")  # nobody is asked
    assert hurt(s, "Ox") == 3 and s.get(the(s, "Spear"), its.SIDE) == its.EXHAUSTED


@judged("R273", "R9", "CMA.2")
@pytest.mark.parametrize("points", [1, 2])
def test_a_point_pays_for_the_order_or_for_the_press(points: int) -> None:
    line = "Global Action: {CP} This Character performs a [CMA]. Limit 1 per Phase. Ability Traits: Combat"
    s = stand((Card("Ax", lines=(line, HIT)), 0, "C4"), (OX, 1, "D4"), cp=points)
    assert (why(s, "use Ax: {CP} This Character performs") == 0) is (points == 2)


# ---- a target that pays


@judged("R273", "R143", "R144")
def test_who_pays_with_itself_is_no_target() -> None:
    heal = "Target Character you control Heals 2."
    s = at_desk(done("Discard this Character", heal))
    assert why(s, "use Clerk: Heals") == c.R143
    s = at_desk(done("Discard this Character", heal), others=(OX,))
    s.put(the(s, "Ox"), its.DAMAGE, 3)
    play(s, "use Clerk: Heals")  # nobody is asked: only the Ox will be there
    assert hurt(s, "Ox") == 1 and zone(s, "Clerk") == zones.DISCARD_PILE


@judged("R273", "R143", "R144")
def test_a_way_whose_target_pays_cannot_be_chosen() -> None:
    s = at_desk(
        done("Discard this Character", "Choose one: target Character you control Heals 2; or gain {R}.")
    )
    play(s, "use Clerk: Choose; roll 3")  # nobody is asked: there will be nobody to heal
    assert s.bank_size(0) == 1


@judged("R273", "R143", "R144")
@pytest.mark.parametrize(("others", "clause"), [(0, c.R143), (1, 0)])
def test_who_exhausts_itself_is_not_one_of_the_recovered(others: int, clause: int) -> None:
    line = "Global Action: {Exhaust} Exhaust target recovered Character you control. Ability Traits: Command"
    s = stand((Card("Man", lines=(line,)), 0, "C4"), *[(OX, 0, "A1")] * others)
    assert why(s, "use Man: Exhaust target") == clause


@judged("R144", "R273")
def test_who_is_exhausted_only_by_paying_is_no_target_either() -> None:
    line = "Global Action: {Exhaust} Recover target exhausted Character you control. Ability Traits: Command"
    s = stand((Card("Man", lines=(line,)), 0, "C4"))
    assert why(s, "use Man: Recover") == c.R143  # it was not exhausted when the target was chosen


# ---- how many were paid


@judged("R207", "SEQ.2", "CMA.2")
@pytest.mark.parametrize("pressed", [False, True])
def test_that_many_is_how_many_were_paid(pressed: bool) -> None:
    text = "Gain {R} that many times."
    s = at_desk(
        done("{Exhaust}, discard 2 cards from your Hand", text), held=(RECRUIT, RECRUIT, RECRUIT), cp=1
    )
    passes(s, "Battle")
    play(s, f"use Clerk: {'[CMA]' if pressed else 'Gain'}")
    passes(s, "Pick")
    play(s, "pick Recruit; pick Recruit")
    if pressed:
        passes(s, "Move")
        play(s, "stop")
    while asked(s).split(":")[0] in ("Window", "Point"):
        play(s, "pass")
    play(s, "roll 1; roll 2")
    assert s.bank_size(0) == 2


# ---- too late for dice


@judged("ATKSEQ.2", "R195", "R143")
def test_a_die_more_is_not_offered_when_dice_are_spent() -> None:
    drum = Card(
        "Drum",
        lines=(
            act(
                "Target Character you control gains Boost+1 for this Attack.", "{Exhaust}", "Global Interrupt"
            ),
            act("Target Character you control gains Boostx2 for this Attack.", "{CP}", "Global Interrupt"),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (OX, 1, "D4"), (drum, 0, "A1"), bank="R1", cp=1)
    play(s, "use Spear: Melee")
    assert asked(s) == "Point:0" and why(s, "use Drum: Boost+1") == 0
    play(s, "pass; die R1")
    assert asked(s) == "Point:0" and why(s, "use Drum: Boost+1") == c.ATKSEQ_2
    play(s, "use Drum: Boostx2; pick Spear; ~")  # dice that lie there may still be doubled
    assert hurt(s, "Ox") == 5


# ---- a surcharge that asks for what the Attack costs itself


@judged("R16", "R155", "R273")
def test_what_an_attack_costs_pays_for_no_surcharge() -> None:
    wall = Card(
        "Wall",
        hp=9,
        lines=("Passive: Attacks that target this Character cost {Exhaust} more. Ability Traits: Defend",),
    )
    s = stand((SPEAR, 0, "C4"), (wall, 1, "D4"))
    assert why(s, "use Spear: Melee") == c.R16
    s = stand((Card("Spear", lines=(FREE,)), 0, "C4"), (wall, 1, "D4"), bank="Y1")
    play(s, "use Spear: Melee")
    assert hurt(s, "Wall") == 3 and s.get(the(s, "Spear"), its.SIDE) == its.EXHAUSTED
    wall = Card(
        "Wall",
        hp=9,
        lines=("Passive: Attacks that target this Character cost {Mana} more. Ability Traits: Defend",),
    )
    mage = Card("Mage", lines=(HIT.replace("{Exhaust}", "{Mana}"),))
    for mana, clause in ((1, c.R16), (2, 0)):
        s = stand((mage, 0, "C4"), (wall, 1, "D4"))
        s.put(the(s, "Mage"), its.TOKENS + its.MANA, mana)
        assert why(s, "use Mage: Melee") == clause


@judged("R9", "R274", "DICE.11")
@pytest.mark.parametrize(
    "text", ["Characters in your Hand cost {Exhaust} more.", "This Character's [CMA] costs {Exhaust} less."]
)
def test_an_exhaust_is_neither_added_nor_taken_away_where_it_has_no_place(text: str) -> None:
    with pytest.raises(CardError, match="has no place here"):
        texts().read(f"Passive: {text} Ability Traits: Command")


@judged("ALT.8", "UNP.PLAYER")
def test_an_ability_of_a_player_is_not_paid_with_the_tokens_of_a_card() -> None:
    dear = Card(
        "Dear", lines=("Passive: Abilities with trait Command cost {Mana} more. Ability Traits: Command",)
    )
    s = stand((dear, 0, "C4"), cp=2)
    new(s, "Dear", 0, zones.MAIN_DECK)
    s.put(the(s, "Dear"), its.TOKENS + its.MANA, 2)
    assert why(s, "own Draw") == c.ALT_8


# ---- nobody to pick


@judged("R143", "R196", "R104")
@pytest.mark.parametrize(
    ("text", "others", "clause"),
    [
        ("A Character you control makes a Melee Attack.", (), c.R143),
        ("A Character you control makes a Melee Attack.", (SPEAR,), 0),
        ("Another Character you control [Move]s.", (), c.R143),
        ("Another Character you control [Move]s.", (OX,), 0),
        ("Another Character you control [Move]s. Gain {R}.", (), 0),  # the rest is done all the same
        ("Exhaust all Knights you control.", (), 0),
    ],
)
def test_what_is_done_to_somebody_needs_somebody(text: str, others: tuple[Card, ...], clause: int) -> None:
    boss = Card("Boss", lines=(act(text, "{CP}"),))
    s = stand((boss, 0, "A1"), *[(card, 0, "C4") for card in others], (Card("Foe", hp=9), 1, "D4"), cp=1)
    assert why(s, f"use Boss: {text}") == clause
