"""A chain of links, resolved last to first; *when* needs the last beat, *if* any beat since.

The links are effects on the shared stack, and each is a program: the toy brings its turns, who may respond,
three verbs and what its patterns mean.
"""

from __future__ import annotations

from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.frames import CHANCE, DONE, Frame
from sandtable.kernel.rng import Dice
from sandtable.testing import check_game
from sandtable.timing import lasting as lasts
from sandtable.timing import pending, pile
from sandtable.timing.evaluating.in_force import scene_of
from sandtable.timing.events import event, stopped, timely
from sandtable.timing.flow import Deed, next_beat
from sandtable.timing.orders import Order
from sandtable.timing.resolve import Resolve, resolve_entry
from sandtable.timing.stacking import put_on_stack
from sandtable.timing.targets import body_of
from sandtable.timing.values import NOTHING, player_of, player_value
from tests.kernel.timing.programs import PREVENT, Sheet, SmallRules
from tests.kernel.timing.small import SmallGame, cells, offered, play, rules, words

BOOK = rules(
    "chain",
    {
        "ACT": "The active seat starts a chain, or ends its turn.",
        "RESPOND": "Seats add links in turn until both have passed.",
        "COST": "A link is paid for at once.",
        "TRIGGER": "A trigger may be used; it starts a new chain.",
        "DIE": "A gamble is worth what the die shows.",
    },
)
ACT, RESPOND, COST, TRIGGER, DIE = range(1, 6)

DRAW, STUDY, BOTH, HASTE, GAMBLE, WARD, HUSH, DRY = range(8)  # links
ABILITIES = 8
QUICK = (HASTE, DRAW, STUDY, WARD)
PASS, USE = 10, 11
TURN, ACTIVE, CARDS, POINTS, ENERGY = 0, 1, 2, 4, 6
EACH_TURN, LAST_TURN = 3, 6

DRAWS, GAINS, GAMBLES = 20, 21, 22  # verbs
OTHER = 1  # of a pattern: somebody else does it


class Draws(Deed):
    def carry_out(self, program, s, row, scene):
        who = player_value(scene.you)
        if stopped(s, DRAWS, who, NOTHING, 0, 1):
            return 0
        cells(s)[CARDS + scene.you] += 1
        event(s, DRAWS, who, NOTHING, 0, 1)
        return 1


class Gains(Deed):
    def carry_out(self, program, s, row, scene):
        return gain(s, scene.you, int(lay.get(s.faces.code, row, lay.A)))


class Gambles(Order):
    def run(self, program, s, row):
        next_beat(s, row)
        return program.await_answer(s.roll(DIE, words(1, 1, 1, 1, 1, 1)))

    def heard(self, program, s, row):
        program.done(gain(s, int(program.you), int(s.answer) + 1))
        return program.behind()


class States(Order):
    """From now on, until the turn ends."""

    def run(self, program, s, row):
        s.beat += 1
        kind = lay.kind(s.faces.code, row)
        made = [row, program.header, program.source, program.you, s.tick(), lasts.TURN_ENDS, 0, 0, -1, kind]
        s.set_lasting(lasts.added(s.lasting, vec[i64](made), vec[i64]()))
        program.done(1)
        program.pc = lay.part(s.faces.code, row, lay.C) if kind == w.REPLACE else row + lay.ROW
        return 0

    def acts(self):
        return False


def gain(s, seat, by):
    if stopped(s, GAINS, player_value(seat), NOTHING, 0, by):
        return 0
    cells(s)[POINTS + seat] += by
    event(s, GAINS, player_value(seat), NOTHING, 0, by)
    return by


class ChainRules(SmallRules):
    def pattern_fits(self, s, pattern, scene, who, a, b, n):
        return lay.get(s.faces.code, pattern, lay.WHO) != OTHER or player_of(who) != scene.you

    def forbidden(self, s, kind, who, a, b, n):
        code = s.faces.code
        for at in lasts.each_of(s.lasting, w.FORBID):
            pattern = lay.part(code, s.lasts(at, lasts.ROW), lay.A)
            if lay.kind(code, pattern) == kind and self.pattern_fits(
                s, pattern, scene_of(s, at), who, a, b, n
            ):
                return True
        return False

    def may_miss(self, s, header):
        return lay.kind(s.faces.code, lay.part(s.faces.code, header, lay.EVENT)) == w.WHEN


