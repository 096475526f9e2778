"""Cards become a library: their numbers column by column, and their programs one behind the other."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.cardset.library import (
    ACTIVATED_BIT,
    ALSO_IN,
    ELSEWHERE,
    HAS_ACTIVATED,
    HAS_HERALD,
    HAS_OBJECTIVE,
    HAS_RULE,
    HAS_STATIC,
    HAS_SUPPORT,
    HAS_TRIGGERED,
    HAS_WHEN,
    NONE,
    PERMITS_PLAY,
    PHASES_BIT,
    RESOURCE_NAMES,
    STATES_BIT,
    WHILE_EXHAUSTED,
    Library,
    renaming,
)
from sandtable.games.athernum.cardset.looking import changed_by, looks
from sandtable.games.athernum.evaluating.lasting import subject_field
from sandtable.games.athernum.evaluating.patterns import PART_A, PART_B, PART_C
from sandtable.games.athernum.evaluating.shapes import BECOME, SUBTYPES, shape_of
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.language.verbs import VERBS
from sandtable.games.athernum.table.limits import LARGEST
from sandtable.kernel.errors import SetupError
from sandtable.timing.faces import BANS, GIVES, SWAPS
from sandtable.timing.laying import (
    INSTRUCTIONS,
    all_rows,
    begin_face,
    by_instruction,
    clear_places,
    given_by,
    lay_down,
    mask,
    own,
    rows_of,
    speaks_of,
)
from sandtable.timing.orders import Order

LAST_EAR: Final = 59  # what is beyond has a meaning of its own: PHASES_BIT, STATES_BIT, ACTIVATED_BIT
SHARED_SIGN: Final = 1 << 60

ROLES: Final[dict[int, int]] = {
    op.FORBID: BANS,
    op.PERMIT: BANS,
    op.REPLACE: SWAPS,
    op.PREVENT_EVENT: SWAPS,
    op.GRANT: GIVES,
}
MOST_FACES: Final = 4095  # an option has twelve bits for a face


class Printed(NamedTuple):
    """One card as it is printed, its lines of text already programs."""

    name: str
    number: int  # of the name, as programs know it
    supertype: int
    faction: int = 0
    cost: int = NONE
    ofv: int = NONE
    dfv: int = NONE
    slots: int = NONE
    field: int = 0
    subtypes: tuple[int, ...] = ()
    keywords: tuple[int, ...] = ()
    programs: tuple[list[int], ...] = ()
    text: str = ""


def build(
    printed: list[Printed],
    factions: list[str],
    subtypes: list[str],
    keywords: list[str],
    markers: list[str],
    titles: list[str],
    names: list[str],
    meanings: list[list[int]],
    tokens: list[Printed] | None = None,
) -> Library:
    """A library from its cards, and tokens that may lie there though no card creates them; the lists of words
    begin with number 1.
    """
    lib = Library()
    lib.factions = ["", *factions]
    lib.subtype_names = ["", *subtypes]
    lib.keyword_names = ["", *keywords]
    lib.marker_names = ["", *markers]
    lib.title_names = ["", *titles]
    lib.name_words = ["", *names]
    for number, keyword in enumerate(keywords):
        if keyword == "Unique":
            lib.unique = 1 << (number + 1)
        elif keyword == "Herald":
            lib.herald = 1 << (number + 1)
        elif keyword == "Relic":
            lib.relic = 1 << (number + 1)
    number_verbs(lib)
    for card in printed:
        add_face(lib, card)
    lib.cards = len(lib.names)
    lib.named = vec[i64]([-1] * (len(lib.name_words)))
    for face in range(lib.cards):
        if lib.name[face] < len(lib.named):
            lib.named[lib.name[face]] = face
    for program in meanings:
        header = lay_down(lib, program)
        lib.meanings = append(lib.meanings, i64(header))
        if not marked(lib, header):
            lib.unmarked = True
    for faction in range(len(lib.factions)):
        word = f"{lib.factions[faction]} {RESOURCE_NAMES}".strip()
        lib.resource = append(lib.resource, i64(len(lib.names)))
        add_face(lib, Printed(word, 0, op.RESOURCE, faction))
    for supertype in range(op.RESOURCE + 1):
        lib.blank = append(lib.blank, i64(len(lib.names)))
        add_face(lib, Printed("", 0, supertype))
    find_all_tokens(lib)
    for token in tokens or []:
        if token.name not in lib.names:
            add_face(lib, token)
    find_all_tokens(lib)
    find_bare(lib)
    find_renamed(lib)
    for header in lib.abilities:
        if lay.get(lib.code, header, lay.FLAGS) & op.ASKS_BORNE:
            lib.asks_borne = True
        if looks_at_piles(lib, int(header)):
            lib.ordered_piles = True
    for face in range(len(lib.names)):
        if lib.flags[face] & ELSEWHERE:
            lib.elsewhere |= lib.events[face]
    if len(lib.names) > MOST_FACES:
        raise SetupError(f"a game has at most {MOST_FACES} different cards and tokens, not {len(lib.names)}")
    remember(lib)
    clear_places(lib)
    for header in list(lib.abilities) + list(lib.meanings):
        survey(lib, int(header))
    return lib


def number_verbs(lib: Library) -> None:
    """A bit for each instruction that somebody can listen for, or that can be forbidden or replaced; the few
    other instructions share one of the latter.
    """
    ears = [0] * INSTRUCTIONS
    signs = [SHARED_SIGN] * INSTRUCTIONS
    orders = [Order()] * INSTRUCTIONS
    heard = signed = 0
    for verb in VERBS:
        orders[verb.op] = verb.run
        if verb.may_be("e"):
            ears[verb.op] = 1 << heard
            heard += 1
        if verb.may_be("e") or verb.may_be("b") or verb.may_be("m"):
            signs[verb.op] = 1 << signed
            signed += 1
    if 1 << signed > SHARED_SIGN or heard > LAST_EAR:
        raise SetupError("there are more events than bits for them")
    lib.ears = vec[i64](ears)
    lib.signs = vec[i64](signs)
    lib.shapes = vec[i64]([shape_of(number) for number in range(INSTRUCTIONS)])
    lib.subjects = vec[i64]([subject_field(number) for number in range(INSTRUCTIONS)])
    lib.part_a = by_instruction(PART_A)
    lib.part_b = by_instruction(PART_B)
    lib.part_c = by_instruction(PART_C)
    lib.first_state = op.CONTROL
    lib.grant = op.GRANT
    lib.chosen = op.CHOSEN
    lib.any_marker = op.ANY_COUNTER
    lib.kinds_change = SUBTYPES
    lib.places_change = BECOME
    lib.largest = LARGEST
    lib.roles = by_instruction(ROLES)
    lib.orders = orders


def marked(lib: Library, header: int) -> bool:
    """Whether what a custom marker does is all about things that have some custom marker."""
    code = lib.code
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        field = lay.A if lay.kind(code, row) == op.DISCARD else lay.WHO
        selection = lay.part(code, row, field)
        fits = lay.part(code, selection, lay.FITS)
        found = False
        if lay.has(code, row, field) and lay.has(code, selection, lay.FITS):
            for index in range(lay.tests(code, fits)):
                test = lay.nth_test(fits, index)
                if lay.kind(code, test) == op.WITH_MARKERS:
                    markers = lay.test_part(code, fits, test)
                    amount = lay.part(code, markers, lay.HOW_MANY)
                    some = lay.kind(code, amount) == op.ONE or (
                        lay.kind(code, amount) in (op.EXACTLY, op.LEAST) and lay.get(code, amount, lay.N) > 0
                    )
                    found = found or (lay.kind(code, markers) >= op.FIRST_MARKER and some)
        if lay.kind(code, row) == op.DISCARD and not found:
            return False
        row += lay.ROW
    return True


def lowers(lib: Library, row: int) -> bool:
    """Whether a statement about values may make one smaller."""
    code = lib.code
    if lay.kind(code, row) in (op.SET, op.AT_MOST, op.SWAP):
        return True
    if lay.kind(code, row) != op.MODIFY:
        return False
    changes = lay.part(code, row, lay.A)
    return any(lay.change(code, changes, index) < 0 for index in range(lay.pairs(code, changes)))


def survey(lib: Library, header: int) -> int:
    """Note of an ability what it listens to, and of its rows what they speak of; the former is returned."""
    code = lib.code
    hears = events_of(lib, header)
    if lay.kind(code, header) == op.TRIGGERED and is_state_trigger(lib, header):
        hears |= STATES_BIT
    if lay.kind(code, header) == op.ACTIVATED:
        hears |= ACTIVATED_BIT
    lib.hears[header] = hears
    for row in rows_of(lib, header):
        kind = int(lay.kind(code, row))
        touches = speaks_of(lib, row)
        if kind == op.PREVENT_EVENT:
            touches = int(lib.signs[lay.kind(code, lay.part(code, row, lay.A))])
        elif lowers(lib, row):
            touches = 1
        for given in given_by(lib, row):
            touches |= survey(lib, given)
        lib.touches[row] = touches
        if looks(code, row):
            lib.looks[row] = changed_by(kind)
    return hears


def add_face(lib: Library, card: Printed) -> int:
    """Append one face and its programs."""
    face = begin_face(lib, card.name, card.text, card.number)
    lib.supertype = append(lib.supertype, i64(card.supertype))
    lib.faction = append(lib.faction, i64(card.faction))
    lib.cost = append(lib.cost, i64(card.cost))
    lib.ofv = append(lib.ofv, i64(card.ofv))
    lib.dfv = append(lib.dfv, i64(card.dfv))
    lib.slots = append(lib.slots, i64(card.slots))
    lib.field = append(lib.field, i64(card.field))
    lib.subtypes = append(lib.subtypes, i64(mask(card.subtypes)))
    lib.keywords = append(lib.keywords, i64(mask(card.keywords)))
    set_abilities(lib, face, [lay_down(lib, program) for program in card.programs])
    return face


def set_abilities(lib: Library, face: int, headers: list[int]) -> None:
    """The abilities of a face."""
    flags = events = 0
    for header in headers:
        flags |= flags_of(lib, header)
        events |= events_of(lib, header)
    own(lib, face, headers, flags, events)


def flags_of(lib: Library, header: int) -> int:
    code = lib.code
    kind = lay.kind(code, header)
    flags = 0
    if kind == op.STATIC:
        flags |= HAS_STATIC
    elif kind == op.TRIGGERED:
        flags |= HAS_TRIGGERED
        if is_state_trigger(lib, header):
            flags |= HAS_WHEN
    elif kind == op.ACTIVATED:
        flags |= HAS_SUPPORT if lay.get(code, header, lay.KEYWORD) == op.SUPPORT else HAS_ACTIVATED
        if lay.has_limit(code, header, op.ALSO_IN):
            flags |= ALSO_IN
        if lay.has_limit(code, header, op.WHILE_EXHAUSTED):
            flags |= WHILE_EXHAUSTED
    elif kind == op.RULE:
        flags |= HAS_RULE
        if permits_play(lib, header):
            flags |= PERMITS_PLAY
    elif kind == op.HERALD:
        flags |= HAS_HERALD
    if lay.get(code, header, lay.KEYWORD) == op.OBJECTIVE:
        flags |= HAS_OBJECTIVE
    if (
        lay.get(code, header, lay.ZONE) != op.BOARD
        and lay.get(code, header, lay.KEYWORD) != op.SUPPORT
        and kind != op.HERALD
    ):
        flags |= ELSEWHERE
    return flags


def permits_play(lib: Library, header: int) -> bool:
    """Whether a card's own rule says when or whence it may be played."""
    code = lib.code
    return any(
        lay.kind(code, row) == op.PERMIT and lay.kind(code, lay.part(code, row, lay.A)) == op.PLAY
        for row in rows_of(lib, header)
    )


