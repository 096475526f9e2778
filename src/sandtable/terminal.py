"""A game in the terminal: people and bots at one table, every refusal explained by its clause."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from sandtable.bots.arena import bot_seed
from sandtable.bots.levels import make_bot
from sandtable.kernel.errors import SandtableError, SetupError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.record import new_match, replay
from sandtable.rulebook import named, paragraph, search

if TYPE_CHECKING:
    from sandtable.bots.bot import Bot
    from sandtable.kernel.game import Game
    from sandtable.kernel.state import State

HUMAN = "human"
OPPONENT = "level:2"
COLOURS = ("bold bright_blue", "bold bright_red", "bold bright_green", "bold bright_yellow")
_PIECE = re.compile(r"(?<![\w])([1-9])[A-Za-z]+\d?")  # what belongs to a seat begins with its number

HELP = """\
Write what you do in notation; several at once are fine: {example}
  o [TEXT]     the options, or those with TEXT in them
  why MOVE     may I do this, and if not, by which clause
  rules WORDS  search the rulebook; rules notation explains how moves are written
  u            take back your choices of this turn
  b            show the board again
  save FILE    write the record
  q            leave"""


def seats_of(spec: str, count: int) -> list[str]:
    """Who sits where, from "human,mcts:2"; seats that are not named get a bot of level 2."""
    given = [part.strip() for part in spec.split(",")]
    if len(given) > count:
        raise SetupError(f"{spec!r} names {len(given)} players for {count} seats")
    for part in given:
        if part != HUMAN:
            make_bot(part, 0)  # says what is wrong with it
    return given + [OPPONENT] * (count - len(given))


class Terminal:
    """One game at one screen."""

    def __init__(
        self, game: Game, setup: str, seats: list[str], seed: str, save: str, console: Console
    ) -> None:
        self.match = new_match(game, setup, seed)
        self.game = self.match.game  # with the cards that the setup brings
        self.seats = seats
        self.seed = seed
        self.save = save
        self.console = console
        self.bots: list[Bot | None] = [
            None if spec == HUMAN else make_bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(seats)
        ]
        self.choosers = [CHANCE] * len(self.match.record.choices)  # the seat that made each choice
        people = [seat for seat, spec in enumerate(seats) if spec == HUMAN]
        self.viewer = people[0] if len(people) == 1 else -1  # who reads what is on the screen; -1: anybody
        self.fixed = len(self.choosers)  # how many choices stand, because something was seen by them
        self.told = 0  # facts of the journal already told
        self.left = False
        for seat, spec in enumerate(seats, 1):
            self.match.record.headers[f"Player{seat}"] = spec
        if save:
            if Path(save).exists() and Path(save).stat().st_size:
                raise SetupError(f"{save} is there already; choose another name for the record")
            self._write(save)  # now, so that a bad name does not cost a whole game

    def run(self) -> None:
        """Play until the game is over or the people leave; the record is kept either way."""
        game = self.game
        players = ", ".join(self._who(seat) for seat in range(len(self.seats)))
        self.say(f"{game.title}, {self.match.record.setup}: {players}.")
        self.say("? explains what you can write.")
        try:
            while not self.match.state.over() and not self.left:
                seat = int(self.match.state.seat)
                bot = self.bots[seat]
                if bot is None:
                    self._ask(seat)
                else:
                    self._think(seat, bot)
        finally:
            if self.save:
                self._write(self.save)
        if self.match.state.over():
            self.board()
            result = game.result(self.match.state)
            outcome = "a draw" if result == "=" else f"won by {' and '.join(f'player {p}' for p in result)}"
            self.say(f"The game is over: {outcome} ({game.ending(self.match.state)}).")
        else:
            self.say("The game is left as it stands.")
        if self.save:
            self.say(f"The record is in {self.save}.")

    # ---- printing

    def say(self, text: str) -> None:
        self.console.print(Text(text))

    def board(self) -> None:
        """The table as whoever is asked may see it; before and after that as everybody at the screen may."""
        state = self.match.state
        asked = int(state.seat) if state.seat >= 0 and self.bots[state.seat] is None else self.viewer
        picture = Text(self.game.picture(state, asked))
        for found in _PIECE.finditer(picture.plain):
            picture.stylize(COLOURS[(int(found[1]) - 1) % len(COLOURS)], found.start(), found.end())
        self.console.print()
        self.console.print(picture)
        self.console.print()

    def tell(self) -> None:
        """What has happened since we last told."""
        journal = self.match.state.journal or []
        for fact in journal[self.told :]:
            words = self.game.narrate(int(fact), self.viewer)
            if words:
                self.say(f"  {words}")
        self.told = len(journal)

    def _who(self, seat: int) -> str:
        return f"player {seat + 1} is {'you' if self.seats[seat] == HUMAN else self.seats[seat]}"

    # ---- bots

    def _think(self, seat: int, bot: Bot) -> None:
        state = self.match.state
        view = state.determinize(seat, bot_seed(f"{self.seed}/{len(self.choosers)}", seat))
        before = state.clone()
        option = bot.choose(view)
        self.match.choose(option)
        self._note(seat, before, option)
        self.tell()

    # ---- people

    def _ask(self, seat: int) -> None:
        """Put the open question until it is answered, taken back or left."""
        self.tell()
        self.board()
        self.say(self.game.question(self.match.state))
        count = len(self.choosers)
        while not self.left and len(self.choosers) == count:
            try:
                line = input(f"player {seat + 1}> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                self.left = True
                return
            try:
                self._obey(seat, line)
            except SandtableError as error:
                self._explain(error)

    def _obey(self, seat: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            self.say(self.game.question(self.match.state))
        elif word in ("?", "h", "help"):
            self.say(HELP.format(example=self._example()))
        elif word in ("o", "options"):
            self._options(rest)
        elif word in ("u", "undo"):
            self._undo(seat)
        elif word in ("b", "board"):
            self.board()
        elif word == "why":
            self._why(rest)
        elif word == "rules":
            self._rules(rest.split())
        elif word == "save":
            self._save(rest)
        elif word in ("q", "quit", "exit"):
            self.left = True
        else:
            self._play(seat, line.split())

    def _play(self, seat: int, texts: list[str]) -> None:
        """Make all the choices or, if one of them is refused, none."""
        trial = self.match.state.clone()
        fine: list[str] = []
        for text in texts:
            if trial.rolls != self.match.state.rolls or trial.seat == CHANCE:
                self.say("The dice have been rolled; what you wrote after that is for you to decide again.")
                break
            if fine and trial.seat != seat:
                self.say(f"After {' '.join(fine)} it is not your choice any more; the rest was not played.")
                break
            trial.apply(self.game.understand(trial, text))
            fine.append(text)
        for text in fine:
            before = self.match.state.clone()
            option = self.game.understand(before, text)
            self.match.play(text)
            self._note(seat, before, option)
        self.tell()

    def _note(self, seat: int, before: State, option: int) -> None:
        """Remember who made the last choice, and whether it stands; what was rolled then, the dice made."""
        self.choosers.append(seat)
        self.choosers += [CHANCE] * (len(self.match.record.choices) - len(self.choosers))
        if self.game.settles(before, option, self.match.state):
            self.fixed = len(self.choosers)

    def _undo(self, seat: int) -> None:
        """Go back to the first choice of this turn, unless dice or cards have shown something since."""
        record = self.match.record
        turn = self.game.turn(self.match.state)
        to = len(self.choosers)
        while to > self.fixed and self.choosers[to - 1] == seat and record.turns[to - 1] == turn:
            to -= 1
        if to == len(self.choosers):
            mine = [self.choosers[n] for n in range(to) if record.turns[n] == turn]
            why = "There is nothing of this turn to take back."
            if mine and mine[-1] == CHANCE:
                why = "The dice have been rolled, so it stands."
            elif mine and mine[-1] == seat:
                why = "Something has been rolled or revealed this turn, so it stands."
            self.say(why)
            return
        before = replay(self.game, record, sum(chooser != CHANCE for chooser in self.choosers[:to]))
        taken = " ".join(record.choices[to:])
        self.match = before
        del self.choosers[to:]
        self.told = len(before.state.journal or [])
        self.say(f"Taken back: {taken}")

    def _options(self, part: str) -> None:
        state = self.match.state
        tokens = [self.game.token(state, int(option)) for option in state.options()]
        tokens = [token for token in tokens if part in token]
        asides = [self.game.token(state, int(option)) for option in state.asides()]
        self.say(f"{len(tokens)} options: {' '.join(tokens)}")
        if asides and not part:
            self.say(f"and besides: {' '.join(asides)}")

    def _why(self, text: str) -> None:
        if not text or " " in text:
            self.say("Write one move after why, such as: why " + self._example().split()[0])
            return
        self.game.understand(self.match.state, text)
        self.say(f"{text} is allowed.")

    def _rules(self, words: list[str]) -> None:
        book = self.game.book
        one = named(book, words)
        found = [one] if one is not None else search(book, words)
        if words == ["notation"]:
            self.say(book.notation.strip())
        elif not found:
            self.say(f"Nothing in the rules speaks of {' '.join(words)!r}.")
        else:
            for clause in found:
                self.say(
                    paragraph(
                        clause.id, f"{clause.question} → {clause.text}" if clause.question else clause.text
                    )
                )

    def _save(self, name: str) -> None:
        if not name and not self.save:
            self.say("Say where: save FILE")
            return
        try:
            self._write(name or self.save)
        except OSError as error:
            self.say(f"{error.filename}: {error.strerror}")
        else:
            self.say(f"The record is in {name or self.save}.")

    def _explain(self, error: SandtableError) -> None:
        """A refusal, and the words of the clause behind it."""
        self.say(f"No: {error.message}.")
        if error.clause:
            clause = self.game.book.find(error.clause.rpartition(" ")[2])
            self.say(paragraph(clause.id, clause.text))

    def _example(self) -> str:
        """Something that can be written now."""
        state = self.match.state
        options = state.options()
        return self.game.token(state, int(options[len(options) // 2]))

    def _write(self, name: str) -> None:
        Path(name).write_text(self.match.text(), encoding="utf-8")
