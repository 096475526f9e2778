"""What texts tell: rolls, offers to the other, what was done, several cards, and what happens by itself."""

# ruff: noqa: E501  # a text stands on one line

import pytest

from sandtable.games.antithesis.evaluating import costs, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.payment import prices
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.turn.scoring import score_goals
from sandtable.games.antithesis.windows.ability import Ability
from sandtable.games.antithesis.windows.consequences import Consequences
from sandtable.games.antithesis.windows.stacked import ACTION
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.paying import bank
from tests.clauses.antithesis.scene import (
    asked,
    board,
    command,
    dice,
    fight,
    new,
    place,
    play,
    reloaded,
    square,
    why,
)
from tests.clauses.antithesis.trying import does, header_of, pass_windows, use

HIT = "Global Action: {Exhaust} Melee Attack (RNG 0+D1, STR 3, HP). Ability Traits: Combat"
BOW = "Global Action: {Exhaust} Ranged Attack (RNG 3, STR 3, HP). Ability Traits: Combat"
CAST = (
    Card("Foe", hp=3, vp=1), Card("Ally", hp=9), Card("Ox", hp=9), Card("Spear", hp=9, lines=(HIT,)),
    Card("Bow", hp=9, lines=(BOW,)), Card("Pond", kind=i.FIELD), Card("Rod", kind=i.MODIFICATION, cost="5"),
    Card("Trick", kind=i.TACTIC, cost="2", lines=("Global Action: Draw a card.",)),
    Card("Plain", cost="5"), Card("Keen", keywords=((i.PRECISE_STRIKE, 0), (i.PRECISE_SHOT, 0))),
)  # fmt: skip


def clause(*names):
    return pytest.mark.clause(*[f"antithesis {name}" for name in names])


def table(*lines, kind=i.CHARACTER, **more):
    s = board([Card("Trial", kind=kind, hp=9, lines=lines, **more), *CAST])
    where = {i.CHARACTER: "C4", i.FIELD: "C4"}.get(kind)
    if kind == i.STRATEGY:
        trial = new(s, "Trial", 0, zones.REVEALED_STRATEGY)
    else:
        trial = place(s, "Trial", 0, where or "")
    return s, trial


def damage(s, thing):
    return int(s.get(thing, its.DAMAGE))


def zone(s, thing):
    return int(s.get(thing, its.ZONE))


# ---- rolls


@clause("R205")
@pytest.mark.parametrize(("rolled", "cp"), [(4, 0), (5, 1), (6, 1)])
def test_a_roll_of_a_text_decides_and_is_no_die_of_a_bank(rolled, cp):
    s, trial = table(
        does("Roll a die. If the roll is 5 or more, gain {CP}. Otherwise, this Character takes 2 damage.")
    )
    use(s, trial, f"roll {rolled}")
    assert (s.of(0, their.COMMAND), bank(s, 0)) == (cp, "")
    assert damage(s, trial) == (0 if cp else 2)


@clause("R205")
@pytest.mark.parametrize(("rolled", "drawn"), [(1, 0), (2, 1), (4, 1), (5, 0)])
def test_a_roll_within_a_span(rolled, drawn):
    s, trial = table(does("Roll a die. If the roll is 2 to 4, draw a card."))
    card = new(s, "Ox", 0, zones.MAIN_DECK)
    use(s, trial, f"roll {rolled}")
    assert (zone(s, card) == zones.HAND) is bool(drawn)


@clause("R205")
def test_what_was_not_rolled_is_no_number():
    s, trial = table(
        does(
            "If you control 9 or more Fields, roll a die. If the roll is 6 or less, gain {CP}.".replace(
                "6 or less", "5 or less"
            )
        )
    )
    use(s, trial)
    assert s.of(0, their.COMMAND) == 0


# ---- several cards, and how many


@clause("R206")
def test_they_are_the_cards_that_were_picked():
    s, trial = table(
        does(
            "Recover up to 2 Characters you control. They gain +1 DEF until the end of the Phase and take 1 damage."
        )
    )
    ally, ox, foe = place(s, "Ally", 0, "C5"), place(s, "Ox", 0, "C6"), place(s, "Foe", 1, "G5")
    for thing in (ally, ox):
        s.put(thing, its.SIDE, its.EXHAUSTED)
    use(s, trial, "pick Ally;pick Ox")
    assert [damage(s, thing) for thing in (ally, ox, trial, foe)] == [1, 1, 0, 0]


