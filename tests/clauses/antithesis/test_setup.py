"""Setup: decks, dice, hands, the mulligan, initiative, Champions, and the first Objective."""

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.setup import Setup, deal
from sandtable.kernel.frames import CHANCE
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import asked, furnished, place, play, reloaded, why

ROWS = "BCCDDE"


def cards() -> list[Card]:
    out = [Card(f"Soldier{n}", cost="3") for n in range(8)]
    for n in range(3):
        out.append(Card(f"Champion{n}", kind=i.CHAMPION, keywords=((i.MANA_X, 2),) if n == 0 else ()))
        out.append(Card(f"Directive{n}", kind=i.DIRECTIVE, income="RGB", champion=f"Champion{n}"))
        for number in range(5):
            lines = tuple(f"{roll}: [Reveal a Goal] in row {row}." for roll, row in enumerate(ROWS, 1))
            out.append(Card(f"Objective{n}{number}", kind=i.OBJECTIVE, champion=f"Champion{n}", lines=lines))
    for n in range(5):
        steps = "Player Who Reveals: 1. Recover all cards you control. 2. [Collect Dice Income]."
        out.append(Card(f"Strategy{n}", kind=i.STRATEGY, cost="C", lines=(steps,)))
    return out


def begun(total: int = 10) -> Board:
    lib = furnished(cards())
    face = lib.face_of
    champions = [[face(f"Champion{n}") for n in range(3)]] * 2
    mains = [[face(f"Soldier{n}") for n in range(8)]] * 2
    strategies = [[face(f"Strategy{n}") for n in range(5)]] * 2
    s = deal(lib, champions, mains, strategies, bytes(32), total)
    s.open_chance = True
    s.frames = [Setup()]
    s.run()
    return s


def rolled(s: Board, face: int = 1) -> None:
    while s.seat == CHANCE:
        s.apply(face - 1)


def with_hands() -> Board:
    """Everything up to the mulligan; every die of the income shows 1."""
    s = begun()
    rolled(s)
    return s


def hand(s: Board, seat: int) -> list[str]:
    return [s.library.names[s.get(t, its.FACE)] for t in s.pile_of(seat, zones.HAND)]


@pytest.mark.clause(
    "antithesis SETUP.1", "antithesis SETUP.3", "antithesis SETUP.4", "antithesis ZONE.G",
    "antithesis ZONE.I", "antithesis DIR.2", "antithesis OUT.1", "antithesis ZONE.B", "antithesis OWN.1",
)  # fmt: skip
def test_everything_lies_in_its_zone() -> None:
    s = begun()
    for seat in range(2):
        assert len(s.pile_of(seat, zones.STRATEGY_DECK)) == 5
        assert len(s.pile_of(seat, zones.OBJECTIVE_DECK)) == 15
        directives = s.pile_of(seat, zones.IN_PLAY)
        assert len(directives) == 3 and {s.get(t, its.SIDE) for t in directives} == {its.RECOVERED}
        assert len(s.pile_of(seat, zones.OUT_OF_GAME)) == 0 and s.strategy(seat) == -1


@pytest.mark.clause("antithesis SETUP.2")
def test_main_and_objective_decks_are_shuffled_and_strategies_are_not() -> None:
    lib = furnished(cards())
    orders = set()
    for key in range(4):
        s = deal(lib, [[lib.face_of("Champion0")]] * 2, [list(range(8))] * 2, [[]] * 2, bytes([key] * 32))
        pile = sorted(s.pile_of(0, zones.MAIN_DECK), key=lambda t: s.get(t, its.RANK))
        orders.add(tuple(int(s.get(t, its.FACE)) for t in pile))
    assert len(orders) > 1


@pytest.mark.clause(
    "antithesis SETUP.5", "antithesis R128", "antithesis INCOME.1", "antithesis INCOME.1.ii",
    "antithesis DICE.5", "antithesis DICE.4", "antithesis CDICE.2", "antithesis DICE.1",
    "antithesis DICE.3", "antithesis ZONE.K",
)  # fmt: skip
def test_nine_dice_each_are_rolled_at_once() -> None:
    s = begun()
    assert s.seat == CHANCE and s.clause == c.DICE_5
    for _ in range(9):
        s.apply(3)
    assert s.bank_size(0) == 9 and s.bank_size(1) == 0 and s.dice_of(0, their.die(their.RED, 4)) == 3
    rolled(s, 6)
    assert s.bank_size(1) == 9 and s.of(0, their.COMMAND) == 0


