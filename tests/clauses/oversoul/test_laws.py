"""Laws: limits, keyworded ones, RITUAL (chapters 8.1 and 8.5)."""

import pytest

from tests.clauses.oversoul.casts import casts
from tests.clauses.oversoul.table import lay

TOOLS = (
    casts("Bolt", "Break", "Home", "Away", "Fold", "Salve", "Sleep", "Wake")
    + """
Raise  Event ORDER I -1 CAST
  ●Spawn 1 Unit in your Idle Zone
Toll   Event ORDER I -1 CAST
  ●* Sacrifice 1 Unit➤ Deal 1 DMG to your Leader
Mill   Event ORDER I -1 CAST
  ●Discard the top 2 cards of your Deck
Drop   Event ORDER I -1 CAST
  ●* Discard 1 card in your hand➤ Deal 1 DMG to your Leader
Back   Event ORDER I -1 CAST
  ●* Select 1 Exiled card➤ Return it to its owner's Idle Zone
"""
)


def one(law, name="Bearer", stats="2/2/6", rank="I"):
    return f"{name}  Unit WITHER {rank} -1 PRIMAL {stats}\n  ●{law}* Deal 3 DMG to the opposing Leader\n"


def settle(t, answers=()):
    t.passes()
    left = list(answers)
    while not t.s.over() and "end" not in t.options():
        t.do((left.pop(0) if left else t.options()[0]) + " ..")
    return t


def play(t, name, *answers):
    return settle(t.do(f"play:{name} zone:E1"), answers)


def lost(t):
    return 24 - t.hp("2L")


# ---- keyworded Laws


@pytest.mark.clause("oversoul 8.5.1", "oversoul 8.5.4", "oversoul 8.5.5", "oversoul 8.7.6")
def test_activate_triggers_by_itself_when_activated_or_reactivated():
    t = lay("1.hand=Bearer,Wake 1.U1=Bearer[x] 1.idle=Bearer", TOOLS + one("ACTIVATE"))
    assert lost(settle(t.do("play:Bearer zone:U2"))) == 3
    assert lost(play(t, "Wake", "pick:1U1")) == 6
    t = lay("1.hand=Raise 1.idle=Bearer", TOOLS + one("ACTIVATE"))
    assert lost(play(t, "Raise")) == 0, "Spawned is not Activated"
    assert not any(o.startswith("use") for o in t.options()), "nobody decides to use it"


@pytest.mark.clause("oversoul 8.5.11", "oversoul R97", "oversoul 8.7.6", "oversoul 8.7.8")
def test_enter_triggers_when_activated_or_spawned_but_not_reactivated():
    t = lay("1.hand=Bearer,Wake 1.U1=Bearer[x]", TOOLS + one("ENTER"))
    assert lost(play(t, "Wake", "pick:1U1")) == 0
    assert lost(settle(t.do("play:Bearer zone:U2"))) == 3
    t = lay("1.hand=Raise 1.idle=Bearer", TOOLS + one("ENTER"))
    assert lost(play(t, "Raise")) == 3
    (zone,) = t.board(1)
    assert t.side(f"1{zone}") == "exhausted", "a Spawned card is Exhausted as it Enters"


@pytest.mark.clause("oversoul 8.5.6", "oversoul R70", "oversoul R69")
def test_attack_triggers_before_the_strikes():
    text = """
    Ram    Unit WITHER I -1 PRIMAL 1/2/6
      ●ATTACK* Gain 2 DMG
    Trick  Unit WITHER I -1 PRIMAL 1/2/6
      ●ATTACK* Select 1 opposing Unit➤ Shatter it
    """
    t = lay("1.U1=Ram 2.U1=Stone", text).do("attack:1U1 target:2U1 ..")
    assert t.hp("2U1") == 3
    t = lay("1.U1=Trick 2.U1=Bomb", text + one("SHATTER", "Bomb")).do("attack:1U1 target:2U1 ..")
    assert t.hp("1U1") == 6 and t.idle(2) == ["Bomb"], "no strikes once one side is gone"


