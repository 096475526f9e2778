"""Notation: positions on one line, single moves, placements; exactly as rules.toml specifies them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from sandtable.games.antagonism import clauses as c
from sandtable.games.antagonism.actions import (
    END,
    PLACE,
    RESIGN,
    from_of,
    move,
    pawns_of,
    strike,
    suicide,
    to_of,
    warp_of,
)
from sandtable.games.antagonism.board import (
    ARMY,
    BOOK,
    BY_NAME,
    CELLS,
    COLOURS,
    KING,
    SLOTS,
    SQUARES,
    WALL,
    WIDTH,
    Scenario,
    colour_of,
    group,
    level_of,
    owner_of,
    square,
)
from sandtable.games.antagonism.effects import KOTH_ROUNDS, begin_history
from sandtable.games.antagonism.state import DRAW, NO_SIDE, Table
from sandtable.games.antagonism.timing import Placement, Turns
from sandtable.kernel import game as kernel
from sandtable.kernel.errors import NotationError, SetupError
from sandtable.kernel.fields import Fields

LINE: Final = Fields(BOOK)
FIELDS: Final = ("board:mode", "placement", "player", "moved", "hold", "round", "quiet", "reserve", "result")
_MOST: Final = 100_000  # rounds and quiet turns in a position


# ---- options


SIGNS: Final = {"walk": "-", "join": "+", "take": "x", "suicide": "*"}


def verb(s: Table, option: int) -> str:
    """What kind of answer an option is; of a move, what becomes of whoever stands where it goes."""
    if option == END:
        return kernel.END
    if option == RESIGN:
        return "resign"
    if option >= PLACE:
        return "place"
    there = int(s.groups[to_of(option)])
    if there == 0:
        return "walk"
    if owner_of(there) == s.player:
        return "join"
    force = strike(int(s.groups[from_of(option)]), pawns_of(option))
    return "suicide" if suicide(s, to_of(option), force) else "take"


def token(s: Table, option: int) -> str:
    """A legal option in notation."""
    if option == END:
        return "/"
    if option == RESIGN:
        return "resign"
    if option >= PLACE:
        return f"{COLOURS[(option >> 8) & 3]}@{square(option & 255)}"
    start, to, pawns, warp = from_of(option), to_of(option), pawns_of(option), warp_of(option)
    colour = COLOURS[colour_of(int(s.groups[start]))]
    sign = SIGNS[verb(s, option)]
    text = f"{'' if pawns == 1 else pawns}{colour}{square(start)}{sign}{square(to)}"
    if warp:
        text += ">" + square(warp) + ("!" if _vaporises(s, to, warp) else "")
    return text


def _vaporises(s: Table, to: int, warp: int) -> bool:
    """Whether anything is left on the zone when the travellers arrive (R63: the attack comes first)."""
    there = int(s.groups[to])
    target = int(s.groups[warp])
    if target == 0:
        return False
    fell = there != 0 and colour_of(there) == KING and not s.scenario.koth and owner_of(there) != s.player
    return not (fell and owner_of(target) == owner_of(there))


def read(s: Table, text: str) -> int:
    """A candidate from notation. Signs are not looked at here: the option's own token settles them."""
    if text == "/":
        return END
    if text == "resign":
        return RESIGN
    if len(text) > 2 and text[0] in COLOURS and text[1] == "@":
        return PLACE | COLOURS.index(text[0]) << 8 | _cell(text, text[2:])
    rest = text
    pawns = 1
    if rest[:1] in ("2", "3"):
        pawns = int(rest[0])
        rest = rest[1:]
    if s.reserve and (not rest or rest[0] not in COLOURS or not any([sign in rest for sign in "-+x*"])):
        raise NotationError(f"{text}: a placement is written like G@g7", BOOK.cite(c.KOTH_3))
    if not rest or rest[0] not in COLOURS:
        raise NotationError(
            f"{text}: a move is written like Re5-h8, 2Gd6xf6 or Be3-c5>k9, with K, R, G or B for the pawn"
        )
    colour = COLOURS.index(rest[0])
    at = min([rest.find(sign) for sign in "-+x*" if sign in rest], default=-1)
    if at < 0:
        raise NotationError(f"{text}: between its two squares a move has one of the signs - + x *")
    start = _cell(text, rest[1:at])
    goal, arrow, warp = rest[at + 1 :].partition(">")
    to = _cell(text, goal)
    zone = 0
    if arrow:
        zone = _cell(text, warp.removesuffix("!"))
    g = int(s.groups[start])
    if g not in (0, WALL) and colour_of(g) != colour:
        raise NotationError(
            f"{text}: on {square(start)} stands {COLOURS[colour_of(g)]}, not {COLOURS[colour]}",
            BOOK.cite(c.MOVE_8),
        )
    return int(move(start, to, pawns, zone))


def _cell(text: str, name: str) -> int:
    cell = SQUARES.get(name)
    if cell is None:
        raise NotationError(f"{text}: {name!r} is no square; squares are a1 to m13", BOOK.cite(c.BOARD_1))
    return cell


