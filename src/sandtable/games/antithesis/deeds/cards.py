"""Deeds with cards: draw, discard, return, remove, put, look, reveal, search, shuffle."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.deeds.leaving import leave, may_leave, send, to_zone
from sandtable.games.antithesis.deeds.order import Doing, Moving, ToEach, by, number, refs
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.moving.steps import stands_freely
from sandtable.games.antithesis.moving.stranded import Stranded
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.drawing import draw
from sandtable.timing.asking import Pick
from sandtable.timing.flow import next_beat
from sandtable.timing.meant import top_cards, zone_owner
from sandtable.timing.orders import Order
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import number_of, number_value, thing_of

NAMED: Final = -1  # the zone that the row names
LOOKED: Final = 953  # the register of cards that are being looked at


def owner_of(s: Board, row: i64, scene: Scene) -> i64:
    """Whose zone B is; "a Main Deck" of nobody in particular is that of whoever acts."""
    return zone_owner(s, lay.part(s.library.code, row, lay.B), scene, by(s, row, scene))


def zone_in(s: Board, row: i64) -> i64:
    return lay.kind(s.library.code, lay.part(s.library.code, row, lay.B))


def top_of_zone(s: Board, row: i64, scene: Scene) -> vec[i64]:
    """The top A cards of zone B, the topmost first."""
    return top_cards(s, owner_of(s, row, scene), zone_in(s, row), number(s, row, lay.A, scene))


def shuffle(s: Board, owner: i64, zone: i64) -> None:
    s.shuffle(s.pile_of(owner, zone))
    s.tell(facts.SHUFFLED, owner, zone)


@final
@mypyc_attr(acyclic=True)
class Draw(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        player = by(s, row, scene)
        count = number(s, row, lay.A, scene)
        if lay.kind(s.library.code, lay.part(s.library.code, row, lay.A)) == i.UNTIL_HELD:
            count = max(0, count - len(s.pile_of(player, zones.HAND)))
        return draw(s, player, count)


@final
@mypyc_attr(acyclic=True)
class Sends(Moving):
    """Discard and remove, to one zone whatever is said; return and put, to the zone that is named: that of
    each card's owner, whoever is named, for no card lies anywhere else (ZONE.F.1).
    """

    def __init__(self, zone: i64 = NAMED) -> None:
        super().__init__()
        self.zone: i64 = zone

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        if self.zone != NAMED:
            return sent(s, row, scene, self.zone, i.INTO)
        put = lay.kind(s.library.code, row) == i.PUT
        return sent(s, row, scene, zone_in(s, row), lay.get(s.library.code, row, lay.C) if put else i.INTO)


@final
@mypyc_attr(acyclic=True)
class DiscardDown(Order):
    """Discard until so many cards are left in Hand; a Hand that has no more stays as it is (R260)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        scene = program.scene()
        who = by(board, row, scene)
        hand = vec[i64]()
        for card in board.pile_of(who, zones.HAND):
            hand = append(hand, s.ref(card))
        many: i64 = len(hand) - number(board, row, lay.A, scene)
        if many <= 0:
            program.done(0)
            return program.behind()
        return program.await_answer(s.push(Pick(who, hand, many, many, c.R260)))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        done: i64 = 0
        for ref in s.picked:
            done += 1 if send(cast(Board, s), thing_of(ref), zones.DISCARD_PILE) else 0
        program.done(done)
        return program.behind()


def sent(s: Board, row: i64, scene: Scene, zone: i64, end: i64) -> i64:
    """Send the cards in A to a zone, all of them together; a deck into which they go is shuffled."""
    done: i64 = 0
    decks: i64 = 0
    moved = refs(s, row, lay.A, scene)
    gone = vec[i64]()
    for ref in moved:
        thing = thing_of(ref)
        if s.get(thing, its.ZONE) == zones.IN_PLAY and s.in_play(thing) and may_leave(s, thing):
            gone = append(gone, thing)
    s.worked.dying = gone  # none of them is there to answer when another leaves (R204)
    for ref in moved:
        thing = thing_of(ref)
        if send(s, thing, zone, end, by(s, row, scene)):
            done += 1
            if zone == zones.MAIN_DECK and end == i.INTO:
                decks |= 1 << s.get(thing, its.OWNER)
    s.worked.dying = vec[i64]()
    for player in s.order:
        if (decks >> player) & 1 == 1:
            shuffle(s, player, zone)
    return done


