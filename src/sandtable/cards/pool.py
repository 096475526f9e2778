"""The cards there are: reads card files, checks every word and number of them, and keeps their programs.

A game brings its `Card`, which reads the fields of its own frame, and a `Pool` that says which tables and
open words its files have and by which clauses they are refused.
"""

from __future__ import annotations

import re
import unicodedata
from copy import copy
from pathlib import Path
from typing import ClassVar, Final, Generic, NamedTuple, Self, TypeVar

from sandtable.cards import names
from sandtable.cards.errors import CardError, Fix, Guess, meant
from sandtable.cards.files import Entry, expect, read_tables
from sandtable.cards.habits import understood
from sandtable.cards.programs import Program, Reading, Texts
from sandtable.cards.registry import Registry
from sandtable.kernel.errors import SetupError

TOKEN: Final = "token"  # the kind of table that no deck holds
NO_VALUE: Final = -1
NO_LIMIT: Final = 0
MOST_EMBLEMS: Final = 3
EMBLEM: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class OpenWords(NamedTuple):
    """Words that a file may add to an open class, in a list of its own."""

    terminal: str  # SUBTYPE
    noun: str  # "subtype"
    form: re.Pattern[str] = re.compile(r"[A-Z][A-Za-z]*")
    rule: str = "one word with a capital"


class Reasons(NamedTuple):
    """The clauses by which any game refuses a card; empty where its rules have none."""

    full_name: str = ""  # a text names a card that is not there
    same_name: str = ""  # two cards of one name
    no_sheet: str = ""  # a token that no table describes
    no_text: str = ""  # a card without any ability; empty: there may be such cards


