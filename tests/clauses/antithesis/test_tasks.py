"""Tasks between battles: Strategies and what they reveal, windows of a Main Phase, what cards bring in."""

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment.dice import GainDice, collect_dice, gain_command
from sandtable.games.antithesis.payment.prices import KINDS
from sandtable.games.antithesis.table import moves, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.phases import BATTLE, SHIFTS, STARTS, Phases
from sandtable.games.antithesis.turn.strategy import Shift
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import (
    asked,
    at_square,
    board,
    command,
    dice,
    fight,
    new,
    option,
    place,
    play,
    reloaded,
    square,
    why,
)

BLOCK = "Player Who Reveals: 1. Recover all cards you control. 2. [Collect Dice Income]."


def strategy(name: str, *lines: str) -> Card:
    return Card(name, kind=i.STRATEGY, cost="C", lines=(BLOCK, *lines))


def shifting(*cards: Card, points: int = 1) -> Board:
    """Player 1 may shift to any of the Strategies among these cards."""
    s = board([*cards, Card("Soldier", hp=5)])
    for card in cards:
        if card.kind == i.STRATEGY:
            new(s, card.name, 0, zones.STRATEGY_DECK)
    place(s, "Soldier", 0, "A1")
    command(s, 0, points)
    return s


def shift(s: Board, name: str) -> None:
    s.frames = [Shift(0, 1)]
    s.run()
    s.apply(o.make(o.STRATEGY, s.library.face_of(name)))


@pytest.mark.clause(
    "antithesis WREV.1", "antithesis WREV.2", "antithesis STRAT.W", "antithesis R22", "antithesis R152",
)  # fmt: skip
def test_when_revealed_comes_last() -> None:
    care = strategy("Care", "When Revealed: Each Character you control Heals 2.")
    s = shifting(care)
    soldier = s.board[0]
    s.put(soldier, its.DAMAGE, 3)
    s.put(soldier, its.SIDE, its.EXHAUSTED)
    shift(s, "Care")
    assert s.over() and s.get(soldier, its.DAMAGE) == 1 and s.get(soldier, its.SIDE) == its.RECOVERED


@pytest.mark.clause(
    "antithesis WHILE.1", "antithesis WHILE.2", "antithesis STRAT.X", "antithesis SHIFT.3.b",
    "antithesis R153",
)  # fmt: skip
def test_while_revealed_holds_as_long_as_it_is_current() -> None:
    wall = strategy("Wall", "While Revealed: Characters you control have +2 DEF.")
    s = shifting(wall, strategy("Other"), points=2)
    soldier = s.board[0]
    shift(s, "Wall")
    assert values.stat(s, soldier, i.DEF) == 2
    shift(s, "Other")
    assert values.stat(s, soldier, i.DEF) == 0


@pytest.mark.clause("antithesis SHIFT.2.a", "antithesis SHIFT.1", "antithesis CP.4")
def test_who_cannot_pay_does_not_shift() -> None:
    s = shifting(strategy("Wall"), points=0)
    s.frames = [Shift(0, 1)]
    s.run()
    wall = o.make(o.STRATEGY, s.library.face_of("Wall"))
    assert s.bar(wall) == c.CP_4 and list(s.options()) == [o.NO_SHIFT]
    s.apply(o.NO_SHIFT)
    assert s.strategy(0) == -1


@pytest.mark.clause("antithesis KW.MANA.2", "antithesis MANA.2", "antithesis R151", "antithesis R90")
def test_a_shift_gives_mana() -> None:
    s = shifting(strategy("Wall"), Card("Mage", keywords=((i.MANA_X, 2),)))
    mage = place(s, "Mage", 0, "A2")
    shift(s, "Wall")
    assert asked(s) == "Window:0"
    play(s, "use Mage: [Shift Strategy]")
    assert s.tokens(mage, its.MANA) == 1


@pytest.mark.clause("antithesis R186")
def test_a_shift_does_not_begin_inside_itself() -> None:
    s = shifting(strategy("Wall"), strategy("Other"), points=2)
    s.let(0, their.TASKS, 1)
    s.frames = [Shift(0)]
    s.run()
    assert s.over() and s.strategy(0) == -1


