// Cards that wake one another are told by the lint, each circle once, with the cards and what they do.

#include "engine/games/warehouse13/cards/circles.h"

#include "engine/games/warehouse13/cards/lint.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// A card's file in which only this is done, at an event.
SourceFile cardWith(const std::string& path, const std::string& when) {
  return {path, R"({"do": null, "always": null, "text": {"en": "x", "de": "x"}, "when": {)" + when + "}}"};
}

/// What the lint tells of circles among the shipped cards with these laid over them.
std::string circles(const std::vector<SourceFile>& files) {
  const Loaded loaded = lint({shipped::layer(), Layer{"over", files}}, shipped::artNames());
  std::vector<Mistake> found;
  for (const Mistake& each : loaded.mistakes)
    if (each.error || each.message.find("wake one another") != std::string::npos) found.push_back(each);
  return shipped::lines(found);
}

const SourceFile kDiscards =
    cardWith("consequences/sore-muscles.json", R"("drawn": [{"discard": 1, "who": "drawer"}])");
const SourceFile kDraws =
    cardWith("consequences/sleepless-nights.json",
             R"("discarded": [{"if": "in_field", "then": [{"draw": 1, "type": "lore", "who": "concerned"}]}])");

}  // namespace

TEST_CASE("Two cards that wake one another are told once, with what each does", "[cards]") {
  CHECK(
      circles({kDraws, kDiscards}) ==
      "over/consequences/sleepless-nights.json:1:84: warning: found cards that wake one another, \"Sleepless Nights\" "
      "(discarded: draw), \"Sore Muscles\" (drawn: discard), expected no circle: none wakes again before it is done, "
      "and a move that wakes cards more than 500 times is refused (/when/discarded)\n");
}

TEST_CASE("A circle of three cards is told, and one within a card", "[cards]") {
  const SourceFile stress =
      cardWith("consequences/grounded.json", R"("discarded": [{"draw_stress": 1, "who": "concerned"}])");
  const SourceFile draws = cardWith("consequences/no-vacancy.json", R"("stress_drawn": [{"draw": 1, "type": "tech"}])");
  const std::string three = circles({kDiscards, stress, draws});
  CHECK(three.find("(discarded: draw_stress)") != std::string::npos);
  CHECK(three.find("(stress_drawn: draw)") != std::string::npos);
  CHECK(three.find("(drawn: discard)") != std::string::npos);
  CHECK(circles({cardWith("consequences/grounded.json",
                          R"("ko": [{"wound": true}], "wounded": [{"ko": true, "who": "first_agent"}])")})
            .find("\"Grounded\" (ko: wound), \"Grounded\" (wounded: ko)") != std::string::npos);
}

TEST_CASE("Cards that do not come round again are no circle", "[cards]") {
  CHECK(circles({kDraws}) == "");
  // a card does not wake itself
  CHECK(circles({cardWith("consequences/grounded.json", R"("drawn": [{"draw": 1, "type": "lore"}])")}) == "");
  // two Pings are never on the table at once, nor are two artifacts
  CHECK(circles({cardWith("pings/berlin.json", R"("drawn": [{"discard": 1}])"),
                 cardWith("pings/milan.json", R"("discarded": [{"draw": 1, "type": "lore"}])")}) == "");
  // the Adversary draws Traitor cards, and who is sent to the Warehouse arrives nowhere
  CHECK(circles({kDiscards,
                 cardWith("consequences/grounded.json", R"("discarded": [{"draw": 1, "who": "adversary"}])")}) == "");
  // a card that is used up does so once
  const SourceFile once{"traits/tesla.json",
                        R"({"do": null, "answers": null, "only": null, "any_time": true, "stays": "until_used",
      "when": {"discarded": [{"draw": 1, "type": "lore"}]}})"};
  CHECK(circles({kDiscards, once}) == "");
}

TEST_CASE("No cards that come with the program wake one another", "[cards]") {
  CHECK(circlesOf(shipped::everyCard()).empty());
}
