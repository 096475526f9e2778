"""The table as text and as a copy, what is seen of it, and what the journal tells."""

import random
from typing import Any

import pytest

from sandtable.games.scalar import GAME
from sandtable.games.scalar.worth import SCALE, lead, swing
from sandtable.kernel.errors import NotationError
from sandtable.kernel.state import State, fact_what, fact_who

from .table import EMPTY, after, begun, changed, field, options, played, random_game, steps, table

BLANK = """\
sandtable state 2 scalar
key =\x20
seats = 2
fast = -1
rolls = 0
seat = -2
clause = 0
answer = 0
beat = 0
weights =\x20
open_chance = no
units = 0*18 255 0*18
values = 0*37
reserve = 0
alive1 = 0
alive2 = 0
tokens1 = 0
tokens2 = 0
core = 0
player = 0
left = 1
declined = 0
turn = 1
quiet = 0
winner = 0
ended = 0
last = 0
"""
BATTLE = "O2@c3 i18@c4 T1@a1"
BOXED = f"{BATTLE} C1@b2 C2@b3 P1@c2 D1@d3"
FOUR = "T1@c3 C1@c4 O1@d3 P1@d5 i1@g1"
# a position, and steps that lead into the middle of something
MIDDLES = {
    "the first roll": ("scalar", ""),
    "after a tie": ("scalar", "3-3"),
    "a turn": (table(BATTLE, tokens="1-2", turn=77, quiet=13), ""),
    "the second action": (table(BATTLE, core="M"), "D=3~"),
    "a roll to come": (table(BATTLE, player=2), "D?"),
    "a rolled die": (table(BATTLE, core="M", left=1, declined="C"), "I? =17"),
    "a battle to come": (table(BATTLE), "Oc3xc4"),
    "the attacker's decision": (table(BATTLE), "Oc3xc4 (ev,sd)"),
    "the defender's decision": (table(BATTLE), "Oc3xc4 (dp,ev)"),
    "the second decision": (table(BATTLE), "Oc3xc4 (ev,ev) ."),
    "a decision of one who could not evade first": (table(BOXED), "Oc3xc4 (ev,ev)"),
    "a Core to be rolled": (table(FOUR, player=2, core="M", left=1), "Ig1-g2"),
    "after the Core": (table(FOUR, player=2), "Ig1-g2 !M"),
    "the end": (table("I5@c3 i9@c4", reserves=EMPTY), "Ic3xc4 (9,0)"),
}


def test_a_blank_table_begins_with_nothing_on_it():
    assert GAME.dump(GAME.blank()) == BLANK


@pytest.mark.parametrize("position, actions", MIDDLES.values(), ids=list(MIDDLES))
def test_the_text_of_a_state_is_whole_in_the_middle_of_everything(position, actions):
    s = played(position, actions)
    text = GAME.dump(s)
    again = GAME.load(text)
    assert GAME.dump(again) == text and GAME.hash(again) == GAME.hash(s)
    assert GAME.position(again) == GAME.position(s) and GAME.turn(again) == GAME.turn(s)
    assert list(again.options()) == list(s.options()) and list(again.asides()) == list(s.asides())
    assert GAME.observe(again, 0) == GAME.observe(s, 0) and again.seat == s.seat
    assert GAME.prompt(again) == GAME.prompt(s) and GAME.ending(again) == GAME.ending(s)
    for option in s.options():
        one, two = s.clone(), GAME.load(text)
        one.apply(option)
        two.apply(option)
        assert GAME.dump(one) == GAME.dump(two)


@pytest.mark.parametrize("position, actions", MIDDLES.values(), ids=list(MIDDLES))
def test_a_clone_is_the_same_game_and_shares_nothing_with_it(position, actions):
    s = played(position, actions)
    s.journal = [7]
    text = GAME.dump(s)
    twin = s.clone()
    assert GAME.dump(twin) == text and twin.journal == [7] and type(twin) is type(s)
    for option in [*s.options(), *s.asides()]:
        other = s.clone()
        other.apply(option)
    assert GAME.dump(s) == text
    if not s.over():
        s.apply(s.options()[0])
        assert GAME.dump(twin) == text and twin.journal == [7]
        assert GAME.dump(s) != text


