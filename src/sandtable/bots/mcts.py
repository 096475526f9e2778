"""Monte Carlo tree search for any game: it asks the kernel for options, clones and worth, and nothing else.

Every iteration walks down from a fresh re-deal of what the seat cannot see, so hidden cards are averaged
over; dice are open, so chance is a node of its own whose faces come up as often as they should. A new node
looks one step ahead along every option, and on by habit to where the table is calm: that orders them, and
gives the node its first value. Wide nodes open up slowly, best-looking options first. A game that offers no
`worth` is played out at random instead.
"""

from __future__ import annotations

import time
from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sandtable.bots.bot import Bot
from sandtable.kernel.frames import CHANCE, NOBODY
from sandtable.kernel.rng import FastDice
from sandtable.kernel.state import State

EXPLORE: Final = 0.6  # how much an option's promise counts against its results
SHARPNESS: Final = 12.0  # how quickly promise fades with worth
JITTER: Final = 0.02  # lots drawn among options of about the same worth
AS_GOOD: Final = 0.01  # by how much something must do better than what habit answers
OPENED: Final = 4.0  # options looked at in a node visited n times: OPENED + WIDENING * sqrt(n)
WIDENING: Final = 2.0
FACES: Final = 2.0  # faces of dice met in a node visited n times: FACES * sqrt(n)
PLAYOUT: Final = 4000  # decisions after which a random playout is called a draw


@final
@mypyc_attr(acyclic=True)
class Node:
    """A question met during the search, and how its answers have done for the seat that is asked."""

    def __init__(self) -> None:
        self.seat: i64 = NOBODY
        self.raw = vec[i64]()  # the options as the state listed them when this node was made
        self.options = vec[i64]()  # the same, most promising first
        self.promise = vec[float]()
        self.visits = vec[i64]()
        self.totals = vec[float]()
        self.children: list[Node | None] = []
        self.count: i64 = 0

    def add(self, option: i64, promise: float) -> None:
        self.options = append(self.options, option)
        self.promise = append(self.promise, promise)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.children.append(None)

    def mean(self, arm: i64) -> float:
        """What an arm that was tried has brought."""
        return self.totals[arm] / float(self.visits[arm])

    def arm(self, option: i64) -> i64:
        """Where an option stands in this node, or -1."""
        i: i64 = 0
        while i < len(self.options):
            if self.options[i] == option:
                return i
            i += 1
        return -1


