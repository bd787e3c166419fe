// Advice for a learner: it comes from what the seat may know, and each reason is true in the position.

#include "engine/bots/advice.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/bots/grounds.h"
#include "engine/bots/promise.h"
#include "engine/bots/rule.h"
#include "engine/bots/season_guide.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/season/as_it_is.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/kernel/count.h"
#include "support/catch.h"
#include "warehouse13/bots/played.h"
#include "warehouse13/bots/talking.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/phases/retrieval_scene.h"

using namespace w13;

namespace {

using Dreams = kernel::DreamsOf<Warehouse13>;

/// What somebody with a fresh mind is asked in a world.
struct Question {
  Question(const Warehouse13& game, const State& world, Seat seat) {
    game.view(world, seat, asked.view);
    game.decide(world, seat, asked.decision);
  }
  Consulted asked;
};

bool alike(const Advice& a, const Advice& b) {
  return std::ranges::equal(a, b, [](const Advised& one, const Advised& other) {
    return one.choice == other.choice && one.chance == other.chance && one.reasons == other.reasons;
  });
}

template <class Match>
Advice advised(const Warehouse13& game, const State& world, Seat seat) {
  Adviser adviser(shipped::cards());
  return adviser.advise(Question(game, world, seat).asked, Match(game, world), 240, 7);
}

/// What comes of a move in the match as it is, or in a dream of it, nobody responding.
struct Outcome {
  Outcome(kernel::Dreams<View>& match, const Reasoner& who, const kernel::Move& move, std::uint64_t seed) {
    kernel::Luck luck(seed);
    who.guide.startFrom(who.view);
    match.deal(move.seat, who.guide.odds(), luck);
    who.guide.begin();
    Suspicion others = who.noticed;
    View table{};
    match.view(Seat::Table, table);
    others.notice(table, who.cards);
    more = -others.publicly(move.seat, table);
    playThrough(match, move, who.guide, luck, [&](const View& seen) {
      others.notice(seen, who.cards);
      table = seen;
    });
    more += others.publicly(move.seat, table);
    View after{};
    match.view(move.seat, after);
    all = changes(who.view, after);
  }
  bool has(const Reason& reason) const {
    return std::ranges::any_of(all, [&](const Reason& each) {
      return each.ground == reason.ground && each.about == reason.about && each.number == reason.number;
    });
  }
  std::vector<Reason> all;
  double more = 0;  ///< suspected by others
};

/// How much of what is required a die can fill, from the numbers on the board.
int filledBy(const View& v, Clue clue) {
  int most = 0;
  for (const Symbol type : kTypes)
    if (clue.symbol == type || clue.symbol == Symbol::Wild)
      most = std::max(most, std::min<int>(clue.number, v.needed[type] - v.applied[type]));
  return most;
}

}  // namespace

TEST_CASE("What is recollected for a seat is what a bot in it has believed all along", "[advice]") {
  int compared = 0, differ = 0;
  talking::alongSeasons(3, 7, [&](talking::Watched& watched, Seat seat, int number) {
    INFO("question " << number << " to seat " << index(seat));
    // given a bot that has watched and listened, when a fresh one is told what the seat has been shown
    RuleBot fresh(shipped::cards(), Hidden::Sabotages, &shippedBeliefs());
    watched.season.recall(seat, fresh);
    // then both believe the same of everybody
    View view{};
    watched.season.view(seat, view);
    for (const Seat other : SeatSet::firstOf(4)) {
      const Suspicion& lived = watched.bots[at(seat)]->suspicion();
      CHECK(fresh.suspicion().of(other, view) == lived.of(other, view));
      CHECK(fresh.suspicion().evidence().of(other) == lived.evidence().of(other));
      differ += Suspicion(&shippedBeliefs()).of(other, view) != lived.of(other, view) ? 1 : 0;
    }
    ++compared;
  });
  CHECK(compared > 30);
  CHECK(differ > 30);  // it is something that a mind without memory does not know
}

