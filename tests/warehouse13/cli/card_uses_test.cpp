// What becomes of cards in whole seasons, as the balance report counts it.

#include "measure/report/card_uses.h"

#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/cli/balance_plans.h"

using namespace w13;
using plans::planOf;
using plans::played;

namespace {

const CardFigures& figuresOn(const std::string& id, const BalancePlan& plan, const Figures& figures) {
  const DesignId design = plan.cards->find(id);
  const auto found = std::find_if(figures.cards.begin(), figures.cards.end(),
                                  [&](const CardFigures& each) { return each.design == design; });
  REQUIRE(found != figures.cards.end());
  return *found;
}

long times(const CardFigures& card, Use use) { return card.counts.uses[static_cast<std::size_t>(use)]; }

}  // namespace

TEST_CASE("Every Trait that leaves a hand was played, spent or discarded, and came into it before") {
  const BalancePlan plan = planOf({3, 5}, 30);
  const Figures figures = played(plan);
  long spent = 0;
  for (const CardFigures& card : figures.cards) {
    const Design& design = plan.cards->of(card.design);
    CAPTURE(design.id);
    for (const UseOfKind& each : usesOf(design.kind)) CHECK(times(card, each.use) >= 0);
    if (design.kind != Kind::Trait) continue;
    CHECK(times(card, Use::Drawn) >= times(card, Use::Spent) + times(card, Use::Discarded));
    spent += times(card, Use::Spent);
  }
  CHECK(spent > 500);
}

TEST_CASE("A Trait in a hand is played, spent or discarded, and counts as one of them only") {
  const Catalog& cards = shipped::cards();
  const DesignId design = cards.find("tesla");
  CardId card = CardId::None;
  for (const CardId each : cards.all(Kind::Trait))
    if (cards.designOf(each) == design) card = each;
  REQUIRE(card != CardId::None);
  const auto happens = [&](Happened what, Seat seat) {
    Event event;
    event.what = what;
    event.seat = seat;
    event.noun = w13::of(card);
    return event;
  };
  const Seat seat = seatAt(1);
  const Event drawn = happens(Happened::CardDrawn, seat);
  const Event played = happens(Happened::CardPlayed, seat);
  const Event gone = happens(Happened::CardGone, seat);
  const Event left = happens(Happened::CardDiscarded, seat);
  const Event away = happens(Happened::CardDiscarded, Seat::Table);
  const Event open = happens(Happened::CardTurnedUp, seat);
  const auto counted = [&](auto act) {
    CardWatch watch(cards);
    watch.read({drawn});
    act(watch);
    CardTally tally;
    tally.makeRoom(cards);
    watch.enter(tally, Setup{}, true);
    CHECK(tally.designs[static_cast<std::size_t>(index(design))].seen[1].won == 1);
    const auto& uses = tally.designs[static_cast<std::size_t>(index(design))].uses;
    const auto times = [&](Use use) { return uses[static_cast<std::size_t>(use)]; };
    CHECK(times(Use::Drawn) == 1);
    CHECK(times(Use::TurnedUp) == 0);
    return std::array{times(Use::Played), times(Use::Spent), times(Use::Discarded)};
  };
  using Counts = std::array<long, 3>;
  const kernel::Choice spend = choice(verb::Spend, w13::of(card));
  const kernel::Choice other = choice(verb::Play, w13::of(card));
  CHECK(counted([&](CardWatch& w) { w.read({left}); }) == Counts{0, 0, 1});
  CHECK(counted([&](CardWatch& w) {
          w.chose(spend, CardId::None);
          w.read({left});
        }) == Counts{0, 1, 0});
  CHECK(counted([&](CardWatch& w) {  // an Asset may keep it: it lies open first
          w.chose(spend, CardId::None);
          w.read({open, away});
        }) == Counts{0, 1, 0});
  CHECK(counted([&](CardWatch& w) {
          w.chose(other, CardId::None);
          w.read({played, away});
        }) == Counts{1, 0, 0});
  CHECK(counted([&](CardWatch& w) {  // the partner refuses; later it is discarded
          w.read({played, gone});
          w.read({left});
        }) == Counts{0, 0, 1});
  CHECK(counted([&](CardWatch& w) {  // spent once; drawn again and discarded
          w.chose(spend, CardId::None);
          w.read({left});
          w.chose(other, CardId::None);
        }) == Counts{0, 1, 0});
}

