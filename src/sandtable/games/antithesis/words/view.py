"""What a seat sees of Antithesis, built up from nothing. Squares are those of player 1's view; whoever draws
the board turns it.
"""

from __future__ import annotations

from typing import Final

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.cardset.library import Library
from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.table import attacks, moves, zones
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows import events
from sandtable.games.antithesis.windows.window import Window
from sandtable.games.antithesis.words import prospects
from sandtable.games.antithesis.words.keywords import keyword_names
from sandtable.games.antithesis.words.nest import HOW, WINDOWS, nest_view
from sandtable.games.antithesis.words.places import (
    COLOURS,
    TOKENS,
    die_name,
    square_name,
    squares_in,
    where,
)
from sandtable.timing.seen import about, from_top, hidden_zones, open_zones, shown_names
from sandtable.timing.values import thing_of
from sandtable.timing.waiting import from_the_top

PHASES: Final = (
    "Setup", "Main Phase starts", "Draw", "Command income", "Command Point", "Shift Strategy", "Battle On",
    "Score Goals", "Reveal Objective", "Roles change", "Main Phase ends", "Setup",
)  # fmt: skip
TYPES: Final = {
    op.CHARACTER: "Character", op.CHAMPION: "Champion", op.FIELD: "Field", op.MODIFICATION: "Modification",
    op.DIRECTIVE: "Directive", op.STRATEGY: "Strategy", op.TACTIC: "Tactic", op.OBJECTIVE: "Objective",
}  # fmt: skip
DEF_TYPES: Final = ("", "Armor", "Hide", "Agility", "Aura")
MOVEMENTS: Final = ("", "RUN", "FLY", "TEL")
ENDINGS: Final = {
    c.WIN_1: "Victory Points", c.WIN_2: "Victory Points", c.WIN_3: "tie", c.R140: "phase limit or concession",
}  # fmt: skip
OPEN_ZONES: Final = {
    "discard": zones.DISCARD_PILE, "removed": zones.OUT_OF_GAME, "used": zones.USED_STRATEGIES,
    "aside": zones.SET_ASIDE,
}  # fmt: skip
HIDDEN_ZONES: Final = {
    "hand": zones.HAND, "deck": zones.MAIN_DECK, "strategies": zones.STRATEGY_DECK,
    "objectives": zones.OBJECTIVE_DECK,
}  # fmt: skip
NOBODY: Final = -1


def def_type(lib: Library, kind: int) -> str:
    """The trait of a DEF: one of the game's, or of a set's own."""
    return DEF_TYPES[kind] if kind < op.TRAIT_TYPE else lib.trait_names[kind - op.TRAIT_TYPE]


def observe(s: Board, seat: int) -> dict[str, object]:
    return {
        "turn": int(s.turn),
        "active": int(s.active),
        "phase": PHASES[s.phase],
        "battle": bool(s.battle),
        "total": int(s.total),
        "goals": goals_view(s),
        "players": [player_view(s, player, seat) for player in range(s.seats)],
        "stack": stack_view(s),
        "nest": nest_view(s),
        "window": window_view(s),
        "attack": attack_view(s),
        "move": move_view(s, seat),
        "sights": prospects.sights_view(s, seat),
        "placing": prospects.placing_view(s, seat),
        "deploys": prospects.deploys_view(s, seat),
        "paying": prospects.paying_view(s, seat),
        "shown": shown_names(s, seat),
        "asked": int(s.seat),
    }


def goals_view(s: Board) -> list[dict[str, object]]:
    """Every Goal with who controls its square: a seat, or nobody; contested if both have Presence there."""
    reach = [int(standing.presence(s, player)) for player in range(s.seats)]
    out: list[dict[str, object]] = []
    for square in squares_in(int(s.goals)):
        holders = [player for player in range(s.seats) if reach[player] >> square & 1]
        out.append(
            {
                "at": square_name(square),
                "holder": holders[0] if len(holders) == 1 else NOBODY,
                "contested": len(holders) > 1,
            }
        )
    return out


# ---- players


def dice_view(s: Board, player: int) -> list[str]:
    return [die_name(die) for die in range(their.DICE) for _ in range(int(s.dice_of(player, die)))]


def player_view(s: Board, player: int, seat: int) -> dict[str, object]:
    names = s.library.names
    objective = int(s.of(player, their.OBJECTIVE))
    current = [names[s.get(t, its.FACE)] for t in from_top(s, player, zones.REVEALED_STRATEGY)]
    view: dict[str, object] = {
        "victory": int(s.of(player, their.VICTORY)),
        "command": int(s.of(player, their.COMMAND)),
        "dice": dice_view(s, player),
        "exchanged": int(s.of(player, their.EXCHANGED)) - 1,
        "strategy": current[0] if current else "",
        "objective": names[objective - 1] if objective else "",
        "board": [
            thing_view(s, int(t))
            for t in s.board
            if s.get(t, its.CONTROLLER) == player and s.get(t, its.PLACE) != its.ATTACHED
        ],
    }
    return view | open_zones(s, player, OPEN_ZONES) | hidden_zones(s, player, HIDDEN_ZONES, seat)


# ---- what lies In Play: everybody sees all of it


