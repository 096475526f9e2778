"""Dice Pools, die icons, Command Points: what pays, what is offered, and what may be named besides."""

from itertools import combinations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.payment import afford, pools, prices
from sandtable.games.antithesis.payment.adding import Adding
from sandtable.games.antithesis.payment.paying import Pay
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.paying import bank, begin, die, offered, option_of, pay, price, table


def counts(text: str) -> "vec[i64]":
    out = vec[i64]([0] * their.DICE)
    for part in text.split():
        out[die(part)] += 1
    return out


NINE = price(9, "RR")


@pytest.mark.clause(
    "antithesis EX.DICE", "antithesis DICE.9", "antithesis DICE.10", "antithesis R19", "antithesis DICE.7",
)  # fmt: skip
@pytest.mark.parametrize(
    ("dice", "legal"),
    [
        ("R4 R5", True),
        ("R1 R2 B6", True),
        ("R3 R3 R3", True),
        ("R6 R6", True),
        ("R6 B6", False),  # one red die only
        ("R4 R4", False),  # the sum is 8
        ("B4 B5", False),
    ],
)
def test_the_pools_of_the_rulebook(dice: str, legal: bool) -> None:
    assert pools.pays(counts(dice), 9, prices.pool_icons(NINE)) is legal
    assert (afford.bar_price(table(dice), 0, -1, NINE) == 0) is legal


@pytest.mark.clause("antithesis R190")
def test_why_a_pool_does_not_pay() -> None:
    assert afford.bar_price(table("R4 R4"), 0, -1, NINE) == c.DICE_9
    assert afford.bar_price(table("R6 B6"), 0, -1, NINE) == c.DICE_10
    assert afford.bar_price(table("R6", 0), 0, -1, price(0, "", "B")) == c.DICE_11
    assert afford.bar_price(table("R6", 1), 0, -1, price(0, "", "B", command=2)) == c.CP_4


@pytest.mark.clause("antithesis R19", "antithesis R196", "antithesis DICE.8")
def test_what_is_offered_is_every_minimal_pool_and_nothing_else() -> None:
    """Walk through all that is offered, and compare with all subsets."""
    rng = Random(7)
    for _ in range(60):
        dice = sorted(rng.randrange(their.DICE) for _ in range(rng.randrange(1, 7)))
        number = rng.randrange(1, 15)
        icons = [0] * prices.KINDS
        for _ in range(rng.randrange(3)):
            icons[rng.choice([0, 1, their.STANDARD])] += 1
        wanted = vec[i64](icons)
        minimal = set()
        for size in range(1, len(dice) + 1):
            for chosen in combinations(dice, size):
                row = vec[i64]([0] * their.DICE)
                for one in chosen:
                    row[one] += 1
                if pools.is_minimal(row, number, wanted):
                    minimal.add(chosen)
        assert walked(dice, number, wanted) == minimal


def walked(dice: list[int], number: int, icons: "vec[i64]") -> set[tuple[int, ...]]:
    have = vec[i64]([0] * their.DICE)
    for one in dice:
        have[one] += 1
    found: set[tuple[int, ...]] = set()
    todo: list[tuple[int, ...]] = [()]
    while todo:
        path = todo.pop()
        taken = vec[i64]([0] * their.DICE)
        left = have[:]
        for one in path:
            taken[one] += 1
            left[one] -= 1
        onward = 0
        for one in range(path[-1] if path else 0, their.DICE):
            if left[one] > 0 and pools.leads_on(taken, left, one, number, icons):
                onward += 1
                if pools.pays(pools.with_die(taken, one, 1), number, icons):
                    found.add((*path, one))
                else:
                    todo.append((*path, one))
        assert onward > 0 or not path, "an offer led nowhere"
    return found


@pytest.mark.clause("antithesis DICE.6", "antithesis R175", "antithesis SEQ.2")
def test_paying_die_by_die_takes_them_out_of_the_bank() -> None:
    s = begin(table("R4 R5 B6 Y1"), Pay(0, -1, NINE))
    assert offered(s) == "R4"  # without it no pool is minimal: B6 would be more than R4 + R5 need
    pay(s, "R4")
    assert s.over() and bank(s, 0) == "B6 Y1"


@pytest.mark.clause("antithesis R19")
def test_surplus_is_allowed_and_never_suggested() -> None:
    s = begin(table("R4 R5 B6 Y1"), Pay(0, -1, NINE))
    assert option_of("+Y1") not in s.options() and option_of("+Y1") in s.asides()
    pay(s, "+Y1")  # then there is nothing left to choose
    assert s.over() and bank(s, 0) == "B6"


