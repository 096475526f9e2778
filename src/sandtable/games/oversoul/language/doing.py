"""One step: what somebody does, and what is said of cards."""

from __future__ import annotations

from typing import Final

from sandtable.cards.draft import number_in, reference, row, selection
from sandtable.cards.flat import Field, Record
from sandtable.cards.tree import Node, leaf, make, names
from sandtable.games.oversoul.language import cards, laws, numbers, places, refs, verbs
from sandtable.games.oversoul.language import instructions as i
from sandtable.games.oversoul.language import wordings as w
from sandtable.games.oversoul.language.chain import Chain, finish
from sandtable.games.oversoul.language.draft import CODE, COST, LASTING, PATTERN, Draft, Noun
from sandtable.games.oversoul.language.things import become, lost, thing

# words for cards that are Drawn, not searched for
CERTAIN: Final = frozenset(("it", "them", "that_card", "those_cards", "the_rest", *w.AMONG.numbers))
MODALS: Final = {
    "cant_be": i.FORBID,
    "cant_be_by": i.FORBID,
    "cant_be_by_events": i.FORBID,
    "cant_be_by_units": i.FORBID,
    "cant": i.FORBID,
    "cant_what": i.FORBID,
    "must": i.REQUIRE,
    "must_what": i.REQUIRE,
}
# what happens to cards that are not on the board yet: forbidding it is a rule for players (R157)
FROM_ELSEWHERE: Final = frozenset((i.ACTIVATE, i.PREPARE, i.SPAWN, i.ATTACH, i.DISCARD))
# what can be kept from an opponent: announced by that player, or done by that player's Ability (R200)
BY_OPPONENT: Final = frozenset((i.SELECTED_EVENT, i.EXHAUST, i.EXILE, i.RETURN))
# what kind of card Selects (R226)
HAND_SIZES: Final = {"hand_size": 0, "hand_size_more": i.PLUS, "hand_size_less": i.MINUS}
USERS: Final = {"cant_be_by_events": i.EVENT_NOUN, "cant_be_by_units": i.UNIT}
COUNTING_BACK: Final = frozenset(("as_many", "that_many", *w.AS_MANY_WITH.numbers))
RULED: Final = frozenset(("you", "your_opponent", "each_player"))  # players for whom there are rules
CHANGED: Final = frozenset(("they_have", "they_lose", "become", "also_become"))  # said of cards on the board


def step(d: Draft, node: Node, chain: Chain, link: int) -> None:
    chain.run = []
    d.step_from = len(d.mentions)
    d.done = frozenset(d.steps)
    chain.node = node
    d.actor = None
    name = node.name
    if name == "bare":
        if d.place != LASTING:
            raise d.misfit(node, "say who gets it: write Gain or Give", "R157")
        finish(d, chain, thing(d, node.node(0), having(d, 0), True, link))
    elif name == "order":
        act(d, node.node(0), chain, link, reference(i.YOU))
    elif name == "player_may":
        offered(d, node, chain, link)
    elif name == "player_acts":
        who = refs.player(d, node.node(0))
        verb = verbs.BY_NAME.get(node.node(1).name)
        if verb is None or "w" not in verb.roles or d.place != CODE:
            raise d.misfit(
                node, "only you and your cards do this; players draw, discard, sacrifice and the like"
            )
        as_before(node, chain, who)
        d.actor = who
        act(d, node.node(1), chain, link, who)
    elif name == "preparing_costs":
        finish(d, chain, preparing(d, node, link))
    elif name in HAND_SIZES:
        finish(d, chain, hand_size(d, node, link))
    elif name == "player_cant":
        finish(d, chain, player_rule(d, node, link))
    elif name in ("next_generates", "next_costs", "next_costs_amount", "their_next_costs"):
        if d.place != CODE:
            raise d.misfit(node, "this happens once, so it needs a Law or stands on an Event", "R157")
        theirs = name == "their_next_costs"
        player = refs.player(d, make("your_opponent")) if theirs else reference(i.YOU)
        verb_step(d, verbs.BY_NAME[name], node, chain, link, player)
    else:
        stated(d, node, chain, link)


