"""What the table keeps beside its columns for speed follows from them at every moment of random games."""

from random import Random
from typing import cast

import pytest

from sandtable.games.athernum.game import GAME
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.setup import Setup, can_lead, deal

STEPS = 260


def mixed_table(seed: int) -> Board:
    """Decks of whatever cards there are, legal or not, so that all of them come to the table some time."""
    rng = Random(seed)
    lib = GAME.library()
    blank = cast(Board, GAME.blank())
    faces = range(int(lib.cards))
    leaders = [face for face in faces if can_lead(blank, face)]
    heralds = [face for face in faces if lib.keywords[face] & lib.herald]
    others = [face for face in faces if not lib.keywords[face] & lib.herald]
    mains = [rng.sample(leaders, 2) + rng.choices(rng.sample(others, 14), k=38) for _ in range(2 + seed % 2)]
    extras = [rng.choices(heralds, k=4) for _ in mains]
    s = deal(lib, mains, extras, bytes([seed]) * 32)
    s.frames = [Setup()]
    s.run()
    return s


def kept(s: Board) -> list[object]:
    return [sorted(s.board), list(s.hand), list(s.odd), s.shapes, s.bans, s.swaps, s.given]


def followed(s: Board) -> list[object]:
    """The same, worked out anew."""
    twin = s.clone()
    twin.derive()
    twin.board = twin.found(op.BOARD)
    return kept(twin)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_derived_follows_from_the_columns(seed):
    rng = Random(seed)
    s = mixed_table(seed)
    seen = set()
    for number in range(STEPS):
        if s.over():
            break
        assert kept(s) == followed(s), f"step {number}"
        seen.add((int(s.shapes), int(s.bans)))
        if number % 40 == 20:
            again = cast(Board, GAME.load(GAME.dump(s)))
            guess = cast(Board, s.determinize(s.seat, number))
            assert kept(again) == kept(s) == kept(s.clone())
            assert kept(guess) == followed(guess)
        options = s.options()
        s.apply(options[rng.randrange(len(options))])
    assert len(seen) > 3  # effects that last came and went


@pytest.mark.parametrize("seed", range(8))
def test_the_options_are_the_candidates_that_nothing_forbids(seed):
    rng = Random(100 + seed)
    s = mixed_table(seed)
    compared = 0
    for number in range(STEPS):
        if s.over():
            break
        options = list(s.options())
        if number % 5 == 0:
            asides = list(s.asides())
            passed = [option for option in s.candidates() if s.bar(option) == 0 and option not in asides]
            assert sorted(passed) == sorted(options), f"step {number}"
            compared += len(options)
        s.apply(options[rng.randrange(len(options))])
    assert compared > STEPS // 5
