"""The log folded into a game: undo, takeback, draws, records; no server needed."""

import random
import re
from pathlib import Path

import msgspec
import pytest

from sandtable.kernel.game import Ref
from sandtable.kernel.record import read, replay
from sandtable.kernel.registry import find, games
from sandtable.server.clocks import DAY, Clock
from sandtable.server.errors import Refused
from sandtable.server.fold import Fold, Step
from sandtable.server.lessons import lesson, lessons
from sandtable.server.messages import LogEntry
from sandtable.server.rows import AGREE, FLAG, Row

GAME = find("antagonism")
SEED = "ab" * 32


class Log:
    """A fold with its rows, as a table keeps them."""

    def __init__(self, setup: str = "exomoon:2") -> None:
        self.fold = Fold(GAME, setup, "", SEED)
        self.rows: list[Row] = []

    def take(self, step: Step) -> None:
        row = Row(self.fold.n + 1, step.kind, step.seat, step.text, f"id{self.fold.n}", 0, 0, 0.0)
        self.fold.take(row, step)
        self.rows.append(row)

    def play(self, *texts: str) -> None:
        for text in texts:
            self.take(self.fold.choice(self.fold.asked, text))

    def entries(self) -> list[LogEntry]:
        told = self.fold.log.told_back(self.fold.m, 0)
        return [msgspec.json.decode(bytes(raw), type=LogEntry) for raw in told][::-1]

    def again(self) -> Fold:
        fold = Fold(GAME, self.fold.setup, "", SEED)
        for row in self.rows:
            fold.replay(row)
        return fold

    def same(self) -> None:
        """What the rows tell is what we have."""
        other = self.again()
        assert GAME.dump(other.state) == GAME.dump(self.fold.state)
        assert other.log.some(0) == self.fold.log.some(0)
        assert (other.n, other.m, other.asked, other.result) == (
            self.fold.n,
            self.fold.m,
            self.fold.asked,
            self.fold.result,
        )


def test_undo_is_a_row_and_the_log_only_grows() -> None:
    log = Log()
    log.play("Rf3-f6", "Gg3-g5")
    assert log.fold.undo_to(1) == 0
    log.take(log.fold.undo(1, 1))
    assert (log.fold.n, log.fold.m) == (3, 1)
    log.play("Gf2-f4", "/")
    assert [entry.text for entry in log.fold.log.some(0)] == ["Rf3-f6", "Gf2-f4", "/"]
    log.same()


def test_undo_ends_with_the_turn() -> None:
    log = Log()
    log.play("Rf3-f6", "/")
    assert log.fold.undo_to(1) is None and log.fold.undo_to(2) is None
    for seat in (1, 2):
        with pytest.raises(Refused):
            log.fold.undo(seat, 0)
    log.play("Rf11-f8")
    assert log.fold.undo_to(2) == 2
    with pytest.raises(Refused, match="from 2 to 2, not to 1"):
        log.fold.undo(2, 1)
    with pytest.raises(Refused):
        log.fold.undo(2, 3)


@pytest.mark.parametrize("setup", GAME.setups())
def test_random_logs_fold_to_the_same_game(setup: str) -> None:
    """Choices, undos and takebacks at random; the rows always tell the state, and no undo crosses a turn."""
    dice = random.Random(setup)
    log = Log(setup)
    while not log.fold.over and log.fold.n < 250:
        fold = log.fold
        least = fold.undo_to(fold.asked)
        if least is not None and dice.random() < 0.2:
            turn, seat = GAME.turn(fold.state), fold.asked
            log.take(fold.undo(seat, dice.randrange(least, fold.m)))
            assert (GAME.turn(fold.state), fold.asked) == (turn, seat)
        elif fold.m and dice.random() < 0.05:
            log.take(fold.takeback(fold.asked, dice.randrange(fold.m)))
        else:
            options = fold.state.options()
            log.play(GAME.written(fold.state, dice.choice(list(options))))
    log.same()
    for m in sorted({0, log.fold.m, *[dice.randrange(log.fold.m + 1) for _ in range(6)]}):
        state = Fold(GAME, setup, "", SEED).state
        for entry in log.fold.log.some(0, m):
            state.apply(GAME.understand(state, entry.text))
        assert GAME.position(log.fold.at(m)) == GAME.position(state)


