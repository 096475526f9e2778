"""What a workshop asks of a card game: check a deck, draw a hand, read cards while they are written, and lay
a card on a table where it can be tried."""

from __future__ import annotations

import re
from random import SystemRandom
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from sandtable.cards import codes, sets
from sandtable.cards.decks import NAME, Deck
from sandtable.cards.declared import Declared
from sandtable.cards.errors import CardError
from sandtable.cards.names import spell
from sandtable.cards.setups import LONGEST_NAME
from sandtable.kernel.clauses import tables
from sandtable.kernel.errors import SandtableError, SetupError

if TYPE_CHECKING:
    from sandtable.cards.game import CardGame
    from sandtable.cards.lists import DeckList
    from sandtable.cards.pool import Card, Pool
    from sandtable.kernel.game import Game
    from sandtable.kernel.state import State

FORCED: Final = 20  # questions that are passed before the first that matters, at most
PATIENCE: Final = 12  # errors that are explained at a time
_WORD: Final = re.compile(r"[\w'-]+|\S")
_VALUE: Final = re.compile(r'\s*\w+\s*=\s*("{1,3})(.*?)\1\s*$')


class Opening(NamedTuple):
    """How a game's first hand is drawn from a deck."""

    pile: list[str]  # what is left to draw from
    size: int
    clauses: tuple[str, ...]
    note: str  # what else there is to know, such as whether a hand may be drawn again
    question: str = ""  # what is chosen before, such as "Champion"; or nothing
    chosen: str = ""
    choices: tuple[str, ...] = ()


class Topic(NamedTuple):
    """Something that card text can say."""

    topic: str
    example: str
    meaning: str


