"""The choice of main characters: three players, ties, and players who leave before it is over (chapter 8)."""

import pytest

from .table import DECK, cards, field, game, opening, play, refused, side, things, tokens


def chosen(*names, seed="1", more=""):
    """A game that begins with these main characters."""
    s = opening(*[f"{name},{more}{DECK}" for name in names], seed=seed)
    for name in names:
        play(s, f"lead:{name}")
    return s


@pytest.mark.clause("athernum R108", "athernum 8.0.1a")
@pytest.mark.parametrize("moves", ["concede", "lead:Plain_Leader concede"])
def test_conceding_before_the_game_has_begun(moves):
    s = play(opening(f"Plain_Leader,{DECK}", f"Quick_Leader,{DECK}"), moves)
    loser = len(moves.split())
    assert s.over() and game().result(s) == str(3 - loser) and game().ending(s) == "concession"


@pytest.mark.clause("athernum R109", "athernum R68", "athernum 10.1.1", "athernum 8.0.5a")
@pytest.mark.parametrize("who", [1, 2, 3])
def test_two_of_three_begin_without_whoever_has_conceded(who):
    names = ["Plain_Leader", "Quick_Leader", "Lone_Leader"]
    s = opening(*[f"{name},{DECK}" for name in names])
    for player, name in enumerate(names, 1):
        play(s, "concede" if player == who else f"lead:{name}")
    assert not s.over() and s.pool == 12
    for player in (1, 2, 3):
        assert len(cards(s, f"{player}.hand")) == (
            0 if player == who else 6 + (s.active + 1 == player) * drawn(s)
        )
        assert (field(s, f"{player}.main") == "") == (player == who)
    expected = [player for player in (2, 3, 1) if player != who]  # by cost: 1, 2, 3
    assert [int(seat) + 1 for seat in s.order if seat + 1 != who] == expected and s.active + 1 == expected[0]
    assert int(s.seat) == s.active and "end" in tokens(s)


def drawn(s):
    """The Quick Leader draws a card as it turns face-up in the Morning."""
    return 1 if s.active == 1 else 0


@pytest.mark.clause("athernum 8.0.2a", "athernum 8.0.2b", "athernum 3.0.2c.I", "athernum R66")
def test_turn_order_goes_from_the_lowest_cost_up():
    assert [int(seat) for seat in chosen("Plain_Leader", "Quick_Leader", "Lone_Leader").order] == [1, 2, 0]
    s = chosen("Plain_Leader", "Lone_Leader", "Site_Leader")  # a location has no cost: 0
    assert [int(seat) for seat in s.order] == [2, 1, 0] and s.active == s.starter == 2
    firsts = {
        tuple(int(seat) for seat in chosen("Plain_Leader", "Lone_Leader", "Plain_Leader", seed=str(n)).order)
        for n in range(12)
    }
    assert firsts == {(1, 0, 2), (1, 2, 0)}  # only the tie is left to the dice


@pytest.mark.clause("athernum R121", "athernum 8.0.4b")
def test_each_opponent_may_have_each_deck_shuffled_once_more():
    s = opening(f"Plain_Leader,{DECK}", f"Quick_Leader,{DECK}", f"Lone_Leader,{DECK}")
    assert refused(s, "shuffle:1") == "athernum R121"  # the own one
    play(s, "shuffle:2")
    assert refused(s, "shuffle:2") == "athernum R121"
    play(s, "shuffle:3 concede")
    assert refused(s, "shuffle:1") == "athernum R121"  # they have left
    play(s, "shuffle:3 lead:Quick_Leader shuffle:2 lead:Lone_Leader")
    assert "end" in tokens(s)


@pytest.mark.clause("athernum R121", "athernum 8.0.4b", "athernum 8.0.4a")
def test_a_deck_that_is_shuffled_once_more_lies_in_another_order():
    mixed = "Grunt,Wall,Hexer,Martyr,Drummer,Thief,Maker,Doubler,Sleeper,Weakener,Toolbox,Chest"
    found = []
    for demand in ("", "shuffle:2 "):
        s = opening(f"Plain_Leader,{mixed}", f"Lone_Leader,{mixed}")
        play(s, f"{demand}lead:Plain_Leader lead:Lone_Leader")
        found.append([field(s, f"{player}.{zone}") for player in (1, 2) for zone in ("hand", "deck")])
    assert found[0][2:] != found[1][2:]
    assert sorted(",".join(found[0][2:]).split(",")) == sorted(",".join(found[1][2:]).split(","))


@pytest.mark.clause("athernum 8.0.1e", "athernum 8.0.1a")
def test_what_cannot_be_answered_to_the_choice():
    s = opening(f"Plain_Leader,Sower,{DECK}", f"Quick_Leader,{DECK}")
    assert refused(s, "lead:Sower") == refused(s, "lead:Grunt") == "athernum 8.0.1e"
    assert refused(s, "lead:Quick_Leader") == "athernum 8.0.1e"  # not in this deck
    assert refused(s, "pass") == "athernum 8.0.1a" and tokens(s) == ["lead:Plain_Leader"]
    tried = sorted(game().token(s, option) for option in s.candidates())
    assert tried == ["concede", "lead:Grunt", "lead:Plain_Leader", "lead:Sower", "shuffle:2"]


@pytest.mark.clause("athernum 3.0.1c", "athernum 2.1.1e", "athernum R51", "athernum 7.1.1b")
def test_a_relic_leads_from_a_character_slot():
    s = chosen("Field_Idol", "Plain_Leader")
    assert s.active == 0 and s.pool == 9  # no cost, and a field of 3
    assert things(s, -1, 1, "characters")[0]["name"] == "Field Idol" and things(s, -1, 1, "main") == []
    assert side(s, "2m") == "exhausted"
    play(s, "end pass pass")
    assert side(s, "2m") == "up"


@pytest.mark.clause("athernum R141", "athernum 8.0.5b")
def test_everybody_whose_leader_says_so_may_change_the_starting_hand():
    s = opening(*[f"{name},{DECK}" for name in ("Old_Retainer", "Lone_Leader", "Old_Retainer")])
    play(s, "lead:Old_Retainer lead:Lone_Leader lead:Old_Retainer")
    asked = []
    while "yes" in tokens(s):
        asked.append(int(s.seat))
        play(s, "yes")
        assert len(cards(s, f"{asked[-1] + 1}.hand")) == 5
    assert sorted(asked) == [0, 2] and asked == [int(seat) for seat in s.order if seat != 1]
    assert len(cards(s, "2.hand")) == 6


@pytest.mark.clause("athernum 8.0.1b", "athernum R121")
def test_what_others_have_chosen_in_secret_is_guessed_among_what_they_may_choose():
    names = game().library().names
    decks = [
        f"Plain_Leader,Lone_Leader,Sower,{DECK}",
        f"Quick_Leader,Site_Leader,{DECK}",
        f"Plain_Leader,{DECK}",
    ]
    s = play(opening(*decks), "lead:Plain_Leader lead:Site_Leader")
    seen: dict[int, set[tuple[str, ...]]] = {seat: set() for seat in (0, 1, 2, -1)}
    for seat, worlds in seen.items():
        for seed in range(20):
            worlds.add(tuple(names[face] for face in s.determinize(seat, seed).frames[-1].chosen))
    one, other = ("Plain Leader", "Lone Leader"), ("Quick Leader", "Site Leader")
    every = {(a, b) for a in one for b in other}
    assert seen[2] == seen[-1] == every
    assert seen[0] == {("Plain Leader", b) for b in other} and seen[1] == {(a, "Site Leader") for a in one}
