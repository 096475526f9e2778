"""What the machine cannot do is refused when it is read: with the place, the reason, and a way to say it."""

# ruff: noqa: E501  # a text and what is said of it stand on one line

import pytest

from sandtable.cards.habits import understood
from sandtable.games.antithesis.language import instructions as i

from .corpus import refused, texts

REFUSED = {
    # words of other games, typing errors, and forms that belong elsewhere
    "Global Action: {R} Draw 2 crads.": ("crads", "did you mean 'cards'", ""),
    "Global Action: {R} Destroy target Character.": ("Destroy", "use 'kill'", ""),
    "Passive: Characters you control gain +1 DEF.": ("gain", "a Passive says have", ""),
    "Response: When a card is discarded from your Hand, draw a card.": ("from", "only what leaves play", ""),
    "Response: When an enemy Character is killed in RNG 3, draw a card.": ("in RNG", "filters follow their noun", ""),
    # R181: what words refer to
    "Global Action: {R} Kill it.": ("it.", "nothing before it", "R181"),
    "Global Action: {R} Draw a card, then recovers.": ("recovers", "nobody was named", "R181"),
    "Global Action: {R} Exhaust up to 2 enemy Characters. It takes 1 damage.": ("It", "several", "R181"),
    "Global Action: {R} If you control a Goal, kill it.": ("it.", "several", "R181"),
    "Global Action: {R} That player draws a card.": ("That", "nobody", "R181"),
    "Global Action: {R} Discard a card from his Hand.": ("his", "need a player", "R181"),
    "Global Action: {R} Draw a card and each player discards a card.": ("each player", "begins a sentence", "R181"),
    "Response: When a Knight is killed, that Field recovers.": ("that Field", "nothing before it", "R181"),
    # subjects and objects that fit the verb
    "Global Action: {R} This Field takes 2 damage.": ("takes", "Character", "R181"),
    "Global Action: {R} Your opponent recovers.": ("recovers", "said of cards", "R181"),
    "Global Action: {R} This Character draws a card.": ("draws", "said of a player", "R181"),
    "Global Action: {R} Kill target Goal.": ("target Goal", "Character", "R181"),
    "Global Action: {R} Kill a Character in your Hand.": ("a Character", "In Play", "ZONE.INPLAY"),
    "Global Action: {R} Gain +1 DEF.": ("+1 DEF", "by cards", "R181"),
    "Global Action: {R} This Character gains {R}.": ("{R}.", "no place", "DICE.11"),
    "Global Action: {R} This Field gains Hover.": ("Hover", "Character", "FIELD.1"),
    "Passive: This Character blocks LOS.": ("blocks LOS", "cannot be said", "R181"),
    "Passive: A Knight has +1 DEF.": ("A Knight", "all that fit", "R184"),
    "Passive: This Character has {R}.": ("{R}", "never had", "PASSV.1"),
    # traits of cards, and traits of abilities
    "Global Action: {R} Recover target Combat Character.": ("Combat", "abilities", "TRAITC.1"),
    "Global Action: {R} Draw a card. Ability Traits: Knight": ("Knight", "cards", "TRAITA.1"),
    # Attack lines: each part once, in order, kind named
    "Offensive Action: {CP} Attack (RNG 1, STR 3, {R}, HP).": ("Attack (", "Melee or Ranged", "ATK.1"),
    "Offensive Action: {CP} Melee Attack (STR 3, RNG 1, {R}, HP).": ("RNG 1", "each part stands once", "ATK.1"),
    "Offensive Action: {CP} Melee Attack (RNG 1, RNG 1, STR 3, HP).": ("RNG 1, STR", "each part stands once", "ATK.1"),
    "Offensive Action: {CP} Melee Attack (RNG 1, STR 3, {R}).": ("Melee", "kind of damage", "ATK.1"),
    "Offensive Action: {CP} Melee Attack (RNG 1, STR 3, HP STR 2).": ("Melee", "one STR", "R56"),
    "Offensive Action: {CP} Melee Attack (AOE 2x2, RNG 1, STR 3, HP).": ("AOE 2x2", "3x3", "AOE.3X3"),
    "Offensive Action: {CP} Melee Attack (RNG 1, STR 3, HP, Hover).": ("Hover", "Character", "KW.SOULHARVEST"),
    # windows, and what only they allow (R96, R183)
    "Response: After this Character is killed, draw a card.": ("After", "'When'", "R96"),
    "Response: When this Character completes an Attack, draw a card.": ("When", "'After'", "R96"),
    "Response: When this Character becomes damaged, draw a card.": ("this Character becomes", "no window", "R96"),
    "Global Action: {R} Prevent 2 of it.": ("Prevent", "would take True Damage", "R183"),
    "Response: When this Character is killed, cancel it.": ("cancel", "abilities are cancelled", "R183"),
    "Response: When this Character leaves play, return it to its owner's Hand instead of discarding it.": (
        "return", "is killed", "R183",
    ),
    "Global Action: {R} The same Attack triggers again, choosing a new target, at no cost.": ("The same", "Response", "R183"),
    "Response: When this Character is killed, reroll one of them.": ("one of them", "When you gain dice", "R181"),
    # this Attack, this Move, and how long things last
    "Global Action: {R} Target Character you control gains +1 DEF for this Attack.": ("for this", "no Attack", "R181"),
    "Global Action: {R} This Attack gains Boost+1.": ("This Attack", "no Attack", "R181"),
    "Global Action: {R} Gain {R} until the end of the Phase.": ("until", "nothing of them lasts", "R105"),
    "Global Action: {R} Gain control of target enemy Character while you control a Goal.": ("while", "control lasts", "R184"),
    # what could never be, or would be something else
    "Global Action: {R} Remove target exhausted Goal from the board.": ("exhausted Goal", "of a Goal", "GOAL.1"),
    "Global Action: {R} Return a Character in your Hand in RNG 3 to your Hand.": ("Character in", "no place", "R146"),
    "Global Action: {R} Discard a card you control in your Hand.": ("card you", "only cards In Play", "CTRL.1"),
    "Global Action: {R} Discard target Medium Field.": ("Medium Field", "Characters only", "CHAR.1"),
    "Global Action: {R} Discard a card from your opponent's Hand.": ("Discard", "cannot see", "R192"),
    "Global Action: {R} Put a card from your Main Deck into your Hand.": ("a card", "searched for", "ZONE.E.1"),
    "Global Action: {R} Return target enemy Character to your Hand.": ("Return", "its owner", "OWN.2"),
    "Global Action: {R} Put target Character on top of its owner's Hand.": ("Put", "top and a bottom", "ZONE.E.1"),
    "Global Action: {R} Return a Tactic to its owner's Hand.": ("a Tactic", "never In Play", "ZONE.INPLAY"),
    "Global Action: {R} Shuffle your Discard Pile.": ("Shuffle", "such a zone", "ZONE.E.1"),
    "Global Action: {R} Exchange the squares of 3 friendly Characters.": ("Exchange", "two Characters", "MOVE.4"),
    "Global Action: {R} Exhaust up to 2 enemy Characters of the same Size.": ("up to", "same Size", "R178"),
    "Global Action: {R} [Deploy] this card.": ("[Deploy]", "In Play is not deployed", "DEPLOY.1"),
    "Global Action: {R}, discard up to 2 cards: Gain {R}.": ("discard", "how many", "SEQ.2"),
    "Global Action: {R} If a Knight is exhausted, draw a card.": ("a Knight", "named", "R181"),
    "Global Action: {R} Kill the attacker.": ("the attacker", "no Attack", "R181"),
    "Response: When an opponent spends dice on an Attack, prevent 2 of it.": ("prevent", "would take", "R183"),
    "Response: When this Character is killed, the same Attack triggers again, choosing a new target, at no cost.": (
        "the same", "completes an Attack", "R183",
    ),
    "Response: When a Knight is killed, return this Character to its owner's Hand instead of discarding it.": (
        "return", "write 'it'", "R183",
    ),
    "Global Action: {R} Draw a card. If you do, gain {R}.": ("you do", "You may", "R104"),
    "Offensive Action: {R} Target Knight you control makes a Melee Attack. It gains Boost+1 for this Attack.": (
        "for this", "no Attack", "R181",
    ),
    "Offensive Action: {R} This Character makes a Melee Attack. If this Attack killed a Champion, draw a card.": (
        "this Attack", "of the Attack that was just made", "R207",
    ),
    "Global Action: {R} Search your opponent's Main Deck for a Knight; put it into your Hand.": (
        "Search", "of your own", "OWN.2",
    ),
    "Global Action: {R} Look at your Discard Pile.": ("Look", "such a zone", "ZONE.E.1"),
    "Global Action: {R} If you have 3 or more cards in your opponent's Hand, draw a card.": ("your opp", "your own", "R192"),
    "Global Action: {R} This Field gains {Mana}.": ("{Mana}", "Characters only", "ALT.5"),
    "Response: When this Character gains {Soul}{Soul}, draw a card.": ("{Soul}", "one kind", "R187"),
    "Response: After this Character completes an Attack, if this Attack killed a Champion, exhaust it.": (
        "it.", "several", "R181",
    ),
    "Global Action: {R} Each enemy Character takes 1 damage. If it is exhausted, draw a card.": ("it is", "several", "R181"),
    # tasks that do not go round
    "When Revealed: [Shift Strategy].": ("[Shift", "Strategy", "R186"),
    "1: [Reveal Objective].": ("[Reveal", "Objective", "R186"),
    # headers
    "Passive: This Character has +1 DEF. Limit 1 per Phase.": ("Passive", "limit", "ABIL.2"),
    "When Revealed: Draw a card. Ability Traits: Combat": ("When", "Ability Traits", "TRAITA.1"),
    "Attached Has When Revealed: Draw a card.": ("Attached", "given", "MOD.U"),
    "Attached Has Dash {R}.": ("Dash", "always does", "MOD.U"),
    "7: [Reveal a Goal] in row B.": ("7", "1 to 6", "OBJ.T"),
    "Player Who Reveals: 2. Draw a card.": ("2.", "numbered", "STRAT.V"),
    "Global Action: {R}, draw a card: Gain {R}.": ("draw", "cost", "SEQ.2"),
    "Response: When target Character is killed, draw a card.": ("target", "targets", "SEQ.1"),
    "Global Action: {R} Kill target enemy enemy Character.": ("Character", "twice", ""),
    "Passive: This Character has Presence 3.": ("Presence 3", "0, 1 or 2", "R154"),
    "Global Action: {R} Kill target Character with STR 3 or more.": ("with STR", "printed", "R180"),
}  # fmt: skip