def test_a_refused_choice_changes_nothing() -> None:
    log = Log()
    before = GAME.dump(log.fold.state)
    with pytest.raises(Refused) as why:
        log.fold.choice(1, "Rf3-f9")
    assert (why.value.code, why.value.clause) == ("illegal", "antagonism MOVE.2")
    with pytest.raises(Refused) as why:
        log.fold.choice(2, "Rf11-f8")
    assert why.value.code == "not-your-turn"
    assert GAME.dump(log.fold.state) == before and log.fold.n == 0


def test_a_takeback_leads_before_the_own_turn() -> None:
    log = Log()
    log.play("Rf3-f6", "/", "Rf11-f8", "Gg11-g9", "/")
    assert log.fold.last_own(1) == 0
    assert log.fold.last_own(2) == 2
    log.take(log.fold.takeback(2, 2))
    assert log.fold.asked == 2 and log.fold.takebacks == {2: 1}
    log.same()


def test_a_draw_by_agreement_verifies(tmp_path: Path) -> None:
    log = Log()
    log.play("Rf3-f6", "/")
    log.take(log.fold.agree())
    assert (log.fold.over, log.fold.result, log.fold.ending, log.fold.asked) == (True, "=", "agreement", 0)
    log.same()
    text, hashed = log.fold.text(False, {"Player1": "Ada"})
    assert '[Ending "agreement"]' in text and '[Result "="]' in text and SEED in text
    game, record = read(text, games())
    match = replay(game, record, verify=True)
    assert match.record.result == "=" and game.hash(match.state) == hashed
    with pytest.raises(Refused):
        log.fold.choice(2, "Rf11-f8")


def test_agreement_is_no_excuse_for_a_wrong_result() -> None:
    """Attack 7: a header cannot claim what the game does not bear out."""
    from sandtable.kernel.errors import RecordError

    log = Log("extrasolar:koth")
    text, _ = log.fold.text(True, {"Ending": "agreement"})
    for wrong in ("=", "1"):
        lines = text.replace('[Result "*"]', f'[Result "{wrong}"]').strip().splitlines()
        lines[-1] = wrong
        game, record = read("\n".join(lines), games())
        with pytest.raises(RecordError):
            replay(game, record, verify=True)


def test_a_live_record_is_sealed_and_its_hash_can_be_checked() -> None:
    """Attack 9: while the game goes on the seed is in neither record nor hash."""
    log = Log()
    log.play("Rf3-f6", "/", "Rf11-f8")
    text, hashed = log.fold.text(True, {})
    assert SEED not in text and "[Seed" not in text
    game, record = read(text, games())
    assert game.hash(replay(game, record, verify=True).state) == hashed
    assert log.fold.text(False, {})[1] != hashed


def test_entries_have_words_and_a_clause() -> None:
    log = Log("exomoon:2")
    log.play("Gg3-g5", "Gg2-g4", "Kg1-g2", "/")
    move, _, leader, end = log.entries()
    assert (move.m, move.seat, move.turn, move.text) == (1, 1, "1.1", "Gg3-g5")
    assert move.words == ["Player 1 moves from g3 to g5."] and move.clause == "antagonism MOVE.1"
    assert leader.clause == "antagonism TURN.4"
    assert end.clause == "antagonism TURN.9" and end.words == ["Round 1: Player 2 to move."]


def test_time_running_out_is_a_resignation_that_says_so() -> None:
    log = Log()
    log.take(log.fold.choice(1, "resign", FLAG))
    assert log.fold.over and log.fold.result == "2"
    assert log.entries()[0].words[0] == "The time of player 1 has run out."
    log.same()
    assert AGREE not in [row.kind for row in log.rows]


CITED = [
    ("exomoon:2 ......2K/-/-/-/..2RRR/-/-/-/-/..1B/-/-/......1K 1 0 - 5 0 - *", "Bc4-c5>c9!", "WARP.5"),
    ("exomoon:2 ......2K/-/-/-/-/-/-/-/-/..1B/-/-/......1K 1 0 - 5 0 - *", "Bc4-c5>c9", "WARP.2"),
    ("exomoon:2 ......2K/-/-/-/-/-/-/-/..2GG/-/..1B/-/......1K 1 0 - 5 0 - *", "Bc3*c5", "ATT.4"),
    ("exomoon:2 ......2K/-/-/-/-/-/-/-/..2G/-/..1R/-/......1K 1 0 - 5 0 - *", "Rc3xc5", "ATT.3"),
    ("exomoon:2 ......2K/......1R/-/-/-/-/-/-/-/-/-/-/......1K 1 0 - 5 0 - *", "Rg12xg13", "ATT.8"),
    ("exomoon:2 ......2K/-/-/-/-/-/-/...1G/-/...1G/-/-/......1K 1 0 - 5 0 - *", "Gd4+d6", "STACK.3"),
    ("exomoon:2 ......2K/-/-/-/-/-/-/...1GG/-/-/-/-/......1K 1 0 - 5 0 - *", "2Gd6-d7", "STACK.7"),
    ("exomoon:2 ......2K/-/-/-/-/-/-/...1GG/-/-/-/-/......1K 1 0 - 5 0 - *", "Gd6-d7", "STACK.4"),
    ("vertigo:2 ......2K/-/-/-/-/-/-/..1G/-/-/-/-/......1K 1 0 - 5 0 - *", "Gc6-c7", "WIN.6"),
]