class Workshop:
    """Decks and cards of one game while people write them: the game judges, a page shows what it said."""

    TEMPLATE: ClassVar[str] = ""  # what a new card begins as
    HAND: ClassVar[int] = 0  # cards of a first hand,
    DRAWN_FROM: ClassVar[str] = ""  # the section of a deck that it is drawn from,
    HAND_CLAUSE: ClassVar[str] = ""  # the clause about it, and
    HAND_ABOUT: ClassVar[tuple[str, ...]] = ()  # further ones,
    HAND_NOTE: ClassVar[str] = ""  # and what else there is to know of it
    LEADS: ClassVar[tuple[str, ...]] = ()  # choices after which it is asked which card is meant, in notation

    def __init__(self, game: CardGame) -> None:
        self.game = game
        self.rules = game.deck_rules()

    # ---- every game writes these

    def declared(self) -> Declared:
        """The fields of a card, and what to look for and to draw in a deck builder."""
        raise NotImplementedError

    def positions(self, pool: Pool[Card], card: Card, base: str, foe: str) -> list[str]:
        """Positions to try a card in, each with a little more on the table; both decks are ready-made."""
        raise NotImplementedError

    # ---- a game may leave these as they are

    def opening(self, deck: Deck, pool: Pool[Card], chosen: str) -> Opening:
        """How the first hand is drawn; raises CardError where there can be none."""
        pile = list(deck.pile(self.DRAWN_FROM))
        if len(pile) < self.HAND:
            message = f"the {self.DRAWN_FROM} has too few cards for a hand of {self.HAND}"
            raise CardError(message, clause=pool.cite(self.HAND_CLAUSE))
        return Opening(pile, self.HAND, self.HAND_ABOUT, self.HAND_NOTE)

    def alike(self, pool: Pool[Card], card: Card, other: Card) -> bool:
        """Whether two cards go well into one deck."""
        return True

    def topics(self) -> list[Topic]:
        """What can be written, by topic, each with an example and what it means: the rulebook lists them."""
        return [
            Topic(str(one["construct"]), str(one["example"]), str(one["meaning"]))
            for one in tables(self.game.book.data, "card_language")
        ]

    def phrases(self) -> list[str]:
        """The phrases and open words of card text, for whoever completes what is being written."""
        return self.game.pool().texts.language.words.written()

    def about_card(self, token: str, name: str) -> bool:
        """Whether a choice in notation plays or uses a card of this name."""
        return re.split("[>@#]", token.partition(":")[2])[0] == spell(name)

    # ---- decks

    def catalogue(self) -> dict[str, object]:
        """All that a deck builder shows before anything is chosen."""
        rules = self.rules
        return {
            "game": self.game.name,
            "cards": [card.row() for card in self.game.pool().all()],
            "sections": [
                {
                    "name": section.name,
                    "size": section.most,
                    "least": section.least,
                    "clause": rules.cite(section.clause),
                }
                for section in rules.SECTIONS
            ],
            "copies": rules.COPIES,
            "template": self.TEMPLATE,
            "topics": [topic._asdict() for topic in self.topics()],
            "phrases": self.phrases(),
            "sources": {card.name: sets.as_written(card.entry) for card in self.game.pool().all()},
            "hand": self.HAND,
            "decks": [
                {"name": name, "title": rules.ready(name).title, "text": rules.ready_text(name)}
                for name in rules.ready_names()
            ],
            **self.declared().view(),
        }

    def unpack(self, code: str) -> tuple[str, str]:
        """The deck list and the cards in a code; raises SetupError."""
        found = self.game.ways().unpacked(code)
        return self.rules.write(found.listed), found.cards

    def check(self, text: str, cards: str) -> dict[str, object]:
        """A deck held to the rules, every fault with its clause and line."""
        pool, errors = self.pool_with(cards)
        own = [card.row() for card in pool.drafts] if cards.strip() else []
        try:
            listed = self.rules.read(text)
        except CardError as error:
            fault = {"clause": error.clause, "message": error.message, "line": error.line, "card": ""}
            return {
                "name": "", "text": text, "sections": {}, "legal": False, "faults": [fault], "own": own,
                "errors": errors, "code": None,
            }  # fmt: skip
        names = {row.line: row.card for row in self.rules.rows(listed)}
        faults: list[dict[str, object]] = [
            {**fault._asdict(), "card": names.get(fault.line, "")}
            for fault in self.rules.check(listed, pool, self.rules.bans())
        ]
        canonical = self.rules.write(listed)
        code: str | None = None
        try:
            packed = codes.pack(canonical, cards)
            self.game.ways().unpacked(packed)  # a name that is too long, say
            code = packed
        except (CardError, SetupError) as error:
            faults.append({"clause": "", "message": error.message, "line": 0, "card": ""})
        return {
            "name": listed.heads.get(NAME, ""),
            "text": canonical,
            "sections": {
                section: [
                    {"copies": row.copies, "card": row.card} for row in listed.sections.get(section, ())
                ]
                for section in self.rules.names
            },
            "legal": not faults and not errors,
            "faults": faults,
            "own": own,
            "errors": errors,
            "code": code,
        }

    def hand(self, text: str, cards: str, chosen: str) -> dict[str, object]:
        """A first hand as a game would deal it."""
        pool = self.pool_with(cards)[0]
        opening = self.opening(self.rules.laid(self.rules.read(text), ""), pool, chosen)
        return {
            "question": opening.question,
            "chosen": opening.chosen,
            "choices": list(opening.choices),
            "hand": SystemRandom().sample(opening.pile, opening.size),
            "clauses": [self.rules.cite(clause) for clause in opening.clauses],
            "note": opening.note,
        }

    # ---- cards while they are written

    def pool_with(self, cards: str) -> tuple[Pool[Card], list[dict[str, object]]]:
        """The working pool with cards of one's own, if there are any, and all that is wrong with these."""
        return self.own_pool(cards) if cards.strip() else (self.game.pool(), [])

    def own_pool(self, text: str) -> tuple[Pool[Card], list[dict[str, object]]]:
        """The working pool with cards of one's own, and all that is wrong with these."""
        base = self.game.pool()
        try:
            entries = sets.own_entries(base, text)
        except CardError as error:
            return base.extended([]), [told(error, text)]
        pool = base.extended(entries, PATIENCE)
        return pool, [told(error, text) for error in pool.errors]

    def read_set(self, text: str) -> dict[str, object]:
        """Cards as far as they can be read: each as it would be printed, and its abilities as programs."""
        if len(text) > sets.LONGEST_SET:
            raise CardError(f"a set has at most {sets.LONGEST_SET >> 10} KiB of text")
        pool, errors = self.own_pool(text)
        wrong = {error["line"] for error in errors}
        return {
            "cards": [draft_view(pool, card, wrong) for card in pool.drafts],
            "errors": errors,
            "warnings": [told(warning, text) for warning in pool.warnings],
        }

    # ---- a table to try a card at

    def try_out(self, text: str, name: str) -> dict[str, object]:
        """`sandbox`, whatever goes wrong being the card's fault and told as such."""
        try:
            return self.sandbox(text, name)
        except CardError:
            raise
        except SandtableError as error:
            raise CardError(error.message, clause=error.clause) from None

    def sandbox(self, text: str, name: str) -> dict[str, object]:
        """A setup and a position in which a card is in the first player's hand, and can be paid for."""
        pool, errors = self.own_pool(text)
        card = pool.cards.get(name)
        if card is None or card.entry.path != sets.FILE:
            for error in errors:
                if error["card"] in (name, ""):
                    message = f"{name} cannot be read yet: line {error['line']}: {error['message']}"
                    raise CardError(message, clause=str(error["clause"]))
            raise CardError(f"there is no card {name!r} in this set")
        own = sets.sound_part(pool, text, {str(error["card"]) for error in errors})
        base, foe = self.tables(pool, card)
        deck = self.titled(base, f"Workshop, {name}"[:LONGEST_NAME])
        setup = f"{codes.pack(self.rules.write(deck), own)}:{foe}"
        game = self.game.of(setup)
        best = ""
        playable = False
        for position in self.positions(pool, card, base, foe):
            best = best or position
            if any(
                self.about_card(game.token(state, int(option)), name)
                for state in self.chances(game, position)
                for option in state.options()
            ):
                best, playable = position, True
                break
        why = None if playable else self.obstacle(game, best, name)
        return {"setup": setup, "position": best, "playable": playable, "why": why, "seats": 2}

    def chances(self, game: Game, position: str) -> list[State]:
        """What is asked at a position while all pass, and what a choice of `LEADS` leads to."""
        state = game.new(position, "")
        out: list[State] = []
        for _ in range(FORCED):
            window = None if state.over() else game.window(state)
            out.append(state.clone())
            if window is None or not (window.forced or window.stop):
                break
            state.apply(window.option)
        for option in state.options():
            if game.token(state, int(option)) in self.LEADS:
                after = state.clone()
                after.apply(int(option))
                out.append(after)
        return out

    def obstacle(self, game: Game, position: str, name: str) -> dict[str, object]:
        """Why a card cannot be played at once, with the clause if the game names one."""
        for state in self.chances(game, position):
            for option in state.candidates():
                if self.about_card(game.token(state, int(option)), name):
                    clause, reason = game.why_not(state, int(option))
                    if reason:
                        return {"message": reason, "clause": clause}
        return {"message": f"nothing that can be done at this moment is about {name}", "clause": ""}

    def tables(self, pool: Pool[Card], card: Card) -> tuple[str, str]:
        """The ready-made deck that a card goes best into, and another."""
        names = self.rules.ready_names()
        counts = [
            sum(one in pool.cards and self.alike(pool, card, pool.cards[one]) for one in self.pile(name))
            for name in names
        ]
        base = names[counts.index(max(counts))]
        foe = names[1] if len(names) > 1 and names[1] != base else names[0]
        return base, foe

    def pile(self, name: str) -> list[str]:
        """The first part of a ready-made deck."""
        return self.rules.ready(name).pile(self.rules.names[0])

    def titled(self, name: str, title: str) -> DeckList:
        listed = self.rules.read(self.rules.ready_text(name))
        listed.heads[NAME] = title
        return listed


