"""The contract, in three lines: `pip install -e .`, then `pytest`."""

from dash import GAME

from sandtable.testing import check_game


def test_contract() -> None:
    check_game(GAME)
