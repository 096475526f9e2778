"""Windows within windows: both examples of the rulebook, ten levels, and the points of Interrupts."""

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import (
    asked,
    at_square,
    board,
    command,
    dice,
    fight,
    hand,
    option,
    passes,
    place,
    play,
    reloaded,
    why,
    windows,
)

MOVER = Card(
    "Mover", hp=9,
    lines=(
        "Response: {G} When this Character is targeted by a Melee Attack, it gains +2 DEF for this Attack. "
        "Ability Traits: Defend",
    ),
)  # fmt: skip
KEEPER = Card(
    "Keeper", hp=9,
    lines=(
        "Response: When an enemy Character arrives in a square adjacent to this Character, Melee Attack "
        "(RNG 0+D1, STR 3, HP). Ability Traits: Combat",
    ),
)  # fmt: skip
SAGE = Card(
    "Sage",
    lines=("Response: When an ability with trait Defend is triggered, cancel it. Ability Traits: Command",),
)


def first_example() -> tuple[Board, int, int]:
    """M can be moved beside K; the Defensive Player can cancel what raises DEF."""
    s = board([MOVER, KEEPER, SAGE])
    mover = place(s, "Mover", 0, "B4")
    keeper = place(s, "Keeper", 1, "D4")
    place(s, "Sage", 1, "G9")
    dice(s, 0, "G3")
    fight(s)
    play(s, "use Mover: [Move]; step N")
    return s, mover, keeper


@pytest.mark.clause(
    "antithesis EX.RW1.0", "antithesis EX.RW1.1", "antithesis EX.RW1.2", "antithesis EX.RW1.3",
    "antithesis EX.RW1.4", "antithesis EX.RW1.5", "antithesis EX.RW1.6", "antithesis RESP.CANCEL",
    "antithesis RESP.4", "antithesis RESP.5", "antithesis R98",
)  # fmt: skip
def test_the_first_example_of_the_rulebook() -> None:
    s, mover, _ = first_example()
    assert at_square(s, mover) == "C4" and windows(s) == 1 and asked(s) == "Window:1"
    play(s, "use Keeper: arrives")
    assert windows(s) == 2 and asked(s) == "Window:0"  # the attack opens window 2
    play(s, "use Mover: +2 DEF")
    assert windows(s) == 3 and asked(s) == "Window:1"  # and the Response window 3
    assert s.bank_size(0) == 0
    play(s, "use Sage: cancel")
    assert windows(s) == 0  # everybody else has passed: nobody could do anything
    assert s.get(mover, its.DAMAGE) == 3  # DEF was not raised; the die is spent all the same
    assert asked(s) == "Move:0"  # and the Action goes on


@pytest.mark.clause("antithesis EX.RW1.5", "antithesis DRW.4", "antithesis R99")
def test_without_the_cancelling_the_def_holds() -> None:
    s, mover, _ = first_example()
    play(s, "use Keeper: arrives; use Mover: +2 DEF; pass")
    assert s.get(mover, its.DAMAGE) == 1


@pytest.mark.clause(
    "antithesis RESP.6", "antithesis RESP.2", "antithesis RESP.3", "antithesis R97", "antithesis RESP.1",
    "antithesis ABIL.2",
)  # fmt: skip
def test_only_the_innermost_window_is_answered() -> None:
    s, _, _ = first_example()
    assert why(s, "use Keeper: [Move]") == c.RESP_3 and why(s, "use Sage: cancel") == c.RESP_2
    play(s, "use Keeper: arrives; use Mover: +2 DEF")
    assert why(s, "use Keeper: arrives") == c.RESP_2  # that window waits
    assert option(s, "use Sage: cancel") in s.options()


BLADE = Card(
    "Blade",
    lines=(
        "Response: {R} When a Character arrives in a square, kill target enemy Character. "
        "Ability Traits: Combat",
    ),
)
GHOST = Card(
    "Ghost",
    lines=(
        "Response: {P} When this Character is killed, return it to its owner's Hand instead of discarding "
        "it. Ability Traits: Malus Anime",
    ),
)


@pytest.mark.clause(
    "antithesis EX.RW2.1", "antithesis EX.RW2.2", "antithesis EX.RW2.2a", "antithesis EX.RW2.2b",
    "antithesis EX.RW2.2c", "antithesis EX.RW2.2d", "antithesis EX.RW2.3", "antithesis EX.RW2.4",
    "antithesis R100", "antithesis R70", "antithesis R183",
)  # fmt: skip
def test_the_second_example_of_the_rulebook() -> None:
    s = board([BLADE, GHOST, Card("Walker")])
    place(s, "Walker", 0, "B4")
    place(s, "Blade", 0, "A1")
    ghost = place(s, "Ghost", 1, "G5")
    dice(s, 0, "R2")
    dice(s, 1, "P1")
    fight(s)
    play(s, "use Walker: [Move]; step N")
    assert windows(s) == 1 and asked(s) == "Window:0"  # X
    play(s, "use Blade: kill")
    assert windows(s) == 2 and asked(s) == "Window:1" and s.flag(ghost, its.IS_KILLED)  # Y
    play(s, "use Ghost: instead")
    assert s.get(ghost, its.ZONE) == zones.HAND  # Y is closed, and so is X: nothing else fits
    assert windows(s) == 0 and asked(s) == "Move:0"
    assert s.of(0, their.VICTORY) == 0  # no Attack (R69)


