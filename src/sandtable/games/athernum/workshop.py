"""What a workshop asks of the game: check a deck, draw a hand, read cards while they are written, and lay a
card on a table where it can be tried."""

from __future__ import annotations

import re
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from sandtable.cards import codes
from sandtable.cards.errors import CardError
from sandtable.cards.lists import DeckList
from sandtable.games.athernum import cardset, catalogue, custom
from sandtable.games.athernum.game import GAME
from sandtable.games.athernum.places import spell
from sandtable.kernel.errors import SandtableError, SetupError

if TYPE_CHECKING:
    from sandtable.cards.files import Entry
    from sandtable.games.athernum.pool import Card, Pool
    from sandtable.kernel.game import Game
    from sandtable.kernel.state import State

HAND: Final = 6  # 8.0.5a
DECK: Final = 18  # cards that are left to draw at a trial
PATIENCE: Final = 12  # errors that are explained at a time
LONGEST_SET: Final = 24 * 1024  # characters: with a deck it must still fit into a code
FOE: Final = 2  # of the ready-made decks, which one sits on the other side of a trial
# what a card begins as, and what can be said about one
TEMPLATE: Final = '''[[card]]
name = "A New Card"
faction = "Ironwright"
cost = 2
type = "Human"
ofv = 2
dfv = 2
text = """
When this enters the game board, draw a card.
"""
flavour = ""
'''
KEYS: Final = {
    "name": "what the card is called",
    "faction": "left out for a card of no faction",
    "cost": "characters only",
    "type": "subtypes; items and locations begin with Item or Location",
    "ofv": "offensive value",
    "dfv": "defensive value",
    "slots": "item slots",
    "victory": "size of its Victory Token Field",
    "extra": "an extra rule: Unique, Levy, Relic, Herald - …",
    "text": "one ability a line",
    "reading": "the same in words of the language",
    "flavour": "no rules",
    "art": "names of icons",
}
_MEANT: Final = re.compile(r"(?:did you mean|use) (['\"])(.+?)\1")
_WHOLE: Final = re.compile(r"(?:try|is written): (.+)", re.DOTALL)
_QUOTED: Final = re.compile(r"(['\"])(.+?)\1")
_WORD: Final = re.compile(r"[\w'-]+|\S")


# ---- decks


def catalogue_view() -> dict[str, object]:
    """All that a deck builder shows before anything is chosen."""
    from sandtable.games.athernum.decks import COPIES, EXTRA, EXTRA_SIZE, MAIN, MAIN_SIZE

    pool = cardset.standard_pool()
    return {
        "game": GAME.name,
        "cards": [catalogue.row(card) for card in [*pool.cards.values(), *pool.tokens.values()]],
        "factions": list(pool.registry["FACTION"].words),
        "subtypes": sorted(pool.registry["SUBTYPE"].words),
        "keywords": list(pool.registry["KEYWORD"].words),
        "sections": [
            {"name": MAIN, "size": MAIN_SIZE, "clause": "athernum 11.0.2a"},
            {"name": EXTRA, "size": EXTRA_SIZE, "clause": "athernum 11.0.2c"},
        ],
        "copies": COPIES,
        "template": TEMPLATE,
        "keys": KEYS,
        "hand": HAND,
        "decks": [
            {"name": name, "title": cardset.deck(name).title, "text": deck_text(name)}
            for name in cardset.deck_names()
        ],
    }


def deck_text(name: str) -> str:
    from sandtable.games.athernum.decks import read_deck, write_deck

    return write_deck(read_deck((cardset.HOME / "decks" / f"{name}.txt").read_text(encoding="utf-8")))


def unpack(code: str) -> tuple[str, str]:
    """The deck list and the cards in a code; raises SetupError."""
    from sandtable.games.athernum.decks import write_deck

    found = custom.unpacked(code)
    return write_deck(found.listed), found.cards