# ---- errors, and cards that are not finished


def told(error: CardError, text: str) -> dict[str, object]:
    """An error with the words it is about, and what could stand there instead."""
    lines = text.split("\n")
    line = lines[error.line - 1] if 0 < error.line <= len(lines) else ""
    start, end = word_at(line, error)
    fix: dict[str, object] | None = None
    if error.fix is not None:
        at, stop = sentence_at(line) if error.fix.whole else (start, end)
        if at <= start <= stop:
            fix = {"from": at, "to": stop, "text": error.fix.text}
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
    """Which part of a line an error is about: its own words, or the one at its column."""
    column = min(max(error.column - 1, 0), len(line))
    if error.about:
        at = line.find(error.about, column)
        at = at if at >= 0 else line.find(error.about)
        if at >= 0:
            return at, at + len(error.about)
    for word in _WORD.finditer(line):
        if word.start() <= column < word.end():
            return word.span()
    return column, len(line)


def sentence_at(line: str) -> tuple[int, int]:
    """Where the ability stands in a line of a card file: all of it, or what is between the quotes."""
    found = _VALUE.match(line)
    return found.span(2) if found is not None else (0, len(line.rstrip()))


def draft_view(pool: Pool[Card], card: Card, wrong: set[object]) -> dict[str, object]:
    """A card as far as it was read, with each ability in words."""
    key = "reading" if "reading" in card.entry.values else "text"
    first = card.entry.places.get(key, (card.entry.line, 1))[0]
    programs = list(card.abilities)
    abilities: list[dict[str, object]] = []
    for number, line in pool.lines(str(card.entry.values.get(key, ""))):
        words: list[str] = []
        told_again: list[str] = []
        for _ in pool.abilities(line):
            if first + number not in wrong and programs:
                program = programs.pop(0)
                words += pool.texts.listed(program)
                told_again += pool.texts.retold(program)
        abilities.append({"line": first + number, "text": line, "words": words, "told": told_again})
    return {
        **card.row(),
        "line": card.entry.line,
        "read": card.name in pool.cards or card.name in pool.tokens,
        "abilities": abilities,
    }
