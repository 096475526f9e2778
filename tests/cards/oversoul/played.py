"""Short scenes for the cards of the set: what lies there, what is chosen, and what is so afterwards.

scenarios/*.toml has a list of scenes for each card:

    "Ember Whelp" = [
        { given = "1.U1=Ember_Whelp 1.hand=Hound", do = "play:Hound zone:U2 tap:1U1 ..", so = "2L.hp=23" },
    ]

`given` is a position among plain cards (tests/clauses/oversoul/table.py, and TOOLS below): no line of
another card of the set is needed. `do` are choices as in those tests. `so` says facts: 1U1=Name or -, 1U1.hp
.dmg .spd .side .keys .roles .hues .marks .seen, 1.hand .idle .exile .deck .pool .rank .knows (of Decks),
1.cost.Name, may:attack:1U1=yes or no, over=. A list has + between its words.
"""

from functools import cache
from pathlib import Path
from typing import cast

from sandtable.cards.names import spell, unspell
from sandtable.games.oversoul.cardset.built import library_of
from sandtable.games.oversoul.cardset.pool import HOME, Pool, registry
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.game import Oversoul
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.testing.cards_in_play import not_so, read_scenes, without_lines
from sandtable.timing.seen import from_top
from tests.clauses.oversoul.table import PLAIN, Table, entries

FOLDER = Path(__file__).parent / "scenarios"
ZONES = ("L", "U1", "U2", "U3", "U4", "U5", "E1", "E2", "E3")
PLACES = [f"{seat}{zone}" for seat in (1, 2) for zone in ZONES]
PILES = ("hand", "idle", "exile", "deck")
TOOLS = """
Ox       Unit WITHER I -2 PRIMAL 2/2/3
Lode     Event WITHER I -3 CAST
Warden   Unit ORDER I -1 SENTRY 1/1/6
Kite     Unit ORDER I +1 RAPTOR 1/2/2
Pages    Event CHAOS,ORDER I -1 CAST
Leaves   Event VIGOR,SWAY I -1 CAST
Waves    Event FLOW,ARCANE I -1 CAST
Ashes    Event NEUTRAL,DOOM I -1 CAST
Balm     Event ORDER I -1 CAST
  ●Heal 2 HP to all Units
  ●Heal 2 HP to your Leader
Knife    Event ORDER I -1 QUICK
  ●* Sacrifice 1 Unit➤ Draw 1
Ban      Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Exile it
Break    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Shatter it
Home     Event ORDER I -1 QUICK
  ●* Select 1 Unit or Event➤ Return it to its owner's hand
Prick    Event ORDER I -1 QUICK
  ●* Select 1 card on the board➤ Deal 1 DMG to it
Sting    Event ORDER I -1 QUICK
  ●* Select 1 card on the opposing board➤ Deal 1 DMG to it
Scrap    Event ORDER I -1 QUICK
  ●* Discard 1 card in your hand➤ Draw 1
Reader   Unit ORDER I +1 PRIMAL 1/2/2
  ●PERFECT* Heal 1 HP to this card
Urn      Unit ORDER I +1 PRIMAL 1/2/2
  ●SHATTER* Draw 1
Imp      Unit ORDER I +1 PRIMAL 1/2/2
  ●CAST* Deal 1 DMG to the opposing Leader
Viper    Unit ORDER I -1 PRIMAL 1/2/3
  ●DEATHTOUCH
Comer    Unit ORDER I -1 PRIMAL 1/2/3
  ●ENTER* Draw 1
Hummer   Unit ORDER I +1 PRIMAL 1/2/2
  ●RESONATE* Has THORNS
"""
NOTHING = "●DISCARD* Heal 1 HP to all Events"  # a line that does nothing wherever a scene is played


@cache
def set_pool() -> Pool:
    """The cards of the set, and the plain ones."""
    pool = Pool(registry())
    pool.read_files(sorted((HOME / "cards").glob("*.toml")))
    pool.load(entries(PLAIN + TOOLS))
    pool.finish()
    assert not pool.errors, [str(error) for error in pool.errors]
    return pool


@cache
def scenes() -> dict[str, list[dict[str, str]]]:
    return read_scenes(FOLDER)


