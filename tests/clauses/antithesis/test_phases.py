"""The Main Phase: Action Windows, roles, the player's own Actions, Goals, and its end."""

# ruff: noqa: F403, F405

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.objective import RevealGoal
from sandtable.games.antithesis.turn.phases import MOST_PHASES
from sandtable.games.antithesis.turn.scoring import score_goals
from sandtable.games.antithesis.turn.victory import change_vp
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases

SPEAR = Card(
    "Spear",
    lines=(
        "Offensive Action: {Exhaust} Draw a card. Ability Traits: Logistics",
        "Defensive Action: {Exhaust} Draw a card. Ability Traits: Defend",
    ),
)


def arena(*more: Card) -> Board:
    s = board([SPEAR, *more])
    place(s, "Spear", 0, "A1")
    place(s, "Spear", 1, "G1")
    return s


# ---- [Battle On]


@pytest.mark.clause(
    "antithesis BATTLE.1", "antithesis BATTLE.2", "antithesis BATTLE.3", "antithesis BATTLE.4",
    "antithesis BATTLE.5", "antithesis BATTLE.6", "antithesis BATTLE.7", "antithesis BATTLE.8",
    "antithesis R92",
)  # fmt: skip
def test_both_act_in_turn_until_both_pass_in_one_round() -> None:
    s = fight(arena())
    assert asked(s) == "Battle:0" and s.clause == c.BATTLE_2
    play(s, "pass")
    assert asked(s) == "Battle:1" and s.clause == c.BATTLE_5
    play(s, "use Spear@G1: Defensive")
    assert asked(s) == "Battle:0"  # who passed may act again
    play(s, "pass; pass")
    assert s.battle == 0


@pytest.mark.clause(
    "antithesis ACT.1", "antithesis ACT.3", "antithesis ACT.4", "antithesis ABIL.4", "antithesis R190",
)  # fmt: skip
def test_roles_and_whose_ability_it_is() -> None:
    s = fight(arena())
    assert why(s, "use Spear@A1: Defensive") == c.ACT_3 and why(s, "use Spear@G1: Offensive") == c.ABIL_4
    play(s, "pass")
    assert why(s, "use Spear@G1: Offensive") == c.ACT_4


@pytest.mark.clause("antithesis R177", "antithesis R140")
def test_a_hundred_actions_are_the_most() -> None:
    s = fight(arena())
    s.let(0, their.ACTIONS, their.MOST_ACTIONS)
    assert list(s.options()) == [o.PASS] and why(s, "use Spear@A1: Offensive") == c.R177
    s.turn = MOST_PHASES
    play(s, "pass; pass")
    while not s.over():
        s.apply(s.options()[0])
    assert s.ended == c.R140 and s.result != 0


# ---- the player's own Actions


@pytest.mark.clause(
    "antithesis CDRAW.1", "antithesis CDRAW.2", "antithesis R6", "antithesis R106", "antithesis UNP.PLAYER",
)  # fmt: skip
def test_command_draw() -> None:
    s = arena()
    command(s, 0, 1)
    fight(s)
    assert why(s, "own Draw") == c.R106  # the deck is empty
    new(s, "Spear", 0, zones.MAIN_DECK)
    play(s, "own Draw")
    assert s.of(0, their.COMMAND) == 0 and len(s.pile_of(0, zones.HAND)) == 1
    new(s, "Spear", 0, zones.MAIN_DECK)
    play(s, "pass")
    assert why(s, "own Draw") == c.CP_4


@pytest.mark.clause("antithesis CDICE.1", "antithesis CDICE.2", "antithesis R7")
def test_command_gain_dice() -> None:
    s = arena()
    command(s, 0, 1)
    fight(s)
    play(s, "own dice")
    s.apply(o.make(o.COLOUR, their.GREEN))
    play(s, "roll 2; roll 6")
    assert s.dice_of(0, their.die(their.GREEN, 2)) == 1 and s.dice_of(0, their.die(their.GREEN, 6)) == 1


SOLDIER = Card("Soldier", cost="4")


