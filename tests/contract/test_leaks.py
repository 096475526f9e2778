"""Leaks that no single position shows: the game remembers what is hidden, and tells it some choices later.

Each is planted in the sound example game, and caught by the check that plays two games on that a seat must
not be able to tell apart. What the rules reveal is no leak, and nobody is accused of it.
"""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.kernel.errors import NotationError
from sandtable.kernel.frames import AGAIN
from sandtable.kernel.game import Ref
from sandtable.kernel.rng import TableDice
from sandtable.kernel.state import fact_what
from sandtable.testing import ContractBroken, check_game
from tests.contract.faults import DASH, GAME, MODULE, RACE, SOUND, cells, held, others_hold, seen_with

ROLL, TURN = MODULE.ROLL, MODULE.TURN
DEALT = MODULE.BOOK.numbers["DASH.1"]  # a clause that refuses nothing


def after(deed):
    """An `advance` that does something more once a question has been answered and the next is asked."""

    def advance(self, s):
        answered = self.step != MODULE.ASK
        signal = SOUND[RACE]["advance"](self, s)
        if answered and self.step == MODULE.HEARD and s.seat >= 0:
            deed(s)
        return signal if s.frames else AGAIN

    return advance


def remember(s):
    """The beat of a game without facts is a number that no dealing touches."""
    s.beat = others_hold(s, 1)


def remember_once(s):
    if s.beat == 0:
        s.beat = 1 + others_hold(s, 1)


def remember_dice(s):
    s.beat = int(TableDice(s.key, s.rolls).below(MODULE.FACES))


def tell(s):
    s.tell(1, s.seat, others_hold(s, 1))


def tell_dice(s):
    s.tell(1, s.seat, int(TableDice(s.key, s.rolls).below(MODULE.FACES)))


def read_out(self, fact, seat=-1):
    return f"A card, {int(fact_what(fact))}."


def whisper(self, fact, seat=-1):
    return f"A card, {int(fact_what(fact))}." if seat < 0 else "A card."


def turned(self, s):
    options = list(SOUND[RACE]["options"](self, s))
    return vec[i64](options if s.beat % 2 else options[::-1])


def fickle(self, s, option):
    """The clause of a refusal, from the second round on."""
    clause = SOUND[RACE]["bar"](self, s, option)
    return DEALT if clause and s.beat > 1 and cells(s)[MODULE.ROUND] > 1 else clause


def skip(s):
    """Another seat's turn, because of what that seat holds."""
    if others_hold(s, 1):
        cells(s)[MODULE.TO_MOVE] = (cells(s)[MODULE.TO_MOVE] + 1) % s.seats
        s.ask(cells(s)[MODULE.TO_MOVE], TURN)


def stop(s):
    """The game ends, because of what a seat holds."""
    if s.beat == 0 and others_hold(s, 1) == 2:
        s.outcome = vec[i64]([0] * s.seats)
        s.stop()
    s.beat = 1


def chatty(self, s, text):
    if text not in ("r", "1", "2", "3", "4"):
        raise NotationError(f"{text!r} is no choice, and no wonder: {others_hold(s, 1)}")
    return SOUND[DASH]["read"](self, s, text)


def boast(self, s):
    return f"{SOUND[DASH]['question'](self, s)} The beat is {s.beat}."


LEAKS = {
    "a counter in the view": {
        "advance": after(remember), "observe": seen_with(count=lambda s, p: int(s.beat)),
    },
    "a counter that spectators see": {
        "advance": after(remember), "observe": seen_with(count=lambda s, p: int(s.beat) if p < 0 else 0),
    },
    "the log names a card": {"advance": after(tell), "narrate": read_out},
    "the log names a card to spectators": {"advance": after(tell), "narrate": whisper},
    "the log is longer by a card": {
        "advance": after(lambda s: others_hold(s, 1) and tell(s)),
        "narrate": lambda self, fact, seat=-1: "A card.",
    },
    "the order of the options": {"advance": after(remember), "options": turned},
    "the clause of a later refusal": {"advance": after(remember_once), "bar": fickle},
    "the words of a later refusal": {
        "advance": after(remember_once), "refusal": lambda self, s, option, clause: f"the beat is {s.beat}",
    },
    "the words of the question": {"advance": after(remember), "question": boast},
    "the label of a choice": {
        "advance": after(remember), "label": lambda self, s, option: f"{option}, {s.beat}",
    },
    "the clause of a choice": {
        "advance": after(remember), "cited": lambda self, s, option: DEALT if s.beat else TURN,
    },
    "the number of the turn": {"turn": lambda self, s: f"{cells(s)[MODULE.ROUND]}.{held(s, 0, 1)}"},
    "the number of rounds": {"rounds": lambda self, s: held(s, 0, 1) + held(s, 1, 1)},
    "the words about undoing": {"undo_ends": lambda self, s: f"No undo: {others_hold(s, 1)}."},
    "who still plays": {"playing": lambda self, s, seat: held(s, seat, 1) > 0},
    "draws that are barred": {"bar_draw": lambda self, s: others_hold(s, 1) and DEALT},
    "the answer to what cannot be read": {"read": chatty},
    "what the log makes of a choice": {
        "told": lambda self, s, option, seat: f"{option} {others_hold(s, 1)}",
    },
    "what a choice is said to point at": {
        "pointed": lambda self, s, option, seat: f"A card of {others_hold(s, 1)}.",
    },
    "the verb of a choice": {
        "advance": after(remember), "verb": lambda self, s, option: "roll" if s.beat else "play",
    },
    "whether pointing is enough": {
        "advance": after(remember), "direct": lambda self, s, option: s.beat > 0,
    },
    "how many go": {"advance": after(remember), "pieces": lambda self, s, option: 1 + int(s.beat)},
    "the heading of a choice in the log": {
        "heading": lambda self, s, option, seat: f"A card of {others_hold(s, 1)}",
    },
    "what can be taken back": {"settles": lambda self, s, option, after: others_hold(s, 1) > 1},
    "the answer to pointing at nothing": {
        "idle": lambda self, s, refs: f"Nothing, or {others_hold(s, 1)}.",
        "refs": lambda self, s, option: (Ref("card", str(option)),),
    },
    "whose turn it is": {"advance": after(skip)},
    "when the game ends": {"advance": after(stop)},
}  # fmt: skip

