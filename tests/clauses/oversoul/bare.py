"""Cards without text as numbers, laid where a test of a Battle wants them, for what is below the notation."""

from functools import cache

from sandtable.games.oversoul.actions.legality import FREE, bar_action
from sandtable.games.oversoul.cardset.binding import Printed, build
from sandtable.games.oversoul.changes.entering import receive_printed
from sandtable.games.oversoul.deeds.table import orders
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.rules import RULES
from sandtable.games.oversoul.table import geometry
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ACTION
from sandtable.games.oversoul.turn.phases import ASKING, Turn, Turns
from sandtable.games.oversoul.turn.setup import deal
from sandtable.kernel.rng import seed_bytes

PLUS, MINUS = 1, 2
CARDS = [
    Printed(
        "Chief",
        1,
        op.UNIT,
        (op.CHAOS,),
        (op.PRIMAL,),
        rank=5,
        sign=MINUS,
        energy=5,
        dmg=5,
        spd=3,
        hp=20,
        leads=True,
    ),
    Printed(
        "Matron",
        2,
        op.UNIT,
        (op.ORDER,),
        (op.PRIMAL,),
        rank=5,
        sign=PLUS,
        energy=3,
        dmg=4,
        spd=2,
        hp=24,
        leads=True,
    ),
    Printed(
        "Oracle", 3, op.EVENT_NOUN, (op.FLOW,), (op.PRIMAL,), rank=5, sign=MINUS, energy=4, hp=20, leads=True
    ),
    Printed("Spring", 4, op.UNIT, (op.CHAOS,), (op.PRIMAL,), rank=1, sign=PLUS, energy=1, dmg=1, spd=2, hp=2),
    Printed("River", 5, op.UNIT, (op.CHAOS,), (op.PRIMAL,), rank=2, sign=PLUS, energy=3, dmg=1, spd=2, hp=3),
    Printed("Hound", 6, op.UNIT, (op.CHAOS,), (op.PRIMAL,), rank=1, sign=MINUS, energy=2, dmg=2, spd=2, hp=3),
    Printed("Swift", 7, op.UNIT, (op.ORDER,), (op.PRIMAL,), rank=1, sign=MINUS, energy=1, dmg=2, spd=3, hp=2),
    Printed("Hawk", 8, op.UNIT, (op.ORDER,), (op.PRIMAL,), rank=1, sign=MINUS, energy=1, dmg=2, spd=4, hp=2),
    Printed("Dart", 9, op.UNIT, (op.ORDER,), (op.PRIMAL,), rank=1, sign=MINUS, energy=1, dmg=2, spd=5, hp=2),
    Printed(
        "Stone", 10, op.UNIT, (op.ORDER,), (op.PRIMAL,), rank=1, sign=MINUS, energy=1, dmg=3, spd=0, hp=6
    ),
    Printed(
        "Snail", 11, op.UNIT, (op.ORDER,), (op.PRIMAL,), rank=1, sign=MINUS, energy=1, dmg=3, spd=1, hp=6
    ),
    Printed("Wall", 12, op.UNIT, (op.ORDER,), (op.STATION,), rank=1, sign=PLUS, energy=1, hp=6),
    Printed(
        "Giant", 13, op.UNIT, (op.VIGOR,), (op.PRIMAL,), rank=4, sign=MINUS, energy=5, dmg=6, spd=2, hp=8
    ),
    Printed(
        "Hall", 14, op.EVENT_NOUN, (op.CHAOS,), event_role=op.BOARD_ROLE, rank=1, sign=PLUS, energy=1, hp=4
    ),
    Printed("Rite", 15, op.EVENT_NOUN, (op.ORDER,), event_role=op.CAST_ROLE, rank=1, sign=MINUS, energy=1),
    Printed("Flash", 16, op.EVENT_NOUN, (op.ORDER,), event_role=op.QUICK_ROLE, rank=1, sign=MINUS, energy=1),
    Printed("Trap", 17, op.EVENT_NOUN, (op.ORDER,), event_role=op.COUNTER_ROLE, rank=1, sign=MINUS, energy=1),
    Printed(
        "Verse", 18, op.EVENT_NOUN, (op.ORDER,), event_role=op.PERFECT_ROLE, rank=1, sign=MINUS, energy=1
    ),
    Printed(
        "Armor",
        19,
        op.CONSTRUCT,
        (op.ORDER,),
        construct_role=op.UNIT_CONSTRUCT,
        rank=1,
        sign=MINUS,
        energy=1,
        hp=3,
    ),
    Printed(
        "Core",
        20,
        op.CONSTRUCT,
        (op.CHAOS,),
        construct_role=op.UNIT_CONSTRUCT,
        rank=1,
        sign=PLUS,
        energy=2,
        hp=2,
    ),
    Printed(
        "Roof",
        21,
        op.CONSTRUCT,
        (op.ORDER,),
        construct_role=op.EVENT_CONSTRUCT,
        rank=1,
        sign=MINUS,
        energy=1,
        hp=3,
    ),
    *[
        Printed(
            f"Hue{hue}",
            30 + hue,
            op.UNIT,
            (hue,),
            (op.PRIMAL,),
            rank=1,
            sign=MINUS,
            energy=1,
            dmg=1,
            spd=1,
            hp=1,
        )
        for hue in range(1, 10)
    ],
    Printed(
        "Rainbow",
        50,
        op.UNIT,
        (op.CHAOS, op.ORDER),
        (op.PRIMAL,),
        rank=1,
        sign=MINUS,
        energy=2,
        dmg=1,
        spd=1,
        hp=1,
    ),
]
SPOTS = {name: spot for spot, name in enumerate(geometry.NAMES)}


