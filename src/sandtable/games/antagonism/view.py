"""Everything people read of Antagonism: observations, questions, labels, reasons, the journal, a picture."""

from typing import Final

from sandtable.games.antagonism import clauses as c
from sandtable.games.antagonism.actions import (
    END,
    PLACE,
    RESIGN,
    can_move,
    from_of,
    move,
    pawns_of,
    strike,
    suicide,
    to_of,
    warp_of,
)
from sandtable.games.antagonism.board import (
    BASE,
    BOOK,
    CLOUD,
    COLOURS,
    HILL,
    KING,
    RED,
    SQUARES,
    WALL,
    WARP,
    WIDTH,
    Scenario,
    colour_of,
    level_of,
    owner_of,
    square,
)
from sandtable.games.antagonism.brief import ENDED, aim, army, end, pawns, turn
from sandtable.games.antagonism.effects import (
    ELIMINATED,
    HOLD_ENDS,
    HOLDS,
    KOTH_ROUNDS,
    LOST,
    MOVED,
    OVER,
    PLACED,
    RESIGNED,
    TURN,
)
from sandtable.games.antagonism.notation import digits, position, reserve_text, result, verb
from sandtable.games.antagonism.state import NO_SIDE, Table
from sandtable.kernel.game import Ref, Setup
from sandtable.kernel.state import fact_kind, fact_what, fact_who

NAMES: Final = ("Leader", "red pawn", "green pawn", "blue pawn")

# how a game ended, by the clause that ended it
ENDINGS: Final = {
    c.WIN_3: "leader", c.WIN_4: "leader", c.WIN_5: "leader", c.WIN_9: "bases", c.KOTH_5: "hill held",
    c.KOTH_6: "hill taken", c.KOTH_10: "attackers gone", c.DIG_1: "repetition", c.DIG_2: "quiet turns",
    c.DIG_3: "length", c.DIG_5: "resignation",
}  # fmt: skip


def band(colour: int, pawns: int) -> str:
    """What moves, in words: a red pawn, a stack of two green pawns."""
    name = NAMES[colour]
    if pawns == 1:
        return f"the {name}" if colour == 0 else name
    return f"stack of {pawns} {name}s"


def observe(s: Table) -> dict[str, object]:
    """The whole table: Antagonism has no secrets, so every seat and spectator sees the same."""
    groups: list[dict[str, object]] = []
    for cell in SQUARES.values():
        g = int(s.groups[cell])
        if g not in (0, WALL):
            marks = int(s.marks[cell])
            groups.append(
                {
                    "cell": square(cell),
                    "owner": int(owner_of(g)) + 1,
                    "colour": COLOURS[colour_of(g)],
                    "level": int(level_of(g)),
                    "moved": [bool((marks >> i) & 1) for i in range(level_of(g))],
                }
            )
    return {
        "game": "antagonism",
        "scenario": s.scenario.name,
        "board": s.scenario.board,
        "title": s.scenario.title,
        "map": list(s.scenario.rows),
        "players": int(s.seats),
        "army": army(),
        "pawns": pawns(),
        "aim": aim(s.scenario),
        "groups": groups,
        "player": int(s.player) + 1,
        "moved": int(s.moved),
        "leader_moved": bool(s.leader),
        "turn": turn(s),
        "hold": None
        if s.holder == NO_SIDE
        else {"side": digits(s.side_mask(s.holder), s), "count": int(s.count)},
        "hold_turns": int(s.scenario.hold_turns),
        "round": int(s.round),
        "rounds": KOTH_ROUNDS if s.scenario.koth else 0,
        "quiet": int(s.quiet),
        "reserve": reserve_text(s.reserve),
        "out": [p + 1 for p in range(s.seats) if not s.in_game(p) and not (s.reserve and p == 2)],
        "result": result(s),
        "end": end(s),
        "position": position(s),
    }