@pytest.mark.clause(
    "antithesis ODA.1", "antithesis ODA.2", "antithesis DEPLOY.1", "antithesis DEPLOY.2",
    "antithesis DEPLOY.3", "antithesis R127", "antithesis CHAR.2", "antithesis EXH.4", "antithesis ZONE.C",
    "antithesis CHAR.1",
)  # fmt: skip
def test_deploying_a_character() -> None:
    s = arena(SOLDIER)
    soldier = hand(s, "Soldier", 0)
    fight(s)
    assert why(s, "own Offensive") == c.DEPLOY_1  # he cannot pay
    dice(s, 0, "R6")
    play(s, "own Offensive; pick Soldier")
    assert asked(s) == "Deploy:0" and s.bank_size(0) == 0  # the place is chosen after payment
    assert why(s, "sq A1") == c.DEPLOY_3_II and why(s, "sq B2") == c.DEPLOY_3_I
    play(s, "sq A2")
    assert s.in_play(soldier) and at_square(s, soldier) == "A2" and s.get(soldier, its.SIDE) == its.RECOVERED


@pytest.mark.clause("antithesis DDA.1", "antithesis DDA.2", "antithesis R8", "antithesis R157")
def test_the_defensive_player_pays_a_command_point_more() -> None:
    s = arena(SOLDIER)
    hand(s, "Soldier", 1)
    dice(s, 1, "R6")
    fight(s)
    play(s, "~; pass; ~")
    assert why(s, "own Defensive") == c.CP_4
    command(s, 1, 1)
    assert why(s, "own Offensive") == c.ACT_4
    play(s, "own Defensive; pick Soldier; ~; sq G9")
    assert s.of(1, their.COMMAND) == 0 and s.bank_size(1) == 0


@pytest.mark.clause("antithesis DEPLOY.3.vi", "antithesis R127", "antithesis R98", "antithesis R169")
def test_a_cancelled_deployment_discards_the_card() -> None:
    warden = Card(
        "Warden",
        lines=(
            "Response: When an ability with trait Muster is triggered, cancel it. Ability Traits: Command",
        ),
    )
    s = arena(SOLDIER, warden)
    place(s, "Warden", 1, "G9")
    soldier = hand(s, "Soldier", 0)
    dice(s, 0, "R6")
    fight(s)
    play(s, "~; own Offensive; pick Soldier; use Warden: cancel")
    assert s.get(soldier, its.ZONE) == zones.DISCARD_PILE and s.bank_size(0) == 0


@pytest.mark.clause(
    "antithesis FIELD.S", "antithesis FIELD.R", "antithesis R126", "antithesis DEPLOY.3.iv",
)  # fmt: skip
def test_a_field_may_be_turned_and_never_lies_on_another() -> None:
    moor = Card("Moor", kind=i.FIELD, cost="1", wide=3, deep=1)
    s = arena(moor)
    place(s, "Moor", 1, "D1")
    field = hand(s, "Moor", 0)
    dice(s, 0, "R6")
    fight(s)
    play(s, "~; own Offensive; pick Moor; ~")
    assert s.bar(o.field_at(square("D3"), False)) == c.DEPLOY_3_IV
    s.apply(o.field_at(square("C4"), True))
    assert s.get(field, its.SQUARES) == sum(1 << square(x) for x in ("C4", "D4", "E4"))


@pytest.mark.clause("antithesis MOD.1", "antithesis MOD.T", "antithesis DEPLOY.3.v", "antithesis R125")
def test_a_modification_is_attached_to_what_it_names() -> None:
    mail = Card("Mail", kind=i.MODIFICATION, cost="1", attach="Attach To: Character you control")
    s = arena(mail)
    thing = hand(s, "Mail", 0)
    dice(s, 0, "R6")
    fight(s)
    play(s, "~; own Offensive; pick Mail; ~")
    assert s.in_play(thing) and s.get(thing, its.HOST) == s.board[0]


