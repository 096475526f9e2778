"""[Move] square by square: arrays, dice, diagonals, RUN, FLY, TEL, big tokens, and [CMA]."""

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.moving.combining import combinable
from sandtable.games.antithesis.moving.move import Move
from sandtable.games.antithesis.table import moves
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import (
    asked,
    at_square,
    board,
    command,
    dice,
    fight,
    option,
    place,
    play,
    square,
    why,
)

WALKER = Card("Walker", move=(i.RUN, 2, 1, "B"))
ROCK = Card("Rock", hp=9)


def walking(
    *others: tuple[str, int, str], card: Card = WALKER, bank: str = "", start: str = "B4"
) -> tuple[Board, int]:
    """Player 1's Walker performs its Global Movement Action, before any dice."""
    s = board([card, ROCK])
    mover = place(s, card.name, 0, start)
    for name, seat, where in others:
        place(s, name, seat, where)
    dice(s, 0, bank)
    fight(s)
    play(s, f"use {card.name}: [Move]")
    return s, mover


@pytest.mark.clause(
    "antithesis GMA.1", "antithesis GMA.2", "antithesis R5", "antithesis MOVC.2", "antithesis R124",
    "antithesis UNP.CHAR", "antithesis MOVC.1",
)  # fmt: skip
def test_the_global_movement_action_exhausts() -> None:
    s, mover = walking()
    assert asked(s) == "Move:0" and s.get(mover, its.SIDE) == its.EXHAUSTED
    play(s, "stop; pass")
    assert why(s, "use Walker: [Move]") == c.R124


@pytest.mark.clause(
    "antithesis MOVE.2", "antithesis MP.1", "antithesis R31", "antithesis MDICE.2", "antithesis MOVE.1.i",
    "antithesis MOVE.3", "antithesis MOVE.3.a", "antithesis MOVE.3.d",
)  # fmt: skip
def test_points_are_move_and_d_move_and_pips() -> None:
    """RUN 2 + D1 with a die of 4: seven points, of which one may go into a diagonal step."""
    s, mover = walking(bank="B4 R6")
    assert asked(s) == "Adding:0" and option(s, "die R6") not in s.options()
    play(s, "die B4")
    ref = s.ref(mover)
    assert s.move(ref, moves.POINTS) == 7 and s.move(ref, moves.DIAGONAL) == 1
    play(s, "step NE")
    assert s.move(ref, moves.POINTS) == 6 and why(s, "step NE") == c.MOVE_3_A_II_1
    play(s, "step N; step N; step N; step N")
    assert at_square(s, mover) == "G5" and why(s, "step N") == c.R26


@pytest.mark.clause("antithesis MOVE.3.a.ii", "antithesis MOVE.3.a.i")
def test_no_diagonal_without_a_d_move_value() -> None:
    s, _ = walking(card=Card("Walker", move=(i.RUN, 3, 0, "")))
    assert why(s, "step NE") == c.MOVE_3_A_II and why(s, "step N") == 0


@pytest.mark.clause("antithesis MOVE.3.f", "antithesis MOVE.3.b.1", "antithesis MOVE.3.a.iii")
def test_it_ends_when_the_points_are_used_up_or_by_stopping() -> None:
    s, mover = walking(card=Card("Walker", move=(i.RUN, 1, 0, "")))
    play(s, "step N")
    assert at_square(s, mover) == "C4" and asked(s) == "Battle:1" and len(s.moves) == 0
    s, mover = walking()
    play(s, "step N; stop")
    assert at_square(s, mover) == "C4" and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis RUN.1", "antithesis R33")
def test_run_enters_no_square_with_a_character_but_passes_corners() -> None:
    s, mover = walking(("Rock", 1, "C4"), ("Rock", 0, "B5"))
    assert why(s, "step N") == c.RUN_1 and why(s, "step E") == c.RUN_1
    play(s, "step NE")
    assert at_square(s, mover) == "C5"


FLYER = Card("Flyer", move=(i.FLY, 2, 0, ""))


@pytest.mark.clause("antithesis FLY.1", "antithesis FLY.4", "antithesis R38", "antithesis FLY.3")
def test_fly_passes_over_characters_and_cannot_stop_there() -> None:
    s, mover = walking(("Rock", 1, "C4"), card=FLYER)
    play(s, "step N")
    assert at_square(s, mover) == "C4" and why(s, "stop") == c.FLY_1
    play(s, "step N")
    assert at_square(s, mover) == "D4"


