"""The tables of verbs: one row a wording, from which reading, printing and verifying follow.

Orders are what you do, verbs what somebody does, predicates what is said of cards; windows, conditions and
bans are patterns. The number of a wording among those of one instruction is its FORM.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from sandtable.cards import operands as kinds
from sandtable.cards.draft import number_in
from sandtable.cards.flat import Record
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node
from sandtable.games.antithesis.language import asked, attacks, gifts, numbers, resources, sense
from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.language import parts as p
from sandtable.games.antithesis.language import wordings as w
from sandtable.games.antithesis.language.draft import COST, Draft, Noun
from sandtable.games.antithesis.language.heads import inner_tests

WHO, A, B, C = i.WHO, i.A, i.B, i.C
PLAYERS: Final[frozenset[int]] = frozenset((i.PLAYER,))


class Verb(NamedTuple):
    """One wording of an instruction."""

    name: str  # of its production
    op: int
    parts: tuple[p.Part, ...] = ()
    names: tuple[int, ...] = (A,)  # the fields that a clause names, the first that has anything (R181)
    about: int = 0  # the field of the subject that stands before it,
    only: frozenset[int] = frozenset()  # and what it must be
    allowed: Callable[[Draft, Node], None] | None = None  # what else is asked
    form: int = 0


class Table:
    """Verbs of one kind, by production, and by instruction and form."""

    def __init__(self, *verbs: Verb) -> None:
        self.named: dict[str, Verb] = {}
        self.spoken: dict[tuple[int, int], Verb] = {}
        self.forms: dict[tuple[str, int], int] = {}
        for verb in verbs:
            form = sum(op == verb.op for op, _ in self.spoken)
            made = verb._replace(form=form)
            self.named.setdefault(verb.name, made)
            self.spoken[verb.op, form] = made
            self.forms[verb.name, verb.op] = form

    def __contains__(self, name: object) -> bool:
        return name in self.named


def verb(
    name: str,
    op: int,
    *parts: p.Part,
    names: tuple[int, ...] = (A,),
    allowed: Callable[[Draft, Node], None] | None = None,
) -> Verb:
    return Verb(name, op, parts, names, allowed=allowed)


def said_of(
    name: str,
    op: int,
    *parts: p.Part,
    only: frozenset[int] = p.FIGURES,
    names: tuple[int, ...] = (A,),
    allowed: Callable[[Draft, Node], None] | None = None,
) -> Verb:
    """What a card does: it is in A."""
    return Verb(name, op, parts, names, A, only, allowed)


def done_by(name: str, op: int, *parts: p.Part, allowed: Callable[[Draft, Node], None] | None = None) -> Verb:
    """What a player does: he is in WHO."""
    return Verb(name, op, parts, (A,), WHO, PLAYERS, allowed)


# ---- where things must be

PICKING: Final[frozenset[int]] = frozenset((i.TARGET, i.CHOOSING, i.EACH))
BEHIND: Final = (
    "what is deployed comes from a Hand or another zone, and where it goes stands behind a comma: "
    "[Deploy] a Character from your Hand, in a square adjacent to this Character"
)


def tests_of(found: Noun) -> set[object]:
    fits = found.record.fields[i.FITS]
    if not isinstance(fits, Record):
        return set()
    inner = {one[0] for one in inner_tests(fits)}
    return set(fits.fields[1 :: lay.TEST]) | (inner & (sense.PLACES | {i.STATE}))


def in_play(d: Draft, node: Node, found: Noun) -> None:
    if i.INSIDE in tests_of(found):
        raise d.misfit(node, "this is done to cards In Play", "ZONE.INPLAY")


def one_holder(d: Draft, node: Node, found: Noun) -> None:
    """Tokens go from one card to one."""
    in_play(d, node, found)
    if node.name == "each":
        raise d.misfit(node, "this speaks of one card: write 'a'", "R181")


def in_hand(d: Draft, node: Node, found: Noun) -> None:
    """A card of which nobody says where it is, is one in the Hand of whoever acts."""
    fits = found.record.fields[i.FITS]
    if isinstance(fits, Record) and not tests_of(found) & {i.INSIDE, i.CONTROLLED}:
        count = number_in(fits, 0)
        fits.fields[0] = count + 1
        fits.fields += [i.INSIDE, i.LEFT_OUT, Record([i.HAND, w.WHOSE.number("my_zone"), d.he()])]


def from_hand(d: Draft, node: Node, found: Noun) -> None:
    """What is deployed: where it goes is no part of what it is."""
    if found.record.fields[i.MODE_OF] in PICKING and tests_of(found) & (
        sense.PLACES | {i.CONTROLLED, i.STATE}
    ):
        raise d.misfit(node, BEHIND, "DEPLOY.1")
    in_hand(d, node, found)


def to_discard(d: Draft, node: Node, found: Noun) -> None:
    """A card of which nobody says that it lies on the board, or on what, is one in Hand."""
    if found.noun == i.CARD and not tests_of(found) & sense.PLACES:
        in_hand(d, node, found)


def at_random(d: Draft, node: Node, found: Noun) -> None:
    to_discard(d, node, found)
    d.peeks = False
    if (
        found.record.fields[i.MODE_OF] != i.CHOOSING
        or found.record.fields[i.LOW] != found.record.fields[i.HIGH]
    ):
        raise d.misfit(node, "a number of cards is taken at random", "R192")
    found.record.fields[i.MODE_OF] = i.RANDOM


# ---- where verbs may stand


def only_in(message: str, *phrases: str) -> Callable[[Draft, Node], None]:
    def check(d: Draft, node: Node) -> None:
        if d.phrase not in phrases:
            raise d.misfit(node, message, "R183")

    return check


def said_of_one(d: Draft, node: Node) -> None:
    """A player says of one card how many tokens are removed."""
    holder = node.node(len(node.children) - 1)
    if node.node(0).name == "any_number" and holder.name == "each":
        raise d.misfit(holder, "of how many is asked for one card: write 'a', or 'all' tokens", "R181")


def not_on(message: str, *forbidden: int) -> Callable[[Draft, Node], None]:
    def check(d: Draft, node: Node) -> None:
        if d.kind in forbidden:
            raise d.misfit(node, message, "R186")

    return check


PREVENTS: Final = only_in(
    "damage is prevented in a Response: When … would take True Damage, …", "e_would_take", "e_would_take_from"
)
CANCELS: Final = only_in(
    "abilities are cancelled in a Response: When … triggers …, cancel it",
    "e_triggered", "e_you_trigger", "e_triggers", "e_card_triggers",
)  # fmt: skip
KILLS: Final = ("e_killed", "e_kills", "e_kills_with")
LEAVINGS: Final = ("e_leaves_play", "e_discarded", "e_discarded_by")
REPLACES: Final = only_in("this stands in a Response: When … is killed, …", *KILLS)
RETARGETS: Final = only_in(
    "another target is named in a Response: When … is targeted by an Attack, …",
    "e_targeted", "e_declares", "e_declares_at",
)  # fmt: skip
REPEATS: Final = only_in(
    "the same Attack is repeated in a Response to it: After … completes an Attack, …",
    "e_attacked", "e_attacked_one", "e_kills", "e_kills_with",
)  # fmt: skip
SHIFTS: Final = not_on(
    "a Strategy does not shift Strategies", i.WHEN_REVEALED, i.WHILE_REVEALED, i.PLAYER_WHO_REVEALS
)
REVEALS: Final = not_on("an Objective reveals no Objective", i.OBJECTIVE_LINE)

InPlay: Final = partial(p.Cards, only=p.TURNED, check=in_play)
Figure: Final = partial(p.Cards, only=p.FIGURES, check=in_play)
Discarded: Final = partial(p.Cards, only=p.MOVABLE, check=to_discard)
Random: Final = partial(p.Cards, only=p.MOVABLE, check=at_random)
Deployed: Final = partial(p.Cards, only=p.DEPLOYABLE, check=from_hand)
Holder: Final = partial(p.Cards, only=p.HOLDERS, check=in_play)
OneHolder: Final = partial(p.Cards, only=p.HOLDERS, check=one_holder)
Moved: Final = partial(p.Cards, only=p.MOVABLE)


def paid(d: Draft, node: Node) -> gifts.Pairs:
    return gifts.icons(d, node)


Icons: Final = partial(resources.Pairs, read=paid, show=gifts.print_icons)
Tokens: Final = partial(resources.Pairs, read=resources.one_token, show=gifts.print_icons)
Removed: Final = partial(resources.Pairs, read=resources.some_tokens, show=gifts.print_icons)
Piles: Final = partial(resources.Pairs, read=resources.piles, show=resources.print_piles)
Dice: Final = partial(resources.Pairs, read=resources.dice_set, show=resources.print_dice)
Moving: Final = partial(resources.Pairs, read=gifts.moving, show=gifts.print_moving, optional=True)
Ignored: Final = partial(resources.Registered, read=gifts.ignored, show=gifts.print_ignored)
Keyword: Final = partial(resources.Registered, read=gifts.keyword, show=gifts.print_keyword)
Lost: Final = partial(resources.Registered, read=gifts.lost, show=gifts.print_lost)

ROW: Final = p.Fixed(A, "ROW", w.ROWS)
MORE: Final = p.Word(C, w.CHANGES)
FIRST: Final = p.Constant(C, i.ON_TOP)
LAST: Final = p.Constant(C, i.ON_BOTTOM)

# what looks into zones, and which they may be
LOOKING: Final[dict[int, frozenset[int]]] = {
    i.LOOK: frozenset((i.MAIN_DECK,)), i.MILL: frozenset((i.MAIN_DECK,)), i.SEARCH: frozenset((i.MAIN_DECK,)),
    i.SHUFFLE: frozenset((i.MAIN_DECK,)), i.LOOK_AT: frozenset((i.HAND,)),
    i.REVEAL_TOP: frozenset((i.MAIN_DECK,)), i.LOOK_TOP: frozenset((i.MAIN_DECK,)),
    i.ARRANGE: frozenset((i.MAIN_DECK, i.OBJECTIVE_DECK)), i.SORT: frozenset((i.MAIN_DECK, i.OBJECTIVE_DECK)),
}  # fmt: skip
OF_THE_EVENT: Final[frozenset[int]] = frozenset((i.CANCEL, i.RETURN_INSTEAD, i.REMOVE_INSTEAD, i.SPARE))


MOVES: Final[frozenset[int]] = frozenset((i.RETURN, i.REMOVE, i.PUT))
DONE_ALIVE: Final[frozenset[int]] = frozenset(
    (i.HEAL, i.RECOVER, i.EXHAUST, i.GAIN_TOKENS, i.MOVE, i.MAKE, i.COMBINED, i.CONTROL, i.PLACE, i.DAMAGE)
)
GONE: Final = (
    "who is killed goes elsewhere only in place of the discard: return it to its owner's Hand, or remove it "
    "from the game, 'instead of discarding it'"
)
DEAD: Final = (
    "this means the one who is killed or gone, who does nothing more: say who else, such as 'this Character'"
)


def is_of_event(d: Draft, found: Noun | None) -> bool:
    """Whether a card is what the window of a Response is about."""
    return found is not None and bool(d.mentions) and found.slot == d.mentions[0].slot


def is_dead(d: Draft, found: Noun | None) -> bool:
    """Whether a card is the one that was killed or has left, as the window tells, and is not spared."""
    return d.phrase in (*KILLS, *LEAVINGS) and not d.spared and is_of_event(d, found)


def turns_all(made: Record) -> bool:
    dice = made.fields[A]
    return isinstance(dice, Record) and number_in(dice, 1) % i.HIS_DICE == i.DICE_ALL


def check_doing(d: Draft, node: Node, op: int, made: Record) -> None:
    """What else must hold between the parts of a verb that was read."""
    found = d.clause.get(A)
    if op == i.LOOK_AT:
        d.looked = True
    if d.peeks and not (d.looked and op in (i.DISCARD, i.REMOVE, i.PUT, i.CHOOSE)):
        raise d.misfit(node, "nobody picks cards that he cannot see: 'your opponent discards a card'", "R192")
    if op in MOVES and d.phrase in KILLS and is_of_event(d, found) and not d.spared:
        raise d.misfit(node, GONE, "R183")
    if op == i.REROLL and d.window == i.DICE_GAINED:
        resources.of_the_gained(d, made)
    if op in DONE_ALIVE and is_dead(d, found):
        raise d.misfit(node, DEAD, "R70")
    d.spared = d.spared or op in OF_THE_EVENT
    if op in (i.RETURN, i.PUT):
        sense.going(d, node, made, found)
    elif op in LOOKING:
        sense.looked_at(d, node, made, LOOKING[op])
    elif op == i.TURN and turns_all(made):
        raise d.misfit(node, "dice are turned one by one: up to 2 dice in your Dice Bank", "DICE.4")
    elif op in OF_THE_EVENT and not is_of_event(d, found):
        raise d.misfit(node, "this is about what the window is about: write 'it'", "R183")
    elif op == i.SWAP and not made.fields[B] and found is not None:
        if (number_in(found.record, i.LOW), number_in(found.record, i.HIGH)) != (2, 2):
            raise d.misfit(node, "two Characters exchange their squares", "MOVE.4")
    elif op == i.DEPLOY and found is not None and found.slot == i.SELF and not d.from_hand:
        raise d.misfit(node, "a card In Play is not deployed: say from which zone", "DEPLOY.1")
    if d.place == COST and found is not None:
        low, high = number_in(found.record, i.LOW), number_in(found.record, i.HIGH)
        if low != high or (found.plural and high == i.MANY):
            raise d.misfit(node, "a cost says how many", "SEQ.2")


# what is done, by order or by somebody
DOINGS: Final = Table(
    verb("draw", i.DRAW, numbers.CardCount(A), names=()),
    done_by("draws", i.DRAW, numbers.CardCount(A)),
    verb("draw_until", i.DRAW, numbers.UntilHeld(A), names=()),
    done_by("draws_until", i.DRAW, numbers.UntilHeld(A)),
    verb("discard", i.DISCARD, Discarded(A)),
    verb("discard_random", i.DISCARD, Random(A)),
    verb("discard_until", i.DISCARD_DOWN, numbers.Count(A, least=0), names=()),
    done_by("discards_until", i.DISCARD_DOWN, numbers.Count(A, least=0)),
    done_by("discards", i.DISCARD, Discarded(A)),
    done_by("discards_random", i.DISCARD, Random(A)),
    verb("mill", i.MILL, numbers.Tops(A), p.Zone(B), names=()),
    verb("kill", i.KILL, Figure(A)),
    done_by("kills", i.KILL, Figure(A)),
    verb("exhaust", i.EXHAUST, InPlay(A)),
    done_by("exhausts", i.EXHAUST, InPlay(A)),
    verb("recover", i.RECOVER, InPlay(A)),
    said_of("recovers", i.RECOVER, only=p.TURNED),
    said_of("doomed", i.DOOM, only=p.TURNED),
    said_of("recover_all", i.RECOVER, only=p.TURNED),
    done_by("recovers_them", i.RECOVER, InPlay(A)),
    said_of("becomes", i.EXHAUST, p.Turned(B), only=p.TURNED),
    said_of("becomes", i.RECOVER, p.Turned(B), only=p.TURNED),
    said_of("become", i.EXHAUST, p.Turned(B), only=p.TURNED),
    said_of("become", i.RECOVER, p.Turned(B), only=p.TURNED),
    verb("cancel", i.CANCEL, p.Cards(A, attacks.TRIGGERED), allowed=CANCELS),
    verb("return", i.RETURN, Moved(A), p.Zone(B)),
    done_by("returns", i.RETURN, Moved(A), p.Zone(B)),
    verb("return_instead", i.RETURN_INSTEAD, Figure(A), p.Zone(B), allowed=REPLACES),
    verb("bottom_instead", i.RETURN_INSTEAD, Figure(A), p.Zone(B), LAST, allowed=REPLACES),
    verb("top_instead", i.RETURN_INSTEAD, Figure(A), p.Zone(B), FIRST, allowed=REPLACES),
    verb("banish", i.REMOVE, Moved(A)),
    verb("banish_instead", i.REMOVE_INSTEAD, Figure(A), allowed=REPLACES),
    verb("spare", i.SPARE, Figure(A), allowed=REPLACES),
    verb("put", i.PUT, Moved(A), p.Zone(B)),
    verb("put_top", i.PUT, Moved(A), p.Zone(B), p.Constant(C, i.ON_TOP)),
    verb("put_bottom", i.PUT, Moved(A), p.Zone(B), p.Constant(C, i.ON_BOTTOM)),
    verb("look", i.LOOK, numbers.Tops(A), p.Zone(B), names=()),
    verb("look_for", i.LOOK, numbers.Tops(A), p.Zone(B), p.Wanted(C), names=()),
    verb("look_at", i.LOOK_AT, p.Zone(B), names=()),
    verb("look_top", i.LOOK_TOP, numbers.Tops(A), p.Zone(B), names=()),
    verb("sort", i.SORT, numbers.Tops(A), p.Zone(B), Piles(C), names=()),
    verb("arrange", i.ARRANGE, numbers.Tops(A), p.Zone(B), names=()),
    verb("reveal_top", i.REVEAL_TOP, numbers.Tops(A), p.Zone(B), names=()),
    verb("search", i.SEARCH, p.Zone(B), p.Found(A)),
    verb("shuffle", i.SHUFFLE, p.Zone(B), names=()),
    verb("deploy", i.DEPLOY, Deployed(A)),
    verb("deploy_priced", i.DEPLOY, Deployed(A), numbers.Price(B)),
    verb("deploy_spot", i.DEPLOY, Deployed(A), p.Spot(C)),
    verb("deploy_both", i.DEPLOY, Deployed(A), numbers.Price(B), p.Spot(C)),
    verb("attach", i.ATTACH, p.Cards(A, p.MODS), p.Cards(B, p.HOSTS, in_play)),
    verb("control", i.CONTROL, p.Cards(A, p.HOSTS, in_play)),
    said_of("takes", i.DAMAGE, numbers.Count(B)),
    said_of("take", i.DAMAGE, numbers.Count(B)),
    said_of("heals", i.HEAL, numbers.Count(B)),
    said_of("heal", i.HEAL, numbers.Count(B)),
    said_of("heals_up_to", i.HEAL, numbers.Count(B), p.Constant(C, 1)),
    verb("shove", i.SHOVE, p.Fixed(C, "SHOVE", w.SHOVES), numbers.Count(B), Figure(A)),
    verb("shove_whole", i.SHOVE, p.Fixed(C, "SHOVE", w.SHOVES), numbers.Count(B), Figure(A)),
    said_of("becomes_target", i.RETARGET, allowed=RETARGETS),
    said_of("moves", i.MOVE, Moving(B)),
    said_of("move", i.MOVE, Moving(B)),
    verb("move_one", i.MOVE, Figure(A)),
    said_of("combined", i.COMBINED),
    said_of("combined_free", i.COMBINED),
    verb("place", i.PLACE, Figure(A), p.Square(B, True)),
    verb("swap", i.SWAP, Figure(A), names=()),
    verb("swap_two", i.SWAP, Figure(A), Figure(B), names=()),
    verb("attack", i.ATTACK, attacks.AttackLine(A), names=()),
    verb("attack_at", i.ATTACK, attacks.AttackLine(A, True), attacks.Against(C), names=()),
    said_of("makes", i.MAKE, attacks.Making(B)),
    said_of("makes_at", i.MAKE, attacks.Making(B), Figure(C), names=(C, A)),
    said_of("make", i.MAKE, attacks.Making(B)),
    said_of("make_at", i.MAKE, attacks.Making(B), Figure(C), names=(C, A)),
    verb("again_new", i.AGAIN, names=(), allowed=REPEATS),
    verb("again_same", i.AGAIN, names=(), allowed=REPEATS),
    verb("prevent", i.PREVENT, numbers.Count(B), names=(), allowed=PREVENTS),
    verb("prevent_all", i.PREVENT, numbers.All(B), names=(), allowed=PREVENTS),
    verb("pay", i.PAY, Icons(A), names=()),
    verb("move_tokens", i.MOVE_TOKENS, resources.Tokens(C), OneHolder(A), OneHolder(B), names=()),
    verb("remove_tokens", i.REMOVE_TOKENS, Removed(B), Holder(A)),
    verb("remove_any", i.REMOVE_TOKENS, resources.Tokens(B), Holder(A), allowed=said_of_one),
    verb("give_him", i.GIVE_DIE, numbers.All(A, i.EXACTLY, 1), names=(), allowed=resources.of_yours),
    verb("give_you", i.GIVE_DIE, numbers.All(A, i.EXACTLY, 1), names=(), allowed=resources.of_his),
    done_by("gives_you", i.GIVE_DIE, numbers.All(A, i.EXACTLY, 1), allowed=resources.of_his),
    verb("give_him_dice", i.GIVE_DIE, numbers.Count(A, least=2), names=(), allowed=resources.of_yours),
    verb("give_you_dice", i.GIVE_DIE, numbers.Count(A, least=2), names=(), allowed=resources.of_his),
    done_by("gives_you_dice", i.GIVE_DIE, numbers.Count(A, least=2), allowed=resources.of_his),
    verb("reroll", i.REROLL, Dice(A), names=()),
    done_by("rerolls", i.REROLL, Dice(A)),
    verb("discard_dice", i.DISCARD_DICE, Dice(A), names=()),
    done_by("discards_dice", i.DISCARD_DICE, Dice(A)),
    verb("turn", i.TURN, Dice(A), numbers.Count(B), names=()),
    verb("turn_down", i.TURN, Dice(A), numbers.Count(B), p.Constant(C, i.OR_LESS), names=()),
    verb("turn_up", i.TURN, Dice(A), numbers.Count(B), p.Constant(C, i.OR_MORE), names=()),
    verb("reveal_goal", i.REVEAL_GOAL, ROW, names=()),
    verb("goal_to", i.GOAL_TO, p.Cards(A, p.GOALS), p.Square(B)),
    verb("goal_off", i.GOAL_OFF, p.Cards(A, p.GOALS)),
    verb("choose_it", i.CHOOSE, p.Cards(A, p.CHOSEN)),
    verb("choose_square", i.CHOOSE_SQUARE, p.Square(A), names=()),
    verb("choose_row", i.CHOOSE_SQUARE, p.AnySquare(A), p.Constant(C, i.A_ROW), names=()),
    verb("choose_column", i.CHOOSE_SQUARE, p.AnySquare(A), p.Constant(C, i.A_COLUMN), names=()),
    verb("roll", i.ROLL, names=()),
    verb("idle", i.IDLE, names=()),
    verb("take_die", i.TAKE_DICE, numbers.All(A, i.EXACTLY, 1), names=()),
    verb("take_dice", i.TAKE_DICE, numbers.Count(A, least=2), names=()),
    verb("shift_strategy", i.SHIFT_STRATEGY, names=(), allowed=SHIFTS),
    verb("dice_income", i.DICE_INCOME, names=()),
    verb("command_income", i.COMMAND_INCOME, names=()),
    verb("reveal_objective", i.REVEAL_OBJECTIVE, names=(), allowed=REVEALS),
    done_by("reveals_goal", i.REVEAL_GOAL, ROW),
    done_by("reveals_objective", i.REVEAL_OBJECTIVE, allowed=REVEALS),
)  # fmt: skip

EVENT: Final = (B, A, WHO)
ATTACK: Final = attacks.Acts(A, "ATTACK", w.ATTACKS, "attack")


def event(name: str, op: int, *parts: p.Part) -> Verb:
    return Verb(name, op, parts, EVENT)


WINDOWS: Final = Table(
    event("e_starts", i.MAIN_PHASE_STARTS),
    event("e_ends", i.MAIN_PHASE_ENDS),
    event("e_battle", i.BATTLE_STARTED),
    event("e_battle_ends", i.BATTLE_ENDED),
    event("e_scored", i.GOALS_SCORED),
    event("e_you_score", i.GOALS_SCORED, p.You(WHO), numbers.Count(A, i.LEAST)),
    event("e_scores", i.GOALS_SCORED, p.Player(WHO), numbers.Count(A, i.LEAST)),
    event("e_goal", i.GOAL_PLACED),
    event("e_objective", i.OBJECTIVE_REVEALED),
    event("e_you_objective", i.OBJECTIVE_REVEALED, p.You(WHO)),
    event("e_reveals", i.OBJECTIVE_REVEALED, p.Player(WHO)),
    event("e_you_goal", i.GOAL_PLACED, p.You(WHO)),
    event("e_places", i.GOAL_PLACED, p.Player(WHO)),
    event("e_you_draw", i.CARD_DRAWN, p.You(WHO)),
    event("e_draws", i.CARD_DRAWN, p.Player(WHO)),
    event("e_you_draw_more", i.CARD_DRAWN, p.You(WHO), p.Constant(C, 1)),
    event("e_draws_more", i.CARD_DRAWN, p.Player(WHO), p.Constant(C, 1)),
    event("e_you_dice", i.DICE_GAINED, p.You(WHO)),
    event("e_dice", i.DICE_GAINED, p.Player(WHO)),
    event("e_you_vp", i.VP_GAINED, p.You(WHO), numbers.Count(A, i.LEAST)),
    event("e_vp", i.VP_GAINED, p.Player(WHO), numbers.Count(A, i.LEAST)),
    event("e_you_shift", i.STRATEGY_SHIFTED, p.You(WHO)),
    event("e_shift", i.STRATEGY_SHIFTED, p.Player(WHO)),
    event("e_deployed", i.DEPLOYED, p.Cards(B, p.DEPLOYABLE)),
    event("e_deployed_in", i.DEPLOYED, p.Cards(B, p.DEPLOYABLE), p.Square(A, True)),
    event("e_you_deploy", i.DEPLOYED, p.You(WHO), p.Cards(B, p.DEPLOYABLE)),
    event("e_deploys", i.DEPLOYED, p.Player(WHO), p.Cards(B, p.DEPLOYABLE)),
    event("e_triggered", i.ABILITY_TRIGGERED, attacks.Triggered(A)),
    event("e_you_trigger", i.ABILITY_TRIGGERED, p.You(WHO), attacks.Triggered(A)),
    event("e_triggers", i.ABILITY_TRIGGERED, p.Player(WHO), attacks.Triggered(A)),
    # "it" is the ability
    event("e_you_trigger_called", i.ABILITY_TRIGGERED, p.You(WHO), attacks.Called(A)),
    event("e_triggers_called", i.ABILITY_TRIGGERED, p.Player(WHO), attacks.Called(A)),
    Verb("e_card_triggers_called", i.ABILITY_TRIGGERED, (p.Cards(B, p.FIGURES), attacks.Called(A)), (A,)),
    Verb("e_card_triggers", i.ABILITY_TRIGGERED, (p.Cards(B, p.TURNED), attacks.Triggered(A)), (A,)),
    event("e_you_destroy", i.ABILITY_TRIGGERED, p.You(WHO), attacks.OfDestructible(A)),
    event("e_destroys", i.ABILITY_TRIGGERED, p.Player(WHO), attacks.OfDestructible(A)),
    event("e_you_spend", i.STRENGTH_KNOWN, p.You(WHO)),
    event("e_spends", i.STRENGTH_KNOWN, p.Player(WHO)),
    event("e_would_take", i.STRENGTH_KNOWN, p.Cards(B, p.FIGURES)),
    event("e_would_take_from", i.STRENGTH_KNOWN, p.Cards(B, p.FIGURES), ATTACK),
    event("e_declares", i.ATTACK_DECLARED, p.Cards(WHO, p.FIGURES), ATTACK),
    event("e_declares_at", i.ATTACK_DECLARED, p.Cards(WHO, p.FIGURES), ATTACK, p.Cards(B, p.FIGURES)),
    event("e_targeted", i.ATTACK_DECLARED, p.Cards(B, p.FIGURES), ATTACK),
    event("e_takes", i.DAMAGE_DEALT, p.Cards(B, p.FIGURES), attacks.DamageDone(A)),
    event("e_deals", i.DAMAGE_DEALT, p.Cards(WHO, p.FIGURES), attacks.DamageDone(A)),
    event(
        "e_deals_to", i.DAMAGE_DEALT,
        p.Cards(WHO, p.FIGURES), attacks.DamageDone(A), p.Cards(B, p.FIGURES),
    ),
    event("e_attack_deals", i.DAMAGE_DEALT, attacks.DamageDone(A), p.Cards(B, p.FIGURES), p.Constant(C, 1)),
    event(
        "e_takes_from", i.DAMAGE_DEALT,
        p.Cards(B, p.FIGURES), attacks.DamageDone(A), attacks.KindOfAttack(C),
    ),
    event(
        "e_deals_with", i.DAMAGE_DEALT,
        p.Cards(WHO, p.FIGURES), attacks.DamageDone(A), attacks.KindOfAttack(C),
    ),
    event(
        "e_deals_to_with", i.DAMAGE_DEALT,
        p.Cards(WHO, p.FIGURES), attacks.DamageDone(A), p.Cards(B, p.FIGURES), attacks.KindOfAttack(C),
    ),
    event("e_killed", i.KILLED, p.Cards(B, p.FIGURES)),
    event("e_kills", i.KILLED, p.Cards(WHO, p.FIGURES), p.Cards(B, p.FIGURES)),
    event("e_kills_with", i.KILLED, p.Cards(WHO, p.FIGURES), p.Cards(B, p.FIGURES), ATTACK),
    event("e_leaves_play", i.LEFT_PLAY, p.Cards(WHO, p.TURNED)),
    event("e_discarded", i.LEFT_PLAY, p.Cards(WHO, p.TURNED), p.Constant(C, 1)),
    event("e_discarded_by", i.LEFT_PLAY, p.Cards(WHO, p.TURNED), p.Constant(C, 1), p.Player(A)),
    event("e_attacked", i.ATTACK_COMPLETED, p.Cards(WHO, p.FIGURES), ATTACK),
    event("e_attacked_one", i.ATTACK_COMPLETED, p.Cards(WHO, p.FIGURES), ATTACK, p.Constant(C, 1)),
    event("e_attacked_at", i.ATTACK_COMPLETED, p.Cards(WHO, p.FIGURES), ATTACK, p.Cards(B, p.FIGURES)),
    event("e_leaves", i.LEAVES_SQUARE, p.Cards(WHO, p.FIGURES), p.Square(B)),
    event("e_arrives", i.ARRIVES, p.Cards(WHO, p.FIGURES), p.Square(B)),
    event("e_enters", i.ENTERS, p.Cards(WHO, p.FIGURES), p.Square(B)),
    event("e_pushed", i.ENTERS, p.Cards(WHO, p.FIGURES), p.Constant(C, i.PUSH)),
    event("e_pulled", i.ENTERS, p.Cards(WHO, p.FIGURES), p.Constant(C, i.PULL)),
    event("e_shoved", i.ENTERS, p.Cards(WHO, p.FIGURES), p.Constant(C, i.SHOVED)),
    event("e_moved", i.MOVE_COMPLETED, p.Cards(WHO, p.FIGURES)),
    event("e_charged", i.MOVE_COMPLETED, p.Cards(WHO, p.FIGURES), numbers.Count(A, i.LEAST)),
    event("e_attached", i.ATTACHED, p.Cards(WHO, p.MODS), p.Cards(B, p.HOSTS)),
    event("e_becomes", i.EXHAUSTED_BY_EFFECT, p.Cards(WHO, p.TURNED), p.Becoming(A)),
    event("e_becomes", i.RECOVERED_BY_EFFECT, p.Cards(WHO, p.TURNED), p.Becoming(A)),
    event("e_heals", i.HEALED, p.Cards(WHO, p.FIGURES)),
    event("e_tokens", i.TOKEN_GAINED, p.Cards(WHO, p.HOLDERS), Tokens(A)),
)  # fmt: skip

HIM: Final = asked.Opponent(WHO)
NoTokens: Final = partial(resources.Pairs, read=gifts.any_token, show=gifts.print_any_token)
CONDITIONS: Final = Table(
    verb("c_control", i.CONTROLS, p.You(WHO), numbers.All(A, i.LEAST, 1), p.Fits(B)),
    verb("c_another", i.CONTROLS, p.You(WHO), numbers.All(A, i.LEAST, 1), p.Fits(B, another=True)),
    verb("c_count", i.CONTROLS, p.You(WHO), numbers.Count(A, i.LEAST), p.Fits(B, True)),
    verb("c_just", i.CONTROLS, p.You(WHO), numbers.Count(A), p.Fits(B, True)),
    verb("c_none", i.CONTROLS, p.You(WHO), numbers.All(A, i.NO), p.Fits(B, True)),
    verb("c_theirs_none", i.CONTROLS, p.Its(WHO, i.CONTROLLER), numbers.All(A, i.NO), p.Fits(B, True)),
    verb("c_few", i.CONTROLS, p.You(WHO), numbers.Count(A, i.MOST), p.Fits(B, True)),
    verb("c_more", i.CONTROLS, p.You(WHO), numbers.All(A, i.MORE_THAN), p.Fits(B, True)),
    verb("c_fewer", i.CONTROLS, p.You(WHO), numbers.All(A, i.FEWER_THAN), p.Fits(B, True)),
    verb("c_his", i.CONTROLS, HIM, numbers.All(A, i.LEAST, 1), p.Fits(B)),
    verb("c_his_count", i.CONTROLS, HIM, numbers.Count(A, i.LEAST), p.Fits(B, True)),
    verb("c_his_just", i.CONTROLS, HIM, numbers.Count(A), p.Fits(B, True)),
    verb("c_his_none", i.CONTROLS, HIM, numbers.All(A, i.NO), p.Fits(B, True)),
    verb("c_there", i.THERE_ARE, numbers.Count(A, i.LEAST), p.Fits(B, True)),
    verb("c_there_few", i.THERE_ARE, numbers.Count(A, i.MOST), p.Fits(B, True)),
    verb("c_there_just", i.THERE_ARE, numbers.Count(A), p.Fits(B, True)),
    verb("c_there_none", i.THERE_ARE, numbers.All(A, i.NO), p.Fits(B, True)),
    verb("c_square", i.CONTROLS_SQUARE, p.You(WHO), p.Its(A)),
    verb("c_offensive", i.IS_OFFENSIVE, p.You(WHO)),
    verb("c_defensive", i.IS_DEFENSIVE, p.You(WHO)),
    verb("c_not_deployed", i.DEPLOYED_NOW, p.You(WHO), numbers.All(A, i.NO), p.Fits(B)),
    verb("c_not_triggered", i.TRIGGERED_NOW, p.You(WHO), numbers.All(A, i.NO), resources.OwnCalled(B)),
    verb("c_did", i.DID),
    verb("c_did_not", i.DID, p.Constant(C, 1)),
    verb("c_he_did", i.DID),
    verb("c_he_did_not", i.DID, p.Constant(C, 1)),
    verb("c_many", i.WAS_MANY, numbers.HowMany(A, i.LEAST)),
    verb("c_rolled", i.ROLLED, resources.Pairs(A, asked.rolled, asked.print_rolled), asked.Roll(B)),
    verb("c_cards", i.HAS_CARDS, p.You(WHO), numbers.Count(A, i.LEAST), p.Mine(B)),
    verb("c_dice", i.HAS_DICE, p.You(WHO), numbers.Count(A, i.LEAST)),
    verb("c_vp", i.HAS_VP, p.You(WHO), numbers.Count(A, i.LEAST)),
    verb("c_few_cards", i.HAS_CARDS, p.You(WHO), numbers.Count(A, i.MOST), p.Mine(B)),
    verb("c_no_cards", i.HAS_CARDS, p.You(WHO), numbers.All(A, i.NO), p.Mine(B)),
    verb("c_more_cards", i.HAS_CARDS, p.You(WHO), numbers.All(A, i.MORE_THAN), asked.Hand(B)),
    verb("c_fewer_cards", i.HAS_CARDS, p.You(WHO), numbers.All(A, i.FEWER_THAN), asked.Hand(B)),
    verb("c_his_few_cards", i.HAS_CARDS, HIM, numbers.Count(A, i.MOST), asked.Hand(B)),
    verb("c_his_no_cards", i.HAS_CARDS, HIM, numbers.All(A, i.NO), asked.Hand(B)),
    verb("c_his_few_dice", i.HAS_DICE, HIM, numbers.Count(A, i.MOST)),
    verb("c_his_no_dice", i.HAS_DICE, HIM, numbers.All(A, i.NO)),
    verb("c_his_few_vp", i.HAS_VP, HIM, numbers.Count(A, i.MOST)),
    verb("c_his_cards", i.HAS_CARDS, HIM, numbers.Count(A, i.LEAST), asked.Hand(B)),
    verb("c_few_dice", i.HAS_DICE, p.You(WHO), numbers.Count(A, i.MOST)),
    verb("c_no_dice", i.HAS_DICE, p.You(WHO), numbers.All(A, i.NO)),
    verb("c_more_dice", i.HAS_DICE, p.You(WHO), numbers.All(A, i.MORE_THAN)),
    verb("c_fewer_dice", i.HAS_DICE, p.You(WHO), numbers.All(A, i.FEWER_THAN)),
    verb("c_his_dice", i.HAS_DICE, HIM, numbers.Count(A, i.LEAST)),
    verb("c_few_vp", i.HAS_VP, p.You(WHO), numbers.Count(A, i.MOST)),
    verb("c_more_vp", i.HAS_VP, p.You(WHO), numbers.All(A, i.MORE_THAN)),
    verb("c_fewer_vp", i.HAS_VP, p.You(WHO), numbers.All(A, i.FEWER_THAN)),
    verb("c_his_vp", i.HAS_VP, HIM, numbers.Count(A, i.LEAST)),
    verb("c_state", i.IS, p.Cards(A), p.State(B)),
    verb("c_is", i.IS, p.Cards(A), p.Posts(B)),
    verb("c_is_a", i.IS, p.Cards(A), p.Fits(B)),
    verb("c_is_not_a", i.IS, p.Cards(A), asked.NotFits(B)),
    verb("c_has", i.HAS_GIFT, p.Cards(A), Keyword(B)),
    verb("c_has_not", i.HAS_GIFT, p.Cards(A), Keyword(B), p.Constant(C, 1)),
    verb("c_tokens", i.HAS_TOKENS, p.Cards(A, p.HOLDERS), resources.HeldTokens(B)),
    verb("c_no_tokens", i.HAS_TOKENS, p.Cards(A, p.HOLDERS), NoTokens(B), p.Constant(C, 1)),
    verb("c_damage", i.IS, p.Cards(A, p.FIGURES), asked.Damaged(B)),
    verb("c_few_damage", i.IS, p.Cards(A, p.FIGURES), asked.Damaged(B, True)),
    verb("c_attacked", i.IS, p.Cards(A, p.FIGURES), asked.Done(B, i.ATTACK_COMPLETED)),
    verb("c_not_attacked", i.IS, p.Cards(A, p.FIGURES), asked.Done(B, i.ATTACK_COMPLETED, True)),
    verb("c_moved", i.IS, p.Cards(A, p.FIGURES), asked.Done(B, i.MOVE_COMPLETED)),
    verb("c_not_moved", i.IS, p.Cards(A, p.FIGURES), asked.Done(B, i.MOVE_COMPLETED, True)),
    verb("c_few_tokens", i.HAS_TOKENS, p.Cards(A, p.HOLDERS), resources.HeldTokens(B, 1), p.Constant(C, 1)),
    verb("c_killed", i.ATTACK_KILLED, p.Cards(A, p.FIGURES)),
    verb("c_dealt", i.ATTACK_DEALT, attacks.DamageDone(A)),
    verb("c_that_dealt", i.WAS_MANY, numbers.OfTheMade(A)),
    verb("c_shoved", i.ATTACK_MOVED),
)  # fmt: skip
UNNAMED: Final[frozenset[str]] = frozenset(
    (
        "c_control",
        "c_not_deployed",
        "c_another",
        "c_count",
        "c_there",
        "c_there_few",
        "c_there_just",
        "c_just",
        "c_his_just",
        "c_few",
        "c_more",
        "c_fewer",
        "c_his",
        "c_his_count",
    )
)  # "it" could be any of what is controlled

ACTS: Final[frozenset[int]] = frozenset((i.ATTACKS, i.MELEE_ATTACKS, i.RANGED_ATTACKS, i.AOE_ATTACKS))
FIGURE_ACTS: Final[frozenset[int]] = frozenset((*p.FIGURES, *ACTS))
COSTLY: Final[frozenset[int]] = frozenset((*range(i.ATTACKS, i.PLAYER), i.AOE_ATTACKS)) - {i.MOVES}
PREDICATES: Final = Table(
    said_of("cost_them", i.COSTS, Icons(B), MORE, only=COSTLY | p.MOVABLE),
    said_of("costs_it", i.COSTS, Icons(B), MORE, only=COSTLY),
    said_of("ignore", i.IGNORE, Ignored(B), only=FIGURE_ACTS),
    said_of("ignores", i.IGNORE, Ignored(B), only=FIGURE_ACTS),
    said_of("must_target", i.MUST_TARGET, p.Any(B), only=FIGURE_ACTS),
    said_of("nothing_to", i.NOTHING, p.Any(B), only=ACTS),
    said_of("lose_kw", i.LOSE_GIFT, Lost(B), only=p.TURNED),
    said_of("loses_kw", i.LOSE_GIFT, Lost(B), only=p.TURNED),
    said_of("blocks_los", i.BLOCKS_LOS, only=frozenset((i.FIELD,))),
    said_of("enters_exhausted", i.ENTERS_EXHAUSTED, only=p.DEPLOYABLE),
    said_of("passes", i.PASSES, p.Fixed(B, "MOVEMENT", w.MOVEMENTS)),
)  # fmt: skip
AS_MOVEMENT: Final = p.Fixed(C, "MOVEMENT", w.MOVEMENTS)
CLAIMS: Final = Table(
    verb("combined_costs", i.COMBINED_COSTS, p.Any(A), Icons(B), MORE),
    verb("squares_cost", i.SQUARES_COST, p.Any(A, frozenset((i.FIELD,))), numbers.Change(B)),
    verb("squares_cost_as", i.SQUARES_COST, p.Any(A, frozenset((i.FIELD,))), numbers.Change(B), AS_MOVEMENT),
    verb("squares_cost_enemy", i.SQUARES_COST, p.Any(A, frozenset((i.FIELD,))), numbers.Change(B)),
    verb("squares_cost_near", i.SQUARES_COST, p.Any(A), numbers.Change(B)),
    verb("cover_is", i.COVER_IS, p.Any(A), attacks.CoverIs(B)),
    verb("has_income", i.HAVE_COMMAND_INCOME, p.You(WHO), numbers.Count(A)),
    verb("deploys_at", i.DEPLOYS_AT, p.Any(A, p.DEPLOYABLE), p.Spot(C)),
)  # fmt: skip

# what cannot happen: the subject of the ban stands in the field `about` of its pattern
ABILITY: Final = attacks.Acts(A, "ABILITIES", w.PLURAL_ABILITIES, "abilities", i.GROUP)
TRAITED: Final = attacks.Acts(A, "ABILITIES", w.PLURAL_ABILITIES, "abilities", i.GROUP, True)
ANY_ATTACK: Final = attacks.Acts(A, "ATTACKS", w.PLURAL_ATTACKS, "attacks", i.GROUP)


def ban(name: str, op: int, about: int, *parts: p.Part, only: frozenset[int] = p.FIGURES) -> Verb:
    return Verb(name, op, parts, (), about, only)


BANS: Final = Table(
    ban("n_trigger", i.ABILITY_TRIGGERED, WHO, ABILITY, only=p.TURNED),
    ban("n_trigger_called", i.ABILITY_TRIGGERED, WHO, attacks.Called(A, i.GROUP), only=p.TURNED),
    ban("n_trigger_trait", i.ABILITY_TRIGGERED, WHO, TRAITED, only=p.TURNED),
    ban("n_trigger_tactics", i.ABILITY_TRIGGERED, WHO, attacks.Tactics(A), only=PLAYERS),
    ban("n_move", i.MOVE, A),
    ban("n_move_as", i.MOVE, A, resources.AsType(B)),
    ban("n_dice", i.MOVE, A, resources.DiceOnMoves(B)),
    ban("n_destroy", i.ABILITY_TRIGGERED, WHO, attacks.OfDestructible(A, i.GROUP), only=PLAYERS),
    ban("n_attack", i.ATTACK_DECLARED, WHO, ANY_ATTACK),
    ban("n_target", i.ATTACK_DECLARED, WHO, p.Any(B), only=FIGURE_ACTS),
    ban("n_target_all", i.ATTACK_DECLARED, WHO, p.Several(B), only=FIGURE_ACTS),
    ban("n_targeted", i.ATTACK_DECLARED, B, ANY_ATTACK),
    ban("n_recover", i.RECOVER, A, only=p.TURNED),
    ban("n_heal", i.HEAL, A),
    ban("n_exhaust", i.EXHAUST, A, only=p.TURNED),
    ban("n_exhaust_by", i.EXHAUST, A, p.Player(WHO), only=p.TURNED),
    ban("n_pushed", i.SHOVE, A, p.Constant(C, i.PUSH)),
    ban("n_pulled", i.SHOVE, A, p.Constant(C, i.PULL)),
    ban("n_leave", i.LEFT_PLAY, WHO, only=p.TURNED),
    ban("n_enter", i.ENTERS, WHO, p.Any(B, frozenset((i.FIELD,)))),
    ban("n_attach", i.ATTACHED, WHO, p.Any(B, p.HOSTS), only=p.MODS),
    ban("n_attach_all", i.ATTACHED, WHO, p.Several(B), only=p.MODS),
)  # fmt: skip

SEL, NUM, PAIRS = kinds.SELECTION, kinds.AMOUNT, kinds.RESOURCES


def fields(who: int = 0, a: int = 0, b: int = 0, c: int = 0) -> dict[int, int]:
    return {WHO: who, A: a, B: b, C: c}


def derived() -> dict[int, dict[int, int]]:
    """What the instructions of the tables hold: whoever acts, and what their parts read."""
    out: dict[int, dict[int, int]] = {}
    for table in (DOINGS, WINDOWS, CONDITIONS, PREDICATES, CLAIMS, BANS):
        for one in table.spoken.values():
            held = out.setdefault(one.op, fields(SEL))
            held.update({part.field: part.holds for part in one.parts if part.field in held and part.holds})
            if one.about:
                held[one.about] = SEL
    return out


# what each instruction holds, for the verifier: those of the tables, and those that have no row there
OPERANDS: Final[dict[int, dict[int, int]]] = {
    **derived(),
    i.END: fields(), i.PICK: fields(SEL, SEL), i.MAY: fields(SEL, c=kinds.SKIP),
    i.IF: fields(0, kinds.CONDITION, c=kinds.SKIP), i.MODES: fields(0, kinds.NUMBER),
    i.MODE: fields(0, kinds.LIST, c=kinds.SKIP),
    i.ELSE: fields(c=kinds.SKIP), i.AS_PLAYER: fields(0, SEL, c=kinds.SKIP),
    i.FORBID: fields(SEL, kinds.PATTERN),
    i.BAN: fields(SEL, SEL, kinds.PATTERN), i.GAIN: fields(SEL, PAIRS, 0, NUM),
    i.GAIN_EITHER: fields(SEL, PAIRS, 0, NUM), i.RETURN_INSTEAD: fields(SEL, SEL, kinds.IN_ZONE, i.CHOICE),
    i.CHOOSE_SQUARE: fields(SEL, SEL, c=i.CHOICE), i.HEAL: fields(SEL, SEL, NUM, i.CHOICE),
    i.EXHAUST: fields(SEL, SEL), i.RECOVER: fields(SEL, SEL),
    i.GAIN_TOKENS: fields(SEL, SEL, PAIRS, NUM),
    i.TURN: fields(SEL, PAIRS, NUM, i.CHOICE), i.GAIN_DICE: fields(SEL, NUM, c=i.CHOICE),
    i.GAIN_VP: fields(SEL, NUM),
    i.LOSE_ICONS: fields(SEL, PAIRS, 0, NUM),
    i.LOSE_TOKENS: fields(SEL, SEL, PAIRS), i.LOSE_VP: fields(SEL, NUM),
    i.CHANGE: fields(SEL, SEL, PAIRS, SEL), i.CHANGE_PER: fields(SEL, SEL, PAIRS, NUM),
    i.LOSE_GIFT: fields(SEL, SEL, PAIRS), i.HAVE: fields(SEL, SEL, PAIRS, SEL),
    i.HAVE_PER: fields(SEL, SEL, PAIRS, NUM), i.HAVE_AFTER: fields(SEL, SEL, PAIRS, NUM),
    i.REVEAL_GOAL: fields(SEL, i.ROW_KIND, c=SEL), i.SHOVE: fields(SEL, SEL, NUM, i.CHOICE),
    i.PUT: fields(SEL, SEL, kinds.IN_ZONE, i.CHOICE), i.COSTS: fields(SEL, SEL, PAIRS, i.CHOICE),
    i.SQUARES_COST: fields(SEL, SEL, NUM, i.CHOICE),
    i.COMBINED_COSTS: fields(SEL, SEL, PAIRS, i.CHOICE), i.PASSES: fields(SEL, SEL, i.CHOICE),
    i.DAMAGE_DEALT: fields(SEL, NUM, SEL, i.CHOICE), i.ATTACK_COMPLETED: fields(SEL, SEL, SEL, i.CHOICE),
    i.MOVE: fields(SEL, SEL, PAIRS), i.ATTACK: fields(SEL, PAIRS, SEL, SEL),
    i.REVEAL_TOP: fields(SEL, NUM, kinds.IN_ZONE, SEL), i.LOOK_TOP: fields(SEL, NUM, kinds.IN_ZONE, SEL),
    i.HAS_GIFT: fields(SEL, SEL, PAIRS, i.CHOICE), i.HAS_TOKENS: fields(SEL, SEL, PAIRS, i.CHOICE),
    i.LEFT_PLAY: fields(SEL, SEL, c=i.CHOICE), i.CARD_DRAWN: fields(SEL, c=i.CHOICE),
    i.DICE_GAINED: fields(SEL, b=SEL), i.REROLL: fields(SEL, PAIRS, 0, SEL),
    i.ENTERS: fields(SEL, 0, SEL, i.CHOICE),
    i.DID: fields(SEL, c=i.CHOICE), i.ROLL: fields(SEL, c=SEL), i.PAY: fields(SEL, PAIRS, c=SEL),
    i.ROLLED: fields(SEL, PAIRS, SEL),
    i.ATTACK_MOVED: fields(c=SEL),
    i.ATTACK_KILLED: fields(SEL, SEL, 0, SEL), i.ATTACK_DEALT: fields(SEL, NUM, 0, SEL),
}  # fmt: skip
