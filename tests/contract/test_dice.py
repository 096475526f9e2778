"""Games that write their dice: the records of a sound one replay with and without a seed, and faults show."""

import pytest

import sandtable.testing.records as records
from sandtable.kernel.errors import RecordError
from sandtable.kernel.record import new_match, read, replay
from sandtable.testing import ContractBroken, check_game
from tests.contract.pips import GAME, KEPT, SUM, Pips
from tests.kernel.timing.small import cells

WORDS, BEGUN, TURN = Pips.words, Pips.begun, Pips.turn


def played():
    match = new_match(GAME, "pair", "x")
    for token in "rrhrrh":
        match.play(token)
    return match


def test_a_game_that_writes_its_dice_keeps_the_contract():
    assert check_game(GAME, games=12).pairs > 0


def test_its_record_joins_dice_with_choices_and_begins_with_the_first_rolls():
    text = played().text()
    assert '[Init "=2 =4"]' in text
    assert text.endswith("1. r=4 r=3 h\n2. r=2 r=1\n3. h\n*\n")


def test_a_changed_die_is_named_with_its_line():
    text = played().text().replace("r=3", "r=5")
    game, record = read(text, {"pips": GAME})
    with pytest.raises(RecordError, match="line 10: the record says =5 where the dice gave =3"):
        replay(game, record, verify=True)


def dropped(self, steps, seats=None):
    """The last die of a turn is forgotten."""
    return WORDS(self, steps[:-1] if steps[-1].startswith("=") else steps)


def spaced(self, steps, seats=None):
    return [" ".join(steps)]


def handicap(self, setup, seed, opened):
    """What the seed gives is not only dice."""
    s = BEGUN(self, setup, seed, opened)
    cells(s)[KEPT] = s.key[0] % 7
    return s


def nowhere(self, s):
    """The turn has no number whenever a seat has collected nothing."""
    return TURN(self, s) if cells(s)[SUM] else ""


def believing(game, record, to=-1, verify=False):
    """A replay that takes the word of a record for its dice."""
    try:
        return replay(game, record, to, verify)
    except RecordError as why:
        if "the dice" not in why.message:
            raise
    return replay(game, records.opened(record))


FAULTS = [
    ("words_are_steps", Pips, "words", dropped),
    ("words_are_steps", Pips, "words", spaced),
    ("words_are_steps", Pips, "steps", lambda self, word: [word]),
    ("written_dice_need_no_seed", Pips, "begun", handicap),
    ("forged_dice_are_refused", records, "replay", believing),
    ("notation_is_one_to_one", Pips, "turn", nowhere),
]


@pytest.mark.parametrize(("check", "place", "name", "fault"), FAULTS)
def test_a_fault_in_written_dice_is_caught_by_its_check(monkeypatch, check, place, name, fault):
    monkeypatch.setattr(place, name, fault)
    with pytest.raises(ContractBroken) as broken:
        check_game(GAME, games=4)
    assert str(broken.value).startswith(f"{check}: ")
