#include "engine/kernel/fair_play.h"

#include "engine/games/vault/game.h"
#include "support/catch.h"

using namespace kernel;
using vault::Vault;

namespace {

std::string told(const FairPlayResult& result) {
  std::string all;
  for (const FairPlayFailure& failure : result.failures) all += sentence(failure) + "\n";
  return all;
}

/// A bot that counts how often it is asked, to see that it plays.
class FirstBot final : public Bot<Vault::View> {
 public:
  int asked = 0, polled = 0;
  int choose(const vault::View& view, const Decision& decision, Luck&) override {
    REQUIRE(view.me == decision.seat());
    ++asked;
    return 0;
  }
  std::optional<int> interject(const vault::View&, const Decision&, Luck&) override {
    ++polled;
    return std::nullopt;
  }
};

}  // namespace

TEST_CASE("The vault is fair, for two to four thieves", "[fair-play]") {
  const int seats = GENERATE(2, 3, 4);
  FairPlayPlan plan;
  plan.seasons = 150;
  const FairPlayResult result = checkFairPlay(Vault(), {seats}, plan);

  CHECK(told(result).empty());
  CHECK(result.passed());

  // and the run has looked at everything it is there for
  CHECK(result.seasons == 150);
  CHECK(result.choices > 150 * 10);
  CHECK(result.interjections > 100);
  CHECK(result.undone > 100);
  const long moves = result.choices + result.interjections;
  CHECK(result.dreams == moves * (seats + 1) * 2);
  CHECK(result.transitions == result.dreams);
  CHECK(result.outOfReach * 100 <= result.transitions);
  CHECK(result.beside > 1000);
  REQUIRE(result.shares.size() == static_cast<std::size_t>(2 * (seats + 1)));
  for (const DreamShare& each : result.shares) CHECK(each.share() > 0.9);
}

TEST_CASE("A season that does not end in time is a failure, with seed and step", "[fair-play]") {
  FairPlayPlan plan;
  plan.firstSeed = 77;
  plan.seasons = 3;
  plan.mostChoices = 4;
  const FairPlayResult result = checkFairPlay(Vault(), {2}, plan);

  REQUIRE(result.failures.size() == 3);
  CHECK(sentence(result.failures[1]) == "Seed 78, step 4, the table: the season does not end");
}

TEST_CASE("The run stops at the most failures it is to show", "[fair-play]") {
  FairPlayPlan plan;
  plan.seasons = 50;
  plan.mostChoices = 4;
  plan.mostFailures = 5;

  CHECK(checkFairPlay(Vault(), {2}, plan).failures.size() == 5);
}

TEST_CASE("Secrecy may be looked at every few decisions only", "[fair-play]") {
  FairPlayPlan plan;
  plan.seasons = 10;
  plan.every = 5;
  plan.dreams = 2;
  const FairPlayResult result = checkFairPlay(Vault(), {2}, plan);

  const long moves = result.choices + result.interjections;
  CHECK(result.passed());
  CHECK(result.dreams > 0);
  CHECK(result.dreams < moves * 3 * 2 * 2 / 3);
  CHECK(result.dreams == 2 * result.transitions);
}

TEST_CASE("Seasons may be played by a game's own bot", "[fair-play]") {
  FirstBot bot;
  FairPlayPlan plan;
  plan.seasons = 5;
  const FairPlayResult result = checkFairPlay(Vault(), {2}, plan, bot);

  CHECK(result.passed());
  CHECK(bot.asked == result.choices);
  CHECK(bot.polled > 0);
  CHECK(result.interjections == 0);
}

TEST_CASE("The same plan finds the same", "[fair-play]") {
  FairPlayPlan plan;
  plan.seasons = 20;
  const FairPlayResult once = checkFairPlay(Vault(), {3}, plan);
  const FairPlayResult again = checkFairPlay(Vault(), {3}, plan);

  CHECK(once.choices == again.choices);
  CHECK(once.beside == again.beside);
  CHECK(once.shares[0].differed == again.shares[0].differed);
}

TEST_CASE("The random bot uses every choice, and interjects about as often as it is told", "[bot]") {
  RandomBot<Vault::View> bot(30);
  Luck luck(4);
  Decision d;
  d.ask(seatAt(0), 1, Rule{1}, Openness::Public);
  CHECK_FALSE(bot.interject({}, d, luck).has_value());  // nothing to interject
  for (std::uint16_t at = 0; at < 4; ++at) d.offer({1, {1, at}});

  int chosen[4] = {}, interjected = 0;
  for (int at = 0; at < 4000; ++at) {
    ++chosen[bot.choose({}, d, luck)];
    interjected += bot.interject({}, d, luck).has_value() ? 1 : 0;
  }
  for (const int count : chosen) CHECK(std::abs(count - 1000) < 120);
  CHECK(std::abs(interjected - 1200) < 120);
}
