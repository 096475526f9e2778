"""Leaving the board: Shattered, Exiled, Returned, Sacrificed, and what goes with it (8.7, R93, R94, R117)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.changes import cards, charges
from sandtable.games.oversoul.changes.noting import event, follow, law, law_lines, note_lines
from sandtable.games.oversoul.changes.replacing import replaced
from sandtable.games.oversoul.changes.turning import forget
from sandtable.games.oversoul.evaluating import links, values
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.abilities import header_of
from sandtable.games.oversoul.evaluating.keywords import hyper
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import departed, facts, geometry
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import facts as common
from sandtable.timing import lasting as lasts
from sandtable.timing.values import hold, player_value, thing_of

_MANY: Final = 64  # more than there are players, Zones, or cards in a stack


def remember_last(s: Board, thing: i64) -> None:
    """Of a card that is gone its last values on the board count (R159)."""
    s.put(
        thing,
        its.LAST,
        departed.packed(
            s.get(thing, its.STAMP),
            s.get(thing, its.SLOT),
            s.get(thing, its.CONTROLLER),
            values.rank_of(s, thing),
            values.stat(s, thing, op.DMG),
            values.stat(s, thing, op.SPD),
            values.stat(s, thing, op.HP),
        ),
    )
    bits: i64 = departed.DAMAGED if s.get(thing, its.DAMAGE) > 0 else 0
    bits |= departed.ATTACHED if s.get(thing, its.PLACE) == its.ATTACHED else 0
    bits |= departed.EXPOSED if s.get(thing, its.EXPOSED) == 1 else 0
    bits |= departed.WITH_CONSTRUCTS if len(s.stack_on(thing)) > 0 else 0
    laws: i64 = 0
    for packed in values.lines_of(s, thing):
        bits |= departed.WITH_ABILITIES
        laws |= i64(1) << lay.get(s.library.code, header_of(packed), lay.KEYWORD)
    host = s.get(thing, its.HOST)
    side = s.get(thing if host < 0 else host, its.SIDE)
    kind, hues = values.kind_of(s, thing), values.hues_of(s, thing)
    s.put(thing, its.LAST_STATE, departed.state(side, bits, kind, hues, laws))
    s.put(thing, its.LAST_SHOWN, departed.shown(values.roles_of(s, thing), keys_of(s, thing)))


def keys_of(s: Board, thing: i64) -> i64:
    """Its Keyworded Abilities as bits, HYPER- versions with their own."""
    keys = values.value(s, thing, col.KEYS)
    keyword: i64 = op.BARRIER
    while keyword <= op.VEILED:
        if keys >> keyword & 1 == 1 and charges.held(s, s.ref(thing), keyword) >= charges.MOST:
            keys |= i64(1) << hyper(keyword)
        keyword += 1
    return keys


def depart(s: Board, thing: i64, zone: i64) -> i64:
    """Take a card off the board with what is Attached to it; the answer is where it ended up."""
    down = s.get(thing, its.SIDE) == its.FACE_DOWN
    token = s.flag(thing, its.IS_TOKEN)
    if not down and (values.is_totem(s, thing) or values.has(s, thing, op.AMORPHOUS)):
        zone = op.EXILE_SPACE  # 7.1.35, 8.6.39
    remember_last(s, thing)
    before = s.ref(thing)
    known = s.seers(thing) if down and zone in (op.HAND, op.DECK) else s.everybody()
    host = s.get(thing, its.HOST)
    together = laid_down(s, with_riders(s, append(vec[i64](), thing)))
    owner = s.get(thing, its.OWNER)
    event(s, op.LEAVE, before, before, 0, 0)
    forget(s, thing)
    s.put(
        thing,
        its.DAMAGE,
        s.get(thing, its.KEPT)
        if down and s.flag(thing, its.IS_LEADER)
        else s.get(thing, its.DAMAGE)
        if s.flag(thing, its.IS_LEADER)
        else 0,
    )
    s.put(thing, its.HOST, -1)
    s.put(thing, its.PLACE, 0)
    s.put(thing, its.SIDE, its.UPRIGHT)
    s.put(thing, its.EXPOSED, 0)
    s.put(thing, its.BY, 0)
    s.put(thing, its.BY_WAY, 0)
    s.clear_flag(thing, its.IS_BEATEN)
    s.put(thing, its.CONTROLLER, owner)
    s.put(thing, its.STAMP, s.tick())
    s.put(thing, its.AFTER, s.get(thing, its.STAMP))
    since = s.tick()
    s.put(thing, its.RANK, since)
    s.go(thing, 0 if token else zone)
    s.put(thing, its.KNOWN, known)
    follow(s, before)
    if host >= 0:
        s.worked.fresh = False
    for rider in together:
        if rider != thing:
            lose_host(s, rider, zone == op.EXILE_SPACE)
    if len(together) > 1:
        pile(s, together, since)
    return zone


def lose_hosts(s: Board, riders: vec[i64]) -> None:
    """What was Attached to a card that stays on the board without them."""
    for rider in riders:
        lose_host(s, rider, False)


def lose_host(s: Board, rider: i64, exiles: bool) -> None:
    """A Construct goes with its host: Exiled or Shattered (R94). What stops that cannot keep it on the board
    without a host: it goes to the Idle Zone.
    """
    stamp = s.get(rider, its.STAMP)
    if exiles:
        exile(s, rider)
    else:
        shatter_now(s, rider, 0)
    if s.get(rider, its.ZONE) == op.BOARD and s.get(rider, its.STAMP) == stamp:
        depart(s, rider, op.IDLE)


def shatter_now(s: Board, thing: i64, by: i64, way: i64 = op.OF_ABILITIES) -> bool:
    """One card is Shattered (8.7.15); CRYSTALIZED stops that (8.6.12). `by` is who did it, a ref, and `way`
    in which way (R233).
    """
    ref = s.ref(thing)
    if s.get(thing, its.ZONE) != op.BOARD or forbidden(s, op.SHATTER, by, ref, 0):
        return False
    if replaced(s, op.SHATTER, by, ref, 0, 0):
        spare(s, thing)
        return False
    if values.has(s, thing, op.CRYSTALIZED):
        return False
    text = s.get(thing, its.SIDE) != its.FACE_DOWN  # R60: a Prepared card had no Card Text
    you = s.get(thing, its.CONTROLLER)
    lines = law_lines(s, thing, op.SHATTER_LAW) if text else vec[i64]()
    held = host_register(s, thing)
    gone = exile_lines(s, thing)
    event(s, op.SHATTER, by, ref, 0, way)
    s.tell(facts.SHATTERED, you, s.get(thing, its.FACE))
    if depart(s, thing, op.IDLE) == op.IDLE:
        note_lines(s, lines, s.ref(thing), you, held)
    else:
        exiled(s, thing, gone)
    if by != 0 and s.same(by) and thing_of(by) != thing:
        executed(s, by)
    return True


def spare(s: Board, thing: i64) -> None:
    """A Shatter for 0 HP was replaced: the card is left with 1 HP (R162)."""
    if not values.beaten(s, thing):
        return
    values.let_go(s)
    s.put(thing, its.DAMAGE, 0)
    while values.full_hp(s, thing) < 1:  # its full HP were taken away: it gets back what is missing
        made = vec[i64]([0, 0, s.ref(thing), s.get(thing, its.CONTROLLER), s.tick(), lasts.FOREVER])
        made = extend(made, vec[i64]([0, s.ref(thing), -1, op.GIVE_STAT]))
        s.set_lasting(lasts.added(s.lasting, made, vec[i64]([op.HP, 1])))
    s.put(thing, its.DAMAGE, values.full_hp(s, thing) - 1)


def host_register(s: Board, thing: i64) -> vec[i64]:
    """What a Construct is Attached to, for what it does as it leaves."""
    host = s.get(thing, its.HOST)
    return append(vec[i64](), hold(links.EVENT_SLOT, s.ref(host))) if host >= 0 else vec[i64]()


def executed(s: Board, by: i64) -> None:
    """EXECUTE* comes once for all cards Shattered at the same time (8.5.12, R99)."""
    thing = thing_of(by)
    if s.get(thing, its.ZONE) != op.BOARD or values.beaten(s, thing):
        return
    if by not in s.worked.spree:
        s.worked.spree = append(s.worked.spree, by)
        law(s, thing, op.EXECUTE, vec[i64]())


def exile_lines(s: Board, thing: i64) -> vec[i64]:
    if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.FACE_DOWN:
        return vec[i64]()
    return law_lines(s, thing, op.EXILE_LAW, op.EXILE)


def exiled(s: Board, thing: i64, lines: vec[i64]) -> None:
    """It has gone to the space outside: EXILE* for its owner (8.5.14)."""
    owner = s.get(thing, its.OWNER)
    s.tell(facts.EXILED, owner, s.get(thing, its.FACE))
    note_lines(s, lines, s.ref(thing), owner, vec[i64](), op.EXILE)
    event(s, op.EXILE, 0, s.ref(thing), 0, 0)


def exile(s: Board, thing: i64) -> bool:
    """Remove a card from the game, from wherever it is (8.7.13)."""
    zone = s.get(thing, its.ZONE)
    if zone == op.EXILE_SPACE or zone == 0 or forbidden(s, op.EXILE, 0, s.ref(thing), 0):
        return False
    if replaced(s, op.EXILE, 0, s.ref(thing), 0, 0):
        return False
    lines = exile_lines(s, thing)
    if zone == op.BOARD:
        depart(s, thing, op.EXILE_SPACE)
    else:
        cards.move(s, thing, op.EXILE_SPACE)
        s.put(thing, its.KNOWN, s.everybody())
    exiled(s, thing, lines)
    return True


def can_give_up(s: Board, thing: i64, player: i64) -> bool:
    """Whether a card is of a player's own board: nobody Sacrifices another's (8.7.16)."""
    return s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.CONTROLLER) == player


def sacrifice(s: Board, thing: i64) -> bool:
    """Give up a card of the own board; this is not Shattering (8.5.26)."""
    if s.get(thing, its.ZONE) != op.BOARD:
        return False
    text = s.get(thing, its.SIDE) != its.FACE_DOWN
    you = s.get(thing, its.CONTROLLER)
    before = s.ref(thing)
    if forbidden(s, op.SACRIFICE, player_value(you), before, 0):
        return False
    if replaced(s, op.SACRIFICE, player_value(you), before, 0, 0):
        return False
    lines = law_lines(s, thing, op.SACRIFICE_LAW) if text else vec[i64]()
    gone = exile_lines(s, thing)
    held = host_register(s, thing)
    s.tell(facts.SACRIFICED, you, s.get(thing, its.FACE))
    event(s, op.SACRIFICE, player_value(you), before, 0, 0)
    if depart(s, thing, op.IDLE) == op.IDLE:
        note_lines(s, lines, s.ref(thing), you, held)
    else:
        exiled(s, thing, gone)
    return True


def return_to(s: Board, thing: i64, zone: i64, bottom: bool) -> bool:
    """To its owner's hand, Deck or (from Exile) Idle Zone; a Leader goes to its Zone (8.7.10, 5.4.15)."""
    where = s.get(thing, its.ZONE)
    before = s.ref(thing)
    if s.flag(thing, its.IS_LEADER) and zone != op.IDLE:
        return back_home(s, thing)
    if where == zone or where == 0 or forbidden(s, op.RETURN, 0, before, 0):
        return False
    if replaced(s, op.RETURN, 0, before, 0, 0):
        return False
    you = s.get(thing, its.CONTROLLER)
    down = where == op.BOARD and s.get(thing, its.SIDE) == its.FACE_DOWN
    lines = vec[i64]() if down else law_lines(s, thing, op.RETURN_LAW, op.RETURN)
    gone = exile_lines(s, thing)
    owner = s.get(thing, its.OWNER)
    if where == op.BOARD:
        if depart(s, thing, zone) != zone:
            exiled(s, thing, gone)
            return True
        if zone == op.HAND and not down:
            s.put(thing, its.KNOWN, s.everybody())
    else:
        cards.move(s, thing, zone)
    if zone == op.DECK and bottom:
        cards.under_deck(s, thing)
    s.tell(facts.RETURNED, owner, common.moved(s.get(thing, its.FACE) if not down else facts.UNSEEN, zone))
    note_lines(s, lines, s.ref(thing), you if where == op.BOARD else owner, vec[i64](), op.RETURN)
    event(s, op.RETURN, 0, s.ref(thing), 0, zone)
    return True


