"""Worked cases in which something happens in the midst of something else."""

# ruff: noqa: F403, F405  # the words of all worked cases

import pytest

from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.language import instructions as i
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import *  # the words of all worked cases


@judged("R196", "R80", "R148")
@pytest.mark.parametrize("used", [True, False])
def test_a_combined_action_is_not_triggered_beyond_its_limit(used: bool) -> None:
    """Its limit was not reached before the move, and a Response on the way has reached it."""
    stab = "Global Action: {S} Melee Attack (RNG 0+D1, STR 3, HP). Limit 1 per Phase. Ability Traits: Combat"
    text = when("When this Character arrives in a square, it makes a Melee Attack at no cost.")
    s = stand((Card("Wasp", lines=(stab, text)), 0, "B4"), (OX, 1, "D5"), cp=1, bank="R1")
    answer = "use Wasp: arrives" if used else "pass"
    play(s, f"use Wasp: performs a [CMA]; step N; {answer}; stop")
    assert hurt(s, "Ox") == 3 and asked(s) == "Battle:1"


PLOY = Card("Ploy", kind=i.TACTIC, cost="1", lines=(act("Gain {R}."),))
ARRIVAL = "When an enemy Character arrives in a square,"


@judged("R191", "R192", "SEQ.2")
@pytest.mark.parametrize(
    "line",
    [
        f"Response: Discard a Tactic from your Hand: {ARRIVAL} gain {{R}}. Ability Traits: Command",
        f"Response: Put a Tactic from your Hand on top of your Main Deck: {ARRIVAL} gain {{R}}. "
        "Ability Traits: Command",
        when(f"{ARRIVAL} discard target Tactic in your Hand."),
        "Global Interrupt: Discard a Tactic from your Hand: Gain {R}. Ability Traits: Command",
    ],
)
def test_who_is_asked_does_not_tell_what_he_holds(line: str) -> None:
    """A card of his asks for a Tactic in his Hand: being asked must not say whether there is one."""
    found = []
    for held in ("Ploy", "Ox"):
        s = board([Card("Runner"), Card("Clerk", lines=(line,)), PLOY, OX])
        place(s, "Runner", 0, "C4")
        place(s, "Clerk", 1, "G4")
        hand(s, held, 1)
        fight(s)
        passes(s, "Battle")
        play(s, "use Runner: [Move]; ~; step N")
        found.append((asked(s), len(s.options())))
    asking = "Point:1" if "Interrupt" in line else "Window:1"
    assert found == [(asking, 2), (asking, 1)]


@judged("R191", "SEQ.2")
def test_whoever_holds_nothing_is_not_asked_for_a_card() -> None:
    line = f"Response: Discard a Tactic from your Hand: {ARRIVAL} gain {{R}}. Ability Traits: Command"
    s = board([Card("Runner"), Card("Clerk", lines=(line,)), PLOY])
    place(s, "Runner", 0, "C4")
    place(s, "Clerk", 1, "G4")
    hand(s, "Ploy", 0)
    fight(s)
    play(s, "use Runner: [Move]; step N")
    assert asked(s) == "Move:0"


@judged("R183", "R194", "R143")
def test_only_who_could_move_is_told_to() -> None:
    """Not who is on its way already, and not whom a text keeps from it."""
    call = "Global Interrupt: {S} Target Character you control [Move]s. Ability Traits: Mobility"
    s = stand((Card("Horn", lines=(call,)), 0, "C4"), (OX, 0, "A1"), bank="R1")
    passes(s, "Battle")
    play(s, "use Ox: [Move]s. Ability; pass; step N; use Horn: Target; step N")
    assert at_square(s, the(s, "Ox")) == "B1" and at_square(s, the(s, "Horn")) == "D4"


@judged("R183", "R143", "R104")
def test_whoever_could_only_be_told_to_move_in_vain_is_not_told() -> None:
    statue = Card("Statue", lines=("Passive: Enemy Characters cannot [Move]. Ability Traits: Command",))
    for more, clause in (("", c.R143), (" Gain {R}.", 0)):
        lord = Card("Lord", lines=(act(f"Target Character you control [Move]s.{more}"),))
        s = stand((lord, 0, "C4"), (statue, 1, "G9"), bank="R1")
        assert why(s, "use Lord: Target") == clause  # the rest is done all the same


@judged("R191", "R192", "R213")
@pytest.mark.parametrize("price", ["", " at no cost"])
def test_an_offer_to_deploy_does_not_tell_what_a_hand_holds(price: str) -> None:
    """Whoever holds only what he cannot deploy is asked all the same, and has nothing to choose."""
    text = f"{ARRIVAL} you may [Deploy] a card from your Hand{price}."
    for held, chosen, then in (("Ploy", "done", "Move:0"), ("Ox", "pick Ox", "Deploy:1")):
        s = board([Card("Runner"), Card("Clerk", lines=(when(text),)), PLOY, OX])
        place(s, "Runner", 0, "C4")
        place(s, "Clerk", 1, "G4")
        hand(s, held, 1)
        play(fight(s), "use Runner: [Move]; step N; use Clerk: may")
        assert asked(s) == "Resolve:1"
        play(s, f"yes; {chosen}")
        assert asked(s) == then


@judged("DEPLOY.1", "R127", "R192")
def test_a_card_that_a_text_deploys_is_shown_before_its_place_is_chosen() -> None:
    s = board([Card("Captain", lines=(act("[Deploy] a card from your Hand."),)), OX, PLOY])
    place(s, "Captain", 0, "D4")
    ox = hand(s, "Ox", 0)
    hand(s, "Ploy", 0)
    dice(s, 0, "R1")
    play(fight(s), "~; use Captain: [Deploy]; pick Ox")
    assert asked(s) == "Deploy:0" and s.sees(1, ox)


@judged("R191", "R192", "R143")
@pytest.mark.parametrize("held", ["Ploy", "Ox"])
def test_what_another_may_deploy_is_offered_whatever_he_holds(held: str) -> None:
    line = act("Your opponent may [Deploy] a Character from his Hand at no cost.")
    s = board([Card("Herald", lines=(line,)), PLOY, OX])
    place(s, "Herald", 0, "D4")
    hand(s, held, 1)
    dice(s, 0, "R1")
    passes(fight(s), "Battle")
    assert option(s, "use Herald: may") in s.options()


@judged("R213", "R191")
@pytest.mark.parametrize("held", ["", "Ploy", "Ox"])
def test_only_whose_hand_is_empty_is_not_offered_to_discard_a_tactic(held: str) -> None:
    line = act("Your opponent may discard a Tactic in his Hand. If he does not, gain {R}.")
    s = board([Card("Tax", lines=(line,)), PLOY, OX])
    place(s, "Tax", 0, "C4")
    dice(s, 0, "B1")
    if held:
        hand(s, held, 1)
    play(fight(s), "use Tax: may")
    assert (asked(s) == "Resolve:1") == bool(held)
