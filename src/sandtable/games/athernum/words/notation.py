"""Notation: choices as single words, and positions of a Day Phase on one line.

A position is words, each `key=value`: turn, active, pool, order, phase (at whose beginning it stands); and
for each player, with its number before a dot, main, chars, loc, res, hand, deck, discard, void, extra,
commands, mana. A card is its name with _ for spaces; in brackets behind it stand x (exhausted), f (face-
down), oN (its owner, if that is not its controller), dN (damage), eN (exhaustion counters), vN (Victory
Tokens), Name:N (custom markers); behind a + its attachments. Between characters an empty word is an empty
slot. Decks and piles are written from the top.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.names import spell, unspell
from sandtable.cards.program import layout as lay
from sandtable.games.athernum import clauses as c
from sandtable.games.athernum.actions.naming import (
    ability_thing,
    option_face,
    option_host,
    option_zone,
    play_option,
)
from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.changes.lasting import register_meanings
from sandtable.games.athernum.changes.markers import add_marks
from sandtable.games.athernum.deeds.lasting import state_it
from sandtable.games.athernum.evaluating.abilities import abilities
from sandtable.games.athernum.evaluating.on_table import custom_markers
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import options as o
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.turn.after_action import NEXT
from sandtable.games.athernum.turn.phases import (
    DAYTIME,
    EVENING_OPENS,
    MORNING,
    NIGHT_OPENS,
    Day,
    Turn,
    Turns,
)
from sandtable.games.athernum.turn.setup import can_lead, deal
from sandtable.games.athernum.words.places import at, attached_to, in_place, where
from sandtable.games.athernum.words.placing import misplaced, place_words
from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError
from sandtable.timing import pending
from sandtable.timing.evaluating.gifts import keep_gifts
from sandtable.timing.evaluating.in_force import granted
from sandtable.timing.positions import Words, card_text, face_named, is_count
from sandtable.timing.scene import Scene
from sandtable.timing.seen import from_top

WORDS: Final = {
    o.PASS: "pass", o.DONE_PICKING: "done", o.YES: "yes", o.NO: "no", o.END_DAY: "end", o.TO_COMBAT: "combat",
    o.END_COMBAT: "end-combat", o.NO_DEFENDER: "undefended", o.CONCEDE: "concede",
    o.PROPOSED: "pay",
}  # fmt: skip
BY_WORD: Final = {word: option for option, word in WORDS.items()}
COMMAND_WORDS: Final = ("", "acquisition", "solvency", "contingency")
VERBS: Final = {
    "lead": o.LEAD, "play": o.PLAY, "relic": o.RELIC, "attach": o.ATTACH_UP, "hide": o.ATTACH_DOWN,
    "use": o.ACTIVATE, "support": o.SUPPORT, "up": o.TURN_UP, "drop": o.DISCARD, "exhaust": o.GENERATE,
    "attack": o.ATTACK, "at": o.TARGET, "defend": o.DEFEND, "pick": o.PICK, "player": o.PICK_PLAYER,
    "effect": o.PICK_EFFECT, "name": o.NAME, "mode": o.MODE, "pay": o.KIND, "next": o.NEXT, "from": o.FROM,
    "shuffle": o.RESHUFFLE, "number": o.NUMBER,
}  # fmt: skip
BY_VERB: Final = {kind: verb for verb, kind in VERBS.items()}
ZONE_WORDS: Final = {op.HAND: "", op.DISCARD_PILE: "@discard", op.EXTRA_DECK: "@extra", op.VOID: "@void"}
_ON_BOARD: Final = (o.TURN_UP, o.DISCARD, o.GENERATE, o.ATTACK, o.TARGET, o.DEFEND, o.PICK)
_BY_FACE: Final = (o.LEAD, o.SUPPORT, o.NAME, o.PICK_FACE)
NOWHERE: Final = 1023  # a spot that is never taken


# ---- choices


def token(s: Board, option: int) -> str:
    if option in WORDS:
        return WORDS[option]
    kind = int(o.kind_of(option))
    value = int(o.value_of(option))
    lib = s.library
    if kind == o.COMMAND:
        return COMMAND_WORDS[value]
    if kind == o.PICK_FACE:
        return "pick:" + spell(lib.names[value])
    verb = BY_VERB[kind]
    if kind in _BY_FACE:
        return f"{verb}:{spell(lib.names[value])}"
    if kind in (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN):
        text = f"{verb}:{spell(lib.names[option_face(option)])}{ZONE_WORDS[int(option_zone(option))]}"
        if kind in (o.ATTACH_UP, o.ATTACH_DOWN):
            text += ">" + where(s, int(option_host(s, option)))
        return text
    if kind in (o.ACTIVATE, o.FROM):
        thing = ability_thing(s, kind, value)
        return f"{verb}:{where(s, thing)}#{o.ability_index(value) + 1}"
    if kind in _ON_BOARD:
        return f"{verb}:{where(s, int(s.at_spot(value)))}"
    if kind == o.KIND:
        return f"pay:{lib.factions[value] or 'factionless'}"
    if kind in (o.PICK_PLAYER, o.NEXT, o.RESHUFFLE):
        return f"{verb}:{value + 1}"
    return f"{verb}:{value}"


def read(s: Board, text: str) -> int:
    if text in BY_WORD:
        return BY_WORD[text]
    if text in COMMAND_WORDS and text:
        return int(o.make(o.COMMAND, COMMAND_WORDS.index(text)))
    verb, colon, rest = text.partition(":")
    if not colon or verb not in VERBS or not rest:
        raise NotationError(
            f"{text!r}: a choice is a word such as pass, end, combat or solvency, or like play:Name, "
            "attach:Name>1c2, use:1m#1, attack:1c1, pick:2c1"
        )
    kind = VERBS[verb]
    if kind == o.PICK:
        thing = at(s, rest)
        if thing >= 0 and s.get(thing, its.ZONE) == op.BOARD:
            return int(o.make(o.PICK, s.spot(thing)))
        return int(o.make(o.PICK_FACE, named(s.library, text, rest)))
    if kind in _BY_FACE:
        return int(o.make(kind, named(s.library, text, rest)))
    if kind in (o.PLAY, o.RELIC, o.ATTACH_UP, o.ATTACH_DOWN):
        return read_play(s, text, kind, rest)
    if kind in (o.ACTIVATE, o.FROM):
        place, _, number = rest.partition("#")
        index = small(text, number) - 1
        if index < 0:
            raise NotationError(f"{text!r}: {number!r} is no number")
        thing = thing_at(s, text, place)
        spot = thing if kind == o.FROM else spot_of(s, thing)
        return int(o.make(kind, o.ability(spot, index)))
    if kind in _ON_BOARD:
        return int(o.make(kind, spot_of(s, thing_at(s, text, rest))))
    if kind == o.KIND:
        for faction, word in enumerate(s.library.factions):
            if rest == (word or "factionless"):
                return int(o.make(kind, faction))
        raise NotationError(f"{text!r}: there is no faction {rest!r}")
    count = small(text, rest)
    if count == 0 and kind != o.NUMBER:
        raise NotationError(f"{text!r}: {rest!r} is no number")
    return int(o.make(kind, count - 1 if kind in (o.PICK_PLAYER, o.NEXT, o.RESHUFFLE) else count))


def read_play(s: Board, text: str, kind: int, rest: str) -> int:
    card, arrow, place = rest.partition(">")
    name, sign, zone_word = card.partition("@")
    zone = op.HAND
    for number, word in ZONE_WORDS.items():
        if sign and word == "@" + zone_word:
            zone = number
    if sign and zone == op.HAND:
        raise NotationError(f"{text!r}: cards are played from @discard, @extra or @void")
    attaching = kind in (o.ATTACH_UP, o.ATTACH_DOWN)
    if attaching != bool(arrow):
        raise NotationError(f"{text!r}: an item is attached like attach:Name>1c2")
    host = thing_at(s, text, place) if attaching else -1
    return int(play_option(s, kind, zone, named(s.library, text, name), host))


def small(text: str, number: str) -> int:
    if (
        not number.isascii()
        or not number.isdigit()
        or len(number) > 6
        or (number[0] == "0" and number != "0")
    ):
        raise NotationError(f"{text!r}: {number!r} is no number")
    return int(number)


def thing_at(s: Board, text: str, place: str) -> int:
    thing = at(s, place)
    if thing < 0:
        raise NotationError(f"{text!r}: nothing lies at {place!r}; places are like 1m, 2c3, 1l1, 1r2, 2c3.1")
    return thing


def spot_of(s: Board, thing: int) -> int:
    """Where a thing stands on the board; what lies elsewhere is nowhere there, and so is refused."""
    spot = int(s.spot(thing))
    return spot if spot >= 0 else NOWHERE


def named(lib: Library, text: str, name: str) -> int:
    return face_named(lib, text, name, len(lib.names))


# ---- positions


def position(s: Board) -> str:
    """The table in words."""
    words = [f"turn={s.turn}", f"active={s.active + 1}", f"pool={s.pool}"]
    if s.phase in PHASE_WORDS:
        words.append(f"phase={PHASE_WORDS[s.phase]}")
    words.append("order=" + ",".join([str(seat + 1) for seat in s.order]))
    for player in range(s.seats):
        head = f"{player + 1}."
        leader = int(s.of(player, their.LEADER))
        if leader >= 0 and leads_at_home(s, leader):
            words.append(f"{head}main={thing_text(s, leader)}")
        for key, place in (
            ("chars", its.CHARACTER_SLOT),
            ("loc", its.LOCATION_SLOT),
            ("res", its.RESOURCE_ZONE),
        ):
            things = [t for t in in_place(s, player, place) if not leads_at_home(s, t)]
            texts = [thing_text(s, t) for t in things]
            if place == its.CHARACTER_SLOT and things:  # an empty slot is an empty word
                last = int(s.get(things[-1], its.SLOT))
                texts = [""] * (last + 1)
                for t in things:
                    texts[int(s.get(t, its.SLOT))] = thing_text(s, t)
            if texts:
                words.append(f"{head}{key}=" + ",".join(texts))
        for key, zone in ZONE_KEYS.items():
            cards = from_top(s, player, zone)
            if cards:
                words.append(f"{head}{key}=" + ",".join([card_text(s, t) for t in cards]))
        if s.of(player, their.COMMANDS) or player == s.active:  # whose turn it is has two if nothing is said
            words.append(f"{head}commands={s.of(player, their.COMMANDS)}")
        mana = [
            f"{s.library.factions[n] or 'factionless'}*{s.of(player, their.POOL + n)}"
            for n in range(len(s.library.factions))
            if s.of(player, their.POOL + n)
        ]
        if mana:
            words.append(f"{head}mana=" + ",".join(mana))
    return " ".join(words)


def leads_at_home(s: Board, thing: int) -> bool:
    """Whether a main character is on its owner's side; elsewhere it lies among others, marked m."""
    return s.flag(thing, its.IS_MAIN) and s.get(thing, its.CONTROLLER) == s.get(thing, its.OWNER)


