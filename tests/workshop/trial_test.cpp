// Trying a card: the program finds a position for each of them, and what was done there becomes a scenario.

#include <algorithm>
#include <array>

#include "bench.h"
#include "engine/games/warehouse13/cards/decks.h"
#include "engine/games/warehouse13/scenario/scenario.h"
#include "engine/games/warehouse13/season/season_box.h"
#include "engine/house/match/box.h"
#include "engine/kernel/errors.h"
#include "workshop/warehouse13/finding.h"

namespace w13::test {

TEST_CASE("A position is found for every card of the box", "[trial]") {
  const Bench bench;
  const auto cards = cardsIn(*bench.desk().shippedBox()).cards;
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
  const auto cards = cardsIn(*bench.desk().shippedBox()).cards;
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
  const auto cards = cardsIn(*desk.shippedBox()).cards;
  const Trial trial = trialsFor("traits/analog-password-decoder.json", *cards).front();
  const std::string you = cards->agents.front().id;
  const std::vector<TrialStep> steps = {{you, "respond analog-password-decoder"}, {you, "refuse"}, {you, "roll"}};
  CHECK(stepsOf(trial, played(trial, cards, steps), 1) == steps);
  // given a change of something else
  desk.write("traits/tesla.json", R"({"name": {"en": "Lightning", "de": "Blitz"}})");
  desk.check();
  REQUIRE(desk.checked().errors == 0);
  // then all is as it was
  CHECK(begin(trial, cardsOn(desk).cards, steps, 1).steps == 3);
  // given that the card can no longer be played there
  desk.write("traits/analog-password-decoder.json", R"({"timing": "action", "answers": null, "only": null,
    "do": [{"draw_stress": 1}]})");
  desk.check();
  INFO(foundIn(desk, "traits/analog-password-decoder.json"));
  REQUIRE(desk.checked().errors == 0);
  // then it goes on where it last could
  CHECK(begin(trial, cardsOn(desk).cards, steps, 1).steps == 0);
}

TEST_CASE("A choice that comes to no end leaves the generator where it was", "[trial]") {
  // given cards by which an Action rolls a die, and then leads to and fro without an end
  const Bench bench;
  Desk desk = bench.desk();
  for (const CardOnDesk& card : desk.cards()) {
    if (card.folder == "pings")
      desk.write(card.path, R"({"text": {"en": "To and fro.", "de": "Hin und her."},
                                "when": {"arrive": [{"send": "warehouse"}, {"travel": true}]}})");
    if (card.folder == "traits" && desk.text(card.path).find(R"("timing": "action")") != std::string::npos)
      desk.write(card.path, R"({"do": [{"maintenance": 1}, {"travel": true}]})");
  }
  desk.check();
  REQUIRE(desk.checked().errors == 0);
  const house::Box& box = *desk.checked().box;
  int refused = 0;
  for (std::uint64_t seed = 1; seed <= 20 && refused == 0; ++seed) {
    const auto match = box.begin(completed({}, 4, *cardsOn(desk).cards), std::make_unique<kernel::Luck>(seed));
    kernel::Luck any(seed);
    for (int step = 0; step < 200 && !match->over() && refused == 0; ++step) {
      const Seat seat = match->asked().first();
      kernel::Decision d;
      match->decision(seat, d);
      const int play =
          kernel::placeWhere(d.choices(), [](const kernel::Choice& each) { return each.verb == verb::Play; });
      const int at = play >= 0 ? play : any.pick(d.size(), kernel::ChanceOf::Card);
      // when it is chosen
      const kernel::Luck::Position before = match->luck()->position();
      try {
        match->chooseIndex(seat, at);
      } catch (const kernel::NoRoomError&) {
        // then nothing has happened, and chance will bring what it would have brought
        ++refused;
        CHECK(match->steps() == step);
        CHECK(match->luck()->position() == before);
      }
    }
  }
  CHECK(refused == 1);
}

TEST_CASE("A card that never ends is refused by name where it is set off, and can be asked about before", "[trial]") {
  const Bench bench;
  Desk desk = bench.desk();
  // given a Ping that sends everybody who arrives back, and on again
  desk.write("pings/milan.json", R"({"when": {"arrive": [{"send": "warehouse"}, {"travel": true}]}})");
  desk.check();
  REQUIRE(desk.checked().errors == 0);
  const auto cards = cardsOn(desk).cards;
  int refused = 0;
  for (const Trial& trial : trialsFor("pings/milan.json", *cards)) {
    kernel::Decision asked;
    begin(trial, cards, {}, 1).season.decision(Seat::Table, asked);
    const Seat seat = asked.seat();
    begin(trial, cards, {}, 1).season.decision(seat, asked);
    for (const kernel::Choice& choice : asked.choices()) {
      Season season = begin(trial, cards, {}, 1).season;
      // when it is asked what a choice would do, then there is an answer
      kernel::Decision next;
      const bool undoable = season.undoable({seat, choice});
      season.decisionAfter(seat, std::array{choice}, next);
      try {
        season.choose(seat, choice);
      } catch (const kernel::DataError& fault) {
        // then the one that cannot be made could not be taken back, leads nowhere, and names the card; nothing happened
        ++refused;
        CHECK_FALSE(undoable);
        CHECK(next.empty());
        CHECK_THAT(fault.what(),
                   Catch::Matchers::StartsWith("No end is reached, and last came Milan, Italy (pings/milan.json)"));
        CHECK(season.steps() == 0);
        kernel::Decision still;
        season.decision(seat, still);
        CHECK(std::ranges::equal(still.choices(), asked.choices()));
      }
    }
  }
  CHECK(refused > 0);
}

TEST_CASE("The positions of scenarios that name a card can be tried too", "[trial]") {
  const Bench bench;
  const auto cards = cardsIn(*bench.desk().shippedBox()).cards;
  const std::vector<Played> scenarios =
      playedIn({std::filesystem::path(W13_DATA_DIR) / "../tests/scenarios/cards/traits"});
  REQUIRE_FALSE(scenarios.empty());
  const std::vector<Trial> trials = trialsIn(scenarios, "traits/analog-password-decoder.json", *cards);
  REQUIRE(trials.size() >= 9);
  CHECK_THAT(trials.front().says.en, Catch::Matchers::Contains("one lower, and 4 is above 3"));
  for (const Trial& trial : trials) CHECK(begin(trial, cards, {}, 1).agents.size() >= 3);
}

}  // namespace w13::test
