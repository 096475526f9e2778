"""Entering the board: Activated, Spawned, Attached, Prepared (8.7.4 to 8.7.8, R18, R42, R58, R133)."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.lines import CHARGES, HOLDS_ITSELF, is_default, role_bits
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.changes.leaving import come_back, laid_down, lose_hosts
from sandtable.games.oversoul.changes.noting import event, law, law_lines, note_lines
from sandtable.games.oversoul.changes.replacing import replaced
from sandtable.games.oversoul.changes.turning import exhaust, exhausted, forget, reactivate
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.abilities import carrier_of, header_of
from sandtable.games.oversoul.evaluating.keywords import is_consumed, regular
from sandtable.games.oversoul.evaluating.lasting_lines import lasting_fits, said_by
from sandtable.games.oversoul.evaluating.rules_for_players import forbidden
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts, geometry
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import ANNOUNCED, Board
from sandtable.timing import facts as common
from sandtable.timing import pairs
from sandtable.timing.scene import Scene
from sandtable.timing.values import player_value


def is_event(s: Board, face: i64) -> bool:
    """Whether a card lies in Event Zones."""
    lib = s.library
    if lib.kind[face] == op.CONSTRUCT:
        return lib.construct_role[face] == op.EVENT_CONSTRUCT
    return lib.kind[face] == op.EVENT_NOUN


def stays(s: Board, face: i64) -> bool:
    """Whether an Activated card stays on the board: all but Events without HP (5.2.3)."""
    lib = s.library
    return lib.kind[face] != op.EVENT_NOUN or lib.hp[face] >= 0


def within_rank(s: Board, player: i64, face: i64) -> bool:
    """4.0.5: no card Enters whose RANK exceeds the Leader RANK."""
    return s.library.rank[face] <= s.of(player, their.RANK)


def can_host(s: Board, construct: i64, host: i64, player: i64) -> bool:
    """An own Active Unit, or BOARD Event, without POLARITY (7.3.1, 7.3.2), or an opposing one if its text
    says so (R123).
    """
    if not values.active(s, host):
        return False
    if s.get(host, its.CONTROLLER) != player and not for_opposing(
        s, s.library.hosts[s.get(construct, its.FACE)]
    ):
        return False
    if s.get(host, its.PLACE) == its.ATTACHED or values.has(s, host, op.POLARITY):
        return False
    if forbidden(s, op.ATTACH, player_value(player), s.ref(construct), 0):
        return False
    face = s.get(construct, its.FACE)
    if s.library.hosts[face] != 0:
        scene = Scene(s.ref(construct), player, vec[i64]())
        if not s.rules.fits(s, s.library.hosts[face], s.ref(host), scene):
            return False  # Attach only to …
    wanted = op.EVENT_NOUN if s.library.construct_role[face] == op.EVENT_CONSTRUCT else op.UNIT
    return values.kind_of(s, host) == wanted and stays(s, s.get(host, its.FACE))


def for_opposing(s: Board, hosts: i64) -> bool:
    """Whether a Construct can be Attached to opposing cards: its filter says so, and is asked next."""
    code = s.library.code
    for kind in (op.SIDE, op.ON_BOARD):
        test = lay.test_of_kind(code, hosts, kind) if hosts != 0 else i64(0)
        if test > 0 and lay.get(code, test, lay.X) in (op.OPPOSING, op.ANYWHERE):
            return True
    return False


def set_down(s: Board, thing: i64, player: i64, spot: i64, side: i64) -> None:
    """Lay a card into a Zone; one that was not on the board has neither Generated nor Attacked (R159)."""
    if s.get(thing, its.ZONE) != op.BOARD:
        s.put(thing, its.GENERATED, 0)
        s.put(thing, its.ATTACKED, 0)
    s.put(thing, its.CONTROLLER, player)
    s.put(thing, its.SLOT, spot)
    s.put(thing, its.PLACE, its.EVENT_ZONE if geometry.is_event_zone(spot) else its.UNIT_ZONE)
    s.put(thing, its.SIDE, side)
    s.put(thing, its.HOST, -1)
    s.put(thing, its.EXPOSED, 0)
    s.go(thing, op.BOARD)
    if side != its.FACE_DOWN:
        s.put(thing, its.KNOWN, s.everybody())


def way_of(s: Board, thing: i64) -> i64:
    """How an announced card Enters: from Prepared, from the hand, or a Leader from its Zone (R220)."""
    if s.get(thing, its.PLACE) == its.LEADER_ZONE:
        return op.CAME_BY_ACTIVATION
    return op.CAME_PREPARED if s.get(thing, its.FROM) == op.BOARD else op.CAME_FROM_HAND


def enter_activated(s: Board, thing: i64, player: i64, spot: i64) -> None:
    """A card of a Zone Enters upright (R108), undamaged unless it is a Leader (R50, R56)."""
    if not s.flag(thing, its.IS_LEADER):
        s.put(thing, its.DAMAGE, 0)
    s.put(thing, its.PREPARED, 0)
    way = way_of(s, thing)
    set_down(s, thing, player, spot, its.UPRIGHT)
    s.put(thing, its.ENTERED, s.turn)
    receive_printed(s, thing)
    s.tell(facts.ENTERED, player, s.get(thing, its.FACE))
    if enters_exhausted(s, thing):
        exhaust(s, thing)
    s.worked.way = way
    law(s, thing, op.ENTER_LAW, vec[i64]())
    law(s, thing, op.ACTIVATE_LAW, vec[i64]())
    s.worked.way = 0
    event(s, op.ENTER, s.ref(thing), s.ref(thing), 0, 0)
    event(s, op.ACTIVATE, player_value(player), s.ref(thing), 0, 0)


def enters_exhausted(s: Board, thing: i64) -> bool:
    """Whether a text says that it Enters Exhausted, as a Spawned card does (8.7.8)."""
    rows = values.rows_saying(s, op.ENTERS_EXHAUSTED)
    i: i64 = 0
    while i < len(rows):
        if lasting_fits(s, pairs.second(rows, i), thing, said_by(s, rows[i])):  # R195
            return True
        i += pairs.WIDTH
    return False


def can_spawn(s: Board, thing: i64, player: i64) -> bool:
    """Whether a card can Enter by an Ability of this player (R42, R133)."""
    if s.get(thing, its.ZONE) == op.BOARD or s.get(thing, its.ZONE) == ANNOUNCED:
        return False
    face = s.get(thing, its.FACE)
    if not within_rank(s, player, face) or not stays(s, face):
        return False
    return not forbidden(s, op.SPAWN, player_value(player), s.ref(thing), 0)


def spawn_construct(s: Board, thing: i64, host: i64, player: i64) -> None:
    """A Construct Enters by an Ability: onto a host, which it Exhausts (5.3.1, 5.3.11)."""
    s.put(thing, its.STAMP, s.tick())
    enter_construct(s, thing, host, player, False)
    event(s, op.SPAWN, player_value(player), s.ref(thing), 0, 0)


def spawn(s: Board, thing: i64, player: i64, spot: i64, left: i64) -> bool:
    """A card Enters by an Ability: Exhausted, on the board of whoever Spawns it (8.7.8, R133); with `left`
    HP if that is 0 or more.
    """
    if not can_spawn(s, thing, player):
        return False
    face = s.get(thing, its.FACE)
    leader = s.flag(thing, its.IS_LEADER)
    s.put(thing, its.STAMP, s.tick())
    if not leader:
        s.put(thing, its.DAMAGE, 0)
    set_down(s, thing, player, spot, its.SIDEWAYS)
    if leader:
        come_back(s, thing)
    if left >= 0:
        s.put(thing, its.DAMAGE, max(values.full_hp(s, thing) - left, 0))
    s.put(thing, its.ENTERED, s.turn)
    receive_printed(s, thing)
    s.tell(facts.SPAWNED, player, face)
    if forbidden(s, op.EXHAUST, 0, s.ref(thing), 0) or replaced(s, op.EXHAUST, 0, s.ref(thing), 0, 0):
        s.put(thing, its.SIDE, its.UPRIGHT)
    elif values.has(s, thing, op.FRENZY) and not values.has(s, thing, op.CHAINED):  # R85
        charges.take(s, s.ref(thing), op.FRENZY)
        s.put(thing, its.SIDE, its.UPRIGHT)
    else:
        exhausted(s, thing)
    s.worked.way = op.CAME_BY_SPAWNING
    law(s, thing, op.ENTER_LAW, vec[i64]())
    s.worked.way = 0
    event(s, op.ENTER, s.ref(thing), s.ref(thing), 0, 0)
    event(s, op.SPAWN, player_value(player), s.ref(thing), 0, 0)
    return True


def attach(s: Board, thing: i64, host: i64, player: i64) -> None:
    """Put a Construct on top of a stack; one that is Attached already keeps its damage."""
    damage = s.get(thing, its.DAMAGE) if s.get(thing, its.PLACE) == its.ATTACHED else 0
    if s.get(thing, its.ZONE) == op.BOARD:
        s.go(thing, 0)  # it comes to lie above all others
    else:
        damage = 0
    s.put(thing, its.CONTROLLER, player)
    s.put(thing, its.PLACE, its.ATTACHED)
    s.put(thing, its.SLOT, s.get(host, its.SLOT))
    s.put(thing, its.HOST, host)
    s.put(thing, its.SIDE, its.UPRIGHT)
    s.put(thing, its.DAMAGE, damage)
    s.put(thing, its.PREPARED, 0)
    s.put(thing, its.EXPOSED, 0)
    s.put(thing, its.ENTERED, s.turn)
    s.go(thing, op.BOARD)
    s.put(thing, its.KNOWN, s.everybody())
    s.tell(facts.ATTACHED, player, common.pair(s.get(thing, its.FACE), s.get(host, its.FACE)))
    event(s, op.ATTACH, player_value(player), s.ref(thing), s.ref(host), 0)


def enter_construct(s: Board, thing: i64, host: i64, player: i64, activated: bool) -> None:
    """Activated it Reactivates an Exhausted host, Spawned it Exhausts an Activated one (5.3.10, 5.3.11)."""
    way = way_of(s, thing) if activated else i64(op.CAME_BY_SPAWNING)
    attach(s, thing, host, player)
    sync_charges(s)
    s.worked.way = way
    note_construct(s, thing, host, op.ENTER_LAW)
    if activated:
        note_construct(s, thing, host, op.ACTIVATE_LAW)
    s.worked.way = 0
    if activated:
        if s.get(host, its.SIDE) == its.SIDEWAYS:
            reactivate(s, host, thing)
        event(s, op.ACTIVATE, player_value(player), s.ref(thing), 0, 0)
    elif s.get(host, its.SIDE) == its.UPRIGHT:
        exhaust(s, host)
    event(s, op.ENTER, s.ref(thing), s.ref(thing), 0, 0)


def note_construct(s: Board, thing: i64, host: i64, which: i64) -> None:
    """Its own Entering triggers its lines once through the host (R97)."""
    found = vec[i64]()
    for packed in law_lines(s, host, which):
        if carrier_of(packed) == thing:
            found = append(found, packed)
    note_lines(s, found, s.ref(host), s.get(host, its.CONTROLLER), vec[i64]())
    note_lines(s, law_lines(s, thing, which), s.ref(thing), s.get(thing, its.CONTROLLER), vec[i64]())


def prepare(s: Board, thing: i64, player: i64, spot: i64) -> None:
    """Put a card face-down on the board; what it was as an Active card is over (3.4, R51, R56)."""
    on_board = s.get(thing, its.ZONE) == op.BOARD
    from_hand = s.get(thing, its.ZONE) == op.HAND
    riders = laid_down(s, s.stack_on(thing))
    if on_board:
        forget(s, thing)
    elif from_hand:
        s.blur(s.get(thing, its.OWNER))
    else:
        s.put(thing, its.STAMP, s.tick())
    if s.flag(thing, its.IS_LEADER):
        s.put(thing, its.KEPT, s.get(thing, its.DAMAGE))
    seen = s.seers(thing)
    s.put(thing, its.DAMAGE, 0)
    set_down(s, thing, player, spot, its.FACE_DOWN)
    s.put(thing, its.PREPARED, s.turn)
    s.put(thing, its.KNOWN, 0 if from_hand else seen)
    s.tell(facts.PREPARED, player, s.get(thing, its.FACE))
    lose_hosts(s, riders)
    event(s, op.PREPARE, player_value(player), s.ref(thing), 0, 0)


# ---- charges of what is printed or granted


def receive_printed(s: Board, thing: i64) -> None:
    """What is printed on a card that Enters gives its charges (8.6.3, R81)."""
    keys = s.library.sheet_keywords[s.get(thing, its.FACE)]
    keyword: i64 = op.BARRIER
    while keyword <= op.HYPER_VEILED:
        if keys >> keyword & 1 == 1:
            number: i64 = charges.MOST if keyword >= op.HYPER_BARRIER else 1
            charges.receive(s, s.ref(thing), regular(keyword), number, charges.OWN, 0)
        keyword += 1
    sync_charges(s)


def sync_charges(s: Board) -> None:
    """A lasting source gives its charge once, when it begins to apply; when it ends, its charge ends (R153,
    R177).
    """
    lib = s.library
    if not lib.charges_granted:
        return
    live = vec[i64]()
    for thing in s.board:
        if s.get(thing, its.SIDE) == its.FACE_DOWN or s.get(thing, its.PLACE) == its.ATTACHED:
            continue
        lost = values.value(s, thing, col.LOST) & 1 << op.ABILITIES != 0
        if values.value(s, thing, col.TRAITS) & CHARGES == 0 and not lost:
            continue
        for packed in values.lines_but_for_losses(s, thing) if lost else values.borne_lines(s, thing):
            header = header_of(packed)
            if lib.traits[header] & CHARGES != 0 and lib.traits[header] & HOLDS_ITSELF != 0:
                live = give_charges(s, header, carrier_of(packed), thing, live)
    rows = values.statics(s)
    at: i64 = 0
    while at < len(rows):
        header = rows[at + col.HEADER]
        if lib.traits[header] & CHARGES != 0:
            scene = said_by(s, rows[at])
            for thing in s.board:
                if s.get(thing, its.PLACE) != its.ATTACHED:
                    live = give_lasting(s, header, scene, thing, live)
        at += col.LINE
    if len(s.charges) > 0:
        end_charges(s, live)


def give_charges(s: Board, header: i64, carrier: i64, thing: i64, live: vec[i64]) -> vec[i64]:
    """A line about its own card: the card's own charge, or one granted by a Construct."""
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.HAVE_KEYWORD and is_consumed(lay.get(code, row, lay.A)):
            sort = charges.OWN if carrier == thing else charges.GRANTED
            live = give_once(s, header, s.ref(carrier), thing, lay.get(code, row, lay.A), sort, live)
        row += lay.ROW
    return live