@pytest.mark.parametrize("position,text,clause", CITED)
def test_a_choice_cites_what_explains_it(position: str, text: str, clause: str) -> None:
    state = GAME.new(position, "")
    assert GAME.book.cite(GAME.cited(state, GAME.understand(state, text))) == f"antagonism {clause}"


MEANT = [
    (["cell:d6", "cell:d7"], "2Gd6-d7"),
    (["cell:c4", "cell:c5"], "Bc4-c5>c9"),
    (["cell:c4", "cell:c5", "cell:k9"], "Bc4-c5>k9"),
]


@pytest.mark.parametrize("refs,text", MEANT)
def test_pointing_means_a_legal_move_where_there_is_one(refs: list[str], text: str) -> None:
    state = GAME.new("exomoon:2 ......2K/-/-/-/-/-/-/...1GG/-/..1B/-/-/......1K 1 0 - 5 0 - *", "")
    option = GAME.meant(state, [Ref(*ref.split(":")) for ref in refs])
    assert GAME.token(state, option).split(">")[0] == text.split(">")[0]
    assert GAME.why_not(state, option) == ("", "")


def test_pointing_at_the_impossible_gives_its_clause() -> None:
    state = GAME.new("exomoon:2 ......2K/-/-/-/-/-/-/...1GG/-/..1B/-/-/......1K 1 0 - 5 0 - *", "")
    for refs, clause in ((["d6", "d10"], "MOVE.1"), (["g13", "g12"], "TURN.1"), (["e5", "e6"], "MOVE.8")):
        option = GAME.meant(state, [Ref("cell", ref) for ref in refs])
        assert GAME.why_not(state, option)[0] == f"antagonism {clause}"
    assert GAME.meant(state, [Ref("cell", "z99"), Ref("cell", "a1")]) == -1
    assert GAME.meant(state, []) == -1
    koth = GAME.new("extrasolar:koth", "")
    assert (
        GAME.why_not(koth, GAME.meant(koth, [Ref("pending", "G"), Ref("cell", "a1")]))[0]
        == "antagonism KOTH.3"
    )


# ---- clocks


class Now:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_sudden_death() -> None:
    now = Now()
    clock = Clock({"kind": "sudden", "seconds": 60}, 2, now)
    clock.run(1)
    now.time += 10
    assert clock.elapsed() == 10_000 and clock.remaining(1) == 50_000 and clock.remaining(2) == 60_000
    clock.charge(1, clock.elapsed(), True)
    clock.run(2)
    now.time += 61
    assert clock.remaining(1) == 50_000 and clock.remaining(2) < 0


def test_increment_comes_with_the_end_of_the_turn() -> None:
    clock = Clock({"kind": "increment", "seconds": 60, "increment": 5}, 2, Now())
    clock.charge(1, 1000, False)
    assert clock.left[1] == 59_000
    clock.charge(1, 1000, True)
    assert clock.left[1] == 63_000


def test_days_begin_anew_each_turn() -> None:
    clock = Clock({"kind": "days", "days": 2}, 2, Now())
    clock.charge(1, DAY, False)
    assert clock.left[1] == DAY
    clock.charge(1, 5, True)
    assert clock.left[1] == 2 * DAY


def test_what_was_used_before_a_stop_is_charged_once() -> None:
    now = Now()
    clock = Clock({"kind": "sudden", "seconds": 60}, 2, now)
    clock.carry = 5000
    assert clock.remaining(1) == 60_000
    clock.run(1)
    now.time += 1
    assert clock.elapsed() == 6000 and clock.remaining(1) == 54_000 and clock.remaining(2) == 60_000


def test_a_clock_that_stands_charges_nobody() -> None:
    now = Now()
    clock = Clock({"kind": "sudden", "seconds": 60}, 2, now)
    now.time += 1000
    assert clock.elapsed() == 0 and clock.remaining(1) == 60_000


# ---- lessons


