"""Noun phrases and zones: each to its selection or zone, and printed from it."""

from typing import Final

from sandtable.cards.draft import reference, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.forms import in_words
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language import wordings as w
from sandtable.games.athernum.language.draft import (
    CODE,
    CREATED,
    DESCRIPTION,
    PATTERN,
    SEARCHED,
    STATEMENT,
    Draft,
    Mention,
    Noun,
    Source,
    again,
    unsaid,
)
from sandtable.games.athernum.language.filters import (
    Description,
    described,
    itself,
    noun_words,
    other_than,
    print_description,
    print_nouns,
    target_opponent,
)
from sandtable.games.athernum.language.numbers import number
from sandtable.games.athernum.language.sorts import PLAYERS, THINGS

SAY_LOW: Final = frozenset(
    ("n", "n_target", "n_or_more", "exactly", "more_than")
)  # determiners that say their least number,
SAY_HIGH: Final = frozenset(("up_to", "up_to_target", "each_of_up_to_target", "n_or_fewer"))  # their most
COUNTED: Final = frozenset(("a", "n", "up_to", "any_number_of", "another", "that_many"))
# what these move is somewhere else afterwards
MOVES: Final = frozenset((i.DISCARD, i.RETURN, i.MOVE, i.PUT, i.SHUFFLE_CARDS, i.DRAW_CARD))
OWN_NOUNS: Final = frozenset(
    (i.CARD, i.CHARACTER, i.ITEM, i.LOCATION, i.TOKEN, i.PERMANENT, i.ATTACHMENT)
)  # fmt: skip


def noun_phrase(d: Draft, node: Node, place: int, home: int = 0) -> Noun:
    """Lower a noun phrase; `home` is where a plain "card" is looked for if the text does not say."""
    name = node.name
    if name == "pick":
        return picked(d, node, place, home)
    if name == "group":
        return grouped(d, node, place, home)
    if name in ("top_card", "top_cards"):
        return top_cards(d, node, place)
    if name in ("this_noun", "this_from"):
        return this_noun(d, node)
    if name in w.HOLDERS_OF:
        return holder_of(d, node)
    return referring(d, node)


def holder_of(d: Draft, node: Node) -> Noun:
    """ "That character's controller", "the linked target's controller": of one thing that is known."""
    of = noun_phrase(d, node.node(0), PATTERN)
    if of.plural or not of.sorts & THINGS or of.record.fields[i.MODE_OF] != i.REF:
        raise d.misfit(node, "say it of one thing that was named before: 'that character's controller'")
    slot = d.new_slot()
    mode = i.CONTROLLER if node.name == "whose_controller" else i.OWNER
    record = selection(mode, w.HOLDERS_OF.number(node.name), slot, of=of.record)
    found = Noun(record, slot, PLAYERS, False)
    d.mention(found, frozenset((i.PLAYER,)), node)
    return found


def print_noun(s: Source, at: int) -> Node:
    wording = s.get(at, i.WORDING)
    if w.DETERMINERS.means(wording):
        return make("pick", print_determiner(s, at), print_description(s, s.ref(at, i.FITS)))
    if wording == w.BARE:
        return make("group", print_description(s, s.ref(at, i.FITS)))
    if wording == w.THIS_NOUN:
        return make("this_noun", print_nouns(s, s.ref(at, i.FITS)))
    if wording == w.THIS_FROM:
        return make("this_from", print_nouns(s, s.ref(at, i.FITS)), print_zone(s, s.ref(at, i.WHERE)))
    if wording == w.TOP_CARD:
        return make("top_card", print_zone(s, s.ref(at, i.WHERE)))
    if wording == w.TOP_CARDS:
        return make("top_cards", number(s.get(at, i.HIGH)), print_zone(s, s.ref(at, i.WHERE)))
    if w.HOLDERS_OF.means(wording):
        return make(w.HOLDERS_OF.word(wording), print_noun(s, s.ref(at, i.OF)))
    return make(w.REFERENCES.word(wording))


# ---- words that refer to something


