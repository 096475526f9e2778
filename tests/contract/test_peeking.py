"""A bot that tries to turn back the deal: the text that its process is given does not hold the key to it."""

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.athernum.game import GAME as ATHERNUM
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.kernel import registry
from sandtable.kernel.rng import FastDice
from sandtable.testing.secrets import secrets_are_kept

DEALT = 0x5EA1  # the event by which a copy was dealt when one seed was for everything
GAMES = 30


def hidden_from(s: Board, seat: int, owner: int) -> list[int]:
    """The cards of a main deck that a seat cannot see, as they are numbered."""
    return [
        thing
        for thing in range(s.count())
        if s.get(thing, its.OWNER) == owner
        and s.get(thing, its.ZONE) not in (0, op.EXTRA_DECK)
        and not s.flag(thing, its.IS_TOKEN)
        and not s.sees(seat, thing)
    ]


def turned_back(copy: Board, seat: int, owner: int) -> dict[int, int]:
    """What the attacker takes the cards to be: the deal of the copy, undone with the seed in its text."""
    hidden = hidden_from(copy, seat, owner)
    order = vec[i64](list(range(len(hidden))))
    FastDice(copy.fast, DEALT).shuffle(order)
    found = {}
    for at, came_from in enumerate(order):
        found[hidden[int(came_from)]] = int(copy.get(hidden[at], its.FACE))
    return found


def at_the_first_question(seed: int) -> Board:
    """Both have chosen a main character and drawn six cards."""
    s = cast(Board, ATHERNUM.new(ATHERNUM.STANDARD, str(seed)))
    while s.turn == 0 and not s.over():
        s.apply(s.options()[0])
    return s


def test_the_text_that_a_bot_is_sent_does_not_tell_the_other_hand():
    found = total = 0
    for seed in range(GAMES):
        s = at_the_first_question(seed)
        text = ATHERNUM.dump(s.determinize(0, 2 * seed + 1, 977 * seed + 5))
        copy = cast(Board, ATHERNUM.load(text))
        guess = turned_back(copy, 0, 1)
        for thing in hidden_from(s, 0, 1):
            if s.get(thing, its.ZONE) == op.HAND:
                total += 1
                found += guess[thing] == s.get(thing, its.FACE)
    assert total >= 6 * GAMES
    assert found < total // 4, f"{found} of {total} cards in hand were found"


def test_whoever_knows_both_seeds_learns_nothing_either():
    """What is dealt depends on what the seat knows and on the dice, not on what lay there."""
    for seed in range(GAMES):
        s = at_the_first_question(seed)
        other = s.determinize(0, 400 + seed)
        assert hands(s) != hands(cast(Board, other))
        assert ATHERNUM.dump(s.determinize(0, 7, 8)) == ATHERNUM.dump(other.determinize(0, 7, 8))


def hands(s: Board) -> list[int]:
    return [int(s.get(thing, its.FACE)) for thing in s.hand]


@pytest.mark.parametrize("name", sorted(name for name, game in registry.games().items() if not game.OPEN))
def test_in_no_game_with_secrets_can_the_deal_be_turned_back(name):
    game = registry.find(name)
    s = game.new(game.STANDARD or game.setups()[0], "7")
    for step in range(60):
        if s.over():
            break
        if step % 10 == 0:
            secrets_are_kept(game, s, FastDice(step))
        options = s.options()
        s.apply(options[step * 7919 % len(options)])


def test_the_seed_of_the_deal_is_not_that_of_the_dice():
    s = at_the_first_question(1)
    one, other = s.determinize(0, 5, 6), s.determinize(0, 5, 7)
    assert one.fast == other.fast == 5
    assert ATHERNUM.dump(one) != ATHERNUM.dump(other)
