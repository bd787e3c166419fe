#pragma once
// What a Season holds. Not for screens and bots.

#include <utility>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/house/match/match_of.h"

namespace w13 {

/// The cards and the rules on them; they outlive the match.
struct Rules {
  std::shared_ptr<const Catalog> cards;
  Warehouse13 game;

  explicit Rules(std::shared_ptr<const Catalog> catalog) : cards(std::move(catalog)), game(*cards) {}
};

struct Season::Inside final : private Rules, public house::MatchOf<Warehouse13> {
  Inside(std::shared_ptr<const Catalog> catalog, const Setup& setup, std::unique_ptr<kernel::Chance> chance)
      : Rules(std::move(catalog)), MatchOf(game, setup, std::move(chance)) {}
  /// Continues from a stored state.
  Inside(std::shared_ptr<const Catalog> catalog, const Setup& setup, const State& state,
         std::unique_ptr<kernel::Chance> chance)
      : Rules(std::move(catalog)), MatchOf(game, setup, state, std::move(chance)) {}

  using Rules::cards;
  using Rules::game;

  [[nodiscard]] house::Json view(Seat viewer) const override;
  [[nodiscard]] std::string seatInLog(Seat seat) const override;
  [[nodiscard]] std::string chapterInLog(std::size_t step) const override;
  [[nodiscard]] std::string endInLog() const override;

  [[nodiscard]] std::span<const house::Word> remarkWords() const override;
  [[nodiscard]] std::uint32_t talkMomentAt(std::size_t step) const override;

 protected:
  [[nodiscard]] std::vector<kernel::Remark> remarks(Seat seat) const override;
  [[nodiscard]] bool means(const kernel::Remark& remark) const override;
  [[nodiscard]] std::string choiceInLog(const kernel::Choice& choice, const kernel::Decision& face) const override;
};

}  // namespace w13
