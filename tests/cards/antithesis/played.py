"""Short scenes for the cards of the set: what lies there, what is chosen, and what is so afterwards.

scenarios/*.toml has a list of scenes for each card:

    "Field Surgeon" = [
        { given = "1.play=Field_Surgeon@C4,Man@C5[d4]", do = "use:C4#1 pick:C5", so = "C5.d=1 C4.x=yes" },
    ]

`given` is a position (words/positions.py) with the cards of the set and the plain ones of tools.toml. Who is
not said to have anything has nine Command Points, two sixes of each colour, and a Main Deck of nine Men.
`do` are choices in notation: whatever is asked before one of them can be chosen is answered as nobody who
wants nothing would (a window is passed, no die is added, a die shows 4), and so on until somebody acts again.
`end` passes an Action Window, `roll:5` is a die, `?step:N` is done if it can be done then, and `!use:D4#3`
cannot be done until somebody acts again.
`so` says facts: D4=Name or -, D4.d (damage) .x (exhausted) .by .def .hp .str .vp .pres .move .kw .arrays
.Mana .Soul .Gem, 1.vp .cp .dice .hand .discard .out .deck .knows (of the other's Hand and deck) .strategy
.goals (controlled), goals, may:use:D4#1=yes or no (another choice), over. A list has + between its words.
"""

from functools import cache
from pathlib import Path
from typing import cast

from sandtable.cards.files import read_tables
from sandtable.games.antithesis.cardset.built import library_of
from sandtable.games.antithesis.cardset.pool import HOME, Pool, registry
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.game import Antithesis
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.language.keywords import x_words
from sandtable.games.antithesis.language.wordings import KEYWORDS, WITH_X
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.battle import Battle
from sandtable.games.antithesis.windows.interrupts import Point
from sandtable.games.antithesis.windows.window import Window
from sandtable.games.antithesis.words.places import TOKENS, die_name, square_name, squares_in, where
from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import CHANCE
from sandtable.testing.cards_in_play import not_so, read_scenes, without_lines

FOLDER = Path(__file__).parent / "scenarios"
TOOLS = Path(__file__).parent / "tools.toml"
# a line that does nothing wherever a scene is played: nobody is that
NOTHING = "Passive: Huge Priests you control have +1 VP. Ability Traits: Command"
DICE = ",".join([f"{colour}6" for colour in "RRPPGGBBYY"])
USUAL = {"cp": "9", "dice": DICE, "deck": ",".join(["Man"] * 9)}
PILES = {
    "hand": zones.HAND, "discard": zones.DISCARD_PILE, "out": zones.OUT_OF_GAME,
    "strategy": zones.REVEALED_STRATEGY, "used": zones.USED_STRATEGIES,
}  # fmt: skip
DECLINED = (o.PASS, o.PAID, o.STOP, o.NO_SHIFT, o.DONE_PICKING, o.YES)
ROLLED = 4
IF_ABLE = "?"  # before a choice that is made if it can be made now
NEVER = "!"  # before a choice that cannot be made until somebody acts again
LONGEST = 400  # choices of one scene


Facts = dict[str, str]


@cache
def set_pool() -> Pool:
    """The cards of the set, and the plain ones."""
    pool = Pool(registry())
    pool.read_files([*sorted((HOME / "cards").glob("*.toml")), TOOLS])
    pool.finish()
    assert not pool.errors, [f"{error.card}: {error.message}" for error in pool.errors]
    return pool


@cache
def plain() -> frozenset[str]:
    return frozenset(entry.name() for entry in read_tables(TOOLS, TOOLS.name))


@cache
def scenes() -> dict[str, list[dict[str, str]]]:
    return read_scenes(FOLDER)


def game_with(pool: Pool) -> Antithesis:
    game = Antithesis(pool)
    game.numbers = library_of(pool)
    return game


@cache
def whole_game() -> Antithesis:
    return game_with(set_pool())


@cache
def game_without(number: int) -> Antithesis:
    """The game in which this line of every card does nothing; the other lines keep their numbers."""
    pool = set_pool()
    nothing = pool.texts.read(NOTHING).program
    return game_with(cast(Pool, without_lines(pool, number, nothing, plain())))


def opened(game: Antithesis, given: str) -> Board:
    words = given.split()
    said = {word.partition("=")[0] for word in words}
    for seat in (1, 2):
        words += [f"{seat}.{key}={value}" for key, value in USUAL.items() if f"{seat}.{key}" not in said]
    s = game.new(" ".join([word for word in words if not word.endswith("=none")]), "1")
    assert isinstance(s, Board)
    s.open_chance = True
    return s


# ---- what is chosen


def waits(s: Board) -> bool:
    """Whether somebody may act, so that nothing goes on by itself."""
    return s.over() or isinstance(s.frames[-1], Battle)


def answered(s: Board) -> None:
    """Whatever is asked, as nobody would answer who wants nothing."""
    options = [int(one) for one in s.options()]
    if s.seat == CHANCE:
        s.apply(options[min(ROLLED, len(options)) - 1])
        return
    s.apply(next((one for one in DECLINED if one in options), options[0]))