def question(s: Table) -> str:
    who = f"Player {s.player + 1}"
    if s.reserve:
        return f"{who}: place your army on the hill; still to place: {reserve_text(s.reserve)}."
    if s.leader:
        return f"{who}: your Leader has moved; end your turn."
    left = 4 - int(s.moved)
    if not can_move(s):
        return f"{who}: nothing of yours can move{' any more' if s.moved else ''}; end your turn."
    if left == 0:
        return f"{who}: move your Leader, or end your turn."
    if left == 1:
        return f"{who}: one more pawn, then your Leader."
    return f"{who}: up to {left}{' more' if s.moved else ''} pawns, then your Leader."


DEEDS: Final = {"walk": "to", "join": "joins", "suicide": "makes a suicide attack on", "take": "takes"}


def label(s: Table, option: int) -> str:
    if option == END:
        return "End the turn"
    if option == RESIGN:
        return "Resign"
    if option >= PLACE:
        return f"Place a {NAMES[(option >> 8) & 3]} on {square(option & 255)}"
    start, to, pawns, warp = from_of(option), to_of(option), pawns_of(option), warp_of(option)
    what = band(colour_of(int(s.groups[start])), pawns)
    deed = f"from {square(start)} {DEEDS[verb(s, option)]} {square(to)}"
    if warp:
        deed += f", warps to {square(warp)}"
        if s.groups[warp] != 0:
            deed += " and vaporises what is there"
    return f"{what[0].upper()}{what[1:]} {deed}"


def pieces(option: int) -> int:
    """How many pawns go."""
    return 1 if option in (END, RESIGN) or option >= PLACE else int(pawns_of(option))


def refs(option: int) -> tuple[Ref, ...]:
    if option in (END, RESIGN):
        return ()
    if option >= PLACE:
        return (Ref("pending", COLOURS[(option >> 8) & 3]), Ref("cell", square(option & 255)))
    cells = [from_of(option), to_of(option)]
    if warp_of(option):
        cells.append(warp_of(option))
    return tuple([Ref("cell", square(int(cell))) for cell in cells])


MODES: Final = {
    "2": "two players", "4": "four players", "2v2": "two teams", "koth": "King of the Hill",
}  # fmt: skip


def setup(scenario: Scenario) -> Setup:
    """A scenario as people choose it."""
    return Setup(
        scenario.name,
        f"{scenario.title}, {MODES[scenario.mode]}",
        scenario.board,
        scenario.mode,
        int(scenario.players),
        (1, 2, 1, 2) if scenario.teams else (),
        ("attacker", "attacker", "defender") if scenario.koth else (),
        tuple(scenario.rows),
    )


def meant(s: Table, refs: list[Ref]) -> int:
    """The move from the first square to the second, by a third if it is named; the whole group if it can."""
    cells = [SQUARES.get(ref.id, 0) for ref in refs if ref.kind == "cell"]
    if 0 in cells or len(cells) > 3:
        return -1
    colours = [COLOURS.find(ref.id) for ref in refs if ref.kind == "pending"]
    if s.reserve:
        if len(cells) != 1:
            return -1
        if colours:
            return -1 if colours[0] < 0 else PLACE | colours[0] << 8 | cells[0]
        return PLACE | 2 << 8 | cells[0]
    if len(cells) == 1:
        cells.append(cells[0])
    if len(cells) < 2:
        return -1
    start, to = cells[0], cells[1]
    warp = cells[2] if len(cells) == 3 else 0
    best = -1
    for option in s.options():
        if option < 2 or option >= PLACE or from_of(option) != start or to_of(option) != to:
            continue
        if (not warp or warp_of(option) == warp) and (best < 0 or pawns_of(option) > pawns_of(best)):
            best = int(option)
    if best >= 0:
        return best
    g = int(s.groups[start])
    return int(move(start, to, 1 if g in (0, WALL) else level_of(g), warp))


