"""The working pool of Oversoul: its open words, and the clauses that its cards are held to."""

import re
from pathlib import Path
from typing import ClassVar, Final

from sandtable.cards.errors import CardError, Fix
from sandtable.cards.files import Entry
from sandtable.cards.habits import understood
from sandtable.cards.pool import Card as AnyCard
from sandtable.cards.pool import OpenWords, Reasons
from sandtable.cards.pool import Pool as AnyPool
from sandtable.cards.programs import Program, Reading
from sandtable.cards.registry import Registry
from sandtable.games.oversoul.cardset import role_lines
from sandtable.games.oversoul.cardset.card import UNIT, Card
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language.retelling import ADDED
from sandtable.games.oversoul.language.texts import OPEN_WORDS, Texts, abilities

HOME: Final = Path(__file__).parents[1]
WAY: Final = re.compile(r"\(?[1-9a-e]\)|[-–−—] ")  # how one of several ways begins on a line of its own
WAITING: Final = re.compile(r"●(?:When|If) ")
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

    def lines(self, text: str) -> list[tuple[int, str]]:
        """The lines of a text; ways to choose between that stand below each other are one line."""
        found: list[tuple[int, str]] = []
        for number, line in super().lines(text):
            if found and (WAY.match(line) or found[-1][1].rstrip().endswith(":")):
                found[-1] = (found[-1][0], f"{found[-1][1].rstrip()} {line}")
            else:
                found.append((number, line))
        return found

    def shown(self, text: str) -> tuple[str, ...]:
        """A printed line stays one, however many Abilities it has; one under two Laws is shown under each."""
        return tuple([" ".join([part for _, part in abilities(line)]) for _, line in self.lines(text)])

    def noticed(self, reading: Reading, here: CardError) -> None:
        warning = self.texts.surprising(reading.program)
        if warning:
            self.warnings.append(here.saying(warning, self.cite("R132" if warning == ADDED else "R92")))

    def read_text(self, card: AnyCard) -> None:
        super().read_text(card)
        if isinstance(card, Card) and not card.stays():
            self.restate(card, tuple([self.admitting(program) for program in card.abilities]))
        if isinstance(card, Card) and card.sign < 0 and (card.type == UNIT or card.is_leader()):
            self.tie_roles(card)

    def read_line(self, card: AnyCard, line: str, key: str, number: int, at: int) -> Program | None:
        """What only an Event without HP can wait for, such as an Activation that it Cancels (R254)."""
        event = isinstance(card, Card) and not card.stays()
        if event and WAITING.match(line) and self.meaning(card, line) is None:
            other = f"●Activate only {line[1].lower()}{line[2:]}"
            program = self.meaning(card, other)
            if program is not None and program.code[i.EVENT]:
                self.as_printed(card, key, line, other)
                return super().read_line(card, other, key, number, at)
        return super().read_line(card, line, key, number, at)

    def meaning(self, card: AnyCard, line: str) -> Program | None:
        """What a line means, or nothing."""
        try:
            return understood(self.texts, line, card.name, self.this(card)).reading.program
        except CardError:
            return None

    def tie_roles(self, card: Card) -> None:
        """Give each Role Ability that a card prints the name of its Role, and print it so (8.4.2)."""
        defaults = role_lines.defaults_of(self.texts, card.roles)
        hued = role_lines.in_its_hues(self.texts, card.archetypes, defaults)
        lines, fault = role_lines.tied(self.texts, card.abilities, defaults, card.type == UNIT, hued)
        if fault:
            self.wrong(card, fault, "text", "8.4.2")
        self.restate(card, lines)

    def admitting(self, program: Program) -> Program:
        """What an Event without HP waits for is when it can be Activated (R254)."""
        code = program.code
        if (
            code[i.KIND] != i.TRIGGERED
            or code[i.KEYWORD] not in (i.WHEN, i.IF_LAW)
            or code[i.ZONE] != i.BOARD
        ):
            return program
        text = self.texts.write(program)
        try:
            return self.texts.read(f"●Activate only {text[1].lower()}{text[2:]}").program
        except CardError:
            return program  # what cannot be said so is refused for what it is

    def restate(self, card: Card, lines: tuple[Program, ...]) -> None:
        """Have a card's lines read otherwise, and say how they are printed."""
        if all(old is new for old, new in zip(card.abilities, lines, strict=True)):
            return
        key = "reading" if card.reading else "text"
        before = card.reading or card.lines
        said = before
        for old, new in zip(card.abilities, lines, strict=True):
            if old is not new:
                house = self.texts.write(new)
                said = tuple([line.replace(self.texts.write(old), house) for line in said])
        numbers = [number for number, _ in self.lines(self.words(card, key))]
        for number, was, line in zip(numbers, before, said, strict=True):
            if was != line:
                other = card.entry.moved(CardError(f"printed as: {line}", fix=Fix(line, True)), key, number)
                here = (other.file, other.line)
                self.warnings = [one for one in self.warnings if (one.file, one.line) != here] + [other]
        if card.reading:
            card.reading = said
        else:
            card.lines = said
        card.abilities = lines


def registry() -> Registry:
    """The open words of the game; only the Death mark is known yet."""
    return Registry({terminal: (DEATH,) if terminal == "MARK" else () for terminal in OPEN_WORDS})


def load(paths: list[Path] | None = None, more: list[Path] | None = None) -> Pool:
    """The working pool, or the cards of some files; `more` is read on top."""
    pool = Pool(registry())
    pool.read_files(sorted((HOME / "cards").glob("*.toml")) if paths is None else paths, more)
    return pool
