"""What instructions do: one test a verb, carried out from its printed text."""

import pytest

from sandtable.games.antithesis.evaluating import standing, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.turn.phases import BATTLE
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import (
    asked,
    at_square,
    board,
    command,
    dice,
    fight,
    hand,
    new,
    place,
    play,
    square,
)
from tests.clauses.antithesis.trying import MELEE, does, holds, use

PLAIN = Card("Plain", hp=5)


def table(text: str, *more: Card, kind: int = i.CHARACTER) -> tuple[Board, int]:
    """A card of seat 0 in B5 that does what the text says, and other cards to set beside it."""
    s = board([Card("Doer", kind=kind, lines=(does(text),)), PLAIN, *more])
    return s, place(s, "Doer", 0, "B5")


def zone(s: Board, thing: int) -> int:
    return int(s.get(thing, its.ZONE))


# ---- cards


@pytest.mark.clause("antithesis ZONE.E.1")
def test_draw_takes_what_is_there() -> None:
    s, doer = table("Draw 2 cards.")
    for _ in range(3):
        new(s, "Plain", 0, zones.MAIN_DECK)
    use(s, doer)
    assert len(s.hand) == 2
    use(s, doer)  # R185: as much is done as there is
    assert len(s.hand) == 3


@pytest.mark.clause("antithesis ZONE.F.1")
@pytest.mark.clause("antithesis DPILE.1")
def test_discarding_from_hand_and_from_play_goes_to_the_owner() -> None:
    s, doer = table("Discard a card.")
    card = hand(s, "Plain", 0)
    hand(s, "Doer", 0)
    use(s, doer, "pick Plain")
    assert zone(s, card) == zones.DISCARD_PILE
    s, doer = table("Discard target Field in RNG 3.", Card("Wall", kind=i.FIELD))
    wall = place(s, "Wall", 1, "D5")
    s.put(wall, its.CONTROLLER, 0)
    use(s, doer)
    assert (zone(s, wall), s.get(wall, its.OWNER), s.get(wall, its.CONTROLLER)) == (zones.DISCARD_PILE, 1, 1)
    assert s.get(wall, its.SQUARES) == 0


@pytest.mark.clause("antithesis KW.RESILIENT")
def test_the_resilient_leave_play_only_by_being_killed() -> None:
    tough = Card("Tough", hp=2, keywords=((i.RESILIENT, 0),))
    s, doer = table("Return target Character to its owner's Hand.", tough)
    one = place(s, "Tough", 1, "D5")
    use(s, doer, "pick Tough")
    assert zone(s, one) == zones.IN_PLAY
    s, doer = table("Kill target enemy Character.", tough)
    one = place(s, "Tough", 1, "D5")
    use(s, doer)
    assert zone(s, one) == zones.DISCARD_PILE


@pytest.mark.clause("antithesis OUT.2")
@pytest.mark.clause("antithesis OUT.3")
def test_cards_leave_the_game_and_come_back() -> None:
    s, doer = table("Remove target Character from the game.")
    plain = place(s, "Plain", 1, "D5")
    use(s, doer, "pick Plain")
    assert zone(s, plain) == zones.OUT_OF_GAME
    s, doer = table("Put a card from your Out of Game Zone into your Hand.")
    card = new(s, "Plain", 0, zones.OUT_OF_GAME)
    new(s, "Plain", 1, zones.OUT_OF_GAME)
    use(s, doer)
    assert zone(s, card) == zones.HAND


@pytest.mark.clause("antithesis ALT.4")
def test_a_card_that_leaves_play_loses_everything_and_is_remembered() -> None:
    s, doer = table("Return target Character to its owner's Hand.", Card("Mod", kind=i.MODIFICATION))
    plain, mod = place(s, "Plain", 1, "D5"), place(s, "Mod", 0)
    s.put(mod, its.HOST, plain)
    s.put(plain, its.DAMAGE, 2)
    s.put(plain, its.TOKENS + its.SOUL, 3)
    ref = s.ref(plain)
    use(s, doer, "pick Plain")
    assert zone(s, mod) == zones.DISCARD_PILE
    assert [s.get(plain, its.DAMAGE), s.tokens(plain, its.SOUL), s.get(plain, its.SQUARES)] == [0, 0, 0]
    assert not s.same(ref) and s.last_seen(ref)
    assert standing.squares_of(s, ref) == 1 << square("D5")


