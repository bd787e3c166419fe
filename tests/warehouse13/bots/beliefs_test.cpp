// Who may be the Traitor, by weights that were learnt; how good they are; and what bots do about it.

#include "engine/bots/beliefs.h"

#include <cmath>

#include "engine/kernel/dreams.h"
#include "engine/kernel/errors.h"
#include "measure/learning/learn.h"
#include "measure/learning/logit.h"
#include "measure/learning/scores.h"
#include "support/catch.h"
#include "warehouse13/bots/position.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// Only journeys count, and so much.
Beliefs travellers(float weight) {
  Signs weights;
  weights[Sign::Travelled] = weight;
  return Beliefs(weights);
}

/// Seat 0 looks on while seat 1 travels.
struct Travelling {
  position::Seen seen;
  Suspicion suspicion;

  explicit Travelling(const Beliefs& beliefs) : suspicion(&beliefs) {
    look();
    seen.view.seats[1].at = Location::Field;
    look();
  }
  void look() { suspicion.notice(seen.view, shipped::cards()); }
  [[nodiscard]] double of(int seat) const { return suspicion.of(seatAt(seat), seen.view); }
};

/// Seasons of four rule bots with any agents, the Traitor played as named.
SimulationPlan four(int seasons, std::uint64_t seed, const std::string& traitor = "rule") {
  SimulationPlan plan;
  for (int agent = 0; agent < 4; ++agent) plan.setup.agents.push_back(static_cast<AgentId>(agent));
  plan.bots.assign(4, "rule");
  plan.traitorBot = traitor;
  plan.anyAgents = true;
  plan.seasons = seasons;
  plan.seed = seed;
  return plan;
}

std::vector<std::vector<Note>> notes(int seasons, std::uint64_t seed, const std::string& traitor = "rule") {
  return notesOf(shipped::cards(), four(seasons, seed, traitor), {});
}

std::string faultOfText(const std::string& text) {
  try {
    (void)Beliefs::fromJson(text, "weights.json");
    return {};
  } catch (const kernel::DataError& error) {
    return error.what();
  }
}

}  // namespace

TEST_CASE("chances are to one another as 1 + exp of what speaks against each seat", "[CARD-17]") {
  const Beliefs beliefs = travellers(std::log(3.0F));
  const Travelling table(beliefs);
  CHECK(table.of(1) == Approx(4.0 / 8));  // 1 + 3 beside twice 1 + 1
  CHECK(table.of(2) == Approx(2.0 / 8));
  CHECK(table.of(0) == 0);  // I know what I am
}

TEST_CASE("nobody is suspected who is known, or where there is no Traitor", "[SECRET-13][VAR-03]") {
  const Beliefs beliefs = travellers(1);
  Travelling table(beliefs);
  table.seen.view.seats[1].loyaltyShown = true;
  CHECK(table.of(1) == 0);
  CHECK(table.of(2) == Approx(0.5));
  table.seen.view.cooperative = true;
  CHECK(table.of(2) == 0);
  table.seen.view.cooperative = false;
  table.seen.view.traitorRevealed = true;
  CHECK(table.of(2) == 0);
}

TEST_CASE("weights are read as they were written, and damaged ones are refused with one sentence") {
  const std::string text = shippedBeliefs().toJson();
  CHECK(Beliefs::fromJson(text, "weights.json").toJson() == text);
  CHECK(faultOfText("[") == "weights.json: no weights; make it again with `w13 learn beliefs`");
  CHECK(faultOfText("{}") == "weights.json: no number for \"base\"; make it again with `w13 learn beliefs`");
  std::string more = text;
  more.insert(1, "\"shoe-size\": 1,");
  CHECK(faultOfText(more) == "weights.json: unknown numbers; make it again with `w13 learn beliefs`");
  std::string wrong = text;
  wrong.replace(wrong.find(": "), 2, ": \"much\", \"x\": ");
  CHECK(faultOfText(wrong) == "weights.json: no number for \"base\"; make it again with `w13 learn beliefs`");
}

TEST_CASE("worlds that look alike to a seat lead it to the same beliefs", "[SECRET-12][SECRET-14]") {
  const Warehouse13 game(shipped::cards());
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    kernel::Luck luck(seed), deals(~seed);
    kernel::Decision d;
    State state = game.begin(four(1, 1).setup, luck, nullptr, d);
    kernel::DreamsOf<Warehouse13> dreams(game, state);
    const Seat viewer = seatAt(static_cast<int>(seed));
    Suspicion truly(&shippedBeliefs()), dreaming(&shippedBeliefs());
    View view{}, dreamt{};
    while (!game.result(state).over) {
      game.view(state, viewer, view);
      dreams.deal(viewer, deals);
      dreams.view(viewer, dreamt);
      truly.notice(view, shipped::cards());
      dreaming.notice(dreamt, shipped::cards());
      for (const Seat seat : SeatSet::firstOf(4)) REQUIRE(truly.of(seat, view) == dreaming.of(seat, dreamt));
      const Seat asked = game.asked(state).first();
      game.decide(state, asked, d);
      game.choose(state, {asked, d[luck.pick(d.size(), kernel::ChanceOf::Card)]}, luck, nullptr, d);
    }
  }
}

TEST_CASE("beliefs are better than the even guess and rules of thumb from Episode 2 on, and say how sure they are") {
  auto seasons = notes(160, 1);
  for (auto& each : notes(80, 1001, "loyal")) seasons.push_back(std::move(each));
  const Scores scores = scoresOf(seasons, shippedBeliefs());
  REQUIRE(scores.later.notes > 1000);
  CHECK(scores.later.overEven.interval.low > 0.15);
  CHECK(scores.later.overThumb.interval.low > 0.10);
  for (const Reliability& bin : scores.reliability) {
    CAPTURE(bin.mean, bin.said);
    if (bin.said > 100)
      CHECK(std::fabs(ratio(bin.happened, bin.said) - bin.mean) < 0.15);  // the notes of a season agree
  }
}