def back_home(s: Board, thing: i64) -> bool:
    """A Leader is Returned: to its Leader Zone, unless it lies there already (5.4.15)."""
    if s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.PLACE) == its.LEADER_ZONE:
        return False
    if forbidden(s, op.RETURN, 0, s.ref(thing), 0) or replaced(s, op.RETURN, 0, s.ref(thing), 0, 0):
        return False
    down = s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) == its.FACE_DOWN
    if down:  # told while it has no Card Text: it does not hear of itself (R60)
        event(s, op.RETURN, 0, s.ref(thing), 0, op.LEADER_ZONE)
        to_leader_zone(s, thing)
        return True
    lines = law_lines(s, thing, op.RETURN_LAW, op.RETURN)
    to_leader_zone(s, thing)
    note_lines(s, lines, s.ref(thing), s.get(thing, its.OWNER), vec[i64](), op.RETURN)
    event(s, op.RETURN, 0, s.ref(thing), 0, op.LEADER_ZONE)
    return True


def to_leader_zone(s: Board, thing: i64) -> None:
    """A Leader Unit or Event goes back: the same card, its Constructs Shatter, changes end (R50, R159)."""
    owner = s.get(thing, its.OWNER)
    on_board = s.get(thing, its.ZONE) == op.BOARD
    riders = laid_down(s, s.stack_on(thing))
    down = on_board and s.get(thing, its.SIDE) == its.FACE_DOWN
    forget(s, thing)
    if down:
        s.put(thing, its.DAMAGE, s.get(thing, its.KEPT))
    s.put(thing, its.HOST, -1)
    s.put(thing, its.PLACE, its.LEADER_ZONE)
    s.put(thing, its.SLOT, geometry.LEADER_SPOT)
    s.put(thing, its.SIDE, its.UPRIGHT)
    s.put(thing, its.CONTROLLER, owner)
    if not on_board:
        s.put(thing, its.STAMP, s.tick())
        s.go(thing, op.BOARD)
        come_back(s, thing)
    lose_hosts(s, riders)