def cited(s: Table, option: int) -> int:
    """The clause that explains a choice best: what is special about it, else how its pawn walks."""
    if option == END:
        return c.TURN_9
    if option == RESIGN:
        return c.DIG_5
    if option >= PLACE:
        return c.KOTH_3
    start, to, pawns = from_of(option), to_of(option), int(pawns_of(option))
    g = int(s.groups[start])
    there = int(s.groups[to])
    if there != 0 and owner_of(there) != s.player:
        if suicide(s, to, strike(g, pawns)):
            return c.ATT_4
        return c.ATT_8 if colour_of(there) == KING else c.ATT_7 if colour_of(g) == KING else c.ATT_3
    if warp_of(option):
        return c.WARP_5 if s.groups[warp_of(option)] != 0 else c.WARP_2
    if there != 0:
        return c.STACK_3
    if s.scenario.terrain[to] & BASE:
        return c.KOTH_6 if s.scenario.koth and s.player != 2 else c.WIN_6
    if colour_of(g) == KING:
        return c.TURN_4
    if pawns > 1:
        return c.STACK_7
    if level_of(g) > 1:
        return c.STACK_4
    return c.MOVE_2 if colour_of(g) == RED else c.MOVE_1


def refusal(s: Table, option: int, clause: int) -> str:
    """The reason in the player's words, with the squares and pawns of the case."""
    if option >= PLACE:
        return _not_placed(s, option, clause)
    if s.reserve and option != RESIGN:
        return f"first the whole army is placed on the hill; still to place: {reserve_text(s.reserve)}"
    if option == END:
        if clause == c.KOTH_8:
            return "attackers may not skip a turn, and you have a legal move"
        return "you have a legal move, so something moves before the turn ends"
    if option <= RESIGN or max(from_of(option), to_of(option)) >= len(s.groups):
        return _plain(clause)
    start, to, warp = _called(from_of(option)), _called(to_of(option)), int(warp_of(option))
    g, there = int(s.groups[from_of(option)]), int(s.groups[to_of(option)])
    if g in (0, WALL):
        return f"there is {'no square at' if g == WALL else 'nothing to move on'} {start}"
    name = NAMES[colour_of(g)]
    piece = "Leader" if colour_of(g) == KING else "pawn"
    words = {
        c.MOVE_8: f"there {'is' if level_of(g) == 1 else 'are'} only {level_of(g)} to move on {start}",
        c.TURN_1: f"what stands on {start} is not yours to move: it is player {owner_of(g) + 1}'s",
        c.TURN_2: "four pawns have moved already; only the Leader is left",
        c.TURN_4: "the Leader has moved, and he is always the last",
        c.TURN_5: f"the {piece} on {start} has already moved this turn",
        c.STACK_8: f"the carrier on {start} has already moved this turn",
        c.STACK_9: f"the topmost pawn on {start} has already moved this turn",
        c.STACK_4: "two pawns never leave a stack of three together",
        c.MOVE_1: f"{to} is more than 2 squares away",
        c.MOVE_2: f"{to} is more than 3 squares away",
        c.MOVE_4: f"{to} is not on a straight line from {start}",
        c.MOVE_5: "a move covers at least one square",
        c.MOVE_6: f"something stands between {start} and {to}",
        c.MOVE_7: f"the {name} on {start} is boxed in: no square beside it can be entered",
        c.BOARD_2: f"there is no square at {to}"
        if there == WALL
        else f"a square is missing on the way to {to}",
        c.CLOUD_2: "the cloud stops every pawn that is not blue on its first cloud square",
        c.CLOUD_3: f"a {name} moves one square when it starts in the cloud",
        c.ATT_9: f"on {to} stands your partner",
        c.STACK_10: "the Leader never stacks",
        c.STACK_3: "only a single pawn joins others",
        c.STACK_2: _no_stack(there, to),
        c.WARP_1: f"only blue pawns are transferred, and this is a {name}",
        c.WARP_2: _no_transfer(s, option, to, warp),
        c.WARP_9: f"nobody survives the attack on {to} to be transferred",
    }
    return words.get(clause, "") or _plain(clause)


