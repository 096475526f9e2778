"""The loop, its fuse, facts, and the state for games that are not compiled."""

import os
import subprocess
import sys
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.errors import RulesLoop
from sandtable.kernel.frames import AGAIN, CHANCE, DONE, NOBODY, UNLISTED, WAIT, Frame
from sandtable.kernel.record import Match, Record
from sandtable.kernel.rng import FastDice
from sandtable.kernel.state import PlainState, fact, fact_beat, fact_kind, fact_what, fact_who
from tests.kernel.timing.small import SmallGame, rules


class Loop(Frame):
    """Asks once, then goes round for ever."""

    def advance(self, s):
        if self.step == 0:
            self.step = 1
            return s.ask(0, 1)
        s.cells[0] += 1
        return AGAIN

    def options(self, s):
        return vec[i64]([5])


class Deeper(Frame):
    """Pushes another of itself, for ever."""

    def advance(self, s):
        return s.push(Deeper())


class Deserter(Frame):
    """Pushes a child and calls itself done."""

    def advance(self, s):
        s.push(Loop())
        return DONE


class Looping(SmallGame):
    NAMES = {5: "go"}

    def bottom(self):
        return Loop()

    def deal(self, dice):
        return [0, 0]

    def observe(self, s, seat):
        return {}


LOOPING = Looping(rules("looping", {"GO": "Go on."}), [Loop])


def plain(*frames):
    return PlainState(2, bytes(32), list(frames), vec[i64]([0]))


# ---- the fuse


def test_rules_that_go_round_are_an_error():
    s = plain(Loop())
    s.run()
    with pytest.raises(RulesLoop, match=r"100000 steps without asking anybody \(frames: Loop\)"):
        s.apply(5)


def test_rules_that_go_deeper_for_ever_are_an_error():
    with pytest.raises(RulesLoop, match="Deeper > Deeper"):
        plain(Deeper()).run()


def test_a_frame_that_pushed_a_child_is_not_done():
    with pytest.raises(RulesLoop, match="Deserter pushed a child and called itself done"):
        plain(Deserter()).run()


def test_the_error_tells_how_to_get_there_and_the_match_stands_as_before():
    match = Match(LOOPING, Record("looping", "plain", "1"))
    text = LOOPING.dump(match.state)
    with pytest.raises(RulesLoop) as loop:
        match.play("go")
    assert '[Game "looping"]' in loop.value.record and loop.value.record.endswith("; then go")
    assert LOOPING.dump(match.state) == text and match.record.choices == []


def test_the_fuse_burns_under_optimisation():
    script = (
        "from tests.kernel.test_state import Loop, plain\n"
        "from sandtable.kernel.errors import RulesLoop\n"
        "s = plain(Loop()); s.run()\n"
        "try: s.apply(5)\n"
        "except RulesLoop: print('burnt', __debug__)\n"
    )
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([p for p in sys.path if p] + [os.getcwd()]))
    run = subprocess.run([sys.executable, "-O", "-c", script], env=env, capture_output=True, text=True)
    assert run.stdout == "burnt False\n", run.stderr


# ---- the loop


class Adder(Frame):
    """Asks for two numbers in children and answers with their sum."""

    FIELDS = ("total",)

    def __init__(self, total=0):
        super().__init__()
        self.total = total

    def advance(self, s):
        if self.step > 0:
            self.total += s.answer
        if self.step == 2:
            s.cells[0] = self.total
            s.answer = self.total
            return DONE
        self.step += 1
        return s.push(Asker(self.step - 1))


class Asker(Frame):
    FIELDS = ("who",)

    def __init__(self, who=0):
        super().__init__()
        self.who = who

    def advance(self, s):
        self.step += 1
        return s.ask(self.who, 3) if self.step == 1 else DONE

    def options(self, s):
        return vec[i64]([2, 4, 6])


def test_questions_and_children_answer_through_one_register():
    s = plain(Adder())
    s.run()
    assert (s.seat, s.clause, list(s.options())) == (0, 3, [2, 4, 6])
    s.apply(4)
    assert s.seat == 1
    s.apply(6)
    assert s.over() and s.cells[0] == s.answer == 10
    assert (s.seat, s.clause, list(s.options()), list(s.asides())) == (NOBODY, 0, [], [])


def test_bar_of_a_frame_that_only_lists():
    s = plain(Adder())
    s.run()
    assert s.bar(4) == 0 and s.bar(5) == UNLISTED
    assert list(s.candidates()) == [2, 4, 6]
    assert {int(s.sample(FastDice(seed))) for seed in range(30)} == {2, 4, 6}


def test_nothing_is_allowed_when_all_is_over():
    s = plain()
    s.run()
    assert s.over() and s.bar(0) == UNLISTED and list(s.candidates()) == []


class Stopper(Frame):
    def advance(self, s):
        return s.stop()


def test_stop_ends_the_game_under_whatever_is_suspended():
    s = plain(Adder(), Asker(), Stopper())
    s.run()
    assert s.over() and s.seat == NOBODY


# ---- chance


class Roller(Frame):
    def advance(self, s):
        if self.step == 0:
            self.step = 1
            return s.roll(2, vec[i64]([1, 0, 3]))
        s.cells[0] = s.answer + 10
        return DONE


