"""Rulings on what the language says since designers have asked for it, each by the scenes that show it."""

import tomllib

import pytest

from tests.cards.antithesis import test_judged_texts as judged

SCENES = tomllib.loads((judged.FOLDER / "relatives_tried.toml").read_text(encoding="utf-8"))["text"]


def hold(*words: str) -> None:
    """All scenes whose text has one of these words come out as they say."""
    for word in words:
        found = [scene for scene in SCENES if word in scene["says"] or word in scene.get("others", "")]
        assert found, word
        for scene in found:
            judged.test_it_does_what_it_says(scene)


@pytest.mark.clause("antithesis R286")
def test_one_of_several_colors_is_named_as_a_die_is_gained():
    hold("Gain {G} or {R}.", "Gain {G} or {R} or {B}")


@pytest.mark.clause("antithesis R287")
def test_an_attack_is_had_by_who_prints_it():
    hold("with Ranged Attacks")


@pytest.mark.clause("antithesis R288")
def test_a_killed_card_goes_into_the_deck_instead():
    hold("on the bottom of its owner's Main Deck instead", "on top of its owner's Main Deck instead")


@pytest.mark.clause("antithesis R289")
def test_cards_that_are_looked_at_go_where_the_words_say():
    hold("; put one", "; put any number", "; put up to 2")


@pytest.mark.clause("antithesis R290")
def test_it_lasts_until_it_has_been_attacked():
    hold("for the next Attack that targets it")


@pytest.mark.clause("antithesis R291")
def test_dice_are_meant_by_what_they_show():
    hold("showing 4 or more", "showing 2 or less", "showing 5 or more", "showing 6", "showing 1.")


@pytest.mark.clause("antithesis R292")
def test_a_number_is_lessened_down_to_so_much():
    hold("to no less than 4")


@pytest.mark.clause("antithesis R293")
def test_the_first_in_a_phase_is_meant():
    hold("you have not [Deploy]ed", "you have not triggered")


@pytest.mark.clause("antithesis R294")
def test_squares_rows_and_columns_are_chosen():
    hold("Choose a square", "Choose a row", "Choose a column")
