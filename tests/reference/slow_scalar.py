"""Slow, obvious reference engine for Scalar: the oracle that the fast engine is tested against.

Written from rules/scalar.toml alone; the ids in the comments (BATTLE.11, R30, DIG.4, E45 ...) are the
clauses, rulings and examples of that file. Hexes, dice, faces and steps are the words of its notation, and
chance is open: where dice are to be rolled, every result is a step like any other.

    position = parse("..../...../ ... *")   # or start(1)
    legal(position), chance(position)       # what the player may do; what the dice may show, with weights
    position = play(position, "O?")         # one step token
    split("Pc3xc4(6,ev>c5)")                # a record token as step tokens
"""

import re
from copy import deepcopy
from dataclasses import dataclass
from functools import cache

FACES = {"T": 4, "C": 6, "O": 8, "P": 10, "D": 12, "I": 20}  # COMP.1, DICE.5
DICE_OF_A_TYPE = 2  # COMP.1, R2
LIGHT = "TC"  # DICE.2
ROWS = {"a": 4, "b": 5, "c": 6, "d": 7, "e": 6, "f": 5, "g": 4}  # BOARD.1
HEXES = [f"{row}{number}" for row, length in ROWS.items() for number in range(1, length + 1)]
CORE_HEX = "d4"  # BOARD.1, BOARD.6
CORE_FACES = "AMER"  # COMP.3
SLOTS = {1: ["a1", "a2", "a3", "a4"], 2: ["g1", "g2", "g3", "g4"]}  # BOARD.4
NUMBERS = [str(number) for number in range(10)]
EFFECTS = ["dp", "sw", "ev", "in", "sd"]  # BATTLE.1
BATTLE_DIE = NUMBERS + EFFECTS + EFFECTS  # BATTLE.2, R21
TURNED_T = {1: 3, 3: 1, 2: 4, 4: 2}  # CORE.7

# Notation key, HEXES: the six steps to a neighbour in axial coordinates.
DIRECTIONS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


def coordinates(name: str) -> tuple[int, int]:
    row, number = "abcdefg".index(name[0]) - 3, int(name[1])
    return number - 1 + max(-3, -3 - row), row


AT = {coordinates(name): name for name in HEXES}


@cache
def distance(one: str, other: str) -> int:
    """BOARD.2."""
    (q, r), (other_q, other_r) = coordinates(one), coordinates(other)
    return max(abs(q - other_q), abs(r - other_r), abs(q - other_q + r - other_r))


ZONE = [name for name in HEXES if distance(name, CORE_HEX) == 1]  # BOARD.3; nothing can stand on d4 itself
SPOKES = [[AT[q * far, r * far] for far in (1, 2, 3)] for q, r in DIRECTIONS]  # R46: inner to outer


@dataclass
class Position:
    board: dict[str, str]  # hex -> die as it is written: "T3" of player 1, "i17" of player 2
    reserves: dict[int, dict[str, int]]
    tokens: dict[int, int]
    core: str
    player: int
    left: int
    declined: str  # letters, "" when there are none
    pending: str
    turn: int
    quiet: int
    result: str

    def text(self) -> str:
        rows = []
        for row in "gfedcba":
            names = [name for name in HEXES if name[0] == row]
            rows.append("".join("*" if name == CORE_HEX else self.board.get(name, ".") for name in names))
        reserves = ["".join(str(self.reserves[player][letter]) for letter in FACES) for player in (1, 2)]
        tokens = f"{self.tokens[1]}-{self.tokens[2]}"
        return (
            f"{'/'.join(rows)} {'/'.join(reserves)} {tokens} {self.core} {self.player} {self.left} "
            f"{self.declined or '-'} {self.pending} {self.turn} {self.quiet} {self.result}"
        )


# ---- setting up and reading


def initiative(results: str) -> int:
    """SETUP.5, R9: who begins after the rolls of both players, for example "4-4 5-3"."""
    *ties, last = [tuple(map(int, pair.split("-"))) for pair in results.split()]
    if any(one != two for one, two in ties) or last[0] == last[1]:
        raise ValueError(f"The initiative rolls {results!r} do not end with the first that differ.")
    return 1 if last[0] > last[1] else 2


