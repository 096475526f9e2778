"""Notation as rules.toml has it: positions on one line, steps, and the words of a record that join them."""

from typing import Final

from mypy_extensions import i64

from sandtable.games.scalar import clauses as c
from sandtable.games.scalar.actions import (
    ATTACK,
    DECLINE,
    DEPLOY_TO,
    END,
    EVADE_TO,
    MOVE,
    NOTHING,
    RESIGN,
    ROLL,
    STAND,
    actions_of,
    bar_attack,
    bar_roll,
    between,
    goal_of,
    has_room,
    pair_kind,
    start_of,
)
from sandtable.games.scalar.battle import FACES, KINDS
from sandtable.games.scalar.board import (
    BOOK,
    CORE,
    CORE_HEX,
    CORE_LETTERS,
    DOMINION,
    EACH,
    EMPTY,
    LENGTHS,
    LETTERS,
    NAMES,
    NUMBERS,
    ROWS,
    SIDES,
    START,
    TO_WIN,
    TYPES,
    distance,
    kind_of,
    owner_of,
    unit,
)
from sandtable.games.scalar.state import DRAW, Field, empty_field
from sandtable.games.scalar.timing import (
    ACTED,
    CORE_DUE,
    DEFENDER_NEXT,
    THROWN,
    Battle,
    Deployment,
    First,
    Turns,
)
from sandtable.kernel.errors import NotationError, SetupError
from sandtable.kernel.fields import Fields
from sandtable.kernel.frames import CHANCE, Frame

LINE: Final = Fields(BOOK)
FIELDS: Final = (
    "placement", "reserves", "tokens", "core", "player", "left", "declined", "pending", "turn", "quiet",
    "result",
)  # fmt: skip
SETUPS: Final = ("scalar", "scalar:1", "scalar:2")
_MOST: Final = 100_000  # turns in a position
_SIGNS: Final = {END: "/", NOTHING: "--", RESIGN: "resign", DECLINE: "~", STAND: "."}
_BY_SIGN: Final = {sign: option for option, sign in _SIGNS.items()}


# ---- steps


def token(s: Field, option: int) -> str:
    """A legal option in notation."""
    if option in _SIGNS:
        return _SIGNS[option]
    kind = pair_kind(option)
    if kind:
        start, to = start_of(option), goal_of(option)
        letter = LETTERS[kind_of(i64(s.units[start]))]
        return f"{letter}{NAMES[start]}{'-' if kind == MOVE else 'x'}{NAMES[to]}"
    if option >= EVADE_TO:
        return ">" + NAMES[option - EVADE_TO]
    if option >= DEPLOY_TO:
        return "@" + NAMES[option - DEPLOY_TO]
    return LETTERS[option - ROLL] + "?"


def face(s: Field, outcome: int) -> str:
    """What the open dice show."""
    top = s.frames[-1]
    if isinstance(top, Battle):
        return f"({FACES[outcome // KINDS]},{FACES[outcome % KINDS]})"
    if isinstance(top, Deployment):
        return f"={outcome + 1}"
    if isinstance(top, First):
        return f"{outcome // 6 + 1}-{outcome % 6 + 1}"
    return "!" + CORE_LETTERS[outcome]


def read(s: Field, text: str) -> int:
    """A candidate from a step token."""
    if text in _BY_SIGN:
        return _BY_SIGN[text]
    if text[:1] == "@":
        return DEPLOY_TO + _hex(text, text[1:])
    if text[:1] == ">":
        return EVADE_TO + _hex(text, text[1:])
    kind = LETTERS.find(text[0]) if text else -1
    if kind < 0:
        raise NotationError(
            f"{text}: a step is written like O?, @a2, ~, Tb2-c3, Pc3xc4, >b4, . or /, and the dice are "
            "T, C, O, P, D and I"
        )
    if text[1:] == "?":
        return ROLL + kind
    sign = text[3:4]
    if sign not in ("-", "x"):
        raise NotationError(f"{text}: between its two hexes a Move has -, an Attack x")
    start = _hex(text, text[1:3])
    to = _hex(text, text[4:])
    u = i64(s.units[start])
    if u not in (EMPTY, CORE) and kind_of(u) != kind:
        raise NotationError(
            f"{text}: on {NAMES[start]} stands {LETTERS[kind_of(u)]}, not {LETTERS[kind]}",
            BOOK.cite(c.MOVE_1),
        )
    return int(between(MOVE if sign == "-" else ATTACK, start, to))


