"""Refusals name what is in the way: the Character, the Field, the edge of the board, the die (R190)."""

# ruff: noqa: E501, F403, F405  # the words of all worked cases

import pytest

from sandtable.games.antithesis.game import GAME as GAME_WITH_WORDS
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases

CHASM = Card(
    "Chasm",
    kind=i.FIELD,
    lines=("Passive: Characters without FLY cannot enter this Field. Ability Traits: Command",),
)


def refused(s: Board, words: str) -> tuple[str, str]:
    clause, reason = GAME_WITH_WORDS.why_not(s, o.STOP if words == "stop" else option(s, words))
    return clause.removeprefix("antithesis "), reason


@judged("R190", "RUN.1", "R179", "FLY.1", "KW.LEAPING", "TEL.3")
@pytest.mark.parametrize(
    ("move", "keyword", "steps", "words", "reason"),
    [
        ((i.RUN, 3, 0, ""), 0, "", "step N", ("RUN.1", "Ox stands there, and RUN passes nobody")),
        ((i.RUN, 3, 0, ""), 0, "", "step E", ("R179", "Chasm keeps it out")),
        ((i.FLY, 3, 0, ""), 0, "step N", "stop", ("FLY.1", "it cannot stop where Ox stands")),
        ((i.RUN, 3, 0, ""), i.LEAPING, "step N", "stop", ("KW.LEAPING", "it cannot stop where Ox stands")),
        ((i.TEL, 3, 0, ""), 0, "", "sq D4", ("TEL.3", "Ox stands on D4")),
        ((i.TEL, 3, 0, ""), 0, "", "sq C5", ("R179", "Chasm keeps it out")),
    ],
)
def test_a_step_that_is_barred_names_who_or_what_bars_it(
    move: tuple[int, int, int, str], keyword: int, steps: str, words: str, reason: tuple[str, str]
) -> None:
    man = Card("Man", hp=9, move=move, keywords=((keyword, 0),) if keyword else ())
    s = stand((man, 0, "C4"), (OX, 1, "D4"), (CHASM, 1, "C5"))
    play(s, "use Man: [Move]s. Ability; " + steps if steps else "use Man: [Move]s. Ability")
    assert refused(s, words) == reason


@judged("R190", "DEPLOY.3.ii", "DEPLOY.3.iv", "R198")
def test_a_place_that_is_taken_names_who_has_it() -> None:
    hut = Card("Hut", kind=i.FIELD, wide=2)
    s = board([Card("Man", size=2), hut, OX])
    place(s, "Ox", 0, "B4")
    place(s, "Hut", 0, "A8")
    hand(s, "Man", 0)
    hand(s, "Hut", 0)
    play(fight(s), "~; own Offensive; pick Man")
    assert refused(s, "sq A3") == ("DEPLOY.3.ii", "Ox stands on A3")
    s = board([hut, OX])
    place(s, "Hut", 0, "A8")
    hand(s, "Hut", 0)
    play(fight(s), "~; own Offensive; pick Hut")
    assert refused(s, "field A7") == ("DEPLOY.3.iv", "Hut lies on A7")


@judged("R190", "R63", "R64", "PUSHPULL.3")
@pytest.mark.parametrize(
    ("kind", "where", "others", "far", "reason"),
    [
        ("PUSH", "D4", (), 4, ("R64", "it cannot be moved so far: the board ends there")),
        ("PUSH", "D4", ((OX, 0, "F4"),), 2, ("R64", "it cannot be moved so far: Ox is in the way")),
        ("PUSH", "D4", ((CHASM, 0, "G4"),), 3, ("R64", "it cannot be moved so far: Chasm keeps it out")),
        ("PUSH", "D4", (), 6, ("PUSHPULL.3", "that is farther than the damage moves it")),
        ("PULL", "F5", (), 4, ("R64", "a PULL brings it no nearer than that")),
    ],
)
def test_a_push_that_ends_early_names_what_ends_it(
    kind: str, where: str, others: tuple[tuple[Card, int, str], ...], far: int, reason: tuple[str, str]
) -> None:
    line = f"Global Action: {{Exhaust}} Ranged Attack (RNG 9+D9, STR 5, {kind}). Ability Traits: Combat"
    s = stand((Card("Bow", hp=9, lines=(line,)), 0, "C4"), (Card("Foe", hp=9), 1, where), *others)
    play(s, "use Bow: Ranged")
    assert refused(s, f"far {far}") == reason


