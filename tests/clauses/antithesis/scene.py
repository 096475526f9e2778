"""A table in the midst of a battle, set up by hand and played in a few words."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis.actions.deploy import Deploy
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.attack.shove import Shove
from sandtable.games.antithesis.board.squares import LETTERS, SQUARES, at, footprint
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.deeds.table import ORDERS
from sandtable.games.antithesis.moving.cma import Combined
from sandtable.games.antithesis.moving.move import Move
from sandtable.games.antithesis.moving.stranded import Stranded
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.payment.dice import GainDice
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.rules import RULES
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import SEATS, Board
from sandtable.games.antithesis.turn.battle import Battle
from sandtable.games.antithesis.turn.objective import RevealGoal, RevealObjective
from sandtable.games.antithesis.turn.phases import BATTLE, SCORES, Phases
from sandtable.games.antithesis.turn.setup import Setup
from sandtable.games.antithesis.turn.strategy import Shift
from sandtable.games.antithesis.turn.texts import Text
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.consequences import Consequences
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.window import Window
from sandtable.kernel.codec import dump, load
from sandtable.kernel.frames import CHANCE
from sandtable.timing.aiming import Aiming
from sandtable.timing.asking import Pick
from sandtable.timing.resolve import Resolve
from tests.clauses.antithesis.bare import LINES, Card, build
from tests.clauses.antithesis.paying import die

GAME = "antithesis"
FRAMES = [
    Setup, Phases, Battle, Shift, RevealObjective, RevealGoal, Text, Ability, Window, Consequences, Point,
    Pay, Adding, GainDice, Move, Stranded, Combined, Attack, Shove, Deploy, Aiming, Resolve, Pick,
]  # fmt: skip
WAYS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")  # N: away from player 1; E: towards higher columns


def furnished(cards: list[Card]) -> Library:
    lib = build(cards)
    lib.orders = ORDERS
    lib.rules = RULES
    return lib


def board(cards: list[Card]) -> Board:
    """An empty table with these cards in its library; player 1 is Offensive Player, dice are open."""
    s = Board(SEATS, b"", [], furnished(cards))
    s.seat_players()
    s.order = vec[i64]([0, 1])
    s.turn = 1
    s.phase = BATTLE
    s.open_chance = True
    s.derive()
    return s


def square(name: str) -> int:
    """ "D4" as player 1 sees it."""
    return int(at(LETTERS.index(name[0]), int(name[1]) - 1))


def new(s: Board, name: str, seat: int, zone: int) -> int:
    thing = s.new_thing(s.library.face_of(name), seat)
    s.set_zone(thing, zone)
    s.put(thing, its.RANK, s.tick())
    return int(thing)


def place(s: Board, name: str, seat: int, where: str = "") -> int:
    """A card In Play; a token with its lowest square there."""
    thing = new(s, name, seat, zones.IN_PLAY)
    face = s.get(thing, its.FACE)
    size = s.library.size[face]
    wide, deep = (size, size) if size else (s.library.field_wide[face], s.library.field_deep[face])
    if where:
        s.put(thing, its.SQUARES, footprint(square(where), wide, deep))
    s.put(thing, its.PLACE, its.DEPLOYMENT_ZONE if where else its.DIRECTIVES)
    return thing


def hand(s: Board, name: str, seat: int) -> int:
    return new(s, name, seat, zones.HAND)


def dice(s: Board, seat: int, text: str) -> None:
    for part in text.split():
        s.give_die(seat, die(part))


def command(s: Board, seat: int, count: int) -> None:
    s.let(seat, their.COMMAND, count)


def fight(s: Board) -> Board:
    """Begin [Battle On]; behind it the Main Phase goes on."""
    phases = Phases()
    phases.step = SCORES
    s.frames = [phases, Battle()]
    s.run()
    return s


# ---- what is chosen, in words


def spot_named(s: Board, name: str) -> int:
    """The first card In Play with this name, or the one on a square: "Spear@D4"."""
    card, _, where = name.partition("@")
    for spot, thing in enumerate(s.board):
        if s.library.names[s.get(thing, its.FACE)] == card:
            if not where or s.get(thing, its.SQUARES) >> square(where) & 1:
                return spot
    raise AssertionError(f"no {name} is In Play")


def with_text(s: Board, headers: "list[int]", text: str) -> int:
    for index, header in enumerate(headers):
        if text in LINES[id(s.library)][int(header)]:
            return index
    raise AssertionError(f"no ability reads {text!r}")


def option(s: Board, words: str) -> int:
    """ "use Spear: Melee" names an ability by a part of its text, "step NE" a direction, "roll 4" a die."""
    verb, _, rest = words.partition(" ")
    simple = {
        "pass": o.PASS,
        "stop": o.STOP,
        "paid": o.PAID,
        "done": o.DONE_PICKING,
        "yes": o.YES,
        "no": o.NO,
    }
    if verb in simple:
        return int(simple[verb])
    if verb == "roll":
        return int(rest) - 1
    if verb in ("use", "combine"):
        name, _, text = rest.partition(": ")
        spot = spot_named(s, name)
        index = with_text(s, list(s.rules.abilities(s, s.board[spot])), text)
        return int(o.make(o.USE if verb == "use" else o.COMBINE, o.ability(spot, index)))
    if verb == "own":
        return int(o.make(o.USE_OWN, with_text(s, list(s.library.of_player), rest)))
    if verb == "card":
        name, _, text = rest.partition(": ")
        face = s.library.face_of(name)
        return int(o.make(o.USE_CARD, o.ability(face, with_text(s, list(s.faces.printed(face)), text))))
    if verb == "strategy":
        return int(o.make(o.STRATEGY, s.library.face_of(rest)))
    if verb == "pick":
        return pick(s, rest)
    if verb == "step":
        return int(o.make(o.STEP, WAYS.index(rest)))
    if verb == "way":
        where, _, way = rest.rpartition(" ")  # of a line the square that it begins at
        return int(o.make(o.DIRECTION, o.going(square(where) if where else 0, WAYS.index(way))))
    kinds = {
        "sq": o.SQUARE,
        "field": o.FIELD,
        "count": o.NUMBER,
        "die": o.DIE,
        "far": o.DISTANCE,
        "array": o.ARRAY,
        "begin": o.BEGIN,
        "colour": o.COLOUR,
    }
    value = square(rest) if verb in ("sq", "field") else die(rest) if verb == "die" else number_of(verb, rest)
    return int(o.make(kinds[verb], value))


def number_of(verb: str, rest: str) -> int:
    return "RPGBYS".index(rest) if verb == "colour" else int(rest)


def pick(s: Board, name: str) -> int:
    """A card that is picked: In Play by its place, elsewhere by its face."""
    for choice in s.options():
        if o.kind_of(choice) == o.PICK and s.at_spot(o.value_of(choice)) == s.board[spot_or_none(s, name)]:
            return int(choice)
        if o.kind_of(choice) == o.PICK_FACE and s.library.names[o.value_of(choice)] == name:
            return int(choice)
    raise AssertionError(f"{name} cannot be picked here")


def spot_or_none(s: Board, name: str) -> int:
    try:
        return spot_named(s, name)
    except AssertionError:
        return 0


def play(s: Board, text: str) -> None:
    """Choices one behind the other, with semicolons; "~" passes in all windows and at all points."""
    for words in text.split(";"):
        words = words.strip()
        if words == "~":
            while asked(s).split(":")[0] in ("Window", "Point"):
                s.apply(o.PASS)
            continue
        assert (s.seat == CHANCE) == words.startswith("roll"), f"{words}: asked is {asked(s)}"
        choice = option(s, words)
        clause = s.bar(choice)
        assert clause == 0, f"{words}: barred by {clause}, asked is {asked(s)}"
        s.apply(choice)


def passes(s: Board, until: str) -> None:
    """Pass until this kind of frame asks."""
    for _ in range(50):
        if asked(s).split(":")[0] == until:
            return
        s.apply(o.PASS)
    raise AssertionError(f"{until} never asks; now {asked(s)}")


def asked(s: Board) -> str:
    """Which frame asks whom: "Window:1"."""
    if s.over():
        return "over"
    return f"{type(s.frames[-1]).__name__}:{s.seat}"


def why(s: Board, words: str) -> int:
    """The clause that forbids a choice."""
    return int(s.bar(option(s, words)))


def at_square(s: Board, thing: int) -> str:
    """Where a token has its lowest square."""
    squares = s.get(thing, its.SQUARES)
    for number in range(SQUARES):
        if squares >> number & 1:
            return f"{LETTERS[number // 9]}{number % 9 + 1}"
    return ""


def windows(s: Board) -> int:
    """How many Response Windows are open, one inside the other."""
    return sum(isinstance(frame, Window) for frame in s.frames)


def reloaded(s: Board) -> Board:
    """The same moment, written as text and read again."""
    blank = Board(SEATS, b"", [], s.library)
    again = load(dump(s, GAME), GAME, blank, {frame.__name__: frame for frame in FRAMES})
    assert isinstance(again, Board) and dump(again, GAME) == dump(s, GAME)
    return again


# ---- the opening of worked cases

HIT = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, {R}, HP). Ability Traits: Combat"
FREE = "Global Action: {S} Melee Attack (RNG 0+D1, STR 3, {R}, HP). Ability Traits: Combat"
SHOT = "Global Action: {Exhaust} Ranged Attack (RNG 4+D2, STR 3, {B}, HP). Ability Traits: Combat"
SHOVE = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, PUSH). Ability Traits: Combat"
BLAST = (
    "Global Action: {Exhaust} Ranged Attack (AOE 3x3, RNG 2, STR 3, {R}, HP). Ability Traits: Combat, Fire"
)


def stand(
    *cards: tuple[Card, int, str],
    bank: str = "",
    theirs: str = "",
    cp: int = 0,
    cp2: int = 0,
    spare: tuple[Card, ...] = (),
) -> Board:
    """Cards on their squares, in [Battle On]."""
    s = board([*{card.name: card for card, _, _ in cards}.values(), *spare])
    for card, seat, where in cards:
        place(s, card.name, seat, where)
    dice(s, 0, bank)
    dice(s, 1, theirs)
    command(s, 0, cp)
    command(s, 1, cp2)
    return fight(s)


def the(s: Board, name: str) -> int:
    for number in range(s.count()):
        if s.library.names[s.get(number, its.FACE)] == name:
            return number
    raise AssertionError(name)


def hurt(s: Board, name: str) -> int:
    return int(s.get(the(s, name), its.DAMAGE))


def zone(s: Board, name: str) -> int:
    return int(s.get(the(s, name), its.ZONE))


def judged(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(*[f"antithesis {one}" for one in ids])


def aim(s: Board, origin: str, way: str) -> None:
    """Where a line or cone begins and goes."""
    choice = o.make(o.DIRECTION, o.going(square(origin), WAYS.index(way)))
    assert s.bar(choice) == 0
    s.apply(choice)


OX = Card("Ox", hp=9, vp=2)
SPEAR = Card("Spear", hp=9, lines=(HIT,))


def act(text: str, cost: str = "{S}", kind: str = "Global Action") -> str:
    return f"{kind}: {cost} {text} Ability Traits: Command"


def when(text: str, cost: str = "") -> str:
    return f"Response: {cost + ' ' if cost else ''}{text} Ability Traits: Command"