def test_closed_dice_fall_by_themselves():
    s = plain(Roller())
    s.run()
    assert s.over() and s.cells[0] in (10, 12) and s.rolls == 1


def test_open_dice_are_a_decision_of_nobody():
    s = plain(Roller())
    s.open_chance = True
    s.run()
    assert (s.seat, s.clause, s.rolls, list(s.options()), list(s.asides())) == (CHANCE, 2, 0, [0, 2], [])
    assert [int(s.bar(face)) for face in (-1, 0, 1, 2, 3)] == [UNLISTED, 0, UNLISTED, 0, UNLISTED]
    assert {int(s.sample(FastDice(seed))) for seed in range(30)} == {0, 2}
    twin = s.clone()
    s.apply(2)
    assert s.cells[0] == 12 and twin.seat == CHANCE and list(twin.weights) == [1, 0, 3]


def test_signals_differ():
    assert len({AGAIN, WAIT, DONE}) == 3


# ---- facts


@pytest.mark.parametrize(
    ("beat", "kind", "who", "what"),
    [(0, 0, 0, 0), (1, 2, 3, 4), (2**20 - 1, 511, 63, 2**28 - 1), (7, 0, 63, 0), (0, 511, 0, 2**28 - 1)],
)
def test_a_fact_holds_four_numbers(beat, kind, who, what):
    f = fact(beat, kind, who, what)
    assert (fact_beat(f), fact_kind(f), fact_who(f), fact_what(f)) == (beat, kind, who, what)
    assert 0 <= f < 2**63


@pytest.mark.parametrize(
    ("beat", "kind", "who", "what"),
    [(2**20, 0, 0, 0), (-1, 0, 0, 0), (0, 512, 0, 0), (0, -1, 0, 0), (0, 0, 64, 0), (0, 0, -1, 0),
     (0, 0, 0, 2**28), (0, 0, 0, -1)],
)  # fmt: skip
def test_a_number_that_does_not_fit_a_fact_is_refused(beat, kind, who, what):
    with pytest.raises(ValueError, match="a fact cannot hold"):
        fact(beat, kind, who, what)


def test_facts_sort_by_beat_first():
    assert fact(1, 511, 63, 2**28 - 1) < fact(2, 0, 0, 0)


def test_facts_are_told_with_their_beat_while_there_is_a_journal():
    s = plain()
    s.tell(1, 0, 5)
    s.journal = []
    s.beat = 3
    s.tell(2, 1, 6)
    assert [(int(fact_beat(f)), int(fact_kind(f))) for f in s.journal] == [(3, 2)]


def test_clones_have_a_journal_of_their_own():
    s = plain()
    s.journal = []
    s.tell(1, 0, 0)
    twin = s.clone()
    s.tell(2, 0, 0)
    twin.tell(3, 0, 0)
    assert [int(fact_kind(f)) for f in s.journal] == [1, 2]
    assert twin.journal is not None
    assert [int(fact_kind(f)) for f in twin.journal] == [1, 3]


# ---- PlainState


class Holder(Frame):
    """Holds a secret of its own, and guesses by it."""

    FIELDS = ("who", "secret")

    def __init__(self, who=0, secret=0):
        super().__init__()
        self.who = who
        self.secret = secret

    def advance(self, s):
        return s.ask(self.who, 1)

    def redeal(self, s, seat, dice):
        if seat != self.who:
            self.secret = 100 + int(dice.below(1000))

    def worth(self, s, seat):
        return 0.5 if seat == self.who else -0.5


def test_a_plain_state_asks_its_frames_for_worth_and_secrets():
    s = plain(Holder(0, 1), Holder(1, 2))
    s.run()
    assert [s.worth(0), s.worth(1)] == [0.5, -0.5]
    secrets = [[f.secret for f in s.determinize(seat, 9).frames] for seat in (0, 1, -1)]
    assert [[x < 100 for x in row] for row in secrets] == [[True, False], [False, True], [False, False]]
    assert [f.secret for f in s.frames] == [1, 2]
    assert s.determinize(0, 9).frames[1].secret != s.determinize(0, 10).frames[1].secret


def test_a_plain_state_is_worth_its_outcome():
    s = plain()
    assert s.returns() == [0.0, 0.0] and s.worth(0) == 0.0
    s.outcome = vec[i64]([-1, 1])
    assert s.returns() == [-1.0, 1.0] and (s.worth(0), s.worth(1)) == (-1.0, 1.0)


def test_a_clone_shares_no_cells():
    s = plain(Adder())
    s.run()
    twin = s.clone()
    twin.cells[0] = 5
    twin.frames[0].total = 6
    assert s.cells[0] == 0 and s.frames[0].total == 0


class Rows(Frame):
    FIELDS = ("row", "items", "flag")

    def __init__(self):
        super().__init__()
        self.row = vec[i64]([1, 2])
        self.items = [3, 4]
        self.flag = True


def test_the_plain_copy_of_a_frame_takes_every_kind_of_field():
    frame = Rows()
    frame.step = 4
    twin = cast(Rows, frame.copy())
    twin.row[0] = 9
    twin.items.append(5)
    assert (list(frame.row), frame.items, twin.flag, twin.step) == ([1, 2], [3, 4], True, 4)
