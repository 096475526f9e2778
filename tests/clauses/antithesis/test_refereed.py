"""Worked cases of a referee who knows the rulebook alone: where two chapters meet."""

# ruff: noqa: F403, F405  # the words of all worked cases

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language.wordings import TRAITS
from sandtable.games.antithesis.table import moves, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.words.reasons import refusal
from tests.cards.antithesis.corpus import refused
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import *  # the words of all worked cases

BOMB = "Global Action: {Exhaust} Ranged Attack (AOE 3x3, RNG 4, STR 3, HP). Ability Traits: Combat"


# ---- LOS


@judged("KW.MARKSMAN", "R76", "R60", "LOS.1")
@pytest.mark.parametrize("printed", [True, False])
def test_a_marksman_sees_the_middle_of_a_blast_past_characters(printed: bool) -> None:
    marks = ((i.MARKSMAN, 0),)
    line = BOMB.replace("HP)", "HP, Marksman)") if printed else BOMB
    bow = Card("Bow", hp=9, lines=(line,), keywords=() if printed else marks)
    spare = (Card("Spare", keywords=marks), Card("Plain", hp=9, lines=(BOMB,)))
    s = stand((bow, 0, "B4"), (OX, 1, "C4"), spare=spare)
    play(s, "use Bow: AOE; sq D4")
    assert hurt(s, "Ox") == 3
    s = stand((spare[1], 0, "B4"), (OX, 1, "C4"), spare=spare)
    play(s, "use Plain: AOE")
    assert why(s, "sq D4") == c.LOS_1


@judged("R244", "R60")
def test_a_blast_that_needs_no_los_is_offered_wherever_it_may_go() -> None:
    s = stand((Card("Mage", hp=9, lines=(BOMB.replace("HP)", "HP, no LOS)"),)), 0, "B4"), (OX, 1, "C4"))
    play(s, "use Mage: AOE")
    assert option(s, "sq D4") in s.options()


# ---- cards used from Hand


@judged("R102", "SEQ.2", "R143")
@pytest.mark.parametrize(("others", "able"), [(0, False), (1, True)])
def test_a_tactic_does_not_pay_with_itself(others: int, able: bool) -> None:
    line = "Global Action: {S}, discard a card from your Hand: Gain {R}. Ability Traits: Economics"
    s = board([Card("Ploy", kind=i.TACTIC, cost="1", lines=(line,)), OX])
    hand(s, "Ploy", 0)
    for _ in range(others):
        hand(s, "Ox", 0)
    dice(s, 0, "R1 R2")
    play(fight(s), "~")
    assert why(s, "card Ploy: discard") == (0 if able else c.SEQ_2)
    if able:
        play(s, "card Ploy: discard; die R1; ~; roll 3")
        assert zone(s, "Ox") == zones.DISCARD_PILE and bank(s, 0) == "R3"


@judged("R102", "R143", "R187")
@pytest.mark.parametrize(("others", "clause"), [(2, c.R143), (3, 0)])
def test_a_tactic_does_not_count_among_the_cards_in_hand(others: int, clause: int) -> None:
    line = "Global Action: If you have 3 or more cards in your Hand, gain {R}. Ability Traits: Economics"
    s = board([Card("Ploy", kind=i.TACTIC, cost="1", lines=(line,)), OX])
    for name in ("Ploy", *["Ox"] * others):
        hand(s, name, 0)
    dice(s, 0, "R1")
    play(fight(s), "~")
    assert why(s, "card Ploy: If") == clause


# ---- after a Move in a straight line


def holds(text: str) -> str:
    return f"Passive: {text} Ability Traits: Combat"


AFTER_TWO = "after a Move of 2 or more squares in a straight line."
KNIGHT = Card("Knight", hp=9, lines=(HIT,), move=(i.RUN, 4, 0, ""), traits=("Knight",))


CHARGE = ((i.CHARGE, 0),)