def _hex(text: str, name: str) -> int:
    hex = NUMBERS.get(name)
    if hex is None:
        raise NotationError(
            f"{text}: {name!r} is no hex; rows a to g have 4, 5, 6, 7, 6, 5, 4", BOOK.cite(c.BOARD_1)
        )
    return hex


# ---- words of a record


def steps(word: str) -> list[str]:
    """The steps that a word joins."""
    if word == "|":
        return []  # may be written between turns, and means nothing
    if word[1:2] == "=" and word[0] in LETTERS:
        return _roll_steps(word)
    if "x" in word and word.endswith(")"):
        attack, paren, faces = word.partition("(")
        if paren and attack:
            return [attack, *_battle_steps(word, faces[:-1])]
    return [word]


def _roll_steps(word: str) -> list[str]:
    """O=5@a2, O=5~, O=5."""
    out = [word[0] + "?"]
    end = 2
    while end < len(word) and word[end] in "0123456789":
        end += 1
    out.append(word[1:end])
    if end < len(word):
        out.append(word[end:])
    return out


def _battle_steps(word: str, inside: str) -> list[str]:
    """The two faces, and the decisions that hang on them: (6,ev>c5), (ev.,3)."""
    sides = inside.split(",")
    if len(sides) != 2:
        raise NotationError(f"{word}: a battle has two faces, such as (6,sw)", BOOK.cite(c.ATT_3))
    faces: list[str] = []
    decisions: list[str] = []
    for side in sides:
        if side.startswith("ev") and len(side) > 2:
            faces.append("ev")
            decisions.append(side[2:])
        else:
            faces.append(side)
    return [f"({faces[0]},{faces[1]})", *decisions]


def words(steps: list[str], seats: list[int]) -> list[str]:
    """The steps of a turn joined."""
    out: list[str] = []
    k = 0
    while k < len(steps):
        word = steps[k]
        after = steps[k + 1] if k + 1 < len(steps) else ""
        k += 1
        if word.endswith("?") and after.startswith("="):
            word = word[0] + after
            k += 1
            if k < len(steps) and (steps[k] == "~" or steps[k].startswith("@")):
                word += steps[k]
                k += 1
        elif after.startswith("("):
            asks = k - 1
            k += 1
            decisions: list[str] = []
            sides: list[int] = []
            while k < len(steps) and (steps[k] == "." or steps[k].startswith(">")):
                decisions.append(steps[k])
                sides.append(0 if not seats or seats[k] == seats[asks] else 1)
                k += 1
            word = _battle_word(word, after[1:-1].split(","), decisions, sides if seats else [])
        out.append(word)
    return out


def _battle_word(attack: str, faces: list[str], decisions: list[str], sides: list[int]) -> str:
    """Hang each decision on the face of the die that took it."""
    shown = list(faces)
    if not sides:
        sides = [side for side in (0, 1) if faces[side] == "ev"]
        if len(sides) == 2 and len(decisions) == 1 and decisions[0] != ".":
            # an attacker with an empty hex beside him was asked first: then this is where he went
            near = distance(NUMBERS[attack[1:3]], NUMBERS[decisions[0][1:]]) == 1
            sides = [0] if near else [1]
    for side, decision in zip(sides, decisions, strict=False):
        shown[side] += decision
    return f"{attack}({shown[0]},{shown[1]})"


# ---- positions