# the Day is where a position stands if it does not say so
PHASE_WORDS: Final = {
    op.MORNING: "morning", op.COMBAT: "combat", op.EVENING: "evening", op.NIGHT: "night",
}  # fmt: skip
TABLE_KEYS: Final = ("turn", "active", "pool", "order", "phase")
PLAYER_KEYS: Final = (
    "main",
    "chars",
    "loc",
    "res",
    "hand",
    "deck",
    "discard",
    "void",
    "extra",
    "commands",
    "mana",
)
COUNTERS: Final = re.compile(r"[\[/]e[0-9]")
ZONE_KEYS: Final = {
    "hand": op.HAND, "deck": op.DECK, "discard": op.DISCARD_PILE, "void": op.VOID, "extra": op.EXTRA_DECK,
}  # fmt: skip


def thing_text(s: Board, thing: int) -> str:
    marks: list[str] = []
    if s.get(thing, its.SIDE) == its.LIES_EXHAUSTED:
        marks.append("x")
    elif s.get(thing, its.SIDE) == its.LIES_DOWN:
        marks.append("f")
    if s.get(thing, its.OWNER) != s.get(thing, its.CONTROLLER):
        marks.append(f"o{s.get(thing, its.OWNER) + 1}")
        if s.flag(thing, its.IS_MAIN):
            marks.append("m")
    for letter, field in (("d", its.DAMAGE), ("v", its.VICTORY)):
        if s.get(thing, field):
            marks.append(f"{letter}{s.get(thing, field)}")
    standard = 1 if s.get(thing, its.SIDE) == its.LIES_EXHAUSTED and not s.flag(thing, its.IS_MAIN) else 0
    if s.get(thing, its.EXHAUSTION) != standard:
        marks.append(f"e{s.get(thing, its.EXHAUSTION)}")
    for name, number in custom_markers(s, thing).items():
        marks.append(f"{name}:{number}")
    text = card_text(s, thing) + (f"[{'/'.join(marks)}]" if marks else "")
    for item in attached_to(s, thing):
        text += "+" + thing_text(s, item)
    return text


