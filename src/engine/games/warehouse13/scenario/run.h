#pragma once
// A scenario while it is played, step by step: for whoever stops between the steps, as lessons do.

#include <memory>

#include "engine/games/warehouse13/scenario/playing.h"
#include "engine/games/warehouse13/scenario/scenario.h"

namespace w13 {

class ScenarioRun {
 public:
  /// Begins in the position of a case; its own steps and facts are not played. What is wrong is told in `differences`,
  /// with its place; then nothing can be played.
  ScenarioRun(const Case& one, const std::string& file, const Catalog& cards, Differences& differences);
  ~ScenarioRun();

  /// Plays steps ("when"); the first that is refused ends the run. False: it has ended.
  bool when(const Node& steps);
  /// One choice of a seat, by words; false likewise.
  bool choose(Seat seat, const Node& words);
  /// Checks facts ("then"); what differs is told, and the run goes on.
  bool then(const Node& facts);
  /// Tells of chance that was said and never came up.
  void finish();
  /// Tells a mistake of the caller's own at this place.
  void differ(const Node& at, const std::string& what);
  /// False once a step was refused, or if the position cannot be.
  [[nodiscard]] bool going() const { return run_ != nullptr; }
  /// How it stands; only while it is going.
  [[nodiscard]] Playing& game();

 private:
  template <class Do>
  bool attempt(const Node& at, Do what);
  class Run;
  std::string file_;
  Differences& differences_;
  Node given_;
  std::unique_ptr<Run> run_;
};

}  // namespace w13