@clause("R206")
def test_them_of_all():
    s, trial = table(does("All enemy Characters in RNG 2 take 1 damage. Exhaust them."))
    near, far = place(s, "Ox", 1, "D4"), place(s, "Ally", 1, "G9")
    use(s, trial)
    assert s.get(near, its.SIDE) == its.EXHAUSTED and s.get(far, its.SIDE) == its.RECOVERED


@clause("R206")
def test_what_is_chosen_is_spoken_of_afterwards():
    s, trial = table(does("Choose a Character you control. That Character Heals 1. Exhaust it."))
    ally = place(s, "Ally", 0, "C5")
    s.put(ally, its.DAMAGE, 2)
    use(s, trial, "pick Ally")
    assert damage(s, ally) == 1 and s.get(ally, its.SIDE) == its.EXHAUSTED


@clause("R206")
def test_a_goal_is_chosen():
    s, trial = table(does("Choose a Goal. Recover all Characters you control in RNG 1 of that Goal."))
    s.goals |= 1 << square("C5") | 1 << square("G9")
    s.put(trial, its.SIDE, its.EXHAUSTED)
    use(s, trial, "sq C5")
    assert s.get(trial, its.SIDE) == its.RECOVERED


@clause("R207")
def test_as_many_are_drawn_as_were_discarded():
    s, trial = table(does("Discard any number of cards from your Hand, then draw that many cards."))
    held = [new(s, "Ox", 0, zones.HAND) for _ in range(3)]
    deck = [new(s, "Ally", 0, zones.MAIN_DECK) for _ in range(4)]
    use(s, trial, "pick Ox;pick Ox;done")
    assert sum(zone(s, card) == zones.DISCARD_PILE for card in held) == 2
    assert sum(zone(s, card) == zones.HAND for card in deck) == 2


@clause("R207")
def test_something_is_gained_so_often():
    s, trial = table(does("Exhaust all enemy Characters. Gain {CP} that many times."))
    place(s, "Ox", 1, "D4")
    tired = place(s, "Ally", 1, "D5")
    s.put(tired, its.SIDE, its.EXHAUSTED)
    place(s, "Foe", 1, "D6")
    use(s, trial)
    assert s.of(0, their.COMMAND) == 2


@clause("R207")
@pytest.mark.parametrize("many", [2, 3])
def test_how_many_dice_were_rerolled(many):
    s, trial = table(does("Reroll any number of dice in your Dice Bank. If that was 3 or more, draw a card."))
    card = new(s, "Ox", 0, zones.MAIN_DECK)
    dice(s, 0, "R1 R1 R1 R1")
    use(s, trial, ";".join(["die R1"] * many + ["done"] + ["roll 5"] * many))
    assert (zone(s, card) == zones.HAND) is (many == 3)


def test_tokens_are_lost_all_at_once_and_counted():
    s, trial = table(does("This Character loses all Soul tokens. Gain {CP} that many times."))
    s.put(trial, its.TOKENS + its.SOUL, 3)
    s.put(trial, its.TOKENS + its.GEM, 1)
    use(s, trial)
    assert (s.tokens(trial, its.SOUL), s.tokens(trial, its.GEM), s.of(0, their.COMMAND)) == (0, 1, 3)


def test_a_ceiling_for_what_lies_on_a_card():
    s, trial = table(does("Draw a card for each Soul token on this Character, counting at most 2."))
    s.put(trial, its.TOKENS + its.SOUL, 3)
    deck = [new(s, "Ally", 0, zones.MAIN_DECK) for _ in range(4)]
    use(s, trial)
    assert sum(zone(s, card) == zones.HAND for card in deck) == 2


# ---- offers to the other


@clause("R104", "R213")
@pytest.mark.parametrize(("answer", "damaged"), [("yes", 0), ("no", 2)])
def test_he_may_and_if_he_does_not(answer, damaged):
    s, trial = table(
        does(
            "Your opponent may discard a card from his Hand. If he does not, target enemy Character takes 2 damage."
        )
    )
    foe = place(s, "Ox", 1, "D4")
    card = new(s, "Ally", 1, zones.HAND)
    use(s, trial, answer)
    assert damage(s, foe) == damaged
    assert zone(s, card) == (zones.DISCARD_PILE if answer == "yes" else zones.HAND)


