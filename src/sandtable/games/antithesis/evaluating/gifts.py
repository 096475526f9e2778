"""What texts in force give, in the two readings of R180, worked out in one pass after a change.

An entry is one row of a text in force with one card that it is about; a row about Attacks, [Move]s, squares,
abilities or players is about whatever fits, when somebody asks (BEARER is -1). The basic reading has effects
with a fixed duration, and Keywords by Attached Has. The full reading has besides what Passives, "while" and
While Revealed state, all judged by the basic one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.cardset.library import X_BASE, key_of
from sandtable.games.antithesis.evaluating import durations
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import (
    ALL_NEW,
    ASKS_ELSEWHERE,
    NEXT_ATTACK,
    NEXT_OF_KIND,
    OWN_ATTACK,
    WHILE,
    Board,
    Glance,
    Reading,
)
from sandtable.timing import lasting as lasts
from sandtable.timing.scene import Scene
from sandtable.timing.values import is_thing, thing_of

BEARER: Final = 0  # a thing, or -1
OP: Final = 1
ROW: Final = 2
SOURCE: Final = 3  # ref: whose text it is
YOU: Final = 4
TIME: Final = 5  # the newest stated value counts
AT: Final = 6  # among what lasts, -1 for a static
FACTOR: Final = 7  # "for each": how many
HEADER: Final = 8
WIDTH: Final = 9

ANYTHING: Final = -1  # the bearer is looked up

# a row of `Reading.parts`: a static text, with what it asks after, and where its entries end in `full`
_PART_SOURCE: Final = 0  # a thing
_PART_YOU: Final = 1
_PART_HEADER: Final = 2
_PART_ASKS: Final = 3
_PART_END: Final = 4
_PART: Final = 5
_BITS: Final = 64  # of a glance


def is_thing_noun(noun: i64) -> bool:
    """Whether a noun means cards; a trait that stands for one, and none at all, does."""
    return noun <= i.OBJECTIVE


def is_deed_noun(noun: i64) -> bool:
    """Whether it means Attacks, [Move]s or abilities."""
    return i.ATTACKS <= noun <= i.RESPONSES or noun == i.AOE_ATTACKS


def gives(op: i64) -> bool:
    """Whether a row gives its bearer something, from the pairs in B."""
    return i.HAVE <= op <= i.HAVE_AFTER or op == i.CHANGE or op == i.CHANGE_PER or op == i.MAKE


def in_force(s: Board) -> vec[i64]:
    """The entries of the reading that is asked for, one behind the other in steps of WIDTH."""
    if not s.worked.fresh or s.worked.moment != s.moment():
        work_out(s)
    return s.worked.read.basic if s.worked.reading else s.worked.read.full


def at_a_glance(s: Board) -> Glance:
    """What is among the entries in force at all."""
    if not s.worked.fresh or s.worked.moment != s.moment():
        work_out(s)
    return s.worked.read.basic_glance if s.worked.reading else s.worked.read.full_glance


def of(s: Board, op: i64) -> vec[i64]:
    """Where the entries of one kind of row begin."""
    out = vec[i64]()
    if at_a_glance(s).ops & bit_of(op) == 0:
        return out
    entries = in_force(s)
    at: i64 = 0
    while at < len(entries):
        if entries[at + OP] == op:
            out = append(out, at)
        at += WIDTH
    return out


def borne(s: Board, thing: i64) -> vec[i64]:
    """Where the entries begin that give a card something."""
    out = vec[i64]()
    entries = in_force(s)
    glance = at_a_glance(s)
    at = first_borne(glance, entries, thing)
    while at >= 0:
        out = append(out, at)
        at = next_borne(glance, entries, at)
    return out


def first_borne(glance: Glance, entries: vec[i64], thing: i64) -> i64:
    """The first of them, or -1: for those who ask most often."""
    if glance.bearers & bit_of(thing) == 0:
        return -1
    at = glance.heads[thing & (_BITS - 1)]
    while at >= 0 and entries[at + BEARER] != thing:
        at = glance.nexts[at // WIDTH]
    return at


def next_borne(glance: Glance, entries: vec[i64], at: i64) -> i64:
    """The next after one of them, or -1."""
    thing = entries[at + BEARER]
    at = glance.nexts[at // WIDTH]
    while at >= 0 and entries[at + BEARER] != thing:
        at = glance.nexts[at // WIDTH]
    return at


def bit_of(number: i64) -> i64:
    """The bit by which a kind of row, a card or a window is seen at a glance; others may have the same."""
    one: i64 = 1
    return one << (number & 63)


def glance_at(s: Board, entries: vec[i64], glance: Glance) -> None:
    """Note what is among entries."""
    code = s.library.code
    glance.ops = 0
    glance.bearers = 0
    glance.bans = 0
    count: i64 = len(entries) // WIDTH
    heads = vec[i64]([-1] * _BITS)
    nexts = vec[i64]([-1] * count)
    glance.costs = vec[i64]()
    at: i64 = len(entries)
    while at > 0:  # from the end, so that the first comes first
        at -= WIDTH
        count -= 1
        op = entries[at + OP]
        glance.ops |= bit_of(op)
        bearer = entries[at + BEARER]
        if bearer >= 0 and gives(op):
            glance.bearers |= bit_of(bearer)
            nexts[count] = heads[bearer & (_BITS - 1)]
            heads[bearer & (_BITS - 1)] = at
        if op == i.COSTS:
            glance.costs = append(glance.costs, at)
        if op == i.FORBID or op == i.BAN:
            glance.bans |= bit_of(lay.kind(code, banned(s, entries, at)))
    glance.heads = heads
    glance.nexts = nexts


def banned(s: Board, entries: vec[i64], at: i64) -> i64:
    """The pattern of what an entry says cannot happen, of a FORBID or BAN."""
    return lay.part(s.library.code, entries[at + ROW], lay.A if entries[at + OP] == i.FORBID else lay.B)


def scene_of(s: Board, entries: vec[i64], at: i64) -> Scene:
    """The registers of the text of an entry."""
    where = entries[at + AT]
    held = lasts.held(s.lasting, where) if where >= 0 else vec[i64]()
    source = entries[at + SOURCE]
    if entries[at + OP] == i.BAN:  # "this" is the card that cannot
        source = s.ref(entries[at + BEARER])
    return Scene(source, entries[at + YOU], held)


def looks_basic(s: Board, entries: vec[i64], at: i64) -> bool:
    """Whether what a text asks is judged by the basic reading: in a Passive, a While Revealed or a "while".
    What a Keyword does goes by the full one (R180).
    """
    where = entries[at + AT]
    if where >= 0:
        return s.lasts(where, lasts.UNTIL) == WHILE
    return key_at(s, entries[at + HEADER]) == 0


def means(s: Board, entries: vec[i64], at: i64, field: i64, value: i64) -> bool:
    """Whether a value is what a field of the row of an entry means."""
    kept = s.worked.reading
    s.worked.reading = kept or looks_basic(s, entries, at)
    selection = lay.part(s.library.code, entries[at + ROW], field)
    yes = s.rules.matches(s, selection, value, scene_of(s, entries, at))
    s.worked.reading = kept
    return yes


# ---- one pass


def work_out(s: Board) -> None:
    worked = s.worked
    old = worked.read
    changed = worked.changed
    if worked.moment != s.moment() or old.losing:
        changed = ALL_NEW
    worked.moment = s.moment()
    worked.fresh = True  # from here on questions are answered by what is worked out so far
    worked.changed = 0
    worked.reading = True
    worked.working = True
    worked.read = Reading()
    if changed & old.base != 0:
        read_all(s)
    else:
        read_changed(s, old, changed)
    worked.working = False
    worked.reading = False


def read_all(s: Board) -> None:
    read = s.worked.read
    read.losing = s.shapes & s.library.shapes[i.LOSE_GIFT] != 0
    for thing in s.board:
        read.modded = read.modded or s.get(thing, its.HOST) >= 0
    if len(s.lasting) > 0:
        read.basic = fixed(s)
        glance_at(s, read.basic, read.basic_glance)
    if read.modded:
        read.basic = with_attached(s, read.basic)
        glance_at(s, read.basic, read.basic_glance)
    full = extend(read.basic[:], whiles(s))
    read.base = read.asks
    read.spoken = len(full)
    for thing in s.board:
        if s.in_play(thing):
            full = with_statics(s, full, thing)
    for player in s.order:
        strategy = s.strategy(player)
        if strategy >= 0:
            full = with_header_kind(s, full, strategy, player, i.WHILE_REVEALED)
    finish(s, full)


def finish(s: Board, full: vec[i64]) -> None:
    """All static texts are read: what the Keywords say that they give comes last."""
    read = s.worked.read
    if read.losing:
        full = without_lost(s, full)
    before = read.asks
    read.asks = 0
    read.full = with_given(s, full)
    read.asked_last = read.asks
    read.asks |= before
    glance_at(s, read.full, read.full_glance)


def read_changed(s: Board, old: Reading, changed: i64) -> None:
    """Read those static texts anew that have asked after what has changed since; the others say the same."""
    read = s.worked.read
    read.basic = old.basic
    read.basic_glance = old.basic_glance
    read.modded = old.modded
    read.base = old.base
    read.asks |= old.base
    parts = old.parts
    start = old.spoken
    full = old.full[:start]
    read.spoken = start
    same = True
    at: i64 = 0
    while at < len(parts):
        end = parts[at + _PART_END]
        if parts[at + _PART_ASKS] & changed == 0:
            full = extend(full, old.full[start:end])
            read.asks |= parts[at + _PART_ASKS]
            read.parts = extend(read.parts, parts[at : at + _PART])
            read.parts[at + _PART_END] = len(full)
        else:
            begin: i64 = len(full)
            full = with_part(
                s, full, parts[at + _PART_SOURCE], parts[at + _PART_YOU], parts[at + _PART_HEADER]
            )
            same = same and is_run(full, begin, old.full, start, end)
        start = end
        at += _PART
    if same and old.asked_last & changed == 0:
        read.take(old)
    else:
        finish(s, full)


def is_run(row: vec[i64], begin: i64, other: vec[i64], start: i64, end: i64) -> bool:
    """Whether a row ends, from a place on, as another goes on between two places."""
    if len(row) - begin != end - start:
        return False
    while start < end:
        if row[begin] != other[start]:
            return False
        begin += 1
        start += 1
    return True


def fixed(s: Board) -> vec[i64]:
    """Effects with a fixed duration, the oldest first."""
    out = vec[i64]()
    for at in lasts.each(s.lasting):
        if s.lasts(at, lasts.UNTIL) != WHILE and not is_of_another_attack(s, at):
            out = with_lasting(s, out, at)
    return out


def is_of_another_attack(s: Board, at: i64) -> bool:
    """Whether an effect is for an Attack of its card inside which another is being made (R201)."""
    if s.lasts(at, lasts.UNTIL) in (OWN_ATTACK, NEXT_OF_KIND):
        return True  # its own has not begun
    if s.lasts(at, lasts.UNTIL) != NEXT_ATTACK:
        return False
    s.note(ASKS_ELSEWHERE)
    argument = s.lasts(at, lasts.ARGUMENT)
    return argument < 0 and -argument != s.attack(attacks.NUMBER)


def with_lasting(s: Board, out: vec[i64], at: i64) -> vec[i64]:
    subject = s.lasts(at, lasts.SUBJECT)
    bearer: i64 = ANYTHING
    if subject != 0 and is_thing(subject):
        if not s.same(subject) or not s.in_play(thing_of(subject)):
            return out
        bearer = thing_of(subject)
    return extend(
        out,
        vec[i64](
            [
                bearer,
                s.lasts(at, lasts.OPERATION),
                s.lasts(at, lasts.ROW),
                s.lasts(at, lasts.SOURCE),
                s.lasts(at, lasts.YOU),
                s.lasts(at, lasts.TIME),
                at,
                s.lasts(at, lasts.LEFT),
                s.lasts(at, lasts.HEADER),
            ]
        ),
    )


def with_attached(s: Board, out: vec[i64]) -> vec[i64]:
    """Keywords that Modifications give their hosts count in both readings."""
    code = s.library.code
    for thing in s.board:
        host = s.get(thing, its.HOST)
        if host < 0 or not s.in_play(thing) or not s.in_play(host):
            continue
        for header in printed(s, thing):
            if lay.kind(code, header) != i.PASSIVE or lay.get(code, header, lay.FLAGS) & i.ATTACHED_HAS == 0:
                continue
            row = lay.part(code, header, lay.BODY)
            while lay.kind(code, row) != lay.END:
                if gives_keyword(s, row) and not lay.has(code, row, lay.LASTS):
                    you = s.get(host, its.CONTROLLER)
                    out = extend(out, entry(s, host, row, s.ref(host), you, s.get(thing, its.STAMP), header))
                row += lay.ROW
    return out


def gives_keyword(s: Board, row: i64) -> bool:
    code = s.library.code
    if lay.kind(code, row) != i.HAVE:
        return False
    pairs = lay.part(code, row, lay.B)
    return lay.pairs(code, pairs) > 0 and lay.pair_kind(code, pairs, 0) >= i.FIRST_KEYWORD


def entry(s: Board, bearer: i64, row: i64, source: i64, you: i64, time: i64, header: i64) -> vec[i64]:
    return vec[i64]([bearer, lay.kind(s.library.code, row), row, source, you, time, -1, 1, header])


def whiles(s: Board) -> vec[i64]:
    """Effects that last while something is so."""
    out = vec[i64]()
    for at in lasts.each(s.lasting):
        if s.lasts(at, lasts.UNTIL) == WHILE:
            s.note(ASKS_ELSEWHERE)  # it may remember a card that has gone
            if durations.while_holds(s, at):
                out = with_lasting(s, out, at)
    return out


def with_statics(s: Board, out: vec[i64], thing: i64) -> vec[i64]:
    """The Passives of a card: printed, by its Modifications, and of Keywords in the basic reading."""
    code = s.library.code
    host = s.get(thing, its.HOST)
    if host >= 0 and not s.in_play(host):
        return out  # R70
    lib = s.library
    face = s.get(thing, its.FACE)
    at = lib.first[face]
    end = at + lib.count[face]
    while at < end:
        header = lib.abilities[at]
        at += 1
        if lay.kind(code, header) != i.PASSIVE or is_lost(s, s.worked.read.basic, thing, header):
            continue
        if is_forced(s, header):
            continue
        bearer = thing
        if lay.get(code, header, lay.FLAGS) & i.ATTACHED_HAS != 0:
            bearer = host
        if bearer >= 0:
            out = with_part(s, out, bearer, s.get(bearer, its.CONTROLLER), header)
    return out


def without_lost(s: Board, full: vec[i64]) -> vec[i64]:
    """Entries but those of Keywords that a text in force takes away."""
    out = vec[i64]()
    at: i64 = 0
    while at < len(full):
        source = full[at + SOURCE]
        if not is_thing(source) or not is_lost(s, full, thing_of(source), full[at + HEADER]):
            out = extend(out, full[at : at + WIDTH])
        at += WIDTH
    return out


def with_given(s: Board, full: vec[i64]) -> vec[i64]:
    """The Passives of Keywords that texts in force give; they too are judged by the basic reading."""
    code = s.library.code
    lib = s.library
    end: i64 = len(full)
    done = vec[i64]()
    at: i64 = 0
    while at < end:
        thing = full[at + BEARER]
        row = full[at + ROW]
        if thing >= 0 and gives(full[at + OP]):
            pairs = lay.part(code, row, lay.B)
            index: i64 = 0
            while index < lay.pairs(code, pairs):
                keyword = lay.pair_kind(code, pairs, index)
                x = lay.pair_number(code, pairs, index)
                if i.FIRST_KEYWORD <= keyword <= i.LAST_KEYWORD and not prints(s, thing, keyword, x):
                    mark = thing << 32 | key_of(keyword, x)
                    place = lib.keyword_at(keyword, x)
                    if place >= 0 and mark not in done and not loses(s, full, thing, keyword, x):
                        done = append(done, mark)
                        first = lib.keyword_first[place]
                        many = lib.keyword_count[place]
                        while many > 0:
                            header = lib.abilities[first]
                            if lay.kind(code, header) == i.PASSIVE:
                                full = with_header(s, full, thing, s.get(thing, its.CONTROLLER), header)
                            first += 1
                            many -= 1
                index += 1
        at += WIDTH
    return full


def with_header_kind(s: Board, out: vec[i64], thing: i64, you: i64, kind: i64) -> vec[i64]:
    for header in printed(s, thing):
        if lay.kind(s.library.code, header) == kind and not is_forced(s, header):
            out = with_part(s, out, thing, you, header)
    return out


def with_part(s: Board, out: vec[i64], source: i64, you: i64, header: i64) -> vec[i64]:
    """The entries of a static text; it is noted what they depend on."""
    read = s.worked.read
    before = read.asks
    read.asks = 0
    out = with_header(s, out, source, you, header)
    read.parts = extend(read.parts, vec[i64]([source, you, header, read.asks, i64(len(out))]))
    read.asks |= before
    return out


def is_forced(s: Board, header: i64) -> bool:
    """Whether a text waits for a window, and states nothing (R208)."""
    return lay.get(s.library.code, header, lay.FLAGS) & i.FORCED != 0


def with_header(s: Board, out: vec[i64], source: i64, you: i64, header: i64) -> vec[i64]:
    """The rows of a static text, each with what it is about now."""
    code = s.library.code
    ref = s.ref(source)
    time = s.get(source, its.STAMP)
    scene = Scene(ref, you, vec[i64]())
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if durations.row_holds(s, row, scene):
            made = entry(s, ANYTHING, row, ref, you, time, header)
            kind = lay.kind(code, row)
            if kind == i.LOSE_GIFT:
                s.worked.read.losing = True
            if kind == i.HAVE_PER:
                made[FACTOR] = s.rules.amount(s, lay.part(code, row, lay.C), scene)
            if kind == i.FORBID or kind == i.HAVE_COMMAND_INCOME or not about_things(s, row):
                out = extend(out, made)
            elif means_itself(s, row):
                made[BEARER] = source
                out = extend(out, made)
            else:
                for value in s.rules.selected(s, lay.part(code, row, lay.A), scene):
                    if is_thing(value) and s.same(value):
                        made[BEARER] = thing_of(value)
                        out = extend(out, made)
        row += lay.ROW
    return out


def means_itself(s: Board, row: i64) -> bool:
    """Whether a row is about the card with the text."""
    code = s.library.code
    selection = lay.part(code, row, lay.A)
    return lay.kind(code, selection) == i.REF and lay.get(code, selection, lay.SLOT) == lay.SELF


def about_things(s: Board, row: i64) -> bool:
    """Whether a row speaks of cards In Play, which are looked up now; deployment texts also of others."""
    code = s.library.code
    if lay.kind(code, row) == i.DEPLOYS_AT or lay.kind(code, row) == i.ENTERS_EXHAUSTED:
        return False
    selection = lay.part(code, row, lay.A)
    mode = lay.kind(code, selection)
    if mode == i.THIS_ATTACK or mode == i.THIS_MOVE:
        return False
    return not lay.has(code, selection, lay.FITS) or is_thing_noun(noun_of(s, selection))


def noun_of(s: Board, selection: i64) -> i64:
    """The first noun of a selection; 0 for a reference, or if only a trait stands there."""
    if not lay.has(s.library.code, selection, lay.FITS):
        return 0
    return noun_in(s, lay.part(s.library.code, selection, lay.FITS))


def noun_in(s: Board, filter_at: i64) -> i64:
    test = lay.test_of_kind(s.library.code, filter_at, i.NOUN)
    if test > 0:
        return lay.get(s.library.code, test, lay.X)
    return 0


def is_ignored(s: Board, entries: vec[i64], at: i64) -> bool:
    """Whether an entry belongs to a Keyword that the attacker ignores in its target (R87)."""
    if s.worked.ignored == 0 or entries[at + SOURCE] != s.worked.target:
        return False
    return ignored_bit(key_at(s, entries[at + HEADER]) // X_BASE) & s.worked.ignored != 0


def ignored_bit(keyword: i64) -> i64:
    """The bit of a Keyword without X in `worked.ignored`; others are never ignored."""
    one: i64 = 1
    return one << (keyword - i.FIRST_KEYWORD) if i.FIRST_KEYWORD <= keyword < i.FIRST_WITH_X else 0


# ---- Keywords, printed and lost


def key_at(s: Board, header: i64) -> i64:
    """The Keyword that a header belongs to, with its X; 0 for none."""
    if header < len(s.library.of_keyword):
        return s.library.of_keyword[header]
    return 0


def printed(s: Board, thing: i64) -> vec[i64]:
    """The headers on a card, those of its printed Keywords included."""
    return s.library.printed(s.get(thing, its.FACE))


def prints(s: Board, thing: i64, keyword: i64, x: i64) -> bool:
    """Whether a Keyword stands on a card; x -1 is any."""
    lib = s.library
    face = s.get(thing, its.FACE)
    one: i64 = 1
    if keyword >= i.FIRST_KEYWORD and lib.keywords[face] & (one << (keyword - i.FIRST_KEYWORD)) == 0:
        return False
    if x < 0:
        return True
    pairs = lib.keyword_x[face]
    index: i64 = 0
    while pairs > 0 and index < lay.pairs(lib.code, pairs):
        if lay.pair_kind(lib.code, pairs, index) == keyword and lay.pair_number(lib.code, pairs, index) == x:
            return True
        index += 1
    return False


def loses(s: Board, entries: vec[i64], thing: i64, keyword: i64, x: i64) -> bool:
    """Whether an effect in force takes a Keyword away."""
    if not s.worked.read.losing:
        return False
    code = s.library.code
    at: i64 = 0
    while at < len(entries):
        if entries[at + BEARER] == thing and entries[at + OP] == i.LOSE_GIFT:
            pairs = lay.part(code, entries[at + ROW], lay.B)
            index: i64 = 0
            while index < lay.pairs(code, pairs):
                if lay.pair_kind(code, pairs, index) == keyword:
                    number = lay.pair_number(code, pairs, index)
                    if keyword < i.FIRST_WITH_X or number == x or number == 0:
                        return True
                index += 1
        at += WIDTH
    return False


def is_lost(s: Board, entries: vec[i64], thing: i64, header: i64) -> bool:
    """Whether a header belongs to a Keyword that its card has lost."""
    if not s.worked.read.losing:
        return False
    key = key_at(s, header)
    return key > 0 and loses(s, entries, thing, key // X_BASE, key % X_BASE)
