"""The working pool: all of it reads, and together its cards use the whole language."""

import tomllib

import pytest

from sandtable.build import compiled
from sandtable.cards.pool import NO_VALUE
from sandtable.games.athernum.cardset import library
from sandtable.games.athernum.cardset.card import Card
from sandtable.games.athernum.cardset.pool import HOME
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.verbs import VERBS
from sandtable.games.athernum.language.vocabulary import TESTS, verify
from sandtable.testing.cards import check_card, check_pool, unused_productions

from .corpus import book, pool, programs, texts


def cards() -> list[Card]:
    return list(pool().cards.values())


def test_every_card_is_read():
    check_pool(pool())
    assert len(cards()) == 160


@pytest.mark.clause("athernum 1.3.1", "athernum 1.3.2")
@pytest.mark.parametrize("card", cards() + list(pool().tokens.values()), ids=lambda card: card.name)
def test_a_card_prints_back_word_for_word(card):
    check_card(pool(), card)


def test_every_instruction_is_on_a_card():
    walks = [verify(program.code) for program in programs()]
    used = set().union(*[walk.ops for walk in walks])
    assert [verb.name for verb in VERBS if verb.op not in used] == [
        "REVEAL_UNTIL", "FIGHT", "DEAL_DIVIDED", "STRIKE", "PLACE_DIVIDED", "SHED_MARKERS",
        "PAY_ANY", "MORE_GLOBAL", "ENTER_COMBAT", "EXTRA_TURN", "PREVENT_BUT", "DOUBLE_THAT",
        "INCREASE_THAT", "SWAP", "ATTACK_FEE", "ENTER_WITH", "UNPREVENTED", "FEE_MORE", "FEE_LESS",
        "KEEP_POOL", "CONTROL_FEWER",
        "HAS_FOUGHT", "IS_TIME",
    ]  # fmt: skip
    strange = {i.STAT_BELOW, i.IN_HAND, i.DIFFERENT, i.NO_FIELD, i.EXTREME, i.NOT_NOUN}
    strange |= {i.ENTERED, i.WAS_DEALT, i.DID_NOT_ATTACK, i.WHO_CONTROLS, i.ATTACKING_WHAT, i.A_DFV}
    strange |= {i.SLOTS_OF, i.STAT_UP_TO, i.STAT_SAME, i.WITH_SKILL}
    strange |= {i.DIFFERENT_FACTIONS, i.SAME_FACTION, i.OTHER_FACTION, i.STAT_ABOVE, i.EFFECT_OF}
    strange |= {i.STAT_UNDER, i.STAT_OVER, i.EFFECT_FROM}
    assert set(TESTS) - strange == set().union(*[walk.tests for walk in walks])
    assert set(range(i.REF, i.MATCH + 1)) == set().union(*[walk.modes for walk in walks])


