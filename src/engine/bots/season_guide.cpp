#include "engine/bots/season_guide.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/bots/rule.h"

namespace w13 {

namespace {

/// Questions at which hardly anybody responds by rules of thumb: below one in a hundred times that somebody could.
constexpr std::array kHardlyEver = {Ask::FocusDraw, Ask::RollSnag, Ask::RollDice, Ask::LiftCovers, Ask::LetItGo};

/// Where the season stands.
struct Place {
  Chapter chapter = Chapter::Episode;
  int number = 0;  ///< of the Episode, or the Plot turn
};
Place placeOf(const View& view) {
  const Chapter chapter = chapterOf(view);
  return {chapter, chapter == Chapter::PlotTurn ? view.round : view.episode};
}

class SeasonGuide final : public search::Guide<View> {
 public:
  SeasonGuide(const Catalog& cards, const Promise& promise, const Suspicion& noticed)
      : cards_(cards), promise_(promise), noticed_(noticed), usual_(usualNeeds(cards)),
        minds_(kMaxPlayers, RuleBot(cards)) {}

  [[nodiscard]] std::unique_ptr<Guide> another() const override {
    auto other = std::make_unique<SeasonGuide>(cards_, promise_, noticed_);
    other->begun_ = begun_;
    other->suspected_ = suspected_;
    return other;
  }
  void startFrom(const View& now) override {
    begun_ = placeOf(now);
    for (const Seat seat : SeatSet::firstOf(now.players)) suspected_[seat] = noticed_.of(seat, now);
  }
  /// A Traitor who is suspected less is dreamt of less.
  [[nodiscard]] bool believes(const kernel::Dreams<View>& dream, kernel::Luck& luck) override {
    const double most = *std::ranges::max_element(suspected_);
    if (most <= 0) return true;  // everybody knows who it is, or there is none
    constexpr int kFine = 1000;
    const Seat traitor = traitorIn(dream);
    return traitor == Seat::Table || luck.pick(kFine, kernel::ChanceOf::Card) < kFine * suspected_[traitor] / most;
  }
  void begin() override {
    for (RuleBot& mind : minds_) mind.notices(noticed_);
  }
  int choose(const View& view, const kernel::Decision& d, kernel::Luck& luck) override {
    return mindOf(view.viewer).choose(view, d, luck);
  }
  [[nodiscard]] bool interjections(const kernel::Decision& open) const override {
    return std::ranges::find(kHardlyEver, askOf(open)) == kHardlyEver.end();
  }
  std::optional<int> interject(const View& view, const kernel::Decision& offers, kernel::Luck& luck) override {
    return mindOf(view.viewer).interject(view, offers, luck);
  }

  [[nodiscard]] bool ends(const kernel::Decision& open) const override {
    return askOf(open) == Ask::BeginRetrieval && begun_.chapter == Chapter::Episode;
  }
  [[nodiscard]] bool ends(const View& view, int) override {
    const Place now = placeOf(view);
    if (now.chapter == Chapter::Retrieval) return false;
    return now.number != begun_.number || (now.chapter == Chapter::PlotTurn) != (begun_.chapter == Chapter::PlotTurn);
  }
  [[nodiscard]] double worth(const kernel::Dreams<View>& dream, Seat seat) override {
    const Beginning begun = beginningOf(dream, cards_, usual_, minds_.front().suspicion());
    const double warehouse = promise_.of(begun);
    return seat == begun.traitor ? 1 - warehouse : warehouse;
  }

 private:
  [[nodiscard]] RuleBot& mindOf(Seat seat) { return minds_[static_cast<std::size_t>(index(seat))]; }

  [[nodiscard]] Seat traitorIn(const kernel::Dreams<View>& dream) {
    for (const Seat seat : SeatSet::firstOf(dream.seats())) {
      dream.view(seat, view_);
      if (view_.isTraitor) return seat;
    }
    return Seat::Table;
  }

  const Catalog& cards_;
  const Promise& promise_;
  const Suspicion& noticed_;
  Needs usual_;
  std::vector<RuleBot> minds_;  ///< by seat
  Place begun_;
  PerSeat<double> suspected_;
  View view_{};
};

}  // namespace

std::unique_ptr<search::Guide<View>> seasonGuide(const Catalog& cards, const Promise& promise,
                                                 const Suspicion& noticed) {
  return std::make_unique<SeasonGuide>(cards, promise, noticed);
}

}  // namespace w13
