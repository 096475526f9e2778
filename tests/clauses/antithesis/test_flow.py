"""The flow of a game, further: traits of unprinted abilities, surcharges, what has gone, the same dice."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.attack.killing import kill
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.kernel.codec import dump
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import (
    GAME,
    asked,
    at_square,
    board,
    command,
    dice,
    fight,
    hand,
    new,
    place,
    play,
    square,
    why,
)
from tests.clauses.antithesis.trying import STRIKE


@pytest.mark.clause(
    "antithesis GMA.3", "antithesis PRESS.3", "antithesis ODA.3", "antithesis CDRAW.3", "antithesis CDICE.3",
    "antithesis DDA.3", "antithesis R169",
)  # fmt: skip
def test_unprinted_abilities_have_their_traits() -> None:
    s = board([Card("Soldier")])
    lib = s.library

    def traits(header: int) -> set[str]:
        at = lay.part(lib.code, header, i.TRAITS)
        return {lib.trait_names[lay.pair_number(lib.code, at, n)] for n in range(lay.pairs(lib.code, at))}

    found = [traits(header) for header in [*lib.of_character, *lib.of_player]]
    assert found == [
        {"Mobility", "Command"}, {"Logistics", "Mobility"}, {"Muster", "Command"}, {"Logistics", "Command"},
        {"Economics", "Command"}, {"Muster", "Command"},
    ]  # fmt: skip


@pytest.mark.clause("antithesis R169", "antithesis R196")
def test_a_text_makes_unprinted_abilities_dearer() -> None:
    text = "Passive: Abilities with trait Mobility cost {S} more. Ability Traits: Water"
    mud = Card("Mud", kind=i.FIELD, lines=(text,))
    s = board([mud, Card("Walker")])
    place(s, "Mud", 1, "D4")
    place(s, "Walker", 0, "A1")
    fight(s)
    assert why(s, "use Walker: Global Action: {Exhaust}") == c.DICE_11
    dice(s, 0, "B2")
    play(s, "use Walker: Global Action: {Exhaust}; stop")
    assert s.bank_size(0) == 0


@pytest.mark.clause("antithesis R156", "antithesis R16", "antithesis R78")
def test_free_attacks_still_cost_the_surcharge() -> None:
    s = board(
        [
            Card("Meek", hp=9, keywords=((i.NON_COMBATANT, 0),)),
            Card("Guard", lines=(STRIKE,), keywords=((i.DEFENDER, 0),)),
        ]
    )
    meek = place(s, "Meek", 0, "C4")
    place(s, "Guard", 1, "D4")
    dice(s, 1, "B1 B2")
    fight(s)
    play(s, "use Meek: Global Action: {Exhaust}; step W; use Guard: Engagement; die B1")
    assert s.bank_size(1) == 0 and s.get(meek, its.DAMAGE) == 3


@pytest.mark.clause("antithesis R158", "antithesis R116", "antithesis SCORE.1.v")
def test_no_objective_is_revealed_when_somebody_has_won() -> None:
    s = board([Card("Soldier")])
    place(s, "Soldier", 0, "D4")
    s.set_goals(1 << square("D4"))
    s.let(0, their.VICTORY, 9)
    fight(s)
    play(s, "pass; pass")
    assert s.over() and s.result == 1


@pytest.mark.clause("antithesis R162", "antithesis KW.VULN", "antithesis R61")
def test_in_an_area_dice_are_doubled_for_the_vulnerable_only() -> None:
    line = "Global Action: Ranged Attack (AOE 3x3, RNG 3, STR 1, {R}, HP). Ability Traits: Combat"
    s = board(
        [
            Card("Bomb", hp=9, lines=(line,)),
            Card("Hard", hp=20),
            Card("Soft", hp=20, keywords=((i.VULNERABILITY, i.AOE),)),
        ]
    )
    place(s, "Bomb", 0, "A4")
    hard = place(s, "Hard", 1, "C4")
    soft = place(s, "Soft", 1, "C5")
    dice(s, 0, "R3")
    fight(s)
    play(s, "use Bomb: 3x3; sq C4; die R3")
    assert s.get(hard, its.DAMAGE) == 4 and s.get(soft, its.DAMAGE) == 7


@pytest.mark.clause("antithesis R182", "antithesis R70", "antithesis ABIL.3")
def test_an_ability_resolves_although_its_card_has_gone() -> None:
    text = "Response: When this Character is killed, draw a card. Ability Traits: Command"
    martyr = Card("Martyr", hp=1, lines=(text,))
    s = board([Card("Axe", lines=(STRIKE,)), martyr])
    place(s, "Axe", 0, "C4")
    gone = place(s, "Martyr", 1, "D4")
    new(s, "Axe", 1, zones.MAIN_DECK)
    command(s, 0, 1)
    fight(s)
    play(s, "use Axe: Melee")
    assert asked(s) == "Window:1" and s.flag(gone, its.IS_KILLED)
    play(s, "use Martyr: killed")
    assert len(s.pile_of(1, zones.HAND)) == 1 and s.get(gone, its.ZONE) == zones.DISCARD_PILE


@pytest.mark.clause("antithesis R187", "antithesis R96")
def test_a_card_answers_its_own_leaving() -> None:
    text = "Response: When this Character leaves play, draw a card. Ability Traits: Command"
    ghost = Card("Ghost", hp=1, lines=(text,))
    s = board([Card("Axe", lines=(STRIKE,)), ghost])
    place(s, "Axe", 0, "C4")
    gone = place(s, "Ghost", 1, "D4")
    new(s, "Axe", 1, zones.MAIN_DECK)
    command(s, 0, 1)
    fight(s)
    play(s, "use Axe: Melee")
    assert asked(s) == "Window:1" and s.get(gone, its.ZONE) == zones.DISCARD_PILE
    play(s, "card Ghost: leaves")
    assert len(s.pile_of(1, zones.HAND)) == 1


@pytest.mark.clause("antithesis R188", "antithesis MULTI.2")
def test_who_of_several_moves_next_is_asked() -> None:
    text = "Global Action: {CP} Each Character you control [Move]s. Ability Traits: Mobility"
    drum = Card("Drum", kind=i.DIRECTIVE, lines=(text,))
    s = board([drum, Card("One"), Card("Two")])
    place(s, "Drum", 0)
    one = place(s, "One", 0, "A1")
    two = place(s, "Two", 0, "A3")
    command(s, 0, 1)
    fight(s)
    play(s, "use Drum: [Move]; pick Two; step N; stop; step N; stop")
    assert at_square(s, one) == "B1" and at_square(s, two) == "B3"


@pytest.mark.clause("antithesis R119", "antithesis CHAMP.3", "antithesis DIR.2", "antithesis CHAMP.1")
def test_a_killed_champion_lies_in_the_discard_pile_and_its_directive_stays() -> None:
    hero = Card("Hero", kind=i.CHAMPION, hp=2, vp=3, cost="4")
    s = board([Card("Axe", lines=(STRIKE,)), hero, Card("Rule", kind=i.DIRECTIVE, champion="Hero")])
    place(s, "Axe", 0, "C4")
    champion = place(s, "Hero", 1, "D4")
    rule = place(s, "Rule", 1)
    command(s, 0, 1)
    fight(s)
    play(s, "use Axe: Melee")
    assert s.get(champion, its.ZONE) == zones.DISCARD_PILE and s.in_play(rule) and s.of(0, their.VICTORY) == 3
    again = hand(s, "Hero", 1)  # as an effect might return it
    dice(s, 1, "R4")
    command(s, 1, 1)
    play(s, "~; own Defensive; pick Hero; ~; sq G5")
    assert s.in_play(again)


@pytest.mark.clause("antithesis KILL.1", "antithesis FIELD.1", "antithesis R69")
def test_only_characters_are_killed() -> None:
    s = board([Card("Camp", kind=i.FIELD), Card("Soldier")])
    soldier = place(s, "Soldier", 0, "A1")
    one = vec[i64]([soldier])
    assert kill(s, one) == 1 and s.flag(soldier, its.IS_KILLED) and kill(s, one) == 0


@pytest.mark.clause("antithesis R142", "antithesis R107")
def test_the_same_seed_and_choices_make_the_same_game() -> None:
    def played() -> str:
        s = board(
            [
                Card("Soldier", lines=(STRIKE,)),
                Card(
                    "Clerk",
                    kind=i.DIRECTIVE,
                    lines=("Global Action: {CP} Gain {S}. Ability Traits: Economics",),
                ),
            ]
        )
        s.open_chance = False
        s.key = bytes(range(32))
        for seat in range(2):
            place(s, "Soldier", seat, "A1" if seat == 0 else "G1")
            place(s, "Clerk", seat)
            command(s, seat, 9)
        fight(s)
        rng = Random(3)
        for _ in range(60):
            options = list(s.options())
            s.apply(options[rng.randrange(len(options))])
        return dump(s, GAME)

    assert played() == played()
