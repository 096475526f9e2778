"""Every card there is, as numbers: what is printed on it, and its lines as programs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.timing.faces import Faces

# what lines a face has, as bits
HAS_ACTION: Final = 1
HAS_INTERRUPT: Final = 2
HAS_RESPONSE: Final = 4
HAS_PASSIVE: Final = 8
HAS_REVEALED: Final = 16  # one of the three sections of a Strategy
FROM_HAND: Final = 32  # a line works from Hand
GIVES_ABILITIES: Final = 64  # Attached Has

TRAIT_BITS: Final = 60  # traits in one integer
TRAIT_WORDS: Final = 7  # integers for those of a face that are beyond the first
X_BASE: Final = 1000  # what X of a Keyword stands for is smaller


def key_of(keyword: i64, x: i64) -> i64:
    """A Keyword with its number or word."""
    return keyword * X_BASE + x


def place_in(column: vec[i64], number: i64) -> i64:
    """Where a number stands in an ascending column, -1 if it does not."""
    low: i64 = 0
    high: i64 = len(column)
    while low < high:
        middle = (low + high) // 2
        if column[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low if low < len(column) and column[low] == number else -1


@final
@mypyc_attr(acyclic=True)
class Library(Faces):
    """The faces of one card set, column by column; a place is one in `code`, 0 for none."""

    def __init__(self) -> None:
        super().__init__()
        self.odd = FROM_HAND
        self.kind = vec[i64]()  # CHAMPION, CHARACTER, FIELD, TACTIC … of instructions.py
        self.faction = vec[i64]()
        self.faction_value = vec[i64]()
        self.alignment = vec[i64]()  # of Champions and their Directives
        self.traits = vec[i64]()  # as bits: the first TRAIT_BITS traits,
        self.more_traits = vec[i64]()  # and the others, TRAIT_WORDS integers a face
        self.size = vec[i64]()  # 0 for what is no Character
        self.hp = vec[i64]()
        self.defence = vec[i64]()
        self.defence_type = vec[i64]()
        self.vp = vec[i64]()
        self.presence = vec[i64]()
        self.engage = vec[i64]()  # Engagement RNG
        self.engage_d = vec[i64]()
        self.array = vec[i64]()  # place of the printed array: pairs ARRAY_TYPE, ARRAY_RANGE, DIE + colour
        self.cost = vec[i64]()  # place of the card cost: pairs PIPS and icons
        self.income = vec[i64]()  # dice income, six bits a colour: R P G B Y from the lowest
        self.command_income = vec[i64]()
        self.field_wide = vec[i64]()
        self.field_deep = vec[i64]()
        self.grid = vec[i64]()  # deployment grid as bits: row * 9 + column, in the owner's view
        self.attach_to = vec[i64]()  # place of the selection of Attach To
        self.keywords = vec[i64]()  # printed ones, as bits of `1 << keyword - FIRST_KEYWORD`
        self.keyword_x = vec[i64]()  # place of their pairs: Keyword and what X stands for, in printed order
        self.keyword_cost = vec[i64]()  # place of a LIST: for each pair the icons it costs here, 0 as usual
        self.number = vec[i64]()  # of an Objective: 1 to 5
        self.champion = vec[i64]()  # of a Directive or Objective: the face of its Champion, -1 for others
        # Keywords as texts of the language: each Keyword with its X that some card prints or gives
        self.keyword_keys = vec[i64]()  # key_of(keyword, x), ascending
        self.keyword_first = vec[i64]()  # where its abilities begin in `abilities`
        self.keyword_count = vec[i64]()
        self.of_keyword = vec[i64]()  # by place of a header: the key of the Keyword that it is, or 0
        self.of_character = vec[i64]()  # headers of the unprinted abilities of every Character
        self.of_player = vec[i64]()  # and of every player
        # the printed lines of headers, for people: of cards, Keywords and unprinted abilities
        self.line_headers = vec[i64]()  # ascending
        self.line_texts: list[str] = []
        self.trait_names: list[str] = [""]
        self.makers = vec[i64]()  # selections told to make an Attack, each with its row (R196)
        self.makers_known = False
        self.hand_responses = vec[i64]()  # headers used from Hand as Responses (R187, R191)
        self.hand_known = False
        self.listens: i64 = 0  # what some line waits for, as bits of its ears,
        self.revealed: i64 = 0  # and what some While Revealed does
        self.own_costs = False  # some card changes its own cost (R212)
        self.particular = False  # some line asks who scored, what was discarded, or what was pushed

    def line_text(self, header: i64) -> str:
        """The printed line of a header; of an unprinted ability its name; nothing if it is unknown."""
        at = place_in(self.line_headers, header)
        return self.line_texts[at] if at >= 0 else ""

    def keyword_at(self, keyword: i64, x: i64) -> i64:
        """Where a Keyword with its X is in `keyword_keys`, -1 if no card has or gives it."""
        return place_in(self.keyword_keys, key_of(keyword, x))
