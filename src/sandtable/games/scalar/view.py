"""Everything people read of Scalar: observations, questions, labels, reasons, the journal, a picture."""

from typing import Final

from mypy_extensions import i64

from sandtable.games.scalar import clauses as c
from sandtable.games.scalar.actions import (
    ATTACK,
    DECLINE,
    DEPLOY_TO,
    END,
    EVADE_TO,
    NOTHING,
    RESIGN,
    ROLL,
    STAND,
    actions_of,
    goal_of,
    pair_kind,
    reach,
    start_of,
)
from sandtable.games.scalar.battle import FACES, LOSE, NONE, RESULTS, SWAP, WIN, total
from sandtable.games.scalar.board import (
    BOOK,
    CORE,
    CORE_HEX,
    CORE_LETTERS,
    DEPLOY,
    EACH,
    EMPTY,
    HEXES,
    LENGTHS,
    LETTERS,
    NAMES,
    QUIET,
    ROWS,
    SIDES,
    TO_WIN,
    TYPES,
    ZONE,
    kind_of,
    owner_of,
    unit,
)
from sandtable.games.scalar.effects import (
    ATTACKED,
    BATTLE_FACES,
    BEGINS,
    CLAIMED,
    CORE_ROLLED,
    DECLINED,
    DEPLOYED,
    EMPTY_TURN,
    EVADED,
    FIRST_ROLL,
    LEFT_OUT,
    MOVED,
    OVER,
    PUSHED,
    RESIGNED,
    RESULT,
    ROLLED,
    STOOD,
)
from sandtable.games.scalar.notation import position, result
from sandtable.games.scalar.rolls import (
    BATTLE,
    CORE_ROLL,
    FIRST,
    PENDING,
    UNIT,
    battle_die,
    battle_result,
    roll_kind,
    roll_part,
)
from sandtable.games.scalar.rolls import EVADED as LEFT
from sandtable.games.scalar.state import Field
from sandtable.games.scalar.timing import Battle, Deployment, First
from sandtable.kernel import game as kernel
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Ref, Setup
from sandtable.kernel.state import fact_kind, fact_what, fact_who

CORE_NAMES: Final = ("Aether", "Momentum", "Equilibrium", "Reversal")
EFFECTS: Final = ("Double Power", "Swap", "Evade", "Indestructible", "Self-Destruct")
ENDINGS: Final[dict[int, str]] = {
    c.WIN_1: "dominion",
    c.WIN_2: "tokens",
    c.WIN_3: "last die",
    c.WIN_5: "no dice",
    c.WIN_6: "mutual destruction",
    c.DIG_1: "quiet",
    c.DIG_2: "length",
    c.DIG_3: "resignation",
}
# the same in words, to stand at the end of the log; who has resigned is said before that
_ENDED: Final[dict[int, str]] = {
    c.WIN_1: ": the third Control Token is taken",
    c.WIN_2: ": no further token is possible, and more of them are held",
    c.WIN_3: ": the last die of the other side has fallen",
    c.WIN_5: ": the other side has no die left",
    c.WIN_6: ": the last dice fell together",
    c.DIG_1: ": too many turns without a die put down, a loss or a token",
    c.DIG_2: ": the last turn has been played",
    c.DIG_3: "",
}
_SETUP_TITLES: Final = {
    "scalar": ("Scalar", "the first turn is rolled for"),
    "scalar:1": ("Scalar, player 1 begins", "player 1 begins"),
    "scalar:2": ("Scalar, player 2 begins", "player 2 begins"),
}


def setup(name: str) -> Setup:
    title, mode = _SETUP_TITLES[name]
    rows = BOOK.data["board"]
    assert isinstance(rows, list)
    return Setup(name, title, "scalar", mode, 2, (), (), tuple([str(row) for row in rows[0]["rows"]]))


def die_name(kind: int) -> str:
    return f"d{SIDES[kind]}"


def face_name(face: int) -> str:
    return f"+{face}" if face < 10 else EFFECTS[face - 10]


# ---- observations


