"""Quiet turns, the last turn, resignation and the change of turn: DIG, and the rulings on them."""

import pytest

from sandtable.games.scalar import GAME

from .table import EMPTY, SLOTS, after, asked, field, mirrored, options, played, refused, table

SIDES = pytest.mark.parametrize("turn", [str, mirrored])
TOKENS = [("0-0", "="), ("1-1", "="), ("2-2", "="), ("1-0", "1"), ("0-1", "2"), ("2-1", "1"), ("1-2", "2")]
HERE = "O4@c3 i9@f4"
FOUR = "T1@c3 C1@c4 O1@d3 P1@d5"


def flip(result: str, turn: object) -> str:
    return result if turn is str else {"1": "2", "2": "1"}.get(result, result)


# ---- DIG.1


@SIDES
@pytest.mark.clause("scalar DIG.1", "scalar R58")
@pytest.mark.parametrize("tokens, result", TOKENS)
def test_sixty_quiet_turns_end_the_game(tokens, result, turn):
    for quiet in (57, 58):
        going = after(turn(table(HERE, tokens=tokens, quiet=quiet)), turn("Oc3-c2"))
        assert (field(going, "quiet"), field(going, "result")) == (str(quiet + 1), "*")
    here = turn(table(HERE, tokens=tokens, quiet=59))
    done = turn(table("O4@c2 i9@f4", player=2, tokens=tokens, turn=21, quiet=60, result=result))
    assert after(here, turn("Oc3-c2")) == done
    assert asked(here, turn("Oc3-c2")) == 0
    returns = {"=": [0.0, 0.0], "1": [1.0, -1.0], "2": [-1.0, 1.0]}[flip(result, turn)]
    assert played(here, turn("Oc3-c2")).returns() == returns


LOUD = {
    "a die is put on the board": "T=3@a1",
    "the defender is captured": "Oc3xc4(9,0)",
    "the attacker is captured": "Oc3xc4(0,9)",
    "both are destroyed": "Oc3xc4(sd,9)",
    "the defender destroys itself": "Oc3xc4(in,sd)",
    "the attacker destroys itself": "Oc3xc4(sd,in)",
    "one is destroyed while the other leaves": "Oc3xc4(sd,ev>c5)",
    "the other way round": "Oc3xc4(ev>b2,sd)",
    "both, after a decision": "Oc3xc4(ev.,sd)",
}
QUIET = {
    "a move": "Oc3-b2",
    "a declined roll": "T=3~",
    "a drawn battle": "Oc3xc4(0,0)",
    "an evasion": "Oc3xc4(9,ev>c5)",
    "an evasion of the attacker": "Oc3xc4(ev>b2,9)",
    "a battle that harms nobody": "Oc3xc4(9,in)",
    "another": "Oc3xc4(in,9)",
}
FIGHT = "O4@c3 p4@c4 i9@f4"


@SIDES
@pytest.mark.clause("scalar DIG.1")
@pytest.mark.parametrize("action", LOUD.values(), ids=list(LOUD))
def test_what_resets_the_quiet_counter(action, turn):
    steps = " ".join(step for word in action.split() for step in GAME.steps(word))
    now = after(turn(table(FIGHT, quiet=59)), turn(steps))
    assert (field(now, "quiet"), field(now, "result")) == ("1", "*")
    momentum = after(turn(table(FIGHT, quiet=59, core="M")), turn(steps))
    assert (field(momentum, "quiet"), field(momentum, "left")) == ("0", "1")


@SIDES
@pytest.mark.clause("scalar DIG.1")
@pytest.mark.parametrize("action", QUIET.values(), ids=list(QUIET))
def test_what_does_not_reset_it(action, turn):
    steps = " ".join(step for word in action.split() for step in GAME.steps(word))
    now = after(turn(table(FIGHT, quiet=59, tokens="1-0")), turn(steps))
    assert (field(now, "quiet"), field(now, "result")) == ("60", flip("1", turn))
    momentum = after(turn(table(FIGHT, quiet=58, core="M")), turn(steps))
    assert (field(momentum, "quiet"), field(momentum, "left")) == ("58", "1")
    assert field(after(turn(table(FIGHT, quiet=40, core="M")), turn(f"{steps} /")), "quiet") == "41"


