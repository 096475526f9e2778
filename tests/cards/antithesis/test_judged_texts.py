"""Texts by a designer who knew the rulebook alone: what reads does what it says, what does not says why."""

# ruff: noqa: E501  # a card stands on one line

import tomllib
from functools import cache
from pathlib import Path

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.cards.registry import Registry
from sandtable.games.antithesis.cardset.layout import joined, results
from sandtable.games.antithesis.evaluating import costs, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import traits
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.texts import OPEN_WORDS, Texts
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import (
    asked,
    at_square,
    board,
    command,
    dice,
    fight,
    new,
    place,
    play,
    square,
    why,
)
from tests.clauses.antithesis.trying import pass_windows, use

FOLDER = Path(__file__).parent / "strangers"
TEXTS, TRIED = (
    [
        text
        for path in sorted(FOLDER.glob(f"*{name}.toml"))
        for text in tomllib.loads(path.read_text(encoding="utf-8"))["text"]
    ]
    for name in ("texts", "tried")
)
READ = [text for text in TEXTS if "refused" not in text]
REFUSED = [text for text in TEXTS if "refused" in text]
HIT = "Global Action: {S} Melee Attack (RNG 0+D1, STR 3, {R}, HP). Ability Traits: Combat"
KINDS = {"Character": i.CHARACTER, "Field": i.FIELD, "Modification": i.MODIFICATION}
CAST = (
    Card("Foe", hp=3, vp=1), Card("Ally", hp=3), Card("Other"), Card("Ox", hp=9), Card("Thin", hp=1, vp=1),
    Card("Wall", hp=9, defence=2), Card("Spear", hp=9, lines=(HIT.replace("{S}", "{Exhaust}"),)),
    Card("Ram", lines=("Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 2, PUSH). Ability Traits: Combat",)),
    Card("Lord", hp=3, kind=i.CHAMPION), Card("Dasher", keywords=((i.DASH, 0),)),
    Card("Pond", kind=i.FIELD, traits=("Water",)), Card("Mage", keywords=((i.MANA_X, 2),)), Card("Big", size=2, hp=9),
    Card("Sir", hp=3, traits=("Human", "Knight")), Card("Bird", hp=9, move=(i.FLY, 3, 0, "")), Card("Hidden", hp=9, keywords=((i.STEALTH, 0),)),
    Card("Swimmer", hp=9, keywords=((i.WALKER, w.TRAITS.number("Water")),)), Card("Barn", kind=i.FIELD, cost="5", wide=2, deep=2),
    Card("Keep", hp=9, defence=5), Card("Bow", hp=9, lines=("Global Action: {Exhaust} Ranged Attack (RNG 2, STR 3, HP). Ability Traits: Combat",)),
    Card("Eye", keywords=((i.MARKSMAN, 0), (i.INVISIBILITY, 0))), Card("Doll", hp=9, traits=("Soulless",)), Card("Tall", hp=9, presence=2), Card("Ghost", hp=9, presence=0),
    Card("Caster", hp=9, lines=("Global Action: {Exhaust} Draw a card. Ability Traits: Thaumaturgy",)),
    Card("Trooper", hp=9, traits=("Human", "Knight"), lines=(HIT.replace("{S}", "{Exhaust}"),)), Card("Sturdy", hp=9, defence=1), Card("Costly", cost="5"), Card("Shell", keywords=((i.IMPROVED_COVER_DAM, 0), (i.VULNERABILITY, i.RANGED), (i.LEAPING, 0), (i.SOUL_HARVESTING, 0), (i.FLEET_FOOTED, 0), (i.FOCUSED, 0), (i.PATROL, 3), (i.IMMUNITY, i.PUSH), (i.IMMUNITY, i.PULL))), Card("Rover", traits=("Raider",)), Card("Golem", traits=("Construct",)),
    Card("Avenger", hp=9, lines=("Response: When this Character is targeted by an Attack, the attacker takes 1 damage. Ability Traits: Combat",)), Card("Sapper", lines=("Global Action: {S} Exhaust target enemy Character. Ability Traits: Combat",)),
    Card("Marks", hp=9, lines=("Global Action: {Exhaust} Ranged Attack (RNG 2, STR 0, {B}, HP). Ability Traits: Combat",)), Card("Mauler", hp=9, lines=("Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 5, HP). Ability Traits: Combat",)),
    Card("Warlord", kind=i.CHAMPION, hp=9, lines=(HIT.replace("{S}", "{Exhaust}"),)), Card("Lurker", hp=9, lines=("Global Interrupt: {S} Draw a card. Ability Traits: Command", "Global Action: {S} Draw 2 cards. Ability Traits: Command")), Card("Trick", kind=i.TACTIC, cost="2", lines=("Global Action: Draw a card. Ability Traits: Command",)),
    Card("Plan", kind=i.STRATEGY, cost="C", lines=("Player Who Reveals: 1. Recover all Fields you control.",)), Card("Rod", kind=i.MODIFICATION), Card("Rig", kind=i.MODIFICATION, cost="5"), Card("Fort", kind=i.FIELD, keywords=((i.DESTRUCTIBLE, 1),)), Card("Shed", kind=i.FIELD, traits=("Building",)), Card("Words", keywords=((i.WARD, i.MELEE), (i.VULNERABILITY, i.MELEE), (i.MARKSMAN, 0))),
    Card("Warded", keywords=((i.IMMUNITY, i.RANGED),)), Card("Wrecker", lines=("Global Action: {Exhaust} Discard target Field. Ability Traits: Pillage",)),
    Card("Hound", cost="5", traits=("Beast",)), Card("Charm", kind=i.MODIFICATION, cost="5", attach="Attach To: Character you control"), Card("Guard", hp=9, extra={"faction": w.FACTIONS.number("Protectorate")}),
)  # fmt: skip
OWN = (
    "Soldier",
    "Brush",
    "Rubble",
    "Structure",
    "Rogue",
    "Militia",
    "Machine",
    "Mine",
    "Terrain",
    "Cursed",
    "Equipment",
    "Mountain",
    "Fanatic",
    "Desert",
    "Item",
    "Illusion",
    "Mire",
    "Engineering",
    "Forest",
    "Rift",
)  # traits that these designers declare
ZONES = {
    "hand": zones.HAND,
    "discard": zones.DISCARD_PILE,
    "play": zones.IN_PLAY,
    "out": zones.OUT_OF_GAME,
    "deck": zones.MAIN_DECK,
}
SQUARE_NAMES = [f"{row}{column}" for row in "ABCDEFG" for column in range(1, 10)]


