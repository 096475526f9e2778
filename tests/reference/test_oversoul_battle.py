"""Battles of Oversoul on the engine and on the slow reference: random boards full of Keyworded Abilities."""

import random
from functools import cache

import pytest

from sandtable.games.oversoul.table import thing_columns as its
from tests.clauses.oversoul.table import lay

from .slow_oversoul_battle import CONSUMED, Card, Field

WORDS = """
AVIAN CLEAVE CRYSTALIZED GUARD PIERCE RANGED RESISTANT THORNS VAMPIRISM AMORPHOUS DAMNED PETRIFIED
BARRIER HYPER-BARRIER DEATHTOUCH HYPER-DEATHTOUCH DUAL-STRIKE HYPER-STRIKE FRENZY HYPER-FRENZY VEILED
"""
KEYS = WORDS.split()
OF_EVENTS = [
    key for key in KEYS if key in {*CONSUMED, "CRYSTALIZED", "GUARD", "RESISTANT", "THORNS", "AMORPHOUS"}
]
TALLIED = ("ATTACK", "BLOODLUST", "EXECUTE", "EXHAUST", "HEAL", "INJURE")
LAWS = dict.fromkeys(TALLIED, "Place 1 Tally mark on this card")
LAWS |= {"SHATTER": "Your Leader Generates 1 ENERGY", "EXILE": "Draw 1"}
TAKES = {"all": "", "battle": " in Battle", "attacks": " from Attacks", "abilities": " from Abilities"}
TAKES |= {"opposing": " from opposing Abilities"}
DEALS = {"always": "", "attack": " with Attacks", "back": " in Retaliation", "battle": " in Battle"}
NUMBERS = ("One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
MANY = 90  # cards of each kind, printed once for all boards
BOARDS = 100


def letters(number):
    return NUMBERS[number // 9 % 9] + "-" + NUMBERS[number % 9] + "-" + NUMBERS[number // 81]


def casts(name):
    """How much the CAST Ability of a Unit deals."""
    return 1 + sum(map(ord, name)) % 4


def measures(dice):
    """How much more or less it Takes and Deals, and how that is printed."""
    takes = [
        (dice.choice((-2, -1, 1)), dice.choice(list(TAKES))) for _ in range(dice.choice((0, 0, 0, 1, 2)))
    ]
    deals = [
        (
            dice.choice((-2, -1, 1, 2)),
            dice.choice(list(DEALS)),
            dice.choice(("", "", "Unit", "Event", "Construct")),
        )
        for _ in range(dice.choice((0, 0, 0, 1, 2)))
    ]
    says = [f"  ●This card Takes {sized(points)} DMG{TAKES[only]}" for points, only in takes]
    for points, only, kind in deals:
        says.append(f"  ●This card Deals {sized(points)} DMG{DEALS[only]}" + (f" to {kind}s" if kind else ""))
    return tuple(takes), tuple(deals), says


def sized(points):
    return f"{abs(points)} {'more' if points > 0 else 'less'}"


@cache
def printed():
    """The cards: what they are, and how a test prints them."""
    dice = random.Random(20)
    cards, laws, more, lines = {}, {}, {}, []
    for number in range(MANY):
        for kind in ("Unit", "Event", "Construct", "Roof", "Chief"):
            name = f"{kind} {letters(number)}"
            keys = dice.sample(
                OF_EVENTS if kind in ("Event", "Roof") else KEYS, dice.choice((0, 1, 1, 2, 2, 3))
            )
            keys = keys[: 1 if kind in ("Construct", "Roof") else 3]
            dmg, spd, hp = dice.randrange(7), dice.choice((0, 1, 2, 2, 3, 3, 4, 5)), dice.randint(1, 9)
            cards[name] = (kind, dmg, spd, hp + (9 if kind == "Chief" else 0), keys)
            said = name.replace(" ", "_")
            lines.append(
                {
                    "Unit": f"{said} Unit ORDER I -1 PRIMAL {dmg}/{spd}/{hp}",
                    "Event": f"{said} Event ORDER I -1 BOARD {hp}",
                    "Construct": f"{said} Construct ORDER I -1 UNIT {hp}",
                    "Roof": f"{said} Construct ORDER I -1 EVENT {hp}",
                    "Chief": f"{said} Leader_Unit ORDER -5 PRIMAL {dmg}/{spd}/{hp + 9}",
                }[kind]
            )
            lines += [f"  ●{key}" for key in keys]
            laws[name] = (
                tuple(dice.sample(list(LAWS), dice.choice((0, 1, 2)))) if kind in ("Unit", "Event") else ()
            )
            lines += [f"  ●{law}* {LAWS[law]}" for law in laws[name]]
            takes, deals, says = measures(dice) if kind == "Unit" else ((), (), [])
            more[name] = (laws[name], takes, deals)
            lines += says
            if kind == "Unit":
                lines.append(
                    f"  ●CAST (Once each turn)* Select 1 card on the board➤ Deal {casts(name)} DMG to it"
                )
    return cards, more, "\n".join(lines) + "\n"


def split(keys):
    """Continuous ones, and charges."""
    held: dict[str, int] = {}
    for key in keys:
        base = {"HYPER-STRIKE": "DUAL-STRIKE"}.get(key, key.removeprefix("HYPER-"))
        if base in CONSUMED:
            held[base] = min(2, held.get(base, 0) + (2 if key.startswith("HYPER-") else 1))
    return frozenset(key for key in keys if key.removeprefix("HYPER-") not in (*CONSUMED, "STRIKE")), held


def board(dice):
    """A random board: the position, and the same for the reference."""
    kinds, laws, _ = printed()
    names = list(kinds)
    dice.shuffle(names)
    words, cards = [], []

    def take(kind):
        return next(names.pop(i) for i, name in enumerate(names) if kinds[name][0] == kind)

    def lay_down(seat, zone, kind, down=False, hurt=True):
        name = take(kind)
        _, dmg, spd, hp, keys = kinds[name]
        lasting, held = split(keys)
        home = zone == "L"
        what = "Leader" if home else "Event" if zone[0] == "E" else "Unit"
        card = Card(name, seat, zone, what, dmg, spd, hp, lasting, held, kind == "Chief", down)
        if not down:
            card.laws, card.takes, card.deals = laws[name]
        marks = ["f"] if down else []
        if hurt and dice.random() < 0.4 and card.hp > 1:
            card.damage = dice.randrange(1, card.hp)
            marks.append(f"d{card.damage}")
        if not down and not home and dice.random() < 0.2:
            card.up = False
            marks.append("x")
        said = name.replace(" ", "_") + (f"[{'/'.join(marks)}]" if marks else "")
        while not down and not home and dice.random() < 0.25:
            one = take("Roof" if zone[0] == "E" else "Construct")
            grants, charges = split(kinds[one][4])
            charges = {key: min(many, 2 - card.held(key)) for key, many in charges.items()}  # R177
            card.stack.append(Card(one, seat, zone, "Construct", 0, 0, kinds[one][3], grants, charges))
            said += "+" + one.replace(" ", "_")
        cards.append(card)
        words.append(f"{seat}.{'leader' if home else zone}={said}")

    for seat in (1, 2):
        leads = dice.choice(("L", "L", "U1", "U3", "U4"))
        words.append(f"{seat}.deck=" + ",".join(["Hound"] * 20))
        if leads == "L":
            lay_down(seat, "L", "Chief")
        for zone in ("U1", "U2", "U3", "U4", "U5", "E1", "E2", "E3"):
            if zone == leads:
                lay_down(seat, zone, "Chief")
            elif dice.random() < 0.6:
                lay_down(seat, zone, "Event" if zone[0] == "E" else "Unit", down=dice.random() < 0.15)
    return " ".join(words), cards


def seen(t, cards):
    """What the engine says of each card."""
    out: dict[str, object] = {}
    for card in cards:
        place = f"{card.seat}{card.zone}"
        thing = t.at(place)
        if thing is None or t.face(thing) != card.name:
            where = "exile" if card.name in t.exile(card.seat) else "idle"
            out[card.name] = where
            continue
        stack = {
            t.name(f"{place}.{i}"): t.damage(f"{place}.{i}") for i in range(1, 9) if t.at(f"{place}.{i}")
        }
        held = (
            {}
            if card.kind == "Leader"
            else {key: t.charges(place, key.replace("-", "_")) for key in CONSUMED}
        )
        up = int(t.s.get(thing, its.SIDE)) != its.SIDEWAYS
        out[card.name] = (t.damage(place), up, held, t.marks(place), stack)
    return out


def expected(cards):
    out = {}
    for card in cards:
        if card.gone:
            out[card.name] = card.gone
            continue
        held = {} if card.kind == "Leader" else {key: card.held(key) for key in CONSUMED}
        stack = {one.name: one.damage for one in card.stack}
        marks = {"Death": card.marks, "Tally": sum(card.met.values())}
        out[card.name] = (card.damage, card.up, held, {name: n for name, n in marks.items() if n}, stack)
    return out


@pytest.mark.clause("oversoul 6.4.4", "oversoul R69", "oversoul R75", "oversoul R91", "oversoul R105")
@pytest.mark.parametrize("seed", range(BOARDS))
def test_a_battle_ends_as_the_reference_says(seed):
    fought(seed)


def used(t, field, dice, position):
    """A CAST Ability, if there is one that can be used."""
    mine = [c for c in field.cards if c.kind == "Unit" and not (c.gone or c.down or c.leads)]
    uses = {option.partition("#")[0]: option for option in t.options() if option.startswith("use:1")}
    mine = [c for c in mine if f"use:1{c.zone}" in uses and c.seat == 1]
    if not mine:
        return
    card = dice.choice(mine)
    t.do(uses[f"use:1{card.zone}"])
    there = [c for c in field.cards if not c.gone and not (c.seat == 2 and c.has("VEILED"))]
    hosts = {option for option in t.options() if "." not in option}
    assert hosts == {f"pick:{c.seat}{c.zone}" for c in there}, position
    target = dice.choice(there)
    t.do(f"pick:{target.seat}{target.zone}")
    field.use(card, target, casts(card.name))
    played_out(t)
    agree(t, field, f"{position}: {card.zone} uses its Ability on {target.seat}{target.zone}")


def played_out(t):
    """Everybody passes, and triggers come in any order."""
    while not t.passes().s.over() and t.options()[0].startswith("next:"):
        t.do(t.options()[0])


def agree(t, field, said):
    if field.lost:
        assert t.ending()[0] == ("=" if len(field.lost) == 2 else str(3 - min(field.lost))), said
        return
    assert t.ending() is None, said
    assert seen(t, field.cards) == expected(field.cards), said
    for seat in (1, 2):
        assert (t.pool(seat) - 5, len(t.hand(seat))) == (field.fallen[seat], field.exiled[seat]), said


def fought(seed):
    dice = random.Random(seed)
    position, cards = board(dice)
    t = lay(position, printed()[2])
    field = Field(cards)
    while not t.s.over():
        if dice.random() < 0.3:
            used(t, field, dice, position)
            if t.s.over():
                return
        mine = [c for c in cards if c.seat == 1 and not c.gone and field.may_attack(c) and field.targets(c)]
        offered = {option for option in t.options() if option.startswith("attack:")}
        assert offered == {f"attack:1{c.zone}" for c in mine}, position
        if not mine:
            return
        attacker = dice.choice(mine)
        there = field.targets(attacker)
        t.do(f"attack:1{attacker.zone}")
        target = dice.choice(there)
        if len(there) > 1:
            assert set(t.options()) == {f"target:2{c.zone}" for c in there}, position
            t.do(f"target:2{target.zone}")
        field.exhaust(attacker)
        guards = field.guards(attacker, target)
        if guards:
            assert set(t.options()) == {f"guard:2{c.zone}" for c in guards} | {"unguarded"}, position
            guard = dice.choice([*guards, None])
            t.do(f"guard:2{guard.zone}" if guard else "unguarded")
            if guard:
                field.exhaust(guard)
                target = guard
        said = f"{position}: {attacker.zone} on {target.zone}"
        field.fight(attacker, target)
        played_out(t)
        agree(t, field, said)
