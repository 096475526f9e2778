"""Records: they replay to the same game, with and without a seed where the dice are written."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.record import OPEN, Match, Record, read, replay, write
from sandtable.kernel.rng import Dice
from sandtable.testing.tools import bare, need, same

FORGED: Final = 4  # dice of a record that are changed, one at a time


def records_are_whole(game: Game, match: Match, dice: Dice) -> None:
    """The record of a game replays to the same text and the same state."""
    found, record = read(match.text(), {game.name: game})
    again = replay(found, record, verify=True)
    same("the replayed record", match.text(), again.text())
    need(game.hash(match.state) == game.hash(again.state), "the replayed record ends in another state")


def words_are_steps(game: Game, match: Match, dice: Dice) -> None:
    """What a record joins into words comes apart again as it was, wherever in a turn the record ends."""
    record = match.record
    first = 0
    for n in range(len(record.choices)):
        if record.turns[n] != record.turns[first]:
            first = n
        steps = record.choices[first : n + 1]
        for seats in (record.seats[first : n + 1], None):  # a record that was read does not know them
            words = game.words(list(steps), seats)
            for word in words:
                need(len(word.split()) == 1 and word == word.strip(), f"{word!r} is no single word")
            again = [step for word in words for step in game.steps(word)]
            joined, apart = " ".join(words), " ".join(again)
            need(again == steps, f"{' '.join(steps)} is written {joined}, and read {apart}")


def written_dice_need_no_seed(game: Game, match: Match, dice: Dice) -> None:
    """A record with its dice written replays without the seed, to the same state but for its dice."""
    if not game.ROLLS:
        return
    text = write(game, opened(match.record))
    need("[Seed " not in text and f'[Dice "{OPEN}"]' in text, "the record without a seed has one")
    found, record = read(text, {game.name: game})
    again = replay(found, record, verify=True)
    same("the record replayed without its seed", text, again.text())
    same("the position without the seed", game.position(match.state), game.position(again.state))
    same("the state without the seed", bare(game.dump(match.state)), bare(game.dump(again.state)))


def forged_dice_are_refused(game: Game, match: Match, dice: Dice) -> None:
    """A record with a seed is refused if one of its dice is another, is missing or stands twice."""
    record = match.record
    if not game.ROLLS or record.dice == OPEN:
        return
    rolls = other_faces(game, record)
    need(match.state.seat != CHANCE, "a match that rolls its dice itself stands before dice")
    for _ in range(min(FORGED, len(rolls))):
        n, others = rolls.pop(dice.below(len(rolls)))
        was = record.choices[n]
        another = [[others[dice.below(len(others))]]] if others else []
        for faces in [*another, [], [was, was]]:
            forged = copied(record)
            forged.choices[n : n + 1] = faces
            forged.turns[n : n + 1] = [record.turns[n]] * len(faces)
            forged.seats[n : n + 1] = [CHANCE] * len(faces)
            try:
                replay(game, forged, verify=True)
            except SandtableError as why:
                need(why.message != "", f"choice {n + 1}: forged dice are refused without a word")
                continue
            fake = " ".join(faces) or "nothing"
            raise AssertionError(f"choice {n + 1}: {was} was rolled, {fake} is believed")


def other_faces(game: Game, record: Record) -> list[tuple[int, list[str]]]:
    """Which choices of a record are dice, each with the faces that could have fallen instead."""
    match = Match(game, opened(Record(game.name, record.setup, "", record.start)))
    found: list[tuple[int, list[str]]] = []
    for n, text in enumerate(record.choices):
        s = match.state
        if s.seat == CHANCE:
            faces = [game.face(s, face) for face in s.options()]
            found.append((n, [face for face in faces if face != text]))
        match.play(text)
    return found


def opened(record: Record) -> Record:
    """The same record, its dice written and its seed left out."""
    twin = copied(record)
    twin.seed = ""
    twin.dice = OPEN
    return twin


def copied(record: Record) -> Record:
    twin = Record(record.game, record.setup, record.seed, record.start)
    twin.rules = record.rules
    twin.dice = record.dice
    twin.result = record.result
    twin.headers = dict(record.headers)
    twin.choices = list(record.choices)
    twin.turns = list(record.turns)
    twin.seats = list(record.seats)
    return twin
