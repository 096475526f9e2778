"""What a game says to the shared card engine: one object, put into its library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sandtable.cards.program import layout as lay
from sandtable.cards.program.words import BOARD, WHEN, WHENEVER
from sandtable.timing import columns as its
from sandtable.timing import options as o
from sandtable.timing.columns import ANYWHERE
from sandtable.timing.values import effect_controller, is_effect, is_player, player_of, thing_of

if TYPE_CHECKING:
    from sandtable.timing.program import Program
    from sandtable.timing.scene import Scene
    from sandtable.timing.things import CardState


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rules:
    """The questions of the shared modules; a game answers them."""

    # ---- what programs mean

    def matches(self, s: CardState, selection: i64, value: i64, scene: Scene) -> bool:
        """Whether a value is one that the selection means."""
        raise NotImplementedError

    def selected(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        """All values that a selection means now."""
        raise NotImplementedError

    def holds(self, s: CardState, condition: i64, scene: Scene) -> bool:
        """Whether one of the alternatives of a condition is true, or has happened in its scope."""
        raise NotImplementedError

    def amount(self, s: CardState, at: i64, scene: Scene) -> i64:
        """How many; MANY where there is no limit."""
        raise NotImplementedError

    def amount_fits(self, s: CardState, at: i64, have: i64, scene: Scene) -> bool:
        """Whether a number is as many as said."""
        raise NotImplementedError

    # ---- what the words of a game mean

    def noun_fits(self, s: CardState, word: i64, value: i64, scene: Scene) -> bool:
        """Whether a noun of a filter is true of something."""
        raise NotImplementedError

    def noun_sort(self, word: i64) -> i64:
        """Whether a noun means THINGS, PLAYERS or EFFECTS (evaluating/outlines.py)."""
        return 0

    def noun_places(self, word: i64) -> i64:
        """In which kinds of places on the board what the noun means can stand, as bits."""
        return ANYWHERE

    def noun_kind(self, word: i64) -> i64:
        """Which bit of `Faces.subtypes` a thing needs for this noun to be true of it, or -1."""
        return -1

    def test_fits(self, s: CardState, at: i64, kind: i64, x: i64, y: i64, value: i64, scene: Scene) -> bool:
        """Whether a test of the game's own is met; `at` is where the filter begins."""
        raise NotImplementedError

    def test_outline(self, kind: i64, x: i64) -> i64:
        """What such a test tells at a glance: O_UP, O_HIDDEN or 0 (evaluating/outlines.py)."""
        return 0

    def controller_of(self, s: CardState, value: i64) -> i64:
        """Who controls a thing or an effect, or did so last."""
        if is_player(value):
            return player_of(value)
        if is_effect(value):
            return effect_controller(value)  # also after it has left the stack
        return s.get(thing_of(value), its.CONTROLLER if s.same(value) else its.OWNER)

    def looked_up(self, mode: i64) -> bool:
        """Whether it is a mode of the game's own, that is looked up whenever it is needed."""
        return False

    def look_up(self, s: CardState, selection: i64, scene: Scene) -> vec[i64]:
        """All values that a selection of such a mode means."""
        raise NotImplementedError

    def unchoosable(self, s: CardState, player: i64, value: i64) -> bool:
        """Whether something cannot be chosen as a target."""
        return False

    def other_amount(self, s: CardState, at: i64, scene: Scene) -> i64:
        """An amount of the game's own."""
        raise NotImplementedError

    def apart(self, s: CardState, filter_at: i64, found: vec[i64]) -> i64:
        """How many of what was found count, where a description may say that what is alike counts once."""
        return len(found)

    def how_often(self, s: CardState, selection: i64, scene: Scene) -> i64:
        """How often as many are picked as a selection says."""
        return 1

    def state_holds(self, s: CardState, pattern: i64, scene: Scene) -> bool:
        """Whether a condition about how things are is met."""
        raise NotImplementedError

    def times(self, s: CardState, pattern: i64, scene: Scene) -> i64:
        """How often something must have happened for a condition to hold; -1 - n is n times at most."""
        return 1

    def pattern_also(self, s: CardState, pattern: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
        """What else must be so for an event to be the one described, see `Faces.part_c`."""
        return True

    # ---- what lasts

    def may_last(self, s: CardState, scene: Scene) -> bool:
        """Whether one more effect can last."""
        return True

    def works_from(self, s: CardState, thing: i64, zone: i64) -> bool:
        """Whether a card lies where an ability of it works."""
        return s.get(thing, its.ZONE) == zone

    def suspended(self, s: CardState, at: i64, thing: i64) -> bool:
        """Whether a static effect does nothing for now, because its source has lost it."""
        return False

    def lost_at(self, s: CardState, thing: i64) -> i64:
        """When a thing lost all abilities, 0 if it has them."""
        return 0

    # ---- who knows what

    def sees(self, s: CardState, seat: i64, thing: i64) -> bool:
        """Whether a seat sees what a thing is where it lies; -1 is a spectator. What it was shown it knows
        besides (KNOWN).
        """
        return True

    def lots(self, s: CardState) -> i64:
        """In how many lots hidden cards are dealt again, each among themselves."""
        return s.seats

    def lot(self, s: CardState, thing: i64) -> i64:
        """The lot that a thing is dealt in when it is hidden; -1 if it is never dealt again."""
        raise NotImplementedError

    def sort_out(self, s: CardState, hidden: vec[i64], faces: vec[i64]) -> None:
        """Let shuffled faces change places where things can only be some of them, before they are dealt."""

    def impossible(self, s: CardState, hidden: vec[i64]) -> i64:
        """A thing that cannot be what it has been dealt, or -1."""
        return -1

    # ---- questions

    def clause(self, s: CardState, question: i64, row: i64) -> i64:
        """By which clause a shared frame asks one of the questions of asking.py; the row it is at, or 0."""
        return 0

    def option_for(self, s: CardState, thing: i64) -> i64:
        """How a thing is picked, by an option that tells nothing that the one who is asked does not know: by
        its place on the board, elsewhere by its face.
        """
        if s.get(thing, its.ZONE) == BOARD:
            return o.make(o.PICK, s.spot(thing))
        return o.make(o.PICK_FACE, s.get(thing, its.FACE))

    def option_for_number(self, s: CardState, number: i64) -> i64:
        """How something is picked that registers hold as a number."""
        raise NotImplementedError

    def concede(self, s: CardState, seat: i64) -> bool:
        """A player leaves the game; whether that ends it."""
        raise NotImplementedError

    # ---- events

    def abilities(self, s: CardState, thing: i64) -> vec[i64]:
        """The headers of what a thing on the board can do now."""
        raise NotImplementedError

    def elsewhere(self, s: CardState, thing: i64, kind: i64) -> vec[i64]:
        """The abilities of a kind that work from where a card lies, which is not the board."""
        return vec[i64]()

    def waits_for_event(self, s: CardState, trigger: i64) -> bool:
        """Whether a trigger waits for something to happen, or for a state; not for a phase."""
        return lay.kind(s.faces.code, trigger) in (WHEN, WHENEVER)

    def pattern_fits(
        self, s: CardState, pattern: i64, scene: Scene, who: i64, a: i64, b: i64, n: i64
    ) -> bool:
        """Whether an event of the right kind is one that the pattern means; its registers are filled."""
        raise NotImplementedError

    def forbidden(self, s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> bool:
        """Whether something in force says that this cannot happen."""
        return False

    def bars(self, s: CardState, at: i64, who: i64) -> bool:
        """Whether a FORBID or PERMIT whose pattern fits an event says anything about it now."""
        return True

    def replaces(self, s: CardState, at: i64) -> bool:
        """Whether a lasting replacement or prevention is asked about events now."""
        return True

    def may_trigger(self, s: CardState, header: i64, scene: Scene) -> bool:
        """Whether an ability may trigger once more; called once for each time it does."""
        return True

    def keep_besides(self, s: CardState, scene: Scene) -> None:
        """What an ability that has triggered is to know later, besides what its event has filled."""

    def may_miss(self, s: CardState, header: i64) -> bool:
        """Whether an ability says *when*: it is lost if anything else has happened since."""
        return False

    def room_to_wait(self, s: CardState) -> bool:
        """Whether one more effect can wait."""
        return True

    def came_to_pass(self, s: CardState, at: i64) -> None:
        """A replacement has put something in the place of an event."""

    def room_to_remember(self, s: CardState) -> None:
        """Make room for one more event that is remembered."""

    def triggered(self, s: CardState, made: vec[i64]) -> None:
        """A triggered ability is about to go on the stack: tell those who watch."""

    # ---- programs

    def fits(self, s: CardState, filter_at: i64, value: i64, scene: Scene) -> bool:
        """Whether a value is what a filter describes."""
        raise NotImplementedError

    def candidates(self, s: CardState, selection: i64, scene: Scene, enough: i64) -> vec[i64]:
        """Everything that a selection could pick; no more than are enough, MANY for all of it.

        Whoever asks says how many: a default of a number is lost on the way to rules that are not compiled.
        """
        raise NotImplementedError

    def goes_on(self, s: CardState, kind: i64, who: i64, a: i64, b: i64, n: i64) -> None:
        """Carry out an event that somebody could have replaced, and has not."""

    def targeted(self, s: CardState, you: i64, value: i64) -> None:
        """Somebody has chosen a target."""

    def unfinished(self, s: CardState) -> bool:
        """Push a frame that has to be done before a program goes on to its next row, if there is one."""
        return False

    def follows_costs(self) -> bool:
        """Whether every ability knows what its cost was paid with, and how many that were."""
        return False

    def all_at_once(self) -> bool:
        """Whether several players who act all choose first and then do it on one beat."""
        return False

    def who_did(self, s: CardState, condition: i64) -> i64:
        """The register of whoever "if they do" asks about, -1 for another condition."""
        return -1

    def fills(self, kind: i64) -> i64:
        """The field whose selection an instruction of the game's own fills; 0 for one that fills none."""
        return 0

    def is_secret(self, s: CardState, zone: i64) -> bool:
        """Whether what lies in a zone is not seen by everybody."""
        return False

    def lies_open(self, s: CardState, thing: i64) -> bool:
        """Whether an effect that has sent a thing where it lies now finds it again there."""
        return False

    def remembered(self, s: CardState, value: i64) -> bool:
        """Whether something has left the board and is known as it was there."""
        return False

    def names_card(self, noun: i64) -> bool:
        """Whether a noun of a filter says no more than "card"."""
        return False

    def show(self, s: CardState, thing: i64) -> None:
        """A card was picked or found because of a condition: everybody gets to know it."""
        s.let_know(thing, s.every_seat())

    def payable(self, s: CardState, program: Program, row: i64, pool: vec[i64]) -> vec[i64]:
        """Of what could be picked for a cost that which can pay it."""
        return pool

    def searched(self, s: CardState, owner: i64) -> None:
        """A program is over that has looked through somebody's deck: shuffle it."""
