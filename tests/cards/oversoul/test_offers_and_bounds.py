"""What another player can do, stats beside numbers, Constructs of either board, and what goes with them."""

import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from tests.cards.oversoul.corpus import texts
from tests.clauses.oversoul.table import lay

PRICK = "Prick  Event ORDER I -1 QUICK\n  ●* Select 1 card on the board➤ Deal 1 DMG to it\n"


def trial(text, frame="Event ORDER I -1 BOARD 5"):
    return f"Trial  {frame}\n  {text}\n{PRICK}"


# ---- what another player can do


@pytest.mark.clause("oversoul R287")
@pytest.mark.parametrize(
    ("text", "answer", "hands"),
    [
        ("Your opponent can Discard 1 card in their hand, if they do not Draw 1", "no", (1, 2)),
        ("Your opponent can Discard 1 card in their hand, if they do not Draw 1", "yes", (0, 1)),
        ("Your opponent can Discard 1 card in their hand, if they do Draw 1", "yes", (1, 1)),
        ("Your opponent can Discard 1 card in their hand, if they do Draw 1", "no", (0, 2)),
        (
            "Your opponent can Discard 1 card in their hand, if they do Draw 1, otherwise Draw 2",
            "yes",
            (1, 1),
        ),
        ("Your opponent can Discard 1 card in their hand, if they do Draw 1, otherwise Draw 2", "no", (2, 2)),
        ("Your opponent can Discard 1 card in their hand. If they don't, you Draw 1", "no", (1, 2)),
        ("Your opponent can Discard 1 card in their hand, otherwise Draw 1", "no", (1, 2)),
        ("Draw 1, then your opponent can Draw 1", "yes", (1, 3)),
        ("Draw 1, then your opponent can Draw 1", "no", (1, 2)),
        ("Your opponent can Discard 1 card in their hand; Draw 1", "no", (1, 2)),
        ("Your opponent can Discard 1 card in their hand; Draw 1", "yes", (1, 1)),
    ],
)
def test_another_player_is_asked(text, answer, hands):
    t = lay("1.E1=Trial 2.hand=Stone,Stone", trial(f"●CAST* {text}")).do("use:1E1#1 ..")
    assert t.asked() == 2
    assert t.question().startswith("Player 2: do you take what Trial offers you?")
    t.do(f"{answer} ..")
    if t.asked() == 2:
        t.do("take:Stone ..")
    assert (len(t.hand(1)), len(t.hand(2))) == hands


@pytest.mark.clause("oversoul R287", "oversoul R161")
def test_who_cannot_has_not_done_it():
    text = "●CAST* Your opponent can Sacrifice 1 Unit, if they do not Deal 3 DMG to the opposing Leader"
    t = lay("1.E1=Trial", trial(text)).do("use:1E1#1 .. yes ..")
    assert t.hp("2L") == 21
    t = lay("1.E1=Trial 2.U1=Stone", trial(text)).do("use:1E1#1 .. yes ..")
    assert (t.hp("2L"), t.idle(2)) == (24, ["Stone"])


@pytest.mark.clause("oversoul R287")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("●CAST* You can Draw 1, if they do not Draw 1", "Your opponent can"),
        ("●CAST* Your opponent can Draw 1, if you do Draw 1", "write if they do"),
        ("●CAST* Each player can Draw 1", "one other player is asked"),
        ("●CAST* Your opponent can Exhaust 1 Unit & Draw 1, if they do not Draw 1", "'they' do what"),
        ("●Your opponent can Reactivate 1 Unit", "only you and your cards do this"),
        ("●While you have 2 or more Units* Your opponent can Draw 1", "holds while"),
    ],
)
def test_an_offer_that_cannot_be_made_is_refused(text, message):
    with pytest.raises(CardError) as caught:
        understood(texts(), text)
    assert message in caught.value.message


