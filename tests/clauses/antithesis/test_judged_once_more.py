"""Worked cases of a hostile judge: two or three rules in each."""

# ruff: noqa: E501, F403, F405  # a card stands on one line

import pytest

from sandtable.cards.errors import CardError
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.evaluating import values
from sandtable.games.antithesis.game import GAME as GAME_WITH_WORDS
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table import zones
from sandtable.games.antithesis.table.state import Board
from tests.clauses.antithesis.bare import LINES, Card, texts
from tests.clauses.antithesis.scene import *  # the words of all worked cases


def attach(s: Board, name: str, seat: int, host: int) -> int:
    thing = place(s, name, seat)
    s.put(thing, its.HOST, host)
    s.put(thing, its.PLACE, its.ATTACHED)
    return thing


def zone_of(s: Board, thing: int) -> int:
    return int(s.get(thing, its.ZONE))


# ---- two copies of one Modification


def worn(line: str, copies: int, *more: Card, bank: str = "") -> tuple[Board, int]:
    """An Ox with so many copies of a Modification."""
    ring = Card("Ring", kind=i.MODIFICATION, attach="Attach To: Character you control", lines=(line,))
    s = board([OX, ring, *more])
    ox = place(s, "Ox", 0, "C4")
    for _ in range(copies):
        attach(s, "Ring", 0, ox)
    dice(s, 0, bank)
    return s, ox


@judged("R300", "R80")
@pytest.mark.parametrize("copies", [1, 2])
def test_each_copy_that_is_attached_has_its_own_limit(copies: int) -> None:
    line = "Attached Has Global Action: {S} Gain {R}. Limit 1 per Phase. Ability Traits: Economics"
    s, _ = worn(line, copies, bank="B1 B2 B3")
    fight(s)
    for number in range(1, copies + 1):
        play(s, f"use Ox: Gain; die B{number}; roll 3; pass")
    assert why(s, "use Ox: Gain") == c.R80


@judged("R300", "R97", "R80")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_each_copy_that_is_attached_answers_once(copies: int) -> None:
    line = "Attached Has Response: When this Character arrives in a square, it gains {Gem}. Limit 1 per Phase. Ability Traits: Command"
    s, ox = worn(line, copies)
    play(fight(s), "use Ox: [Move]; step N" + "; use Ox: arrives" * copies)
    assert asked(s) == "Move:0" and s.tokens(ox, its.GEM) == copies
    play(s, "step N")
    assert asked(s) == "Move:0"


@judged("R300", "R70", "R187")
def test_both_copies_answer_that_their_host_is_killed_and_gone() -> None:
    for when_told, words in (("is killed", "use Imp: killed"), ("leaves play", "card Ring: leaves")):
        line = f"Attached Has Response: When this Character {when_told}, draw a card. Ability Traits: Command"
        ring = Card("Ring", kind=i.MODIFICATION, attach="Attach To: Character you control", lines=(line,))
        s = board([SPEAR, Card("Imp", hp=1), ring])
        imp = place(s, "Imp", 1, "D4")
        place(s, "Spear", 0, "C4")
        for _ in range(2):
            attach(s, "Ring", 1, imp)
            new(s, "Imp", 1, zones.MAIN_DECK)
        play(fight(s), f"use Spear: Melee; {words}; {words}")
        assert asked(s) == "Battle:1"


@judged("R300", "R97", "R208")
def test_a_copy_answers_what_the_other_does_and_not_itself() -> None:
    horn = Card("Horn", lines=(act("Target Character you control gains {Gem}."),))
    line = "Attached Has Passive: When this Character gains {Gem}, it gains {Gem}. Ability Traits: Command"
    for copies, gems in ((1, 2), (2, 5)):  # with two, each is answered by the other
        s, ox = worn(line, copies, horn, bank="B1")
        place(s, "Horn", 0, "A1")
        play(fight(s), "use Horn: Target; pick Ox")
        assert s.tokens(ox, its.GEM) == gems


