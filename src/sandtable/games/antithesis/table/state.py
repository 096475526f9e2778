"""The table of Antithesis: every card with where it lies, the players, the board, Attacks and [Move]s."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.language.instructions import (
    ATTACK_KIND,
    MELEE,
    NEXT_ATTACK_LONG,
    NEXT_MELEE_LONG,
    NEXT_RANGED_LONG,
    RANGED,
)
from sandtable.games.antithesis.table import attacks, moves, zones
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.kernel.frames import Frame
from sandtable.timing import lasting as lasts
from sandtable.timing import pairs, pending, pile, tallies
from sandtable.timing.things import CardState
from sandtable.timing.values import number_value, stamp_of, thing_of

SEATS: Final = 2  # GAME.1
SHORT_GAME: Final = 10  # WIN.SHORT
LONG_GAME: Final = 15  # WIN.LONG

# when an effect ends: UNTIL of what lasts (timing/lasting.py); ARGUMENT numbers the Attack or [Move]
PHASE_ENDS: Final = 1
BATTLE_ENDS: Final = 2
ATTACK_ENDS: Final = 3
MOVE_ENDS: Final = 4
WHILE: Final = 5  # for good when its condition first fails (R184)
NEXT_ATTACK: Final = 6  # ARGUMENT: the card whose Attack it waits for, as a ref; then that Attack's -number

NEXT_OF_KIND: Final = (
    8  # ARGUMENT: MELEE or RANGED; waits for such an Attack of its SUBJECT, then it is NEXT_ATTACK
)
NEXT_TARGETED: Final = 9  # ARGUMENT: the card whose being targeted by an Attack it waits for, as a ref
OWN_ATTACK: Final = 7  # ARGUMENT: the number of the ability whose Attack it waits for; then it is NEXT_ATTACK

KILLED: Final = 1000  # in `hits`: the Attack has killed it,
MOVED: Final = 1_000_000  # and has moved it

# what texts in force ask after: a change of anything else makes nothing stale
ASKS_VICTORY: Final = 1 << 40
ASKS_DICE: Final = 1 << 41  # and Command Points
ASKS_TABLE: Final = 1 << 42  # always: which cards lie In Play and are Strategies, what they are, what lasts
ASKS_ELSEWHERE: Final = 1 << 43  # cards that lie anywhere else, Attacks and [Move]s
ALL_NEW: Final = -1  # nothing is known of how it was before
_SOMETIMES: Final = (
    1 << its.SIDE | 1 << its.SQUARES | 1 << its.DAMAGE
    | 1 << its.TOKENS + its.MANA | 1 << its.TOKENS + its.SOUL | 1 << its.TOKENS + its.GEM
    | 1 << its.KNOWN  # which no text asks after
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Reading:
    """What the texts in force say of one table (evaluating/gifts.py). Once it is made it only grows by what
    is worked out later from the same table: copies of a table share it until one of them changes.
    """

    def __init__(self) -> None:
        self.basic = vec[i64]()  # the entries of the two readings of R180
        self.full = vec[i64]()
        self.basic_glance = Glance()
        self.full_glance = Glance()
        self.asks: i64 = ASKS_TABLE  # what it depends on: columns of things as bits, and the ASKS
        self.base: i64 = ASKS_TABLE  # of that, what all of it depends on,
        self.parts = vec[i64]()  # single static texts (rows of evaluating/gifts.py),
        self.asked_last: i64 = 0  # and what comes behind these
        self.spoken: i64 = 0  # where the entries of the first such text begin in `full`
        self.losing = False  # something takes Keywords away
        self.modded = False  # something is attached
        self.listed = False  # the abilities of everything In Play are listed:
        self.lines = vec[i64]()  # their headers, one card behind the other in the order of the board,
        self.first = vec[i64]()  # and where those of each begin; behind the last where they end
        self.kinds = vec[i64]()  # the kinds of those of each, as bits
        self.heard: i64 = 0  # what they wait for, as bits of its ears

    def take(self, other: Reading) -> None:
        """Say what another one says."""
        self.full = other.full
        self.full_glance = other.full_glance
        self.asked_last = other.asked_last
        self.asks |= other.asked_last
        self.listed = other.listed
        self.lines = other.lines
        self.first = other.first
        self.kinds = other.kinds
        self.heard = other.heard


@final
@mypyc_attr(acyclic=True)
class Glance:
    """Entries at a glance, each as one of 64 bits: what is not among them need not be looked for."""

    def __init__(self) -> None:
        self.heads = vec[i64]()  # by a bit of `bearers`: the first entry that gives something, or -1
        self.nexts = vec[i64]()  # by entry: the next one of that bit, or -1
        self.costs = vec[i64]()  # where the entries that change costs begin, the last first
        self.ops: i64 = 0  # kinds of rows
        self.bearers: i64 = 0  # who is given something
        self.bans: i64 = 0  # what cannot happen


NOTHING_READ: Final = Reading()  # what there is before somebody asks


@final
@mypyc_attr(acyclic=True)
class Worked:
    """What is worked out from the table whenever somebody asks after a change (R180). It is never written,
    and no two are told apart.
    """

    def __init__(self) -> None:
        self.read = NOTHING_READ
        self.fresh = False
        self.changed: i64 = ALL_NEW  # what has changed of that on which `read` depends
        self.moment: i64 = -1  # in which Main Phase, with whom as Offensive Player
        self.reading = False  # the basic reading is asked: a Passive is being worked out
        self.working = False  # both readings are being worked out: what is looked at is noted in `asks`
        self.placed = False  # no card has changed zones since it was found out:
        self.strategies = vec[i64]()  # the current Strategies of both, or -1
        self.judging = False  # an event is judged: a killed Character is what it was (R187)
        self.header: i64 = 0  # an ability that somebody thinks of declaring: `effect_value(0, player)`
        self.source: i64 = 0  # its card, a ref
        self.ignored: i64 = 0  # bits of Keywords that an attacker ignores in its target (R87),
        self.target: i64 = 0  # who that is, a ref
        self.ban: i64 = 0  # the header that forbade something last,
        self.forbade: i64 = 0  # and its card, a ref
        self.dying = vec[i64]()  # who is killed or leaves by what happens just now, all together (R204)
        self.outcome = vec[i64]()  # of the Attack that has just ended, for the ability that made it
        self.dealt: i64 = 0  # by the Attack that somebody was told to make, and that has just ended
        self.shoved: i64 = 0  # how far PUSH or PULL has just moved somebody
        self.moves_as: i64 = 0  # the movement type that somebody thinks of (R179)
        self.farther: i64 = 0  # RNG that a text adds to an Attack that somebody is told to make (R196)
        self.anew = False  # somebody thinks of one more Attack, which has nothing of one that goes on (R79)
        self.aside: i64 = -1  # the card in a Hand that somebody thinks of using: it would be set aside (R102)
        self.due: i64 = 0  # the header of an ability that is being declared, and is still to be paid for
        self.unseen = False  # it is found out who is asked: what not both see is taken to fit (R191)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Worked)

    def __hash__(self) -> int:
        return 0


@final
@mypyc_attr(acyclic=True)
class Board(CardState):
    """One moment of Antithesis. `turn` is the number of the Main Phase, 0 in setup; `active` the Offensive
    Player; `phase` the step of the Main Phase.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *CardState.FIELDS, "goals", "total", "battle", "attacks", "moves", "added", "averted", "hits",
        "recent", "point", "unchecked",
    )  # fmt: skip

    def __init__(self, seats: i64, key: bytes, frames: list[Frame], library: Library) -> None:
        super().__init__(seats, key, frames, library, its.WIDTH, their.WIDTH)
        self.library = library
        self.goals: i64 = 0  # squares with a Goal, as bits
        self.total: i64 = SHORT_GAME  # Victory Points that win
        self.battle: i64 = 0  # 1 during [Battle On]
        self.attacks = vec[i64]()  # attacks.py
        self.moves = vec[i64]()  # moves.py
        self.added = vec[i64]()  # dice that lie beside an Attack or [Move] (R155): its number, the die
        self.averted = vec[i64]()  # True Damage prevented (R183): number of the Attack, ref, how much
        self.hits = vec[i64]()  # by an Attack: its number, ref, most True Damage; KILLED more
        self.recent = vec[i64]()  # events whose windows are still to be opened (R187)
        self.unchecked: i64 = 0  # 1: Victory Points have changed, the win check is due (R116)
        self.point: i64 = 0  # the row before which Interrupts were asked last
        self.worked = Worked()

    def clone(self) -> Board:
        twin = Board(self.seats, self.key, [f.copy() for f in self.frames], self.library)
        twin.take_columns(self)
        twin.goals = self.goals
        twin.total = self.total
        twin.battle = self.battle
        twin.attacks = self.attacks[:]
        twin.moves = self.moves[:]
        twin.added = self.added[:]
        twin.averted = self.averted[:]
        twin.hits = self.hits[:]
        twin.recent = self.recent[:]
        twin.unchecked = self.unchecked
        twin.point = self.point
        if not self.worked.reading:
            twin.worked.read = self.worked.read
            twin.worked.moment = self.worked.moment
            twin.worked.fresh = self.worked.fresh
            twin.worked.changed = self.worked.changed
        if self.worked.placed:
            twin.worked.strategies = self.worked.strategies
            twin.worked.placed = True
        return twin

    def loaded(self) -> None:
        super().loaded()
        self.worked.fresh = False
        self.worked.changed = ALL_NEW
        self.worked.placed = False

    # ---- whatever changes the table makes worked out values stale

    def change(self, what: i64) -> None:
        """Something that texts in force may ask after is no longer what it was."""
        worked = self.worked
        asked = worked.read.asks & what
        if asked != 0:
            worked.fresh = False
            worked.changed |= asked

    def put(self, thing: i64, field: i64, value: i64) -> None:
        at = thing * its.WIDTH + field
        was = self.things[at]
        if was == value:
            return
        self.things[at] = value
        one: i64 = 1
        what = one << field
        if what & _SOMETIMES == 0:
            what = self.about(thing)
            if field == its.ZONE:
                self.worked.placed = False
                if was == zones.IN_PLAY or was == zones.REVEALED_STRATEGY:
                    what = ASKS_TABLE
        self.change(what)

    def about(self, thing: i64) -> i64:
        """Who asks after what a card is: it depends on where it lies."""
        zone = self.things[thing * its.WIDTH + its.ZONE]
        return ASKS_TABLE if zone == zones.IN_PLAY or zone == zones.REVEALED_STRATEGY else ASKS_ELSEWHERE

    def get(self, thing: i64, field: i64) -> i64:
        return self.things[thing * its.WIDTH + field]

    def note(self, asked: i64) -> None:
        """Whoever reads a text looks at something that the readings then depend on."""
        if self.worked.working:
            self.worked.read.asks |= asked

    def note_column(self, field: i64) -> None:
        one: i64 = 1
        self.note(one << field)

    def set_flag(self, thing: i64, flag: i64) -> None:
        self.put(thing, its.FLAGS, self.get(thing, its.FLAGS) | flag)

    def clear_flag(self, thing: i64, flag: i64) -> None:
        self.put(thing, its.FLAGS, self.get(thing, its.FLAGS) & ~flag)

    def let(self, player: i64, field: i64, value: i64) -> None:
        self.players[player * their.WIDTH + field] = value
        asked: i64 = 0  # of a player texts ask no more than this
        if field >= their.BANK or field == their.COMMAND:
            asked = ASKS_DICE
        elif field == their.VICTORY:
            asked = ASKS_VICTORY
        self.change(asked)

    def of(self, player: i64, field: i64) -> i64:
        return self.players[player * their.WIDTH + field]

    def set_lasting(self, rows: vec[i64]) -> None:
        super().set_lasting(rows)
        self.change(ASKS_TABLE)

    def set_goals(self, goals: i64) -> None:
        self.goals = goals
        self.change(ASKS_TABLE)

    # ---- players

    def other(self, player: i64) -> i64:
        return 1 - player

    def offensive(self) -> i64:
        return self.active

    def moment(self) -> i64:
        """The Main Phase and who is its Offensive Player, as one number."""
        return self.turn * SEATS + self.active

    def defensive(self) -> i64:
        return 1 - self.active

    # ---- dice

    def dice_of(self, player: i64, die: i64) -> i64:
        """How many such dice lie in his Dice Bank."""
        return self.players[player * their.WIDTH + their.BANK + die]

    def bank_size(self, player: i64) -> i64:
        count: i64 = 0
        die: i64 = 0
        while die < their.DICE:
            count += self.dice_of(player, die)
            die += 1
        return count

    def take_die(self, player: i64, die: i64) -> None:
        self.let(player, their.BANK + die, self.dice_of(player, die) - 1)

    def give_die(self, player: i64, die: i64) -> bool:
        """A die that was just rolled goes into a Dice Bank; not if it is full (R185)."""
        if self.bank_size(player) >= their.MOST_DICE:
            return False
        self.let(player, their.BANK + die, self.dice_of(player, die) + 1)
        return True

    def add_die(self, number: i64, die: i64) -> None:
        """A spent die lies beside an Attack or a [Move] until it ends (R155)."""
        self.added = pairs.added(self.added, number, die)

    def added_to(self, number: i64) -> vec[i64]:
        """The dice that lie beside an Attack or a [Move]."""
        out = vec[i64]()
        at: i64 = 0
        while at < len(self.added):
            if self.added[at] == number:
                out = append(out, pairs.second(self.added, at))
            at += pairs.WIDTH
        return out

    def change_added(self, number: i64, die: i64, into: i64) -> bool:
        """One of the dice beside it is rerolled or turned."""
        at = pairs.find(self.added, number, die)
        if at >= 0:
            self.added[at + 1] = into
        return at >= 0

    def remove_added(self, number: i64, die: i64) -> None:
        """One of the dice beside it is taken up."""
        at = pairs.find(self.added, number, die)
        if at >= 0:
            self.added = extend(self.added[:at], self.added[at + pairs.WIDTH :])

    def clear_added(self, number: i64) -> None:
        """It is over: its dice go back to the supply."""
        out = vec[i64]()
        at: i64 = 0
        while at < len(self.added):
            if self.added[at] != number:
                out = extend(out, self.added[at : at + pairs.WIDTH])
            at += pairs.WIDTH
        self.added = out

    # ---- Attacks and [Move]s

    def begin_attack(self, made: vec[i64]) -> i64:
        """One more Attack, the innermost; the answer is its number."""
        made[attacks.NUMBER] = self.numbers
        self.numbers += 1
        self.attacks = attacks.added(self.attacks, made)
        self.change(ASKS_ELSEWHERE)
        for at in lasts.each(self.lasting):  # what waited for an Attack is for this one, and for no other
            if self.lasts(at, lasts.UNTIL) == NEXT_ATTACK:
                if self.lasts(at, lasts.ARGUMENT) == made[attacks.ATTACKER]:
                    lasts.put(self.lasting, at, lasts.ARGUMENT, -made[attacks.NUMBER])
                    self.change(ASKS_TABLE)
            elif self.lasts(at, lasts.UNTIL) in (OWN_ATTACK, NEXT_OF_KIND):
                if self.lasts(at, lasts.UNTIL) == OWN_ATTACK:
                    own = self.lasts(at, lasts.ARGUMENT) == self.innermost_ability()
                else:
                    own = self.lasts(at, lasts.ARGUMENT) == self.kind_of_line(made[attacks.LINE])
                if own and self.lasts(at, lasts.SUBJECT) == made[attacks.ATTACKER]:
                    lasts.put(self.lasting, at, lasts.UNTIL, NEXT_ATTACK)
                    lasts.put(self.lasting, at, lasts.ARGUMENT, -made[attacks.NUMBER])
                    self.change(ASKS_TABLE)
        return made[attacks.NUMBER]

    def innermost_ability(self) -> i64:
        """The number of the ability that is being resolved, 0 if there is none."""
        at = pile.top(self.stack)
        return pending.get(self.stack, at, pending.NUMBER) if at >= 0 else 0

    def kind_of_line(self, line: i64) -> i64:
        """Whether an Attack line is Melee or Ranged."""
        code = self.library.code
        return lay.number_of_kind(code, line, ATTACK_KIND)

    def end_attack(self, number: i64) -> None:
        """It is over, or broken off: its dice and what was prevented are gone."""
        self.worked.outcome = self.outcome(number)
        at = attacks.find(self.attacks, number)
        if at >= 0:
            self.end_lasting(NEXT_ATTACK, self.attacks[at + attacks.ATTACKER])
            self.end_lasting(NEXT_ATTACK, -number)
            self.end_targeted(at)
            self.attacks = attacks.without(self.attacks, at)
        self.clear_added(number)
        self.averted = tallies.without(self.averted, number)
        self.hits = tallies.without(self.hits, number)
        self.end_lasting(ATTACK_ENDS, number)

    def end_targeted(self, attack: i64) -> None:
        """What lasts until somebody has been attacked: the target, or who stands in the area (R290)."""
        target = self.attacks[attack + attacks.TARGET]
        for at in lasts.newest_first(self.lasting):
            if self.lasts(at, lasts.UNTIL) != NEXT_TARGETED:
                continue
            subject = self.lasts(at, lasts.ARGUMENT)
            there = self.get(thing_of(subject), its.SQUARES) & self.attacks[attack + attacks.AREA]
            if subject == target or (target == 0 and self.same(subject) and there != 0):
                self.set_lasting(lasts.without(self.lasting, at))

    def forget_attack(self, number: i64) -> None:
        """No Attack was made after all: what has waited for one waits on (R203)."""
        for at in lasts.each(self.lasting):
            if self.lasts(at, lasts.UNTIL) == NEXT_ATTACK and self.lasts(at, lasts.ARGUMENT) == -number:
                said = lay.duration(self.library.code, self.lasts(at, lasts.ROW))
                if said == NEXT_ATTACK_LONG:
                    lasts.put(self.lasting, at, lasts.ARGUMENT, self.lasts(at, lasts.SUBJECT))
                elif said in (NEXT_MELEE_LONG, NEXT_RANGED_LONG):
                    kind: i64 = MELEE if said == NEXT_MELEE_LONG else RANGED
                    lasts.put(self.lasting, at, lasts.UNTIL, NEXT_OF_KIND)
                    lasts.put(self.lasting, at, lasts.ARGUMENT, kind)
        self.end_lasting(NEXT_ATTACK, -number)  # what was for the Attack of an ability that is over (R218)
        self.attacks = attacks.without(self.attacks, attacks.find(self.attacks, number))
        self.change(ASKS_TABLE)

    def outcome(self, number: i64) -> vec[i64]:
        """What an Attack has done: the most True Damage to one Character, its target, how many it has moved,
        whom it has killed.
        """
        at_row = attacks.find(self.attacks, number)
        target: i64 = 0
        if at_row >= 0:
            target = self.attacks[at_row + attacks.TARGET]
        out = vec[i64]([number_value(0), target if target > 0 else number_value(0), number_value(0)])
        most: i64 = 0
        moved: i64 = 0
        for at in tallies.each(self.hits):
            if tallies.get(self.hits, at, tallies.WHOSE) == number:
                count = tallies.get(self.hits, at, tallies.COUNT)
                most = count % KILLED if count % KILLED > most else most
                moved += count // MOVED
                if count % MOVED >= KILLED:
                    out = append(out, tallies.get(self.hits, at, tallies.WHAT))
        out[0] = number_value(most)
        out[2] = number_value(moved)
        return out

    def attack(self, field: i64) -> i64:
        """A field of the innermost Attack; 0 without one."""
        at = attacks.innermost(self.attacks)
        if at >= 0:
            return self.attacks[at + field]
        return 0

    def set_attack(self, number: i64, field: i64, value: i64) -> None:
        at = attacks.find(self.attacks, number)
        if at >= 0:
            self.attacks[at + field] = value
            self.change(ASKS_ELSEWHERE)

    def note_hit(self, number: i64, ref: i64, amount: i64) -> None:
        """An Attack has dealt so much True Damage of a kind to a Character; the most counts."""
        if tallies.count(self.hits, number, ref) < amount:
            self.hits = tallies.added(self.hits, number, ref, amount - tallies.count(self.hits, number, ref))

    def note_kill(self, number: i64, ref: i64) -> None:
        self.hits = tallies.added(self.hits, number, ref, KILLED)

    def note_moved(self, number: i64, ref: i64) -> None:
        """An Attack has moved somebody by PUSH or PULL."""
        self.hits = tallies.added(self.hits, number, ref, MOVED)

    def begin_move(self, made: vec[i64]) -> i64:
        made[moves.NUMBER] = self.numbers
        self.numbers += 1
        self.moves = moves.added(self.moves, made)
        self.change(ASKS_ELSEWHERE)
        return made[moves.NUMBER]

    def end_move(self, mover: i64) -> None:
        at = moves.of(self.moves, mover)
        if at >= 0:
            number = self.moves[at + moves.NUMBER]
            self.clear_added(number)
            self.moves = moves.without(self.moves, at)
            self.end_lasting(MOVE_ENDS, number)

    def moving(self) -> i64:
        """The number of the innermost [Move]; 0 without one."""
        at = moves.innermost(self.moves)
        if at >= 0:
            return self.moves[at + moves.NUMBER]
        return 0

    def end_lasting(self, until: i64, number: i64) -> None:
        """Effects for "this Attack" or "this Move" end with it, also if it is broken off (R184)."""
        self.change(ASKS_ELSEWHERE)
        if len(self.lasting) == 0:
            return
        for at in lasts.newest_first(self.lasting):
            if self.lasts(at, lasts.UNTIL) == until and self.lasts(at, lasts.ARGUMENT) == number:
                self.set_lasting(lasts.without(self.lasting, at))

    def move(self, mover: i64, field: i64) -> i64:
        """A field of the [Move] of a Character; 0 if it performs none."""
        at = moves.of(self.moves, mover)
        if at >= 0:
            return self.moves[at + field]
        return 0

    def set_move(self, mover: i64, field: i64, value: i64) -> None:
        at = moves.of(self.moves, mover)
        if at >= 0:
            self.moves[at + field] = value

    # ---- things

    def in_play(self, thing: i64) -> bool:
        """In Play and not marked killed (R70)."""
        at = thing * its.WIDTH
        if self.things[at + its.ZONE] != zones.IN_PLAY:
            return False
        return self.things[at + its.FLAGS] & its.IS_KILLED == 0

    def tokens(self, thing: i64, kind: i64) -> i64:
        return self.get(thing, its.TOKENS + kind)

    def last_seen(self, ref: i64) -> bool:
        """Whether its columns LAST … tell what a ref means as it was last In Play (R182)."""
        return self.get(thing_of(ref), its.LAST) == stamp_of(ref)

    def left_as(self, ref: i64) -> bool:
        """Whether a card still lies where it went when it left play as the one that a ref means (R221)."""
        return self.last_seen(ref) and self.get(thing_of(ref), its.STAMP) == self.get(
            thing_of(ref), its.AFTER
        )

    def strategy(self, player: i64) -> i64:
        """The current Strategy of a player, or -1."""
        if not self.worked.placed:
            self.worked.strategies = self.find_strategies()
            self.worked.placed = True
        return self.worked.strategies[player]

    def find_strategies(self) -> vec[i64]:
        out = vec[i64]([-1] * SEATS)
        things = self.things
        at: i64 = len(things) - its.WIDTH
        while at >= 0:  # from the end: of several the first counts
            if things[at + its.ZONE] == zones.REVEALED_STRATEGY:
                out[things[at + its.OWNER]] = at // its.WIDTH
            at -= its.WIDTH
        return out
