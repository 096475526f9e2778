"""How the engine that runs here was built."""

from importlib.util import find_spec


def compiled() -> bool:
    """Whether the kernel is a shared library rather than Python source."""
    spec = find_spec("sandtable.kernel.state")
    return not str(spec and spec.origin).endswith(".py")