TEST_CASE("In worlds that look alike to a seat advice is the same; one who peeks is found out", "[advice][SECRET-12]") {
  int asked = 0, caught = 0;
  talking::alongSeasons(2, 40, [&](talking::Watched& watched, Seat seat, int) {
    // given the true world, and one that the asked seat cannot tell from it
    const Warehouse13& game = watched.season.inside().game;
    const State& truth = watched.season.inside().session.state();
    kernel::Luck deal(static_cast<std::uint64_t>(++asked));
    const State other = game.imagine(truth, seat, deal, Pins{}, kernel::Dealing::Mixed);
    INFO("question " << asked);
    // when advice is asked for in both, then it is the same, with all its figures and reasons
    CHECK(alike(advised<Dreams>(game, truth, seat), advised<Dreams>(game, other, seat)));
    // and that of somebody who looks at the world is not
    caught += alike(advised<AsItIs>(game, truth, seat), advised<AsItIs>(game, other, seat)) ? 0 : 1;
  });
  CHECK(asked >= 6);
  CHECK(caught > 0);
}

TEST_CASE("Each reason of an answer is true in the position", "[advice]") {
  std::set<Ground> met;
  int answers = 0, without = 0;
  talking::alongSeasons(8, 11, [&](talking::Watched& watched, Seat seat, int number) {
    const State truth = watched.season.inside().session.state();
    const Warehouse13& game = watched.season.inside().game;
    const Consulted question = Question(game, truth, seat).asked;
    const Dreams dreams(game, truth);
    const Suspicion& noticed = watched.bots[at(seat)]->suspicion();
    const auto guide = seasonGuide(shipped::cards(), Promise(), noticed);
    const Reasoner who{shipped::cards(), dreams, *guide, question.view, noticed};
    const kernel::Decision& d = question.decision;
    for (int at = number % 3; at < d.size(); at += 3) {
      const kernel::Move move{seat, d[at]};
      const std::vector<Reason> reasons = groundsFor(who, move, 1);
      ++answers;
      without += std::ranges::none_of(reasons, [](const Reason& each) { return !isShown(each.ground); }) ? 1 : 0;
      if (reasons.empty()) continue;
      // when the answer is given in the match as it is, and in other dreams of it
      AsItIs world(game, truth);
      const Outcome real(world, who, move, 2);
      constexpr int kDreamt = 150;
      std::vector<Outcome> dreamt;
      const auto dream = dreams.another();
      for (int each = 0; each < kDreamt; ++each)
        dreamt.emplace_back(*dream, who, move, static_cast<std::uint64_t>(1000 + each));
      for (const Reason& reason : reasons) {
        INFO("question " << number << ", answer " << at << ", ground " << static_cast<int>(reason.ground));
        met.insert(reason.ground);
        if (reason.ground == Ground::FillsNeed) {
          // then what it fills is missing on the board
          CHECK(filledBy(question.view, faceOf(reason.about)) == reason.number);
        } else if (isShown(reason.ground)) {
          // then others suspect the seat as much more or less as it says
          double more = 0;
          for (const Outcome& each : dreamt) more += each.more / kDreamt;
          if (reason.ground == Ground::TellsNothing) CHECK(std::abs(more) < 0.02);
          else CHECK((more > 0) == (reason.ground >= Ground::SuspectedMore));
        } else if (reason.percent == 100) {
          // then what is certain has happened
          CHECK(real.has(reason));
        } else {
          // then what may come happens as often as it says
          const double share =
              100.0 * kernel::countIf(dreamt, [&](const Outcome& o) { return o.has(reason); }) / kDreamt;
          CHECK(std::abs(share - reason.percent) < 20);
        }
      }
    }
  });
  CHECK(answers > 200);
  CHECK(without < answers / 4);
  CHECK(met.size() >= 15);
}

