"""Whether an ability may be triggered: the first clause that stands in the way, in the order of R190."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.cards.program import layout as lay
from sandtable.games.antithesis import clauses as c
from sandtable.games.antithesis.actions import naming
from sandtable.games.antithesis.actions.bars import bar_limit, bar_owner, bar_role, times
from sandtable.games.antithesis.actions.deploying import bar_only_deployment
from sandtable.games.antithesis.actions.useful import (
    bar_afterwards,
    bar_doing,
    bar_occasion,
    bar_targets,
    first_row,
    meets_its_if,
)
from sandtable.games.antithesis.attack.targets import bar_nobody
from sandtable.games.antithesis.evaluating import damage, values
from sandtable.games.antithesis.evaluating.patterns import forbidden_ability
from sandtable.games.antithesis.language import instructions as op
from sandtable.games.antithesis.moving.combining import bar_combining, is_free
from sandtable.games.antithesis.payment import costs, prices
from sandtable.games.antithesis.payment.afford import bar_price, something_to_pay
from sandtable.games.antithesis.payment.doing import NOBODY, bar_done
from sandtable.games.antithesis.payment.pricing import price_of, too_dear
from sandtable.games.antithesis.table import options as o
from sandtable.games.antithesis.table import player_columns as their
from sandtable.games.antithesis.table import thing_columns as its
from sandtable.games.antithesis.table.state import Board
from sandtable.games.antithesis.windows import events
from sandtable.games.antithesis.windows.stacked import is_resolving
from sandtable.kernel.frames import UNLISTED
from sandtable.timing import pairs
from sandtable.timing.scene import Scene
from sandtable.timing.values import thing_of

ALL: Final = -1  # never enough

# ---- the three occasions


def bar_action(s: Board, player: i64, option: i64) -> i64:
    """In the player's own Action Window (ACT.1, ACT.3, ACT.4)."""
    header = named(s, player, option)
    if header <= 0:
        return UNLISTED
    if o.kind_of(option) == o.USE_CARD and naming.thing_of_option(s, player, option) < 0:
        return c.ZONE_E  # it is not in his Hand
    kind = lay.kind(s.faces.code, header)
    if kind == op.RESPONSE:
        return c.RESP_1
    if kind != op.ACTION:
        return c.R93 if kind == op.INTERRUPT else c.PASSV_1
    if s.of(player, their.ACTIONS) >= their.MOST_ACTIONS:
        return c.R177
    thing = naming.thing_of_option(s, player, option)
    return bar_triggering(s, player, thing, header, vec[i64]())


def bar_interrupt(s: Board, player: i64, option: i64) -> i64:
    """At an interrupt point (INT.1, INT.5)."""
    header = named(s, player, option)
    if header <= 0:
        return UNLISTED
    if o.kind_of(option) == o.USE_CARD and naming.thing_of_option(s, player, option) < 0:
        return c.ZONE_E  # it is not in his Hand
    kind = lay.kind(s.faces.code, header)
    if kind == op.RESPONSE:
        return c.RESP_1
    if kind == op.ACTION:
        return c.ACT_7 if len(s.stack) > 0 else c.ACT_1
    if kind != op.INTERRUPT:
        return c.PASSV_1
    if s.of(player, their.ACTIONS) >= their.MOST_ACTIONS:
        return c.R177
    thing = naming.thing_of_option(s, player, option)
    return bar_triggering(s, player, thing, header, vec[i64]())


def bar_response(s: Board, player: i64, option: i64, event: vec[i64], taken: vec[i64]) -> i64:
    """In a Response Window, of whose event everything that fits is known (RESP.2, RESP.3)."""
    header = named(s, player, option)
    if header <= 0:
        return UNLISTED
    fits = fitting(s, player, event, option)
    if len(fits) == 0:
        if o.kind_of(option) == o.USE_CARD and naming.thing_of_option(s, player, option) < 0:
            return c.ZONE_E
        return c.RESP_2 if lay.kind(s.faces.code, header) == op.RESPONSE else c.RESP_3
    left = not_triggered(s, event, fits, taken)
    if len(left) == 0:
        return c.R97
    if s.of(player, their.RESPONSES) >= their.MOST_RESPONSES:
        return c.R186
    if lay.get(s.faces.code, header, lay.FLAGS) & op.REPLACING != 0 and not awaits_discard(s, event):
        return c.KILL_2
    last: i64 = 0
    for at in left:
        last = bar_answer(s, player, event, at)
        if last == 0:
            return 0
    return last


