"""Limits of an ability: sentences that go into its header, and are printed from it."""

from typing import Final

from sandtable.cards.errors import Misfit
from sandtable.cards.flat import Record
from sandtable.cards.productions import spread
from sandtable.cards.program import layout as lay
from sandtable.cards.tree import Node, make
from sandtable.games.athernum.language import instructions as i
from sandtable.games.athernum.language.conditions import condition, print_condition
from sandtable.games.athernum.language.draft import Draft, Source
from sandtable.games.athernum.language.numbers import often, print_often
from sandtable.games.athernum.language.sentences import Ability
from sandtable.games.athernum.language.values import phase_of, print_phase_of
from sandtable.games.athernum.language.verbs import BY_NAME

LIMIT_SENTENCES: Final = frozenset(("activate_only", "activate_freely", "activate_exhausted"))
ONLY: Final = (i.TIMES, i.IN_PHASE, i.ONLY_IF, i.NO_STACK)  # what "activate only" can say


def is_limit(body: Node) -> bool:
    if body.name in LIMIT_SENTENCES:
        return True
    if body.name not in ("state", "may", "order"):
        return False
    return BY_NAME[body.node(len(body.children) - 1).name].roles == "i"


def limit_sentence(d: Draft, body: Node, made: Ability) -> None:
    d.clause += 1
    if body.name == "activate_freely":
        need(d, body, made, i.ACTIVATED)
        made.limits += [i.FREELY, 0]
        return
    if body.name == "activate_exhausted":
        need(d, body, made, i.ACTIVATED)
        made.limits += [i.WHILE_EXHAUSTED, 0]
        return
    if body.name == "activate_only":
        need(d, body, made, i.ACTIVATED)
        for limit in spread(body.node(0), "limits_and", "limits_comma"):
            if limit.name == "limit_no_stack":
                made.limits += [i.NO_STACK, 0]
                continue
            one = limit.node(0)
            if limit.name == "limit_often":
                made.limits += [i.TIMES, often(d, one)]
            elif limit.name == "limit_phase":
                made.limits += [i.IN_PHASE, phase_of(d, one)]
            else:
                mentions = d.mentions
                d.mentions = [one for one in mentions if one.slot < i.FIRST_SLOT]  # nothing is chosen yet
                asked = condition(d, one)
                d.mentions = mentions
                made.limits += [i.ONLY_IF, asked]
                refuse_never(d, body, asked, made)
        return
    if body.name == "order":
        raise limit_form(d, body)
    subject, vp = body.node(0), body.node(1)
    if body.name == "state" and vp.name == "trigger_only" and subject.name == "this":
        need(d, body, made, i.TRIGGERED)
        made.limits += [i.TRIGGERS, often(d, vp.node(0))]
    elif body.name == "may" and vp.name == "activate_in" and subject.name == "you":
        need(d, body, made, i.ACTIVATED)
        made.limits += [i.ALSO_IN, phase_of(d, vp.node(0))]
    else:
        raise limit_form(d, body)


def refuse_never(d: Draft, body: Node, asked: Record, made: Ability) -> None:
    """What is exhausted has no abilities: one that asks for just that says that it works then, too (R160)."""
    if says_face_down(asked):
        raise d.misfit(
            body,
            "what lies face-down has lost its abilities, and this one, too; another card can turn it up: "
            "'Turn target face-down character you control face-up.'",
            "6.1.5",
        )
    if i.WHILE_EXHAUSTED in made.limits[::2] or not says_exhausted(asked):
        return
    error = d.misfit(
        body,
        "what is exhausted has lost its abilities: say before it 'You may activate this while it is "
        "exhausted.'",
        "R160",
    )
    at = d.text.rfind("Activate only")
    if at >= 0:
        error.printed = f"{d.text[:at]}You may activate this while it is exhausted. {d.text[at:]}"
    raise error


def says_exhausted(asked: Record) -> bool:
    """Whether a condition is that this card is exhausted."""
    pattern = asked.fields[lay.FIRST_PATTERN]
    if not isinstance(pattern, Record) or pattern.fields[i.OP] != i.IS_EXHAUSTED or pattern.fields[i.LINK]:
        return False
    who = pattern.fields[i.WHO]
    return isinstance(who, Record) and who.fields[i.SLOT] == i.SELF


def says_face_down(asked: Record) -> bool:
    """Whether a condition is that this card lies face-down."""
    pattern = asked.fields[lay.FIRST_PATTERN]
    if not isinstance(pattern, Record) or pattern.fields[i.OP] != i.IS_FACE or pattern.fields[i.LINK]:
        return False
    who = pattern.fields[i.WHO]
    mine = isinstance(who, Record) and who.fields[i.SLOT] == i.SELF
    return mine and pattern.fields[i.A] == i.DOWN


def limit_form(d: Draft, body: Node) -> Misfit:
    return d.misfit(body, "write 'This triggers only …' or 'You may activate this in …'")


def check_limits(d: Draft, node: Node, made: Ability) -> None:
    """Each kind of limit once; a number of uses and any number exclude each other."""
    kinds = [made.limits[at] for at in range(0, len(made.limits), 2)]
    numbers = [kind for kind in kinds if kind in (i.TIMES, i.FREELY)]
    if len(set(kinds)) != len(kinds) or len(numbers) > 1:
        raise d.misfit(node, "the same thing is limited twice")


def need(d: Draft, body: Node, made: Ability, kind: int) -> None:
    if made.kind != kind:
        what = "an activated ability" if kind == i.ACTIVATED else "a triggered ability"
        raise d.misfit(body, f"this limits {what}, and here is none")


# ---- printing


def print_limits(s: Source, at: int) -> list[Node]:
    """The sentences that limit an ability."""
    out: list[Node] = []
    only: list[Node] = []
    for kind, number in s.pairs(at):
        ref = at + number  # where it is a record
        if kind in ONLY:
            if kind == i.TIMES:
                only.append(make("limit_often", print_often(s, number)))
            elif kind == i.NO_STACK:
                only.append(make("limit_no_stack"))
            elif kind == i.IN_PHASE:
                only.append(make("limit_phase", print_phase_of(s, ref)))
            else:
                only.append(make("limit_if", print_condition(s, ref)))
            continue
        flush(only, out)
        if kind == i.FREELY:
            out.append(make("activate_freely"))
        elif kind == i.WHILE_EXHAUSTED:
            out.append(make("activate_exhausted"))
        elif kind == i.TRIGGERS:
            out.append(make("state", make("this"), make("trigger_only", print_often(s, number))))
        else:
            out.append(make("may", make("you"), make("activate_in", print_phase_of(s, ref))))
    flush(only, out)
    return out


def flush(only: list[Node], out: list[Node]) -> None:
    """Limits that stand together are one sentence: a, b and c."""
    if not only:
        return
    node = only[0]
    for number, one in enumerate(only[1:], 2):
        node = make("limits_and" if number == len(only) else "limits_comma", node, one)
    out.append(make("activate_only", node))
    only.clear()