def come_back(s: Board, thing: i64) -> None:
    """A Leader that left returns with the HP it had, at least 1 (R27)."""
    full = s.library.hp[s.get(thing, its.FACE)]
    if s.get(thing, its.DAMAGE) >= full:
        s.put(thing, its.DAMAGE, full - 1)


def laid_down(s: Board, things: vec[i64]) -> vec[i64]:
    """The order in which cards arrive together in Idle Zones (R146): that of the board (R168), those that
    share an Archetype with their owner's Leader last.
    """
    rows = vec[i64]()
    for thing in things:
        on_board = s.get(thing, its.ZONE) == op.BOARD
        host = s.get(thing, its.HOST) if on_board else -1
        bottom = host if host >= 0 else thing
        slot = s.get(bottom, its.SLOT) if on_board else 0  # of a hand or Deck as they were named
        seat: i64 = 0
        for one in s.from_active():
            if one == s.get(bottom, its.CONTROLLER):
                break
            seat += 1
        depth: i64 = 0
        if host >= 0:
            for rider in s.stack_on(host):
                depth += 1
                if rider == thing:
                    break
        leader = s.of(s.get(thing, its.OWNER), their.LEADER)
        shares: i64 = 1 if values.hues_of(s, thing) & values.hues_of(s, leader) != 0 else 0
        key = ((shares * _MANY + seat) * _MANY + slot) * _MANY + depth
        at: i64 = 0
        while at < len(rows) and rows[at] <= key:
            at += 2
        rows = extend(append(append(rows[:at], key), thing), rows[at:])
    out = vec[i64]()
    i: i64 = 1
    while i < len(rows):
        out = append(out, rows[i])
        i += 2
    return out


