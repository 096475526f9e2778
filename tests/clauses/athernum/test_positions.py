"""Positions that were written by the game read back, whatever lies on the board."""

from random import Random

import pytest

from sandtable.games.athernum.game import GAME
from sandtable.games.athernum.language import instructions as op

STEPS = 150
ONE_IN = 4  # positions that are looked at


def written(game, s, dice):
    """Positions of a random game in which the Day or the Combat Phase stands open."""
    for _ in range(STEPS):
        if s.over():
            return
        options = s.options()
        s.apply(options[dice.randrange(len(options))])
        if not s.over() and s.phase in (op.DAY, op.COMBAT) and dice.randrange(ONE_IN) == 0:
            yield game.position(s)


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_played_games_read_back(seed):
    setups = GAME.setups()
    dice = Random(seed)
    found = list(written(GAME, GAME.new(setups[seed % len(setups)], str(seed)), dice))
    assert found
    for text in found:
        assert GAME.position(GAME.new(text, "1")) == text


def test_a_position_says_its_phase_and_that_no_command_token_is_left():
    s = GAME.new("turn=3 active=1 1.main=Forgemother_Ulda 2.main=Admiral_Sethe_Morrow 1.commands=0", "1")
    assert "1.commands=0" in GAME.position(s).split() and "phase=" not in GAME.position(s)
    s = GAME.new("turn=3 active=1 phase=combat 1.main=Forgemother_Ulda 2.main=Admiral_Sethe_Morrow", "1")
    assert "phase=combat" in GAME.position(s).split()


def test_a_copy_of_something_hidden_reads_back():
    text = "turn=3 active=1 1.main=Forgemother_Ulda 1.chars=[f] 1.loc=[f] 2.main=Admiral_Sethe_Morrow+[f]"
    words = GAME.position(GAME.new(text, "1")).split()
    assert {"1.chars=[f]", "1.loc=[f]", "2.main=Admiral_Sethe_Morrow+[f]"} <= set(words)
    assert GAME.position(GAME.new(" ".join(words), "1")).split() == words