@pytest.mark.clause("antithesis ZONE.D")
def test_look_keeps_one_and_puts_the_others_below() -> None:
    text = "Look at the top 3 cards of your Main Deck; put one into your Hand and the others on the bottom."
    s, doer = table(text, Card("Ace"), Card("Low"), Card("Top"))
    for name in ("Plain", "Ace", "Low", "Top"):
        new(s, name, 0, zones.MAIN_DECK)
    use(s, doer, "pick Ace; pick Top")
    assert [s.library.names[s.get(card, its.FACE)] for card in s.hand] == ["Ace"]
    left = s.in_order(s.pile_of(0, zones.MAIN_DECK), its.RANK)
    assert [s.library.names[s.get(card, its.FACE)] for card in left] == ["Low", "Top", "Plain"]
    assert not s.sees(1, left[0])


@pytest.mark.clause("antithesis ZONE.E", "antithesis R192")
def test_a_search_finds_by_description_and_may_find_none() -> None:
    s, doer = table("Search your Main Deck for a Field; put it into your Hand.", Card("Wall", kind=i.FIELD))
    wall = new(s, "Wall", 0, zones.MAIN_DECK)
    new(s, "Plain", 0, zones.MAIN_DECK)
    use(s, doer, "pick Wall")
    assert zone(s, wall) == zones.HAND and s.sees(1, wall)
    use(s, doer)
    assert asked(s).startswith("Pick")
    play(s, "done")
    assert len(s.hand) == 1


def test_milling_revealing_and_looking() -> None:
    s, doer = table("Discard the top 2 cards of your opponent's Main Deck.")
    cards = [new(s, "Plain", 1, zones.MAIN_DECK) for _ in range(3)]
    use(s, doer)
    assert [zone(s, card) for card in cards] == [zones.MAIN_DECK, zones.DISCARD_PILE, zones.DISCARD_PILE]
    s, doer = table("Reveal the top card of your Main Deck.")
    cards = [new(s, "Plain", 0, zones.MAIN_DECK) for _ in range(2)]
    use(s, doer)
    assert [s.sees(1, card) for card in cards] == [False, True]
    s, doer = table("Look at your opponent's Hand.")
    card = hand(s, "Plain", 1)
    use(s, doer)
    assert s.sees(0, card)


# ---- cards In Play


@pytest.mark.clause("antithesis KILL.3")
@pytest.mark.clause("antithesis HP.3")
def test_direct_damage_kills_without_victory_points() -> None:
    s, doer = table("Target enemy Character in RNG 4 takes 3 damage.", Card("Armoured", defence=9, hp=3))
    target = place(s, "Armoured", 1, "D5")
    use(s, doer)
    assert zone(s, target) == zones.DISCARD_PILE
    assert s.of(0, their.VICTORY) == 0


@pytest.mark.clause("antithesis HP.1")
def test_healing_takes_off_no_more_than_there_is() -> None:
    s, doer = table("Target friendly Character Heals 3.")
    plain = place(s, "Plain", 0, "C5")
    s.put(plain, its.DAMAGE, 2)
    use(s, doer, "pick Plain")
    assert s.get(plain, its.DAMAGE) == 0


