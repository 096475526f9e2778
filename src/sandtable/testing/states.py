"""States: copies, texts and frames hold all there is, and share nothing."""

from __future__ import annotations

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frames import CHANCE
from sandtable.kernel.game import Game
from sandtable.kernel.record import is_turn
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import State
from sandtable.testing.tools import attributes, derived, moment, need, plain, play_on, same, sent


def clones_are_equal(game: Game, s: State, dice: Dice) -> None:
    """A clone has the same text as its original."""
    twin = s.clone()
    need(type(twin) is type(s), f"the clone is a {type(twin).__name__}")
    same("the clone's text", game.dump(s), game.dump(twin))
    derived("clone", s, twin)


def clones_are_independent(game: Game, s: State, dice: Dice) -> None:
    """What is played on a clone leaves its original alone, and the other way round."""
    text = game.dump(s)
    parent = s.clone()
    child = parent.clone()
    play_on(child, dice)
    same("a state whose clone played on", text, game.dump(parent))
    child = parent.clone()
    play_on(parent, dice)
    same("the clone of a state that played on", text, game.dump(child))
    for aside in s.asides():
        twin = s.clone()
        twin.apply(aside)
    same("a state whose clones played on", text, game.dump(s))


def texts_are_whole(game: Game, s: State, dice: Dice) -> None:
    """The text of a state gives the same state back: text, options, question, views, derived values."""
    now = moment(game, s)
    again = game.load(now.text)
    same("the text after loading", now.text, game.dump(again))
    need(list(s.options()) == list(again.options()), "loaded from text, the options or their order differ")
    need(list(s.asides()) == list(again.asides()), "loaded from text, the asides differ")
    same("the prompt after loading", now.prompt, sent(game.prompt(again)))
    for seat, view in now.views.items():
        same(f"what seat {seat} sees after loading", view, sent(game.observe(again, seat)))
    derived("loaded state", s, again)


def damaged_texts_are_refused(game: Game, s: State, dice: Dice) -> None:
    """A damaged text of a state is refused with words, or loads; it never fails in another way."""
    lines = game.dump(s).splitlines()
    at = dice.below(len(lines))
    head, _, value = lines[at].partition(" = ")
    damaged = [
        lines[:at],
        lines[:at] + lines[at + 1 :],
        lines[: at + 1] + lines[at:],
        lines[:at] + [f"{head} = {value}9"] + lines[at + 1 :],
        lines[:at] + [f"{head} = -{value}"] + lines[at + 1 :],
        lines[:at] + [f"{head} = x"] + lines[at + 1 :],
    ]
    for rows in damaged:
        try:
            game.load("\n".join(rows) + "\n")
        except SandtableError:
            continue
        except Exception as why:
            row = rows[at] if at < len(rows) else "the end of the text"
            raise AssertionError(f"load fails with {why!r} at line {at + 1}, {row[:60]!r}") from why


def frames_are_whole(game: Game, s: State, dice: Dice) -> None:
    """Every frame is listed by its game, writes all it holds, and copies all it writes."""
    for frame in s.frames:
        name = type(frame).__name__
        need(game.frames.get(name) is type(frame), f"the frame {name} is not in the game's list")
        fields = ("step", *type(frame).FIELDS)
        unwritten = attributes(frame) - set(fields)
        need(not unwritten, f"{name}.FIELDS leaves out {', '.join(sorted(unwritten))}")
        twin = frame.copy()
        need(twin is not frame and type(twin) is type(frame), f"{name}.copy gives no other {name}")
        for field in fields:
            mine, other = getattr(frame, field), getattr(twin, field)
            need(plain(mine) == plain(other), f"{name}.copy loses {field}")
            need(mine is not other or not isinstance(mine, list), f"{name}.copy shares the list {field}")


def numbers_are_sound(game: Game, s: State, dice: Dice) -> None:
    """There is one return a seat, worth lies between -1 and 1, and the result fits a record."""
    returns = s.returns()
    need(len(returns) == s.seats, f"there are {len(returns)} returns for {s.seats} seats")
    need(all(-1 <= r <= 1 for r in returns), f"the returns are {returns}")
    need(all(-1 <= s.worth(seat) <= 1 for seat in range(s.seats)), "a seat's worth is beyond 1 or -1")
    result = game.result(s)
    need(len(result.split()) == 1 and not is_turn(result), f"the result {result!r} is no single word")
    need((result == "*") == (not s.over()), f"the result is {result!r}, over is {s.over()}")
    need((game.ending(s) != "") == s.over(), f"the ending is {game.ending(s)!r}, over is {s.over()}")
    if not s.over():
        need(not any(returns), f"the game goes on, the returns are {returns}")


def open_dice_fall_every_way(game: Game, s: State, dice: Dice) -> None:
    """Where open dice are asked, every face that can fall is offered and the game goes on with it."""
    if s.seat != CHANCE:
        return
    faces = [i for i, weight in enumerate(s.weights) if weight > 0]
    need(list(s.options()) == faces, f"offered are {list(s.options())}, the weights are {list(s.weights)}")
    for face in faces:
        twin = s.clone()
        twin.apply(face)
        play_on(twin, dice)
