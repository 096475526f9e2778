"""The frame that runs programs: effects as they resolve, costs as they are paid, and what happens instead."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.games.athernum import clauses as c
from sandtable.games.athernum import options as o
from sandtable.games.athernum.asking import Asking, Pick
from sandtable.games.athernum.carrying import (
    actor,
    do_board,
    do_cards,
    do_players,
    gain_control,
    know_zone,
    lose_token,
    players_in,
    state_it,
    things_in,
    top_cards,
    zone_owner,
)
from sandtable.games.athernum.effects import SEARCHED, carry, show, shuffle
from sandtable.games.athernum.ending import concede
from sandtable.games.athernum.events import (
    E_END,
    E_HEADER,
    E_HELD,
    E_KIND,
    E_MODE,
    E_NUMBER,
    E_PC,
    E_REGISTERS,
    E_SCALE,
    E_SOURCE,
    E_YOU,
    event,
)
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.payment import PAID, Payment, needs_of, payable
from sandtable.games.athernum.piles import PileOrder
from sandtable.games.athernum.reading import (
    amount,
    candidates,
    collected,
    fits,
    holds,
    marks,
    selected,
    sort_of,
    target_list,
    test_at,
)
from sandtable.games.athernum.scene import Scene
from sandtable.games.athernum.state import (
    CONTROLLER,
    FRESH,
    NOTHING,
    OWNER,
    SIDE,
    UP,
    VICTORY,
    ZONE,
    Board,
    hold,
    is_effect,
    is_player,
    player_of,
    player_value,
    slot_of,
    thing_of,
    value_of,
)
from sandtable.kernel.frames import AGAIN, DONE
from sandtable.kernel.state import State
from sandtable.timing import pile

# steps
BEGIN: Final = 0
RUN: Final = 1
PICKED: Final = 2
OFFERED: Final = 3
PAYING: Final = 4
NAMING: Final = 5
FINDING: Final = 6
LOSING: Final = 7
ORDERING: Final = 8
AIMED: Final = 9
MARKING: Final = 10
PLAYED: Final = 11

# what a program is run for
EFFECT: Final = 0
COST: Final = 1
INSTEAD: Final = 2


@final
@mypyc_attr(acyclic=True)
class Resolve(Asking):
    """One program on its way: where it stands, and what its registers hold."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "header", "pc", "end", "source", "you", "kind", "scale", "mode", "held", "name", "many",
        "prevented", "did",
        "number", "purpose", "players", "group", "close", "slot", "searched", "failed",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.header: i64 = 0
        self.pc: i64 = 0
        self.end: i64 = 0
        self.source: i64 = 0
        self.you: i64 = 0
        self.kind: i64 = 0
        self.scale: i64 = 1
        self.mode: i64 = 0
        self.held = vec[i64]()
        self.name: i64 = 0
        self.many: i64 = 0
        self.prevented: i64 = 0
        self.did: i64 = 0
        self.number: i64 = 0  # on the stack; or the timestamp of a replacement
        self.purpose: i64 = EFFECT
        self.players = vec[i64]()  # for whom the present rows are still to be run
        self.group: i64 = 0  # where those rows begin
        self.close: i64 = 0  # and end
        self.slot: i64 = 0  # the register that is set to each of them
        self.searched: i64 = 0  # decks to be shuffled at the end (R102), as bits of their owners
        self.failed: i64 = 0  # a cost that could not be paid

    # ---- registers

    def scene(self) -> Scene:
        scene = Scene(self.source, self.you, self.held)
        scene.name = self.name
        scene.many = self.many
        scene.prevented = self.prevented
        scene.did = self.did
        return scene

    def keep(self, scene: Scene) -> None:
        self.held = scene.held

    def fill(self, slot: i64, values: vec[i64]) -> None:
        scene = self.scene()
        scene.fill(slot, values)
        self.held = scene.held

    def done(self, count: i64) -> None:
        self.many = count
        self.did = 1 if count > 0 else 0
        if count == 0 and self.purpose == COST:
            self.failed = 1  # R89: a cost whose event does not happen is not paid

    # ---- flow

    def advance(self, s: State) -> i64:
        board = cast(Board, s)
        if s.answer == o.CONCEDE:
            s.answer = o.NO
            if concede(board, s.seat):
                return s.stop()
        if not board.alive(self.you) and self.source != 0:
            self.failed = 1  # R109: effects of a player who has left are gone
            return self.finish(board)
        if self.step == BEGIN:
            self.step = RUN
            if self.purpose == EFFECT and not self.still_aimed(board):
                return self.finish(board)
        elif self.step == PICKED:
            self.step = RUN
            self.fill(self.slot_at(board), board.picked)
            if self.secret_pick(board, self.pc):
                for value in board.picked:  # picked because of a condition, so it is shown (R102)
                    show(board, thing_of(value), (1 << s.seats) - 1)
            self.pc += op.ROW
        elif self.step == OFFERED:
            self.step = RUN
            row = self.pc
            yes = s.answer == o.YES
            self.did = 1 if yes else 0
            self.pc = row + op.ROW if yes else row + board.library.code[row + op.C]
        elif self.step == PAYING:
            self.step = RUN
            self.done(1 if s.answer == PAID else 0)
            self.pc += op.ROW
        elif self.step == NAMING:
            self.step = RUN
            face = o.value_of(s.answer)
            number = board.library.name[face] if face < len(board.library.name) else 0
            self.name = number if number > 0 else 100_000 + face
            self.pc += op.ROW
        elif self.step == FINDING:
            self.step = RUN
            self.found(board)
            self.pc += op.ROW
        elif self.step == LOSING:
            self.step = RUN
            count: i64 = 0
            for value in board.picked:
                count += lose_token(board, thing_of(value))
            self.done(count)
            if count == 0 or self.prevented <= 0:
                self.after_row(board)
            else:
                return self.lose_victory(board)
        elif self.step == ORDERING:
            self.step = RUN
            self.put_back(board)
            self.after_row(board)
        elif self.step == AIMED:
            self.step = RUN
            self.aim(board)
            self.after_row(board)
        elif self.step == PLAYED:
            self.step = RUN
            self.done(s.answer)
            self.after_row(board)
        if len(board.together) > 0:
            return s.push(PileOrder())
        if len(board.waiting) > 0:
            return s.push(next_instead(board))
        if self.failed == 1 and self.purpose == COST:
            return self.finish(board)
        return self.run_row(board)

    def slot_at(self, s: Board) -> i64:
        """The register that the PICK row at hand fills."""
        code = s.library.code
        return code[self.pc + code[self.pc + op.A] + op.SLOT]

    def still_aimed(self, s: Board) -> bool:
        """Test targets again: illegal ones are dropped; without a legal one left nothing happens (R8,
        4.3.5b.III).
        """
        chosen: i64 = 0
        legal: i64 = 0
        missing = False
        code = s.library.code
        scene = self.scene()
        kept = vec[i64]()
        targets = target_list(s, self.header, self.mode)
        if len(targets) == 0 or self.end != 0:  # what was left for later is no longer aimed
            return self.gate_holds(s)
        for one in self.held:
            slot = slot_of(one)
            selection: i64 = 0
            for target in targets:
                if code[target + op.SLOT] == slot:
                    selection = target
            if selection == 0:
                kept = append(kept, one)
                continue
            chosen += 1
            if self.legal(s, selection, value_of(one), scene):
                legal += 1
                kept = append(kept, one)
        for target in targets:
            if code[target + op.LOW] != 0 and scene.first(s, code[target + op.SLOT]) == NOTHING:
                missing = True
        self.held = kept
        if missing or (chosen > 0 and legal == 0):
            return False
        return self.gate_holds(s)

    def gate_holds(self, s: Board) -> bool:
        """The "if" behind a trigger is tested again on resolution."""
        code = s.library.code
        if self.header <= 0 or self.end != 0 or code[self.header + op.GATE] == 0:
            return True
        if code[self.header + op.KIND] != op.TRIGGERED:
            return True
        return holds(s, self.header + code[self.header + op.GATE], self.scene())

    def legal(self, s: Board, selection: i64, value: i64, scene: Scene) -> bool:
        code = s.library.code
        if is_player(value):
            if not s.alive(player_of(value)):
                return False
        elif is_effect(value):
            if pile.find(s.stack, value & 0xFFFFFFFF) < 0:
                return False
        elif not s.same(value):
            return False
        return fits(s, selection + code[selection + op.FITS], value, scene)

    def finish(self, s: Board) -> i64:
        if self.searched != 0:
            seat: i64 = 0
            while seat < s.seats:
                if (self.searched >> seat) & 1 == 1:
                    shuffle(s, seat)
                seat += 1
            self.searched = 0
        if self.purpose == INSTEAD:
            s.excluded = s.excluded[: len(s.excluded) - 1]
        clear_fresh(s, self.held)
        s.answer = 0 if self.failed == 1 else 1
        return DONE

    def run_row(self, s: Board) -> i64:
        code = s.library.code
        row = self.pc
        if self.close != 0 and row >= self.close:
            if self.next_player(s):
                return AGAIN
        kind = code[row]
        if kind == op.END or (self.end != 0 and row >= self.end):
            return self.finish(s)
        if self.group == 0 and self.several(s, row):
            return AGAIN
        if self.nobody(s, row, kind):
            self.done(0)
            self.pc = row + (code[row + op.C] if kind in (op.MAY, op.UNLESS) else op.ROW)
            return AGAIN
        if kind >= op.MODIFY or op.PREVENT_NEXT <= kind <= op.PREVENT_EVENT or kind in LASTING:
            s.beat += 1
            self.done(state_it(s, row, self.header, self.scene(), self.kind))
            self.pc = row + (code[row + op.C] if kind in (op.REPLACE, op.DELAY) else op.ROW)
            return AGAIN
        if kind < op.FORBID:
            return self.control(s, row, kind)
        if code[row + op.LINK] != op.AND:
            s.beat += 1
        return self.order(s, row, kind)

    def nobody(self, s: Board, row: i64, kind: i64) -> bool:
        """Whether the player who should act has left the game (R109)."""
        code = s.library.code
        if s.out == 0 or code[row + op.WHO] == 0 or kind >= op.MODIFY or kind in LASTING:
            return False
        who = row + code[row + op.WHO]
        found = selected(s, who, self.scene())
        for value in found:
            if not is_player(value) or s.alive(player_of(value)):
                return False
        return len(found) > 0 or is_player_selection(s, who)

    def after_row(self, s: Board) -> None:
        self.pc += op.ROW

    # ---- several players

    def several(self, s: Board, row: i64) -> bool:
        """Begin to run rows for each of several players, the active player first."""
        code = s.library.code
        main = row
        while code[main] == op.PICK:
            selection = main + code[main + op.A]
            if code[selection] == op.EACH and is_player_selection(s, selection):
                return False  # it finds the players themselves
            main += op.ROW
        kind = code[main]
        if code[main + op.WHO] == 0 or kind == op.END or kind >= op.MODIFY or kind in LASTING:
            return False
        if op.PREVENT_NEXT <= kind <= op.PREVENT_EVENT:
            return False
        who = main + code[main + op.WHO]
        found = players_in(s, who, self.scene())
        if len(found) < 2:
            return False
        self.players = in_turn_order(s, found)
        self.group = row
        self.close = main + (code[main + op.C] if kind == op.MAY else op.ROW)
        self.slot = code[who + op.SLOT]
        self.set_player(s)
        return True

    def set_player(self, s: Board) -> None:
        if self.slot >= op.FIRST_SLOT:
            self.fill(self.slot, append(vec[i64](), player_value(self.players[0])))

    def next_player(self, s: Board) -> bool:
        """Whether the rows are to be run for another player."""
        first = self.players[0]
        rest = self.players[1:]
        self.players = append(rest, first | DONE_WITH)
        if self.players[0] & DONE_WITH == 0:
            self.pc = self.group
            self.set_player(s)
            return True
        everybody = vec[i64]()
        for one in self.players:
            everybody = append(everybody, player_value(one & ~DONE_WITH))
        if self.slot >= op.FIRST_SLOT:
            self.fill(self.slot, everybody)
        self.players = vec[i64]()
        self.group = 0
        self.close = 0
        return False

    # ---- control rows

    def control(self, s: Board, row: i64, kind: i64) -> i64:
        code = s.library.code
        if kind == op.PICK:
            return self.pick(s, row)
        if kind == op.IF:
            self.pc = row + (op.ROW if holds(s, row + code[row + op.A], self.scene()) else code[row + op.C])
        elif kind == op.ELSE:
            self.pc = row + code[row + op.C]
        elif kind == op.MAY or kind == op.UNLESS:
            return self.offer(s, row)
        elif kind == op.MODES:
            self.pc = row + op.ROW
        elif kind == op.MODE:
            self.pc = row + (op.ROW if self.mode_at(s, row) == self.mode else code[row + op.C])
        elif kind == op.NAME_CARD:
            self.step = NAMING
            return s.ask(actor(s, row, self.scene()), c.C_1_1_5)
        elif kind == op.ADDITIONAL_COST:
            if self.purpose == COST:
                self.pc = row + op.ROW
            else:
                self.pc = row + code[row + op.C]
        else:
            self.pc = row + op.ROW
        return AGAIN

    def mode_at(self, s: Board, row: i64) -> i64:
        """The number of the mode whose row this is."""
        code = s.library.code
        at = self.header + code[self.header + op.BODY]
        count: i64 = 0
        while at <= row:
            if code[at] == op.MODE:
                count += 1
            at += op.ROW
        return count

    def offer(self, s: Board, row: i64) -> i64:
        """You may, or unless somebody does: decided on resolution; nobody is offered what they cannot pay."""
        code = s.library.code
        who = actor(s, row, self.scene())
        if not s.alive(who) or not self.can_accept(s, row, who):
            self.did = 0
            self.pc = row + code[row + op.C]
            return AGAIN
        self.step = OFFERED
        return s.ask(who, c.R139 if self.asks_payment(s, row) else c.C_4_3_5)

    def asks_payment(self, s: Board, row: i64) -> bool:
        return s.library.code[row + op.ROW] == op.PAY

    def can_accept(self, s: Board, row: i64, who: i64) -> bool:
        code = s.library.code
        first = row + op.ROW
        while code[first] == op.PICK:
            first += op.ROW
        if code[first] == op.PAY:
            return payable(s, who, needs_of(s, first + code[first + op.A]), thing_of(self.source))
        if code[first] == op.SPEND_MARKERS:
            markers = first + code[first + op.A]
            return s.of(who, 1) >= amount(s, markers + code[markers + 1], self.scene())
        return True

    # ---- picks

    def pick(self, s: Board, row: i64) -> i64:
        code = s.library.code
        selection = row + code[row + op.A]
        mode = code[selection]
        scene = self.scene()
        slot = code[selection + op.SLOT]
        if mode == op.TOP:
            zone = selection + code[selection + op.WHERE]
            owner = zone_owner(s, zone, scene, self.you)
            count = code[selection + op.LOW]
            self.fill(slot, top_cards(s, owner, code[zone], count if count >= 0 else self.many))
            self.pc += op.ROW
            return AGAIN
        pool = candidates(s, selection, scene)
        if mode == op.EACH:
            self.fill(slot, pool)
            self.pc += op.ROW
            return AGAIN
        low = code[selection + op.LOW]
        high = code[selection + op.HIGH]
        if low < 0:
            low = self.many
            high = self.many
        chooser = actor(s, row, scene)
        if mode == op.RANDOM or not self.sees_all(s, chooser, pool):
            self.fill(slot, random_of(s, pool, low))
            self.pc += op.ROW
            return AGAIN
        if self.purpose == COST:
            pool = self.payable_pool(s, row, pool)
        self.step = PICKED
        frame = Pick(chooser, pool, low, high, c.R8)
        if self.secret_pick(s, row):
            frame.always = 1
        return s.push(frame)

    def secret_pick(self, s: Board, row: i64) -> bool:
        """Whether a pick depends on cards that not everybody sees: then it must not show by being skipped."""
        code = s.library.code
        selection = row + code[row + op.A]
        if code[selection] != op.CHOOSING or code[selection + op.FITS] == 0:
            return False
        fits_at = selection + code[selection + op.FITS]
        inside = test_at(s, fits_at, op.INSIDE)
        among = test_at(s, fits_at, op.AMONG)
        hidden = False
        if inside > 0:
            hidden = code[fits_at + code[inside + 2]] in (op.HAND, op.DECK, op.EXTRA_DECK)
        elif among > 0:
            for value in self.scene().all(s, code[among + 1]):
                if not is_player(value) and not s.open_to_seats(thing_of(value)):
                    hidden = True
        if not hidden:
            return False
        i: i64 = 0
        while i < code[fits_at]:
            test = fits_at + 1 + 3 * i
            kind = code[test]
            if kind == op.NOUN:
                if code[test + 1] != op.CARD:
                    return True
            elif kind not in (op.INSIDE, op.AMONG, op.CONTROLLED, op.AT_RANDOM):
                return True
            i += 1
        return False

    def sees_all(self, s: Board, seat: i64, pool: vec[i64]) -> bool:
        """A card that the chooser cannot see is picked at random."""
        for value in pool:
            if is_player(value) or is_effect(value):
                continue
            thing = thing_of(value)
            if s.get(thing, ZONE) != op.BOARD and not s.sees(seat, thing):
                return False
        return True

    def payable_pool(self, s: Board, row: i64, pool: vec[i64]) -> vec[i64]:
        """What can be picked to pay a cost: nothing exhausted to be exhausted, no main character to be
        moved (R1).
        """
        code = s.library.code
        main = row
        while code[main] == op.PICK:
            main += op.ROW
        kind = code[main]
        out = vec[i64]()
        for value in pool:
            if value == self.source and on_its_way(s, value, self.header == 0):
                continue
            if not is_player(value) and not is_effect(value):
                if not may_pay_with(s, kind, thing_of(value)):
                    continue
            out = append(out, value)
        return out

    # ---- orders

    def order(self, s: Board, row: i64, kind: i64) -> i64:
        code = s.library.code
        scene = self.scene()
        if kind == op.SEARCH:
            return self.search(s, row, scene)
        if kind == op.PAY:
            self.step = PAYING
            who = actor(s, row, scene)
            return s.push(Payment(who, needs_of(s, row + code[row + op.A]), thing_of(self.source)))
        if kind == op.LOSE_MARKERS and code[row + code[row + op.A]] == op.VICTORY:
            self.many = 0
            return self.lose_victory(s)
        if kind == op.PUT and code[row + op.C] == op.BACK_IN_ORDER:
            return self.ask_order(s, row, scene)
        if kind == op.REDIRECT:
            return self.redirect(s, row, scene)
        if kind == op.GAIN_CONTROL:
            self.done(gain_control(s, row, scene))
        elif kind == op.CHOOSE:
            self.done(i64(len(selected(s, row + code[row + op.A], scene))))
        elif kind == op.PLAY or kind == op.PLAY_FREE:
            return self.play(s, row, scene, kind == op.PLAY_FREE)
        elif kind == op.KEEP:
            pass
        elif kind == op.PUT and self.starting_hand(s, row):
            self.done(put_hand_away(s, actor(s, row, scene)))
        elif kind < op.CREATE:
            self.done(do_cards(s, row, scene))
            if kind == op.SHUFFLE:
                self.searched = 0
            mark_fresh(s, scene, row)
        elif kind == op.CREATE or kind == op.ATTACH or op.EXCHANGE_CONTROL <= kind <= op.SPEND_MARKERS:
            if kind == op.REMOVE and code[row + code[row + op.A]] == op.ANY_COUNTER:
                self.done(remove_any(s, row, scene, actor(s, row, scene)))
            else:
                self.done(do_board(s, row, scene, self.scale))
        else:
            self.done(do_players(s, row, scene))
        self.keep(scene)
        self.pc += op.ROW
        return AGAIN

    def starting_hand(self, s: Board, row: i64) -> bool:
        """After drawing your starting hand: "it" is that hand."""
        code = s.library.code
        if self.header <= 0 or code[self.header + op.EVENT] == 0:
            return False
        return code[self.header + code[self.header + op.EVENT]] == op.STARTING_HAND

    def play(self, s: Board, row: i64, scene: Scene, free: bool) -> i64:
        """An effect says "play" (R106): all limits apply; the frame that plays asks for what is open."""
        from sandtable.games.athernum.playing import Playing

        code = s.library.code
        who = actor(s, row, scene)
        for thing in things_in(s, row + code[row + op.A], scene):
            self.step = PLAYED
            return s.push(Playing(who, thing, free))
        self.done(0)
        self.pc += op.ROW
        return AGAIN

    # ---- searching

    def search(self, s: Board, row: i64, scene: Scene) -> i64:
        """Look through a zone and pick what fits; in a hidden zone fewer may be found (R102)."""
        code = s.library.code
        zone = row + code[row + op.A]
        selection = row + code[row + op.B]
        who = actor(s, row, scene)
        owner = zone_owner(s, zone, scene, who)
        fits_at = selection + code[selection + op.FITS]
        pool = vec[i64]()
        thing: i64 = 0
        while thing < s.count():
            if s.get(thing, ZONE) == code[zone] and s.get(thing, OWNER) == owner:
                if fits(s, fits_at, s.ref(thing), scene):
                    pool = append(pool, s.ref(thing))
            thing += 1
        low = code[selection + op.LOW]
        high = code[selection + op.HIGH]
        if low < 0:
            low = high = self.many
        if code[zone] in (op.DECK, op.HAND, op.EXTRA_DECK):
            know_zone(s, owner, code[zone], who)
            if code[fits_at] > 1 or code[fits_at + 2] != op.CARD:
                low = 0
            if code[zone] == op.DECK:
                self.searched |= 1 << owner
        s.tell(SEARCHED, who, code[zone])
        event(s, op.SEARCH, player_value(who), NOTHING, 0, code[zone])
        self.step = FINDING
        frame = Pick(who, pool, low, high, c.C_0_DEF_SEARCH)
        if code[zone] in (op.DECK, op.HAND, op.EXTRA_DECK):
            frame.always = 1
        return s.push(frame)

    def found(self, s: Board) -> None:
        code = s.library.code
        selection = self.pc + code[self.pc + op.B]
        fits_at = selection + code[selection + op.FITS]
        hidden = code[self.pc + code[self.pc + op.A]] in (op.DECK, op.HAND, op.EXTRA_DECK)
        if hidden and (code[fits_at] > 1 or code[fits_at + 2] != op.CARD):
            for value in s.picked:  # what was found because of a condition is shown (R102)
                show(s, thing_of(value), (1 << s.seats) - 1)
        self.fill(code[selection + op.SLOT], s.picked)
        self.done(i64(len(s.picked)))

    # ---- what a player loses, orders and redirects

    def lose_victory(self, s: Board) -> i64:
        """That player picks a Victory Token on a permanent of theirs, one after the other (10.1.6)."""
        code = s.library.code
        scene = self.scene()
        markers = self.pc + code[self.pc + op.A]
        who = actor(s, self.pc, scene)
        if self.many == 0:
            self.prevented = amount(s, markers + code[markers + 1], scene)
        self.prevented -= 1
        if self.prevented < 0 or collected(s, who) == 0:
            self.pc += op.ROW
            return AGAIN
        pool = vec[i64]()
        thing: i64 = 0
        while thing < s.count():
            if (
                s.get(thing, ZONE) == op.BOARD
                and s.get(thing, CONTROLLER) == who
                and s.get(thing, VICTORY) > 0
            ):
                pool = append(pool, s.ref(thing))
            thing += 1
        self.step = LOSING
        return s.push(Pick(who, pool, 1, 1, c.C_10_1_6))

    def ask_order(self, s: Board, row: i64, scene: Scene) -> i64:
        """Put cards back in any order: the first picked comes to lie lowest."""
        code = s.library.code
        pool = vec[i64]()
        for thing in things_in(s, row + code[row + op.A], scene):
            pool = append(pool, s.ref(thing))
        pick = Pick(actor(s, row, scene), pool, i64(len(pool)), i64(len(pool)), c.C_7_2_3B)
        pick.ordered = 1
        self.step = ORDERING
        return s.push(pick)

    def put_back(self, s: Board) -> None:
        by = actor(s, self.pc, self.scene())
        count: i64 = 0
        for value in s.picked:
            if carry(s, thing_of(value), op.DECK, op.PUT, by):
                count += 1
        self.done(count)

    def redirect(self, s: Board, row: i64, scene: Scene) -> i64:
        """Another legal target, picked by whoever controls the modifying effect (4.1.8b)."""
        code = s.library.code
        for value in selected(s, row + code[row + op.A], scene):
            at = pile.find(s.stack, value & 0xFFFFFFFF) if is_effect(value) else -1
            if at < 0:
                continue
            header = s.stack[at + E_HEADER]
            i: i64 = 0
            while i < s.stack[at + E_HELD]:
                one = s.stack[at + E_REGISTERS + i]
                for target in target_list(s, header, s.stack[at + E_MODE]):
                    if code[target + op.SLOT] == slot_of(one):
                        pool = self.other_targets(s, at, target, value_of(one))
                        if len(pool) == 0:
                            break
                        self.slot = at << 8 | i
                        self.step = AIMED
                        return s.push(Pick(self.you, pool, 1, 1, c.C_4_1_8B))
                i += 1
        self.done(0)
        self.pc += op.ROW
        return AGAIN

    def other_targets(self, s: Board, at: i64, target: i64, old: i64) -> vec[i64]:
        theirs = Scene(s.stack[at + E_SOURCE], s.stack[at + E_YOU], vec[i64]())
        out = vec[i64]()
        for value in candidates(s, target, theirs):
            if value != old and value != s.stack[at] | (2 << 36):
                out = append(out, value)
        return out

    def aim(self, s: Board) -> None:
        at = self.slot >> 8
        i = self.slot & 255
        where = at + E_REGISTERS + i
        for value in s.picked:
            s.stack[where] = hold(slot_of(s.stack[where]), value)
            self.done(1)
        self.slot = 0

    # ---- questions

    def options(self, s: State) -> vec[i64]:
        board = cast(Board, s)
        if self.step == NAMING:
            out = vec[i64]()
            face: i64 = 0
            while face < board.library.cards:
                out = append(out, o.make(o.NAME, face))
                face += 1
            return out
        return vec[i64]([o.YES, o.NO])

    def copy(self) -> Resolve:
        twin = Resolve()
        twin.step = self.step
        twin.header = self.header
        twin.pc = self.pc
        twin.end = self.end
        twin.source = self.source
        twin.you = self.you
        twin.kind = self.kind
        twin.scale = self.scale
        twin.mode = self.mode
        twin.held = self.held[:]
        twin.name = self.name
        twin.many = self.many
        twin.prevented = self.prevented
        twin.did = self.did
        twin.number = self.number
        twin.purpose = self.purpose
        twin.players = self.players[:]
        twin.group = self.group
        twin.close = self.close
        twin.slot = self.slot
        twin.searched = self.searched
        twin.failed = self.failed
        return twin