# ---- positions


def position(s: Table) -> str:
    """The nine fields."""
    ranks: list[str] = []
    for r in range(13, 0, -1):
        out = ""
        gap = 0
        for f in range(1, 14):
            cell = r * WIDTH + f
            g = int(s.groups[cell])
            if g in (0, WALL):
                gap += 1
                continue
            letter = COLOURS[colour_of(g)]
            marks = int(s.marks[cell])
            out += "." * gap + str(owner_of(g) + 1)
            out += "".join([letter.lower() if (marks >> i) & 1 else letter for i in range(level_of(g))])
            gap = 0
        ranks.append(out or "-")
    hold = "-" if s.holder == NO_SIDE else f"{digits(s.side_mask(s.holder), s)}={s.count}"
    return " ".join(
        [
            s.scenario.name,
            "/".join(ranks),
            str(s.player + 1),
            f"{s.moved}{'L' if s.leader else ''}",
            hold,
            str(s.round),
            str(s.quiet),
            reserve_text(s.reserve),
            result(s),
        ]
    )


def digits(players: int, s: Table) -> str:
    """A side or the winners as digits: 13."""
    return "".join([str(p + 1) for p in range(s.seats) if (players >> p) & 1])


def result(s: Table) -> str:
    if s.winners == 0:
        return "*"
    return "=" if s.winners == DRAW else digits(s.winners, s)


def reserve_text(reserve: int) -> str:
    out = ""
    for colour in range(4):
        count = (reserve >> (4 * colour)) & 15
        if count:
            out += f"{COLOURS[colour]}{count}"
    return out or "-"


def scenario_of(name: str) -> Scenario:
    found = BY_NAME.get(name)
    if found is None:
        raise SetupError(
            f"there is no scenario {name!r}; there is {', '.join(BY_NAME)}", BOOK.cite(c.SETUP_1)
        )
    return found


def parse(text: str, key: bytes) -> Table:
    """A table from a position; what cannot be is refused, and the field named."""
    fields = text.split()
    if len(fields) != 9:
        raise NotationError(f"a position has nine fields ({', '.join(FIELDS)}), this has {len(fields)}")
    scenario = scenario_of(fields[0])
    s = Table(scenario, key, [], scenario.walls[:], vec[u8]([0] * CELLS), vec[u8]([0] * (4 * SLOTS)))
    s.player = LINE.number("player", fields[2], 1, scenario.players) - 1
    _placement(s, fields[1])
    moved = fields[3]
    if moved.endswith("L"):
        s.leader = 1
        moved = moved[:-1]
    s.moved = LINE.number("moved", moved, 0, 4)
    _hold(s, fields[4])
    s.reserve = _reserve(s, fields[7])
    first = 0 if s.reserve or (scenario.koth and fields[8] != "*") else 1  # he may resign while placing
    last = 0 if s.reserve else KOTH_ROUNDS if scenario.koth else _MOST
    s.round = LINE.number("round", fields[5], first, last)
    s.quiet = LINE.number("quiet", fields[6], 0, _MOST)
    _check(s)
    _result(s, fields[8])
    if s.winners == 0:
        s.frames = [Turns()]
        if s.reserve:
            s.frames.append(Placement())
        else:
            begin_history(s)
        s.run()
    return s


def _placement(s: Table, text: str) -> None:
    ranks = text.split("/")
    if len(ranks) != 13:
        raise LINE.wrong("placement", text, f"it has {len(ranks)} ranks, a board has 13", c.BOARD_1)
    for i, rank in enumerate(ranks):
        r = 13 - i
        if rank == "-":
            continue
        f = 1
        k = 0
        while k < len(rank):
            if f > 13:
                raise LINE.wrong("placement", rank, f"rank {r} has more than 13 squares", c.BOARD_1)
            if rank[k] == ".":
                k += 1
                f += 1
                continue
            n = k + 1
            while n < len(rank) and rank[n].isalpha():
                n += 1
            _group(s, r * WIDTH + f, rank[k:n])
            k = n
            f += 1


def _group(s: Table, cell: int, text: str) -> None:
    """One group: its owner's digit, then a letter a pawn from bottom to top."""
    where = f"{text!r} on {square(cell)}"
    owner = "1234".find(text[0])
    letters = text[1:].upper()
    if owner < 0 or not letters or letters[0] not in COLOURS:
        raise LINE.wrong("placement", text, f"{where} is no group such as 1K or 2GgG")
    if owner >= s.seats:
        raise LINE.wrong("placement", text, f"{where}: there is no player {owner + 1} here", c.SETUP_2)
    colour = COLOURS.index(letters[0])
    if letters != letters[0] * len(letters) or len(letters) > 3:
        raise LINE.wrong(
            "placement", text, f"{where}: a stack has one colour and three pawns at most", c.STACK_2
        )
    if colour == KING and len(letters) > 1:
        raise LINE.wrong("placement", text, f"{where}: the Leader never stacks", c.STACK_10)
    if s.groups[cell] == WALL:
        raise LINE.wrong("placement", text, f"{where}: there is no such square on this board", c.BOARD_2)
    marks = 0
    for i, letter in enumerate(text[1:]):
        if letter.islower():
            marks |= 1 << i
    if marks and owner != s.player:
        raise LINE.wrong("placement", text, f"{where}: only the active player's pawns have moved", c.TURN_9)
    s.put(cell, group(owner, colour, len(letters)), marks)


