"""What players are told besides the rules: what pointing at something means, and with what can be paid."""

from __future__ import annotations

from operator import itemgetter

from librt.vecs import append, vec
from mypy_extensions import i64

from sandtable.games.oversoul import clauses as c
from sandtable.games.oversoul.evaluating import costs, values
from sandtable.games.oversoul.language import instructions as op
from sandtable.games.oversoul.table import options as o
from sandtable.games.oversoul.table import thing_columns as its
from sandtable.games.oversoul.table.state import Board
from sandtable.games.oversoul.timeshift.payment import Payment
from sandtable.games.oversoul.words.notation import where
from sandtable.games.oversoul.words.view import name_at
from sandtable.kernel.game import Ref
from sandtable.timing.asking import Pick
from sandtable.timing.game import TableGame
from sandtable.timing.seen import lies_at


def paying(game: TableGame, s: Board, payment: Payment) -> dict[str, object]:
    """The +cards with which can be paid, in any order; what each yields, how much is needed, and how much at
    most is taken, for each must contribute (R35).
    """
    full = int(payment.amount - payment.kept)
    have = int(payment.generated(s))
    offers: list[tuple[int, dict[str, object]]] = []
    for thing in costs.generators(s, payment.payer):
        if thing not in payment.spared and thing not in payment.chosen:
            worth = int(costs.together(s, payment.payer, append(vec[i64](), thing)))
            option = int(o.make(o.GENERATE, s.spot(thing)))
            offers.append((worth, {**game.offered(s, option, 1), "worth": worth}))
    offers.sort(key=itemgetter(0))  # sent in this order, the smaller are not too late beside a larger one
    return {
        "least": 0,
        "most": max(0, full - len(payment.chosen)),
        "need": max(0, int(payment.amount - costs.at_hand(s, payment.payer)) - have),
        "full": full - have,
        "from": [offer for _worth, offer in offers],
    }


def idle(s: Board, at: list[Ref]) -> tuple[int, str]:
    """The clause and the words for pointing at what means nothing now; none for what is not there."""
    name, thing = called(s, at[-1])
    if not name:
        return 0, ""
    clause = int(s.clause)
    if isinstance(s.frames[-1], Pick):
        return clause, f"{name} cannot be chosen here"
    if isinstance(s.frames[-1], Payment):
        return c.C_4_0_1, f"{name} Generates no ENERGY of yours"
    if thing < 0:
        return clause, f"{name} can do nothing just now"
    if s.get(thing, its.CONTROLLER) != s.seat:
        return c.R134, f"{name} is not yours to use"
    if values.kind_of(s, thing) == op.EVENT_NOUN and s.get(thing, its.SIDE) != its.FACE_DOWN:
        return c.C_7_2_11, f"{name} stays where it is, and has no Ability that you could use now"
    if values.kind_of(s, thing) != op.UNIT:
        return clause, f"{name} has no Ability that you could use now"
    return clause, f"{name} can do nothing just now"


def called(s: Board, ref: Ref) -> tuple[str, int]:
    """What lies at a ref by name, as the asked seat knows it; and the thing, or -1 for a card elsewhere."""
    return lies_at(s, ref, where, name_at)