def observe(s: Field) -> dict[str, object]:
    """What everybody sees: Scalar has no secrets but the dice to come."""
    hexes: dict[str, object] = {}
    for hex in range(HEXES):
        u = i64(s.units[hex])
        if u not in (EMPTY, CORE):
            hexes[NAMES[hex]] = {
                "owner": int(owner_of(u)) + 1,
                "die": LETTERS[kind_of(u)],
                "value": int(s.values[hex]),
            }
    return {
        "player": int(s.player) + 1,
        "turn": int(s.turn),
        "quiet": int(s.quiet),
        "quiet_limit": int(QUIET),
        "left": int(s.left),
        "actions": int(actions_of(s)),
        "core": CORE_LETTERS[s.core],
        "tokens": [int(s.tokens1), int(s.tokens2)],
        "to_win": int(TO_WIN),
        "hexes": hexes,
        "reserves": [{LETTERS[k]: int(s.in_reserve(p, k)) for k in range(TYPES)} for p in range(2)],
        "lost": [{LETTERS[k]: lost(s, p, k) for k in range(TYPES)} for p in range(2)],
        "zone": [int(s.on_zone(p)) for p in range(2)],
        "declined": [LETTERS[k] for k in range(TYPES) for _ in range(s.has_declined(k))],
        "pending": _pending(s),
        "last": _last(int(s.last)),
        "totals": _totals(int(s.last)),
        "map": MAP,
        "position": position(s),
        "result": result(s),
    }


def lost(s: Field, player: int, kind: int) -> int:
    """How many dice of a type are out of the game."""
    board = sum(1 for u in s.units if i64(u) == unit(player, kind))
    return EACH - board - int(s.in_reserve(player, kind))


def _map() -> dict[str, object]:
    rows: list[str] = []
    hex = 0
    for length in LENGTHS:
        rows.append(" ".join(NAMES[hex : hex + length]))
        hex += length
    return {
        "core": NAMES[CORE_HEX],
        "zone": [NAMES[hex] for hex in ZONE],
        "deploy": [[NAMES[hex] for hex in zone] for zone in DEPLOY],
        "rows": rows,
    }


MAP: Final = _map()


def _pending(s: Field) -> dict[str, object] | None:
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Deployment):
        if s.seat == CHANCE:
            return {"kind": "roll", "die": LETTERS[top.kind], "seat": int(s.player) + 1}
        die = LETTERS[top.kind]
        return {"kind": "deploy", "die": die, "value": int(top.value), "seat": int(s.player) + 1}
    if isinstance(top, Battle):
        hexes = {"attacker": NAMES[top.attacker], "defender": NAMES[top.defender]}
        if s.seat == CHANCE:
            return {"kind": "battle", **hexes}
        return {
            "kind": "evade",
            "seat": int(s.seat) + 1,
            **hexes,
            "faces": [FACES[top.a_face], FACES[top.d_face]],
        }
    if isinstance(top, First):
        return {"kind": "first"}
    return {"kind": "core", "seat": int(s.player) + 1} if s.seat == CHANCE else None


def _last(roll: int) -> dict[str, object] | None:
    kind, part = roll_kind(roll), roll_part(roll)
    if kind == UNIT:
        return {"kind": "unit", "seat": (part & 1) + 1, "die": LETTERS[(part >> 1) & 7], "value": part >> 4}
    if kind == CORE_ROLL:
        return {"kind": "core", "seat": (part & 1) + 1, "face": CORE_LETTERS[part >> 1]}
    if kind == FIRST:
        return {"kind": "first", "rolls": [part & 7, part >> 3]}
    if kind == BATTLE:
        came = battle_result(roll)
        outcome = "pending" if came == PENDING else "evade" if came == LEFT else RESULTS[came]
        one, two = _battler(battle_die(roll, 0)), _battler(battle_die(roll, 1))
        return {"kind": "battle", "attacker": one, "defender": two, "result": outcome}
    return None