TEST_CASE("who weighs nothing guesses evenly") {
  const Scores scores = scoresOf(notes(20, 1), Beliefs());
  CHECK(scores.later.learnt == Approx(scores.later.even));
  CHECK(scores.later.even == Approx(2.0 / 3));  // three seats may be him: 4/9 + 1/9 + 1/9
}

TEST_CASE("the same seasons teach the same beliefs, whatever the threads, and better ones than none") {
  const auto seasons = notes(60, 5001);
  const Beliefs learnt = learnBeliefs(seasons);
  SimulationPlan plan = four(60, 5001);
  plan.threads = 2;
  CHECK(learnBeliefs(notesOf(shipped::cards(), plan, {})).toJson() == learnt.toJson());
  CHECK(scoresOf(seasons, learnt).later.overEven.value > 0.15);
}

TEST_CASE("a bot that is looked over the shoulder thinks ahead all the same") {
  // given a Traitor who searches, and one who plays by the same habits
  const auto learntOf = [](const char* traitor) {
    SimulationPlan plan = four(3, 5);
    plan.traitorBot = traitor;
    return learnBeliefs(notesOf(shipped::cards(), plan, {})).toJson();
  };
  // then what is learnt of them differs
  CHECK(learntOf("quick") != learntOf("wary"));
}

TEST_CASE("weights are found again from what they made likely") {
  const auto made = GENERATE(measure::Grows::Exp, measure::Grows::OneMoreExp);
  kernel::Luck luck(7);
  std::vector<std::array<std::array<float, 2>, 3>> numbers(4000);
  std::vector<measure::Riddle> riddles;
  for (auto& things : numbers) {
    measure::Riddle riddle;
    double sum = 0;
    std::array<double, 3> chance{};
    for (std::size_t at = 0; at < things.size(); ++at) {
      things[at] = {static_cast<float>(luck.pick(5, kernel::ChanceOf::Card)), 1};
      const double grown = std::exp(0.8 * things[at][0] - 1);
      sum += chance[at] = made == measure::Grows::Exp ? grown : 1 + grown;
      riddle.things[at] = things[at];
    }
    riddle.count = 3;
    double rest = sum * luck.pick(1'000'000, kernel::ChanceOf::Card) / 1e6;
    while (riddle.answer < 2 && (rest -= chance[static_cast<std::size_t>(riddle.answer)]) >= 0) ++riddle.answer;
    riddles.push_back(riddle);
  }
  const std::vector<double> weights = measure::likeliestWeights(riddles, 2, 0.1, made);
  CHECK(weights[0] == Approx(0.8).margin(0.1));
  if (made == measure::Grows::OneMoreExp) CHECK(weights[1] == Approx(-1).margin(0.4));
}

TEST_CASE("bots with beliefs accuse when the Traitor hides for the last time, and vote as they believe", "[VOTE-01]") {
  const Beliefs beliefs = travellers(20);
  const auto answers = [&](Ask question, kernel::Choice first, kernel::Choice second, int won, int lost) {
    RuleBot bot(shipped::cards(), Hidden::Sabotages, &beliefs);
    kernel::Luck luck(1);
    position::Seen seen;
    for (int at = 0; at < won; ++at) seen.view.stacks.push(position::card("telegraph-from-oman"));
    for (int at = 0; at < lost; ++at) seen.view.lost.push(position::card("telegraph-from-oman"));
    seen.ask(Ask::Nothing, {});
    (void)bot.interject(seen.view, seen.asked, luck);
    seen.view.seats[1].at = Location::Field;  // it travels
    seen.ask(question, {first, second});
    return seen.asked[bot.choose(seen.view, seen.asked, luck)];
  };
  const kernel::Choice accuse = choice(verb::Use, of(Place::BronzeSector));
  CHECK(answers(Ask::FinaleAction, accuse, choice(verb::Pass), 2, 2) == accuse);
  CHECK(answers(Ask::FinaleAction, accuse, choice(verb::Pass), 2, 1) == choice(verb::Pass));
  const auto vote = [&](int seat) {
    return answers(Ask::Vote, choice(verb::VoteBronze, of(seatAt(seat))), choice(verb::VoteSpare, of(seatAt(seat))), 0,
                   0);
  };
  CHECK(vote(1) == choice(verb::VoteBronze, of(seatAt(1))));
  CHECK(vote(2) == choice(verb::VoteSpare, of(seatAt(2))));
}

TEST_CASE("a Traitor who thinks ahead clears himself by no votes that he calls", "[VOTE-01][heavy]") {
  SimulationPlan plan = four(40, 9501);
  plan.bots.assign(4, "wary");
  plan.traitorBot = "quick";
  const PassedVotes votes = simulate(shipped::cards(), plan, {}).tally.votes;
  REQUIRE(votes.all() > 3);
  CHECK(3 * votes.traitor > votes.all());  // an even guess would hit him with one of three
}

TEST_CASE("votes that pass by learnt beliefs hit the hidden Traitor in 60 of 100 and more", "[VOTE-05]") {
  SimulationPlan plan = four(400, 9001);
  plan.bots.assign(4, "wary");
  PassedVotes votes = simulate(shipped::cards(), plan, {}).tally.votes;
  REQUIRE(votes.all() > 60);
  CHECK(wilson(votes.traitor, votes.all()).low > 0.6);
}