@pytest.mark.clause("oversoul R70", "oversoul 8.5.6")
def test_an_attack_that_does_not_come_to_pass_is_not_successful():
    text = (
        one("ATTACK")
        + """
    Truce  Event ORDER I -1 QUICK
      ●Cancel the Attack
    """
    )
    t = settle(lay("1.U1=Bearer 2.hand=Truce", text).do("attack:1U1 2>play:Truce zone:E1"))
    assert lost(t) == 0


@pytest.mark.clause("oversoul 8.5.7", "oversoul R15", "oversoul 3.1.1")
def test_aura_reaches_the_card_and_what_surrounds_it():
    text = """
    Lamp  Event WITHER I -1 BOARD 4
      ●AURA* Have +2 HP
    """
    t = lay(
        "1.E2=Lamp 1.E1=Hall 1.U2=Hound 1.U3=Hound[x] 1.U4=Hound[f] 1.U1=Hound 1.U5=Hound 2.U3=Hound", text
    )
    assert [t.hp(f"1{z}") for z in ("E2", "E1", "U2", "U3", "U4", "U1", "U5")] == [6, 6, 5, 5, 4, 3, 3]
    assert t.hp("2U3") == 3 and t.hp("1L") == 22, "a Leader in the Leader Zone is reached"


@pytest.mark.clause("oversoul R15", "oversoul 8.5.7")
def test_an_aura_does_not_spread_and_ends_at_once():
    text = """
    Lamp  Unit WITHER I -1 PRIMAL 1/2/4
      ●AURA* Have GUARD
    """
    t = lay("1.U1=Lamp 1.U2=Hound 1.U3=Hound 1.hand=Fold", TOOLS + text)
    assert [t.keys(f"1U{n}") for n in (1, 2, 3)] == [{"GUARD"}, {"GUARD"}, set()]
    play(t, "Fold", "pick:1U1")
    assert t.keys("1U2") == set()


@pytest.mark.clause("oversoul 8.5.8", "oversoul R98")
def test_bloodlust_triggers_each_time_it_takes_damage_and_survives():
    t = lay("1.U1=Bearer+Armor 1.hand=Bolt,Bolt,Bolt,Bolt,Break", TOOLS + one("BLOODLUST"))
    assert lost(play(t, "Bolt", "pick:1U1")) == 0, "damage taken by a Construct is not taken by the host"
    play(t, "Bolt", "pick:1U1")
    assert lost(play(t, "Bolt", "pick:1U1")) == 3
    t = lay("1.U1=Bearer[d4] 1.hand=Bolt", TOOLS + one("BLOODLUST"))
    assert lost(play(t, "Bolt", "pick:1U1")) == 0, "it did not survive"


@pytest.mark.clause("oversoul R98", "oversoul 8.5.17")
def test_injure_and_bloodlust_come_once_per_instance_and_after_the_battle():
    text = """
    Twin   Unit WITHER I -1 SECUTOR 1/3/6
      ●INJURE* Heal 1 HP to your Leader
    Storm  Unit WITHER I -1 PRIMAL 1/3/6
      ●CAST* Deal 1 DMG to all opposing Units
      ●INJURE* Heal 1 HP to your Leader
    """
    t = lay("1.leader=Chief[d9] 1.U1=Twin 2.U1=Stone", text).do("attack:1U1 target:2U1")
    while not t.chain() or t.chain()[0][3] == "Attack":
        t.do("pass")
    assert t.hp("2U1") == 4, "played out after the End of Battle"
    assert settle(t).hp("1L") == 13, "a repetition is a new instance"
    t = settle(lay("1.leader=Chief[d9] 1.U1=Storm 2.U1=Stone 2.U2=Stone", text).do("use:1U1#1"))
    assert t.hp("1L") == 12, "one instance on two cards"