SHEET = Sheet(
    ChainRules(),
    {
        DRAWS: Draws(),
        GAINS: Gains(),
        GAMBLES: Gambles(),
        w.REPLACE: States(),
        w.FORBID: States(),
        PREVENT: States(),
    },
)


def gains(number: int, link: int = lay.HEAD) -> dict[int, int]:
    return {lay.OP: GAINS, lay.A: number, lay.LINK: link}


def written() -> list[int]:
    """The headers of all links, in their order, and behind them of the two triggers."""
    draw = {lay.OP: DRAWS}
    drawn = SHEET.pattern(DRAWS, WHO=OTHER)
    gained = SHEET.pattern(GAINS, WHO=OTHER)
    would = SHEET.condition(drawn)
    out = [
        SHEET.ability(w.ACTIVATED, draw),
        SHEET.ability(w.ACTIVATED, draw, gains(1, lay.THEN)),
        SHEET.ability(w.ACTIVATED, draw, gains(1, lay.AND)),
        SHEET.ability(w.ACTIVATED, gains(1)),
        SHEET.ability(w.ACTIVATED, {lay.OP: GAMBLES}),
        SHEET.ability(w.ACTIVATED, {lay.OP: w.REPLACE, lay.A: -would, lay.C: 2 * lay.ROW}, gains(1)),
        SHEET.ability(w.ACTIVATED, {lay.OP: PREVENT, lay.A: -drawn}),
        SHEET.ability(w.ACTIVATED, {lay.OP: w.FORBID, lay.A: -gained}),
    ]
    for link, kind in ((WARD, DRAWS), (HUSH, DRAWS), (DRY, GAINS)):
        SHEET.touch(out[link] + SHEET.code[out[link] + lay.BODY], kind)
    for kind, number in ((w.WHEN, 2), (w.WHENEVER, 1)):
        out.append(SHEET.ability(w.TRIGGERED, gains(number), event=SHEET.trigger(kind, drawn)))
    return out


LINKS = written()
WATCHER = SHEET.face("Watcher", *LINKS[ABILITIES:])


def add(s, seat, link):
    """A link is paid for and lies on the chain."""
    cells(s)[ENERGY + seat] -= 1
    body = body_of(s, LINKS[link])
    put_on_stack(s, pending.entry(LINKS[link], body, 0, 0, seat, pending.BY_USE, vec[i64](), s.beat))


class Turns(Frame):
    """The active seat opens chain after chain; after each, triggers are looked for."""

    START, ASK, HEARD, LINKED, LOOKED = range(5)

    def advance(self, s):
        c = cells(s)
        if self.step == Turns.HEARD:
            if s.answer != PASS:
                self.step = Turns.LINKED
                add(s, int(c[ACTIVE]), int(s.answer))
                return s.push(Timeshift(int(c[ACTIVE])))
            c[ACTIVE] = 1 - c[ACTIVE]
            s.set_lasting(vec[i64]())
            self.step = Turns.START
        if self.step == Turns.LINKED:
            self.step = Turns.LOOKED
            return s.push(Triggers())
        if self.step == Turns.START:
            if c[TURN] == LAST_TURN:
                lead = (c[POINTS] > c[POINTS + 1]) - (c[POINTS] < c[POINTS + 1])
                s.outcome = words(lead, -lead)
                return DONE
            c[TURN] += 1
            c[ENERGY] = c[ENERGY + 1] = EACH_TURN
        self.step = Turns.HEARD
        return s.ask(c[ACTIVE], ACT)

    def options(self, s):
        return words(*[a for a in range(ABILITIES) if bar(s, s.seat, a) == 0], PASS)

    def candidates(self, s):
        return words(*range(ABILITIES), PASS)

    def bar(self, s, option):
        return bar(s, s.seat, option)


def bar(s, seat, option):
    if option == PASS:
        return 0
    if option >= ABILITIES:
        return ACT
    return 0 if cells(s)[ENERGY + seat] > 0 else COST