def not_triggered(s: Board, event: vec[i64], fits: vec[i64], taken: vec[i64]) -> vec[i64]:
    """Those of the Responses that fit which have not been triggered in this window as often as their card has
    them, and are not on their way (R97, R300); an option may mean those of several copies.
    """
    out = vec[i64]()
    for at in fits:
        source = event[at + events.SOURCE]
        header = event[at + events.HEADER]
        had = events.alike(event, fits, at, len(fits))
        if s.spot(thing_of(source)) >= 0:
            had = min(had, times(s, source, header))
        had -= pairs.count(taken, source, header)
        if had > 0 and not is_resolving(s, source, header, had):
            out = append(out, at)
    return out


def bar_answer(s: Board, player: i64, event: vec[i64], at: i64) -> i64:
    """The same for one Character that a Response fits (R187)."""
    source = event[at + events.SOURCE]
    header = event[at + events.HEADER]
    if event[at + events.YOU] != player:
        return c.ABIL_4  # it fitted for another player, who has lost control of it since (R257)
    if s.same(source):
        return bar_triggering(s, player, thing_of(source), header, events.held(event, at))
    return bar_use(s, player, source, header, events.held(event, at))  # it answers its own leaving (R187)


def may_happen(s: Board, player: i64, source: i64, header: i64, held: vec[i64], had: i64) -> bool:
    """Whether what happens by itself in a window does so: its limit, its occasion, its targets (R208); the
    card has it so often more (R300).
    """
    if (
        had <= 0
        or is_resolving(s, source, header, had)
        or s.of(player, their.RESPONSES) >= their.MOST_RESPONSES
    ):
        return False
    thing = thing_of(source)
    if s.spot(thing) >= 0 and header not in values.abilities(s, thing):
        return False  # what gave it has gone in the midst of this window (R256)
    scene = Scene(source, player, held)
    if bar_limit(s, player, thing, header) != 0 or bar_occasion(s, player, thing, header) != 0:
        return False
    if not meets_its_if(s, header, scene) or bar_targets(s, player, thing, header, scene) != 0:
        return False
    first = first_row(s, header, scene)
    return bar_only_deployment(s, player, thing, header, first, scene, prices.nothing()) == 0


def awaits_discard(s: Board, event: vec[i64]) -> bool:
    """Whether the killed Character has not gone elsewhere yet: one replacement stands (R183)."""
    killed = event[events.A]
    return s.same(killed) and s.flag(thing_of(killed), its.IS_KILLED)


def fitting(s: Board, player: i64, event: vec[i64], option: i64) -> vec[i64]:
    """The places in an event of the Responses that an option means."""
    header = named(s, player, option)
    out = vec[i64]()
    for at in events.matches(event):
        source = event[at + events.SOURCE]
        if event[at + events.HEADER] == header and events.can_answer(s, event, at):
            if naming.option_of(s, thing_of(source), header) == option:
                out = append(out, at)
    return out


def named(s: Board, player: i64, option: i64) -> i64:
    kind = o.kind_of(option)
    if kind != o.USE and kind != o.USE_CARD and kind != o.USE_OWN:
        return UNLISTED
    return naming.header_of_option(s, option)


# ---- who is asked (R191)


def could_respond(s: Board, player: i64, event: vec[i64], taken: vec[i64]) -> bool:
    """Whether a player is put the question in a window: it depends on what both can see, not on his Hand."""
    if s.of(player, their.RESPONSES) >= their.MOST_RESPONSES:
        return False
    if events.is_from_hand(event[events.KIND]) and holds_something(s, player):
        return True
    s.worked.unseen = True
    could = answers_in_play(s, player, event, taken)
    s.worked.unseen = False
    return could