LASTING: Final = frozenset((op.FORBID, op.REQUIRE, op.PERMIT, op.REPLACE, op.DELAY))
DONE_WITH: Final = 1 << 8


def is_player_selection(s: Board, selection: i64) -> bool:
    code = s.library.code
    return code[selection + op.FITS] != 0 and sort_of(s, selection + code[selection + op.FITS]) == 1


def in_turn_order(s: Board, players: vec[i64]) -> vec[i64]:
    """Players from the active one on."""
    out = vec[i64]()
    count: i64 = len(s.order)
    start: i64 = 0
    while start < count and s.order[start] != s.active:
        start += 1
    i: i64 = 0
    while i < count:
        seat = s.order[(start + i) % count]
        if seat in players:
            out = append(out, seat)
        i += 1
    return out


def random_of(s: Board, pool: vec[i64], count: i64) -> vec[i64]:
    """So many of a pool, by the table's dice."""
    if len(pool) <= count:
        return pool
    mixed = pool[:]
    s.dice().shuffle(mixed)
    return mixed[:count]


def may_pay_with(s: Board, kind: i64, thing: i64) -> bool:
    """Whether a thing can be picked for a cost of this kind (6.2.9a, R1, R39)."""
    if kind == op.EXHAUST:
        return s.get(thing, SIDE) == UP
    if kind in (op.DISCARD, op.RETURN, op.MOVE, op.PUT, op.SHUFFLE_CARDS):
        return not (s.flag(thing, 1) and s.get(thing, ZONE) == op.BOARD)
    return True