TEST_CASE("Advice names the best first, at most three, and nothing where there is no choice", "[advice]") {
  int asked = 0;
  talking::alongSeasons(1, 15, [&](talking::Watched& watched, Seat seat, int) {
    const Season& season = watched.season;
    const Consulted question = consulted(season, seat);
    Adviser adviser(shipped::cards());
    season.recall(seat, adviser.mind());
    if (askOf(question.decision) == Ask::Vote) return;
    const Advice advice = adviser.advise(question, *season.dreams(), 300, 1);
    const auto ranked = adviser.rank(question, *season.dreams(), 300, 1);
    // then these are what the search thinks best, each once and on offer
    const auto said = [&](const auto& each) {
      return Words(shipped::cards(), nullptr).choice(question.decision[*each.choice], question.decision, question.view);
    };
    std::vector<std::string> best, told;  // copies of a card come to the same
    for (const search::Ranked& each : ranked)
      if (std::ranges::find(best, said(each)) == best.end()) best.push_back(said(each));
    for (const Advised& each : advice) told.push_back(said(each));
    best.resize(std::min<std::size_t>(3, best.size()));
    CHECK(told == best);
    for (std::size_t row = 0; row < advice.size(); ++row) {
      REQUIRE(advice[row].chance.has_value());
      CHECK((*advice[row].chance >= 0 && *advice[row].chance <= 1));
      CHECK((row == 0 || *advice[row].chance <= *advice[row - 1].chance));
      REQUIRE(advice[row].choice.has_value());
      CHECK(*advice[row].choice < question.decision.size());
    }
    // and who is told to stop says nothing
    CHECK(adviser.advise(question, *season.dreams(), 300, 1, [] { return true; }).empty());
    ++asked;
  });
  CHECK(asked > 3);
}

TEST_CASE("Goo dice that show the same come to the same", "[advice]") {
  // given the Traitor's own Goo dice, two of which show the same
  View view{};
  view.gooFaces[0] = view.gooFaces[1] = shipped::cards().gooFaces[0];
  view.gooFaces[2] = shipped::cards().gooFaces[5];
  REQUIRE(view.gooFaces[0] != view.gooFaces[2]);
  const auto covering = [](int die) { return kernel::Choice{verb::CoverDie, nounOf(Thing::Goo, die)}; };
  // then it is the same which of the two is covered, but not whether one of them or the third is
  CHECK(sameInEffect(shipped::cards(), view, covering(0), covering(1)));
  CHECK_FALSE(sameInEffect(shipped::cards(), view, covering(0), covering(2)));
}

TEST_CASE("The reasons for covering a Goo die tell from whom it may take a die", "[advice][TGOO-04]") {
  // given a revealed Traitor whose Goo dice are rolled, and two Agents who have rolled their dice in secret
  scene::Scene s;
  s.agent("artie", scene::Field).agent("pete", scene::Field).agent("claudia").agent("jinks").revealed("jinks");
  s.artifact("aztec-bloodstone").used("artie", "episode").used("artie", "season");
  s.claimed("artie", "blue yellow").claimed("pete", "red").start("retrieval-round");
  scene::rollRound(s.roll({"1L", "0O", "1I"}), {"1L", "1L", "1I"}).play("cover 1L");
  REQUIRE(s.question() == "cover-goo");
  // when the reasons for each are asked for
  const Warehouse13 game(shipped::cards());
  const Seat seat = s.seat("jinks");
  const Consulted question = Question(game, s.state(), seat).asked;
  const Dreams dreams(game, s.state());
  const Suspicion noticed(&shippedBeliefs());
  const auto guide = seasonGuide(shipped::cards(), Promise(), noticed);
  const Reasoner who{shipped::cards(), dreams, *guide, question.view, noticed};
  for (const kernel::Choice& each : question.decision.choices()) {
    const std::vector<Reason> reasons = groundsFor(who, {seat, each}, 1);
    // then they follow the die until it has acted: it takes one of somebody's, or it may
    CHECK(std::ranges::any_of(reasons, [](const Reason& reason) {
      return reason.ground == Ground::RobsDie && reason.percent > 0 && reason.percent < 100;
    }));
    CHECK(std::ranges::none_of(reasons, [](const Reason& it) { return it.ground == Ground::NothingHappens; }));
  }
}

