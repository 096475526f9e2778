"""Reference word by antecedent by instruction, duration by gift, limit by header, replacement by window: each
combination is refused when it is read, or does what it says.

What a reference word does is held against the same instruction with the card described instead: both tables
must look alike afterwards.
"""

# ruff: noqa: E501  # a text stands on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.games.antithesis.evaluating import lasting, values
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from tests.clauses.antithesis.bare import Card
from tests.clauses.antithesis.scene import board, place
from tests.clauses.antithesis.trying import pass_windows, use

from .corpus import texts

FIELDS = (
    its.ZONE,
    its.SQUARES,
    its.DAMAGE,
    its.SIDE,
    its.CONTROLLER,
    its.TOKENS,
    its.TOKENS + 1,
    its.TOKENS + 2,
)


def read(line):
    """Whether a line reads."""
    try:
        texts().read(line)
    except CardError as error:
        assert error.message
        return False
    return True


def tried(text):
    """The table after Trial has done it at no cost; every question gets its last answer."""
    cards = [
        Card("Trial", hp=9, lines=(f"Global Action: {{S}} {text} Ability Traits: Command",)),
        Card("Foe", hp=9, keywords=((i.HOVER, 0),)), Card("Friend", hp=9),
    ]  # fmt: skip
    s = board(cards)
    trial = place(s, "Trial", 0, "C4")
    for name, seat, where in (("Foe", 1, "D4"), ("Friend", 0, "A9")):
        s.put(place(s, name, seat, where), its.DAMAGE, 2)
    s.put(trial, its.DAMAGE, 2)
    use(s, trial)
    for _ in range(20):
        pass_windows(s)
        if s.over():
            break
        s.apply(s.options()[-1])
    return s


def snapshot(s):
    """All that can be seen of the cards and the players."""
    seen = []
    for thing in range(s.count()):
        row = [int(s.get(thing, field)) for field in FIELDS]
        if s.in_play(thing):
            row += [int(values.stat(s, thing, stat)) for stat in (i.DEF, i.HP)]
            row += [bool(values.has(s, thing, i.HOVER)), bool(values.has(s, thing, i.TAUNT))]
        seen.append(row)
    return seen, [int(s.of(seat, their.VICTORY)) for seat in (0, 1)]


NAMES = {  # what names a card, and that card described; the table has one enemy Character
    "Target enemy Character takes 1 damage.": "target enemy Character",
    "PUSH 1 to target enemy Character.": "target enemy Character",
    "An enemy Character takes 1 damage.": "target enemy Character",
    "This Character Heals 1.": "this Character",
    "Exhaust this Character.": "this Character",
}
DOES = (
    "Exhaust {x}.", "Recover {x}.", "{x} takes 1 damage.", "{x} Heals 1.", "Kill {x}.", "{x} recovers.",
    "Return {x} to its owner's Hand.", "Remove {x} from the game.", "Put {x} on top of its owner's Main Deck.",
    "Discard {x}.", "PUSH 1 to {x}.", "{x} gains +1 DEF until the end of the Phase.",
    "{x} gains Taunt until the end of the Phase.", "{x} loses Hover until the end of the Phase.",
    "{x} gains {Gem}.", "{x} takes 1 damage and exhaust {x}.", "{x} gains -1 HP until the end of the Battle.",
)  # fmt: skip
WORDS = ("it", "that Character")


@pytest.mark.clause("antithesis R181", "antithesis R182")
@pytest.mark.parametrize("does", DOES)
@pytest.mark.parametrize("named", NAMES)
def test_a_reference_means_what_was_named(named, does):
    described = NAMES[named]
    plain = tried(f"{named} {sentence(does, described)}")
    for word in WORDS:
        text = f"{named} {sentence(does, word)}"
        if not read(f"Global Action: {{S}} {text} Ability Traits: Command"):
            continue
        assert snapshot(tried(text)) == snapshot(plain), text


def sentence(does, word):
    text = does.replace("{x}", word)
    return text[0].upper() + text[1:]