@pytest.mark.clause("oversoul 8.5.10", "oversoul 8.7.18", "oversoul R170")
def test_discard_triggers_from_hand_and_deck():
    t = lay("1.hand=Drop,Bearer", TOOLS + one("DISCARD")).do("play:Drop zone:E1 take:Bearer")
    assert lost(settle(t)) == 3
    t = lay("1.hand=Mill 1.deck=Bearer,Hound,Hound", TOOLS + one("DISCARD"))
    assert lost(play(t, "Mill")) == 3
    t = lay("1.hand=Break 1.U1=Bearer", TOOLS + one("DISCARD"))
    assert lost(play(t, "Break", "pick:1U1")) == 0, "Shattered is not Discarded"


@pytest.mark.clause("oversoul 8.5.12", "oversoul R99")
def test_execute_triggers_once_for_all_cards_shattered_at_the_same_time():
    text = """
    Storm  Unit WITHER I -1 PRIMAL 1/3/6
      ●CAST* Deal 9 DMG to all opposing Units
      ●EXECUTE* Deal 1 DMG to your Leader
    """
    t = settle(
        lay("1.U1=Storm 2.leader=Matron 2.U1=Stone+Armor 2.U2=Hound 2.U3=Swift[f]", text).do("use:1U1#1")
    )
    assert t.board(2) == {"U1": "Stone"} and t.hp("1L") == 19


@pytest.mark.clause("oversoul 8.5.12", "oversoul R99")
def test_execute_counts_strikes_thorns_and_marks_but_not_a_double_fall():
    axe = "Axe  Unit WITHER I -1 PRIMAL 3/3/3\n  ●EXECUTE* Deal 3 DMG to the opposing Leader\n"
    assert lost(settle(lay("1.U1=Axe 2.U1=Hound", axe).do("attack:1U1 target:2U1"))) == 3
    assert lost(settle(lay("1.U1=Axe 2.U1=Stone+Core", axe).do("attack:1U1 target:2U1"))) == 3, (
        "a Construct counts"
    )
    both = axe.replace("3/3/3", "3/2/2")
    assert lost(settle(lay("1.U1=Axe 2.U1=Hound", both).do("attack:1U1 target:2U1"))) == 0, (
        "both fell together"
    )
    touch = axe.replace("3/3/3", "1/3/3") + "  ●DEATHTOUCH\n"
    assert lost(settle(lay("1.U1=Axe 2.U1=Stone", touch).do("attack:1U1 target:2U1"))) == 3
    briar = "Briar  Unit WITHER I -1 PRIMAL 0/3/9\n  ●THORNS\n  ●EXECUTE* Deal 3 DMG to the opposing Leader\n"
    t = settle(lay("1.U1=Hound[d1] 2.U1=Briar", briar).do("attack:1U1 target:2U1"))
    assert t.hp("1L") == 17 and t.board(1) == {}


@pytest.mark.clause("oversoul 8.5.13", "oversoul 8.7.7")
def test_exhaust_triggers_when_turned_sideways_or_entering_exhausted():
    t = lay("1.U1=Bearer 1.hand=Sleep", TOOLS + one("EXHAUST"))
    assert lost(play(t, "Sleep", "pick:1U1")) == 3
    assert lost(settle(lay("1.U1=Bearer 2.U1=Stone", one("EXHAUST")).do("attack:1U1 target:2U1"))) == 3
    t = lay("1.hand=Raise 1.idle=Bearer", TOOLS + one("EXHAUST"))
    assert lost(play(t, "Raise")) == 3


@pytest.mark.clause("oversoul 8.5.14", "oversoul R149")
def test_exile_triggers_for_the_owner():
    t = lay("1.hand=Away 2.U1=Bearer", TOOLS + one("EXILE"))
    play(t, "Away", "pick:2U1")
    assert t.hp("1L") == 17 and t.exile(2) == ["Bearer"]


@pytest.mark.clause("oversoul 8.5.15", "oversoul 8.7.25", "oversoul R65")
def test_heal_triggers_when_hp_are_restored():
    t = lay("1.U1=Bearer[d2] 1.hand=Salve,Salve", TOOLS + one("HEAL"))
    assert lost(play(t, "Salve", "pick:1U1")) == 3 and t.hp("1U1") == 6, "never more than there is"
    assert lost(play(t, "Salve", "pick:1U1")) == 3, "nothing was restored"