def start(first: int) -> Position:
    """SETUP.1, SETUP.3, SETUP.4: everything in the reserves, Aether on top, no tokens."""
    reserves = {player: dict.fromkeys(FACES, DICE_OF_A_TYPE) for player in (1, 2)}
    return Position({}, reserves, {1: 0, 2: 0}, "A", first, 1, "", "-", 1, 0, "*")


def parse(text: str) -> Position:
    """Read the one-line notation. Only the canonical spelling of a sensible position is accepted."""
    fields = text.split(" ")
    if len(fields) != 11:
        raise ValueError(f"A position has eleven fields separated by one space, not {len(fields)}.")
    patterns = {
        "placement": r"[^ ]+",
        "reserves": r"[0-2]{6}/[0-2]{6}",
        "tokens": r"[0-3]-[0-3]",
        "core": r"[AMER]",
        "player": r"[12]",
        "left": r"[0-2]",
        "declined": r"-|[TCOPDI]",
        "pending": r"[^ ]+",
        "turn": r"[1-9][0-9]{0,3}",
        "quiet": r"0|[1-9][0-9]{0,3}",
        "result": r"[*12=]",
    }
    for (name, pattern), content in zip(patterns.items(), fields, strict=True):
        if not re.fullmatch(pattern, content):
            raise ValueError(f"{content!r} cannot stand in the field {name!r} of a position.")
    placement, reserves, tokens, core, player, left, declined, pending, turn, quiet, result = fields
    position = Position(
        parse_placement(placement),
        {
            seat: dict(zip(FACES, map(int, digits), strict=True))
            for seat, digits in zip((1, 2), reserves.split("/"), strict=True)
        },
        {1: int(tokens[0]), 2: int(tokens[2])},
        core,
        int(player),
        int(left),
        declined.strip("-"),
        pending,
        int(turn),
        int(quiet),
        result,
    )
    check_sense(position)
    check_pending(position)
    return position


def parse_placement(placement: str) -> dict[str, str]:
    rows = placement.split("/")
    if len(rows) != len(ROWS):
        raise ValueError(f"A placement has seven rows, not {len(rows)}.")
    board = {}
    for row, cells in zip("gfedcba", rows, strict=True):
        if not re.fullmatch(r"(\.|\*|[TCOPDI][1-9][0-9]?)+", cells, re.IGNORECASE):
            raise ValueError(f"Row {row} cannot be read: {cells!r}.")
        found = re.findall(r"\.|\*|[A-Za-z][0-9]+", cells)
        if len(found) != ROWS[row]:
            raise ValueError(f"Row {row} has {ROWS[row]} hexes, not {len(found)}.")
        for number, cell in enumerate(found, 1):
            name = f"{row}{number}"
            if (cell == "*") != (name == CORE_HEX):
                raise ValueError("The Core lies on d4 and nowhere else.")  # BOARD.6
            if cell not in ".*":
                if value(cell) > FACES[kind(cell)]:
                    raise ValueError(f"The die {cell} on {name} has no such face.")  # DICE.5
                board[name] = cell
    return board


def check_sense(position: Position) -> None:
    """Refuse positions that no game can reach and about which the rules say nothing."""
    for player in (1, 2):
        for letter in FACES:
            owned = position.reserves[player][letter]
            owned += sum(kind(die) == letter and owner(die) == player for die in position.board.values())
            if owned > DICE_OF_A_TYPE:
                raise ValueError(f"Player {player} has more than two dice {letter}.")
    most = actions_of_a_turn(position)
    if position.left > most or (position.left == 0 and position.result == "*"):
        raise ValueError(f"{position.left} actions cannot be left.")
    if position.declined and (most == 1 or position.left == most or not reserve(position)[position.declined]):
        raise ValueError(f"Nobody can have declined {position.declined} in this turn.")
    if position.result == "*" and 3 in position.tokens.values():
        raise ValueError("Three tokens end the game.")  # WIN.1
    if position.result == "*" and verdict(position) != "*":
        raise ValueError("With the dice that are left the game is over.")  # WIN.2, WIN.3, WIN.5
    if position.result == "*" and position.quiet >= 60:
        raise ValueError("Sixty quiet turns end the game.")  # DIG.1