def offered(d: Draft, node: Node, chain: Chain, link: int) -> None:
    """ "Your opponent can Discard 1 card in their hand": that player is asked, and does it or not (R287)."""
    if d.place != CODE:
        raise d.misfit(node, "what another player may do is asked when an Ability resolves", "R287")
    at = len(chain.rows)
    named = len(d.mentions)
    chain.rows.append(row(i.MAY, 0, link, refs.player(d, node.node(0))))
    step(d, Node("player_acts", node.children, node.at, node.end), chain, link)
    chain.rows[at].fields[i.C] = (len(chain.rows) - at) * i.ROW
    chain.node = node
    d.perhaps.update([noun.slot for noun in d.mentions[named:]])


def as_before(node: Node, chain: Chain, who: Record) -> None:
    """ "Each player Discards …, then each player Draws that many": each as many as that player did (R260)."""
    before = chain.rows[-1].fields[i.WHO] if chain.rows else 0
    if not isinstance(before, Record) or not names(node) & COUNTING_BACK:
        return
    if before.fields[i.MODE_OF] == who.fields[i.MODE_OF] == i.EACH_PLAYER:
        who.fields[i.SLOT] = before.fields[i.SLOT]


def player_rule(d: Draft, node: Node, link: int) -> Record:
    """What a player cannot do: a rule for that player (R157, R163)."""
    if d.place == COST:
        raise d.misfit(node, f"{d.said(node)!r} is no Cost", "8.2.1")
    who = refs.player(d, node.node(0))
    if node.node(0).name not in RULED:
        raise d.misfit(node.node(0), "rules are for you, your opponent or each player", "R163")
    op = w.DEEDS.number(node.node(1).name)
    if op == i.RETALIATE:
        raise d.misfit(node, "cards Retaliate: write Opposing Units can't Retaliate", "R163")
    return row(i.FORBID, 0, link, who, row(op, 0, i.HEAD, Record([who.fields[0], 0, *who.fields[2:]])))


def preparing(d: Draft, node: Node, link: int) -> Record:
    """What it takes a player to Prepare a card from hand, beside the 1 ENERGY of the rules (R238)."""
    message = "what it takes to Prepare cards holds on a card that stays, or is given: Give your Leader "
    only(d, node, LASTING, f'{message}"●You Consume 1 less ENERGY to Prepare cards" (this turn)', "R238")
    who = refs.player(d, node.node(0))
    if node.node(0).name not in RULED:
        raise d.misfit(node.node(0), "rules are for you, your opponent or each player", "R163")
    made = row(i.PREPARING_COSTS, w.PRICES.number(node.node(2).name), link, who)
    made.fields[i.A] = numbers.digits(int(node.word(1)))
    return made


def hand_size(d: Draft, node: Node, link: int) -> Record:
    """How many cards a player keeps in a Return Phase (R242)."""
    message = "a hand size holds on a card that stays, or is given: Give your Leader "
    only(d, node, LASTING, f'{message}"●Your hand size is 7" (until your next cycle)', "R242")
    who = refs.player(d, make(w.HANDS_OF[node.node(0).name]))
    made = row(i.HAND_SIZE, HAND_SIZES[node.name], link, who)
    made.fields[i.A] = numbers.digits(int(node.word(1)))
    return made


def act(d: Draft, node: Node, chain: Chain, link: int, who: Record) -> None:
    """A verb without a subject, or with a player as its subject."""
    name = node.name
    if name == "gain":
        only(d, node, CODE, "Gain stands in what resolves; write Has", "R157")
        if node.node(0).name != "energy":
            places.check(d, node, Noun(reference(i.SELF), i.SELF, False), places.ON_BOARD, "3.2.3")
        finish(d, chain, thing(d, node.node(0), reference(i.SELF), False, link))
    elif name == "give":
        only(d, node, CODE, "Give stands in what resolves; write Have", "R157")
        noun = cards.cards(d, node.node(0))
        places.check(d, node.node(0), noun, places.ON_BOARD, "3.2.3")
        d.mention(noun)
        finish(d, chain, thing(d, node.node(1), noun.record, False, link))
    elif name == "has":
        only(d, node, LASTING, "Has and Have hold for ever; in what resolves write Gain or Give", "R157")
        finish(d, chain, thing(d, node.node(0), having(d), True, link))
    else:
        node = from_the_top(d, node)
        verb = verbs.BY_NAME[node.name]
        letter = "c" if d.place == COST else "l" if d.place == LASTING else "o"
        if verb.op == i.USE:
            message = (
                "an Ability of another card is had, and used when its own Law says so: Copy its Abilities "
            )
            raise d.misfit(node, f"{message}(this turn); what is used stands in Laws alone", "8.7.35")
        if verb.roles == "p":
            raise d.misfit(
                node, f"{d.said(node)!r} stands in Laws alone: If your opponent uses an Ability* …"
            )
        if letter not in verb.roles:
            what = {"c": "is no Cost", "l": "does not last", "o": "stands only before the arrow, as a Cost"}[
                letter
            ]
            if name == "select" and letter == "o":
                what += "; behind it write Choose"
            raise d.misfit(
                node, f"{d.said(node)!r} {what}", {"c": "8.2.1", "l": "R157", "o": "8.0.4"}[letter]
            )
        if verb.form == 1 and verb.op in (i.PAY, i.PAY_COST):
            who = selection(i.OPPONENT, 0, d.new_slot())
        verb_step(d, verb, node, chain, link, who)


