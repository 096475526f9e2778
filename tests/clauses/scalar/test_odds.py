"""Exact odds of a choice, and luck; both are made by the rules themselves."""

from collections import Counter

import pytest

from sandtable.games.scalar import GAME
from sandtable.games.scalar.battle import FACES, RESULTS, WEIGHTS, resolve
from sandtable.kernel.odds import luck, odds
from sandtable.kernel.record import read
from sandtable.kernel.registry import games

from .table import begun, played, table
from .test_battle import ALL, EFFECTS, NUMBERS, by_the_table

BOXED = "T1@b2 T2@b3 C1@c2 C2@d3 t2@b4 c1@c5 c2@d5"  # nobody can evade


def found(position: str, token: str) -> dict[str, int]:
    s = begun(position)
    made = odds(GAME, s, GAME.understand(s, token))
    assert made is not None and made.choice == token
    assert sum(verdict.weight for verdict in made.verdicts) == made.total
    return {verdict.name: verdict.weight for verdict in made.verdicts}


@pytest.mark.clause("scalar BATTLE.2", "scalar R21")
def test_faces_and_weights_are_those_of_the_battle_die():
    assert list(FACES) == NUMBERS + EFFECTS
    assert list(WEIGHTS) == [1] * 10 + [2] * 5


@pytest.mark.clause("scalar BATTLE.11", "scalar ATT.5", "scalar R37")
def test_every_pair_of_values_and_faces_is_resolved_as_the_table_of_combinations_says():
    for attacker in range(1, 21):
        for defender in range(1, 21):
            if (attacker + defender) % 3 and abs(attacker - defender) > 1:
                continue
            for a, one in enumerate(ALL):
                for d, two in enumerate(ALL):
                    result = RESULTS[resolve(attacker, a, defender, d)]
                    assert result == by_the_table(one, two, attacker, defender), (
                        attacker,
                        one,
                        defender,
                        two,
                    )


@pytest.mark.parametrize("attacker, defender", [(10, 6), (5, 5), (3, 20)])
def test_the_odds_of_an_attack_are_counted_over_400_pairs(attacker, defender):
    expected: Counter[str] = Counter()
    weights = dict.fromkeys(NUMBERS, 1) | dict.fromkeys(EFFECTS, 2)
    for a in ALL:
        for d in ALL:
            expected[by_the_table(a, d, attacker, defender)] += weights[a] * weights[d]
    here = table(f"I{attacker}@c3 i{defender}@c4 {BOXED}")
    assert found(here, "Ic3xc4") == dict(expected)
    assert sum(expected.values()) == 400


@pytest.mark.clause("scalar BATTLE.6", "scalar R30")
def test_where_somebody_may_evade_the_odds_say_so():
    # (1 - 0.9 * 0.9) of all pairs have an Evade in them
    assert found(table("I10@c3 i6@c4"), "Ic3xc4")["evade"] == 76
    assert found(table("I10@c3 i6@c4 T1@b2 T2@b3 C1@c2 C2@d3"), "Ic3xc4")["evade"] == 40
    assert "evade" not in found(table(f"I10@c3 i6@c4 {BOXED}"), "Ic3xc4")


def test_the_odds_name_what_each_effect_brings():
    s = begun(table(f"I10@c3 i6@c4 {BOXED}"))
    made = odds(GAME, s, GAME.understand(s, "Ic3xc4"))
    assert made is not None
    assert sum(effect.weight for effect in made.effects if effect.who == "attacker") == 400
    assert sum(effect.weight for effect in made.effects if effect.who == "defender") == 400
    (swap,) = [effect for effect in made.effects if effect[:2] == ("attacker", "Swap")]
    assert swap.weight == 40 and sum(swap.verdicts.values()) == 40
    (destroy,) = [effect for effect in made.effects if effect[:2] == ("defender", "Self-Destruct")]
    assert destroy.verdicts == {"both": 36, "defender": 4}
    (nine,) = [effect for effect in made.effects if effect[:2] == ("attacker", "+9")]
    assert nine.weight == 20


def test_a_roll_has_as_many_verdicts_as_faces():
    assert found(table(), "O?") == {f"={n}": 1 for n in range(1, 9)}
    assert found(table(), "I?") == {f"={n}": 1 for n in range(1, 21)}


def test_the_odds_of_a_move_are_those_of_the_core_if_any():
    s = begun(table("T1@c3 C1@c4 O1@d3 P1@d5 i1@g1", player=2))
    made = odds(GAME, s, GAME.understand(s, "Ig1-g2"))
    assert made is not None and {verdict.name: verdict.weight for verdict in made.verdicts} == dict.fromkeys(
        "AMER", 1
    )
    quiet = begun(table("T1@c3"))
    assert odds(GAME, quiet, GAME.understand(quiet, "Tc3-c4")) is None


def test_asking_for_odds_changes_nothing():
    s = begun(table("I10@c3 i6@c4"))
    text = GAME.dump(s)
    odds(GAME, s, GAME.understand(s, "Ic3xc4"))
    assert GAME.dump(s) == text
    waiting = played(table("I10@c3 i6@c4"), "Ic3xc4")
    assert odds(GAME, waiting, 0) is None


def test_luck_compares_what_was_rolled_with_what_was_to_be_expected():
    text = f"""\
[Game "scalar"]
[Start "{table(f"I10@c3 i6@c4 {BOXED}", core="M")}"]

20.1 O=8@a1 Ic3xc4(9,0)
21.2 D=2~ /
"""
    game, record = read(text, games())
    rows = {(row.seat, row.name): row for row in luck(game, record)}
    assert (rows[1, "d8 rolled"].rolled, rows[1, "d8 rolled"].expected) == (8.0, 4.5)
    assert (rows[2, "d12 rolled"].rolled, rows[2, "d12 rolled"].expected) == (2.0, 6.5)
    # of 400: 187 won or destroyed by itself, 81 lost, see the worked examples
    attacks, defences = rows[1, "attacks"], rows[2, "defences"]
    assert (attacks.rolled, attacks.times) == (1.0, 1) and attacks.expected == pytest.approx(106 / 400)
    assert defences.rolled == -1.0 and defences.expected == pytest.approx(-106 / 400)
