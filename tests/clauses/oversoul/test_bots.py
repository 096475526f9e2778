"""What bots lean on: opening hands, the exchange, and the way to a prophecy."""

from sandtable.bots.levels import make_bot
from sandtable.games.oversoul.table import options as o
from tests.clauses.oversoul.table import begin, lay

THREE = "1.hand=Hound 1.idle=Swift 1.deck=River,River 1.U1=Stone"
HUES = ("VIGOR", "SWAY", "FLOW", "ARCANE", "WITHER")
TWINS = "".join(f"{hue.title()} Unit {hue} I +1 PRIMAL 1/2/2\n" for hue in HUES)


def sought(t):
    return [t.game.token(t.s, option) for option in t.s.policy().sought(t.s)]


def test_who_begins_is_a_lot_and_an_opening_hand_is_none():
    t = begin()
    assert t.s.policy().lots(t.s)
    t.do("first:1")
    assert not t.s.policy().lots(t.s)


def test_what_comes_too_late_is_replaced():
    t = begin(deck="Hound,Giant").do("first:1")
    late = t.hand(1).count("Giant")
    assert 0 < late < len(t.hand(1)), "both are there"
    for _ in range(late):
        assert sought(t) == ["take:Giant"]
        t.do("take:Giant")
    assert sought(t) == ["done"] and make_bot("mcts:1", 1).choose(t.s) == o.DONE_PICKING


def test_nothing_is_exchanged_by_habit():
    t = lay(THREE).do("end ..")
    assert t.options() == ["no", "yes"] and t.s.policy().habit(t.s) == o.NO
    t.s.policy().calm(t.s)
    assert t.s.active == 1 and t.hand(1) == ["Hound"]


def test_of_an_exchange_the_card_of_the_board_is_chosen():
    t = lay(THREE + " 1.U2=Hawk").do("end .. yes")
    t.s.policy().calm(t.s)
    assert t.options() == ["pick:1U1", "pick:1U2"]
    t.do("pick:1U2")
    t.s.policy().calm(t.s)
    assert t.hand(1) == ["River"] and t.board(1) == {"U1": "Stone"}


def test_many_archetypes_are_worth_more_than_one():
    """Shakti-darshan in sight: the same Units, of one Archetype and of five."""
    many = lay(" ".join(f"1.U{n}={hue.title()}" for n, hue in enumerate(HUES, 1)), cards=TWINS)
    one = lay(" ".join(f"1.U{n}=Vigor" for n in range(1, 6)), cards=TWINS)
    assert many.s.worth(0) > one.s.worth(0)