@final
@mypyc_attr(acyclic=True)
class Instead(Moving):
    """A killed Character goes elsewhere instead of being discarded; the first such effect stands (R183)."""

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        zone: i64 = zones.OUT_OF_GAME
        end: i64 = i.INTO
        if lay.kind(s.library.code, row) == i.RETURN_INSTEAD:
            zone = zone_in(s, row)
            end = lay.get(s.library.code, row, lay.C)
        for ref in refs(s, row, lay.A, scene):
            thing = thing_of(ref)
            if s.get(thing, its.ZONE) == zones.IN_PLAY and s.flag(thing, its.IS_KILLED):
                leave(s, thing, zone, end)
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Spare(Order):
    """A killed Character stays In Play without damage instead of being discarded; it was killed (R210). If
    somebody else has come to stand where it lay, it is put down as near as can be (R301).
    """

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        program.done(0)
        for ref in refs(board, row, lay.A, program.scene()):
            thing = thing_of(ref)
            if s.get(thing, its.ZONE) == zones.IN_PLAY and board.flag(thing, its.IS_KILLED):
                board.clear_flag(thing, its.IS_KILLED | its.IS_REPLACED)
                s.put(thing, its.DAMAGE, 0)
                program.done(1)
                squares = s.get(thing, its.SQUARES)
                if not stands_freely(board, thing, squares):
                    frame = Stranded(ref, s.get(thing, its.CONTROLLER), squares)
                    return program.await_answer(s.push(frame))
        return program.behind()

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Doom(ToEach):
    """Cards In Play go out of the game when they leave play (R272)."""

    def one(self, s: Board, thing: i64, scene: Scene) -> bool:
        s.set_flag(thing, its.IS_DOOMED)
        return True