@pytest.mark.clause("oversoul 8.5.16", "oversoul 8.5.19", "oversoul R96")
def test_honest_and_outlast_as_states():
    text = """
    Calm   Unit WITHER I -1 PRIMAL 1/2/6
      ●HONEST* Has GUARD
    Rage   Unit WITHER I -1 PRIMAL 1/2/6
      ●OUTLAST* Has +2 SPD
    """
    t = lay("1.U1=Calm 1.U2=Rage 1.hand=Bolt,Bolt", TOOLS + text)
    assert t.keys("1U1") == {"GUARD"} and t.spd("1U2") == 2
    play(t, "Bolt", "pick:1U1")
    play(t, "Bolt", "pick:1U2")
    assert t.keys("1U1") == set() and t.spd("1U2") == 4


@pytest.mark.clause("oversoul R96", "oversoul 8.5.16")
def test_a_one_time_state_ability_triggers_when_the_state_begins_and_at_the_action_phase_once_a_turn():
    t = lay("1.hand=Bearer,Bolt,Salve", TOOLS + one("HONEST"))
    assert lost(settle(t.do("play:Bearer zone:U1"))) == 3, "Entering in the state"
    play(t, "Bolt", "pick:1U1")
    assert lost(play(t, "Salve", "pick:1U1")) == 3, "at most once per turn and card"
    t.turn_over()
    t.turn_over()
    assert lost(settle(t)) == 6, "at the start of its player's Action Phase"


@pytest.mark.clause("oversoul R96")
def test_gained_things_stay_when_the_state_ends():
    text = """
    Calm   Unit WITHER I -1 PRIMAL 1/2/6
      ●HONEST* Gain 2 DMG
    """
    t = settle(lay("1.hand=Calm,Bolt", TOOLS + text).do("play:Calm zone:U1"))
    assert t.dmg("1U1") == 3
    assert play(t, "Bolt", "pick:1U1").dmg("1U1") == 3


@pytest.mark.clause("oversoul 8.5.17", "oversoul R91")
def test_injure_triggers_when_it_deals_dmg_and_knows_the_damaged_cards():
    text = """
    Curse  Unit WITHER I -1 PRIMAL 1/3/6
      ●INJURE* Give the damaged cards DAMNED (until your next cycle)
      ●CAST* Deal 1 DMG to all Units on the board
    """
    t = settle(lay("1.U1=Curse 2.U1=Stone 2.U2=Spring[d1]", text).do("use:1U1#2"))
    assert t.keys("2U1") == {"DAMNED"} and t.board(2) == {"U1": "Stone"}


@pytest.mark.clause("oversoul 8.5.18", "oversoul R104", "oversoul R96")
def test_isolated_is_being_the_only_active_card_of_its_type():
    text = """
    Lone   Unit WITHER I -1 PRIMAL 1/2/6
      ●ISOLATED* Has +3 DMG
    Proud  Unit WITHER I -1 PRIMAL 1/2/6
      ●ISOLATED (except TOTEM)* Has +3 DMG
    Call   Event WITHER I -1 CAST
      ●Spawn 1 TOTEM (RANK I, 1 DMG, 2 SPD, 2 HP)
    """
    assert lay("1.U1=Lone 1.E1=Hall 1.U2=Hound[f] 2.U1=Hound", text).dmg("1U1") == 4
    assert lay("1.U1=Lone 1.U2=Hound", text).dmg("1U1") == 1
    t = lay("1.U1=Lone 1.hand=Call", text)
    play(t, "Call")
    assert t.dmg("1U1") == 1, "TOTEMs are counted"
    t = lay("1.U1=Proud 1.hand=Call", text)
    play(t, "Call")
    assert t.dmg("1U1") == 4, "unless the text excepts them"
    t = lay("1.rank=5 1.pool=9 1.U1=Lone", text)
    assert t.dmg("1U1") == 4, "a Leader in its Zone is no Unit"
    assert settle(t.do("lead zone:U2")).dmg("1U1") == 1, "a Leader Unit is"