def _totals(roll: int) -> list[int] | None:
    """What the last battle compared, attacker first, if it came to that (BATTLE.11, steps 4 to 6)."""
    if roll_kind(roll) != BATTLE or battle_result(roll) not in (NONE, WIN, LOSE):
        return None
    one, two = battle_die(roll, 0), battle_die(roll, 1)
    totals = [int(total(i64((die >> 10) & 31), i64(die >> 15))) for die in (one, two)]
    return totals[::-1] if (one >> 15 == SWAP) != (two >> 15 == SWAP) else totals


def _battler(die: int) -> dict[str, object]:
    u = (die >> 6) & 15
    return {
        "hex": NAMES[die & 63],
        "seat": int(owner_of(u)) + 1,
        "die": LETTERS[kind_of(u)],
        "value": (die >> 10) & 31,
        "face": FACES[die >> 15],
    }


# ---- questions and answers


def question(s: Field) -> str:
    top = s.frames[-1]
    who = f"Player {s.seat + 1}"
    if isinstance(top, Deployment):
        rolled = f"{die_name(top.kind)} showing {top.value}"
        return f"{who}: put the {rolled} on a slot of your Deploy Zone, or decline it."
    if isinstance(top, Battle):
        hex = top.decider()
        name = die_name(int(kind_of(i64(s.units[hex]))))
        return f"{who}: your {name} on {NAMES[hex]} may evade to an empty hex beside it, or stand."
    if s.left < actions_of(s):
        return f"{who}: a second action, or end the turn."
    if actions_of(s) == 2:
        return f"{who}: roll a die, move or attack; Momentum gives you two actions."
    return f"{who}: roll a die, move or attack."


def label(s: Field, option: int) -> str:
    kind = pair_kind(option)
    if kind:
        start, to = start_of(option), goal_of(option)
        name = die_name(kind_of(i64(s.units[start])))
        if kind == ATTACK:
            return f"Attack {NAMES[to]} with the {name} on {NAMES[start]}"
        return f"Move the {name} from {NAMES[start]} to {NAMES[to]}"
    if option >= EVADE_TO:
        return f"Evade to {NAMES[option - EVADE_TO]}"
    if option >= DEPLOY_TO:
        return f"Put it on {NAMES[option - DEPLOY_TO]}"
    if option >= ROLL:
        return f"Roll a {die_name(option - ROLL)}"
    return {
        END: "End the turn",
        NOTHING: "Nothing can be done: end the turn",
        RESIGN: "Resign",
        DECLINE: "Decline: back to the reserve",
        STAND: "Stand and fight",
    }[option]


VERBS: Final = {
    END: kernel.END, NOTHING: "nothing", RESIGN: "resign", DECLINE: "decline", STAND: "stand",
}  # fmt: skip


def verb(option: int) -> str:
    """What kind of step it is."""
    kind = pair_kind(option)
    if kind:
        return "attack" if kind == ATTACK else "move"
    if option >= EVADE_TO:
        return "evade"
    if option >= DEPLOY_TO:
        return "deploy"
    return VERBS.get(option, "roll")


def refs(s: Field, option: int) -> tuple[Ref, ...]:
    if pair_kind(option):
        return (Ref("cell", NAMES[start_of(option)]), Ref("cell", NAMES[goal_of(option)]))
    if option >= EVADE_TO:
        return (Ref("cell", NAMES[option - EVADE_TO]),)
    if option >= DEPLOY_TO:
        return (Ref("cell", NAMES[option - DEPLOY_TO]),)
    if option >= ROLL:
        return (Ref("reserve", f"{s.player + 1}:{LETTERS[option - ROLL]}"),)
    return ()


