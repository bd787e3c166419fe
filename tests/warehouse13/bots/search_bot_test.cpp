// Bots that search: what they choose follows from their view and their luck, and they end when they are told to.

#include <cmath>
#include <future>

#include "engine/bots/bot.h"
#include "engine/bots/promise.h"
#include "engine/bots/respond.h"
#include "engine/bots/season_guide.h"
#include "engine/bots/suspicion.h"
#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/season/as_it_is.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"
#include "support/catch.h"
#include "warehouse13/bots/played.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

using Dreams = kernel::DreamsOf<Warehouse13>;

/// What a quick bot that is asked for the first time chooses in a world.
template <class Match>
int chosenIn(const Warehouse13& game, const State& world, const kernel::Decision& d, const std::function<bool()>& stop,
             const char* name = "quick", const kernel::Both& both = {}) {
  View view{};
  game.view(world, d.seat(), view);
  const Match match(game, world);
  const Bot::Given given{match, stop, both};
  const std::unique_ptr<Bot> bot = makeBot(name, shipped::cards());
  bot->give(&given);
  kernel::Luck luck(11);
  return bot->choose(view, d, luck);
}

/// Does something at every so manieth question with several answers of a season between rule bots.
template <class At>
void alongSeason(std::uint64_t seed, int every, const At& at) {
  const Warehouse13 game(shipped::cards());
  kernel::Luck luck(seed);
  kernel::Decision d;
  State state = game.begin(played::seats(4), luck, nullptr, d);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < 4; ++seat) bots.push_back(makeBot("rule", shipped::cards()));
  View view{};
  for (int number = 0; !game.result(state).over; number += d.size() > 1 ? 1 : 0) {
    if (d.size() > 1 && number % every == 0) at(game, state, d);
    game.view(state, d.seat(), view);
    const int choice = bots[w13::at(d.seat())]->choose(view, d, luck);
    game.choose(state, {d.seat(), d[choice], kernel::How::Answer}, luck, nullptr, d);
  }
}

}  // namespace

TEST_CASE("In worlds that look alike to a seat a search chooses the same; one that peeks does not", "[SECRET-12]") {
  // given questions in the true world, and in one that the asked seat cannot tell from it
  int asked = 0, caught = 0;
  alongSeason(3, 12, [&](const Warehouse13& game, const State& truth, const kernel::Decision& d) {
    kernel::Luck deal(static_cast<std::uint64_t>(++asked));
    const State other = game.imagine(truth, d.seat(), deal, Pins{}, kernel::Dealing::Mixed);
    INFO("question " << asked);
    // when a search is asked in both, then it chooses the same
    CHECK(chosenIn<Dreams>(game, truth, d, {}) == chosenIn<Dreams>(game, other, d, {}));
    // and one that looks at the world instead of dreaming is found out now and then
    caught += chosenIn<AsItIs>(game, truth, d, {}) == chosenIn<AsItIs>(game, other, d, {}) ? 0 : 1;
  });
  CHECK(asked >= 8);
  CHECK(caught > 0);
}

TEST_CASE("Lent a second thread a bot that searches chooses the same") {
  int lent = 0;
  const kernel::Both both = [&](const std::function<void()>& one, const std::function<void()>& other) {
    ++lent;
    std::future<void> beside = std::async(std::launch::async, other);
    one();
    beside.get();
  };
  alongSeason(4, 15, [&](const Warehouse13& game, const State& state, const kernel::Decision& d) {
    CHECK(chosenIn<Dreams>(game, state, d, {}, "quick", both) == chosenIn<Dreams>(game, state, d, {}));
  });
  CHECK(lent > 0);
}

TEST_CASE("A search that must answer at once plays by its rules of thumb") {
  int asked = 0, thought = 0;
  alongSeason(5, 9, [&](const Warehouse13& game, const State& state, const kernel::Decision& d) {
    INFO("question " << ++asked);
    const int atOnce = chosenIn<Dreams>(game, state, d, [] { return true; });
    CHECK(atOnce == chosenIn<Dreams>(game, state, d, {}, "wary"));
    thought += chosenIn<Dreams>(game, state, d, {}) == atOnce ? 0 : 1;
  });
  CHECK(thought > 0);  // with time it does not always
}

