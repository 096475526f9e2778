"""The tree search over re-deals: what one re-deal allows is not taken in another."""

from sandtable.bots.mcts import Node, Search
from sandtable.kernel.registry import find


def test_an_arm_that_another_deal_has_added_is_not_taken_in_the_first():
    game = find("antagonism")
    s = game.new(game.setups()[0], "1")
    options = s.options()
    search = Search(s, 1)
    node = Node()
    node.raw = options
    for option in options:
        node.add(option, 1.0 / float(len(options)))
    elsewhere = max(options) + 1
    node.add(elsewhere, 1.0)
    node.count = 10_000  # wide open: every arm is looked at
    assert node.options[search.select(node, s, options)] in options
