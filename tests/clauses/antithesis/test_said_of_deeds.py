"""What is had for the next Attack, and what somebody has done in this Phase (R201)."""

import pytest

from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import thing_columns as its

from .bare import Card
from .scene import board, dice, fight, place, play

HIT = "Global Action: {S} Melee Attack (RNG 0+D1, STR 3, HP). Ability Traits: Combat"


@pytest.mark.clause("antithesis R201")
def test_the_next_attack_uses_up_what_was_gained_for_it() -> None:
    gift = "Global Action: {S} Target Character you control gains +2 STR for its next Attack."
    s = board([Card("Trial", hp=9, lines=(gift,)), Card("Spear", hp=9, lines=(HIT,)), Card("Ox", hp=20)])
    place(s, "Trial", 0, "A1")
    place(s, "Spear", 0, "D5")
    ox = place(s, "Ox", 1, "D6")
    dice(s, 0, "R1 R1 R1")
    fight(s)
    play(s, "use Trial: next; pick Spear; ~; pass; use Spear: Melee; ~")
    assert s.get(ox, its.DAMAGE) == 5
    play(s, "pass; use Spear: Melee; ~")
    assert s.get(ox, its.DAMAGE) == 8


@pytest.mark.clause("antithesis R201")
def test_who_has_attacked_in_this_phase_is_known() -> None:
    shy = "Passive: Characters you control not attacked this Phase have +1 DEF."
    s = board([Card("Trial", hp=9, lines=(shy,)), Card("Spear", hp=9, lines=(HIT,)), Card("Ox", hp=20)])
    trial = place(s, "Trial", 0, "A1")
    spear = place(s, "Spear", 0, "D5")
    place(s, "Ox", 1, "D6")
    dice(s, 0, "R1")
    fight(s)
    assert values.stat(s, spear, i.DEF) == 1
    play(s, "use Spear: Melee; ~")
    assert values.stat(s, spear, i.DEF) == 0 and values.stat(s, trial, i.DEF) == 1
