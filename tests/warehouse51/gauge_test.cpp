// What is counted when relics are measured.

#include <algorithm>

#include "engine/games/games.h"
#include "engine/games/warehouse51/designing/auction_gauge.h"
#include "engine/games/warehouse51/events.h"
#include "engine/games/warehouse51/queries.h"
#include "engine/games/warehouse51/seen/seen_in.h"
#include "engine/house/match/play_out.h"
#include "warehouse51/shipped.h"

namespace w51::test {

namespace {

/// The relics that fell, whose they were, and those among them that lay in pawn.
struct Fallen {
  std::vector<std::pair<Seat, RelicId>> all;
  Relics pawned;
};
Fallen fallenIn(const house::Match& match) {
  Fallen fallen;
  Relics pawned;
  for (const house::Event& event : match.events(Seat::Table, house::Since::Beginning)) {
    const auto what = static_cast<Happened>(event.what);
    const RelicId relic = relicOf(event.noun);
    if (what == Happened::Pawned) pawned |= relic;
    if (what == Happened::BoughtBack) pawned = pawned.without(relic);
    if (what != Happened::Fake) continue;
    fallen.all.emplace_back(event.seat, relic);
    if (pawned.has(relic)) fallen.pawned |= relic;
  }
  return fallen;
}

}  // namespace

TEST_CASE("A pawned fake that falls changes no value", "[w51][END-05]") {
  // given games in which a pawned relic fell
  const house::GameModule& game = *games::named("warehouse51");
  const auto box = game.open({});
  const auto figures = auctionGauge().ofMatch();
  const auto overturned = std::ranges::find(figures, "overturned", &house::Figure::id) - figures.begin();
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
    const auto match = box->begin(game.completed({}, 4, *box), std::make_unique<kernel::Luck>(seed));
    house::Referee bots(*match, game, *box, std::vector<std::string>(4, "rule"), house::luckOfBots(seed));
    house::playOut(*match, bots);
    const Fallen fallen = fallenIn(*match);
    if (fallen.pawned.empty()) continue;
    ++found;
    // when all that fell is given back, the pawned ones in pawn, as they lay
    Open then = viewIn(*match, Seat::Table).open;
    for (OnTable& card : then.onTable) {
      card.relic = RelicId::None;
      card.card = Card::Hidden;
    }
    for (const auto& [seat, relic] : fallen.all) then.owned[seat] |= relic;
    then.pawned |= fallen.pawned;
    const SeatSet before = winners({then, cardsIn(*match)}, scores({then, cardsIn(*match)}));
    // then those who would have won then tell whether fakes have changed it
    INFO("seed " << seed);
    const double changed = before == match->result().won ? 0 : 1;
    CHECK(auctionGauge().count(*match).ofMatch[static_cast<std::size_t>(overturned)] == changed);
  }
  CHECK(found > 30);
}

}  // namespace w51::test
