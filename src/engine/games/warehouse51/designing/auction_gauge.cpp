#include "engine/games/warehouse51/designing/auction_gauge.h"

#include <algorithm>
#include <array>

#include "engine/games/warehouse51/cards/loader.h"
#include "engine/games/warehouse51/designing/auction_cards.h"
#include "engine/games/warehouse51/events.h"
#include "engine/games/warehouse51/queries.h"
#include "engine/games/warehouse51/seen/seen_in.h"
#include "engine/kernel/errors.h"

namespace w51 {

namespace {

using house::Counted;
using house::Figure;
using house::kGerman;
using house::Tally;
using house::Text;

Text said(const char* english, const char* german) { return {english, {{kGerman, german}}}; }

// ---- of a game

enum class Of : std::uint8_t {
  Points,
  Winner,
  Lead,
  Shared,
  Price,
  Dearest,
  Unsold,
  Bids,
  Passes,
  Pawned,
  BoughtBack,
  Fakes,
  Overturned,
  Richest,
};
const std::array kOfGame = {
    Figure{"points", said("points of a seat", "Punkte eines Platzes")},
    Figure{"winner", said("points of the winner", "Punkte des Siegers")},
    Figure{"lead", said("its lead over the next", "sein Vorsprung vor dem Nächsten")},
    Figure{"shared", said("games won together", "gemeinsam gewonnene Spiele"), true},
    Figure{"price", said("price of a lot", "Preis eines Loses")},
    Figure{"dearest", said("highest price", "höchster Preis")},
    Figure{"unsold", said("lots that nobody buys", "Lose, die niemand kauft")},
    Figure{"bids", said("bids", "Gebote")},
    Figure{"passes", said("passes", "Passen")},
    Figure{"pawned", said("relics pawned", "verpfändete Reliquien")},
    Figure{"bought-back", said("relics bought back", "ausgelöste Reliquien")},
    Figure{"fakes", said("fakes that fall", "Fälschungen, die fallen")},
    Figure{"overturned", said("games in which fakes change who wins", "Spiele, in denen Fälschungen den Sieger ändern"),
           true},
    Figure{"richest", said("ingots of the richest at the end", "Barren des Reichsten am Ende")},
};

// ---- of a relic

enum class OfRelic : std::uint8_t { Price, Unsold, Forged, Fell, Wins, Ahead };
const std::array kOfRelics = {
    Figure{"price", said("price", "Preis")},
    Figure{"unsold", said("nobody buys it", "niemand kauft sie"), true},
    Figure{"forged", said("a card on the table names it", "eine Karte auf dem Tisch nennt sie"), true},
    Figure{"fell", said("falls as a fake", "fällt als Fälschung"), true},
    Figure{"wins", said("its last owner wins", "ihr letzter Besitzer gewinnt"), true},
    Figure{"ahead", said("points of that owner above the others", "Punkte dieses Besitzers über den anderen")},
};

/// Counts one game from what everybody has learnt.
class Count {
 public:
  explicit Count(const house::Match& match)
      : cards_(cardsIn(match)), open_(viewIn(match, Seat::Table).open), won_(match.result().won) {
    counted_.ofMatch.resize(kOfGame.size());
    counted_.ofCards.assign(kernel::sizeOf(cards_.size()), std::vector<Tally>(kOfRelics.size()));
    for (const house::Event& event : match.events(Seat::Table, house::Since::Beginning)) follow(event);
    tellScores();
    tellRelics();
  }
  [[nodiscard]] Counted counted() && { return std::move(counted_); }

 private:
  [[nodiscard]] double& of(Of figure) { return counted_.ofMatch[static_cast<std::size_t>(figure)]; }
  void ofRelic(RelicId relic, OfRelic figure, double value) {
    counted_.ofCards[static_cast<std::size_t>(relic)][static_cast<std::size_t>(figure)].add(value);
  }

  void follow(const house::Event& event) {
    const RelicId relic = relicOf(event.noun);
    switch (static_cast<Happened>(event.what)) {
      case Happened::Bid:
      case Happened::Landed: ++of(Of::Bids); break;
      case Happened::Passed: ++of(Of::Passes); break;
      case Happened::Pawned:
        ++of(Of::Pawned);
        pawned_ |= relic;
        break;
      case Happened::BoughtBack:
        ++of(Of::BoughtBack);
        pawned_ = pawned_.without(relic);
        break;
      case Happened::Unsold:
        ++of(Of::Unsold);
        ofRelic(relic, OfRelic::Unsold, 1);
        break;
      case Happened::Sold:
        paid_.add(event.number);
        of(Of::Dearest) = std::max<double>(of(Of::Dearest), event.number);
        owner_[relic] = event.seat;
        ofRelic(relic, OfRelic::Price, event.number);
        ofRelic(relic, OfRelic::Unsold, 0);
        break;
      case Happened::Received: owner_[relic] = event.seat; break;
      case Happened::Discarded: owner_[relic] = Seat::Table; break;
      case Happened::TurnedUp: named_ |= relic; break;
      case Happened::Fake: fell_ |= relic; break;
      default: break;
    }
  }