@judged("R300", "R256")
def test_a_copy_that_has_gone_answers_no_more() -> None:
    line = "Attached Has Response: When this Character arrives in a square, discard a Modification you control. Ability Traits: Command"
    s, _ = worn(line, 2)
    play(fight(s), "use Ox: [Move]; step N; use Ox: arrives; pick Ring")
    assert asked(s) == "Move:0"


@judged("R300", "R89")
def test_a_keyword_is_had_once_however_often_it_is_given() -> None:
    s, ox = worn("Attached Has Dual Strike.", 2, Card("Spare", keywords=((i.DUAL_STRIKE, 0),)))
    fight(s)
    assert sum("same target" in LINES[id(s.library)][int(x)] for x in values.abilities(s, ox)) == 1


# ---- who is killed and stays

CAT = Card(
    "Cat",
    hp=2,
    lines=(when("When this Character is killed, remove all damage from it instead of discarding it."),),
)


@judged("R301", "R210", "R70", "R30")
def test_who_is_spared_finds_its_square_taken() -> None:
    leech = Card(
        "Leech",
        hp=9,
        lines=(when("When an enemy Character is killed, place this Character in a free square in RNG 3."),),
    )
    s = stand((SPEAR, 0, "C4"), (leech, 0, "C5"), (CAT, 1, "D4"))
    play(s, "use Spear: Melee; use Leech: place; sq D4; use Cat: killed")
    assert asked(s) == "Stranded:1"
    assert {where for where in ("C4", "D3", "D5", "E4") if why(s, f"sq {where}") == 0} == {"D3", "D5", "E4"}
    play(reloaded(s), "sq E4")
    play(s, "sq D5")
    assert at_square(s, the(s, "Leech")) == "D4" and at_square(s, the(s, "Cat")) == "D5"
    assert asked(s) == "Battle:1" and hurt(s, "Cat") == 0


@judged("R301", "R189", "PUSH.1")
def test_a_push_onto_the_killed_and_spared() -> None:
    line = "Global Action: {Exhaust} Ranged Attack (AOE Direct Line, RNG 6, STR 3, HP, PUSH). Ability Traits: Combat"
    post = Card("Post", hp=9)
    s = stand(
        (Card("Bow", hp=9, lines=(line,)), 0, "A1"), (OX, 1, "B1"), (CAT, 1, "C1"), (post, 1, "C2"),
        (Card("Wall", hp=9), 0, "D1"),
    )  # fmt: skip
    play(s, "use Bow: Ranged")
    aim(s, "A1", "N")
    play(s, "far 0")  # the Wall is pushed first, being the farthest: of one's own, too
    play(s, "far 1; use Cat: killed")
    assert at_square(s, the(s, "Ox")) == "C1" and at_square(s, the(s, "Cat")) == "B1"  # the only one so near


@judged("R97", "R187", "R221")
def test_two_copies_of_a_card_that_left_both_answer() -> None:
    """Both lie in the Discard Pile and are named by what they are, and each answers once."""
    charm = Card(
        "Charm", kind=i.MODIFICATION, attach="Attach To: Character you control",
        lines=(when("When the attached Character leaves play, return this card to its owner's Hand."),),
    )  # fmt: skip
    s = board([SPEAR, Card("Imp", hp=2), charm])
    place(s, "Spear", 0, "C4")
    imp = place(s, "Imp", 1, "D4")
    charms = [attach(s, "Charm", 1, imp) for _ in range(2)]
    play(fight(s), "use Spear: Melee; card Charm: return; card Charm: return")
    assert [zone_of(s, one) for one in charms] == [zones.HAND] * 2 and asked(s) == "Battle:1"


# ---- several costs of several cards

PLAIN = [Card("Ann"), Card("Bob")]
BURNING = [Card(name, traits=("Fire",)) for name in ("Red", "Sol", "Ten")]