def position(s: Field) -> str:
    """The eleven fields."""
    rows: list[str] = []
    hex = len(NAMES)
    for length in reversed(LENGTHS):
        hex -= length
        rows.append("".join([_die(s, h) for h in range(hex, hex + length)]))
    declined = "".join([LETTERS[k] * s.has_declined(k) for k in range(TYPES)])
    return " ".join(
        [
            "/".join(rows),
            "/".join(["".join([str(s.in_reserve(p, k)) for k in range(TYPES)]) for p in range(2)]),
            f"{s.tokens1}-{s.tokens2}",
            CORE_LETTERS[s.core],
            str(s.player + 1),
            str(s.left),
            declined or "-",
            pending(s),
            str(s.turn),
            str(s.quiet),
            result(s),
        ]
    )


def _die(s: Field, hex: int) -> str:
    u = i64(s.units[hex])
    if u == EMPTY:
        return "."
    if u == CORE:
        return "*"
    letter = LETTERS[kind_of(u)]
    return f"{letter.lower() if owner_of(u) else letter}{s.values[hex]}"


def pending(s: Field) -> str:
    """What waits: a decision, or dice to be rolled."""
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Deployment):
        letter = LETTERS[top.kind]
        return f"?roll:{letter}" if s.seat == CHANCE else f"deploy:{letter}{top.value}"
    if isinstance(top, Battle):
        hexes = f"{NAMES[top.attacker]}x{NAMES[top.defender]}"
        if s.seat == CHANCE:
            return f"?battle:{hexes}"
        stood = "." if top.stood else ""
        return f"evade:{s.seat + 1}:{hexes}:{FACES[top.a_face]}{stood},{FACES[top.d_face]}"
    if isinstance(top, First):
        return "?first"
    return "?core" if s.seat == CHANCE else "-"


def result(s: Field) -> str:
    if s.winner == 0:
        return "*"
    return "=" if s.winner == DRAW else str(s.winner)


def start_of_setup(setup: str) -> str:
    """The position a setup begins with; a position is its own."""
    if " " in setup:
        return setup
    if setup not in SETUPS:
        raise SetupError(
            f"there is no setup {setup!r}; there is {', '.join(SETUPS)}, or a position of eleven fields",
            BOOK.cite(c.SETUP_1),
        )
    if setup == "scalar":
        return START[1].replace(" - - ", " - ?first ")
    return START[2] if setup == "scalar:2" else START[1]


def parse(text: str, key: bytes, opened: bool) -> Field:
    """A field from a position; what cannot be is refused, and the field named."""
    fields = text.split()
    if len(fields) != len(FIELDS):
        raise NotationError(f"a position has eleven fields ({', '.join(FIELDS)}), this has {len(fields)}")
    s = empty_field(key)
    s.open_chance = opened
    _placement(s, fields[0])
    _reserves(s, fields[1])
    s.tokens1, s.tokens2 = _tokens(fields[2])
    if len(fields[3]) != 1 or fields[3] not in CORE_LETTERS:
        raise LINE.wrong("core", fields[3], "expected A, M, E or R", c.COMP_3)
    s.core = CORE_LETTERS.index(fields[3])
    s.player = LINE.number("player", fields[4], 1, 2) - 1
    over = fields[10] != "*"
    s.left = LINE.number("left", fields[5], 0 if over else 1, int(actions_of(s)))
    _declined(s, fields[6])
    s.turn = LINE.number("turn", fields[8], 1, _MOST)
    s.quiet = LINE.number("quiet", fields[9], 0, _MOST)
    _result(s, fields[10])
    if over:
        if fields[7] != "-":
            raise LINE.wrong("pending", fields[7], "the game is over, so nothing waits")
        return s
    s.frames = _frames(s, fields[7])
    s.run()
    if not fields[7].startswith("?") and pending(s) != fields[7]:
        raise LINE.wrong("pending", fields[7], f"what waits here is {pending(s)}", c.BATTLE_11)
    return s


