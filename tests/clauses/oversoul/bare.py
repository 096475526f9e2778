"""Cards without text as numbers, laid where a test of a Battle wants them, for what is below the notation."""

from functools import cache

from sandtable.games.oversoul.cardset.binding import Printed, build
from sandtable.games.oversoul.cardset.library import NONE
from sandtable.games.oversoul.changes.entering import receive_printed
from sandtable.games.oversoul.deeds.table import ORDERS
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


def unit(name, hues, sign, rank, energy, dmg, spd, hp, **more):
    """A Unit; its Role is PRIMAL unless another is named."""
    roles = more.pop("roles", (op.PRIMAL,))
    return dict(
        name=name,
        kind=op.UNIT,
        archetypes=hues,
        roles=roles,
        sign=sign,
        rank=rank,
        energy=energy,
        dmg=dmg,
        spd=spd,
        hp=hp,
        **more,
    )


def event(name, hue, role, sign=MINUS, **more):
    return dict(name=name, kind=op.EVENT_NOUN, archetypes=(hue,), event_role=role, sign=sign, **more)


def construct(name, hue, role, sign, energy, hp):
    return dict(
        name=name, kind=op.CONSTRUCT, archetypes=(hue,), construct_role=role, sign=sign, energy=energy, hp=hp
    )


TEXTLESS = [
    unit("Chief", (op.CHAOS,), MINUS, 5, 5, 5, 3, 20, leads=True),
    unit("Matron", (op.ORDER,), PLUS, 5, 3, 4, 2, 24, leads=True),
    unit("Spring", (op.CHAOS,), PLUS, 1, 1, 1, 2, 2),
    unit("Hound", (op.CHAOS,), MINUS, 1, 2, 2, 2, 3),
    unit("Swift", (op.ORDER,), MINUS, 1, 1, 2, 3, 2),
    unit("Hawk", (op.ORDER,), MINUS, 1, 1, 2, 4, 2),
    unit("Dart", (op.ORDER,), MINUS, 1, 1, 2, 5, 2),
    unit("Stone", (op.ORDER,), MINUS, 1, 1, 3, 0, 6),
    unit("Snail", (op.ORDER,), MINUS, 1, 1, 3, 1, 6),
    unit("Wall", (op.ORDER,), PLUS, 1, 1, NONE, NONE, 6, roles=(op.STATION,)),
    unit("Giant", (op.VIGOR,), MINUS, 4, 5, 6, 2, 8),
    event("Hall", op.CHAOS, op.BOARD_ROLE, PLUS, hp=4),
    construct("Armor", op.ORDER, op.UNIT_CONSTRUCT, MINUS, 1, 3),
    construct("Core", op.CHAOS, op.UNIT_CONSTRUCT, PLUS, 2, 2),
]
CARDS = [Printed(number=number, **card) for number, card in enumerate(TEXTLESS, 1)]
SPOTS = {name: spot for spot, name in enumerate(geometry.NAMES)}


@cache
def library():
    lib = build(CARDS)
    lib.rules = RULES
    lib.orders = ORDERS
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


def at(s, kind, thing):
    return o.make(kind, s.spot(thing))


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