@pytest.mark.clause("antithesis EXH.2")
@pytest.mark.clause("antithesis EXH.6")
def test_exhausting_and_recovering() -> None:
    s, doer = table("Exhaust up to 2 enemy Characters.")
    others = [place(s, "Plain", 1, where) for where in ("D3", "D5", "D7")]
    use(s, doer)
    for thing in others[:2]:
        s.apply(o.make(o.PICK, s.spot(thing)))
    assert [s.get(thing, its.SIDE) for thing in others] == [1, 1, 0]
    stuck = Card("Held", lines=(holds("This Character cannot recover."),))
    s, doer = table("Recover all Characters you control.", stuck)
    held = place(s, "Held", 0, "C3")
    for thing in (doer, held):
        s.put(thing, its.SIDE, its.EXHAUSTED)
    use(s, doer)
    assert (s.get(doer, its.SIDE), s.get(held, its.SIDE)) == (its.RECOVERED, its.EXHAUSTED)


@pytest.mark.clause("antithesis PUSH.2")
@pytest.mark.clause("antithesis PUSHPULL.3")
def test_a_direct_push_knows_dr_but_no_def() -> None:
    firm = Card("Firm", defence=5, lines=(holds("This Character has DR 1."),))
    s, doer = table("PUSH 3 to target enemy Character.", firm)
    target = place(s, "Firm", 1, "C5")
    use(s, doer)
    assert [o.value_of(x) for x in s.options()] == [0, 1, 2]
    play(s, "far 2")
    assert at_square(s, target) == "E5"


@pytest.mark.clause("antithesis MOVC.1")
def test_several_who_move_are_asked_for_one_by_one() -> None:
    s, doer = table("All other Characters you control [Move].")
    one, other = place(s, "Plain", 0, "C3"), place(s, "Plain", 0, "C7")
    use(s, doer, "pick Plain@C7; step N; stop; step N; stop")
    assert (at_square(s, one), at_square(s, other)) == ("D3", "D7")


@pytest.mark.clause("antithesis PUSHPULL.4")
def test_placing_needs_free_squares_for_the_whole_token() -> None:
    s, doer = table("Place target Character you control in a free square in row D.", Card("Big", size=2))
    big = place(s, "Big", 0, "A1")
    place(s, "Plain", 1, "D2")
    use(s, doer, "pick Big")
    free = {o.value_of(option) for option in s.options()}
    assert square("D1") not in free and square("C1") not in free and square("D3") in free
    play(s, "sq C8")  # R198: one square of it in row D is enough
    assert at_square(s, big) == "C8"


@pytest.mark.clause("antithesis MOVE.4")
def test_two_of_one_size_exchange_their_squares() -> None:
    s, doer = table("Exchange the squares of 2 friendly Characters of the same Size.", Card("Big", size=2))
    one = place(s, "Plain", 0, "C3")
    place(s, "Big", 0, "E5")
    use(s, doer, "pick Plain")
    assert (at_square(s, one), at_square(s, doer)) == ("B5", "C3")


@pytest.mark.clause("antithesis DEPLOY.3")
def test_deploying_by_an_effect_at_no_cost_and_for_less() -> None:
    costly = Card("Costly", cost="9")
    s, doer = table("[Deploy] a card from your Hand at no cost.", costly)
    card = hand(s, "Costly", 0)
    use(s, doer, "pick Costly; sq A3")
    assert (zone(s, card), at_square(s, card)) == (zones.IN_PLAY, "A3")
    s, doer = table("[Deploy] a card from your Hand for 4 less.", costly)
    hand(s, "Costly", 0)
    dice(s, 0, "R4")
    use(s, doer)
    assert len(s.options()) == 0 or o.PICK_FACE not in {o.kind_of(x) for x in s.options()}  # R127
    s, doer = table("[Deploy] a card from your Hand for 4 less.", costly)
    card = hand(s, "Costly", 0)
    dice(s, 0, "R5")
    use(s, doer, "pick Costly; sq A3")
    assert zone(s, card) == zones.IN_PLAY and bank(s, 0) == ""