@judged("R190", "R196", "R19", "DICE.8")
def test_a_die_that_comes_too_early_says_what_comes_before_it() -> None:
    s = board([Card("King", cost="9RR")])
    hand(s, "King", 0)
    dice(s, 0, "R1 R2 B6 B1 R6")
    play(fight(s), "~; own Offensive; pick King; die R1")
    assert refused(s, "die B6") == (
        "R19",
        "Blue 6 comes too early: a Red die is asked for, and is named before it",
    )
    assert GAME_WITH_WORDS.why_not(s, o.PAID) == (
        "antithesis DICE.8",
        "what has been named so far does not pay it yet",
    )
    s = board([Card("King", cost="9")])
    hand(s, "King", 0)
    dice(s, 0, "R5 B4 Y6")
    play(fight(s), "~; own Offensive; pick King")
    assert refused(s, "die Y6")[1].startswith("Yellow 6 comes too early: what is named behind it")


@judged("R190", "ACT.7", "R93", "RESP.1", "ACT.1")
def test_an_ability_that_is_not_asked_for_is_told_its_moment() -> None:
    lines = (FREE, when("When this Character is killed, draw a card."))
    man = Card("Man", hp=9, lines=lines, keywords=((i.DASH, 0),))
    s = stand((man, 0, "C4"), (OX, 1, "E4"), bank="R1")
    assert refused(s, "use Man: Melee") == (  # an interrupt point comes first
        "ACT.1",
        "first it is asked who interrupts: pass, and then this ability of Man can be triggered, "
        "which is an Action",
    )
    passes(s, "Battle")
    play(s, "use Man: [Move]s. Ability Traits: Mobility, Command")
    assert refused(s, "use Man: Melee")[0] == "ACT.7" and refused(s, "use Man: killed")[0] == "RESP.1"
    assert refused(s, "use Man: [Move]s. Ability Traits: Mobility")[0] in ("R93", "ACT.7")


@judged("R190", "R149")
def test_what_is_combined_belongs_to_who_moves() -> None:
    s = stand((Card("Man", hp=9, lines=(HIT, FREE)), 0, "C4"), (SPEAR, 1, "E4"), cp=1, bank="R1")
    play(s, "use Man: performs a [CMA]")
    assert refused(s, "combine Spear: Melee") == (
        "R149",
        "this ability of Spear is no Action of the Character that moves",
    )


@judged("R190", "R58", "R59", "R26")
@pytest.mark.parametrize(
    ("shape", "words", "reason"),
    [
        ("Line", "way C4 NE", "without a D-RNG Value no line is diagonal"),
        ("Line", "way D4 N", "a line begins at a square of the attacker"),
        ("Line", "way A4 N", "that way the line would lead through the attacker, or off the board"),
        ("Line", "way B4 W", "the line would have no square: the board or what blocks LOS is in the way"),
        ("Cone", "way B5 NE", "a cone is never diagonal"),
    ],
)
def test_a_line_that_begins_nowhere_says_why(shape: str, words: str, reason: str) -> None:
    line = f"Global Action: {{Exhaust}} Ranged Attack (AOE Direct {shape}, RNG 4, STR 2, HP). Ability Traits: Combat"
    wall = Card(
        "Wall", kind=i.FIELD, deep=2, lines=("Passive: This Field blocks LOS. Ability Traits: Command",)
    )
    large = shape == "Cone" or words == "way A4 N"
    s = stand((Card("Bow", hp=9, size=2 if large else 1, lines=(line,)), 0, "A4" if large else "B4" if "W" in words[-1] else "C4"), (wall, 1, "B3"), (OX, 1, "E4"))  # fmt: skip
    play(s, "use Bow: Ranged")
    assert refused(s, words)[1] == reason