@clause("R104")
def test_who_cannot_do_it_does_not():
    s, trial = table(does("Your opponent may pay {S}. If he does not, this Character gains {Mana}."))
    use(s, trial)
    assert s.tokens(trial, its.MANA) == 1


@clause("R213")
@pytest.mark.parametrize(
    ("answers", "zones_of"),
    [("yes", (zones.DISCARD_PILE, zones.MAIN_DECK)), ("no", (zones.HAND, zones.HAND))],
)
def test_he_chooses_one_of_two_ways(answers, zones_of):
    s, trial = table(does("Your opponent chooses one: discard a card from his Hand; or let you draw a card."))
    his, mine = new(s, "Ally", 1, zones.HAND), new(s, "Ox", 0, zones.MAIN_DECK)
    use(s, trial, answers)
    assert (zone(s, his), zone(s, mine)) == zones_of


@clause("R213")
@pytest.mark.parametrize(("answers", "so"), [("yes", (1, 0, 0)), ("no;yes", (0, 1, 0)), ("no;no", (0, 0, 1))])
def test_he_chooses_one_of_three_ways(answers, so):
    s, trial = table(
        does("Your opponent chooses one: let you gain {CP}; or gain {CP}; or this Character takes 1 damage.")
    )
    use(s, trial, answers)
    assert (s.of(0, their.COMMAND), s.of(1, their.COMMAND), damage(s, trial)) == so


# ---- what happens by itself


@clause("R208")
def test_a_passive_that_waits_happens_without_being_triggered():
    s, _trial = table(
        "Passive: When an enemy Character arrives in a square of this Field, it takes 1 damage.", kind=i.FIELD
    )
    ox = place(s, "Ox", 1, "D4")
    s.active = 1
    command(s, 1, 1)
    play(fight(s), "use Ox: This Character [Move]s; step S; stop; ~")
    assert damage(s, ox) == 1


@clause("R208", "R80")
def test_its_limit_holds():
    s, _trial = table(
        "Passive: When an enemy Character takes 1 or more True Damage, gain {CP}. Limit 1 per Phase."
    )
    place(s, "Spear", 0, "D4"), place(s, "Bow", 0, "D6")
    place(s, "Ox", 1, "D5")
    play(fight(s), "use Spear: Melee; ~; pass; use Bow: Ranged; ~")
    assert s.of(0, their.COMMAND) == 1


@clause("R208", "R97")
def test_two_texts_that_call_each_other_come_to_an_end():
    s, trial = table(
        "Passive: When this Character gains {Gem}, this Character gains {Soul}.",
        "Passive: When this Character gains {Soul}, this Character gains {Gem}.",
        does("This Character gains {Gem}."),
    )
    use(s, trial, "", "Action")
    assert (s.tokens(trial, its.GEM), s.tokens(trial, its.SOUL)) == (2, 1)


@clause("R208", "WHILE.2")
def test_a_strategy_waits_for_a_window_while_it_is_revealed():
    s, _ = table(
        "While Revealed: When a Character you control kills an enemy Character, gain {CP}.", kind=i.STRATEGY
    )
    place(s, "Spear", 0, "D4")
    foe = place(s, "Foe", 1, "D5")
    play(fight(s), "use Spear: Melee; ~")
    assert zone(s, foe) == zones.DISCARD_PILE and s.of(0, their.COMMAND) == 1
    reloaded(s)


@clause("R208")
def test_a_used_strategy_waits_for_nothing():
    s, trial = table(
        "While Revealed: When a Character you control kills an enemy Character, gain {CP}.", kind=i.STRATEGY
    )
    s.set_zone(trial, zones.USED_STRATEGIES)
    place(s, "Spear", 0, "D4")
    place(s, "Foe", 1, "D5")
    play(fight(s), "use Spear: Melee; ~")
    assert s.of(0, their.COMMAND) == 0


