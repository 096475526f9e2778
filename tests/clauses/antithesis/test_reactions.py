"""Keywords that react, move or deploy: each as the rulebook tells it, in the windows that it names."""

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating.charging import flag_of
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import (
    asked,
    at_square,
    board,
    command,
    dice,
    fight,
    hand,
    option,
    place,
    play,
    why,
    windows,
)
from tests.clauses.antithesis.trying import STRIKE


def armed(name: str, *keywords: tuple[int, int], **more: int) -> Card:
    return Card(name, lines=(STRIKE,), keywords=keywords, hp=more.get("hp", 9))


# ---- Defender


def leaving(bank: str = "B1") -> tuple[Board, int, int]:
    s = board([Card("Walker", hp=9), armed("Guard", (i.DEFENDER, 0))])
    walker = place(s, "Walker", 0, "C4")
    guard = place(s, "Guard", 1, "D4")
    s.put(guard, its.SIDE, its.EXHAUSTED)
    dice(s, 1, bank)
    fight(s)
    play(s, "use Walker: [Move]; step W")
    return s, walker, guard


@pytest.mark.clause("antithesis KW.DEFENDER.1", "antithesis R15", "antithesis R78", "antithesis R196")
def test_a_defender_strikes_who_leaves_even_if_exhausted() -> None:
    s, walker, _ = leaving()
    assert asked(s) == "Window:1" and at_square(s, walker) == "C4"
    play(s, "use Guard: Engagement")
    assert s.get(walker, its.DAMAGE) == 3 and s.bank_size(1) == 0 and s.of(1, their.COMMAND) == 0
    assert asked(s) == "Move:0" and at_square(s, walker) == "C3"


@pytest.mark.clause("antithesis KW.DEFENDER.2", "antithesis R80")
def test_a_defender_strikes_once_a_phase() -> None:
    s, walker, _ = leaving("B1 B2")
    play(s, "use Guard: Engagement; die B1; step E")
    assert asked(s) == "Move:0" and s.get(walker, its.DAMAGE) == 3


# ---- Cleave and Dual Strike


@pytest.mark.clause("antithesis KW.CLEAVE.1", "antithesis KW.CLEAVE.2", "antithesis R79")
def test_cleave_strikes_a_different_target_once() -> None:
    s = board([armed("Axe", (i.CLEAVE, 0)), Card("Weak", hp=2), Card("Strong", hp=9)])
    place(s, "Axe", 0, "C4")
    place(s, "Weak", 1, "D4")
    strong = place(s, "Strong", 1, "D5")
    command(s, 0, 1)
    dice(s, 0, "G1 G2")
    fight(s)
    play(s, "use Axe: Melee Attack (; pick Weak")
    assert asked(s) == "Window:0" and windows(s) == 1
    play(s, "use Axe: same Attack; die G1")
    assert s.get(strong, its.DAMAGE) == 3 and s.of(0, their.VICTORY) == 1
    assert s.bank_size(0) == 1 and s.of(0, their.COMMAND) == 0


@pytest.mark.clause("antithesis KW.DUAL.1", "antithesis KW.DUAL.2", "antithesis R79", "antithesis R75")
def test_dual_strike_strikes_the_same_target_once_more() -> None:
    s = board(
        [
            armed("Twin", (i.DUAL_STRIKE, 0)),
            Card("Strong", hp=9),
            Card("Loud", hp=9, keywords=((i.TAUNT, 0),)),
        ]
    )
    place(s, "Twin", 0, "C4")
    strong = place(s, "Strong", 1, "D4")
    command(s, 0, 1)
    dice(s, 0, "G1 G2")
    fight(s)
    play(s, "use Twin: Melee Attack (")
    assert asked(s) == "Window:0"
    place(s, "Loud", 1, "D5")  # Taunt does not restrict a prescribed target
    play(s, "use Twin: same Attack; die G1")
    assert s.get(strong, its.DAMAGE) == 6 and asked(s) == "Battle:1"


# ---- moving


@pytest.mark.clause("antithesis KW.MOBILEATTACK", "antithesis R12", "antithesis R167")
def test_mobile_attack_moves_after_an_attack() -> None:
    s = board([armed("Rider", (i.MOBILE_ATTACK, 0)), Card("Strong", hp=9)])
    rider = place(s, "Rider", 0, "C4")
    place(s, "Strong", 1, "D4")
    command(s, 0, 1)
    dice(s, 0, "G1")
    fight(s)
    play(s, "use Rider: Melee Attack (; use Rider: completes; step S; stop")
    assert at_square(s, rider) == "B4" and s.bank_size(0) == 0