def events_of(lib: Library, header: int) -> int:
    """What a triggered ability listens to."""
    code = lib.code
    if lay.kind(code, header) != op.TRIGGERED or not lay.has(code, header, lay.EVENT):
        return 0
    event = lay.part(code, header, lay.EVENT)
    return trigger_events(lib, event)


def trigger_events(lib: Library, event: int) -> int:
    code = lib.code
    if lay.kind(code, event) not in (op.WHEN, op.WHENEVER):
        return PHASES_BIT
    bits = 0
    condition = lay.part(code, event, lay.WAITS_FOR)
    for index in range(lay.patterns(code, condition)):
        pattern = lay.pattern(code, condition, index)
        bits |= lib.ears[lay.kind(code, pattern)]
    return bits


def is_state_trigger(lib: Library, header: int) -> bool:
    """Whether it waits for a state and not for an event."""
    code = lib.code
    event = lay.part(code, header, lay.EVENT)
    return lay.kind(code, event) in (op.WHEN, op.WHENEVER) and events_of(lib, header) == 0


# ---- what programs create and remember


def find_all_tokens(lib: Library) -> None:
    """The same again and again: tokens have abilities that create tokens."""
    known = -1
    while known < len(lib.abilities):
        known = len(lib.abilities)
        find_tokens(lib)