def _placement(s: Field, text: str) -> None:
    rows = text.split("/")
    if len(rows) != len(ROWS):
        raise LINE.wrong("placement", text, f"it has {len(rows)} rows, the board has 7", c.BOARD_1)
    for name, length, row in zip(reversed(ROWS), reversed(LENGTHS), rows, strict=True):
        hexes = _row(row)
        if len(hexes) != length:
            raise LINE.wrong("placement", row, f"row {name} has {length} hexes, not {len(hexes)}", c.BOARD_1)
        for n, content in enumerate(hexes):
            _stand(s, f"{name}{n + 1}", content)
    for player in range(2):
        for kind in range(TYPES):
            count = _on_board(s, player, kind)
            if count > EACH:
                raise LINE.wrong(
                    "placement",
                    text,
                    f"player {player + 1} has {count} {LETTERS[kind]}, not {EACH}",
                    c.COMP_1,
                )


def _on_board(s: Field, player: int, kind: int) -> int:
    return sum(1 for u in s.units if i64(u) == unit(player, kind))


def _row(row: str) -> list[str]:
    """A row cut into hexes: a dot, a star, or a letter and its number."""
    hexes: list[str] = []
    for ch in row:
        if ch in "0123456789" and hexes:
            hexes[-1] += ch
        else:
            hexes.append(ch)
    return hexes


def _stand(s: Field, name: str, content: str) -> None:
    hex = NUMBERS[name]
    if (content == "*") != (hex == CORE_HEX):
        raise LINE.wrong(
            "placement", content, f"the Core, *, lies on d4 and nowhere else, not {name}", c.BOARD_6
        )
    if content in ".*":
        return
    kind = LETTERS.find(content[0].upper())
    if kind < 0:
        raise LINE.wrong("placement", content, f"on {name} is neither ., * nor a die such as T3 or i17")
    value = content[1:]
    if (
        not value.isascii()
        or not value.isdigit()
        or value[0] == "0"
        or len(value) > 2
        or int(value) > SIDES[kind]
    ):
        raise LINE.wrong("placement", content, f"the die on {name} shows 1 to {SIDES[kind]}", c.DICE_5)
    player = 0 if content[0].isupper() else 1
    s.put(hex, unit(player, kind), int(value))
    if player == 0:
        s.alive1 += 1
    else:
        s.alive2 += 1


def _reserves(s: Field, text: str) -> None:
    sides = text.split("/")
    if len(sides) != 2 or any(len(side) != TYPES or not set(side) <= set("012") for side in sides):
        raise LINE.wrong(
            "reserves", text, "expected six digits 0 to 2 for each player, such as 222222/222222", c.COMP_1
        )
    for player, side in enumerate(sides):
        for kind, digit in enumerate(side):
            count = int(digit)
            board = _on_board(s, player, kind)
            if count + board > EACH:
                raise LINE.wrong(
                    "reserves",
                    text,
                    f"player {player + 1} has {count + board} {LETTERS[kind]}, not {EACH}",
                    c.COMP_1,
                )
            s.add_reserve(player, kind, count)
            if player == 0:
                s.alive1 += count
            else:
                s.alive2 += count


def _tokens(text: str) -> tuple[int, int]:
    one, dash, two = text.partition("-")
    if not dash or not {one, two} <= {"0", "1", "2", "3"} or (one == two == "3"):
        raise LINE.wrong("tokens", text, "expected the tokens of both players, such as 1-0", c.WIN_1)
    return int(one), int(two)


def _declined(s: Field, text: str) -> None:
    if text == "-":
        return
    taken = int(actions_of(s)) - int(s.left)
    for letter in text:
        kind = LETTERS.find(letter)
        if kind < 0:
            raise LINE.wrong("declined", text, "expected - or letters of dice", c.DEPLOY_5)
        s.decline(kind)
        if s.has_declined(kind) > s.in_reserve(s.player, kind):
            raise LINE.wrong("declined", text, f"{letter} is not in the reserve", c.DEPLOY_5)
    if len(text) > taken:
        raise LINE.wrong("declined", text, f"{taken} actions of this turn have been taken", c.DEPLOY_5)