@pytest.mark.clause("oversoul R257", "oversoul R287")
def test_a_card_that_is_exposed_as_a_cost_is_the_players_own():
    text = "●CAST* Expose 1 card in your hand➤ "
    text += "Your opponent can Discard 1 card of the same Card Type, otherwise Draw 1"
    t = lay("1.E1=Trial 1.hand=Rite,Stone 2.hand=Flash,Snail", trial(text)).do(
        "use:1E1#1 take:Rite .. yes take:Flash .."
    )
    assert t.idle(2) == ["Flash"]
    assert not t.can("play:Rite")
    with pytest.raises(CardError, match="paid with what is yours"):
        understood(texts(), "●* Expose 1 opposing Prepared card➤ Draw 1")


# ---- what must be so for something to be replaced

WARD = """
Warded  Event ORDER I +1 BOARD 9
  ●CAST* Place 1 "Ward" mark on this card
  ●%s
"""


@pytest.mark.clause("oversoul R162")
@pytest.mark.parametrize(
    "text",
    [
        'If this card would Take DMG* Remove 1 "Ward" mark from this card, if you do* It Takes no DMG',
        "If this card would Take DMG* Remove 1 *Ward* mark from this card. If you do, this card Takes no DMG",
        'If this card would Take DMG (this card is a card with 1 or more "Ward" marks)* '
        'This card Takes no DMG & Remove 1 "Ward" mark from this card',
    ],
)
def test_without_a_mark_the_damage_is_taken(text):
    t = lay("1.E1=Warded 1.hand=Prick,Prick", WARD % text + PRICK)
    t.do("use:1E1#1 .. play:Prick zone:E2 pick:1E1 ..")
    assert (t.hp("1E1"), t.marks("1E1")) == (9, {})
    assert t.do("play:Prick zone:E2 pick:1E1 ..").hp("1E1") == 8


@pytest.mark.clause("oversoul R162")
def test_the_brackets_are_about_the_card_to_which_it_would_happen():
    cards = trial("●If one of your other cards would Take DMG (it has GUARD)* It Takes no DMG")
    t = lay(
        "1.E1=Trial 1.U1=Warder 1.U2=Stone 1.hand=Prick,Prick", cards + "Warder  Unit ORDER I -1 SENTRY 1/1/3"
    )
    t.do("play:Prick zone:E2 pick:1U1 .. play:Prick zone:E2 pick:1U2 ..")
    assert (t.hp("1U1"), t.hp("1U2")) == (3, 5)


@pytest.mark.clause("oversoul R162")
def test_without_a_card_in_hand_it_shatters():
    cards = trial(
        "●If this card would be Shattered* Discard 1 card in your hand, if you do Set its HP to 1 instead"
    )
    cards += "Fell  Event ORDER I -1 QUICK\n  ●* Select 1 card on the board➤ Shatter it\n"
    t = lay("1.E1=Trial 1.hand=Fell,Fell,Stone", cards).do("play:Fell zone:E2 pick:1E1 .. take:Stone ..")
    assert t.hp("1E1") == 1
    assert "Trial" in t.do("play:Fell zone:E2 pick:1E1 ..").idle(1)


@pytest.mark.clause("oversoul R162")
@pytest.mark.parametrize(
    "text",
    [
        "●If this card would Take DMG* Sacrifice 1 other Unit, if you do this card Takes no DMG",
        "●If this card would Take DMG* Draw 1, if it is your turn* This card Takes no DMG",
        "●If this card would Take DMG* You can Discard 1 card in your hand, if you do this card Takes no DMG",
    ],
)
def test_an_if_behind_what_is_replaced_is_refused(text):
    with pytest.raises(CardError):
        understood(texts(), text)


# ---- stats beside numbers


