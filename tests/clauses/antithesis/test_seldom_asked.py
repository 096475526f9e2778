"""What is seldom asked for: a Combined Movement Action within itself, dice of a Move doubled, where a PUSH could go."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

import pytest

from sandtable.games.antithesis.board.squares import DIRECTIONS
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.moving.cma import Combined
from sandtable.games.antithesis.table import moves
from sandtable.games.antithesis.table import options as o
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases
from tests.clauses.antithesis.test_judged_closely import holds


@judged("R186")
def test_a_character_that_is_performing_cma_begins_no_other() -> None:
    """In the midst of its Combined Action, when it is not on its way any more; another Character may."""
    s = stand((Card("Ax", lines=(HIT,)), 0, "A4"), (Card("Bow", lines=(HIT,)), 0, "A7"), (OX, 1, "E4"), cp=3)
    play(s, "use Ax: [CMA]; stop")
    ax, bow = s.ref(the(s, "Ax")), s.ref(the(s, "Bow"))
    for told, nested in ((ax, True), (bow, False)):
        again = Combined(told, 0)
        s.frames = [*s.frames[:2], Combined(ax, 0), again]
        assert again.is_nested(s) == nested


@judged("PUSHPULL.2", "R62")
def test_whoever_may_push_two_ways_can_ask_about_every_way() -> None:
    s = stand((Card("Spear", lines=(SHOVE,)), 0, "C4"), (OX, 1, "D5"))
    play(s, "use Spear: Melee; ~")
    ways = [int(o.make(o.DIRECTION, o.going(0, way))) for way in range(DIRECTIONS)]
    assert len(s.options()) == 2 and set(s.options()) < set(ways) <= set(s.candidates())


@judged("R124", "R183")
@pytest.mark.parametrize("spared", [False, True])
def test_who_cannot_be_exhausted_is_not(spared: bool) -> None:
    warden = Card("Warden", lines=(holds("Characters you control cannot be exhausted."),))
    doer = Card("Doer", lines=(act("Exhaust target enemy Character. If you do, gain {R}."),))
    s = stand((doer, 0, "A4"), (OX, 1, "E4"), (warden if spared else Card("Warden"), 1, "G1"), bank="B1")
    play(s, "use Doer: Exhaust; pick Ox")
    assert asked(s) == ("Battle:1" if spared else "GainDice:-1")


@judged("BOOST.2", "R35")
@pytest.mark.parametrize(("more", "points"), [("", 4), (" with Boostx2", 6)])
def test_a_text_may_double_the_die_of_the_move_it_brings(more: str, points: int) -> None:
    walker = Card("Walker", move=(i.RUN, 2, 0, "B"), lines=(act(f"This Character [Move]s{more}."),))
    s = stand((walker, 0, "A4"), bank="R1 B2")
    play(s, "use Walker: [Move]s; die R1; die B2")
    assert s.move(s.ref(the(s, "Walker")), moves.POINTS) == points