@pytest.mark.clause("scalar DIG.1", "scalar TURN.4")
def test_an_empty_turn_is_a_quiet_one():
    blocked = "t1@a1 t2@a2 c3@a3 c4@a4"
    assert field(after(table(blocked, quiet=5), "--"), "quiet") == "6"
    assert field(after(table(blocked, quiet=59), "--"), "result") == "="


@SIDES
@pytest.mark.clause("scalar DIG.1", "scalar DIG.4")
@pytest.mark.parametrize("quiet", [0, 31, 58, 59])
def test_a_token_resets_the_counter_before_it_is_looked_at(quiet, turn):
    here = turn(table(f"{FOUR} i1@g1", player=2, quiet=quiet))
    waiting = turn(table(f"{FOUR} i1@g2", tokens="1-0", pending="?core", turn=21))
    assert after(here, turn("Ig1-g2")) == waiting
    for face in "AMER":
        now = after(here, turn(f"Ig1-g2 !{face}"))
        assert (field(now, "quiet"), field(now, "result")) == ("0", "*")
    # one of four is missing: the game ends
    three = turn(table("T1@c3 C1@c4 O1@d3 P1@d6 i1@g1", player=2, quiet=59))
    assert field(after(three, turn("Ig1-g2")), "result") == "="


# ---- DIG.2


@SIDES
@pytest.mark.clause("scalar DIG.2", "scalar R58")
@pytest.mark.parametrize("tokens, result", TOKENS)
def test_there_is_no_turn_401(tokens, result, turn):
    for number in (398, 399):
        going = after(turn(table(HERE, tokens=tokens, turn=number)), turn("Oc3-c2"))
        assert (field(going, "turn"), field(going, "result")) == (str(number + 1), "*")
    here = turn(table(HERE, tokens=tokens, turn=400, quiet=5))
    done = turn(table("O4@c2 i9@f4", player=2, tokens=tokens, turn=401, quiet=6, result=result))
    assert after(here, turn("Oc3-c2")) == done
    assert asked(here, turn("Oc3-c2")) == 0


@pytest.mark.clause("scalar DIG.2")
def test_a_loud_last_turn_ends_the_game_as_well():
    for action in ("T=3@a1", "T=3~"):
        now = after(table(HERE, turn=400, tokens="0-1"), action)
        assert (field(now, "turn"), field(now, "result")) == ("401", "2")
    # both actions of a Momentum turn are played first
    momentum = table(HERE, turn=400, core="M")
    assert field(after(momentum, "Oc3-c2"), "result") == "*"
    assert field(after(momentum, "Oc3-c2 Oc2-c3"), "result") == "="
    assert field(after(momentum, "Oc3-c2 /"), "result") == "="


@SIDES
@pytest.mark.clause("scalar DIG.4", "scalar DIG.2")
def test_a_claim_at_turn_401_comes_first(turn):
    here = turn(table(f"{FOUR} i1@g1", player=2, turn=400, tokens="0-1"))
    claimed = after(here, turn("Ig1-g2 !E"))
    assert (field(claimed, "turn"), field(claimed, "result"), field(claimed, "left")) == ("401", "*", "1")
    over = after(here, turn("Ig1-g2 !E T=1@a1"))
    assert (field(over, "turn"), field(over, "result")) == ("402", "=")
    won = after(turn(table(f"{FOUR} i1@g1", player=2, turn=400, tokens="2-2", quiet=59)), turn("Ig1-g2"))
    assert (field(won, "turn"), field(won, "quiet"), field(won, "result")) == ("401", "0", flip("1", turn))


# ---- DIG.3


