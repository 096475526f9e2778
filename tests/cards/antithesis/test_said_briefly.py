"""What designers say briefly: what a step costs in all, a Goal by the letter of its row, two Characters as "both"."""

# ruff: noqa: E501  # a text and how it is printed stand on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood

from .corpus import texts
from .test_judged_texts import test_it_does_what_it_says as does_what_it_says

MORE = "Passive: Squares of this Field cost +%d Move."
STEPS = {
    "Passive: Entering a square of this Field costs 2 Move.": MORE % 1,
    "Passive: Entering a square of this Field costs 3 Move Points.": MORE % 2,
    "Passive: Entering a square of this Field costs 2 Move instead of 1.": MORE % 1,
    "Passive: It costs 2 Move to step into a square of this Field.": MORE % 1,
    "Passive: It costs 2 Move Points to enter a square of this Field.": MORE % 1,
    "Passive: Squares of this Field cost 2 Move.": MORE % 1,
    "Passive: Each square of this Field costs 2 Move Points to enter.": MORE % 1,
    "Passive: Moving into a square of this Field costs 2 Move.": MORE % 1,
    "Passive: Entering a square of this Field costs 2 Move for enemy Characters.": "Passive: Squares of this Field cost +1 Move for enemy Characters.",
    # what it costs besides is said as it stands
    "Passive: Entering a square of this Field costs 1 additional Move Point.": MORE % 1,
    "Passive: Entering a square of this Field costs 2 more Move.": MORE % 2,
    "Passive: Entering squares of this Field costs +1 Move.": MORE % 1,
}


@pytest.mark.clause("antithesis MOVE.3.a.iii", "antithesis R37")
@pytest.mark.parametrize("text", STEPS, ids=lambda text: text[:70])
def test_what_a_step_costs_in_all_is_one_more_than_a_step(text: str) -> None:
    assert understood(texts(), text, "", "this Field").printed == STEPS[text]


@pytest.mark.clause("antithesis R37")
@pytest.mark.parametrize("how", ["Entering", "Moving into", "Stepping into"])
def test_a_step_that_costs_what_it_costs_anyway_says_nothing(how: str) -> None:
    with pytest.raises(CardError):
        understood(texts(), f"Passive: {how} a square of this Field costs 1 Move.", "", "this Field")


@pytest.mark.clause("antithesis MOVE.3.a.iii", "antithesis R37")
@pytest.mark.parametrize("text", [one for one in STEPS if "2 Move" in one and "enemy" not in one])
def test_three_move_points_are_a_step_into_the_field_and_one_out_of_it(text: str) -> None:
    scene = {"says": text, "kind": "Field", "given": "1 Ox@C5", "cp": 1, "this": "this Field"}
    does_what_it_says(scene | {"do": "use Ox: Move; ~; step W; ~; step W; ~", "then": ["Ox.square C3"]})


SAID = {
    "1: [Reveal a Goal] D": "1: [Reveal a Goal] in row D.",
    "1: [Reveal a Goal] B. Draw a card": "1: [Reveal a Goal] in row B. Draw a card.",
    "1: [Reveal a Goal] E, gain {G}": "1: [Reveal a Goal] in row E, then gain {G}.",
    "1: [Reveal a Goal] C or D, your choice": "1: Choose one: [Reveal a Goal] in row C; or [Reveal a Goal] in row D.",
    "Passive: Large and Huge Characters cannot enter this Field.": "Passive: Large or Huge Characters cannot enter this Field.",
    "Passive: While adjacent to a Knight you control, both have +1 DEF.": "Passive: This Character has +1 DEF while it is adjacent to a Knight you control. Knights you control adjacent to this Character have +1 DEF.",
    "Response: When a Character you control arrives on this Field, draw a card.": "Response: When a Character you control arrives in a square of this Field, draw a card.",
    "Defensive Interrupt {Gem}: Reduce the STR of the current Attack by 2.": "Defensive Interrupt: {Gem} This Attack gains -2 STR.",
    "Defensive Interrupt {Gem}: The current Attack has -2 STR.": "Defensive Interrupt: {Gem} This Attack gains -2 STR.",
    "Global Action: {CP} Kill another Character you control. This Character Heals by that Character's VP.": "Global Action: {CP} Kill another Character you control. This Character Heals 1 for each VP of that Character.",
    "Global Action: {CP} Draw two cards. Your opponent draws one.": "Global Action: {CP} Draw 2 cards. Your opponent draws a card.",
    "Global Action: {CP} Gain 1 {Victory Point}.": "Global Action: {CP} Gain 1 Victory Point.",
    "Global Action: {CP} Draw a card for each Character killed this Phase (max. 3).": "Global Action: {CP} Draw a card for each Character killed this Phase, counting at most 3.",
    "When Revealed: Attach a Modification from your Discard Pile to a Character you control without paying its cost.": "When Revealed: Attach a Modification from your Discard Pile to a Character you control.",
    "Passive: Characters engaged by this Character cannot use FLY movement.": "Passive: Characters engaged by this Character cannot [Move] as FLY.",
    "Offensive Action: {CP} Ranged Attack RNG 3, LOS, STR 2 {B}, HP. A Character damaged by this Attack is Exhausted.": "Offensive Action: {CP} Ranged Attack (RNG 3, STR 2, {B}, HP). If this Attack dealt True Damage, exhaust the target.",
}  # fmt: skip


