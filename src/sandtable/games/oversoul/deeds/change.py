"""What changes cards: Gain, Give, lose, Become, Copy, Steal, Set, marks (R126 to R132, R157)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.cardset.lines import lines_elsewhere
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.changes.noting import event
from sandtable.games.oversoul.deeds.order import Doing, Stating, by, number, objects, things
from sandtable.games.oversoul.evaluating import links, selections, values
from sandtable.games.oversoul.evaluating.abilities import header_of
from sandtable.games.oversoul.evaluating.keywords import hyper, is_consumed, regular
from sandtable.games.oversoul.evaluating.printed import original, within
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import facts
from sandtable.games.oversoul.table import player_columns as their
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.timing import facts as common
from sandtable.timing import lasting as lasts
from sandtable.timing import tallies
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.values import hold, is_player, player_of, player_value, thing_of

MOST_LASTING: Final = 250
ENDING: Final = frozenset(
    (op.THIS_TURN, op.YOUR_NEXT_CYCLE, op.OPPONENTS_NEXT_CYCLE, op.WHILE_SOURCE, op.END_OF_BATTLE,
     op.ANY_NEXT_CYCLE, op.END_OF_YOUR_NEXT_TURN, op.END_OF_OPPONENTS_TURN)
)  # fmt: skip
LEAST_RANK: Final = 1
MOST_RANK: Final = 5


def last(s: Board, row: i64, operation: i64, scene: Scene, subject: i64, x: i64, y: i64) -> i64:
    """A change begins, with the duration of its row; the answer is its TIME, 0 if there are too many."""
    if len(s.lasting) >= MOST_LASTING * lasts.WIDTH:
        return 0
    code = s.library.code
    kind = lay.duration(code, row)
    if kind == op.END_OF_BATTLE and s.attacker == 0:
        return 0  # there is no Battle that it could last for (R196)
    until: i64 = lasts.FOREVER
    argument: i64 = 0
    if kind == op.THIS_TURN:
        until = lasts.TURN_ENDS
    elif kind == op.END_OF_BATTLE:
        until = lasts.PHASE_ENDS
    elif kind == op.YOUR_NEXT_CYCLE or kind == op.OPPONENTS_NEXT_CYCLE:
        until = lasts.NEXT_TURN
        argument = player_value(scene.you)
        if kind == op.OPPONENTS_NEXT_CYCLE:
            argument = player_value(opponent_meant(s, scene))
    elif kind == op.ANY_NEXT_CYCLE:
        until = lasts.NEXT_TURN  # ARGUMENT 0: whoever's comes first
    elif kind == op.END_OF_YOUR_NEXT_TURN or kind == op.END_OF_OPPONENTS_TURN:
        until = lasts.NEXT_TURN_ENDS
        whose = scene.you if kind == op.END_OF_YOUR_NEXT_TURN else opponent_meant(s, scene, True)
        argument = lasts.turn_of(whose, s.turn)
    time = s.tick()
    made = vec[i64]([row, 0, scene.source, scene.you, time, until, argument, subject, -1, operation])
    s.lasting = lasts.added(s.lasting, made, vec[i64]([x, y]))
    s.see_lasting(operation, row)
    if x == op.HP and (operation == op.GIVE_STAT or operation == op.SET_STAT):
        s.put(thing_of(subject), its.BY, scene.source)  # if it Shatters by that (R99)
        s.put(thing_of(subject), its.BY_WAY, op.OF_ABILITIES)
    s.worked.fresh = False
    return time


def opponent_meant(s: Board, scene: Scene, last_of_all: bool = False) -> i64:
    """Whose next cycle or turn it is: of the opponent who was named, else the first to come (R164, R173), or
    for a turn the last (R228).
    """
    for value in selections.of_slot(scene, links.OPPONENT_SLOT):
        return player_of(value)
    order = s.from_active()
    order = append(order[1:], order[0])  # the next turn of whoever has this one comes last
    found: i64 = -1
    for seat in order:
        if s.opposes(seat, scene.you) and (found < 0 or last_of_all):
            found = seat
    return found if found >= 0 else order[len(order) - 1]


def receives(s: Board, thing: i64) -> bool:
    """A Prepared card receives nothing; only its HP can be raised (3.4.11, R249)."""
    return s.get(thing, its.ZONE) == op.BOARD and s.get(thing, its.SIDE) != its.FACE_DOWN


@final
@mypyc_attr(acyclic=True)
class GiveStat(Stating):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        points = number(program, s, row, lay.B, scene)
        stat = lay.get(code, row, lay.A)
        if lay.get(code, row, lay.FORM) == op.MINUS:
            points = -points
        done: i64 = 0
        for thing in objects(program, s, row, lay.WHO, scene):
            raised = stat == op.HP and points > 0 and s.get(thing, its.ZONE) == op.BOARD
            if receives(s, thing) or raised:
                last(s, row, op.GIVE_STAT, scene, s.ref(thing), stat, points)
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class GiveKeyword(Stating):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        keyword = lay.get(code, row, lay.A)
        bracket: i64 = row if lay.has(code, row, lay.B) else 0
        done: i64 = 0
        if lay.duration(code, row) == op.AS_CONSTRUCT and not says_it_attached(s, scene):
            return done
        for thing in objects(program, s, row, lay.WHO, scene):
            if receives(s, thing):
                give_keyword(s, row, scene, thing, keyword, bracket)
                done += 1
        return done


def says_it_attached(s: Board, scene: Scene) -> bool:
    """Whether the card that says this lies Attached: as a Construct it gains nothing before (R148)."""
    for value in selections.of_slot(scene, links.CARRIER_SLOT):
        return s.get(thing_of(value), its.PLACE) == its.ATTACHED
    return s.get(thing_of(scene.source), its.PLACE) == its.ATTACHED


def give_keyword(s: Board, row: i64, scene: Scene, thing: i64, keyword: i64, bracket: i64) -> None:
    """A consumed one is a charge with its source (R153); all others simply last."""
    s.tell(facts.KEYWORD, s.get(thing, its.CONTROLLER), common.pair(s.get(thing, its.FACE), keyword))
    if not is_consumed(keyword):
        last(s, row, op.GIVE_KEYWORD, scene, s.ref(thing), keyword, bracket)
        return
    base = regular(keyword)
    many: i64 = charges.MOST if keyword != base else 1
    duration = lay.duration(s.library.code, row)
    timed = duration in ENDING
    host = s.get(thing, its.HOST) if duration != op.AS_CONSTRUCT else -1
    if timed or host >= 0:
        time = last(s, row, op.GIVE_KEYWORD, scene, s.ref(thing), base, 1)
        if time > 0:
            charges.receive(s, s.ref(host if host >= 0 else thing), base, many, charges.TIMED, time)
    else:
        charges.receive(s, s.ref(thing), base, many, charges.OWN, -s.tick())


@mypyc_attr(acyclic=True)
class Giving(Stating):
    """What each card that WHO means receives, if it can."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for thing in objects(program, s, row, lay.WHO, scene):
            if receives(s, thing):
                self.give(s, row, scene, thing)
                done += 1
        return done

    def give(self, s: Board, row: i64, scene: Scene, thing: i64) -> None:
        raise AssertionError("every deed does something")