def ridden(*cards: tuple[Card, int, str], steps: int) -> Board:
    """A [CMA] of the Knight, straight on to the Ox, with a red two added to the Attack."""
    s = stand(
        (Card("Ox", hp=30), 1, f"{'BCDEF'[steps]}4"),
        *cards,
        cp=1,
        bank="R2",
        spare=(Card("S", keywords=CHARGE),),
    )
    play(s, "use Knight: [CMA]; " + "; ".join(["step N"] * steps) + ("; stop" if steps < 4 else ""))
    play(s, "die R2")
    return s


@judged("KW.CHARGE", "R77", "R246")
@pytest.mark.parametrize(("steps", "damage"), [(1, 5), (2, 7), (3, 9)])
def test_two_texts_after_a_move_are_asked_each_by_its_own_length(steps: int, damage: int) -> None:
    lines = (HIT, holds(f"This Character has +2 STR {AFTER_TWO}"))
    both = Card("Knight", hp=9, lines=lines, keywords=CHARGE, move=(i.RUN, 4, 0, ""))
    assert hurt(ridden((both, 0, "A4"), steps=steps), "Ox") == damage


@judged("R246")
@pytest.mark.parametrize("text", ["Other Knights you control have", "Your Melee Attacks have"])
@pytest.mark.parametrize(("steps", "damage"), [(1, 5), (2, 7)])
def test_what_others_have_after_a_move_holds_too(text: str, steps: int, damage: int) -> None:
    lord = Card("Lord", hp=9, lines=(holds(f"{text} +2 STR {AFTER_TWO}"),), traits=("Knight",))
    assert hurt(ridden((KNIGHT, 0, "A4"), (lord, 0, "A9"), steps=steps), "Ox") == damage


@judged("R246", "R77")
def test_a_shot_has_what_ranged_attacks_have_after_a_move_and_uses_it_up() -> None:
    shot = "Global Action: {S} Ranged Attack (RNG 4, STR 1, HP). Ability Traits: Combat"
    stab = "Global Action: {S} Melee Attack (RNG 0+D1, STR 1, HP). Ability Traits: Combat"
    for text, strengths in (
        ("This Character's Ranged Attacks have", (1, 3, 1)),
        ("This Character's Melee Attacks have", (3, 1, 1)),
        ("This Character has", (3, 1, 1)),
    ):
        rider = Card(
            "Rider", hp=9, lines=(shot, stab, holds(f"{text} +2 STR {AFTER_TWO}")), move=(i.RUN, 2, 0, "")
        )
        s = stand((rider, 0, "A4"), (Card("Ox", hp=30), 1, "D4"), bank="B1 B1 B1")
        play(s, "use Rider: [Move]; step N; step N; pass")
        for line, strength in zip(("Melee", "RNG 4", "RNG 4"), strengths, strict=True):
            before = hurt(s, "Ox")
            play(s, f"use Rider: {line}; pass")
            assert hurt(s, "Ox") - before == strength, (text, line)


@judged("R246")
@pytest.mark.parametrize("gift", ["Hover", "+1 DEF", "Precise Strike", "Cover"])
def test_what_no_attack_uses_is_not_had_after_a_move(gift: str) -> None:
    error = refused(holds(f"This Character has {gift} {AFTER_TWO}"))
    assert "for the next Attack: STR, RNG or Boost" in error.message
    error = refused(holds(f"This Character has +1 STR {AFTER_TWO.replace('2', '9')}"))
    assert "1 to 8 squares" in error.message


# ---- what holds only sometimes

GUARDS = tuple((keyword, 0) for keyword in (i.HOVER, i.STEALTH, i.PRECISE_STRIKE, i.MARKSMAN))


