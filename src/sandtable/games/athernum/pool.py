"""The cards there are: reads card files, checks every word and number of them, and keeps their programs."""

import re
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from sandtable.cards.errors import CardError
from sandtable.cards.files import Entry, expect, read_tables
from sandtable.cards.registry import Registry
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.listing import listing
from sandtable.games.athernum.language.texts import HERALD, LINE, MEANING, Program, Texts

HOME: Final = Path(__file__).parent
CARD_KEYS: Final = frozenset(
    ("name", "faction", "cost", "type", "ofv", "dfv", "slots", "victory", "extra", "text", "flavour",
     "reading", "art")
)  # fmt: skip
TOKEN_KEYS: Final = frozenset(("name", "faction", "type", "ofv", "dfv", "victory", "text", "flavour", "art"))
MARKER_KEYS: Final = frozenset(("name", "meaning"))
SUPERTYPES: Final = ("Item", "Location")
LONGEST_NAME: Final = 40
NAME_SIGNS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz '-")
NO_VALUE: Final = -1
MOST_EMBLEMS: Final = 3
EMBLEM: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
EXTRA_FIELD: Final = re.compile(r"([A-Z]\w*)(?: - ([^()]+))?(?: \([^()]*\))?")


class Card:
    """A card, or a token, as it is printed; NO_VALUE for numbers that it does not print."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.token = entry.kind == "token"
        self.name = entry.name()
        self.faction = ""
        self.cost: int = NO_VALUE
        self.supertype = ""  # Character, Item, Location; Resource for resource tokens
        self.subtypes: tuple[str, ...] = ()
        self.ofv: int = NO_VALUE
        self.dfv: int = NO_VALUE
        self.slots: int = NO_VALUE
        self.victory: int = NO_VALUE
        self.keyword = ""  # of the extra rule
        self.condition: Program | None = None  # of a Herald
        self.lines: tuple[str, ...] = ()  # the printed text
        self.reading: tuple[str, ...] = ()  # the same in words of the language, if the print is in others
        self.abilities: tuple[Program, ...] = ()
        self.flavour = ""
        self.art: tuple[str, ...] = ()  # names of icons, the main one first

    def can_lead(self) -> bool:
        """Whether it may be chosen as a main character (3.0.1, R135)."""
        if self.victory == NO_VALUE or (self.supertype == "Item" and self.keyword != "Relic"):
            return False
        return not any([forbids_leading(program) for program in self.abilities])


def forbids_leading(program: Program) -> bool:
    """Whether an ability is "This card cannot be chosen as a main character"."""
    code = program.code
    at = code[i.BODY]
    if code[i.KIND] != i.RULE or code[at + i.OP] != i.FORBID:
        return False
    return code[at + code[at + i.A] + i.OP] == i.LEAD


class Pool:
    """All cards of some files, with the registry of their words and all that is wrong with them."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.texts = Texts(registry)
        self.cards: dict[str, Card] = {}
        self.tokens: dict[str, Card] = {}
        self.meanings: dict[str, Program] = {}  # what custom markers do
        self.mentioned: dict[str, CardError] = {}  # custom markers on cards, and where
        self.named: list[tuple[str, CardError]] = []
        self.token_names: dict[str, CardError] = {}
        self.entries: list[Entry] = []
        self.drafts: list[Card] = []  # every card as far as it could be read, right or wrong
        self.errors: list[CardError] = []
        self.warnings: list[CardError] = []
        self.count = 0
        self.read = 0
        self.patience = 0  # errors after which no more is read, since explaining takes time; 0: no end

    # ---- loading

    def load(self, entries: list[Entry]) -> None:
        """Read cards, tokens and markers; names first, since texts may speak of any of them."""
        self.entries += entries
        for entry in entries:
            if entry.kind in ("card", "token"):
                self.registry.number("NAME", entry.name())
            for subtype in words_of(entry.values.get("subtypes")):
                self.registry.number("SUBTYPE", subtype)
        self.texts = Texts(self.registry)
        for entry in entries:
            if entry.kind == "marker":
                self.add_marker(entry)
        for entry in entries:
            if entry.kind in ("card", "token") and not 0 < self.patience <= len(self.errors):
                self.add(entry)

    def finish(self) -> None:
        """Checks that need all files: names and markers that somebody else must have defined."""
        known = set(self.cards) | set(self.tokens) | set(self.token_names)
        for name, here in self.named:
            if name not in known:
                close = get_close_matches(name, sorted(known), 1, 0.6)
                more = f"; did you mean {close[0]!r}?" if close else ""
                self.errors.append(
                    here.saying(f"no card or token is called {name!r}{more}", cite("0.lang.full-name"))
                )
        for marker, here in self.mentioned.items():
            if marker not in self.meanings:
                message = f"{marker} counters have no meaning: no rule and no reminder text gives them one"
                self.warnings.append(here.saying(message, cite("10.5.text.undefined")))
        for name, here in self.token_names.items():
            if name in self.cards:
                message = f"{name!r} is a card, so a token cannot be called so"
                self.errors.append(here.saying(message, cite("1.1.1")))
            elif name not in self.tokens:
                self.warnings.append(here.saying(f"the token {name!r} has no token sheet", cite("1.1.6")))

    def add_marker(self, entry: Entry) -> None:
        self.unknown_keys(entry, MARKER_KEYS)
        name, meaning = entry.values.get("name"), entry.values.get("meaning")
        if not isinstance(name, str) or not isinstance(meaning, str):
            self.errors.append(entry.fault("a marker has a name and a meaning", clause=cite("10.5.1")))
            return
        try:
            program = self.texts.read(meaning, MEANING).program
        except CardError as error:
            self.errors.append(entry.fault(error.message, "meaning", error.clause, 0, error.column))
            return
        self.define(name, program, entry.fault("", "meaning"))

    def define(self, marker: str, program: Program, here: CardError) -> None:
        """R124: two definitions of one marker are an error unless they say the same."""
        if self.meanings.setdefault(marker, program).code != program.code:
            self.errors.append(here.saying(f"{marker} counters are defined twice", cite("R124")))

    def add(self, entry: Entry) -> None:
        """Read one card; it counts as read only if nothing at all is wrong with it."""
        self.count += 1
        before = len(self.errors)
        card = Card(entry)
        self.drafts.append(card)
        self.unknown_keys(entry, TOKEN_KEYS if card.token else CARD_KEYS)
        self.read_frame(card)
        self.read_text(card)
        if len(self.errors) == before:
            self.read += 1
            (self.tokens if card.token else self.cards)[card.name] = card

    def unknown_keys(self, entry: Entry, known: frozenset[str]) -> None:
        for key in entry.values:
            if key not in known:
                close = get_close_matches(key, sorted(known), 1, 0.6)
                more = f"; did you mean {close[0]!r}?" if close else ""
                self.errors.append(entry.fault(f"a {entry.kind} has no {key!r}{more}", key))

    def wrong(self, card: Card, message: str, key: str = "", clause: str = "") -> None:
        self.errors.append(card.entry.fault(message, key, cite(clause) if clause else ""))

    def explain(self, line: str) -> tuple[Program, list[str]]:
        """A line that is not on any card: its program, and the program in words."""
        reading = self.texts.read(line, LINE)
        known = set(self.cards) | set(self.tokens) | set(reading.tokens)
        for name, column in reading.named:
            if name not in known:
                close = get_close_matches(name, sorted(known), 1, 0.6)
                more = f"; did you mean {close[0]!r}?" if close else ""
                raise CardError(
                    f"no card or token is called {name!r}{more}", column, clause=cite("0.lang.full-name")
                )
        return reading.program, listing(reading.program.code, self.registry, self.texts.language)

    # ---- the frame

    def number(self, card: Card, key: str, least: int) -> int:
        value, fault = expect(card.entry, key, int, False, least)
        if fault is not None:
            self.errors.append(fault)
        return value if isinstance(value, int) else NO_VALUE

    def words(self, card: Card, key: str, needed: bool = False) -> str:
        value, fault = expect(card.entry, key, str, needed)
        if fault is not None:
            self.errors.append(fault)
        return value if isinstance(value, str) else ""

    def read_frame(self, card: Card) -> None:
        """All of a card but its text (chapters 1 and 2)."""
        name = self.words(card, "name", True)
        if name:
            self.check_name(card, name)
        card.faction = self.words(card, "faction")
        if card.faction and card.faction not in self.registry["FACTION"]:
            known = ", ".join(self.registry["FACTION"].words)
            self.wrong(card, f"there is no faction {card.faction!r}; there are {known}", "faction", "1.2.1")
        card.cost = self.number(card, "cost", 0)
        card.ofv = self.number(card, "ofv", 0)
        card.dfv = self.number(card, "dfv", 0)
        card.slots = self.number(card, "slots", 0)
        card.victory = self.number(card, "victory", 1)
        card.flavour = self.words(card, "flavour")
        self.read_art(card)
        self.read_type(card)
        self.read_extra(card)

    def read_art(self, card: Card) -> None:
        """Icons by their names in the game-icons set; how they are drawn is the client's affair."""
        art = card.entry.values.get("art", [])
        if not isinstance(art, list) or not all(
            [isinstance(one, str) and EMBLEM.fullmatch(one) for one in art]
        ):
            self.wrong(card, 'art is a list of icons, such as ["anvil", "warhammer"]', "art")
        elif len(art) > MOST_EMBLEMS:
            self.wrong(card, f"art has at most {MOST_EMBLEMS} icons", "art")
        else:
            card.art = tuple(words_of(art))

    def check_name(self, card: Card, name: str) -> None:
        if name in self.cards or name in self.tokens:
            self.wrong(card, f"two cards are called {name!r}", "name", "1.1.1")
        if (
            len(name) > LONGEST_NAME
            or not name[0].isupper()
            or not frozenset(name) <= NAME_SIGNS
            or "  " in name
        ):
            self.wrong(
                card,
                f"a name begins with a capital and has at most {LONGEST_NAME} letters, spaces, - and '",
                "name",
            )

    def read_type(self, card: Card) -> None:
        """The type line: characters print only subtypes, items and locations their supertype first (1.4)."""
        line = self.words(card, "type", True)
        parts = [part.strip() for part in line.split(",")] if line else []
        if card.token and parts[:1] == ["Resource"]:
            card.supertype = "Resource"
            parts = parts[1:]
        elif parts and parts[0] in SUPERTYPES:
            card.supertype = parts[0]
            parts = parts[1:]
        else:
            card.supertype = "Character"
        for part in parts:
            if part == "Character" or part in SUPERTYPES:
                self.wrong(
                    card, "characters print no supertype, and the others print theirs first", "type", "1.4.3"
                )
            elif part not in self.registry["SUBTYPE"]:
                close = get_close_matches(part, self.registry["SUBTYPE"].words, 1, 0.6)
                more = f"; did you mean {close[0]!r}?" if close else ""
                self.wrong(card, f"there is no subtype {part!r}{more}", "type", "1.4.1")
        card.subtypes = tuple(parts)
        if card.token:
            return
        if card.supertype == "Character" and "cost" not in card.entry.values:
            self.wrong(
                card,
                "a character has an acquisition cost; without one, begin the type line with Item or Location",
                "type",
                "2.2.1",
            )
        if card.supertype != "Character" and card.cost != NO_VALUE:
            self.wrong(card, "only characters have an acquisition cost", "cost", "2.2.1")
        if card.supertype == "Character" and not card.subtypes:
            self.wrong(card, "a character's type line names at least one subtype", "type", "1.4.3")

    def read_extra(self, card: Card) -> None:
        """The extra rule field: a registered keyword, and for a Herald its condition."""
        extra = self.words(card, "extra")
        if not extra:
            return
        field = EXTRA_FIELD.fullmatch(extra)
        if field is None:
            self.wrong(
                card,
                "an extra rule is its keyword, then ' - ' and a condition, then (words)",
                "extra",
                "1.6.1",
            )
            return
        keyword, condition = field[1], field[2]
        card.keyword = keyword
        if keyword not in self.registry["KEYWORD"]:
            known = ", ".join(self.registry["KEYWORD"].words)
            self.wrong(
                card, f"there is no extra rule {keyword!r}; there are {known}", "extra", "12.2.text.registry"
            )
        elif keyword == "Herald" and condition is None:
            self.wrong(card, "a Herald says when it may be played: Herald - You control …", "extra", "7.4.2d")
        elif keyword == "Herald":
            try:
                card.condition = self.texts.read(condition, HERALD).program
            except CardError as error:
                column = field.start(2) + error.column
                self.errors.append(card.entry.fault(error.message, "extra", error.clause, 0, column))
        elif condition is not None:
            self.wrong(card, f"{keyword} has no condition", "extra", "1.6.3")
        if keyword == "Relic" and card.supertype != "Item":
            self.wrong(card, "only an item can be a Relic", "extra", "3.0.1c")

    # ---- the text

    def read_text(self, card: Card) -> None:
        """Every line is one ability; each must be read whole (1.3.1)."""
        printed = self.words(card, "text", not card.token)
        card.lines = tuple([line for line in printed.split("\n") if line])
        key = "text"
        lines = printed.split("\n")
        if "reading" in card.entry.values:
            key = "reading"
            lines = self.words(card, "reading").split("\n")
            card.reading = tuple([line for line in lines if line])
        programs: list[Program] = []
        for number, line in enumerate(lines):
            if not line:
                continue
            program = self.read_line(card, line, key, number)
            if program is not None:
                programs.append(program)
        card.abilities = tuple(programs)
        if not card.lines and not card.token and "text" in card.entry.values:
            self.wrong(card, "a card has at least one ability", "text", "1.3.1")
        self.check_abilities(card)

    def read_line(self, card: Card, line: str, key: str, number: int) -> Program | None:
        try:
            reading = self.texts.read(line, LINE)
        except CardError as error:
            self.errors.append(card.entry.fault(error.message, key, error.clause, number, error.column))
            return None
        for name, column in reading.named:
            self.named.append((name, card.entry.fault("", key, "", number, column)))
        here = card.entry.fault("", key, "", number, 1)
        for name in reading.tokens:
            self.token_names.setdefault(name, here)
        for marker in reading.markers:
            self.mentioned.setdefault(marker, here)
        if reading.meaning is not None:
            self.define(reading.meaning[0], reading.meaning[1], here)
        return reading.program

    def check_abilities(self, card: Card) -> None:
        supports = [program for program in card.abilities if program.code[i.KEYWORD] == i.SUPPORT]
        if len(supports) > 1:
            self.wrong(card, "a card prints at most one support ability", "text", "4.3.5f.IV")
        objectives = [program for program in card.abilities if program.code[i.KEYWORD] == i.OBJECTIVE]
        if objectives and card.victory == NO_VALUE and not card.token:
            self.wrong(card, "an objective needs a Victory Token Field to win by", "text", "4.3.5d.II")


