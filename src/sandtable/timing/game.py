"""A card game that is played on a `CardState`: what follows from that for every such game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from sandtable.cards.game import CardGame
from sandtable.kernel.clauses import Book
from sandtable.kernel.frames import Frame
from sandtable.kernel.rng import seed_bytes
from sandtable.kernel.state import State
from sandtable.timing.asking import Pick, option_for
from sandtable.timing.faces import Faces
from sandtable.timing.pressing import fill, press
from sandtable.timing.things import DRAWN_GAME, CardState

if TYPE_CHECKING:
    from pathlib import Path

    from sandtable.cards.decks import Deck, DeckRules, ReadyDeck
    from sandtable.cards.pool import Card, Pool
    from sandtable.cards.tables import Tables
    from sandtable.cards.workshop import Workshop


@mypyc_attr(allow_interpreted_subclasses=True)
class TableGame(CardGame):
    PRESSES: ClassVar[bool] = True
    CARDSET: ClassVar[str] = ""  # the package of its cards, with the modules that are looked for below
    ENDINGS: ClassVar[dict[int, str]] = {}  # the clauses by which a game ends, in a word

    def __init__(self, book: Book, frames: list[type[Frame]], pool: Pool[Card] | None = None) -> None:
        super().__init__(book, frames, pool)
        self.numbers: Faces | None = None
        self.marked = ""
        self.shop: Workshop | None = None

    # ---- its cards: what knows their texts and files is imported when it is first asked

    def part(self, module: str) -> Any:
        return import_module(f"{self.CARDSET}.{module}")

    def read_pool(self, more: list[Path]) -> Pool[Card]:
        return cast("Pool[Card]", self.part("pool").load(more=more))

    def with_pool(self, pool: Pool[Card]) -> CardGame:
        return cast(CardGame, cast(Any, type(self))(pool))

    def bare(self) -> CardGame:
        return cast(CardGame, cast(Any, type(self))())

    def deck_rules(self) -> DeckRules:
        return cast("DeckRules", self.part("decks").RULES)

    def ready_deck(self, name: str, deck: Deck) -> ReadyDeck:
        return cast("ReadyDeck", self.part("decks").ready_deck(name, deck, self.pool()))

    def tables(self, text: str, label: str) -> Tables:
        return cast("Tables", self.part("tables").Arranged(self, text, label))

    def blank_faces(self) -> Faces:
        """A library without cards, with all that is the same whichever cards there are."""
        lib = cast(Faces, self.part("library").Library())
        self.part("binding").number_verbs(lib)
        self.part("pressing").furnish(lib)
        return lib

    def faces(self) -> Faces:
        """The cards as numbers, made once."""
        found = self.numbers
        if found is None:
            base = self._base
            if base is not None and not self.own:  # its decks are its own, its cards are not
                found = cast(TableGame, base).faces()
            else:
                found = self.part("built").library_of(self.pool())
            self.numbers = found
        return found

    def workshop(self) -> Workshop:
        found = self.shop
        if found is None:
            found = self.shop = self.part("workshop").WORKSHOP(self)
        return found

    def has_numbers(self) -> bool:
        return self.numbers is not None

    def pressed_numbers(self) -> dict[str, object]:
        return press(self.faces())

    def take_numbers(self, data: dict[str, object]) -> None:
        found = self.blank_faces()
        fill(found, data)
        self.numbers = found

    def mark(self) -> str:
        """Which cards the numbers of a state mean."""
        if not self.marked:
            self.marked = self.faces().digest()
        return self.marked

    # ---- how a game begins

    def new(self, setup: str, seed: str) -> State:
        key = seed_bytes(seed)
        if " " in setup:
            return self.placed(setup, key)
        self.check_setup(setup)
        s = self.dealt(setup, self.seated_decks(setup), key)
        s.run()
        return s

    def placed(self, position: str, key: bytes) -> State:
        """A table from a position on one line."""
        raise NotImplementedError

    def dealt(self, setup: str, decks: list[Deck], key: bytes) -> State:
        """The decks on the table, with the frame that sets up the game."""
        raise NotImplementedError

    def pile(self, deck: Deck, section: str) -> list[int]:
        """The faces of a part of a deck."""
        faces = self.faces()
        return [faces.face_of(card) for card in deck.pile(section)]

    # ---- where a game stands

    def turn(self, s: State) -> str:
        table = cast(CardState, s)
        return f"{table.turn}.{table.active + 1}" if table.turn else "0."

    def rounds(self, s: State) -> int:
        return (int(cast(CardState, s).turn) + int(s.seats) - 1) // int(s.seats)

    def result(self, s: State) -> str:
        result = int(cast(CardState, s).result)
        if result in (0, DRAWN_GAME):
            return "=" if result else "*"
        return "".join([str(seat + 1) for seat in range(s.seats) if (result >> seat) & 1])

    def ending(self, s: State) -> str:
        table = cast(CardState, s)
        return self.ENDINGS.get(int(table.ended), "end") if table.result != 0 else ""

    def playing(self, s: State, seat: int) -> bool:
        return not s.over() and bool(cast(CardState, s).alive(seat))

    def reason(self, s: State, option: int, clause: int) -> str:
        """Why an option is refused, in the words of the case; empty where the clause says it best."""
        return ""

    def refusal(self, s: State, option: int, clause: int) -> str:
        return self.reason(s, option, clause) or super().refusal(s, option, clause).rstrip(".")

    # ---- for who points

    def picking(self, s: State, seat: int) -> dict[str, object] | None:
        """What is there to pick from, told to whoever picks: the notation takes them in an order of its own,
        a person in any. None where the order matters, or somebody else picks.
        """
        top = s.frames[-1] if s.frames else None
        if not isinstance(top, Pick) or top.ordered or seat != s.seat:
            return None
        counts: dict[int, int] = {}
        for value in top.pool:
            option = int(option_for(cast(CardState, s), value))
            counts[option] = counts.get(option, 0) + 1
        done = len(top.chosen)
        left = [option for option in sorted(counts) if option >= top.floor]
        return {
            "least": max(0, int(top.low) - done),
            "most": min(int(top.high) - done, len(top.pool)),
            "from": [self.offered(s, option, counts[option]) for option in left],
        }

    def offered(self, s: State, option: int, copies: int) -> dict[str, object]:
        """One of several that may be picked: how it is sent, what to point at, and how often it is there."""
        refs = [f"{ref.kind}:{ref.id}" for ref in self.refs(s, option)]
        return {"text": self.token(s, option), "refs": refs, "copies": copies}
