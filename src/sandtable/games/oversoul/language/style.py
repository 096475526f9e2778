"""How Oversoul prints: nouns agree with their number, verbs with their subject; spaces and capitals."""

from typing import Final

from sandtable.cards.forms import article, plural, third
from sandtable.cards.grammar import Production
from sandtable.cards.tree import Node, names
from sandtable.cards.writer import Style, Unit, as_written

PLURAL: Final = 1
THIRD: Final = 2
SEVERAL: Final = 4  # under AURA: several cards Have

ALWAYS: Final = frozenset(
    ("any_number", "any_number_of_yours", "n_of_yours", "up_to_of_yours", "all", "all_yours", "each_yours",
     "that_many", "one_of_yours",
     "another_of_yours", "keyword_to", "keyword_against", "early", "number_of", "for_each_yours",
     "archetypes_among", "for_each_archetype", "archetypes_except", "for_each_archetype_except", "for_every",
     "total_of", "extreme_of",
     "for_every_yours",
     "term_except", "term_only", "law_to", "law_attach",
     "has_more_cards", "remove_marks", "deals_more_to", "deals_more_battle_to", "deals_more_attacks_to",
     "deals_more_retaliating_to")
)  # fmt: skip
COUNTING: Final = frozenset(
    (
        "n",
        "up_to",
        "or_group",
        "term_count",
        "term_count_you",
        "term_count_opponent",
        "more_plus",
        "place_marks",
        "remove_some",
    )
)
HANDED_ON: Final = frozenset(
    ("filters_or", "unsigned", "signed", "valued", "valued_less", "valued_more", "kind_noun",
    "kind_role_noun",
     "kind_archetype_noun", "kind_archetype_role_noun", "kind_played", "kind_archetype_played", "death_mark",
     "named_mark", "sentence_list", "order", "next_step", "then_step")
)  # fmt: skip
MANY_REFS: Final = frozenset(("them", "those_cards", "the_rest", "damaged_cards"))
SPOKEN_OF: Final = frozenset(
    (
        "they_have",
        "deals_more",
        "deals_more_to",
        "deals_more_battle",
        "deals_more_battle_to",
        "deals_more_attacks",
        "deals_more_attacks_to",
        "deals_more_retaliating",
        "deals_more_retaliating_to",
        "they_cost",
        "gain_rank",
        "lose_rank",
        "they_lose",
        "generate",
        "become",
        "enter_exhausted",
        "generate_more",
        "they_copy",
        "they_steal",
    )
)
MANY: Final = frozenset(
    ("all", "all_yours", "each_yours", "that_many", "top_cards", "any_number", "any_number_of_yours")
)
CLING: Final = frozenset(",;:)*➤")
OPEN: Final = frozenset(("●", '"●', "(", "+", "-"))
CAPITAL: Final = frozenset(("●", '"●', "*", "➤", ";", ":", "/"))


def is_many(node: Node) -> bool:
    """Whether the cards that a phrase means are several."""
    name = node.name
    if name in ("or_filter", "or_group"):
        return is_many(node.node(0))
    if name in ("n", "up_to", "n_of_yours", "up_to_of_yours"):
        return node.word(0) != "1"
    if name in ("yours", "opposing"):
        return "leader" not in core_names(node.node(0))
    if name == "the":
        return is_around(node.node(0))
    return name in MANY_REFS or name in MANY


def core_names(node: Node) -> set[str]:
    """The productions of a filter itself, without what stands behind its noun."""
    while node.name == "where":
        node = node.node(0)
    return names(node)


def is_around(node: Node) -> bool:
    while node.name == "where":
        if node.node(1).name in ("adjacent", "surrounding"):
            return True
        node = node.node(0)
    return False


def one_only(node: Node) -> bool:
    """Whether a number or comparison means exactly one."""
    return node.name in ("number", "exactly") and node.word(0) == "1"