def answers_in_play(s: Board, player: i64, event: vec[i64], taken: vec[i64]) -> bool:
    """Whether a Response of a card that he controls In Play may be triggered."""
    for at in events.matches(event):
        if event[at + events.YOU] == player:
            thing = thing_of(event[at + events.SOURCE])
            option = naming.option_of(s, thing, event[at + events.HEADER])
            if bar_response(s, player, option, event, taken) == 0:
                return True
    return False


def could_interrupt(s: Board, player: i64) -> bool:
    """The same at an interrupt point."""
    if s.of(player, their.ACTIONS) >= their.MOST_ACTIONS:
        return False
    if holds_something(s, player):
        return True
    s.worked.unseen = True
    could = len(on_board(s, player, op.INTERRUPT, vec[i64](), 1)) > 0
    s.worked.unseen = False
    return could


def holds_something(s: Board, player: i64) -> bool:
    """A card in Hand, and something to pay with."""
    for thing in s.hand:
        if s.get(thing, its.OWNER) == player:
            return something_to_pay(s, player)
    return False


# ---- all that may be triggered, in the order of `naming.everything`


def triggerable(s: Board, player: i64, kind: i64) -> vec[i64]:
    """Passing, and every ACTION or INTERRUPT that may be triggered: what the `bar` of that kind lets pass."""
    out = append(vec[i64](), o.PASS)
    if s.of(player, their.ACTIONS) >= their.MOST_ACTIONS:
        return out
    code = s.faces.code
    none = vec[i64]()
    own = s.library.of_player
    i: i64 = 0
    while i < len(own):
        if lay.kind(code, own[i]) == kind and can_trigger(s, player, naming.NONE, own[i], none):
            out = append(out, o.make(o.USE_OWN, i))
        i += 1
    return in_hand(s, player, kind, on_board(s, player, kind, out, ALL))


def could_act(s: Board, player: i64) -> bool:
    """Whether there is more than passing in the player's own Action Window."""
    if s.of(player, their.ACTIONS) >= their.MOST_ACTIONS:
        return False
    none = vec[i64]()
    for header in s.library.of_player:
        if lay.kind(s.faces.code, header) == op.ACTION and can_trigger(s, player, naming.NONE, header, none):
            return True
    if len(on_board(s, player, op.ACTION, none, 1)) > 0:
        return True
    return len(in_hand(s, player, op.ACTION, none)) > 0


def on_board(s: Board, player: i64, kind: i64, out: vec[i64], enough: i64) -> vec[i64]:
    """Options, and behind them the abilities of what lies In Play, until there are enough."""
    code = s.faces.code
    none = vec[i64]()
    read = values.listed(s)
    spot: i64 = -1
    for thing in s.board:
        spot += 1
        if read.kinds[spot] & values.bit_of_kind(kind) == 0 and len(s.attacks) == 0:
            continue
        lines = read.lines
        first = read.first[spot]
        end = read.first[spot + 1]
        if values.line_of(s, thing) > 0:  # it makes an Attack, which may have Keywords of its own (R132)
            lines = values.abilities(s, thing)
            first = 0
            end = len(lines)
        mine = s.get(thing, its.CONTROLLER) == player
        at = first
        while at < end:
            if lay.kind(code, lines[at]) == kind:
                # ABIL.4 and ACT.6 refuse half of them, before anything else is looked at
                theirs = lay.get(code, lines[at], lay.FLAGS) & op.ENEMY != 0
                if mine != theirs and can_trigger(s, player, thing, lines[at], none):
                    out = append(out, o.make(o.USE, o.ability(spot, at - first)))
                    if len(out) == enough:
                        return out
            at += 1
    return out