@pytest.mark.clause("antithesis KW.FLEET", "antithesis R11", "antithesis R123")
def test_fleet_footed_moves_although_exhausted() -> None:
    s = board([Card("Fleet", keywords=((i.FLEET_FOOTED, 0),))])
    fleet = place(s, "Fleet", 0, "C4")
    s.put(fleet, its.SIDE, its.EXHAUSTED)
    dice(s, 0, "G1")
    fight(s)
    play(s, "use Fleet: then exhaust; step N; stop")
    assert at_square(s, fleet) == "D4" and s.get(fleet, its.SIDE) == its.EXHAUSTED
    play(s, "pass")
    assert why(s, "use Fleet: then exhaust") == c.DICE_11


@pytest.mark.clause("antithesis KW.DASH", "antithesis R10")
def test_dash_costs_an_exhaust() -> None:
    s = board([Card("Runner", keywords=((i.DASH, 0),))])
    runner = place(s, "Runner", 0, "C4")
    fight(s)
    play(s, "use Runner: Interrupt; step N; stop")
    assert s.get(runner, its.SIDE) == its.EXHAUSTED and at_square(s, runner) == "D4"


@pytest.mark.clause("antithesis KW.ACTIVECOVER", "antithesis R14", "antithesis COVER.1")
def test_active_cover_holds_against_everything() -> None:
    s = board([armed("Axe"), Card("Shade", hp=9, keywords=((i.ACTIVE_COVER, 0),))])
    place(s, "Axe", 0, "C4")
    shade = place(s, "Shade", 1, "D4")
    command(s, 0, 1)
    fight(s)
    play(s, "use Shade: Cover; use Axe: Melee Attack (")
    assert s.get(shade, its.DAMAGE) == 1 and s.get(shade, its.SIDE) == its.EXHAUSTED


# ---- tokens


@pytest.mark.clause(
    "antithesis KW.SOULHARVEST", "antithesis SOUL.1", "antithesis R18", "antithesis R132",
)  # fmt: skip
def test_souls_are_harvested_from_those_who_have_one() -> None:
    for traits, souls in (((), 1), (("Soulless",), 0)):
        s = board([armed("Reaper", (i.SOUL_HARVESTING, 0)), Card("Victim", hp=9, traits=traits)])
        reaper = place(s, "Reaper", 0, "C4")
        place(s, "Victim", 1, "D4")
        command(s, 0, 1)
        fight(s)
        play(s, "use Reaper: Melee Attack (")
        if souls:
            play(s, "use Reaper: the attacker gains")
        assert s.tokens(reaper, its.SOUL) == souls and asked(s) == "Battle:1"


@pytest.mark.clause("antithesis ALT.8", "antithesis ALT.1", "antithesis R150")
def test_mana_of_an_ability_lies_on_its_own_card() -> None:
    mage = Card("Mage", lines=("Global Action: {Mana} Draw a card. Ability Traits: Thaumaturgy",))
    s = board([mage, Card("Other")])
    first = place(s, "Mage", 0, "A1")
    other = place(s, "Other", 0, "A2")
    s.put(other, its.TOKENS + its.MANA, 2)
    fight(s)
    assert why(s, "use Mage: Draw") == c.ALT_8
    s.put(first, its.TOKENS + its.MANA, 1)
    play(s, "use Mage: Draw")
    assert s.tokens(first, its.MANA) == 0 and s.tokens(other, its.MANA) == 2


@pytest.mark.clause("antithesis ALT.7", "antithesis ALT.9")
def test_gems_come_from_any_card_of_the_player() -> None:
    jeweller = Card("Jeweller", lines=("Global Action: {Gem} Draw a card. Ability Traits: Economics",))
    s = board([jeweller, Card("Chest"), Card("Purse")])
    place(s, "Jeweller", 0, "A1")
    chest = place(s, "Chest", 0, "A2")
    purse = place(s, "Purse", 0, "A3")
    s.put(place(s, "Chest", 1, "G1"), its.TOKENS + its.GEM, 5)
    fight(s)
    assert why(s, "use Jeweller: Draw") == c.ALT_9
    for thing in (chest, purse):
        s.put(thing, its.TOKENS + its.GEM, 1)
    play(s, "use Jeweller: Draw")
    assert asked(s) == "Pay:0" and len(s.options()) == 2
    s.apply(o.make(o.TOKEN, o.token_of(s.spot(purse), its.GEM)))
    assert s.tokens(chest, its.GEM) == 1 and s.tokens(purse, its.GEM) == 0


