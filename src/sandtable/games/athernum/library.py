"""Every card and token that there is, as numbers: what is printed on it, and its abilities as programs.

A *face* is what a card or token shows when it lies face-up. The faces of cards come first, then those of
the tokens that some program creates, of the resource tokens, and blanks for copies of what is hidden. All
programs lie one behind the other in `code`; an ability is named by the place of its header there.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.looking import UNASKED, changed_by, looks
from sandtable.games.athernum.reading.shapes import shape_of
from sandtable.kernel.errors import SetupError

NONE: Final = -1  # no such value printed
RESOURCE_NAMES: Final = "Resource Token"


class Printed:
    """One card as it is printed, its lines of text already programs."""

    def __init__(
        self,
        name: str,
        number: int,
        supertype: int,
        faction: int = 0,
        cost: int = NONE,
        ofv: int = NONE,
        dfv: int = NONE,
        slots: int = NONE,
        field: int = 0,
        subtypes: tuple[int, ...] = (),
        keywords: tuple[int, ...] = (),
        programs: tuple[list[int], ...] = (),
        text: str = "",
    ) -> None:
        self.name = name
        self.number = number  # of the name, as programs know it
        self.supertype = supertype
        self.faction = faction
        self.cost = cost
        self.ofv = ofv
        self.dfv = dfv
        self.slots = slots
        self.field = field
        self.subtypes = subtypes
        self.keywords = keywords
        self.programs = programs
        self.text = text


@final
@mypyc_attr(acyclic=True)
class Library:
    """The faces of one card set, column by column."""

    def __init__(self) -> None:
        self.code = vec[i64]([0])  # place 0 is no program
        self.names: list[str] = []
        self.texts: list[str] = []
        self.name = vec[i64]()  # the number of its name; 0 for tokens that nobody named
        self.supertype = vec[i64]()
        self.faction = vec[i64]()
        self.cost = vec[i64]()
        self.ofv = vec[i64]()
        self.dfv = vec[i64]()
        self.slots = vec[i64]()
        self.field = vec[i64]()
        self.subtypes = vec[i64]()  # as bits
        self.keywords = vec[i64]()  # as bits
        self.first = vec[i64]()  # where its abilities begin in `abilities`
        self.count = vec[i64]()
        self.flags = vec[i64]()  # kinds of abilities it has, see below
        self.events = vec[i64]()  # which events its triggers listen to, as bits of `ear`
        self.abilities = vec[i64]()  # headers
        self.meanings = vec[i64]()  # headers of what custom markers do
        self.unmarked = False  # whether one of those could discard what has no custom marker
        self.cards: i64 = 0  # faces of cards; tokens come behind them
        self.factions: list[str] = [""]
        self.resource = vec[i64]()  # the resource token of each faction, 0 for the factionless one
        self.blank = vec[i64]()  # by supertype: a token of which nothing is known
        self.created: dict[int, int] = {}  # the face of the token that the selection at a place creates
        self.ears = vec[i64]()  # by instruction: one bit of `events`
        self.bits = vec[i64]()  # 1 << n: compiled, a shifted literal has 32 bits only
        self.shapes = vec[i64]()  # by instruction: one bit for each kind of lasting effect
        self.signs = vec[i64]()  # by instruction: one bit for each that can be forbidden or replaced
        self.hears = vec[i64]()  # by place of a header: what it listens to, granted abilities too
        self.kinds = vec[i64]()  # by place of a filter whose outline is known: subtypes of which it needs one
        self.outlines = vec[i64]()  # by place of a filter: see `outline`; 0 as long as nobody has asked
        self.touches = vec[i64]()  # by place of a row: events it forbids or replaces, what its grants hear
        self.looks = vec[i64]()  # by place of a row: what it changes if it looks at that (R147), or UNASKED
        self.elsewhere: i64 = 0  # bits of events that abilities outside the board listen to
        self.remembered: i64 = 0  # bits of events that some condition about the past asks for
        self.subtype_names: list[str] = [""]
        self.keyword_names: list[str] = [""]
        self.marker_names: list[str] = [""]
        self.title_names: list[str] = [""]
        self.name_words: list[str] = [""]
        self.named = vec[i64]()  # by number of a name: the card that has it, or -1
        self.unique: i64 = 0  # bit of the keyword
        self.herald: i64 = 0
        self.relic: i64 = 0
        self.ordered_piles: bool = False  # some card looks at the order of a discard pile (7.2.1c)

    def digest(self) -> str:
        """Which library this is: equal only for the same faces and programs under the same numbers."""
        text = " ".join([str(number) for number in self.code]) + "\n" + "\n".join(self.names)
        return blake2b(text.encode(), digest_size=6).hexdigest()

    def face_of(self, name: str) -> int:
        for number in range(len(self.names)):
            if self.names[number] == name:
                return number
        raise SetupError(f"there is no card named {name!r}")


# what abilities a face has, as bits
HAS_STATIC: Final = 1
HAS_TRIGGERED: Final = 2
HAS_ACTIVATED: Final = 4
HAS_RULE: Final = 8
HAS_OBJECTIVE: Final = 16
HAS_SUPPORT: Final = 32
HAS_HERALD: Final = 64
ELSEWHERE: Final = 128  # one of them works outside the board
HAS_WHEN: Final = 256  # a trigger on a state
PERMITS_PLAY: Final = 512  # a rule of its own about when and whence it may be played
ALSO_IN: Final = 1024  # one of them may also be activated in a phase that allows none
ODD: Final = 128 | 512 | 64  # its text can matter outside the board

_EVENTS: Final = (
    op.DRAW, op.DRAW_NTH, op.DISCARD, op.RETURN, op.MOVE, op.PUT, op.ARRIVE, op.SHUFFLE, op.SEARCH, op.REVEAL,
    op.PLAY, op.CREATE, op.ATTACH, op.GAIN_CONTROL, op.CHOSEN, op.EXHAUST, op.TURN, op.DEAL,
    op.COMBAT_DAMAGE, op.HEAL,
    op.PLACE, op.REMOVE, op.MOVE_MARKERS, op.LOSE_MARKERS, op.GAIN_MARKERS, op.SPEND_MARKERS, op.ENTER,
    op.LEAVE,
    op.ATTACK, op.DEFEND, op.NEUTRALIZE, op.ACTIVATE, op.ACTIVATE_GLOBAL, op.REVEAL_ZONE,
)  # fmt: skip
PHASES_BIT: Final = 1 << 60
STATES_BIT: Final = 1 << 61  # in `hears` only: a trigger on a state
ACTIVATED_BIT: Final = 1 << 62  # in `hears` only: it can be activated


def mask(numbers: tuple[int, ...]) -> int:
    bits = 0
    for number in numbers:
        if number > 60:
            raise SetupError(f"a set can have 60 words of a kind, this is number {number}")
        bits |= 1 << number
    return bits


def build(
    printed: list[Printed],
    factions: list[str],
    subtypes: list[str],
    keywords: list[str],
    markers: list[str],
    titles: list[str],
    names: list[str],
    meanings: list[list[int]],
) -> Library:
    """A library from its cards; the lists of words begin with number 1."""
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
    ears = [0] * 256
    for bit, event in enumerate(_EVENTS):
        ears[event] = 1 << bit
    lib.ears = vec[i64](ears)
    for card in printed:
        add_face(lib, card)
    lib.cards = len(lib.names)
    lib.named = vec[i64]([-1] * (len(lib.name_words)))
    for face in range(lib.cards):
        if lib.name[face] < len(lib.named):
            lib.named[lib.name[face]] = face
    for program in meanings:
        header = load(lib, program)
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
    known = 0
    while known < len(lib.abilities):  # tokens have abilities that create tokens
        known = len(lib.abilities)
        find_tokens(lib)
    for header in lib.abilities:
        if looks_at_piles(lib, int(header)):
            lib.ordered_piles = True
    for face in range(len(lib.names)):
        if lib.flags[face] & ELSEWHERE:
            lib.elsewhere |= lib.events[face]
    remember(lib)
    lib.bits = vec[i64]([1 << number for number in range(63)])
    lib.shapes = vec[i64]([shape_of(number) for number in range(256)])
    lib.signs = vec[i64]([sign_of(number) for number in range(256)])
    lib.hears = vec[i64]([0] * len(lib.code))
    lib.outlines = vec[i64]([0] * len(lib.code))
    lib.kinds = vec[i64]([0] * len(lib.code))
    lib.touches = vec[i64]([0] * len(lib.code))
    lib.looks = vec[i64]([UNASKED] * len(lib.code))
    for header in list(lib.abilities) + list(lib.meanings):
        survey(lib, int(header))
    return lib


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


LOWERING: Final = 2  # among the shapes: something in force may lower a value


def lowers(lib: Library, row: int) -> bool:
    """Whether a statement about values may make one smaller."""
    code = lib.code
    if lay.kind(code, row) in (op.SET, op.AT_MOST):
        return True
    if lay.kind(code, row) != op.MODIFY:
        return False
    changes = lay.part(code, row, lay.A)
    return any(lay.change(code, changes, index) < 0 for index in range(lay.pairs(code, changes)))


def sign_of(instruction: int) -> int:
    """A bit for an instruction that can be an event; the few others share one."""
    if op.DRAW <= instruction <= op.CHOSEN:
        return 1 << (instruction - op.DRAW)
    if op.EXHAUST <= instruction <= op.LEAD:
        return 1 << (instruction - op.EXHAUST + 25)
    if op.NEUTRALIZE <= instruction <= op.LOSE:
        return 1 << (instruction - op.NEUTRALIZE + 41)
    return 1 << 54


def survey(lib: Library, header: int) -> int:
    """Note of an ability what it listens to, and of its rows what they speak of; the former is returned."""
    code = lib.code
    hears = events_of(lib, header)
    if lay.kind(code, header) == op.TRIGGERED and is_state_trigger(lib, header):
        hears |= STATES_BIT
    if lay.kind(code, header) == op.ACTIVATED:
        hears |= ACTIVATED_BIT
    lib.hears[header] = hears
    for part in (lay.BODY, lay.COST):
        if not lay.has(code, header, part):
            continue
        row = lay.part(code, header, part)
        while lay.kind(code, row) != lay.END:
            kind = lay.kind(code, row)
            touches = 0
            if kind in (op.FORBID, op.PERMIT, op.REQUIRE, op.PREVENT_EVENT):
                touches = int(lib.signs[lay.kind(code, lay.part(code, row, lay.A))])
            elif kind == op.REPLACE:
                condition = lay.part(code, row, lay.A)
                for index in range(lay.patterns(code, condition)):
                    touches |= int(lib.signs[lay.kind(code, lay.pattern(code, condition, index))])
            elif kind == op.GRANT:
                listed = lay.part(code, row, lay.A)
                for index in range(lay.items(code, listed)):
                    touches |= survey(lib, int(lay.item(code, listed, index)))
            elif lowers(lib, int(row)):
                touches = 1
            lib.touches[row] = touches
            if looks(code, int(row)):
                lib.looks[row] = changed_by(int(kind))
            row += lay.ROW
    return hears


def add_face(lib: Library, card: Printed) -> int:
    """Append one face and its programs."""
    face = len(lib.names)
    lib.names.append(card.name)
    lib.texts.append(card.text)
    lib.name = append(lib.name, i64(card.number))
    lib.supertype = append(lib.supertype, i64(card.supertype))
    lib.faction = append(lib.faction, i64(card.faction))
    lib.cost = append(lib.cost, i64(card.cost))
    lib.ofv = append(lib.ofv, i64(card.ofv))
    lib.dfv = append(lib.dfv, i64(card.dfv))
    lib.slots = append(lib.slots, i64(card.slots))
    lib.field = append(lib.field, i64(card.field))
    lib.subtypes = append(lib.subtypes, i64(mask(card.subtypes)))
    lib.keywords = append(lib.keywords, i64(mask(card.keywords)))
    headers = [load(lib, program) for program in card.programs]
    set_abilities(lib, headers)
    return face


def set_abilities(lib: Library, headers: list[int]) -> None:
    """The abilities of the face that is being added."""
    flags = 0
    events = 0
    lib.first = append(lib.first, i64(len(lib.abilities)))
    for header in headers:
        lib.abilities = append(lib.abilities, i64(header))
        flags |= flags_of(lib, header)
        events |= events_of(lib, header)
    lib.count = append(lib.count, i64(len(headers)))
    lib.flags = append(lib.flags, i64(flags))
    lib.events = append(lib.events, i64(events))


def load(lib: Library, program: list[int]) -> int:
    """Lay a program behind the others."""
    start = len(lib.code)
    for number in program:
        lib.code = append(lib.code, i64(number))
    return start


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
        if has_limit(lib, header, op.ALSO_IN):
            flags |= ALSO_IN
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


def has_limit(lib: Library, header: int, kind: int) -> bool:
    code = lib.code
    if not lay.has(code, header, lay.LIMITS):
        return False
    at = lay.part(code, header, lay.LIMITS)
    return lay.pair_of_kind(code, at, kind) >= 0


def permits_play(lib: Library, header: int) -> bool:
    """Whether a card's own rule says when or whence it may be played."""
    code = lib.code
    if not lay.has(code, header, lay.BODY):
        return False
    row = lay.part(code, header, lay.BODY)
    while lay.kind(code, row) != lay.END:
        if lay.kind(code, row) == op.PERMIT and lay.kind(code, lay.part(code, row, lay.A)) == op.PLAY:
            return True
        row += lay.ROW
    return False


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