def from_the_top(d: Draft, node: Node) -> Node:
    """ "Draw 2 cards" asks for no certain cards: they are the top ones, and it is written Draw 2 (8.7.23)."""
    if node.name != "draw_cards":
        return node
    said = node.node(0)
    if said.name in CERTAIN or cards.is_among(said):
        return Node("take_up", node.children, node.at, node.end)
    one = cards.determiner(said) == "an"
    if said.name not in ("n", "up_to", "that_many") and not one:
        return node
    what = said.node(len(said.children) - 1)
    if what.name != "unsigned" or what.node(0).name != "kind_noun" or what.node(0).node(0).name != "card":
        return node
    if said.name == "up_to":
        raise d.misfit(said, "cards from the top are Drawn in a number: write Draw 2, or You can Draw 1")
    count = "1" if one else "" if said.name == "that_many" else said.word(0)
    number = make("number", leaf("NUM", count)) if count else make("as_many")
    return Node("draw", [number], node.at, node.end)


def having(d: Draft, wording: int = w.HAS) -> Record:
    """Who Has, said or not: this card, or under AURA this card and what surrounds it (8.5.7)."""
    if not d.aura:
        return reference(i.SELF, wording)
    fits: Field = Record([*d.around.fields]) if d.around is not None else 0
    return selection(i.AROUND, wording, i.SELF, 1, i.MANY, fits)


def only(d: Draft, node: Node, place: int, message: str, clause: str) -> None:
    if d.place != place:
        raise d.misfit(node, message, clause)


def verb_step(d: Draft, verb: verbs.Verb, node: Node, chain: Chain, link: int, who: Field) -> None:
    made = row(verb.op, verb.form, link, who)
    at = 0
    for part in verb.parts:
        at += part.fill(d, made, node, at, d.place)
    if verb.op == i.SELECT and d.place == COST and made.fields[i.A] is not None:
        chosen = made.fields[i.A]
        assert isinstance(chosen, Record)
        if chosen.fields[i.MODE_OF] != i.SELECTED:
            raise d.misfit(node, "Select says which cards: Select 1 Unit", "8.2.2")
    seen = made.fields[i.A]
    spoken_of = made.fields[i.WHO]
    if verb.op == i.SET_STAT and isinstance(spoken_of, Record):
        places.check_stat(d, node, spoken_of, number_in(made, i.A))
    if verb.name == "remove_some" and d.place == COST:
        taken = made.fields[i.B]
        if not isinstance(taken, Record) or refs.slot_of(taken) != i.SELF:
            raise d.misfit(node, "as a Cost marks are removed from this card", "8.2.2")
    if verb.op == i.SPAWN and isinstance(seen, Record):
        d.spawned.add(refs.slot_of(seen))
    if verb.op == i.ATTACH and isinstance(seen, Record) and refs.slot_of(seen) in d.spawned:
        message = (
            "a Construct is Spawned onto a card already: write Attach 1 Construct in your Idle Zone to …"
        )
        raise d.misfit(node, message, "5.3.11")
    among = made.fields[i.B]
    if verb.op == i.SPLIT and isinstance(among, Record):
        among.fields[i.LOW] = number_in(among, i.LOW) or 1  # what is Dealt goes to somebody (R251)
    if verb.op == i.DEAL and d.place == COST:
        places.check_borne(d, node, made.fields[i.B])
    if verb.op == i.EXPOSE and d.place == COST and isinstance(seen, Record):
        places.check_exposed(d, node, seen)
    if verb.op in (i.EXPOSE, i.REVEAL) and isinstance(seen, Record):
        d.shown.add(refs.slot_of(seen))
    if verb.op in (i.COPY, i.STEAL, i.COPY_TO):
        places.check_copied(d, node, made.fields[i.B])
        if verb.op != i.COPY_TO and number_in(selection_in(made, i.B), i.SLOT) == i.SELF:
            message = "this card would Copy or Steal from itself; name the other card first"
            raise d.misfit(node, f"{message}: Choose 1 Unit & Copy its DMG & Abilities", "8.7.35")
    if verb.op == i.CALL and made.fields[i.A] in (i.CAST, i.QUICK, i.AURA):
        raise d.misfit(node, "CAST and QUICK are used by decision and AURA lasts: none is triggered", "8.5.3")
    if verb.op in (i.RETURN, i.RETURN_ORDERED):
        places.check_returned(d, node, made)
    if verb.op in places.MOVING and d.place == CODE:
        places.check_announced(d, node, made.fields[i.A])
    finish(d, chain, made)
    if verb.op == i.GAZE:
        d.unnamed = (
            "what was Gazed at; write 'the top card of your Deck', or Look at the top 2 cards of your Deck, "
            "then Discard 1 of them, then Return the rest to the top of your Deck in any order"
        )
    elif verb.op in (i.ATTACH, i.SPAWN_ATTACH) and isinstance(seen, Record) and refs.slot_of(seen) == i.SELF:
        d.own = d.own or verb.op == i.ATTACH  # what is Attached is the Construct, not the card that it is on
        d.unnamed = "this card, or what it was Attached to; write 'this card', or 'the Attached card'"
    elif verb.op == i.DRAW and i.DISCARD in d.steps:
        d.unnamed = "what was Drawn or what was Discarded; write 'the Discarded card', or ask before Drawing"