@pytest.mark.clause("antithesis KILL.2", "antithesis HP.3", "antithesis R183")
def test_who_passes_is_discarded() -> None:
    s = board([BLADE, GHOST, Card("Walker")])
    place(s, "Walker", 0, "B4")
    place(s, "Blade", 0, "A1")
    ghost = place(s, "Ghost", 1, "G5")
    dice(s, 0, "R2")
    dice(s, 1, "P1")
    fight(s)
    play(s, "use Walker: [Move]; step N; use Blade: kill; pass")
    assert s.get(ghost, its.ZONE) == zones.DISCARD_PILE


@pytest.mark.clause(
    "antithesis EX.RESP.KILL", "antithesis RESP.2", "antithesis DRW.2", "antithesis DRW.3",
    "antithesis DRW.1", "antithesis DRW.5",
)  # fmt: skip
def test_two_responses_to_one_kill_come_in_window_order() -> None:
    mourner = Card(
        "Mourner",
        lines=(
            "Response: When another Character you control is killed, draw a card. Ability Traits: Command",
        ),
    )
    vulture = Card(
        "Vulture",
        lines=("Response: When a Character is killed, this Character recovers. Ability Traits: Command",),
    )
    s = board([BLADE, mourner, vulture, Card("Walker"), Card("Victim")])
    place(s, "Walker", 0, "B4")
    place(s, "Blade", 0, "A1")
    bird = place(s, "Vulture", 0, "A9")
    s.put(bird, its.SIDE, its.EXHAUSTED)
    place(s, "Mourner", 1, "G9")
    place(s, "Victim", 1, "G5")
    dice(s, 0, "R2")
    fight(s)
    play(s, "use Walker: [Move]; step N; use Blade: kill; pick Victim")
    assert windows(s) == 2 and asked(s) == "Window:0"  # Offensive first, whoever caused it
    play(s, "use Vulture: recovers")
    assert s.get(bird, its.SIDE) == its.RECOVERED and asked(s) == "Window:1"
    assert option(s, "use Mourner: draw") in s.options()


ECHO = "Response: When an opponent triggers a Response, this Character Heals 1. Ability Traits: Medical"


@pytest.mark.clause("antithesis RESP.4", "antithesis R97", "antithesis R186")
def test_windows_nest_ten_deep_and_are_written_at_every_level() -> None:
    echoes = [Card(f"Echo{n}", lines=(ECHO,)) for n in range(10)]
    s = board([*echoes, KEEPER, Card("Walker", hp=9)])
    place(s, "Walker", 0, "B4")
    place(s, "Keeper", 1, "D4")
    for n in range(10):
        place(s, f"Echo{n}", n % 2, f"{'A' if n % 2 == 0 else 'G'}{n // 2 + 1}")
    fight(s)
    play(s, "use Walker: [Move]; step N; use Keeper: arrives")
    for n in range(10):
        assert windows(s) == n + 2 and asked(s) == f"Window:{n % 2}"
        s = reloaded(s)
        play(s, f"use Echo{n}: Heals")
    assert windows(s) == 9  # the innermost are closed; an Echo that is resolved may answer in another window
    passes(s, "Move")
    assert windows(s) == 0


# ---- Interrupts

RUNNER = Card("Runner", keywords=((i.DASH, 0),))


@pytest.mark.clause(
    "antithesis INT.1", "antithesis INT.2", "antithesis INT.7", "antithesis EX.INT", "antithesis R93",
    "antithesis BATTLE.1.i",
)  # fmt: skip
def test_an_action_is_interrupted_after_a_step_and_goes_on() -> None:
    s = board([RUNNER, Card("Walker")])
    walker = place(s, "Walker", 0, "B4")
    runner = place(s, "Runner", 1, "G4")
    fight(s)
    assert asked(s) == "Point:1"  # (a) the Action Window has opened
    play(s, "pass; use Walker: [Move]")
    assert asked(s) == "Point:1"  # (b) it is triggered
    play(s, "pass; step N")
    assert asked(s) == "Point:1"  # (c) a step is done
    play(s, "use Runner: Interrupt; step S; stop")
    assert at_square(s, runner) == "F4" and asked(s) == "Move:0"
    play(s, "step N")
    assert at_square(s, walker) == "D4"


