"""What a card is worth at this moment: numbers, Keywords, arrays, abilities (R89, R154, R180)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.cardset.library import TRAIT_BITS, TRAIT_WORDS, X_BASE, key_of
from sandtable.games.antithesis.evaluating import gifts
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board, Reading
from sandtable.timing.rows import ascending
from sandtable.timing.values import thing_of

LARGEST: Final = 99  # R154
MOST_PRESENCE: Final = 2
NUMBERED: Final = (i.MANA_X, i.REGENERATION, i.DESTRUCTIBLE)  # Keywords with abilities that do so much


def within(value: i64) -> i64:
    """A number in the bounds of R154."""
    if value < 0:
        return 0
    if value < LARGEST:
        return value
    return LARGEST


# ---- what is printed


def kind_of(s: Board, thing: i64) -> i64:
    return s.library.kind[s.get(thing, its.FACE)]


def is_character(s: Board, thing: i64) -> bool:
    """Champions are Characters (CHAMP.1)."""
    kind = kind_of(s, thing)
    return kind == i.CHARACTER or kind == i.CHAMPION


def is_field(s: Board, thing: i64) -> bool:
    return kind_of(s, thing) == i.FIELD


def size_of(s: Board, thing: i64) -> i64:
    """Squares along a side of a Character's token."""
    return s.library.size[s.get(thing, its.FACE)]


def printed_stat(s: Board, thing: i64, word: i64) -> i64:
    """HP, DEF, VP, Presence or the number of the cost, as printed."""
    lib = s.library
    face = s.get(thing, its.FACE)
    if word == i.HP:
        return lib.hp[face]
    if word == i.DEF:
        return lib.defence[face]
    if word == i.VP:
        return lib.vp[face]
    if word == i.PRESENCE:
        return lib.presence[face]
    if word == i.COST_STAT and lib.cost[face] > 0:
        return lay.number_of_kind(lib.code, lib.cost[face], i.PIPS)
    return 0


def has_trait(s: Board, thing: i64, trait: i64) -> bool:
    face = s.get(thing, its.FACE)
    if trait < TRAIT_BITS:
        return (s.library.traits[face] >> trait) & 1 == 1
    word = face * TRAIT_WORDS + trait // TRAIT_BITS - 1
    return (s.library.more_traits[word] >> (trait % TRAIT_BITS)) & 1 == 1


# ---- numbers with what is given


def stat(s: Board, thing: i64, word: i64) -> i64:
    """A number of a card, without what holds only against something."""
    if word == i.PRESENCE:
        return presence(s, thing)
    value = printed_stat(s, thing, word) + given(s, thing, word)
    if word == i.HP and value < 1:
        return 1
    return within(value)


def given(s: Board, thing: i64, word: i64) -> i64:
    """How much is added to a number of a card, without what holds only against something."""
    entries = gifts.in_force(s)
    code = s.library.code
    total: i64 = 0
    glance = gifts.at_a_glance(s)
    at = gifts.first_borne(glance, entries, thing)
    while at >= 0:
        if not conditional(s, entries, at):
            pairs = lay.part(code, entries[at + gifts.ROW], lay.B)
            more = number_in(s, pairs, word) * entries[at + gifts.FACTOR]
            if more != 0 and number_in(s, pairs, i.FLOOR) == 0:
                total += more
        at = gifts.next_borne(glance, entries, at)
    return total


def changed(s: Board, thing: i64, word: i64, value: i64) -> i64:
    """A number with what is added to it, and then what lessens it down to so much (R292)."""
    value += given(s, thing, word)
    entries = gifts.in_force(s)
    code = s.library.code
    glance = gifts.at_a_glance(s)
    at = gifts.first_borne(glance, entries, thing)
    while at >= 0:
        if not conditional(s, entries, at):
            pairs = lay.part(code, entries[at + gifts.ROW], lay.B)
            floor = number_in(s, pairs, i.FLOOR)
            if floor != 0 and value > floor:
                less = number_in(s, pairs, word) * entries[at + gifts.FACTOR]
                if less != 0:
                    value = max(value + less, floor)
        at = gifts.next_borne(glance, entries, at)
    return value