@pytest.mark.clause("antithesis MOD.T")
@pytest.mark.clause("antithesis KW.UNMOD", "antithesis R85")
def test_attaching_asks_what_the_modification_may_be_attached_to() -> None:
    blade = Card("Blade", kind=i.MODIFICATION, attach="Attach To: Character you control", traits=("Weapon",))
    bare = Card("Bare", lines=(holds("Weapon Modifications cannot be attached to this Character."),))
    text = "Attach a Modification from your Discard Pile to target Character."
    for host, attached in (("Plain", True), ("Bare", False)):
        s, doer = table(text, blade, bare)
        target = place(s, host, 0, "C5")
        mod = new(s, "Blade", 0, zones.DISCARD_PILE)
        use(s, doer, f"pick {host}")
        assert (s.get(mod, its.HOST) == target) == attached


# ---- resources


@pytest.mark.clause("antithesis DICE.5")
@pytest.mark.clause("antithesis CP.4")
def test_gaining_dice_and_command_points() -> None:
    s, doer = table("Gain {R}{S}{CP}.")
    use(s, doer)
    s.apply(o.make(o.COLOUR, their.BLUE))
    play(s, "roll 4; roll 2")
    assert bank(s, 0) == "R4 B2"
    assert s.of(0, their.COMMAND) == 1


def test_gains_for_each_and_dice_of_one_colour() -> None:
    s, doer = table("Gain {Y} for each Goal you control.")
    s.set_goals(s.get(doer, its.SQUARES) | 1)
    use(s, doer, "roll 6")
    assert bank(s, 0) == "Y6"
    s, doer = table("Gain 2 dice of one color.")
    use(s, doer)
    s.apply(o.make(o.COLOUR, their.GREEN))
    play(s, "roll 1; roll 2")
    assert bank(s, 0) == "G1 G2"


@pytest.mark.clause("antithesis WIN.1")
def test_victory_points_by_a_text_are_checked_at_once() -> None:
    s, doer = table("Gain 2 Victory Points.")
    s.let(0, their.VICTORY, 8)
    use(s, doer)
    assert s.result == 1


@pytest.mark.clause("antithesis WIN.2")
@pytest.mark.clause("antithesis MULTI.1")
def test_victory_points_of_each_player_are_one_change() -> None:
    s, doer = table("Each player gains 1 Victory Point.")
    s.let(0, their.VICTORY, 9)
    s.let(1, their.VICTORY, 9)
    use(s, doer)
    assert s.over() and s.result != 1 and s.result != 2


@pytest.mark.clause("antithesis ZONE.M")
def test_losing_stops_at_nothing() -> None:
    s, doer = table("Your opponent loses 3 Victory Points.")
    s.let(1, their.VICTORY, 2)
    use(s, doer)
    assert s.of(1, their.VICTORY) == 0
    s, doer = table("Your opponent loses {S}{CP}.")
    dice(s, 1, "R4 B2")
    s.let(1, their.COMMAND, 3)
    use(s, doer, "die B2")
    assert (bank(s, 1), s.of(1, their.COMMAND)) == ("R4", 2)


@pytest.mark.clause("antithesis ALT.2", "antithesis ALT.5", "antithesis ALT.6")
def test_tokens_lie_only_where_they_may() -> None:
    s, doer = table("This Character gains {Mana}{Gem}{Gem}.")
    use(s, doer)
    assert [s.tokens(doer, kind) for kind in range(3)] == [1, 0, 2]
    others = (Card("Wall", kind=i.FIELD), Card("Order", kind=i.DIRECTIVE))
    s, doer = table("Target card you control gains {Mana}{Soul}.", *others)
    wall, order = place(s, "Wall", 0, "C1"), place(s, "Order", 0)
    use(s, doer, "pick Wall")
    use(s, doer, "pick Order")
    assert [s.tokens(wall, kind) for kind in range(3)] == [0, 1, 0]
    assert [s.tokens(order, kind) for kind in range(3)] == [0, 0, 0]


@pytest.mark.clause("antithesis ALT.3")
def test_tokens_move_in_the_number_that_is_said() -> None:
    text = "Move any number of Mana tokens from this Character to target Character you control."
    s, doer = table(text)
    plain = place(s, "Plain", 0, "C5")
    s.put(doer, its.TOKENS + its.MANA, 3)
    use(s, doer, "pick Plain")
    assert len(s.options()) == 4
    s.apply(o.make(o.NUMBER, 2))
    assert (s.tokens(doer, its.MANA), s.tokens(plain, its.MANA)) == (1, 2)