def thing_view(s: Board, thing: int) -> dict[str, object]:
    lib = s.library
    face = int(s.get(thing, its.FACE))
    kind = int(lib.kind[face])
    view: dict[str, object] = {
        "at": where(s, thing),
        "name": lib.names[face],
        "type": TYPES[kind],
        "owner": int(s.get(thing, its.OWNER)),
        "exhausted": s.get(thing, its.SIDE) == its.EXHAUSTED,
        "squares": [square_name(square) for square in squares_in(int(s.get(thing, its.SQUARES)))],
        "tokens": {TOKENS[i]: int(s.tokens(thing, i)) for i in range(len(TOKENS)) if s.tokens(thing, i)},
        "keywords": keyword_names(s, thing),
        "attachments": [thing_view(s, int(t)) for t in s.items_of(thing)],
    }
    if kind in (op.CHARACTER, op.CHAMPION):
        view |= {
            "size": int(lib.size[face]),
            "damage": int(s.get(thing, its.DAMAGE)),
            "killed": s.flag(thing, its.IS_KILLED),
            "hp": int(values.stat(s, thing, op.HP)),
            "def": int(values.stat(s, thing, op.DEF)),
            "def_type": def_type(lib, lib.defence_type[face]),
            "vp": int(values.stat(s, thing, op.VP)),
            "presence": int(values.stat(s, thing, op.PRESENCE)),
            "engagement": ranged(int(lib.engage[face]), int(lib.engage_d[face])),
            "arrays": [array_text(lib, int(array)) for array in values.arrays(s, thing)],
        }
    return view


def ranged(rng: int, d: int) -> str:
    return f"{rng}+D{d}" if d else str(rng)


def array_text(lib: Library, place: int) -> str:
    """A Movement Array as it is printed: RUN 2+D1 {B}."""
    kind, reach, dice = "", "", ""
    for index in range(int(lay.pairs(lib.code, place))):
        what = int(lay.pair_kind(lib.code, place, index))
        number = int(lay.pair_number(lib.code, place, index))
        if what == op.ARRAY_TYPE:
            kind = MOVEMENTS[number]
        elif what == op.ARRAY_RANGE:
            reach = ranged(number // op.RANGE, number % op.RANGE)
        elif what > op.DIE:
            dice += f"{{{COLOURS[what - op.DIE - 1]}}}" * number
    return " ".join([part for part in (kind, reach, dice) if part])


# ---- what is going on


def stack_view(s: Board) -> list[dict[str, object]]:
    """The abilities that are on their way, the innermost first."""
    return [
        {
            "number": one.number,
            "player": one.by,
            "source": s.library.names[s.get(thing_of(one.source), its.FACE)] if one.source else "",
            "kind": HOW.get(one.kind, ""),
            "text": line_text(s.library, one.header),
            "about": about_view(s, one.at),
        }
        for one in from_the_top(s.stack)
    ]


def about_view(s: Board, at: int) -> list[str]:
    """What an ability is about: the places and players that it has named."""
    return list(dict.fromkeys(about(s, at, "ability", where)))


def line_text(lib: Library, header: int) -> str:
    """The printed line that a header is; of a Keyword or an unprinted ability the words of the rules."""
    return lib.line_text(header)


def window_view(s: Board) -> dict[str, object] | None:
    """The innermost window that is open, and how many wait outside it."""
    found = [frame for frame in s.frames if isinstance(frame, Window)]
    if not found:
        return None
    return {"event": WINDOWS[int(found[-1].event[events.KIND])], "outer": len(found) - 1}


def attack_view(s: Board) -> dict[str, object] | None:
    """The innermost Attack."""
    if len(s.attacks) == 0:
        return None
    number = int(s.attack(attacks.NUMBER))
    view: dict[str, object] = {
        "step": int(s.attack(attacks.STEP)),
        "area": [square_name(square) for square in squares_in(int(s.attack(attacks.AREA)))],
        "dice": [die_name(int(die)) for die in s.added_to(number)],
        "total": int(s.attack(attacks.TOTAL)),
        "reckoning": prospects.reckoning_view(s),
    }
    for key, field in (("attacker", attacks.ATTACKER), ("target", attacks.TARGET)):
        ref = int(s.attack(field))
        if ref and s.same(ref) and s.get(thing_of(ref), its.ZONE) == zones.IN_PLAY:
            view[key] = where(s, int(thing_of(ref)))
    return view


def move_view(s: Board, seat: int) -> dict[str, object] | None:
    """The innermost [Move]."""
    at = int(moves.innermost(s.moves))
    if at < 0:
        return None
    ref = int(s.moves[at + moves.MOVER])
    view: dict[str, object] = {
        "type": MOVEMENTS[s.moves[at + moves.TYPE]],
        "points": int(s.moves[at + moves.POINTS]),
        "diagonal": int(s.moves[at + moves.DIAGONAL]),
        "start": [square_name(square) for square in squares_in(int(s.moves[at + moves.START]))],
        "dice": [die_name(int(die)) for die in s.added_to(s.moves[at + moves.NUMBER])],
        "reach": prospects.reach_view(s, seat),
    }
    if s.same(ref) and s.get(thing_of(ref), its.ZONE) == zones.IN_PLAY:
        view["mover"] = where(s, int(thing_of(ref)))
    return view
