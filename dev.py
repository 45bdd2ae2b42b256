#!/usr/bin/env python3
"""The commands of a checkout; needs only Python: `python3 dev.py setup|play|test|…`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the reader may well start it with an older one
    sys.exit("Paddock needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"
PADDOCK = BIN / f"paddock{EXE}"
LOCK = ROOT / "requirements.lock"  # everything that developers need
PLAY_LOCK = ROOT / "play.lock"  # the part that is needed to play
STAMP = VENV / "paddock-setup"
Command = list[str | Path]
UV = "0.13.7"  # downloaded if there is no uv on PATH
PIP_AUDIT = "2.10.1"  # downloaded when an audit is asked for
AUDITED = (PLAY_LOCK, ROOT / "deploy" / "postgres.lock")  # the packages of a server

COMMANDS = "setup play check format bench coverage docs wheel".split()  # these need a .venv
PLAY = ("serve",)  # the command that `dev.py play` runs
# The mark expression of each tier (the marks come from tests/tiers.py). The default is in
# pyproject.toml.
QUICK = ["-m", "not browser and not slow and not long"]
LONG = ["-m", ""]
WORKFLOWS = ("--builtin-schema", "vendor.github-workflows", "--no-cache", "--quiet")
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)

HELP = """\
python3 dev.py COMMAND [ARGUMENTS]

  setup    make .venv from the lock and compile the engine; quick when nothing changed
  play     setup, then start Paddock; arguments go to it
  test     setup, check, then the tests that have to pass; arguments go to pytest
             --quick   only those that take a moment, and no browser: under a minute
             --long    all there are, with many more matches and kills: for the night
  check    setup, then lint, format and types
  format   mend what lint and format can mend by themselves
  bench    setup, then measure; arguments go to `paddock bench`
  coverage setup, then run the rules' tests interpreted and say which lines they miss; too many
             of them are an error (the floor stands in pyproject.toml)
  docs     setup, then build the docs site into build/site/; a warning is an error
  wheel    setup, then build a wheel with the compiled engine into dist/
             --pure    without it     --sdist   the sources too
  audit    ask the advisory database of PyPI about every package that a server is made of; a
             package that could not be looked up is an error
  lock     write both locks anew after a change in pyproject.toml (`--upgrade` for newest)
"""


class Failed(Exception):
    """An error that the user can fix. Its text is the one line that is printed."""


def setup(lock: Path) -> None:
    """Install the packages of a lock file into .venv. The environment for developers is also good
    for playing."""
    if not any(up_to_date(fingerprint(one)) for one in {lock, LOCK}):
        STAMP.unlink(missing_ok=True)
        make_venv()
        install(lock)
        STAMP.write_text(fingerprint(lock))


def tell(step: str) -> None:
    """Print a step before it starts, because it takes a while."""
    print(f"Paddock: {step} …", flush=True)


def start_compiling() -> subprocess.Popen[bytes]:
    """Compile the engine in the background. A missing compiler is no error: the same sources run
    interpreted."""
    return subprocess.Popen([PYTHON, "-P", ROOT / "src" / "paddock" / "build.py"])


def up_to_date(wanted: str) -> bool:
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text() == wanted


def fingerprint(lock: Path) -> str:
    """Identifies what .venv is made from. If it differs from the stored one, .venv has to be made
    again."""
    digest = hashlib.sha256(f"{sys.version}\n{ROOT}\n{lock.name}\n".encode())
    for file in (ROOT / "pyproject.toml", lock):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def make_venv() -> None:
    if venv_serves():
        return
    tell("making a Python environment in .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    if uv := shutil.which("uv"):
        run([uv, "venv", "--quiet", "--python", sys.executable, VENV], "uv could not make .venv")
        return
    try:
        import ensurepip  # noqa: F401 - Debian ships Python without it
        import venv
    except ImportError:
        raise Failed(
            "this Python has no venv module: install it (Debian: python3-venv) or uv"
        ) from None
    venv.create(VENV, with_pip=True)


def venv_serves() -> bool:
    """Whether .venv works, with this version of Python, and was made in this place."""
    if not PYTHON.exists():
        return False
    ask: Command = [PYTHON, "-c", "import sys; print(sys.version)"]
    answer = subprocess.run(ask, capture_output=True, text=True, check=False)
    return answer.stdout.strip() == sys.version.strip()


def install(lock: Path) -> None:
    uv = find_uv()
    tell(f"installing {packages_in(lock)} packages")
    target: Command = ["--quiet", "--python", PYTHON]
    # Compile to bytecode only for developers: tests start hundreds of processes. A player starts
    # one process, which needs few of the modules.
    ahead = ["--compile-bytecode"] if lock == LOCK else []
    # no timeout: a busy machine may need long
    os.environ.setdefault("UV_COMPILE_BYTECODE_TIMEOUT", "0")
    run(
        [uv, "pip", "sync", *target, *ahead, "--require-hashes", lock],
        "the packages could not be installed; is there a network?",
    )
    run(
        [uv, "pip", "install", *target, "--no-deps", "--no-build-isolation", "--editable", ROOT],
        "Paddock itself could not be installed",
    )


def packages_in(lock: Path) -> int:
    return len(re.findall(r"(?m)^[\w.-]+==", lock.read_text()))


def find_uv() -> Path:
    """The path of uv: the one on PATH, else our own download. It is beside .venv, because `sync`
    empties .venv."""
    if uv := shutil.which("uv"):
        return Path(uv)
    home = VENV / f"uv-{UV}"
    own = home / "bin" / f"uv{EXE}"
    if not own.exists():
        tell("fetching the installer uv")
        subprocess.run([PYTHON, "-m", "ensurepip"], capture_output=True, check=False)
        pip: Command = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        complaint = "uv could not be fetched; is there a network?"
        run([*pip, "--target", home, f"uv=={UV}"], complaint)
    return own


def start_fetching_browser() -> subprocess.Popen[bytes] | None:
    """Start installing Chromium for the browser tests, while the packages are installed. Only where
    that needs no questions to the user."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if has_browser() or not root or not shutil.which("apt-get"):
        return None
    tell("installing Chromium for the browser tests")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    words = "apt-get update -qq; apt-get install -y -qq chromium-headless-shell"
    return subprocess.Popen(["sh", "-c", words], env=quiet, stdout=subprocess.DEVNULL)


