#include "engine/games/warehouse51/bots/rule_bot.h"

#include <algorithm>
#include <cmath>

#include "engine/games/warehouse51/bots/appraisal.h"

namespace w51 {

namespace {

using kernel::ChanceOf;
using kernel::Luck;

constexpr double kBluff = 0.6;     // of the guessed price, for a lot known to be fake
constexpr int kPlainPasses = 4;    // one in so many known fakes is passed at once, so that bids tell little
constexpr int kJumps = 4;          // one bid in so many is higher than it need be
constexpr double kFistLess = 0.3;  // the most by which a fist is less than the price
constexpr double kWorthAPawn = 5;  // points of a lot for which a good relic is pawned
constexpr double kRival = 0.4;     // how much it minds what a deck would bring its left neighbour
constexpr double kOwn = 1.2;       // its own points, against those of the best other seat

/// A number from 0 to 1.
double part(Luck& luck) { return luck.pick(1001, ChanceOf::Card) / 1000.0; }

/// One decision, or one chance to interject, as a seat sees it.
class Thinking {
 public:
  Thinking(const View& view, const Catalog& cards, Luck& luck)
      : view_(view), cards_(cards), luck_(luck), appraisal_(view, cards) {}

  [[nodiscard]] int choose(const Decision& d) const {
    const auto best = [&](auto worth) { return bestOf(d, worth); };
    switch (static_cast<Ask>(d.question())) {
      case Ask::PickDeck: return best([&](const Choice& c) { return deck(categoryOf(c.noun)); });
      case Ask::OpenTurn: return bid(d, d.find({verb::Pass, {}}));
      case Ask::Land: return bid(d, d.find({verb::StayOut, {}}));
      case Ask::TalkFist:
      case Ask::Fists:
      case Ask::RealFist: return fist(d);
      case Ask::PawDiscard: return best([&](const Choice& c) { return -kept(relicOf(c.noun)); });
      case Ask::Lamp: return best([&](const Choice& c) { return exchanged(c); });
      case Ask::MimirPoint: return luck_.pick(d.size(), ChanceOf::Card);
      case Ask::BuyBack: return best([&](const Choice& c) { return boughtBack(c); });
      case Ask::Certify: return best([&](const Choice& c) { return sealed(c); });
      case Ask::Horn: return best([&](const Choice& c) { return cancelled(c); });
      case Ask::NameCategory: return best([&](const Choice& c) { return named(categoryOf(c.noun)); });
      default: return 0;
    }
  }

  /// Pawns for a lot that is worth it: known fakes first, else what would be missed least.
  [[nodiscard]] std::optional<int> pawn(const Decision& offers) const {
    const RelicId lot = view_.open.auction.lot;
    if (offers.empty() || lot == RelicId::None || !stillBids()) return std::nullopt;
    const int most = cap(appraisal_.now(), me());
    const double price = appraisal_.price(lot);
    const int needed = cards_.of(lot).fist ? static_cast<int>(price) : lowestBid(appraisal_.now());
    if (most >= needed || most + cards_.game.pawnGives < needed || price < needed) return std::nullopt;
    const int at = bestOf(offers, [&](const Choice& c) { return -kept(relicOf(c.noun)); });
    const RelicId relic = relicOf(offers[at].noun);
    const bool missed = appraisal_.genuine(relic) > 0;
    if (missed && appraisal_.worth(lot, me()) < kWorthAPawn + kept(relic)) return std::nullopt;
    return at;
  }

 private:
  [[nodiscard]] Seat me() const { return view_.me; }

  /// The choice with the highest worth; the first of several.
  template <class Worth>
  [[nodiscard]] static int bestOf(const Decision& d, Worth worth) {
    int found = 0;
    double most = worth(d[0]);
    for (int at = 1; at < d.size(); ++at)
      if (const double here = worth(d[at]); here > most) {
        found = at;
        most = here;
      }
    return found;
  }

  // ---- auctions

  /// What the relics left in a deck are worth on average, and what they would bring the left neighbour.
  [[nodiscard]] double deck(Category category) const {
    const Relics left = view_.left(cards_, category);
    double sum = 0;
    for (const RelicId relic : left)
      sum += appraisal_.worth(relic, me()) - kRival * appraisal_.worth(relic, view_.open.left(me()));
    return left.empty() ? 0 : sum / left.size();
  }

