#pragma once
// Warehouse 13 as a box of the house: cards read, ready to be set up.

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/season/setup.h"
#include "engine/house/log/log_kind.h"

namespace w13 {

/// What logs of seasons are like.
[[nodiscard]] const house::LogKind& seasonLogs();

class SeasonBox final : public house::Box {
 public:
  explicit SeasonBox(CardSet cards) : cards_(std::move(cards)) {}
  [[nodiscard]] const CardSet& cards() const { return cards_; }

  [[nodiscard]] const house::LogKind& log() const override { return seasonLogs(); }
  [[nodiscard]] std::string carried() const override;
  [[nodiscard]] std::string fault(const house::SetupValues& values) const override;
  [[nodiscard]] std::shared_ptr<house::KeptMatch> begin(const house::SetupValues& values,
                                                        std::unique_ptr<kernel::Chance> chance) const override;
  [[nodiscard]] std::shared_ptr<house::KeptMatch> resume(const house::SetupValues& values,
                                                         std::span<const std::uint8_t> state,
                                                         std::unique_ptr<kernel::Chance> chance) const override;

 private:
  CardSet cards_;
};

/// A set-up in names.
[[nodiscard]] house::SetupValues valuesOf(const Setup& setup, const Catalog& cards);
/// The set-up that names mean. Throws kernel::RefusedError with one sentence if a name means nothing.
[[nodiscard]] Setup setupOf(const house::SetupValues& values, const Catalog& cards);

/// The names with what was left open filled in: Agents in the order of the data. Two players play the cooperative game,
/// the only one for two (VAR-02). Throws kernel::RefusedError with one sentence if it cannot be played.
[[nodiscard]] house::SetupValues completed(house::SetupValues values, int players, const Catalog& cards);

}  // namespace w13