def find_tokens(lib: Library) -> None:
    """A face for every token that a program creates."""
    for at in all_records(lib):
        if at not in lib.created:
            lib.created[at] = add_token(lib, at)


def all_records(lib: Library) -> list[int]:
    """The places of all selections that create a token."""
    return [
        int(lay.part(lib.code, row, lay.A))
        for header in list(lib.abilities) + list(lib.meanings)
        for row in all_rows(lib, int(header))
        if lay.kind(lib.code, row) == op.CREATE
    ]


def find_bare(lib: Library) -> None:
    """A face without its Victory Token Field for each that has one, if some program creates such copies."""
    if not any([copies_with(lib, at, op.NO_FIELD) for at in all_records(lib)]):
        return
    bare = list(range(len(lib.names)))
    for face in range(len(bare)):
        if lib.field[face] > 0:
            bare[face] = without_field(lib, face)
    lib.bare = vec[i64]([i64(face) for face in bare])


def find_renamed(lib: Library) -> None:
    """A face by another name for each that a program copies so, and the same for copies of such copies."""
    code = lib.code
    origin: dict[int, int] = {}
    selections = [at for at in all_records(lib) if copies_with(lib, at, op.NAMED)]
    count = len(lib.names)
    for selection in selections:
        fits = lay.part(code, selection, lay.FITS)
        number = int(lay.get(code, lay.test_of_kind(code, fits, op.NAMED), lay.X))
        for face in range(count):
            if lib.names[face] and lib.supertype[face] != op.RESOURCE:
                made = alike(
                    lib, face, lib.name_words[number], number, not copies_with(lib, selection, op.NO_FIELD)
                )
                origin[made] = face
                lib.renamed[renaming(selection, face)] = made
    for made, face in origin.items():
        for selection in selections:
            lib.renamed[renaming(selection, made)] = lib.renamed[renaming(selection, face)]


