#!/usr/bin/env python3
"""Breaks the program in one place at a time and sees that the test named beside each break fails.

tests/mutations/*.txt has one break a line:
    file | exact old text | new text | name of the test case that catches it | rule ID, or what it is about
Lines that start with # are comments. The tree is never touched: the broken source is written to a folder below
build/mutations, compiled as build/release compiles the whole one (with -O1; together with its neighbours, if that is),
and linked before the archives, so that the linker has no use for the whole one. A break of what people and programs meet
in w13 makes a broken w13, which the test starts instead of the whole one; tests/house calls it itself. Then the named test case runs. The break is caught if an assertion
of that test case fails; a crash, a hang or an exception shows only that something went wrong, and does not count. Two
breaks are tried at a time. A break of the shields' server makes a broken module, which the tests of it load; one of the
shields' page a broken copy of its sources, from which node runs the named test of tests/shield_page.

What was caught is remembered in build/mutations/caught.json. With --sample N the first run tries N breaks, evenly spread;
a later one tries a third of that, first those that no run has tried, and all whose source has changed since.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import re
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from progress import Progress
from together import sources_of

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "release"
WORK = ROOT / "build" / "mutations"
CAUGHT = WORK / "caught.json"
PROGRAMS = ["warehouse13_tests", "warehouse51_tests", "kernel_tests", "house_tests", "packs_tests", "workshop_tests", "shields_tests", "ui_tests"]
STARTED = ["w13", "warehouse13-shields"]  # what tests start or load
FRONTS = {"src/cli/": "w13", "src/engine/house/protocol/": "w13", "src/engine/house/terminal/": "w13",
          "src/shield_server/": "warehouse13-shields"}  # what tests meet in these
PAGE = "src/shield_page/"


class Break:
    def __init__(self, place, line):
        parts = [part.strip() for part in line.split(" | ")]
        if len(parts) != 5:
            raise SystemExit(f"{place}: five parts are expected, separated by ' | ', but {len(parts)} were found")
        self.place = place
        self.line = line
        self.file, self.old, self.new, self.test, self.rule = parts

    def is_page(self):
        return self.file.startswith(PAGE)

    def fingerprint(self):
        """Of the break and the source that it is made in."""
        return hashlib.sha256(self.line.encode() + (ROOT / self.file).read_bytes()).hexdigest()

    def misfit(self):
        """A sentence if the line does not fit the sources, else empty."""
        path = ROOT / self.file
        if path.suffix not in ((".ts", ".tsx") if self.is_page() else (".cpp",)):
            return f"{self.place}: {self.file} is no .cpp; break the code that uses the header instead"
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
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, errors="replace", **more)


class Workshop:
    """What the build knows: how each source is compiled, how each test program is linked, which tests it has."""

    def __init__(self):
        made = run("cmake", "--build", str(BUILD), "-j", "2", "--target", *PROGRAMS, *STARTED)
        if made.returncode:
            raise SystemExit(made.stdout[-3000:] + f"\n{BUILD} does not build; `cmake --preset release` makes it")
        listing = json.loads((BUILD / "compile_commands.json").read_text())
        self.compile = {str(source): shlex.split(entry["command"])
                        for entry in listing for source in sources_of(entry["file"])}
        self.link = {program: self.linking(program) for program in PROGRAMS + STARTED}
        self.home = {}  # test case -> its program
        for program in PROGRAMS:
            for name in run(str(BUILD / "bin" / program), "--list-test-names-only").stdout.splitlines():
                self.home.setdefault(name.strip(), program)
        for path in sorted((ROOT / "tests" / "shield_page").glob("*.test.mjs")):
            for name in re.findall(r"^test\('(.+?)', ", path.read_text(), re.M):
                self.home.setdefault(name, path)

    @staticmethod
    def linking(program):
        said = run("ninja", "-C", str(BUILD), "-t", "commands", program).stdout.strip().splitlines()[-1]
        return shlex.split(said.removeprefix(": && ").removesuffix(" && :"))

    def object(self, one, folder):
        """The object of the whole source, that of the broken one, and what the compiler said if there is none."""
        source = folder / Path(one.file).name
        source.write_text((ROOT / one.file).read_text().replace(one.old, one.new))
        words = list(self.compile[str(ROOT / one.file)])
        compiled = words.index("-c") + 1
        if sources_of(words[compiled]) != [ROOT / one.file]:  # its neighbours stay whole
            together = Path(words[compiled]).read_text().replace(str(ROOT / one.file), str(source))
            source = folder / Path(words[compiled]).name
            source.write_text(together)
        words[compiled] = str(source)
        out = words.index("-o") + 1
        whole, words[out] = words[out], str(folder / "broken.o")
        said = run(*words, "-O1", "-w", cwd=BUILD)
        return whole, folder / "broken.o", said.stdout if said.returncode else ""

    @staticmethod
    def page(one, folder):
        """A copy of the page's sources with this break in it."""
        shutil.copytree(ROOT / PAGE, folder / "page", ignore=shutil.ignore_patterns("node_modules"))
        (folder / "page" / one.file.removeprefix(PAGE)).write_text((ROOT / one.file).read_text().replace(one.old, one.new))
        return folder / "page"

    def programs(self, one, folder):
        """The test program to run and the folder of the programs it starts, with this break in one of them; or what
        the compiler or the linker said."""
        whole, broken, said = self.object(one, folder)
        if said:
            return None, said
        tests = self.home[one.test]
        fronts = [made for front, made in FRONTS.items() if one.file.startswith(front)]
        started = fronts[0] if fronts and tests != "house_tests" else None
        words = list(self.link[started or tests])
        made = folder / "bin" / Path(words[words.index("-o") + 1]).name
        made.parent.mkdir()
        (folder / "share").symlink_to(BUILD / "share")  # where a program looks for its data
        words[words.index("-o") + 1] = str(made)
        if whole in words:
            words[words.index(whole)] = str(broken)
        else:
            words.insert(next(at for at, word in enumerate(words) if word.endswith(".a")), str(broken))
        said = run(*words, cwd=BUILD)
        if said.returncode:
            return None, said.stdout
        return (BUILD / "bin" / tests if started else made), made.parent if started else BUILD / "bin"


