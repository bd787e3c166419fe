// Nobody can tell from the game what its rules keep from them. SECRET
// With any seats and variants, played at random.

#include "engine/kernel/fair_play.h"

#include "warehouse51/shipped.h"

using namespace w51;
using namespace w51::test;
using kernel::FairPlayPlan;
using kernel::FairPlayResult;

namespace {

std::string told(const FairPlayResult& result) {
  std::string all;
  for (const kernel::FairPlayFailure& failure : result.failures) all += sentence(failure) + "\n";
  return all;
}

Warehouse51::Setup setup(int seats, Variants variants = {}, SeatSet programs = {}) {
  return {.seats = seats, .variants = variants, .programs = programs};
}

}  // namespace

TEST_CASE("Warehouse 51 is fair, for three to five collectors", "[w51][fair-play]") {
  const int seats = GENERATE(3, 4, 5);
  FairPlayPlan plan;
  plan.seasons = 100;
  const FairPlayResult result = checkFairPlay(Warehouse51(shipped()), setup(seats), plan);
  CHECK(told(result) == "");
  CHECK(result.seasons == plan.seasons);
  // and the run has looked at what it is there for
  CHECK(result.choices > plan.seasons * 100);
  CHECK(result.interjections > 100);
  CHECK(result.undone > 100);
  for (const kernel::DreamShare& each : result.shares) CHECK(each.share() > 0.5);
}

TEST_CASE("Warehouse 51 is fair with each variant", "[w51][fair-play][VAR-01]") {
  const int variant = GENERATE(range(0, kVariants));
  FairPlayPlan plan;
  plan.seasons = 10;
  const FairPlayResult result = checkFairPlay(
      Warehouse51(shipped()), setup(3 + variant % 3, static_cast<Variant>(variant), kernel::seatAt(1)), plan);
  CHECK(told(result) == "");
}