def check_pending(position: Position) -> None:
    """What is pending must be what the rules would ask at this position."""
    pending, player = position.pending, position.player
    if pending == "-":
        return
    fault = ValueError(f"{pending!r} cannot be pending here.")
    if found := re.fullmatch(r"\?roll:([TCOPDI])|deploy:([TCOPDI])([1-9][0-9]?)", pending):
        letter = found[1] or found[2]
        if f"{letter}?" not in rolls(position) or int(found[3] or 1) > FACES[letter]:
            raise fault
    elif found := re.fullmatch(
        r"(?:\?battle|evade:([12])):([a-g][1-7]x[a-g][1-7])(?::([a-z0-9]+\.?),([a-z0-9]+))?", pending
    ):
        asked, hexes, attacker_face, defender_face = found.groups()
        if not any(attack.endswith(hexes) for attack in attacks(position)):
            raise fault
        if (asked is None) != (attacker_face is None):
            raise fault
        if asked is not None and int(asked) != evader(position, hexes, attacker_face, defender_face):
            raise fault
    elif pending == "?core":
        if dice_on_zone(position, player) < 4 or not 0 < position.tokens[player] < 3 or position.quiet:
            raise fault
        if position.left != actions_of_a_turn(position) or position.declined:
            raise fault
    else:
        raise fault


def evader(position: Position, hexes: str, attacker_face: str, defender_face: str) -> int:
    """Who would be asked in this battle whether he evades; 0 for nobody, or for faces that cannot be."""
    attacker, defender = hexes.split("x")
    able = [bool(empty_neighbours(position, attacker)), bool(empty_neighbours(position, defender))]
    if attacker_face not in [*BATTLE_DIE, "ev."] or defender_face not in BATTLE_DIE:
        return 0
    if attacker_face == "ev." and not able[0]:
        return 0  # he stands because he must, and has not been asked (R30)
    if attacker_face == "ev" and able[0]:
        return position.player
    if defender_face == "ev" and able[1]:
        return 3 - position.player
    return 0


# ---- looking at a position


def kind(die: str) -> str:
    return die[0].upper()


def value(die: str) -> int:
    """DICE.1."""
    return int(die[1:])


def owner(die: str) -> int:
    return 1 if die[0].isupper() else 2


def reserve(position: Position) -> dict[str, int]:
    return position.reserves[position.player]


def is_empty(position: Position, name: str) -> bool:
    """BOARD.5, BOARD.6: the Core occupies its hex."""
    return name not in position.board and name != CORE_HEX


def empty_neighbours(position: Position, name: str) -> list[str]:
    return [other for other in HEXES if distance(name, other) == 1 and is_empty(position, other)]


def own_dice(position: Position) -> list[str]:
    return [name for name, die in position.board.items() if owner(die) == position.player]


def dice_on_zone(position: Position, player: int) -> int:
    return sum(name in position.board and owner(position.board[name]) == player for name in ZONE)


def dice_left(position: Position, player: int) -> int:
    """WIN.4, R52: on the board and in the reserve."""
    on_board = sum(owner(die) == player for die in position.board.values())
    return on_board + sum(position.reserves[player].values())


def actions_of_a_turn(position: Position) -> int:
    """TURN.1, TURN.2, CORE.4."""
    return 2 if position.core == "M" else 1


def by_tokens(position: Position) -> str:
    """The end by tokens: more of them win, equal ones are a draw."""
    if position.tokens[1] == position.tokens[2]:
        return "="
    return "1" if position.tokens[1] > position.tokens[2] else "2"


def verdict(position: Position) -> str:
    """The result that the dice left to both players make."""
    one, two = dice_left(position, 1), dice_left(position, 2)
    if one <= 3 and two <= 3:
        if by_tokens(position) != "=":
            return by_tokens(position)  # WIN.2, R57
        if one == 0 and two == 0:
            return "="  # WIN.6, R56
    if one == 0:
        return "2"  # WIN.3, WIN.5
    if two == 0:
        return "1"  # WIN.3, WIN.5
    return "*"  # WIN.3, R53, R55


# ---- the steps that are legal


