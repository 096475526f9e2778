"""What is said of an attack or a defence before anybody agrees to it, against what comes of it."""

import pytest

from .table import game, passes, play, table


def comes(s, word):
    """What the choice promises."""
    option = game().understand(s, word)
    return game().choice(s, option).comes


@pytest.mark.clause("athernum 9.3.9", "athernum 9.3.10a", "athernum 9.3.11")
def test_both_sides_of_an_attack_are_foretold():
    s = play(table(p1_chars="Smithy_Hand", p2_chars="Grunt"), "combat attack:1c1")
    before = game().hash(s)
    assert (
        comes(s, "at:2c1")
        == "Grunt takes 3 damage and is discarded. Smithy Hand takes 2 damage and is exhausted."
    )
    assert game().hash(s) == before  # looking changes nothing


@pytest.mark.clause("athernum 9.3.7", "athernum 9.3.12", "athernum R77")
def test_a_defence_and_none_are_foretold_apart():
    s = play(table(p1_chars="Smithy_Hand", p2_chars="Grunt,Wall"), "combat attack:1c1 at:2c1")
    assert comes(s, "defend:2c2").startswith("Wall takes 3 damage and is exhausted.")
    assert comes(s, "undefended").startswith("Grunt takes 3 damage and is discarded.")
    promised = comes(s, "undefended")
    play(s, "undefended")
    passes(s)
    assert "is discarded" in promised and game().position(s).count("Grunt") > 0


def test_nothing_is_said_of_other_choices():
    s = table(p1_hand="Grunt", p1_chars="Smithy_Hand", p2_chars="Grunt")
    assert {choice.comes for choice in game().prompt(s).choices} == {""}
    play(s, "combat")
    assert {choice.comes for choice in game().prompt(s).choices} == {""}


@pytest.mark.clause("athernum 6.3.1", "athernum 9.3.11")
def test_what_has_no_name_is_called_something():
    """Its owner looks at a copy of what is hidden, and there is nothing to read."""
    s = play(table(p1_chars="Smithy_Hand", p2_chars="[f],Grunt"), "combat attack:1c1 at:2c1")
    assert comes(s, "undefended").startswith("A face-down card takes 3 damage")