def refusal(s: Field, option: int, clause: int) -> str:
    """Why not, in the words of this position."""
    wanted = _wanted(s, option, clause)
    if wanted:
        return wanted
    kind = pair_kind(option)
    if kind:
        start, to = start_of(option), goal_of(option)
        if clause == c.BOARD_1:
            return "that is not on the board"
        u = i64(s.units[start])
        name = "" if u in (EMPTY, CORE) else die_name(kind_of(u))
        if clause in (c.MOVE_1, c.ATT_1) and owner_of(u) != s.player:
            return f"there is no die of yours on {NAMES[start]}"
        if clause in (c.MOVE_1, c.MOVE_3):
            far = reach(u)
            return f"{NAMES[to]} is too far: a {name} moves {'up to 2 hexes' if far == 2 else '1 hex'}"
        if clause == c.BOARD_5:
            return f"{NAMES[to]} is occupied, and a hex holds one die"
        if clause == c.BOARD_6:
            return "the Core lies on d4: nobody stops there, and it cannot be attacked"
        if clause == c.ATT_2:
            return f"{NAMES[to]} is not adjacent; light dice too attack adjacent dice only"
        if clause == c.ATT_1:
            if owner_of(i64(s.units[to])) != 1 - s.player:
                return f"there is no enemy die on {NAMES[to]}"
            return f"{NAMES[to]} is not adjacent to {NAMES[start]}"
        if clause == c.R17:
            return "a move cannot end where it began"
    elif clause == c.DEPLOY_1:
        return f"there is no {die_name(option - ROLL)} in your reserve"
    elif clause == c.DEPLOY_4:
        return "all four slots of your Deploy Zone are filled"
    elif clause == c.DEPLOY_5:
        return f"your {die_name(option - ROLL)} was declined this turn and rests until the next"
    elif clause == c.DEPLOY_2:
        hex = option - DEPLOY_TO
        where = NAMES[hex]
        return f"{where} is filled" if hex in DEPLOY[s.player] else f"{where} is no slot of your Deploy Zone"
    elif clause == c.BATTLE_6:
        return f"{NAMES[option - EVADE_TO]} is no empty hex beside the evading die"
    elif clause == c.BOARD_6:
        return "nobody evades onto the Core hex"
    elif clause == c.R15:
        return "you have a legal action, so you cannot pass"
    elif clause == c.TURN_3:
        if option == NOTHING:
            return "the second action of a Momentum turn is left out with /"
        return "you must perform an action first; only the second one of a Momentum turn may be left out"
    elif clause == c.DIG_3:
        return "you may resign in your own turn only"
    return BOOK.clause(clause).text


def _wanted(s: Field, option: int, clause: int) -> str:
    """What is asked for, when something of another kind was answered."""
    top = s.frames[-1]
    if clause == c.TURN_1:
        return "an action is a roll, a Move or an Attack"
    if clause == c.DEPLOY_2 and not isinstance(top, Deployment):
        return "no die has just been rolled that could be put down or declined"
    if clause == c.BATTLE_6 and not isinstance(top, Battle):
        return "no die of yours has just rolled an Evade"
    if clause == c.DEPLOY_2 and not DEPLOY_TO <= option < DEPLOY_TO + HEXES:
        return "the rolled die is put on a slot or declined first"
    if clause == c.BATTLE_6 and not EVADE_TO <= option < EVADE_TO + HEXES:
        return "first it is decided whether the die evades or stands"
    return ""


def cited(s: Field, option: int) -> int:
    """The clause a choice is best explained by."""
    kind = pair_kind(option)
    if kind:
        return (
            c.ATT_1
            if kind == ATTACK
            else c.MOVE_3
            if reach(i64(s.units[start_of(option)])) == 2
            else c.MOVE_1
        )
    if option >= EVADE_TO:
        return c.BATTLE_6
    if option >= DEPLOY_TO:
        return c.DEPLOY_2
    if option >= ROLL:
        return c.DEPLOY_1
    return {END: c.TURN_3, NOTHING: c.TURN_4, RESIGN: c.DIG_3, DECLINE: c.DEPLOY_3, STAND: c.R28}[option]


# ---- the journal


