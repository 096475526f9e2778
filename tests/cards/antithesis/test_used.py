"""In random games between ready-made and random decks every card of the set is used."""

import pytest

from sandtable.testing.cards_in_play import Used, search, unused

from .used import AtRandom, standard_pool

GAMES = 40  # at a time
MOST = 400


@pytest.mark.slow
def test_every_card_is_used_in_random_games():
    used = Used()
    player = AtRandom()
    while unused(standard_pool(), used) and used.games < MOST:
        search(player, GAMES, "1", used)
    assert unused(standard_pool(), used) == []