def game_with(pool: Pool) -> Oversoul:
    game = Oversoul(pool)
    game.numbers = library_of(pool)
    return game


@cache
def whole_game() -> Oversoul:
    return game_with(set_pool())


@cache
def game_without(number: int) -> Oversoul:
    """The game in which this line of every card does nothing; the other lines keep their numbers."""
    pool = set_pool()
    nothing = pool.texts.read(NOTHING).program
    tools = {entry.name() for entry in entries(PLAIN + TOOLS)}
    return game_with(cast(Pool, without_lines(pool, number, nothing, tools)))


def opened(game: Oversoul, given: str) -> Table:
    words = given.split()
    said = {word.partition("=")[0] for word in words}
    library = game.library()
    for seat in (1, 2):
        zones = [word.partition("=")[2] for word in words if word[:3] in (f"{seat}.U", f"{seat}.E")]
        faces = [unspell(zone.partition("[")[0].partition("+")[0]) for zone in zones]
        led = any(library.leads[library.face_of(face)] for face in faces)
        if f"{seat}.leader" not in said and not led:
            words.append(f"{seat}.leader={'Chief' if seat == 1 else 'Matron'}")
        if f"{seat}.deck" not in said:
            words.append(f"{seat}.deck=" + ",".join(["Hound"] * 9))
    s = game.new(" ".join(words), "1")
    s.journal = []
    return Table(game, s)


def facts(t: Table) -> dict[str, str]:
    """All that can be said of a table."""
    found: dict[str, str] = {}
    for thing in t.s.board:
        place = next((p for p in PLACES if t.at(p) == int(thing)), "")
        if not place:
            place = next(p for p in [f"{q}.{n}" for q in PLACES for n in (1, 2, 3)] if t.at(p) == int(thing))
            found[place] = named(t.name(place)) + f"[{t.hp(place)}]"
            continue
        found[place] = named(t.name(place))
        found[f"{place}.side"] = t.side(place)
        found[f"{place}.hp"] = str(t.hp(place))
        found[f"{place}.seen"] = "yes" if t.s.get(int(thing), its.EXPOSED) else "no"
        marks = [f"{name}:{count}" for name, count in t.marks(place).items()]
        found[f"{place}.marks"] = "+".join(marks) or "-"
        if t.side(place) != "down" and place[1] != "L":
            found[f"{place}.hues"] = "+".join(hues(t, int(thing)))
            found[f"{place}.keys"] = "+".join(sorted(t.keys(place))) or "-"
            if place[1] == "U":
                found[f"{place}.dmg"], found[f"{place}.spd"] = str(t.dmg(place)), str(t.spd(place))
                found[f"{place}.roles"] = "+".join(sorted(t.roles(place))) or "-"
    for place in PLACES:
        found.setdefault(place, "-")
    for seat in (1, 2):
        for pile in PILES:
            cards = t.cards(seat, pile)
            found[f"{seat}.{pile}"] = "+".join([named(card) for card in cards]) or "-"
        deck = [thing for other in (0, 1) for thing in from_top(t.s, other, op.DECK)]
        known = [thing for thing in deck if t.s.get(int(thing), its.KNOWN) >> (seat - 1) & 1]
        found[f"{seat}.knows"] = str(len(known))
        found[f"{seat}.pool"], found[f"{seat}.rank"] = str(t.pool(seat)), str(t.leader_rank(seat))
        for card in t.hand(seat):
            found[f"{seat}.cost.{named(card)}"] = str(t.cost(seat, card))
    found["over"] = named(t.ending()[0]) if t.s.over() else "no"
    if not t.s.over():
        found |= {f"may:{option}": "yes" for option in t.options()}
    return found


def hues(t: Table, thing: int) -> list[str]:
    bits = int(values.hues_of(t.s, thing))
    return sorted(word for word, number in w.ARCHETYPES.numbers.items() if bits >> number & 1)


def named(name: object) -> str:
    return spell(str(name))


def played(game: Oversoul, scene: dict[str, str]) -> Table:
    table = opened(game, scene["given"])
    table.do(scene.get("do", ""))
    return table


def holds(game: Oversoul, scene: dict[str, str]) -> str:
    """What is not as the scene says, or nothing."""
    return not_so(lambda: facts(played(game, scene)), scene["so"], "nothing of the kind")