def inherit(node: Node, index: int, features: int) -> int:
    name = node.name
    last = len(node.children) - 1
    if name in ("statement", "player_acts", "somebody_does"):
        subject = node.node(0)
        if index == 0:
            return 0
        return 0 if subject.name == "you" or (name == "statement" and is_many(subject)) else THIRD
    if name == "lawful" and index == last:
        law = node.node(0)
        law = law.node(0) if law.name in ("law_terms", "law_to", "law_to_terms") else law
        return SEVERAL if law.name == "law" and law.word(0) == "AURA" else 0
    if name in ("such", "where"):
        return features if index == (1 if name == "such" else 0) else 0
    if name in HANDED_ON:
        return features
    if name in ("place_marks", "remove_some", "with_marks", "has_cards"):
        wanted = 2 if name == "has_cards" else 1
        return PLURAL if index == wanted and not one_only(node.node(wanted - 1)) else 0
    if name in ("remove_marks", "marks_on", "number_is", "archetypes_is"):
        return PLURAL if index == 0 else 0
    if name in ("number_done", "done_is"):
        return PLURAL if index == 0 else 0
    if name == "with_stat_number":
        return PLURAL if index == last - 1 else 0
    if name in ("total_is", "extreme_is"):
        return PLURAL if index == last - 1 else 0
    if name == "more_plus" or name in COUNTING:
        number = 1 if name == "or_group" else 0
        return PLURAL if index == number + 1 and node.word(number) != "1" else 0
    if name == "or_filter":
        return PLURAL if index == 1 and is_plural_noun(node.node(0)) else 0
    if name in ("yours", "opposing", "the"):
        return PLURAL if is_many(node) else 0
    if name == "law_to_terms":
        return PLURAL if index == 1 else 0
    return PLURAL if name in ALWAYS and index == last else 0


def is_plural_noun(node: Node) -> bool:
    """Whether the noun of a phrase is plural, which "1 of your Units" has."""
    if node.name == "or_filter":
        return is_plural_noun(node.node(0))
    return is_many(node) or node.name in ALWAYS


def inflect(production: Production, place: int, node: Node, features: int) -> str:
    phrase = production.symbols[place].phrase
    rule, name = production.rule, production.name
    if rule == "noun" or phrase == "mark":
        return plural(phrase) if features & PLURAL else phrase
    counted = name in ("top_cards", "with_constructs", "without_constructs", "draw_amount")
    if counted and phrase in ("card", "Construct"):
        return plural(phrase)
    if name == "player_chooses" and phrase == "Choose":
        return third(phrase)
    if name == "preparing_costs" and phrase == "Consume":
        return phrase if node.node(0).name == "you" else third(phrase)
    if phrase == "Takes" and rule == "state":
        return "Takes" if features & THIRD else "Take"
    if phrase == "Has":
        many = features & SEVERAL if rule == "act" else not features & THIRD
        return "Have" if many else "Has"
    if phrase == "has":
        return "have" if name in ("has_cards", "has_more_cards") and node.node(0).name == "you" else "has"
    if name == "heals_what" and phrase == "Heal":
        return third(phrase)
    if name in ("player_heals", "player_returns"):
        return phrase if node.node(0).name == "you" else third(phrase)
    if rule == "happening" and phrase in (
        "Attack",
        "Guard",
        "Shatter",
        "Deal",
        "Retaliate",
        "Generate ENERGY",
    ):
        return third(phrase)
    if name in ("next_costs", "next_costs_amount", "their_next_costs", "next_generates") and phrase in (
        "Consume",
        "Generate",
    ):
        return third(phrase)
    if rule == "act" and place == 0 and features & THIRD:
        return third(phrase)
    if features & THIRD and (phrase == "Become" or (name in SPOKEN_OF and place == 0)):
        return third(phrase)
    return phrase


def typeset(units: list[Unit]) -> str:
    """Words as a line: spaces, capitals, and "an" before a vowel."""
    out = ""
    before = ""
    underlined = False
    for number, unit in enumerate(units):
        text = unit.text
        if text == "a" and not unit.open and number + 1 < len(units):
            text = article(units[number + 1].text)
        if before in CAPITAL or not before:
            text = text[0].upper() + text[1:]
        tight = not out or before in OPEN or text[0] in CLING
        if text == "_":
            tight = True
            underlined = not underlined
        elif text == '"' or (before == "_" and underlined):
            tight = True
        out += text if tight else f" {text}"
        before = text
    return out


STYLE: Final = Style(inherit, inflect, as_written, typeset)
