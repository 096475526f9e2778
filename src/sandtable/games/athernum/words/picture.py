"""The table drawn in text for the terminal: of every zone what a seat may know, and no more."""

from __future__ import annotations

from typing import Final

from sandtable.games.athernum.evaluating.layers import dfv, ofv
from sandtable.games.athernum.evaluating.on_table import collected, custom_markers
from sandtable.games.athernum.language import instructions as op
from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.games.athernum.table.state import Board
from sandtable.games.athernum.words.places import attached_to, in_place, where
from sandtable.games.athernum.words.view import PHASES, name_at, stack_view
from sandtable.kernel.game import ALL
from sandtable.timing.seen import from_top

STANDING: Final = (its.MAIN_SLOT, its.CHARACTER_SLOT, its.LOCATION_SLOT)
OPEN_ZONES: Final = (("discard pile", op.DISCARD_PILE), ("void", op.VOID))
HIDDEN_ZONES: Final = (("hand", op.HAND), ("deck", op.DECK), ("Extra Deck", op.EXTRA_DECK))


def picture(s: Board, seat: int) -> str:
    """Player by player: what lies on the board, with its place in notation, then the other zones."""
    lines = [
        f"turn {s.turn} of player {s.active + 1}, {PHASES[s.phase] or 'before the'} Phase; pool {s.pool}"
    ]
    if not s.phase:
        lines = [f"before the first turn; pool {s.pool}"]
    for player in range(s.seats):
        lines.append("")
        faction = s.library.factions[s.of(player, their.FACTION)]
        head = f"player {player + 1}" + (f", {faction}" if faction else "")
        lines.append(
            f"{head}: Victory Tokens {collected(s, player)}, Command Tokens {s.of(player, their.COMMANDS)}"
        )
        for place in STANDING:
            for thing in in_place(s, player, place):
                lines += standing(s, thing, seat, "  ")
        tokens = [resource(s, thing) for thing in in_place(s, player, its.RESOURCE_ZONE)]
        if tokens:
            lines.append(f"  resources: {', '.join(tokens)}")
        lines += zones(s, player, seat)
    return "\n".join([*lines, *waiting(s)])


def waiting(s: Board) -> list[str]:
    """What waits on the stack, the top first, each with what it is aimed at."""
    lines: list[str] = []
    for effect in stack_view(s):
        about = effect["about"]
        aim = f", aimed at {', '.join(about)}" if isinstance(about, list) and about else ""
        lines.append(f"on the stack: effect {effect['number']} of {effect['source']}{aim}")
    return lines


def standing(s: Board, thing: int, seat: int, margin: str) -> list[str]:
    """A permanent on one line, and each of its attachments on the next."""
    side = int(s.get(thing, its.SIDE))
    viewer = seat if seat != ALL else int(s.get(thing, its.CONTROLLER))
    words = [f"{margin}{where(s, thing):<6} {name_at(s, thing, viewer)}"]
    if side == its.LIES_UP and s.get(thing, its.PLACE) != its.ITEM_SLOT:
        values = [str(value) if value >= 0 else "-" for value in (int(ofv(s, thing)), int(dfv(s, thing)))]
        words.append(f"{values[0]}/{values[1]}")
    if side == its.LIES_EXHAUSTED:
        words.append("exhausted")
    elif side == its.LIES_DOWN:
        words.append("face-down")
    for word, field in (("damage", its.DAMAGE), ("Victory Tokens", its.VICTORY)):
        if s.get(thing, field):
            words.append(f"{word} {s.get(thing, field)}")
    words += [f"{name} {count}" for name, count in custom_markers(s, thing).items()]
    lines = [", ".join(words)]
    for item in attached_to(s, thing):
        lines += standing(s, item, seat, margin + "  ")
    return lines


def resource(s: Board, thing: int) -> str:
    name = s.library.factions[s.library.faction[s.get(thing, its.FACE)]] or "factionless"
    return f"{name} (exhausted)" if s.get(thing, its.SIDE) != its.LIES_UP else name


def zones(s: Board, player: int, seat: int) -> list[str]:
    """Open zones from the top; of hidden ones how many, and by name what the seat knows, in no order."""
    lines: list[str] = []
    for word, zone in OPEN_ZONES:
        names = [s.library.names[s.get(thing, its.FACE)] for thing in from_top(s, player, zone)]
        if names:
            lines.append(f"  {word}: {', '.join(names)}")
    for word, zone in HIDDEN_ZONES:
        cards = from_top(s, player, zone)
        known = [s.library.names[s.get(t, its.FACE)] for t in cards if seat == ALL or s.sees(seat, t)]
        if seat != ALL:
            known.sort()
        if cards:
            lines.append(f"  {word} {len(cards)}" + (f": {', '.join(known)}" if known else ""))
    return lines