@pytest.mark.clause("oversoul 8.5.20", "oversoul 7.2.7")
def test_perfect_waits_for_perfect_events_only():
    t = lay("1.U1=Bearer 1.hand=Rite,Verse", one("PERFECT"))
    assert lost(play(t, "Rite")) == 0
    assert lost(play(t, "Verse")) == 3


@pytest.mark.clause("oversoul 8.5.22", "oversoul R102", "oversoul 8.7.11")
def test_return_triggers_to_hand_to_deck_and_from_exile_to_the_idle_zone():
    t = lay("1.U1=Bearer 1.hand=Home", TOOLS + one("RETURN"))
    assert lost(play(t, "Home", "pick:1U1")) == 3 and t.hand(1) == ["Bearer"]
    t = lay("1.exile=Bearer 1.hand=Back", TOOLS + one("RETURN"))
    assert lost(play(t, "Back")) == 3 and t.idle(1)[0] in ("Back", "Bearer")


@pytest.mark.clause("oversoul R102", "oversoul R135")
def test_return_triggers_from_the_hand_in_the_return_phase():
    t = lay("1.hand=Bearer,Hound,Hound,Hound,Hound,Hound", one("RETURN")).do("end .. take:Bearer")
    t.passes()
    assert lost(t) == 3 and t.deck(1)[-1] == "Bearer" and any("Bearer" in line for line in t.log(2))


@pytest.mark.clause("oversoul 8.5.23", "oversoul R104")
def test_resonate_needs_another_active_card_with_resonate():
    text = """
    Bell  Unit WITHER I -1 PRIMAL 1/2/6
      ●RESONATE* Has +1 DMG
    Horn  Event WITHER I -1 BOARD 4
      ●RESONATE* Your -Units cost 1 less ENERGY
    """
    assert lay("1.U1=Bell", text).dmg("1U1") == 1
    assert lay("1.U1=Bell 2.U1=Bell", text).dmg("1U1") == 1
    assert lay("1.U1=Bell 1.U2=Bell[f]", text).dmg("1U1") == 1
    t = lay("1.U1=Bell 1.E1=Horn 1.hand=Stone", text)
    assert t.dmg("1U1") == 2 and t.cost(1, "Stone") == 0


@pytest.mark.clause("oversoul 8.5.26", "oversoul 8.7.16", "oversoul R125")
def test_sacrifice_triggers_and_is_not_shattering():
    text = one("SACRIFICE") + "  ●SHATTER* Deal 9 DMG to the opposing Leader\n"
    t = lay("1.U1=Bearer 1.hand=Toll 2.U1=Hound", TOOLS + text)
    assert lost(play(t, "Toll")) == 3 and "Bearer" in t.idle(1)
    assert lay("1.hand=Toll 2.U1=Hound", TOOLS).why("play:Toll") == "R160", "only own cards"


@pytest.mark.clause("oversoul 8.5.27", "oversoul 8.7.15")
def test_shatter_triggers_by_no_hp_and_by_ability():
    for way in ("Break", "Bolt"):
        t = lay(f"1.U1=Bearer[d4] 1.hand={way}", TOOLS + one("SHATTER"))
        assert lost(play(t, way, "pick:1U1")) == 3 and "Bearer" in t.idle(1)
    t = lay("1.U1=Bearer 1.hand=Home", TOOLS + one("SHATTER"))
    assert lost(play(t, "Home", "pick:1U1")) == 0


@pytest.mark.clause("oversoul 8.5.2", "oversoul 8.1.3", "oversoul 8.1.1")
def test_further_laws_in_brackets_must_all_be_met():
    text = """
    Choosy  Unit WITHER I -1 PRIMAL 1/2/6
      ●ENTER (you have 2 or more Units, your Leader has less HP than the opposing Leader)* Draw 1
    """
    assert settle(lay("1.hand=Choosy", text).do("play:Choosy zone:U1")).hand(1) == []
    assert settle(lay("1.hand=Choosy 1.U2=Hound", text).do("play:Choosy zone:U1")).hand(1) == ["Hound"]
    t = lay("1.leader=Matron 2.leader=Chief 1.hand=Choosy 1.U2=Hound", text)
    assert settle(t.do("play:Choosy zone:U1")).hand(1) == []


