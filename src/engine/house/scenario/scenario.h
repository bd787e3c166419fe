#pragma once
// A scenario: a position, what is played in it, and what must be true then. Written as JSON; see docs/scenarios.md.
//
//   {"title": ..., "rules": [...], "given": {...}, "chance": {...}, "when": [...], "then": ...}
//   {"title": ..., "rules": [...], "given": {...}, "cases": [{"title": ..., "when": [...], "then": ...}, ...]}

#include <optional>
#include <string>
#include <vector>

#include "engine/house/said/text.h"
#include "engine/house/scenario/stage.h"

namespace house {

/// One case: "given" is the file's, overlaid with the case's own.
struct Case {
  std::string title;
  Node given;
  Node chance;
  Node when;  ///< a list of steps; Null: nothing is played
  Node then;  ///< facts, or a list of them; Null: nothing is checked
};

struct Scenario {
  std::string file;  ///< as mistakes name it
  std::string title;
  std::string notes;
  Text attempt;  ///< "try": what a reader who plays the position may try; empty: it is not made for that
  std::vector<std::string> rules;
  std::vector<Case> cases;
};

/// The result of reading: a scenario only if there was no error.
struct ReadScenario {
  std::optional<Scenario> scenario;
  std::vector<Mistake> mistakes;
};

/// Reads one scenario and checks all that can be checked without playing: words, positions, rule IDs.
[[nodiscard]] ReadScenario readScenario(const std::string& file, const std::string& text, const Staging& staging);

/// The ID of a rule; one that the ledger lacks is reported.
[[nodiscard]] std::string ruleIn(const Node& node, Reader& reader, const Staging& staging);
/// The value of "rules": the IDs of what is shown or taught; those that the ledger lacks are reported. `what` says what
/// they are if they are missing.
[[nodiscard]] std::vector<std::string> rulesIn(const Node& root, const char* what, Reader& reader,
                                               const Staging& staging);

/// The result of a case: empty if it passed, else one sentence per difference, with its place: "x.json:12:7: ...".
using Differences = std::vector<std::string>;
/// Plays one case. The first refused step ends it.
[[nodiscard]] Differences play(const Case& one, const std::string& file, const Staging& staging);

/// The result of a file: `title` is empty if it could not be read.
struct ScenarioReport {
  bool ok = false;
  std::string title;
  int cases = 0;
  Differences differences;
};
/// Reads and plays all cases of a file.
[[nodiscard]] ScenarioReport runScenario(const std::string& file, const std::string& text, const Staging& staging);

}  // namespace house
