#pragma once
// Chance as a person says it: the faces that come up, in the order of the rolls.

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/state.h"
#include "engine/kernel/chance.h"

namespace w13 {

/// Dice by their faces ("2", "1-logic", "1L", "blank"), cards drawn at random by their ids. Shuffles keep the order. An
/// outcome that was not said, or does not fit, throws kernel::ScriptError. Copies are independent.
class SaidChance final : public kernel::Chance {
 public:
  explicit SaidChance(const Catalog& cards) : cards_(&cards) {}
  void say(std::string face) { dice_.push_back(std::move(face)); }
  void sayCard(std::string card) { picks_.push_back(std::move(card)); }
  /// From now on an outcome not said, or not fitting, is drawn and counts as said.
  void drawRest(std::uint64_t seed) { luck_.emplace(seed); }
  /// What has come up, as it was said; drawn outcomes too.
  [[nodiscard]] std::vector<std::string> diceThatCame() const { return {dice_.begin(), dice_.begin() + nextDie_}; }
  [[nodiscard]] std::vector<std::string> cardsThatCame() const { return {picks_.begin(), picks_.begin() + nextPick_}; }
  /// The world of the next choice, for hands that a card is taken from.
  void watch(const World* world) { world_ = world; }

  /// Where a shuffle puts a card: from the front, or below 0 from the end (-1: the last).
  void lay(CardId card, int at) { laid_.emplace(card, at); }
  /// The cards with a place that were in no shuffle.
  [[nodiscard]] std::vector<std::string> notDealt() const;

  void shuffling(std::span<const kernel::Noun> things) override;
  int pick(int n, kernel::ChanceOf of) override;
  void about(kernel::Noun what) override { about_ = what; }
  /// What was said and never came up; empty if all was used.
  [[nodiscard]] std::string left() const;

 private:
  [[nodiscard]] int face(const std::string& said) const;
  [[nodiscard]] int card(const std::string& said, int n) const;
  [[nodiscard]] int said(int n, kernel::ChanceOf of);
  [[nodiscard]] int drawn(int n, kernel::ChanceOf of);
  [[nodiscard]] std::string wordsFor(int outcome, kernel::ChanceOf of) const;

  const Catalog* cards_;
  const World* world_ = nullptr;
  kernel::Noun about_;
  std::vector<std::string> dice_;
  std::vector<std::string> picks_;
  int nextDie_ = 0;
  int nextPick_ = 0;
  std::map<CardId, int> laid_;
  std::vector<int> steps_;  // of the current shuffle, the next at the end; none: the order stays
  std::optional<kernel::Luck> luck_;
};

}  // namespace w13