@pytest.mark.clause("antithesis R181")
@pytest.mark.parametrize("word", ["they", "those Fields", "the rest", "that many"])
def test_words_for_several_are_refused(word):
    for named in ("All enemy Characters take 1 damage.", "Up to 2 enemy Characters take 1 damage."):
        assert not read(f"Global Action: {{S}} {named} Exhaust {word}.")


@pytest.mark.clause("antithesis R181")
@pytest.mark.parametrize(
    "named",
    ["All enemy Characters take 1 damage.", "Exhaust up to 2 enemy Characters.", "Each player draws a card."],
)
@pytest.mark.parametrize("does", DOES)
def test_it_is_refused_behind_several(named, does):
    assert not read(f"Global Action: {{S}} {named} {sentence(does, 'it')}")


GIFTS = (
    "+1 DEF", "+1 STR", "-1 HP", "+1 RNG", "+1 Move", "Hover", "Cover", "Cover vs Melee", "DR 1", "DR 1 vs HP", "Boost+1",
    "Boostx2", "Presence 2", "Movement: FLY 2", "Fire Ward", "Regeneration 1",
)  # fmt: skip
FIXED = {"until the end of the Phase": lasting.end_phase, "until the end of the Battle": lasting.end_battle}


@pytest.mark.clause("antithesis R105", "antithesis R184")
@pytest.mark.parametrize("gift", GIFTS)
@pytest.mark.parametrize("duration", FIXED)
def test_every_gift_lasts_as_long_as_it_says(gift, duration):
    s = tried(f"Target enemy Character gains {gift} {duration}.")
    assert len(s.lasting) > 0
    ends = [end for words, end in FIXED.items() if words == duration]
    ends[0](s)
    assert len(s.lasting) == 0
    assert len(tried(f"Target enemy Character gains {gift}.").lasting) > 0  # R105


@pytest.mark.clause("antithesis R105")
@pytest.mark.parametrize("gift", GIFTS)
def test_nothing_lasts_for_an_attack_that_is_not_there(gift):
    assert not read(f"Global Action: {{S}} Target enemy Character gains {gift} for this Attack.")
    assert not read(f"Global Action: {{S}} Target enemy Character gains {gift} for this Move.")


@pytest.mark.clause("antithesis R105")
@pytest.mark.parametrize(
    "does", ["takes 1 damage", "Heals 1", "recovers", "[Move]s", "gains {Mana}", "makes a Melee Attack"]
)
def test_what_is_done_once_does_not_last(does):
    assert not read(f"Global Action: {{S}} Target Character you control {does} until the end of the Phase.")


@pytest.mark.clause("antithesis R80")
def test_limits_stand_on_what_is_triggered():
    for head in ("Global Action: {S}", "Defensive Interrupt: {S}", "Response: When you draw a card,"):
        assert read(
            f"{head} gain {{R}}. Limit 2 per Phase."
            if head.endswith(",")
            else f"{head} Gain {{R}}. Limit 2 per Phase."
        )
    for line in (
        "Passive: This Character has +1 DEF.",
        "When Revealed: Draw a card.",
        "While Revealed: Your Characters have +1 DEF.",
        "3: Draw a card.",
    ):
        assert read(line) and not read(f"{line} Limit 1 per Phase.")


WINDOWS = {
    "When a Character is killed,": {"instead"}, "When this Character kills an enemy Character,": {"instead"},
    "When a friendly Character would take True Damage,": {"prevent"}, "When an opponent triggers a Tactic,": {"cancel"},
    "When an ability with trait Defend is triggered,": {"cancel"}, "When this Character takes True Damage,": set(),
    "When a Character leaves play,": set(), "When an enemy Character arrives in a square,": set(),
    "When you draw a card,": set(), "When this Character is targeted by an Attack,": set(),
    "After this Character completes an Attack,": set(), "When a Main Phase starts,": set(),
}  # fmt: skip
CHANGES = {
    "instead": "return it to its owner's Hand instead of discarding it.",
    "prevent": "prevent 1 of it.", "cancel": "cancel it.",
}  # fmt: skip


@pytest.mark.clause("antithesis R183")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("change", CHANGES)
def test_what_is_about_to_happen_is_changed_in_its_own_window_alone(window, change):
    assert read(f"Response: {window} {CHANGES[change]}") is (change in WINDOWS[window])
