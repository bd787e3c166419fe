#!/usr/bin/env python3
"""Breaks rules one at a time and sees that the test named beside each break fails.

tests/mutations/*.txt has one break a line:
    file | exact old text | new text | name of the test case that catches it | rule ID
Lines that start with # are comments. The work is done in a copy of the tree below build/mutations, so that the
tree itself is never changed. `--sample N` takes every k-th line, `--list` only checks that each line still fits.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "mutations"
COPIED = ["CMakeLists.txt", "CMakePresets.json", "cmake", "src", "tests", "bench", "data", "scripts"]


class Break:
    def __init__(self, place, line):
        parts = [part.strip() for part in line.split(" | ")]
        if len(parts) != 5:
            raise SystemExit(f"{place}: five parts are expected, separated by ' | ', but {len(parts)} were found")
        self.place = place
        self.file, self.old, self.new, self.test, self.rule = parts

    def fits(self):
        path = ROOT / self.file
        if not path.exists():
            return f"{self.place}: there is no file {self.file}"
        count = path.read_text().count(self.old)
        return "" if count == 1 else f"{self.place}: the old text occurs {count} times in {self.file}, not once"


def breaks():
    found = []
    for path in sorted((ROOT / "tests" / "mutations").glob("*.txt")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                found.append(Break(f"{path.relative_to(ROOT)}:{number}", line))
    return found


def run(*command, **more):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)


def copy_tree():
    WORK.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source = ROOT / name
        if not source.exists():
            continue
        # Unchanged files keep their time, so that the build stays incremental.
        run("rsync", "-a", "--delete", str(source) + ("/" if source.is_dir() else ""),
            str(WORK / name) + ("/" if source.is_dir() else ""))
    if not (WORK / "build" / "build.ninja").exists():
        made = run("cmake", "-S", str(WORK), "-B", str(WORK / "build"), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
                   "-DCMAKE_CXX_FLAGS_DEBUG=-O1")
        if made.returncode:
            raise SystemExit(made.stdout)


def build():
    return run("ninja", "-C", str(WORK / "build"), "warehouse13_tests")


def escaped(name):
    return name.replace("\\", "\\\\").replace(",", "\\,").replace("[", "\\[")


def test(name):
    """None: no such test; True: it passed."""
    program = WORK / "build" / "bin" / "warehouse13_tests"
    done = run(str(program), escaped(name), cwd=str(WORK), timeout=300)
    if "No test cases matched" in done.stdout or "No tests ran" in done.stdout:
        return None
    return done.returncode == 0


def caught(one):
    """A sentence if the break goes unnoticed; empty if the named test fails because of it."""
    path = WORK / one.file
    before = path.read_text()
    try:
        path.write_text(before.replace(one.old, one.new))
        made = build()
        if made.returncode:
            return f"{one.place}: the break does not compile"
        try:
            passed = test(one.test)
        except subprocess.TimeoutExpired:
            passed = False
        if passed is None:
            return f"{one.place}: there is no test case \"{one.test}\""
        return f"{one.place}: \"{one.test}\" does not notice the break of {one.rule}" if passed else ""
    finally:
        path.write_text(before)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--sample", type=int, default=0, help="only so many of the breaks, evenly spread")
    arguments.add_argument("--list", action="store_true", help="only check that every line fits the sources")
    options = arguments.parse_args()

    all_breaks = breaks()
    problems = [one.fits() for one in all_breaks if one.fits()]
    for problem in problems:
        print(problem)
    if options.list or problems:
        print(f"{len(all_breaks)} breaks, {len(problems)} do not fit")
        return 1 if problems else 0
    chosen = all_breaks
    if options.sample and options.sample < len(all_breaks):
        step = len(all_breaks) / options.sample
        chosen = [all_breaks[int(at * step)] for at in range(options.sample)]

    if shutil.which("rsync") is None:
        raise SystemExit("rsync is missing; install the Debian package rsync")
    os.environ.setdefault("CCACHE_NOHASHDIR", "1")
    copy_tree()
    made = build()
    if made.returncode:
        print(made.stdout[-3000:])
        return 1
    for name in sorted({one.test for one in chosen}):
        if test(name) is False:
            problems.append(f"\"{name}\" fails without any break")
    for one in chosen:
        problems += [problem for problem in [caught(one)] if problem]
    for problem in problems:
        print(problem)
    print(f"{len(chosen)} of {len(all_breaks)} breaks tried, {len(problems)} not caught")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
