"""What is kept beside the table for speed is what the table says, at every choice of random games (R180)."""

import pytest

from sandtable.games.antithesis.evaluating import gifts, ground, values
from sandtable.games.antithesis.game import GAME
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board, Glance, Worked
from sandtable.kernel.errors import SetupError
from sandtable.kernel.rng import FastDice
from sandtable.testing.hostile import Lines, hostile_deck
from tests.cards.antithesis.hostile import Strangers

from .bare import Card
from .scene import board, fight, place, square

CHOICES = 150  # of each game: setup, and some Main Phases


def glance(kept: Glance) -> list[object]:
    bits = [int(kept.ops), int(kept.bearers), int(kept.bans)]
    return [bits, list(kept.heads), list(kept.nexts), list(kept.costs)]


def told(s: Board) -> dict[str, object]:
    """Whatever is worked out from a table and kept."""
    entries = list(gifts.in_force(s))
    lines = values.listed(s)
    read = s.worked.read
    return {
        "full": entries,
        "basic": list(read.basic),
        "glances": (glance(read.basic_glance), glance(read.full_glance)),
        "losing, modded": (read.losing, read.modded),
        "lines": (list(lines.lines), list(lines.first), list(lines.kinds)),
        "abilities": [list(values.abilities(s, thing)) for thing in s.board],
        "strategies": [int(s.strategy(player)) for player in s.order],
    }


def anew(s: Board) -> Board:
    """The same table, of which nothing is known."""
    twin = s.clone()
    twin.worked = Worked()
    return twin


@pytest.mark.clause("antithesis R180")
@pytest.mark.parametrize("setup", GAME.setups())
def test_what_is_kept_is_what_the_table_says(setup: str) -> None:
    s = GAME.new(setup, "kept")
    assert isinstance(s, Board)
    dice = FastDice(7)
    for _ in range(CHOICES):
        if s.over():
            break
        fresh = anew(s)
        assert told(s) == told(fresh)
        options = list(s.options())
        assert options == list(fresh.options())
        assert options == list(s.clone().options()), "a copy shares what is kept"
        s.apply(options[dice.below(len(options))])


@pytest.mark.clause("antithesis R180")
def test_a_copy_that_changes_leaves_the_others_as_they_were() -> None:
    s = GAME.new(GAME.setups()[0], "shared")
    assert isinstance(s, Board)
    dice = FastDice(3)
    for _ in range(CHOICES):
        before = told(s)
        twin = s.clone()
        options = list(twin.options())
        twin.apply(options[dice.below(len(options))])
        told(twin)
        assert told(s) == before == told(anew(s))
        s = twin


@pytest.mark.clause("antithesis R180")
def test_so_it_is_with_cards_of_strangers() -> None:
    maker = Strangers()
    lines = Lines(maker, 5)
    played = 0
    while played < 3:
        setup = ":".join(hostile_deck(maker, lines, number)[0] for number in range(2))
        try:
            game = maker.game().of(setup)
        except SetupError:
            continue
        played += 1
        s = game.new(setup, "kept")
        assert isinstance(s, Board)
        dice = FastDice(played)
        for _ in range(CHOICES):
            if s.over():
                break
            fresh = anew(s)
            assert told(s) == told(fresh)
            options = list(s.options())
            assert options == list(fresh.options())
            s.apply(options[dice.below(len(options))])


@pytest.mark.clause("antithesis R179", "antithesis R180")
def test_a_step_that_is_only_thought_of_leaves_no_trace() -> None:
    says = (
        "Passive: Characters without FLY on this Field have Cover.",
        "Passive: Characters without FLY cannot enter this Field.",
    )
    s = board([Card("Pond", kind=i.FIELD, lines=says), Card("Ally")])
    place(s, "Pond", 0, "C4")
    ally = place(s, "Ally", 0, "C6")
    fight(s)
    told(s)
    there = 1 << square("C4")
    s.put(ally, its.SQUARES, there)
    ground.can_enter(s, ally, there, i.FLY)
    assert told(s) == told(anew(s))


ENGAGING = (
    "Passive: This Character has +1 DEF while it is engaged.",
    "Passive: Unengaged Characters have Leaping.",
    "Passive: Characters engaging this Character have Leaping.",
    "Passive: Characters engaged by this Character have Cover.",
)


@pytest.mark.clause("antithesis R180")
@pytest.mark.parametrize("says", ENGAGING)
def test_who_engages_whom_is_read_anew(says: str) -> None:
    s = board([Card("Trial", lines=(says,)), Card("Foe")])
    place(s, "Trial", 0, "C4")
    foe = place(s, "Foe", 1, "G8")
    fight(s)
    for where in ("C5", "G8", "D4"):
        told(s)
        s.put(foe, its.SQUARES, 1 << square(where))
        assert told(s) == told(anew(s))
    s.put(foe, its.CONTROLLER, 0)
    assert told(s) == told(anew(s))
    s.put(foe, its.CONTROLLER, 1)
    told(s)
    s.set_flag(foe, its.IS_KILLED)
    assert told(s) == told(anew(s))