@cache
def library():
    lib = build(CARDS)
    lib.rules = RULES
    lib.orders = orders()
    return lib


def blank(leaders=("Chief", "Matron"), deck="Hound", size=12):
    """A table with Leaders and Decks, before the first turn."""
    lib = library()
    face = lib.face_of(deck)
    return deal(
        lib, [lib.face_of(name) for name in leaders], [[face] * size for _ in leaders], seed_bytes("1")
    )


def put(s, player, spot, name, side=its.UPRIGHT, entered=0):
    """Lay a card into a Zone."""
    thing = int(s.new_thing(library().face_of(name), player))
    number = SPOTS[spot]
    s.put(thing, its.SLOT, number)
    s.put(thing, its.PLACE, its.EVENT_ZONE if geometry.is_event_zone(number) else its.UNIT_ZONE)
    s.put(thing, its.SIDE, side)
    s.put(thing, its.ENTERED, entered)
    s.set_zone(thing, op.BOARD)
    receive_printed(s, thing)
    return thing


def attach(s, host, name):
    """Lay a Construct onto a card."""
    thing = int(s.new_thing(library().face_of(name), s.get(host, its.CONTROLLER)))
    s.put(thing, its.SLOT, s.get(host, its.SLOT))
    s.put(thing, its.PLACE, its.ATTACHED)
    s.put(thing, its.HOST, host)
    s.set_zone(thing, op.BOARD)
    return thing


def deal_hand(s, player, *names):
    out = []
    for name in names:
        thing = int(s.new_thing(library().face_of(name), player))
        s.set_zone(thing, op.HAND)
        s.put(thing, its.RANK, s.tick())
        out.append(thing)
    return out


def idle(s, player, name):
    thing = int(s.new_thing(library().face_of(name), player))
    s.set_zone(thing, op.IDLE)
    s.put(thing, its.RANK, s.tick())
    return thing


def act(s, turn=3, rank=3, pool=3):
    """Let player 1 be in the Action Phase, asked what to do."""
    s.turn = turn
    s.active = 0
    s.phase = ACTION
    for seat in range(s.seats):
        s.let(seat, their.RANK, rank)
        s.let(seat, their.POOL, pool)
        s.let(seat, their.CYCLES, 2)
    frame = Turn(0)
    frame.step = ASKING
    s.frames = [Turns(), frame]
    s.frames[0].step = 1
    s.run()
    return s


def hand_option(kind, name):
    return o.make(kind, library().face_of(name))


def at(s, kind, thing):
    return o.make(kind, s.spot(thing))


def why(s, option, player=0, occasion=FREE):
    """The clause number by which an action is barred."""
    return int(bar_action(s, player, option, occasion))


def passes(s, most=40):
    """Everybody passes, pays as asked and takes the first answer, until player 1 is free to act again."""
    for _ in range(most):
        top = s.frames[-1] if s.frames else None
        if top is None or (isinstance(top, Turn) and o.END_PHASE in s.options()):
            return s
        options = list(s.options())
        s.apply(o.PASS if o.PASS in options else (o.PAID if o.PAID in options else options[0]))
    return s


def do(s, *options):
    for option in options:
        assert option in s.options(), (option, list(s.options()), type(s.frames[-1]).__name__)
        s.apply(option)
    return s