def on_its_way(s: Board, source: i64, played: bool) -> bool:
    """Whether a card whose cost is being paid has begun to leave its zone: it is played, or supports from the
    hand, so it cannot pay for itself (7.5.4a).
    """
    return played or s.get(thing_of(source), ZONE) == op.HAND


def mark_fresh(s: Board, scene: Scene, row: i64) -> None:
    """What an instruction has moved is not among "the rest" any more."""
    code = s.library.code
    if code[row + op.A] == 0 or code[row + op.OP] in (op.DRAW, op.SHUFFLE, op.REVEAL, op.LOOK):
        return
    if code[row + op.OP] in (op.SHUFFLE_ZONE, op.REVEAL_ZONE, op.LOOK_ZONE):
        return
    for value in selected(s, row + code[row + op.A], scene):
        if not is_player(value) and not is_effect(value):
            s.set_flag(thing_of(value), FRESH)


def clear_fresh(s: Board, held: vec[i64]) -> None:
    for one in held:
        value = value_of(one)
        if not is_player(value) and not is_effect(value):
            s.clear_flag(thing_of(value), FRESH)


def remove_any(s: Board, row: i64, scene: Scene, by: i64) -> i64:
    """Remove counters of whatever kind: the kinds in the order damage, exhaustion, custom."""
    from sandtable.games.athernum.effects import remove

    code = s.library.code
    a = row + code[row + op.A]
    count = amount(s, a + code[a + 1], scene)
    done: i64 = 0
    for thing in things_in(s, row + code[row + op.B], scene):
        left = count
        kind: i64 = op.DAMAGE
        while left > 0 and marks(s, thing, op.ANY_COUNTER) > 0 and kind < 64:
            if kind not in (op.VICTORY, op.COMMAND_TOKEN, op.ANY_COUNTER):
                taken = remove(s, by, kind, left, thing)
                left -= taken
                done += taken
            kind += 1
    return done


