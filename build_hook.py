"""Compiles core and games with mypyc while the wheel is built; without a C compiler the wheel is pure Python.

`python build_hook.py DIRECTORY` makes the same compiled package for tests and measurements. The sources stay untouched:
all work is done on a copy, because extension modules left in src/ would break a later pure build."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent.resolve()
COMPILED = ("core", "games", "bots")
UNCOMPILED = ("__init__.py", "view.py", "conformance.py", "bot.py")
"""Compiled frozen dataclasses cannot be pickled or decoded from the wire; conformance is for any test-suite."""

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify(["--strict", "--python-executable", sys.executable, *sys.argv[1:]], opt_level="3",
                      group_name="tafelrunde")
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
    """Copy the package to a directory and compile it there; the extension modules, relative to it."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "src", target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    # Without these gcc must assume that anybody may replace our functions, and inlines none of them: 1.55 times slower.
    flags = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition -fvisibility=hidden"
    modules = [str(path) for path in sources(target / "tafelrunde")]
    subprocess.run(
        [sys.executable, "-c", COMPILE, *modules], cwd=target, env={**os.environ, "CFLAGS": flags}, check=True
    )
    shutil.rmtree(target / "build", ignore_errors=True)
    return sorted(path.relative_to(target) for path in target.rglob("*") if path.suffix in (".so", ".pyd"))


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel" or not has_compiler():
            return
        self.workshop = Path(tempfile.mkdtemp(prefix="tafelrunde-"))
        try:
            modules = compile_copy(self.workshop)
        except subprocess.CalledProcessError as error:
            self.app.display_warning(f"The compiler failed ({error.returncode}); this wheel stays pure Python.")
            return
        build_data["force_include"].update({str(self.workshop / path): str(path) for path in modules})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            shutil.rmtree(self.workshop, ignore_errors=True)


if __name__ == "__main__":
    compile_copy(Path(sys.argv[1]).resolve())
