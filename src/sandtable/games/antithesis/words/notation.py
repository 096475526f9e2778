"""Antithesis in notation: what every choice is called. Squares and directions are as player 1 sees them."""

from __future__ import annotations

from typing import Final

from sandtable.cards.names import spell
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.words.places import (
    COLOURS,
    DIRECTIONS,
    TOKENS,
    die_name,
    die_named,
    found_at,
    square_name,
    square_named,
    where,
)
from sandtable.kernel.errors import NotationError
from sandtable.timing.positions import face_named, small

SIMPLE: Final = {
    o.PASS: "pass", o.DONE_PICKING: "done", o.YES: "yes", o.NO: "no", o.STOP: "stop", o.PAID: "paid",
    o.NO_SHIFT: "keep", o.CONCEDE: "concede",
}  # fmt: skip
BY_WORD: Final = {word: option for option, word in SIMPLE.items()}
VERBS: Final = {
    o.USE: "use", o.USE_CARD: "from", o.USE_OWN: "own", o.DIE: "die", o.COLOUR: "colour", o.SQUARE: "at",
    o.FIELD: "lay", o.STEP: "step", o.ARRAY: "array", o.DIRECTION: "aim", o.DISTANCE: "shove",
    o.STRATEGY: "shift", o.COMBINE: "with", o.TOKEN: "token", o.BEGIN: "first", o.NUMBER: "number",
    o.TURN_TO: "turn", o.ADDED_DIE: "added", o.SURPLUS: "besides", o.PICK: "pick", o.PICK_FACE: "take",
    o.PICK_SECOND: "take2", o.PICK_PLAYER: "player", o.PICK_EFFECT: "ability", o.MODE: "mode", o.NEXT: "next",
}  # fmt: skip
BY_VERB: Final = {word: kind for kind, word in VERBS.items()}
FACES: Final = (o.PICK_FACE, o.PICK_SECOND, o.STRATEGY)
ABILITIES: Final = (o.USE, o.COMBINE)  # of what lies In Play
DICE: Final = (o.DIE, o.ADDED_DIE, o.SURPLUS)
FROM_ONE: Final = (o.PICK_PLAYER, o.NEXT, o.BEGIN, o.USE_OWN, o.ARRAY)  # numbered from 1 on for people
MOST: Final = 1 << 20
MOST_ABILITIES: Final = 60
TURNED: Final = "/"  # behind the square of a Field token that is turned by 90 degrees (R126)
LIKE: Final = "choices are like pass, use:D4#2, from:Name#1, at:A5, step:N, die:R4"


def token(s: Board, option: int) -> str:
    if option in SIMPLE:
        return SIMPLE[option]
    kind, value = int(o.kind_of(option)), int(o.value_of(option))
    return f"{VERBS[kind]}:{meant(s, kind, value)}"


def meant(s: Board, kind: int, value: int) -> str:
    """What a choice is about."""
    if kind == o.PICK:
        return where(s, int(s.at_spot(value)))
    if kind in FACES:
        return spell(s.library.names[value])
    if kind in ABILITIES:
        return f"{where(s, int(s.at_spot(o.ability_place(value))))}#{o.ability_index(value) + 1}"
    if kind == o.USE_CARD:
        return f"{spell(s.library.names[o.ability_place(value)])}#{o.ability_index(value) + 1}"
    if kind in DICE:
        return die_name(value)
    if kind == o.COLOUR:
        return COLOURS[value]
    if kind == o.SQUARE:
        return square_name(value)
    if kind == o.FIELD:
        return square_name(int(o.field_square(value))) + (TURNED if o.field_turned(value) else "")
    if kind == o.STEP:
        return DIRECTIONS[value]
    if kind == o.DIRECTION:
        return f"{square_name(int(o.going_from(value)))}>{DIRECTIONS[o.going_to(value)]}"
    if kind == o.TOKEN:
        return f"{where(s, int(s.at_spot(o.token_place(value))))}/{TOKENS[o.token_kind(value)]}"
    if kind == o.TURN_TO:
        return f"{die_name(value >> 3)}>{value & 7}"
    return str(value + 1 if kind in FROM_ONE else value)


def read(s: Board, text: str) -> int:
    if text in BY_WORD:
        return BY_WORD[text]
    verb, colon, rest = text.partition(":")
    kind = BY_VERB.get(verb, 0)
    if not colon or not rest or kind == 0:
        raise NotationError(f"{text!r} is no choice; {LIKE}")
    return int(o.make(kind, understood(s, text, kind, rest)))


def understood(s: Board, text: str, kind: int, rest: str) -> int:
    """The value of a choice of this kind."""
    if kind == o.PICK:
        return spot_at(s, text, rest)
    if kind in FACES:
        return face_named(s.library, text, rest, len(s.library.names))
    if kind in ABILITIES or kind == o.USE_CARD:
        place, _, number = rest.partition("#")
        index = small(text, number, MOST_ABILITIES) - 1
        card = kind == o.USE_CARD
        at = face_named(s.library, text, place, len(s.library.names)) if card else spot_at(s, text, place)
        return int(o.ability(at, index))
    if kind in DICE:
        return a_die(text, rest)
    if kind == o.COLOUR:
        if len(rest) != 1 or rest not in COLOURS:
            raise NotationError(
                f"{text!r}: colours are {', '.join(COLOURS[: their.COLOURS])}; S an icon of any"
            )
        return COLOURS.index(rest)
    if kind == o.SQUARE:
        return a_square(text, rest)
    if kind == o.FIELD:
        square = a_square(text, rest.removesuffix(TURNED))
        return int(o.value_of(o.field_at(square, rest.endswith(TURNED))))
    if kind == o.STEP:
        return a_direction(text, rest)
    if kind == o.DIRECTION:
        origin, _, direction = rest.partition(">")
        return int(o.going(a_square(text, origin), a_direction(text, direction)))
    if kind == o.TOKEN:
        place, _, name = rest.partition("/")
        if name not in TOKENS:
            raise NotationError(f"{text!r}: tokens are {', '.join(TOKENS)}")
        return int(o.token_of(spot_at(s, text, place), TOKENS.index(name)))
    if kind == o.TURN_TO:
        die, _, pips = rest.partition(">")
        return a_die(text, die) << 3 | small(text, pips, int(their.PIPS))
    least = 1 if kind in FROM_ONE else 0
    return small(text, rest, MOST, least) - least


def a_square(text: str, name: str) -> int:
    square = square_named(name)
    if square < 0:
        raise NotationError(f"{text!r}: squares are A1 to G9, as player 1 sees them")
    return square


def a_direction(text: str, name: str) -> int:
    if name not in DIRECTIONS:
        raise NotationError(f"{text!r}: directions are {', '.join(DIRECTIONS)}, as player 1 sees them")
    return DIRECTIONS.index(name)


def a_die(text: str, name: str) -> int:
    die = die_named(name)
    if die < 0:
        raise NotationError(f"{text!r}: dice are like R4: a colour of R, P, G, B, Y and a value from 1 to 6")
    return die


def spot_at(s: Board, text: str, place: str) -> int:
    thing = found_at(s, place)
    if thing < 0:
        raise NotationError(f"{text!r}: nothing lies at {place!r}; places are like D4, fD4, 1d2, D4.1")
    return int(s.spot(thing))