@clause("R208")
def test_it_offers_what_it_says_may_be_done():
    s, _ = table(
        "While Revealed: When a Character you control is killed, you may pay {S}. If you do, return it to its owner's Hand instead of discarding it.",
        kind=i.STRATEGY,
    )
    ally = place(s, "Foe", 0, "D5")
    place(s, "Spear", 1, "D4")
    dice(s, 0, "R2")
    s.active = 1
    play(fight(s), "use Spear: Melee; ~; yes; ~")
    assert zone(s, ally) == zones.HAND and bank(s, 0) == ""


@clause("R208")
def test_what_happens_by_itself_opens_no_window_of_an_ability():
    s, _trial = table(
        "Passive: When this Character takes 1 or more True Damage, gain {CP}.",
        "Response: When you trigger an ability, draw a card.",
    )
    card = new(s, "Ox", 0, zones.MAIN_DECK)
    place(s, "Spear", 1, "C5")
    s.active = 1
    play(fight(s), "use Spear: Melee; ~")
    assert s.of(0, their.COMMAND) == 1 and zone(s, card) == zones.MAIN_DECK


# ---- windows and filters


def test_what_is_discarded_and_what_goes_elsewhere():
    s, trial = table(
        "Response: When a Field you control is discarded, this Character gains {Gem}.",
        does("Discard a Field you control."),
        does("Return all Fields you control to its owner's Hand."),
    )
    for words, gems in (("Discard", 1), ("Return", 1)):
        place(s, "Pond", 0, "D4")
        use_and_answer(s, trial, words)
        assert s.tokens(trial, its.GEM) == gems


def use_and_answer(s, trial, words):
    """Carry out an ability, and answer its window with the Response if it opens."""
    frame = Ability(0, s.ref(trial), header_of(s, trial, words), ACTION)
    frame.free = 1
    s.frames = [frame]
    s.run()
    while not s.over() and asked(s).split(":")[0] in ("Window", "Point"):
        wanted = [one for one in s.options() if one != o.PASS and asked(s).startswith("Window")]
        s.apply(wanted[0] if wanted else o.PASS)


@pytest.mark.parametrize(("who", "gained"), [("Spear@C5", 0), ("Bow@C6", 1)])
def test_damage_by_one_kind_of_attack(who, gained):
    s, trial = table("Passive: When this Character takes True Damage by a Ranged Attack, gain {CP}.")
    name, _, where = who.partition("@")
    place(s, name, 1, where)
    s.active = 1
    play(fight(s), f"use {name}: Attack; ~")
    assert damage(s, trial) == 3 and s.of(0, their.COMMAND) == gained


@pytest.mark.parametrize(("who", "taken"), [("Spear@C5", 3), ("Bow@C6", 1)])
def test_damage_of_one_kind_of_attack_is_prevented(who, taken):
    s, trial = table(
        "Passive: When this Character would take True Damage by a Ranged Attack, prevent 2 of it."
    )
    name, _, where = who.partition("@")
    place(s, name, 1, where)
    s.active = 1
    play(fight(s), f"use {name}: Attack; ~")
    assert damage(s, trial) == taken


def test_engaged_and_engaging():
    s, trial = table(
        "Passive: Engaged Characters you control have +1 DEF.",
        "Passive: This Character has +1 HP for each enemy Character engaging this Character.",
        "Passive: This Character has Presence 2 while it is unengaged.",
    )
    ally = place(s, "Ally", 0, "A1")
    assert (values.stat(s, trial, i.DEF), values.stat(s, trial, i.HP), values.presence(s, trial)) == (0, 9, 2)
    place(s, "Foe", 1, "C5"), place(s, "Ox", 1, "D4")
    s.worked.fresh = False
    assert (values.stat(s, trial, i.DEF), values.stat(s, trial, i.HP), values.presence(s, trial)) == (
        1,
        11,
        1,
    )
    assert values.stat(s, ally, i.DEF) == 0


def test_who_scores_for_goals():
    s, _trial = table("Passive: When you score 2 or more Victory Points for Goals, gain {CP}.")
    place(s, "Ally", 0, "D5"), place(s, "Ox", 0, "E5")
    for goals, points in (("D5",), 0), (("D5", "E5"), 1):
        s.goals = 0
        for where in goals:
            s.goals |= 1 << square(where)
        s.total = 99
        score_goals(s)
        s.frames = [Consequences()]
        s.run()
        assert s.of(0, their.COMMAND) == points


