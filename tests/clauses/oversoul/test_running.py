"""What the language reads is carried out: steps, brackets, what forbids and demands, lines off the board."""

import pytest

from tests.clauses.oversoul.table import lay, refused


def unit(text, name="Anvil", stats="2/2/4"):
    return f"{name} Unit ORDER I -1 PRIMAL {stats}\n  {text}\n"


def spell(text, name="Bolt"):
    return f"{name} Event FLOW I -1 CAST\n  {text}\n"


@pytest.mark.clause("oversoul R160")
def test_points_are_split_by_the_user():
    cards = spell("●Deal 5 DMG split among all opposing Units")
    t = lay("1.hand=Bolt 2.U1=Stone 2.U2=Stone 2.U3=Stone", cards).do("play:Bolt zone:E1 pass pass")
    assert t.options() == ["share:1", "share:2", "share:3"]
    t.do("share:1")
    assert t.options() == ["share:1", "share:2", "share:3"]
    t.do("share:3 ..")
    assert [t.damage(f"2U{n}") for n in (1, 2, 3)] == [1, 3, 1]
    t = lay("1.hand=Bolt 2.U1=Stone 2.U2=Stone 2.U3=Stone", cards).do(
        "play:Bolt zone:E1 pass pass share:3 .."
    )
    assert [t.damage(f"2U{n}") for n in (1, 2, 3)] == [3, 1, 1]


@pytest.mark.clause("oversoul R160")
def test_with_fewer_points_than_cards_the_cards_are_chosen():
    cards = spell("●Deal 2 DMG split among all opposing Units")
    t = lay("1.hand=Bolt 2.U1=Stone 2.U2=Stone 2.U3=Stone", cards).do("play:Bolt zone:E1 pass pass")
    t.do("pick:2U1 pick:2U3 ..")
    assert [t.damage(f"2U{n}") for n in (1, 2, 3)] == [1, 0, 1]


@pytest.mark.clause("oversoul R98")
def test_split_damage_is_one_instance():
    cards = unit("●ENTER* Deal 2 DMG split among all opposing Units ●INJURE* Draw 1")
    t = lay("1.hand=Anvil 2.U1=Stone 2.U2=Stone", cards).do("play:Anvil zone:U1 ..")
    assert len(t.hand(1)) == 1


@pytest.mark.clause("oversoul 8.3.1")
def test_several_modes_are_chosen_one_by_one():
    cards = spell("●Choose 2: Draw 1 / Heal 3 HP to your Leader / Deal 1 DMG to all Units")
    t = lay("1.hand=Bolt 1.leader=Chief[d5] 2.U1=Stone", cards).do("play:Bolt zone:E1 pass pass mode:3")
    assert t.options() == ["mode:1", "mode:2"]
    t.do("mode:1 ..")
    assert t.damage("2U1") == 1 and len(t.hand(1)) == 1 and t.damage("1L") == 5


@pytest.mark.clause("oversoul R45")
def test_the_next_card_that_generates_more_is_of_the_kind_that_is_named():
    cards = spell("●Your next +STATION this turn Generates 2 additional ENERGY")
    t = lay("1.pool=1 1.hand=Bolt,Giant 1.U1=Spring 1.U2=Wall", cards).do("play:Bolt zone:E1 paid ..")
    assert t.pool(1) == 0
    t.do("prepare:Giant zone:U3 tap:1U1")
    assert t.surplus(1) == 0
    t = lay("1.pool=1 1.hand=Bolt,Giant 1.U1=Spring 1.U2=Wall", cards).do("play:Bolt zone:E1 paid ..")
    t.do("prepare:Giant zone:U3 tap:1U2")
    assert t.surplus(1) == 2


@pytest.mark.clause("oversoul R45", "oversoul 4.2.1")
def test_what_is_added_counts_once_however_many_cards_there_are():
    cards = spell("●Your next +card this turn Generates 1 additional ENERGY")
    cards += "Costly Unit VIGOR I -4 PRIMAL 1/1/1\n"
    t = lay("1.pool=1 1.hand=Bolt,Costly 1.U1=Spring 1.U2=Wall", cards).do("play:Bolt zone:E1 paid ..")
    assert t.why("play:Costly") == "4.2.1"


