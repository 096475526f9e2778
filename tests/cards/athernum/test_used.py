"""In random games between ready-made and random decks every card of the set is used."""

import pytest

from .used import Used, search, unused_cards

GAMES = 40  # at a time
MOST = 400


@pytest.mark.slow
def test_every_card_is_used_in_random_games():
    used = Used()
    while unused_cards(used) and used.games < MOST:
        search(GAMES, "1", used)
    assert unused_cards(used) == []
