"""Reference word by antecedent by instruction, duration by instruction, limit by Law, replacement and
prevention by event: each combination is refused when it is read, or does what it says.

What a reference word does is held against the same instruction with the card described instead of referred
to: both tables must look alike afterwards.
"""

import pytest

from sandtable.cards.errors import CardError
from sandtable.games.oversoul.words import view
from tests.cards.oversoul.corpus import texts
from tests.clauses.oversoul.table import lay

HELPERS = """
Look    Event ORDER I -1 CAST
  ●Draw 1
Mend    Event ORDER I -1 CAST
  ●Heal 1 HP to all Units
"""


def read(line):
    """Whether a line reads."""
    try:
        texts().read(line)
    except CardError as error:
        assert error.message and error.column > 0
        return False
    return True


def snapshot(t):
    """All that can be seen of a table by whoever sees everything, Decks as sets: some were shuffled."""
    seen: dict[object, object] = {}
    for thing in t.s.board:
        place = [p for p in places() if t.at(p) == int(thing)]
        if place:
            p = place[0]
            seen[p] = (t.name(p), t.side(p), t.hp(p), t.dmg(p), t.spd(p), t.keys(p), t.roles(p), t.marks(p))
    for seat in (1, 2):
        seen[seat] = (
            t.hand(seat),
            sorted(t.idle(seat)),
            sorted(t.exile(seat)),
            sorted(t.deck(seat)),
            t.pool(seat),
        )
    return seen


def places():
    return [
        f"{seat}{zone}"
        for seat in (1, 2)
        for zone in ("L", *(f"U{n}" for n in range(1, 6)), "E1", "E2", "E3")
    ]


def settle(t):
    """Everything is passed and answered with the first option, until the turn player is free."""
    for _ in range(60):
        t.passes()
        if t.s.over() or "end" in t.options():
            return t
        t.do(next(one for one in (*t.options(), "done") if one != "done"))
    raise AssertionError(t.question())


# ---- reference words

ONE = {  # with the card or cards as {x}, their owner as {own}, their possessive as {s}
    "Deal 1 DMG to {x}", "Heal 1 HP to {x}", "Heal {x} to full", "Exhaust {x}", "Reactivate {x}",
    "Shatter {x}",
    "Exile {x}", "Return {x} to {own} hand", "Return {x} to the bottom of {own} Deck",
    "Return {x} to the top of {own} Deck", "Shuffle {x} into {own} Deck", "Prepare {x}", "Give {x} GUARD",
    "Give {x} 1 DMG & 1 SPD", "Give {x} -1 DMG", "Give {x} BARRIER (this turn)", "Set the DMG of {x} to 1",
    "Place 1 Death mark on {x}", "Sacrifice {x}", "Deal 3 DMG split among {x}",
}  # fmt: skip
SAID = {
    "{x} loses all Roles",
    "{x} Becomes UNDEAD",
    "{x} also Becomes UNDEAD",
    "{x} can't Attack (this turn)",
}
VALUES = {"Deal DMG to the opposing Leader equal to {s} DMG", "Heal HP to your Leader equal to {s} HP"}
# how the card is named first, the words that may mean it, and how it is described otherwise
ANTECEDENTS = {
    "●* Select 1 opposing Unit➤ ": (("it", "that card", "the selection"), "1 opposing Unit"),
    "●* Select 2 opposing Units➤ ": (("them", "those cards", "the selection"), "all opposing Units"),
    "●* Select up to 2 opposing Units➤ ": (("them", "those cards", "the selection"), "all opposing Units"),
    "●Choose 1 opposing Unit, then ": (("it", "that card"), "1 opposing Unit"),
    "●Choose 2 opposing Units, then ": (("them", "those cards"), "all opposing Units"),
    "●Give 1 opposing Unit THORNS & ": (("it", "that card"), "1 opposing Unit"),
    "●Give all opposing Units THORNS & ": (("them", "those cards"), "all opposing Units"),
    "●1 opposing Unit also Becomes DRAGON & ": (("it", "that card"), "1 opposing Unit"),
    "●* Select 1 opposing Unit & 1 opposing Event➤ ": (("the first",), "1 opposing Unit"),
    "●* Select 1 opposing Event & 1 opposing Unit➤ ": (("the second",), "1 opposing Unit"),
}  # fmt: skip