@pytest.mark.clause("oversoul 8.6.13")
def test_a_guard_with_a_bracket_guards_against_such_cards_alone():
    cards = unit("●GUARD (against Units of RANK II or higher)", "Gate")
    t = lay("1.U1=Hound 1.U2=Giant 2.U1=Gate", cards).do("attack:1U1 target:2L")
    assert t.asked() == 2 and "guard:2U1" not in t.options()
    t = lay("1.U1=Hound 1.U2=Giant 2.U1=Gate", cards).do("attack:1U2 target:2L")
    assert "guard:2U1" in t.options()


@pytest.mark.clause("oversoul 8.6.19")
def test_thorns_with_a_bracket_answer_such_cards_alone():
    cards = unit("●THORNS (against CHAOS Units)", "Hedge", "0/0/9")
    t = lay("1.U1=Hound 1.U2=Swift 2.U1=Hedge", cards).do("attack:1U1 target:2U1 .. attack:1U2 target:2U1 ..")
    assert t.hp("1U1") == 1 and t.hp("1U2") == 2


@pytest.mark.clause("oversoul 8.6.18", "oversoul R89")
def test_a_bracket_that_others_give():
    cards = unit("●Your Units Have RESISTANT (to Events)") + spell("●Deal 2 DMG to all Units")
    t = lay("1.hand=Bolt 1.U1=Anvil 1.U2=Stone 2.U1=Stone", cards).do("play:Bolt zone:E1 ..")
    assert (t.damage("1U1"), t.damage("1U2"), t.damage("2U1")) == (0, 0, 2)


@pytest.mark.clause("oversoul R163")
def test_what_can_not_be_done_is_not_done():
    t = lay("1.U1=Hound 2.U1=Anvil", unit("●This Unit can't Retaliate")).do("attack:1U1 target:2U1 ..")
    assert t.hp("1U1") == 3
    t = lay("1.pool=0 1.hand=Swift 1.U1=Spring 2.U1=Anvil", unit("●Opposing Units can't Generate ENERGY"))
    assert t.why("play:Swift") == "4.2.1"
    cards = unit("●Opposing Units can't be Spawned")
    cards += spell("●Spawn 1 Unit in your Idle Zone")
    t = lay("1.hand=Bolt 1.idle=Hound 2.U1=Anvil", cards).do("play:Bolt zone:E1 ..")
    assert t.board(1) == {} and "Hound" in t.idle(1)
    cards = unit("●Your Prepared cards can't be Exposed") + spell("●Expose all opposing Prepared cards")
    t = lay("1.hand=Bolt 2.U1=Anvil 2.U2=Hound[f]", cards).do("play:Bolt zone:E1 ..")
    assert all("name" not in card for card in t.sees(1)["players"][1]["board"] if card["side"] == "down")


@pytest.mark.clause("oversoul R163")
def test_who_must_guard_does():
    cards = unit("●GUARD ●This Unit must Guard if able")
    t = lay("1.U1=Hound 2.U1=Anvil", cards).do("attack:1U1 target:2L")
    assert t.options() == ["guard:2U1"] and t.why("unguarded") == "R163"


@pytest.mark.clause("oversoul 6.2.10")
def test_attacking_early_for_a_while():
    cards = spell("●* Select 1 of your Units➤ It can Attack Leaders the turn it Enters (this turn)")
    t = lay("1.hand=Bolt,Hound 1.pool=5", cards).do("play:Hound zone:U1 ..")
    assert t.why("attack:1U1") == "6.2.8"
    assert t.do("play:Bolt zone:E1 ..").can("attack:1U1")