def selection_in(made: Record, field: int) -> Record:
    """The selection in a field of a row."""
    held = made.fields[field]
    assert isinstance(held, Record)
    return held


def stated(d: Draft, node: Node, chain: Chain, link: int) -> None:
    """Cards, and what is said of them."""
    said = node.node(1)
    name = said.name
    if d.place == COST:
        raise d.misfit(node, f"{d.said(node)!r} is no Cost", "8.2.1")
    place = d.place
    if place == CODE and name == "cant_be" and laws.done_event(d, said.node(0)) in FROM_ELSEWHERE:
        d.place = LASTING if node.node(0).name not in w.REFERENCES else place
    d.of_links = name == "cant_be" and laws.done_event(d, said.node(0)) == i.CANCEL
    d.counts_turn = name == "they_cost"
    noun = cards.cards(d, node.node(0))
    d.of_links = d.counts_turn = False
    d.place = place
    if d.aura and noun.slot == i.SELF:
        message = (
            "what follows AURA* is had by this card and by what surrounds it: write AURA* Have +1 DMG, or"
        )
        raise d.misfit(node.node(0), f'{message} AURA* Have "●This card Takes 1 less DMG"', "R15")
    if name in CHANGED:
        places.check(d, node.node(0), noun, places.ON_BOARD, "3.2.3")
    if d.place == CODE and noun.record.fields[i.MODE_OF] != i.GROUP:
        d.mention(noun)
    who = noun.record
    if name == "they_have":
        only(d, node, LASTING, "Has and Have hold for ever; in what resolves write Give", "R157")
        finish(d, chain, thing(d, said.node(0), who, True, link))
    elif name == "they_lose":
        only(d, node, CODE, "losing happens once, in what resolves", "R157")
        finish(d, chain, lost(d, said.node(0), who, link))
    elif name in ("become", "also_become"):
        only(d, node, CODE, "Becoming happens once, in what resolves", "R129")
        finish(d, chain, become(d, said.node(0), who, link, int(name == "also_become")))
    elif name in MODALS:
        finish(d, chain, modal(d, said, noun, link))
    elif name == "is_not":
        op = laws.done_event(d, said.node(0))
        made = row(i.NOT_DONE, 0, link, who, op)
        if op > 99 or not d.replaced == op:
            raise d.misfit(said, "only what would happen can be kept from happening", "R162")
        spared(d, node, noun)
        finish(d, chain, made)
    else:
        verb = verbs.BY_NAME[name]
        if "i" in verb.roles and d.replaced != i.TAKE:
            raise d.misfit(said, "this stands behind a Law with 'would Take DMG'", "R162")
        if verb.op == i.TAKE_NONE:
            spared(d, node, noun)
        if verb.op == i.TAKE_IT and (noun.plural or who.fields[i.MODE_OF] in (i.CHOOSING, i.RANDOM)):
            raise d.misfit(
                node.node(0),
                "one card Takes it, and nobody chooses which: write This card, or Your Leader",
                "R162",
            )
        if d.place == LASTING and "l" not in verb.roles:
            raise d.misfit(said, "this happens once, so it needs a Law or stands on an Event", "R157")
        if d.place == CODE and not set(verb.roles) & {"o", "i"}:
            raise d.misfit(
                said, "this holds for ever; in what resolves write Reduce … ENERGY Cost by", "R157"
            )
        leader = (i.LEADER_RANK, i.POOL)
        if verb.op in leader and not is_leader(who):
            raise d.misfit(node.node(0), "only a Leader does this", "5.4.3")
        verb_step(d, verb, said, chain, link, who)