def check(text: str, cards: str) -> dict[str, object]:
    """A deck held to the rules, every fault with its clause and line."""
    from sandtable.games.athernum.decks import SECTIONS, check_deck, read_bans, read_deck, write_deck

    own: list[dict[str, object]] = []
    errors: list[dict[str, object]] = []
    pool = cardset.standard_pool()
    if cards.strip():
        pool, errors = own_pool(cards)
        own = [catalogue.row(card) for card in pool.drafts]
    try:
        listed = read_deck(text)
    except CardError as error:
        fault = {"clause": error.clause, "message": error.message, "line": error.line, "card": ""}
        return {
            "name": "", "text": text, "sections": {}, "legal": False, "faults": [fault], "own": own,
            "errors": errors, "code": None,
        }  # fmt: skip
    found = check_deck(listed, pool, read_bans())
    names = {row.line: row.card for rows in listed.sections.values() for row in rows}
    faults = [
        {
            "clause": fault.clause,
            "message": fault.message,
            "line": fault.line,
            "card": names.get(fault.line, ""),
        }
        for fault in found
    ]
    canonical = write_deck(listed)
    code: str | None = None
    try:
        code = codes.pack(canonical, cards)
        custom.unpacked(code)  # a name that is too long, say
    except (CardError, SetupError) as error:
        code = None
        faults.append({"clause": "", "message": error.message, "line": 0, "card": ""})
    return {
        "name": listed.heads.get("Name", ""),
        "text": canonical,
        "sections": {
            section: [{"copies": row.copies, "card": row.card} for row in listed.sections.get(section, ())]
            for section in SECTIONS
        },
        "legal": not faults and not errors,
        "faults": faults,
        "own": own,
        "errors": errors,
        "code": code,
    }


def sample_hand(text: str, cards: str, leader: str) -> dict[str, object]:
    """Six cards as a game would deal them, a main character taken out before (R69)."""
    from sandtable.games.athernum.decks import MAIN, read_deck

    pool = own_pool(cards)[0] if cards.strip() else cardset.standard_pool()
    deck = cardset.deck_of(read_deck(text), "")
    leaders = [
        name for name in dict.fromkeys(deck.main) if name in pool.cards and pool.cards[name].can_lead()
    ]
    if not leaders:
        raise CardError(
            "no card of the main deck can be chosen as a main character", clause="athernum 11.0.2b"
        )
    chosen = leader if leader in leaders else leaders[0]
    rest = list(deck.main)
    rest.remove(chosen)
    if len(rest) < HAND:
        raise CardError(f"the {MAIN} has too few cards for a hand of {HAND}", clause="athernum 8.0.5a")
    return {
        "leader": chosen,
        "leaders": leaders,
        "hand": SystemRandom().sample(rest, HAND),
        "clauses": ["athernum 8.0.5a", "athernum 11.1.1"],
        "note": "There is no redraw: the hand that is drawn is played.",
    }


# ---- cards while they are written


def own_pool(text: str) -> tuple[Pool, list[dict[str, object]]]:
    """The working pool with cards of one's own, and all that is wrong with these."""
    from sandtable.games.athernum.pool import extended

    try:
        entries = custom.own_entries(text)
    except CardError as error:
        return extended(cardset.standard_pool(), []), [told(error, text)]
    pool = extended(cardset.standard_pool(), entries, PATIENCE)
    return pool, [told(error, text) for error in pool.errors]


def told(error: CardError, text: str) -> dict[str, object]:
    """An error with the words it is about, and what could stand there instead."""
    lines = text.split("\n")
    line = lines[error.line - 1] if 0 < error.line <= len(lines) else ""
    start, end = word_at(line, error)
    fix: dict[str, object] | None = None
    meant = _MEANT.search(error.message)
    whole = _WHOLE.search(error.message)
    if whole is not None:
        at, stop = sentence_at(line)
        if at <= start <= stop:
            fix = {"from": at, "to": stop, "text": whole[1]}
    elif meant is not None:
        fix = {"from": start, "to": end, "text": meant[2]}
    return {
        "card": error.card,
        "line": error.line,
        "from": start,
        "to": max(end, min(start + 1, len(line))),
        "message": error.message,
        "clause": error.clause,
        "fix": fix,
    }