def broken_module(bin_folder):
    module = bin_folder / "libwarehouse13-shields.so"
    return {"W13_SHIELD_SERVER": str(module)} if module.exists() else {}


def death_of_page(sources, tests, name, seconds):
    """The same of a test of the page, with the page made from these sources."""
    try:
        done = run("node", "--test", "--test-name-pattern", f"^{re.escape(name)}$", str(tests), timeout=seconds,
                   env={**os.environ, "SHIELD_SOURCES": str(sources), "SHIELD_MODULES": str(BUILD / "shield_page")})
    except subprocess.TimeoutExpired:
        return "hang"
    if done.returncode == 0:
        return ""
    return "assertion" if "ERR_ASSERTION" in done.stdout else "exception"


def death(program, bin_folder, name, seconds, folder):
    """How a test case died: by an assertion, an exception, a crash or a hang; "" if it passes. One that takes far
    longer than usual hangs."""
    for letter in "\\,[":
        name = name.replace(letter, "\\" + letter)
    try:
        # A test's own files: two of the same name must not meet.
        done = run(str(program), name, "--reporter", "xml", cwd=ROOT, timeout=seconds,
                   env={**os.environ, "TMPDIR": str(folder), "W13_BIN_DIR": str(bin_folder), **broken_module(bin_folder)})
    except subprocess.TimeoutExpired:
        return "hang"
    if done.returncode == 0:
        return ""
    if re.search(r'<Expression success="false"|<Failure', done.stdout):
        return "assertion"
    return "exception" if "<Exception" in done.stdout else "crash"