@pytest.mark.clause(
    *[f"antithesis {clause}" for clause in dict.fromkeys(one[2] for one in REFUSED.values()) if clause]
)
@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:60])
def test_what_cannot_be_done_is_refused_at_its_place(text):
    at, words, clause = REFUSED[text]
    error = refused(text)
    assert words in error.message, error.message
    assert text[error.column - 1 :].startswith(at) or error.about == at, (
        text[error.column - 1 :],
        error.message,
    )
    assert error.clause == (f"antithesis {clause}" if clause else "")


# R181: what "it" is, by the register that its row reads: the one of the n-th thing named, or this card
MEANT = {
    "Response: When this Character kills an enemy Champion, remove it from the game instead of discarding it.": "an enemy Champion",
    "Offensive Action: {CP}{Exhaust} This Character [Move]s. Then it makes a Melee Attack at no cost.": "this",
    "Response: {R} When an enemy Character leaves a square adjacent to this Character, it takes 1 damage.": "an enemy",
    "Response: When this Character is targeted by an Attack, it gains +1 DEF for this Attack.": "this",
    "Global Action: {R} Kill target enemy Character engaged by a Knight you control. Its controller gains {S}.": "target",
    "Global Action: {R} If this Character is on a Goal, it Heals 1.": "this",
    "Response: When another Character you control is [Deploy]ed, this Character recovers and it Heals 1.": "another",
}