@clause("R210", "R183")
def test_a_killed_character_is_spared():
    s, trial = table(
        "Response: {Soul} When this Character is killed, remove all damage from it instead of discarding it. Exhaust this Character.",
        vp=2,
    )
    s.put(trial, its.TOKENS + its.SOUL, 1)
    s.put(trial, its.DAMAGE, 8)
    place(s, "Spear", 1, "C5")
    s.active = 1
    fight(s)
    play(s, "use Spear: Melee")
    while asked(s).split(":")[0] in ("Window", "Point"):
        found = [one for one in s.options() if one != o.PASS and asked(s) == "Window:0"]
        s.apply(found[0] if found else o.PASS)
    assert zone(s, trial) == zones.IN_PLAY and damage(s, trial) == 0 and s.in_play(trial)
    assert s.get(trial, its.SIDE) == its.EXHAUSTED and s.of(1, their.VICTORY) == 2


@clause("R211")
def test_a_goal_that_was_placed_is_spoken_of():
    s, trial = table(does("[Reveal a Goal] in row C. If you control its square, gain {CP}."))
    use(s, trial, "sq C4")
    assert s.of(0, their.COMMAND) == 1
    s, trial = table(does("[Reveal a Goal] in row C. If you control its square, gain {CP}."))
    use(s, trial, "sq C9")
    assert s.of(0, their.COMMAND) == 0


def test_each_player_reveals_a_goal_in_his_own_row():
    s, trial = table(does("Each player [Reveals a Goal] in row D."))
    s.active = 0
    use(s, trial, "sq D5;sq D6")
    assert s.goals == 1 << square("D5") | 1 << square("D6")


@clause("R209")
def test_a_card_of_a_hand_that_was_looked_at_is_picked():
    s, trial = table(does("Look at your opponent's Hand, then discard a Tactic in your opponent's Hand."))
    ox, trick = new(s, "Ox", 1, zones.HAND), new(s, "Trick", 1, zones.HAND)
    use(s, trial, "pick Trick")
    assert (zone(s, ox), zone(s, trick)) == (zones.HAND, zones.DISCARD_PILE)


@clause("R209")
def test_a_hand_without_such_a_card_loses_none():
    s, trial = table(does("Look at your opponent's Hand, then discard a Tactic in your opponent's Hand."))
    ox = new(s, "Ox", 1, zones.HAND)
    use(s, trial)
    pass_windows(s)
    assert zone(s, ox) == zones.HAND


@clause("R212")
def test_a_card_changes_its_own_cost():
    s = board(
        [
            Card(
                "Trial", cost="6", lines=("Passive: This Character has -1 cost for each Field you control.",)
            ),
            *CAST,
        ]
    )
    held = new(s, "Trial", 0, zones.HAND)
    place(s, "Pond", 0, "D4"), place(s, "Pond", 0, "D6"), place(s, "Pond", 1, "F4")
    assert costs.card_price(s, 0, held)[prices.NUMBER] == 4


def test_cards_in_hand_cost_icons_more():
    s, _ = table("Passive: Modifications in a Hand cost {CP} more.")
    mine, his, other = (
        new(s, "Rod", 0, zones.HAND),
        new(s, "Rod", 1, zones.HAND),
        new(s, "Plain", 0, zones.HAND),
    )
    assert [
        costs.card_price(s, seat, card)[prices.COMMAND] for seat, card in ((0, mine), (1, his), (0, other))
    ] == [1, 1, 0]


def test_an_opponent_who_cannot_trigger():
    s, _trial = table("Passive: Your opponent cannot trigger Tactics.")
    for seat in (0, 1):
        new(s, "Trick", seat, zones.HAND)
        dice(s, seat, "R6")
    play(fight(s), "~")
    assert why(s, "card Trick: Draw") == 0
    play(s, "pass; ~")
    assert why(s, "card Trick: Draw") > 0


def test_a_field_under_a_character():
    s, trial = table(
        does("If this Character is on an enemy Field, discard an enemy Field under this Character.")
    )
    under, beside = place(s, "Pond", 1, "C4"), place(s, "Pond", 1, "C6")
    use(s, trial)
    assert (zone(s, under), zone(s, beside)) == (zones.DISCARD_PILE, zones.IN_PLAY)