def test_every_production_is_on_a_card():
    only_in_tests = {"if_they_do_not", "if_you_do_not"}  # test_said_and_done.py
    only_in_tests |= {"pay_any", "pay_any_to", "for_each_point"}  # clauses/athernum/test_any_amount.py
    only_in_tests |= {"if_you_do_later", "if_they_do_later", "if_later"}  # test_said_and_done.py
    only_in_tests |= {"be_targeted_by"}  # on a card of tests/clauses/athernum/cards_meaning.toml
    only_in_tests |= {
        "be_put_into_from", "cards_in_hand", "cheaper_to", "deal_damage_to", "deal_that", "different_names",
        "enter_with", "for_each_up_to", "markers_up_to", "on_bottom_in_order", "stat_below", "without_field",
    }  # fmt: skip  # on cards of strangers/texts.toml
    only_in_tests |= {
        "active_player", "back_into_slot_exhausted", "enter_from", "maximum_higher",
        "until_end_of_your_next_turn",
    }  # fmt: skip  # test_learnt.py and strangers/third.toml
    only_in_tests |= {
        "attach_down", "have_fought", "many_skills", "more_skills", "slots_of",
    }  # fmt: skip  # test_rulebook_words.py
    only_in_tests |= {"next_instead", "next_prevented", "whose_turn", "your_turn"}  # test_spoken_of.py
    only_in_tests |= {
        "and_prop", "be_phase", "controllers_main", "deal_damage", "did_discard", "did_not", "double_that",
        "entered", "exchange_for", "fewest_cards", "fewest_markers", "have_equal", "have_fewer_cards",
        "have_more_cards", "increase_that", "is_not", "its_controller_controls", "most_cards",
        "most_markers", "not_attached", "not_exhausted", "not_face", "not_in", "not_noun", "not_phase",
        "not_thing", "search_zone", "skip_own", "stat_highest", "stat_lowest", "swap", "targets_main",
        "until_end_of_its_controllers_turn", "until_end_of_their_next_turn", "was_attacked", "was_dealt",
        "was_discarded", "was_exhausted",
    }  # fmt: skip  # test_asked.py, test_counted.py and strangers/fourth.toml to sixth.toml
    only_in_tests |= {
        "activated_global", "any_target", "be_created", "be_defended", "be_moved", "be_returned",
        "be_revealed", "defend_against", "did_activate", "enter_combat", "exactly", "highest_of",
        "of_their_faction", "on_choose", "their_owner", "there_are", "there_is", "total_of",
    }  # fmt: skip  # strangers/seventh.toml to tenth.toml, further.toml
    only_in_tests |= {
        "a_dfv", "activate_exhausted", "also_cannot_by_effects", "also_cannot_by_theirs",
        "for_each_marker_most", "for_each_marker_up_to", "for_each_most", "on_later", "whose_controller",
        "whose_owner",
    }  # fmt: skip  # strangers/fourteenth.toml to sixteenth.toml, test_said_and_done.py
    only_in_tests |= {
        "at_next_turn_controllers", "at_next_turn_owners", "at_next_turn_theirs", "at_next_turn_yours",
        "attack_undefended", "attacking_what", "be_dealt_least", "cannot_by_effects", "cannot_by_theirs",
        "deal_divided", "draw_nth_their", "fight", "maximum_of", "more_than", "name_other_card",
        "no_opponent_holds", "on_bottom_at_random", "opponents_own", "place_divided", "prevent_but",
        "reveal_until", "reveal_until_they", "that_did_not_attack", "that_entered", "that_was_dealt",
        "tireless_first", "twice_value", "unprevented", "who_controls",
    }  # fmt: skip  # test_composed.py, strangers/eleventh.toml and twelfth.toml
    only_in_tests |= {
        "equip_ability", "fee_less", "fee_more", "fees_of_all", "fees_of_them", "fees_of_things",
        "fees_of_you", "instead_by_effects", "instead_by_theirs", "limit_no_stack", "more_global",
        "stat_same", "stat_up_to", "that_number", "unprevented_combat", "unprevented_of", "with_skill",
    }  # fmt: skip  # test_told_apart.py and strangers/twenty_first.toml
    only_in_tests |= {
        "of_a_character", "of_a_location", "of_an_item", "stat_over", "stat_under",
    }  # fmt: skip  # strangers/thirty_second.toml
    only_in_tests |= {
        "be_discarded_hurt", "become_also", "controls_fewer", "different_factions", "draw_empty",
        "extra_turn", "lose_empty", "next_cheaper", "other_faction_than", "same_faction_as", "source",
        "until_end_of_combat", "until_end_of_opponents_turn",
    }  # fmt: skip  # tests/clauses/athernum/test_turns_and_sources.py
    only_in_tests |= {"equip_fee", "if_they_do_and", "if_you_do_and"}  # test_left_behind.py
    only_in_tests |= {"add_own", "first_instead", "first_prevented", "otherwise_if"}  # test_first_time.py
    only_in_tests |= {
        "damage_source", "deal_equal_divided", "deal_that_divided", "keep_exhaustion", "may_have",
    }  # fmt: skip  # test_one_and_another.py and strangers/thirtieth.toml
    only_in_tests |= {
        "a_skill_of", "active_controls", "attacked_now", "discarded_now", "for_each_done", "for_each_least",
        "for_each_marker_least", "name_no_leader", "not_fought", "number_of_done", "of_a_skill",
        "of_two_skills", "opponent_discarded", "opponent_drew", "opponent_played", "skills_of",
        "stat_above", "until_the_next", "until_your_combat", "until_your_day", "until_your_evening",
        "you_discarded", "you_drew", "you_played",
    }  # fmt: skip  # test_done_this_turn.py and strangers/thirty_first.toml
    only_in_tests |= {
        "attack_fee", "be_moved_from", "be_returned_from", "instead_later", "keep_pool", "keep_pool_of",
        "keep_pools", "keep_pools_of", "next_instead_later", "prevent_effects", "prevent_theirs",
    }  # fmt: skip  # strangers/thirty_third.toml
    assert unused_productions(texts(), programs()) == only_in_tests