def in_hand(s: Board, player: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    """The same for the cards in a Hand; of two with one face either is meant."""
    faces = s.faces
    none = vec[i64]()
    for thing in s.hand:
        face = s.get(thing, its.FACE)
        if s.get(thing, its.OWNER) == player:
            i: i64 = 0
            while i < faces.count[face]:
                header = faces.abilities[faces.first[face] + i]
                if lay.kind(faces.code, header) == kind and naming.in_hand(s, player, face) == thing:
                    if can_trigger(s, player, thing, header, none):
                        out = append(out, o.make(o.USE_CARD, o.ability(face, i)))
                i += 1
    return out


# ---- one ability


def bar_triggering(s: Board, player: i64, thing: i64, header: i64, held: vec[i64]) -> i64:
    """Whose it is, the role, limits, texts that forbid it, its condition, its cost, its targets; -1 is
    no card: the player's own ability.
    """
    clause = bar_owner(s, player, thing, header)
    if clause == 0:
        clause = bar_role(s, player, header)
    if clause == 0:
        clause = bar_limit(s, player, thing, header)
    source: i64 = 0
    if thing >= 0:
        source = s.ref(thing)
    return bar_use(s, player, source, header, held) if clause == 0 else clause


def can_trigger(s: Board, player: i64, thing: i64, header: i64, held: vec[i64]) -> bool:
    """Whether `bar_triggering` finds nothing: what refuses most is asked before what is long to find out."""
    if bar_owner(s, player, thing, header) != 0 or bar_role(s, player, header) != 0:
        return False
    if too_dear(s, player, thing, header) or bar_limit(s, player, thing, header) != 0:
        return False
    source: i64 = 0
    if thing >= 0:
        source = s.ref(thing)
    scene = Scene(source, player, held)
    set_aside(s, thing, header)
    price = price_of_use(s, player, thing, header)
    s.worked.due = header
    able = (
        bar_occasion(s, player, thing, header) == 0
        and bar_cost(s, player, thing, header, scene, price) == 0
        and forbidden_ability(s, player, source, header) == 0
        and bar_afterwards(s, player, thing, header, scene, price) == 0
        and bar_targets(s, player, thing, header, scene) == 0
    )
    s.worked.due = 0
    s.worked.aside = naming.NONE
    return able


def set_aside(s: Board, thing: i64, header: i64) -> None:
    """Whoever thinks of using a card from his Hand thinks of a Hand without it (R102)."""
    if lay.get(s.faces.code, header, lay.ZONE) == op.HAND:
        s.worked.aside = thing


def bar_use(s: Board, player: i64, source: i64, header: i64, held: vec[i64]) -> i64:
    """The same without regard to whose it is, the role and limits."""
    thing: i64 = -1
    if source != 0:
        thing = thing_of(source)
    scene = Scene(source, player, held)
    set_aside(s, thing, header)
    clause = bar_effect(s, player, thing, source, header, scene)
    s.worked.aside = naming.NONE
    return clause


def bar_effect(s: Board, player: i64, thing: i64, source: i64, header: i64, scene: Scene) -> i64:
    """Texts that forbid it, its condition, its cost, its targets."""
    if forbidden_ability(s, player, source, header) != 0:
        return c.R183
    clause = bar_occasion(s, player, thing, header)
    if clause != 0:
        return clause
    price = price_of_use(s, player, thing, header)
    unpaid = bar_cost(s, player, thing, header, scene, price)
    if unpaid == 0:
        s.worked.due = header
        clause = bar_afterwards(s, player, thing, header, scene, price)
    else:
        clause = bar_doing(s, player, thing, header, scene, prices.nothing())
    if clause == c.CMA_1:
        clause = bar_combining(s, player, thing, is_free(s, first_row(s, header, scene)))
    if clause == 0:
        clause = unpaid
    if clause == 0:
        clause = bar_targets(s, player, thing, header, scene)
    s.worked.due = 0
    if clause == c.ATKSEQ_1:
        clause = bar_nobody(s, player, thing, damage.line_in(s, header))
    return clause


def price_of_use(s: Board, player: i64, thing: i64, header: i64) -> vec[i64]:
    """What is paid at SEQ.2; a card to deploy is looked at with its targets (R127)."""
    card: i64 = -1
    if costs.deploys(s, header) and thing >= 0:
        card = thing
    return price_of(s, player, thing, header, card)


def bar_cost(s: Board, player: i64, thing: i64, header: i64, scene: Scene, price: vec[i64]) -> i64:
    """The price, then what else is done as a cost."""
    clause = bar_price(s, player, thing, price)
    if clause != 0:
        return clause
    return bar_done(s, header, scene, thing if price[prices.EXHAUST] > 0 else NOBODY)