  /// Who would have won, had nothing been a fake.
  [[nodiscard]] SeatSet winnersBefore() const {
    Open then = open_;
    for (OnTable& card : then.onTable) card.relic = RelicId::None, card.card = Card::Hidden;
    for (const RelicId relic : fell_) {
      if (owner_[relic] != Seat::Table) then.owned[owner_[relic]] |= relic;
      if (pawned_.has(relic)) then.pawned |= relic;
    }
    then.fallen = {};
    const Situation now{then, cards_};
    return winners(now, scores(now));
  }

  void tellScores() {
    std::vector<int> points;
    int all = 0, richest = 0;
    for (const Seat seat : open_.all()) {
      points.push_back(open_.scores[seat].total());
      all += points.back();
      richest = std::max<int>(richest, open_.ingots[seat]);
    }
    std::ranges::sort(points, std::greater());
    of(Of::Points) = static_cast<double>(all) / open_.seats;
    of(Of::Winner) = points[0];
    of(Of::Lead) = points[0] - points[1];
    of(Of::Shared) = won_.size() > 1 ? 1 : 0;
    of(Of::Price) = paid_.mean();
    of(Of::Fakes) = fell_.size();
    of(Of::Overturned) = winnersBefore() == won_ ? 0 : 1;
    of(Of::Richest) = richest;
  }

  void tellRelics() {
    for (const RelicId relic : cards_.all()) {
      if (open_.hidden.has(relic)) continue;  // it never came up  VAR-05
      ofRelic(relic, OfRelic::Forged, named_.has(relic) ? 1 : 0);
      const Seat owner = owner_[relic];
      if (owner == Seat::Table) continue;
      ofRelic(relic, OfRelic::Fell, fell_.has(relic) ? 1 : 0);
      ofRelic(relic, OfRelic::Wins, won_.has(owner) ? 1 : 0);
      const double others = (of(Of::Points) * open_.seats - open_.scores[owner].total()) / (open_.seats - 1);
      ofRelic(relic, OfRelic::Ahead, open_.scores[owner].total() - others);
    }
  }

  const Catalog& cards_;
  const Open open_;
  SeatSet won_;
  Counted counted_;
  Tally paid_;  ///< for lots
  PerRelic<Seat> owner_ = [] {
    PerRelic<Seat> nobody;
    for (const RelicId relic : kernel::Each<RelicId>(kMostRelics)) nobody[relic] = Seat::Table;
    return nobody;
  }();
  Relics named_, fell_, pawned_;
};

class AuctionGauge final : public house::Gauge {
 public:
  [[nodiscard]] std::span<const Figure> ofMatch() const override { return kOfGame; }
  [[nodiscard]] std::span<const Figure> ofCards() const override { return kOfRelics; }
  [[nodiscard]] std::vector<std::string> cards(const house::Box& box) const override {
    std::vector<std::string> paths;
    for (const RelicId relic : cardsIn(box).all())
      paths.push_back(std::string(kRelicFolder) + "/" + cardsIn(box).of(relic).id + ".json");
    return paths;
  }
  [[nodiscard]] bool hasEffect(std::string_view path, const house::Box& box) const override {
    const RelicId relic = relicIn(box, path);
    return relic != RelicId::None && cardsIn(box).of(relic).keyword != Keyword::None;
  }
  // A blessing stays one, and so does a curse: other relics ask for that.
  [[nodiscard]] std::shared_ptr<const house::Box> without(std::string_view path, const house::Box& box) const override {
    if (!hasEffect(path, box)) throw kernel::RefusedError("\"" + std::string(path) + "\" has no effect to take away");
    std::vector<house::Layer> layers(layersIn(box).begin(), layersIn(box).end());
    constexpr const char* kBlank =
        R"({"do": null, "always": null, "end": null, "score": null, "text": null, "worth": null})";
    layers.push_back({"(blank)", {{std::string(path), kBlank}}});
    const house::CardsRead read = auctionCards().read(layers);
    for (const house::Mistake& each : read.mistakes)
      if (each.error) throw kernel::RefusedError(std::string(path) + " cannot be measured: " + toString(each));
    return read.box;
  }
  [[nodiscard]] Counted count(const house::Match& match) const override { return Count(match).counted(); }
};

}  // namespace

const house::Gauge& auctionGauge() {
  static const AuctionGauge kGauge;
  return kGauge;
}

}  // namespace w51
