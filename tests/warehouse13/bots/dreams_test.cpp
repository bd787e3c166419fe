// Bots and words that no rule of thumb weighs: what a card does is learnt in dreams, which tell nothing but the view.

#include <algorithm>
#include <stdexcept>

#include "engine/bots/dreaming.h"
#include "engine/bots/rule.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/season/mixed_setup.h"
#include "measure/simulation.h"
#include "support/catch.h"
#include "warehouse13/bots/played.h"
#include "warehouse13/cards/own_card.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// A Trait of a test's own, three copies of it in a pile.
struct OwnTrait {
  const char* id;
  const char* type;
  const char* does;  ///< the keys that say what it does
};

SourceFile fileOf(const OwnTrait& card) {
  const std::string id = card.id;
  return {"traits/" + id + ".json",
          R"({"name": {"en": ")" + id + R"(", "de": ")" + id + R"("}, "copies": 3, "number": 1, "timing": "action",)" +
              R"("text": {"en": "x", "de": "x"}, "art": "game-icons:compass", "source": "house", "promo": true,)" +
              R"("type": ")" + card.type + "\", " + card.does + "}"};
}

// Each uses a word that no rule of thumb weighs. What pays and what harms differ in one word or number.
constexpr OwnTrait kPay[] = {
    {"turn-draw", "lore", R"("stays": "episode", "when": {"turn_ends": [{"choose_pile": "any"}, {"draw": 2}]})"},
    {"arrange-take", "logic", R"("do": [{"choose_pile": "unblocked"}, {"arrange": 4, "take": 2}])"},
    {"swap-rest", "tech",
     R"("do": [{"choose_agent": ["other"]}, {"swap": "places", "who": "them"}, {"return_stress": 3}])"},
    {"easy", "intuition", R"("stays": "episode", "always": [{"query": "difficulty", "amount": -3}])"},
};
constexpr OwnTrait kHarm[] = {
    {"turn-discard", "lore", R"("stays": "episode", "when": {"turn_ends": [{"discard": 2}]})"},
    {"arrange-wound", "logic", R"("do": [{"wound": true}, {"choose_pile": "unblocked"}, {"arrange": 4}])"},
    {"swap-stress", "tech",
     R"("do": [{"choose_agent": ["other"]}, {"swap": "places", "who": "them"}, {"draw_stress": 3}])"},
    {"hard", "intuition", R"("stays": "episode", "always": [{"query": "difficulty", "amount": 3}])"},
};

Loaded withOwn() {
  std::vector<SourceFile> files;
  for (const OwnTrait& card : kPay) files.push_back(fileOf(card));
  for (const OwnTrait& card : kHarm) files.push_back(fileOf(card));
  Loaded loaded = load({shipped::layer(), Layer{"over", files}});
  INFO(shipped::lines(loaded.mistakes));
  REQUIRE(loaded.catalog);
  return loaded;
}

const Design& designOf(const Catalog& cards, const std::string& id) {
  return *std::ranges::find_if(cards.designs, [&](const Design& each) { return each.id == id; });
}

/// How often a card was used so, of a hundred times that it was drawn.
double share(const Simulated& played, const Catalog& cards, const char* id, Use use) {
  const auto& uses = played.cards.designs[static_cast<std::size_t>(&designOf(cards, id) - cards.designs.data())].uses;
  REQUIRE(uses[Use::Drawn] > 0);
  return 100.0 * static_cast<double>(uses[use]) / static_cast<double>(uses[Use::Drawn]);
}

using Dreams = kernel::DreamsOf<Warehouse13>;

/// Nobody may dream of it.
class Awake final : public kernel::Dreams<View> {
 public:
  void deal(Seat, const kernel::Odds&, kernel::Luck&) override { wake(); }
  [[nodiscard]] std::unique_ptr<kernel::Dreams<View>> another() const override { return std::make_unique<Awake>(); }
  [[nodiscard]] int seats() const override { wake(); }
  [[nodiscard]] kernel::Result result() const override { wake(); }
  void decision(kernel::Decision&) const override { wake(); }
  [[nodiscard]] bool mayInterject(Seat) const override { wake(); }
  void interjections(Seat, kernel::Decision&) const override { wake(); }
  void view(Seat, View&) const override { wake(); }
  void choose(const kernel::Move&, kernel::Chance&, kernel::Decision&) override { wake(); }

 private:
  [[noreturn]] static void wake() { throw std::logic_error("somebody dreams"); }
};