def rolls(position: Position) -> list[str]:
    """Roll and Deploy (DEPLOY.1): the types that may be rolled."""
    if not any(is_empty(position, slot) for slot in SLOTS[position.player]):
        return []  # DEPLOY.4, DEPLOY.6, R12
    found = []
    for letter in FACES:
        available = reserve(position)[letter] - position.declined.count(letter)  # DEPLOY.5, R11
        if available > 0:
            found.append(f"{letter}?")
    return found


def moves(position: Position) -> list[str]:
    found = []
    for origin in own_dice(position):
        letter = kind(position.board[origin])
        reach = 2 if letter in LIGHT else 1  # MOVE.1, MOVE.3
        for target in HEXES:  # MOVE.2, MOVE.4, R17: whatever lies between, in every direction
            if 1 <= distance(origin, target) <= reach and is_empty(position, target):
                found.append(f"{letter}{origin}-{target}")
    return found


def attacks(position: Position) -> list[str]:
    """ATT.1, ATT.2, R20: any adjacent enemy die."""
    found = []
    for origin in own_dice(position):
        for target, die in position.board.items():
            if distance(origin, target) == 1 and owner(die) != position.player:
                found.append(f"{kind(position.board[origin])}{origin}x{target}")
    return found


def actions(position: Position) -> list[str]:
    """TURN.1: what a player may begin; "/" and "--" are no actions."""
    return rolls(position) + moves(position) + attacks(position)


def decider(position: Position) -> int:
    """The player who is asked, 0 when the dice are or when the game is over."""
    if position.result != "*" or position.pending.startswith("?"):
        return 0
    if position.pending.startswith("evade:"):
        return int(position.pending[len("evade:")])
    return position.player


def legal(position: Position) -> list[str]:
    """Every step that the player who is asked may take, but resigning."""
    if not decider(position):
        return []
    if position.pending.startswith("deploy:"):
        slots = [slot for slot in SLOTS[position.player] if is_empty(position, slot)]
        return [f"@{slot}" for slot in slots] + ["~"]  # DEPLOY.2, DEPLOY.3
    if position.pending.startswith("evade:"):
        attacker, defender, _, _ = battle_of(position)
        asked = attacker if decider(position) == position.player else defender
        return [f">{name}" for name in empty_neighbours(position, asked)] + ["."]  # BATTLE.6, R28, R29
    found = actions(position)
    if position.left < actions_of_a_turn(position):
        return [*found, "/"]  # TURN.3: the second action of a Momentum turn is optional
    return found or ["--"]  # TURN.3, TURN.4, R15, R16


def chance(position: Position) -> dict[str, int]:
    """Every result of the dice that are to be rolled, with its weight."""
    if position.result != "*" or not position.pending.startswith("?"):
        return {}
    if position.pending == "?core":
        return {f"!{face}": 1 for face in CORE_FACES}  # CORE.9
    if position.pending.startswith("?roll:"):
        return {f"={face}": 1 for face in range(1, FACES[position.pending[-1]] + 1)}  # DICE.5
    weights: dict[str, int] = {}
    for attacker_face in BATTLE_DIE:  # ATT.3, BATTLE.2: 400 pairs, all equally likely
        for defender_face in BATTLE_DIE:
            pair = f"({attacker_face},{defender_face})"
            weights[pair] = weights.get(pair, 0) + 1
    return weights


def steps(position: Position) -> list[str]:
    """All that can come next, by a player's choice or by the dice."""
    return legal(position) or list(chance(position))


def may_resign(position: Position) -> bool:
    """DIG.3: in his own turn; a defender who is asked whether he evades is not in his."""
    return decider(position) == position.player


# ---- carrying out a step