def conditional(s: Board, entries: vec[i64], at: i64) -> bool:
    """Whether a gift holds only against something, with some Attacks, or after a [Move]."""
    op = entries[at + gifts.OP]
    if op == i.HAVE_AFTER:
        return True
    return (op == i.HAVE or op == i.CHANGE) and lay.has(s.library.code, entries[at + gifts.ROW], lay.C)


def number_in(s: Board, pairs: i64, word: i64) -> i64:
    """The numbers of one kind in pairs, added up."""
    return lay.sum_of_kind(s.library.code, pairs, word)


def presence(s: Board, thing: i64) -> i64:
    """A stated value replaces the printed one, the newest if there are several."""
    entries = gifts.in_force(s)
    code = s.library.code
    value: i64 = 0
    if is_character(s, thing):
        value = s.library.presence[s.get(thing, its.FACE)]
    newest: i64 = -1
    more: i64 = 0
    glance = gifts.at_a_glance(s)
    at = gifts.first_borne(glance, entries, thing)
    while at >= 0:
        if not conditional(s, entries, at):
            pairs = lay.part(code, entries[at + gifts.ROW], lay.B)
            more += number_in(s, pairs, i.MORE_PRESENCE) * entries[at + gifts.FACTOR]
            pair = lay.pair_of_kind(code, pairs, i.PRESENCE)
            if pair >= 0 and entries[at + gifts.TIME] > newest:
                value = lay.pair_number(code, pairs, pair)
                newest = entries[at + gifts.TIME]
        at = gifts.next_borne(glance, entries, at)
    value += more
    if is_field(s, thing) and has(s, thing, i.PRESENCE_X):
        value = 1  # KW.PRESENCE1
    if value > MOST_PRESENCE:
        return MOST_PRESENCE
    return within(value)


def lethal(s: Board, thing: i64) -> bool:
    """Whether its damage reaches its HP (R53)."""
    return s.get(thing, its.DAMAGE) >= stat(s, thing, i.HP)


# ---- Keywords


def has(s: Board, thing: i64, keyword: i64, x: i64 = -1) -> bool:
    """Whether it has a Keyword, with a certain X if one is said: printed or given, and not taken away."""
    entries = gifts.in_force(s)
    if gifts.prints(s, thing, keyword, x) and not gifts.loses(s, entries, thing, keyword, x):
        return True
    code = s.library.code
    glance = gifts.at_a_glance(s)
    at = gifts.first_borne(glance, entries, thing)
    while at >= 0:
        pairs = lay.part(code, entries[at + gifts.ROW], lay.B)
        index: i64 = 0
        while index < lay.pairs(code, pairs):
            if lay.pair_kind(code, pairs, index) == keyword:
                number = lay.pair_number(code, pairs, index)
                if (x < 0 or number == x) and not gifts.loses(s, entries, thing, keyword, number):
                    return True
            index += 1
        at = gifts.next_borne(glance, entries, at)
    return False


def keywords(s: Board, thing: i64) -> vec[i64]:
    """All Keywords of a card with their X (`library.key_of`), each once, ascending."""
    code = s.library.code
    entries = gifts.in_force(s)
    out = vec[i64]()
    pairs = s.library.keyword_x[s.get(thing, its.FACE)]
    if pairs > 0:
        out = with_keys(s, out, entries, thing, pairs)
    for at in gifts.borne(s, thing):
        out = with_keys(s, out, entries, thing, lay.part(code, entries[at + gifts.ROW], lay.B))
    return ascending(out)