@judged("R247", "ATKSEQ.5", "DR.1")
@pytest.mark.parametrize(("fields", "damage"), [(0, 3), (1, 2), (2, 1)])
def test_damage_reduction_for_each_is_had_so_many_times(fields: int, damage: int) -> None:
    shed = Card("Shed", kind=i.FIELD)
    wall = Card("Wall", hp=9, lines=(holds("This Character has DR 1 for each Field you control."),))
    sheds = [(shed, 1, f"G{column}") for column in range(1, fields + 1)]
    s = stand((SPEAR, 0, "C4"), (wall, 1, "D4"), *sheds, spare=(shed,))
    play(s, "use Spear: Melee")
    assert hurt(s, "Wall") == damage


@judged("R247", "R180")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Hover against Champions", "whoever comes"),
        ("Precise Strike against Champions", "whoever comes"),
        ("Presence 2 against Champions", "whoever comes"),
        ("+1 HP against Champions", "whoever comes"),
        ("+1 STR against Melee Attacks", "with Melee Attacks"),
        ("+1 DEF with Melee Attacks", "against Attacks"),
        ("Cleave with Melee Attacks", "STR, RNG or Boost"),
        ("Hover for each Field you control", "only a number"),
        ("Cover for each Field you control", "only a number"),
        ("Boostx2 for each Field you control", "only a number"),
    ],
)
def test_what_cannot_be_had_sometimes_is_refused(text: str, words: str) -> None:
    assert words in refused(holds(f"This Character has {text}.")).message
    gains = act(f"This Character gains {text} until the end of the Phase.")
    if " with " not in text:
        assert words in refused(gains).message


@judged("R201", "BOOST.1", "MOVE.2")
@pytest.mark.parametrize(("gift", "dice_taken", "points"), [("Boost+1", 1, 2), ("Boostx2", 1, 2)])
def test_a_boost_for_the_next_attack_is_none_for_a_move_before_it(
    gift: str, dice_taken: int, points: int
) -> None:
    line = act(f"This Character gains {gift} for its next Attack.")
    s = stand((Card("Rider", hp=9, lines=(FREE, line), move=(i.RUN, 1, 0, "R")), 0, "A4"), bank="B1 R1 R1")
    play(s, "use Rider: gains; die B1; pass; use Rider: [Move]; die R1")
    rider = s.ref(the(s, "Rider"))
    assert s.bank_size(0) == 2 - dice_taken and s.move(rider, moves.POINTS) == points


@judged("R196", "RNG.3")
def test_who_is_told_to_attack_farther_may_attack_farther() -> None:
    bow = "Global Action: {Exhaust} Ranged Attack (RNG 2, STR 3, HP). Ability Traits: Combat"
    for more, able in (("", False), (" with +1 RNG", True)):
        boss = Card(
            "Boss", lines=(act(f"Target Character you control makes a Ranged Attack{more} at no cost."),)
        )
        s = stand((boss, 0, "A1"), (Card("Bow", hp=9, lines=(bow,)), 0, "C4"), (OX, 1, "F4"), bank="B1")
        assert (why(s, "use Boss: makes") == 0) == able
        if able:
            play(s, "use Boss: makes")
            assert hurt(s, "Ox") == 3
    assert (
        "more STR or RNG"
        in refused(act("Target Character you control makes a Melee Attack with +1 DEF.")).message
    )


# ---- who must be targeted, and what that costs


@judged("KW.TAUNT", "R75", "R248")
def test_two_texts_that_both_bind_leave_a_choice_between_them() -> None:
    bound = holds("Enemy Characters must target this Character if able.")
    taunt = Card("Taunt", hp=9, keywords=((i.TAUNT, 0),))
    one, two = (Card(name, hp=9, lines=(bound,)) for name in ("One", "Two"))
    for other in (two, taunt):
        s = stand((SPEAR, 0, "C4"), (one, 1, "D4"), (other, 1, "D5"), (OX, 1, "D3"))
        play(s, "use Spear: Melee")
        names = {s.library.names[s.get(s.board[o.value_of(x)], its.FACE)] for x in s.options()}
        assert names == {"One", other.name}
    both = Card("Both", hp=9, lines=(bound,), keywords=((i.TAUNT, 0),))
    s = stand((SPEAR, 0, "C4"), (both, 1, "D4"), (taunt, 1, "D5"), (OX, 1, "D3"))
    play(s, "use Spear: Melee")
    assert hurt(s, "Both") == 3


