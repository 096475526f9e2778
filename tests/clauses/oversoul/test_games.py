"""Whole games with the ready-made decks, by chance."""

from sandtable.games.oversoul.game import GAME
from sandtable.kernel.rng import FastDice
from sandtable.kernel.state import State


def play(setup: str, seed: str, most: int) -> State:
    """Choices by chance, written and read again on the way."""
    s = GAME.new(setup, seed)
    dice = FastDice(7, 1)
    for number in range(most):
        if s.over():
            break
        option = int(s.sample(dice))
        if number % 10 == 0:
            assert GAME.read(s, GAME.token(s, option)) == option
            assert s.bar(option) == 0
        s.apply(option)
    return s


def test_random_games_end():
    for setup, seed in (("ninthfire:lanterncourt", "1"), ("lanterncourt:ninthfire", "2")):
        assert GAME.result(play(setup, seed, 30_000)) in ("1", "2", "=")


def test_a_game_of_four_goes_on():
    s = play("ninthfire:lanterncourt:ninthfire:lanterncourt", "3", 400)
    assert s.over() or GAME.rounds(s) >= 1


def test_a_state_is_written_and_read_again():
    s = play("ninthfire:lanterncourt", "5", 150)
    assert GAME.hash(GAME.load(GAME.dump(s))) == GAME.hash(s)
    assert GAME.hash(s.clone()) == GAME.hash(s)


def test_prepared_cards_are_seen_by_their_player_alone():
    s = play("ninthfire:lanterncourt", "5", 150)
    hidden = []
    players = GAME.observe(s, -1)["players"]
    assert isinstance(players, list)
    for player in players:
        hidden += [card for card in player["board"] if card["side"] == "down" and not card["exposed"]]
    assert all("name" not in card for card in hidden)