class Timeshift(Frame):
    """Build the chain, seat by seat, until both have passed; then its links, last to first."""

    FIELDS = ("holder", "passes")
    OFFER, HEARD, RESOLVE = range(3)

    def __init__(self, owner: int = 0) -> None:
        super().__init__()
        self.holder = 1 - owner  # the other seat may respond first
        self.passes = 0

    def advance(self, s):
        if self.step == Timeshift.HEARD:
            self.passes += 1
            if s.answer != PASS:
                add(s, self.holder, int(s.answer))
                self.passes = 0
            self.holder = 1 - self.holder
            self.step = Timeshift.OFFER
        if self.step == Timeshift.OFFER:
            if self.passes < 2:
                self.step = Timeshift.HEARD
                return s.ask(self.holder, RESPOND)
            self.step = Timeshift.RESOLVE
        at = pile.top(s.stack)
        if at < 0:
            return DONE
        frame = resolve_entry(s.stack, at)
        s.stack = pile.without(s.stack, at)
        return s.push(frame)

    def options(self, s):
        return words(*[a for a in QUICK if bar(s, self.holder, a) == 0], PASS)

    def candidates(self, s):
        return words(*range(ABILITIES), PASS)

    def bar(self, s, option):
        if option != PASS and option not in QUICK:
            return RESPOND
        return bar(s, self.holder, option)


class Triggers(Frame):
    """After a chain, each seat may use what it triggered; what is used starts a chain of its own."""

    FIELDS = ("waiting",)
    LOOK, ASK, HEARD = range(3)

    def __init__(self) -> None:
        super().__init__()
        self.waiting = words()  # a pile of effects

    def advance(self, s):
        if self.step == Triggers.LOOK:
            self.waiting = timely(s, s.take_noted())
            self.step = Triggers.ASK
        if self.step == Triggers.HEARD:
            made = pile.entry(self.waiting, self.next(s))
            self.waiting = pile.without(self.waiting, self.next(s))
            self.step = Triggers.ASK
            if s.answer == USE:
                put_on_stack(s, made)
                return s.push(Timeshift(int(made[pending.YOU])))
        if len(self.waiting) == 0:
            s.noted = words()  # triggers of triggers would never end in this game
            return DONE
        self.step = Triggers.HEARD
        return s.ask(pending.get(self.waiting, self.next(s), pending.YOU), TRIGGER)

    def next(self, s):
        """Those of the active seat come first, and of each seat the one noted first."""
        return order(s, self.waiting)[0]

    def options(self, s):
        return words(USE, PASS)


def order(s, waiting):
    places: list[int] = []
    at = pile.top(waiting)
    while at >= 0:
        places.insert(0, int(at))
        at = pile.below(waiting, at)
    return sorted(places, key=lambda at: pending.get(waiting, at, pending.YOU) != cells(s)[ACTIVE])


class Chain(SmallGame):
    SHEET = SHEET
    BOARD = (WATCHER,)
    NAMES: ClassVar[dict[int, str]] = {
        DRAW: "draw", STUDY: "study", BOTH: "both", HASTE: "haste", GAMBLE: "gamble", WARD: "ward",
        HUSH: "hush", DRY: "dry", PASS: "pass", USE: "use",
    }  # fmt: skip

    def bottom(self) -> Frame:
        return Turns()

    def deal(self, dice: Dice) -> list[int]:
        return [0] * 8

    def observe(self, s, seat):
        waiting = [offers(s)] if any(isinstance(f, Triggers) for f in s.frames) else []
        lasting = [int(s.lasts(at, lasts.OPERATION)) for at in lasts.each(s.lasting)]
        return {
            "cells": [int(x) for x in cells(s)],
            "links": links(s),
            "waiting": waiting,
            "lasting": lasting,
        }


GAME = Chain(BOOK, [Turns, Timeshift, Resolve, Triggers])


def links(s):
    """The links of the chain, the first first."""
    out: list[int] = []
    at = pile.top(s.stack)
    while at >= 0:
        out.insert(0, LINKS.index(int(pending.get(s.stack, at, pending.HEADER))))
        at = pile.below(s.stack, at)
    return out


def after(tokens):
    s = GAME.begin([0] * 8)
    play(GAME, s, tokens)
    return s


def offers(s):
    """The triggers that wait, such as `1 when`."""
    names = {LINKS[ABILITIES]: "when", LINKS[ABILITIES + 1]: "if"}
    return [
        f"{pending.get(f.waiting, at, pending.YOU)} {names[int(pending.get(f.waiting, at, pending.HEADER))]}"
        for f in s.frames
        if isinstance(f, Triggers)
        for at in order(s, f.waiting)
    ]


def test_contract():
    check_game(GAME, games=4, every=3)