def play(position: Position, token: str) -> Position:
    if position.result != "*":
        raise ValueError("The game is over.")
    after = deepcopy(position)
    if token == "resign" and may_resign(position):
        after.result = str(3 - position.player)  # DIG.3, E65
        after.pending = "-"  # notation key: what is pending is a decision, and nobody has one any more
        return after
    if token not in steps(position):
        raise ValueError(f"{token!r} is not a legal step at {position.text()!r}.")
    if token[0] == "=":
        after.pending = f"deploy:{after.pending[-1]}{token[1:]}"  # E3
    elif token[0] == "@":
        put_on_board(after, token[1:])
    elif token == "~":
        after.declined += after.pending[len("deploy:")]
        after.pending = "-"
        end_action(after)  # DEPLOY.3, R10: it is spent either way
    elif token[0] == "(":
        attacker, defender, _, _ = battle_of(after)
        fight(after, attacker, defender, *token.strip("()").split(","))
    elif token[0] in ">.":
        decide_evade(after, token)
    elif token[0] == "!":
        roll_core(after, token[1])
    elif token in ("/", "--"):
        end_turn(after)
    elif token[-1] == "?":
        after.pending = f"?roll:{token[0]}"
    elif "x" in token:
        after.pending = f"?battle:{token[1:]}"
    else:
        origin, target = token[1:].split("-")
        after.board[target] = after.board.pop(origin)  # MOVE.5
        end_action(after)
    return after


def put_on_board(position: Position, slot: str) -> None:
    """DEPLOY.2."""
    die = position.pending[len("deploy:") :]
    reserve(position)[kind(die)] -= 1
    position.board[slot] = die if position.player == 1 else die.lower()
    position.quiet = 0  # DIG.1
    position.pending = "-"
    end_action(position)


def end_action(position: Position) -> None:
    position.left -= 1
    if position.left == 0:
        end_turn(position)  # TURN.5


# ---- battles


def battle_of(position: Position) -> tuple[str, str, str, str]:
    """The hexes of attacker and defender of the pending battle, and their faces when they are known."""
    battle, _, faces = position.pending.partition(":")[2].removeprefix("1:").removeprefix("2:").partition(":")
    attacker, _, defender = battle.partition("x")
    attacker_face, _, defender_face = faces.partition(",")
    return attacker, defender, attacker_face, defender_face


def fight(position: Position, attacker: str, defender: str, attacker_face: str, defender_face: str) -> None:
    """BATTLE.11 from its step 2 on. A face "ev" is an Evade not yet decided, "ev." one that stands."""
    # (2) Evade decisions, attacker first; without an empty hex nothing is asked (R30, R32).
    for hex_, face in ((attacker, attacker_face), (defender, defender_face)):
        if face == "ev" and empty_neighbours(position, hex_):
            asked = owner(position.board[hex_])
            position.pending = f"evade:{asked}:{attacker}x{defender}:{attacker_face},{defender_face}"
            return
    # (3) Self-Destruct: every die that is not Indestructible is destroyed (BATTLE.8, BATTLE.9, R36, R38).
    if "sd" in (attacker_face, defender_face):
        if attacker_face != "in":
            remove(position, attacker)
        if defender_face != "in":
            remove(position, defender)
        end_battle(position)
        return
    # (4) Totals.
    attacker_total = total(position.board[attacker], attacker_face)
    defender_total = total(position.board[defender], defender_face)
    # (5) Exactly one Swap exchanges them (BATTLE.4, BATTLE.5).
    if (attacker_face == "sw") != (defender_face == "sw"):
        attacker_total, defender_total = defender_total, attacker_total
    # (6) Compare; the lower die is removed unless Indestructible (ATT.4, ATT.6, ATT.7, BATTLE.7).
    if attacker_total < defender_total and attacker_face != "in":
        remove(position, attacker)
    if attacker_total > defender_total and defender_face != "in":
        remove(position, defender)
        # (7) The attacker advances (ATT.5).
        position.board[defender] = position.board.pop(attacker)
    end_battle(position)


def total(die: str, face: str) -> int:
    """BATTLE.1, BATTLE.3, R23: value plus number, or value doubled, or value alone."""
    if face == "dp":
        return 2 * value(die)
    return value(die) + (int(face) if face in NUMBERS else 0)


def remove(position: Position, name: str) -> None:
    """ATT.8, R39: out of the game for good."""
    del position.board[name]
    position.quiet = 0  # DIG.1


def decide_evade(position: Position, token: str) -> None:
    attacker, defender, attacker_face, defender_face = battle_of(position)
    attacker_decides = decider(position) == position.player
    position.pending = "-"
    if token == ".":
        if attacker_decides:
            attacker_face = "ev."
        else:
            defender_face = "ev."
        fight(position, attacker, defender, attacker_face, defender_face)
        return
    leaver, stayer, face_of_stayer = attacker, defender, defender_face
    if not attacker_decides:
        leaver, stayer, face_of_stayer = defender, attacker, attacker_face
    position.board[token[1:]] = position.board.pop(leaver)
    if face_of_stayer == "sd":
        remove(position, stayer)  # BATTLE.10, R38
    end_battle(position)  # BATTLE.6, R31