@pytest.mark.clause("athernum 4.3.5f.IV", "athernum 4.3.5d.II")
def test_leaders():
    leaders = [card for card in cards() if card.can_lead()]
    assert {card.victory for card in leaders} == {6}
    assert {"Character", "Location", "Item"} == {card.supertype for card in leaders}
    for card in leaders:
        assert sum(program.code[i.KEYWORD] == i.SUPPORT for program in card.abilities) == 1, card.name
    for faction in pool().registry["FACTION"].words:
        assert sum(card.faction == faction for card in leaders) == 3


@pytest.mark.clause("athernum 3.0.1", "athernum R135")
def test_small_fields_do_not_lead():
    small = [card for card in cards() if card.victory not in (NO_VALUE, 6)]
    assert len(small) >= 6 and all(card.victory % 2 for card in small)
    assert not any(card.can_lead() for card in small)


@pytest.mark.clause("athernum 2.2.1", "athernum 2.3.1a", "athernum 2.4.1")
def test_only_characters_have_a_cost():
    for card in cards():
        assert (card.cost != NO_VALUE) == (card.supertype == "Character"), card.name


@pytest.mark.clause("athernum 1.1.6", "athernum 2.1.3c")
def test_tokens_are_what_their_texts_create():
    created = {
        name: fields
        for program in programs()
        for name, fields in tokens_of(program.code, 0)
    }  # fmt: skip
    assert set(created) == {
        "Cog", "Thornband", "Seedling", "Cinderling", "Drowned Hand", "Conscript", "Waymark",
    }  # fmt: skip
    for name, (ofv, dfv, victory, abilities) in created.items():
        sheet = pool().tokens[name]
        assert (sheet.ofv, sheet.dfv, sheet.victory, len(sheet.abilities)) == (ofv, dfv, victory, abilities)


def tokens_of(code: tuple[int, ...], at: int) -> list[tuple[str, tuple[int, int, int, int]]]:
    """Name, values and number of abilities of the named tokens that a program creates."""
    found = []
    pc = at + code[at + i.BODY]
    while code[pc] != i.END:
        if code[pc] == i.CREATE:
            selection = pc + code[pc + i.A]
            filter = selection + code[selection + i.FITS]
            name, ofv, dfv, victory, abilities = "", NO_VALUE, NO_VALUE, NO_VALUE, 0
            for n in range(code[filter]):
                test, x, y = code[filter + 1 + 3 * n : filter + 4 + 3 * n]
                if test == i.NAMED:
                    name = pool().registry.word("NAME", x)
                elif test == i.STATS:
                    ofv, dfv = x, y
                elif test == i.FIELD_OF:
                    victory = x
                abilities += test == i.WITH_ABILITY
            if name:
                found.append((name, (ofv, dfv, victory, abilities)))
        pc += i.ROW
    return found


@pytest.mark.clause("athernum R124", "athernum 10.5.2", "athernum 10.5.3", "athernum 10.5.text.undefined")
def test_markers_registered_explained_and_without_meaning():
    assert set(pool().meanings) == {"Briar", "Rust", "Seal"}
    assert sorted(warning.message.split()[0] for warning in pool().warnings) == ["Soot", "Tally"]


def test_the_rules_are_the_games_own():
    data = tomllib.loads((HOME / "rules.toml").read_text(encoding="utf-8"))
    assert (data["game"], data["edition"]) == ("athernum", 14)
    assert len(book().clauses) == 722 + 190


def test_names_and_flavour_are_our_own():
    """No card is called like one of the clause file's examples."""
    text = (HOME / "rules.toml").read_text(encoding="utf-8")
    assert [card.name for card in cards() if card.name in text] == []
    assert all(card.flavour for card in cards())


def test_the_library_is_compiled_with_the_engine():
    """Every effect reads it, and files beside it are read once and never compiled."""
    assert str(library.__file__).endswith(".py") != compiled()