TEST_CASE("Whom a seat suspects it dreams of as the Traitor, as often as it believes that he is") {
  // given a Loyal seat that has watched two Episodes of rule bots
  const Warehouse13 game(shipped::cards());
  kernel::Luck luck(2);
  kernel::Decision d;
  State state = game.begin(played::seats(4), luck, nullptr, d);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int seat = 0; seat < 4; ++seat) bots.push_back(makeBot("rule", shipped::cards()));
  const Seat watcher = state.world.traitor.seat == seatAt(0) ? seatAt(1) : seatAt(0);
  Suspicion noticed(&shippedBeliefs());
  View view{};
  while (!d.empty() && state.world.episode <= 2) {
    game.view(state, watcher, view);
    noticed.notice(view, shipped::cards());
    game.view(state, d.seat(), view);
    const int choice = bots[w13::at(d.seat())]->choose(view, d, luck);
    game.choose(state, {d.seat(), d[choice], kernel::How::Answer}, luck, nullptr, d);
  }
  REQUIRE_FALSE(state.world.traitor.revealed);
  game.view(state, watcher, view);
  const std::unique_ptr<search::Guide<View>> guide = seasonGuide(shipped::cards(), Promise(), noticed);
  guide->startFrom(view);
  // when it dreams on
  Dreams dreams(game, state);
  PerSeat<int> dreamt;
  constexpr int kDeals = 3000;
  for (int deal = 0; deal < kDeals; ++deal) {
    dreams.deal(watcher, guide->odds(), luck);
    for (const Seat seat : SeatSet::firstOf(4)) {
      View seen{};
      dreams.view(seat, seen);
      if (seen.isTraitor) ++dreamt[seat];
    }
  }
  // then each seat is the Traitor as often as that
  for (const Seat seat : SeatSet::firstOf(4)) {
    INFO("seat " << index(seat));
    CHECK(std::abs(1.0 * dreamt[seat] / kDeals - noticed.of(seat, view)) < 0.05);
  }
  CHECK(noticed.of(noticed.first(view), view) > 0.4);  // it does suspect somebody
}

TEST_CASE("A vote goes by belief, all else is searched") {
  const Suspicion noticed(&shippedBeliefs());
  const std::unique_ptr<search::Guide<View>> guide = seasonGuide(shipped::cards(), Promise(), noticed);
  for (const Ask ask : {Ask::Vote, Ask::NameForBronze, Ask::TakeAction, Ask::WorkTheCase, Ask::CoverDie}) {
    INFO("question " << static_cast<int>(ask));
    kernel::Decision d;
    d.ask(seatAt(0), id(ask), kernel::Rule::None, kernel::Openness::Public);
    CHECK(guide->byHabit(d) == (ask == Ask::Vote));
  }
}

TEST_CASE("A dream is judged by its last move as well: whoever has not looked since makes the same of it") {
  // given an onlooker of a season, and one who has missed the last move
  Suspicion all(&shippedBeliefs()), missed(&shippedBeliefs());
  int compared = 0, told = 0;
  alongSeason(2, 1, [&](const Warehouse13& game, const State& state, const kernel::Decision& d) {
    View table{};
    game.view(state, Seat::Table, table);
    missed = all;
    all.notice(table, shipped::cards());
    const Seat traitor = state.world.traitor.seat;
    if (state.world.traitor.revealed) return;
    // when a dream that ends here is judged by what either has noticed, then it is worth the same to the Traitor
    const auto worth = [&](const Suspicion& noticed, Learn learn) {
      const auto guide = seasonGuide(shipped::cards(), shippedPromise(), noticed, learn);
      guide->begin();
      return guide->worth(AsItIs(game, state), traitor);
    };
    INFO("question " << ++compared << " to seat " << index(d.seat()));
    CHECK(worth(all, Learn::Everything) == worth(missed, Learn::Everything));
    told += worth(all, Learn::Nothing) == worth(missed, Learn::Nothing) ? 0 : 1;
  });
  CHECK(compared > 100);
  CHECK(told > 20);  // there was something to notice
}

