"""What is seen before it is done: how far a [Move] goes, what an Attack adds up to, who sees whom, prices."""

from __future__ import annotations

from typing import Final

from sandtable.cards.forms import begun
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions.deploy import Deploy
from sandtable.games.antithesis.actions.naming import header_of_option
from sandtable.games.antithesis.actions.places import deployable
from sandtable.games.antithesis.attack import targets
from sandtable.games.antithesis.attack.attack import Attack
from sandtable.games.antithesis.board import sight
from sandtable.games.antithesis.board.squares import DIRECTIONS, is_diagonal, shifted
from sandtable.games.antithesis.evaluating import damage, ground, standing, values
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.moving import steps
from sandtable.games.antithesis.moving.move import STEP_ASKED, Move
from sandtable.games.antithesis.payment import costs, pools, prices
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.payment.paying import ICON_ASKED, POOL_ASKED, Pay
from sandtable.games.antithesis.payment.pricing import price_of
from sandtable.games.antithesis.table import attacks, moves
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.battle import Battle
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.words.notation import token
from sandtable.games.antithesis.words.places import (
    COLOUR_NAMES,
    COLOURS,
    die_name,
    square_name,
    squares_in,
    where,
)
from sandtable.games.antithesis.words.places import (
    DIRECTIONS as WAYS,
)
from sandtable.timing.asking import Pick
from sandtable.timing.values import thing_of

SHOVES: Final = ((op.HP_TYPE, "damage"), (op.PUSH, "PUSH"), (op.PULL, "PULL"))


# ---- a [Move]


def reach_view(s: Board, seat: int) -> list[dict[str, object]]:
    """Where the step that is asked for can lead in the end: squares, points left, and the steps there.

    Told by the squares as they are now: whoever interrupts may change them.
    """
    top = s.frames[-1] if s.frames else None
    if seat != s.seat or not isinstance(top, Move) or top.step != STEP_ASKED:
        return []
    mover, thing = top.mover, thing_of(top.mover)
    kind = s.move(mover, moves.TYPE)
    if kind == op.TEL:
        return []
    start = (int(s.get(thing, its.SQUARES)), int(s.move(mover, moves.DIAGONAL)))
    left: dict[tuple[int, int], int] = {start: int(s.move(mover, moves.POINTS))}
    way: dict[tuple[int, int], list[str]] = {start: []}
    edge = [start]
    costs: dict[int, int] = {}  # of newly covered squares; 0 where it cannot go
    while edge:
        here = max(edge, key=left.__getitem__)
        edge.remove(here)
        for direction in range(DIRECTIONS):
            there = int(shifted(here[0], direction))
            entered = there & ~here[0]
            if there == 0:
                continue
            if entered not in costs:
                free = steps.bar_entering(s, thing, entered, kind) == 0
                costs[entered] = int(ground.step_cost(s, thing, entered, kind)) if free else 0
            cost = costs[entered]
            diagonal = here[1] - cost if is_diagonal(direction) else here[1]
            points = left[here] - cost
            key = (there, diagonal)
            if cost == 0 or points < 0 or diagonal < 0 or left.get(key, -1) >= points:
                continue
            left[key] = points
            way[key] = [*way[here], f"step:{WAYS[direction]}"]
            if key not in edge:
                edge.append(key)
    best: dict[int, tuple[int, int]] = {}
    for key, points in left.items():
        if key[0] not in best or (points, key[1]) > (left[best[key[0]]], best[key[0]][1]):
            best[key[0]] = key
    return [
        {
            "squares": [square_name(square) for square in squares_in(squares)],
            "left": left[key],
            "diagonal": key[1],
            "stop": steps.stands_freely(s, thing, squares),
            "steps": way[key],
        }
        for squares, key in sorted(best.items())
        if squares != start[0]
    ]


# ---- an Attack


def reckoning_view(s: Board) -> list[dict[str, object]]:
    """What the innermost Attack does to each whom it hits, as it stands: STR, DEF, DR and the HP left."""
    at = attacks.innermost(s.attacks)
    if at < 0:
        return []
    number = s.attack(attacks.NUMBER)
    frames = [frame for frame in s.frames if isinstance(frame, Attack) and frame.number == number]
    if not frames or (s.attack(attacks.TARGET) == 0 and s.attack(attacks.AREA) == 0):
        return []
    return [row for thing in frames[-1].hit(s) for row in reckoned(s, int(thing))]


