"""Pointing at a card of one's Hand where an Action is asked for: it tells how the card comes into play."""

import pytest

from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.words.asking import stepped_on
from sandtable.kernel.game import Ref
from tests.cards.antithesis.played import answered, choice, opened, waits, whole_game


def pointed(given: str, card: str) -> tuple[str, str]:
    """The clause and the words for pointing at a card of the asked seat's Hand."""
    game, s = whole_game(), opened(whole_game(), given)
    while not waits(s):
        answered(s)
    refs = [Ref("card", f"{s.seat + 1}h:{card}")]
    option = game.meant(s, refs)
    if option >= 0:
        return game.why_not(s, option)
    clause, words = game.idle(s, refs)
    return game.book.cite(clause), words


@pytest.mark.clause("antithesis ODA.2", "antithesis RESP.1")
def test_a_character_in_hand_is_deployed_by_an_action_before_its_response_matters():
    clause, words = pointed("1.hand=Toll_Collector 1.dice=Y5", "Toll_Collector")
    assert clause.endswith("ODA.2") and "Offensive Deploy Action" in words and "Toll Collector" in words


@pytest.mark.clause("antithesis DDA.1", "antithesis DDA.2")
@pytest.mark.parametrize(("points", "cited"), [(1, "DDA.2"), (0, "CP.4")])
def test_the_defensive_player_is_told_of_his_own_action_or_what_he_lacks_for_it(points, cited):
    given = f"acts=2 2.hand=Toll_Collector 2.dice=Y5 2.cp={points}"
    clause, words = pointed(given, "Toll_Collector")
    assert clause.endswith(cited) and "Defensive Deploy Action" in words


@pytest.mark.clause("antithesis DEPLOY.1.i", "antithesis DICE.9")
def test_a_card_that_cannot_be_paid_is_refused_for_its_price():
    clause, words = pointed("1.hand=Toll_Collector 1.dice=Y1", "Toll_Collector")
    assert clause.endswith("DICE.9") and "Toll Collector" in words


@pytest.mark.clause("antithesis DEPLOY.3.ii")
def test_a_card_that_finds_no_square_is_refused_for_that():
    full = ",".join([f"Man@A{column}" for column in range(1, 10)])
    clause, words = pointed(f"1.hand=Toll_Collector 1.dice=Y5 1.play={full}", "Toll_Collector")
    assert clause.endswith("DEPLOY.3.ii") and words == "no square in your rows is free for Toll Collector"


@pytest.mark.clause("antithesis DEPLOY.1.i")
def test_a_tactic_in_hand_keeps_the_reason_of_its_own_line():
    clause, words = pointed("1.hand=Undertow", "Undertow")
    assert clause and "Deploy" not in words


@pytest.mark.clause("antithesis DICE.4")
def test_dice_that_a_text_rerolls_are_asked_for_with_that_text_and_none_is_an_answer():
    game = whole_game()
    s = opened(game, "1.play=Fate@A9 1.strategies=Overtime_at_the_Forge")
    s.apply(choice(game, s, "use:A9#4"))
    while "rerolled" not in game.question(s):
        shift = choice(game, s, "shift:Overtime_at_the_Forge")
        s.apply(shift) if shift >= 0 else answered(s)
    assert "Reroll up to 2 dice" in game.question(s)
    assert game.label(s, o.DONE_PICKING) == "None"
    s.apply(choice(game, s, "die:R6"))
    assert game.label(s, o.DONE_PICKING) == "That is all"


@pytest.mark.clause("antithesis ODA.2", "antithesis DDA.2", "antithesis DEPLOY.1")
def test_cards_that_an_action_would_deploy_are_told_to_their_owner_alone():
    def deploys(given: str, seat: int) -> object:
        game, s = whole_game(), opened(whole_game(), given)
        while not waits(s):
            answered(s)
        return game.observe(s, seat)["deploys"]

    payable = "1.hand=Toll_Collector 1.dice=Y5"
    assert deploys(payable, 0) == {"own:1": ["Toll Collector"]}
    assert deploys(payable, 1) == {}
    assert deploys("1.hand=Toll_Collector 1.dice=Y1", 0) == {}
    assert deploys("acts=2 2.hand=Toll_Collector 2.dice=Y5 2.cp=1", 1) == {"own:4": ["Toll Collector"]}


@pytest.mark.clause("antithesis BATTLE.2")
@pytest.mark.parametrize(
    ("ref", "words"),
    [
        (Ref("reserve", "1Y5"), "no die is asked for just now"),
        (Ref("reserve", "2Y5"), "the other player's"),
        (Ref("cell", "D5"), "choose first who moves"),
    ],
)
def test_a_die_or_a_square_that_nothing_asks_for_says_so(ref, words):
    game, s = whole_game(), opened(whole_game(), "1.dice=Y5 2.dice=Y5")
    while not waits(s):
        answered(s)
    clause, reason = game.idle(s, [ref])
    assert words in reason and game.book.cite(clause).endswith("BATTLE.2")


@pytest.mark.clause("antithesis MOVE.3.a")
def test_each_step_of_a_large_token_has_a_square_of_its_own():
    """2 by 2 squares: a straight step covers two new ones, a diagonal one three."""
    s = opened(whole_game(), "1.champions=Zul_Cha'kra 1.play=Zul_Cha'kra@D5")
    thing = int(next(t for t in s.board if s.library.names[s.get(t, its.FACE)] == "Zul Cha'kra"))
    refs = [stepped_on(s, thing, way) for way in range(8)]
    assert all(refs) and len(set(refs)) == 8