TEST_CASE("Advice is told by what it promises; what is as good as another promises the same", "[advice]") {
  const auto told = [](std::vector<search::Ranked> ranked) {
    orderByPromise(ranked);
    std::vector<std::pair<int, long>> rows;
    for (const search::Ranked& each : ranked)
      rows.emplace_back(each.choice.value_or(-1), std::lround(100 * each.promise));
    return rows;
  };
  using Rows = std::vector<std::pair<int, long>>;
  // given the usual answer, one that gains next to nothing, and two that lose as much: then two promises are told
  CHECK(told({{.choice = 2, .usual = true, .promise = 0.544, .gain = 0},
              {.choice = 1, .promise = 0.546, .gain = 0.002},
              {.choice = 3, .promise = 0.526, .gain = -0.018},
              {.choice = 0, .promise = 0.523, .gain = -0.021}}) == Rows{{2, 55}, {1, 55}, {0, 53}, {3, 53}});
  // given a search so short that luck may have given all that is gained: then the most is first all the same
  CHECK(told({{.choice = 0, .usual = true, .promise = 0.5, .gain = 0},
              {.choice = 1, .promise = 0.53, .gain = 0.03, .error = 0.1},
              {.choice = 2, .promise = 0.51, .gain = 0.01, .error = 0.1}}) == Rows{{1, 53}, {2, 51}, {0, 50}});
  // and to let the moment pass comes before what is no better
  CHECK(told({{.choice = 4, .promise = 0.3, .gain = 0.003}, {.choice = std::nullopt, .promise = 0.3, .gain = 0}}) ==
        Rows{{-1, 30}, {4, 30}});
}

TEST_CASE("What comes whatever is answered is no reason", "[advice]") {
  int common = 0, told = 0;
  talking::alongSeasons(2, 7, [&](talking::Watched& watched, Seat seat, int) {
    const Season& season = watched.season;
    const Consulted question = consulted(season, seat);
    Adviser adviser(shipped::cards());
    season.recall(seat, adviser.mind());
    const auto match = season.dreams();
    const Advice advice = adviser.advise(question, *match, 200, 1);
    // given what is certain with every answer that is weighed
    const auto guide = seasonGuide(shipped::cards(), shippedPromise(), watched.bots[at(seat)]->suspicion());
    const Reasoner who{shipped::cards(), *match, *guide, question.view, watched.bots[at(seat)]->suspicion(), {}};
    std::optional<std::vector<Reason>> all;
    for (const search::Ranked& each : adviser.rank(question, *match, 200, 1)) {
      const std::vector<Reason> its = groundsFor(who, {seat, question.decision[*each.choice]}, 1);
      if (!all) all = its;
      std::erase_if(*all, [&](const Reason& it) {
        return it.percent != 100 || isShown(it.ground) || std::ranges::find(its, it) == its.end();
      });
    }
    // then no row of the advice says it
    common += all->empty() ? 0 : 1;
    for (const Advised& each : advice) {
      told += each.reasons.empty() ? 0 : 1;
      for (const Reason& it : each.reasons) CHECK(std::ranges::find(*all, it) == all->end());
    }
  });
  CHECK(common > 3);
  CHECK(told > 20);
}

TEST_CASE("Advice on responses weighs letting the moment pass as well", "[advice]") {
  int asked = 0, passes = 0;
  talking::alongSeasons(3, 1, [&](talking::Watched& watched, Seat, int number) {
    const Season& season = watched.season;
    for (const Seat seat : SeatSet::firstOf(season.seats())) {
      if (!season.mayInterject(seat) || season.asked().has(seat) || (number + index(seat)) % 9 != 0) continue;
      const Consulted question = consulted(season, seat, kernel::How::Interjection);
      if (question.decision.empty()) continue;
      Adviser adviser(shipped::cards());
      const Advice advice = adviser.advise(question, *season.dreams(), 120, 1);
      REQUIRE((advice.size() == 2 || advice.size() == 3));  // copies of a card come to the same
      ++asked;
      for (const Advised& each : advice) {
        passes += each.choice ? 0 : 1;
        if (!each.choice) CHECK(each.reasons == std::vector<Reason>{{Ground::KeepsCards}});
      }
    }
  });
  CHECK(asked > 10);
  CHECK(passes > asked / 2);
}