def spared(d: Draft, node: Node, noun: Noun) -> None:
    """What does not happen is what would happen to the card of the Law, and to no other."""
    if d.law is not None and noun.slot == d.law.slot:
        return
    if noun.slot == i.SELF and d.would == "this card":
        return
    if d.said(node.node(0)).lower() != d.would:
        message = f"this line is about what would happen to {d.would}: write that here"
        raise d.misfit(node.node(0), message, "R162")


def is_leader(who: Record) -> bool:
    fits = who.fields[i.FITS]
    return isinstance(fits, Record) and (i.NOUN, i.LEADER) in zip(fits.fields[1::3], fits.fields[2::3])


def modal(d: Draft, said: Node, noun: Noun, link: int) -> Record:
    """Can't and must: a pattern that may not, or has to, happen."""
    subject = noun.record
    if subject.fields[i.MODE_OF] == i.GROUP:
        matched = Record([i.MATCH, 0, *subject.fields[2:]])
    elif d.place == LASTING and subject.fields[i.MODE_OF] != i.REF:
        matched = Record(
            [*subject.fields]
        )  # the Attached card: looked up each time, for no register holds it
    else:
        matched = reference(noun.slot)
    name = said.name
    if name in ("cant_be", "cant_be_by") or name in USERS:
        op = laws.done_event(d, said.node(0))
        if op == i.DRAWN:
            raise d.misfit(said, "nobody sees which card is Drawn before it is", "R171")
        if op == i.CANCEL and noun.slot == i.SELF:
            raise d.misfit(
                said, "a card that waits in the chain is not Active, so its text does not work yet", "3.2.4"
            )
        pattern = row(op, 1)
        pattern.fields[laws.object_field(op)] = matched
        if name in USERS and op != i.SELECTED_EVENT:
            message = "what kind of card does it is asked of Selecting alone: write by your opponent"
            raise d.misfit(said, f"{message}, or Has RESISTANT (to opposing Events)", "R226")
        if name != "cant_be":
            if op not in BY_OPPONENT:
                message = "only of what is Selected, Exhausted, Exiled or Returned is asked whether it is"
                raise d.misfit(
                    said,
                    f"{message} by your opponent; CRYSTALIZED keeps a card from being Shattered by anybody",
                    "8.6.36",
                )
            pattern.fields[i.WHO] = selection(i.OPPONENT, 0, d.new_slot())
        if name in USERS:
            user = Record([1, i.NOUN, USERS[name], 0])
            pattern.fields[i.B] = selection(i.MATCH, 0, d.new_slot(), 1, 1, user)
    else:
        op = w.DEEDS.number(said.node(0).name)
        if op in (i.ACTIVATE, i.DRAWN, i.PREPARE):
            raise d.misfit(
                said, "players do this, not cards: write can't be Activated, or can't be Prepared", "R163"
            )
        pattern = row(op, 0, i.HEAD, matched)
        if len(said.children) > 1:
            if op != i.ATTACK:
                raise d.misfit(said, "only Attacks are aimed at something", "6.4.2")
            place, d.place = d.place, PATTERN
            pattern.fields[i.A] = laws.singular(d, said.node(1), allow_many=True).record
            d.place = place
    if MODALS[name] == i.REQUIRE and op not in (i.ATTACK, i.GUARD_EVENT):
        raise d.misfit(said, "cards must Attack or Guard, nothing else", "R163")
    return row(MODALS[name], 0, link, subject, pattern)