# ---- the steps of a Main Phase


@pytest.mark.clause(
    "antithesis PHASE.0", "antithesis PHASE.1", "antithesis KW.REGEN", "antithesis R81", "antithesis R96",
)  # fmt: skip
def test_regeneration_answers_the_start_of_an_own_main_phase() -> None:
    s = board([Card("Troll", hp=9, keywords=((i.REGENERATION, 2),))])
    troll = place(s, "Troll", 0, "A1")
    other = place(s, "Troll", 1, "G1")
    for thing in (troll, other):
        s.put(thing, its.DAMAGE, 3)
    s.frames = [Phases()]
    s.run()
    assert asked(s) == "Window:0" and s.phase == STARTS
    play(s, "use Troll@A1: Heals")
    assert s.get(troll, its.DAMAGE) == 1 and s.get(other, its.DAMAGE) == 3
    assert asked(s) == "Shift:0" and s.phase == SHIFTS


@pytest.mark.clause(
    "antithesis PHASE.6", "antithesis PHASE.7", "antithesis PHASE.8", "antithesis PHASE.9",
)  # fmt: skip
def test_battle_then_goals_then_an_objective_then_the_roles() -> None:
    lines = tuple(f"{roll}: [Reveal a Goal] in row D." for roll in range(1, 7))
    s = board([Card("Soldier"), Card("Aim", kind=i.OBJECTIVE, lines=lines)])
    place(s, "Soldier", 0, "D4")
    new(s, "Aim", 0, zones.OBJECTIVE_DECK)
    s.set_goals(1 << square("D4"))
    s.frames = [Phases()]
    s.run()
    s.apply(o.NO_SHIFT)
    assert s.phase == BATTLE and asked(s) == "Battle:0"
    play(s, "pass; pass")
    assert s.of(0, their.VICTORY) == 1 and s.clause == c.REVOBJ_2
    play(s, "roll 6; sq D9")
    assert s.active == 1 and s.turn == 3 and asked(s) == "Shift:1"


@pytest.mark.clause("antithesis R96", "antithesis R184", "antithesis PHASE.10")
def test_the_end_of_a_phase_is_answered_before_anything_expires() -> None:
    miser = Card(
        "Miser", lines=("Response: {CP} When a Main Phase ends, draw a card. Ability Traits: Economics",)
    )
    s = board([miser])
    place(s, "Miser", 0, "A1")
    place(s, "Miser", 1, "G1")
    fight(s)
    command(s, 0, 1)
    command(s, 1, 1)
    play(s, "pass; pass")
    assert asked(s) == "Window:1"  # who is Offensive Player after the exchange is asked first
    play(s, "use Miser@G1: draw; pass; pass")  # a round with a Response is followed by another
    assert s.turn == 2 and s.of(1, their.COMMAND) == 2 and s.of(0, their.COMMAND) == 1


# ---- dice and points


@pytest.mark.clause("antithesis R174", "antithesis INCOME.1", "antithesis R121")
def test_income_comes_from_everything_that_a_player_controls_in_play() -> None:
    s = board([Card("Mine", kind=i.FIELD, income="YY"), Card("Mill", income="G")])
    place(s, "Mine", 0, "D4")
    mill = place(s, "Mill", 1, "G4")
    assert list(collect_dice(s, 0).counts) == [0, 0, 0, 0, 2, 0]
    s.put(mill, its.CONTROLLER, 0)
    assert list(collect_dice(s, 0).counts) == [0, 0, 1, 0, 2, 0]


@pytest.mark.clause("antithesis R145", "antithesis DICE.2", "antithesis R17")
def test_colours_are_named_before_any_die_is_rolled() -> None:
    s = board([Card("Soldier")])
    frame = GainDice(0)
    counts = frame.counts[:]
    counts[their.STANDARD] = 2
    s.frames = [GainDice(0, counts)]
    s.run()
    s.apply(o.make(o.COLOUR, their.RED))
    assert asked(s) == "GainDice:0" and len(frame.counts) == KINDS
    s.apply(o.make(o.COLOUR, their.BLUE))
    play(s, "roll 3; roll 4")
    assert s.dice_of(0, their.die(their.RED, 3)) == s.dice_of(0, their.die(their.BLUE, 4)) == 1


