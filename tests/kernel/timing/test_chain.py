"""A chain of links, resolved last to first; *when* needs the last beat, *if* any beat since."""

from __future__ import annotations

from typing import ClassVar, cast

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.kernel.frames import AGAIN, CHANCE, DONE, Frame
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import PlainState, State, fact_beat, fact_kind, fact_who
from sandtable.testing import check_game
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

DRAW, STUDY, BOTH, HASTE, GAMBLE, WHEN, IF = range(7)  # what a link does; the last two come from triggers
ABILITIES = 5
QUICK = (HASTE, DRAW)
PASS, USE = 10, 11
TURN, ACTIVE, CARDS, POINTS, ENERGY = 0, 1, 2, 4, 6
EACH_TURN, LAST_TURN = 3, 6
DREW, GAINED = 1, 2  # facts


class Turns(Frame):
    """The active seat opens chain after chain; after each, triggers are looked for."""

    START, ASK, HEARD, LINKED, LOOKED = range(5)

    def advance(self, s: State) -> i64:
        c = cells(s)
        if self.step == Turns.HEARD:
            if s.answer != PASS:
                self.step = Turns.LINKED
                c[ENERGY + c[ACTIVE]] -= 1
                return s.push(Timeshift(int(c[ACTIVE]), int(s.answer)))
            c[ACTIVE] = 1 - c[ACTIVE]
            self.step = Turns.START
        if self.step == Turns.LINKED:
            self.step = Turns.LOOKED
            return s.push(Triggers())
        if self.step == Turns.START:
            if c[TURN] == LAST_TURN:
                lead = (c[POINTS] > c[POINTS + 1]) - (c[POINTS] < c[POINTS + 1])
                cast(PlainState, s).outcome = words(lead, -lead)
                return DONE
            c[TURN] += 1
            c[ENERGY] = c[ENERGY + 1] = EACH_TURN
        self.step = Turns.HEARD
        return s.ask(c[ACTIVE], ACT)

    def options(self, s: State) -> vec[i64]:
        return words(*[a for a in range(ABILITIES) if bar(s, s.seat, a) == 0], PASS)

    def candidates(self, s: State) -> vec[i64]:
        return words(*range(ABILITIES), PASS)

    def bar(self, s: State, option: i64) -> i64:
        return bar(s, s.seat, option)


def bar(s: State, seat: int, option: int) -> int:
    if option == PASS:
        return 0
    if option >= ABILITIES:
        return ACT
    return 0 if cells(s)[ENERGY + seat] > 0 else COST


class Timeshift(Frame):
    """Build the chain, seat by seat, until both have passed; then its links, last to first."""

    FIELDS = ("holder", "passes", "links")
    OFFER, HEARD, RESOLVE = range(3)

    def __init__(self, owner: int = 0, first: int = 0) -> None:
        super().__init__()
        self.holder = 1 - owner  # the other seat may respond first
        self.passes = 0
        self.links = words(first << 1 | owner)

    def advance(self, s: State) -> i64:
        if self.step == Timeshift.HEARD:
            self.passes += 1
            if s.answer != PASS:
                cells(s)[ENERGY + self.holder] -= 1
                self.links = append(self.links, s.answer << 1 | self.holder)
                self.passes = 0
            self.holder = 1 - self.holder
            self.step = Timeshift.OFFER
        if self.step == Timeshift.OFFER:
            if self.passes < 2:
                self.step = Timeshift.HEARD
                return s.ask(self.holder, RESPOND)
            self.step = Timeshift.RESOLVE
        if len(self.links) == 0:
            return DONE
        top = self.links[-1]
        self.links = self.links[:-1]
        return s.push(Resolve(top >> 1, top & 1))

    def options(self, s: State) -> vec[i64]:
        return words(*[a for a in QUICK if bar(s, self.holder, a) == 0], PASS)

    def candidates(self, s: State) -> vec[i64]:
        return words(*range(ABILITIES), PASS)

    def bar(self, s: State, option: i64) -> i64:
        if option != PASS and option not in QUICK:
            return RESPOND
        return bar(s, self.holder, option)