@SIDES
@pytest.mark.clause("scalar DIG.3")
@pytest.mark.parametrize("tokens", ["0-0", "2-0", "0-2"])
def test_who_resigns_loses(tokens, turn):
    here = turn(table(HERE, tokens=tokens))
    assert after(here, "resign") == turn(table(HERE, tokens=tokens, result="2"))
    s = played(here)
    assert [GAME.token(s, option) for option in s.asides()] == ["resign"]
    assert "resign" not in options(here)
    assert asked(here, "resign") == 0


@pytest.mark.clause("scalar DIG.3")
def test_a_player_may_resign_at_each_decision_of_his_own_turn():
    deploy = table(HERE, pending="deploy:O5")
    assert after(deploy, "resign") == table(HERE, result="2")
    own = table("O2@c3 i18@c4", pending="evade:1:c3xc4:ev,5")
    assert field(after(own, "resign"), "result") == "2"
    second = table(HERE, core="M", left=1)
    assert field(after(second, "resign"), "result") == "2"
    blocked = table("t1@a1 t2@a2 c3@a3 c4@a4")
    assert field(after(blocked, "resign"), "result") == "2"


@SIDES
@pytest.mark.clause("scalar DIG.3")
def test_nobody_resigns_in_the_others_turn(turn):
    here = turn(table("O2@c3 i18@c4", pending="evade:2:c3xc4:5,ev"))
    refused(here, "resign", "DIG.3")
    assert list(played(here).asides()) == []


# ---- DIG.4


@SIDES
@pytest.mark.clause("scalar DIG.4")
@pytest.mark.parametrize("core, actions", [("A", "1"), ("M", "2"), ("E", "1"), ("R", "1")])
def test_a_change_of_turn_raises_the_counters_and_sets_the_actions(core, actions, turn):
    here = turn(table(HERE, core=core, left=1, turn=77, quiet=12, declined="T" if core == "M" else "-"))
    now = after(here, turn("Oc3-c2"))
    assert now == turn(table("O4@c2 i9@f4", player=2, core=core, left=int(actions), turn=78, quiet=13))


@SIDES
@pytest.mark.clause("scalar DIG.4", "scalar CTRL.3")
def test_the_claim_comes_between_the_counters_and_the_actions(turn):
    here = turn(table(f"{FOUR} i1@g1", player=2, core="M", left=1, turn=77, quiet=12))
    waiting = turn(table(f"{FOUR} i1@g2", core="M", left=2, turn=78, tokens="1-0", pending="?core"))
    assert after(here, turn("Ig1-g2")) == waiting
    after_it = turn(table("T3@c3 C3@c4 O3@d3 P3@d5 i3@g2", core="E", turn=78, tokens="1-0"))
    assert after(here, turn("Ig1-g2 !E")) == after_it


@pytest.mark.clause("scalar DIG.4", "scalar WIN.4")
def test_a_decided_battle_ends_the_game_before_the_turn_passes():
    # the quiet limit and the last turn would have called for the tokens
    here = table("I5@c3 i9@c4", reserves=EMPTY, tokens="1-1", turn=400, quiet=59)
    now = after(here, "Ic3xc4(9,0)")
    assert (field(now, "result"), field(now, "turn"), field(now, "quiet")) == ("1", "400", "0")


@pytest.mark.clause("scalar R58")
def test_repeated_positions_are_no_end_by_themselves():
    here = table("O4@c3 i9@f4")
    for _ in range(14):
        here = after(here, "Oc3-c2 If4-f5 Oc2-c3 If5-f4")
    assert (field(here, "quiet"), field(here, "result")) == ("56", "*")
    assert field(after(here, "Oc3-c2 If4-f5 Oc2-c3 If5-f4"), "result") == "="


@pytest.mark.clause("scalar R58")
def test_the_limits_are_those_of_the_rules():
    limits = GAME.book.data["limits"]
    assert limits == {
        "tokens_to_win": 3,
        "tokens_in_box": 6,
        "dominion": 4,
        "quiet_turns": 60,
        "last_turn": 400,
    }
    assert SLOTS[1][0] == "a1"
