"""The contract: `pip install -e .`, then `pytest`."""

from riposte import GAME

from sandtable.testing import check_game


def test_contract() -> None:
    check_game(GAME)
