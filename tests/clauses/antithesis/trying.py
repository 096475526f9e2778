"""Abilities carried out by themselves, and Attacks thought of: for tests of texts and numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis.evaluating import combat, damage, values
from sandtable.games.antithesis.table import attacks
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.stacked import ACTION
from sandtable.games.antithesis.windows.window import Window
from tests.clauses.antithesis.bare import LINES
from tests.clauses.antithesis.paying import die
from tests.clauses.antithesis.scene import play

MELEE = "Offensive Action: {CP}{Exhaust} Melee Attack (RNG 0+D1, STR 3, {R}, HP). Ability Traits: Combat"
STRIKE = "Offensive Action: {CP}{Exhaust} Melee Attack (RNG 0+D1, STR 3, HP). Ability Traits: Combat"
RANGED = "Offensive Action: {CP}{Exhaust} Ranged Attack (RNG 4+D1, STR 4, {B}{B}, HP). Ability Traits: Combat"


def does(text: str) -> str:
    """A line that simply does something."""
    return f"Global Action: {{S}} {text} Ability Traits: Combat"


def holds(text: str) -> str:
    return f"Passive: {text} Ability Traits: Command"


def line_of(s: Board, thing: int) -> int:
    """The line of the first Attack of a Character."""
    return next(int(line) for header in values.abilities(s, thing) if (line := damage.line_in(s, header)))


def header_of(s: Board, thing: int, text: str = "") -> int:
    """The header of an ability by a part of its text."""
    for header in values.abilities(s, thing):
        if text in LINES[id(s.library)][int(header)]:
            return int(header)
    raise AssertionError(f"no ability reads {text!r}")


def use(s: Board, thing: int, words: str = "", text: str = "", seat: int = 0) -> Board:
    """Carry out an ability of a card at no cost, with these choices."""
    frame = Ability(i64(seat), s.ref(thing), i64(header_of(s, thing, text)), ACTION)
    frame.free = 1
    s.frames = [frame]
    s.run()
    for word in words.split(";") if words else ():
        pass_windows(s)
        play(s, word)
    pass_windows(s)
    return s


def pass_windows(s: Board) -> None:
    """Nobody responds."""
    while not s.over() and isinstance(s.frames[-1], Window | Point):
        s.apply(o.PASS)


def attack(s: Board, attacker: int, target: int, dice: str = "") -> int:
    """An Attack on a Character that goes on, with these dice added; the answer is its number."""
    row = vec[i64]([0] * attacks.WIDTH)
    row[attacks.ATTACKER] = s.ref(attacker)
    line = line_of(s, attacker)
    row[attacks.LINE] = line
    row[attacks.HEADER] = combat.header_with(s, attacker, line)
    row[attacks.TARGET] = s.ref(target)
    row[attacks.SQUARE] = -1
    number = s.begin_attack(row)
    for text in dice.split():
        s.add_die(number, die(text))
    return int(number)


def names(s: Board, things: "vec[i64]") -> set[str]:
    return {s.library.names[s.get(thing, 0)] for thing in things}