def with_keys(s: Board, out: vec[i64], entries: vec[i64], thing: i64, pairs: i64) -> vec[i64]:
    code = s.library.code
    index: i64 = 0
    while index < lay.pairs(code, pairs):
        keyword = lay.pair_kind(code, pairs, index)
        x = lay.pair_number(code, pairs, index)
        if i.FIRST_KEYWORD <= keyword <= i.LAST_KEYWORD and not gifts.loses(s, entries, thing, keyword, x):
            key = key_of(keyword, x)
            if key not in out:
                out = append(out, key)
        index += 1
    return out


def keyword_bits(s: Board, thing: i64) -> i64:
    """The Keywords of a card as bits, for what is remembered of it (R182)."""
    one: i64 = 1
    bits: i64 = 0
    for key in keywords(s, thing):
        bits |= one << (key // X_BASE - i.FIRST_KEYWORD)
    return bits


# ---- movement


def arrays(s: Board, thing: i64) -> vec[i64]:
    """The Movement Arrays of a Character, as places of their pairs; the printed one first (R45)."""
    out = vec[i64]()
    printed = s.library.array[s.get(thing, its.FACE)]
    if printed > 0:
        out = append(out, printed)
    entries = gifts.in_force(s)
    code = s.library.code
    for at in gifts.borne(s, thing):
        pairs = lay.part(code, entries[at + gifts.ROW], lay.B)
        if lay.pair_of_kind(code, pairs, i.ARRAY_TYPE) >= 0:
            out = append(out, pairs)
    return out


def array_type(s: Board, array: i64) -> i64:
    """RUN, FLY or TEL; 0 for no array."""
    if array > 0:
        return number_in(s, array, i.ARRAY_TYPE)
    return 0


def move_value(s: Board, thing: i64, array: i64) -> i64:
    """The Move Value of an array with what is added to it."""
    return within(changed(s, thing, i.MOVE_VALUE, number_in(s, array, i.ARRAY_RANGE) // i.RANGE))


def move_d(s: Board, array: i64) -> i64:
    """The D-Move Value of an array."""
    return number_in(s, array, i.ARRAY_RANGE) % i.RANGE


# ---- abilities


def abilities(s: Board, thing: i64) -> vec[i64]:
    """The headers of all that a card In Play has now: printed, Keywords, Attached Has, given, unprinted, and
    those of the Attack that it makes.
    """
    spot = s.spot(thing)
    if spot < 0 or s.worked.reading:
        out = with_lines(s, vec[i64](), thing)
    else:
        read = listed(s)
        out = read.lines[read.first[spot] : read.first[spot + 1]]
    line = line_of(s, thing)
    if line > 0 and is_character(s, thing):
        out = with_keyword_headers(s, out, 0, gifts.in_force(s), thing, line)
    return out


def times(s: Board, thing: i64, header: i64) -> i64:
    """How often a card has an ability (R300)."""
    count: i64 = 0
    for other in abilities(s, thing):
        if other == header:
            count += 1
    return count


def listed(s: Board) -> Reading:
    """The abilities of everything In Play, by its place on the board; but for those of an Attack that is
    being made (`line_of`), which somebody may only think of.
    """
    gifts.in_force(s)
    read = s.worked.read
    if s.worked.reading:  # the basic reading is asked, and that is not kept
        read = Reading()
    if not read.listed:
        lines = vec[i64]()
        first = vec[i64](capacity=len(s.board) + 1)
        kinds = vec[i64](capacity=len(s.board))
        hears = s.library.hears
        for thing in s.board:
            at: i64 = len(lines)
            first = append(first, at)
            lines = with_lines(s, lines, thing)
            bits: i64 = 0
            while at < len(lines):
                bits |= bit_of_kind(lay.kind(s.library.code, lines[at]))
                if gifts.is_forced(s, lines[at]):
                    bits |= bit_of_kind(i.RESPONSE)  # it waits for a window as well (R208)
                read.heard |= hears[lines[at]]
                at += 1
            kinds = append(kinds, bits)
        read.kinds = kinds
        read.lines = lines
        read.first = append(first, i64(len(lines)))
        read.listed = True
    return read


def bit_of_kind(kind: i64) -> i64:
    """The bit of a kind of ability in `Reading.kinds`."""
    one: i64 = 1
    return one << (kind & 63)


def with_lines(s: Board, out: vec[i64], thing: i64) -> vec[i64]:
    """Headers, and behind them those that a card has now."""
    lib = s.library
    code = lib.code
    entries = gifts.in_force(s)
    start: i64 = len(out)
    face = s.get(thing, its.FACE)
    at = lib.first[face]
    end = at + lib.count[face]
    while at < end:
        header = lib.abilities[at]
        if lay.get(code, header, lay.FLAGS) & i.ATTACHED_HAS == 0:
            if not gifts.is_lost(s, entries, thing, header):
                out = append(out, header)
        at += 1
    if s.worked.read.modded:
        for other in s.items_of(thing):
            if s.in_play(other):
                for header in gifts.printed(s, other):
                    if lay.get(code, header, lay.FLAGS) & i.ATTACHED_HAS != 0:
                        out = append(out, header)
    for at in gifts.borne(s, thing):
        pairs = lay.part(code, entries[at + gifts.ROW], lay.B)
        out = with_keyword_headers(s, out, start, entries, thing, pairs)
    if is_character(s, thing):
        for header in lib.of_character:
            out = append(out, header)
    return out


def line_of(s: Board, thing: i64) -> i64:
    """The line of the innermost Attack if this Character makes it: its Keywords work with it (R132)."""
    if thing_of(s.attack(attacks.ATTACKER)) == thing and len(s.attacks) > 0:
        return s.attack(attacks.LINE)
    return 0


def with_keyword_headers(
    s: Board, out: vec[i64], start: i64, entries: vec[i64], thing: i64, pairs: i64
) -> vec[i64]:
    """The abilities of Keywords in pairs that a card does not have yet; its own begin at `start`."""
    lib = s.library
    code = lib.code
    index: i64 = 0
    while index < lay.pairs(code, pairs):
        keyword = lay.pair_kind(code, pairs, index)
        x = lay.pair_number(code, pairs, index)
        if i.FIRST_KEYWORD <= keyword <= i.LAST_KEYWORD and not gifts.loses(s, entries, thing, keyword, x):
            place = lib.keyword_at(keyword, x)
            many: i64 = 0
            if place >= 0:
                many = lib.keyword_count[place]
            if keyword in NUMBERED:  # the highest number counts, and no other (R89)
                if highest_from(s, out, start, keyword) >= x:
                    many = 0
                else:
                    out = without_keyword(s, out, start, keyword)
            while many > 0:
                many -= 1
                header = lib.abilities[lib.keyword_first[place] + many]
                if not has_from(out, start, header):
                    out = append(out, header)
        index += 1
    return out


def highest_from(s: Board, headers: vec[i64], start: i64, keyword: i64) -> i64:
    """The highest number of a Keyword among headers from a place on, -1 without it."""
    best: i64 = -1
    while start < len(headers):
        key = gifts.key_at(s, headers[start])
        if key // X_BASE == keyword and key % X_BASE > best:
            best = key % X_BASE
        start += 1
    return best


def without_keyword(s: Board, headers: vec[i64], start: i64, keyword: i64) -> vec[i64]:
    """Headers, from a place on without those of a Keyword."""
    out = headers[:start]
    while start < len(headers):
        if gifts.key_at(s, headers[start]) // X_BASE != keyword:
            out = append(out, headers[start])
        start += 1
    return out


def has_from(row: vec[i64], start: i64, value: i64) -> bool:
    """Whether a value stands in a row from a place on."""
    while start < len(row):
        if row[start] == value:
            return True
        start += 1
    return False