def spoken(instruction, word, first=True):
    many = word in ("them", "those cards", "all opposing Units", "the selection many")
    own = "their owners'" if many else "its owner's"
    shown = word.replace(" many", "")
    if instruction.startswith("{x}"):
        verb = instruction.replace("loses", "lose").replace("Becomes", "Become") if many else instruction
        return verb.format(x=shown[0].upper() + shown[1:] if first else shown)
    return instruction.format(x=shown, own=own, s="")


def pairs():
    for start, (words, described) in ANTECEDENTS.items():
        for instruction in sorted(ONE | SAID):
            for word in words:
                if instruction.startswith("{x}") and word.startswith("the"):
                    continue
                many = described.startswith("all")
                said = f"{word} many" if word == "the selection" and many else word
                capital = start.endswith("➤ ")
                yield (
                    start + spoken(instruction, said, capital),
                    start + spoken(instruction, described, capital),
                )


@pytest.mark.slow
@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize("start", ANTECEDENTS)
def test_a_reference_word_means_what_was_named_before(start):
    many = ANTECEDENTS[start][1].startswith("all")
    given = "1.hand=Act 1.U1=Hound 1.leader=Chief[d9] 2.U1=Stone[x/d2] 2.E1=Hall"
    tried = 0
    for one, other in pairs():
        if not one.startswith(start) or not read(one) or not read(other):
            continue
        tables = []
        for line in (one, other):
            units = given + (" 2.U2=Snail[d1]" if many else "")
            t = lay(units, f"Act  Event ORDER I -1 CAST\n  {line}\n")
            t.do("play:Act zone:E1")
            tables.append(snapshot(settle(t)))
        assert tables[0] == tables[1], one
        tried += 1
    assert tried > 12


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize(
    "word", ["it", "them", "that card", "those cards", "the selection", "the rest", "the first"]
)
def test_without_an_antecedent_every_reference_word_is_refused(word):
    for instruction in sorted(ONE):
        assert not read("●" + spoken(instruction, word)), (word, instruction)


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize("start", ANTECEDENTS)
def test_a_word_of_the_wrong_number_is_refused(start):
    words, described = ANTECEDENTS[start]
    if "the first" in words or "the second" in words:
        return
    wrong = ("it", "that card") if described.startswith("all") else ("them", "those cards")
    for word in wrong:
        assert not read(start + f"Exhaust {word}"), word


LAWS = {
    "●If an opposing Unit is Healed* ": "play:Mend zone:E1",
    "●When an opposing Unit is Healed* ": "play:Mend zone:E1",
    "●If a Damaged Unit is Healed* ": "play:Mend zone:E1",
}


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize("law", LAWS)
def test_it_is_the_card_that_met_the_law(law):
    for instruction in sorted(ONE):
        one, other = law + spoken(instruction, "it"), law + spoken(instruction, "1 opposing Unit")
        if not read(one) or not read(other):
            continue
        tables = []
        for line in (one, other):
            cards = HELPERS + f"Ear  Event ORDER I -1 BOARD 9\n  {line}\n"
            t = lay("1.hand=Mend 1.E2=Ear 2.U1=Stone[x/d3] 1.leader=Chief[d9]", cards).do(LAWS[law])
            tables.append(snapshot(settle(t)))
        assert tables[0] == tables[1], one


MANY = {  # a step, and how many it does in the position below
    "●Discard all cards in your hand, then ": 2,
    "●Exhaust all opposing Units, then ": 2,
    "●Shatter all opposing Units & ": 2,
    "●Draw 2, then ": 2,
    "●Sacrifice 1 Unit, then ": 1,
    "●* Discard all cards in your hand➤ ": 2,
    "●* Sacrifice all your Units➤ ": 1,
    "●* Discard 2 cards in your hand➤ ": 2,
}


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize("start", MANY)
def test_that_many_is_how_many_the_step_before_did(start):
    for words in (
        "Deal {n} DMG to the opposing Leader",
        "Draw {n}",
        "Heal {n} HP to your Leader",
        "Gaze {n} at your Deck",
    ):
        tables = []
        for many in ("that many", str(MANY[start])):
            line = start + words.format(n=many)
            assert read(line)
            given = "1.hand=Act,Rite,Rite 1.leader=Chief[d9] 1.U1=Hound 2.U1=Stone 2.U2=Snail"
            t = lay(given, f"Act  Event ORDER I -1 CAST\n  {line}\n").do("play:Act zone:E1")
            tables.append(snapshot(settle(t)))
        assert tables[0] == tables[1], start + words


