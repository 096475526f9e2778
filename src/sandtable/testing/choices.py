"""Choices: options, their notation and words, and the one definition of legality."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frames import CHANCE, NOBODY
from sandtable.kernel.game import Game
from sandtable.kernel.record import is_turn
from sandtable.kernel.rng import Dice
from sandtable.kernel.state import State
from sandtable.testing.tools import known, moment, need, secretless

REF_KINDS: Final = frozenset(["cell", "card", "zone", "seat", "pending", "reserve"])
VERB: Final = re.compile("([a-z]+(-[a-z]+)*)?")
SAID: Final = 3  # refusals by one clause that are put into words: words are dear, and much alike
NONSENSE: Final = ("", "?", "=", "-1", "0", "\x00", "é²٣", "[", "9" * 30)  # is no option of any game


def options_are_a_set(game: Game, s: State, dice: Dice) -> None:
    """Options are unique, in stable order, apart from asides, and there are some while the game goes on."""
    options = list(s.options())
    asides = list(s.asides())
    need(options == list(s.options()), "asked twice, the options differ")
    need(len(set(options + asides)) == len(options + asides), "an option stands twice")
    if s.over():
        need(not options and s.seat == NOBODY, "the game is over but somebody is asked")
        return
    need(bool(options), "nobody may do anything and the game is not over")
    need(CHANCE <= s.seat < s.seats, f"seat {s.seat} is asked, there are {s.seats}")
    need(s.sample(dice) in options, "the sample is not among the options")


def notation_is_one_to_one(game: Game, s: State, dice: Dice) -> None:
    """Every option has a token of its own, without white space, that reads back as that option."""
    seen: dict[str, int] = {}
    for option in [*s.options(), *s.asides()]:
        token = game.written(s, option)
        need(token != "" and token == "".join(token.split()), f"{token!r} is empty or holds white space")
        need(token not in seen, f"{token!r} stands for {seen.get(token)} and for {option}")
        seen[token] = option
        need(game.understand(s, token) == option, f"{token!r}, written for {option}, reads otherwise")
    turn = game.turn(s)
    before = turn == "" and s.seat == CHANCE and game.ROLLS  # what is rolled before the first turn
    need(before or is_turn(turn), f"{turn!r} is no turn's number such as 3.2 or 7.")
    need("\n" not in game.position(s), "the position has more than one line")


def garbage_is_refused(game: Game, s: State, dice: Dice) -> None:
    """Text that is no option is refused with words, whatever it is."""
    tokens = [game.written(s, option) for option in s.options()]
    token = tokens[dice.below(len(tokens))] if tokens else "pass"
    cut = dice.below(len(token))
    for text in (
        *NONSENSE, token + "?", token + token, token[:cut], token[cut + 1 :],
        token[:cut] + "?" + token[cut + 1 :], token.swapcase(), f" {token}",
    ):  # fmt: skip
        try:
            option = game.understand(s, text)
        except SandtableError as why:
            need(why.message != "", f"{text!r} is refused without a word")
            continue
        except Exception as why:
            raise AssertionError(f"reading {text!r} fails with {why!r}") from why
        need(text in tokens or option in s.asides(), f"{text!r} is read as an option but is not one's token")


def prompt_is_whole(game: Game, s: State, dice: Dice) -> None:
    """A question has a known clause, words, and for every option a label and things to light up."""
    prompt = game.prompt(s)
    need(prompt.seat == s.seat, f"the prompt is for seat {prompt.seat}, asked is {s.seat}")
    secretless("the prompt", s, moment(game, s).prompt)
    if s.over():
        return
    known(game, prompt.clause)
    if s.seat == CHANCE:
        return
    need(prompt.text != "", "the question has no words")
    need([c.code for c in prompt.choices] == list(s.options()), "the choices are not the options")
    need([c.code for c in prompt.asides] == list(s.asides()), "the asides are not those of the state")
    for choice in prompt.choices + prompt.asides:
        need(choice.text == game.token(s, choice.code), f"{choice.text!r} is not the option's token")
        need(choice.label != "", f"{choice.text!r} has no label")
        need(
            VERB.fullmatch(choice.verb) is not None,
            f"{choice.verb!r}, of {choice.text!r}, is no verb",
        )
        need(choice.pieces > 0, f"by {choice.text!r} {choice.pieces} pieces go")
        known(game, game.book.cite(game.cited(s, choice.code)))
        for ref in choice.refs:
            if ref.kind not in REF_KINDS or not isinstance(ref.id, str) or ref.id == "":
                kinds = ", ".join(sorted(REF_KINDS))
                raise AssertionError(f"{choice.text!r} lights up {ref!r}; the kinds are {kinds}")
    one = prompt.choices[dice.below(len(prompt.choices))]
    meant = game.meant(s, list(one.refs)) if one.refs else one.code
    need(game.refs(s, meant) == one.refs, f"pointing at what {one.text!r} lights up means {meant}")


def legality_is_one(game: Game, s: State, dice: Dice) -> None:
    """The legal options are the candidates that `bar` passes; each of the rest has a clause and a reason."""
    if s.seat < 0:
        return
    legal = {*s.options(), *s.asides()}
    reasons: Counter[int] = Counter()
    passed: set[int] = set()
    for option in s.candidates():
        clause = s.bar(option)
        if clause == 0:
            passed.add(option)
            continue
        reasons[clause] += 1
        if reasons[clause] <= SAID:
            cited, reason = game.why_not(s, option)
            need(reason != "", f"option {option} is refused without a reason")
            known(game, cited)
    tokens = [game.token(s, option) for option in legal - passed]
    need(not tokens, f"options that no candidate stands for, or that are barred: {', '.join(tokens)}")
    need(passed <= legal, f"candidates that nothing bars, but that are no options: {sorted(passed - legal)}")
