// Every leak planted here must be found, and in the way it would be noticed. The honest game passes on the same
// seasons.

#include "warehouse13/secrecy/planted_events.h"

#include "support/catch.h"
#include "warehouse13/secrecy/planted_dreams.h"
#include "warehouse13/secrecy/seasons.h"

using namespace leaks;

namespace {

const std::vector<std::string> kNoQuick = {"quick-windows"};
constexpr std::uint64_t kMostSeasons = 240;  ///< to look for a leak in; most are found in the first few
constexpr std::uint64_t kHonestSeasons = 60;

/// Watches seasons of a game with a leak until it is found. Empty if it is found for the reason; otherwise what was
/// found instead.
template <class Leak>
std::string missed(const std::string& reason) {
  const secrecy::Watched<Leak> game(shipped::cards());
  std::string found;
  for (std::uint64_t number = 1; number <= kMostSeasons; ++number) {
    const kernel::FairPlayResult result = secrecy::watch(game, secrecy::seasonOf(number, kNoQuick));
    for (const kernel::FairPlayFailure& failure : result.failures) {
      if (failure.what.find(reason) != std::string::npos) return {};
      if (found.size() < 600) found += kernel::sentence(failure) + "\n";
    }
  }
  return found.empty() ? "nothing" : found;
}

}  // namespace

TEST_CASE("A secret that shows in a view is found", "[fair-play][leak][heavy]") {
  const std::string view = "the view differs";
  SECTION("how a hand splits into Traits and Stress") { CHECK(missed<CountsTraits>(view) == ""); }
  SECTION("the order of another's hand") { CHECK(missed<ShowsHandOrder>(view) == ""); }
  SECTION("the next card of a pile, after a shuffle too") { CHECK(missed<ShowsNextCard>(view) == ""); }
  SECTION("the cards in the box") { CHECK(missed<ShowsBox>(view) == ""); }
  SECTION("the face under a cover") { CHECK(missed<ShowsCoveredFace>(view) == ""); }
  SECTION("the dice that were not covered") { CHECK(missed<ShowsUncovered>(view) == ""); }
  SECTION("the dice behind the shields, to the Traitor") { CHECK(missed<TraitorSeesDice>(view) == ""); }
  SECTION("a sum that counts covered dice") { CHECK(missed<SumsCovers>(view) == ""); }
  SECTION("the Traitor's Goo") { CHECK(missed<ShowsGoo>(view) == ""); }
  SECTION("votes before all are cast") { CHECK(missed<ShowsVotes>(view) == ""); }
  SECTION("who is no Agent") { CHECK(missed<ListsLoyal>(view) == ""); }
  SECTION("the Traitor, while a turn ends by itself") { CHECK(missed<GlimpsesTheTraitor>("between two parts") == ""); }
  SECTION("a card that was handed over, to a third seat") { CHECK(missed<ShowsGifts>(view) == ""); }
}

TEST_CASE("A question that depends on a secret is found", "[fair-play][leak][heavy]") {
  const std::string carried = "of the state before, after the same choice";
  SECTION("Respond for holders only") { CHECK(missed<RespondForHolders>("who may interject differs") == ""); }
  SECTION("being skipped for lack of a card") { CHECK(missed<SkipsWithoutCard>(carried) == ""); }
  SECTION("a reveal asked of the Traitor only") { CHECK(missed<PromptsTheTraitor>(carried) == ""); }
  SECTION("Actions from the hand on the table's screen") {
    CHECK(missed<OffersTheHand>("the visible choices of seat") == "");
  }
  SECTION("another rule for the Traitor") { CHECK(missed<CitesForTheTraitor>("the question to seat") == ""); }
  SECTION("a pause for holders only") { CHECK(missed<WaitsForHolders>("the kind of question to seat") == ""); }
  SECTION("why not, from another's hand") { CHECK(missed<ExplainsByHand>("the reason why 2:") == ""); }
  SECTION("a token that avoids the Traitor") { CHECK(missed<TokenAvoidsTheTraitor>(carried) == ""); }
}