def _result(s: Field, text: str) -> None:
    if text not in ("*", "=", "1", "2"):
        raise LINE.wrong("result", text, "expected *, =, 1 or 2")
    if text == "*":
        if max(s.tokens1, s.tokens2) >= TO_WIN:
            raise LINE.wrong("result", text, "a player has three tokens and has won", c.WIN_1)
        for player in range(2):
            if s.alive(player) == 0:
                raise LINE.wrong("result", text, f"player {player + 1} has no dice left", c.WIN_5)
        return
    s.winner = DRAW if text == "=" else int(text)


def _frames(s: Field, text: str) -> list[Frame]:
    """The frames that a pending decision or roll stands for, one step before it."""
    turns = Turns()
    if text == "-":
        return [turns]
    name, _, rest = text.partition(":")
    if text == "?first":
        return [turns, First()]
    if text == "?core":
        if s.on_zone(s.player) < DOMINION or s.tokens(s.player) == 0:
            raise LINE.wrong("pending", text, f"player {s.player + 1} has claimed no dominion", c.CORE_1)
        turns.step = CORE_DUE
        return [turns]
    turns.step = ACTED
    if name in ("?roll", "deploy") and rest[:1] and rest[0] in LETTERS:
        return [turns, _rolling(s, text, name, rest)]
    if name == "?battle":
        return [turns, _fighting(s, text, rest)]
    if name == "evade":
        return [turns, _evading(s, text, rest)]
    raise LINE.wrong(
        "pending", text, "expected -, deploy:O5, evade:2:c3xc4:9,ev, ?roll:O, ?battle:c3xc4 or ?core"
    )


def _rolling(s: Field, text: str, name: str, rest: str) -> Deployment:
    """A die that is being rolled, or has been and waits."""
    kind = LETTERS.index(rest[0])
    clause = bar_roll(s, kind)
    if clause:
        raise LINE.wrong("pending", text, "that die cannot be rolled now", clause)
    frame = Deployment(kind)
    if name == "deploy":
        s.answer = LINE.number("pending", rest[1:], 1, SIDES[kind]) - 1
        frame.step = THROWN
    elif len(rest) > 1:
        raise LINE.wrong("pending", text, "a roll that is to come shows nothing yet", c.DEPLOY_1)
    return frame


def _fighting(s: Field, text: str, hexes: str) -> Battle:
    """A battle about to be rolled."""
    start, cross, to = hexes.partition("x")
    if not cross or start not in NUMBERS or to not in NUMBERS:
        raise LINE.wrong("pending", text, "a battle is written like c3xc4", c.ATT_1)
    clause = bar_attack(s, NUMBERS[start], NUMBERS[to])
    if clause:
        raise LINE.wrong("pending", text, "there is no such attack", clause)
    return Battle(NUMBERS[start], NUMBERS[to])


def _evading(s: Field, text: str, rest: str) -> Battle:
    """A battle in which somebody decides whether to evade; both faces are known."""
    parts = rest.split(":")
    faces = parts[2].split(",") if len(parts) == 3 else []
    stood = len(faces) == 2 and faces[0] == "ev."
    if stood:
        faces[0] = "ev"
    if len(faces) != 2 or parts[0] not in ("1", "2") or faces[0] not in FACES or faces[1] not in FACES:
        raise LINE.wrong(
            "pending", text, "expected who decides, the hexes and the faces: evade:2:c3xc4:9,ev", c.BATTLE_6
        )
    frame = _fighting(s, text, parts[1])
    frame.a_face = FACES.index(faces[0])
    frame.d_face = FACES.index(faces[1])
    if stood and has_room(s, frame.attacker):
        frame.stood = 1
        frame.step = DEFENDER_NEXT
        frame.remember(s)
    else:
        frame.step = THROWN
        s.answer = frame.a_face * KINDS + frame.d_face
    return frame
