// Every leak planted here must be found, and for the right reason.

#include "kernel/planted_leaks.h"

#include "engine/kernel/fair_play.h"
#include "support/catch.h"

using namespace kernel;
using namespace vault;

namespace {

/// Plays a vault with a leak. Empty if fair play finds the reason; otherwise what it says instead.
template <class Leak>
std::string missed(const std::string& reason) {
  const Leak game;
  FairPlayPlan plan;
  plan.seasons = 60;
  plan.mostFailures = 60;
  std::string found;
  for (const FairPlayFailure& failure : checkFairPlay(game, {3}, plan).failures) {
    if (failure.what.find(reason) != std::string::npos) return {};
    if (found.size() < 600) found += sentence(failure) + "\n";
  }
  return found.empty() ? "nothing" : found;
}

}  // namespace

TEST_CASE("A secret that shows is found", "[fair-play][leak]") {
  SECTION("how many cards of a kind a hand holds") { CHECK(missed<ShowsGoldCount>("the view differs") == ""); }
  SECTION("the same in the result") { CHECK(missed<ScoresGold>("the result differs") == ""); }
  SECTION("where a known card stands in another's hand") { CHECK(missed<ShowsHandOrder>("the view differs") == ""); }
  SECTION("a reason that everybody may ask for") { CHECK(missed<TellsWhy>("the reason why 2:") == ""); }
}

TEST_CASE("A question that depends on a secret is found", "[fair-play][leak]") {
  SECTION("being skipped for lack of a card") {
    CHECK(missed<SkipsWithoutGold>("of the state before, after the same") == "");
  }
  SECTION("being asked only as a holder") { CHECK(missed<AsksHolders>("an asked seat has nothing to choose") == ""); }
  SECTION("Respond offered only to holders") { CHECK(missed<RespondForHolders>("who may interject differs") == ""); }
  SECTION("a public choice that depends on the hand") {
    CHECK(missed<OffersBySecret>("the visible choices of seat") == "");
  }
}

TEST_CASE("A change that tells a secret is found", "[fair-play][leak]") {
  SECTION("an event with too wide an audience") { CHECK(missed<TellsDraws>("differs") == ""); }
  SECTION("an event that tells a sealed answer") { CHECK(missed<TellsHiding>("secretly chosen verb 1 at 2:") == ""); }
  SECTION("a log that grows by a secret") { CHECK(missed<LogGrows>("events are seen instead of") == ""); }
  SECTION("chance asked for by a secret") { CHECK(missed<RollsForGold>("chance") == ""); }
  SECTION("an undo limit by another's hand") { CHECK(missed<UndoByHand>("can be taken back differs") == ""); }
  SECTION("an undo limit by the secret choice itself") {
    CHECK(missed<UndoByChoice>("instead, whether it can be taken back differs") == "");
  }
  SECTION("a look that can be taken back") { CHECK(missed<PeeksByUndo>("what can be taken back teaches") == ""); }
}

TEST_CASE("Dreams that are none, or too wild, are found", "[fair-play][leak]") {
  SECTION("dreams that never differ from the truth") { CHECK(missed<NeverDreams>("only 0 of") == ""); }
  SECTION("dreams that deal the dreamer other cards") { CHECK(missed<ForgetsItself>("the view differs") == ""); }
}