def test_top_cards_are_put_back():
    s, trial = table(does("Look at the top 2 cards of your Main Deck; put them back in any order."))
    low, high = new(s, "Ox", 0, zones.MAIN_DECK), new(s, "Ally", 0, zones.MAIN_DECK)
    top = s.top_of(0, zones.MAIN_DECK)
    other = low if top == high else high
    use(s, trial, f"pick {s.library.names[s.get(other, its.FACE)]}")
    assert s.top_of(0, zones.MAIN_DECK) == other


def test_the_top_card_is_looked_at_and_may_go_down():
    s, trial = table(
        does("Look at the top card of your Main Deck. You may put it on the bottom of your Main Deck.")
    )
    new(s, "Ox", 0, zones.MAIN_DECK), new(s, "Ally", 0, zones.MAIN_DECK)
    top = s.top_of(0, zones.MAIN_DECK)
    use(s, trial, "yes")
    assert s.top_of(0, zones.MAIN_DECK) != top


def test_all_dice_of_his_are_rerolled():
    s, trial = table(does("Your opponent rerolls all dice in his Dice Bank."))
    dice(s, 1, "R1 B2")
    dice(s, 0, "R1")
    use(s, trial, "roll 6;roll 5")
    assert (bank(s, 0), sorted(bank(s, 1).split())) == ("R1", ["B5", "R6"])


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("the attacker gains Precise Strike and Precise Shot for this Attack", 3),
        ("this Attack gains +1 RNG", 1),
    ],
)
def test_an_attack_ignores_cover_while_it_goes_on(text, taken):
    s, _ = table(
        f"Passive: When a Character you control declares a Ranged Attack, {text}.",
        "Passive: Enemy Characters have Cover.",
    )
    place(s, "Bow", 0, "D4")
    ox = place(s, "Ox", 1, "F4")
    play(fight(s), "use Bow: Ranged; ~")
    assert damage(s, ox) == taken


def test_a_goal_moves_within_its_row():
    s, trial = table(does("Move target Goal to a square in the same row."))
    s.goals |= 1 << square("D5") | 1 << square("D6")
    use(s, trial, "sq D5;sq D9")
    assert s.goals == 1 << square("D9") | 1 << square("D6")


@pytest.mark.parametrize(("trait", "taken"), [("Fire", 5), ("Water", 3)])
def test_attacks_of_a_type_of_yours(trait, taken):
    line = f"Global Action: {{Exhaust}} Melee Attack (RNG 0+D1, STR 3, HP). Ability Traits: Combat, {trait}"
    s, _ = table("Passive: Your Attacks of type Fire have +2 STR.", line)
    ox = place(s, "Ox", 1, "C5")
    play(fight(s), "use Trial: Melee; ~")
    assert damage(s, ox) == taken


# ---- pushes, dice that are taken, and what cannot be


@pytest.mark.parametrize(
    ("window", "gained"),
    [("is pushed", 1), ("is pulled", 0), ("is pushed or pulled", 1), ("enters a square", 1)],
)
def test_a_push_is_heard(window, gained):
    s, trial = table(
        f"Passive: When an enemy Character {window}, gain {{CP}}.", does("PUSH 1 to target enemy Character.")
    )
    ox = place(s, "Ox", 1, "D4")
    use(s, trial, "far 1", "Action")
    assert s.of(0, their.COMMAND) == gained and s.get(ox, its.SQUARES) == 1 << square("E4")


def test_a_step_is_no_push():
    s, _ = table("Passive: When an enemy Character is pushed or pulled, gain {CP}.")
    place(s, "Ox", 1, "F4")
    s.active = 1
    command(s, 1, 1)
    play(fight(s), "use Ox: This Character [Move]s; step S; stop; ~")
    assert s.of(0, their.COMMAND) == 0


@clause("R214")
def test_dice_are_taken_as_they_lie():
    s, trial = table(does("Take 2 dice from your opponent's Dice Bank."))
    dice(s, 1, "R1 B5 G6")
    use(s, trial, "die B5;die G6")
    assert (bank(s, 0), bank(s, 1)) == ("G6 B5", "R1")


@clause("R214")
def test_an_empty_bank_gives_nothing():
    s, trial = table(does("Take a die from your opponent's Dice Bank."))
    use(s, trial)
    assert (bank(s, 0), bank(s, 1)) == ("", "")