def word_at(line: str, error: CardError) -> tuple[int, int]:
    """Which part of a line an error is about: the word that it quotes, or the one at its column."""
    column = min(max(error.column - 1, 0), len(line))
    quoted = _QUOTED.search(error.message)
    if quoted is not None:
        at = line.find(quoted[2], column)
        at = at if at >= 0 else line.find(quoted[2])
        if at >= 0:
            return at, at + len(quoted[2])
    for word in _WORD.finditer(line):
        if word.start() <= column < word.end():
            return word.span()
    return column, len(line)


def sentence_at(line: str) -> tuple[int, int]:
    """Where the ability stands in a line of a card file: all of it, or what is between the quotes."""
    found = re.match(r'\s*\w+\s*=\s*("{1,3})(.*?)\1\s*$', line)
    return found.span(2) if found is not None else (0, len(line.rstrip()))


def read_set(text: str) -> dict[str, object]:
    """Cards as far as they can be read: each as it would be printed, and its abilities as programs."""
    if len(text) > LONGEST_SET:
        raise CardError(f"a set has at most {LONGEST_SET >> 10} KiB of text")
    pool, errors = own_pool(text)
    wrong = {error["line"] for error in errors}
    return {
        "cards": [draft_view(pool, card, wrong) for card in pool.drafts],
        "errors": errors,
        "warnings": [told(warning, text) for warning in pool.warnings],
    }


def draft_view(pool: Pool, card: Card, wrong: set[object]) -> dict[str, object]:
    from sandtable.games.athernum.language.listing import listing

    key = "reading" if "reading" in card.entry.values else "text"
    first = card.entry.places.get(key, (card.entry.line, 1))[0]
    programs = list(card.abilities)
    abilities: list[dict[str, object]] = []
    for number, line in enumerate(str(card.entry.values.get(key, "")).split("\n")):
        if not line:
            continue
        read = first + number not in wrong and bool(programs)
        words = listing(programs.pop(0).code, pool.registry, pool.texts.language) if read else []
        abilities.append({"line": first + number, "text": line, "words": words})
    return {
        **catalogue.row(card),
        "line": card.entry.line,
        "read": card.name in pool.cards or card.name in pool.tokens,
        "abilities": abilities,
    }


# ---- a table to try a card at


def sandbox(text: str, name: str) -> dict[str, object]:
    """A setup and a position in which a card is in the first player's hand, and can be paid for."""
    pool, errors = own_pool(text)
    card = pool.cards.get(name)
    if card is None or card.entry.path != custom.FILE:
        for error in errors:
            if error["card"] in (name, ""):
                raise CardError(f"{name} cannot be read yet: {error['message']}", clause=str(error["clause"]))
        raise CardError(f"there is no card {name!r} in this set")
    own = sound_part(text, errors)
    base = like(pool, card)
    deck = read_named(base, f"Workshop, {name}"[: custom.LONGEST_NAME])
    others = cardset.deck_names()
    foe = others[FOE - 1] if others[FOE - 1] != base else others[0]
    from sandtable.games.athernum.decks import write_deck

    setup = f"{codes.pack(write_deck(deck), own)}:{foe}"
    game = GAME.of(setup)
    best = ""
    playable = False
    for position in positions(pool, card, base, foe):
        state = game.new(position, "")
        best = best or position
        tokens = [game.token(state, int(option)) for option in state.options()]
        if any([about_card(token, name) for token in tokens]):
            best, playable = position, True
            break
    why = None if playable else obstacle(game, game.new(best, ""), name)
    return {"setup": setup, "position": best, "playable": playable, "why": why, "seats": 2}


def about_card(token: str, name: str) -> bool:
    """Whether a choice in notation plays or uses a card of this name."""
    return token.partition(":")[2].split(">")[0].split("@")[0] == spell(name)


