"""Worked cases of a strict reader of the rulebook: what meets only in a long game."""

# ruff: noqa: F403, F405  # the words of all worked cases

from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases


def until_action(s: Board) -> None:
    """Whatever is asked is answered with the first option, until somebody may act."""
    for _ in range(50):
        if asked(s).startswith("Battle"):
            return
        s.apply(s.options()[0])
    raise AssertionError(f"nobody may act; now {asked(s)}")


def controller(s: Board, name: str) -> int:
    return int(s.get(the(s, name), its.CONTROLLER))


# ---- control


CHARM = act("Gain control of target enemy Character until the end of the Battle.")
MAN = Card("Man", hp=3)
BAND = Card("Band", kind=i.MODIFICATION, attach="Attach To: Character")


@judged("CTRL.1", "R255", "R184")
def test_who_raises_a_card_of_the_opponent_keeps_it() -> None:
    """Somebody else changes hands, for a time: that is no reason for this card to do so."""
    raising = act("[Deploy] a Character from your opponent's Discard Pile at no cost.")
    s = board([Card("Lich", hp=9, lines=(raising, CHARM)), OX, MAN])
    place(s, "Lich", 0, "B4")
    place(s, "Ox", 1, "D4")
    new(s, "Man", 1, zones.DISCARD_PILE)
    dice(s, 0, "R1 R1")
    play(fight(s), "~; use Lich: [Deploy]")
    until_action(s)
    assert zone(s, "Man") == zones.IN_PLAY and controller(s, "Man") == 0
    play(s, "pass; ~; use Lich: control")
    until_action(s)
    assert controller(s, "Ox") == 0 and controller(s, "Man") == 0


@judged("CTRL.1", "R255", "R125")
def test_who_attached_a_modification_of_the_opponent_keeps_it() -> None:
    attaching = act("Attach a Modification from your opponent's Discard Pile to this Character.")
    s = board([Card("Lich", hp=9, lines=(attaching, CHARM)), OX, BAND])
    place(s, "Lich", 0, "B4")
    place(s, "Ox", 1, "D4")
    new(s, "Band", 1, zones.DISCARD_PILE)
    dice(s, 0, "R1 R1")
    play(fight(s), "~; use Lich: Attach")
    until_action(s)
    assert zone(s, "Band") == zones.IN_PLAY and controller(s, "Band") == 0
    play(s, "pass; ~; use Lich: control")
    until_action(s)
    assert controller(s, "Ox") == 0 and controller(s, "Band") == 0


@judged("R255", "R121")
def test_a_raised_card_that_was_stolen_goes_back_to_who_raised_it() -> None:
    raising = act("[Deploy] a Character from your opponent's Discard Pile at no cost.")
    s = board([Card("Lich", hp=9, lines=(raising,)), Card("Bard", hp=9, lines=(CHARM,)), MAN])
    place(s, "Lich", 0, "B4")
    place(s, "Bard", 1, "D4")
    new(s, "Man", 1, zones.DISCARD_PILE)
    dice(s, 0, "R1 R1")
    dice(s, 1, "R1")
    play(fight(s), "~; use Lich: [Deploy]")
    until_action(s)
    play(s, "use Bard: control; pick Man")
    until_action(s)
    assert controller(s, "Man") == 1
    play(s, "pass; ~; pass; ~")
    assert controller(s, "Man") == 0