@pytest.mark.clause("antithesis FLY.2", "antithesis R38", "antithesis MOVE.4", "antithesis R43")
def test_a_flyer_that_runs_out_of_points_goes_back_along_its_way() -> None:
    s, mover = walking(("Rock", 1, "D4"), card=FLYER)
    play(s, "step N; step N")
    assert at_square(s, mover) == "C4" and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis KW.LEAPING", "antithesis R38")
def test_leaping_lets_a_run_pass_through() -> None:
    s, mover = walking(("Rock", 1, "C4"), card=Card("Leaper", keywords=((i.LEAPING, 0),)))
    play(s, "step N")
    assert why(s, "stop") == c.KW_LEAPING
    play(s, "step N; stop")
    assert at_square(s, mover) == "D4"


@pytest.mark.clause(
    "antithesis TEL.1", "antithesis TEL.2", "antithesis TEL.3", "antithesis R39", "antithesis MOVE.3.b.i",
    "antithesis MOVE.3.d.i",
)  # fmt: skip
def test_tel_is_one_jump_over_everything() -> None:
    card = Card("Jumper", move=(i.TEL, 2, 1, ""))
    s, mover = walking(("Rock", 1, "C4"), ("Rock", 1, "C5"), card=card)
    assert why(s, "sq C4") == c.TEL_3
    assert why(s, "sq E5") == 0  # three ahead and one aside: one diagonal, two straight, of three points
    assert why(s, "sq F5") == c.R39 and why(s, "sq E6") == c.R39
    play(s, "sq D4")
    assert at_square(s, mover) == "D4" and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis R26", "antithesis CHAR.3")
def test_a_big_token_moves_as_a_whole() -> None:
    s, mover = walking(("Rock", 1, "D5"), card=Card("Giant", size=2, move=(i.RUN, 3, 0, "")))
    assert why(s, "step N") == c.RUN_1  # C4, C5 and B4, B5 now; D5 is taken
    play(s, "step W; step N")
    assert s.get(mover, its.SQUARES) == sum(1 << square(name) for name in ("C3", "C4", "D3", "D4"))


# ---- windows and interrupts on the way

WATCHER = Card(
    "Watcher", hp=9,
    lines=("Response: {R} When an enemy Character leaves a square adjacent to this Character, it takes 1 "
           "damage. Ability Traits: Combat",),
)  # fmt: skip


@pytest.mark.clause(
    "antithesis MOVE.3.b", "antithesis MOVE.3.c", "antithesis R42", "antithesis R41", "antithesis R189"
)
def test_leaving_is_answered_while_it_still_stands_there() -> None:
    s = board([Card("Walker", hp=1), WATCHER])
    mover = place(s, "Walker", 0, "B4")
    place(s, "Watcher", 1, "C5")
    dice(s, 1, "R1")
    fight(s)
    play(s, "use Walker: [Move]; step N")
    assert asked(s) == "Window:1" and at_square(s, mover) == "B4"
    play(s, "use Watcher: leaves")
    assert not s.in_play(mover) and len(s.moves) == 0 and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis R44")
def test_a_move_without_a_step_is_completed() -> None:
    rested = Card(
        "Rester",
        lines=("Response: After this Character completes a Move, it recovers. Ability Traits: Medical",),
    )
    s = board([rested])
    mover = place(s, "Rester", 0, "B4")
    fight(s)
    play(s, "use Rester: Global Action: {Exhaust}; stop; use Rester: completes")
    assert s.get(mover, its.SIDE) == its.RECOVERED


@pytest.mark.clause("antithesis R194")
def test_who_is_moving_begins_no_second_move() -> None:
    s = board([Card("Runner", keywords=((i.DASH, 0),)), Card("Other", keywords=((i.DASH, 0),))])
    place(s, "Runner", 0, "B4")
    runner = place(s, "Runner", 0, "A4")
    place(s, "Other", 1, "G1")
    s.put(runner, its.SIDE, its.RECOVERED)
    fight(s)
    play(s, "pass; pass; use Runner@B4: Global Action: {Exhaust}; pass; pass; step N")
    assert asked(s) == "Point:0"  # a point after the step, for the other Runner's sake
    assert why(s, "use Runner@C4: Interrupt") in (c.R194, c.R124)
    assert why(s, "use Runner@A4: Interrupt") == 0


# ---- [CMA]