TEST_CASE("What happens and tells a secret is found", "[fair-play][leak][heavy]") {
  const std::string carried = "of the state before, after the same choice event";
  SECTION("draws") { CHECK(missed<TellsDraws>(carried) == ""); }
  SECTION("gifts") { CHECK(missed<TellsGifts>(carried) == ""); }
  SECTION("rolls behind a shield") { CHECK(missed<TellsRolls>("had chance secretly brought something else") == ""); }
  SECTION("the Traitor's Goo as it is rolled") {
    CHECK(missed<TellsGoo>("had chance secretly brought something else") == "");
  }
  SECTION("a face under a veil") { CHECK(missed<FliesFaceUp>(carried) == ""); }
  SECTION("a vote that is cast") { CHECK(missed<TellsVotes>("secretly chosen verb") == ""); }
  SECTION("a log that grows by a secret") { CHECK(missed<LogGrows>("events are seen instead of") == ""); }
  SECTION("a discard that is covered again") { CHECK(missed<ListsDiscards>(carried) == ""); }
  SECTION("a hand that goes into the box") { CHECK(missed<NamesBoxedHand>(carried) == ""); }
  SECTION("chance asked for by a secret") { CHECK(missed<RollsForCover>("chance") == ""); }
  SECTION("an undo limit by the role of another") { CHECK(missed<UndoByRole>("can be taken back differs") == ""); }
  SECTION("a look that can be taken back") { CHECK(missed<UndoToPeek>("what can be taken back teaches") == ""); }
  SECTION("a cover that can be tried out") { CHECK(missed<UndoToTryCovers>("can be taken back differs") == ""); }
  SECTION("a card remembered through a shuffle") {
    CHECK(missed<RemembersThroughShuffles>("a seat remembers a card of a draw pile") == "");
  }
}

TEST_CASE("Dreams that are none, too wild or impossible are found", "[fair-play][leak][heavy]") {
  SECTION("dreams that are the truth") { CHECK(missed<NeverDreams>("only 0 of") == ""); }
  SECTION("dreams that deal the dreamer another hand") { CHECK(missed<ForgetsItself>("the view differs") == ""); }
  SECTION("dreams that forget what was handed over") { CHECK(missed<ForgetsGifts>("the view differs") == ""); }
  SECTION("dreams that forget what a cover told") {
    CHECK(missed<ForgetsCovers>("of the state before, after the same choice") == "");
  }
  SECTION("dreams that cannot be") { CHECK(missed<DealsTwice>("a dream that cannot be: the card") == ""); }
  SECTION("dreams that leave one secret alone") {
    secrecy::Notes notes, honest;
    for (std::uint64_t number = 1; number <= 8; ++number) {
      const secrecy::Season season = secrecy::seasonOf(number, kNoQuick);
      (void)secrecy::watch(secrecy::Watched<DreamsKnowTheTraitor>(shipped::cards(), &notes), season);
      (void)secrecy::watch(secrecy::Watched<>(shipped::cards(), &honest), season);
    }
    REQUIRE(notes.moved["who the Traitor is"].could > 100);
    CHECK(notes.moved["who the Traitor is"].did == 0);
    CHECK(honest.moved["who the Traitor is"].share() > 0.4);
  }
}

TEST_CASE("The honest game passes on the seasons in which the leaks are found", "[fair-play][leak][heavy]") {
  const secrecy::Watched game(shipped::cards());
  for (std::uint64_t number = 1; number <= kHonestSeasons; ++number) {
    const secrecy::Season season = secrecy::seasonOf(number, kNoQuick);
    std::string failures;
    for (const kernel::FairPlayFailure& each : secrecy::watch(game, season).failures)
      failures += kernel::sentence(each) + "\n";
    INFO(secrecy::told(season));
    CHECK(failures == "");
  }
}