RESTS = {
    "●* Select 1 opposing Unit➤ ": "pick:2U2",
    "●Choose 1 opposing Unit, then ": "pick:2U2",
    "●Give 1 opposing Unit THORNS, then ": "pick:2U2",
    "●* Select up to 2 opposing Units➤ ": "pick:2U2 done",
}


@pytest.mark.clause("oversoul R158")
@pytest.mark.parametrize("start", RESTS)
def test_the_rest_is_what_fitted_and_was_not_taken(start):
    for instruction, seen in (
        (
            "Deal 1 DMG to the rest",
            lambda t: (t.hp("2U1"), t.hp("2U2"), t.hp("2U3"), t.hp("1U1")) == (5, 6, 5, 3),
        ),
        (
            "Exhaust the rest",
            lambda t: [t.side(f"2U{n}") for n in (1, 2, 3)] == ["exhausted", "up", "exhausted"],
        ),
        (
            "Give the rest GUARD",
            lambda t: ["GUARD" in t.keys(f"2U{n}") for n in (1, 2, 3)] == [True, False, True],
        ),
        ("Return the rest to their owners' hand", lambda t: t.hand(2) == ["Snail", "Stone"]),
        ("Exile the rest", lambda t: sorted(t.exile(2)) == ["Snail", "Stone"]),
    ):
        assert read(start + instruction)
        cards = f"Act  Event ORDER I -1 CAST\n  {start}{instruction}\n"
        t = lay("1.hand=Act 1.U1=Hound 2.U1=Stone 2.U2=Stone 2.U3=Snail", cards).do("play:Act zone:E1")
        if "pick:2U2" not in t.options():
            t.passes()
        t.do(RESTS[start])
        assert seen(settle(t)), start + instruction


@pytest.mark.clause("oversoul R134", "oversoul R158")
@pytest.mark.parametrize("unit", ["2U1", "1U1"])
@pytest.mark.parametrize("instruction", ["Exile the top card of its owner's Deck"])
def test_its_owners_deck_is_that_of_what_was_named(unit, instruction):
    """It was asked of itself, without end: the process died of it."""
    cards = f"Act  Event ORDER I -1 CAST\n  ●* Choose 1 Unit, then {instruction}\n"
    t = lay("1.hand=Act 1.U1=Hound 2.U1=Stone 1.deck=Snail,Hound 2.deck=Snail,Hound", cards)
    t = settle(t.do("play:Act zone:E1").passes().do(f"pick:{unit}"))
    assert [len(t.exile(1)), len(t.exile(2))] == [unit == "1U1", unit == "2U1"]


@pytest.mark.clause("oversoul R171", "oversoul R176")
@pytest.mark.parametrize("held", ["", ",Hound", ",Saddle"])
def test_what_the_hand_has_not_can_only_be_declined(held):
    """To say yes and take no card would tell everybody that there is none."""
    cards = (
        "Act  Event ORDER I -1 CAST\n  ●You can Activate 1 Construct in your hand, it costs 2 less ENERGY\n"
    )
    cards += "Saddle  Construct ORDER I -1 UNIT 1\n  ●GUARD\n"
    t = lay(f"1.hand=Act{held} 1.U1=Hound", cards).do("play:Act zone:E1").passes()
    assert t.options() == (["no", "yes"] if "Saddle" in held else ["no"])


# ---- durations

