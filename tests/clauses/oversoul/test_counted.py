"""How many a step has touched, and where a number begins and ends to fit: one more, one less, just so."""

import pytest

from sandtable.games.oversoul.evaluating import values
from tests.clauses.oversoul.table import lay

HERE = "1.U1=Hound[d1] 1.U2=Hound[d1] 1.U3=Hound[d2] 1.U4=Snail[x] 1.U5=Snail[x] 2.U1=Stone[f] 2.U2=Hound[f]"
THERE = "1.idle=Swift,Dart,Hawk,Rite 1.deck=Snail,Stone,Rite,Rite,Rite,Rite,Rite,Rite,Rite"
ALL = "all Units on your board"
ON_BOARD = {
    f"Exhaust {ALL}": 3,
    f"Reactivate {ALL}": 2,
    f"Prepare {ALL}": 5,
    f"Exile {ALL}": 5,
    f"Return {ALL} to their owners' hands": 5,
    f"Shatter {ALL}": 5,
    "Sacrifice all your Units": 5,
    f"Heal 1 HP to {ALL}": 3,
    f"Heal {ALL} to full": 4,
    f"Deal 1 DMG to {ALL}": 5,
    f'Place 2 "Ash" marks on {ALL}': 5,
    "Expose all Prepared cards on the board": 2,
    f"Give {ALL} 1 DMG": 5,
    f"Give {ALL} AVIAN": 5,
    f'Give {ALL} "●GUARD"': 5,
    f"{ALL} lose AVIAN": 5,
    f"{ALL} Become SENTRY": 5,
    f"{ALL} also Become SENTRY": 5,
    f"Set the DMG of {ALL} to 3": 5,
}
ELSEWHERE = {
    "Return all Units in your Idle Zone to your hand": 3,
    "Spawn all Units in your Idle Zone": 3,
    "Draw 2 Units in your Deck": 2,
    "Exile all Units in your Idle Zone": 3,
    "Shuffle all Units in your Idle Zone into your Deck": 3,
    "Return all Units in your Idle Zone to the bottom of your Deck": 3,
    "Return all Units in your Idle Zone to the top of your Deck": 3,
    "Spawn 2 TOTEM (RANK I, 1/1/1)": 2,
    "Discard all cards in your hand": 3,
    "Reveal all cards in your hand": 3,
    "Gaze 2 at your Deck": 2,
    "Discard the top 3 cards of your Deck": 3,
    "Exile the top 3 cards of your Deck": 3,
    "Reveal the top 3 cards of your Deck": 3,
    "Discard all cards in your opponent's hand": 2,
    "Each player Draws 2": 4,
    "Each player Discards 2 cards in their hand": 4,
}


def played(given, line):
    """An Event with this line was played, and whatever it asked answered with the first that was offered."""
    t = lay(
        f"{given} 1.hand=Act,Rite,Rite,Hound 2.hand=Stone,Rite", f"Act Event ORDER I -1 CAST\n  ●{line}\n"
    )
    t.do("play:Act zone:E1 ..")
    while "end" not in t.options():
        t.do(t.options()[0] + " ..")
    return t


@pytest.mark.clause("oversoul R158", "oversoul R161")
@pytest.mark.parametrize("step", [*ON_BOARD, *ELSEWHERE])
def test_a_step_knows_how_many_it_has_touched(step):
    given, many = (HERE, ON_BOARD[step]) if step in ON_BOARD else (THERE, ELSEWHERE[step])
    step = step[0].upper() + step[1:]
    assert played(given, f"{step}, then Deal that many DMG to the opposing Leader").hp("2L") == 24 - many
    assert played(given, f"{step}, if you do Deal 9 DMG to the opposing Leader").hp("2L") == 15


@pytest.mark.clause("oversoul R161")
@pytest.mark.parametrize("step", [*ON_BOARD, *[step for step in ELSEWHERE if "Idle" in step]])
def test_a_step_that_finds_nothing_was_not_done(step):
    step = step[0].upper() + step[1:]
    assert played("2.U1=Stone", f"{step}, if you do Deal 9 DMG to the opposing Leader").hp("2L") == 24


