"""Where cards may be deployed, what keeps Characters out, what a step costs; filters and windows."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board.squares import for_player, rows_up_to
from sandtable.games.antithesis.evaluating import ground, patterns
from sandtable.games.antithesis.evaluating.selections import fitting
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.kernel.rng import FastDice
from sandtable.timing.scene import Scene
from sandtable.timing.values import effect_value, player_value, thing_of, value_of
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import board, hand, new, place, square
from tests.clauses.antithesis.trying import MELEE, attack, holds

PLAIN = Card("Plain")


def spots(s: Board, thing: int, seat: int = 0, setup: bool = False) -> int:
    """The squares in which its token may have its lowest square."""
    out = 0
    for option in ground.places(s, thing, seat, setup):
        out |= 1 << (o.field_square(option) if o.kind_of(option) == o.FIELD else o.value_of(option))
    return out


# ---- deployment


@pytest.mark.clause("antithesis DEPLOY.3.i")
@pytest.mark.clause("antithesis DEPLOY.3.ii")
def test_characters_are_deployed_in_row_a_of_their_player() -> None:
    s = board([PLAIN, Card("Large", size=2), Card("Huge", size=3)])
    assert spots(s, hand(s, "Plain", 0)) == rows_up_to(0, 0)
    assert spots(s, hand(s, "Plain", 1), 1) == rows_up_to(1, 0)
    place(s, "Plain", 1, "A4")
    assert not spots(s, hand(s, "Plain", 0)) >> square("A4") & 1
    assert spots(s, hand(s, "Large", 0)) == sum(1 << square(f"A{n}") for n in (1, 2, 5, 6, 7, 8))
    assert spots(s, hand(s, "Huge", 0)) == sum(1 << square(f"A{n}") for n in (1, 5, 6, 7))


@pytest.mark.clause("antithesis KW.PATROL")
@pytest.mark.clause("antithesis SETUP.9")
def test_patrol_opens_rows_and_not_in_setup() -> None:
    text = "Passive: You may [Deploy] this Character, up to Row C. Ability Traits: Muster"
    s = board([Card("Scout", lines=(text,)), Card("Cart", size=2, lines=(text,))])
    for seat in (0, 1):
        scout = hand(s, "Scout", seat)
        assert spots(s, scout, seat) == rows_up_to(seat, 2)
        assert spots(s, scout, seat, True) == rows_up_to(seat, 0)
    cart = spots(s, hand(s, "Cart", 0))
    assert cart >> square("B3") & 1 and not cart >> square("C3") & 1  # R25: the whole token


@pytest.mark.clause("antithesis KW.AMBUSH")
def test_ambush_opens_the_edge_in_setup_too() -> None:
    s = board([Card("Thief", keywords=((i.AMBUSH, 0),)), Card("Ogre", size=2, keywords=((i.AMBUSH, 0),))])
    thief = hand(s, "Thief", 0)
    assert bin(spots(s, thief)).count("1") == bin(spots(s, thief, 0, True)).count("1") == 28
    ogre = spots(s, hand(s, "Ogre", 0))
    assert ogre >> square("F4") & 1 and ogre >> square("C8") & 1  # R29: one full side on the edge
    assert not ogre >> square("C4") & 1


@pytest.mark.clause("antithesis DEPLOY.3.iii")
@pytest.mark.clause("antithesis DEPLOY.3.iv")
@pytest.mark.clause("antithesis FIELD.R", "antithesis FIELD.2")
@pytest.mark.clause("antithesis FIELD.S")
def test_fields_lie_inside_their_grid_and_not_on_others() -> None:
    grid = rows_up_to(0, 1)
    s = board([Card("Long", kind=i.FIELD, wide=3, deep=1, extra={"grid": grid}), PLAIN])
    field = hand(s, "Long", 0)
    options = ground.places(s, field, 0)
    assert {ground.footprint_of(s, field, option) & ~grid for option in options} == {0}
    assert not any(o.field_turned(option) for option in options)  # three deep does not fit into two rows
    assert len(options) == 14
    place(s, "Plain", 1, "A1")
    assert len(ground.places(s, field, 0)) == 14
    place(s, "Long", 1, "A1")
    assert len(ground.places(s, field, 0)) == 14 - 3
    theirs = hand(s, "Long", 1)
    assert spots(s, theirs, 1) & ~for_player(1, grid) == 0


@pytest.mark.clause("antithesis EXH.4")
def test_a_text_lets_a_card_enter_exhausted() -> None:
    s = board([PLAIN, Card("Late", lines=(holds("This card enters play exhausted."),))])
    assert ground.enters_exhausted(s, hand(s, "Late", 0))
    assert not ground.enters_exhausted(s, hand(s, "Plain", 0))


@pytest.mark.clause("antithesis MOD.1")
@pytest.mark.clause("antithesis MOD.T")
def test_modifications_go_onto_own_cards_unless_they_say_enemy() -> None:
    mine = Card("Shield", kind=i.MODIFICATION, attach="Attach To: Knight Character")
    curse = Card("Curse", kind=i.MODIFICATION, attach="Attach To: enemy Character")
    s = board([Card("Sir", traits=("Knight",)), PLAIN, mine, curse])
    shield, hex_ = hand(s, "Shield", 0), hand(s, "Curse", 0)
    sir, plain, theirs = place(s, "Sir", 0, "B1"), place(s, "Plain", 0, "B2"), place(s, "Sir", 1, "F1")
    assert ground.can_attach(s, shield, sir, 0) == 0
    assert ground.can_attach(s, shield, plain, 0) == c.MOD_T
    assert ground.can_attach(s, shield, theirs, 0) == c.R125
    assert [thing_of(ref) for ref in ground.hosts(s, hex_, 0)] == [theirs]


# ---- moving


@pytest.mark.clause("antithesis PUSHPULL.5", "antithesis R179")
@pytest.mark.clause("antithesis RUN.1")
def test_a_field_keeps_out_who_does_not_fly() -> None:
    moat = Card("Moat", kind=i.FIELD, lines=(holds("Characters without FLY cannot enter this Field."),))
    s = board([moat, Card("Walker"), Card("Bird", move=(i.FLY, 3, 0, ""))])
    place(s, "Moat", 1, "C4")
    walker, bird = place(s, "Walker", 0, "B4"), place(s, "Bird", 0, "B5")
    there = 1 << square("C4")
    assert ground.can_enter(s, walker, there) == c.R179
    assert ground.can_enter(s, walker, there, i.FLY) == 0  # R179: in a [Move] the type in use decides
    assert ground.can_enter(s, bird, there) == 0
    assert ground.can_enter(s, bird, there, i.TEL) == c.R179
    assert ground.can_enter(s, walker, 1 << square("C5")) == 0


@pytest.mark.clause("antithesis MOVE.3.a.iii")
@pytest.mark.clause("antithesis KW.WALKER")
def test_penalties_add_up_and_walkers_ignore_theirs() -> None:
    wet_text = "Passive: Squares of this Field cost +1 Move. Ability Traits: Water"
    mud = Card("Mud", kind=i.FIELD, wide=2, lines=(wet_text,))
    hill = Card("Hill", kind=i.FIELD, lines=(holds("Squares of this Field cost +2 Move."),))
    wader = Card("Wader", lines=(holds("This Character ignores movement penalties with trait Water."),))
    s = board([mud, hill, PLAIN, wader])
    place(s, "Mud", 1, "C4")
    plain, other = place(s, "Plain", 0, "B4"), place(s, "Wader", 0, "B5")
    wet, dry = 1 << square("C4"), 1 << square("C7")
    assert [ground.step_cost(s, plain, where, i.RUN) for where in (wet, dry, wet | dry)] == [2, 1, 2]
    assert ground.step_cost(s, other, wet, i.RUN) == 1
    place(s, "Hill", 1, "C4")
    assert ground.step_cost(s, plain, wet, i.RUN) == 4
    assert ground.step_cost(s, other, wet, i.RUN) == 3
    assert ground.step_cost(s, plain, wet, i.TEL) == 1


@pytest.mark.clause("antithesis KW.LEAPING")
@pytest.mark.clause("antithesis FLY.1")
def test_who_may_pass_through_others() -> None:
    s = board([PLAIN, Card("Hopper", keywords=((i.LEAPING, 0),))])
    plain, hopper = place(s, "Plain", 0, "B4"), place(s, "Hopper", 0, "B5")
    assert [ground.passes(s, plain, kind) for kind in (i.RUN, i.FLY, i.TEL)] == [False, True, False]
    assert [ground.passes(s, hopper, kind) for kind in (i.RUN, i.FLY, i.TEL)] == [True, True, False]


# ---- filters, as a Response counts with them


@pytest.mark.clause("antithesis TRAITC.2", "antithesis R160")
@pytest.mark.clause("antithesis CHAMP.1")
@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("Character", "Chief Knight Big Foe"),
        ("Champion", "Chief"),
        ("non-Champion Character", "Knight Big Foe"),
        ("Knight", "Knight"),
        ("enemy Character", "Foe"),
        ("friendly Character", "Chief Knight Big"),
        ("other friendly Character", "Knight Big"),
        ("Large Character", "Big"),
        ("exhausted Character", "Foe"),
        ("damaged Character", "Big"),
        ("Character with HP 4 or less", "Chief Knight Foe"),
        ("Character with HP 5 or more", "Big"),
        ("Character in row D", "Big Foe"),
        ("Character in row C or lower", "Chief Knight Big"),
        ("Character in row D or higher", "Big Foe"),
        ("Character in RNG 2", "Chief Knight"),
        ("Character in RNG 2+D1", "Chief Knight Big"),
        ("Character in RNG 6+D3", "Chief Knight Big Foe"),
        ("Character in RNG 6+D3, LOS", "Chief Knight Big"),
        ("Character adjacent to this Character", "Knight"),
        ("Character engaged by this Character", ""),
        ("Character on a Goal", "Foe"),
        ("Character on a Goal you control", ""),
        ("Character with Hover", "Foe"),
        ("Character without Hover", "Chief Knight Big"),
        ("Field", "Hall"),
        ("Character on a Field", "Knight"),
        ("Character with a Modification", "Foe"),
        ("Modification attached to a Character", "Ring"),
        ("card in your Hand", "Sleeper"),
        ("Character with Presence", "Chief Knight Big"),
    ],
)
def test_filters_mean_what_they_say(words: str, names: str) -> None:
    cards = [
        Card("Chief", kind=i.CHAMPION, lines=(f"Global Action: {{S}} Gain {{Y}} for each {words}.",)),
        Card("Knight", traits=("Knight",)),
        Card("Big", size=2, hp=6),
        Card("Foe", presence=0, keywords=((i.HOVER, 0),)),
        Card("Hall", kind=i.FIELD),
        Card("Ring", kind=i.MODIFICATION),
        Card("Sleeper"),
    ]
    s = board(cards)
    chief = place(s, "Chief", 0, "B4")
    place(s, "Knight", 0, "B5")
    place(s, "Hall", 0, "B5")
    s.put(place(s, "Big", 0, "C6"), its.DAMAGE, 1)
    foe = place(s, "Foe", 1, "D9")
    s.put(foe, its.SIDE, its.EXHAUSTED)
    s.put(place(s, "Ring", 1), its.HOST, foe)
    hand(s, "Sleeper", 0)
    hand(s, "Sleeper", 1)
    s.set_goals(1 << square("D9"))
    header = s.library.abilities[s.library.first[0]]
    row = lay.part(s.library.code, header, lay.BODY)
    counted = lay.part(s.library.code, lay.part(s.library.code, row, lay.C), lay.COUNTED)
    scene = Scene(s.ref(chief), 0, vec[i64]())
    found = [s.library.names[s.get(thing_of(value), its.FACE)] for value in fitting(s, counted, scene)]
    assert sorted(found) == sorted(names.split())


@pytest.mark.clause("antithesis KILL.2")
def test_whoever_is_marked_killed_fits_nothing() -> None:
    s = board([Card("Chief", lines=("Global Action: {S} Gain {Y} for each Character.",)), PLAIN])
    chief, plain = place(s, "Chief", 0, "B4"), place(s, "Plain", 0, "B5")
    header = s.library.abilities[s.library.first[0]]
    row = lay.part(s.library.code, header, lay.BODY)
    counted = lay.part(s.library.code, lay.part(s.library.code, row, lay.C), lay.COUNTED)
    scene = Scene(s.ref(chief), 0, vec[i64]())
    assert len(fitting(s, counted, scene)) == 2
    s.set_flag(plain, its.IS_KILLED)
    assert len(fitting(s, counted, scene)) == 1


# ---- windows


def pattern(s: Board, face: int = 0) -> int:
    code = s.library.code
    header = s.library.abilities[s.library.first[face]]
    trigger = lay.part(code, header, lay.EVENT)
    return int(lay.pattern(code, lay.part(code, trigger, lay.WAITS_FOR), 0))


@pytest.mark.clause("antithesis RESP.2")
@pytest.mark.parametrize(
    ("words", "kind", "event", "fits"),
    [
        ("a Main Phase starts", i.MAIN_PHASE_STARTS, {"who": "me"}, True),
        ("you draw a card", i.CARD_DRAWN, {"who": "me"}, True),
        ("you draw a card", i.CARD_DRAWN, {"who": "you"}, False),
        ("an opponent gains dice", i.DICE_GAINED, {"who": "you"}, True),
        ("you gain 2 or more Victory Points", i.VP_GAINED, {"who": "me", "n": 1}, False),
        ("you gain 2 or more Victory Points", i.VP_GAINED, {"who": "me", "n": 2}, True),
        ("this Character is [Deploy]ed", i.DEPLOYED, {"who": "me", "a": "One"}, True),
        ("an opponent [Deploy]s a Character", i.DEPLOYED, {"who": "me", "a": "One"}, False),
        ("an opponent [Deploy]s a Character", i.DEPLOYED, {"who": "you", "a": "Foe"}, True),
        ("an enemy Character leaves a square adjacent to this Character", i.LEAVES_SQUARE,
         {"who": "Foe", "squares": "B5"}, True),
        ("an enemy Character leaves a square adjacent to this Character", i.LEAVES_SQUARE,
         {"who": "Foe", "squares": "D5"}, False),
        ("an enemy Character leaves a square adjacent to this Character", i.LEAVES_SQUARE,
         {"who": "Friend", "squares": "B5"}, False),
        ("a Character you control is killed", i.KILLED, {"who": "Foe", "a": "Friend"}, True),
        ("a Character you control is killed", i.KILLED, {"who": "Foe", "a": "Foe"}, False),
        ("this Character kills an enemy Character", i.KILLED, {"who": "One", "a": "Foe"}, True),
        ("this Character kills an enemy Character", i.KILLED, {"who": "Friend", "a": "Foe"}, False),
        ("another Character you control is killed", i.KILLED, {"a": "One"}, False),
        ("this Character takes 2 or more True Damage", i.DAMAGE_DEALT, {"a": "One", "n": 1}, False),
        ("this Character takes 2 or more True Damage", i.DAMAGE_DEALT, {"a": "One", "n": 2}, True),
        ("this Character completes a Move of 3 or more squares in a straight line", i.MOVE_COMPLETED,
         {"who": "One", "n": 2}, False),
        ("this Character completes a Move of 3 or more squares in a straight line", i.MOVE_COMPLETED,
         {"who": "One", "n": 3}, True),
        ("a Character you control becomes exhausted", i.EXHAUSTED_BY_EFFECT, {"who": "Friend"}, True),
        ("this Character Heals", i.HEALED, {"who": "Friend"}, False),
        ("this Character gains {Soul}", i.TOKEN_GAINED, {"who": "One", "a": its.SOUL}, True),
        ("this Character gains {Soul}", i.TOKEN_GAINED, {"who": "One", "a": its.GEM}, False),
        ("an enemy Character leaves play", i.LEFT_PLAY, {"who": "Foe"}, True),
    ],
)  # fmt: skip
def test_events_fit_the_windows_they_are_about(
    words: str, kind: int, event: dict[str, object], fits: bool
) -> None:
    opens = "After" if "completes" in words else "When"
    line = f"Response: {{S}} {opens} {words}, gain {{CP}}."
    s = board([Card("One", lines=(line,)), Card("Friend"), Card("Foe")])
    things = {
        "One": place(s, "One", 0, "B4"),
        "Friend": place(s, "Friend", 0, "C7"),
        "Foe": place(s, "Foe", 1, "D5"),
    }
    values = {"me": player_value(0), "you": player_value(1)} | {name: s.ref(n) for name, n in things.items()}

    def value(name: str) -> int:
        found = event.get(name, 0)
        return int(values[found]) if isinstance(found, str) else int(str(found))

    squares = 1 << square(str(event["squares"])) if "squares" in event else 0
    scene = Scene(s.ref(things["One"]), 0, vec[i64]())
    got = patterns.event_fits(s, pattern(s), scene, kind, value("who"), value("a"), 0, value("n"), squares)
    assert got == fits
    assert not patterns.event_fits(s, pattern(s), scene, kind + 1, value("who"), value("a"), 0, 9, squares)


@pytest.mark.clause("antithesis ATKSEQ.1")
@pytest.mark.clause("antithesis ATKSEQ.3")
def test_windows_of_attacks_know_kind_target_and_dice() -> None:
    def fits(words: str, kind: int, dice: str = "") -> bool:
        line = (f"Response: {{S}} When {words}, gain {{CP}}.",)
        s = board([Card("One", lines=line), Card("Foe", lines=(MELEE,))])
        one, foe = place(s, "One", 0, "B4"), place(s, "Foe", 1, "B5")
        number = attack(s, foe, one, dice)
        s.attacks[2] = 1  # whose Attack it is
        scene = Scene(s.ref(one), 0, vec[i64]())
        return bool(patterns.event_fits(s, pattern(s), scene, kind, s.ref(foe), s.ref(one), 0, number, 0))

    assert fits("this Character is targeted by a Melee Attack", i.ATTACK_DECLARED)
    assert not fits("this Character is targeted by a Ranged Attack", i.ATTACK_DECLARED)
    assert fits("an opponent spends dice on an Attack", i.STRENGTH_KNOWN, "R1")
    assert not fits("an opponent spends dice on an Attack", i.STRENGTH_KNOWN)
    assert not fits("you spend dice on an Attack", i.STRENGTH_KNOWN, "R1")
    assert fits("this Character would take True Damage", i.STRENGTH_KNOWN)


@pytest.mark.clause("antithesis SEQ.3")
def test_what_was_matched_is_bound() -> None:
    line = (
        "Response: {S} When an enemy Character is killed, remove it from the game instead of discarding it."
    )
    s = board([Card("One", lines=(line,)), Card("Foe")])
    one, foe = place(s, "One", 0, "B4"), place(s, "Foe", 1, "B5")
    scene = Scene(s.ref(one), 0, vec[i64]())
    assert patterns.event_fits(s, pattern(s), scene, i.KILLED, 0, s.ref(foe), 0, 0, 0)
    assert [value_of(one) for one in scene.bound] == [s.ref(foe)]


@pytest.mark.clause("antithesis TRAITA.2")
def test_bans_on_abilities_go_by_card_and_kind() -> None:
    text = holds("Characters engaged by this Character cannot trigger Interrupts.")
    jailer = Card("Jailer", engage=1, lines=(text,))
    free = Card("Free", lines=("Global Interrupt: {S} Gain {CP}.", "Global Action: {S} Gain {CP}."))
    s = board([jailer, free])
    place(s, "Jailer", 0, "B4")
    near, far = place(s, "Free", 1, "B5"), place(s, "Free", 1, "F5")
    first = s.library.first[1]
    interrupt, action = s.library.abilities[first], s.library.abilities[first + 1]
    for thing, header, barred in ((near, interrupt, True), (near, action, False), (far, interrupt, False)):
        assert (patterns.forbidden_ability(s, 1, s.ref(thing), header) != 0) == barred
    assert patterns.forbidden(s, i.ABILITY_TRIGGERED, player_value(1), effect_value(7, 1)) == 0


# ---- who knows what


@pytest.mark.clause("antithesis ZONE.D", "antithesis R141")
@pytest.mark.clause("antithesis ZONE.E")
@pytest.mark.clause("antithesis ZONE.G")
@pytest.mark.clause("antithesis ZONE.I")
@pytest.mark.clause("antithesis ZONE.F")
def test_decks_hands_and_strategies_are_hidden() -> None:
    s = board([PLAIN])
    nobody, owner_only, both = (False, False), (True, False), (True, True)
    sees = {
        zones.MAIN_DECK: nobody,
        zones.OBJECTIVE_DECK: nobody,
        zones.HAND: owner_only,
        zones.STRATEGY_DECK: owner_only,
        zones.DISCARD_PILE: both,
        zones.OUT_OF_GAME: both,
        zones.USED_STRATEGIES: both,
        zones.IN_PLAY: both,
    }
    for zone, (owner, other) in sees.items():
        card = new(s, "Plain", 0, zone)
        assert (s.sees(0, card), s.sees(1, card)) == (owner, other)


@pytest.mark.clause("antithesis SETUP.2")
def test_hidden_cards_are_dealt_again_within_their_decks() -> None:
    s = board([Card(f"Card {n}") for n in range(12)] + [Card("Plan", kind=i.STRATEGY)])
    for n in range(12):
        new(s, f"Card {n}", 1, zones.HAND if n < 4 else zones.MAIN_DECK)
    plan = new(s, "Plan", 1, zones.STRATEGY_DECK)
    twin = s.clone()
    twin.redeal(0, FastDice(5, 0))
    faces = [twin.get(n, its.FACE) for n in range(12)]
    assert sorted(faces) == list(range(12)) and faces != list(range(12))
    assert twin.get(plan, its.FACE) == s.get(plan, its.FACE)
    same = s.clone()
    same.redeal(1, FastDice(5, 0))
    assert [same.get(n, its.FACE) for n in range(4)] == [0, 1, 2, 3]