PEEKS = {
    "dice to come in the view": {
        "advance": after(remember_dice), "observe": seen_with(count=lambda s, p: int(s.beat)),
    },
    "dice to come in the log": {"advance": after(tell_dice), "narrate": read_out},
    "dice to come in the words about undoing": {
        "undo_ends": lambda self, s: f"No undo: {TableDice(s.key, s.rolls).below(MODULE.FACES)}.",
    },
    "dice to come in the order of the options": {"advance": after(remember_dice), "options": turned},
}  # fmt: skip


def plant(monkeypatch, leak):
    for name, fault in leak.items():
        monkeypatch.setattr(RACE if name in ("advance", "options", "bar") else DASH, name, fault)


def accused(games=4):
    with pytest.raises(ContractBroken) as broken:
        check_game(GAME, games=games, longest=200)
    return str(broken.value)


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_leak_of_hidden_cards_is_caught_in_play(monkeypatch, leak):
    plant(monkeypatch, leak)
    assert accused().startswith("play_tells_no_secrets: ")


@pytest.mark.parametrize("peek", PEEKS.values(), ids=PEEKS)
def test_a_peek_at_dice_to_come_is_caught_in_play(monkeypatch, peek):
    plant(monkeypatch, peek)
    assert accused().startswith("dice_to_come_are_unknown: ")


def test_the_message_names_seat_choices_and_both_values(monkeypatch):
    plant(monkeypatch, LEAKS["the clause of a later refusal"])
    first, second = accused().splitlines()[:2]
    head, _, values = first.partition(" differs: ")
    assert head.startswith("play_tells_no_secrets: seat ") and " choices later (" in head
    assert "dash DASH.1" in values and " against " in values and "dash DASH.2" in values
    assert second.startswith("game dash, setup ") and ", choice " in second


def picked(s):
    """The seat that has just moved draws with dice from what was not dealt, and is told nothing of it."""
    pool = MODULE.row(s, s.seats)
    left = vec[i64]([cells(s)[pool + card] for card in range(MODULE.FACES)])
    if sum(left) > 0:
        card = s.dice().pick(left)
        cells(s)[pool + card] -= 1
        cells(s)[MODULE.row(s, (cells(s)[MODULE.TO_MOVE] - 1) % s.seats) + card] += 1


def test_a_card_that_is_drawn_with_dice_is_called_by_its_name(monkeypatch):
    plant(monkeypatch, {"advance": after(picked)})
    first = accused(games=20).splitlines()[0]
    assert "`s.dice().pick`" in first and "`observe` copies" not in first


# ---- what the rules reveal


def draw(s):
    """The seat that has just moved takes the lowest card that was not dealt: it sees which."""
    mover = (cells(s)[MODULE.TO_MOVE] - 1) % s.seats
    for card in range(1, MODULE.FACES + 1):
        if held(s, s.seats, card):
            cells(s)[MODULE.row(s, s.seats) + card - 1] -= 1
            cells(s)[MODULE.row(s, mover) + card - 1] += 1
            s.tell(1, mover, card)
            return


def own_draw(self, fact, seat=-1):
    """Who drew is `who`; only that seat is told what."""
    mover = int(fact) >> 28 & 63
    return f"You draw {int(fact_what(fact))}." if seat == mover else f"Seat {mover + 1} draws."


REVEALED = {
    "a card that a seat draws and nobody mentions": {"advance": after(draw)},
    "a card that a seat draws and is told of": {"advance": after(draw), "narrate": own_draw},
    "a number that is told as well as shown": {
        "advance": after(lambda s: (remember(s), tell(s))),
        "narrate": read_out,
        "observe": seen_with(count=lambda s, p: int(s.beat)),
    },
}


@pytest.mark.parametrize("rules", REVEALED.values(), ids=REVEALED)
def test_what_the_rules_reveal_is_no_leak(monkeypatch, rules):
    plant(monkeypatch, rules)
    tally = check_game(GAME, games=4, longest=200)
    assert tally.pairs > 4 * tally.games


def test_a_draw_that_all_are_told_of_is_a_leak_although_the_card_has_moved(monkeypatch):
    plant(monkeypatch, {"advance": after(draw), "narrate": read_out})
    words = accused()
    assert words.startswith("play_tells_no_secrets: ") and "the log differs: " in words


@pytest.mark.slow
@pytest.mark.many
def test_five_thousand_pairs_of_a_sound_game_cannot_be_told_apart():
    assert check_game(GAME, games=28).pairs > 5000