def has_browser() -> bool:
    named = os.environ.get("PADDOCK_CHROMIUM")
    return bool(named) or any(shutil.which(name) for name in BROWSERS)


def require_browser(fetching: subprocess.Popen[bytes] | None) -> None:
    if fetching is not None:
        fetching.wait()
    if not has_browser():
        raise Failed("the browser tests need Chromium: install it, or set PADDOCK_CHROMIUM to one")


def test(arguments: list[str]) -> NoReturn:
    """Run the tests of a tier and, at the same time, the checks: types take one core half a
    minute."""
    quick, long = "--quick" in arguments, "--long" in arguments
    rest = [one for one in arguments if one not in ("--quick", "--long")]
    if quick and long:
        raise Failed("--quick or --long, not both")
    fetching = None if quick else start_fetching_browser()
    setup(LOCK)
    compiling = start_compiling()
    checks = start_checks()
    try:
        if not quick:
            require_browser(fetching)
    finally:
        compiling.wait()
    os.chdir(ROOT)
    # Compile our sources to bytecode once: tests start hundreds of processes, each of which would
    # do it again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if long:
        os.environ["PADDOCK_LONG"] = "1"
    # Browser tests mostly wait for the browser, so run more workers than there are cores.
    cores = os.cpu_count() or 1
    workers = str(max(2, cores) if quick else max(5, cores))
    chosen = QUICK if quick else LONG if long else []
    pytest: Command = [PYTHON, "-m", "pytest", "-n", workers, "--dist", "worksteal"]
    code = call([*pytest, *chosen, *rest])
    end_checks(checks)
    sys.exit(code)


def check() -> None:
    """Run linter, format check and type checker; run all of them even if one fails."""
    end_checks(start_checks())


def start_checks() -> dict[str, subprocess.Popen[bytes]]:
    ruff = BIN / f"ruff{EXE}"
    commands: dict[str, Command] = {
        "lint": [ruff, "check", "--quiet"],
        "format": [ruff, "format", "--check", "--quiet"],
        "types": [PYTHON, "-m", "mypy", "--no-error-summary"],
        "scripts": [BIN / f"oxlint{EXE}", "--quiet", "--deny-warnings", "src"],
        "workflows": [PYTHON, "-m", "check_jsonschema", *WORKFLOWS, *workflows()],
    }
    return {name: subprocess.Popen(command, cwd=ROOT) for name, command in commands.items()}


def end_checks(checks: dict[str, subprocess.Popen[bytes]]) -> None:
    """Wait for all checks; raise Failed if one of them fails."""
    failed = [name for name, process in checks.items() if process.wait()]
    if failed:
        raise Failed(f"not clean: {', '.join(failed)} (python3 dev.py format mends what it can)")


