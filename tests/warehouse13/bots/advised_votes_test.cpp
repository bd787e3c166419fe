// What a learner is advised to vote.

#include <cmath>

#include "engine/bots/advice.h"
#include "support/catch.h"
#include "warehouse13/bots/talking.h"

using namespace w13;

TEST_CASE("A vote is advised by belief, as a bot in that seat would vote", "[advice]") {
  int agents = 0, traitors = 0;
  talking::alongSeasons(160, 1, [&](talking::Watched& watched, Seat seat, int) {
    const Season& season = watched.season;
    const Consulted question = consulted(season, seat);
    if (askOf(question.decision) != Ask::Vote) return;
    // given a vote, when a learner asks what to do
    Adviser adviser(shipped::cards());
    season.recall(seat, adviser.mind());
    const Advice advice = adviser.advise(question, *season.dreams(), 300, 1);
    // then it is what the bot does that has watched all along, without a chance that a search has found
    REQUIRE(advice.size() == 1);
    kernel::Luck luck(1);
    RuleBot& bot = *watched.bots[at(seat)];
    CHECK(advice.front().choice == bot.choose(question.view, question.decision, luck));
    CHECK_FALSE(advice.front().chance.has_value());
    // and the reason is what the bot goes by: its belief, and the Traitor's leaves himself out
    const Seat named = question.view.vote.named;
    const bool traitor = question.view.isTraitor;
    const double belief = bot.suspicion().of(named, question.view);
    REQUIRE(advice.front().reasons.size() == 1);
    const Reason& reason = advice.front().reasons.front();
    CHECK(reason.ground == (traitor ? Ground::TakenForTraitor : Ground::MayBeTraitor));
    CHECK(reason.about == of(named));
    CHECK(reason.percent == std::lround(100 * belief));
    ++(traitor ? traitors : agents);
  });
  CHECK(agents > 20);
  CHECK(traitors > 3);
}