# the phases at whose beginning a position may stand, and the step of the turn
BEGINNINGS: Final = {
    "morning": MORNING, "day": DAYTIME + 1, "combat": DAYTIME + 1, "evening": EVENING_OPENS,
    "night": NIGHT_OPENS,
}  # fmt: skip


class Reader:
    """Builds a table from a position."""

    def __init__(self, text: str, library: Library, key: bytes, book: Book) -> None:
        self.library = library
        self.book = book
        self.words = Words(text)
        self.marked = text  # who leads on another side is found by its marks
        seats = self.words.seats()
        if not 2 <= seats <= 4:
            raise NotationError("a position has two to four players: 1.main=… 2.main=…", book.cite(c.R68))
        empty: list[list[int]] = [[] for _ in range(seats)]
        self.s = deal(library, empty, empty, key)

    def read(self) -> Board:
        s = self.s
        self.words.begin(s, self.words.number("turn", 3))
        s.starter = s.order[0]
        total = 0
        for player in range(s.seats):
            self.player(player)
            leader = int(s.of(player, their.LEADER))
            total += int(self.library.field[s.get(leader, its.FACE)])
            s.let(player, their.TURNS, (s.turn + 1) // s.seats)
        on_board = sum([int(s.get(thing, its.VICTORY)) for thing in range(s.count())])
        s.pool = self.words.number("pool", max(0, total - on_board))
        phase = self.words.take("phase", "day")
        if phase not in BEGINNINGS:
            raise NotationError(f"phase cannot be {phase!r}: there is {', '.join(BEGINNINGS)}")
        self.words.end()
        register_meanings(s)
        self.effects()
        s.frames = [Turns(s.active), Turn(s.active)]
        s.frames[1].step = BEGINNINGS[phase]
        if phase == "morning":
            s.turn -= 1  # it is counted when it begins
        if phase in ("day", "combat"):
            s.frames = [*s.frames, Day(s.active)]
            s.frames[2].step = NEXT
            s.phase = op.DAY
        s.run()
        if phase == "combat":
            self.enter_combat()
        return s

    def enter_combat(self) -> None:
        """Go on to the beginning of the Combat Phase, if it may be entered."""
        barred = int(self.s.bar(o.TO_COMBAT))
        if barred:
            raise NotationError("phase=combat: the Combat Phase cannot be entered", self.book.cite(barred))
        self.s.apply(o.TO_COMBAT)

    def player(self, player: int) -> None:
        s = self.s
        head = f"{player + 1}."
        main = self.words.take(head + "main")
        if main:
            self.leader(player, main)
        elif f"o{player + 1}/m" not in self.marked:
            raise NotationError(f"player {player + 1} has no main character", self.book.cite(c.C_3_0_2))
        for key in ("chars", "loc", "res"):
            for slot, one in enumerate(self.words.listed(head + key)):
                if one:
                    self.permanent(one, player, slot, key)
        for key, zone in ZONE_KEYS.items():
            for one in reversed(self.words.listed(head + key)):
                face = named(self.library, one, one)
                self.place(one, face, key, False)
                thing = s.new_thing(face, player)
                if face >= self.library.cards:
                    s.set_flag(thing, its.IS_TOKEN)
                s.set_zone(thing, zone)
                s.put(thing, its.RANK, s.tick())
        s.let(
            player, their.COMMANDS, self.words.number(head + "commands", 2 if player == s.active else 0, 0, 9)
        )
        for one in [x for x in self.words.listed(head + "mana") if x]:
            name, times, count = one.partition("*")
            if times and not is_count(count):
                raise NotationError(f"{head}mana={one}: {count!r} is no number")
            faction = (
                self.library.factions.index(name) if name in self.library.factions[1:] else 0
            )  # anything else is factionless
            s.let(
                player,
                their.POOL + faction,
                s.of(player, their.POOL + faction) + (int(count) if times else 1),
            )

    def leader(self, player: int, text: str) -> None:
        s = self.s
        leader = self.permanent(text, player, 0, "main")
        face = s.get(leader, its.FACE)
        if not can_lead(s, face):
            raise NotationError(
                f"{self.library.names[face]} cannot be a main character", self.book.cite(c.C_8_0_1E)
            )
        if s.get(leader, its.SIDE) == its.LIES_EXHAUSTED and not COUNTERS.search(text.partition("+")[0]):
            s.put(leader, its.EXHAUSTION, 0)  # it may lie without a counter (3.0.4), and is written so
        kind = self.library.supertype[face]
        s.put(leader, its.PLACE, its.MAIN_SLOT if kind == op.CHARACTER else s.get(leader, its.PLACE))
        s.set_flag(leader, its.IS_MAIN)
        s.let(player, their.LEADER, leader)
        s.let(player, their.FACTION, self.library.faction[face])

    def permanent(self, text: str, player: int, slot: int, key: str = "chars") -> int:
        """One permanent with its attachments."""
        parts = text.split("+")
        thing = self.thing(parts[0], player, op.LOCATION if key == "loc" else op.CHARACTER)
        s = self.s
        self.place(text, s.get(thing, its.FACE), key, s.get(thing, its.SIDE) == its.LIES_DOWN)
        kind = self.library.supertype[s.get(thing, its.FACE)]
        place = its.CHARACTER_SLOT
        if kind == op.LOCATION:
            place = its.LOCATION_SLOT
        elif kind == op.RESOURCE:
            place = its.RESOURCE_ZONE
        if s.get(thing, its.SIDE) == its.LIES_DOWN:
            place = its.LOCATION_SLOT if key == "loc" else its.CHARACTER_SLOT
        if slot > 4 and place == its.CHARACTER_SLOT:
            raise NotationError(f"{text!r}: there are five character slots", self.book.cite(c.C_7_1_2A))
        s.put(thing, its.PLACE, place)
        s.put(thing, its.SLOT, slot if place == its.CHARACTER_SLOT else 0)
        for part in parts[1:]:
            item = self.thing(part, player, op.ITEM)
            self.place(part, s.get(item, its.FACE), "attached", False)
            s.put(item, its.PLACE, its.ITEM_SLOT)
            s.put(item, its.HOST, thing)
        return thing

    def place(self, text: str, face: i64, key: str, down: bool) -> None:
        """Refuse a card where it cannot lie."""
        clause = misplaced(self.library, int(face), key, down)
        if clause:
            name = self.library.names[face]
            raise NotationError(
                f"{text!r}: {name} cannot lie {place_words(key)}", f"{self.book.game} {clause}"
            )

    def thing(self, text: str, player: int, nameless: int) -> int:
        """A card or token with the marks in brackets behind its name; without one it is a copy of something
        hidden (6.3), which lies face-down.
        """
        s = self.s
        name, bracket, rest = text.partition("[")
        if name.endswith("_Resource"):
            name += "_Token"
        hidden = not name and "f" in rest.removesuffix("]").split("/")
        face = int(self.library.blank[nameless]) if hidden else named(self.library, text, name)
        thing = int(s.new_thing(face, player))
        s.set_zone(thing, op.BOARD)
        s.put(thing, its.CONTROLLER, player)
        s.put(thing, its.STAMP, s.tick())
        s.put(thing, its.RANK, s.tick())
        s.set_flag(thing, its.IS_COUNTED)
        if face >= self.library.cards:
            s.set_flag(thing, its.IS_TOKEN)
        if bracket:
            self.marks(text, thing, rest.removesuffix("]").split("/"))
        return thing

    def marks(self, text: str, thing: int, marks: list[str]) -> None:
        s = self.s
        for mark in marks:
            name, colon, count = mark.partition(":")
            if mark == "x":
                s.put(thing, its.SIDE, its.LIES_EXHAUSTED)
                s.put(thing, its.EXHAUSTION, 1)
            elif mark == "f":
                s.put(thing, its.SIDE, its.LIES_DOWN)
            elif mark[:1] in ("d", "e", "v") and is_count(mark[1:]) and len(mark) < 4:
                s.put(thing, {"d": its.DAMAGE, "e": its.EXHAUSTION, "v": its.VICTORY}[mark[0]], int(mark[1:]))
            elif mark[:1] == "o" and len(mark) == 2 and "1" <= mark[1] <= str(s.seats):
                s.put(thing, its.OWNER, int(mark[1]) - 1)
            elif mark == "m":
                s.set_flag(thing, its.IS_MAIN)
                s.let(s.get(thing, its.OWNER), their.LEADER, thing)
                s.let(s.get(thing, its.OWNER), their.FACTION, self.library.faction[s.get(thing, its.FACE)])
            elif colon and name in self.library.marker_names[1:] and is_count(count):
                add_marks(s, thing, op.FIRST_MARKER + self.library.marker_names.index(name), int(count))
            else:
                raise NotationError(f"{text!r}: {mark!r} is none of x, f, o2, m, d2, e1, v3, Name:2")

    def effects(self) -> None:
        """Continuous static abilities of what lies face-up are in force."""
        s = self.s
        code = self.library.code
        for thing in range(s.count()):
            if s.get(thing, its.ZONE) != op.BOARD or s.get(thing, its.SIDE) != its.LIES_UP:
                continue
            for header in abilities(s, thing):
                flags = lay.get(code, header, lay.FLAGS)
                static = lay.kind(code, header) == op.STATIC and not granted(s, thing, header)
                if static and flags & op.CONTINUOUS and not flags & op.IMMEDIATE:
                    scene = Scene(s.ref(thing), s.get(thing, its.CONTROLLER), vec[i64]())
                    row = lay.part(code, header, lay.BODY)
                    while lay.kind(code, row) != lay.END:
                        if lay.kind(code, row) != op.PICK:
                            state_it(s, row, header, scene, pending.BY_STATIC)
                        jump = lay.kind(code, row) in (op.REPLACE, op.DELAY)
                        row += lay.get(code, row, lay.C) if jump else lay.ROW
        keep_gifts(s)


def never(s: Board, word: str) -> str:
    """Why no position has a word, or begins one with it: its key, or a card in it that there is not."""
    key, sign, value = word.partition("=")
    seat, dot, zone = key.partition(".")
    if dot:
        if not seat.isdigit() or not 1 <= int(seat) <= s.seats:
            return f"there is no player {seat}"
        if zone not in PLAYER_KEYS:
            return f"{zone!r} is none of {', '.join(PLAYER_KEYS)}"
    elif key not in TABLE_KEYS:
        return f"{key!r} is none of {', '.join(TABLE_KEYS)}, and 1.hand and the like"
    if not sign or zone in ("", "commands", "mana"):
        return ""
    known = {spell(name) for name in s.library.names}
    for name in re.split(r"[,+]", re.sub(r"\[[^\]]*\]", "", value)):
        if name not in known and name != "":
            return f"there is no card named {unspell(name)!r}"
    return ""


def parse(text: str, library: Library, key: bytes, book: Book) -> Board:
    return Reader(text, library, key, book).read()