@judged("R196", "R16", "KW.NONCOMBAT.1")
@pytest.mark.parametrize("last", [True, False])
def test_a_surcharge_is_added_before_it_is_lessened(last: bool) -> None:
    line = "Global Action: Melee Attack (RNG 0+D1, STR 3, HP). Ability Traits: Combat"
    aid = (Card("Aid", lines=(holds("Attacks that target Characters cost {S} less."),)), 0, "A1")
    cards = [
        (Card("Spear", lines=(line,)), 0, "C4"),
        (Card("Meek", hp=9, keywords=((i.NON_COMBATANT, 0),)), 1, "D4"),
    ]
    s = stand(*(cards + [aid] if last else [aid] + cards))
    play(s, "use Spear: Melee")
    assert hurt(s, "Meek") == 3


# ---- [Deploy]


@judged("R198", "R25", "R127", "FIELD.S")
@pytest.mark.parametrize("kind", [i.CHARACTER, i.FIELD])
def test_a_big_token_comes_down_next_to_somebody_with_one_of_its_squares(kind: int) -> None:
    card = Card("Big", kind=kind, size=2, wide=2, deep=2, cost="1")
    noun = "Field" if kind == i.FIELD else "Character"
    verb = "field" if kind == i.FIELD else "sq"
    for spot, inside, outside in (
        ("in a square adjacent to this Character", "E4", "F4"),
        ("up to Row C", "B5", "C5"),
    ):
        text = act(f"[Deploy] a {noun} from your Hand, {spot}.")
        s = board([Card("Captain", lines=(text,)), card])
        place(s, "Captain", 0, "D4")
        hand(s, "Big", 0)
        dice(s, 0, "R1 R2")
        play(fight(s), "~; use Captain: [Deploy]; die R1; ~; pick Big; ~")
        assert why(s, f"{verb} {inside}") == 0 and why(s, f"{verb} {outside}") == c.R198


@judged("R190", "DEPLOY.1.i")
def test_whoever_has_no_card_in_hand_is_told_so() -> None:
    s = stand((OX, 0, "A1"))
    choice = option(s, "own [Deploy]")
    assert refusal(s, choice, s.bar(choice)) == "your Hand is empty"


# ---- squares and Cover


@judged("R38", "R179", "R183")
def test_a_stranded_flyer_is_put_down_where_it_may_stand() -> None:
    text = "When an enemy Character arrives in a square, place this Character in a free square in row E."
    bird = Card("Bird", move=(i.FLY, 1, 0, ""))
    pit = Card("Pit", kind=i.FIELD, lines=(holds("Characters cannot enter this Field."),))
    s = stand(
        (bird, 0, "C4"), (OX, 1, "D4"), (Card("Imp", hp=9, lines=(when(text),)), 1, "G1"), (pit, 1, "B4")
    )
    play(s, "use Bird: [Move]; step N; use Imp: place; sq C4")
    assert asked(s) == "Stranded:0"
    assert option(s, "sq B4") not in s.options() and option(s, "sq C3") in s.options()


@judged("KW.WALKER", "R37")
def test_a_walker_ignores_what_costs_more_and_not_what_costs_less() -> None:
    mud = Card("Mud", kind=i.FIELD, traits=("Water",), lines=(holds("Squares of this Field cost -1 Move."),))
    near = "Squares in the Engagement RNG of this Character cost +1 Move for enemy Characters."
    walker = Card("Walker", hp=9, keywords=((i.WALKER, TRAITS.number("Water")),), move=(i.RUN, 1, 0, ""))
    s = stand((walker, 0, "C4"), (mud, 1, "D4"), (Card("Net", lines=(holds(near),)), 1, "E4"))
    play(s, "use Walker: [Move]")
    assert why(s, "step N") == 0