def paying(costs: str, *cast: Card) -> Board:
    line = f"Global Action: {costs}: Gain {{R}}. Ability Traits: Command"
    s = board([Card("Altar", kind=i.FIELD, lines=(line,)), *cast])
    place(s, "Altar", 0, "A1")
    for number, card in enumerate(cast):
        place(s, card.name, 0, f"B{number + 1}")
    return fight(s)


def able(s: Board, *cast: Card) -> list[str]:
    picks = [o.make(o.PICK, spot_named(s, card.name)) for card in cast]
    return [card.name for card, choice in zip(cast, picks, strict=True) if s.bar(choice) == 0]


BOTH = "Exhaust 2 Characters you control, exhaust 2 Fire Characters you control"


@judged("R273", "SEQ.2", "R183")
def test_of_several_that_pay_each_leaves_enough_for_the_rest() -> None:
    cast = (*PLAIN, *BURNING)
    s = paying(BOTH, *cast)
    play(s, "use Altar: Gain")
    assert able(s, *cast) == ["Ann", "Bob", "Red", "Sol", "Ten"]
    play(s, "pick Sol")
    s = reloaded(s)
    assert able(s, *cast) == [
        "Ann",
        "Bob",
    ]  # with another Fire one there would be one left for the second cost
    play(s, "pick Bob; roll 3")
    assert [s.get(the(s, card.name), its.SIDE) == its.EXHAUSTED for card in cast] == [False] + [True] * 4


@judged("R273", "R188", "SEQ.2")
def test_what_pays_is_not_asked_where_there_is_no_choice() -> None:
    s = paying(BOTH, *PLAIN, *BURNING[:2])
    play(s, "use Altar: Gain; roll 3")
    for short in ((PLAIN[0], *BURNING[:2]), tuple(BURNING)):
        assert why(paying(BOTH, *short), "use Altar: Gain") == c.SEQ_2


@judged("R273", "R181", "R190")
def test_who_is_not_picked_for_a_cost_is_told_why() -> None:
    cast = (*PLAIN, *BURNING)
    s = paying(BOTH, *cast)
    play(s, "use Altar: Gain; pick Sol")
    for name, clause, words in (
        ("Sol", "R181", "Sol has been picked already"),
        ("Red", "R273", "with Red the rest of what is to be paid could not be"),
        ("Altar", "R181", "Altar is none of those that Altar speaks of, or it cannot be done to it"),
    ):
        assert GAME_WITH_WORDS.why_not(s, o.make(o.PICK, spot_named(s, name))) == (
            f"antithesis {clause}",
            words,
        )
    s = paying("Exhaust 2 Characters you control", *PLAIN, *BURNING)
    play(s, "use Altar: Gain")
    assert GAME_WITH_WORDS.why_not(s, o.make(o.PICK, spot_named(s, "Ten")))[1].endswith("Ten comes too early")


@judged("SEQ.2", "R273")
def test_no_cost_is_paid_with_cards_of_one_size() -> None:
    """Which can be the second depends on the first: of one that is exhausted there may be no other."""
    line = (
        "Global Action: Exhaust 2 Characters you control of the same Size: Gain {R}. Ability Traits: Command"
    )
    with pytest.raises(CardError, match="exhaust 2 Large Characters you control"):
        texts().read(line)
    assert texts().read(
        line.replace("Characters you control of the same Size", "Large Characters you control")
    )


@judged("R273", "CMA.2", "R148", "R182")
def test_who_pays_with_itself_has_nobody_left_to_move() -> None:
    for costs, clause in (
        ("Return this Character to its owner's Hand", c.CMA_1),
        ("Kill this Character", c.CMA_1),
        ("Return a Character you control to its owner's Hand", 0),  # for there is another
    ):
        line = f"Global Action: {costs}: Gain {{R}}. Ability Traits: Economics"
        s = stand((Card("Imp", lines=(line,)), 0, "C4"), (OX, 0, "A1"), cp=1)
        assert why(s, "use Imp: performs a [CMA]") == clause
        assert why(s, "use Imp: Gain") == 0
    line = "Global Action: Return this Character to its owner's Hand: Gain {R}. Ability Traits: Economics"
    imp = Card("Imp", lines=(line, FREE), keywords=((i.FLEET_FOOTED, 0),))
    s = stand((imp, 0, "C4"), cp=1, bank="R1")
    play(s, "use Imp: performs a [CMA]")
    assert why(s, "combine Imp: Gain") == c.R273 and why(s, "combine Imp: Melee") == 0


