"""Unprinted abilities that a text names: what they cost, who cannot trigger them, and what answers them."""

import pytest

from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import board, command, fight, new, place, play, why

PLAIN = Card("Plain", hp=9)


def table(line, points=(0, 0), seat=0):
    """A card with this line, one of each side beside it, and cards to draw."""
    s = board([Card("Trial", hp=9, lines=(line,)), PLAIN, Card("Other", hp=9)])
    place(s, "Trial", seat, "C4" if seat == 0 else "E4")
    place(s, "Plain", 0, "A1")
    place(s, "Other", 1, "G9")
    for owner in (0, 1):
        new(s, "Plain", owner, zones.MAIN_DECK)
        new(s, "Plain", owner, zones.MAIN_DECK)
        command(s, owner, points[owner])
    return fight(s)


@pytest.mark.clause("antithesis UNP.PLAYER")
@pytest.mark.clause("antithesis R240")
def test_command_draw_costs_less_while_a_hand_is_empty():
    s = table("Passive: Your Command Draw costs {CP} less while you have no cards in your Hand.")
    play(s, "own Draw a card; ~")
    assert len(s.pile_of(0, zones.HAND)) == 1
    play(s, "pass")
    assert why(s, "own Draw a card") > 0  # the Hand is no longer empty


@pytest.mark.clause("antithesis R240")
def test_only_yours_costs_less():
    s = table("Passive: Your Command Draw costs {CP} less.", seat=1)
    assert why(s, "own Draw a card") > 0
    play(s, "pass; own Draw a card; ~")
    assert len(s.pile_of(1, zones.HAND)) == 1


@pytest.mark.clause("antithesis R240")
def test_your_opponents_costs_more():
    s = table("Passive: Your opponent's Command Draw costs {CP} more.", points=(1, 1), seat=1)
    assert why(s, "own Draw a card") > 0
    play(s, "pass; own Draw a card; ~")
    assert len(s.pile_of(1, zones.HAND)) == 1


@pytest.mark.clause("antithesis R240")
def test_what_one_character_has_costs_more_for_it_alone():
    s = table("Passive: This Character's Global Movement Action costs {CP} more.")
    assert why(s, "use Trial: This Character [Move]s") > 0
    assert why(s, "use Plain: This Character [Move]s") == 0


@pytest.mark.clause("antithesis R240")
def test_what_all_that_fit_have_costs_more():
    s = table("Passive: Global Movement Action of enemy Characters costs {CP} more.", seat=1)
    assert why(s, "use Plain: This Character [Move]s") > 0
    command(s, 0, 1)
    assert why(s, "use Plain: This Character [Move]s") == 0


@pytest.mark.clause("antithesis R240")
def test_your_opponent_cannot_trigger_it():
    s = table("Passive: Your opponent cannot trigger Command Draw.", points=(1, 1), seat=1)
    assert why(s, "own Draw a card") > 0
    play(s, "pass; own Draw a card; ~")
    assert len(s.pile_of(1, zones.HAND)) == 1


@pytest.mark.clause("antithesis R240")
def test_it_is_answered():
    s = table("Response: When an opponent triggers Command Draw, gain {CP}.", points=(1, 0), seat=1)
    play(s, "own Draw a card; use Trial: gain; ~")
    assert s.of(1, their.COMMAND) == 1


@pytest.mark.clause("antithesis R240")
def test_another_ability_does_not_open_the_window():
    s = table("Response: When an opponent triggers Command Draw, gain {CP}.", points=(1, 0), seat=1)
    play(s, "use Plain: This Character [Move]s; ~")
    assert s.of(1, their.COMMAND) == 0
    assert why(s, "use Trial: gain") != 0


@pytest.mark.clause("antithesis R240")
def test_an_action_of_one_card_is_answered():
    line = "Response: When an opponent triggers an Action of this Character, gain {CP}."
    enemy = "Global Enemy Action: Draw a card."
    s = board([Card("Trial", hp=9, lines=(line, enemy)), PLAIN])
    place(s, "Trial", 1, "E4")
    place(s, "Plain", 0, "A1")
    new(s, "Plain", 0, zones.MAIN_DECK)
    fight(s)
    play(s, "use Trial: Draw; use Trial: gain; ~")
    assert s.of(1, their.COMMAND) == 1
    assert len(s.pile_of(0, zones.HAND)) == 1


HIT = "Global Action: Melee Attack (RNG 0+D1, STR 1, HP)."
SHOT = "Global Action: Ranged Attack (RNG 2, STR 1, HP)."


@pytest.mark.clause("antithesis R241")
@pytest.mark.parametrize(("kind", "first", "second"), [("Melee", 1, 3), ("Ranged", 3, 1)])
def test_what_is_for_the_next_attack_of_a_kind_waits_for_it(kind, first, second):
    line = f"Global Action: This Character gains +2 STR for its next {kind} Attack."
    s = board([Card("Trial", hp=9, lines=(line, HIT, SHOT)), Card("Ox", hp=20)])
    place(s, "Trial", 0, "C4")
    ox = place(s, "Ox", 1, "D4")
    fight(s)
    play(s, "use Trial: next; ~; pass; use Trial: RNG 2; ~")
    shot = s.get(ox, its.DAMAGE)
    play(s, "pass; use Trial: RNG 0; ~")
    hit = s.get(ox, its.DAMAGE) - shot
    assert (shot, hit) == (first, second)
    play(s, "pass; use Trial: RNG 0; ~")
    assert s.get(ox, its.DAMAGE) - shot - hit == 1  # for one Attack only