@pytest.mark.clause("antithesis R181")
@pytest.mark.parametrize("text", MEANT, ids=lambda text: text[:60])
def test_it_is_what_was_named_last_in_an_earlier_clause(text):
    words = "\n".join(texts().listed(texts().read(text).program))
    last = [line for line in words.split("\n") if "END" not in line][-1]
    meant = last.split("a: ")[1].split("  ")[0] if "who: its" not in last else last
    assert texts().write(texts().read(text).program) == text
    if MEANT[text] == "this":
        assert "@" not in meant, words
    else:
        assert "@" in meant, words


@pytest.mark.clause("antithesis R181")
def test_another_leaves_out_this_card_and_all_that_were_named():
    text = "Global Action: {R} Target friendly Character Heals 1. Another friendly Character Heals 1."
    code = texts().read(text).program.code
    left = [code[n + 1] for n in range(len(code) - 2) if code[n] == i.OTHER and code[n + 2] == i.LEFT_OUT]
    assert i.SELF in left and len(left) == 2


def test_another_order_of_words_gets_the_right_one_as_advice():
    error = refused("Global Action: {R} Kill target Knight enemy Character.")
    assert (
        error.fix is not None and error.fix.text == "Global Action: {R} Kill target enemy Knight Character."
    )


@pytest.mark.parametrize(
    ("said", "house"),
    [
        ("Global Burst-Act: {R} Draw a card.", "Global Interrupt: {R} Draw a card."),
        ("Enemy Global Action: {R} Draw a card.", "Global Enemy Action: {R} Draw a card."),
        ("Global Action: {R} Draw two cards.", "Global Action: {R} Draw 2 cards."),
        (
            "Global Action: {R} Kill target opposing Character.",
            "Global Action: {R} Kill target enemy Character.",
        ),
        ("Global Action: {R} Draw an card.", "Global Action: {R} Draw a card."),
        ("Global Action: {R} Gain 1 Victory Points.", "Global Action: {R} Gain 1 Victory Point."),
    ],
)
def test_other_wordings_are_shown_in_the_houses_words(said, house):
    assert understood(texts(), said).printed == house
