"""What the log says above a choice, and what is said to somebody who points at what means nothing."""

import pytest

from sandtable.games.oversoul.game import GAME
from sandtable.kernel.game import Ref
from tests.clauses.oversoul.table import lay

SETUP = "ninthfire:lanterncourt"
TABLE = (
    "turn=7 active=1 order=1,2 1.leader=Varka_of_the_Ninth_Fire 2.leader=Aurelle_Keeper_of_Vows "
    "1.rank=4 1.pool=3 1.U1=Ember_Whelp 1.E1=The_Furnace_Choir 2.E2=Chapel_of_Still_Water "
    "1.hand=Bone_Collector 1.deck=Cinderjack,Cinderjack,Slagwing 2.deck=Gatewarden,Gatewarden,Riptide"
)


@pytest.mark.clause("oversoul 7.2.11", "oversoul R134")
@pytest.mark.parametrize(
    ("place", "clause", "words"),
    [
        ("1E1", "7.2.11", "The Furnace Choir stays where it is, and has no Ability that you could use now"),
        ("2E2", "R134", "Chapel of Still Water is not yours to use"),
    ],
)
def test_pointing_at_a_board_event_names_what_it_is(place: str, clause: str, words: str) -> None:
    s = GAME.new(TABLE, "x")
    found = [Ref("card", place)]
    assert GAME.meant(s, found) < 0
    number, said = GAME.idle(s, found)
    assert (GAME.book.find(clause).number, said) == (number, words)


@pytest.mark.clause("oversoul 2.0.20")
def test_who_begins_and_what_goes_under_the_deck_is_said_in_full_and_hides_the_card() -> None:
    s = GAME.new(SETUP, "x")
    first = s.options()[0]
    assert GAME.heading(s, first, 1) in ("Player 1 begins", "Player 2 begins")
    s.apply(first)
    pick = next(option for option in s.options() if GAME.token(s, option).startswith("take:"))
    card = GAME.token(s, pick).removeprefix("take:").replace("_", " ")
    seat = int(s.seat)
    assert GAME.heading(s, pick, seat) == f"Exchange {card}"
    assert GAME.heading(s, pick, 1 - seat) == GAME.heading(s, pick, -1) == "Exchange a card"


def test_no_choice_stands_in_the_log_as_yes_or_no() -> None:
    """Whoever reads it later has not read the question."""
    s, seen = GAME.new(SETUP, "1"), set()
    for number in range(400):
        if s.seat < 0 or not s.frames:
            break
        options = [option for option in s.options() if GAME.token(s, option) != "concede"]
        for option in options:
            if GAME.token(s, option) in ("yes", "no"):
                seen |= {GAME.heading(s, option, viewer) for viewer in (-1, 0, 1)}
        s.apply(options[number % len(options)])
    assert seen and not seen & {"Yes", "No", ""}


@pytest.mark.clause("oversoul 6.2.3", "oversoul 10.0.2")
def test_whoever_may_answer_an_attack_is_told_what_comes_of_letting_it_happen():
    t = lay("1.U1=Hound 2.U1=Swift 2.E1=Flash[f] 2.pool=5 2.rank=5 1.pool=5", "")
    t.do("attack:1U1 target:2U1 2?")
    foretold = t.game.comes(t.s, t.game.read(t.s, "pass"))
    assert foretold.startswith("Swift strikes first.") and "Hound takes 2 DMG." in foretold
    assert t.game.comes(t.s, t.game.read(t.s, "turn:2E1")) == ""


@pytest.mark.clause("oversoul 6.4.2")
def test_who_is_attacked_is_told_before_where_nobody_is_asked() -> None:
    t = lay("1.U1=Hound", "")
    only = t.game.comes(t.s, t.game.read(t.s, "attack:1U1"))
    assert only == f"It Attacks {t.name('2L')}, the only card that it can Attack."
    assert t.do("attack:1U1").board(1)  # and nobody was asked
    t = lay("1.U1=Hound 2.U1=Swift", "")
    assert t.game.comes(t.s, t.game.read(t.s, "attack:1U1")) == ""
    t.do("attack:1U1 target:2L")


@pytest.mark.clause("oversoul 3.4.1")
def test_what_is_foretold_of_an_attack_does_not_depend_on_a_face_down_card():
    """A namesake of it was told apart from it, so the sentence said what lies there."""
    beside, itself = set(), set()
    for hidden in ("Snail", "Giant", "Dart", "Wall"):
        t = lay(f"1.U1=Hound 2.U1=Snail 2.U2={hidden}[f] 2.rank=5 2.pool=5 1.pool=5", "")
        t.do("attack:1U1")
        beside.add(t.game.comes(t.s, t.game.read(t.s, "target:2U1")))
        itself.add(t.game.comes(t.s, t.game.read(t.s, "target:2U2")))
    assert len(beside) == len(itself) == 1 and "Snail is left with 4 HP." in beside.pop()


@pytest.mark.clause("oversoul 8.4.2", "oversoul 8.4.15")
def test_an_ability_that_comes_with_a_role_is_told_before_it_is_used():
    """No card prints it, and NATURA's Sacrifices the Unit itself."""
    t = lay("1.U1=Bearer", "Bearer  Unit WITHER II -1 NATURA 2/2/6\n")
    use = t.game.read(t.s, "use:1U1#1")
    assert t.game.label(t.s, use).startswith("Bearer: ●QUICK* Sacrifice this Unit➤ ")