@pytest.mark.parametrize("start", ["scalar", "scalar:1", "scalar:2"])
def test_clones_and_dumps_agree_at_every_step_of_a_game(start):
    for s in random_game(start, random.Random(17), most=200):
        text = GAME.dump(s)
        for twin in (s.clone(), GAME.load(text)):
            assert GAME.dump(twin) == text
            assert GAME.position(twin) == GAME.position(s)
            assert list(twin.options()) == list(s.options())


COLUMNS = ("units", "values", "reserve", "alive1", "alive2", "tokens1", "tokens2", "core", "player", "left",
           "declined", "turn", "quiet", "winner")  # fmt: skip


@pytest.mark.clause("scalar WIN.4")
@pytest.mark.parametrize("seed", range(4))
def test_the_columns_of_a_played_position_are_those_of_the_same_position_set_up_anew(seed):
    """Above all the count of the dice that are left to each player."""
    for s in random_game("scalar:1", random.Random(seed), most=250):
        fresh = GAME.dump(begun(GAME.position(s)))
        text = GAME.dump(s)
        for name in COLUMNS:
            assert line(text, name) == line(fresh, name)


def line(text: str, name: str) -> str:
    (found,) = [line for line in text.splitlines() if line.startswith(f"{name} =")]
    return found


@pytest.mark.parametrize(
    "name, value",
    [
        ("units", "0*18 255 0*17"),
        ("units", "0*18 255 0*19"),
        ("units", "0*37"),
        ("units", "0*17 255 0*19"),
        ("values", "0*36"),
        ("values", "0*38"),
    ],
)
def test_a_text_that_is_no_table_is_refused(name, value):
    text = GAME.dump(begun("scalar:1"))
    bad = text.replace(line(text, name), f"{name} = {value}")
    with pytest.raises(NotationError) as caught:
        GAME.load(bad)
    words = "units and values must have 37 numbers, and the Core must lie on its hex"
    assert caught.value.message == words


@pytest.mark.parametrize(
    "position, actions, frames",
    [
        ("scalar", "", ["Turns step=0", "First step=1"]),
        (table(BATTLE), "", ["Turns step=1"]),
        (table(BATTLE), "D?", ["Turns step=2", "Deployment step=1 kind=4 value=0"]),
        (table(BATTLE), "D? =7", ["Turns step=2", "Deployment step=2 kind=4 value=7"]),
        (
            table(BATTLE),
            "Oc3xc4",
            ["Turns step=2", "Battle step=1 attacker=11 defender=12 a_face=0 d_face=0 stood=0"],
        ),
        (
            table(BATTLE),
            "Oc3xc4 (ev,ev)",
            ["Turns step=2", "Battle step=2 attacker=11 defender=12 a_face=12 d_face=12 stood=0"],
        ),
        (
            table(BATTLE),
            "Oc3xc4 (ev,ev) .",
            ["Turns step=2", "Battle step=4 attacker=11 defender=12 a_face=12 d_face=12 stood=1"],
        ),
        (table(FOUR, player=2), "Ig1-g2", ["Turns step=4"]),
    ],
)
def test_what_has_begun_and_not_ended_is_written_out(position, actions, frames):
    text = GAME.dump(played(position, actions))
    assert [line.removeprefix("frame ") for line in text.splitlines() if line.startswith("frame ")] == frames


def test_nobody_has_won_or_lost_while_the_game_goes_on():
    for position in (table(BATTLE), table(BATTLE, tokens="2-0")):
        s = begun(position)
        assert s.returns() == [0.0, 0.0] and GAME.result(s) == "*" and GAME.ending(s) == ""
        assert -1.0 < s.worth(0) < 1.0 and s.worth(0) == -s.worth(1)


