"""What is kept of the table between questions is never stale: at any moment it is what a fresh look gives."""

from random import Random
from typing import cast

import pytest

from sandtable.cards.program import layout as lay
from sandtable.games.oversoul.changes import charges
from sandtable.games.oversoul.evaluating import values
from sandtable.games.oversoul.evaluating import worked_columns as col
from sandtable.games.oversoul.evaluating.abilities import header_of
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.turn.settling import settle
from sandtable.kernel import registry
from sandtable.kernel.codec import dump
from tests.clauses.oversoul.table import begin

GAME = registry.find("oversoul")
COLUMNS = [c for c in range(col.WIDTH) if c not in (col.LINES, col.LINES_END)]  # those say where, not what
SETUPS = [*[setup for setup in GAME.setups() if GAME.seats(setup) == 2][::4], *GAME.setups()[-1:]]
RULES = [op.FORBID, op.REQUIRE, op.PERMIT, op.EARLY, op.COSTS_LESS, op.MORE_PLUS, op.YIELDS_MORE]
SHARE = 0.08  # of the decisions at which it is looked
MOST = 900  # decisions of a game


def shown(s):
    """All that others may ask of what is worked out."""
    cards = [(thing, [values.value(s, thing, c) for c in COLUMNS]) for thing in s.board]
    lines = [list(values.lines_of(s, thing)) for thing in s.board]
    return cards, lines, list(values.statics(s)), [list(values.rows_saying(s, kind)) for kind in RULES]


def forgotten(s):
    """A copy that remembers nothing of what was worked out."""
    twin = s.clone()
    twin.worked.fresh = False
    twin.worked.settled = False
    return twin


def check(s):
    kept = shown(s)
    twin = forgotten(s)
    assert kept == shown(twin)
    lib = s.library
    for thing in s.board:
        for packed in values.lines_of(s, thing):
            header = header_of(packed)
            assert values.may_have(s, thing, lib.traits[header])
            if lay.kind(lib.code, header) == op.TRIGGERED:
                assert values.may_trigger(s, thing, 1 << lay.get(lib.code, header, lay.KEYWORD))
            if lib.hears[header] != 0:
                assert values.may_hear(s, thing, lib.hears[header])
        riders = [other for other in s.board if s.get(other, its.HOST) == thing]
        assert values.value(s, thing, col.RIDERS) == len(riders)
    if s.worked.settled and s.struck == 0:
        twin = forgotten(s)
        before = dump(twin, GAME.name)
        settle(twin)
        assert dump(twin, GAME.name) == before


@pytest.mark.clause("oversoul R156")
@pytest.mark.parametrize("setup", SETUPS)
def test_what_is_kept_is_what_a_fresh_look_gives(setup):
    rng = Random(f"kept {setup}")
    s = GAME.new(setup, "kept")
    decisions = 0
    while s.seat >= 0 and decisions < MOST:
        if rng.random() < SHARE:
            check(s)
        decisions += 1
        s.apply(rng.choice(list(s.options())))
    check(s)


@pytest.mark.clause("oversoul R156")
def test_a_copy_shares_what_is_worked_out_until_either_changes():
    rng = Random("shared")
    s = cast(Board, GAME.new(SETUPS[0], "shared"))
    while s.seat >= 0 and s.turn < 12:
        s.apply(rng.choice(list(s.options())))
    before = shown(s)
    twin = s.clone()
    while twin.seat >= 0 and twin.turn < 14:
        twin.apply(rng.choice(list(twin.options())))
        assert shown(s) == before
    third = s.clone()
    while s.seat >= 0 and s.turn < 14:
        s.apply(rng.choice(list(s.options())))
        assert shown(third) == before
    assert shown(s) == shown(forgotten(s))


RICH = """
Shade    Unit ORDER I +1 PRIMAL 1/2/4
  ●BARRIER
  ●VEILED
Twin     Unit ORDER I +1 SENTRY 1/3/5
  ●HYPER-BARRIER
Blaze    Unit ORDER I -1 SECUTOR 2/4/3
  ●FRENZY
  ●ENTER* Choose 1 other Unit & Give it DYNAMO (this turn)
Thief    Unit ORDER I -1 PRIMAL 1/2/4
  ●ENTER* Choose 1 other Unit & Steal its Keyworded Abilities (this turn)
Rogue    Unit ORDER I -1 PRIMAL 1/2/4
  ●ENTER* Choose 1 opposing Unit & Steal its Abilities
Mimic    Unit ORDER I -1 PRIMAL 1/2/4
  ●ENTER* Choose 1 other Unit & Copy its Abilities
Lord     Unit ORDER I -1 SOVEREIGN 2/2/5
  ●Your other Units Have BARRIER & +1 DMG
Bell     Event ORDER I -1 BOARD 4
  ●Opposing Units Have SEALED & your Units Have AVIAN
Plate    Construct ORDER I -1 UNIT 2
  ●BARRIER
  ●+1 DMG
Drop     Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ It loses all Abilities (this turn)
Strip    Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ It Becomes SENTRY (this turn)
Wither   Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ It loses all Keyworded Abilities
Hush     Event ORDER I -1 QUICK
  ●* Select 1 Unit➤ Give it SEALED (this turn)
Fold     Event ORDER I -1 CAST
  ●* Select 1 Unit➤ Prepare it
"""
NAMES = "Shade,Twin,Blaze,Thief,Rogue,Mimic,Lord,Bell,Plate,Drop,Strip,Wither,Hush,Fold,Blaze,Thief,Strip"


@pytest.mark.clause("oversoul R156", "oversoul R177")
@pytest.mark.parametrize("seed", ["1", "5", "8", "14"])
def test_nothing_is_stale_where_charges_are_stolen_lent_and_asleep(seed):
    """Charges of all sorts, Roles that come and go, SEALED by a line and by an effect."""
    rng = Random(f"rich {seed}")
    looks = Random(f"looks {seed}")
    s = begin(cards=RICH, seed=seed, size=51, deck=NAMES).s
    odd = 0
    before = False
    for _ in range(500):
        if s.seat < 0:
            break
        asleep = any(s.charges[at + charges.KEYWORD] < 0 for at in range(0, len(s.charges), charges.WIDTH))
        odd += asleep
        if asleep or before or looks.random() < 0.3:
            check(s)
        before = asleep
        s.apply(rng.choice(list(s.options())))
    assert odd > 0