def cite(clause: str) -> str:
    return f"athernum {clause}"


def words_of(value: object) -> list[str]:
    return [str(word) for word in value] if isinstance(value, list) else []


def rules_registry(rules: Path = HOME / "rules.toml") -> Registry:
    """Factions and extra rules from the rulebook's own data; all other words come from the card files."""
    with rules.open("rb") as file:
        data: dict[str, object] = tomllib.load(file)
    about = data["set"]
    assert isinstance(about, dict)
    extra = about["extra_rule"]
    assert isinstance(extra, list)
    return Registry(
        {
            "FACTION": words_of(about["faction_names"]),
            "KEYWORD": [str(rule["keyword"]) for rule in extra],
            "SUBTYPE": (),
            "MARKER": (),
            "NAME": (),
            "TITLE": (),
        }
    )


def load(paths: list[Path] | None = None, more: list[Path] | None = None) -> Pool:
    """The working pool, or the cards of some files; `more` is read on top."""
    pool = Pool(rules_registry())
    entries: list[Entry] = []
    for path in sorted((HOME / "cards").glob("*.toml")) if paths is None else paths:
        read_into(pool, entries, path, path.name)
    for path in more or []:
        read_into(pool, entries, path, str(path))
    pool.load(entries)
    pool.finish()
    return pool


def extended(base: Pool, entries: list[Entry], patience: int = 0) -> Pool:
    """A pool that has been read, with further cards on top; the base and its numbers stay as they are."""
    pool = Pool(base.registry.copy())
    pool.cards = dict(base.cards)
    pool.tokens = dict(base.tokens)
    pool.meanings = dict(base.meanings)
    pool.token_names = dict(base.token_names)
    pool.patience = patience
    pool.load(entries)
    pool.finish()
    labels = {entry.path for entry in entries}
    pool.warnings = [warning for warning in pool.warnings if warning.file in labels]
    return pool


def read_into(pool: Pool, entries: list[Entry], path: Path, label: str) -> None:
    try:
        entries += read_tables(path, label)
    except CardError as error:
        pool.errors.append(error)
