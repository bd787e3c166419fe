#pragma once
// A season as it is, where a dream is expected: for those who measure or look back, and for tests of what a bot could
// do with it. Never for a bot that plays.

#include "engine/games/warehouse13/game.h"
#include "engine/kernel/dreams.h"

namespace w13 {

class AsItIs final : public kernel::Dreams<View> {
 public:
  /// Of a season that must outlive it.
  AsItIs(const Warehouse13& game, const State& truth) : game_(game), truth_(&truth), now_(truth) {}

  void deal(Seat, const kernel::Odds&, kernel::Luck&) override { now_ = *truth_; }
  [[nodiscard]] std::unique_ptr<kernel::Dreams<View>> another() const override {
    return std::make_unique<AsItIs>(game_, *truth_);
  }
  [[nodiscard]] int seats() const override { return game_.seats(now_); }
  [[nodiscard]] kernel::Result result() const override { return game_.result(now_); }
  void decision(kernel::Decision& d) const override { game_.decide(now_, Seat::Table, d); }
  [[nodiscard]] bool mayInterject(Seat seat) const override { return game_.mayInterject(now_, seat); }
  void interjections(Seat seat, kernel::Decision& d) const override { game_.interject(now_, seat, d); }
  void view(Seat viewer, View& view) const override { game_.view(now_, viewer, view); }
  void choose(const kernel::Move& move, kernel::Chance& chance, kernel::Decision& next) override {
    game_.choose(now_, move, chance, nullptr, next);
  }

 private:
  Warehouse13 game_;
  const State* truth_;
  State now_;
};

}  // namespace w13