CHANGES = {  # an instruction, and what it changes of the Unit at 2U1
    "Give it GUARD": lambda t: "GUARD" in t.keys("2U1"),
    "Give it BARRIER": lambda t: "BARRIER" in t.keys("2U1"),
    "Give it 2 DMG": lambda t: t.dmg("2U1") == 5,
    "Give it -2 DMG": lambda t: t.dmg("2U1") == 1,
    "Give it 3 HP": lambda t: t.hp("2U1") == 9,
    'Give it "●Your Units Have AVIAN"': lambda t: "AVIAN" in t.keys("2U1"),
    "It loses POLARITY": lambda t: "POLARITY" not in t.keys("2U1"),
    "It loses VEILED": lambda t: "VEILED" not in t.keys("2U1"),
    "It loses PRIMAL": lambda t: "PRIMAL" not in t.roles("2U1"),
    "It loses all Roles": lambda t: not t.roles("2U1"),
    "It loses all Abilities": lambda t: not t.keys("2U1"),
    "It loses all Keyworded Abilities": lambda t: not t.keys("2U1"),
    "It Becomes UNDEAD": lambda t: t.roles("2U1") == {"UNDEAD"},
    "It also Becomes UNDEAD": lambda t: t.roles("2U1") == {"UNDEAD", "PRIMAL"},
    "Set the DMG of it to 7": lambda t: t.dmg("2U1") == 7,
    "It can't Attack": lambda t: t.why("attack:2U1") == "R163" if t.s.active == 1 else None,
    "Copy its DMG": lambda t: t.dmg("1U1") == 4,
    "Copy its Keyworded Abilities": lambda t: t.keys("1U1") == {"POLARITY", "VEILED"},
    "Copy its Abilities": lambda t: "VEILED" in t.keys("1U1"),
    "Copy its Roles": lambda t: t.roles("1U1") == {"PRIMAL", "RAPTOR"},
    "Steal its DMG": lambda t: t.dmg("1U1") == 4 and t.dmg("2U1") == 0,
    "Steal its Keyworded Abilities": lambda t: t.keys("1U1") == {"POLARITY", "VEILED"} and not t.keys("2U1"),
}
# whether it holds: in the same turn, in the opponent's next Action Phase, in the own next one
DURATIONS = {
    "": (True, True, True),
    " (this turn)": (True, False, False),
    " (until your next cycle)": (True, True, False),
    " (until your opponent's next cycle)": (True, False, False),
    " (while Active)": (True, True, True),
    " (while this card is Active)": (True, True, True),
}


@pytest.mark.clause("oversoul R138", "oversoul R157", "oversoul R164")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("duration", DURATIONS)
def test_a_change_lasts_as_long_as_it_says(change, duration):
    line = f"●CAST (Once each Game)* Choose 1 opposing Unit & {change[0].lower()}{change[1:]}{duration}"
    line = (
        line.replace("& give", "& Give")
        .replace("& set", "& Set")
        .replace("& copy", "& Copy")
        .replace("& steal", "& Steal")
    )
    assert read(line), line
    cards = f"Mage  Unit ORDER I +1 RAPTOR 1/2/3\n  {line}\n"
    cards += "Mark  Unit ORDER I +1 PRIMAL 3/2/6\n  ●POLARITY ●VEILED\n"
    t = lay("1.U1=Mage 2.U1=Mark", cards)
    holds = CHANGES[change]
    assert holds(t) in (False, None), "before"
    settle(t.do("use:1U1#1"))
    for moment, wanted in zip(
        ("now", "in the other turn", "in the next turn"), DURATIONS[duration], strict=True
    ):
        assert holds(t) in (wanted, None), moment
        settle(t.turn_over())


@pytest.mark.clause("oversoul R178")
@pytest.mark.parametrize("change", [one for one in CHANGES if not one.startswith(("Copy", "Steal"))])
def test_what_lasts_while_this_card_is_active_ends_with_it(change):
    duration = " (while this card is Active)"
    line = f"●CAST (Once each Game)* Choose 1 opposing Unit & {change[0].lower()}{change[1:]}{duration}"
    for verb in ("Give", "Set"):
        line = line.replace(f"& {verb.lower()}", f"& {verb}")
    cards = f"Mage  Unit ORDER I +1 RAPTOR 1/2/3\n  {line}\n"
    cards += "Mark  Unit ORDER I +1 PRIMAL 3/2/6\n  ●POLARITY ●VEILED\n"
    cards += "Break Event ORDER I -1 CAST\n  ●Shatter all your Units\n"
    t = lay("1.U1=Mage 2.U1=Mark 1.hand=Break", cards)
    holds = CHANGES[change]
    settle(t.do("use:1U1#1"))
    settle(t.do("play:Break zone:E1"))
    assert t.name("1U1") is None and holds(t) in (False, None)


SUBJECTS = {  # who cannot Attack by a line of the Unit at 1U1, or of the Construct on it; of 1U1, 1U2 and 2U1
    "This card": ("Unit", "1U1"),
    "Your Units": ("Unit", "1U1 1U2"),
    "Your other Units": ("Unit", "1U2"),
    "All Units": ("Unit", "1U1 1U2 2U1"),
    "Opposing Units": ("Unit", "2U1"),
    "The Units adjacent to this card": ("Unit", "1U2"),
    "The Attached card": ("Construct", "1U1"),
}
FORBIDDEN = ("{} can't Attack", "{} can't be Exhausted")