def test_every_scenario_has_its_lesson() -> None:
    found = lessons(GAME)
    assert {str(row["setup"]).split(":")[0] for row in found} == {
        "vertigo",
        "exomoon",
        "lagoon",
        "extrasolar",
    }
    assert "extrasolar:koth" in {row["setup"] for row in found}


@pytest.mark.parametrize("name", [str(row["name"]) for row in lessons(GAME)])
def test_what_a_lesson_expects_is_possible(name: str) -> None:
    found = lesson(GAME, name)
    assert found is not None
    scenes = found["scenes"]
    assert isinstance(scenes, list) and any(scene["expect"] for scene in scenes)
    for scene in scenes:
        assert GAME.position(GAME.new(scene["position"], "")) == scene["position"]
        for text in scene["expect"]:
            assert text in [choice["text"] for choice in scene["prompt"]["choices"]]
            assert scene["prompt"]["seat"] == 1
    assert lesson(GAME, "nothing") is None


def test_a_lesson_begins_at_what_its_tables_describe() -> None:
    found = lesson(find("athernum"), "first")
    assert found is not None and found["setup"] == "hammer-and-hinge:salt-and-silence"
    scenes = found["scenes"]
    assert isinstance(scenes, list)
    begins = scenes[0]["position"].split()
    assert {"turn=5", "1.main=Forgemother_Ulda[v4]", "1.chars=Gantry_Warden+Spring_Gauntlet"} <= set(begins)
    assert scenes[0]["observation"]["players"][0]["hand"] == ["Cog Peddler", "Colossus of the Yard"]


@pytest.mark.parametrize("name", [str(row["name"]) for row in lessons(find("athernum"))])
def test_a_lesson_with_secrets_shows_the_learner_his_own_hand_alone(name: str) -> None:
    found = lesson(find("athernum"), name)
    assert found is not None
    scenes = found["scenes"]
    assert isinstance(scenes, list) and {"before" in scene for scene in scenes} == {True, False}
    for scene in scenes:
        for seen in (scene["observation"], scene.get("before", scene["observation"])):
            mine, theirs = seen["players"]
            assert len(mine["hand"]) == mine["hand_count"]
            assert theirs["hand"] == []
        assert not scene.get("made")
        for text in scene["expect"]:
            assert text in [choice["text"] for choice in scene["prompt"]["choices"]]


COUNTED = ["no", "one", "two", "three", "four", "five", "six"]
# what a learner reads before he does it; what else there is to do needs no word of its own
ASKED = {
    "pass": "pass",
    "play": "play",
    "lead": "choose",
    "attach": "attach",
    "hide": "face-down",
    "support": "support",
    "solvency": "solvency",
    "contingency": "contingency",
    "combat": "combat",
    "attack": "attack",
    "use": "use",
    "end-combat": "end the combat",
    "end": "end the day",
    "pick": r"choose|give|aim",
}


@pytest.mark.parametrize("name", [str(row["name"]) for row in lessons(find("athernum"))])
def test_a_lesson_says_what_the_board_shows_and_what_is_to_be_done(name: str) -> None:
    found = lesson(find("athernum"), name)
    assert found is not None
    scenes = found["scenes"]
    assert isinstance(scenes, list)
    words = ""
    for scene in scenes:
        words = scene["say"] or words
        held = [player["victory"] for player in scene["observation"]["players"]]
        for count in re.findall(r"(\w+) (?:tokens? )?of (?:her |his )?six", scene["say"]):
            assert COUNTED.index(count) in held, words
        for own, other in re.findall(r"you have (\w+) tokens, and the Admiral (\w+)", scene["say"]):
            assert [COUNTED.index(own), COUNTED.index(other)] == held, words
        for gone in re.findall(r"(?<=[.:] )([A-Z]\w+(?: [A-Z]\w+)?)(?: takes \d and)? is gone", scene["say"]):
            assert f"'name': '{gone}'" not in str(scene["observation"]), words
        for text in scene["expect"]:
            verb = text.partition(":")[0]
            assert verb == "at" or re.search(ASKED[verb], words, re.IGNORECASE), (text, words)


def test_what_another_seat_does_in_a_lesson_is_shown_done() -> None:
    found = lesson(GAME, "basics")
    assert found is not None
    scenes = found["scenes"]
    assert isinstance(scenes, list)
    (at,) = [i for i, scene in enumerate(scenes) if "before" in scene]
    assert scenes[at]["before"]["position"] != scenes[at]["observation"]["position"]
    assert scenes[at]["observation"] == scenes[at + 1]["observation"]
