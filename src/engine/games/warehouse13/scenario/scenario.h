#pragma once
// A scenario: a position, what is played in it, and what must be true then. Written as JSON; docs/scenarios.md tells
// how.
//
//   {"title": ..., "rules": [...], "given": {...}, "chance": {...}, "when": [...], "then": ...}
//   {"title": ..., "rules": [...], "given": {...}, "cases": [{"title": ..., "when": [...], "then": ...}, ...]}

#include <string>
#include <vector>

#include "engine/games/warehouse13/scenario/given.h"

namespace w13 {

/// One case: "given" has the file's and the case's own laid over it.
struct Case {
  std::string title;
  Node given;
  Node chance;
  Node when;  ///< a list of steps; Null: nothing is played
  Node then;  ///< facts, or a list of them; Null: nothing is asked
};

struct Scenario {
  std::string file;  ///< as mistakes name it
  std::string title;
  std::string notes;
  Text attempt;  ///< "try": what a reader may try who plays the position; empty: it is not made for that
  std::vector<std::string> rules;
  std::vector<Case> cases;
};

/// What came of reading: a scenario only if there was no error.
struct ReadScenario {
  std::optional<Scenario> scenario;
  std::vector<Mistake> mistakes;
};

/// Reads one scenario and checks all of it that can be checked without playing: words, positions, rule IDs.
[[nodiscard]] ReadScenario readScenario(const std::string& file, const std::string& text, const Catalog& cards);

/// How a case went: empty is well, else one sentence for each thing that differs, with its place: "x.json:12:7: ...".
using Differences = std::vector<std::string>;
/// What "refused" names where no set-up can be played.
inline constexpr std::string_view kSetUp = "set-up";
/// Plays one case. The first step that is refused ends it.
[[nodiscard]] Differences play(const Case& one, const std::string& file, const Catalog& cards);

/// What came of a file: `title` is empty if it could not be read.
struct ScenarioReport {
  bool ok = false;
  std::string title;
  int cases = 0;
  Differences differences;
};
/// Reads and plays all cases of a file.
[[nodiscard]] ScenarioReport runScenario(const std::string& file, const std::string& text, const Catalog& cards);

}  // namespace w13