def narrate(fact: int) -> str:
    """A fact in a sentence."""
    kind, what = fact_kind(fact), fact_what(fact)
    player = f"Player {fact_who(fact) + 1}"
    if kind == FIRST_ROLL:
        one, two = what >> 4, what & 15
        again = "; they roll again" if one == two else ""
        return f"For the first turn player 1 rolls {one}, player 2 rolls {two}{again}."
    if kind == BEGINS:
        return f"{player} begins."
    if kind == ROLLED:
        return f"{player} rolls a {die_name(what >> 5)}: {what & 31}."
    if kind == DEPLOYED:
        return f"{player} puts the {die_name(what >> 11)} ({(what >> 6) & 31}) on {NAMES[what & 63]}."
    if kind == DECLINED:
        return f"{player} declines the {die_name(what >> 5)} ({what & 31})."
    if kind == MOVED:
        return f"{player} moves the {_unit_name(what >> 12)} from {_trip(what)}."
    if kind == ATTACKED:
        attacker, defender = _unit_name(what >> 16), _unit_name((what >> 12) & 15)
        return (
            f"{player} attacks {NAMES[what & 63]} ({defender}) from {NAMES[(what >> 6) & 63]} ({attacker})."
        )
    if kind == BATTLE_FACES:
        return f"The attacker rolls {face_name(what >> 4)}, the defender {face_name(what & 15)}."
    if kind == EVADED:
        return f"{player} evades with the {_unit_name(what >> 12)} from {_trip(what)}."
    if kind == STOOD:
        return f"{player} stands."
    if kind == RESULT:
        return _result_words(what >> 12, NAMES[(what >> 6) & 63], NAMES[what & 63])
    if kind == CLAIMED:
        return f"{player} claims dominion and has {what} Control Token{'' if what == 1 else 's'}."
    if kind == CORE_ROLLED:
        return f"The Core shows {CORE_NAMES[what]}{_CORE_DOES[what]}"
    if kind == PUSHED:
        name = f"{player}'s {_unit_name(what >> 12)}"
        if what & 63 == HEXES:
            return f"{name} is pushed off {NAMES[(what >> 6) & 63]} and returns to the reserve."
        return f"{name} is pushed from {_trip(what)}."
    if kind == LEFT_OUT:
        return f"{player} leaves out the second action."
    if kind == EMPTY_TURN:
        return f"{player} can do nothing."
    if kind == RESIGNED:
        return f"{player} resigns."
    if kind == OVER:
        return f"The game is over{_ENDED[what]}."
    return ""


_CORE_DOES: Final = (
    ": the Control Zone is cleared.",
    ": turns have two actions.",
    ": every die on the board shows 3.",
    ": every die on the board is turned over.",
)


def _unit_name(u: int) -> str:
    return die_name(int(kind_of(u)))


def _trip(what: int) -> str:
    return f"{NAMES[(what >> 6) & 63]} to {NAMES[what & 63]}"


def _result_words(result: int, attacker: str, defender: str) -> str:
    return {
        "none": "Both dice stay.",
        "win": f"The die on {defender} is captured; the attacker advances.",
        "lose": f"The attacking die from {attacker} is captured.",
        "both": f"The dice on {attacker} and {defender} are destroyed.",
        "defender": f"The die on {defender} destroys itself.",
        "attacker": f"The die on {attacker} destroys itself.",
    }[RESULTS[result]]


# ---- the terminal


def picture(s: Field) -> str:
    """The board in text: owner, type and value of each die, and what the empty hexes are."""
    lines: list[str] = []
    hex = HEXES
    for row in range(len(ROWS) - 1, -1, -1):
        hex -= LENGTHS[row]
        cells = [_cell(s, h) for h in range(hex, hex + LENGTHS[row])]
        lines.append(
            ROWS[row] + "   " * (7 - LENGTHS[row]) + " " + "".join(cell.ljust(6) for cell in cells).rstrip()
        )
    for player in range(2):
        dice = " ".join([f"{die_name(k)}x{s.in_reserve(player, k)}" for k in range(TYPES)])
        lines.append(f"player {player + 1}: tokens {s.tokens(player)}, reserve {dice}")
    lines.append(f"Core: {CORE_NAMES[s.core]}; turn {s.turn}, quiet {s.quiet}, actions left {s.left}")
    return "\n".join(lines)


def _cell(s: Field, hex: int) -> str:
    u = i64(s.units[hex])
    if u == CORE:
        return f"<{CORE_LETTERS[s.core]}>"
    if u == EMPTY:
        return "o" if hex in ZONE else "_" if hex in DEPLOY[0] or hex in DEPLOY[1] else "."
    return f"{owner_of(u) + 1}{LETTERS[kind_of(u)]}{s.values[hex]}"