@pytest.mark.clause("oversoul R288")
@pytest.mark.parametrize(
    ("text", "given", "left"),
    [
        ("with HP up to this card's DMG", "2.U1=Hound 2.U2=Snail 2.U3=Swift", "2U2"),
        ("with HP lower than or equal to this card's DMG", "2.U1=Hound 2.U2=Snail 2.U3=Swift", "2U2"),
        ("with HP of at least this card's HP", "2.U1=Hound 2.U2=Snail 2.U3=Swift", "2U1 2U3"),
        ("with HP no lower than this card's HP", "2.U1=Hound 2.U2=Snail 2.U3=Swift", "2U1 2U3"),
        ("with SPD of exactly this card's SPD", "2.U1=Hound 2.U2=Snail 2.U3=Swift", "2U2 2U3"),
        ("with SPD equal to this card's SPD", "2.U1=Hound 2.U2=Snail 2.U3=Swift", "2U2 2U3"),
        ("with HP up to the number of cards in your hand", "1.hand=Rite,Rite 2.U1=Hound 2.U2=Swift", "2U1"),
        (
            "with HP equal to or lower than the number of cards in your hand",
            "1.hand=Rite,Rite 2.U1=Hound 2.U2=Swift",
            "2U1",
        ),
        ("with DMG of at least your Leader's DMG", "1.U3=Chief 2.U1=Giant 2.U2=Snail", "2U2"),
    ],
)
def test_a_stat_is_compared_with_a_number(text, given, left):
    t = lay(
        f"{given} 1.U1=Trial",
        trial(f"●CAST* Shatter all opposing Units {text}", "Unit ORDER I -1 PRIMAL 3/2/6"),
    )
    t.do("use:1U1#1 ..")
    assert sorted(f"2{place}" for place in t.board(2)) == left.split()


@pytest.mark.clause("oversoul R288")
def test_it_holds_as_long_as_it_is_so():
    cards = trial("●Opposing Units with DMG up to the number of Units on your board can't Attack")
    t = lay("active=2 1.E1=Trial 1.U1=Stone 1.U2=Stone 2.U1=Hound 2.U2=Giant", cards)
    assert not t.can("attack:2U1")
    assert t.can("attack:2U2")
    t = lay("active=2 1.E1=Trial 1.U1=Stone 2.U1=Hound", cards)
    assert t.can("attack:2U1")


@pytest.mark.clause("oversoul R288")
def test_what_was_discarded_is_the_measure():
    cards = trial(
        "●* Discard 1 Unit in your hand➤ Shatter 1 opposing Unit with HP up to its DMG",
        "Event ORDER I -1 CAST",
    )
    t = lay("1.hand=Trial,Hound 2.U1=Snail 2.U2=Swift", cards).do("play:Trial zone:E1 take:Hound ..")
    assert t.board(2) == {"U1": "Snail"}


@pytest.mark.clause("oversoul R288")
def test_what_is_counted_stands_last():
    with pytest.raises(CardError, match="what is counted stands last"):
        understood(
            texts(), "●ENTER* Shatter 1 Unit with DMG up to the number of Units on your board with GUARD"
        )


# ---- the rest


@pytest.mark.clause("oversoul R123")
@pytest.mark.parametrize(
    "text", ["●Attach only to Units on the board*", "●This card can be Attached to opposing Units"]
)
def test_a_construct_for_either_board(text):
    cards = trial(text, "Construct ORDER I -1 UNIT 3")
    for place in ("1U1", "2U1"):
        t = lay("1.hand=Trial 1.U1=Stone 2.U1=Stone 2.E1=Hall", cards).do("play:Trial")
        assert not t.can("pick:2E1")
        assert t.do(f"pick:{place} ..").name(f"{place}.1") == "Trial"


@pytest.mark.clause("oversoul R47")
def test_the_next_card_of_an_opponent_costs_more():
    text = "●QUICK (Once each turn)* The next -Unit your opponent Activates this turn costs 2 more ENERGY"
    t = lay("1.E1=Trial 2.hand=Hound,Rite", trial(text))
    assert t.cost(2, "Hound") == 2
    assert (t.do("use:1E1#1 ..").cost(2, "Hound"), t.cost(2, "Rite")) == (4, 0)


@pytest.mark.clause("oversoul R47")
def test_it_is_one_card_that_costs_more():
    text = "●ENTER* Your opponent's next -Event Activated this turn Consumes 2 more ENERGY"
    t = lay("1.hand=Trial 2.hand=Flash,Flash 2.pool=4", trial(text, "Unit ORDER I -1 PRIMAL 2/2/3"))
    t.do("play:Trial zone:U1 2? pass 2? pass 2>play:Flash zone:E1 ..")
    assert t.pool(2) == 2
    assert t.cost(2, "Flash") == 0