@pytest.mark.clause("oversoul R163", "oversoul R157")
@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("said", FORBIDDEN)
def test_what_is_forbidden_binds_whom_it_is_said_of(said, subject):
    kind, bound = SUBJECTS[subject]
    line = f"●{said.format(subject)}"
    unit = kind == "Unit"
    frame = "Rule Unit ORDER I -1 PRIMAL 2/2/3" if unit else "Rule Construct ORDER I -1 UNIT 3"
    mine = "1.U1=Rule" if unit else "1.U1=Hound+Rule"
    t = lay(f"{mine} 1.U2=Hound 2.U1=Hound", f"{frame}\n  {line}\n")
    for place in ("1U1", "1U2"):
        assert (f"attack:{place}" not in t.options()) is (place in bound.split()), place
    settle(t.turn_over())
    assert ("attack:2U1" not in t.options()) is ("2U1" in bound.split())


# without those that shield their card from the Event, or from everything; what is lost is the regular version
LOST = [word for word in view.KEYWORDS[1:] if word not in ("RESISTANT", "SEALED") and "HYPER" not in word]


@pytest.mark.clause("oversoul R138", "oversoul R157")
@pytest.mark.parametrize("keyword", LOST)
def test_one_keyworded_ability_is_lost_for_a_while_and_no_other(keyword):
    others = {"GUARD", "FRENZY", "DAMNED"} - {keyword}
    cards = f"Mage  Event ORDER I -1 CAST\n  ●All opposing Units lose {keyword} (this turn)\n"
    cards += f"Mark  Unit ORDER I +1 PRIMAL 3/2/6\n  {' '.join(f'●{word}' for word in [keyword, *others])}\n"
    t = lay("1.hand=Mage 2.U1=Mark", cards)
    assert t.keys("2U1") == {keyword, *others}
    settle(t.do("play:Mage zone:E1"))
    assert t.keys("2U1") == others
    settle(t.turn_over())
    assert keyword in t.keys("2U1")


@pytest.mark.clause("oversoul R157")
@pytest.mark.parametrize("duration", [one for one in DURATIONS if one])
def test_a_duration_on_what_leaves_nothing_behind_is_refused(duration):
    for instruction in (
        "Draw 1", "Deal 1 DMG to all Units", "Shatter all Units", "Heal 1 HP to all Units",
        "Exhaust all Units",
        "Your Leader Generates 1 ENERGY", "Your Leader gains 1 RANK", "Discard all cards in your hand",
        "Gaze 1 at your Deck", "Spawn 1 Unit in your Idle Zone", "Prepare all Units",
        "Place 1 Death mark on all Units",
    ):  # fmt: skip
        assert not read(f"●{instruction}{duration}"), instruction


# ---- quoted Abilities

QUOTED = {  # an Ability, what is done in the position below, and what is so then
    "●SHATTER* Deal 3 DMG to the opposing Leader": ("play:Break", lambda t: t.hp("2L") == 21),
    "●EXILE* Deal 3 DMG to the opposing Leader": ("play:Ban", lambda t: t.hp("2L") == 21),
    "●HEAL* Deal 3 DMG to the opposing Leader": ("play:Mend", lambda t: t.hp("2L") == 21),
    "●EXHAUST* Deal 3 DMG to the opposing Leader": ("attack:1U1", lambda t: t.hp("2L") == 24 - 3 - 2),
    "●ATTACK* Gain 3 DMG (this turn)": ("attack:1U1", lambda t: t.hp("2L") == 24 - 5),
    "●If this card is Healed* Deal 3 DMG to the opposing Leader": ("play:Mend", lambda t: t.hp("2L") == 21),
    "●CAST* Deal 3 DMG to the opposing Leader": ("use:1U1#1", lambda t: t.hp("2L") == 21),
    "●QUICK* Exhaust this card➤ Draw 1": ("use:1U1#1", lambda t: t.side("1U1") == "exhausted"),
    "●Your Units Have +1 DMG": ("attack:1U1", lambda t: t.hp("2L") == 21),
    "●GUARD": ("", lambda t: "GUARD" in t.keys("1U1")),
    "●BARRIER": ("", lambda t: "BARRIER" in t.keys("1U1")),
    "●This card can't Attack": ("", lambda t: t.why("attack:1U1") == "R163"),
    "●If this card would be Healed* This card is not Healed": ("play:Mend", lambda t: t.damage("1U1") == 1),
    "●If this card would be Shattered* Exile this card instead": (
        "play:Break",
        lambda t: t.exile(1) == ["Hound"],
    ),
}
QUOTING = (
    HELPERS
    + """
Break   Event ORDER I -1 CAST
  ●Shatter 1 of your Units with 3 or less HP
Ban     Event ORDER I -1 CAST
  ●Exile 1 of your Units with 3 or less HP
"""
)