class Card:
    """A card, or a token, as it is printed; a game adds the fields of its own frame."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.kind = entry.kind
        self.token = entry.kind == TOKEN
        self.name = entry.name()
        self.lines: tuple[str, ...] = ()  # the printed text
        self.reading: tuple[str, ...] = ()  # the same in words of the language, if the print is in others
        self.abilities: tuple[Program, ...] = ()
        self.flavour = ""
        self.art: tuple[str, ...] = ()  # names of icons, the main one first

    # ---- every game writes these

    def keys(self) -> frozenset[str]:
        """What its table may say."""
        raise NotImplementedError

    def other_keys(self) -> dict[str, str]:
        """What people call the keys of a card by habit, in small letters, and what each is called here."""
        return {}

    def read_frame(self, pool: Pool[Card]) -> None:
        """All of a card but its name, text, flavour and art."""
        raise NotImplementedError

    def view(self) -> dict[str, object]:
        """The card as clients draw it; numbers that it does not print are left out."""
        raise NotImplementedError

    # ---- a game may leave these as they are

    def check(self, pool: Pool[Card]) -> None:
        """What must hold between its text and its frame."""

    def mechanics(self) -> list[str]:
        """What to find a card by, in the words of somebody who looks for such a card."""
        return []

    def sections(self) -> list[str]:
        """Which parts of a deck it may be in, the usual one first; none for a token."""
        return []

    def copies(self, usual: int) -> int:
        """How many of it a deck may have; NO_LIMIT for any number."""
        return usual

    # ---- made from the above, for every game alike

    def row(self) -> dict[str, object]:
        """The card in a list that can be searched."""
        return {**self.view(), "mechanics": self.mechanics(), "sections": self.sections()}


C = TypeVar("C", bound=Card, covariant=True)


class Pool(Generic[C]):
    """All cards of some files, with the registry of their words and all that is wrong with them."""

    GAME: ClassVar[str] = ""
    CARDS: ClassVar[tuple[str, ...]] = ("card", TOKEN)  # the tables that are cards
    OTHERS: ClassVar[tuple[str, ...]] = ("words",)  # and those beside them
    OPEN: ClassVar[dict[str, OpenWords]] = {}  # key of a table: the words that it adds
    REASONS: ClassVar[Reasons] = Reasons()

    texts: Texts

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.texts = self.language(registry)
        self.cards: dict[str, C] = {}
        self.tokens: dict[str, C] = {}
        self.named: list[tuple[str, CardError]] = []
        self.token_names: dict[str, CardError] = {}
        self.entries: list[Entry] = []
        self.drafts: list[C] = []  # every card as far as it could be read, right or wrong
        self.errors: list[CardError] = []
        self.warnings: list[CardError] = []
        self.count = 0
        self.read = 0
        self.patience = 0  # errors after which no more is read, since explaining takes time; 0: no end

    # ---- every game writes these

    def language(self, registry: Registry) -> Texts:
        """Who reads the texts."""
        raise NotImplementedError

    def card(self, entry: Entry) -> C:
        """A card of this game, nothing of it read yet."""
        raise NotImplementedError

    # ---- a game may leave these as they are

    def abilities(self, line: str) -> list[tuple[int, str]]:
        """The abilities of a printed line, and the column before each; most games have one a line."""
        return [(0, line)]

    def shown(self, text: str) -> tuple[str, ...]:
        """The lines of a text as they are shown: an ability each."""
        return tuple([part for _, line in self.lines(text) for _, part in self.abilities(line)])

    def lines(self, text: str) -> list[tuple[int, str]]:
        """The lines of a text, each with its number, from 0; a game may join what goes on in the next."""
        return [(number, line) for number, line in enumerate(text.split("\n")) if line]

    def this(self, card: Card) -> str:
        """What a card calls itself in its text, where it does not call itself by its name."""
        return "this"

    def moved(self, card: Card, error: CardError, key: str, number: int, at: int) -> CardError:
        """An error about a line of a text, as one of the file."""
        return card.entry.moved(error, key, number, at)

    def add_other(self, entry: Entry) -> None:
        """Read a table that is no card."""

    def noticed(self, reading: Reading, here: CardError) -> None:
        """What a line of a card tells besides its names."""

    def finish_more(self) -> None:
        """Further checks that need all files."""

    def take_over(self, base: Pool[Card]) -> None:
        """What further cards inherit from a pool besides cards and names."""

    def is_known(self, word: str) -> bool:
        """Whether an open word is one of the game's own, which nobody needs to declare."""
        return False

    def learn(self, terminal: str, word: str) -> None:
        """Number an open word."""
        self.registry.number(terminal, word)

    # ---- loading

    @classmethod
    def tables(cls) -> tuple[str, ...]:
        """All kinds of tables of a card file."""
        return (*cls.CARDS, *cls.OTHERS)

    def read_files(self, paths: list[Path], more: list[Path] | None = None) -> None:
        """The cards of some files; `more` are called by their whole path in errors."""
        entries: list[Entry] = []
        for path in paths:
            self.read_into(entries, path, path.name)
        for path in more or []:
            self.read_into(entries, path, str(path))
        self.load(entries)
        self.finish()

    def read_into(self, entries: list[Entry], path: Path, label: str) -> None:
        try:
            entries += read_tables(path, label)
        except CardError as error:
            self.errors.append(error)

    def load(self, entries: list[Entry]) -> None:
        """Read all tables; names first, since texts may speak of any of them."""
        self.entries += entries
        for entry in entries:
            if entry.kind in self.CARDS:
                self.registry.number("NAME", entry.name())
            for key in self.OPEN:
                self.declare(entry, key)
        self.texts = self.language(self.registry)
        for entry in entries:
            if entry.kind in self.OTHERS:
                self.add_other(entry)
        for entry in entries:
            if entry.kind in self.CARDS and not 0 < self.patience <= len(self.errors):
                self.add(entry)

    def declare(self, entry: Entry, key: str) -> None:
        """Learn the open words under a key; none that texts already use, for they would no longer be read."""
        open_words = self.OPEN[key]
        for word in words_of(entry.values.get(key)):
            if self.is_known(word):
                continue
            if word not in self.registry[open_words.terminal] and self.texts.language.words.taken(word):
                message = f"card texts use {word!r} already, so it cannot be a {open_words.noun}"
                fault = entry.fault(message, key, about=word)
                fault.card = f"[[{entry.kind}]]"
                self.errors.append(fault)
            else:
                self.learn(open_words.terminal, word)

    def extended(self, entries: list[Entry], patience: int = 0) -> Self:
        """This pool with further cards on top; what is here, and its numbers, stay as they are."""
        pool = type(self)(self.registry.copy())
        pool.cards = dict(self.cards)
        pool.tokens = dict(self.tokens)
        pool.token_names = dict(self.token_names)
        pool.take_over(self)
        pool.patience = patience
        pool.load(entries)
        pool.finish()
        labels = {entry.path for entry in entries}
        pool.warnings = [warning for warning in pool.warnings if warning.file in labels]
        return pool

    def changed(self, name: str, abilities: tuple[Program, ...]) -> Self:
        """This pool with other abilities on one card; all numbers stay as they are."""
        pool, card = copy(self), copy(self.cards[name])
        card.abilities = abilities
        pool.cards = {**self.cards, name: card}
        pool.take_over(self)
        return pool

    def finish(self) -> None:
        """Checks that need all files: names that somebody else must have defined."""
        known = sorted({*self.cards, *self.tokens, *self.token_names})
        for name, here in self.named:
            if name not in known:
                self.errors.append(self.nobody(name, known, here))
        self.finish_more()
        for name, here in self.token_names.items():
            if name in self.cards:
                message = f"{name!r} is a card, so a token cannot be called so"
                self.errors.append(here.saying(message, self.cite(self.REASONS.same_name), name))
            elif name not in self.tokens:
                message = f"the token {name!r} has no token sheet"
                self.warnings.append(here.saying(message, self.cite(self.REASONS.no_sheet), name))

    def nobody(self, name: str, known: list[str], here: CardError) -> CardError:
        """A text speaks of a card that there is not."""
        guess = meant(name, known)
        message = f"no card or token is called {name!r}{guess.words}"
        return here.saying(message, self.cite(self.REASONS.full_name), name, guess.fix)

    def add(self, entry: Entry) -> None:
        """Read one card; it counts as read only if nothing at all is wrong with it."""
        self.count += 1
        before = len(self.errors)
        card = self.card(entry)
        self.drafts.append(card)
        self.unknown_keys(entry, card.keys(), card.other_keys())
        name = self.words(card, "name", True)
        if name:
            self.check_name(card, name)
        card.flavour = self.words(card, "flavour")
        self.read_art(card)
        card.read_frame(self)
        self.read_text(card)
        card.check(self)
        if len(self.errors) == before:
            self.read += 1
            (self.tokens if card.token else self.cards)[card.name] = card

    def explain(self, line: str) -> tuple[Program, list[str]]:
        """A line that is not on any card: its program, and the program in words."""
        reading = understood(self.texts, line).reading
        known = sorted({*self.cards, *self.tokens, *reading.tokens})
        for name, column in reading.named:
            if name not in known:
                raise self.nobody(name, known, CardError("", column))
        return reading.program, self.texts.listed(reading.program)

    # ---- what is wrong

    def must_be_sound(self) -> None:
        """Nobody plays with cards that could not all be read."""
        if self.errors:
            raise SetupError(f"the cards of {self.GAME.capitalize()} cannot be read: {self.errors[0]}")

    def cite(self, clause: str) -> str:
        """A clause of this game by its full name; nothing for none."""
        return f"{self.GAME} {clause}" if clause else ""

    def wrong(self, card: Card, message: str, key: str = "", clause: str = "", about: str = "") -> None:
        self.errors.append(card.entry.fault(message, key, self.cite(clause), about=about))

    def no_such(self, card: Card, noun: str, word: str, known: list[str], key: str, clause: str) -> None:
        """There is no such word; the one that looks most like it was meant."""
        guess = meant(word, known)
        message = f"there is no {noun} {word!r}{guess.words}{self.declaring(noun, word)}"
        self.errors.append(card.entry.fault(message, key, self.cite(clause), about=word, fix=guess.fix))

    def declaring(self, noun: str, word: str) -> str:
        """How a set adds a word of this kind, if it may."""
        for key, words in self.OPEN.items():
            if words.noun == noun and words.form.fullmatch(word):
                if self.texts.language.words.taken(word):
                    return f"; card texts use {word!r} otherwise, so no set declares it: take another word"
                return f'; a set declares {key} of its own: [[words]] {key} = ["{word}"]'
        return ""

    def none_of(self, card: Card, noun: str, word: str, known: list[str], key: str, clause: str) -> None:
        """There is no such word, and there are few enough to name them all."""
        message = f"there is no {noun} {word!r}; there are {', '.join(known)}"
        self.wrong(card, message, key, clause, word)

    def unknown_keys(self, entry: Entry, known: frozenset[str], others: dict[str, str] | None = None) -> None:
        for key in entry.values:
            if key not in known:
                guess = meant(key, sorted(known))
                house = (others or {}).get(key.lower(), "")
                if house in known:
                    guess = Guess(f"; write {house!r}", Fix(house))
                message = f"a {entry.kind} has no {key!r}{guess.words}"
                self.errors.append(entry.fault(message, key, about=key, fix=guess.fix))

    # ---- the frame

    def number(self, card: Card, key: str, least: int) -> int:
        value, fault = expect(card.entry, key, int, False, least)
        if fault is not None:
            self.errors.append(fault)
        return value if isinstance(value, int) else NO_VALUE

    def words(self, card: Card, key: str, needed: bool = False) -> str:
        value, fault = expect(card.entry, key, str, needed)
        if needed and isinstance(value, str) and not value.strip():
            fault = card.entry.fault(f"{key} is missing", key)  # nothing between the quotes is no word
        if isinstance(value, str) and key != "text" and any([unseen(sign) for sign in value]):
            fault = card.entry.fault(f"{key} has signs that nobody can see, or that turn others round", key)
        if fault is not None:
            self.errors.append(fault)
        return value if isinstance(value, str) else ""

    def check_name(self, card: Card, name: str) -> None:
        if name in self.cards or name in self.tokens:
            self.wrong(card, f"two cards are called {name!r}", "name", self.REASONS.same_name, name)
        if not names.fit(name):
            self.wrong(card, names.RULE, "name")

    def read_art(self, card: Card) -> None:
        """Icons by their names; how they are drawn is the client's affair."""
        art = card.entry.values.get("art", [])
        if not isinstance(art, list) or not all(
            isinstance(one, str) and EMBLEM.fullmatch(one) for one in art
        ):
            self.wrong(card, 'art is a list of icons, such as ["anvil", "warhammer"]', "art")
        elif len(art) > MOST_EMBLEMS:
            self.wrong(card, f"art has at most {MOST_EMBLEMS} icons", "art")
        else:
            card.art = tuple(words_of(art))

    # ---- the text

    def read_text(self, card: Card) -> None:
        """Every line is one ability; each must be read whole."""
        needed = bool(self.REASONS.no_text) and not card.token
        printed = self.words(card, "text", needed and "text" not in card.entry.values)
        card.lines = self.shown(printed)
        key = "text"
        text = printed
        if "reading" in card.entry.values:
            key = "reading"
            text = self.words(card, "reading")
            card.reading = self.shown(text)
        programs = [
            self.read_line(card, part, key, number, at)
            for number, line in self.lines(text)
            for at, part in self.abilities(line)
        ]
        card.abilities = tuple([program for program in programs if program is not None])
        if needed and not card.lines and "text" in card.entry.values:
            self.wrong(card, "a card has at least one ability", "text", self.REASONS.no_text)

    def called(self, card: Card, line: str) -> tuple[str, str]:
        """A name that a line of a card may say, and what the house says for it."""
        return card.name, self.this(card)

    def read_line(self, card: Card, line: str, key: str, number: int, at: int) -> Program | None:
        """One ability, which begins at a column of its line."""
        try:
            reading, house = understood(self.texts, line, *self.called(card, line))
        except CardError as error:
            self.errors.append(self.moved(card, error, key, number, at))
            return None
        if house != line:
            other = CardError(f"printed as: {house}", fix=Fix(house, True))
            self.warnings.append(self.moved(card, other, key, number, 0))
            self.as_printed(card, key, line, house)
        for name, column in reading.named:
            self.named.append((name, card.entry.fault("", key, "", number, at + column)))
        here = card.entry.fault("", key, "", number, 1)
        for name in reading.tokens:
            self.token_names.setdefault(name, here)
        self.noticed(reading, here)
        return reading.program

    def as_printed(self, card: Card, key: str, line: str, house: str) -> None:
        """A line in other words than the house's is shown as the house prints it."""
        lines = card.reading if key == "reading" else card.lines
        said = tuple([house if one == line else one for one in lines])
        if key == "reading":
            card.reading = said
        else:
            card.lines = said

    # ---- what others ask

    def all(self) -> list[C]:
        """Every card and token that was read."""
        return [*self.cards.values(), *self.tokens.values()]


def unseen(sign: str) -> bool:
    """Whether a character shows nothing of itself; the ends of lines do no harm."""
    return unicodedata.category(sign)[0] == "C" and sign not in "\n\r\t"


def words_of(value: object) -> list[str]:
    """A list of a card file as words; nothing for whatever is no list."""
    return [str(word) for word in value] if isinstance(value, list) else []