  [[nodiscard]] bool stillBids() const {
    const Auction& auction = view_.open.auction;
    return cards_.of(auction.lot).fist || (!auction.passed.has(me()) && auction.bidder != me());
  }
  [[nodiscard]] bool anotherGoesOn() const {
    for (const Seat seat : view_.open.all())
      if (seat != me() && !view_.open.auction.passed.has(seat) &&
          cap(appraisal_.now(), seat) > lowestBid(appraisal_.now()))
        return true;
    return false;
  }
  /// The most it gives for the lot. A known fake is bid up while another could still overbid.
  [[nodiscard]] double limit() const {
    const RelicId lot = view_.open.auction.lot;
    if (appraisal_.genuine(lot) > 0) return appraisal_.price(lot);
    if (luck_.pick(kPlainPasses, ChanceOf::Card) == 0 || !anotherGoesOn()) return 0;
    return kBluff * cards_.value[lot] * appraisal_.rate();
  }

  /// `none`: the place of passing or staying out; -1: it must bid.
  [[nodiscard]] int bid(const Decision& d, int none) const {
    const double most = limit();
    const int lowest = lowestBid(appraisal_.now());
    if (none >= 0 && most < lowest) return none;
    const int jump = most > lowest + 2 && luck_.pick(kJumps, ChanceOf::Card) == 0 ? 1 : 0;
    for (int at = 0; at < d.size(); ++at)
      if (d[at].noun == ingots(lowest + jump)) return at;
    return 0;
  }
  [[nodiscard]] int fist(const Decision& d) const {
    const RelicId lot = view_.open.auction.lot;
    if (appraisal_.genuine(lot) <= 0) return 0;
    const double price = appraisal_.price(lot) * (1 - kFistLess * part(luck_));
    return std::clamp(static_cast<int>(std::lround(price)), 0, d.size() - 1);
  }

  // ---- relics of its own

  /// What it would miss without a relic.
  [[nodiscard]] double kept(RelicId relic) const {
    return appraisal_.genuine(relic) * (cards_.value[relic] + std::max(0.0, cards_.of(relic).worth));
  }
  /// Keeping what could be exchanged is worth about a relic of value 1.
  [[nodiscard]] double exchanged(const Choice& c) const { return c.verb == verb::Keep ? 1 : kept(relicOf(c.noun)); }
  [[nodiscard]] double sealed(const Choice& c) const {
    if (c.verb == verb::Keep) return 0;
    const RelicId relic = relicOf(c.noun);
    return (1 - appraisal_.genuine(relic)) * (cards_.value[relic] + std::max(0.0, cards_.of(relic).worth));
  }

  // ---- the end, by the score itself, with all fakes that it knows gone

  [[nodiscard]] Open withoutFakes() const {
    Open open = view_.open;
    Relics fakes;
    for (int place = 0; place < open.onTable.size(); ++place)
      if (!open.turnedUp || open.onTable[place].card == Card::Stands) fakes |= view_.names[place];
    for (const Seat seat : open.all()) open.owned[seat] = open.owned[seat].without(fakes);
    return open;
  }
  /// How far ahead of the best other seat it would be.
  [[nodiscard]] double lead(const Open& open) const {
    const PerSeat<Score> all = scores({open, cards_});
    int others = -100;
    for (const Seat seat : open.all())
      if (seat != me()) others = std::max(others, all[seat].total());
    return all[me()].total() * kOwn - others;
  }
  [[nodiscard]] double boughtBack(const Choice& c) const {
    Open open = withoutFakes();
    if (c.verb == verb::Buy) {
      open.pawned = open.pawned.without(relicOf(c.noun));
      open.ingots[me()] = static_cast<std::uint8_t>(open.ingots[me()] - cards_.game.buyBack);
    }
    return lead(open);
  }
  [[nodiscard]] double cancelled(const Choice& c) const {
    Open open = withoutFakes();
    if (c.verb == verb::Cancel) {
      const RelicId relic = view_.open.onTable[c.noun.index].relic;
      if (const Seat owner = view_.open.owner(relic); owner != Seat::Table) open.owned[owner] |= relic;
    }
    return lead(open);
  }
  [[nodiscard]] double named(Category category) const {
    Open open = view_.open;
    for (const RelicId relic : open.owned[me()])
      for (const Step& step : cards_.of(relic).ends)
        if (step.verb == Do::NameCategory) open.as[relic] = category;
    return lead(open);
  }

  const View& view_;
  const Catalog& cards_;
  Luck& luck_;
  Appraisal appraisal_;
};

class RuleBot final : public kernel::Bot<View> {
 public:
  explicit RuleBot(const Catalog& cards) : cards_(cards) {}
  int choose(const View& view, const Decision& decision, Luck& luck) override {
    return decision.size() == 1 ? 0 : Thinking(view, cards_, luck).choose(decision);
  }
  std::optional<int> interject(const View& view, const Decision& offers, Luck& luck) override {
    return offers.empty() ? std::nullopt : Thinking(view, cards_, luck).pawn(offers);
  }

 private:
  const Catalog& cards_;
};

}  // namespace

std::unique_ptr<kernel::Bot<View>> ruleBot(const Catalog& cards) { return std::make_unique<RuleBot>(cards); }

}  // namespace w51