# ---- deploying


@pytest.mark.clause("antithesis KW.GDEPLOY", "antithesis R82", "antithesis R127")
def test_global_deploy_is_an_action_from_hand() -> None:
    quick = Card("Quick", cost="2", keywords=((i.GLOBAL_DEPLOY, 0),))
    s = board([quick, Card("Rock")])
    place(s, "Rock", 0, "A1")
    card = hand(s, "Quick", 1)
    dice(s, 1, "R3")
    fight(s)
    play(s, "~; pass; ~; card Quick: [Deploy]; ~; sq G4")
    assert s.in_play(card) and s.bank_size(1) == 0
    assert s.of(1, their.COMMAND) == 0


@pytest.mark.clause("antithesis KW.GIDEPLOY", "antithesis R82")
def test_global_interrupt_deploy_is_an_interrupt_from_hand() -> None:
    quick = Card("Quick", cost="2", keywords=((i.GLOBAL_INTERRUPT_DEPLOY, 0),))
    s = board([quick, Card("Rock")])
    place(s, "Rock", 0, "A1")
    card = hand(s, "Quick", 1)
    dice(s, 1, "R3")
    fight(s)
    assert asked(s) == "Point:1"
    play(s, "card Quick: [Deploy]; ~; sq G4")
    assert s.in_play(card)
    spot = option(s, "use Quick: [Deploy]")
    assert s.bar(spot) != 0  # from Hand only


@pytest.mark.clause(
    "antithesis KW.PATROL", "antithesis KW.AMBUSH", "antithesis R83", "antithesis R29", "antithesis R25",
)  # fmt: skip
def test_patrol_and_ambush_open_other_squares() -> None:
    scout = Card("Scout", cost="1", keywords=((i.AMBUSH, 0),))
    s = board([scout, Card("Rock")])
    place(s, "Rock", 0, "A1")
    hand(s, "Scout", 0)
    dice(s, 0, "R3")
    fight(s)
    play(s, "~; own Offensive; pick Scout; ~")
    assert why(s, "sq G5") == 0 and why(s, "sq D1") == 0 and why(s, "sq D5") == c.DEPLOY_3_I


# ---- Fields, and the Combined Action


@pytest.mark.clause("antithesis KW.DESTRUCT.5", "antithesis R149", "antithesis R148")
def test_destructible_may_be_combined_with_a_move_onto_the_field() -> None:
    camp = Card("Camp", kind=i.FIELD, wide=2, keywords=((i.DESTRUCTIBLE, 1),))
    s = board([camp, Card("Raider")])
    place(s, "Raider", 0, "C4")
    field = place(s, "Camp", 1, "D4")
    command(s, 0, 2)
    fight(s)
    play(s, "use Raider: a [CMA]; step N; stop")  # there is one Action to combine (R188)
    s.apply(o.make(o.COLOUR, their.BLUE))
    play(s, "roll 4")
    assert s.get(field, its.ZONE) == zones.DISCARD_PILE and s.bank_size(0) == 1


@pytest.mark.clause("antithesis CMA.1.a", "antithesis PRESS.3")
def test_a_combined_action_fits_the_role() -> None:
    s = board([armed("Axe"), Card("Rock")])
    place(s, "Rock", 0, "A1")
    place(s, "Axe", 1, "D4")
    command(s, 1, 2)
    fight(s)
    play(s, "pass")
    assert why(s, "use Axe: a [CMA]") == c.CMA_1_A  # its only other Action is Offensive


# ---- several at once


@pytest.mark.clause("antithesis R103", "antithesis R189", "antithesis R70")
def test_kills_of_one_attack_have_their_windows_in_order() -> None:
    """Offensive Player's cards first, then by the board; all are discarded together."""
    bomb = Card(
        "Bomb",
        hp=9,
        lines=("Global Action: Ranged Attack (AOE 3x3, RNG 3, STR 2, HP). Ability Traits: Combat",),
    )
    dirge = "Response: When this Character is killed, draw a card. Ability Traits: Command"
    s = board([bomb, Card("Late", hp=1, lines=(dirge,)), Card("Early", hp=1, lines=(dirge,))])
    place(s, "Bomb", 0, "D4")
    theirs = place(s, "Late", 1, "G4")  # in his row A: first, if only the board counted
    mine = place(s, "Early", 0, "E5")
    fight(s)
    play(s, "use Bomb: 3x3; sq F4")
    assert asked(s) == "Window:0" and option(s, "use Early: killed") in s.options()
    play(s, "pass")
    assert asked(s) == "Window:1" and s.get(mine, its.ZONE) == zones.IN_PLAY
    play(s, "pass")
    assert s.get(mine, its.ZONE) == s.get(theirs, its.ZONE) == zones.DISCARD_PILE