FIGHTER = Card(
    "Fighter",
    lines=(
        "Offensive Action: {CP}{Exhaust} Melee Attack (RNG 0+D1, STR 3, {R}, HP). Ability Traits: Combat",
        "Global Action: {Exhaust} Draw a card. Ability Traits: Command",
        "Offensive Action: {CP} Gain {S}. Ability Traits: Economics",
    ),
)


def pressing(points: int, card: Card = FIGHTER) -> tuple[Board, int, int]:
    s = board([card, ROCK])
    fighter = place(s, "Fighter", 0, "B4")
    rock = place(s, "Rock", 1, "D5")
    command(s, 0, points)
    fight(s)
    return s, fighter, rock


@pytest.mark.clause(
    "antithesis CMA.1", "antithesis CMA.2", "antithesis CMA.2.a", "antithesis CMA.3", "antithesis CMA.4",
    "antithesis R9", "antithesis R148", "antithesis PRESS.1", "antithesis PRESS.2", "antithesis R147",
)  # fmt: skip
def test_a_combined_action_is_paid_before_the_move_and_aimed_after_it() -> None:
    s, fighter, rock = pressing(2)
    play(s, "use Fighter: a [CMA]")
    assert asked(s) == "Combined:0"
    assert why(s, "combine Fighter: Draw") == c.CMA_1  # it has the trait Command
    assert why(s, "combine Fighter: a [CMA]") == c.R147
    play(s, "combine Fighter: Melee")
    assert s.of(0, their.COMMAND) == 0 and s.get(fighter, its.SIDE) == its.EXHAUSTED
    play(s, "step N; stop")
    assert s.get(rock, its.DAMAGE) == 3 and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis CMA.2", "antithesis R9", "antithesis R143")
def test_it_needs_the_additional_command_point() -> None:
    s, _, _ = pressing(1)
    assert why(s, "use Fighter: a [CMA]") == c.CMA_2


@pytest.mark.clause("antithesis KW.FOCUSED", "antithesis R9")
def test_focused_saves_the_additional_command_point() -> None:
    focused = Card("Fighter", lines=FIGHTER.lines, keywords=((i.FOCUSED, 0),))
    s, _, rock = pressing(1, focused)
    play(s, "use Fighter: a [CMA]; combine Fighter: Melee; step N; stop")
    assert s.get(rock, its.DAMAGE) == 3 and s.of(0, their.COMMAND) == 0


@pytest.mark.clause("antithesis R148", "antithesis R104")
def test_a_combined_action_without_a_target_does_nothing_and_is_lost() -> None:
    s, _, rock = pressing(2)
    play(s, "use Fighter: a [CMA]; combine Fighter: Melee; step S; stop")
    assert s.get(rock, its.DAMAGE) == 0 and s.of(0, their.COMMAND) == 0 and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis R82", "antithesis CMA.1")
def test_what_works_from_hand_is_no_combined_action() -> None:
    s, _, _ = pressing(2, Card("Fighter", lines=FIGHTER.lines, keywords=((i.GLOBAL_DEPLOY, 0),)))
    play(s, "use Fighter: a [CMA]")
    assert why(s, "combine Fighter: [Deploy]") == c.R82


@pytest.mark.clause("antithesis R183", "antithesis CMA.1")
def test_what_a_text_forbids_is_no_combined_action() -> None:
    silence = Card(
        "Silence", lines=("Passive: Enemy Characters cannot trigger abilities. Ability Traits: Command",)
    )
    s = board([FIGHTER, silence])
    fighter = place(s, "Fighter", 0, "B4")
    command(s, 0, 3)
    assert len(combinable(s, 0, fighter, False)) == 2
    place(s, "Silence", 1, "G5")
    assert len(combinable(s, 0, fighter, False)) == 0


@pytest.mark.clause("antithesis KW.CHARGE", "antithesis R77")
def test_a_charge_waits_for_the_next_melee_attack() -> None:
    charger = Card("Charger", keywords=((i.CHARGE, 0),), move=(i.RUN, 4, 0, ""))
    s, mover = walking(card=charger, start="A4")
    play(s, "step N; step N; stop")
    assert not s.flag(mover, its.IS_CHARGED)
    s, mover = walking(card=charger, start="A4")
    play(s, "step E; step N; step N; step N")
    assert s.flag(mover, its.IS_CHARGED)


def test_the_frame_of_a_move_can_be_copied() -> None:
    s, _ = walking()
    twin = s.clone()
    assert isinstance(twin.frames[-1], Move) and list(twin.options()) == list(s.options())