@final
@mypyc_attr(acyclic=True)
class GiveAbility(Giving):
    def give(self, s: Board, row: i64, scene: Scene, thing: i64) -> None:
        last(s, row, op.GIVE_ABILITY, scene, s.ref(thing), lay.part(s.library.code, row, lay.A), 0)


@final
@mypyc_attr(acyclic=True)
class Lose(Giving):
    """LOSE_KEYWORD, LOSE_ROLE, LOSE_ALL, BECOME_ROLE and BECOME_ARCHETYPE: a number that holds."""

    def give(self, s: Board, row: i64, scene: Scene, thing: i64) -> None:
        code = s.library.code
        kind = lay.kind(code, row)
        x = lay.get(code, row, lay.A)
        if kind in (op.LOSE_ROLE, op.BECOME_ROLE, op.BECOME_ARCHETYPE):
            x = 1 << x
        last(s, row, kind, scene, s.ref(thing), x, lay.get(code, row, lay.FORM))
        if lay.duration(code, row) not in ENDING:  # else its charges only sleep
            lose_charges(s, kind, s.ref(thing), x)


def lose_charges(s: Board, kind: i64, ref: i64, x: i64) -> None:
    """What is lost for good takes its charges with it, that of one Keyworded Ability or of all."""
    keyword: i64 = op.BARRIER
    while keyword <= op.VEILED:
        if kind == op.LOSE_KEYWORD:
            lost = regular(x) == keyword
        else:
            lost = kind == op.LOSE_ALL and (x == op.KEYWORDED_ABILITIES or x == op.ABILITIES)
        if lost:
            charges.lose(s, ref, keyword)
        keyword += 1


