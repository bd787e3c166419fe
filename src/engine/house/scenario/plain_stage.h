#pragma once
// The stage of a game that has none of its own: scenarios begin with a set-up or in a position that the game lays,
// choices are written by their keys, facts are paths into what a viewer sees. docs/scenarios.md, "Another game", tells
// how they are written.

#include "engine/house/match/game_module.h"
#include "engine/house/scenario/stage.h"

namespace house {

class PlainStaging final : public Staging {
 public:
  /// The game must outlive it.
  PlainStaging(const GameModule& game, std::shared_ptr<const Box> box);

  [[nodiscard]] std::string kindsOfChance() const override { return "roll, random"; }
  [[nodiscard]] bool isRule(const std::string& name) const override { return rules_.find(name) != nullptr; }
  void check(const Node& given, Reader& reader) const override;
  [[nodiscard]] std::unique_ptr<Stage> stage(const Node& given, const Node& chance, Reader& reader) const override;
  [[nodiscard]] std::optional<RefusedSetup> refusedSetup(const Node& given) const override;

 private:
  /// Whether "given" says more than a set-up.
  [[nodiscard]] bool isPosition(const Node& given) const;

  const GameModule& game_;
  std::shared_ptr<const Box> box_;
  RuleBook rules_;
};

}  // namespace house
