"""Deeds with resources: dice, Command Points, Victory Points, tokens, Goals, tasks of players."""

from __future__ import annotations

from typing import ClassVar, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.board.squares import FIRST_COLUMN, bit, listed, lowest
from sandtable.games.antithesis.board.squares import row as row_of
from sandtable.games.antithesis.deeds.board import heal
from sandtable.games.antithesis.deeds.dice import CHOOSE, CHOSEN, LOSING, SomeDice
from sandtable.games.antithesis.deeds.flow import UNTIL_BOTH, in_each_player
from sandtable.games.antithesis.deeds.order import Doing, Task, by, in_play, number, refs
from sandtable.games.antithesis.evaluating import costs, selections, values
from sandtable.games.antithesis.evaluating.patterns import forbidden
from sandtable.games.antithesis.evaluating.places import is_square, square_in, square_value
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.payment.dice import GainDice, collect_dice, gain_command
from sandtable.games.antithesis.table import facts, zones
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.objective import RevealGoal, RevealObjective
from sandtable.games.antithesis.turn.strategy import Shift
from sandtable.games.antithesis.windows.events import happen
from sandtable.kernel.frames import DONE, Frame
from sandtable.kernel.state import State
from sandtable.timing.asking import Asking
from sandtable.timing.facts import counted
from sandtable.timing.flow import next_beat
from sandtable.timing.program import Program
from sandtable.timing.scene import Scene
from sandtable.timing.things import CardState
from sandtable.timing.values import player_value, thing_of

_VICTORY: Final = 100  # a change in the journal is told as this plus the change


def times(s: Board, row: i64, scene: Scene) -> i64:
    """ "For each": how many times, 1 if nothing is counted."""
    if lay.has(s.library.code, row, lay.C):
        return number(s, row, lay.C, scene)
    return 1


def of_icon(s: Board, pairs: i64, icon: i64) -> i64:
    return values.number_in(s, pairs, icon)


def dice_of(s: Board, pairs: i64, often: i64) -> vec[i64]:
    """How many dice of each colour icons mean, so often."""
    counts = vec[i64]([0] * prices.KINDS)
    colour: i64 = 0
    while colour < prices.KINDS:
        counts[colour] = values.within(of_icon(s, pairs, i.RED + colour) * often)
        colour += 1
    return counts


# ---- dice, Command Points, Victory Points


@final
@mypyc_attr(acyclic=True)
class Gain(Task):
    """Dice and Command Points, so often as is counted."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        player = by(s, row, scene)
        pairs = lay.part(s.library.code, row, lay.A)
        often = times(s, row, scene)
        gain_command(s, player, of_icon(s, pairs, i.CP) * often)
        return GainDice(player, dice_of(s, pairs, often))

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        program.done(max(s.answer, 1))  # Command Points count too
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class GainAlike(Task):
    """So many dice of one colour that the player names."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        counts = vec[i64]([0] * prices.KINDS)
        counts[their.STANDARD] = number(s, row, lay.A, scene)
        frame = GainDice(by(s, row, scene), counts)
        frame.together = 2 if lay.get(s.library.code, row, lay.C) == i.APART else 1
        return frame


@final
@mypyc_attr(acyclic=True)
class GainEither(Task):
    """A die of one of some colours, which the player names; so often as is counted (R286)."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        pairs = lay.part(s.library.code, row, lay.A)
        counts = vec[i64]([0] * prices.KINDS)
        counts[their.STANDARD] = values.within(times(s, row, scene))
        frame = GainDice(by(s, row, scene), counts)
        colour: i64 = 0
        while colour < their.COLOURS:
            frame.among |= (1 << colour) * of_icon(s, pairs, i.RED + colour)
            colour += 1
        return frame


@final
@mypyc_attr(acyclic=True)
class GainVictory(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        return victory(s, by(s, row, scene), number(s, row, lay.A, scene))


@final
@mypyc_attr(acyclic=True)
class LoseVictory(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        return victory(s, by(s, row, scene), -number(s, row, lay.A, scene))


def victory(s: Board, player: i64, change: i64) -> i64:
    """Victory Points outside scoring; who wins is looked at once the whole instruction is done (R116)."""
    was = s.of(player, their.VICTORY)
    now = max(was + change, 0)
    if now == was:
        return 0
    s.let(player, their.VICTORY, now)
    s.tell(facts.VICTORY, player, _VICTORY + now - was)
    s.unchecked = UNTIL_BOTH if in_each_player(s) else 1
    if now > was:
        happen(s, i.VP_GAINED, player_value(player), 0, 0, now - was, 0)
        return now - was
    return was - now


@final
@mypyc_attr(acyclic=True)
class LoseIcons(Task):
    """A player loses Command Points and dice, as far as he has any; which dice, he says."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        player = by(s, row, scene)
        pairs = lay.part(s.library.code, row, lay.A)
        often = times(s, row, scene)
        lost = min(of_icon(s, pairs, i.CP) * often, s.of(player, their.COMMAND))
        if lost > 0:
            s.let(player, their.COMMAND, s.of(player, their.COMMAND) - lost)
        return SomeDice(player, LOSING, dice_of(s, pairs, often), 0)