@pytest.mark.clause("antithesis R185", "antithesis R108")
def test_a_full_bank_takes_no_more_dice() -> None:
    s = board([Card("Soldier")])
    s.let(0, their.BANK, 98)
    counts = GainDice(0).counts
    counts[their.GREEN] = 3
    s.frames = [GainDice(0, counts)]
    s.run()
    play(s, "roll 2")
    assert s.over() and s.bank_size(0) == 99
    gain_command(s, 0, 150)
    assert s.of(0, their.COMMAND) == 99


# ---- movement, further


@pytest.mark.clause("antithesis R45", "antithesis MOVE.1", "antithesis MOVC.3")
def test_one_of_several_arrays_is_chosen() -> None:
    wings = Card(
        "Wings", kind=i.MODIFICATION, attach="Attach To: Character you control",
        lines=("Attached Has Passive: This Character has Movement: FLY 4. Ability Traits: Mobility",),
    )  # fmt: skip
    s = board([Card("Walker", move=(i.RUN, 2, 0, "")), wings])
    walker = place(s, "Walker", 0, "A1")
    wing = place(s, "Wings", 0)
    s.put(wing, its.PLACE, its.ATTACHED)
    s.put(wing, its.HOST, walker)
    fight(s)
    play(s, "use Walker: [Move]")
    assert asked(s) == "Move:0" and len(s.options()) == 2
    play(s, "array 1")
    assert s.move(s.ref(walker), moves.POINTS) == 4 and s.move(s.ref(walker), moves.TYPE) == i.FLY


@pytest.mark.clause(
    "antithesis R37", "antithesis R32", "antithesis MOVE.3.a.ii.1", "antithesis KW.WALKER",
)  # fmt: skip
def test_difficult_ground_costs_more_and_counts_for_the_allowance() -> None:
    bog = Card(
        "Bog", kind=i.FIELD, lines=("Passive: Squares of this Field cost +1 Move. Ability Traits: Water",)
    )
    s = board([Card("Walker", move=(i.RUN, 2, 1, "")), bog])
    walker = place(s, "Walker", 0, "C4")
    place(s, "Bog", 1, "D5")
    place(s, "Bog", 1, "D4")
    fight(s)
    play(s, "use Walker: [Move]")
    assert why(s, "step NE") == c.MOVE_3_A_II_1  # it costs 2 of an allowance of 1
    play(s, "step N")
    assert s.move(s.ref(walker), moves.POINTS) == 1
    assert why(s, "step E") == c.MOVE_3_B_1


@pytest.mark.clause(
    "antithesis R40", "antithesis PUSHPULL.4", "antithesis MOVE.3.e", "antithesis RUN.2",
    "antithesis RUN.3",
)  # fmt: skip
def test_a_step_arrives_and_enters_and_a_push_only_enters() -> None:
    alarm = Card(
        "Alarm", hp=9,
        lines=(
            "Response: When an enemy Character arrives in a square in RNG 9, draw a card. "
            "Ability Traits: Command",
            "Response: When an enemy Character enters a square in RNG 9, this Character Heals 1. "
            "Ability Traits: Medical",
        ),
    )  # fmt: skip
    ram = Card("Ram", lines=("Global Action: Melee Attack (RNG 0+D1, STR 1, PUSH). Ability Traits: Combat",))
    s = board([alarm, ram, Card("Walker", hp=9)])
    place(s, "Walker", 0, "B4")
    place(s, "Alarm", 1, "G9")
    fight(s)
    play(s, "use Walker: [Move]; step N")
    assert option(s, "use Alarm: arrives") in s.options() and why(s, "use Alarm: enters") == c.RESP_2
    play(s, "pass")
    assert option(s, "use Alarm: enters") in s.options()
    s = board([alarm, ram, Card("Walker", hp=9)])
    place(s, "Alarm", 0, "A9")
    place(s, "Ram", 0, "C4")
    place(s, "Walker", 1, "D4")
    fight(s)
    play(s, "use Ram: PUSH; far 1")
    assert why(s, "use Alarm: arrives") == c.RESP_2 and option(s, "use Alarm: enters") in s.options()


