"""Positions on one line: turn=3 active=1 goals=D4 1.champions=Name,Name 1.play=Name@A4[x/d2]+Name 1.dice=R4 …

A position stands in [Battle On], when the Action Window of `acts` opens. `champions` names the three of a
deck: their Directives lie In Play (exhausted with [x]), their Objectives in the Objective Deck. A Field that
is turned has a stroke behind its square.
"""

from __future__ import annotations

from typing import Final

from sandtable.cards.names import spell
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board import squares
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import LONG_GAME, SEATS, SHORT_GAME, Board
from sandtable.games.antithesis.turn import phases
from sandtable.games.antithesis.turn.battle import OPENED, Battle
from sandtable.games.antithesis.turn.phases import MOST_PHASES, Phases
from sandtable.games.antithesis.turn.setup import deal
from sandtable.games.antithesis.words.notation import a_die, a_square
from sandtable.games.antithesis.words.places import TOKENS, corner, die_name, square_name, squares_in
from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import NotationError
from sandtable.timing.positions import EVERYTHING, Words, face_named, is_count, marks_in, pile_text
from sandtable.timing.seen import from_top

PILES: Final = {
    "hand": zones.HAND, "deck": zones.MAIN_DECK, "discard": zones.DISCARD_PILE, "out": zones.OUT_OF_GAME,
    "strategies": zones.STRATEGY_DECK, "strategy": zones.REVEALED_STRATEGY, "used": zones.USED_STRATEGIES,
    "objectives": zones.OBJECTIVE_DECK, "aside": zones.SET_ASIDE,
}  # fmt: skip
HIDDEN: Final = (zones.HAND, zones.MAIN_DECK, zones.STRATEGY_DECK, zones.OBJECTIVE_DECK)
KINDS: Final = {
    zones.STRATEGY_DECK: (op.STRATEGY,), zones.REVEALED_STRATEGY: (op.STRATEGY,),
    zones.USED_STRATEGIES: (op.STRATEGY,), zones.OBJECTIVE_DECK: (op.OBJECTIVE,),
}  # fmt: skip
MAIN: Final = (op.CHAMPION, op.CHARACTER, op.FIELD, op.TACTIC, op.MODIFICATION)
TURNED: Final = "/"
MARKS: Final = "x, d2, Mana1, Soul1, Gem1"


# ---- written


def position(s: Board, seen_by: int = EVERYTHING) -> str:
    """The table in words; of what a seat may not see (from -1 on) only the number is written."""
    words = [f"turn={s.turn}", f"active={s.active + 1}", f"phase={s.phase}", f"total={s.total}"]
    words.append("goals=" + ",".join([square_name(square) for square in squares_in(int(s.goals))]))
    for player in range(s.seats):
        head = f"{player + 1}."
        words += [f"{head}vp={s.of(player, their.VICTORY)}", f"{head}cp={s.of(player, their.COMMAND)}"]
        dice = [die_name(die) for die in range(their.DICE) for _ in range(int(s.dice_of(player, die)))]
        words.append(f"{head}dice=" + ",".join(dice))
        mine = [int(t) for t in s.board if s.get(t, its.CONTROLLER) == player]
        named = [thing_text(s, t) for t in mine if s.get(t, its.PLACE) == its.DIRECTIVES]
        words.append(f"{head}champions=" + ",".join(named))
        stood = [stacked(s, t) for t in mine if s.get(t, its.SQUARES) != 0]
        words.append(f"{head}play=" + ",".join(stood))
        for key, zone in PILES.items():
            cards = from_top(s, player, zone)
            if cards:
                words.append(f"{head}{key}={pile_text(s, cards, seen_by, zone in HIDDEN)}")
    return " ".join(words)


def stacked(s: Board, thing: int) -> str:
    return "+".join([thing_text(s, thing), *[thing_text(s, int(t)) for t in s.items_of(thing)]])


