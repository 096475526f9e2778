"""The usual mistakes with secrets, planted one by one: each is caught, and called by its name."""

import pytest

from sandtable.kernel.game import Game
from sandtable.testing import ContractBroken, check_game
from tests.contract.veil import GAME, UP, Laying, Veil, held


def only_if_it_matters(self, s, seat):
    """Skips the question when all cards of the hand are equal: who is not asked has told what it holds."""
    return sum(count > 0 for count in held(s, seat)) > 1


def without_shown(self, s, seat):
    return {key: value for key, value in SEEN(self, s, seat).items() if key != "shown"}


def taken_back(self, s, option, after):
    return after.rolls != s.rolls


SEEN = Veil.observe
FAULTS = {
    "no told": (Veil, "told", Game.told, "secret_choices_are_not_told", "has no `told`"),
    "a heading": (
        Veil, "heading", lambda self, s, option, seat: f"Card {option}", "secret_choices_are_not_told",
        "has no `told`",
    ),
    "a question skipped": (
        Laying, "must_ask", only_if_it_matters, "play_tells_no_secrets",
        "a question is put or skipped because of what is hidden",
    ),
    "shown, and not in the view": (
        Veil, "observe", without_shown, "play_tells_no_secrets", "the view has it nowhere",
    ),
    "undo past a reveal": (
        Veil, "settles", taken_back, "play_tells_no_secrets", "`settles` does not say",
    ),
    "a picture of everything": (
        Veil, "picture", lambda self, s, seat: self.position(s), "play_tells_no_secrets",
        "`picture` draws the position",
    ),
}  # fmt: skip


def test_the_game_is_sound():
    tally = check_game(GAME, games=20)
    assert tally.pairs > 500


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_usual_mistake_is_caught_and_named(monkeypatch, fault):
    kind, name, planted, check, words = fault
    monkeypatch.setattr(kind, name, planted)
    with pytest.raises(ContractBroken) as broken:
        check_game(GAME, games=12)
    first = str(broken.value).splitlines()[0]
    assert first.startswith(f"{check}: ") and words in first


def test_turning_up_is_what_cannot_be_taken_back():
    s = GAME.new("pair", "1")
    s.apply(s.options()[0])
    after = s.clone()
    after.apply(UP)
    assert GAME.settles(s, UP, after)