@pytest.mark.clause("oversoul 3.2.4", "oversoul R170")
def test_written_triggers_work_where_their_bracket_says():
    cards = unit("●When your Leader is Healed (while in your Idle Zone)* Return this card to your hand")
    cards += spell("●Heal 2 HP to your Leader")
    t = lay("1.hand=Bolt 1.leader=Chief[d3] 1.idle=Anvil", cards).do("play:Bolt zone:E1 ..")
    assert t.hand(1) == ["Anvil"]
    cards = unit("●If your Leader is Healed (while in your hand)* You can Discard this card➤ Draw 1")
    cards += spell("●Heal 2 HP to your Leader")
    t = lay("1.hand=Bolt,Anvil 1.leader=Chief[d3]", cards).do("play:Bolt zone:E1 pass pass")
    assert any("shows Anvil" in said for said in t.log(2))
    assert t.do("yes ..").idle(1) == ["Anvil", "Bolt"]


@pytest.mark.clause("oversoul 3.2.4", "oversoul R164")
def test_phase_triggers_work_where_their_bracket_says():
    cards = unit("●At the end of your turn (while Exiled)* Return this card to your hand")
    t = lay("1.exile=Anvil", cards).turn_over()
    assert t.hand(1) == ["Anvil"]


@pytest.mark.clause("oversoul 8.5.9", "oversoul 3.2.4")
def test_lines_are_used_from_the_place_they_name():
    cards = unit("●CAST (while in your Idle Zone)* Consume 1 ENERGY➤ Return this card to your hand")
    t = lay("1.hand=Anvil 1.idle=Anvil", cards).do("from:Anvil#1 ..")
    assert t.hand(1) == ["Anvil", "Anvil"]
    t = lay("1.exile=Anvil", unit("●QUICK (while Exiled)* Consume 1 ENERGY➤ Return this card to your hand"))
    assert t.do("from:Anvil#1 ..").hand(1) == ["Anvil"]


@pytest.mark.clause("oversoul R91")
def test_the_dmg_dealt_is_that_of_the_law_or_of_the_step_before():
    cards = unit("●When one of your Units Takes DMG* Heal HP to your Leader equal to the DMG dealt")
    cards += spell("●Deal 2 DMG to 1 Unit")
    t = lay("1.hand=Bolt 1.leader=Chief[d9] 1.U1=Anvil", cards).do("play:Bolt zone:E1 ..")
    assert t.damage("1L") == 7
    cards = spell("●Deal 3 DMG to all Units, then Heal HP to your Leader equal to the DMG dealt")
    t = lay("1.hand=Bolt 1.leader=Chief[d9] 1.U1=Stone 2.U1=Stone", cards).do("play:Bolt zone:E1 ..")
    assert t.damage("1L") == 3


@pytest.mark.clause("oversoul 5.3.12", "oversoul R97")
def test_a_construct_listens_through_its_host():
    cards = "Ear Construct ORDER I -1 UNIT 3\n  ●When your Leader is Healed* Gain 1 DMG\n"
    cards += spell("●Heal 2 HP to your Leader")
    t = lay("1.hand=Bolt 1.leader=Chief[d3] 1.U1=Hound+Ear", cards).do("play:Bolt zone:E1 ..")
    assert t.dmg("1U1") == 3


@pytest.mark.clause("oversoul R100")
@pytest.mark.parametrize(
    ("law", "deed"),
    [
        ("2 cards Exiled by you", "●* Select 2 opposing Units➤ Exile them"),
        ("2 Units Exhausted by you", "●Exhaust all opposing Units"),
        ("2 Units Selected by you", "●* Select 2 opposing Units➤ Heal 1 HP to them"),
        ("2 Units Shattered by you", "●Shatter all opposing Units"),
        ("2 Units Returned by you", "●Return all opposing Units to their owners' hand"),
        ("2 Units Spawned by you", "●Spawn 2 Units in your Idle Zone"),
    ],
)
def test_a_ritual_counts_what_its_player_does(law, deed):
    cards = unit(f"●RITUAL ({law})* Deal 1 DMG to the opposing Leader") + spell(deed)
    position = "1.hand=Bolt 1.U1=Anvil 1.idle=Swift,Swift 2.U1=Hound 2.U2=Stone"
    t = lay(position, cards).do("play:Bolt zone:E1 ..")
    while "end" not in t.options():
        t.choose(t.options()[0])
        t.passes()
    assert t.damage("2L") == 1