def reckoned(s: Board, thing: int) -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    for kind, words in SHOVES:
        if not damage.deals(s, kind):
            continue
        base = values.within(damage.base_strength(s, kind) + damage.helped(s, op.STR, thing))
        out.append(
            {
                "at": where(s, thing),
                "kind": words,
                "strength": int(base),
                "times": 2 if damage.doubled(s, thing) else 1,
                "defence": int(damage.defence(s, thing)),
                "reduction": int(damage.reduction(s, thing, kind)),
                "cover": bool(damage.cover(s, thing)),
                "immune": bool(damage.immune(s, thing)),
                "hp": int(values.stat(s, thing, op.HP) - s.get(thing, its.DAMAGE)),
                "vp": int(values.stat(s, thing, op.VP)),
            }
        )
    return out


# ---- sight


def sights_view(s: Board, seat: int) -> dict[str, dict[str, list[str]]]:
    """Whom each Character of the asked seat sees, and who of them is obscured: where an Action or a target is
    chosen.
    """
    top = s.frames[-1] if s.frames else None
    if seat != s.seat or not (
        isinstance(top, Battle) or (isinstance(top, Pick) and top.clause == c.ATKSEQ_1)
    ):
        return {}
    figures = [
        int(t) for t in s.board if values.is_character(s, t) and s.in_play(t) and s.get(t, its.SQUARES)
    ]
    blocked = standing.walls(s) | standing.occupied(s)
    out: dict[str, dict[str, list[str]]] = {}
    for mine in figures:
        if s.get(mine, its.CONTROLLER) != seat:
            continue
        clear: list[str] = []
        dim: list[str] = []
        here = s.get(mine, its.SQUARES)
        for other in figures:
            there = s.get(other, its.SQUARES)
            if s.get(other, its.CONTROLLER) != seat and sight.sees(here, there, blocked):
                (dim if sight.obscured(here, there, blocked) else clear).append(where(s, other))
        out[where(s, mine)] = {"clear": clear, "obscured": dim}
    return out


# ---- placing and paying


def placing_view(s: Board, seat: int) -> dict[str, list[str]]:
    """What each place that is offered covers, by its answer: Fields, large tokens, areas of Attacks."""
    top = s.frames[-1] if s.frames else None
    if seat != s.seat or not isinstance(top, (Deploy, Attack)):
        return {}
    out: dict[str, list[str]] = {}
    for option in s.options():
        covered = squares_in(covers(s, top, int(option)))
        if len(covered) > 1:
            out[token(s, int(option))] = [square_name(square) for square in covered]
    return out


def deploys_view(s: Board, seat: int) -> dict[str, list[str]]:
    """The cards in hand that an Action which is offered would deploy, by its answer."""
    if seat != s.seat or not s.frames or not isinstance(s.frames[-1], Battle):
        return {}
    out: dict[str, list[str]] = {}
    for option in s.options():
        if o.kind_of(option) != o.USE_OWN:
            continue
        header = header_of_option(s, option)
        if costs.deploys(s, header):
            cards = deployable(s, s.seat, price_of(s, s.seat, -1, header, -1))
            out[token(s, int(option))] = sorted({s.library.names[s.get(thing, its.FACE)] for thing in cards})
    return out


def covers(s: Board, frame: Deploy | Attack, option: int) -> int:
    """The squares that an answer is about, as a set; none where it is no place."""
    kind, value = o.kind_of(option), o.value_of(option)
    if isinstance(frame, Deploy):
        return int(ground.footprint_of(s, frame.thing, option)) if kind in (o.SQUARE, o.FIELD) else 0
    thing = thing_of(frame.attacker)
    if kind == o.SQUARE:
        return int(targets.area(s, thing, frame.line, value, 0))
    if kind != o.DIRECTION:
        return 0
    return int(targets.area(s, thing, frame.line, o.going_from(value), o.going_to(value)))


