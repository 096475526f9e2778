"""How often somebody is asked in another's turn who has said nothing about it (`bench/questions.py`)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from sandtable.kernel.registry import find
from sandtable.server.passing import NO_STOP, NOTHING, Wish

BENCH = Path(__file__).parents[2] / "bench" / "questions.py"
IN_A_PHASE = 5  # of the other side, in which bots attack several times
SEEDS = ("1", "2")
MANY = [str(seed) for seed in range(80)]  # random games are quick, and two of them say little


def bench() -> Any:
    found = importlib.util.spec_from_file_location("questions", BENCH)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_whoever_has_said_nothing_is_seldom_asked_in_anothers_turn() -> None:
    """With the stops that a game sets by itself, at most three times; with every stop more often."""
    questions, game = bench(), find("athernum")
    asked = {}
    for every in (False, True):
        turns = [
            sum(counted.values())
            for seed in MANY
            for counted in questions.play(
                game, game.STANDARD, seed, "random", questions.usual(game, every)
            ).values()
        ]
        asked[every] = sum(turns) / len(turns)
    assert asked[False] <= questions.MOST
    assert asked[True] > 1.1 * asked[False]


@pytest.mark.slow
@pytest.mark.clause("antithesis R93")
def test_in_antithesis_what_does_not_concern_him_is_not_asked() -> None:
    """A few times in a Phase of the other's; and wherever he could interrupt, if he wishes so."""
    questions, game = bench(), find("antithesis")
    asked = {}
    for every in (False, True):
        turns = [
            questions.of_priority(counted)
            for seed in SEEDS
            for counted in questions.play(
                game, game.STANDARD, seed, "level:1", questions.usual(game, every)
            ).values()
        ]
        asked[every] = sum(turns) / len(turns)
    assert asked[False] <= IN_A_PHASE
    assert asked[True] > 1.3 * asked[False]


# Player 1 can interrupt with what he holds, at every point of the other side's Main Phase.
INTERRUPTS = (
    "turn=2 active=2 phase=6 total=10 goals=D8 1.dice=G5,B1 "
    "1.champions=Sir_Yames_Delerose,Jek_Namen,Zul_Cha'kra "
    "1.play=Jek_Namen@A8,Sir_Yames_Delerose@D4,Zul_Cha'kra@A5 1.hand=Hold_the_Line 1.deck=Riptide,Riptide "
    "2.cp=1 2.dice=R1,R6 2.champions=Zul_Shra_Ryu,Zul_Cha'kra,Lord_Bratok "
    "2.play=Zul_Cha'kra@F6,Zul_Shra_Ryu@E4,Lord_Bratok@G1 2.deck=Riptide,Riptide"
)


# what player 2 does next, from his first Action Window on
LET = ["pass", "pass"]
ENGAGED = [*LET, "use:E4#5", "pass", "pass", "step:NW", "pass", "pass", "step:S"]
SHOT = [*LET, "use:E4#1", "pass", "pass", "pick:A5", "pass"]
BESIDE_A_GOAL = [*LET, "use:F6#4", *LET, "pass", "die:R6", "step:SW", *LET, "step:W", "pass"]
ONTO_A_GOAL = [*BESIDE_A_GOAL, "pass", "step:S", "pass"]


@pytest.mark.clause("antithesis INT.2", "antithesis RESP.1", "antithesis R93")
@pytest.mark.parametrize(
    ("choices", "kind", "why"),
    [
        (["pass"], "other Battle On", NO_STOP),  # between two Actions
        ([*LET, "use:2d1#1", "pick:E4", *LET], "other Battle On", NO_STOP),  # about his own Character
        ([*LET, "own:2", *LET], "other Battle On", NO_STOP),  # only draws a card
        ([*LET, "own:2"], "other Responses, an effect", NOTHING),
        (ENGAGED[:-2], "other Battle On", NO_STOP),  # he goes away,
        (ENGAGED, "other Battle On, an effect", ""),  # and comes back
        (BESIDE_A_GOAL, "other Battle On", NO_STOP),
        (ONTO_A_GOAL, "other Battle On, an effect", ""),
        (SHOT[:-3], "other Battle On", NO_STOP),  # at whom is not known yet
        (SHOT, "other Battle On, an effect", ""),
        ([*LET, "pass", "pass", "pass", "pass", "pass"], "other Both have passed", ""),
    ],
)
def test_in_antithesis_he_is_asked_about_what_concerns_him_and_once_at_the_end_of_a_phase(
    choices: list[str], kind: str, why: str
) -> None:
    questions, game = bench(), find("antithesis")
    s = game.new(INTERRUPTS, "x")
    for choice in choices:
        s.apply(game.understand(s, choice))
    window = game.window(s)
    assert s.seat == 0 and window is not None and questions.kind(game, s, window) == questions.PRIORITY + kind
    wish = Wish(questions.usual(game, every=False), 0, game.turn(s))
    assert wish.reason(window, 0, game.turn(s)) == why
    # whatever a response waits for is asked, whoever does it and in whatever Phase
    able = window._replace(forced=False, stop="own Responses", by=-1)
    assert wish.reason(able, 0, game.turn(s)) == ""
    assert Wish(questions.usual(game, every=True), 0, "").reason(window._replace(forced=False), 0, "") == ""


# Player 1 acts: what he deploys has a Response to that, and what he holds boosts "this Attack".
OWN = (
    "turn=2 active=1 phase=6 total=10 goals=D8 1.cp=1 1.dice=R1,R6,G5,B1,Y3,Y4 "
    "1.champions=Sir_Yames_Delerose,Jek_Namen,Zul_Cha'kra "
    "1.play=Jek_Namen@A8,Sir_Yames_Delerose@D4,Zul_Cha'kra@A5 1.hand=Overpressure,Saltmarsh_Reaver "
    "1.deck=Riptide,Riptide 2.dice=R1 2.champions=Zul_Shra_Ryu,Zul_Cha'kra,Lord_Bratok "
    "2.play=Zul_Cha'kra@F6,Zul_Shra_Ryu@E4,Lord_Bratok@G1 2.deck=Riptide,Riptide"
)
DEPLOYED = [*LET, "own:1", "take:Saltmarsh_Reaver", "die:R6", "pass", "pass", "pass", "at:A1"]
STRUCK = [*LET, "use:D4#1", "pass", "pass", "pass", "pass"]


@pytest.mark.clause("antithesis INT.2", "antithesis RESP.1", "antithesis R93")
@pytest.mark.parametrize(
    ("choices", "option", "why"),
    [
        (DEPLOYED, "use:A1#2", ""),  # When this Character is [Deploy]ed, gain {B}{B}.
        (STRUCK, "from:Overpressure#1", ""),  # gains Boost+1 for this Attack
        ([*DEPLOYED, "pass"], "use:A1#3", NO_STOP),  # [Dash], between two Actions
    ],
)
def test_in_antithesis_he_is_asked_about_his_own_deeds_where_something_speaks_of_them(
    choices: list[str], option: str, why: str
) -> None:
    questions, game = bench(), find("antithesis")
    s = game.new(OWN, "x")
    for choice in choices:
        s.apply(game.understand(s, choice))
    window = game.window(s)
    assert s.seat == 0 and window is not None and option in [game.token(s, one) for one in s.options()]
    assert Wish(questions.usual(game, every=False), 0, "").reason(window, 0, "") == why
    assert Wish(questions.usual(game, every=True), 0, "").reason(window, 0, "") == ""
