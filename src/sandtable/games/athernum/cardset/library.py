"""Every card and token that there is, as numbers: what is printed on it, and its abilities as programs.

A *face* is what a card or token shows when it lies face-up. The faces of cards come first, then those of
the tokens that some program creates, of the resource tokens, and blanks for copies of what is hidden. All
programs lie one behind the other in `code`; an ability is named by the place of its header there.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.timing.faces import Faces

NONE: Final = -1  # no such value printed
NAMELESS: Final = "a face-down card"  # how people call what has no name
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
        self.keywords = vec[i64]()  # as bits
        self.meanings = vec[i64]()  # headers of what custom markers do
        self.asks_borne: bool = False  # whether some program may ask for markers on what has left (R127)
        self.unmarked = False  # whether one of those could discard what has no custom marker
        self.factions: list[str] = [""]
        self.resource = vec[i64]()  # the resource token of each faction, 0 for the factionless one
        self.blank = vec[i64]()  # by supertype: a token of which nothing is known
        self.bare = vec[i64]()  # by face: the same without a Victory Token Field, if a program copies it so
        self.renamed: dict[int, int] = {}  # by `renaming`: the face of a copy that has a name of its own
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

    def called(self, face: i64) -> str:
        """Its name in words for people: a copy of what is hidden has none (6.3)."""
        return self.names[face] or NAMELESS


def renaming(selection: i64, face: i64) -> int:
    """Which copy is meant: the selection that names it, and the face that it is a copy of."""
    return int(selection) << FACE_BITS | int(face)


FACE_BITS: Final = 12  # of a face in an option, and here
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
WHILE_EXHAUSTED: Final = 2048  # one of them may be activated although the card is exhausted (R160)
ODD: Final = 128 | 512 | 64  # its text can matter outside the board

PHASES_BIT: Final = 1 << 60
STATES_BIT: Final = 1 << 61  # in `hears` only: a trigger on a state
ACTIVATED_BIT: Final = 1 << 62  # in `hears` only: it can be activated