def choice(game: Antithesis, s: Board, word: str) -> int:
    """The option of a word, or -1 if it cannot be chosen now."""
    if word == "end":
        return int(o.PASS) if waits(s) and not s.over() else -1
    if word.startswith("roll:"):
        return int(word[5:]) - 1 if s.seat == CHANCE else -1
    if s.seat == CHANCE:
        return -1
    try:
        option = game.read(s, word)
    except NotationError:
        return -1
    return option if s.bar(option) == 0 else -1


def play(game: Antithesis, s: Board, words: str) -> None:
    for word in [*words.split(), ""]:
        if word.startswith(IF_ABLE):
            while isinstance(s.frames[-1], Window | Point):
                answered(s)
            option = choice(game, s, word.removeprefix(IF_ABLE))
            if option >= 0:
                s.apply(option)
            continue
        never = word.removeprefix(NEVER) if word.startswith(NEVER) else ""
        for _ in range(LONGEST):
            if never and waits(s):
                break
            assert not never or choice(game, s, never) < 0, f"{never} can be chosen"
            option = choice(game, s, word) if word else -1
            if option >= 0:
                s.apply(option)
                break
            if waits(s):
                assert not word, f"{word} cannot be chosen, but {asked(game, s)}"
                break
            answered(s)


def asked(game: Antithesis, s: Board) -> str:
    return "nothing: it is over" if s.over() else " ".join([game.token(s, int(one)) for one in s.options()])


def played(game: Antithesis, scene: dict[str, str]) -> Board:
    s = opened(game, scene["given"])
    play(game, s, scene.get("do", ""))
    return s


# ---- what is so


def named(name: object) -> str:
    return str(name).replace(" ", "_")


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


def keyword_name(key: int) -> str:
    kind, x = int(key) // 1000, int(key) % 1000
    if kind == op.COVER:
        return named(x_words(kind, x))
    if kind in KEYWORDS.words:
        return named(KEYWORDS.word(kind))
    return named(f"{WITH_X.word(kind)}:{x_words(kind, x)}")


def facts(game: Antithesis, s: Board) -> Facts:
    """All that can be said of a table."""
    found: Facts = {"over": yes(s.over())}
    for thing in s.board:
        about(s, int(thing), found)
    for seat in (0, 1):
        head = f"{seat + 1}."
        found[head + "vp"] = str(s.of(seat, their.VICTORY))
        found[head + "cp"] = str(s.of(seat, their.COMMAND))
        dice = [die_name(die) for die in range(their.DICE) for _ in range(int(s.dice_of(seat, die)))]
        found[head + "dice"] = "+".join(sorted(dice)) or "-"
        for pile, zone in PILES.items():
            names = [s.library.names[s.get(card, its.FACE)] for card in s.pile_of(seat, zone)]
            found[head + pile] = "+".join(sorted([named(name) for name in names])) or "-"
        hidden = [card for zone in (zones.HAND, zones.MAIN_DECK) for card in s.pile_of(1 - seat, zone)]
        found[head + "knows"] = str(sum(s.get(card, its.KNOWN) >> seat & 1 for card in hidden))
        found[head + "deck"] = str(len(s.pile_of(seat, zones.MAIN_DECK)))
        mine = int(standing.controls(s, seat)) & int(s.goals)
        found[head + "goals"] = "+".join([square_name(square) for square in squares_in(mine)]) or "-"
    found["goals"] = "+".join([square_name(square) for square in squares_in(int(s.goals))]) or "-"
    if not s.over() and s.seat != CHANCE:
        found |= {f"may:{game.token(s, int(one))}": "yes" for one in s.options()}
    return found


def about(s: Board, thing: int, found: Facts) -> None:
    """What can be said of a card In Play."""
    place = where(s, thing)
    found[place] = named(s.library.names[s.get(thing, its.FACE)])
    found[f"{place}.x"] = yes(s.get(thing, its.SIDE) == its.EXHAUSTED)
    found[f"{place}.by"] = str(s.get(thing, its.CONTROLLER) + 1)
    for number, token in enumerate(TOKENS):
        found[f"{place}.{token}"] = str(s.tokens(thing, number))
    found[f"{place}.kw"] = "+".join([keyword_name(int(key)) for key in values.keywords(s, thing)]) or "-"
    found[f"{place}.pres"] = str(values.presence(s, thing))
    if values.is_character(s, thing):
        found[f"{place}.d"] = str(s.get(thing, its.DAMAGE))
        for key, word in (("def", op.DEF), ("hp", op.HP), ("vp", op.VP)):
            found[f"{place}.{key}"] = str(values.stat(s, thing, word))
        found[f"{place}.str"] = str(values.given(s, thing, op.STR))
        arrays = [int(array) for array in values.arrays(s, thing)]
        found[f"{place}.arrays"] = str(len(arrays))
        found[f"{place}.move"] = str(values.move_value(s, thing, arrays[0]))


def holds(game: Antithesis, scene: dict[str, str]) -> str:
    """What is not as the scene says, or nothing."""
    return not_so(lambda: facts(game, played(game, scene)), scene["so"], "-")
