"""Choosing main characters, initiative, the pool, hands: chapters 3 and 8."""

import pytest

from sandtable.games.athernum.table import player_columns as their
from sandtable.games.athernum.table import thing_columns as its
from sandtable.timing.seen import from_top

from .table import DECK, game, opening

PAIR = "hammer-and-hinge:salt-and-silence"


def start(first="Forgemother_Ulda", second="Admiral_Sethe_Morrow", seed="1", setup=PAIR):
    s = game().new(setup, seed)
    for name in (first, second):
        s.apply(game().understand(s, f"lead:{name}"))
    return s


@pytest.mark.clause("athernum 3.0.2", "athernum 8.0.1a", "athernum 8.0.1e", "athernum R135", "athernum R69")
def test_only_cards_with_a_field_of_the_own_main_deck_can_be_chosen():
    s = opening(f"Plain_Leader,Site_Leader,Sower,Plain_Leader,{DECK}", f"Lone_Leader,{DECK}")
    offered = [game().token(s, option) for option in s.options()]
    assert sorted(offered) == ["lead:Plain_Leader", "lead:Site_Leader"]  # Sower says that it cannot be chosen
    clause, reason = game().why_not(s, game().read(s, "lead:Grunt"))
    assert clause == "athernum 8.0.1e" and reason


@pytest.mark.clause(
    "athernum 3.0.2a", "athernum 8.0.1b", "athernum 8.0.1c", "athernum 3.0.2b", "athernum R67"
)
def test_the_choice_is_secret_until_all_have_chosen():
    views = []
    for name in ("Forgemother_Ulda", "Hall_of_Nine_Bellows"):
        s = game().new(PAIR, "1")
        s.apply(game().understand(s, f"lead:{name}"))
        views.append([game().observe(s, seat) for seat in (-1, 1)])
    assert views[0] == views[1]
    s = start()
    names = [game().observe(s, -1)["players"][p]["main"][0]["name"] for p in range(2)]
    assert names == ["Forgemother Ulda", "Admiral Sethe Morrow"]


@pytest.mark.clause(
    "athernum 8.0.2a", "athernum 8.0.2b", "athernum 8.0.2c", "athernum 3.0.2c", "athernum 3.0.2c.I",
    "athernum 3.0.2c.II", "athernum 3.0.2c.III", "athernum R66", "athernum 8.0.6a",
)  # fmt: skip
def test_the_lowest_printed_cost_goes_first_and_no_cost_counts_as_none():
    lib = game().library()
    ulda, morrow = lib.face_of("Forgemother Ulda"), lib.face_of("Admiral Sethe Morrow")
    s = start()
    cheaper = 0 if lib.cost[ulda] < lib.cost[morrow] else 1
    if lib.cost[ulda] != lib.cost[morrow]:
        assert s.order[0] == cheaper
    assert start("Hall_of_Nine_Bellows").order[0] == 0  # a location has no cost


@pytest.mark.clause("athernum 3.0.2c.IV", "athernum 8.0.2d", "athernum R68", "athernum 8.0.6b")
def test_ties_are_broken_at_random():
    setup = "hammer-and-hinge:hammer-and-hinge"
    first = {
        int(start("Forgemother_Ulda", "Forgemother_Ulda", str(seed), setup).order[0]) for seed in range(12)
    }
    assert first == {0, 1}


@pytest.mark.clause("athernum 8.0.3a", "athernum 8.0.3b", "athernum 10.1.1")
def test_the_pool_is_the_sum_of_the_fields():
    assert start().pool == 12


@pytest.mark.clause("athernum 8.0.5a", "athernum 8.0.4a", "athernum 0.def.starting-hand", "athernum 8.0.5b")
def test_six_cards_are_drawn_from_a_shuffled_deck_and_kept():
    hands = set()
    for seed in range(4):
        s = start(seed=str(seed))
        for player in range(2):
            assert len(from_top(s, player, 2)) == 6
            assert len(from_top(s, player, 3)) == 53
        hands.add(tuple(sorted(int(s.get(t, 0)) for t in from_top(s, 0, 2))))
    assert len(hands) > 1


@pytest.mark.clause("athernum 3.0.3", "athernum 8.0.1d", "athernum 7.1.1a", "athernum 7.1.1b")
def test_a_location_leads_from_its_own_zone_and_the_slot_stays_empty():
    view = game().observe(start("Hall_of_Nine_Bellows"), -1)["players"][0]
    assert view["main"] == []
    assert view["locations"][0]["name"] == "Hall of Nine Bellows" and view["locations"][0]["main"]


@pytest.mark.clause("athernum 3.0.4", "athernum R37", "athernum 9.1.2", "athernum 6.2.7", "athernum 3.0.6")
def test_main_characters_start_exhausted_without_a_counter_and_rise_in_their_first_morning():
    s = start()
    first, second = int(s.order[0]), int(s.order[1])
    mine, theirs = int(s.of(first, their.LEADER)), int(s.of(second, their.LEADER))
    assert s.get(mine, its.SIDE) == 0  # the first Morning is over
    assert s.get(theirs, its.SIDE) == 2 and s.get(theirs, its.EXHAUSTION) == 0
    assert game().library().factions[s.of(0, their.FACTION)] == "Ironwright"


@pytest.mark.clause(
    "athernum R32", "athernum 9.1.3", "athernum 10.2.1", "athernum 10.2.2", "athernum 0.def.command-token"
)
def test_command_tokens_are_filled_in_the_own_morning_only():
    s = start()
    first, second = int(s.order[0]), int(s.order[1])
    assert (s.of(first, 1), s.of(second, 1)) == (2, 0)