def thing_text(s: Board, thing: int) -> str:
    marks = ["x"] if s.get(thing, its.SIDE) == its.EXHAUSTED else []
    if s.get(thing, its.DAMAGE):
        marks.append(f"d{s.get(thing, its.DAMAGE)}")
    marks += [f"{TOKENS[i]}{s.tokens(thing, i)}" for i in range(len(TOKENS)) if s.tokens(thing, i)]
    face = int(s.get(thing, its.FACE))
    if s.library.kind[face] == op.DIRECTIVE:
        face = int(s.library.champion[face])
    mask = int(s.get(thing, its.SQUARES))
    place = (
        f"@{square_name(corner(mask))}{TURNED if is_turned(s.library, face, mask) else ''}" if mask else ""
    )
    return spell(s.library.names[face]) + place + (f"[{'/'.join(marks)}]" if marks else "")


def is_turned(lib: Library, face: int, mask: int) -> bool:
    """Whether a Field lies otherwise than printed (R126)."""
    if lib.kind[face] != op.FIELD or lib.field_wide[face] == lib.field_deep[face]:
        return False
    return mask != squares.footprint(corner(mask), lib.field_wide[face], lib.field_deep[face])


# ---- read


class Reader:
    """Builds a table, word by word."""

    def __init__(self, text: str, library: Library, key: bytes, book: Book) -> None:
        self.library = library
        self.book = book
        self.words = Words(text)
        if self.words.seats() != SEATS:
            raise NotationError(
                "a position has two players: 1.champions=… 2.champions=…", book.cite(c.GAME_1)
            )
        self.words.take("phase")
        total = self.words.number("total", SHORT_GAME, 1, 99)
        if total not in (SHORT_GAME, LONG_GAME):
            raise NotationError(
                f"total={total}: a game is for 10 or 15 Victory Points", book.cite(c.WIN_SHORT)
            )
        nothing: list[list[int]] = [[] for _ in range(SEATS)]
        self.s = deal(library, nothing, nothing, nothing, key, total)

    def read(self) -> Board:
        s = self.s
        self.words.begin(s, self.words.number("turn", 1, 1, MOST_PHASES))
        holder = self.words.number("acts", int(s.active) + 1, 1, SEATS) - 1
        for square in self.words.listed("goals"):
            s.set_goals(s.goals | squares.bit(a_square(f"goals={square}", square)))
        for seat in range(SEATS):
            self.player(seat)
        self.words.end()
        s.derive()
        s.phase = phases.BATTLE
        s.battle = 1
        main = Phases()
        main.step = phases.SCORES
        battle = Battle()
        battle.step = OPENED
        battle.holder = holder
        s.frames = [main, battle]
        s.run()
        return s

    def player(self, seat: int) -> None:
        s = self.s
        head = f"{seat + 1}."
        s.let(seat, their.VICTORY, self.words.number(head + "vp", 0, 0, 99))
        s.let(seat, their.COMMAND, self.words.number(head + "cp", 0, 0, their.MOST_COMMAND))
        for die in self.words.listed(head + "dice"):
            s.give_die(seat, a_die(f"{head}dice={die}", die))
        listed = f"{head}objectives" in self.words.values
        for text in self.words.listed(head + "champions"):
            self.champion(text, seat, not listed)
        for text in self.words.listed(head + "play"):
            parts = text.split("+")
            thing = self.stand(parts[0], seat)
            for part in parts[1:]:
                self.attach(part, thing, seat)
        for key, zone in PILES.items():
            for name in reversed(self.words.listed(head + key)):
                thing = self.thing(name, seat)
                kind = int(self.library.kind[s.get(thing, its.FACE)])
                if kind not in KINDS.get(zone, MAIN):
                    raise NotationError(f"{head}{key}={name}: it cannot lie there", self.book.cite(c.ZONE_D))
                s.set_zone(thing, zone)
                s.put(thing, its.RANK, s.tick())

    def champion(self, text: str, seat: int, with_objectives: bool) -> None:
        """The Directive of a Champion, and its Objectives."""
        s, lib = self.s, self.library
        face = self.face(text)
        leader = int(lib.champion[face]) if lib.champion[face] >= 0 else face
        if lib.kind[leader] != op.CHAMPION:
            raise NotationError(f"{text!r}: {lib.names[face]} is no Champion", self.book.cite(c.GDECK_2))
        for other in range(len(lib.names)):
            if lib.champion[other] == leader and lib.kind[other] == op.DIRECTIVE:
                thing = int(s.new_thing(other, seat))
                s.set_zone(thing, zones.IN_PLAY)
                s.put(thing, its.PLACE, its.DIRECTIVES)
                self.marks(thing, text)
            elif lib.champion[other] == leader and lib.kind[other] == op.OBJECTIVE and with_objectives:
                thing = int(s.new_thing(other, seat))
                s.set_zone(thing, zones.OBJECTIVE_DECK)
                s.put(thing, its.RANK, s.tick())

    def face(self, text: str) -> int:
        name = text.partition("[")[0].partition("@")[0]
        return face_named(self.library, text, name, len(self.library.names))

    def thing(self, text: str, seat: int) -> int:
        return int(self.s.new_thing(self.face(text), seat))

    def stand(self, text: str, seat: int) -> int:
        """A Character or Field on the board."""
        s, lib = self.s, self.library
        thing = self.thing(text, seat)
        face = int(s.get(thing, its.FACE))
        kind = int(lib.kind[face])
        place = text.partition("[")[0].partition("@")[2]
        square = a_square(text, place.removesuffix(TURNED))
        if kind == op.FIELD:
            wide, deep = int(lib.field_wide[face]), int(lib.field_deep[face])
            if place.endswith(TURNED):
                wide, deep = deep, wide
        elif kind in (op.CHARACTER, op.CHAMPION):
            wide = deep = int(lib.size[face])
        else:
            raise NotationError(
                f"{text!r}: only Characters and Fields stand on the board", self.book.cite(c.BOARD_1)
            )
        mask = squares.footprint(square, wide, deep)
        taken = self.taken(kind == op.FIELD)
        if mask == 0 or taken & mask:
            clause = c.DEPLOY_3_IV if kind == op.FIELD else c.DEPLOY_3_II
            raise NotationError(f"{text!r}: there is no room on {place}", self.book.cite(clause))
        s.set_zone(thing, zones.IN_PLAY)
        s.put(thing, its.PLACE, its.CHAMPIONS if kind == op.CHAMPION else its.DEPLOYMENT_ZONE)
        s.put(thing, its.SQUARES, mask)
        if kind == op.CHAMPION:
            s.set_flag(thing, its.IS_CHAMPION)
        self.marks(thing, text)
        return thing

    def taken(self, by_fields: bool) -> int:
        """The squares that others of its layer hold (R30)."""
        out = 0
        for thing in self.s.board:
            if (self.library.kind[self.s.get(thing, its.FACE)] == op.FIELD) == by_fields:
                out |= int(self.s.get(thing, its.SQUARES))
        return out

    def attach(self, text: str, host: int, seat: int) -> None:
        s = self.s
        thing = self.thing(text, seat)
        if self.library.kind[s.get(thing, its.FACE)] != op.MODIFICATION:
            raise NotationError(f"{text!r}: only a Modification is attached", self.book.cite(c.MOD_1))
        s.set_zone(thing, zones.IN_PLAY)
        s.put(thing, its.PLACE, its.ATTACHED)
        s.put(thing, its.HOST, host)
        self.marks(thing, text)

    def marks(self, thing: int, text: str) -> None:
        s = self.s
        for mark in marks_in(text):
            token = next((i for i in range(len(TOKENS)) if mark.startswith(TOKENS[i])), -1)
            number = mark[len(TOKENS[token]) :] if token >= 0 else mark[1:]
            counts = is_count(number) and len(number) < 3
            if mark == "x":
                s.put(thing, its.SIDE, its.EXHAUSTED)
            elif token >= 0 and counts:
                s.put(thing, its.TOKENS + token, int(number))
            elif mark[:1] == "d" and counts:
                s.put(thing, its.DAMAGE, int(number))
            else:
                raise NotationError(f"{text!r}: {mark!r} is none of {MARKS}")


def parse(text: str, library: Library, key: bytes, book: Book) -> Board:
    return Reader(text, library, key, book).read()