@pytest.mark.clause("antithesis R187", "antithesis R183", "antithesis R61")
def test_who_answers_an_area_names_one_of_those_it_fits() -> None:
    bomb = Card(
        "Bomb",
        hp=9,
        lines=("Global Action: Ranged Attack (AOE 3x3, RNG 3, STR 2, HP). Ability Traits: Combat",),
    )
    medic = Card(
        "Medic", hp=9,
        lines=("Response: {G} When a friendly Character in RNG 9 would take True Damage, prevent 2 of it. "
               "Ability Traits: Defend",),
    )  # fmt: skip
    s = board([bomb, medic, Card("One", hp=9), Card("Two", hp=9)])
    place(s, "Bomb", 0, "A4")
    place(s, "Medic", 1, "G4")
    one = place(s, "One", 1, "C4")
    two = place(s, "Two", 1, "C5")
    dice(s, 1, "G1")
    fight(s)
    play(s, "use Bomb: 3x3; sq C4")
    assert asked(s) == "Window:1"
    play(s, "use Medic: prevent; pick Two")
    assert s.get(one, its.DAMAGE) == 2 and s.get(two, its.DAMAGE) == 0


@pytest.mark.clause("antithesis R163", "antithesis R155", "antithesis ATKSEQ.3")
def test_rerolled_dice_change_the_total_without_another_window() -> None:
    cheat = Card(
        "Cheat", hp=9,
        lines=("Response: {P} When an opponent spends dice on an Attack, reroll one of them. "
               "Ability Traits: Thaumaturgy",),
    )  # fmt: skip
    axe = Card(
        "Axe", lines=("Global Action: Melee Attack (RNG 0+D1, STR 1, {R}, HP). Ability Traits: Combat",)
    )
    s = board([axe, cheat])
    place(s, "Axe", 0, "C4")
    victim = place(s, "Cheat", 1, "D4")
    dice(s, 0, "R6")
    dice(s, 1, "P1")
    fight(s)
    play(s, "use Axe: Melee; die R6")
    assert asked(s) == "Window:1"
    play(s, "use Cheat: reroll; roll 1")
    assert s.get(victim, its.DAMAGE) == 2 and asked(s) == "Battle:1"


# ---- Boosts


@pytest.mark.clause(
    "antithesis BOOST.2", "antithesis R36", "antithesis KW.VULN", "antithesis KW.CHARGE", "antithesis R77",
)  # fmt: skip
def test_dice_are_doubled_once_and_str_never() -> None:
    line = "Global Action: Melee Attack (RNG 0+D1, STR 1, {R}, HP). Ability Traits: Combat"
    axe = Card("Axe", lines=(line,), keywords=((i.CHARGE, 0),))
    s = board([axe, Card("Brittle", hp=30, keywords=((i.VULNERABILITY, i.MELEE),))])
    attacker = place(s, "Axe", 0, "C4")
    victim = place(s, "Brittle", 1, "D4")
    s.set_flag(attacker, flag_of(i.MELEE, 3))
    dice(s, 0, "R4")
    fight(s)
    play(s, "use Axe: Global Action: Melee; die R4")
    assert s.get(victim, its.DAMAGE) == 9 and not s.flag(attacker, its.IS_CHARGED)


@pytest.mark.clause("antithesis R197", "antithesis R79", "antithesis KW.CLEAVE.1")
def test_an_area_is_cleaved_on_with_another_square() -> None:
    line = "Global Action: Melee Attack (AOE 3x3, RNG 3, STR 2, HP). Ability Traits: Combat"
    s = board(
        [Card("Whirl", hp=9, lines=(line,), keywords=((i.CLEAVE, 0),)), Card("Weak", hp=1), Card("Far", hp=9)]
    )
    place(s, "Whirl", 0, "A4")
    place(s, "Weak", 1, "C4")
    far = place(s, "Far", 1, "D4")
    dice(s, 0, "G1")
    fight(s)
    play(s, "use Whirl: Global Action: Melee; sq B4; use Whirl: same Attack")
    assert asked(s) == "Attack:0" and why(s, "sq B4") == c.R197
    play(s, "sq C4")
    assert s.get(far, its.DAMAGE) == 2