def obstacle(game: Game, state: State, name: str) -> dict[str, object]:
    """Why a card cannot be played at once, with the clause if the game names one."""
    for option in state.candidates():
        if about_card(game.token(state, int(option)), name):
            clause, reason = game.why_not(state, int(option))
            if reason:
                return {"message": reason, "clause": clause}
    return {"message": f"nothing that can be done at this moment is about {name}", "clause": ""}


def sound_part(text: str, errors: list[dict[str, object]]) -> str:
    """The tables of a set in which nothing is wrong."""
    entries = custom.own_entries(text)
    lines = text.replace("\r\n", "\n").split("\n")
    wrong = {error["card"] for error in errors}
    parts: list[str] = []
    for number, entry in enumerate(entries):
        last = entries[number + 1].line - 1 if number + 1 < len(entries) else len(lines)
        if entry.name() not in wrong:
            parts.append("\n".join(lines[entry.line - 1 : last]).strip("\n"))
    return "\n\n".join(parts) + "\n"


def like(pool: Pool, card: Card) -> str:
    """The ready-made deck whose cards are most of a card's faction."""
    names = cardset.deck_names()
    counts = [
        sum(
            [
                1
                for one in cardset.deck(name).main
                if one in pool.cards and pool.cards[one].faction == card.faction
            ]
        )
        for name in names
    ]
    return names[counts.index(max(counts))]


def read_named(name: str, title: str) -> DeckList:
    from sandtable.games.athernum.decks import read_deck

    listed = read_deck(deck_text(name))
    listed.heads["Name"] = title
    return listed


def positions(pool: Pool, card: Card, base: str, foe: str) -> list[str]:
    """Positions to try, each with a little more on the table."""
    faction = card.faction or "Ironwright"
    resources = ",".join([f"{faction}_Resource"] * (max(card.cost, 2) + 4))
    mine, theirs = cardset.deck(base), cardset.deck(foe)
    return [
        " ".join(
            [
                "turn=5",
                "active=1",
                side(pool, 1, mine.main, [card.name] if card.keyword != "Herald" else [], resources, crowd),
                *([f"1.extra={spell(card.name)}"] if card.keyword == "Herald" else []),
                side(pool, 2, theirs.main, [], f"{faction_of(pool, theirs.main)}_Resource", crowd),
            ]
        )
        for crowd in (2, 4, 0)
    ]


def side(pool: Pool, seat: int, main: list[str], hand: list[str], resources: str, crowd: int) -> str:
    """One player's part of a position: a main character, some characters, resources, a hand and a deck."""
    leader = next(name for name in main if pool.cards[name].can_lead())
    rest = [name for name in main if name != leader]
    people = [name for name in dict.fromkeys(rest) if pool.cards[name].supertype == "Character"]
    people = [name for name in people if not pool.cards[name].keyword and not pool.cards[name].can_lead()]
    front = people[:crowd]
    for name in front:
        rest.remove(name)
    rest = SystemRandom().sample(rest, 3 + DECK)
    held = hand + rest[:3]
    words = [f"{seat}.main={spell(leader)}", f"{seat}.res={resources}", f"{seat}.deck={listed(rest[3:])}"]
    if front:
        words.append(f"{seat}.chars={listed(front)}")
    words.append(f"{seat}.hand={listed(held)}")
    return " ".join(words)


def faction_of(pool: Pool, main: list[str]) -> str:
    return next((pool.cards[name].faction for name in main if pool.cards[name].faction), "Ironwright")


def listed(names: list[str]) -> str:
    return ",".join([spell(name) for name in names])


def try_out(text: str, name: str) -> dict[str, object]:
    """`sandbox`, whatever goes wrong being the card's fault and told as such."""
    try:
        return sandbox(text, name)
    except CardError:
        raise
    except SandtableError as error:
        raise CardError(error.message, clause=error.clause) from None


def entries_of(text: str) -> list[Entry]:
    """The tables of a set, for whoever stores one."""
    return custom.own_entries(text)