@pytest.mark.clause("oversoul R163", "oversoul R126")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("●Opposing Units can't Activate", "can't be Activated"),
        ("●Opposing Units can't be Drawn", "Drawn"),
        ("●This card can't be Cancelled", "not Active"),
        ('●ENTER* Gain "●Draw 1"', "could never use it"),
        ("●BARRIER (against Units)", "no such bracket"),
        ("●ENTER* Gaze 2 at each player's Deck", "one Deck"),
        ("●ENTER* Shuffle either Deck", "one Deck"),
        ("●ENTER* Select 1 Unit➤ Return it to either hand", "owner"),
    ],
)
def test_what_could_do_nothing_is_refused(text, said):
    found = refused(unit(text))
    assert len(found) == 1 and said in found[0], found


@pytest.mark.clause("oversoul 5.4.8")
def test_a_leader_lies_where_a_position_says():
    deck = ",".join(["Hound"] * 3)
    words = f"1.U2=Chief[x/d3] 2.leader=Matron 1.deck={deck} 2.deck={deck}"
    t = lay("1.leader=Chief")
    t.s = t.game.new(words, "1")
    assert t.name("1U2") == "Chief" and t.side("1U2") == "exhausted" and t.at("1L") is None
    again = t.game.new(t.game.position(t.s), "1")
    assert t.game.position(again) == t.game.position(t.s)


@pytest.mark.clause("oversoul R169", "oversoul 8.1.4")
@pytest.mark.parametrize(
    ("position", "choice", "clause", "said"),
    [
        ("1.hand=Giant 1.rank=3", "play:Giant", "4.0.5", "Giant is of RANK IV, and your Leader of RANK III"),
        ("1.hand=Giant 1.pool=2", "play:Giant", "4.2.1", "Giant costs 5 ENERGY, and you can Consume 2"),
        ("1.hand=Hound 1.pool=0", "prepare:Hound", "4.2.1", "Preparing costs 1 ENERGY"),
        ("1.hand=Armor", "play:Armor", "R123", "no Active card of yours can have Armor Attached"),
        ("1.hand=Trap", "play:Trap", "7.2.9", "Trap is a COUNTER Event"),
        ("1.U1=Stone 2.U1=Hound", "attack:1U1", "6.2.6", "Stone has SPD 0"),
        ("1.U1=Hound[x] 2.U1=Hound", "attack:1U1", "3.3.4", "Hound is Exhausted"),
        ("1.rank=4", "lead", "5.4.7", "Chief is Activated at RANK V, and is of RANK IV"),
        ("1.U1=Hound[f] 1.hand=Hound", "play:Stone", "8.7.5", "you have no Stone in your hand"),
    ],
)
def test_a_refusal_names_card_and_numbers(position, choice, clause, said):
    t = lay(position)
    cited, reason = t.game.why_not(t.s, t.game.read(t.s, choice))
    assert cited == f"oversoul {clause}" and said in reason


@pytest.mark.clause("oversoul R169", "oversoul R163")
def test_a_refusal_names_the_card_that_forbids():
    t = lay("1.hand=Hound 2.U1=Anvil", unit("●Opposing -Units can't be Activated"))
    cited, reason = t.game.why_not(t.s, t.game.read(t.s, "play:Hound"))
    assert (cited, reason) == ("oversoul R163", "Hound can't be Activated, says Anvil")
    t = lay("1.U1=Hound 2.U1=Anvil 2.U2=Stone", unit("●Opposing Units must Attack this card if able"))
    t.do("attack:1U1")
    if "target:2U2" not in t.options() and t.asked() == 1 and "target:2U1" in t.options():
        assert "Anvil demands that Anvil" in t.game.why_not(t.s, t.game.read(t.s, "target:2U2"))[1]


@pytest.mark.clause("oversoul R172", "oversoul 10.0.4")
def test_a_card_is_shown_when_its_announcement_begins_and_a_prepared_one_never():
    t = lay("1.hand=Hound,Stone").do("play:Hound")
    assert any("announces Hound" in said for said in t.log(2)) and t.asked() == 1
    t = lay("1.hand=Hound,Stone").do("prepare:Hound")
    assert not any("Hound" in said for said in t.log(2))