def _hold(s: Table, text: str) -> None:
    if text == "-":
        return
    side, equals, count = text.partition("=")
    sides = {digits(s.side_mask(s.side(p)), s): s.side(p) for p in range(s.seats)}
    if not equals or side not in sides:
        raise LINE.wrong(
            "hold", text, f"expected - or a side and its count; the sides are {', '.join(sides)}"
        )
    if s.scenario.hold_turns == 0:
        why = "holds do not count in King of the Hill" if s.scenario.koth else "this board has no bases"
        raise LINE.wrong("hold", text, why, c.KOTH_11 if s.scenario.koth else c.EXO_2)
    s.holder = sides[side]
    s.count = LINE.number("hold", count, 0, int(s.scenario.hold_turns))


def _reserve(s: Table, text: str) -> int:
    if text == "-":
        return 0
    if not s.scenario.koth or s.player != 2:
        raise LINE.wrong("reserve", text, "only the King of the Hill defender places pawns", c.SETUP_3)
    reserve = 0
    for i in range(0, len(text), 2):
        colour = COLOURS.find(text[i])
        count = text[i + 1 : i + 2]
        if colour < 0 or not count or count not in "123456789" or (reserve >> (4 * colour)) & 15:
            raise LINE.wrong("reserve", text, "expected pawns still to place, such as K1R4G6B4")
        reserve |= int(count) << (4 * colour)
    return reserve


def _check(s: Table) -> None:
    """What no game could reach: too many pawns, marks that do not fit, an army without its Leader."""
    counts = [[0] * 4 for _ in range(s.seats)]
    marked = 0
    for cell in SQUARES.values():
        g = int(s.groups[cell])
        if g not in (0, WALL):
            counts[owner_of(g)][colour_of(g)] += level_of(g)
            if colour_of(g) != KING:
                marked += int(s.marks[cell]).bit_count()
            elif owner_of(g) == s.player and int(s.marks[cell]) != s.leader:
                how = "has moved" if s.marks[cell] else "has not moved"
                raise LINE.wrong(
                    "moved", f"{s.moved}{'L' if s.leader else ''}", f"the Leader {how}", c.TURN_4
                )
    if s.reserve and (s.moved or s.leader):
        raise LINE.wrong(
            "moved", f"{s.moved}{'L' if s.leader else ''}", "all pawns are placed first", c.KOTH_3
        )
    if marked > s.moved:
        raise LINE.wrong("moved", str(s.moved), f"{marked} pawns have moved marks", c.TURN_5)
    for p in range(s.seats):
        for colour in range(4):
            count = counts[p][colour]
            if p == 2 and s.scenario.koth:
                count += (s.reserve >> (4 * colour)) & 15
            if count > ARMY[colour]:
                raise LINE.wrong(
                    "placement", f"{count} {COLOURS[colour]}", f"player {p + 1} has too many", c.COMP_1
                )
        if not s.scenario.koth and counts[p][KING] == 0 and max(counts[p]) > 0:
            raise LINE.wrong(
                "placement", f"player {p + 1}", "an army without its Leader has left the game", c.WIN_2
            )


def _result(s: Table, text: str) -> None:
    if text == "=":
        if s.scenario.koth:
            raise LINE.wrong("result", text, "King of the Hill has no draws", c.KOTH_11)
        s.winners = DRAW
        return
    if text == "*":
        alive = [p for p in range(s.seats) if s.in_game(p)]
        if not s.reserve and not s.in_game(s.player):
            raise LINE.wrong("player", str(s.player + 1), "that player has no pawns and is out", c.TURN_9)
        if s.scenario.koth:
            if not s.in_game(0) and not s.in_game(1):
                raise LINE.wrong("result", text, "both attackers are gone, the defender has won", c.KOTH_10)
            g = int(s.groups[s.scenario.bases[0]])
            if g != 0 and owner_of(g) != 2:
                raise LINE.wrong("result", text, "an attacker stands on the base, he has won", c.KOTH_6)
        elif len({s.side(p) for p in alive}) < 2:
            raise LINE.wrong("result", text, "only one side is left, it has won", c.WIN_3)
        return
    sides = {digits(s.side_mask(s.side(p)), s): s.side_mask(s.side(p)) for p in range(s.seats)}
    if s.scenario.koth:
        sides["12"] = 3  # DIG.5: the defender has resigned
    if text not in sides:
        raise LINE.wrong("result", text, f"expected *, = or one of {', '.join(sides)}")
    s.winners = sides[text]
