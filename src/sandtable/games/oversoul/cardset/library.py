"""Every card and TOTEM that there is, as numbers: what is printed on it, and its lines as programs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.timing.faces import Faces

NONE: Final = -1  # no such value printed
PLUS: Final = 1  # signs
MINUS: Final = 2

# what lines a face has, as bits
HAS_LASTING: Final = 1
HAS_TRIGGERED: Final = 2
HAS_USED: Final = 4
HAS_REPLACING: Final = 8
HAS_STATE: Final = 16  # a trigger on a state (R96)
ELSEWHERE: Final = 32  # a line works outside the board
HAS_PERFECT: Final = 64
HAS_RITUAL: Final = 128
HAS_PHASE: Final = 256  # at the start or end of a phase
PRICES_ITSELF: Final = 512  # "This card costs …"
REACTIVE: Final = 1024  # "Activate only when" or "if" something happens (R110)

ROLES: Final = 30  # numbers of Unit Roles run below this


@final
@mypyc_attr(acyclic=True)
class Library(Faces):
    """The faces of one card set, column by column."""

    def __init__(self) -> None:
        super().__init__()
        self.odd = ELSEWHERE
        self.kind = vec[i64]()  # UNIT, EVENT_NOUN or CONSTRUCT; of a Leader what it can become
        self.leads = vec[i64]()  # 1 for Leaders
        self.unit_roles = vec[i64]()  # Unit Roles, as bits
        self.role_order = vec[i64]()  # the printed Roles in order, six bits each, the first lowest
        self.event_role = vec[i64]()
        self.construct_role = vec[i64]()
        self.archetypes = vec[i64]()  # as bits
        self.rank = vec[i64]()
        self.sign = vec[i64]()  # PLUS, MINUS; 0 for TOTEMs
        self.energy = vec[i64]()
        self.dmg = vec[i64]()
        self.spd = vec[i64]()
        self.hp = vec[i64]()  # NONE for Events without HP
        self.faction = vec[i64]()
        self.hosts = vec[i64]()  # of a Construct: the filter of what it can be Attached to, 0 if any
        self.sheet_keywords = vec[i64]()  # of a TOTEM: as bits
        self.created: dict[int, int] = {}  # the face of the TOTEM that the sheet at a place describes
        self.role_first = vec[i64]([0] * ROLES)  # default Role Abilities: where they begin in `abilities`
        self.role_count = vec[i64]([0] * ROLES)
        self.role_keyword = vec[i64]([0] * ROLES)  # 1 if they are Keyworded Abilities only (R139)
        self.plain_keyword = vec[i64]()  # by place of a header: 1 for a line of Keyworded Abilities alone
        self.singular = vec[i64]()  # by place of a header: 1 if it speaks of one opponent (R145)
        self.speaks = vec[i64]()  # by place of a header: 1 if it speaks of what met its written Law (R158)
        self.traits = vec[i64]()  # by place of a header: what the line is, as bits (lines.py)
        self.says = vec[i64]()  # by place of a header: what its rows say, as bits of `shapes`
        # lines with the printed Roles, two runs for each face: on the board, and in the Leader Zone
        self.usual = vec[i64]()  # headers
        self.usual_end = vec[i64]([0])  # where a run ends and the next one begins
        self.usual_traits = vec[i64]()  # of all lines of a run: what they are, what triggers, what they hear
        self.usual_triggers = vec[i64]()
        self.usual_ears = vec[i64]()
        self.death: i64 = 1  # the number of the Death mark
        self.mark_names: list[str] = [""]
        self.titles: list[str] = [""]  # names that texts speak of, for TOTEMs that are called so
        self.charges_granted = False  # some line has a consumed Keyworded Ability
        self.brackets = False  # some Keyworded Ability has a bracket
        self.listens: i64 = 0  # what some line waits for, as bits of its ears
        self.replaces: i64 = 0  # what some line replaces, as bits of its ears
        self.numbers_turn = False  # some text asks which of a turn an Activation is
        self.duties = False  # some line demands an Attack
        self.battles = False  # some line holds while there is a Battle (R243)
        self.gives = False  # some lasting line gives Abilities to others