@pytest.mark.clause("antithesis SETUP.6", "antithesis SETUP.6.i", "antithesis R118")
def test_the_mulligan_is_unseen_until_both_have_decided() -> None:
    s = with_hands()
    assert asked(s) == "Pick:0" and len(hand(s, 0)) == 4 and s.clause == c.SETUP_6_I
    first, second = hand(s, 0)[:2]
    play(s, f"pick {second}; pick {first}; done")
    assert asked(s) == "Pick:1" and len(hand(s, 0)) == 4  # nothing has moved yet
    assert s.of(0, their.EXCHANGED) == 0
    play(s, "done")
    assert len(hand(s, 0)) == 4 and s.of(0, their.EXCHANGED) == 3 and s.of(1, their.EXCHANGED) == 1
    deck = sorted(s.pile_of(0, zones.MAIN_DECK), key=lambda t: s.get(t, its.RANK))
    assert [s.library.names[s.get(t, its.FACE)] for t in deck[:2]] == [first, second]  # the bottom


@pytest.mark.clause("antithesis SETUP.6.i", "antithesis R118")
def test_three_of_the_four_may_be_exchanged_and_the_last_one_is_not_taken_unasked() -> None:
    s = with_hands()
    one, two, three, four = hand(s, 0)
    play(s, f"pick {one}; pick {two}; pick {three}")
    assert asked(s) == "Pick:0"
    play(s, "done; done")
    assert s.of(0, their.EXCHANGED) == 4 and four in hand(s, 0)  # one more than there were
    s = with_hands()
    play(s, f"pick {one}; pick {two}; pick {three}; pick {four}; done")
    assert s.of(0, their.EXCHANGED) == 5


@pytest.mark.clause(
    "antithesis SETUP.7", "antithesis SETUP.7.i", "antithesis R117", "antithesis SETUP.8", "antithesis R4",
)  # fmt: skip
def test_the_higher_roll_names_who_begins() -> None:
    s = with_hands()
    play(s, "done; done; roll 3; roll 3; roll 2; roll 5")
    assert asked(s) == "Setup:1"
    play(s, "begin 0")
    assert s.active == 0 and s.of(1, their.COMMAND) == 1 and s.of(0, their.COMMAND) == 0


def placing() -> Board:
    s = with_hands()
    play(s, "done; done; roll 6; roll 1; begin 0")
    return s


@pytest.mark.clause(
    "antithesis SETUP.9", "antithesis R28", "antithesis CHAMP.2", "antithesis DEPLOY.3.i",
    "antithesis DEPLOY.3.ii", "antithesis R173", "antithesis ZONE.A",
)  # fmt: skip
def test_champions_are_placed_in_turn_in_row_a() -> None:
    s = placing()
    assert asked(s) == "Pick:0"
    play(s, "pick Champion1")
    assert asked(s) == "Deploy:0" and s.clause == c.SETUP_9
    assert why(s, "sq B1") == c.DEPLOY_3_I
    play(s, "sq A5; ~")
    assert asked(s) == "Pick:1"
    play(s, "pick Champion1; sq G5; ~; pick Champion2")
    assert why(s, "sq A5") == c.DEPLOY_3_II
    play(s, "sq A6; ~; pick Champion2; sq G6; ~")
    assert asked(s) == "Deploy:0"  # the last one needs no choice
    assert s.bank_size(0) == 9  # free of cost


def finished() -> Board:
    """All Champions are placed; nobody has responded to anything."""
    s = placing()
    play(s, "pick Champion1; sq A5; ~; pick Champion1; sq G5; ~; pick Champion2; sq A6; ~; pick Champion2")
    play(s, "sq G6; ~; sq A1; ~; sq G1; ~")
    return s


@pytest.mark.clause("antithesis KW.MANA.1", "antithesis MANA.1", "antithesis R101")
def test_a_placed_champion_gains_its_mana() -> None:
    s = placing()
    play(s, "pick Champion0; sq A1")
    assert asked(s) == "Window:0"
    play(s, "use Champion0: Deploy; ~")
    champion = s.at_spot(len(s.board) - 1)
    assert s.tokens(champion, its.MANA) == 2