@pytest.mark.clause("antithesis DICE.4")
def test_dice_are_rerolled_and_turned() -> None:
    s, doer = table("Reroll up to 2 dice in your Dice Bank.")
    dice(s, 0, "R1 B1 G1")
    use(s, doer, "die R1; die B1; roll 5; roll 6")
    assert bank(s, 0) == "R5 G1 B6"
    s, doer = table("Turn a die in your Dice Bank to 6.")
    dice(s, 0, "R1 B6")
    use(s, doer)
    assert bank(s, 0) == "R6 B6"


# ---- Goals and tasks


@pytest.mark.clause("antithesis GOAL.1.a")
def test_goals_are_moved_and_removed() -> None:
    s, doer = table("Move target Goal to an adjacent square without a Goal.")
    s.set_goals(1 << square("A1") | 1 << square("A2"))
    use(s, doer, "sq A1")
    assert {o.value_of(x) for x in s.options()} == {square("B1"), square("B2")}
    play(s, "sq B1")
    assert s.goals == 1 << square("A2") | 1 << square("B1")
    s, doer = table("Remove target Goal from the board.")
    s.set_goals(1 << square("A1"))
    use(s, doer)
    assert s.goals == 0


@pytest.mark.clause("antithesis INCOME.1")
@pytest.mark.clause("antithesis CMDINC.1")
def test_tasks_of_players() -> None:
    s, doer = table("[Collect Dice Income].", Card("Order", kind=i.DIRECTIVE, income="RB"))
    place(s, "Order", 0)
    use(s, doer, "roll 2; roll 3")
    assert bank(s, 0) == "R2 B3"
    s, doer = table("[Collect Command Income].")
    use(s, doer)
    assert s.of(0, their.COMMAND) == 2
    s, doer = table("[Reveal a Goal] in row B.")
    use(s, doer, "sq B3")
    assert s.goals == 1 << square("B3")


# ---- how a text goes on


@pytest.mark.clause("antithesis SEQ.4")
def test_if_may_choose_one_and_each_player() -> None:
    s, doer = table("If you control a Goal in row D or higher, gain {CP}.")
    s.set_goals(1 << square("B5"))
    use(s, doer)
    assert s.of(0, their.COMMAND) == 0
    s.put(doer, its.SQUARES, 1 << square("E5"))
    s.set_goals(1 << square("E5"))
    use(s, doer)
    assert s.of(0, their.COMMAND) == 1
    s, doer = table("You may gain {CP}. If you do, this Character Heals 1.")
    s.put(doer, its.DAMAGE, 2)
    use(s, doer, "no")
    assert s.get(doer, its.DAMAGE) == 2
    use(s, doer, "yes")
    assert (s.of(0, their.COMMAND), s.get(doer, its.DAMAGE)) == (1, 1)
    s, doer = table("Choose one: gain {CP}; or this Character Heals 1.")
    s.put(doer, its.DAMAGE, 2)
    use(s, doer)
    s.apply(o.make(o.MODE, 2))
    assert (s.of(0, their.COMMAND), s.get(doer, its.DAMAGE)) == (0, 1)
    s, doer = table("Each player discards a card.")
    mine, theirs = hand(s, "Plain", 0), hand(s, "Plain", 1)
    use(s, doer)
    while not s.over():
        s.apply(s.options()[0])
    assert (zone(s, mine), zone(s, theirs)) == (zones.DISCARD_PILE, zones.DISCARD_PILE)


# ---- Attacks inside effects