def put_hand_away(s: Board, player: i64) -> i64:
    """The whole starting hand goes to the bottom of the deck."""
    from sandtable.games.athernum.effects import to_bottom

    count: i64 = 0
    thing: i64 = 0
    while thing < s.count():
        if s.get(thing, ZONE) == op.HAND and s.get(thing, OWNER) == player:
            carry(s, thing, op.DECK, op.PUT, player)
            to_bottom(s, thing)
            count += 1
        thing += 1
    return count


# ---- making frames


def resolve_entry(s: Board, entries: vec[i64], at: i64) -> Resolve:
    """The frame for an effect that waits."""
    frame = Resolve()
    frame.number = entries[at + E_NUMBER]
    frame.header = entries[at + E_HEADER]
    frame.pc = entries[at + E_PC]
    frame.end = entries[at + E_END]
    frame.source = entries[at + E_SOURCE]
    frame.you = entries[at + E_YOU]
    frame.kind = entries[at + E_KIND]
    frame.scale = entries[at + E_SCALE]
    frame.mode = entries[at + E_MODE]
    count = entries[at + E_HELD]
    frame.held = entries[at + E_REGISTERS : at + E_REGISTERS + count]
    return frame


def next_instead(s: Board) -> Resolve:
    """What happens instead of something, the first of what waits."""
    at = pile.top(s.waiting)
    while pile.below(s.waiting, at) >= 0:
        at = pile.below(s.waiting, at)
    frame = resolve_entry(s, s.waiting, at)
    frame.purpose = INSTEAD
    frame.prevented = frame.mode
    frame.many = frame.mode
    frame.mode = 0
    frame.kind = 0
    s.waiting = pile.without(s.waiting, at)
    s.excluded = append(s.excluded, frame.number)
    return frame


def cost_of(s: Board, header: i64, source: i64, you: i64) -> Resolve:
    """The frame that pays the cost of an ability."""
    frame = Resolve()
    frame.header = header
    frame.pc = header + s.library.code[header + op.COST]
    frame.source = source
    frame.you = you
    frame.purpose = COST
    return frame
