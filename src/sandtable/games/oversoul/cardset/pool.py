"""The working pool of Oversoul: its open words, and the clauses that its cards are held to."""

from pathlib import Path
from typing import ClassVar, Final

from sandtable.cards.files import Entry
from sandtable.cards.pool import OpenWords, Reasons
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.registry import Registry
from sandtable.games.oversoul.cardset.card import Card
from sandtable.games.oversoul.language.texts import OPEN_WORDS, Texts, abilities

HOME: Final = Path(__file__).parents[1]
DEATH: Final = "Death"  # the one mark that the rules themselves know (8.6.24)


class Pool(AnyPool[Card]):
    """All cards of some files."""

    GAME: ClassVar[str] = "oversoul"
    CARDS: ClassVar[tuple[str, ...]] = ("card",)
    OPEN: ClassVar[dict[str, OpenWords]] = {"marks": OpenWords("MARK", "mark")}
    REASONS: ClassVar[Reasons] = Reasons(full_name="8.0.3", same_name="R13")

    texts: Texts

    def language(self, registry: Registry) -> Texts:
        return Texts(registry)

    def card(self, entry: Entry) -> Card:
        return Card(entry)

    def abilities(self, line: str) -> list[tuple[int, str]]:
        return abilities(line)


def registry() -> Registry:
    """The open words of the game; only the Death mark is known yet."""
    return Registry({terminal: (DEATH,) if terminal == "MARK" else () for terminal in OPEN_WORDS})


def load(paths: list[Path] | None = None, more: list[Path] | None = None) -> Pool:
    """The working pool, or the cards of some files; `more` is read on top."""
    pool = Pool(registry())
    pool.read_files(sorted((HOME / "cards").glob("*.toml")) if paths is None else paths, more)
    return pool