@final
@mypyc_attr(acyclic=True)
class Become(Stating):
    """Roles or Archetype of another card, as they are now (R129), if it is still there (R113)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        what = lay.get(code, row, lay.A)
        bits: i64 = 0
        for other in models(s, row, scene):
            bits |= values.roles_of(s, other) if what == op.ROLES else values.hues_of(s, other)
        operation: i64 = op.BECOME_ROLE if what == op.ROLES else op.BECOME_ARCHETYPE
        if bits == 0:
            return 0
        done: i64 = 0
        for thing in objects(program, s, row, lay.WHO, scene):
            if receives(s, thing):
                last(s, row, operation, scene, s.ref(thing), bits, lay.get(code, row, lay.FORM))
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Copy(Doing):
    """COPY and STEAL: a property of another card is added to this one; Stolen, it is also taken (R132)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        what = lay.get(code, row, lay.A)
        steals = lay.kind(code, row) == op.STEAL
        thief = thing_of(scene.source)
        if not s.same(scene.source) or not receives(s, thief):
            return 0
        done: i64 = 0
        for victim in objects(program, s, row, lay.B, scene) if steals else models(s, row, scene):
            if receives(s, victim):
                copied(s, row, scene, what, thief, victim, steals)
                done += 1
            elif s.get(victim, its.ZONE) != op.BOARD and not steals:
                copied_from_print(s, row, scene, what, thief, victim)
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class CopyTo(Stating):
    """The same, but it is added to other cards than this one."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        what = lay.get(code, row, lay.A)
        steals = lay.get(code, row, lay.FORM) == 1
        done: i64 = 0
        for thief in objects(program, s, row, lay.WHO, scene):
            for victim in objects(program, s, row, lay.B, scene) if steals else models(s, row, scene):
                if not receives(s, thief) or victim == thief:
                    continue
                if receives(s, victim):
                    copied(s, row, scene, what, thief, victim, steals)
                    done += 1
                elif s.get(victim, its.ZONE) != op.BOARD and not steals:
                    copied_from_print(s, row, scene, what, thief, victim)
                    done += 1
        return done


def models(s: Board, row: i64, scene: Scene) -> vec[i64]:
    """Cards of which something is read: it does nothing to them, so RESISTANT is no matter (R89)."""
    return things(s, lay.part(s.library.code, row, lay.B), scene, True)


def copied(s: Board, row: i64, scene: Scene, what: i64, thief: i64, victim: i64, steals: bool) -> None:
    if what <= op.HP:
        points = values.full_hp(s, victim) if what == op.HP else values.stat(s, victim, what)
        time = last(s, row, op.GIVE_STAT, scene, s.ref(thief), what, points)
        if steals:
            missing(s, row, op.GIVE_STAT, scene, victim, what, -points, time)
        return
    if what == op.KEYWORDED_ABILITIES or what == op.ABILITIES:
        keyword: i64 = op.AVIAN
        while keyword <= op.SEALED:
            if values.has(s, victim, keyword):
                many = charges.held(s, s.ref(victim), keyword)
                if steals and is_consumed(keyword):
                    stolen_charges(s, row, scene, thief, victim, keyword)
                    keyword += 1
                    continue
                time = received(s, row, scene, thief, keyword, many)
                if steals:
                    missing(s, row, op.LOSE_KEYWORD, scene, victim, keyword, 0, time)
            keyword += 1
    if what == op.ABILITIES:
        time = 0
        for packed in values.lines_of(s, victim):
            if s.library.plain_keyword[header_of(packed)] == 1:
                continue  # Keyworded Abilities were copied above, with their charges
            time = last(s, row, op.GIVE_ABILITY, scene, s.ref(thief), header_of(packed), 0)
        if steals and time > 0:
            missing(s, row, op.LOSE_ALL, scene, victim, op.ABILITIES, 0, time)
    elif what == op.ROLES:
        roles = values.roles_of(s, victim)
        time = last(s, row, op.BECOME_ROLE, scene, s.ref(thief), roles, op.AS_WELL)
        if steals:
            missing(s, row, op.LOSE_ROLE, scene, victim, roles, 0, time)
    elif what == op.ARCHETYPE_PROPERTY:
        last(s, row, op.BECOME_ARCHETYPE, scene, s.ref(thief), values.hues_of(s, victim), op.AS_WELL)


def copied_from_print(s: Board, row: i64, scene: Scene, what: i64, thief: i64, model: i64) -> None:
    """A card off the board is Copied as it is printed, its Role Abilities included."""
    ref = s.ref(thief)
    face = s.get(model, its.FACE)
    if what <= op.HP:
        last(s, row, op.GIVE_STAT, scene, ref, what, original(s, model, what))
    elif what == op.ROLES:
        last(s, row, op.BECOME_ROLE, scene, ref, s.library.unit_roles[face], op.AS_WELL)
    elif what == op.ARCHETYPE_PROPERTY:
        last(s, row, op.BECOME_ARCHETYPE, scene, ref, s.library.archetypes[face], op.AS_WELL)
    else:
        keyword: i64 = op.AVIAN
        while keyword <= op.SEALED:
            if regular(keyword) == keyword and values.printed_with(s, model, keyword):
                many: i64 = 1
                if is_consumed(keyword) and values.printed_with(s, model, hyper(keyword)):
                    many = charges.MOST
                received(s, row, scene, thief, keyword, many)
            keyword += 1
        if what == op.ABILITIES:
            for header in lines_elsewhere(s.library, face):
                if s.library.plain_keyword[header] == 0:
                    last(s, row, op.GIVE_ABILITY, scene, ref, header, 0)


def received(s: Board, row: i64, scene: Scene, thief: i64, keyword: i64, many: i64) -> i64:
    """A Keyworded Ability that was Copied, with so many charges if it is consumed."""
    ref = s.ref(thief)
    if not is_consumed(keyword):
        return last(s, row, op.GIVE_KEYWORD, scene, ref, keyword, 0)
    if lay.duration(s.library.code, row) in ENDING:
        time = last(s, row, op.GIVE_KEYWORD, scene, ref, keyword, 1)
        charges.receive(s, ref, keyword, many, charges.TIMED, time)
        return time
    charges.receive(s, ref, keyword, many, charges.OWN, -s.tick())
    return s.clock


def stolen_charges(s: Board, row: i64, scene: Scene, thief: i64, victim: i64, keyword: i64) -> None:
    """The thief has the charges of a consumed one, the victim what is left of them later (R132, R192)."""
    if lay.duration(s.library.code, row) in ENDING:
        time = last(s, row, op.GIVE_KEYWORD, scene, s.ref(thief), keyword, 1)
        charges.lend(s, s.ref(victim), s.ref(thief), keyword, charges.TIMED, time)
    else:
        charges.lend(s, s.ref(victim), s.ref(thief), keyword, charges.OWN, -s.tick())


def missing(s: Board, row: i64, operation: i64, scene: Scene, victim: i64, x: i64, y: i64, time: i64) -> None:
    """What was Stolen is missing from the victim as long as the thief has it (R132)."""
    last(s, row, operation, scene, s.ref(victim), x, y)
    at = lasts.newest(s.lasting)
    s.lasting[at + lasts.UNTIL] = lasts.WHILE_GIVEN
    s.lasting[at + lasts.ARGUMENT] = time
    s.worked.fresh = False


@final
@mypyc_attr(acyclic=True)
class SetStat(Stating):
    """The value of a Set is not multiplied by DYNAMO (R84)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        stat = lay.get(code, row, lay.A)
        done: i64 = 0
        for thing in objects(program, s, row, lay.WHO, scene):
            if receives(s, thing) and (stat == op.HP or values.kind_of(s, thing) != op.LEADER):
                value = s.rules.amount(s, lay.part(code, row, lay.B), scene)
                last(s, row, op.SET_STAT, scene, s.ref(thing), stat, value)
                if stat == op.HP and lay.duration(code, row) not in ENDING:
                    s.put(
                        thing, its.DAMAGE, max(values.full_hp(s, thing) - value, 0)
                    )  # so much it has (R258)
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Exchange(Stating):
    """Each of two stats is raised or lowered to what the other was; with HP the full HP goes along (R253)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        one, other = lay.get(code, row, lay.A), lay.get(code, row, lay.B)
        done: i64 = 0
        for thing in objects(program, s, row, lay.WHO, scene):
            if receives(s, thing) and values.kind_of(s, thing) == op.UNIT:
                apart = values.stat(s, thing, other) - values.stat(s, thing, one)
                last(s, row, op.GIVE_STAT, scene, s.ref(thing), one, apart)
                last(s, row, op.GIVE_STAT, scene, s.ref(thing), other, -apart)
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Mark(Doing):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        name = lay.get(code, row, lay.C)
        wanted = number(program, s, row, lay.A, scene)
        most = lay.get(code, row, lay.FORM)
        done: i64 = 0
        for thing in objects(program, s, row, lay.B, scene):
            many = wanted
            if most > 0:  # as many as there is room for (R252)
                many = min(wanted, max(most - tallies.count(s.marks, thing, name), 0))
            if receives(s, thing) and many > 0:
                s.marks = tallies.added(s.marks, thing, name, many)
                s.worked.fresh = False
                s.tell(
                    facts.MARKED, s.get(thing, its.CONTROLLER), common.counted(s.get(thing, its.FACE), many)
                )
                event(s, op.MARK, 0, 0, s.ref(thing), many)
                done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Unmark(Doing):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        name = lay.get(code, row, lay.C)
        asked: i64 = number(program, s, row, lay.A, scene) if lay.get(code, row, lay.FORM) == 1 else 0
        done: i64 = 0
        for thing in objects(program, s, row, lay.B, scene):
            there = tallies.count(s.marks, thing, name)
            taken = there if asked == 0 or there < asked else asked
            if taken > 0:
                s.marks = tallies.added(s.marks, thing, name, -taken)
                s.worked.fresh = False
                done += 1 if taken >= asked else 0  # R161: done in full
        return done


# ---- rules for players, cost and ENERGY


@final
@mypyc_attr(acyclic=True)
class Ruling(Stating):
    """FORBID, REQUIRE and PERMIT in a part that resolves: they bind cards found then, or a player."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        kind = lay.kind(code, row)
        done: i64 = 0
        if not lay.has(code, row, lay.WHO) or lay.kind(code, lay.part(code, row, lay.WHO)) == op.GROUP:
            bind_rule(s, row, kind, scene, player_value(scene.you))
            return 1
        for value in s.rules.selected(s, lay.part(code, row, lay.WHO), scene):
            if is_player(value) or s.same(value):
                bind_rule(s, row, kind, scene, value)
                done += 1
        return done