@pytest.mark.clause("antithesis R19")
def test_surplus_must_leave_enough_to_pay() -> None:
    s = begin(table("R4 R5 B6 Y1"), Pay(0, -1, NINE))
    assert s.bar(option_of("+R4")) == c.DICE_9
    assert s.bar(option_of("Y1")) == c.R19


@pytest.mark.clause("antithesis DICE.11", "antithesis DICE.12", "antithesis R155")
def test_an_icon_takes_one_die_of_its_colour_of_any_value() -> None:
    s = begin(table("R2 R6 B6"), Pay(0, -1, price(0, "", "R")))
    assert offered(s) == "R2 R6" and s.bar(option_of("B6")) == c.DICE_11
    assert s.bar(option_of("+B6")) != 0  # surplus never for icons (R196)
    pay(s, "R6")
    assert bank(s, 0) == "R2 B6"


@pytest.mark.clause("antithesis R155")
def test_no_die_pays_for_an_icon_and_in_the_pool() -> None:
    both = price(5, "R", "R")
    assert afford.bar_price(table("R6"), 0, -1, both) == c.DICE_9
    s = begin(table("R2 R6"), Pay(0, -1, both))
    assert s.over() and bank(s, 0) == ""  # R2 for the icon, R6 for the pool: nothing to choose
    assert afford.bar_price(table("R2 R4"), 0, -1, both) == c.DICE_9


@pytest.mark.clause("antithesis DICE.2", "antithesis R145")
def test_a_standard_icon_takes_any_colour() -> None:
    s = begin(table("R2 B6"), Pay(0, -1, price(0, "", "S")))
    assert offered(s) == "B6 R2"


@pytest.mark.clause("antithesis CP.4", "antithesis R20")
def test_command_points_are_paid_besides() -> None:
    s = begin(table("R2", 3), Pay(0, -1, price(0, "", "R", command=2)))
    assert s.over() and s.of(0, their.COMMAND) == 1 and bank(s, 0) == ""


@pytest.mark.clause("antithesis R196")
def test_equal_dice_are_one_option() -> None:
    s = begin(table("R2 R2 R2 B5"), Pay(0, -1, price(4)))
    assert offered(s) == "B5 R2"
    pay(s, "R2")
    assert s.over() and bank(s, 0) == "R2 B5"  # the second follows, as nothing else would be minimal


# ---- dice added to a [Move] or an Attack


def adding(dice: str, icons: str, boost: int = 0) -> Board:
    row = prices.icons(price(0, "", icons))
    return begin(table(dice), Adding(0, 1, row, boost, c.ATKSEQ_2))


@pytest.mark.clause("antithesis R57", "antithesis MDICE.1", "antithesis R34", "antithesis DICE.13")
def test_at_most_one_die_an_icon_of_its_colour_or_none() -> None:
    s = adding("R2 R6 B6 B1", "RB")
    assert offered(s) == "B1 B6 R2 R6 paid"
    pay(s, "R6")
    assert s.bar(option_of("R2")) == c.R57
    pay(s, "paid")
    assert s.over() and bank(s, 0) == "R2 B1 B6" and list(s.added_to(1)) == [die("R6")]


@pytest.mark.clause("antithesis BOOST.1", "antithesis R35")
def test_boost_adds_a_die_of_a_colour_that_the_ability_takes() -> None:
    s = adding("R2 R6 B6", "R", 1)
    assert s.bar(option_of("B6")) == c.R57
    pay(s, "R2 R6")
    assert s.over() and bank(s, 0) == "B6"
    assert adding("R2", "", 1).over()  # without icons it gains nothing


@pytest.mark.clause("antithesis R34")
def test_a_standard_icon_takes_a_die_of_any_colour_and_none_twice() -> None:
    s = adding("R2 B6 G1", "S")
    assert offered(s) == "B6 G1 R2 paid"
    pay(s, "G1")
    assert s.over()


@pytest.mark.clause("antithesis R155")
def test_payment_is_written_and_read_like_any_frame() -> None:
    frame = Pay(0, -1, price(9, "RR"))
    s = begin(table("R1 R2 R3 R4 R5"), frame)
    twin = s.clone()
    assert list(twin.options()) == list(s.options()) and o.CONCEDE in twin.asides()