def end_battle(position: Position) -> None:
    """WIN.4, R54: the test after every battle, before the turn passes; the action is spent (E56)."""
    position.pending = "-"
    position.result = verdict(position)
    if position.result == "*":
        end_action(position)
    else:
        position.left -= 1


# ---- the change of turn and the Core


def end_turn(position: Position) -> None:
    """The change of turn in the order of DIG.4."""
    # Pass the turn, raise the turn number and the quiet counter. The old face counts
    # until the Core is rolled.
    position.player = 3 - position.player
    position.turn += 1
    position.quiet += 1
    position.declined = ""
    position.left = actions_of_a_turn(position)
    # Examine dominion: token, victory, Core roll (CTRL.2, CTRL.4, R40, R41).
    if dice_on_zone(position, position.player) >= 4:
        position.tokens[position.player] += 1  # CTRL.3
        position.quiet = 0  # DIG.1
        if position.tokens[position.player] == 3:
            position.result = str(position.player)  # WIN.1, R43, E45
        else:
            position.pending = "?core"  # CTRL.3, E44
        return
    # Only if no dominion was claimed test the limits.
    if position.quiet >= 60 or position.turn >= 401:  # DIG.1, DIG.2
        position.result = by_tokens(position)


def roll_core(position: Position, face: str) -> None:
    """CTRL.3, CORE.1: the new face takes effect at once."""
    position.core = face
    position.pending = "-"
    if face == "A":
        push_outwards(position)
    for name, die in position.board.items():
        if face == "E":
            position.board[name] = f"{die[0]}3"  # CORE.5, R48
        if face == "R":
            position.board[name] = f"{die[0]}{opposite(die)}"  # CORE.6, R48
    position.left = actions_of_a_turn(position)  # R42


def opposite(die: str) -> int:
    if kind(die) == "T":
        return TURNED_T[value(die)]  # CORE.7
    return FACES[kind(die)] + 1 - value(die)  # CORE.8, R49


def push_outwards(position: Position) -> None:
    """Aether (CORE.2, CORE.3, R46): a shock wave along each spoke whose Control Zone hex is occupied."""
    for inner, middle, outer in SPOKES:
        pushed = position.board.pop(inner, None)
        for name in (middle, outer):
            if pushed is not None:
                met = position.board.pop(name, None)
                position.board[name] = pushed
                pushed = met
        if pushed is not None:  # off the edge and back to its owner
            position.reserves[owner(pushed)][kind(pushed)] += 1


# ---- records


def split(text: str) -> list[str]:
    """The step tokens of record tokens; step tokens stay as they are and "|" means nothing."""
    found = []
    for word in text.split():
        if word != "|":
            found += split_word(word)
    return found


def split_word(word: str) -> list[str]:
    if match := re.fullmatch(r"([TCOPDI])(=[0-9]+)(@[ag][1-4]|~)?", word):
        rolled = [f"{match[1]}?", match[2]]
        return rolled + [match[3]] if match[3] else rolled
    if match := re.fullmatch(r"([TCOPDI][a-g][1-7]x[a-g][1-7])\((.+),(.+)\)", word):
        faces, decisions = [], []
        for face in (match[2], match[3]):  # the attacker's decision comes first
            parts = re.fullmatch(r"([0-9]|dp|sw|in|sd|ev)((?<=ev)\.|(?<=ev)>[a-g][1-7])?", face)
            if parts is None:
                raise ValueError(f"{face!r} in {word!r} is no face of a Battle Die.")
            faces.append(parts[1])
            decisions += [parts[2]] if parts[2] else []
        return [match[1], f"({faces[0]},{faces[1]})", *decisions]
    return [word]


# ---- counting


def perft(position: Position, depth: int) -> int:
    """The number of sequences of that many steps, each result of the dice being one of them."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(steps(position))
    return sum(perft(play(position, token), depth - 1) for token in steps(position))