@pytest.mark.clause(
    "antithesis INT.2.i", "antithesis INT.3", "antithesis INT.3.i", "antithesis INT.3.ii", "antithesis R94"
)
def test_after_an_interrupt_the_other_player_is_asked() -> None:
    s = board([RUNNER, Card("Walker")])
    place(s, "Walker", 0, "B4")
    place(s, "Runner", 0, "A1")
    place(s, "Runner", 0, "A9")
    place(s, "Runner", 1, "G4")
    fight(s)
    assert asked(s) == "Point:0"
    play(s, "use Runner@A1: Interrupt; stop")
    assert asked(s) == "Point:1"
    play(s, "pass")
    assert asked(s) == "Point:0"  # back at step 1
    play(s, "pass")
    assert asked(s) == "Battle:0"  # both have declined with none in between


@pytest.mark.clause(
    "antithesis INT.6", "antithesis R95", "antithesis ACT.7", "antithesis INT.5", "antithesis R164"
)
def test_no_interrupt_inside_an_interrupt_and_no_action_at_a_point() -> None:
    shade = Card("Shade", keywords=((i.ACTIVE_COVER, 0),))
    s = board([RUNNER, shade])
    place(s, "Runner", 1, "G4")
    place(s, "Shade", 1, "G9")
    place(s, "Shade", 0, "A9")
    fight(s)
    assert asked(s) == "Point:1"  # Active Cover is Defensive: the Offensive Player is not asked
    assert why(s, "use Runner: Global Action: {Exhaust}") == c.ACT_1
    play(s, "use Runner: Interrupt; step S")
    assert asked(s) == "Move:1"  # no point inside it
    play(s, "stop")
    assert asked(s) == "Point:1"


@pytest.mark.clause("antithesis R93", "antithesis BATTLE.7", "antithesis BATTLE.8", "antithesis R92")
def test_an_interrupt_after_both_have_passed_goes_on_with_the_battle() -> None:
    s = board([RUNNER])
    place(s, "Runner", 1, "G4")
    fight(s)
    play(s, "pass; pass; pass; pass")
    assert asked(s) == "Point:1"  # (e)
    play(s, "use Runner: Interrupt; stop")
    assert asked(s) == "Battle:0" and s.battle == 1
    play(s, "pass; pass")
    assert s.battle == 0


@pytest.mark.clause("antithesis R191", "antithesis R99")
def test_who_is_asked_depends_on_what_both_can_see() -> None:
    trick = Card(
        "Trick", kind=i.TACTIC, cost="1",
        lines=("Global Interrupt: Draw a card. Ability Traits: Logistics",),
    )  # fmt: skip
    other = Card("Other", cost="1")
    for held in ("Trick", "Other"):
        s = board([trick, other, Card("Walker")])
        place(s, "Walker", 0, "B4")
        hand(s, held, 1)
        fight(s)
        assert asked(s) == "Battle:0"  # nothing to pay with
        s = board([trick, other, Card("Walker")])
        place(s, "Walker", 0, "B4")
        hand(s, held, 1)
        command(s, 1, 1)
        fight(s)
        assert asked(s) == "Point:1"


@pytest.mark.clause("antithesis R95", "antithesis INT.6", "antithesis RESP.3")
def test_no_interrupt_inside_a_response() -> None:
    fox = Card(
        "Fox", lines=("Response: {B} When an enemy Character arrives in a square, this Character [Move]s. "
                      "Ability Traits: Mobility",),
    )  # fmt: skip
    s = board([RUNNER, fox, Card("Walker")])
    place(s, "Walker", 0, "B4")
    place(s, "Runner", 0, "A1")
    place(s, "Fox", 1, "G4")
    dice(s, 1, "B1")
    fight(s)
    play(s, "~; use Walker: [Move]; ~; step N; use Fox: arrives; step S")
    assert asked(s) == "Move:1"  # the Fox goes on; the next point comes when the Action itself goes on
    play(s, "stop")
    assert asked(s) == "Point:0" and windows(s) == 0


@pytest.mark.clause("antithesis R191", "antithesis R102", "antithesis R192")
def test_a_hand_is_asked_in_the_windows_that_it_may_answer_whatever_it_holds() -> None:
    snare = Card(
        "Snare", kind=i.TACTIC, cost="1",
        lines=("Response: When an opponent triggers an Action, draw a card. Ability Traits: Logistics",),
    )  # fmt: skip
    for held in ("Snare", "Walker"):
        s = board([snare, Card("Walker")])
        place(s, "Walker", 0, "B4")
        card = hand(s, held, 1)
        dice(s, 1, "R2")
        fight(s)
        play(s, "~; use Walker: [Move]")
        assert asked(s) == "Window:1"  # an ability is triggered
        if held == "Snare":
            play(s, "card Snare: draw; ~")
            assert s.get(card, its.ZONE) == zones.DISCARD_PILE and s.bank_size(1) == 0
        else:
            assert len(s.options()) == 1
        play(s, "~; step N; ~")
        assert asked(s) == "Move:0"  # arriving is no window for cards in Hand