@pytest.mark.clause(
    "antithesis SETUP.10", "antithesis REVOBJ.1", "antithesis REVOBJ.2", "antithesis REVOBJ.3",
    "antithesis R111", "antithesis GOAL.1", "antithesis OBJ.2", "antithesis R112", "antithesis OBJ.1",
    "antithesis ZONE.J",
)  # fmt: skip
def test_the_defensive_player_reveals_the_first_objective() -> None:
    s = finished()
    assert s.seat == CHANCE and s.clause == c.REVOBJ_2
    top = s.pile_of(1, zones.REVEALED_OBJECTIVE)
    assert len(top) == 1
    play(s, "roll 1")
    assert asked(s) == "RevealGoal:1"
    assert why(s, "sq B4") == c.GOAL_1  # his row B is player 1's row F
    play(s, "sq F4; ~")
    assert s.goals != 0 and len(s.pile_of(1, zones.REVEALED_OBJECTIVE)) == 0
    lowest = min(s.pile_of(1, zones.OBJECTIVE_DECK), key=lambda t: s.get(t, its.RANK))
    assert lowest == top[0]
    assert s.turn == 1 and asked(s) == "Shift:0"


@pytest.mark.clause(
    "antithesis PHASE.2", "antithesis PHASE.3", "antithesis PHASE.4", "antithesis R2", "antithesis R3",
    "antithesis CP.1",
)  # fmt: skip
def test_the_first_main_phase_begins_with_a_card_and_command_points() -> None:
    s = finished()
    play(s, "roll 1; sq F4; ~")
    assert len(hand(s, 0)) == 5 and len(hand(s, 1)) == 4
    assert s.of(0, their.COMMAND) == 2 and s.of(1, their.COMMAND) == 2  # R4: one of them from setup


@pytest.mark.clause(
    "antithesis SHIFT.1", "antithesis SHIFT.2", "antithesis SHIFT.3", "antithesis SHIFT.3.a",
    "antithesis SHIFT.4", "antithesis R22", "antithesis ZONE.H", "antithesis STRAT.V", "antithesis PHASE.5",
    "antithesis R21",
)  # fmt: skip
def test_a_shift_is_paid_revealed_and_does_what_it_says() -> None:
    s = finished()
    play(s, "roll 1; sq F4; ~")
    assert o.NO_SHIFT in s.options() and len(s.options()) == 6
    s.apply(o.make(o.STRATEGY, s.library.face_of("Strategy3")))
    assert s.of(0, their.COMMAND) == 1 and s.strategy(0) >= 0 and s.seat == CHANCE
    rolled(s)
    play(s, "~")
    assert s.bank_size(0) == 18 and len(s.pile_of(0, zones.STRATEGY_DECK)) == 4


@pytest.mark.clause(
    "antithesis SHIFT.3.b", "antithesis SHIFT.3.c", "antithesis R110", "antithesis ZONE.H.1",
)  # fmt: skip
def test_an_empty_strategy_deck_takes_the_used_ones_back() -> None:
    from sandtable.games.antithesis.turn.strategy import in_deck, reveal

    s = finished()
    for n, left in enumerate((4, 3, 2, 1)):
        reveal(s, 0, in_deck(s, 0, s.library.face_of(f"Strategy{n}")))
        assert len(s.pile_of(0, zones.STRATEGY_DECK)) == left
        assert len(s.pile_of(0, zones.USED_STRATEGIES)) == n
    reveal(s, 0, in_deck(s, 0, s.library.face_of("Strategy4")))
    assert len(s.pile_of(0, zones.STRATEGY_DECK)) == 4 and len(s.pile_of(0, zones.USED_STRATEGIES)) == 0
    assert in_deck(s, 0, s.library.face_of("Strategy4")) == -1  # the current one is not among them


def test_setup_is_written_and_read_like_any_frame() -> None:
    s = placing()
    assert list(reloaded(s).options()) == list(s.options())
    place(s, "Soldier0", 0, "A1")
    assert len(s.clone().board) == len(s.board)