def find_tokens(lib: Library) -> None:
    """A face for every token that a program creates."""
    for at in all_records(lib):
        if at not in lib.created:
            lib.created[at] = add_token(lib, at)


def all_records(lib: Library) -> list[int]:
    """The places of all selections that create a token."""
    found: list[int] = []
    for header in list(lib.abilities) + list(lib.meanings):
        scan(lib, header, found)
    return found


def looks_at_piles(lib: Library, header: int) -> bool:
    """Whether an ability speaks of the top of a discard pile."""
    code = lib.code
    for part in (lay.BODY, lay.COST):
        if not lay.has(code, header, part):
            continue
        row = lay.part(code, header, part)
        while lay.kind(code, row) != lay.END:
            if lay.kind(code, row) == op.PICK:
                selection = lay.part(code, row, lay.A)
                zone = lay.part(code, selection, lay.WHERE)
                if lay.kind(code, selection) == op.TOP and lay.kind(code, zone) == op.DISCARD_PILE:
                    return True
            elif lay.kind(code, row) == op.GRANT:
                listed = lay.part(code, row, lay.A)
                for index in range(lay.items(code, listed)):
                    if looks_at_piles(lib, int(lay.item(code, listed, index))):
                        return True
            row += lay.ROW
    return False


def scan(lib: Library, header: int, found: list[int]) -> None:
    code = lib.code
    for part in (lay.BODY, lay.COST):
        if not lay.has(code, header, part):
            continue
        row = lay.part(code, header, part)
        while lay.kind(code, row) != lay.END:
            kind = lay.kind(code, row)
            if kind == op.CREATE:
                found.append(int(lay.part(code, row, lay.A)))
            elif kind == op.GRANT:
                listed = lay.part(code, row, lay.A)
                for index in range(lay.items(code, listed)):
                    scan(lib, int(lay.item(code, listed, index)), found)
            row += lay.ROW