TEST_CASE("The hidden Traitor expects votes of those who suspect him; an Agent does not count on the others") {
  // given a dream of which nothing is promised, and a table that suspects the Traitor much, and little
  int asked = 0;
  alongSeason(2, 40, [&](const Warehouse13& game, const State& state, const kernel::Decision&) {
    const Seat traitor = state.world.traitor.seat;
    if (state.world.traitor.revealed || state.world.over()) return;
    const auto worth = [&](double evidence, Seat seat, Learn learn = Learn::Everything) {
      Suspicion noticed(&shippedBeliefs());
      noticed.weigh(traitor, evidence);
      const Promise nothing;
      const auto guide = seasonGuide(shipped::cards(), nothing, noticed, learn);
      guide->begin();
      return guide->worth(AsItIs(game, state), seat);
    };
    const Seat agent = traitor == seatAt(0) ? seatAt(1) : seatAt(0);
    // then it is the worse for him the more he is suspected
    CHECK(worth(4, traitor) < worth(0, traitor));
    CHECK(worth(0, traitor) < worth(-4, traitor));
    // and not for a Traitor who supposes that nobody learns anything, nor for an Agent
    CHECK(worth(4, traitor, Learn::Nothing) == worth(-4, traitor, Learn::Nothing));
    CHECK(worth(4, agent) == worth(-4, agent));
    ++asked;
  });
  CHECK(asked > 3);
}

TEST_CASE("A dream asks nobody about texts that rules of thumb never respond with, and about all others") {
  const Catalog& cards = shipped::cards();
  const Needs usual = usualNeeds(cards);
  const Suspicion nobody;
  // given whatever could be played in response in some seasons
  int let = 0, made = 0;
  for (const std::uint64_t seed : {5, 6, 7, 8})
    alongSeason(seed, 1, [&](const Warehouse13& game, const State& state, const kernel::Decision&) {
      for (const Seat seat : state.world.seats()) {
        if (!game.mayInterject(state, seat)) continue;
        kernel::Decision offers;
        View view{};
        game.interject(state, seat, offers);
        game.view(state, seat, view);
        for (const kernel::Choice c : offers.choices()) {
          if (c.verb != verb::Play) continue;
          const bool worthIt = worthOfResponse({view, cards, usual, nobody}, c) > 0;
          const bool asked = mayRespondWith(cards, cards.of(cardOf(c.noun)));
          INFO(cards.of(cardOf(c.noun)).id);
          if (worthIt) CHECK(asked);
          let += asked ? 0 : 1;
          made += worthIt ? 1 : 0;
        }
      }
    });
  CHECK(let > 0);
  CHECK(made > 0);
}

TEST_CASE("Weights of what a chapter promises: each one has its name, and no other") {
  const std::string shipped = kernel::readWholeFile((shipped::project() / "data/bots/warehouse13.json").string());
  const auto faultOf = [](const std::string& text) -> std::string {
    try {
      (void)Promise::fromJson(text, "weights.json");
    } catch (const kernel::DataError& error) {
      return error.what();
    }
    return "";
  };
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = shipped;
    text.replace(text.find(from), from.size(), to);
    return text;
  };

  CHECK(faultOf(shipped) == "");
  CHECK(faultOf("{") == "weights.json: no weights for \"episode\"; make it again with `w13 learn promise`");
  CHECK(faultOf(with("\"lost-2\"", "\"lost-7\"")) ==
        "weights.json: no number for \"lost-2\" of \"episode\"; make it again with `w13 learn promise`");
  CHECK(faultOf(with("\"lost-2\"", "\"lost-7\": 1, \"lost-2\"")) ==
        "weights.json: unknown numbers for \"episode\"; make it again with `w13 learn promise`");
}