@pytest.mark.clause("antithesis KW.DEFENDER.1")
def test_somebody_makes_an_attack_of_its_own_at_no_cost() -> None:
    text = "Target Character you control makes a Melee Attack at no cost."
    s, doer = table(text, Card("Spear", lines=(MELEE,)))
    spear, target = place(s, "Spear", 0, "D4"), place(s, "Plain", 1, "E4")
    s.phase = BATTLE
    use(s, doer)  # nobody else could make one (R196)
    while not s.over():
        s.apply(s.options()[-1])
    assert s.get(target, its.DAMAGE) == 3
    assert s.get(spear, its.SIDE) == its.RECOVERED
    assert len(s.attacks) == 0 and values.stat(s, spear, i.HP) == 3


# ---- in the windows of an Attack


def struck(*cards: Card, bank_of: tuple[str, str] = ("", "")) -> tuple[Board, int]:
    """Spear of seat 0 is about to attack the first of these cards of seat 1, which stands next to it."""
    s = board([Card("Spear", lines=(MELEE,)), PLAIN, *cards])
    place(s, "Spear", 0, "C4")
    target = place(s, cards[0].name, 1, "D4")
    for seat in (0, 1):
        dice(s, seat, bank_of[seat])
    command(s, 0, 2)
    fight(s)
    return s, target


@pytest.mark.clause("antithesis ATKSEQ.2")
def test_a_die_on_an_attack_is_rerolled() -> None:
    text = "Response: {P} When an opponent spends dice on an Attack, reroll one of them."
    s, target = struck(Card("Jinx", hp=9, lines=(text,)), bank_of=("R6", "P1"))
    play(s, "use Spear: Melee; die R6; use Jinx: reroll; roll 1")
    assert s.get(target, its.DAMAGE) == 3 + 1
    assert bank(s, 0) == bank(s, 1) == ""  # R155: it goes back to the supply


@pytest.mark.clause("antithesis KILL.2")
@pytest.mark.clause("antithesis EX.RW2.2c")
@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("return it to its owner's Hand instead of discarding it", zones.HAND),
        ("remove it from the game instead of discarding it", zones.OUT_OF_GAME),
    ],
)
def test_a_killed_character_goes_elsewhere_instead(words: str, where: int) -> None:
    s, target = struck(Card("Phoenix", hp=2, lines=(f"Response: When this Character is killed, {words}.",)))
    play(s, f"use Spear: Melee; use Phoenix: {words[:6]}")
    assert zone(s, target) == where
    assert s.of(0, their.VICTORY) == 1  # the points are for the kill


def test_more_verbs_each_in_a_word() -> None:
    s, doer = table("This Character gains +1 DEF for each Goal.")
    s.set_goals(0b111)
    use(s, doer)
    s.set_goals(0)
    assert values.stat(s, doer, i.DEF) == 3  # counted as it resolves
    s, doer = table("This Character loses {Gem}{Gem}{Gem}.")
    s.put(doer, its.TOKENS + its.GEM, 2)
    use(s, doer)
    assert s.tokens(doer, its.GEM) == 0
    s, doer = table("Shuffle your Main Deck.")
    cards = [new(s, "Plain", 0, zones.MAIN_DECK) for _ in range(3)]
    s.let_know(cards[0], 1)
    use(s, doer)
    assert not s.sees(0, cards[0])
    s, doer = table("Put a card from your Hand on the bottom of your Main Deck.")
    deck, card = new(s, "Doer", 0, zones.MAIN_DECK), hand(s, "Plain", 0)
    use(s, doer)
    assert zone(s, card) == zones.MAIN_DECK and s.top_of(0, zones.MAIN_DECK) == deck
    assert s.sees(0, card) and not s.sees(1, card)  # R192


@pytest.mark.clause("antithesis CMA.3")
def test_somebody_performs_a_combined_action() -> None:
    s, doer = table("Target Character you control performs a [CMA].", Card("Spear", lines=(MELEE,)))
    place(s, "Spear", 0, "C4")
    command(s, 0, 2)
    target = place(s, "Plain", 1, "E4")
    use(s, doer, "step N; stop")
    while not s.over():
        s.apply(s.options()[-1])
    assert s.get(target, its.DAMAGE) == 3 and s.of(0, their.COMMAND) == 0
