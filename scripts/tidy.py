#!/usr/bin/env python3
"""clang-tidy over src/, two files at a time; a file is looked at again only when it, a header it includes or the rules
have changed.

run-clang-tidy cannot tell which file was clean, so this calls clang-tidy itself. Clean files are remembered in
build/tidy-cache by a hash of all that went into them. With --seconds N it stops starting files after N seconds, after a
third of that where an earlier run has looked at some, and says how many are left for the next run."""

import argparse
import concurrent.futures
import hashlib
import json
import pathlib
import shlex
import subprocess
import sys
import time

from progress import Progress
from together import sources_of

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "release"
CACHE = ROOT / "build" / "tidy-cache"
# Words of the compiler's that clang does not know or want: GCC's warnings, its precompiled headers, its memory.
UNKNOWN = {"-Wno-restrict", "-Wno-maybe-uninitialized", "-Wno-stringop-overflow", "-Wno-stringop-overread",
           "-fpch-preprocess", "-Winvalid-pch", "-Wno-array-bounds"}
UNKNOWN_STARTS = ("--param=",)
# clang-tidy 14 climbs from every name to the top of the file for the checks of names. Where all steps of the Agenda are
# folded into one expression that takes more than ten minutes; the headers' names are seen with every other source.
DEEP = {"src/engine/games/warehouse13/game.cpp"}
NAMES = "-readability-identifier-naming,-bugprone-reserved-identifier"
LONGEST = 300  # seconds for one source; one that takes longer is a mistake of this script's


def commands():
    """The compile command of each source below src/, without what only GCC understands: of each alone, also where the
    build compiles several together."""
    found = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        words = shlex.split(entry["command"])
        kept = []
        skip = False
        for at, word in enumerate(words):
            if skip:
                skip = False
            elif word == "-o" or word == "-include" and words[at + 1].endswith("cmake_pch.hxx"):
                skip = True
            elif word not in UNKNOWN and not word.startswith(UNKNOWN_STARTS):
                kept.append(word)
        for path in sources_of(entry["file"]):
            if path.is_relative_to(ROOT / "src"):
                alone = [str(path) if word == entry["file"] else word for word in kept]
                found[path] = {"directory": entry["directory"], "arguments": alone, "file": str(path)}
    return found


def dependencies():
    """For each source the headers of ours that the build saw it include (ninja's own list), or that those include which
    are compiled together with it."""
    found = {}
    headers = None
    listing = subprocess.run(["ninja", "-C", str(BUILD), "-t", "deps"], capture_output=True, text=True, check=True)
    for line in listing.stdout.splitlines():
        if not line.startswith(" "):
            headers = []
            continue
        path = (BUILD / line.strip()).resolve()
        if path.suffix == ".cpp":
            found[path] = headers
        elif path.is_relative_to(ROOT) and path.suffix not in (".cxx", ".hxx", ".gch"):
            headers.append(path)
    return found


def fingerprint(path, command, deps, rules):
    digest = hashlib.sha256(rules + " ".join(command["arguments"]).encode())
    for each in sorted({path, *deps.get(path, [])}):
        if each.exists():
            digest.update(str(each.relative_to(ROOT)).encode() + hashlib.sha256(each.read_bytes()).digest())
    return digest.hexdigest()


def recently_changed():
    """Sources in the order of their last changes, those not committed first, so that a short run looks at what is new."""
    order = {}
    for command in (["git", "diff", "HEAD", "--name-only"], ["git", "log", "-n", "50", "--name-only", "--format="]):
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        for name in said.stdout.split("\n"):
            order.setdefault(ROOT / name, len(order))
    return order


def main():
    parser = argparse.ArgumentParser(description="clang-tidy over src/, remembering what was clean")
    parser.add_argument("--seconds", type=float, default=0, help="start no file after this time (0: all of them)")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()

    CACHE.mkdir(parents=True, exist_ok=True)
    found = commands()
    (CACHE / "compile_commands.json").write_text(json.dumps(list(found.values())))
    deps = dependencies()
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, check=True).stdout
    rules = version + (ROOT / ".clang-tidy").read_bytes()

    stamps = {path: CACHE / (path.name + "-" + fingerprint(path, found[path], deps, rules)[:32]) for path in found}
    for old in CACHE.glob("*.cpp-*"):
        if old not in stamps.values():
            old.unlink()
    if any(stamp.exists() for stamp in stamps.values()):
        given.seconds /= 3
    order = recently_changed()
    waiting = sorted((path for path in found if not stamps[path].exists()),
                     key=lambda path: (order.get(path, len(order)), path))
    end = time.monotonic() + given.seconds if given.seconds > 0 else None
    print(f"  {len(found)} sources, {len(found) - len(waiting)} unchanged since they were clean", flush=True)

    progress = Progress(len(waiting))

    def look(path):
        if end and time.monotonic() > end:
            return None
        fewer = [f"--checks={NAMES}"] if str(path.relative_to(ROOT)) in DEEP else []
        try:
            run = subprocess.run(["clang-tidy", "--quiet", *fewer, "-p", str(CACHE), str(path)], cwd=ROOT,
                                 stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            return f"{path}: clang-tidy takes more than {LONGEST} seconds; see DEEP in scripts/tidy.py"
        progress.one_more(path.relative_to(ROOT))
        if run.returncode == 0:
            stamps[path].touch()
            return ""
        said = run.stdout.strip() or run.stderr.strip()
        return said or f"{path}: clang-tidy failed with code {run.returncode}"

    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        results = list(pool.map(look, waiting))
    left = sum(result is None for result in results)
    complaints = [result for result in results if result]
    # A header's mistake shows in every file that includes it; once is enough.
    for complaint in dict.fromkeys(complaints):
        print(complaint)
    if left:
        print(f"  {left} sources are left for the next run (scripts/tidy.py looks at all)")
    if complaints:
        print(f"  {len(complaints)} of {len(waiting) - left} sources looked at have mistakes")
    return 1 if complaints else 0


sys.exit(main())
