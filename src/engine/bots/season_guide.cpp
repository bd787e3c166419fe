#include "engine/bots/season_guide.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/bots/best.h"
#include "engine/bots/respond.h"
#include "engine/bots/rule.h"

namespace w13 {

namespace {

/// Questions at which dreams ask nobody for a response. By rules of thumb hardly anybody responds there, below one in a
/// hundred times that somebody could; and what would be done before an Action is done before the case is worked.
constexpr std::array kNobodyAsked = {Ask::TakeAction, Ask::FocusDraw,  Ask::RollSnag,
                                     Ask::RollDice,   Ask::LiftCovers, Ask::LetItGo};
/// Questions at which nothing has happened since the last one that tells of anybody.
constexpr std::array kTellNothing = {Ask::FocusDraw, Ask::ResearchPile, Ask::ResearchDraw, Ask::ClaimClue, Ask::UseGoo};

/// What it is worth to the Warehouse, as a logit, that everybody suspects the hidden Traitor, as he sees it: they will
/// vote. The promise, learnt from bots that vote late, does not know that. Agents must not count on it: whoever waits
/// for the votes of others calls none.
double votesExpected(const Beginning& begun) {
  constexpr double kOfCertainty = 3, kUsual = 0.5;
  return begun.suspected > 0 ? kOfCertainty * (begun.suspected - kUsual) : 0;
}

template <class Asks>
bool among(const Asks& asks, const kernel::Decision& d) {
  return std::ranges::find(asks, askOf(d)) != asks.end();
}

class SeasonGuide final : public search::Guide<View> {
 public:
  SeasonGuide(const Catalog& cards, const Promise& promise, const Suspicion& noticed, Learn learn)
      : cards_(cards), promise_(promise), noticed_(noticed), learn_(learn), usual_(usualNeeds(cards)), seen_(noticed) {}

  [[nodiscard]] std::unique_ptr<Guide> another() const override {
    auto other = std::make_unique<SeasonGuide>(cards_, promise_, noticed_, learn_);
    other->begun_ = begun_;
    other->suspected_ = suspected_;
    other->who_ = who_;
    return other;
  }
  void startFrom(const View& now) override {
    begun_ = partOf(now);
    for (const Seat seat : SeatSet::firstOf(now.players)) {
      suspected_[seat] = noticed_.of(seat, now);
      who_[seat] = now.seats[seat].who;
    }
  }
  [[nodiscard]] kernel::Odds odds() const override { return suspected_; }
  void begin() override { seen_ = noticed_; }
  int choose(const View& view, const kernel::Decision& d, kernel::Luck& luck) override {
    if (learn_ == Learn::Everything && !among(kTellNothing, d)) seen_.notice(view, cards_);
    const Outlook o = lookAt(view);
    return bestOf(d, luck, [&](kernel::Choice c) { return worthOf(o, d, c); });
  }
  /// A vote goes by belief: in dreams others do not think ahead, so one's own vote seems to change nothing.
  [[nodiscard]] bool byHabit(const kernel::Decision& d) const override { return askOf(d) == Ask::Vote; }
  [[nodiscard]] bool interjections(const kernel::Decision& open) const override { return !among(kNobodyAsked, open); }
  [[nodiscard]] bool mayMake(const kernel::Decision& offers) const override {
    return std::ranges::any_of(offers.choices(), [&](kernel::Choice c) { return mayMake(offers.seat(), c); });
  }
  std::optional<int> interject(const View& view, const kernel::Decision& offers, kernel::Luck&) override {
    const Outlook o = lookAt(view);
    return bestResponse(offers, [&](kernel::Choice c) { return worthOfResponse(o, c); });
  }

  [[nodiscard]] bool ends(const kernel::Decision& open) const override {
    return askOf(open) == Ask::BeginRetrieval && begun_.chapter == Chapter::Episode;
  }
  [[nodiscard]] bool ends(const View& view, int) override {
    const PartOfSeason now = partOf(view);
    if (now.chapter == Chapter::Retrieval) return false;
    return now.number != begun_.number || (now.chapter == Chapter::PlotTurn) != (begun_.chapter == Chapter::PlotTurn);
  }
  [[nodiscard]] double worth(const kernel::Dreams<View>& dream, Seat seat) override {
    if (learn_ == Learn::Everything) {  // the last move of a dream tells as much as the others
      dream.view(Seat::Table, last_);
      seen_.notice(last_, cards_);
    }
    const Beginning begun = beginningOf(dream, cards_, usual_, seen_);
    if (seat != begun.traitor) return promise_.of(begun);
    return 1 - promise_.of(begun, learn_ == Learn::Everything ? votesExpected(begun) : 0);
  }

 private:
  [[nodiscard]] Outlook lookAt(const View& view) const { return {view, cards_, usual_, seen_, Hidden::Sabotages, {}}; }
  [[nodiscard]] bool mayMake(Seat seat, kernel::Choice c) const {
    if (c.verb == verb::Play) return mayRespondWith(cards_, cards_.of(cardOf(c.noun)));
    if (c.verb != verb::UseAbility || who_[seat] == AgentId::None) return true;
    return mayRespondWith(cards_, cards_.of(cards_.of(who_[seat]).abilities[at(c.noun.index)]));
  }

  const Catalog& cards_;
  const Promise& promise_;
  const Suspicion& noticed_;
  Learn learn_;
  Needs usual_;
  Suspicion seen_;  ///< in this dream, by all seats alike: what counts is seen by everybody
  View last_{};     ///< what the table sees at its end
  PartOfSeason begun_;
  PerSeat<AgentId> who_;
  kernel::Odds suspected_;
};

}  // namespace

std::unique_ptr<search::Guide<View>> seasonGuide(const Catalog& cards, const Promise& promise, const Suspicion& noticed,
                                                 Learn learn) {
  return std::make_unique<SeasonGuide>(cards, promise, noticed, learn);
}

}  // namespace w13