@final
@mypyc_attr(acyclic=True)
class Mill(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for ref in top_of_zone(s, row, scene):
            to_zone(s, thing_of(ref), zones.DISCARD_PILE)
            done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Look(Order):
    """Look at the top cards: one goes into the Hand, the others on the bottom, in any order."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        scene = program.scene()
        who = by(board, row, scene)
        found = looked_at(board, row, scene)
        if len(found) == 0:
            program.done(0)
            return program.behind()
        program.fill(LOOKED, found)
        frame = Pick(who, found, 1, 1, c.R192)
        if lay.has(s.faces.code, row, lay.C):  # one that fits, or none
            pool = vec[i64]()
            for ref in found:
                if s.rules.fits(s, lay.part(s.faces.code, row, lay.C), ref, scene):
                    pool = append(pool, ref)
            frame = Pick(who, pool, 0, 1, c.R192)
        frame.always = 1
        return program.await_answer(s.push(frame))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        scene = program.scene()
        found = scene.all(s, LOOKED)
        if len(found) == 0:  # the others were put in order: the first goes down first
            for ref in s.picked:
                to_zone(board, thing_of(ref), zone_in(board, row), i.ON_BOTTOM)
            program.done(1)
            return program.behind()
        who = by(board, row, scene)
        rest = vec[i64]()
        for ref in found:
            if ref not in s.picked:
                rest = append(rest, ref)
        for ref in s.picked:
            if lay.has(s.faces.code, row, lay.C):  # picked because of what it is, so it is shown
                s.rules.show(s, thing_of(ref))
            to_zone(board, thing_of(ref), zones.HAND)
        program.fill(LOOKED, vec[i64]())
        frame = Pick(who, rest, i64(len(rest)), i64(len(rest)), c.R188)
        frame.ordered = 1
        return program.await_answer(s.push(frame))


@final
@mypyc_attr(acyclic=True)
class LookTop(Order):
    """A player looks at the top cards; of a single one the text may speak further."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        found = looked_at(board, row, program.scene())
        return of_these(program, s, row, found)


@final
@mypyc_attr(acyclic=True)
class Arrange(Order):
    """Look at the top cards and put them back: the first that is named comes to lie on top."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        scene = program.scene()
        found = looked_at(board, row, scene)
        if len(found) == 0:
            program.done(0)
            return program.behind()
        frame = Pick(by(board, row, scene), found, i64(len(found)), i64(len(found)), c.R188)
        frame.ordered = 1
        return program.await_answer(s.push(frame))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        index: i64 = len(s.picked) - 1
        while index >= 0:
            to_zone(board, thing_of(s.picked[index]), zone_in(board, row), i.ON_TOP)
            index -= 1
        program.done(len(s.picked))
        return program.behind()


SORTING: Final = 954  # the register of which pile comes next


@final
@mypyc_attr(acyclic=True)
class Sort(Order):
    """Look at the top cards and put so many here and so many there, the others last (R289)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        program.fill(LOOKED, looked_at(board, row, program.scene()))
        program.fill(SORTING, append(vec[i64](), number_value(0)))
        return self.next(program, board, row)

    def next(self, program: Program, s: Board, row: i64) -> i64:
        code = s.library.code
        scene = program.scene()
        found = scene.all(s, LOOKED)
        pairs = lay.part(code, row, lay.C)
        at = number_of(scene.first(s, SORTING))
        size: i64 = len(found)
        if size == 0 or at >= lay.pairs(code, pairs):
            for slot in (LOOKED, SORTING):
                program.fill(slot, vec[i64]())
            program.done(1)
            return program.behind()
        wanted = lay.pair_number(code, pairs, at)
        low, high = wanted, wanted
        if wanted == i.ALL_OTHERS:
            low, high = size, size
        elif wanted > i.UP_TO_SO_MANY:
            low, high = 0, size if wanted == i.ANY_OF_THEM else wanted - i.UP_TO_SO_MANY
        frame = Pick(by(s, row, scene), found, low, high, c.R188 if wanted == i.ALL_OTHERS else c.R192)
        if lay.pair_kind(code, pairs, at) in (i.TO_TOP, i.TO_BOTTOM):
            frame.ordered = 1
        return program.await_answer(s.push(frame))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        code = s.faces.code
        scene = program.scene()
        pairs = lay.part(code, row, lay.C)
        at = number_of(scene.first(s, SORTING))
        end = lay.pair_kind(code, pairs, at)
        rest = vec[i64]()
        for ref in scene.all(s, LOOKED):
            if ref not in s.picked:
                rest = append(rest, ref)
        put = s.picked
        if end == i.TO_TOP:  # the first that is named comes to lie on top
            put = turned_round(put)
        for ref in put:
            self.put(board, thing_of(ref), zone_in(board, row), end)
        program.fill(LOOKED, rest)
        program.fill(SORTING, append(vec[i64](), number_value(at + 1)))
        return self.next(program, board, row)

    def put(self, s: Board, card: i64, deck: i64, end: i64) -> None:
        if end == i.TO_HAND:
            to_zone(s, card, zones.HAND)
        elif end == i.TO_DISCARD:
            to_zone(s, card, zones.DISCARD_PILE)
        else:
            to_zone(s, card, deck, i.ON_BOTTOM if end == i.TO_BOTTOM else i.ON_TOP)


def turned_round(refs: vec[i64]) -> vec[i64]:
    out = vec[i64]()
    index: i64 = len(refs) - 1
    while index >= 0:
        out = append(out, refs[index])
        index -= 1
    return out


def looked_at(s: Board, row: i64, scene: Scene) -> vec[i64]:
    """The top cards, which whoever looks knows from now on."""
    return seen_by(s, by(s, row, scene), top_of_zone(s, row, scene))


def seen_by(s: Board, who: i64, found: vec[i64]) -> vec[i64]:
    """These cards, which he knows from now on."""
    for ref in found:
        s.let_know(thing_of(ref), 1 << who)
    s.tell(facts.LOOKED, who, i64(len(found)))
    return found


def of_these(program: Program, s: CardState, row: i64, found: vec[i64]) -> i64:
    """Of these cards the text speaks further, if it names them."""
    if lay.has(s.faces.code, row, lay.C):
        program.fill(lay.get(s.faces.code, lay.part(s.faces.code, row, lay.C), lay.SLOT), found)
    program.done(len(found))
    return program.behind()


@final
@mypyc_attr(acyclic=True)
class LookAt(Doing):
    """A player looks at a whole zone; nobody else learns anything (R192)."""

    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        found = vec[i64]()
        for thing in s.pile_of(owner_of(s, row, scene), zone_in(s, row)):
            found = append(found, s.ref(thing))
        return len(seen_by(s, by(s, row, scene), found))


@final
@mypyc_attr(acyclic=True)
class RevealTop(Order):
    """Cards are shown to both; of a single one the text may speak further."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        found = top_of_zone(board, row, program.scene())
        for ref in found:
            board.let_know(thing_of(ref), board.every_seat())
            board.tell(facts.SHOWN, board.get(thing_of(ref), its.OWNER), board.get(thing_of(ref), its.FACE))
        return of_these(program, s, row, found)


@final
@mypyc_attr(acyclic=True)
class Search(Order):
    """Search a zone: what is found is shown and put into the Hand; the searcher may find none (R192)."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        next_beat(s, row)
        board = cast(Board, s)
        scene = program.scene()
        who = by(board, row, scene)
        owner = owner_of(board, row, scene)
        filter_at = lay.part(s.faces.code, lay.part(s.faces.code, row, lay.A), lay.FITS)
        pool = vec[i64]()
        for thing in s.pile_of(owner, zone_in(board, row)):
            s.let_know(thing, 1 << who)
            if s.rules.fits(s, filter_at, s.ref(thing), scene):
                pool = append(pool, s.ref(thing))
        s.tell(facts.SEARCHED, who, zone_in(board, row))
        frame = Pick(who, pool, 0, 1, c.R192)
        frame.always = 1
        return program.await_answer(s.push(frame))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        found = vec[i64]()
        for ref in s.picked:
            thing = thing_of(ref)
            s.tell(facts.SHOWN, s.get(thing, its.OWNER), s.get(thing, its.FACE))
            to_zone(board, thing, zones.HAND)
            s.let_know(thing, s.every_seat())
            found = append(found, s.ref(thing))
        zone = zone_in(board, row)
        if zone in (zones.MAIN_DECK, zones.OBJECTIVE_DECK):
            shuffle(board, owner_of(board, row, program.scene()), zone)
        code = s.faces.code
        program.fill(lay.get(code, lay.part(code, row, lay.A), lay.SLOT), found)
        program.done(i64(len(found)))
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class Shuffle(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        shuffle(s, owner_of(s, row, scene), zone_in(s, row))
        return 1