def test_nothing_happens():
    s, trial = table(does("Nothing happens."))
    use(s, trial)
    assert damage(s, trial) == 0


def test_whoever_stands_in_the_row_of_a_card():
    s, trial = table(does("Each enemy Character in this card's row takes 1 damage."))
    same, other = place(s, "Ox", 1, "C9"), place(s, "Foe", 1, "D4")
    use(s, trial)
    assert (damage(s, same), damage(s, other)) == (1, 0)


def test_who_cannot_heal():
    s, trial = table("Passive: Enemy Characters in RNG 2 cannot Heal.", does("All Characters Heal 2."))
    near, far = place(s, "Ox", 1, "D4"), place(s, "Ally", 1, "G9")
    for thing in (near, far, trial):
        s.put(thing, its.DAMAGE, 3)
    use(s, trial, "", "Action")
    assert [damage(s, thing) for thing in (near, far, trial)] == [3, 1, 1]


def test_so_much_is_prevented_for_each():
    s, trial = table(
        "Passive: When this Character would take True Damage, prevent 1 of it for each Mana token on this Character."
    )
    s.put(trial, its.TOKENS + its.MANA, 2)
    place(s, "Spear", 1, "C5")
    s.active = 1
    play(fight(s), "use Spear: Melee; ~")
    assert damage(s, trial) == 1


@clause("R215")
def test_whom_a_killed_character_engaged():
    s, _trial = table(
        "Passive: When a Character you control is killed, each enemy Character engaged by it takes 1 damage."
    )
    place(s, "Foe", 0, "F5")
    spear, near, far = place(s, "Spear", 1, "F6"), place(s, "Ox", 1, "G5"), place(s, "Ally", 1, "G9")
    s.active = 1
    play(fight(s), "use Spear: Melee; ~")
    assert [damage(s, thing) for thing in (spear, near, far)] == [1, 1, 0]


@clause("R199")
def test_so_many_squares_without_dice():
    s, trial = table(does("This Character [Move]s up to 2 squares without dice."))
    dice(s, 0, "G6 R6 B6 Y6 P6")
    use(s, trial, "step N;step N")
    assert s.get(trial, its.SQUARES) == 1 << square("E4") and len(bank(s, 0).split()) == 5


@clause("R201")
@pytest.mark.parametrize(("field", "taken"), [(True, 5), (False, 3)])
def test_an_attack_that_is_stronger_if_something_is_so(field, taken):
    line = "Global Action: {Exhaust} If you control a Field, this Character gains +2 STR for its next Attack. Melee Attack (RNG 0+D1, STR 3, HP). Ability Traits: Combat"
    s, _ = table(line)
    if field:
        place(s, "Pond", 0, "A1")
    ox = place(s, "Ox", 1, "C5")
    play(fight(s), "use Trial: Melee; ~")
    assert damage(s, ox) == taken


@pytest.mark.parametrize(("where", "barred"), [("C5", True), ("C6", True), ("C7", False), ("C8", False)])
def test_who_is_too_near(where, barred):
    s, _ = table(
        "Global Action: {Exhaust} Ranged Attack (RNG 4, STR 3, HP, not in RNG 2). Ability Traits: Combat"
    )
    ox = place(s, "Ox", 1, where)
    play(fight(s), "~")
    assert (why(s, "use Trial: Ranged") > 0) is barred
    if not barred:
        play(s, "use Trial: Ranged; ~")
        assert damage(s, ox) == 3


@pytest.mark.parametrize("taken", [True, False])
def test_one_that_fits_of_the_top_cards(taken):
    s, trial = table(
        does(
            "Look at the top 3 cards of your Main Deck; you may put a Field into your Hand, and the others on the bottom."
        )
    )
    deck = [new(s, name, 0, zones.MAIN_DECK) for name in ("Trick", "Plain", "Ox", "Pond", "Ally")]
    by_name = {s.library.names[s.get(card, its.FACE)]: card for card in deck}
    use(s, trial, "pick Pond;pick Ox" if taken else "done;pick Ox;pick Pond")
    assert (zone(s, by_name["Pond"]) == zones.HAND) is taken
    assert sum(zone(s, card) == zones.HAND for card in deck) == int(taken)
