"""Oversoul in notation: what every choice is called, and positions on one line."""

from __future__ import annotations

from typing import Final

from sandtable.cards.names import spell
from sandtable.games.oversoul.cardset.library import Library
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.table import geometry
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.kernel.errors import NotationError
from sandtable.timing.positions import EVERYTHING, card_text, face_named, pile_text, small
from sandtable.timing.seen import from_top

SIMPLE: Final = {
    o.PASS: "pass", o.DONE_PICKING: "done", o.YES: "yes", o.NO: "no", o.END_PHASE: "end",
    o.NO_GUARD: "unguarded", o.PAID: "paid", o.CONCEDE: "concede",
}  # fmt: skip
BY_WORD: Final = {word: option for option, word in SIMPLE.items()}
VERBS: Final = {
    o.ACTIVATE: "play", o.TURN_UP: "turn", o.LEAD: "lead", o.PREPARE: "prepare", o.ATTACK: "attack",
    o.TARGET: "target", o.GUARD: "guard", o.USE: "use", o.USE_CARD: "from", o.GENERATE: "tap", o.PICK: "pick",
    o.PICK_FACE: "take", o.PICK_PLAYER: "player", o.PICK_EFFECT: "link", o.MODE: "mode", o.NEXT: "next",
    o.ZONE: "zone", o.BEGIN: "first", o.SHARE: "share",
}  # fmt: skip
BY_VERB: Final = {word: kind for kind, word in VERBS.items()}
PLACES: Final = (o.TURN_UP, o.ATTACK, o.TARGET, o.GUARD, o.GENERATE, o.PICK)
FACES: Final = (o.ACTIVATE, o.PREPARE, o.PICK_FACE)
FROM_ONE: Final = (o.PICK_PLAYER, o.NEXT, o.BEGIN)  # numbered from 1 on for people


def where(s: Board, thing: int) -> str:
    """A place on the board: 1U3, 2L, and for what is Attached there 1U3.1 from the host upward."""
    host = int(s.get(thing, its.HOST))
    bottom = host if host >= 0 else thing
    place = f"{s.get(bottom, its.CONTROLLER) + 1}{geometry.NAMES[s.get(bottom, its.SLOT)]}"
    if host < 0:
        return place
    return f"{place}.{[int(x) for x in s.stack_on(host)].index(thing) + 1}"


TOTEM: Final = "TOTEM"  # how positions call one, with a number behind it


def token(s: Board, option: int) -> str:
    if option in SIMPLE:
        return SIMPLE[option]
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    verb = VERBS[kind]
    if kind == o.LEAD:
        return verb
    if kind in PLACES:
        return f"{verb}:{where(s, int(s.at_spot(value)))}"
    if kind in FACES:
        return f"{verb}:{spell(s.library.names[value])}"
    if kind == o.USE:
        return f"{verb}:{where(s, int(s.at_spot(o.ability_place(value))))}#{o.ability_index(value) + 1}"
    if kind == o.USE_CARD:
        return f"{verb}:{spell(s.library.names[o.ability_place(value)])}#{o.ability_index(value) + 1}"
    if kind == o.ZONE:
        return f"{verb}:{geometry.NAMES[value]}"
    return f"{verb}:{value + 1 if kind in FROM_ONE else value}"


def read(s: Board, text: str) -> int:
    if text in BY_WORD:
        return BY_WORD[text]
    if text == VERBS[o.LEAD]:
        return int(o.make(o.LEAD, 0))
    verb, colon, rest = text.partition(":")
    kind = BY_VERB.get(verb, 0)
    if not colon or not rest or kind in (0, o.LEAD):
        raise NotationError(f"{text!r} is no choice; choices are like pass, play:Name, attack:1U3, use:1U3#2")
    if kind in PLACES:
        return int(o.make(kind, spot_at(s, text, rest)))
    if kind in FACES:
        return int(o.make(kind, named(s.library, text, rest)))
    if kind in (o.USE, o.USE_CARD):
        place, _, number = rest.partition("#")
        index = small(text, number, 60) - 1
        at = spot_at(s, text, place) if kind == o.USE else named(s.library, text, place)
        return int(o.make(kind, o.ability(at, index)))
    if kind == o.ZONE:
        if rest not in geometry.NAMES:
            raise NotationError(f"{text!r}: Zones are U1 to U5 and E1 to E3")
        return int(o.make(kind, geometry.NAMES.index(rest)))
    number = str(small(text, rest, 1 << 20))
    return int(o.make(kind, int(number) - (1 if kind in FROM_ONE else 0)))


def spot_at(s: Board, text: str, place: str) -> int:
    for thing in s.board:
        if where(s, int(thing)) == place:
            return int(s.spot(thing))
    raise NotationError(f"{text!r}: nothing lies at {place!r}; places are like 1U3, 2E1, 1L, 1U3.1")


def named(lib: Library, text: str, name: str) -> int:
    """A card by its name; a TOTEM is TOTEM and the number of its sheet in the set."""
    number = name.removeprefix(TOTEM)
    if number != name and number.isascii() and number.isdigit():
        face = int(lib.cards) + int(number) - 1
        if len(number) < 4 and int(lib.cards) <= face < len(lib.names):
            return face
        raise NotationError(f"{text!r}: no card of this set makes a TOTEM of this number")
    return face_named(lib, text, name, int(lib.cards))


# ---- positions

ZONES: Final = {"hand": op.HAND, "deck": op.DECK, "idle": op.IDLE, "exile": op.EXILE_SPACE}
MARKS: Final = {its.SIDEWAYS: "x", its.FACE_DOWN: "f"}


def position(s: Board, seen_by: int = EVERYTHING) -> str:
    """The table in words; of what a seat may not see (from -1 on) only the number is written."""
    words = [f"turn={s.turn}", f"active={s.active + 1}"]
    words.append("order=" + ",".join([str(seat + 1) for seat in s.order]))
    for player in range(s.seats):
        head = f"{player + 1}."
        words += [f"{head}rank={s.of(player, their.RANK)}", f"{head}pool={s.of(player, their.POOL)}"]
        for thing in s.board:
            if s.get(thing, its.CONTROLLER) == player and s.get(thing, its.PLACE) != its.ATTACHED:
                spot = geometry.NAMES[s.get(thing, its.SLOT)]
                key = "leader" if spot == "L" else spot
                stack = "".join(["+" + thing_text(s, int(t), seen_by) for t in s.stack_on(thing)])
                words.append(f"{head}{key}={thing_text(s, int(thing), seen_by)}{stack}")
        for key, zone in ZONES.items():
            cards = from_top(s, player, zone)
            if cards:
                words.append(f"{head}{key}={pile_text(s, cards, seen_by, zone in (op.HAND, op.DECK))}")
    return " ".join(words)


def thing_text(s: Board, thing: int, seen_by: int) -> str:
    marks = [MARKS[int(s.get(thing, its.SIDE))]] if s.get(thing, its.SIDE) in MARKS else []
    if s.get(thing, its.DAMAGE):
        marks.append(f"d{s.get(thing, its.DAMAGE)}")
    if s.flag(thing, its.AS_CONSTRUCT):
        marks.append(f"h{s.get(thing, its.FORM_HP)}")
    name = card_text(s, thing, seen_by)
    if s.flag(thing, its.IS_TOKEN):
        name = f"{TOTEM}{s.get(thing, its.FACE) - s.library.cards + 1}"
        marks += [word for word, hue in w.ARCHETYPES.numbers.items() if s.get(thing, its.HUE) >> hue & 1]
    return name + (f"[{'/'.join(marks)}]" if marks else "")