def icons_in(counts: list[int]) -> str:
    return "".join([COLOURS[colour] * count for colour, count in enumerate(counts)])


def paying_view(s: Board, seat: int) -> dict[str, object] | None:
    """The Dice Pool that is being named, or dice that are being added: what is asked, what is picked."""
    top = s.frames[-1] if s.frames else None
    if seat != s.seat:
        return None
    if isinstance(top, Pay) and top.step == POOL_ASKED:
        icons = [int(icon) for icon in prices.pool_icons(top.price)]
        spent = [*top.icons, *top.pool, *top.surplus]
        return paid("pay", int(top.price[prices.NUMBER]), icons, 0, [int(die) for die in top.pool], spent)
    if isinstance(top, Adding):
        icons = [int(icon) for icon in top.icons]
        what = "attack" if top.clause == c.ATKSEQ_2 else "move"
        return paid(what, 0, icons, int(top.boost), [int(die) for die in top.chosen], [*top.chosen])
    return None


def paid(
    what: str, number: int, icons: list[int], boost: int, picked: list[int], spent: list[int]
) -> dict[str, object]:
    return {
        "for": what,
        "number": number,
        "icons": icons_in(icons),
        "boost": boost,
        "picked": [die_name(die) for die in picked],
        "spent": [die_name(int(die)) for die in spent],
    }


def dice_offered(s: Board) -> tuple[int, int, list[tuple[int, int]]]:
    """Of dice that are named in ascending order: how few, how many, and each with how often it is there."""
    top = s.frames[-1]
    if isinstance(top, Pay) and top.step == POOL_ASKED:
        rest = top.rest(s)
        floor = int(top.pool[len(top.pool) - 1]) if len(top.pool) > 0 else 0
        found = [(die, int(rest[die])) for die in range(floor, their.DICE) if rest[die] > 0]
        return 1, sum([count for _, count in found]), found
    if isinstance(top, Adding):
        floor = int(top.chosen[len(top.chosen) - 1]) if len(top.chosen) > 0 else 0
        chosen = top.counts()
        found = []
        for die in range(floor, their.DICE):
            there = int(s.dice_of(top.player, die) - chosen[die])
            if there > 0 and pools.fits_icons(pools.with_die(chosen, die, 1), top.icons, top.boost):
                found.append((die, there))
        most = sum([int(icon) for icon in top.icons]) + int(top.boost) - len(top.chosen)
        return 0, min(most, sum([count for _, count in found])), found
    return 0, 0, []


def paid_for(s: Board) -> int:
    """The card that is being paid for, -1 if it is none."""
    top = s.frames[-1]
    if not isinstance(top, Pay):
        return -1
    if top.thing >= 0:
        return int(top.thing)
    below = s.frames[-2] if len(s.frames) > 1 else None
    if isinstance(below, Ability):
        return int(below.card)
    return int(below.thing) if isinstance(below, Deploy) else -1


def dice_words(icons: list[int]) -> str:
    """Die icons in words: "a Green die and 2 dice of any colour"."""
    parts: list[str] = []
    for colour, count in enumerate(icons):
        if count and colour == their.STANDARD:
            parts.append("a die of any colour" if count == 1 else f"{count} dice of any colour")
        elif count:
            name = COLOUR_NAMES[colour]
            parts.append(f"a {name} die" if count == 1 else f"{count} {name} dice")
    return " and ".join(parts)


def price_words(s: Board) -> str:
    """What is still to be paid in dice: "Dice worth 6, a Green die among them; 3 so far." """
    top = s.frames[-1]
    if isinstance(top, Pay) and top.step == ICON_ASKED:
        left = [int(count) for count in top.icons_left()]
        left[int(top.next_icon())] += 1
        words = dice_words(left)
        return f"{begun(words)}."
    if not isinstance(top, Pay) or top.step != POOL_ASKED:
        return ""
    wanted = dice_words([int(icon) for icon in prices.pool_icons(top.price)])
    text = f"Dice worth {top.price[prices.NUMBER]}" + (f", {wanted} among them" if wanted else "")
    so_far = sum([int(their.pips_of(die)) for die in top.pool])
    return f"{text}; {so_far} so far." if so_far else f"{text}."
