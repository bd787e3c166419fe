// Every broken contract planted here must be found, and for the right reason.

#include "engine/kernel/fair_play.h"
#include "kernel/planted_faults.h"
#include "support/catch.h"

using namespace kernel;
using namespace vault;

namespace {

/// Plays a vault with a fault. Empty if the run finds the reason; otherwise what it says instead.
template <class Fault>
std::string missed(const std::string& reason) {
  const Fault game;
  FairPlayPlan plan;
  plan.seasons = 60;
  plan.every = 0;  // secrecy is not the matter here
  plan.mostFailures = 60;
  std::string found;
  for (const FairPlayFailure& failure : checkFairPlay(game, {3}, plan).failures) {
    if (failure.what.find(reason) != std::string::npos) return {};
    if (found.size() < 600) found += sentence(failure) + "\n";
  }
  return found.empty() ? "nothing" : found;
}

}  // namespace

TEST_CASE("A decision that breaks the contract is found", "[conformance]") {
  SECTION("nothing to choose") { CHECK(missed<AsksForNothing>("a decision has no choices") == ""); }
  SECTION("nothing to choose for one of several") { CHECK(missed<SealsNothing>("a decision has no choices") == ""); }
  SECTION("the same choice twice") { CHECK(missed<OffersTwice>("the same choice twice") == ""); }
  SECTION("one that answers itself") { CHECK(missed<AsksTheObvious>("that answers itself was asked") == ""); }
  SECTION("not the one left in the buffer") { CHECK(missed<LeavesStale>("the decision that `choose` leaves") == ""); }
  SECTION("something for who may not interject") {
    CHECK(missed<OffersOutOfTurn>("a seat that may not interject is offered something") == "");
  }
  SECTION("none, though the game goes on") { CHECK(missed<GoesOn>("nobody is asked though") == ""); }
}

TEST_CASE("A course of the game that breaks the contract is found", "[conformance]") {
  SECTION("progress outside the state") { CHECK(missed<Remembers>("a replay ends in another state") == ""); }
  SECTION("learning from nothing") { CHECK(missed<LearnsFromNothing>("though nothing happened") == ""); }
  SECTION("undo that is not as promised") { CHECK(missed<BreaksPromise>("what was said beforehand") == ""); }
  SECTION("an invariant the game itself finds broken") { CHECK(missed<Faulty>("a coin is lost") == ""); }
  SECTION("an error thrown in the middle") {
    CHECK(missed<Throws>("the game throws: the second night is missing") == "");
  }
}