# ---- bounds


NUMBERS = ("Two", "Three", "Four")


def sieve(words, fits):
    return pytest.param(words, fits, id=words)


@pytest.mark.clause("oversoul 8.3.1")
@pytest.mark.parametrize(
    ("words", "fits"),
    [
        sieve("with 3 or more DMG", {"Three", "Four"}),
        sieve("with 3 or less DMG", {"Two", "Three"}),
        sieve("with exactly 3 DMG", {"Three"}),
        sieve("with 3 or more HP", {"Three", "Four"}),
        sieve("with 3 or less HP", {"Two", "Three"}),
        sieve("with 3 or more SPD", {"Three", "Four"}),
        sieve("with 3 or less SPD", {"Two", "Three"}),
    ],
)
def test_a_bound_belongs_to_what_it_bounds(words, fits):
    cards = "".join(f"{name} Unit ORDER I -1 PRIMAL {n}/{n}/{n}\n" for n, name in enumerate(NUMBERS, 2))
    cards += f"Act Event ORDER I -1 CAST\n  ●Exile all opposing Units {words}\n"
    t = lay("1.hand=Act 2.U1=Two 2.U2=Three 2.U3=Four", cards).do("play:Act zone:E1 ..")
    assert set(t.exile(2)) == fits


@pytest.mark.clause("oversoul 8.1.1")
@pytest.mark.parametrize(
    ("words", "fits"), [("2 or more", (2, 3)), ("2 or less", (1, 2)), ("exactly 2", (2,))]
)
@pytest.mark.parametrize("side", ["you have", "your opponent has"])
def test_a_number_of_cards_is_a_bound_too(words, fits, side):
    card = f"Act Event ORDER I -1 CAST\n  ●Activate only if {side} {words} Units* Draw 1\n"
    seat = 1 if side == "you have" else 2
    for count in (1, 2, 3):
        units = " ".join(f"{seat}.U{n}=Hound" for n in range(1, count + 1))
        assert lay(f"1.hand=Act {units}", card).can("play:Act") == (count in fits), count


# ---- away and back


MARKED = """
Change  Event ORDER I -1 CAST
  ●* Select 1 Unit➤ {}
Fold    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Prepare it
Home    Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Return it to its owner's hand
Cycle   Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Exile it, then Spawn it
Knight  Unit ORDER I -1 SECUTOR 2/3/5
  ●BARRIER
  ●AVIAN
"""
CHANGES = [
    "Give it 2 DMG",
    "Give it 1 SPD & 3 HP",
    "Give it GUARD",
    "Give it DYNAMO",
    "Give it SEALED",
    "Give it CHAINED",
    'Give it "●+2 DMG"',
    "It loses all Abilities",
    "It loses AVIAN",
    "It loses BARRIER",
    "It Becomes SENTRY",
    "It also Becomes DOOM",
    "Set the DMG of it to 7",
    "Deal 1 DMG to it, then Deal 2 DMG to it",
    'Place 2 "Ash" marks on it',
]


def look(t, at):
    hues = int(values.hues_of(t.s, t.at(at)))
    return t.keys(at), t.dmg(at), t.spd(at), t.hp(at), t.damage(at), t.roles(at), t.marks(at), hues


@pytest.mark.clause("oversoul R56", "oversoul R159")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("way", ["Fold", "Home", "Cycle"])
def test_a_card_that_was_away_is_as_it_is_printed(change, way):
    cards = MARKED.format(change)
    fresh = look(lay("1.U1=Knight", cards), "1U1")
    t = lay(f"1.U1=Knight 1.pool=9 1.hand=Change,{way}", cards)
    t.do("play:Change zone:E1 ..")
    assert look(t, "1U1") != fresh
    t.do(f"play:{way} zone:E1 ..")
    if way == "Fold":
        assert (t.side("1U1"), t.hp("1U1"), t.marks("1U1")) == ("down", 4, {})
        t.turn_over().turn_over().do("turn:1U1 ..")
    elif way == "Home":
        t.do("play:Knight zone:U1 ..")
    else:
        t.do("zone:U1 ..")
    assert look(t, "1U1") == fresh