def copies_with(lib: Library, selection: int, test: int) -> bool:
    """Whether a selection creates copies of which a test says more: NAMED otherwise, or with NO_FIELD."""
    code = lib.code
    if not lay.has(code, selection, lay.FITS):
        return False
    fits = lay.part(code, selection, lay.FITS)
    return lay.test_of_kind(code, fits, op.COPY_OF) > 0 and lay.test_of_kind(code, fits, test) > 0


def without_field(lib: Library, face: int) -> int:
    """The same face once more, with its abilities and without its Victory Token Field."""
    return alike(lib, face, lib.names[face], int(lib.name[face]), False)


def alike(lib: Library, face: int, name: str, number: int, field: bool) -> int:
    """The same face once more, with its abilities, by this name, with its Victory Token Field or without."""
    made = add_face(
        lib,
        Printed(
            name, number, int(lib.supertype[face]), int(lib.faction[face]),
            int(lib.cost[face]), int(lib.ofv[face]), int(lib.dfv[face]), int(lib.slots[face]),
            int(lib.field[face]) if field else 0,
            words_in(int(lib.subtypes[face])), words_in(int(lib.keywords[face])), (), lib.texts[face],
        ),
    )  # fmt: skip
    set_abilities(lib, made, [int(header) for header in lib.printed(face)])
    return made


def words_in(bits: int) -> tuple[int, ...]:
    """The numbers of the words that are set: `mask` the other way round."""
    return tuple([number for number in range(bits.bit_length()) if bits >> number & 1])


def looks_at_piles(lib: Library, header: int) -> bool:
    """Whether an ability speaks of the top of a discard pile."""
    code = lib.code
    for row in all_rows(lib, header):
        if lay.kind(code, row) == op.PICK:
            selection = lay.part(code, row, lay.A)
            zone = lay.part(code, selection, lay.WHERE)
            if lay.kind(code, selection) == op.TOP and lay.kind(code, zone) == op.DISCARD_PILE:
                return True
    return False