@pytest.mark.clause("oversoul 8.5.3", "oversoul R165", "oversoul R149")
def test_an_effect_can_trigger_an_ability_by_the_name_of_its_law():
    text = (
        one("SHATTER")
        + """
    Rouse  Event ORDER I -1 CAST
      ●* Select 1 of your Active Units➤ Trigger its SHATTER Ability
    """
    )
    t = lay("1.U1=Bearer 1.hand=Rouse", text).do("play:Rouse zone:E1 pass pass")
    assert t.chain() == [(1, 1, "Bearer", "trigger")], "it waits with the triggers"
    assert lost(settle(t)) == 3 and t.board(1) == {"U1": "Bearer"}


# ---- RITUAL


@pytest.mark.clause("oversoul 8.5.24", "oversoul 8.5.25", "oversoul R100", "oversoul R151")
def test_a_ritual_counts_while_its_card_is_active_and_starts_again():
    t = lay("1.U1=Bearer 1.hand=Rite,Rite,Rite,Rite 1.pool=9", one("RITUAL (2 Events Activated by you)"))
    assert lost(play(t, "Rite")) == 0
    assert lost(play(t, "Rite")) == 3
    assert lost(play(t, "Rite")) == 3, "its progress starts again"
    t.turn_over()
    t.turn_over()
    assert lost(play(t, "Rite")) == 6, "and lasts over turns"


@pytest.mark.clause("oversoul R100")
def test_ritual_progress_is_lost_with_being_active():
    text = one("RITUAL (2 Events Activated by you)")
    t = lay("1.U1=Bearer 1.hand=Rite,Fold,Rite,Rite 1.pool=9", TOOLS + text)
    play(t, "Rite")
    play(t, "Fold", "pick:1U1")
    t.turn_over()
    t.turn_over()
    t.do("turn:1U1 ..")
    assert lost(play(t, "Rite")) == 0
    assert lost(play(t, "Rite")) == 3


@pytest.mark.clause("oversoul R100", "oversoul 8.5.24")
@pytest.mark.parametrize("counted", ["Units Activated by you", "-cards in your hand Activated by you"])
def test_a_ritual_does_not_count_what_made_its_card_active(counted):
    t = lay("1.hand=Bearer,Swift,Swift 1.pool=9", one(f"RITUAL (2 {counted})"))
    t.do("play:Bearer zone:U1 .. play:Swift zone:U2 ..")
    assert lost(t) == 0
    assert lost(t.do("play:Swift zone:U3 ..")) == 3
    t = lay("1.U1=Bearer 1.hand=Bearer,Swift 1.pool=9", one(f"RITUAL (2 {counted})"))
    t.do("play:Bearer zone:U2 .. play:Swift zone:U3 ..")
    assert lost(t) == 3, "another of the same name is counted by the first alone"


@pytest.mark.clause("oversoul R100")
def test_a_cancelled_ritual_keeps_its_progress_and_comes_again():
    text = (
        one("RITUAL (1 Event Activated by you)")
        + """
    Hush   Event ORDER I -1 QUICK
      ●Cancel the opposing Ability
    """
    )
    t = lay("1.U1=Bearer 1.hand=Rite,Rite 2.hand=Hush", text).do("play:Rite zone:E1 pass pass")
    assert t.chain() == [(1, 1, "Bearer", "trigger")]
    t.do("2>play:Hush zone:E1 ..")
    assert lost(t) == 0
    assert lost(play(t, "Rite")) == 3


