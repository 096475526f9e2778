"""Athernum's engine is compiled when it joins the registry; until then its tests run interpreted.

Compiled code cannot be subclassed by code that is not, so the compiled build could not import it.
"""

from sandtable.build import compiled

collect_ignore_glob = ["test_*.py"] if compiled() else []