@judged("R187", "R221", "R300")
def test_whoever_answers_from_where_its_leaving_has_put_it_could_be_named() -> None:
    """What may be chosen is among all that could be tried."""
    cat = Card("Cat", hp=2, lines=(when("When this Character leaves play, draw a card."),))
    s = stand((SPEAR, 0, "C4"), (cat, 1, "D4"))
    play(s, "use Spear: Melee")
    assert asked(s) == "Window:1" and set(s.options()) <= set(s.candidates())


# ---- the same card in both Discard Piles


@judged("R136", "R122", "R181")
@pytest.mark.parametrize(
    "text",
    [
        "Remove a Character in a Discard Pile from the game.",
        "Remove target Character in a Discard Pile from the game.",
    ],
)
@pytest.mark.parametrize("whose", [0, 1])
def test_of_two_like_cards_the_one_that_is_named_is_meant(text: str, whose: int) -> None:
    """Both players may use the same cards: a name alone does not say in whose Discard Pile."""
    s = board([Card("Horn", lines=(act(text),)), OX])
    place(s, "Horn", 0, "A1")
    oxen = [new(s, "Ox", seat, zones.DISCARD_PILE) for seat in range(2)]
    dice(s, 0, "B1")
    play(fight(s), "use Horn: Discard Pile")
    tokens = [GAME_WITH_WORDS.token(s, int(choice)) for choice in s.options()]
    assert tokens == ["take:Ox", "take2:Ox"]
    chosen = GAME_WITH_WORDS.read(s, tokens[whose])
    assert GAME_WITH_WORDS.label(s, chosen) == f"Ox of player {whose + 1}"
    assert GAME_WITH_WORDS.refs(s, chosen)[0].id == f"{whose + 1}g:Ox"
    s.apply(chosen)
    assert zone_of(s, oxen[whose]) == zones.OUT_OF_GAME and zone_of(s, oxen[1 - whose]) == zones.DISCARD_PILE


@judged("R136", "R192")
def test_of_like_cards_in_one_pile_any_is_meant() -> None:
    s = board([Card("Horn", lines=(act("Remove a Character in a Discard Pile from the game."),)), OX, SPEAR])
    place(s, "Horn", 0, "A1")
    for name in ("Ox", "Ox", "Spear"):
        new(s, name, 1, zones.DISCARD_PILE)
    dice(s, 0, "B1")
    play(fight(s), "use Horn: Discard Pile")
    assert sorted(GAME_WITH_WORDS.token(s, int(choice)) for choice in s.options()) == [
        "take:Ox",
        "take:Spear",
    ]


# ---- what a window is about


@judged("R191", "R70", "R96")
def test_a_window_names_who_was_hit_and_killed_and_not_who_did_it() -> None:
    watch = Card(
        "Watch",
        kind=i.FIELD,
        lines=(
            when("When a Character takes True Damage, gain {R}."),
            when("When a Character is killed, gain {R}."),
            when("When a Character leaves play, gain {R}."),
        ),
    )
    s = stand((SPEAR, 0, "C4"), (Card("Imp", hp=3), 1, "D4"), (watch, 0, "G9"))
    play(s, "use Spear: Melee")
    assert "damage was dealt (Imp)" in GAME_WITH_WORDS.question(s)
    play(s, "pass")
    assert "a Character is killed (Imp)" in GAME_WITH_WORDS.question(s)
    play(s, "pass")
    assert "a card left play (Imp)" in GAME_WITH_WORDS.question(s)