@pytest.mark.clause("antithesis TAC.1", "antithesis TAC.J", "antithesis R102", "antithesis DEPLOY.1.i")
def test_a_tactic_is_paid_resolved_and_discarded() -> None:
    order = Card(
        "Order", kind=i.TACTIC, cost="3",
        lines=("Offensive Action: Draw a card. Ability Traits: Logistics",),
    )  # fmt: skip
    s = arena(order)
    card = hand(s, "Order", 0)
    new(s, "Spear", 0, zones.MAIN_DECK)
    dice(s, 0, "R2 B1")
    fight(s)
    play(s, "~")
    assert why(s, "own Offensive") == c.DEPLOY_1
    play(s, "card Order: Draw; ~")
    assert s.get(card, its.ZONE) == zones.DISCARD_PILE and s.bank_size(0) == 0
    assert len(s.pile_of(0, zones.HAND)) == 1


# ---- Goals


def goals(s: Board, names: str) -> None:
    s.set_goals(sum(1 << square(name) for name in names.split()))


@pytest.mark.clause(
    "antithesis SCORE.1", "antithesis SCORE.1.ii", "antithesis SCORE.1.iii", "antithesis SCORE.1.iv",
    "antithesis SCORE.1.v", "antithesis R115", "antithesis R114",
)  # fmt: skip
def test_the_example_of_scoring() -> None:
    """P1 has 4, P2 has 1; P1 controls one Goal in D and two in F, P2 one in his G."""
    s = board([SPEAR])
    for where in ("D1", "F2", "F3"):
        place(s, "Spear", 0, where)
    place(s, "Spear", 1, "A9")
    goals(s, "D1 F2 F3 A9 C5")
    s.let(0, their.VICTORY, 4)
    s.let(1, their.VICTORY, 1)
    score_goals(s)
    assert (s.of(0, their.VICTORY), s.of(1, their.VICTORY)) == (7, 2)


@pytest.mark.clause("antithesis SCORE.1.i", "antithesis PRES.8", "antithesis SCORE.1.iv")
def test_contested_goals_and_those_at_home_score_nothing() -> None:
    far = Card("Tall", presence=2)
    s = board([SPEAR, far])
    place(s, "Spear", 0, "D4")
    place(s, "Tall", 1, "D5")
    place(s, "Spear", 0, "B1")
    goals(s, "D4 B1")
    score_goals(s)
    assert (s.of(0, their.VICTORY), s.of(1, their.VICTORY)) == (0, 0)


@pytest.mark.clause("antithesis WIN.2", "antithesis WIN.3", "antithesis R116")
def test_of_two_who_reach_the_total_the_higher_wins() -> None:
    s = board([SPEAR])
    s.let(0, their.VICTORY, 9)
    s.let(1, their.VICTORY, 9)
    change_vp(s, vec[i64]([2, 1]))
    assert s.result == 1 and s.ended == c.WIN_2
    s = board([SPEAR])
    s.let(0, their.VICTORY, 9)
    s.let(1, their.VICTORY, 9)
    change_vp(s, vec[i64]([1, 1]))
    assert s.ended == c.WIN_3 and s.returns() == [0.0, 0.0]


@pytest.mark.clause(
    "antithesis GOAL.1.a", "antithesis GOAL.2", "antithesis EX.GOAL", "antithesis R113", "antithesis R30",
    "antithesis GOAL.1.b",
)  # fmt: skip
def test_a_full_row_sends_the_goal_towards_its_player() -> None:
    s = arena()
    goals(s, " ".join(f"D{n}" for n in range(1, 10)) + " C1")
    place(s, "Spear", 1, "C2")
    s.frames = [RevealGoal(0, 3)]
    s.run()
    assert why(s, "sq D1") == c.GOAL_1_A and why(s, "sq C1") == c.GOAL_1_A
    assert option(s, "sq C2") in s.options() and why(s, "sq E1") == c.GOAL_1
    play(s, "sq C2")
    assert s.goals >> square("C2") & 1


# ---- the end of the Phase