@pytest.mark.clause("oversoul 8.7.27", "oversoul 8.7.28", "oversoul R126", "oversoul R128")
@pytest.mark.parametrize("quoted", QUOTED)
@pytest.mark.parametrize("given", [True, False])
def test_a_quoted_ability_does_what_it_says_given_or_had(quoted, given):
    line = (
        f'●CAST* Choose 1 of your other Units & Give it "{quoted}"'
        if given
        else f'●Your other Units Have "{quoted}"'
    )
    assert read(line)
    t = lay(
        "1.pool=9 1.U1=Hound[d1] 1.U2=Mage 1.hand=Mend,Break,Ban",
        QUOTING + f"Mage  Unit ORDER I +1 PRIMAL 0/0/9\n  {line}\n",
    )
    if given:
        settle(t.do("use:1U2#1"))
    do, seen = QUOTED[quoted]
    if do:
        settle(t.do(do))
    assert seen(t), quoted


# ---- limits


LIMITS = {  # how often in this turn with one card, how often with two, and in two turns with one
    "": (3, 3, 6),
    " (Once each turn)": (1, 2, 2),
    " (Once each turn while Active)": (1, 2, 2),
    " (Once each turn for this Ability)": (1, 2, 2),
    " (Once each turn for this card's name)": (1, 1, 2),
    " (Once while Active)": (1, 2, 1),
    " (Once each Game)": (1, 2, 1),
}


def times(t, choices):
    """Use whatever of these can be used, three times over."""
    for choice in choices * 3:
        if choice in t.options():
            settle(t.do(choice))
    return t


@pytest.mark.clause(
    "oversoul 8.1.5", "oversoul 8.1.6", "oversoul 8.1.7", "oversoul 8.1.8", "oversoul 8.1.9", "oversoul R103"
)
@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("law", ["CAST", "QUICK"])
def test_a_used_ability_is_used_as_often_as_its_limit_allows(law, limit):
    line = f"●{law}{limit}* Deal 1 DMG to the opposing Leader"
    assert read(line)
    cards = f"Mage  Unit ORDER I +1 PRIMAL 1/2/9\n  {line}\n"
    once, twice, later = LIMITS[limit]
    t = times(lay("1.U1=Mage", cards), ["use:1U1#1"])
    assert 24 - t.hp("2L") == once
    settle(t.turn_over())
    settle(t.turn_over())
    assert 24 - times(t, ["use:1U1#1"]).hp("2L") >= later
    if limit:
        t = times(lay("1.U1=Mage 1.U2=Mage", cards), ["use:1U1#1", "use:1U2#1"])
        assert 24 - t.hp("2L") == twice


@pytest.mark.clause("oversoul 8.1.5", "oversoul 8.1.9", "oversoul R103")
@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("law", ["HEAL", "If this card is Healed"])
def test_a_trigger_comes_as_often_as_its_limit_allows(law, limit):
    line = f"●{law}{limit}* Deal 1 DMG to the opposing Leader"
    assert read(line)
    cards = HELPERS + f"Mage  Unit ORDER I +1 PRIMAL 1/2/9\n  {line}\n"
    t = times(lay("1.pool=9 1.U1=Mage[d8] 1.hand=Mend,Mend,Mend", cards), ["play:Mend"])
    assert 24 - t.hp("2L") == LIMITS[limit][0]