def _not_placed(s: Table, option: int, clause: int) -> str:
    """A pawn that cannot be put on the hill, or not there."""
    if not s.reserve:
        return "pawns are placed before the first turn of King of the Hill, and at no other time"
    cell = option & 255
    if cell not in SQUARES.values():
        return "there is no such square"
    name = NAMES[(option >> 8) & 3]
    there = int(s.groups[cell])
    return {
        c.COMP_1: f"no {name} is left to be placed",
        c.KOTH_3: f"{square(cell)} is not on the hill, which is e5 to i9",
        c.STACK_10: "the Leader never stacks",
        c.STACK_2: _no_stack(there, square(cell)),
    }.get(clause, "") or _plain(clause)


def _called(cell: int) -> str:
    """A square by name, if there is one."""
    return square(cell) if cell in SQUARES.values() else "that place"


def _no_stack(there: int, at: str) -> str:
    if there in (0, WALL):
        return ""
    if level_of(there) == 3:
        return f"three pawns stand on {at} already, and more do not stack"
    return f"on {at} stands a {NAMES[colour_of(there)]}, and only pawns of one colour stack"


def _no_transfer(s: Table, option: int, to: str, warp: int) -> str:
    if s.scenario.terrain[to_of(option)] & WARP == 0:
        return f"{to} is no warp zone, so nobody is transferred from there"
    if warp == 0:
        return f"{to} is a warp zone, so it has to be said to which other one the pawns are transferred"
    return f"{_called(warp)} is no other warp zone, so nobody is transferred there"


def _plain(clause: int) -> str:
    text = BOOK.clause(clause).text
    return text[0].lower() + text[1:].rstrip(".")


def narrate(fact: int) -> str:
    """A fact of the journal as a sentence."""
    kind, who, what = int(fact_kind(fact)), int(fact_who(fact)) + 1, int(fact_what(fact))
    player = f"Player {who}"
    if kind == MOVED:
        start, to, warp = square(from_of(what)), square(to_of(what)), int(warp_of(what))
        pawns = int(pawns_of(what))
        count = "" if pawns == 1 else f" with {pawns} pawns"
        return f"{player} moves from {start} to {to}{count}" + (
            f" and warps to {square(warp)}." if warp else "."
        )
    if kind == LOST:
        g = what & 255
        name = NAMES[colour_of(g)]
        pawns = int(level_of(g))
        count = f"his {name}" if colour_of(g) == 0 else f"{pawns} {name}{'' if pawns == 1 else 's'}"
        return f"{player} loses {count} on {square((what >> 8) & 255)}."
    if kind == ELIMINATED:
        return f"{player} is out of the game."
    if kind == TURN:
        return f"Round {what}: {player} to move."
    if kind == HOLDS:
        return f"{player}'s side holds every base: {what & 255}."
    if kind == HOLD_ENDS:
        return "The hold is broken."
    if kind == PLACED:
        return f"{player} places a {NAMES[what >> 8]} on {square(what & 255)}."
    if kind == RESIGNED:
        return f"{player} resigns."
    if kind == OVER:
        # who has resigned is said before that
        return "The game is over." if what == c.DIG_5 else f"The game is over: {ENDED[what]}."
    return ""


def picture(s: Table) -> str:
    """The board in text: owner, colour and Level of each group, and what the empty squares are."""
    signs = {CLOUD: "~", WARP: "W", BASE: "O", BASE | HILL: "O", HILL: ":"}
    lines: list[str] = []
    for r in range(13, 0, -1):
        row = f"{r:2} "
        for f in range(1, 14):
            cell = r * WIDTH + f
            g = int(s.groups[cell])
            if g == WALL:
                row += "    "
            elif g == 0:
                row += f" {signs.get(int(s.scenario.terrain[cell]), '·')}  "
            else:
                letter = COLOURS[colour_of(g)]
                done = int(s.marks[cell]) & 1
                level = "" if level_of(g) == 1 else str(level_of(g))
                row += f"{owner_of(g) + 1}{letter.lower() if done else letter}{level}".ljust(4)
        lines.append(row.rstrip())
    lines.append("    " + "   ".join("abcdefghijklm"))
    return "\n".join(lines)