def with_riders(s: Board, things: vec[i64]) -> vec[i64]:
    """Cards of the board and what is Attached to them, which goes with them."""
    out = vec[i64]()
    for thing in things:
        if thing not in out:
            out = append(out, thing)
        if s.get(thing, its.ZONE) == op.BOARD:
            for rider in s.stack_on(thing):
                if rider not in out:
                    out = append(out, rider)
    return out


def pile(s: Board, order: vec[i64], since: i64) -> None:
    """What has come to an Idle Zone since then lies in this order: a host waits for its Constructs if it is
    to lie above them (R146).
    """
    for thing in order:
        if s.get(thing, its.ZONE) == op.IDLE and s.get(thing, its.RANK) >= since:
            s.put(thing, its.RANK, s.tick())


def shatter_all(s: Board, things: vec[i64], by: i64) -> i64:
    """Several cards are Shattered in one step by one card; how many were."""
    going = laid_down(s, things)
    together = laid_down(s, with_riders(s, things))
    since = s.tick() if len(together) > len(going) else i64(0)
    done: i64 = 0
    values.hold(s, i64(len(going)))
    for thing in going:
        if shatter_now(s, thing, by):
            done += 1
    values.let_go(s)
    if since > 0:
        pile(s, together, since)
    return done


def check_state(s: Board) -> bool:
    """The state check (R64): all cards at 0 HP except Leaders Shatter at once, until there is none. Whether
    there was anything at 0 HP, or a Construct on a SEALED card.
    """
    any_found = False
    while True:
        doomed = vec[i64]()
        for thing in s.board:
            if values.beaten(s, thing):
                if s.flag(thing, its.IS_LEADER):
                    any_found = True
                    s.let(s.get(thing, its.OWNER), their.FALLEN, 1)  # R26
                else:
                    doomed = append(doomed, thing)
            elif values.sealed(s, thing) and values.value(s, thing, col.RIDERS) > 0:
                doomed = extend(doomed, s.stack_on(thing))  # 8.6.44
        s.worked.spree = vec[i64]()
        gone = False
        together = laid_down(s, with_riders(s, doomed))
        doomed = laid_down(s, doomed)
        since = s.tick() if len(together) > len(doomed) else i64(0)
        values.hold(s, i64(len(doomed)))
        for thing in doomed:
            if s.get(thing, its.ZONE) == op.BOARD and shatter_now(
                s, thing, s.get(thing, its.BY), s.get(thing, its.BY_WAY)
            ):
                gone = True
        values.let_go(s)
        if since > 0:
            pile(s, together, since)
        any_found = any_found or len(doomed) > 0
        if not gone:
            break
    for thing in s.board:
        s.put(thing, its.BY_WAY, 0)
        s.put(thing, its.BY, 0)  # whoever hurt what is left has no part in what comes of a later step (R99)
    return any_found