@pytest.mark.clause("oversoul R103", "oversoul R162")
@pytest.mark.parametrize("limit", LIMITS)
def test_a_replacement_applies_as_often_as_its_limit_allows(limit):
    line = f"●If this card would be Healed{limit}* Deal 1 DMG to the opposing Leader instead"
    assert read(line)
    cards = HELPERS + f"Mage  Unit ORDER I +1 PRIMAL 1/2/9\n  {line}\n"
    t = times(lay("1.pool=9 1.U1=Mage[d8] 1.hand=Mend,Mend,Mend", cards), ["play:Mend"])
    assert 24 - t.hp("2L") == LIMITS[limit][0]
    assert t.damage("1U1") == 8 - (3 - LIMITS[limit][0])


# ---- replacement and prevention

EVENTS = {  # what is done to 2U1 (a card in a hand for Discarded), and by what
    "Shattered": "Shatter all opposing Units",
    "Exiled": "Exile all opposing Units",
    "Exhausted": "Exhaust all opposing Units",
    "Healed": "Heal 1 HP to all opposing Units",
    "Returned": "Return all opposing Units to their owners' hand",
    "Sacrificed": "Your opponent Sacrifices 1 Unit",
}


def done_to(line, deed):
    """The table after a deed upon a Unit with a line, and after the same without the line."""
    out = []
    for said in (line, ""):
        cards = f"Act  Event ORDER I -1 CAST\n  ●{deed}\nBear  Unit ORDER I +1 PRIMAL 3/2/6\n"
        cards += f"  {said}\n" if said else ""
        t = lay("1.hand=Act 2.U1=Bear[d2]", cards).do("play:Act zone:E1")
        out.append(settle(t))
    return out


@pytest.mark.clause("oversoul R162", "oversoul R163")
@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("how", ["This card can't be {}", "If this card would be {}* This card is not {}"])
def test_what_is_prevented_does_not_happen(event, how):
    line = "●" + how.format(event, event)
    assert read(line)
    kept, plain = done_to(line, EVENTS[event])
    untouched = snapshot(lay("2.U1=Bear[d2]", "Bear  Unit ORDER I +1 PRIMAL 3/2/6\n"))
    assert snapshot(kept)["2U1"] == untouched["2U1"]
    assert snapshot(plain).get("2U1") != untouched["2U1"], "the deed does nothing even without the line"


@pytest.mark.clause("oversoul R162")
@pytest.mark.parametrize("event", EVENTS)
def test_what_is_replaced_does_not_happen_and_the_other_does_once(event):
    line = f"●If this card would be {event}* Deal 3 DMG to the opposing Leader instead"
    assert read(line)
    kept, _ = done_to(line, EVENTS[event])
    untouched = snapshot(lay("2.U1=Bear[d2]", "Bear  Unit ORDER I +1 PRIMAL 3/2/6\n"))
    assert snapshot(kept)["2U1"] == untouched["2U1"] and kept.hp("1L") == 17


@pytest.mark.clause("oversoul R162")
@pytest.mark.parametrize(
    ("line", "bear", "leader"),
    [
        ("●If this card would Take DMG* This card Takes no DMG", 4, 20),
        ("●If this card would Take DMG* Deal 3 DMG to the opposing Leader instead", 4, 17),
        ("●If this card would Take DMG* Your Leader Takes it instead", 4, 20),
        ("●BARRIER", 4, 20),
        ("●GUARD", 2, 20),
    ],
)
def test_damage_is_prevented_or_goes_elsewhere(line, bear, leader):
    t, _ = done_to(line, "Deal 2 DMG to all opposing Units")
    assert t.hp("2U1") == bear and t.hp("1L") == leader
    assert t.hp("2L") == (22 if "Your Leader" in line else 24)


@pytest.mark.clause("oversoul R162", "oversoul R163")
@pytest.mark.parametrize("who", ["you", "your opponent"])
def test_drawing_is_replaced_and_prevented_for_the_player_it_says(who):
    line = f"●If {who} would Draw a card* Deal 1 DMG to your Leader instead"
    mine = who == "you"
    t = lay("1.hand=Look 1.E1=Stop", HELPERS + f"Stop  Event ORDER I -1 BOARD 4\n  {line}\n")
    settle(t.do("play:Look zone:E2"))
    assert (t.hand(1) == []) == mine and t.hp("1L") == (19 if mine else 20)
    line = f"●{who[0].upper()}{who[1:]} can't Draw"
    t = lay("1.hand=Look 1.E1=Stop", HELPERS + f"Stop  Event ORDER I -1 BOARD 4\n  {line}\n")
    settle(t.do("play:Look zone:E2"))
    assert (t.hand(1) == []) == mine
