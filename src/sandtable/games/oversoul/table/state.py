"""The table of Oversoul: every card with where it lies, the players, the chain, what was decided."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program.words import BOARD
from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.cardset.library import Library
from sandtable.games.oversoul.table import departed, geometry
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.kernel.frames import Frame
from sandtable.timing import pending, pile
from sandtable.timing.passing import from_on
from sandtable.timing.things import CardState
from sandtable.timing.values import stamp_of, thing_of

ANNOUNCED: Final = 14  # the zone of a card whose Activation waits in the chain (R108)

SPOT: Final = 16  # in MODE of a link: where the Zone begins that it has reserved, one more than its spot

CYCLE: Final = 1  # phases
ACTION: Final = 2
RETURN: Final = 3


@final
@mypyc_attr(acyclic=True)
class Worked:
    """What is worked out from the table whenever somebody asks after a change (R156), and what a procedure
    keeps while it runs. It is never written, and no two are told apart.
    """

    def __init__(self) -> None:
        self.fresh = False
        self.settled = False  # the state check was made on this very table, and nothing came of it
        self.shared = False  # a copy of the table reads the same values: they are not written over
        self.values = vec[i64]()  # see evaluating/worked_columns.py
        self.lines = vec[i64]()  # of all Active cards, see evaluating/abilities.py
        self.statics = vec[i64]()  # lasting lines in force
        self.said: i64 = 0  # what their rows say, as bits of `Faces.shapes`
        self.ruled: i64 = 0  # events that they forbid, demand or permit, as bits of `Faces.signs`
        self.hurt = vec[i64]()  # in the present instance of damage: who, how much
        self.struck_for: i64 = 0  # what its Selection was dealt before PIERCE took its excess
        self.answered: i64 = 0  # what stayed in the struck stack, for THORNS
        self.looking_back: i64 = 0  # the event that is compared with what a Law describes
        self.playing = False  # a card is compared with what is said of Activating cards
        self.held = False  # several cards leave at once: nothing is worked out anew before all have gone
        self.kept = vec[i64]()  # the lines of all cards then, if lasting lines give some: thing, line
        self.way: i64 = 0  # how the card that Enters or is Reactivated does so, for the brackets of its Laws
        self.spree = vec[i64]()  # who has Shattered something in the present state check (8.5.12)

    def share(self, other: Worked) -> None:
        """For a copy of the table: what is worked out of one holds for the other, until either changes."""
        other.shared = True
        self.shared = True
        self.fresh = True
        self.settled = other.settled
        self.values = other.values
        self.lines = other.lines
        self.statics = other.statics
        self.said = other.said
        self.ruled = other.ruled

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Worked)

    def __hash__(self) -> int:
        return 0


@final
@mypyc_attr(acyclic=True)
class Board(CardState):
    """One moment of Oversoul with all that its rules remember."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *CardState.FIELDS, "recent", "charges", "spent", "ever", "rituals", "shifts", "attacker", "target",
        "struck", "starter", "settled_beat", "touched",
    )  # fmt: skip

    def __init__(self, seats: i64, key: bytes, frames: list[Frame], library: Library) -> None:
        super().__init__(seats, key, frames, library, its.WIDTH, their.WIDTH)
        self.library = library
        self.recent = vec[i64]()  # what Laws with when and if may still answer (R116)
        self.charges = vec[i64]()  # charges of consumed Keyworded Abilities, see charges.py (R153)
        self.spent = vec[i64]()  # lasting sources that have given their charge (R153): source, bearer
        self.ever = vec[i64]()  # limits that outlast a turn (R103)
        self.rituals = vec[i64]()  # progress of RITUAL: ref, entry, number (R100)
        self.shifts: i64 = 0  # Timeshifts and Attacks begun in this turn (R165)
        self.attacker: i64 = 0  # refs, while an Attack goes on
        self.target: i64 = 0
        self.struck: i64 = 0  # 1 between the first strike and the End of Battle: no state check (R75)
        self.starter: i64 = 0
        self.settled_beat: i64 = 0  # the last step of what is over: a When trigger lies in it or misses
        self.touched = vec[i64]()  # DEATHTOUCH still to be judged: source, card, charges (R87)
        self.worked = Worked()

    def clone(self) -> Board:
        twin = Board(self.seats, self.key, [f.copy() for f in self.frames], self.library)
        twin.take_columns(self)
        twin.recent = self.recent[:]
        twin.charges = self.charges[:]
        twin.spent = self.spent[:]
        twin.ever = self.ever[:]
        twin.rituals = self.rituals[:]
        twin.shifts = self.shifts
        twin.attacker = self.attacker
        twin.target = self.target
        twin.struck = self.struck
        twin.starter = self.starter
        twin.settled_beat = self.settled_beat
        twin.touched = self.touched[:]
        if self.worked.fresh:
            twin.worked.share(self.worked)
        return twin

    def loaded(self) -> None:
        super().loaded()
        self.worked.fresh = False

    # ---- whatever changes the table makes worked out values stale, unless no value can depend on it

    def put(self, thing: i64, field: i64, value: i64) -> None:
        at = thing * its.WIDTH + field
        if self.things[at] != value:
            self.things[at] = value
            # columns that no card text asks for: what a card is does not change with them
            if field not in (
                its.KNOWN, its.RANK, its.PREPARED, its.GENERATED, its.ATTACKED, its.KEPT, its.BY,
                its.BY_WAY,
            ):  # fmt: skip
                self.worked.fresh = False

    def get(self, thing: i64, field: i64) -> i64:
        return self.things[thing * its.WIDTH + field]

    def flag(self, thing: i64, flag: i64) -> bool:
        return self.things[thing * its.WIDTH + its.FLAGS] & flag != 0

    def set_flag(self, thing: i64, flag: i64) -> None:
        self.put(thing, its.FLAGS, self.get(thing, its.FLAGS) | flag)

    def clear_flag(self, thing: i64, flag: i64) -> None:
        self.put(thing, its.FLAGS, self.get(thing, its.FLAGS) & ~flag)

    def of(self, player: i64, field: i64) -> i64:
        return self.players[player * their.WIDTH + field]

    def let(self, player: i64, field: i64, value: i64) -> None:
        at = player * their.WIDTH + field
        if self.players[at] != value:
            self.players[at] = value
            if field == their.RANK:  # that of a Leader; no card text asks for anything else of a player
                self.worked.fresh = False

    def set_lasting(self, rows: vec[i64]) -> None:
        super().set_lasting(rows)
        self.worked.fresh = False

    # ---- Zones

    def at_zone(self, player: i64, spot: i64) -> i64:
        """The card that lies in a Zone, its Constructs aside; -1 if it is free. What waits in the chain
        keeps its Zone (R19, R108).
        """
        things = self.things
        at: i64 = 0
        while at < len(things):
            zone = things[at + its.ZONE]
            if zone in (BOARD, ANNOUNCED) and things[at + its.SLOT] == spot:
                if things[at + its.CONTROLLER] == player and things[at + its.PLACE] != its.ATTACHED:
                    return at // its.WIDTH
            at += its.WIDTH
        return -1

    def free_zones(self, player: i64, events: bool) -> vec[i64]:
        """The free Unit Zones or Event Zones of a player."""
        taken: i64 = 0
        things = self.things
        at: i64 = 0
        while at < len(things):
            zone = things[at + its.ZONE]
            if zone in (BOARD, ANNOUNCED) and things[at + its.CONTROLLER] == player:
                if things[at + its.PLACE] != its.ATTACHED:
                    taken |= 1 << things[at + its.SLOT]
            at += its.WIDTH
        link = pile.top(self.stack)
        spot: i64 = 0
        while link >= 0:  # a Leader that is announced still lies in the Leader Zone (R108)
            spot = pending.get(self.stack, link, pending.MODE) >> SPOT
            if spot > 0 and pending.get(self.stack, link, pending.YOU) == player:
                taken |= 1 << (spot - 1)
            link = pile.below(self.stack, link)
        out = vec[i64]()
        spot = geometry.E1 if events else geometry.U1
        end: i64 = geometry.LEADER_SPOT if events else geometry.E1
        while spot < end:
            if (taken >> spot) & 1 == 0:
                out = append(out, spot)
            spot += 1
        return out

    def stack_on(self, host: i64) -> vec[i64]:
        """The Constructs Attached to a card, from the lowest to the topmost."""
        return self.items_of(host)  # the board keeps the order in which they came

    def team_of(self, player: i64) -> i64:
        """Which side a player is on: with four seats partners sit across (R141)."""
        return player & 1 if self.seats == 4 else player

    def opposes(self, one: i64, other: i64) -> bool:
        return self.team_of(one) != self.team_of(other)

    def from_active(self) -> vec[i64]:
        """The players still in, in turn order from the turn player."""
        out = vec[i64](capacity=len(self.order))
        for seat in from_on(self.order, self.active):
            if self.alive(seat):
                out = append(out, seat)
        return out

    # ---- the past of a thing

    def go(self, thing: i64, zone: i64) -> None:
        """Put a thing into a zone, and remember where it was: what is announced still comes from there."""
        was = self.get(thing, its.ZONE)
        if was != zone and was != ANNOUNCED:
            self.put(thing, its.FROM, was)
        self.set_zone(thing, zone)

    def left_as(self, ref: i64) -> bool:
        """Whether what its column LAST tells is what a ref means."""
        return departed.stamp(self.get(thing_of(ref), its.LAST)) == stamp_of(ref)

    def moved_once(self, ref: i64) -> bool:
        """Whether a thing that a ref means has left the board since, and has not moved again (R117)."""
        thing = thing_of(ref)
        return self.left_as(ref) and self.get(thing, its.STAMP) == self.get(thing, its.AFTER)

    # ---- the end

    def endless(self) -> None:
        self.win(0, c.R165)
        self.stop()
