"""Whoever is picked to bear a Modification is one that it may be attached to (R125)."""

import pytest

from sandtable.games.antithesis.language import instructions as i
from sandtable.games.antithesis.table import thing_columns as its

from .bare import Card
from .scene import board, place
from .trying import use

LORDS = (Card("Lord", kind=i.CHAMPION), Card("Duke", kind=i.CHAMPION), Card("Ox"))


@pytest.mark.clause("antithesis R125")
@pytest.mark.parametrize("whom", ["another Champion", "another Character"])
def test_a_modification_goes_over_to_a_host_that_is_picked(whom):
    line = f"Global Action: {{S}} Attach this card to {whom} you control."
    rod = Card("Rod", kind=i.MODIFICATION, attach="Attach To: Champion you control", lines=(line,))
    s = board([rod, *LORDS])
    lord, duke, _ = place(s, "Lord", 0, "C4"), place(s, "Duke", 0, "C6"), place(s, "Ox", 0, "D4")
    thing = place(s, "Rod", 0, "")
    s.put(thing, its.HOST, lord)
    use(s, thing)
    assert s.get(thing, its.HOST) == duke