TEST_CASE("What is revealed in a season is told once, and its ends add up") {
  const BalancePlan plan = planOf({4}, 40);
  const Balance balance = play(plan, nullptr);
  const Figures figures = figuresOf(plan, balance);
  std::array<long, kUses> artifacts{};
  std::array<long, kUses> plots{};
  for (const CardFigures& card : figures.cards) {
    const Kind kind = plan.cards->of(card.design).kind;
    for (std::size_t use = 0; use < artifacts.size(); ++use) {
      if (kind == Kind::Artifact || kind == Kind::Adversary) artifacts[use] += card.counts.uses[use];
      if (kind == Kind::Plot) plots[use] += card.counts.uses[use];
    }
  }
  long retrieved = 0;
  long lost = 0;
  for (const SeasonResult& season : balance.base[0].seasons) {
    retrieved += season.retrieved;
    lost += season.lost;
  }
  const auto count = [](const std::array<long, kUses>& uses, Use use) { return uses[static_cast<std::size_t>(use)]; };
  CHECK(count(artifacts, Use::Retrieved) == retrieved);
  CHECK(count(artifacts, Use::Lost) == lost);
  CHECK(count(artifacts, Use::Captured) <= lost);
  CHECK(count(plots, Use::TurnedUp) >= count(plots, Use::Stopped) + count(plots, Use::Executed));
  CHECK(count(plots, Use::Executed) > 0);
}

TEST_CASE("Seasons with a card and without are all seasons in which some card of its pile was seen") {
  const BalancePlan plan = planOf({4}, 40);
  const Balance balance = play(plan, nullptr);
  const Figures figures = figuresOf(plan, balance);
  long finales = 0;  // Plots are revealed there only
  for (std::size_t season = 0; season < 40; ++season) {
    bool any = false;
    for (const CardFigures& card : figures.cards)
      any = any || (plan.cards->of(card.design).kind == Kind::Plot &&
                    balance.base[0].seen[season].test(static_cast<std::size_t>(index(card.design))));
    if (any) ++finales;
  }
  CHECK(finales > 0);
  CHECK(finales < 40);
  for (const CardFigures& card : figures.cards) {
    const Kind kind = plan.cards->of(card.design).kind;
    const long among = card.presence.with.of + card.presence.without.of;
    if (kind == Kind::Plot) CHECK(among == finales);
    if (kind == Kind::Ping || kind == Kind::Traitor) CHECK(among == 40);
    if (kind == Kind::Ping)
      CHECK(card.presence.with.hits + card.presence.without.hits == figures.base[0].warehouse.hits);
  }
  CHECK(figuresOn("old-hand", plan, figures).presence.with.of == 40);  // Artie plays
}

TEST_CASE("A card is compared among seasons in which as many of its pile were seen") {
  const Catalog& cards = shipped::cards();
  std::vector<CardId> pings(cards.all(Kind::Ping).begin(), cards.all(Kind::Ping).begin() + 3);
  CardTally tally;
  tally.makeRoom(cards);
  const auto season = [&](const std::vector<CardId>& seen, bool won) {
    CardWatch watch(cards);
    Events events;
    for (const CardId card : seen) {
      Event& event = events.emplace_back();
      event.what = Happened::PingRevealed;
      event.noun = of(card);
    }
    watch.read(events);
    watch.enter(tally, Setup{}, won);
  };
  season({pings[0]}, true);
  season({pings[0], pings[1]}, false);
  season({pings[1], pings[2]}, true);
  const auto seen = [&](CardId card, std::size_t together) {
    return tally.designs[static_cast<std::size_t>(index(cards.designOf(card)))].seen[together];
  };
  const WonBySeen& all = tally.piles[static_cast<std::size_t>(pileNumber(cards.of(pings[0])))];
  CHECK(all[0].seasons == 0);
  CHECK(all[1].seasons == 1);
  CHECK(all[2].seasons == 2);
  CHECK(all[2].won == 1);
  CHECK(seen(pings[0], 1).won == 1);
  CHECK(seen(pings[0], 2).seasons == 1);
  CHECK(seen(pings[0], 2).won == 0);
  CHECK(seen(pings[1], 2).seasons == 2);
  CHECK(tally.all.seasons == 3);
  CHECK(pileNumber(cards.of(cards.find("tesla"))) != pileNumber(cards.of(cards.find("collaborate"))));
}

TEST_CASE("Agents drawn by lot all come to the table, the same for the same seed") {
  BalancePlan plan = planOf({3}, 40);
  plan.tables[0].anyAgents = true;
  const Figures figures = played(plan);
  REQUIRE(figures.agents.size() == 5);
  long seats = 0;
  for (const AgentFigures& each : figures.agents) {
    CHECK(each.presence.without.of > 0);
    seats += each.presence.with.of;
  }
  CHECK(seats == 3 * 40);
  CHECK(setupOf(*plan.cards, plan.tables[0], 7).agents == setupOf(*plan.cards, plan.tables[0], 7).agents);
}