def add_token(lib: Library, selection: int) -> int:
    """The face that the words of a creating effect describe (1.4.5, 2.1.3c)."""
    code = lib.code
    if not lay.has(code, selection, lay.FITS):
        return int(lib.blank[op.CHARACTER])
    fits = lay.part(code, selection, lay.FITS)
    supertype = 0
    faction = ofv = dfv = field = number = 0
    ofv = dfv = NONE
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
    words = [lib.factions[faction]] if faction else []
    words += [lib.subtype_names[n] for n in subtypes]
    if not subtypes:
        words.append({op.CHARACTER: "Character", op.ITEM: "Item", op.LOCATION: "Location"}.get(supertype, ""))
    name = lib.name_words[number] if number else " ".join([*words, "Token"]).replace("  ", " ")  # 1.1.6
    face = add_face(
        lib,
        Printed(
            name, number, supertype, faction, NONE, ofv, dfv, NONE, field, tuple(subtypes), tuple(keywords)
        ),
    )
    start = len(lib.abilities)
    flags = events = 0
    for header in headers:
        lib.abilities = append(lib.abilities, i64(header))
        flags |= flags_of(lib, header)
        events |= events_of(lib, header)
    lib.first[face] = start
    lib.count[face] = len(headers)
    lib.flags[face] = flags
    lib.events[face] = events
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
    lib.remembered = bits