@pytest.mark.clause("antithesis GOAL.1", "antithesis R181")
@pytest.mark.parametrize("text", SAID, ids=lambda text: text[:70])
def test_it_is_printed_in_the_words_of_the_house(text: str) -> None:
    found = understood(texts(), text, "", "this Field" if "this Field" in text else "this Character")
    assert found.printed == SAID[text]
    texts().verified(found.reading.program.code)


REFUSED = {
    # ---- of several who are hit, or where it is PUSH that is dealt, nobody tells who is damaged
    "Offensive Action: {CP} Ranged Attack AOE 3x3, RNG 3, STR 2, HP. A Character damaged by this Attack is Exhausted.": "If this Attack dealt True Damage",
    "Offensive Action: {CP} Ranged Attack RNG 3, LOS, STR 2, PUSH. A Character damaged by this Attack is Exhausted.": "If this Attack dealt True Damage",
    "1: [Reveal a Goal] D, E or F.": "of several, one is chosen",
    "Passive: Characters in each player's Row A cannot make Attacks.": "your opponent's row A is your row G",
    "Passive: While adjacent to an exhausted Character you control, both have +1 DEF.": "each is said by itself",
    "Response: When this Character damages a Champion, draw a card.": "deals True Damage to",
}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:70])
def test_what_cannot_be_said_so_briefly_says_how(text: str) -> None:
    with pytest.raises(CardError) as caught:
        understood(texts(), text)
    assert REFUSED[text] in caught.value.message


ROWS = "rows are counted from your own side"
OF_EITHER = {
    "Response: When a Character enters Row A of either Player, draw a card.": ROWS,
    "Response: When a Character arrives in Row A or B of either Player, draw a card.": ROWS,
    "Global Action: {CP} Place target Character in a square in row A of either player.": ROWS,
    "Global Action: {CP} Place this Character in a free square in row B or lower of any player.": ROWS,
    "While Revealed: Characters can't make Attacks in Rows A and B of either Player.": ROWS,
    "Global Action: {CP} Gain {R} for each Goal controlled by either player.": "a Goal need not be controlled",
    "Global Action: {CP} Draw a card for each Goal of any player.": "a Goal need not be controlled",
    "Passive: This Character has +1 DEF while it is on a Goal controlled by either Player.": "a Goal need not be controlled",
    "Global Action: {CP} If there are 2 or more Goals either player controls, draw a card.": "a Goal need not be controlled",
}


@pytest.mark.clause("antithesis GOAL.1", "antithesis R181")
@pytest.mark.parametrize("text", OF_EITHER, ids=lambda text: text[:70])
def test_rows_and_goals_of_either_player_are_not_your_rows_nor_all_goals(text: str) -> None:
    with pytest.raises(CardError) as caught:
        understood(texts(), text)
    assert OF_EITHER[text] in caught.value.message


@pytest.mark.clause("antithesis R181")
@pytest.mark.parametrize("whose", ["of both players", "controlled by either player", "of any player"])
def test_characters_of_either_player_are_all_characters(whose: str) -> None:
    found = understood(texts(), f"Global Action: {{CP}} Recover all Characters {whose}.")
    assert found.printed == "Global Action: {CP} Recover all Characters."
