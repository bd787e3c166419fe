#include "engine/games/warehouse51/bots/strong_bot.h"

#include <algorithm>
#include <cmath>

#include "engine/games/warehouse51/bots/rule_bot.h"
#include "engine/search/search_bot.h"

namespace w51 {

namespace {

constexpr double kByLead = 0.3;  // of a game's worth: how far ahead it is won, or behind it is lost
constexpr double kLead = 4;      // points of lead that are as good as certain

class AuctionGuide final : public search::Guide<View> {
 public:
  explicit AuctionGuide(const Catalog& cards) : cards_(cards), seats_(ruleBot(cards)) {}

  [[nodiscard]] std::unique_ptr<Guide> another() const override { return std::make_unique<AuctionGuide>(cards_); }
  int choose(const View& view, const Decision& d, kernel::Luck& luck) override { return seats_->choose(view, d, luck); }
  std::optional<int> interject(const View& view, const Decision& offers, kernel::Luck& luck) override {
    return seats_->interject(view, offers, luck);
  }

  [[nodiscard]] bool ends(const View&, int) override { return false; }
  [[nodiscard]] double worth(const kernel::Dreams<View>& dream, Seat seat) override {
    const kernel::Result end = dream.result();
    int others = -1000;
    for (const Seat other : SeatSet::firstOf(dream.seats()))
      if (other != seat) others = std::max<int>(others, end.score[other]);
    const double won = end.won.has(seat) ? 1.0 / end.won.size() : 0;
    return (1 - kByLead) * won + kByLead / (1 + std::exp((others - end.score[seat]) / kLead));
  }

 private:
  const Catalog& cards_;
  std::unique_ptr<kernel::Bot<View>> seats_;  ///< remembers nothing, so all may share it
};

}  // namespace

std::unique_ptr<kernel::Bot<View>> strongBot(const Catalog& cards, int dreams) {
  return std::make_unique<search::SearchBot<View>>(ruleBot(cards), std::make_unique<AuctionGuide>(cards), dreams);
}

}  // namespace w51
