"""Faults planted in a sound game: each is caught, and by the check that is meant for it."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.game import Ref
from sandtable.testing import ContractBroken, check_game, main
from tests.contract.faults import DASH, GAME, MODULE, RACE, SOUND, cells, others_hold, seen_with

COUNT = [0]


def redeal_all(self, s, seat, dice):
    SOUND[RACE]["redeal"](self, s, -1, dice)


def frame_with_more(self):
    super(RACE, self).__init__()
    self.more = 1


def unstable(self, s):
    COUNT[0] += 1
    options = list(SOUND[RACE]["options"](self, s))
    return vec[i64](options if COUNT[0] % 2 else options[::-1])


def by_luck(self, s):
    if self.step != MODULE.ASK:
        s.beat = random.randrange(2**19)
    return SOUND[RACE]["advance"](self, s)


def counting(self, s):
    """Counts in a row that clones share."""
    if self.step == MODULE.ASK:
        s.weights = vec[i64]([0])
    else:
        s.weights[0] += 1
    return SOUND[RACE]["advance"](self, s)


def late(self, text):
    s = super(DASH, self).load(text)
    s.beat += 1
    return s


def numbered(self, s):
    COUNT[0] += 1
    return f"{COUNT[0]}."


def oracle(self, s, option):
    """Refuses a card for another reason when the next seat holds it."""
    clause = SOUND[RACE]["bar"](self, s, option)
    held = clause > 0 and cells(s)[MODULE.row(s, (s.seat + 1) % s.seats) + option - 1] > 0
    return 1 if held else clause


def stamped(self, s):
    s.beat += 1
    return "here"


def brittle(self, s):
    """Has no answer to a face that hardly ever falls."""
    if self.step == MODULE.HEARD and s.answer == MODULE.ROLL:
        self.step = MODULE.ROLLED
        return s.roll(MODULE.TURN, vec[i64]([10**6, 10**6, 10**6, 1]))
    if self.step == MODULE.ROLLED and s.answer == MODULE.FACES - 1:
        raise IndexError("no such face")
    return SOUND[RACE]["advance"](self, s)


def shuffled(self, s, seat):
    """What a seat sees, its parts in an order that a hidden card decides."""
    parts = list(SOUND[DASH]["observe"](self, s, seat).items())
    return dict(parts if others_hold(s, 1) else parts[::-1])


def two_words(self, s, option):
    return "roll it" if option == 0 else str(option)


def any_number(self, s, text):
    return 0 if text == "r" else int(text)


def fragile(self, text):
    assert text.splitlines()[13]
    return super(DASH, self).load(text)


def all_setups(self, setup, seed):
    return SOUND[DASH]["new"](self, setup if setup in self.setups() else "two", seed)


FAULTS = [
    ("secrets_are_kept", DASH, "observe", seen_with(cells=lambda s, seat: [int(x) for x in cells(s)])),
    ("secrets_are_kept", DASH, "observe", seen_with(rest=lambda s, seat: int(cells(s)[-1]))),
    ("secrets_are_kept", DASH, "observe", seen_with(rolls=lambda s, seat: int(s.rolls))),
    ("secrets_are_kept", DASH, "observe", seen_with(hash=lambda s, seat: GAME.hash(s))),
    ("secrets_are_kept", DASH, "observe", shuffled),
    ("secrets_are_kept", RACE, "redeal", redeal_all),
    ("secrets_are_kept", DASH, "OPEN", True),
    ("secrets_are_dealt_again", RACE, "redeal", lambda self, s, seat, dice: None),
    ("observations_are_plain", DASH, "observe", seen_with(seed=lambda s, seat: s.key.hex().upper())),
    ("observations_are_plain", DASH, "observe", seen_with(pair=lambda s, seat: (1, 2))),
    ("observations_are_plain", DASH, "observe", seen_with(rest=lambda s, seat: {1, 2})),
    ("observations_are_plain", DASH, "observe", seen_with(worth=lambda s, seat: float("nan"))),
    ("refusals_keep_secrets", RACE, "bar", oracle),
    ("clones_are_equal", RACE, "copy", lambda self: RACE()),
    ("clones_are_independent", RACE, "advance", counting),
    ("texts_are_whole", DASH, "load", late),
    ("records_are_whole", DASH, "SETUP_KEY", "Seed"),
    ("play_tells_no_secrets", DASH, "turn", numbered),
    ("frames_are_whole", RACE, "__init__", frame_with_more),
    ("frames_are_whole", RACE, "copy", lambda self: self),
    ("options_are_a_set", RACE, "options", unstable),
    ("options_are_a_set", RACE, "options", lambda self, s: vec[i64]([0, 0])),
    ("options_are_a_set", RACE, "options", lambda self, s: vec[i64]()),
    ("options_are_a_set", RACE, "sample", lambda self, s, dice: 17),
    ("notation_is_one_to_one", DASH, "token", two_words),
    ("notation_is_one_to_one", DASH, "token", lambda self, s, option: "r"),
    ("notation_is_one_to_one", DASH, "token", lambda self, s, option: ""),
    ("notation_is_one_to_one", DASH, "turn", lambda self, s: "one"),
    ("notation_is_one_to_one", DASH, "position", lambda self, s: "a\nb"),
    ("notation_is_one_to_one", DASH, "face", lambda self, s, outcome: "="),
    ("garbage_is_refused", DASH, "read", any_number),
    ("legality_is_one", RACE, "options", lambda self, s: vec[i64]([0])),
    ("legality_is_one", RACE, "candidates", lambda self, s: vec[i64]([0])),
    ("legality_is_one", DASH, "refusal", lambda self, s, option, clause: ""),
    ("prompt_is_whole", DASH, "question", lambda self, s: ""),
    ("prompt_is_whole", DASH, "label", lambda self, s, option: ""),
    ("prompt_is_whole", DASH, "verb", lambda self, s, option: "Roll it"),
    ("prompt_is_whole", DASH, "pieces", lambda self, s, option: 0),
    ("prompt_is_whole", DASH, "refs", lambda self, s, option: (Ref("square", "a1"),)),
    ("prompt_is_whole", DASH, "cited", lambda self, s, option: 0),
    ("numbers_are_sound", DASH, "result", lambda self, s: "*"),
    ("numbers_are_sound", DASH, "ending", lambda self, s: ""),
    ("numbers_are_sound", RACE, "worth", lambda self, s, seat: 1.5),
    ("open_dice_fall_every_way", RACE, "advance", brittle),
    ("damaged_texts_are_refused", DASH, "load", fragile),
    ("choices_are_repeatable", RACE, "advance", by_luck),
    ("asking_changes_nothing", DASH, "position", stamped),
    ("games_end", RACE, "goal", 10**9),
    ("setup_is_sound", DASH, "new", all_setups),
    ("setup_is_sound", DASH, "seats", lambda self, setup: 2),
    ("setup_is_sound", DASH, "setups", lambda self: ["two", "three", "four", "two players"]),
]


@pytest.mark.parametrize(("check", "kind", "name", "fault"), FAULTS)
def test_a_planted_fault_is_caught_by_its_check(monkeypatch, check, kind, name, fault):
    if name == "goal":
        monkeypatch.setattr(MODULE, "GOAL", fault)
    else:
        monkeypatch.setattr(kind, name, fault)
    with pytest.raises(ContractBroken) as broken:
        check_game(GAME, games=4, longest=200)
    assert str(broken.value).startswith(f"{check}: ")


def test_the_message_tells_how_to_get_there(monkeypatch):
    monkeypatch.setattr(DASH, "ending", lambda self, s: "")
    with pytest.raises(ContractBroken) as broken:
        check_game(GAME, ["three"], games=2, seed=40)
    lines = str(broken.value).splitlines()
    assert lines[0].startswith("numbers_are_sound: ")
    assert lines[1].startswith("game dash, setup three, trial seed 40, choice ")
    assert lines[2] == '[Game "dash"]' and any(line.startswith("1. ") for line in lines)


def test_the_command(capsys):
    assert main(["dash:GAME", "--games", "2", "--setup", "two"]) == 0
    assert "kept" in capsys.readouterr().err
    assert main(["no-such-game"]) == 1


def test_the_same_trial_plays_the_same_game_however_often_it_is_checked():
    one = check_game(GAME, ["four"], games=3, every=1)
    other = check_game(GAME, ["four"], games=3, every=5)
    assert one.choices == other.choices and one.positions > other.positions


def test_many_processes_check_what_one_does():
    one = check_game(GAME, ["two", "three"], games=3)
    many = check_game(GAME, ["two", "three"], games=3, jobs=2)
    for name in ("games", "choices", "positions", "pairs", "longest", "endings"):
        assert getattr(one, name) == getattr(many, name)
    assert one.games == 6 and one.pairs > one.positions


def test_a_fault_in_one_of_many_processes_ends_them_all(monkeypatch):
    monkeypatch.setattr(DASH, "ending", lambda self, s: "")
    with pytest.raises(ContractBroken) as broken:
        check_game(GAME, games=50, jobs=2)
    assert str(broken.value).startswith("numbers_are_sound: ")
