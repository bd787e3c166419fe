#pragma once
// The plan and the findings of a fair-play run. Plain values; the caller prints them.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/kernel/refusal.h"

namespace kernel {

/// How long and how closely to check.
struct FairPlayPlan {
  std::uint64_t firstSeed = 1;  ///< of the first season; the next ones count up
  int seasons = 100;
  int mostChoices = 5000;    ///< a season with more is endless
  int every = 1;             ///< check secrecy at every n-th decision (0: never); conformance always
  int dreams = 1;            ///< dreams per decision, viewer and dealing
  int mostUndoChoices = 12;  ///< undo limits compared per dream (a random sample if there are more choices)
  int mostFailures = 10;     ///< stop there
  double leastShare = 0.05;  ///< least fraction, of the dreams that could differ from the truth, that must
  long enoughDreams = 50;    ///< least number of a viewer's dreams to judge the share by
};

/// One failure. `step`: choices made before it; `what`: one sentence.
struct FairPlayFailure {
  std::uint64_t seed = 0;
  int step = 0;
  Seat viewer = Seat::Table;
  std::string what;
};

/// "Seed 7, step 12, seat 1: ..."
[[nodiscard]] inline std::string sentence(const FairPlayFailure& failure) {
  return "Seed " + std::to_string(failure.seed) + ", step " + std::to_string(failure.step) + ", " +
         named(failure.viewer) + ": " + failure.what;
}

/// How often dreams differ from the truth, of those that could.
struct DreamShare {
  Seat viewer = Seat::Table;
  bool mixed = false;  ///< Dealing::Mixed, otherwise ByOrigin
  long could = 0;
  long differed = 0;
  [[nodiscard]] double share() const {
    return could == 0 ? 1.0 : static_cast<double>(differed) / static_cast<double>(could);
  }
};

struct FairPlayResult {
  std::vector<FairPlayFailure> failures;  ///< each season ends at its first
  long seasons = 0;
  long choices = 0;
  long interjections = 0;
  long undone = 0;
  long dreams = 0;       ///< compared at a decision
  long transitions = 0;  ///< dreams carried over a choice
  long outOfReach = 0;   ///< of these, dropped: another seat's secret choice does not exist in the dream
  long beside = 0;       ///< hidden choices and outcomes compared with another that leaves the same sight
  std::vector<DreamShare> shares;
  [[nodiscard]] bool passed() const { return failures.empty(); }
};

}  // namespace kernel
