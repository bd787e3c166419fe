// What guards the program is guarded: ./check leaves no step out, tests look at no clock.

#include <algorithm>
#include <array>
#include <set>

#include "hygiene/sources.h"
#include "support/catch.h"

using hygiene::Source;
using hygiene::Word;

namespace {

bool opens(const std::string& line, const char* word) { return line.starts_with(std::string(word) + " "); }

// The steps of a script like ./check that are left out, without a word, where something is missing: those inside an
// `if` that asks for anything but a build or --long.
std::string conditional(const std::string& script) {
  std::string list;
  std::vector<std::string> inside;
  for (std::string line : hygiene::linesOf(script)) {
    line.erase(0, line.find_first_not_of(' '));
    if (line == "fi") inside.pop_back();
    if (opens(line, "if") && !line.ends_with("fi")) inside.push_back(line);
    if (!opens(line, "step")) continue;
    for (const std::string& each : inside)
      if (!opens(each, "if step \"build") && each.find("$long == yes") == std::string::npos)
        list += line + " hangs on: " + each + "\n";
    if (line.find(" && ") != std::string::npos) list += line + "\n";
  }
  return list;
}

// Words by which a test would look at a clock, or wait for one.
std::string clocks(const Source& source) {
  static const std::set<std::string, std::less<>> kClocks = {"qWait",
                                                             "qSleep",
                                                             "elapsed",
                                                             "nsecsElapsed",
                                                             "hasExpired",
                                                             "QElapsedTimer",
                                                             "steady_clock",
                                                             "system_clock",
                                                             "sleep",
                                                             "usleep",
                                                             "msleep",
                                                             "nanosleep",
                                                             "sleep_for",
                                                             "sleep_until",
                                                             "clock_gettime",
                                                             "currentTime",
                                                             "currentMSecsSinceEpoch",
                                                             "high_resolution_clock"};
  std::string list;
  for (const Word& word : wordsOf(source))
    if (kClocks.contains(word.text)) list += word.place + ": " + word.text + "\n";
  return list;
}

}  // namespace

TEST_CASE("no step of ./check hangs on anything but a build and --long") {
  const std::string check = hygiene::textOf("check");
  const std::vector<std::string> lines = hygiene::linesOf(check);
  CHECK(std::count_if(lines.begin(), lines.end(),
                      [](const std::string& line) { return line.find("step \"") != std::string::npos; }) > 9);
  CHECK(conditional(check) == "");
}

TEST_CASE("a step that may be left out is found") {
  CHECK(conditional("if step \"build release\" build release; then\n  if [[ $long == yes ]]; then\n    step \"a\" a\n"
                    "  fi\n  if [[ -x b ]]; then\n    step \"b\" b || true\n  fi\n  if c; then breaks=(); fi\nfi\n") ==
        "step \"b\" b || true hangs on: if [[ -x b ]]; then\n");
}

TEST_CASE("no test looks at a clock or waits a fixed time") {
  std::string list;
  for (const Source& source : hygiene::sourcesIn("tests")) list += clocks(source);
  CHECK(list == "");
}

TEST_CASE("a test that waits is found, one that waits for something is not") {
  CHECK(clocks(hygiene::parse("x.cpp",
                              "QTest::qWait(30);  // sleep\nQTest::qWaitFor([&] { return done; });\n"
                              "\"sleeper\"; CHECK(since.elapsed() < 9);\n")) == "x.cpp:1: qWait\nx.cpp:3: elapsed\n");
}

TEST_CASE("A file of heavy tests, which the sanitizers' build leaves out, has heavy cases only") {
  int files = 0;
  for (const Source& source : hygiene::sourcesIn("tests/warehouse13")) {
    if (!source.path.ends_with("_heavy_test.cpp")) continue;
    ++files;
    INFO(source.path);
    const std::string text = hygiene::textOf(source.path);
    for (std::size_t at = text.find("TEST_CASE("); at != std::string::npos; at = text.find("TEST_CASE(", at + 1)) {
      const std::string head = text.substr(at, text.find(") {", at) - at);
      INFO(head);
      CHECK((head.find("[heavy]") != std::string::npos || head.find("[.long]") != std::string::npos));
    }
  }
  CHECK(files == 5);
}