def give_lasting(s: Board, header: i64, scene: Scene, thing: i64, live: vec[i64]) -> vec[i64]:
    """A lasting line about this card among others: a charge that its bearer grants."""
    code = s.library.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.HAVE_KEYWORD and is_consumed(lay.get(code, row, lay.A)):
            if lasting_fits(s, row, thing, scene):
                keyword = lay.get(code, row, lay.A)
                live = give_once(s, header, scene.source, thing, keyword, charges.GRANTED, live)
        row += lay.ROW
    return live


def give_once(
    s: Board, header: i64, source: i64, thing: i64, keyword: i64, sort: i64, live: vec[i64]
) -> vec[i64]:
    ref = s.ref(thing)
    base = regular(keyword)
    live = extend(live, vec[i64]([ref, base, source]))
    if charges.was_given(s, ref, base, header, source) or given_by_pair(s, ref, base, header, source):
        charges.wake(s, ref, base, source)
    else:
        charges.remember_given(s, ref, base, header, source)
        charges.receive(s, ref, base, charges.MOST if keyword != base else 1, sort, source)
    return live


def given_by_pair(s: Board, ref: i64, keyword: i64, header: i64, source: i64) -> bool:
    """Whether the default Ability of a Role stands for a paired one that has given its charge: it was
    changed to this, and nothing is given anew (8.4.8, R193).
    """
    at: i64 = 0
    while at < len(s.spent):
        if s.spent[at] == ref and s.spent[at + charges.KEYWORD] == keyword:
            if s.spent[at + charges.SOURCE] == source:
                named = lay.get(s.library.code, s.spent[at + charges.SORT], lay.NAME)
                if named != 0 and is_default(s.library, role_bits(named), header):
                    return True
        at += charges.WIDTH
    return False


def end_charges(s: Board, live: vec[i64]) -> None:
    """Charges whose source no longer applies: granted ones are gone, those of a lost Role sleep until it is
    back (8.4.7, R193).
    """
    kept = vec[i64](capacity=len(s.charges))
    changed = False
    at: i64 = 0
    while at < len(s.charges):
        row = s.charges[at : at + charges.WIDTH]
        good = row[charges.SORT] != charges.GRANTED and row[charges.SOURCE] != row[charges.BEARER]
        i: i64 = 0
        while not good and i < len(live):
            good = live[i] == row[charges.BEARER] and live[i + 1] == charges.keyword_of(row)
            good = good and live[i + 2] == row[charges.SOURCE]
            i += 3
        if not good and row[charges.SORT] == charges.OWN:
            good = True
            if row[charges.KEYWORD] > 0:
                row[charges.KEYWORD] = -row[charges.KEYWORD]
                changed = True
        if good:
            kept = extend(kept, row)
        at += charges.WIDTH
    if changed or len(kept) != len(s.charges):
        s.charges = kept
        s.worked.fresh = False