# ---- tokens


def may_hold(s: Board, thing: i64, token: i64) -> bool:
    """Mana lies on Characters only, Souls and Gems on Characters, Fields and Modifications (ALT.5, ALT.6)."""
    if not s.in_play(thing):
        return False
    if values.is_character(s, thing):
        return True
    return token != its.MANA and values.kind_of(s, thing) in (i.FIELD, i.MODIFICATION)


def add_tokens(s: Board, thing: i64, token: i64, count: i64) -> i64:
    """As many as the card may hold (R131, R185); the answer is how many."""
    if not may_hold(s, thing, token):
        return 0
    now = min(s.tokens(thing, token) + count, its.MOST_TOKENS)
    gained = now - s.tokens(thing, token)
    s.put(thing, its.TOKENS + token, now)
    s.tell(facts.TOKENS + token, s.get(thing, its.CONTROLLER), counted(s.get(thing, its.FACE), now))
    return gained


@final
@mypyc_attr(acyclic=True)
class GainTokens(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        pairs = lay.part(s.library.code, row, lay.B)
        often = times(s, row, scene)
        for thing in in_play(s, row, lay.A, scene):
            token: i64 = 0
            while token < its.KINDS_OF_TOKENS:
                wanted = of_icon(s, pairs, i.MANA + token) * often
                gained: i64 = 0
                if wanted > 0:
                    gained = add_tokens(s, thing, token, wanted)
                if gained > 0:
                    happen(s, i.TOKEN_GAINED, s.ref(thing), token, 0, gained, 0)
                    done += gained
                token += 1
        return done


@final
@mypyc_attr(acyclic=True)
class LoseTokens(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        pairs = lay.part(s.library.code, row, lay.B)
        for thing in in_play(s, row, lay.A, scene):
            token: i64 = 0
            while token < its.KINDS_OF_TOKENS:
                lost = min(of_icon(s, pairs, i.MANA + token), s.tokens(thing, token))
                if lost > 0:
                    add_tokens(s, thing, token, -lost)
                    done += lost
                token += 1
        return done


@final
@mypyc_attr(acyclic=True)
class RemoveTokens(Task):
    """Tokens are taken off cards: so many, all, or of one card as many as the player says."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        pairs = lay.part(s.faces.code, row, lay.B)
        token = lay.pair_kind(s.faces.code, pairs, 0) - i.MANA
        wanted = lay.pair_number(s.faces.code, pairs, 0)
        if wanted == i.ANY_NUMBER_OF:
            return super().run(program, s, row)
        next_beat(s, row)
        done: i64 = 0
        short = False
        for thing in in_play(board, row, lay.A, program.scene()):
            many = board.tokens(thing, token)
            if wanted >= 0:
                many = min(many, wanted)
            if many > 0:
                add_tokens(board, thing, token, -many)
            done += many
            short = short or many < wanted
        program.done(done)
        if short:  # "if you do" asks whether there were as many as it says (R104)
            program.did = 0
        return program.behind()

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        token = lay.pair_kind(s.library.code, lay.part(s.library.code, row, lay.B), 0) - i.MANA
        for thing in in_play(s, row, lay.A, scene):
            most = s.tokens(thing, token)
            return Transfer(by(s, row, scene), s.ref(thing), 0, token, most, i64(1) if most > 0 else i64(0))
        return None


@final
@mypyc_attr(acyclic=True)
class MoveTokens(Task):
    """Tokens go from one card to another, as many as that may hold."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        code = s.library.code
        pairs = lay.part(code, row, lay.C)
        token = lay.pair_kind(code, pairs, 0) - i.MANA
        wanted = lay.pair_number(code, pairs, 0)
        for ref in refs(s, row, lay.A, scene):
            thing = thing_of(ref)
            if s.get(thing, its.ZONE) != zones.IN_PLAY:
                continue  # what is marked killed still has its tokens (R70)
            for other in in_play(s, row, lay.B, scene):
                if thing == other or not may_hold(s, other, token):
                    return None
                most = min(s.tokens(thing, token), its.MOST_TOKENS - s.tokens(other, token))
                if wanted >= 0:
                    most = min(most, wanted)
                if most == 0:
                    return None
                asked: i64 = 1 if wanted == i.ANY_NUMBER_OF else 0
                return Transfer(by(s, row, scene), s.ref(thing), s.ref(other), token, most, asked)
        return None


@final
@mypyc_attr(acyclic=True)
class Transfer(Asking):
    """How many tokens go from one card to another, or how much damage is healed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "one", "other", "token", "most", "asked")

    def __init__(
        self, player: i64 = 0, one: i64 = 0, other: i64 = 0, token: i64 = 0, most: i64 = 0, asked: i64 = 0
    ) -> None:
        super().__init__()
        self.player: i64 = player
        self.one: i64 = one  # refs
        self.other: i64 = other  # 0: they only leave the one
        self.token: i64 = token
        self.most: i64 = most
        self.asked: i64 = asked

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == CHOOSE:
            self.step = CHOSEN
            if self.asked == 1:
                return s.ask(self.player, c.ALT_3)
            s.answer = o.make(o.NUMBER, self.most)
        many = o.value_of(s.answer)
        if self.token == DAMAGE:
            heal(board, thing_of(self.one), many)
        elif many > 0:
            add_tokens(board, thing_of(self.one), self.token, -many)
            if self.other != 0:
                add_tokens(board, thing_of(self.other), self.token, many)
        s.answer = many
        return DONE

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        many: i64 = 0
        while many <= self.most:
            out = append(out, o.make(o.NUMBER, many))
            many += 1
        return out


DAMAGE: Final = -1  # in place of a token: damage, which is healed


@final
@mypyc_attr(acyclic=True)
class Heals(Task):
    """Damage is removed, as far as there is any (R71); "up to" as much as the player says."""

    def run(self, program: Program, s: CardState, row: i64) -> i64:
        board = cast(Board, s)
        if lay.get(s.faces.code, row, lay.C) == 1:
            return super().run(program, s, row)
        next_beat(s, row)
        done: i64 = 0
        scene = program.scene()
        much = number(board, row, lay.B, scene)
        for thing in in_play(board, row, lay.A, scene):
            done += 1 if heal(board, thing, much) else 0
        program.done(done)
        return program.behind()

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        for thing in in_play(s, row, lay.A, scene):
            most = min(number(s, row, lay.B, scene), s.get(thing, its.DAMAGE))
            if most > 0 and forbidden(s, i.HEAL, 0, s.ref(thing)) == 0:
                return Transfer(by(s, row, scene), s.ref(thing), 0, DAMAGE, most, 1)
        return None


# ---- Goals


def goals_meant(s: Board, row: i64, scene: Scene) -> vec[i64]:
    """The squares of the Goals in A."""
    out = vec[i64]()
    for value in selections.selected(s, lay.part(s.library.code, row, lay.A), scene):
        if is_square(value) and s.goals & bit(square_in(value)) != 0:
            out = append(out, square_in(value))
    return out


@final
@mypyc_attr(acyclic=True)
class GoalOff(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        done: i64 = 0
        for square in goals_meant(s, row, scene):
            s.set_goals(s.goals & ~bit(square))
            s.tell(facts.GOAL_GONE, by(s, row, scene), square)
            done += 1
        return done


@final
@mypyc_attr(acyclic=True)
class ChooseSquare(Task):
    """A square is chosen, or a row or column by one of its squares; nothing is done there yet (R294)."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        code = s.library.code
        player = by(s, row, scene)
        area = selections.squares_in(s, lay.part(code, row, lay.A), scene)
        lines = lay.get(code, row, lay.C)
        if lines == i.A_ROW:
            area = FIRST_COLUMN
        elif lines == i.A_COLUMN:
            area = row_of(player, 0)
        return SquareChoice(player, area, lines) if area != 0 else None

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        code = s.faces.code
        slot = lay.get(code, lay.part(code, row, lay.A), lay.SLOT)
        program.fill(slot, append(vec[i64](), square_value(s.answer)))
        program.done(1)
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class SquareChoice(Asking):
    """Which square, row or column is meant."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "area", "lines")

    def __init__(self, player: i64 = 0, area: i64 = 0, lines: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.area: i64 = area
        self.lines: i64 = lines  # A_ROW, A_COLUMN or 0

    def instead(self) -> i64:
        return o.make(o.SQUARE, lowest(self.area))

    def go(self, s: CardState) -> i64:
        if self.step == CHOOSE:
            self.step = CHOSEN
            found = self.options(s)
            if len(found) > 1:
                return s.ask(self.player, c.R294)
            s.answer = found[0]
        s.answer = o.value_of(s.answer)
        return DONE

    def options(self, s: State) -> vec[i64]:
        out = vec[i64]()
        for square in listed(self.area):
            out = append(out, o.make(o.SQUARE, square))
        return out

    def copy(self) -> SquareChoice:
        twin = SquareChoice(self.player, self.area, self.lines)
        twin.step = self.step
        return twin


@final
@mypyc_attr(acyclic=True)
class GoalTo(Task):
    """A Goal goes to another square, on which no other lies (GOAL.1.a)."""

    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        for square in goals_meant(s, row, scene):
            area = selections.squares_in(s, lay.part(s.library.code, row, lay.B), scene) & ~s.goals
            return GoalMove(by(s, row, scene), square, area) if area != 0 else None
        return None


@final
@mypyc_attr(acyclic=True)
class GoalMove(Asking):
    """Where a Goal is moved to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player", "square", "area")

    def __init__(self, player: i64 = 0, square: i64 = 0, area: i64 = 0) -> None:
        super().__init__()
        self.player: i64 = player
        self.square: i64 = square
        self.area: i64 = area

    def go(self, s: CardState) -> i64:
        board = cast(Board, s)
        if self.step == CHOOSE:
            self.step = CHOSEN
            found = self.options(s)
            if len(found) > 1:
                return s.ask(self.player, c.GOAL_1_A)
            s.answer = found[0]
        there = o.value_of(s.answer)
        board.set_goals(board.goals & ~bit(self.square) | bit(there))
        s.tell(facts.GOAL_GONE, self.player, self.square)
        s.tell(facts.GOAL, self.player, there)
        s.answer = 1
        return DONE

    def options(self, s: State) -> vec[i64]:
        return o.on_each(listed(self.area))


# ---- tasks of players


@final
@mypyc_attr(acyclic=True)
class RevealsGoal(Task):
    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        return RevealGoal(by(s, row, scene), lay.get(s.library.code, row, lay.A) - 1)  # rows count from 1

    def heard(self, program: Program, s: CardState, row: i64) -> i64:
        """The Goal can be spoken of, if one was placed (R211)."""
        code = s.faces.code
        placed = vec[i64]()
        if s.answer > 0:
            placed = append(placed, square_value(s.answer - 1))
        if lay.has(code, row, lay.C):
            program.fill(lay.get(code, lay.part(code, row, lay.C), lay.SLOT), placed)
        program.done(len(placed))
        return program.behind()


@final
@mypyc_attr(acyclic=True)
class ShiftsStrategy(Task):
    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        return Shift(by(s, row, scene))


@final
@mypyc_attr(acyclic=True)
class DiceIncome(Task):
    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        return collect_dice(s, by(s, row, scene))


@final
@mypyc_attr(acyclic=True)
class CommandIncome(Doing):
    def do(self, s: Board, row: i64, scene: Scene) -> i64:
        player = by(s, row, scene)
        gain_command(s, player, costs.command_income(s, player))
        return 1


@final
@mypyc_attr(acyclic=True)
class RevealsObjective(Task):
    def frame(self, s: Board, row: i64, scene: Scene) -> Frame | None:
        return RevealObjective(by(s, row, scene))
