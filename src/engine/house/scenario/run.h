#pragma once
// A scenario played step by step: for callers that stop between the steps, as lessons do.

#include <memory>

#include "engine/house/scenario/scenario.h"

namespace house {

class ScenarioRun {
 public:
  /// Begins in the position of a case; its own steps and facts are not played. Mistakes are reported in `differences`,
  /// with their places; then nothing can be played.
  ScenarioRun(const Case& one, const std::string& file, const Staging& staging, Differences& differences);
  ~ScenarioRun();

  /// Plays steps ("when"); the first that is refused ends the run. False: it has ended.
  bool when(const Node& steps);
  /// One choice of a seat, by words; false likewise.
  bool choose(kernel::Seat seat, const Node& words);
  /// Checks facts ("then"); differences are reported, and the run continues.
  bool then(const Node& facts);
  /// Reports chance that was said and never came up.
  void finish();
  /// Reports a mistake of the caller's own at this place.
  void differ(const Node& at, const std::string& what);
  /// False once a step was refused, or if the position is impossible.
  [[nodiscard]] bool going() const { return run_ != nullptr; }
  /// The match being played; only while going().
  [[nodiscard]] Stage& stage();

 private:
  template <class Do>
  bool attempt(const Node& at, Do what);
  class Run;
  std::string file_;
  Differences& differences_;
  Node given_;
  std::unique_ptr<Run> run_;
};

}  // namespace house
