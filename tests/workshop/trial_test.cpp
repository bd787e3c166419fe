// Trying a card: the program finds a position for each of them, and what was done there becomes a scenario.

#include "bench.h"
#include "engine/kernel/errors.h"
#include "engine/warehouse13/cards/decks.h"
#include "engine/warehouse13/scenario/scenario.h"
#include "workshop/finding.h"

namespace w13::test {

TEST_CASE("A position is found for every card of the box", "[trial]") {
  const Bench bench;
  const auto cards = bench.desk().shippedSet().cards;
  for (const Design& design : cards->designs) {
    const std::string path = std::string(deckOf(design.kind).folder) + "/" + design.id + ".json";
    INFO(path);
    // when the program looks for a place where the card does something
    const std::vector<Trial> trials = trialsFor(path, *cards);
    // then there is one, and a season can be played from it
    REQUIRE_FALSE(trials.empty());
    if (design.kind == Kind::Trait && design.timing != Timing::None)
      CHECK_THAT(trials.front().says.en, Catch::Matchers::EndsWith("can play it"));
    for (const Trial& trial : trials) {
      const TrialBegun begun = begin(trial, cards, {}, 1);
      CHECK(begun.season.seats() == 3);
      CHECK_FALSE(begun.season.over());
    }
  }
}

namespace {

/// Plays words in a trial, as somebody would in the window.
Season played(const Trial& trial, const std::shared_ptr<const Catalog>& cards, const std::vector<TrialStep>& steps) {
  TrialBegun begun = begin(trial, cards, steps, 1);
  REQUIRE(begun.steps == steps.size());
  return std::move(begun.season);
}

}  // namespace

TEST_CASE("What was done in a trial becomes a scenario that holds", "[trial]") {
  const Bench bench;
  const auto cards = bench.desk().shippedSet().cards;
  // given a position for a card
  const Trial trial = trialsFor("traits/analog-password-decoder.json", *cards).front();
  const std::string you = cards->agents.front().id;
  // when it is played there
  const std::vector<TrialStep> steps = {{you, "respond analog-password-decoder"}, {you, "refuse"}, {you, "roll"}};
  const TrialRecord record = recordOf(trial, played(trial, cards, steps), 1);
  CHECK(record.steps.size() == 3);
  // then what happened and what has changed is there to be expected
  std::vector<std::size_t> usual;
  std::string keys;
  for (std::size_t at = 0; at < record.expectations.size(); ++at) {
    if (record.expectations[at].usual) usual.push_back(at);
    keys += record.expectations[at].key + "=" + record.expectations[at].value + "\n";
  }
  INFO(keys);
  CHECK_THAT(keys, Catch::Matchers::Contains("logic.discards=[\"analog-password-decoder\"]"));
  CHECK_THAT(keys, Catch::Matchers::Contains("events=card-played " + you + " analog-password-decoder"));
  // and the scenario made of it says so, by name and rule, and plays the same
  const std::string text = scenarioOf(record, "A bonus", usual, *cards);
  CHECK(runScenario("it", text, *cards).ok);
  // but with a card that does something else it fails
  std::string other = text;
  const std::string was = "\"logic.discards\": [\"analog-password-decoder\"]";
  REQUIRE(other.find(was) != std::string::npos);
  other.replace(other.find(was), was.size(), "\"logic.discards\": []");
  CHECK_FALSE(runScenario("it", other, *cards).ok);
}

TEST_CASE("A trial goes on with other cards as far as it can", "[trial]") {
  const Bench bench;
  Desk desk = bench.desk();
  const auto cards = desk.shippedSet().cards;
  const Trial trial = trialsFor("traits/analog-password-decoder.json", *cards).front();
  const std::string you = cards->agents.front().id;
  const std::vector<TrialStep> steps = {{you, "respond analog-password-decoder"}, {you, "refuse"}, {you, "roll"}};
  CHECK(stepsOf(trial, played(trial, cards, steps), 1) == steps);
  // given a change of something else
  desk.write("traits/tesla.json", R"({"name": {"en": "Lightning", "de": "Blitz"}})");
  desk.check();
  REQUIRE(desk.checked().errors == 0);
  // then all is as it was
  CHECK(begin(trial, desk.checked().cards.cards, steps, 1).steps == 3);
  // given that the card can no longer be played there
  desk.write("traits/analog-password-decoder.json", R"({"timing": "action", "answers": null, "only": null,
    "do": [{"draw_stress": 1}]})");
  desk.check();
  INFO(foundIn(desk, "traits/analog-password-decoder.json"));
  REQUIRE(desk.checked().errors == 0);
  // then it goes on where it last could
  CHECK(begin(trial, desk.checked().cards.cards, steps, 1).steps == 0);
}

TEST_CASE("The positions of scenarios that name a card can be tried too", "[trial]") {
  const Bench bench;
  const auto cards = bench.desk().shippedSet().cards;
  const std::vector<Played> scenarios =
      playedIn({std::filesystem::path(W13_DATA_DIR) / "../tests/scenarios/cards/traits"});
  REQUIRE_FALSE(scenarios.empty());
  const std::vector<Trial> trials = trialsIn(scenarios, "traits/analog-password-decoder.json", *cards);
  REQUIRE(trials.size() >= 9);
  CHECK_THAT(trials.front().says.en, Catch::Matchers::Contains("one lower, and 4 is above 3"));
  for (const Trial& trial : trials) CHECK(begin(trial, cards, {}, 1).agents.size() >= 3);
}

}  // namespace w13::test