def bind_rule(s: Board, row: i64, kind: i64, scene: Scene, value: i64) -> None:
    """One row a card or player, its registers holding that one alone."""
    code = s.library.code
    last(s, row, kind, scene, value, 0, 0)
    at = lasts.newest(s.lasting)
    held = scene.held
    if lay.has(code, row, lay.WHO):
        slot = lay.get(code, lay.part(code, row, lay.WHO), lay.SLOT)
        if is_player(value):
            if value != player_value(scene.you):
                held = append(vec[i64](), hold(links.OPPONENT_SLOT, value))
        elif slot >= lay.FIRST_SLOT:
            held = append(vec[i64](), hold(slot, value))
    made = s.lasting[at : at + lasts.HELD]
    s.set_lasting(lasts.added(s.lasting[:at], made, held))


@final
@mypyc_attr(acyclic=True)
class NextCard(Doing):
    """NEXT_COSTS and NEXT_GENERATES: a rule for a player in this turn (R45, R47)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        player = by(s, row, scene)
        many = number(program, s, row, lay.B, scene)
        if last(s, row, lay.kind(s.library.code, row), scene, player_value(player), many, 0) == 0:
            return 0
        s.lasting[lasts.newest(s.lasting) + lasts.UNTIL] = lasts.TURN_ENDS
        return 1


@final
@mypyc_attr(acyclic=True)
class Early(Giving):
    """Cards that can Attack something the turn they Enter, for a while (6.2.10)."""

    def give(self, s: Board, row: i64, scene: Scene, thing: i64) -> None:
        last(s, row, op.EARLY, scene, s.ref(thing), 0, 0)


@final
@mypyc_attr(acyclic=True)
class CostLess(Doing):
    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        code = s.library.code
        form = lay.get(code, row, lay.FORM)
        many = s.rules.amount(s, lay.part(code, row, lay.B), scene)
        if form != op.SET_TO:
            many = within(many * program.scale)
        done: i64 = 0
        for thing in objects(program, s, row, lay.A, scene):
            last(s, row, op.COST_LESS, scene, s.ref(thing), many, form)
            done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class Pool(Stating):
    """The Leader of somebody Generates ENERGY: into the Leader pool, beyond the RANK if need be (4.0.1)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        many = number(program, s, row, lay.A, scene)
        player = owner_meant(s, row, scene)
        s.let(player, their.POOL, within(s.of(player, their.POOL) + many))
        return many