def test_a_finished_game_is_worth_its_result():
    for result, worth in (("1", [1.0, -1.0]), ("2", [-1.0, 1.0]), ("=", [0.0, 0.0])):
        s = begun(table(BATTLE, result=result, tokens="0-2"))
        assert [s.worth(seat) for seat in (0, 1)] == worth == s.returns()
        assert s.over() and GAME.result(s) == result and GAME.ending(s) == "given"


@pytest.mark.parametrize("seat", [0, 1])
def test_before_the_end_a_game_is_worth_how_far_a_seat_is_ahead(seat):
    """A lead of SCALE is worth half a game, and no lead is worth a whole one."""
    close = table("I2@d1 i1@d7")  # one pip ahead
    for position in (table(BATTLE), table(BATTLE, tokens="2-0"), table(FOUR, tokens="0-1"), table(), close):
        s: Any = begun(position)
        ahead = lead(s, seat)
        assert s.worth(seat) == pytest.approx(ahead / (SCALE + abs(ahead)))
    assert begun(table(FOUR)).worth(0) > begun(table(BATTLE)).worth(0)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("player, attack", [(1, "Oc3xc4"), (2, "Ic4xc3")])
def test_a_battle_to_come_is_worth_what_it_may_bring(seat, player, attack):
    s: Any = played(table(BATTLE, player=player), attack)
    battle = s.frames[-1]
    gain = swing(s, battle.attacker, battle.defender)
    assert (gain > 0) == (player == 2)  # the d20 shows 18, the d8 shows 2
    ahead = lead(s, seat) + (gain if seat == player - 1 else -gain)
    assert s.worth(seat) == pytest.approx(ahead / (SCALE + abs(ahead)))
    assert s.worth(0) == pytest.approx(-s.worth(1))


