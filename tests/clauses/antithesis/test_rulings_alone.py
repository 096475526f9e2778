"""Rulings that no other scene is about, each on its own."""

import pytest

from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import at_square, board, hurt, judged, place, play
from tests.clauses.antithesis.trying import does, holds, use

FIRM = Card("Firm", hp=9, lines=(holds("This Character has DR 3."),))
COVERED = Card("Covered", hp=9, lines=(holds("This Character has Cover."),))
STOUT = Card(
    "Stout", hp=9, lines=(holds("This Character has Cover."),), keywords=((i.IMPROVED_COVER_PUSH, 0),)
)
HELD = Card("Held", hp=9, lines=(holds("This Character cannot be pushed."),))


def doing(text: str, target: Card, where: str) -> tuple[Board, int]:
    """Player 1's Doer on C4 does this to the one enemy Character."""
    s = board([Card("Doer", lines=(does(text),)), target])
    doer = place(s, "Doer", 0, "C4")
    struck = place(s, target.name, 1, where)
    return use(s, doer), struck


@judged("R217", "PUSH.1", "DR.1")
@pytest.mark.parametrize("target", [FIRM, COVERED, STOUT], ids=lambda card: card.name)
@pytest.mark.parametrize(("how", "where", "end"), [("PUSH", "D4", "F4"), ("PULL", "F4", "D4")])
def test_a_push_that_is_not_reduced_knows_neither_dr_nor_cover(
    target: Card, how: str, where: str, end: str
) -> None:
    s, struck = doing(f"{how} 2 to target enemy Character, not reduced.", target, where)
    assert [o.value_of(option) for option in s.options()] == [0, 1, 2]
    play(s, "far 2")
    assert at_square(s, struck) == end
    s, struck = doing(f"{how} 2 to target enemy Character.", target, where)
    assert not s.frames and at_square(s, struck) == where  # R176: reduced to nothing


@judged("R217", "PUSH.1")
def test_what_forbids_pushing_forbids_a_push_that_is_not_reduced() -> None:
    s, struck = doing("PUSH 2 to target enemy Character, not reduced.", HELD, "D4")
    assert not s.frames and at_square(s, struck) == "D4"
    s, struck = doing("PULL 2 to target enemy Character, not reduced.", HELD, "F4")
    play(s, "far 2")
    assert at_square(s, struck) == "D4"


@judged("R217", "DR.1")
@pytest.mark.parametrize("target", [FIRM, COVERED], ids=lambda card: card.name)
def test_damage_that_a_text_deals_is_never_reduced(target: Card) -> None:
    s, _ = doing("Target enemy Character takes 2 damage.", target, "D4")
    assert hurt(s, target.name) == 2