@pytest.mark.clause("oversoul R47")
def test_a_cost_is_less_for_each_card():
    text = "●CAST* Draw 1 CAST Event, then reduce its ENERGY Cost by the number of Units on your board"
    t = lay("1.E1=Trial 1.U1=Stone 1.U2=Stone 1.deck=Dear,Stone", trial(text) + "Dear  Event DOOM I -5 CAST")
    assert t.do("use:1E1#1 .. take:Dear ..").cost(1, "Dear") == 3


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(("damage", "drawn"), [("d3", 1), ("d4", 0)])
def test_both_of_those_that_were_selected(damage, drawn):
    text = "●Select up to 2 Active Units➤ Heal 3 HP to each of them, if both are at full HP* Draw 1 card"
    given = f"1.hand=Trial 1.U1=Stone[d1] 2.U1=Snail[{damage}]"
    t = lay(given, trial(text, "Event ORDER I -1 QUICK")).do("play:Trial zone:E1 pick:1U1 pick:2U1 ..")
    assert len(t.hand(1)) == drawn
    t = lay(given, trial(text, "Event ORDER I -1 QUICK")).do("play:Trial zone:E1 pick:1U1 done ..")
    assert t.hand(1) == []


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(("deck", "spawned"), [("Stone,Giant", ["Stone"]), ("Giant,Rite", [])])
def test_one_of_those_that_were_discarded_this_way(deck, spawned):
    text = "●ENTER* You can Discard the top 2 cards of your Deck➤ Spawn 1 RANK I Unit Discarded this way"
    t = lay(f"1.hand=Trial 1.deck={deck},Hound 1.idle=Swift", trial(text, "Unit ORDER I -1 PRIMAL 2/2/3"))
    t.do("play:Trial zone:U1 .. yes ..")
    if t.can("zone:U2"):
        t.do("zone:U2 ..")
    assert [name for place, name in t.board(1).items() if place != "U1"] == spawned


@pytest.mark.clause("oversoul R238")
def test_what_it_takes_to_prepare_for_a_while():
    text = "●INJURE (to a Leader)* "
    text += "Your opponent Consumes 1 additional ENERGY to Prepare cards (until your next cycle)"
    t = lay("1.U1=Trial 2.hand=Stone", trial(text, "Unit ORDER I -1 PRIMAL 2/5/3"))
    t.do("attack:1U1 .. end ..")
    assert t.asked() == 2
    t.do("prepare:Stone zone:U1 ..")
    assert t.pool(2) == 3


@pytest.mark.clause("oversoul 8.6.14")
def test_the_name_of_a_mark_stands_in_italics_as_the_rulebook_has_it():
    said = understood(texts(), "●PERFECT* Place 1 *Hymn* mark on this card").printed
    assert said == '●PERFECT* Place 1 "Hymn" mark on this card'


@pytest.mark.clause("oversoul R158")
def test_what_was_attached_is_not_it():
    with pytest.raises(CardError, match="this card, or what it was Attached to"):
        understood(texts(), "●SHATTER* You can Attach this card to 1 other Unit, if you do* Set its HP to 1")


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize("tool", ["Bolt", "Fell"])
def test_a_construct_attaches_itself_and_not_what_it_was_on(tool):
    cards = trial(
        "●SHATTER* You can Attach this card to 1 of your other Units, if you do Set the HP of this card to 1",
        "Construct ORDER I -1 UNIT 3",
    )
    cards += "Bolt  Event ORDER I -1 QUICK\n  ●* Select 1 card on the board➤ Deal 3 DMG to it\n"
    cards += "Fell  Event ORDER I -1 QUICK\n  ●* Select 1 card on the board➤ Shatter it\n"
    t = lay(f"1.U1=Stone+Trial 1.U2=Swift 1.hand={tool}", cards)
    t.do(f"play:{tool} zone:E1 pick:1U1 .. yes ..")
    assert (t.name("1U2.1"), t.hp("1U2.1")) == ("Trial", 1)
    assert (t.name("1U1") == "Stone") == (tool == "Bolt")