# why a game ended, in a word, and by which clause
ENDINGS = {
    "dominion": (table(FOUR, player=2, tokens="2-0"), "Ig1-g2", "WIN.1"),
    "tokens": (table("I5@c3 i9@c4 t1@g1", reserves="000000/000001", tokens="1-0"), "Ic3xc4 (sd,0)", "WIN.2"),
    "last die": (table("I5@c3 i9@c4", reserves=EMPTY), "Ic3xc4 (9,0)", "WIN.3"),
    "no dice": (table("I5@c3 i9@c4 T1@a1 T2@a2 C1@a3", reserves=EMPTY), "Ic3xc4 (9,0)", "WIN.5"),
    "mutual destruction": (table("I5@c3 i9@c4", reserves=EMPTY), "Ic3xc4 (sd,0)", "WIN.6"),
    "quiet": (table(BATTLE, quiet=59), "Oc3-c2", "DIG.1"),
    "length": (table(BATTLE, turn=400), "Oc3-c2", "DIG.2"),
    "resignation": (table(BATTLE), "resign", "DIG.3"),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending_has_its_word_and_its_clause(ending):
    position, actions, clause = ENDINGS[ending]
    s = played(position, actions)
    for twin in (s, s.clone(), GAME.load(GAME.dump(s))):
        assert twin.over() and GAME.ending(twin) == ending
        number = int(getattr(twin, "ended"))  # noqa: B009 - a column of this game's own state
        assert GAME.book.clause(number).id == clause


def test_of_two_limits_the_quiet_one_is_named():
    assert GAME.ending(played(table(BATTLE, quiet=59, turn=400), "Oc3-c2")) == "quiet"


def test_a_last_die_on_either_side_ends_the_game_by_the_same_clause():
    for action in ("Ic3xc4 (9,0)", "Ic3xc4 (0,9)"):
        assert GAME.ending(played(table("I5@c3 i9@c4", reserves=EMPTY), action)) == "last die"
    lost = table("I5@c3 i9@c4 t1@g1 t2@g2 c1@g3", reserves=EMPTY)
    assert GAME.ending(played(lost, "Ic3xc4 (0,9)")) == "no dice"


# ---- what is asked


@pytest.mark.parametrize(
    "position, actions, clause",
    [
        (table(BATTLE), "", "TURN.1"),
        (table(BATTLE), "D=3", "DEPLOY.2"),
        (table(BATTLE), "Oc3xc4 (ev,1)", "BATTLE.6"),
        (table(BATTLE), "Oc3xc4 (1,ev)", "BATTLE.6"),
        (table(BATTLE), "D?", "DEPLOY.1"),
        (table(BATTLE), "Oc3xc4", "ATT.3"),
        (table(FOUR, player=2), "Ig1-g2", "CTRL.3"),
        ("scalar", "", "SETUP.5"),
        ("scalar", "2-2", "SETUP.5"),
    ],
)
def test_every_question_and_every_roll_has_its_clause(position, actions, clause):
    assert GAME.prompt(played(position, actions)).clause == f"scalar {clause}"


# ---- what is seen


@pytest.mark.clause("scalar COMP.2", "scalar ATT.3")
def test_the_last_roll_lies_in_the_tray():
    def last(position: str, actions: str) -> object:
        return GAME.observe(played(position, actions), -1)["last"]

    assert last("scalar:1", "") is None
    assert last("scalar", "3-5") == {"kind": "first", "rolls": [3, 5]}
    assert last("scalar", "6-1") == {"kind": "first", "rolls": [6, 1]}
    assert last("scalar:1", "I? =20") == {"kind": "unit", "seat": 1, "die": "I", "value": 20}
    assert last("scalar:2", "T=1@g1") == {"kind": "unit", "seat": 2, "die": "T", "value": 1}
    assert last("scalar:2", "T=1@g1 C=6~") == {"kind": "unit", "seat": 1, "die": "C", "value": 6}
    for seat, turn in ((1, table(FOUR, player=2)), (2, table("t1@c3 c1@c4 o1@d3 p1@d5 I1@a1"))):
        mover = "Ig1-g2" if seat == 1 else "Ia1-a2"
        for face in "AMER":
            assert last(turn, f"{mover} !{face}") == {"kind": "core", "seat": seat, "face": face}
    for pair, result in (
        ("(dp,in)", "none"), ("(9,0)", "win"), ("(0,9)", "lose"), ("(sd,sw)", "both"),
        ("(in,sd)", "defender"), ("(sd,in)", "attacker"), ("(ev,2)", "pending"), ("(2,ev)", "pending"),
        ("(ev,2) >b2", "evade"), ("(2,ev) >c5", "evade"), ("(sd,ev) >c5", "attacker"),
        ("(ev,sd) >b2", "defender"), ("(ev,sd) .", "both"), ("(ev,ev) .", "pending"), ("(ev,ev) . .", "none"),
    ):  # fmt: skip
        a, d = pair.split()[0].strip("()").split(",")
        here = table("D7@c3 i7@c4")
        assert last(here, f"Dc3xc4 {pair}") == {
            "kind": "battle",
            "attacker": {"hex": "c3", "seat": 1, "die": "D", "value": 7, "face": a},
            "defender": {"hex": "c4", "seat": 2, "die": "I", "value": 7, "face": d},
            "result": result,
        }
    for defender, attacker in (("g4", "f4"), ("g3", "f4"), ("a1", "b1"), ("a2", "b3")):
        here = table(f"T4@{defender} i20@{attacker}", player=2)
        assert last(here, f"I{attacker}x{defender} (0,sd)") == {
            "kind": "battle",
            "attacker": {"hex": attacker, "seat": 2, "die": "I", "value": 20, "face": "0"},
            "defender": {"hex": defender, "seat": 1, "die": "T", "value": 4, "face": "sd"},
            "result": "both",
        }
    # a position with a decision shows the roll that led to it
    waiting = table("D7@c3 i7@c4", pending="evade:2:c3xc4:ev.,ev")
    assert last(waiting, "") == last(table("D7@c3 i7@c4"), "Dc3xc4 (ev,ev) .")
    assert last(table(pending="deploy:O5"), "") == {"kind": "unit", "seat": 1, "die": "O", "value": 5}


def test_an_observation_tells_all_there_is():
    here = table(
        "O2@c3 i18@c4 d3@e4", tokens="2-1", core="M", left=1, declined="T", turn=31, quiet=7, lost="Oii"
    )
    here = changed(here, reserves="221222/222210")
    seen = GAME.observe(begun(here), 0)
    assert {key: seen[key] for key in ("player", "turn", "quiet", "left", "actions", "core", "tokens")} == {
        "player": 1, "turn": 31, "quiet": 7, "left": 1, "actions": 2, "core": "M", "tokens": [2, 1]
    }  # fmt: skip
    assert seen["hexes"] == {
        "c3": {"owner": 1, "die": "O", "value": 2},
        "c4": {"owner": 2, "die": "I", "value": 18},
        "e4": {"owner": 2, "die": "D", "value": 3},
    }
    assert seen["reserves"] == [
        dict(zip("TCOPDI", (2, 2, 1, 2, 2, 2))),
        dict(zip("TCOPDI", (2, 2, 2, 2, 1, 0))),
    ]
    assert seen["lost"] == [dict.fromkeys("TCOPDI", 0), dict.fromkeys("TCOPDI", 0) | {"I": 1}]
    assert seen["zone"] == [1, 2] and seen["declined"] == ["T"] and seen["position"] == here
    assert GAME.observe(begun(here), 1) == seen == GAME.observe(begun(here), -1)


# ---- the journal


def told(position: str, actions: str) -> list[str]:
    s = begun(position)
    s.journal = []
    for step in steps(actions):
        s.apply(GAME.understand(s, step))
    return [words for words in (GAME.narrate(int(fact)) for fact in s.journal) if words]


def test_the_journal_tells_of_the_first_roll():
    assert told("scalar", "4-4 3-5") == [
        "For the first turn player 1 rolls 4, player 2 rolls 4; they roll again.",
        "For the first turn player 1 rolls 3, player 2 rolls 5.",
        "Player 2 begins.",
    ]
    assert told("scalar", "6-5")[-1] == "Player 1 begins."


def test_the_journal_tells_of_deployments_and_moves():
    assert told(table("T3@b2 i9@f4", core="M"), "I=17@a3 Tb2-c3 D=12~ If4-f5 C=6@a1 /") == [
        "Player 1 rolls a d20: 17.",
        "Player 1 puts the d20 (17) on a3.",
        "Player 1 moves the d4 from b2 to c3.",
        "Player 2 rolls a d12: 12.",
        "Player 2 declines the d12 (12).",
        "Player 2 moves the d20 from f4 to f5.",
        "Player 1 rolls a d6: 6.",
        "Player 1 puts the d6 (6) on a1.",
        "Player 1 leaves out the second action.",
    ]
    assert told(table("t1@a1 t2@a2 c3@a3 c4@a4"), "--") == ["Player 1 can do nothing."]
    assert told(table("i1@g1", player=2), "resign") == ["Player 2 resigns.", "The game is over."]


@pytest.mark.parametrize(
    "pair, words",
    [
        ("(2,3)", ["The attacker rolls +2, the defender +3.", "The attacking die from c3 is captured."]),
        (
            "(9,0)",
            ["The attacker rolls +9, the defender +0.", "The die on c4 is captured; the attacker advances."],
        ),
        ("(9,in)", ["The attacker rolls +9, the defender Indestructible.", "Both dice stay."]),
        (
            "(dp,0)",
            ["The attacker rolls Double Power, the defender +0.", "The attacking die from c3 is captured."],
        ),
        (
            "(sw,sd)",
            ["The attacker rolls Swap, the defender Self-Destruct.", "The dice on c3 and c4 are destroyed."],
        ),
        (
            "(in,sd)",
            [
                "The attacker rolls Indestructible, the defender Self-Destruct.",
                "The die on c4 destroys itself.",
            ],
        ),
        (
            "(sd,in)",
            [
                "The attacker rolls Self-Destruct, the defender Indestructible.",
                "The die on c3 destroys itself.",
            ],
        ),
        (
            "(ev,1) >b2",
            ["The attacker rolls Evade, the defender +1.", "Player 1 evades with the d8 from c3 to b2."],
        ),
        (
            "(ev,ev) . >c5",
            [
                "The attacker rolls Evade, the defender Evade.",
                "Player 1 stands.",
                "Player 2 evades with the d20 from c4 to c5.",
            ],
        ),
        (
            "(8,ev) .",
            ["The attacker rolls +8, the defender Evade.", "Player 2 stands.", "Both dice stay."],
        ),
        (
            "(sd,ev) >c5",
            [
                "The attacker rolls Self-Destruct, the defender Evade.",
                "Player 2 evades with the d20 from c4 to c5.",
                "The die on c3 destroys itself.",
            ],
        ),
        (
            "(ev,sd) >b2",
            [
                "The attacker rolls Evade, the defender Self-Destruct.",
                "Player 1 evades with the d8 from c3 to b2.",
                "The die on c4 destroys itself.",
            ],
        ),
    ],
)
def test_the_journal_tells_of_battles(pair, words):
    here = table("O2@c3 i10@c4")
    assert told(here, f"Oc3xc4 {pair}") == ["Player 1 attacks c4 (d20) from c3 (d8).", *words]


def test_the_journal_tells_of_the_other_players_battles_as_well():
    here = table("O2@c3 i10@c4 C1@g1", player=2)
    assert told(here, "Ic4xc3 (ev,ev) . >b2") == [
        "Player 2 attacks c3 (d8) from c4 (d20).",
        "The attacker rolls Evade, the defender Evade.",
        "Player 2 stands.",
        "Player 1 evades with the d8 from c3 to b2.",
    ]


def test_the_journal_tells_of_claims_and_of_the_core():
    here = table("T1@c3 C1@c4 O1@d3 P1@d5 i1@g1 o2@d6 d3@d7 D4@b2", player=2)
    claim = ["Player 2 moves the d20 from g1 to g2.", "Player 1 claims dominion and has 1 Control Token."]
    assert told(here, "Ig1-g2 !A") == [
        *claim,
        "The Core shows Aether: the Control Zone is cleared.",
        "Player 2's d12 is pushed off d7 and returns to the reserve.",
        "Player 2's d8 is pushed from d6 to d7.",
        "Player 1's d10 is pushed from d5 to d6.",
        "Player 1's d8 is pushed from d3 to d2.",
        "Player 1's d12 is pushed from b2 to a1.",
        "Player 1's d4 is pushed from c3 to b2.",
        "Player 1's d6 is pushed from c4 to b4.",
    ]
    assert told(here, "Ig1-g2 !M")[2:] == ["The Core shows Momentum: turns have two actions."]
    assert told(here, "Ig1-g2 !E")[2:] == ["The Core shows Equilibrium: every die on the board shows 3."]
    assert told(here, "Ig1-g2 !R")[2:] == ["The Core shows Reversal: every die on the board is turned over."]
    second = changed(here, tokens="1-0")
    assert told(second, "Ig1-g2 !M")[1] == "Player 1 claims dominion and has 2 Control Tokens."
    third = changed(here, tokens="2-0")
    assert told(third, "Ig1-g2")[1:] == [
        "Player 1 claims dominion and has 3 Control Tokens.",
        "The game is over: the third Control Token is taken.",
    ]


def facts(position: str, actions: str) -> list[tuple[str, int, int]]:
    """What the journal holds: in words, whose fact it is, and what more there is to know."""
    s = begun(position)
    s.journal = []
    for step in steps(actions):
        s.apply(GAME.understand(s, step))
    return [(GAME.narrate(int(fact)), int(fact_who(fact)), int(fact_what(fact))) for fact in s.journal]


def test_every_fact_says_whose_it_is():
    here = table("T1@c3 C1@c4 O1@d3 P1@d5 i1@g1 o2@d6", player=2)
    # the move, the turn, the claim, the Core, and the dice that are pushed: first the one on d6
    assert [who for _, who, _ in facts(here, "Ig1-g2 !A")] == [1, 0, 0, 0, 1, 0, 0, 0, 0]
    battle = table(BATTLE, player=2)
    assert [who for _, who, _ in facts(battle, "Ic4xc3 (ev,ev) . >b2")] == [1, 1, 1, 0, 0]
    assert [who for _, who, _ in facts(battle, "Ic4xc3 (1,ev) .")] == [1, 1, 0, 1, 0]
    assert [who for _, who, _ in facts(battle, "D=3~")] == [1, 1, 0]
    assert [who for _, who, _ in facts(battle, "D=3@g1 T=1~")] == [1, 1, 0, 0, 0, 1]


def test_facts_that_need_no_more_words_hold_nothing_more():
    assert facts(table(BATTLE, player=2), "resign") == [
        ("Player 2 resigns.", 1, 0),
        ("The game is over.", 1, GAME.book.find("DIG.3").number),
    ]
    assert facts("scalar", "1-6")[1:] == [("Player 2 begins.", 1, 0)]
    assert facts(table(BATTLE, core="M", left=1), "/") == [
        ("Player 1 leaves out the second action.", 0, 0),
        ("", 1, 21),
    ]
    assert facts(table("T1@g1 T2@g2 C1@g3 C2@g4", player=2), "--") == [
        ("Player 2 can do nothing.", 1, 0),
        ("", 0, 21),
    ]
    stood = facts(table(BATTLE), "Oc3xc4 (ev,ev) . .")
    assert stood[2:4] == [("Player 1 stands.", 0, 0), ("Player 2 stands.", 1, 0)]
    assert stood[5:] == [("", 1, 21)]
    assert facts("scalar", "2-2")[0][1] == 0
    assert facts(table(FOUR, player=2, tokens="1-0"), "Ig1-g2")[2] == (
        "Player 1 claims dominion and has 2 Control Tokens.",
        0,
        2,
    )


# ---- dice to come


def test_a_position_takes_its_seed_along():
    here = table(BATTLE)
    assert GAME.new(here, "a").key != GAME.new(here, "b").key
    assert GAME.new(here, "a").key == GAME.new_open(here, "a").key
    assert GAME.new_open(here, "a").open_chance and not GAME.new(here, "a").open_chance


@pytest.mark.parametrize(
    "position, found",
    [
        (table(BATTLE, pending="?roll:O"), {f"deploy:O{n}" for n in range(1, 9)}),
        (table(FOUR, pending="?core", tokens="1-0"), {"-"}),
    ],
)
def test_closed_dice_are_rolled_at_once(position, found):
    seen = {field(GAME.position(GAME.new(position, f"{n}")), "pending") for n in range(120)}
    assert seen == found


def test_closed_battles_end_or_ask():
    here = table(BATTLE, pending="?battle:c3xc4")
    ends = {field(GAME.position(GAME.new(here, f"{n}")), "pending").partition(":")[0] for n in range(60)}
    assert ends == {"-", "evade"}
    s: State = GAME.new(here, "1")
    assert s.rolls == 1


def test_who_began_is_known_at_any_time():
    for first in (1, 2):
        s = begun(f"scalar:{first}")
        assert GAME.first(s) == first - 1
        for token in ("O=1~", "O=1~", "O=1~"):
            for step in steps(token):
                s.apply(GAME.understand(s, step))
            assert GAME.first(s) == first - 1
    assert options(table(BATTLE)) == options(after(table(BATTLE)))


def test_every_end_is_told_in_words():
    """In the log and aloud: not by the key under which a record keeps it."""
    from sandtable.games.scalar.view import _ENDED, ENDINGS

    assert _ENDED.keys() == ENDINGS.keys()
    silent = [ENDINGS[clause] for clause, words in _ENDED.items() if len(words.split()) < 4]
    assert silent == ["resignation"]  # who has resigned is said before that