/// What every seat would see in a dream, and be asked.
bool sameDream(const Dreams& a, const Dreams& b) {
  View one{}, other{};
  kernel::Decision d, e;
  a.decision(d);
  b.decision(e);
  if (d != e) return false;
  for (int seat = 0; seat < a.seats(); ++seat) {
    a.view(seatAt(seat), one);
    b.view(seatAt(seat), other);
    if (one != other) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("Nobody needs a dream in a season with the shipped cards") {
  // given bots that must not dream, and the box with the promos
  const Awake awake;
  const Bot::Given given{awake};
  const Loaded all = load({shipped::layer(), readFolder(shipped::project() / "data/cards/promos")});
  REQUIRE(all.catalog);
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    INFO("seed " << seed);
    kernel::Luck any(seed);
    const Setup setup = mixedSetup(3 + static_cast<int>(seed % 3), *all.catalog, any);
    // when they play a season, then nobody does
    const auto make = [&](Seat, bool) {
      std::unique_ptr<Bot> bot = makeBot("rule", *all.catalog);
      bot->give(&given);
      return bot;
    };
    CHECK(played::play(*all.catalog, setup, seed, make).ending != Ending::None);
  }
}

TEST_CASE("A word that no rule of thumb weighs is played out: for a round, if the card waits") {
  const Loaded own = withOwn();
  CHECK(foresightFor(*own.catalog, designOf(*own.catalog, "turn-draw")) == Foresight::Round);
  CHECK(foresightFor(*own.catalog, designOf(*own.catalog, "easy")) == Foresight::Round);
  CHECK(foresightFor(*own.catalog, designOf(*own.catalog, "arrange-take")) == Foresight::Resolved);
  CHECK(foresightFor(*own.catalog, designOf(*own.catalog, "swap-rest")) == Foresight::Resolved);
}

TEST_CASE("Bots play a card for what it does: when it pays, and not when it harms") {
  // given eight Traits, in pairs that differ in a word or a number
  const Loaded own = withOwn();
  SimulationPlan plan;
  plan.setup = played::seats(4);
  plan.bots.assign(4, "rule");
  plan.seasons = 10;
  plan.cards = true;
  // when bots play seasons with them
  const Simulated played = simulate(*own.catalog, plan, {}, {});
  CHECK(played.tally.failures.empty());
  // then those that pay are played, each now and then and one in five together; those that harm hardly ever
  double pay = 0;
  double harm = 0;
  for (const OwnTrait& card : kPay) {
    INFO(card.id);
    CHECK(share(played, *own.catalog, card.id, Use::Played) > 5);
    pay += share(played, *own.catalog, card.id, Use::Played);
  }
  for (const OwnTrait& card : kHarm) {
    INFO(card.id);
    CHECK(share(played, *own.catalog, card.id, Use::Played) < 5);
    harm += share(played, *own.catalog, card.id, Use::Played);
  }
  CHECK(pay > 80);
  CHECK(harm < 8);
}

TEST_CASE("In worlds that look alike to a seat the same luck gives the same dream, and the same choice",
          "[SECRET-12]") {
  // given seasons between bots, with cards that they dream of
  const Loaded own = withOwn();
  const Warehouse13 game(*own.catalog);
  int decisions = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    kernel::Luck luck(seed);
    kernel::Decision d;
    State state = game.begin(played::seats(3 + static_cast<int>(seed % 3)), luck, nullptr, d);
    Dreams here(game, state), there(game, state);
    const Bot::Given given{here};
    std::vector<RuleBot> bots(static_cast<std::size_t>(game.seats(state)), RuleBot(*own.catalog));
    for (RuleBot& bot : bots) bot.give(&given);
    while (!game.result(state).over) {
      const Seat seat = d.seat();
      INFO("seed " << seed << ", decision " << decisions);
      game.decide(state, seat, d);
      View view{};
      game.view(state, seat, view);
      RuleBot& bot = bots[static_cast<std::size_t>(index(seat))];
      kernel::Luck mind(seed * 1000 + static_cast<std::uint64_t>(++decisions));
      kernel::Luck same(mind.position());
      // when the same seat is asked in the true world and in another that it cannot tell from it
      const State truth = state;
      state = game.imagine(truth, seat, mind, Pins{}, kernel::Dealing::Mixed);
      mind = same;
      const State alike = state;
      const int chosenThere = RuleBot(bot).choose(view, d, same);
      // then both dreams are the same, those with covers by any luck, and so is what it chooses
      const bool covers = std::ranges::any_of(view.seats, [](const SeatView& each) { return each.covered > 0; });
      for (std::uint64_t dream = 1; dream <= (covers ? 12 : 1); ++dream) {
        kernel::Luck one(dream), other(dream);
        state = alike;
        there.deal(seat, other);
        state = truth;
        here.deal(seat, one);
        CHECK(sameDream(here, there));
      }
      const int chosen = bot.choose(view, d, mind);
      CHECK(chosen == chosenThere);
      game.choose(state, {seat, d[chosen], kernel::How::Answer}, luck, nullptr, d);
    }
  }
  CHECK(decisions > 500);
}

TEST_CASE("What lies under the covers of others in a dream follows from luck alone", "[SECRET-35]") {
  const Warehouse13 game(shipped::cards());
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    kernel::Luck luck(seed);
    kernel::Decision d;
    State state = game.begin(played::seats(4), luck, nullptr, d);
    RuleBot bot(shipped::cards());
    while (!game.result(state).over) {
      const Seat seat = d.seat();
      game.decide(state, seat, d);
      View view{}, alike{};
      game.view(state, seat, view);
      for (const Seat other : SeatSet::firstOf(4)) {
        // given somebody else's cover, and a world in which another of that seat's dice lies there
        const Agent& agent = state.world.agents[other];
        const Dice open = agent.claimed.without(agent.covered).without(agent.revealed);
        const bool named = !(agent.covered & state.world.retrieval.named).empty();  // everybody knows that cover
        if (other == seat || agent.covered.empty() || open.empty() || named) continue;
        State moved = state;
        Dice& covered = moved.world.agents[other].covered;
        covered = covered.without(*covered.begin());
        covered |= *open.begin();
        game.view(moved, seat, alike);
        if (view != alike) continue;
        // when both are dreamt of with the same luck, then the same dice are covered
        for (std::uint64_t dream = 1; dream <= 60; ++dream) {
          kernel::Luck one(dream), same(dream);
          const State here = game.imagine(state, seat, one, Pins{}, kernel::Dealing::Mixed);
          const State there = game.imagine(moved, seat, same, Pins{}, kernel::Dealing::Mixed);
          CHECK(here.world.agents[other].covered == there.world.agents[other].covered);
        }
        ++compared;
      }
      game.choose(state, {seat, d[bot.choose(view, d, luck)], kernel::How::Answer}, luck, nullptr, d);
    }
  }
  CHECK(compared > 20);
}