@cache
def texts():
    """The language, with the traits of the sets that these texts come from."""
    registry = Registry({terminal: () for terminal in OPEN_WORDS})
    for word in OWN:
        traits.declare(registry, word)
    return Texts(registry)


def house(says, card="", this="this"):
    """What a text is understood as: its lines joined, of several results the first."""
    return houses(says, card, this)[0]


def houses(says, card="", this="this"):
    """The same of each line, where the results of an Objective stand on one."""
    lines = joined(says, frozenset(traits.names(texts().registry)))
    return [understood(texts(), results(line.text)[0][1], card, this) for line in lines]


def tabled(text):
    """A table with the text on a card called Trial."""
    lines = [house(text.get("as", text["says"]), text.get("name", ""), text.get("this", "this")).printed]
    if "others" in text:
        lines.append(understood(texts(), text["others"]).printed)
    kind = KINDS[text.get("kind", "Character")]
    has = tuple((w.KEYWORDS.number(word), 0) for word in filter(None, text.get("keywords", "").split(", ")))
    made = Card("Trial", kind=kind, hp=9, lines=tuple(lines), keywords=has, **text.get("card", {}))
    s = board([made, *CAST])
    trial = place(s, "Trial", 0, "" if kind == i.MODIFICATION else "C4")
    for one in filter(None, text.get("given", "").split(", ")):
        name, _, marks = one[2:].rstrip("]").partition("[")
        card, _, where = name.partition("@")
        on_board = where in SQUARE_NAMES or not where
        thing = place(s, card, int(one[0]) - 1, where if on_board else "")
        if not on_board:
            s.put(thing, its.HOST, the(s, where))
        if marks == "x":
            s.put(thing, its.SIDE, its.EXHAUSTED)
        elif marks:
            s.put(thing, its.DAMAGE, int(marks[1:]))
    if "host" in text:
        s.put(trial, its.HOST, the(s, text["host"]))
    for key, seat, zone in (
        ("deck", 0, zones.MAIN_DECK),
        ("hand", 0, zones.HAND),
        ("hand2", 1, zones.HAND),
        ("discard", 0, zones.DISCARD_PILE),
        ("out", 0, zones.OUT_OF_GAME),
        ("out2", 1, zones.OUT_OF_GAME),
        ("strategies", 0, zones.STRATEGY_DECK),
    ):
        for name in text.get(key, "").split():
            new(s, name, seat, zone)
    for where in text.get("goals", "").split():
        s.goals |= 1 << square(where)
    if "tokens" in text:
        token, count = text["tokens"].split()
        s.put(trial, its.TOKENS + ("Mana", "Soul", "Gem").index(token), int(count))
    s.let(0, their.VICTORY, text.get("vp", 0))
    s.put(trial, its.DAMAGE, text.get("damage", 0))
    dice(s, 0, text.get("bank", ""))
    dice(s, 1, text.get("bank2", ""))
    command(s, 0, text.get("cp", 0))
    command(s, 1, text.get("cp2", 0))
    return s, trial