@pytest.mark.clause(
    "antithesis PHASE.7", "antithesis PHASE.9", "antithesis PHASE.10", "antithesis CP.3", "antithesis R109",
    "antithesis R105", "antithesis R184", "antithesis ZONE.L",
)  # fmt: skip
def test_roles_change_command_points_go_and_effects_end() -> None:
    bless = Card(
        "Bless", kind=i.DIRECTIVE,
        lines=("Global Action: {CP} Target Character gains +2 DEF until the end of the Phase. "
               "Ability Traits: Defend",),
    )  # fmt: skip
    s = arena(bless)
    place(s, "Bless", 0)
    command(s, 0, 3)
    goals(s, "G1")
    fight(s)
    play(s, "use Bless: DEF; pick Spear@A1")
    assert len(s.lasting) > 0
    play(s, "pass; pass; pass")
    assert s.active == 1 and s.turn == 2 and len(s.lasting) == 0
    assert s.of(0, their.COMMAND) == 1 and s.of(1, their.COMMAND) == 2  # what the next Phase has given
    assert s.of(1, their.VICTORY) == 0  # his Goal lies in his own row A


@pytest.mark.clause("antithesis R80", "antithesis R196")
def test_limits_count_uses_in_a_phase() -> None:
    clerk = Card(
        "Clerk", kind=i.DIRECTIVE,
        lines=("Global Action: {CP} Draw a card. Limit 1 per Phase. Ability Traits: Logistics",),
    )  # fmt: skip
    s = arena(clerk)
    place(s, "Clerk", 0)
    command(s, 0, 5)
    fight(s)
    play(s, "use Clerk: Draw; pass")
    assert why(s, "use Clerk: Draw") == c.R80
    play(s, "pass; pass")
    assert len(s.uses) == 0


# ---- Enemy Actions


@pytest.mark.clause(
    "antithesis KW.DESTRUCT.1", "antithesis KW.DESTRUCT.2", "antithesis KW.DESTRUCT.3",
    "antithesis KW.DESTRUCT.4", "antithesis ACT.6", "antithesis EX.ENEMY", "antithesis R17",
    "antithesis R88", "antithesis PRES.11",
)  # fmt: skip
def test_destructible_is_for_the_other_player_alone() -> None:
    camp = Card("Camp", kind=i.FIELD, wide=2, keywords=((i.DESTRUCTIBLE, 1),))
    s = arena(camp)
    field = place(s, "Camp", 1, "D4")
    command(s, 0, 1)
    command(s, 1, 1)
    fight(s)
    assert why(s, "use Camp: Enemy") == c.KW_DESTRUCT_2
    place(s, "Spear", 0, "D5")
    play(s, "use Camp: Enemy")
    s.apply(o.make(o.COLOUR, their.RED))
    play(s, "roll 5")
    assert s.get(field, its.ZONE) == zones.DISCARD_PILE and s.bank_size(0) == 1
    mine = place(s, "Camp", 1, "E4")
    assert s.in_play(mine) and why(s, "use Camp: Enemy") == c.ACT_6


@pytest.mark.clause("antithesis KW.ENDURANCE", "antithesis R13", "antithesis R143")
def test_endurance_is_for_the_exhausted() -> None:
    tough = Card("Tough", keywords=((i.ENDURANCE, 0),))
    s = arena(tough)
    thing = place(s, "Tough", 0, "A5")
    command(s, 0, 1)
    fight(s)
    assert why(s, "use Tough: recovers") == c.R13
    s.put(thing, its.SIDE, its.EXHAUSTED)
    play(s, "use Tough: recovers")
    assert s.get(thing, its.SIDE) == its.RECOVERED


@pytest.mark.clause("antithesis SCORE.1.ii", "antithesis SCORE.1.iii")
def test_a_goal_in_row_e_takes_nothing_from_the_other() -> None:
    for where, mine, theirs in (("D4", 1, 5), ("E4", 1, 5), ("F4", 2, 4), ("G4", 2, 4)):
        s = board([SPEAR])
        place(s, "Spear", 0, where)
        goals(s, where)
        s.let(1, their.VICTORY, 5)
        score_goals(s)
        assert (s.of(0, their.VICTORY), s.of(1, their.VICTORY)) == (mine, theirs), where
