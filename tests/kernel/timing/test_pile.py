"""A pile of effects with priority: last in, first out, then settling, then triggers on a new pile.

Stack, events, settling and the order of triggers are the shared ones; who has priority is the toy's own.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.cards.program import words as w
from sandtable.kernel.frames import AGAIN, DONE, Frame
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import fact_beat, fact_kind
from sandtable.testing import check_game
from sandtable.timing import pending, pile
from sandtable.timing.events import event
from sandtable.timing.flow import Deed
from sandtable.timing.resolve import Resolve, resolve_entry
from sandtable.timing.settle import Settling
from sandtable.timing.stacking import Stacking, put_on_stack
from sandtable.timing.values import NOTHING, player_of, player_value
from tests.kernel.timing.programs import Sheet, SmallRules
from tests.kernel.timing.small import SmallGame, cells, match_of, offered, play, rules, words

BOOK = rules(
    "pile",
    {
        "PRIO": "Seats get priority in turn; when both pass in a row the pile resolves.",
        "AIM": "A bolt is aimed as it resolves.",
        "PLAY": "Only a card in hand can be played.",
    },
)
PRIO, AIM, PLAY = 1, 2, 3

BOLT, VOID, GUEST, CROWN, BURN, MOURN = range(6)  # effects; mourning is a program, all others are cards
KINDS = 5
PASS, FACE, THEIRS = 10, 11, 12  # answers besides the cards
TURN, ACTIVE, LIFE, HAND, GUESTS, CROWNS, BURNT, LEFT, DECK = 0, 1, 2, 4, 14, 16, 18, 19, 20
COPIES, DEALT, LAST_TURN = 4, 5, 14
DIED, FALLEN, RESOLVED = 1, 2, 3  # facts: a guest, a crown, an effect


def hand(seat: int, kind: int) -> int:
    return HAND + seat * KINDS + kind


DIES, HURTS = 20, 21  # verbs; a guest dying is an event


class Hurts(Deed):
    def carry_out(self, program, s, row, scene):
        cells(s)[LIFE + 1 - scene.you] -= 1
        return 1


class PileRules(SmallRules):
    def pattern_fits(self, s, pattern, scene, who, a, b, n):
        return player_of(who) == scene.you


SHEET = Sheet(PileRules(), {HURTS: Hurts()})
MOURNING = SHEET.ability(w.TRIGGERED, {lay.OP: HURTS}, event=SHEET.trigger(w.WHENEVER, SHEET.pattern(DIES)))
MOURNER = SHEET.face("Mourner", MOURNING)


def add(s, kind, owner):
    """A card is no program: its number below zero says what it does."""
    put_on_stack(s, pending.entry(-1 - kind, 0, 0, 0, owner, pending.BY_USE, vec[i64](), s.beat))


def effects(s):
    """What lies on the pile and whose it is, the lowest first."""
    out: list[tuple[int, int]] = []
    at = pile.top(s.stack)
    while at >= 0:
        header = int(pending.get(s.stack, at, pending.HEADER))
        kind = MOURN if header == MOURNING else -1 - header
        out.insert(0, (kind, int(pending.get(s.stack, at, pending.YOU))))
        at = pile.below(s.stack, at)
    return out


def dies(s, seat):
    cells(s)[GUESTS + seat] -= 1
    s.tell(DIED, seat, 0)
    event(s, DIES, player_value(seat), NOTHING, 0, 1)


class Turns(Frame):
    """Turn after turn: draw, then piles until both pass on an empty one."""

    START, PILE, STACKED = range(3)

    def advance(self, s):
        c = cells(s)
        if self.step == Turns.STACKED:
            self.step = Turns.PILE
            return s.push(Priority(int(c[ACTIVE])))  # a new pile, before anybody has priority
        if self.step == Turns.PILE:
            if len(s.noted) > 0:
                s.active = c[ACTIVE]
                self.step = Turns.STACKED
                return s.push(Stacking(s.take_noted()))
            if s.answer == Priority.RESOLVED:
                return s.push(Priority(int(c[ACTIVE])))
            c[ACTIVE] = 1 - c[ACTIVE]
        if c[TURN] == LAST_TURN:
            return finish(s, 0)
        c[TURN] += 1
        if c[LEFT] > 0:
            c[LEFT] -= 1
            c[hand(c[ACTIVE], c[DECK + c[LEFT]])] += 1
        self.step = Turns.PILE
        return s.push(Priority(int(c[ACTIVE])))

    def redeal(self, s, seat, dice):
        """Shuffle the hands the seat cannot see into the deck, and deal them again."""
        c = cells(s)
        unseen = c[DECK : DECK + c[LEFT]]
        sizes = []
        for other in range(2):
            if other != seat:
                for kind in range(KINDS):
                    unseen = vec[i64](list(unseen) + [kind] * c[hand(other, kind)])
                sizes.append((other, sum(c[hand(other, kind)] for kind in range(KINDS))))
        unseen = vec[i64](sorted(unseen))  # how they lie tells nothing
        dice.shuffle(unseen)
        for i in range(c[LEFT]):
            c[DECK + i] = unseen[i]
        at = c[LEFT]
        for other, size in sizes:
            for kind in range(KINDS):
                c[hand(other, kind)] = 0
            for kind in unseen[at : at + size]:
                c[hand(other, kind)] += 1
            at += size


class Priority(Frame):
    """Who may add to the pile; and, once both have passed in a row, its resolution from the top."""

    FIELDS = ("holder", "passes", "closed")
    ASK, HEARD, RESOLVE, AIMED, SETTLED = range(5)
    EMPTY, RESOLVED = 0, 1  # what it answers to the frame below

    def __init__(self, holder: int = 0) -> None:
        super().__init__()
        self.holder = holder
        self.passes = 0
        self.closed = False

    def advance(self, s):
        c = cells(s)
        if self.step == Priority.HEARD:
            self.passes += 1
            if s.answer != PASS:
                c[hand(self.holder, s.answer)] -= 1
                add(s, int(s.answer), self.holder)
                self.passes = 0
            self.holder = 1 - self.holder
            self.step = Priority.ASK
        if self.step == Priority.ASK:
            if self.passes < 2:
                self.step = Priority.HEARD
                return s.ask(self.holder, PRIO)
            if len(s.stack) == 0:
                s.answer = Priority.EMPTY
                return DONE
            self.closed = True
            self.step = Priority.RESOLVE
        if self.step == Priority.AIMED:
            self.step = Priority.RESOLVE
            owner = effects(s)[-1][1]
            if s.answer == FACE:
                c[LIFE + 1 - owner] -= 2
            else:
                dies(s, 1 - owner)
            s.stack = pile.without(s.stack, pile.top(s.stack))
        if self.step == Priority.RESOLVE:
            if len(s.stack) > 0:
                return self.resolve(s)
            self.step = Priority.SETTLED
            return s.push(Settle())
        s.answer = Priority.RESOLVED
        return DONE

    def resolve(self, s):
        """The top effect; what it voids lies lower on this same pile."""
        c = cells(s)
        kind, owner = effects(s)[-1]
        s.beat += 1
        s.tell(RESOLVED, owner, kind)
        if kind == BOLT:
            self.step = Priority.AIMED
            return s.push(Aim(owner))
        frame = resolve_entry(s.stack, pile.top(s.stack))
        s.stack = pile.without(s.stack, pile.top(s.stack))
        if kind == MOURN:
            return s.push(frame)
        if kind == VOID:
            if len(s.stack) > 0:
                s.stack = pile.without(s.stack, pile.top(s.stack))
        elif kind == GUEST:
            c[GUESTS + owner] += 1
        elif kind == CROWN:
            c[CROWNS + owner] += 1
        else:
            c[BURNT] = 1
        return AGAIN

    def options(self, s):
        c = cells(s)
        return words(*[k for k in range(KINDS) if c[hand(self.holder, k)] > 0], PASS)

    def candidates(self, s):
        return words(*range(KINDS), PASS)

    def bar(self, s, option):
        if option == PASS or (option < KINDS and cells(s)[hand(self.holder, option)] > 0):
            return 0
        return PLAY


class Aim(Frame):
    """A question in the middle of a resolution: the answer goes to the frame below."""

    FIELDS = ("owner",)

    def __init__(self, owner: int = 0) -> None:
        super().__init__()
        self.owner = owner

    def advance(self, s):
        if self.step == 0:
            self.step = 1
            return s.ask(self.owner, AIM)
        return DONE

    def options(self, s):
        return words(FACE, THEIRS) if cells(s)[GUESTS + 1 - self.owner] > 0 else words(FACE)

    def bar(self, s, option):
        return 0 if option in self.options(s) else AIM


class Settle(Settling):
    """One check, repeated until it changes nothing; each round is a beat of its own."""

    def checks(self):
        return 1

    def check(self, s, number):
        c = cells(s)
        if c[LIFE] <= 0 or c[LIFE + 1] <= 0:
            return finish(s, c[LIFE] - c[LIFE + 1])
        fallen = [seat for seat in range(2) if c[CROWNS + seat] > 0 and c[GUESTS + seat] == 0]
        burnt = [seat for seat in range(2) if c[BURNT] and c[GUESTS + seat] > 0]
        for seat in burnt:
            dies(s, seat)
        for seat in fallen:  # a crown stands only beside a guest
            s.tell(FALLEN, seat, 0)
            c[CROWNS + seat] = 0
        c[BURNT] = 0
        if burnt or fallen:
            self.changed = 1
        return AGAIN


def finish(s, lead):
    sign = (lead > 0) - (lead < 0)
    s.outcome = words(sign, -sign)
    return s.stop()


class Pile(SmallGame):
    SHEET = SHEET
    BOARD = (MOURNER,)
    NAMES: ClassVar[dict[int, str]] = {
        BOLT: "bolt", VOID: "void", GUEST: "guest", CROWN: "crown", BURN: "burn",
        PASS: "pass", FACE: "face", THEIRS: "guest!",
    }  # fmt: skip

    def bottom(self) -> Frame:
        return Turns()

    def deal(self, dice: Dice) -> list[int]:
        deck = words(*list(range(KINDS)) * COPIES)
        dice.shuffle(deck)
        row = [0, 0, 4, 4, *[0] * 10, 0, 0, 0, 0, 0, len(deck) - 2 * DEALT, *deck]
        for i in range(2 * DEALT):
            row[hand(i % 2, row.pop())] += 1
        row += [0] * (2 * DEALT)
        return row

    def observe(self, s, seat):
        c = cells(s)
        hands = [[int(c[hand(p, k)]) for k in range(KINDS)] for p in range(2)]
        return {
            "table": [int(x) for x in c[:HAND]] + [int(x) for x in c[GUESTS:DECK]],
            "hands": [sum(h) for h in hands],
            "hand": hands[seat] if seat >= 0 else None,
            "pile": [list(one) for one in effects(s)],
        }


GAME = Pile(BOOK, [Turns, Priority, Aim, Settle, Stacking, Resolve])


def table(first, second, **more):
    """Seat 0 is active and draws nothing; each has the cards named."""
    row = [0] * DECK
    row[LIFE] = row[LIFE + 1] = 4
    for seat, names in enumerate((first, second)):
        for name in names.split():
            row[hand(seat, GAME.read(GAME.blank(), name))] += 1
    for name, value in more.items():
        row[globals()[name.upper().rstrip("01")] + int(name[-1])] = value
    return GAME.begin(row)


def story(s):
    assert s.journal is not None
    names = {DIED: "died", FALLEN: "fallen", RESOLVED: "resolved"}
    return [names[int(fact_kind(f))] for f in s.journal]


def test_contract():
    check_game(GAME, games=4, every=2)


def test_a_card_added_starts_the_passing_again():
    s = table("guest guest", "guest")
    play(GAME, s, "guest pass guest guest pass")
    assert offered(GAME, s) == "1: pass"
    assert list(cells(s)[GUESTS : GUESTS + 2]) == [0, 0]
    play(GAME, s, "pass")
    assert list(cells(s)[GUESTS : GUESTS + 2]) == [2, 1]


def test_the_whole_pile_resolves_last_in_first_out_without_priority_between():
    s = table("bolt", "guest")
    play(GAME, s, "bolt guest pass pass")
    assert offered(GAME, s) == "0: face guest!"  # the guest came first, so the bolt may be aimed at it


def test_an_effect_takes_a_lower_one_off_the_same_pile():
    s = table("bolt guest", "void")
    play(GAME, s, "bolt void pass pass")
    assert cells(s)[LIFE + 1] == 4
    assert offered(GAME, s) == "0: guest pass"  # the active seat has priority again, on an empty pile


def test_settling_goes_round_until_nothing_applies():
    s = table("burn", "", guests0=1, crowns0=1)
    match = match_of(GAME, s)
    play(GAME, s, "burn pass pass")
    assert story(s) == ["resolved", "died", "fallen"]
    assert match.state.journal is not None
    died, fallen = match.state.journal[1:]
    assert fact_beat(died) + 1 == fact_beat(fallen)


def test_deaths_on_one_beat_are_simultaneous():
    s = table("burn", "", guests0=1, guests1=1)
    match_of(GAME, s)
    play(GAME, s, "burn pass pass")
    assert s.journal is not None
    assert len({fact_beat(f) for f in s.journal if fact_kind(f) == DIED}) == 1


def test_triggers_wait_for_settling_and_go_on_a_new_pile_that_can_be_answered():
    s = table("burn", "void", guests0=1, guests1=1)
    play(GAME, s, "burn pass pass")
    assert effects(s) == [(MOURN, 0), (MOURN, 1)]
    assert offered(GAME, s) == "0: pass"
    play(GAME, s, "pass void pass pass")  # the void takes off the top mourner, seat 1's
    assert list(cells(s)[LIFE : LIFE + 2]) == [4, 3]


def test_nobody_loses_before_the_table_settles():
    s = table("bolt bolt", "bolt bolt")
    play(GAME, s, "bolt bolt bolt bolt pass pass face face face face")
    assert s.over() and s.returns() == [0.0, 0.0]


def test_passing_on_an_empty_pile_ends_the_turn():
    s = table("guest", "guest")
    play(GAME, s, "pass pass")
    assert offered(GAME, s) == "1: guest pass"


def test_a_question_in_mid_resolution_survives_text_and_clone():
    s = table("bolt", "guest")
    play(GAME, s, "bolt guest pass pass")
    for twin in (GAME.load(GAME.dump(s)), s.clone()):
        play(GAME, twin, "guest!")
        assert cells(twin)[GUESTS + 1] == 0 and cells(s)[GUESTS + 1] == 1