def tried(workshop, one, seconds):
    """How the break died, and a sentence if no assertion of the named test caught it."""
    with tempfile.TemporaryDirectory(dir=WORK) as name:
        folder = Path(name)
        if one.is_page():
            return judged(one, death_of_page(workshop.page(one, folder), workshop.home[one.test], one.test, seconds))
        program, where = workshop.programs(one, folder)
        if program is None:
            return "not compiled", f"{one.place}: the break does not compile\n{where[:2000]}"
        return judged(one, death(program, where, one.test, seconds, folder))


def judged(one, died):
    if died == "assertion":
        return died, ""
    if not died:
        return "not caught", f"{one.place}: \"{one.test}\" does not notice the break of {one.rule}"
    return died, f"{one.place}: the break of {one.rule} dies by {died}; no assertion of \"{one.test}\" fails"


def spread(several, count):
    """So many of them, evenly spread."""
    return several if count >= len(several) else [several[int(at * len(several) / count)] for at in range(count)]


def selected(everything, options, caught):
    chosen = [one for one in everything if options.only in f"{one.place} {one.line}"]
    if not options.sample:
        return chosen
    if not caught:
        return spread(chosen, options.sample)
    changed = [one for one in chosen if one.line in caught and caught[one.line] != one.fingerprint()]
    untried = [one for one in chosen if one.line not in caught]
    tried_before = [one for one in chosen if one.line in caught and one not in changed]
    more = spread(untried, options.sample // 3)
    return changed + more + spread(tried_before, options.sample // 3 - len(more))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--sample", type=int, default=0, help="only so many of the breaks; later fewer")
    arguments.add_argument("--only", default="", metavar="TEXT", help="only lines with this text, or FILE:LINE")
    arguments.add_argument("--list", action="store_true", help="only check that each line fits the sources")
    arguments.add_argument("--jobs", type=int, default=2)
    options = arguments.parse_args()

    everything = breaks()
    problems = [said for said in (one.misfit() for one in everything) if said]
    if options.list or problems:
        print(*problems, f"{len(everything)} breaks, {len(problems)} do not fit", sep="\n")
        return 1 if problems else 0

    start = time.monotonic()
    caught = json.loads(CAUGHT.read_text()) if CAUGHT.exists() else {}
    chosen = selected(everything, options, caught)
    if not chosen:
        raise SystemExit(f"no line of tests/mutations holds \"{options.only}\"")
    WORK.mkdir(parents=True, exist_ok=True)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))  # a break may ask for memory without end
    workshop = Workshop()
    usual = {}  # test case -> seconds it may take

    def unbroken(name):
        begun = time.monotonic()
        if name not in workshop.home:
            return f"{name}: there is no such test case in " + " or ".join(PROGRAMS)
        with tempfile.TemporaryDirectory(dir=WORK) as folder:
            if isinstance(workshop.home[name], Path):
                died = death_of_page(ROOT / PAGE, workshop.home[name], name, 300)
            else:
                died = death(BUILD / "bin" / workshop.home[name], BUILD / "bin", name, 300, Path(folder))
            if died:
                return f"{name}: this test case fails without any break ({died})"
        usual[name] = 30 + 10 * (time.monotonic() - begun)
        return ""

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        problems = [said for said in pool.map(unbroken, sorted({one.test for one in chosen})) if said]
        ready = [one for one in chosen if one.test in usual]
        progress = Progress(len(ready))

        def try_one(one):
            outcome = tried(workshop, one, usual[one.test])
            progress.one_more(one.place)
            return outcome

        tries = list(pool.map(try_one, ready))
    problems += [said for _, said in tries if said]
    for one, (_, said) in zip(ready, tries):
        caught.pop(one.line, None)
        if not said:
            caught[one.line] = one.fingerprint()
    lines = {one.line for one in everything}
    CAUGHT.write_text(json.dumps({line: mark for line, mark in caught.items() if line in lines}))
    deaths = collections.Counter(died for died, _ in tries)
    print(*problems, f"{len(chosen)} of {len(everything)} breaks tried in {time.monotonic() - start:.0f} s: "
          + ", ".join(f"{count} {died}" for died, count in deaths.most_common()) + f"; {len(problems)} problems", sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