def referring(d: Draft, node: Node) -> Noun:
    """It, they, this, you … : printed by their wording alone."""
    name = node.name
    wording = w.REFERENCES.number(name)
    nouns: frozenset[int] = frozenset()
    if name == "you":
        return Noun(reference(i.YOU, wording), i.YOU, PLAYERS, False)
    if name == "they":
        mention = d.they(node)
        record = again(mention.record, mention.slot, wording)
        return Noun(record, mention.slot, PLAYERS, mention.plural)
    if name == "the_rest":
        return the_rest(d, node, wording)
    if name == "this":
        refuse_in_meaning(d, node)
        found = Noun(reference(i.SELF, wording), i.SELF, THINGS, False)
    elif name == "linked_target":
        found = Noun(reference(i.LINKED, wording), i.LINKED, THINGS, False)
        d.paid_with = d.paid_with or d.paid_itself
        nouns = frozenset((i.PERMANENT,))
    elif name == "damage_source":
        slot = damage_source(d, node)
        found = Noun(reference(slot, wording), slot, THINGS, False)
        nouns = frozenset((i.SOURCE, i.PERMANENT))
    elif name in ("it", "them"):
        mention = d.it(node) if name == "it" else d.them(node)
        record = again(mention.record, mention.slot, wording)
        found = Noun(record, mention.slot, mention.sorts, name == "them")
        nouns = mention.nouns
    elif name == "your_opponents":
        slot = d.new_slot()
        found = Noun(selection(i.OPPONENTS, wording, slot, 1, i.MANY), slot, PLAYERS, True)
        nouns = frozenset((i.OPPONENT,))
    elif name == "active_player":
        slot = d.new_slot()
        found = Noun(selection(i.ACTIVE, wording, slot), slot, PLAYERS, False)
        nouns = frozenset((i.PLAYER,))
    elif name in w.MAINS:
        of = reference(i.YOU, 0)
        if name == "their_main":
            mention = d.they(node)
            of = again(mention.record, mention.slot, 0)
        elif name == "targets_main":
            of = target_opponent(d, node)
        elif name == "controllers_main":
            of = selection(i.CONTROLLER, 0, d.new_slot(), of=owned(d, node))
        slot = d.new_slot()
        found = Noun(selection(i.MAIN, wording, slot, of=of), slot, THINGS, False)
        nouns = frozenset((i.MAIN_CHARACTER, i.CHARACTER, i.PERMANENT))
    else:
        assert name in ("its_controller", "its_owner", "their_owner"), name
        mode = i.CONTROLLER if name == "its_controller" else i.OWNER
        slot = d.new_slot()
        of = owned_together(d, node) if name == "their_owner" else owned(d, node)
        found = Noun(selection(mode, wording, slot, of=of), slot, PLAYERS, False)
        nouns = frozenset((i.PLAYER,))
    d.mention(found, nouns, node)
    return found


def damage_source(d: Draft, node: Node) -> int:
    """The register of what deals the damage that is heard or replaced; its pattern fills it."""
    if d.harm is None:
        raise d.misfit(
            node,
            "no damage is spoken of before it: 'Whenever this is dealt damage, …', 'If this would be dealt "
            "damage, …'",
        )
    dealer = d.harm.fields[i.WHO]
    if not isinstance(dealer, Record):
        words = Description()
        words.add(i.NOUN, i.SOURCE)
        dealer = selection(i.MATCH, w.BARE, d.new_slot(), 1, 1, words.record())
        d.harm.fields[i.WHO] = dealer
    slot = dealer.fields[i.SLOT]
    assert isinstance(slot, int)
    return slot


def refuse_in_meaning(d: Draft, node: Node) -> None:
    """What a counter does is said of whatever bears it (10.5.1): "this" would be nothing there."""
    if d.meaning and not d.quoted:
        raise d.misfit(
            node,
            "what a counter does is said of whatever bears one: '(A permanent with a Rust counter gets +1 "
            "OFV for each Rust counter on it.)'; what only this card does is a line of its own",
            "10.5.1",
        )


def they_things(d: Draft, node: Node) -> Noun:
    """ "They" of what only things do or are: "They get +1 OFV"."""
    mention = d.them(node)
    found = Noun(again(mention.record, mention.slot, w.THEY), mention.slot, mention.sorts, True)
    d.mention(found, mention.nouns, node)
    return found


