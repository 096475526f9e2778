"""What readers read: decks, cards, setups, positions, records. All of it runs in a process of its own.

Everything here takes plain values and gives plain values back. This is the one place where the server
asks a card game for its workshop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.cards.game import CardGame
from sandtable.cards.games import cards_of
from sandtable.cards.games import find as card_game
from sandtable.cards.workshop import Workshop
from sandtable.kernel.errors import SetupError
from sandtable.kernel.game import Game
from sandtable.kernel.odds import luck as luck_of
from sandtable.kernel.record import Record
from sandtable.kernel.registry import find
from sandtable.server import lessons, rulebook, verifying
from sandtable.server.fold import Fold
from sandtable.server.rows import Row
from sandtable.server.setups import begun, setup_of

Plain = dict[str, Any]


def _workshop(game: str) -> Workshop:
    return card_game(game).workshop()


def _deck(shop: Workshop, text: str | None, code: str | None, cards: str) -> tuple[str, str]:
    if code is not None:
        return shop.unpack(code)
    if text is None:
        raise SetupError("a deck is given as text or as a code")
    return text, cards


# ---- decks and cards


def deck(game: str, text: str | None, code: str | None, cards: str) -> Plain:
    """A deck held to the rules."""
    shop = _workshop(game)
    text, cards = _deck(shop, text, code, cards)
    return {**shop.check(text, cards), "cards": cards}


def hand(game: str, text: str | None, code: str | None, cards: str, chosen: str) -> Plain:
    """A starting hand."""
    shop = _workshop(game)
    text, cards = _deck(shop, text, code, cards)
    return shop.hand(text, cards, chosen)


def cards(game: str, text: str) -> Plain:
    """Cards as far as they can be read."""
    return _workshop(game).read_set(text)


def trial(game: str, text: str, card: str) -> Plain:
    """A table at which a card can be tried."""
    return _workshop(game).try_out(text, card)


# ---- how tables begin


def press(game: str, setup: str) -> str:
    """The cards of a setup, read."""
    return find(game).press(setup)


def start(game: str, setup: str, position: str | None) -> Plain:
    """A setup, and a position if one is given: which setup it belongs to, and the cards of it, read."""
    found = find(game).of(setup)
    rounds = 1
    if position is not None:
        state = begun(found, position)
        if state.over():
            raise SetupError("the game is over in this position")
        setup = setup_of(found, position, setup, int(state.seats))
        rounds = found.rounds(state)
    found.check_setup(setup)
    return {"setup": setup, "press": _brought(found, setup), "round": rounds}


def _brought(game: Game, setup: str) -> str:
    """What a setup has brought itself, read; what all tables have in common is read once for all."""
    return game.press(setup) if game is not find(game.name) else ""


def record(text: str, sealed: bool | None, moment: int | None, played_on: bool) -> Plain:
    """A record, every choice of it played; and where a table begins that plays on from it."""
    found = verifying.verify(text, sealed)
    out: Plain = {
        "game": found.game.name,
        "setup": found.record.setup,
        "start": found.record.start,
        "seed": found.record.seed,
        "headers": found.record.headers,
        "rows": found.rows,
        "fair": found.fair,
        "press": _brought(found.game, found.record.setup),
    }
    if played_on:
        out["begin"], out["round"] = verifying.played_on(found, moment)
    return out


def broken(
    game: str, setup: str, start: str, seed: str, given: bool, rows: list[Any], headers: dict[str, str]
) -> str:
    """The record of a table that was stopped, as far as it can be played, and what came then."""
    fold = Fold(find(game).of(setup), setup, start, seed, True, given)
    for row in [Row(*each) for each in rows]:
        try:
            fold.replay(row)
        except Exception as why:
            text, _ = fold.text(False, headers)
            return f"{text}\n; then {row.text}: {' '.join(str(why).split())}\n"
    return fold.text(False, headers)[0]


def luck(game: str, setup: str, start: str, choices: list[str]) -> list[Any]:
    """What was rolled against what was to be expected."""
    record = Record(game, setup, "", start)
    record.choices = choices
    return luck_of(find(game).of(setup), record)


# ---- what a game brings itself: made once


def catalogue(game: str) -> Plain:
    """Every card with what to find it by."""
    return _workshop(game).catalogue()


def printed(game: str) -> list[Plain]:
    """Every card as it is printed."""
    return cards_of(find(game))


def decks(game: str) -> list[Plain]:
    """The ready-made decks of a card game; of any other there is none."""
    found = find(game)
    if not isinstance(found, CardGame):
        return []
    return [deck._asdict() for deck in found.decks()]


def all_lessons(game: str) -> list[dict[str, object]]:
    return lessons.lessons(find(game))


def lesson(game: str, name: str) -> dict[str, object] | None:
    return lessons.lesson(find(game), name)


def rules(game: str) -> Plain:
    return rulebook.rules(find(game))


def scenes(game: str) -> list[Plain]:
    """Every setup as it is when nothing has happened yet."""
    found = find(game)
    return [
        {"setup": setup, "observation": found.observe(found.new_open(setup, ""), -1)}
        for setup in found.setups()
    ]


KINDS: dict[str, Callable[..., Any]] = {
    "deck": deck, "hand": hand, "cards": cards, "trial": trial, "press": press, "start": start,
    "record": record, "broken": broken, "luck": luck, "catalogue": catalogue, "printed": printed,
    "decks": decks, "lessons": all_lessons, "lesson": lesson, "rules": rules, "scenes": scenes,
}  # fmt: skip
