"""The working pool of Athernum: its open words, its markers, and the clauses that its cards are held to."""

import tomllib
from pathlib import Path
from typing import ClassVar, Final

from sandtable.cards.errors import CardError
from sandtable.cards.files import Entry
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import OpenWords, Reasons, words_of
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.programs import Program, Reading
from sandtable.cards.registry import Registry
from sandtable.games.athernum.cardset.card import Card
from sandtable.games.athernum.cardset.library import Library
from sandtable.games.athernum.cardset.lines import abilities_of, whole_lines
from sandtable.games.athernum.language.texts import MEANING, Texts
from sandtable.games.athernum.language.texts import Reading as LineReading

HOME: Final = Path(__file__).parents[1]
MARKER: Final = "marker"
MARKER_KEYS: Final = frozenset(("name", "meaning"))


class Pool(AnyPool[Card]):
    """All cards of some files, and what custom markers mean."""

    GAME: ClassVar[str] = "athernum"
    OTHERS: ClassVar[tuple[str, ...]] = (MARKER, "words")
    OPEN: ClassVar[dict[str, OpenWords]] = {"subtypes": OpenWords("SUBTYPE", "subtype")}
    REASONS: ClassVar[Reasons] = Reasons("0.lang.full-name", "1.1.1", "1.1.6", "1.3.1")

    texts: Texts

    def __init__(self, registry: Registry) -> None:
        super().__init__(registry)
        self.meanings: dict[str, Program] = {}  # what custom markers do
        self.mentioned: dict[str, CardError] = {}  # custom markers on cards, and where
        self.library: Library | None = None  # the same as numbers, once somebody plays with them

    def language(self, registry: Registry) -> Texts:
        return Texts(registry)

    def card(self, entry: Entry) -> Card:
        return Card(entry)

    def abilities(self, line: str) -> list[tuple[int, str]]:
        """Most often one; people set several one behind the other, too."""
        return abilities_of(line)

    def lines(self, text: str) -> list[tuple[int, str]]:
        return whole_lines(text)

    def add_other(self, entry: Entry) -> None:
        if entry.kind != MARKER:
            return
        self.unknown_keys(entry, MARKER_KEYS)
        name, meaning = entry.values.get("name"), entry.values.get("meaning")
        if not isinstance(name, str) or not isinstance(meaning, str):
            self.errors.append(entry.fault("a marker has a name and a meaning", clause=self.cite("10.5.1")))
            return
        try:
            program = self.texts.read(meaning, MEANING).program
        except CardError as error:
            self.errors.append(entry.moved(error, "meaning"))
            return
        self.define(name, program, entry.fault("", "meaning"))

    def define(self, marker: str, program: Program, here: CardError) -> None:
        """R124: two definitions of one marker are an error unless they say the same."""
        if self.meanings.setdefault(marker, program).code != program.code:
            self.errors.append(here.saying(f"{marker} counters are defined twice", self.cite("R124")))

    def noticed(self, reading: Reading, here: CardError) -> None:
        assert isinstance(reading, LineReading)
        for marker in reading.markers:
            self.mentioned.setdefault(marker, here)
        if reading.meaning is not None:
            self.define(reading.meaning[0], reading.meaning[1], here)

    def as_printed(self, card: AnyCard, key: str, line: str, house: str) -> None:
        """What an item does is the same without Equip (2.3.2f), unless it can be a permanent."""
        assert isinstance(card, Card)
        lost = line.startswith("Equip") and not house.startswith("Equip")
        if lost and (card.supertype != "Item" or card.keyword == "Relic"):
            message = f"{house.split()[0]} and Equip are two keywords, and an ability has one of them"
            self.wrong(card, message, key, "4.3.3a")
        super().as_printed(card, key, line, house)

    def finish_more(self) -> None:
        for marker, here in self.mentioned.items():
            if marker not in self.meanings:
                message = f"{marker} counters have no meaning: no rule and no reminder text gives them one"
                self.warnings.append(here.saying(message, self.cite("10.5.text.undefined")))

    def take_over(self, base: AnyPool[AnyCard]) -> None:
        assert isinstance(base, Pool)
        self.meanings = dict(base.meanings)
        self.library = None


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
    pool.read_files(sorted((HOME / "cards").glob("*.toml")) if paths is None else paths, more)
    return pool