def owned(d: Draft, node: Node) -> Record:
    """What "its owner" is the owner of: each of what the same clause acts on, or else what "it" means."""
    for mention in reversed(d.mentions):
        if mention.clause != d.clause:
            break
        if mention.record.fields[i.MODE_OF] == i.EACH and mention.sorts & THINGS:
            return reference(d.use(mention).slot, 0)
        if mention.plural and mention.sorts & THINGS and d.verb in MOVES:
            raise d.misfit(node, f"{mention.words!r} are several: write 'their owner', not 'its owner'")
    mention = d.it(node, True)
    return again(mention.record, mention.slot, 0)


def owned_together(d: Draft, node: Node) -> Record:
    """What "their owner" is the owner of: each of several that the same clause acts on goes to its own."""
    if d.verb not in MOVES:
        raise d.misfit(node, "several things have several owners: write of one, with 'its owner'")
    for mention in reversed(d.mentions):
        if mention.clause == d.clause and mention.plural and mention.sorts & THINGS:
            return reference(d.use(mention).slot, 0)
    mention = d.them(node)
    return again(mention.record, mention.slot, 0)


def the_rest(d: Draft, node: Node, wording: int) -> Noun:
    """What was gathered (looked at, searched for) without what was picked among it; or else all that could
    have been picked, without what was.
    """
    group: Mention | None = None
    chosen: Mention | None = None
    for mention in reversed(d.mentions):
        mode = mention.record.fields[i.MODE_OF]
        if mention.sorts & PLAYERS or mention.slot < i.FIRST_SLOT or d.elsewhere(mention):
            continue
        if mode == i.EACH and chosen is None:
            if shown(mention.record):
                continue  # of what was revealed the others are left
            raise d.misfit(node, f"nothing is the rest of {mention.words!r}: that is all of them")
        if mode in (i.TOP, i.FOUND) and mention.plural:
            group = mention
            break
        if mode in (i.CHOOSING, i.RANDOM, i.TARGET) and chosen is None and not among(mention.record):
            chosen = mention
    if group is not None and chosen is not None and group.verb == i.REVEAL and revealed(chosen.record):
        chosen = None  # what was revealed is what lies in the group
    if group is not None and chosen is not None:
        raise d.misfit(
            node,
            f"'the rest' could be the rest of {group.words!r} or of what {chosen.words!r} was picked from",
        )
    if group is not None:
        d.use(group)
        tests: list[Field] = []
        for mention in d.mentions:
            inside = among(mention.record) == group.slot or (
                group.verb == i.REVEAL and revealed(mention.record)
            )
            if inside and id(mention.record) not in d.taken_up:
                tests += [i.OTHER, mention.slot, 1]
        fits: Field = Record([len(tests) // 3, *tests]) if tests else 0
        rest = selection(i.REST, wording, group.slot, 0, i.MANY, fits)
        return Noun(rest, group.slot, group.sorts, True)
    if chosen is None:
        raise d.misfit(node, f"{d.said(node)!r} has nothing before it that it could be the rest of")
    if d.round and chosen.round != d.round and any([one.round == d.round for one in d.mentions]):
        raise d.misfit(node, f"'the rest' could be of {chosen.words!r}, or of what each player has picked")
    if d.uncertain(chosen):
        raise d.misfit(node, f"{chosen.words!r} is picked only if something is so: say what 'the rest' is of")
    d.use(chosen)
    held = chosen.record.fields[i.FITS]
    assert isinstance(held, Record)
    tests = [i.OTHER, chosen.slot, 1]
    for at in range(1, len(held.fields), 3):
        if held.fields[at] != i.AT_RANDOM:
            tests += held.fields[at : at + 3]
    slot = d.new_slot()
    record = selection(i.EACH, wording, slot, 1, i.MANY, Record([len(tests) // 3, *tests]))
    d.picks.append((record, unsaid(d.actor).record))
    found = Noun(record, slot, chosen.sorts, True)
    d.mention(found, chosen.nouns, node)
    return found


def shown(record: Record) -> bool:
    """Whether a selection is of what was revealed, or of what something was picked among."""
    held = record.fields[i.FITS]
    return isinstance(held, Record) and any([test in (i.AMONG, i.REVEALED) for test in held.fields[1::3]])


def revealed(record: Record) -> bool:
    """Whether a selection picks among what was revealed."""
    held = record.fields[i.FITS]
    return isinstance(held, Record) and i.REVEALED in held.fields[1::3]


def among(record: Record) -> int:
    """The register of what a selection picks among, or 0."""
    held = record.fields[i.FITS]
    if not isinstance(held, Record):
        return 0
    for at in range(1, len(held.fields), 3):
        if held.fields[at] == i.AMONG:
            slot = held.fields[at + 1]
            assert isinstance(slot, int)
            return slot
    return 0


def this_noun(d: Draft, node: Node) -> Noun:
    """ "this card", "this card from your discard pile": the same object, with a word that must suit it."""
    refuse_in_meaning(d, node)
    words = Description()
    noun_words(d, node.node(0), words)
    if not words.nouns <= OWN_NOUNS:
        raise d.misfit(node, f"{d.said(node)!r} is not what a card can call itself")
    where: Field = 0
    wording = w.THIS_NOUN
    if node.name == "this_from":
        where = zone(d, node.node(1))
        wording = w.THIS_FROM
        kind = where.fields[lay.KIND]
        assert isinstance(kind, int)
        d.lies_in(kind)
    found = Noun(selection(i.REF, wording, i.SELF, fits=words.record(), where=where), i.SELF, THINGS, False)
    d.mention(found, frozenset(words.nouns), node)
    return found


# ---- determiners


def picked(d: Draft, node: Node, place: int, home: int) -> Noun:
    """A determiner and what it determines."""
    determiner = node.node(0)
    word = determiner.name
    if word in ("that", "those"):
        words = Description()
        described(d, node.node(1), words, DESCRIPTION)
        mention = d.that(node, frozenset(words.nouns), word == "those")
        record = again(mention.record, mention.slot, w.DETERMINERS.number(word))
        if record.fields[i.MODE_OF] == i.REF or not record.fields[i.FITS]:
            record.fields[i.FITS] = words.record()
        found = Noun(record, mention.slot, mention.sorts, word == "those")
        d.mention(found, mention.nouns, node)
        return found
    low, high = how_many(d, determiner, place)
    words = Description()
    if "target" in word:
        target_words(d, node.node(1), words, place)
    else:
        described(d, node.node(1), words, place)
    if word in ("another", "another_target"):
        words.add(*another(d, words, place))
    mode = mode_of(d, node, word, place)
    if words.random:
        if mode != i.CHOOSING:
            raise d.misfit(node, "only what an order picks can be picked at random")
        mode = i.RANDOM
    if word == "no" and place not in (PATTERN, DESCRIPTION):
        raise d.misfit(determiner, "'no' counts in conditions; an order cannot act on nothing")
    settle_home(d, node, words, place, home)
    slot = d.new_slot()
    record = selection(mode, w.DETERMINERS.number(word), slot, low, high, words.record())
    return finish(d, node, Noun(record, slot, words.sorts, high != 1), words, place)


def target_words(d: Draft, node: Node, words: Description, place: int) -> None:
    """The description of a target: whoever it speaks of is matched, and nobody is picked by it."""
    before = len(d.mentions)
    aimed, d.aimed = d.aimed, True
    described(d, node, words, place)
    d.aimed = aimed
    matched = [one for one in d.mentions[before:] if one.record.fields[i.MODE_OF] == i.MATCH]
    d.mentions = [one for one in d.mentions if one not in matched]


def mode_of(d: Draft, node: Node, word: str, place: int) -> int:
    """How a selection is filled: by the word before the noun, and by where it stands."""
    if "target" in word:
        d.need_targets(node)
        return i.TARGET
    if place in (PATTERN, DESCRIPTION):
        return i.MATCH
    if place == CREATED:
        return i.NEW
    if place == SEARCHED:
        return i.FOUND
    if place == STATEMENT and (d.meaning or (d.standing and word in ("each", "all", "a"))):
        return i.GROUP  # "A Soldier you control gets +1 OFV" is said of any, if it holds all the time (R193)
    return i.EACH if word in ("each", "all") else i.CHOOSING


def print_determiner(s: Source, at: int) -> Node:
    word = w.DETERMINERS.word(s.get(at, i.WORDING))
    if word in SAY_LOW:
        return make(word, number(s.get(at, i.LOW)))
    if word in SAY_HIGH:
        return make(word, number(s.get(at, i.HIGH)))
    return make(word)


def up_to(node: Node) -> str:
    return f"'up to {in_words(int(node.word(0)))}', 'any number of' or a number"


def how_many(d: Draft, node: Node, place: int) -> tuple[int, int]:
    """The least and the most that a determiner lets one pick."""
    name = node.name
    if name in ("a", "target", "another", "another_target"):
        return 1, 1
    if name in ("n", "n_target"):
        said = int(node.word(0))
        if said == 1:
            raise d.misfit(node, "one of something is written 'a' or 'an'")
        return (said, i.MANY) if place == PATTERN else (said, said)
    if name == "exactly":
        said = int(node.word(0))
        if place not in (PATTERN, DESCRIPTION):
            raise d.misfit(node, "'exactly' counts in conditions; an order says a number alone")
        return said, said
    if name in SAY_HIGH and (name != "n_or_fewer" or place in (PATTERN, DESCRIPTION)):
        return 0, int(node.word(0))
    if name == "n_or_more":
        if place not in (PATTERN, DESCRIPTION, STATEMENT, CREATED):
            raise d.misfit(node, f"an order says how many: {up_to(node)}, not {d.said(node)!r}")
        return int(node.word(0)), i.MANY
    if name in ("each", "all"):
        return 1, i.MANY
    if name in ("any_number_of", "any_target"):
        return 0, i.MANY
    if name == "no":
        return 0, 0
    if name == "that_many":
        if place in (PATTERN, DESCRIPTION):
            raise d.misfit(node, "'that many' is how many an order is about; a condition says a number")
        d.that_many(node)
        return -1, -1
    if name == "more_than":
        if not d.limited:
            more = in_words(int(node.word(0)) + 1)
            raise d.misfit(node, f"'more than' is for what cannot be done more often; write '{more} or more'")
        return int(node.word(0)), i.MANY
    if name == "n_or_fewer":
        raise d.misfit(node, f"an order says how many: {up_to(node)}")
    if place == CODE:
        return 1, 1  # and as often as is said behind it
    raise d.misfit(node, "'a number of' something is what an order is about: '… equal to the number of …'")


def finish(d: Draft, node: Node, noun: Noun, words: Description, place: int) -> Noun:
    """Note what the selection needs, and that it was mentioned."""
    mode = noun.record.fields[i.MODE_OF]
    if mode == i.TARGET:
        d.targets.append(noun.record)
    elif mode in (i.CHOOSING, i.EACH, i.RANDOM, i.TOP) and place in (CODE, STATEMENT):
        d.picks.append((noun.record, unsaid(d.actor).record))
    if place == CREATED and words.several:
        noun = noun._replace(plural=True)
    if place != DESCRIPTION:
        d.mention(noun, frozenset(words.nouns), node, place == CREATED)
    return noun


def grouped(d: Draft, node: Node, place: int, home: int) -> Noun:
    """A plural without a determiner: whatever fits, at any moment."""
    words = Description()
    described(d, node.node(0), words, place)
    if place in (PATTERN, DESCRIPTION):
        mode = i.MATCH
    elif place == STATEMENT:
        mode = i.GROUP
    else:
        raise d.misfit(
            node, f"an order needs to know how many: write 'each', 'all' or 'target' before {d.said(node)!r}"
        )
    settle_home(d, node, words, place, home)
    slot = d.new_slot()
    noun = Noun(selection(mode, w.BARE, slot, 1, i.MANY, words.record()), slot, words.sorts, True)
    return finish(d, node, noun, words, place)


def another(d: Draft, words: Description, place: int) -> tuple[int, Field, Field]:
    """ "another" is other than what the same clause picked before it, or a clause before it; or than this."""
    if place != PATTERN:
        for mention in reversed(d.mentions):
            if mention.clause != d.clause:
                break
            if mention.sorts & THINGS and mention.slot >= i.FIRST_SLOT:
                attachment = bool(mention.nouns & {i.ITEM, i.ATTACHMENT})
                return (i.OTHER_HOST if attachment else i.OTHER), d.use(mention).slot, 1
        return i.OTHER, other_than(d, words), 1
    return i.OTHER, itself(d, words), 1


def settle_home(d: Draft, node: Node, words: Description, place: int, home: int) -> None:
    """Where a card is looked for if the text does not say: "discard a card" means from hand."""
    if place not in (CODE, STATEMENT) or words.sorts != THINGS or words.held():
        return
    if words.has(i.INSIDE) or words.has(i.AMONG) or words.has(i.REVEALED):
        return
    if words.nouns == {i.CARD} or home == -i.HAND:
        if not home:
            raise d.misfit(node, f"say where {d.said(node)!r} is: 'from your hand', 'from your discard pile'")
        whose = unsaid(d.actor).record
        words.add(i.INSIDE, i.NOT_SAID, Record([i.HAND, w.NOT_SAID, whose]))
    elif i.CARD in words.nouns and node.node(0).name in COUNTED and (home or d.verb == i.CHOOSE):
        # nobody reads "discard an item card" as one on the game board
        raise d.misfit(
            node,
            f"say where {d.said(node)!r} is: 'from your hand', 'from your discard pile'; on the game board "
            "leave 'card' out",
        )


# ---- cards that lie on top, or are sought; abilities


def top_cards(d: Draft, node: Node, place: int) -> Noun:
    count = 1 if node.name == "top_card" else int(node.word(0))
    where = zone(d, node.node(len(node.children) - 1))
    if where.fields[lay.KIND] not in (i.DECK, i.DISCARD_PILE):
        raise d.misfit(node, "only a deck or a discard pile has a top card", "7.2.3b")
    slot = d.new_slot()
    wording = w.TOP_CARD if node.name == "top_card" else w.TOP_CARDS
    record = selection(i.TOP, wording, slot, count, count, where=where)
    words = Description()
    words.nouns.add(i.CARD)
    return finish(d, node, Noun(record, slot, THINGS, node.name == "top_cards"), words, place)


def sought(d: Draft, node: Node, place: int) -> Noun:
    """What a search looks for."""
    if node.name == "sought_up_to":
        low, high, wording = 0, int(node.word(0)), w.DETERMINERS.number("up_to")
    else:
        determiner = node.node(0)
        low, high = how_many(d, determiner, place)
        wording = w.DETERMINERS.number(determiner.name)
    words = Description()
    described(d, node.node(1), words, place)
    slot = d.new_slot()
    record = selection(i.MATCH if place == PATTERN else i.FOUND, wording, slot, low, high, words.record())
    return finish(d, node, Noun(record, slot, words.sorts, high != 1), words, place)


def until(d: Draft, node: Node, child: Node, row: Record) -> None:
    """What is revealed for: how many of what ends it, all that is revealed, and what of it ended it."""
    determiner = child.node(0) if child.name == "sought" else child
    if determiner.name not in ("a", "n"):
        raise d.misfit(child, "say how many end it: 'until you reveal a character card'")
    count = 1 if determiner.name == "a" else int(determiner.word(0))
    words = Description()
    described(d, child.node(1), words, PATTERN)
    if words.sorts != THINGS:
        raise d.misfit(child, "cards are revealed, and nothing else")
    wording = w.DETERMINERS.number(determiner.name)
    row.fields[i.B] = selection(i.MATCH, wording, d.new_slot(), count, count, words.record())
    heap = d.new_slot()
    shown_all = selection(i.FOUND, 0, heap, 0, i.MANY)
    row.fields[i.C] = shown_all
    d.mention(Noun(shown_all, heap, THINGS, True), frozenset((i.CARD,)), node)
    words.add(i.AMONG, heap)
    slot = d.new_slot()
    record = selection(i.EACH, 0, slot, count, count, words.record())
    d.behind.append((record, unsaid(d.actor).record))
    d.mention(Noun(record, slot, THINGS, count != 1), frozenset(words.nouns | {i.CARD}), child)


def print_sought(s: Source, at: int) -> Node:
    what = print_description(s, s.ref(at, i.FITS))
    if s.get(at, i.WORDING) == w.DETERMINERS.number("up_to"):
        return make("sought_up_to", number(s.get(at, i.HIGH)), what)
    return make("sought", print_determiner(s, at), what)


# abilities of something, and what they are without it
SKILLS_OF: Final = {"skills_of": "skills", "a_skill_of": "a_skill"}
# how many abilities somebody activates, and where that is not counted
SKILLS_COUNTED: Final = {
    "more_skills": "'more than' is for what cannot be done more often: 'You cannot activate more than one …'",
    "many_skills": "how many were activated is asked of a turn: 'if you activated two or more … this turn'",
}


def skills(d: Draft, node: Node) -> Record:
    """Abilities that somebody activates."""
    words = Description()
    counted = node.name in SKILLS_COUNTED
    words.add(i.NOUN, w.SKILLS.number(node.node(1 if counted else 0).name))
    if counted:
        if d.limited != (node.name == "more_skills"):
            raise d.misfit(node, SKILLS_COUNTED[node.name])
        wording = w.DETERMINERS.number("more_than" if d.limited else "n_or_more")
        return selection(i.MATCH, wording, d.new_slot(), int(node.word(0)), i.MANY, words.record())
    one = node.name == "a_skill"
    wording = w.DETERMINERS.number("a") if one else w.BARE
    return selection(i.MATCH, wording, d.new_slot(), 1, 1 if one else i.MANY, words.record())


def print_skills(s: Source, at: int) -> Node:
    noun = make(w.SKILLS.word(s.tests(s.ref(at, i.FITS))[0].x))
    if s.get(at, i.LOW) > 1 or s.get(at, i.WORDING) == w.DETERMINERS.number("more_than"):
        more = s.get(at, i.WORDING) == w.DETERMINERS.number("more_than")
        return make("more_skills" if more else "many_skills", number(s.get(at, i.LOW)), noun)
    return make("skills" if s.get(at, i.WORDING) == w.BARE else "a_skill", noun)


# ---- zones


def zone(d: Draft, node: Node) -> Record:
    name = node.name
    if name in w.WHOLE_ZONES:
        return Record([w.WHOLE_ZONES.number(name), w.THE_ZONE, 0])
    place = w.ZONES.number(node.node(len(node.children) - 1).name)
    wording = w.ZONE_WORDINGS.number(name)
    whose: Field
    if name == "your_zone":
        whose = reference(i.YOU, 0)
    elif name == "their_zone":
        mention = d.they(node)
        whose = again(mention.record, mention.slot, 0)
    elif name == "any_zone":
        whose = 0
    elif name == "that_zone":
        if place not in d.zones:
            raise d.misfit(node, f"{d.said(node)!r}: no such zone was named before")
        return Record([place, wording, d.zones[place].fields[lay.WHOSE]])
    else:
        owner = noun_phrase(d, node.node(0), PATTERN if d.in_pattern or d.aimed else CODE)
        if not owner.sorts & PLAYERS:
            raise d.misfit(
                node, f'{d.said(node.node(0))!r} is no player; write "its owner\'s" or "its controller\'s"'
            )
        whose = owner.record
    found = Record([place, wording, whose])
    d.zones[place] = found
    return found


def from_board(d: Draft, node: Node) -> Record:
    """Where something was before it was returned or moved: that is told of the game board alone."""
    found = zone(d, node)
    if found.fields[lay.KIND] != i.BOARD:
        raise d.misfit(
            node,
            "from where else something is returned or moved is not told: write '… is put into your hand from "
            "a discard pile'",
        )
    return found


def print_zone(s: Source, at: int) -> Node:
    kind, wording = s.kind(at), s.get(at, lay.WORDING)
    if wording == w.THE_ZONE:
        return make(w.WHOLE_ZONES.word(kind))
    name, place = w.ZONE_WORDINGS.word(wording), make(w.ZONES.word(kind))
    if wording == w.WHOSE_ZONE:
        return make(name, print_noun(s, s.ref(at, lay.WHOSE)), place)
    return make(name, place)
