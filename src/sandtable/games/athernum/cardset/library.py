"""Every card and token that there is, as numbers: what is printed on it, and its abilities as programs.

A *face* is what a card or token shows when it lies face-up. The faces of cards come first, then those of
the tokens that some program creates, of the resource tokens, and blanks for copies of what is hidden. All
programs lie one behind the other in `code`; an ability is named by the place of its header there.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.athernum.language import instructions as op
from sandtable.timing.faces import Faces

NONE: Final = -1  # no such value printed
RESOURCE_NAMES: Final = "Resource Token"


@final
@mypyc_attr(acyclic=True)
class Library(Faces):
    """The faces of one card set of Athernum: what is printed on its cards."""

    def __init__(self) -> None:
        super().__init__()
        self.odd = ODD
        self.supertype = vec[i64]()
        self.faction = vec[i64]()
        self.cost = vec[i64]()
        self.ofv = vec[i64]()
        self.dfv = vec[i64]()
        self.slots = vec[i64]()
        self.field = vec[i64]()
        self.subtypes = vec[i64]()  # as bits
        self.keywords = vec[i64]()  # as bits
        self.meanings = vec[i64]()  # headers of what custom markers do
        self.unmarked = False  # whether one of those could discard what has no custom marker
        self.factions: list[str] = [""]
        self.resource = vec[i64]()  # the resource token of each faction, 0 for the factionless one
        self.blank = vec[i64]()  # by supertype: a token of which nothing is known
        self.created: dict[int, int] = {}  # the face of the token that the selection at a place creates
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

PHASES_BIT: Final = 1 << 60
STATES_BIT: Final = 1 << 61  # in `hears` only: a trigger on a state
ACTIVATED_BIT: Final = 1 << 62  # in `hears` only: it can be activated


# ---- filters at a glance

THINGS: Final = 0
PLAYERS: Final = 1
EFFECTS: Final = 2

O_SORT: Final = 3  # THINGS, PLAYERS or EFFECTS
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


_NOUNS: Final = 255  # bits of a noun's place


def outline_sort(shape: i64) -> i64:
    """What a filter is about: THINGS, PLAYERS or EFFECTS."""
    return shape & O_SORT


def outline_zone(shape: i64) -> i64:
    """Where what fits is looked for."""
    return shape >> O_ZONE


def last_noun(shape: i64, filter_at: i64) -> i64:
    """The last test of a filter that is a noun; a place before it if none is."""
    return lay.nth_test(filter_at, ((shape >> O_NOUN) & _NOUNS) - 1)


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
        test = lay.nth_test(at, i)
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
                    sort = PLAYERS
                elif op.EFFECT <= x <= op.OBJECTIVE_ABILITY:
                    sort = EFFECTS
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