@final
@mypyc_attr(acyclic=True)
class Refresh(Doing):
    """The ENERGY that a Leader Generates is there again, as in a cycle; what is more stays (2.1.5, R227)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        player = by(s, row, scene)
        missing = s.of(player, their.RANK) - s.of(player, their.POOL)
        if missing <= 0:
            return 0
        s.let(player, their.POOL, s.of(player, their.RANK))
        return missing


def owner_meant(s: Board, row: i64, scene: Scene) -> i64:
    """The player that WHO means, or whose Leader it is."""
    code = s.library.code
    if lay.has(code, row, lay.WHO):
        for value in s.rules.selected(s, lay.part(code, row, lay.WHO), scene):
            return player_of(value) if is_player(value) else s.get(thing_of(value), its.OWNER)
    return scene.you


@final
@mypyc_attr(acyclic=True)
class LeaderRank(Stating):
    """Leader RANK stays within 1 to 5, and the pool as it is (R32)."""

    def do(self, program: Program, s: Board, row: i64, scene: Scene) -> i64:
        many = number(program, s, row, lay.A, scene)
        player = owner_meant(s, row, scene)
        before = s.of(player, their.RANK)
        rank = before - many if lay.get(s.library.code, row, lay.FORM) == 1 else before + many
        rank = LEAST_RANK if rank < LEAST_RANK else (MOST_RANK if rank > MOST_RANK else rank)
        s.let(player, their.RANK, rank)
        s.tell(facts.RANK_NOW, player, rank)
        return rank - before if rank > before else before - rank
