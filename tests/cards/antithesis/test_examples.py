"""Every example of the card language, every Keyword and every window reads, and prints back byte for byte."""

from pathlib import Path

# ruff: noqa: E501  # a text and what is said of it stand on one line
import pytest

from sandtable.cards.errors import CardError
from sandtable.cards.habits import understood
from sandtable.cards.programs import Program
from sandtable.games.antithesis.cardset import frame
from sandtable.games.antithesis.cardset.card import income
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.texts import ATTACHING
from sandtable.games.antithesis.language.verbs import DOINGS, OPERANDS, WINDOWS
from sandtable.games.antithesis.language.vocabulary import VOCABULARY, verify
from sandtable.testing.cards import check_card, check_pool, check_program

from .corpus import card_file, constructs, keyword_texts, lines, pool, programs, texts

TITLES = ("Champion", "Character", "Field", "Tactic", "Modification", "Strategy", "Directive", "Objective")
BURST = "Burst-Act"  # printed as Interrupt (R91)


def printed_field(label: str, said: str) -> str:
    """A line of a frame, read and printed again."""
    if label == "Cost":
        return frame.show_cost(frame.cost(said))
    if label == "Movement":
        return frame.show_array(frame.array(said))
    if label == "Engagement":
        return f"RNG {frame.show_span(frame.engagement(said))}"
    if label == "Income":
        return frame.show_icons(income(said))
    if label == "DEF":
        number, kind = frame.defence(said)
        return f"{number} {kind}"
    if label == "Field Size":
        wide, deep = frame.field_size(said)
        return f"{wide}x{deep}"
    if label == "Grid":
        squares = frame.grid(said)
        rows = f"{w.ROWS.word(squares[0] // 9 + 1)}-{w.ROWS.word(squares[-1] // 9 + 1)}"
        return f"rows {rows}, columns {squares[0] % 9 + 1}-{squares[-1] % 9 + 1}"
    if label == "Keywords":
        assert texts().keywords(said)[1] == said
        return said
    if label == "Faction":
        name, _, value = said.partition(" ")
        return f"{w.FACTIONS.word(w.FACTIONS.number(name))} {int(value)}"
    if label == "Alignment":
        return w.ALIGNMENTS.word(w.ALIGNMENTS.number(said))
    if label == "Size":
        words = dict(part.split(": ") for part in f"Size: {said}".split("  "))
        assert words["Size"] in w.SIZES and set(words) == {"Size", "HP", "DEF", "VP", "Presence"}
        words["DEF"] = printed_field("DEF", words["DEF"])
        numbers = [f"{key}: {int(words[key]) if words[key].isdigit() else words[key]}" for key in words]
        return "  ".join(numbers).removeprefix("Size: ")
    assert label in ("Traits", "Ability Traits"), label
    return ", ".join([w.TRAITS.word(w.TRAITS.number(word)) for word in said.split(", ")])


def printed(line: str) -> str:
    """An example, read and printed again."""
    label, _, said = line.partition(": ")
    if label == "Attach To":
        return texts().write(texts().read(line, ATTACHING).program)
    try:
        reading = understood(texts(), line).reading
    except CardError:
        return f"{label}: {printed_field(label, said)}"
    verify(reading.program.code)
    return texts().write(reading.program)


KEYS = {
    "Cost": "cost", "Traits": "traits", "Movement": "movement", "Engagement": "engagement", "Keywords": "keywords",
    "Income": "income", "HP": "hp", "DEF": "def", "VP": "vp", "Presence": "presence", "Size": "size",
    "Alignment": "alignment",
}  # fmt: skip


def card_of(block: str) -> str:
    """The card file of a printed block."""
    title, *rest = block.split("\n")
    kind, _, name = title.partition(": ")
    out = ["[[card]]", f'name = "{name}"', f'type = "{kind}"']
    lines: list[str] = []
    for line in rest:
        for part in line.split("  "):
            label, _, said = part.partition(": ")
            if label == "Faction":
                faction, _, value = said.partition(" ")
                out.append(f'faction = "{faction}"')
                out += [f"value = {value}"] if value else []
            elif label in KEYS:
                out.append(f"{KEYS[label]} = {said if said.isdigit() and label != 'Cost' else repr(said)}")
            else:
                lines.append(part)
    if kind == "Directive":
        out[1] = f'name = "Directive of {name}"'
        out.append(f'champion = "{name}"')
    return "\n".join([*out, 'text = """', *lines, '"""', ""])


@pytest.mark.clause("antithesis R91")
def test_every_example_of_the_card_language_prints_back(tmp_path: Path):
    examples = [str(row["example"]) for row in constructs()]
    assert len(examples) == 232
    for example in examples:
        if example.split(":")[0] in TITLES:
            (card,) = card_file(tmp_path, card_of(example)).drafts
            assert card.block() == example
        elif BURST in example:
            assert printed(example) == example.replace(BURST, "Interrupt")
        else:
            assert printed(example) == example


@pytest.mark.clause("antithesis KEYW.1", "antithesis UNP.CHAR", "antithesis UNP.PLAYER")
@pytest.mark.parametrize("text", keyword_texts(), ids=lambda text: text[:60])
def test_keywords_and_unprinted_abilities_are_texts_of_the_language(text):
    program = texts().read(text).program
    assert texts().write(program) == text
    check_program(texts(), program)


@pytest.mark.clause("antithesis R96")
def test_there_are_28_windows_each_with_a_phrase():
    windows = {op for op, _ in WINDOWS.spoken}
    assert windows == set(range(i.FIRST_WINDOW, i.LAST_WINDOW + 1)) and len(windows) == 28


def test_every_card_of_the_set_is_read_and_prints_back():
    check_pool(pool())
    for card in pool().all():
        check_card(pool(), card)


def ops_of(example):
    """The instructions of an example that is a line by itself."""
    try:
        return verify(texts().read(example).program.code).ops
    except CardError:
        return set()


def test_every_instruction_and_keyword_is_used_by_some_card():
    used = {op for program in programs() for op in verify(program.code).ops}
    examples = {op for one in constructs() for op in ops_of(str(one["example"]))}
    # no card of the set has these
    unused = {
        i.ATTACK_MOVED,
        i.BAN,
        i.ELSE,
        i.THERE_ARE,
        i.ROLL,
        i.ROLLED,
        i.CHOOSE,
        i.WAS_MANY,
        i.SPARE,
        i.RETARGET,
        i.LOOK_TOP,
        i.IDLE,
        i.TAKE_DICE,
        i.ARRANGE,
        i.BATTLE_STARTED,
        i.BATTLE_ENDED,
        i.DISCARD_DOWN,
        i.REMOVE_TOKENS,
        i.GIVE_DIE,
        i.DOOM,
        i.SORT,
        i.DISCARD_DICE,
        i.CHOOSE_SQUARE,
        i.GAIN_EITHER,
        i.DEPLOYED_NOW,
        i.TRIGGERED_NOW,
    }
    assert set(OPERANDS) - used == unused <= examples
    assert {op for op, _ in DOINGS.spoken} <= used | unused
    named = {kind for card in pool().all() for kind, _, _ in card.keywords}
    assert set(range(i.FIRST_KEYWORD, i.LAST_KEYWORD + 1)) - named == {i.SOUL_HARVESTING}  # of Attacks


def test_no_two_texts_are_one_program():
    assert len({program.code for program in programs()}) == len(lines())


def test_every_program_is_told_in_words():
    for program in programs():
        assert texts().listed(Program(program.code))
    assert VOCABULARY.operands is OPERANDS