@pytest.mark.clause(
    "antithesis R41", "antithesis R42", "antithesis R194", "antithesis R176", "antithesis PUSH.2",
)  # fmt: skip
def test_a_mover_that_is_pushed_away_ends_its_move() -> None:
    gust = Card(
        "Gust", kind=i.DIRECTIVE,
        lines=("Response: {B} When an enemy Character leaves a square, PUSH 1 to it. Ability Traits: Water",),
    )  # fmt: skip
    s = board([Card("Walker"), gust])
    walker = place(s, "Walker", 0, "C4")
    place(s, "Gust", 1)
    dice(s, 1, "B1")
    fight(s)
    play(s, "use Walker: [Move]; step E; use Gust: PUSH; far 1")
    assert at_square(s, walker) == "B4"  # back towards his own row A (R63): the step does not happen
    assert len(s.moves) == 0 and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis R56", "antithesis ATK.6", "antithesis R189")
def test_an_attack_of_two_kinds_hurts_first_and_then_pushes() -> None:
    ram = Card(
        "Ram", lines=("Global Action: Melee Attack (RNG 0+D1, STR 3, HP, PUSH). Ability Traits: Combat",)
    )
    s = board([ram, Card("Ox", hp=9), Card("Calf", hp=2)])
    place(s, "Ram", 0, "C4")
    ox = place(s, "Ox", 1, "D4")
    fight(s)
    play(s, "use Ram: PUSH; far 3")
    assert s.get(ox, its.DAMAGE) == 3 and at_square(s, ox) == "G4"
    calf = place(s, "Calf", 1, "D4")
    play(s, "pass; use Ram: PUSH")
    assert s.get(calf, its.ZONE) == zones.DISCARD_PILE  # killed: nobody is asked how far


@pytest.mark.clause("antithesis AOE.CONE", "antithesis R59")
def test_a_cone_widens() -> None:
    breath = Card(
        "Breath",
        lines=("Global Action: Melee Attack (AOE Direct Cone, RNG 2, STR 1, HP). Ability Traits: Combat",),
    )
    s = board([breath, Card("Rock", hp=9)])
    place(s, "Breath", 0, "C4")
    rocks = [place(s, "Rock", 1, where) for where in ("D4", "E3", "E5", "D5")]
    fight(s)
    play(s, "use Breath: Cone")
    s.apply(o.make(o.DIRECTION, o.going(square("C4"), 0)))
    assert [s.get(rock, its.DAMAGE) for rock in rocks] == [1, 1, 1, 0]


@pytest.mark.clause("antithesis R144", "antithesis SEQ.1", "antithesis SEQ.3", "antithesis SEQ.4")
def test_targets_are_chosen_when_declared_and_tested_when_it_resolves() -> None:
    hex_ = Card(
        "Hex",
        kind=i.DIRECTIVE,
        lines=("Global Action: {CP} Kill target enemy Character. Ability Traits: Combat",),
    )
    dodger = Card("Dodger", keywords=((i.DASH, 0),))
    saver = Card(
        "Saver",
        lines=("Response: {B} When an ability with trait Combat is triggered, return target Character you "
               "control to its owner's Hand. Ability Traits: Logistics",),
    )  # fmt: skip
    s = board([hex_, dodger, saver])
    place(s, "Hex", 0)
    prey = place(s, "Dodger", 1, "G4")
    place(s, "Saver", 1, "G1")
    command(s, 0, 1)
    dice(s, 1, "B1")
    fight(s)
    play(s, "~; use Hex: Kill; pick Dodger")
    assert asked(s) == "Window:1" and s.of(0, their.COMMAND) == 0
    play(s, "use Saver: return; pick Dodger")
    assert s.get(prey, its.ZONE) == zones.HAND  # the target has gone: nothing is killed


def test_a_shift_in_mid_text_is_written_and_read() -> None:
    s = shifting(strategy("Care", "When Revealed: Each Character you control Heals 2."))
    place(s, "Soldier", 0, "A2")
    s.frames = [Shift(0, 1)]
    s.run()
    assert list(reloaded(s).options()) == list(s.options())