@pytest.mark.clause("oversoul 8.5.24", "oversoul R100")
def test_a_ritual_may_ask_for_several_things():
    text = one("RITUAL (1 Unit Sacrificed by you, 1 card Exiled)")
    t = lay("1.U1=Bearer 1.U2=Hound 1.hand=Toll,Away 2.U1=Stone", TOOLS + text)
    t.do("play:Toll zone:E1 pick:1U2 ..")
    assert lost(t) == 0
    assert lost(play(t, "Away", "pick:2U1")) == 3


# ---- Laws of Activation and limits


@pytest.mark.clause("oversoul 8.1.2", "oversoul 8.0.1", "oversoul 8.2.1")
def test_a_card_may_carry_laws_and_costs_for_its_own_activation():
    text = """
    Lord  Unit FLOW I -1 PRIMAL 1/2/6
      ●Activate only if you have 2 or more Active CHAOS cards*
    Troll  Unit FLOW I -1 PRIMAL 1/2/6
      ●* Sacrifice 1 Unit➤
    """
    assert lay("1.U1=Hound 1.hand=Lord 1.leader=Matron", text).why("play:Lord") == "8.1.2"
    assert lay("1.U1=Hound 1.U2=Hound 1.hand=Lord 1.leader=Matron", text).can("play:Lord")
    assert lay("1.hand=Troll", text).why("play:Troll") == "R160"
    t = lay("1.U1=Hound 1.hand=Troll", text).do("play:Troll zone:U2")
    assert t.idle(1) == ["Hound"] and t.asked() == 2, "paid at once"
    assert t.do("..").board(1) == {"U2": "Troll"}


def limited(limit, law="CAST"):
    return f"Bearer  Unit WITHER I -1 PRIMAL 2/2/6\n  ●{law} ({limit})* Heal 1 HP to your Leader\n"


@pytest.mark.clause("oversoul 8.1.5", "oversoul R103")
def test_once_each_game_follows_the_card_through_all_zones():
    t = lay("1.U1=Bearer 1.U2=Bearer 1.hand=Home", TOOLS + limited("Once each Game")).do("use:1U1#1 ..")
    assert t.why("use:1U1#1") == "8.1.5" and t.can("use:1U2#1"), "per physical card"
    play(t, "Home", "pick:1U1")
    t.turn_over()
    t.turn_over()
    t.do("play:Bearer zone:U1 ..")
    assert t.why("use:1U1#1") == "8.1.5"


@pytest.mark.clause("oversoul 8.1.6", "oversoul R103")
def test_once_each_turn_for_this_ability_is_reset_by_a_new_turn_only():
    t = lay("1.U1=Bearer 1.U2=Bearer 1.hand=Home", TOOLS + limited("Once each turn for this Ability"))
    t.do("use:1U1#1 ..")
    assert t.why("use:1U1#1") == "8.1.6" and t.can("use:1U2#1")
    play(t, "Home", "pick:1U1")
    t.do("play:Bearer zone:U1 ..")
    assert t.why("use:1U1#1") == "8.1.6"
    t.turn_over()
    t.turn_over()
    assert t.can("use:1U1#1")


@pytest.mark.clause("oversoul 8.1.7", "oversoul R103")
def test_once_each_turn_for_this_cards_name_counts_all_cards_of_the_name():
    t = lay("1.U1=Bearer 1.U2=Bearer 2.U1=Bearer", limited("Once each turn for this card's name", "QUICK"))
    t.do("use:1U1#1")
    assert t.asked() == 2 and t.can("use:2U1#1"), "per player"
    t.do("..")
    assert t.why("use:1U2#1") == "8.1.7"
    assert t.turn_over().do("end 1>use:1U2#1 ..").hp("1L") == 20


@pytest.mark.clause("oversoul 8.1.8", "oversoul R103", "oversoul R159")
def test_once_while_active_is_reset_when_the_card_stops_being_active():
    t = lay("1.U1=Bearer 1.hand=Home", TOOLS + limited("Once while Active")).do("use:1U1#1 ..")
    t.turn_over()
    t.turn_over()
    assert t.why("use:1U1#1") == "8.1.8"
    play(t, "Home", "pick:1U1")
    assert t.do("play:Bearer zone:U1 ..").can("use:1U1#1")