def the(s, name):
    for number in range(s.count()):
        if s.library.names[s.get(number, its.FACE)] == name:
            return number
    raise AssertionError(name)


def tried(text):
    s, trial = tabled(text)
    words = text.get("do", "")
    if words.startswith("free"):
        rest = [word.strip() for word in words.split(";")[1:]]
        if rest and rest[0].startswith("mode"):
            return chosen(s, trial, int(rest[0].split()[1]))
        return use(s, trial, ";".join(rest))
    s.active = text.get("offensive", 1) - 1
    fight(s)
    if words:
        play(s, words)
    return s


def chosen(s, trial, mode):
    """Carry out one mode."""
    use(s, trial)
    s.apply(o.make(o.MODE, mode))
    pass_windows(s)
    return s


def seen(s, what):
    """What is so on a table, as `then` says it."""
    name, about = what.split(".")
    if name == "goals":
        return "+".join([word for word in SQUARE_NAMES if s.goals >> square(word) & 1])
    if name.isdigit():
        seat = int(name) - 1
        if about == "cp":
            return str(s.of(seat, their.COMMAND))
        return bank(s, seat) if about == "bank" else str(s.of(seat, their.VICTORY))
    thing = the(s, name)
    if about == "square":
        return at_square(s, thing)
    if about == "side":
        return "exhausted" if s.get(thing, its.SIDE) == its.EXHAUSTED else "recovered"
    if about == "zone":
        return next(word for word, zone in ZONES.items() if zone == s.get(thing, its.ZONE))
    if about == "damage":
        return str(s.get(thing, its.DAMAGE))
    if about == "presence":
        return str(values.presence(s, thing))
    if about in ("mana", "soul", "gem"):
        return str(s.tokens(thing, ("mana", "soul", "gem").index(about)))
    if about == "cost":
        return str(costs.card_price(s, s.get(thing, its.OWNER), thing)[prices.NUMBER])
    return str(values.stat(s, thing, i.HP if about == "hp" else i.DEF))


@pytest.mark.parametrize("text", TRIED, ids=lambda text: text["says"][:60])
def test_it_does_what_it_says(text):
    s = tried(text)
    for said in text["then"]:
        what, _, value = said.partition(" ")
        name, about = what.split(".")
        if about == "has_not":
            with pytest.raises(AssertionError, match="no ability reads"):
                why(s, f"use {name}: {value}")
        elif about in ("barred", "free"):
            clause = why(s, f"use {name}: {value}")
            assert clause >= 0 and (clause > 0) is (about == "barred"), (said, clause, asked(s))
        else:
            assert seen(s, what) == value, f"{said}, but it is {seen(s, what)}"


@pytest.mark.parametrize("text", READ, ids=lambda text: text["says"][:60])
def test_it_is_printed_in_the_words_of_the_house(text):
    found = houses(text["says"], text.get("card", ""), text.get("this", "this"))
    assert "\n".join([one.printed for one in found]) == text.get("house", text["says"])
    for one in found:
        assert texts().write(one.reading.program) == one.printed
        texts().verified(one.reading.program.code)


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text["says"][:60])
def test_what_is_refused_says_why(text):
    with pytest.raises(CardError) as caught:
        house(text["says"], text.get("card", ""), text.get("this", "this"))
    assert text["refused"] in caught.value.message


def test_most_of_them_read():
    assert len(TEXTS) >= 200
    assert len(READ) >= 0.65 * len(TEXTS)