@final
class Search:
    """One search from one question."""

    def __init__(self, view: State, seed: i64) -> None:
        self.view = view
        self.policy = view.policy()
        self.seat = view.seat
        self.dice = FastDice(seed)
        self.root = Node()
        self.looked: i64 = 0  # positions looked at: what a budget of nodes counts, few options or many
        self.values = vec[float]([0.0] * view.seats)

    def run(self, nodes: i64, seconds: float) -> None:
        """Search until either budget is spent; 0 means no limit of that kind."""
        until = time.monotonic() + seconds
        while True:
            self.iterate()
            self.looked += 1
            if nodes > 0 and self.looked >= nodes:
                break
            if seconds > 0.0 and time.monotonic() >= until:
                break

    def best(self) -> i64:
        """The option looked at most often, of equals the one that did better; or habit, if it is as good."""
        node = self.root
        best: i64 = 0
        i: i64 = 1
        while i < len(node.options):
            more = node.visits[i] - node.visits[best]
            if more > 0 or (more == 0 and node.totals[i] > node.totals[best]):
                best = i
            i += 1
        usual = node.arm(self.policy.habit(self.view))
        if usual >= 0 and node.visits[usual] > 0:
            if node.mean(usual) >= node.mean(best) - AS_GOOD:
                return node.options[usual]
        return node.options[best]

    def iterate(self) -> None:
        """Walk down the tree, add a node, and tell everybody on the way how it went."""
        s = self.view.determinize(self.seat, (self.dice.word() << 30) | (self.dice.word() >> 2))
        s.open_chance = True
        node = self.root
        path: list[Node] = []
        arms = vec[i64]()
        while True:
            if s.over():
                self.finish(s)
                break
            arm: i64 = 0
            if s.seat == CHANCE:
                if node.count == 0 and self.judge(s):
                    break
                arm = self.fall(node, s)
                option = node.options[arm]
            else:
                options = self.policy.sought(s)
                if node.seat != s.seat or node.count == 0:
                    self.expand(node, s, options)
                    break
                arm = self.select(node, s, options)
                option = node.options[arm]
            path.append(node)
            arms = append(arms, arm)
            s.apply(option)
            self.settle(s)
            child = node.children[arm]
            if child is None:
                child = Node()
                node.children[arm] = child
            node = child
        node.count += 1
        i: i64 = len(path) - 1
        while i >= 0:
            node = path[i]
            arm = arms[i]
            node.count += 1
            node.visits[arm] += 1
            if node.seat >= 0:
                node.totals[arm] += self.values[node.seat]
            i -= 1

    def settle(self, s: State) -> i64:
        """Let a game that has habits play on to where somebody has a real choice; -1 if it has none."""
        given = self.policy.calm(s)
        if given > 0:
            self.looked += given
        return given

    def judge(self, s: State) -> bool:
        """Value dice about to be rolled by the game's own guess, if it has one: better than a single fall."""
        told = False
        for seat in range(s.seats):
            self.values[seat] = self.policy.worth(s, seat)
            if self.values[seat] != 0.0:
                told = True
        return told

    def fall(self, node: Node, s: State) -> i64:
        """The arm of a face; new ones come slowly, so that what follows one is looked at more than once."""
        count: i64 = len(node.options)
        if float(count) > FACES * sqrt(float(node.count)):
            total: i64 = 0
            i: i64 = 0
            while i < count:
                total += s.weights[node.options[i]]
                i += 1
            left = self.dice.below(total)
            i = 0
            while left >= s.weights[node.options[i]]:
                left -= s.weights[node.options[i]]
                i += 1
            return i
        option = s.sample(self.dice)
        arm = node.arm(option)
        if arm < 0:
            node.add(option, 0.0)
            arm = len(node.options) - 1
        return arm

    def expand(self, node: Node, s: State, options: vec[i64]) -> None:
        """Look one step along every option; order them, and value the node by the best."""
        seat = s.seat
        usual = self.policy.habit(s)
        node.seat = seat
        node.raw = options
        n: i64 = len(options)
        self.looked += n
        worths = vec[float]([0.0] * n)
        low = 2.0
        high = -2.0
        calm: i64 = -1
        best = s
        i: i64 = 0
        if n > 1:
            while i < n:
                after = s.clone()
                after.apply(options[i])
                calm = self.settle(after)
                w = value(after, seat)
                if w > high:
                    high = w
                    best = after
                if w < low:
                    low = w
                lot = JITTER * float(self.dice.word()) / 4294967296.0
                worths[i] = w + (JITTER if options[i] == usual else lot)
                i += 1
        order = sorted_down(worths)
        top = worths[order[0]]
        total = 0.0
        for k in order:
            total += exp((worths[k] - top) * SHARPNESS)
        for k in order:
            node.add(options[k], exp((worths[k] - top) * SHARPNESS) / total)
        if n > 1 and high == low and calm < 0:
            self.playout(s)  # the game tells nothing in advance: ask the dice
            return
        if n == 1:
            best = s.clone()
            best.apply(options[0])
            self.settle(best)
        for seat in range(s.seats):
            self.values[seat] = value(best, seat)

    def select(self, node: Node, s: State, options: vec[i64]) -> i64:
        """The arm to try: what has done well, or promises much and has been tried little."""
        # once another re-deal has added arms, those of this one have to be looked up
        same = len(node.options) == len(options) and equal(options, node.raw)
        if not same:
            self.admit(node, options)
        width: i64 = int(OPENED + WIDENING * sqrt(float(node.count)))
        push = EXPLORE * sqrt(float(node.count))
        seen: i64 = 0
        best: i64 = -1
        top = -1000.0
        i: i64 = 0
        while i < len(node.options) and seen < width:
            if same or contains(options, node.options[i]):
                seen += 1
                tries = node.visits[i]
                score = push * node.promise[i] / float(1 + tries)
                if tries > 0:
                    score += node.totals[i] / float(tries)
                else:
                    score += self.first_guess(node)
                if score > top:
                    top = score
                    best = i
            i += 1
        return best

    def first_guess(self, node: Node) -> float:
        """What an untried option is taken to be worth: a little less than the node's average."""
        tried: i64 = 0
        total = 0.0
        i: i64 = 0
        while i < len(node.options) and i < 8:
            tried += node.visits[i]
            total += node.totals[i]
            i += 1
        if tried == 0:
            return 0.0
        return total / float(tried) - 0.05

    def admit(self, node: Node, options: vec[i64]) -> None:
        """Another re-deal may allow what the first did not: give it an arm of average promise."""
        for option in options:
            if node.arm(option) < 0:
                node.add(option, 1.0 / float(len(options)))

    def playout(self, s: State) -> None:
        """Play at random to the end."""
        left: i64 = PLAYOUT
        while left > 0 and not s.over():
            s.apply(s.sample(self.dice))
            left -= 1
        self.finish(s)

    def finish(self, s: State) -> None:
        for seat in range(s.seats):
            self.values[seat] = value(s, seat)


def value(s: State, seat: i64) -> float:
    """How a state is for a seat: the result once there is one, the game's own guess before."""
    if s.over():
        return s.returns()[seat]
    return s.worth(seat)


def equal(a: vec[i64], b: vec[i64]) -> bool:
    if len(a) != len(b):
        return False
    i: i64 = 0
    while i < len(a):
        if a[i] != b[i]:
            return False
        i += 1
    return True


def contains(a: vec[i64], x: i64) -> bool:
    i: i64 = 0
    while i < len(a):
        if a[i] == x:
            return True
        i += 1
    return False


def sorted_down(worths: vec[float]) -> vec[i64]:
    """The places of the worths, largest first; equals keep their order (merge-free: binary insertion)."""
    order = vec[i64]([0] * len(worths))
    n: i64 = 0
    while n < len(worths):
        w = worths[n]
        low: i64 = 0
        high: i64 = n
        while low < high:
            mid: i64 = (low + high) >> 1
            if worths[order[mid]] >= w:
                low = mid + 1
            else:
                high = mid
        k: i64 = n
        while k > low:
            order[k] = order[k - 1]
            k -= 1
        order[low] = n
        n += 1
    return order


class MctsBot(Bot):
    """Tree search within a budget of nodes, seconds, or both; with nodes alone it is repeatable."""

    name = "mcts"

    def __init__(self, seed: int, nodes: int, seconds: float = 0.0) -> None:
        self.dice = FastDice(seed)
        self.nodes = nodes
        self.seconds = seconds

    def choose(self, view: State) -> int:
        options = view.policy().sought(view)
        if len(options) == 1:
            return int(options[0])
        if view.policy().lots(view):
            return int(options[self.dice.below(len(options))])
        search = Search(view, (self.dice.word() << 30) | (self.dice.word() >> 2))
        search.run(self.nodes, self.seconds)
        return int(search.best())