@judged("COVER.1", "R55", "KW.IMPCOVERDAM")
@pytest.mark.parametrize(("improved", "damage"), [(False, 2), (True, 0)])
def test_a_text_may_say_that_cover_is_less(improved: bool, damage: int) -> None:
    lines = (holds("This Character has Cover."), holds("This Character's Cover is DR 1 vs HP."))
    keywords = ((i.IMPROVED_COVER_DAM, 0),) if improved else ()
    s = stand((SPEAR, 0, "C4"), (Card("Wall", hp=9, lines=lines, keywords=keywords), 1, "D4"))
    play(s, "use Spear: Melee")
    assert hurt(s, "Wall") == damage


@judged("R178", "R198")
@pytest.mark.parametrize("word", ["adjacent", "orthogonally adjacent"])
def test_whoever_stands_on_a_field_is_not_next_to_it(word: str) -> None:
    banner = Card(
        "Banner", kind=i.FIELD, lines=(holds(f"Friendly Characters {word} to this Field have +1 DEF."),)
    )
    for where, defence in (("D4", 0), ("D5", 1), ("E5", 1 if word == "adjacent" else 0), ("D6", 0)):
        s = stand((banner, 0, "D4"), (OX, 0, where))
        assert values.stat(s, the(s, "Ox"), i.DEF) == defence, where


# ---- windows


@judged("R187", "R143")
def test_of_several_whom_an_area_hits_those_are_named_who_can_be_helped() -> None:
    text = "When a Character you control would take True Damage, if it is a Knight, prevent 2 of it."
    blast = "Global Action: {Exhaust} Melee Attack (AOE 3x3, RNG 1, STR 3, HP). Ability Traits: Combat"
    s = stand(
        (Card("Mage", hp=9, lines=(blast,)), 0, "C4"), (KNIGHT, 1, "D4"), (OX, 1, "D5"),
        (Card("Aid", lines=(when(text, "{Exhaust}"),)), 1, "G9"),
    )  # fmt: skip
    play(s, "use Mage: AOE; sq D4; use Aid: prevent")
    assert (hurt(s, "Knight"), hurt(s, "Ox")) == (1, 3)


# ---- who can have what


@judged("R194", "R82", "FIELD.1", "MOD.U")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("Global Interrupt: {S} This Move gains +1 Move. Ability Traits: Combat", "before its first step"),
        (act("This Character gains Destructible-1 until the end of the Phase."), "belongs to a Field"),
        (act("Target Modification gains Hover until the end of the Phase."), "Attached Has"),
        (holds("Directives you control have +1 STR."), "belongs to a Character"),
        (holds("Characters in your Hand have Hover."), "only the cost"),
        (holds("Characters in a Discard Pile have +1 STR."), "only the cost"),
    ],
)
def test_what_is_of_no_use_to_its_bearer_is_refused(line: str, words: str) -> None:
    assert words in refused(line).message


@judged("R9", "R143", "CMA.2", "CMA.1")
def test_only_who_could_perform_a_combined_movement_action_is_told_to() -> None:
    boss = Card("Boss", lines=(act("Target Character you control performs a [CMA]."),))
    for side, points, clause in (
        (its.RECOVERED, 1, 0),
        (its.EXHAUSTED, 1, c.R143),
        (its.RECOVERED, 0, c.R143),
    ):
        s = stand((boss, 0, "A1"), (SPEAR, 0, "C4"), (OX, 1, "D4"), bank="B1", cp=points)
        s.put(the(s, "Spear"), its.SIDE, side)
        assert why(s, "use Boss: performs") == clause
    s = stand((boss, 0, "A1"), (SPEAR, 0, "C4"), (OX, 1, "D4"), bank="B1", cp=1)
    play(s, "use Boss: performs; stop")  # the Boss itself has nothing to combine, and is not asked about
    assert hurt(s, "Ox") == 3
