#pragma once
// Every game that the house has, for tests that hold for all of them and name none.

#include <memory>
#include <string>
#include <vector>

#include "engine/house/log/match_log.h"
#include "engine/house/match/game_module.h"

namespace any {

/// A game out of its box.
struct Game {
  const house::GameModule& module;
  std::shared_ptr<const house::Box> box;
  house::RuleBook rules;
  std::vector<house::Start> starts;  ///< one for each number of seats that can play without any option

  [[nodiscard]] std::string id() const { return std::string(module.id()); }
  /// A set-up for a seed: all numbers of seats have their turn.
  [[nodiscard]] house::Start start(std::uint64_t seed) const;
  [[nodiscard]] std::unique_ptr<house::Voice> voice(const house::Match& match, house::Language language) const;
  /// The same match in the state of other bytes.
  [[nodiscard]] std::shared_ptr<house::KeptMatch> inState(const house::Start& start,
                                                          std::span<const std::uint8_t> state) const;
};

/// All games, opened once.
[[nodiscard]] const std::vector<Game>& games();

/// Answers the first asked seat by luck; the match must not be over.
void answer(house::Match& match, kernel::Luck& luck);
/// Answers, interjects, looks and takes back by luck, so many times or to the end.
void playOn(house::Match& match, kernel::Luck& luck, int times);
/// To the end.
inline void playOut(house::Match& match, kernel::Luck& luck) { playOn(match, luck, 100'000); }

}  // namespace any