@pytest.mark.clause("oversoul 8.1.9", "oversoul R103")
@pytest.mark.parametrize("limit", ["Once each turn while Active", "Once each turn"])
def test_once_each_turn_while_active_is_reset_by_both(limit):
    t = lay("1.U1=Bearer 1.hand=Home", TOOLS + limited(limit)).do("use:1U1#1 ..")
    assert t.why("use:1U1#1") == "8.1.9"
    play(t, "Home", "pick:1U1")
    t.do("play:Bearer zone:U1 ..")
    assert t.can("use:1U1#1")
    t.do("use:1U1#1 ..")
    t.turn_over()
    t.turn_over()
    assert t.can("use:1U1#1")


# ---- written Laws about a card's own going

GOING = {  # what is done to the Unit, and what that is called
    "Shatter all opposing Units": {"leaves the board", "is Shattered", "Shatters"},
    "Exile all opposing Units": {"leaves the board", "is Exiled"},
    "Return all opposing Units to their owners' hand": {"leaves the board", "is Returned"},
    "Your opponent Sacrifices 1 Unit": {"leaves the board", "is Sacrificed"},
    "Discard all cards in each player's hand": {"is Discarded"},
}
GONE = sorted(set().union(*GOING.values()))


@pytest.mark.clause("oversoul R117", "oversoul R167")
@pytest.mark.parametrize("deed", GOING)
@pytest.mark.parametrize("law", ["If", "When"])
def test_a_written_law_about_the_own_going_is_used_from_where_the_card_went(deed, law):
    for going in GONE:
        cards = f"Act  Event ORDER I -1 CAST\n  ●{deed}\n"
        cards += "Ghost  Unit ORDER I -1 PRIMAL 1/1/1\n"
        cards += f"  ●{law} this card {going}* Deal 3 DMG to the opposing Leader\n"
        place = "hand" if "Discard" in deed else "U1"
        t = lay(f"1.hand=Act 2.{place}=Ghost", cards)
        t.do("play:Act zone:E1 ..")
        assert t.hp("1L") == (17 if going in GOING[deed] else 20), going


@pytest.mark.clause("oversoul R117", "oversoul 3.2.4")
def test_a_written_law_about_other_cards_is_not_met_by_the_own_going():
    cards = """
    Act    Event ORDER I -1 CAST
      ●Shatter all opposing Units
    Ghost  Unit ORDER I -1 PRIMAL 1/1/1
      ●If one of your Units leaves the board* Deal 3 DMG to the opposing Leader
    """
    assert lay("1.hand=Act 2.U1=Ghost", cards).do("play:Act zone:E1 ..").hp("1L") == 20


@pytest.mark.clause("oversoul R117")
def test_a_card_beaten_in_battle_says_so_itself():
    cards = """
    Ghost  Unit ORDER I -1 PRIMAL 1/1/1
      ●When this card leaves the board* You lose the Game
    """
    t = lay("1.U1=Hawk 2.U1=Ghost", cards).do("attack:1U1 target:2U1 ..")
    assert t.game.result(t.s) == "1"


@pytest.mark.clause("oversoul R158", "oversoul R116")
@pytest.mark.parametrize("going", ["Shatters", "is Shattered", "leaves the board"])
@pytest.mark.parametrize("only", ["if", "when"])
def test_a_counter_finds_the_card_where_the_deed_has_put_it(only, going):
    cards = f"""
    Act    Event ORDER I -1 CAST
      ●Shatter 1 opposing Unit
    Trick  Event ORDER I -1 COUNTER
      ●Activate only {only} one of your Units {going}* Return it to your hand
    """
    t = lay("1.hand=Act 2.E1=Trick[f] 2.U1=Hound 2.rank=5 2.pool=5", cards).do("play:Act zone:E1")
    while "turn:2E1" not in t.options():
        t.do("pass" if "pass" in t.options() else t.options()[0])
    t.do("turn:2E1 ..")
    assert t.hand(2) == ["Hound"] and t.idle(2) == ["Trick"]
