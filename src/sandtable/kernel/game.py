"""What a game tells the world: its setups, its notation, its words. The rules themselves are frames."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from sandtable.kernel import codec
from sandtable.kernel.clauses import Book
from sandtable.kernel.errors import Illegal, NotationError, SetupError
from sandtable.kernel.frames import CHANCE, Frame
from sandtable.kernel.state import State

# Verbs that mean the same in every game, so that a client knows them without knowing the game.
PASS: Final = "pass"  # let the others go on
END: Final = "end"  # end the turn, and nothing else
DONE: Final = "done"  # pick no more

ALL: Final = (
    -2
)  # among viewers: whoever holds the whole truth, such as a record or a position written by hand
ASKED: Final = -9  # whoever is asked


class Ref(NamedTuple):
    """Something on the table that a client can light up."""

    kind: str  # cell, card, zone, seat, pending
    id: str


class Choice(NamedTuple):
    """An option in words."""

    code: int
    text: str  # notation: what the record keeps
    label: str
    refs: tuple[Ref, ...]
    verb: str  # what kind of answer it is, in a word such as "play": nobody has to read the notation
    direct: bool  # pointing at its refs is the answer; otherwise whoever points is asked once more
    pieces: int  # how many go: what tells apart choices with the same refs
    comes: str = ""  # what comes of it if nobody does anything more, where the game can say that


class Prompt(NamedTuple):
    """A question as a person reads it."""

    seat: int
    clause: str  # "antagonism MOVE.4"
    text: str
    choices: tuple[Choice, ...]
    asides: tuple[Choice, ...]  # such as resigning: allowed, but no move of the game


class Setup(NamedTuple):
    """A standard way to begin, as people choose it."""

    name: str  # "lagoon:2v2"
    title: str  # "Lagoon, two teams"
    board: str
    mode: str
    seats: int
    teams: tuple[int, ...]  # the team of each seat, from 1; empty when each plays alone
    roles: tuple[str, ...]  # such as attacker and defender, one a seat; empty when all seats are alike
    map: tuple[str, ...]  # the board drawn in letters, if it has one


class Window(NamedTuple):
    """A question of priority: it can be answered by passing, and a seat may let that happen by itself."""

    option: int  # passing
    forced: bool  # nothing else would add anything
    stop: str  # where it is asked, such as "own Combat": a seat may want to be asked there
    top: int  # the number of the newest effect that waits; 0 if none does
    by: int  # the seat whose effect that is; -1 if none waits that concerns who is asked
    what: str = ""  # what that effect is called: a seat may never want to be asked about it


class Luck(NamedTuple):
    """What the dice gave a seat, and what was to be expected of them."""

    seat: int
    name: str
    rolled: float
    expected: float
    unit: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game that can be played: the words around its frames."""

    # what stands before the setup in a record: [Board "vertigo:2"]
    SETUP_KEY: ClassVar[str] = "Setup"
    # neither secrets nor dice: everybody may see the record while the game goes on
    OPEN: ClassVar[bool] = False
    # everybody sees its dice, so its records write them, whether or not they have a seed
    ROLLS: ClassVar[bool] = False
    # the setup of a record that names none
    STANDARD: ClassVar[str] = ""
    # the choice by which a seat gives up; without one there is no clock: whoever is out of time gives up
    RESIGN: ClassVar[str] = ""
    # one line that makes people curious
    TAGLINE: ClassVar[str] = ""
    # the phases in which a seat may want to be asked, joined by commas; where windows name none, none
    STOPS: ClassVar[str] = ""
    # where somebody is asked who has never said anything, and what he is not asked about
    USUAL_STOPS: ClassVar[str] = ""
    USUAL_NEVER: ClassVar[str] = ""

    def __init__(self, book: Book, frames: list[type[Frame]]) -> None:
        self.book = book
        self.name = book.game
        self.title = book.title
        self.frames: dict[str, type[Frame]] = {f.__name__: f for f in frames}

    # ---- every game writes these

    def setups(self) -> list[str]:
        """The standard ways to begin, by name."""
        raise NotImplementedError

    def seats(self, setup: str) -> int:
        """How many seats a setup has."""
        raise NotImplementedError

    def new(self, setup: str, seed: str) -> State:
        """A game at its first decision. The setup is one of `setups()` or a position."""
        raise NotImplementedError

    def blank(self) -> State:
        """A state for `load` to fill."""
        raise NotImplementedError

    def token(self, s: State, option: int) -> str:
        """An option in notation. Called with legal options only."""
        raise NotImplementedError

    def read(self, s: State, text: str) -> int:
        """A candidate from notation: it parses, and may still be barred."""
        raise NotImplementedError

    def position(self, s: State) -> str:
        """The position in the game's notation, on one line."""
        raise NotImplementedError

    def observe(self, s: State, seat: int) -> dict[str, object]:
        """What a seat sees, built up from nothing; seat -1 is a spectator."""
        raise NotImplementedError

    def question(self, s: State) -> str:
        """What is being asked, in a sentence."""
        raise NotImplementedError

    # ---- a game may leave these as they are

    def new_open(self, setup: str, seed: str) -> State:
        """A game whose dice are decisions. One that rolls before its first question has to write this too."""
        s = self.new(setup, seed)
        s.open_chance = True
        return s

    def of(self, setup: str) -> Game:
        """The game as a setup has it: with other cards, where a setup brings cards of its own."""
        return self

    def own_tables(self) -> tuple[str, ...]:
        """The tables by which a scenario file brings things of its own, such as cards."""
        return ()

    def ready(self, setup: str) -> bool:
        """Whether a setup can be played at once: nothing that takes time has to be read first."""
        return True

    def press(self, setup: str) -> str:
        """What has to be read for a setup, read, and written so that `pressed` takes it in at once."""
        return ""

    def pressed(self, setup: str, text: str) -> Game:
        """`of` a setup, with what another process has read for it."""
        return self.of(setup)

    def own_cards(self) -> list[dict[str, object]]:
        """The cards that only this game has because its setup brought them, as they are printed."""
        return []

    def arranged(self, text: str, label: str) -> tuple[Game, str]:
        """A start that a scenario file writes as tables: the game with the cards that the file brings, and a
        position or setup; the last is empty if the file names its start otherwise.
        """
        raise SetupError(f"{self.name} has no setups or cards written as tables; give a position or a setup")

    def differences(self, s: State, text: str, label: str) -> str:
        """What is otherwise than the table [expect.zones] of a scenario file says, in words; or nothing."""
        raise SetupError(f"{self.name} has no zones written as tables; expect a position")

    def measure(self, s: State, place: str) -> str:
        """What something on the table is worth now, for scenarios to compare: its values, such as "3/2"."""
        raise SetupError(f"{self.name} measures nothing; expect a position")

    def mark(self) -> str:
        """What the numbers of a state stand for besides the rules, such as a card set: a short word."""
        return ""

    def label(self, s: State, option: int) -> str:
        """An option in words."""
        return self.token(s, option)

    def refs(self, s: State, option: int) -> tuple[Ref, ...]:
        """What to light up for an option."""
        return ()

    def verb(self, s: State, option: int) -> str:
        """What kind of answer an option is, in a word such as "play"; PASS, END and DONE are every game's."""
        return ""

    def direct(self, s: State, option: int) -> bool:
        """Whether pointing at what an option lights up is the answer, without a second look at it."""
        return True

    def pieces(self, s: State, option: int) -> int:
        """How many pieces go by an option, where a stack may go as a whole or in part."""
        return 1

    def comes(self, s: State, option: int) -> str:
        """What comes of an option if nobody does anything more, as the asked seat may know it; or nothing."""
        return ""

    def face(self, s: State, outcome: int) -> str:
        """A chance outcome in notation."""
        return f"={outcome + 1}"

    def steps(self, word: str) -> list[str]:
        """The steps that a word of a record joins: O=5@a2 may be three."""
        return [word]

    def words(self, steps: list[str], seats: list[int] | None = None) -> list[str]:
        """The steps of one turn as a record writes them; `seats` says whose they were, if that is known."""
        return steps

    def verdict(self, s: State, face: int, after: State) -> tuple[str, str]:
        """What a face of the open dice comes to, as a key and in words; two empty strings: no odds."""
        return "", ""

    def effects(self, s: State, face: int) -> list[tuple[str, str]]:
        """What a face of the open dice brings, each with whose it is: ("attacker", "Swap")."""
        return []

    def fortune(self, s: State, face: int) -> list[Luck]:
        """How lucky a face of the open dice is for whom."""
        return []

    def first(self, s: State) -> int:
        """The seat that had the first turn."""
        return 0

    def refusal(self, s: State, option: int, clause: int) -> str:
        """Why an option is barred, in the player's words; the clause's own text if the game has no better."""
        return self.book.clause(clause).text

    def amiss(self, s: State, option: int) -> tuple[int, str]:
        """The clause and the reason for an option that no clause bars, since something else is asked."""
        asked = self.question(s).partition("\n")[0]  # what follows says more of it
        return int(s.clause), f"that is no answer to what is asked now ({asked})"

    def waits(self, s: State, seat: int) -> tuple[int, str]:
        """The clause and the reason by which a seat that is not asked has to wait. It tells no secrets."""
        if s.seat == CHANCE:
            return int(s.clause), "the dice are to be rolled first"
        return int(s.clause), f"player {s.seat + 1} is asked now, not player {seat + 1}"

    def turn(self, s: State) -> str:
        """The number of the turn, such as "3.2" or "7.": a record begins a new line when it changes."""
        return "1."

    def rounds(self, s: State) -> int:
        """How many rounds have been begun, for statistics."""
        return 1

    def result(self, s: State) -> str:
        """The result in notation; "*" while the game goes on, "=" for a draw."""
        if not s.over():
            return "*"
        winners = [str(i + 1) for i, r in enumerate(s.returns()) if r > 0]
        return "".join(winners) or "="

    def ending(self, s: State) -> str:
        """Why the game ended, in a word or two for statistics; "" while it goes on."""
        return "end" if s.over() else ""

    def narrate(self, fact: int, seat: int = -1) -> str:
        """A fact of the journal as that seat may read it, in a sentence; seat -1 is a spectator."""
        return ""

    def waiting(self, s: State) -> list[str]:
        """What waits to be carried out, each with what it is aimed at, in words."""
        return []

    def never_in_position(self, s: State, word: str) -> str:
        """Why no position of this game has a word, or begins one with it; empty if one may."""
        return ""

    def picture(self, s: State, seat: int) -> str:
        """The table as a seat sees it, drawn in text for the terminal; seat -1 is a spectator, ALL sees all.

        A position holds everything: where there are secrets, a seat is drawn its view, line by line.
        """
        if seat == ALL or self.OPEN:
            return self.position(s)
        return "\n".join([f"{key}: {value}" for key, value in self.observe(s, seat).items()])

    def setup(self, name: str) -> Setup:
        """A setup as people choose it."""
        return Setup(name, name, "", "", self.seats(name), (), (), ())

    def playing(self, s: State, seat: int) -> bool:
        """Whether a seat still takes part."""
        return not s.over()

    def meant(self, s: State, refs: list[Ref]) -> int:
        """The option that pointing at these things means: a legal one if any, else a candidate; or -1."""
        wanted = tuple(refs)
        for option in s.options():
            if self.refs(s, option) == wanted:
                return int(option)
        for option in s.candidates():
            if self.refs(s, option) == wanted:
                return int(option)
        return -1

    def idle(self, s: State, refs: list[Ref]) -> tuple[int, str]:
        """The clause and the words for pointing at things that mean no option; 0 and nothing: none better."""
        return 0, ""

    def told(self, s: State, option: int, seat: int) -> str:
        """A choice as a seat may read it in the log; the notation, if that names nothing hidden."""
        return self.token(s, option)

    def heading(self, s: State, option: int, seat: int) -> str:
        """A choice as a heading of the log that a seat may read; empty if it is headed by its notation."""
        return ""

    def pointed(self, s: State, option: int, seat: int) -> str:
        """What a choice points at, in a sentence that a seat may read; empty if the facts of it say so."""
        return ""

    def settles(self, s: State, option: int, after: State) -> bool:
        """Whether something has been seen by this choice, so that it cannot be taken back."""
        return after.rolls != s.rolls

    def speaks(self, s: State, after: State) -> bool:
        """Whether something was done with a hidden card after which the rules let it speak up: that it says
        nothing is then known to everybody, too.
        """
        return False

    def window(self, s: State) -> Window | None:
        """The open question, if it is one of priority."""
        return None

    def cited(self, s: State, option: int) -> int:
        """The clause that a choice is best explained by."""
        return int(s.clause)

    def bar_draw(self, s: State) -> int:
        """The clause by which players may not agree on a draw, or 0."""
        return 0

    def undo_ends(self, s: State) -> str:
        """What cannot be taken back, said to the asked seat beforehand."""
        return "What passes the turn, rolls dice or reveals anything cannot be undone."

    # ---- made from the above, for every game alike

    def dump(self, s: State) -> str:
        return codec.dump(s, self.name)

    def load(self, text: str) -> State:
        return codec.load(text, self.name, self.blank(), self.frames)

    def hash(self, s: State) -> str:
        return codec.state_hash(s, self.name)

    def written(self, s: State, option: int) -> str:
        """An answer in notation, whoever gives it: a seat or the dice."""
        return self.face(s, option) if s.seat == CHANCE else self.token(s, option)

    def choice(self, s: State, option: int) -> Choice:
        return Choice(
            option,
            self.token(s, option),
            self.label(s, option),
            self.refs(s, option),
            self.verb(s, option),
            self.direct(s, option),
            self.pieces(s, option),
            self.comes(s, option),
        )

    def prompt(self, s: State) -> Prompt:
        """The open question, with every answer that is allowed."""
        if s.seat < 0:
            return Prompt(s.seat, self.book.cite(s.clause), "", (), ())
        return Prompt(
            s.seat,
            self.book.cite(s.clause),
            self.question(s),
            tuple([self.choice(s, o) for o in s.options()]),
            tuple([self.choice(s, o) for o in s.asides()]),
        )

    def why_not(self, s: State, option: int) -> tuple[str, str]:
        """The clause that bars an option and the reason in words; two empty strings if nothing does."""
        clause = s.bar(option)
        if clause == 0:
            return "", ""
        if clause < 0:
            if s.over():
                return "", f"the game is over ({self.result(s)})"
            if s.seat == CHANCE:
                return self.book.cite(s.clause), "the dice decide this, and cannot fall so"
            clause, reason = self.amiss(s, option)
            return self.book.cite(clause), reason
        return self.book.cite(clause), self.refusal(s, option, clause)

    def understand(self, s: State, text: str, seat: int = ASKED) -> int:
        """The legal option that a text names; says what is wrong with any other text, or with the seat."""
        if s.over():
            raise Illegal(f"{text}: the game is over ({self.result(s)})")
        if seat not in (ASKED, s.seat):
            number, words = self.waits(s, seat)
            raise Illegal(f"{text}: {words}", self.book.cite(number))
        if s.seat == CHANCE:
            faces = {self.face(s, outcome): int(outcome) for outcome in s.options()}
            if text not in faces:
                raise Illegal(f"{text}: the dice can show {', '.join(faces)}", self.book.cite(s.clause))
            return faces[text]
        option = self.read(s, text)
        if s.bar(option) != 0:
            clause, reason = self.why_not(s, option)
            raise Illegal(f"{text}: {reason}", clause)
        token = self.token(s, option)
        if token != text:
            raise NotationError(f"{text}: this is written {token}")
        return option

    def is_setup(self, setup: str) -> bool:
        """Whether a name is that of a setup; there may be more of them than `setups` lists."""
        return setup in self.setups()

    def check_setup(self, setup: str) -> None:
        if not self.is_setup(setup):
            raise SetupError(f"{self.name} has no setup {setup[:80]!r}; there is {', '.join(self.setups())}")