def coverage(arguments: list[str]) -> None:
    """Report which lines of the rules no rules test runs. Lines of compiled code cannot be
    measured, so the engine runs interpreted. That is slow, so only the cases are run."""
    os.environ["PADDOCK_PURE"] = "1"
    tests = ["-q", "-n", "0", "tests/rules"]
    measured: Command = [PYTHON, "-m", "coverage", "run", "-m", "pytest", *tests, *arguments]
    run(measured, "the tests fail")
    run([PYTHON, "-m", "coverage", "report", "--skip-covered"], "too little is covered")


def workflows() -> list[Path]:
    """The CI workflows. They cannot run here; only their form is checked."""
    return sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def mend() -> None:
    ruff = BIN / f"ruff{EXE}"
    subprocess.run([ruff, "check", "--fix", "--quiet"], cwd=ROOT, check=False)
    run([ruff, "format", "--quiet"], "ruff could not format")


def write_lock(arguments: list[str]) -> None:
    """Pin every package with hashes, for all platforms, without naming an index."""
    make_venv()
    options = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-annotate"]
    options += ["--no-header", "--quiet", "--python-version", "3.11"]
    command: Command = [find_uv(), "pip", "compile", "pyproject.toml", *options]
    whole: Command = [*command, "--group", "dev", *arguments, "--output-file", LOCK.name]
    run(whole, "the lock could not be written")
    # The same versions, without the packages that only tests and linters need.
    part: Command = [*command, "--group", "build", "--group", "compile"]
    part += ["--constraint", LOCK.name, "--output-file", PLAY_LOCK.name]
    run(part, "the lock for playing could not be written")


def audit(arguments: list[str]) -> None:
    """Check the dependencies for known vulnerabilities. In strict mode, since otherwise a missing
    network would pass as "nothing found"."""
    make_venv()
    tool: Command = [find_uv(), "tool", "run", "--from", f"pip-audit=={PIP_AUDIT}", "pip-audit"]
    tool += ["--strict", "--require-hashes", "--disable-pip", "--progress-spinner", "off"]
    locks = [part for lock in AUDITED for part in ("--requirement", lock)]
    run([*tool, *locks, *arguments], "a package has a known hole, or could not be looked up")


def build_wheel(pure: bool, sdist: bool) -> None:
    """Build the wheel; hatch_build.py adds the compiled engine."""
    if pure:
        os.environ["PADDOCK_PURE"] = "1"
    targets = ["-t", "wheel", *(["-t", "sdist"] if sdist else [])]
    run([PYTHON, "-m", "hatchling", "build", *targets], "the wheel could not be built")


def run(command: Command, complaint: str) -> None:
    if subprocess.run(command, cwd=ROOT).returncode:
        raise Failed(complaint)


def call(command: Command) -> int:
    """Run a program and return its exit code."""
    sys.stdout.flush()
    return subprocess.run(command).returncode


def become(command: Command) -> NoReturn:
    """Replace this process by a program, so that exit code and signals are the program's own."""
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], [str(part) for part in command])


def arguments_of(rest: list[str]) -> list[str]:
    """The arguments for a program, without a leading `--`, which many people type."""
    return rest[1:] if rest[:1] == ["--"] else rest


def main(arguments: list[str]) -> None:
    command, *rest = arguments or ["help"]
    if command in COMMANDS:
        setup(PLAY_LOCK if command in ("play", "bench") else LOCK)
    match command:
        case "setup":
            start_compiling().wait()
            print("Paddock is ready: python3 dev.py play")
        case "play":
            tell("starting")
            become([PADDOCK, *PLAY, *arguments_of(rest)])
        case "bench":
            start_compiling().wait()
            become([PADDOCK, "bench", *arguments_of(rest)])
        case "check":
            check()
        case "format":
            mend()
        case "test":
            test(rest)
        case "coverage":
            coverage(rest)
        case "docs":
            os.chdir(ROOT)
            become([PYTHON, "-m", "tools.site"])
        case "wheel":
            build_wheel(pure="--pure" in rest, sdist="--sdist" in rest)
        case "audit":
            audit(rest)
        case "lock":
            write_lock(rest)
        case "help" | "-h" | "--help":
            print(HELP, end="")
        case _:
            raise Failed(f"no such command: {command}\n\n{HELP}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Failed as failure:
        sys.exit(f"dev.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
