// Bots that think ahead beside a window: when they answer depends on their delay alone.

#include <QCoreApplication>
#include <atomic>
#include <latch>
#include <optional>

#include "engine/games/games.h"
#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/house/log/match_log.h"
#include "support/catch.h"
#include "ui/games/warehouse13/season/bot_desk.h"
#include "ui/plain/thinking.h"
#include "ui/time/beside_window.h"
#include "ui/time/clock.h"

namespace w13::test {

namespace {

using ui::HandClock;

constexpr int kDelay = 1000;  // milliseconds

Setup ofFour() {
  Setup setup;
  for (int agent = 0; agent < 4; ++agent) setup.agents.push_back(static_cast<AgentId>(agent));
  return setup;
}

/// A season of four bots that think at length, and what the first of them is asked.
struct Asked {
  std::shared_ptr<const Catalog> cards = readCards({W13_DATA_DIR "/cards/warehouse13"}).cards;
  Season season{cards, ofFour(), 7};
  std::vector<std::string> bots = std::vector<std::string>(4, "strong");

  [[nodiscard]] BotJob job() const {
    BotJob job;
    kernel::Decision d;
    season.decision(Seat::Table, d);
    BotJob::Question& question = job.question.emplace();
    question.seat = d.seat();
    season.decision(question.seat, question.decision);
    season.view(question.seat, question.view);
    job.match = season.dreams();
    return job;
  }
};

}  // namespace

TEST_CASE("A bot answers when its delay has passed, however long it thinks", "[hand][sample]") {
  HandClock clock;
  const Asked asked;
  BotDesk desk(asked.season, asked.bots, kDelay);
  std::optional<BotAnswer> answer;
  QObject::connect(&desk, &BotDesk::answered, [&](const BotAnswer& given) { answer = given; });
  // given a bot that is asked
  desk.ask(asked.job());
  // when nearly all of the delay has passed, then it has not answered, whether it still thinks or not
  clock.pass(kDelay - 1);
  QCoreApplication::processEvents();
  CHECK_FALSE(answer);
  // and when the rest has, then it does, with something that is on offer
  clock.pass(1);
  while (!answer) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  kernel::Decision d;
  asked.season.decision(answer->move.seat, d);
  CHECK(d.find(answer->move.choice) >= 0);
}

TEST_CASE("A bot that thinks ahead has time to do so when answers are wanted at once", "[hand]") {
  HandClock clock;
  const Asked asked;
  BotDesk desk(asked.season, asked.bots, 0);
  std::optional<BotAnswer> answer;
  QObject::connect(&desk, &BotDesk::answered, [&](const BotAnswer& given) { answer = given; });
  desk.ask(asked.job());
  clock.pass(house::kLeastThought - 1);
  QCoreApplication::processEvents();
  CHECK_FALSE(answer);
  clock.pass(1);
  while (!answer) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  // and bots by rules of thumb need none
  CHECK(BotDesk(asked.season, {"", "rule", "wary", "rule"}, 0).delay() == 0);
}

TEST_CASE("A bot that is late answers with what it has", "[sample]") {
  // given a bot that is told to stop after a few dreams
  const Asked asked;
  BotCrew crew(asked.season, asked.bots);
  std::atomic<int> looks = 0;
  const BotAnswer answer = crew.answer(asked.job(), [&] { return ++looks > 10; });
  // then it has looked, and stopped soon after: at length it dreams two thousand times
  CHECK(looks > 10);
  CHECK(looks < 100);
  kernel::Decision d;
  asked.season.decision(answer.move.seat, d);
  CHECK(d.find(answer.move.choice) >= 0);
}

TEST_CASE("Bots of a season that goes on know what they have seen and heard of it", "[bots][talk][hand]") {
  // given bots that play a season with table talk from its beginning
  SeasonStart start;
  start.players.resize(4);
  start.bots.assign(4, "wary");
  start.talk = true;
  start.seed = 11;
  start.setup = ofFour();
  Season season = beginSeason(readCards({W13_DATA_DIR "/cards/warehouse13"}), start);
  BotCrew watching(season, start.bots);
  std::vector<std::uint32_t> moments;
  int remarks = 0, forgotten = 0;
  while (!season.over() && season.steps() < 400) {
    const std::uint32_t now = season.talkMoment();
    if (now != 0 && std::ranges::find(moments, now) == moments.end()) {
      moments.push_back(now);
      for (const Seat seat : SeatSet::firstOf(4)) {
        TurnToSpeak turn{seat, {}, season.sayable(seat)};
        season.view(seat, turn.view);
        // when the season is left and gone on with
        const std::optional<int> comingBack = BotCrew(season, start.bots).remark(turn, season.said());
        const std::optional<int> fresh =
            BotCrew(Season(season.sharedCards(), season.setup(), 1), start.bots).remark(turn, season.said());
        const std::optional<int> said = watching.remark(turn, season.said());
        // then they say what they would have said
        CHECK(comingBack == said);
        forgotten += fresh == said ? 0 : 1;
        if (!said) continue;
        ++remarks;
        season.say(seat, kernel::at(turn.offers, *said));
      }
    }
    BotJob job;
    job.match = season.dreams();
    job.said.assign(season.said().begin(), season.said().end());
    const auto question = [&](Seat seat) {
      BotJob::Question asked{seat, {}, {}};
      season.view(seat, asked.view);
      return asked;
    };
    for (const Seat seat : SeatSet::firstOf(4)) {
      if (!season.mayInterject(seat)) continue;
      job.windows.push_back(question(seat));
      season.interjections(seat, job.windows.back().decision);
    }
    kernel::Decision d;
    season.decision(Seat::Table, d);
    job.question = question(d.seat());
    season.decision(d.seat(), job.question->decision);
    const kernel::Move move = watching.answer(job, {}).move;
    if (move.how == kernel::How::Interjection) season.interject(move.seat, move.choice);
    else season.choose(move.seat, move.choice);
  }
  CHECK(remarks > 5);
  CHECK(forgotten > 0);
}

TEST_CASE("Two pieces of work are done at the same time, where the window keeps a processor to itself", "[sample]") {
  CHECK_FALSE(ui::besideWindow(1));
  CHECK_FALSE(ui::besideWindow(2));
  // given two pieces of which each waits for the other
  std::latch bothThere(2);
  ui::besideWindow(3)([&] { bothThere.arrive_and_wait(); }, [&] { bothThere.arrive_and_wait(); });
  // then both come to their end
  CHECK(bothThere.try_wait());
}

TEST_CASE("Bots at a table think by what the table lends them", "[sample]") {
  const Asked asked;
  int lent = 0;
  BotCrew crew(asked.season, {"quick", "quick", "quick", "quick"},
               [&](const std::function<void()>& one, const std::function<void()>& other) { ++lent, one(), other(); });
  (void)crew.answer(asked.job(), {});
  CHECK(lent > 0);
}

TEST_CASE("Beside a plain window a bot thinks on a thread of its own, until somebody wants its move or nobody does") {
  const house::GameModule& game = *games::named("warehouse51");
  const std::shared_ptr<const house::Box> box = game.open({});
  house::Start start;
  start.setup = game.completed({}, 4, *box);
  start.players.resize(4);
  start.bots.assign(4, "strong");
  const auto match = house::beginMatch(box, start);
  house::Referee bots(*match, game, *box, start.bots, 1);
  ui::Thinking thinking(bots);
  for (int move = 0; move < 12; ++move) {
    INFO("move " << move);
    // given somebody who has begun to think, or not
    if (move % 2 == 0) thinking.begin();
    if (move % 4 == 0) {
      thinking.drop();
      thinking.begin();
    }
    // when the move is wanted, then it comes, and can be made
    const std::optional<kernel::Move> wanted = thinking.finish();
    REQUIRE(wanted);
    match->play(*wanted);
  }
  CHECK(match->steps() == 12);
}

}  // namespace w13::test