@pytest.mark.parametrize(
    ("tokens", "waiting"),
    [
        ("draw pass pass", ["1 when", "1 if"]),
        ("study pass pass", ["1 if"]),  # draw, then gain: the draw was not the last thing to happen
        ("both pass pass", ["1 when", "1 if"]),  # draw and gain: one beat
        ("haste pass pass", []),
        ("draw haste pass pass", ["1 when", "1 if"]),  # the haste resolves first
        ("haste draw pass pass", ["0 if"]),  # the draw resolves first, and the haste after it
        ("draw draw pass pass", ["0 if", "1 when", "1 if"]),
    ],
)
def test_when_misses_its_timing_and_if_does_not(tokens, waiting):
    assert offers(after(tokens)) == waiting


def test_links_resolve_last_to_first():
    s = after("gamble haste haste draw pass")
    assert links(s) == [GAMBLE, HASTE, HASTE, DRAW]
    s.open_chance = True
    play(GAME, s, "pass")
    assert s.seat == CHANCE  # all that was added above the gamble has happened
    assert list(cells(s)[CARDS : POINTS + 2]) == [0, 1, 1, 1]
    play(GAME, s, "=6")
    assert cells(s)[POINTS] == 7


def test_costs_are_paid_as_links_are_added():
    s = after("draw haste")
    assert list(cells(s)[ENERGY : ENERGY + 2]) == [2, 2] and list(cells(s)[POINTS : POINTS + 2]) == [0, 0]


def test_a_trigger_starts_a_chain_that_can_be_answered_and_the_next_waits():
    s = after("draw pass pass use")
    assert offered(GAME, s) == "0: haste draw study ward pass"
    assert offers(s) == ["1 if"]
    play(GAME, s, "haste pass pass")
    assert list(cells(s)[POINTS : POINTS + 2]) == [1, 2]
    assert offered(GAME, s) == "1: use pass"
    play(GAME, s, "pass")
    assert offered(GAME, s) == "0: draw study both haste gamble ward hush dry pass"


def test_a_link_that_is_not_quick_cannot_respond():
    s = after("draw")
    assert GAME.why_not(s, BOTH) == ("chain RESPOND", "Seats add links in turn until both have passed.")


def test_what_happens_instead_is_done_at_once_and_what_is_replaced_has_not_happened():
    s = after("study ward pass pass")
    assert list(cells(s)[CARDS : POINTS + 2]) == [0, 0, 1, 1]  # seat 1 gains instead of the draw, then seat 0
    assert offers(s) == []
    assert s.excluded == words() and s.waiting == words()


def test_what_happens_instead_comes_before_what_follows():
    s = after("hush pass pass pass")
    play(GAME, s, "ward pass pass haste pass pass")
    assert list(cells(s)[POINTS : POINTS + 2]) == [0, 1]


def test_a_prevention_is_used_up_by_what_it_prevents():
    s = after("hush draw pass pass")  # the draw of seat 1 resolves first: nothing prevents it yet
    assert list(cells(s)[CARDS : CARDS + 2]) == [0, 1]
    play(GAME, s, "pass pass haste draw pass pass")  # seat 0 leaves its triggers aside
    assert list(cells(s)[CARDS : CARDS + 2]) == [0, 1]  # prevented
    play(GAME, s, "haste draw pass pass")
    assert list(cells(s)[CARDS : CARDS + 2]) == [0, 2]


def test_stating_something_is_no_event():
    assert offers(after("dry draw pass pass")) == ["0 when", "0 if"]  # the draw was the last thing to happen


def test_what_is_forbidden_has_not_happened_so_nothing_misses_its_timing():
    s = after("pass haste study pass pass pass")  # seat 1 is active, and leaves its *if* aside
    assert list(cells(s)[POINTS : POINTS + 2]) == [1, 1]
    play(GAME, s, "dry pass pass haste study pass pass")
    assert list(cells(s)[CARDS : CARDS + 2]) == [2, 0] and list(cells(s)[POINTS : POINTS + 2]) == [1, 2]
    assert offers(s) == ["1 if"]  # the haste of seat 1 came after the draw
    twin = after("pass dry pass pass draw study pass pass")
    assert cells(twin)[POINTS] == 0 and offers(twin) == ["1 if", "0 when", "0 if"]


def test_any_moment_of_a_chain_survives_text():
    s = after("study ward")
    for token in ("pass", "pass"):
        again = GAME.load(GAME.dump(s))
        play(GAME, s, token)
        play(GAME, again, token)
        assert GAME.dump(again) == GAME.dump(s)