def add_token(lib: Library, selection: int) -> int:
    """The face that the words of a creating effect describe (1.4.5, 2.1.3c)."""
    code = lib.code
    if not lay.has(code, selection, lay.FITS):
        return int(lib.blank[op.CHARACTER])
    fits = lay.part(code, selection, lay.FITS)
    supertype = 0
    faction = ofv = dfv = field = number = 0
    ofv = dfv = slots = NONE
    subtypes: list[int] = []
    keywords: list[int] = []
    headers: list[int] = []
    for index in range(lay.tests(code, fits)):
        test = fits + 1 + 3 * index
        kind, x, y = lay.kind(code, test), lay.get(code, test, lay.X), lay.get(code, test, lay.Y)
        if kind == op.NOUN:
            if x >= op.FIRST_SUBTYPE:
                subtypes.append(int(x - op.FIRST_SUBTYPE))
            elif x in (op.CHARACTER, op.ITEM, op.LOCATION, op.RESOURCE):
                supertype = int(x)
        elif kind == op.FACTION:
            faction = int(x)
        elif kind == op.STATS:
            ofv, dfv = int(x), int(y)
        elif kind == op.FIELD_OF:
            field = int(x)
        elif kind == op.SLOTS_OF:
            slots = int(x)
        elif kind == op.NAMED:
            number = int(x)
        elif kind == op.WITH_KEYWORD:
            keywords.append(int(x))
        elif kind == op.WITH_ABILITY:
            headers.append(int(fits + y))
        elif kind == op.STAT_IS:
            if x == op.OFV:
                ofv = int(y)
            elif x == op.DFV:
                dfv = int(y)
    if supertype == op.RESOURCE:
        return int(lib.resource[faction])
    if supertype == 0 and subtypes:
        supertype = op.CHARACTER  # 1.4.3: what has subtypes alone is a character
    words = [lib.factions[faction]] if faction else []
    words += [lib.subtype_names[n] for n in subtypes]
    if not subtypes:
        words.append({op.CHARACTER: "Character", op.ITEM: "Item", op.LOCATION: "Location"}.get(supertype, ""))
    name = lib.name_words[number] if number else " ".join([*words, "Token"]).replace("  ", " ")  # 1.1.6
    face = add_face(
        lib,
        Printed(
            name, number, supertype, faction, NONE, ofv, dfv, slots, field, tuple(subtypes), tuple(keywords)
        ),
    )
    set_abilities(lib, face, headers)
    return face


def remember(lib: Library) -> None:
    """Which events somebody may ask about later: only those are kept."""
    bits = i64(lib.ears[op.DRAW])  # DRAW_NTH counts draws
    code = lib.code
    for at in range(len(code) - 2):
        # a condition is SCOPE n …; looking at every place costs nothing here, and a wrong hit only
        # remembers more
        if lay.kind(code, at) in (op.THIS_TURN, op.SINCE_LAST_TURN) and 1 <= lay.patterns(code, at) <= 4:
            for index in range(lay.patterns(code, at)):
                if at + 2 + index < len(lib.code):
                    pattern = lay.pattern(code, at, index)
                    if 0 < pattern < len(lib.code) and 0 <= lay.kind(lib.code, pattern) < len(lib.ears):
                        bits |= lib.ears[lay.kind(lib.code, pattern)]
    bits |= lib.ears[op.ATTACK] | lib.ears[op.DEFEND]
    for at in range(lay.TEST, len(code) - lay.TEST):
        # a test stands behind others, the nouns at least; here, too, a wrong hit only remembers more
        test = lay.kind(code, at)
        if (
            test in (op.ENTERED, op.WAS_DEALT)
            and not lay.has(code, at, lay.X)
            and not lay.has(code, at, lay.Y)
        ):
            if op.NOUN <= lay.kind(code, at - lay.TEST) <= op.WAS_DEALT:
                bits |= lib.ears[op.ENTER if test == op.ENTERED else op.DEAL]
    for header in list(lib.abilities):
        for row in all_rows(lib, int(header)):
            if lay.kind(code, row) == op.FORBID and lay.get(code, row, lay.B) > 0:
                bits |= lib.ears[lay.kind(code, lay.part(code, row, lay.A))]
    lib.remembered = bits
