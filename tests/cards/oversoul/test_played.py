"""Every card of the set does what it says: of its scenes one fails as soon as a line of it is gone."""

import pytest

from sandtable.testing.cards_in_play import check_scenes

from .corpus import pool
from .played import NOTHING, game_without, holds, played, scenes, set_pool, whole_game

CARDS = [card for card in pool().all() if card.lines]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_does_what_it_says(card):
    lines = [pool().texts.write(program) for program in card.abilities]
    check_scenes(card, scenes()[card.name], lines, lambda scene, gone: holds(without(gone), scene))


def without(line):
    return whole_game() if line < 0 else game_without(line)


def test_no_scene_is_about_a_card_that_there_is_not():
    assert set(scenes()) <= {card.name for card in CARDS}


def test_the_line_in_place_of_another_does_nothing():
    program = set_pool().texts.read(NOTHING).program
    assert set_pool().texts.write(program) == NOTHING
    game = game_without(0)
    assert game.pool().cards["Gatewarden"].abilities == (program,)


def test_a_scene_that_notices_nothing_is_found_out():
    scene = {"given": "1.U1=Gatewarden", "do": "", "so": "1U1=Gatewarden"}
    assert holds(whole_game(), scene) == "" == holds(game_without(0), scene)
    assert "not" in holds(whole_game(), scene | {"so": "1U1.dmg=9"})
    assert played(whole_game(), scene).name("1U1") == "Gatewarden"