class Resolve(Frame):
    """One link: its parts share a beat after *and*; *then* begins the next."""

    FIELDS = ("link", "owner")

    def __init__(self, link: int = 0, owner: int = 0) -> None:
        super().__init__()
        self.link = link
        self.owner = owner

    def advance(self, s: State) -> i64:
        s.beat += 1
        if self.step == 0:
            self.step = 1
            if self.link == GAMBLE:
                return s.roll(DIE, words(1, 1, 1, 1, 1, 1))
            if self.link in (DRAW, STUDY, BOTH):
                self.happened(s, DREW, CARDS, 1)
                if self.link == BOTH:
                    self.happened(s, GAINED, POINTS, 1)
                return AGAIN if self.link == STUDY else DONE
            self.happened(s, GAINED, POINTS, 2 if self.link == WHEN else 1)
            return DONE
        self.happened(s, GAINED, POINTS, s.answer + 1 if self.link == GAMBLE else 1)
        return DONE

    def happened(self, s: State, kind: int, column: int, by: int) -> None:
        cells(s)[column + self.owner] += by
        s.happen(kind, self.owner, by)


class Triggers(Frame):
    """After a chain, each seat may use what it triggered; what is used starts a chain of its own."""

    FIELDS = ("waiting",)
    LOOK, ASK, HEARD = range(3)

    def __init__(self) -> None:
        super().__init__()
        self.waiting = words()  # link and owner, like a chain

    def advance(self, s: State) -> i64:
        if self.step == Triggers.LOOK:
            self.waiting = triggered(s)
            self.step = Triggers.ASK
        if self.step == Triggers.HEARD:
            top = self.waiting[0]
            self.waiting = self.waiting[1:]
            self.step = Triggers.ASK
            if s.answer == USE:
                return s.push(Timeshift(top & 1, top >> 1))
        if len(self.waiting) == 0:
            s.facts = words()  # triggers of triggers would never end in this game
            return DONE
        self.step = Triggers.HEARD
        return s.ask(self.waiting[0] & 1, TRIGGER)

    def options(self, s: State) -> vec[i64]:
        return words(USE, PASS)


def triggered(s: State) -> vec[i64]:
    """Each seat's abilities on the other's draw: `when` looks at the last beat, `if` at all facts since."""
    out = words()
    active = cells(s)[ACTIVE]
    for seat in (int(active), int(1 - active)):
        draws = [f for f in s.facts if fact_kind(f) == DREW and fact_who(f) != seat]
        if any(fact_beat(f) == s.beat for f in draws):
            out = append(out, WHEN << 1 | seat)
        if draws:
            out = append(out, IF << 1 | seat)
    s.facts = words()
    return out


class Chain(SmallGame):
    NAMES: ClassVar[dict[int, str]] = {
        DRAW: "draw", STUDY: "study", BOTH: "both", HASTE: "haste", GAMBLE: "gamble",
        PASS: "pass", USE: "use",
    }  # fmt: skip

    def bottom(self) -> Frame:
        return Turns()

    def deal(self, dice: Dice) -> list[int]:
        return [0] * 8

    def observe(self, s: State, seat: int) -> dict[str, object]:
        links = [[int(x) for x in f.links] for f in s.frames if isinstance(f, Timeshift)]
        waiting = [[int(x) for x in f.waiting] for f in s.frames if isinstance(f, Triggers)]
        return {"cells": [int(x) for x in cells(s)], "links": links, "waiting": waiting}


GAME = Chain(BOOK, [Turns, Timeshift, Resolve, Triggers])


def after(tokens: str) -> State:
    s = GAME.begin([0] * 8)
    play(GAME, s, tokens)
    return s


def offers(s: State) -> list[str]:
    """The triggers that wait, such as `1 when`."""
    names = {WHEN: "when", IF: "if"}
    return [f"{x & 1} {names[int(x >> 1)]}" for f in s.frames if isinstance(f, Triggers) for x in f.waiting]


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
    (chain,) = [f for f in s.frames if isinstance(f, Timeshift)]
    assert [int(x >> 1) for x in chain.links] == [GAMBLE, HASTE, HASTE, DRAW]
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
    assert offered(GAME, s) == "0: haste draw pass"
    assert offers(s) == ["1 if"]
    play(GAME, s, "haste pass pass")
    assert list(cells(s)[POINTS : POINTS + 2]) == [1, 2]
    assert offered(GAME, s) == "1: use pass"
    play(GAME, s, "pass")
    assert offered(GAME, s) == "0: draw study both haste gamble pass"


def test_a_link_that_is_not_quick_cannot_respond():
    s = after("draw")
    assert GAME.why_not(s, STUDY) == ("chain RESPOND", "Seats add links in turn until both have passed.")