# ---- filters at a glance

O_SORT: Final = 3  # 0 for things, 1 for players, 2 for effects
O_READ: Final = 4  # always set
O_YOURS: Final = 8  # only what you control fits
O_THEIRS: Final = 16  # only what an opponent controls fits
O_UP: Final = 32  # only what is face-up fits
O_HIDDEN: Final = 64  # only what is not face-up fits
O_GATHERED: Final = 128  # it looks among things that were looked at or revealed
O_RESOURCES: Final = 256  # what is in a resource zone can fit,
O_STANDING: Final = 512  # other permanents can,
O_ATTACHED: Final = 1024  # attachments can: as long as nothing has become anything else
O_NOUN: Final = 12  # from this bit on: 1 + the place of the last noun among the tests
O_ZONE: Final = 20  # from this bit on: where things are looked for


def outline(lib: Library, at: i64) -> i64:
    """What one look at a filter tells: enough to pass over most things without reading it."""
    known = lib.outlines[at]
    if known != 0:
        return known
    code = lib.code
    bits: i64 = O_READ
    zone: i64 = op.BOARD
    last: i64 = 0
    places: i64 = 0  # where what the nouns say can be, by alternatives
    current: i64 = O_RESOURCES | O_STANDING | O_ATTACHED
    common = current
    sort: i64 = 0
    kinds: i64 = 0  # one subtype of each alternative so far
    kind_now: i64 = 0  # of the present alternative
    all_kinds = True  # whether every alternative names one
    i: i64 = 0
    while i < lay.tests(code, at):
        test = at + 1 + 3 * i
        kind = lay.kind(code, test)
        x = lay.get(code, test, lay.X)
        if kind == op.NOUN:
            last = i + 1
            one: i64 = O_RESOURCES | O_STANDING | O_ATTACHED
            if x == op.CHARACTER or x == op.ITEM or x == op.LOCATION:
                one = O_STANDING | O_ATTACHED
            elif x == op.PERMANENT:
                one = O_RESOURCES | O_STANDING
            elif x == op.ATTACHMENT:
                one = O_ATTACHED
            if lay.get(code, test, lay.Y) == op.BESIDE:
                current &= one
            elif lay.get(code, test, lay.Y) == op.COMMON:
                common &= one
            else:
                places |= current
                current = one
                all_kinds = all_kinds and kind_now != 0
                kinds |= kind_now
                kind_now = 0
            if x >= op.FIRST_SUBTYPE and lay.get(code, test, lay.Y) != op.COMMON:
                kind_now = lib.bits[x - op.FIRST_SUBTYPE]
            if sort == 0:
                if x == op.PLAYER or x == op.OPPONENT:
                    sort = 1
                elif op.EFFECT <= x <= op.OBJECTIVE_ABILITY:
                    sort = 2
        elif kind == op.CONTROLLED:
            if x == op.BY_YOU:
                bits |= O_YOURS
            elif x == op.BY_AN_OPPONENT or x == op.BY_OPPONENTS:
                bits |= O_THEIRS
        elif kind == op.STATE:
            if x == op.UP:
                bits |= O_UP
            elif x == op.DOWN or x == op.EXHAUSTED:
                bits |= O_HIDDEN
        elif kind == op.INSIDE:
            zone = lay.kind(code, lay.test_part(code, at, test))
        elif kind == op.AMONG or kind == op.REVEALED:
            bits |= O_GATHERED
        i += 1
    bits |= (places | current) & common
    bits |= sort | last << O_NOUN | zone << O_ZONE
    if all_kinds and kind_now != 0:
        lib.kinds[at] = kinds | kind_now
    lib.outlines[at] = bits
    return bits
