"""Slow, obvious reference engine for Antagonism: the oracle that the fast engine is tested against.

Written from rules/antagonism.toml alone; the ids in the comments (MOVE.6, R63, DIG.4, E60 ...) are the
clauses, rulings and examples of that file. Every option is found by carrying it out on a copy.

Call load_rules(path) once; parse() and start() then use the boards of the file loaded last.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

FILES = "abcdefghijklm"  # BOARD.1
RANKS = range(13, 0, -1)  # top row first, as in positions and maps
DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]  # MOVE.3, R3
ARMY = {"K": 1, "R": 4, "G": 6, "B": 4}  # COMP.1, R1
ALLOWANCE = {"K": 2, "R": 3, "G": 2, "B": 2}  # MOVE.1, MOVE.2
MAX_LEVEL = 3  # STACK.1
KOTH_ROUNDS = 5  # KOTH.5
ATTACKERS = (1, 2)  # R51
DEFENDER = 3
SIDES = {"2": ["1", "2"], "4": ["1", "2", "3", "4"], "2v2": ["13", "24"], "koth": ["1", "2", "3"]}  # R47
PLAYERS = {"2": [1, 2], "4": [1, 2, 3, 4], "2v2": [1, 2, 3, 4], "koth": [1, 2, 3]}  # SETUP.5


class Pawn(NamedTuple):
    owner: int
    colour: str  # K, R, G or B
    moved: bool  # it has made a move of its own this turn


Group = tuple[Pawn, ...]  # the pawns on one square, from the carrier at the bottom to the topmost (STACK.6)


@dataclass(frozen=True)
class Board:
    name: str
    terrain: dict[str, str]  # map character of every square that exists (BOARD.2)
    bases: list[str]
    warps: list[str]
    hold_turns: int
    setup: dict[str, tuple[int, str]]  # square -> seat and colour
    seats: dict[str, list[int]]  # mode -> seats in turn order


@dataclass(frozen=True)
class Rules:
    boards: dict[str, Board]


@dataclass
class Position:
    board: Board
    mode: str
    groups: dict[str, Group]  # occupied squares only
    player: int
    moved: int
    leader_moved: bool
    hold: tuple[str, int] | None  # side and count
    round: int
    quiet: int
    reserve: dict[str, int]  # pawns the King of the Hill defender still has to place
    result: str
    history: list[str] = field(default_factory=list, compare=False, repr=False)  # DIG.1: turn_key per turn

    def text(self) -> str:
        moved = f"{self.moved}L" if self.leader_moved else str(self.moved)
        reserve = "".join(f"{colour}{self.reserve[colour]}" for colour in ARMY if self.reserve.get(colour))
        return (
            f"{self.board.name}:{self.mode} {placement_text(self)} {self.player} {moved} {hold_text(self)} "
            f"{self.round} {self.quiet} {reserve or '-'} {self.result}"
        )


_boards: dict[str, Board] = {}


def load_rules(path: str | Path) -> Rules:
    """Read the boards of a rules file; parse() and start() use them from now on."""
    with open(path, "rb") as file:
        data = tomllib.load(file)
    _boards.clear()
    for entry in data["board"]:
        terrain, setup = {}, {}
        for rank, row, cells in zip(RANKS, entry["rows"], entry["setup"], strict=True):
            for letter, character, cell in zip(FILES, row, cells.split(), strict=True):
                if character != "#":
                    terrain[f"{letter}{rank}"] = character
                if cell != "..":
                    setup[f"{letter}{rank}"] = (int(cell[0]), cell[1])
        _boards[entry["id"]] = Board(
            entry["id"], terrain, entry["bases"], entry["warps"], entry["hold_turns"], setup, entry["seats"]
        )
    return Rules(dict(_boards))


def find_board(board_mode: str) -> tuple[Board, str]:
    name, _, mode = board_mode.partition(":")
    if name not in _boards or mode not in _boards[name].seats:
        raise ValueError(f"There is no board and mode {board_mode!r} in the loaded rules.")
    return _boards[name], mode


def start(board_mode: str) -> Position:
    """SETUP.3: every pawn on its start square; in King of the Hill the defender has his army in hand."""
    board, mode = find_board(board_mode)
    groups: dict[str, Group] = {}
    for square, (seat, colour) in board.setup.items():
        if seat in board.seats[mode]:
            groups[square] = (Pawn(board.seats[mode].index(seat) + 1, colour, False),)
    if mode == "koth":
        return Position(board, mode, groups, DEFENDER, 0, False, None, 0, 0, dict(ARMY), "*")
    position = Position(board, mode, groups, 1, 0, False, None, 1, 0, {}, "*")
    position.history = [turn_key(position)]
    return position


def placement_text(position: Position) -> str:
    ranks = []
    for rank in RANKS:
        cells = []
        for letter in FILES:
            group = position.groups.get(f"{letter}{rank}")
            if group is None:
                cells.append(".")
            else:
                colours = [pawn.colour.lower() if pawn.moved else pawn.colour for pawn in group]
                cells.append(f"{group[0].owner}{''.join(colours)}")
        ranks.append("".join(cells).rstrip(".") or "-")
    return "/".join(ranks)


def hold_text(position: Position) -> str:
    return "-" if position.hold is None else f"{position.hold[0]}={position.hold[1]}"


def parse(text: str) -> Position:
    """Read the one-line notation. Only the canonical spelling of a sensible position is accepted."""
    fields = text.split(" ")
    if len(fields) != 9:
        raise ValueError(f"A position has nine fields separated by one space, not {len(fields)}.")
    board, mode = find_board(fields[0])
    sides = "|".join(SIDES[mode])
    patterns = {
        "placement": r".*",
        "player": "|".join(str(player) for player in PLAYERS[mode]),
        "moved": r"[0-4]L?",
        "hold": "-" if mode == "koth" or not board.bases else rf"-|(?:{sides})=[0-9]",
        "round": r"[0-5]" if mode == "koth" else r"[1-9][0-9]{0,3}",
        "quiet": r"[0-9]{1,4}",
        "reserve": r"-|(?:[KRGB][1-9])+",
        "result": rf"\*|12|{sides}" if mode == "koth" else rf"\*|=|{sides}",
    }
    for (name, pattern), value in zip(patterns.items(), fields[1:], strict=True):
        if not re.fullmatch(pattern, value):
            raise ValueError(f"{value!r} cannot stand in the field {name!r} of a position of {fields[0]}.")
    _, placement, player, moved, hold, number, quiet, reserve, result = fields
    groups = parse_placement(board, mode, placement)
    held = None if hold == "-" else (hold[:-2], int(hold[-1]))
    hand = {colour: int(count) for colour, count in re.findall("(.)([1-9])", reserve)}
    turn = (int(player), int(moved[0]), "L" in moved)
    position = Position(board, mode, groups, *turn, held, int(number), int(quiet), hand, result)
    if position.text() != text:
        raise ValueError(f"The position is not written in the canonical way, which is {position.text()!r}.")
    check_sense(position)
    if not has_moved(position) and position.round > 0:
        position.history = [turn_key(position)]
    return position


def parse_placement(board: Board, mode: str, placement: str) -> dict[str, Group]:
    ranks = placement.split("/")
    if len(ranks) != len(RANKS):
        raise ValueError(f"A placement has 13 ranks, not {len(ranks)}.")
    groups: dict[str, Group] = {}
    owner = f"[1-{len(PLAYERS[mode])}]"
    colours = "[Kk]|[Rr]{1,3}|[Gg]{1,3}|[Bb]{1,3}"  # BOARD.3, STACK.2, STACK.10
    for rank, row in zip(RANKS, ranks, strict=True):
        cells = re.findall(r"\.|[1-4][A-Za-z]+", row)
        if not re.fullmatch(rf"-|(\.|{owner}({colours}))+", row) or len(cells) > len(FILES):
            raise ValueError(f"Rank {rank} cannot be read: {row!r}.")
        for letter, cell in zip(FILES, cells, strict=False):
            if cell != ".":
                pawns = [Pawn(int(cell[0]), c.upper(), c.islower()) for c in cell[1:]]
                groups[f"{letter}{rank}"] = tuple(pawns)
    for square in groups:
        if square not in board.terrain:
            raise ValueError(f"There is no square {square} on {board.name}.")
    return groups


def check_sense(position: Position) -> None:
    """Refuse positions that no game can reach and about which the rules say nothing."""
    pawns = [pawn for group in position.groups.values() for pawn in group]
    armies = Counter((pawn.owner, pawn.colour) for pawn in pawns)
    armies.update({(DEFENDER, colour): count for colour, count in position.reserve.items()})
    if any(count > ARMY[colour] for (_, colour), count in armies.items()):
        raise ValueError("A player has more pawns of one colour than an army has.")
    if any(pawn.moved and pawn.owner != position.player for pawn in pawns):
        raise ValueError("A pawn of a player who is not active has a moved mark.")
    placing = position.round == 0
    if placing and (position.player != DEFENDER or has_moved(position)):
        raise ValueError("Round 0 is the placement of the King of the Hill defender.")
    if bool(position.reserve) != placing and (position.reserve or position.result == "*"):
        raise ValueError("There is a reserve during the placement of King of the Hill and only then.")
    if position.result == "*":
        present = {position.player} | {owner for owner, _ in armies}
        if not all(in_game(position, player) for player in present):
            raise ValueError("The active player, or one who has pawns on the board, is out of the game.")
        if winner(position) is not None:
            raise ValueError("The game is won but its result says that it is in progress.")


def has_moved(position: Position) -> bool:
    return position.moved > 0 or position.leader_moved


def side(position: Position, player: int) -> str:
    """WIN.6: a side is one player, or both partners of a team (R47)."""
    if position.mode == "2v2":
        return "13" if player in (1, 3) else "24"
    return str(player)


def in_game(position: Position, player: int) -> bool:
    """WIN.1: a player needs his Leader; in King of the Hill any pawn will do (KOTH.9, R56)."""
    own = [pawn for group in position.groups.values() for pawn in group if pawn.owner == player]
    if position.mode == "koth":
        return bool(own) or (player == DEFENDER and bool(position.reserve))
    return any(pawn.colour == "K" for pawn in own)


def winner(position: Position) -> str | None:
    """The side that has won by elimination or by entering the King of the Hill base."""
    if position.mode == "koth":
        on_base = position.groups.get(position.board.bases[0])
        if on_base is not None and on_base[0].owner in ATTACKERS:
            return str(on_base[0].owner)  # KOTH.6, KOTH.7, R54
        if not any(in_game(position, attacker) for attacker in ATTACKERS):
            return str(DEFENDER)  # KOTH.10
        return None
    alive = {side(position, player) for player in PLAYERS[position.mode] if in_game(position, player)}
    return alive.pop() if len(alive) == 1 else None  # WIN.3, WIN.4, WIN.5


def settle(position: Position) -> None:
    """WIN.1, WIN.2: take eliminated players off the board, then see whether the game is won.

    R63: once a side has won nothing is tested any more; a transfer that is still carried out after the
    winning attack vaporises what it meets, but eliminates nobody.
    """
    if position.result != "*":
        return
    for player in PLAYERS[position.mode]:
        if not in_game(position, player):
            remove_army(position, player)
    position.result = winner(position) or "*"


def remove_army(position: Position, player: int) -> None:
    position.groups = {square: group for square, group in position.groups.items() if group[0].owner != player}


def copy(position: Position) -> Position:
    return replace(position, groups=dict(position.groups), reserve=dict(position.reserve))


def reachable(position: Position, origin: str, colour: str) -> Iterator[str]:
    """The squares where a move may end as far as walking goes; the first occupied one on a line included."""
    terrain = position.board.terrain
    for east, north in DIRECTIONS:  # MOVE.3, MOVE.4
        column, rank = FILES.index(origin[0]), int(origin[1:])
        here = origin
        for step in range(ALLOWANCE[colour]):  # MOVE.5
            if step > 0 and colour != "B" and "~" in (terrain[origin], terrain[here]):
                break  # CLOUD.1, CLOUD.2, CLOUD.3
            column, rank = column + east, rank + north
            if not 0 <= column < len(FILES) or f"{FILES[column]}{rank}" not in terrain:
                break  # BOARD.1, BOARD.2
            here = f"{FILES[column]}{rank}"
            yield here
            if here in position.groups:
                break  # MOVE.6, R5


def sign_of_move(position: Position, movers: Group, destination: str) -> str | None:
    """MOVE.7: the sign of entering this square, None when it may not be entered."""
    there = position.groups.get(destination)
    if there is None:
        return "-"
    owner, colour = movers[0].owner, movers[0].colour
    if there[0].owner == owner:
        may_join = there[0].colour == colour and len(movers) == 1 and len(there) < MAX_LEVEL
        return "+" if may_join else None  # STACK.2, STACK.3, R11
    if side(position, there[0].owner) == side(position, owner):
        return None  # ATT.9, R13
    strike = MAX_LEVEL if colour == "K" else len(movers)  # ATT.2, ATT.7, R19
    return "x" if strike >= len(there) else "*"  # ATT.3, ATT.4; a Leader stands alone, so he defends with 1


def walk(position: Position, origin: str, number: int, destination: str, sign: str) -> Position:
    """The walking part of a move, with its joining or attack and the eliminations that follow from it."""
    after = copy(position)
    group = after.groups.pop(origin)
    movers, rest = group[-number:], group[:-number]
    movers = (movers[0]._replace(moved=True), *movers[1:])  # STACK.7, R6: the carrier's own move
    if rest:
        after.groups[origin] = rest
    if movers[0].colour == "K":
        after.leader_moved = True
    else:
        after.moved += 1  # R18
    if sign == "+":
        after.groups[destination] += movers  # STACK.6
    elif sign == "*":
        after.groups[destination] = after.groups[destination][:-number]  # ATT.4, ATT.5, R21
    else:
        after.groups[destination] = movers  # ATT.3, R20
    if sign in "x*":
        after.quiet = 0  # DIG.2
    settle(after)
    return after


def transfer(position: Position, number: int, zone: str, target: str) -> tuple[Position, bool]:
    """WARP.5, WARP.9: only the pawns that moved go on; True when something was vaporised."""
    after = copy(position)
    group = after.groups.pop(zone)
    travellers, others = group[-number:], group[:-number]
    if others:
        after.groups[zone] = others  # R31
    vaporised = target in after.groups
    if vaporised:
        after.quiet = 0
    after.groups[target] = travellers
    settle(after)
    return after, vaporised


def move_group(position: Position, origin: str, number: int) -> Iterator[tuple[str, Position]]:
    """All single moves of the whole group (STACK.7) or of the topmost pawn (STACK.9) of one square."""
    movers = position.groups[origin][-number:]
    colour = movers[0].colour
    if movers[0].moved or position.leader_moved:
        return  # TURN.4, TURN.5, STACK.8, R10
    if colour != "K" and position.moved == 4:
        return  # TURN.2, TURN.3
    for destination in reachable(position, origin, colour):
        sign = sign_of_move(position, movers, destination)
        if sign is None:
            continue
        token = f"{number if number > 1 else ''}{colour}{origin}{sign}{destination}"
        walked = walk(position, origin, number, destination, sign)
        warps = position.board.warps
        if colour != "B" or destination not in warps or sign == "*":  # WARP.1, WARP.7, WARP.9
            yield token, after_move(walked)
            continue
        for target in warps:  # WARP.2, WARP.4, R33
            if target != destination:
                arrived, vaporised = transfer(walked, number, destination, target)
                yield f"{token}>{target}{'!' if vaporised else ''}", after_move(arrived)


def after_move(position: Position) -> Position:
    """R38: the turn of a player who has eliminated himself ends immediately.

    In King of the Hill the same is read for a player whose last pawn dies in its own suicide attack: the
    notation key calls him eliminated and closes his turn without "/".
    """
    if position.result == "*" and not in_game(position, position.player):
        return end_turn(position)
    return position


def single_moves(position: Position) -> dict[str, Position]:
    found: dict[str, Position] = {}
    for origin, group in position.groups.items():
        if group[0].owner == position.player:
            for number in sorted({1, len(group)}):  # MOVE.8
                found.update(move_group(position, origin, number))
    return found


def placements(position: Position) -> dict[str, Position]:
    """KOTH.3, R52: one pawn of the reserve onto the hill; the last one begins round 1 (E55)."""
    hill = [square for square, character in position.board.terrain.items() if character in "hO"]
    found = {}
    for colour in [colour for colour in ARMY if position.reserve.get(colour)]:
        for square in hill:
            there = position.groups.get(square, ())
            pawn = Pawn(DEFENDER, colour, False)
            if len(there) == MAX_LEVEL or any(other != pawn for other in there):
                continue
            after = copy(position)
            after.groups[square] = (*there, pawn)
            after.reserve[colour] -= 1
            if after.reserve[colour] == 0:
                del after.reserve[colour]
            if not after.reserve:
                after.round, after.player = 1, next_player(after)  # KOTH.4
            found[f"{colour}@{square}"] = after
    return found


def next_player(position: Position) -> int:
    """TURN.9: the next player in turn order who is in the game; it may be the same one again."""
    players = PLAYERS[position.mode]
    order = [player for player in players if player > position.player]
    order += [player for player in players if player <= position.player]
    return next(player for player in order if in_game(position, player))


def holds_bases(position: Position, name: str) -> bool:
    """WIN.6, R40, R43; without bases (EXO.2) and in King of the Hill (KOTH.11) nobody holds anything."""
    if position.mode == "koth" or not position.board.bases:
        return False
    on_bases = [position.groups.get(base) for base in position.board.bases]
    return all(group is not None and side(position, group[0].owner) == name for group in on_bases)


def turn_key(position: Position) -> str:
    """DIG.1: what makes two starts of a turn the same."""
    return f"{placement_text(position)} {position.player} {hold_text(position)}"


def end_turn(position: Position) -> Position:
    """The change of turn in the order of DIG.4."""
    after = copy(position)
    # Reset the moved marks.
    after.moved, after.leader_moved = 0, False
    for square, group in after.groups.items():
        after.groups[square] = tuple(pawn._replace(moved=False) for pawn in group)
    # Raise the quiet counter (DIG.2).
    after.quiet += 1
    # End or begin holds; a hold that goes on keeps its count.
    if after.hold is not None and not holds_bases(after, after.hold[0]):
        after.hold = None  # WIN.8
    own_side = side(after, after.player)
    if after.hold is None and holds_bases(after, own_side):
        after.hold = (own_side, 0)  # WIN.7
    # Pass the turn and the round number: a round ends where the turn does not go to a higher number.
    following = next_player(after)
    round_over = following <= after.player
    if after.mode == "koth" and round_over and after.round >= KOTH_ROUNDS:
        # KOTH.5, R53: five rounds are played; player and round stay as they are (E60). A defender without
        # pawns is left out (R56), but KOTH.5 asks nothing of him: he still wins when the last attacker in
        # the game has ended his fifth turn and nobody has entered the base.
        after.result = str(DEFENDER)
        return after
    after.player = following
    after.round += 1 if round_over else 0
    # Raise the hold of the new active side and test its victory (WIN.9).
    if after.hold is not None and after.hold[0] == side(after, after.player):
        after.hold = (after.hold[0], after.hold[1] + 1)
        if after.hold[1] >= after.board.hold_turns:  # VERT.2, LAG.2, EXT.2, R41
            after.result = after.hold[0]
    # Test the draws; there are none in King of the Hill (KOTH.11, R57).
    if after.mode != "koth":
        key = turn_key(after)
        after.history = [*after.history, key]
        repeated = after.history.count(key) >= 3  # DIG.1
        quiet = after.quiet >= 30 * len(PLAYERS[after.mode])  # DIG.2
        if after.result == "*" and (repeated or quiet or after.round > 150):  # DIG.3
            after.result = "="
    return after


def resign(position: Position) -> Position:
    """DIG.5: all pawns of the active player leave the game, those still in his hand too."""
    after = copy(position)
    remove_army(after, after.player)
    after.reserve = {}
    after.quiet = 0
    if after.mode == "koth" and after.player == DEFENDER:
        after.result = "12"
        return after
    settle(after)
    return end_turn(after) if after.result == "*" else after  # E72


def options(position: Position) -> dict[str, Position]:
    """Every legal option of the active player but resigning, with the position it leads to."""
    if position.result != "*":
        return {}
    if position.round == 0:
        return placements(position)
    found = single_moves(position)
    may_skip = position.mode == "koth" and position.player == DEFENDER  # KOTH.8
    if has_moved(position) or may_skip or not found:  # TURN.6, TURN.7, TURN.8, R16
        found["/"] = end_turn(position)
    return found


def legal(position: Position) -> list[str]:
    return list(options(position))


def play(position: Position, token: str) -> Position:
    if position.result != "*":
        raise ValueError("The game is over.")
    if token == "resign":
        return resign(position)
    found = options(position)
    if token not in found:
        raise ValueError(f"{token!r} is not a legal option of player {position.player}.")
    return found[token]


def perft(position: Position, depth: int) -> int:
    """The number of sequences of that many options; a finished game has no continuation."""
    if depth == 0:
        return 1
    return sum(perft(following, depth - 1) for following in options(position).values())
