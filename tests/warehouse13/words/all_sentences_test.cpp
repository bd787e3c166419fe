// All that the game can say, looked through as an editor would.

#include <regex>

#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/words/walk.h"

using namespace w13;

namespace {

/// What an editor would strike out; empty if nothing.
std::string slipIn(const std::string& text) {
  static const std::regex kRuleNumber(R"(\b[A-Z]{2,}-[0-9]{2}\b)");
  static const std::regex kSamePerson(R"(\{(seat|other|harmed|whose)\}.*\{\1\})");
  static const std::regex kAnyCase(R"(do you want|willst du|whose turn|is about to be .*: go on)", std::regex::icase);
  if (text.empty()) return "nothing is said";
  if (std::regex_search(text, kRuleNumber)) return "a rule's number";
  if (std::regex_search(text, kSamePerson)) return "somebody is named twice";
  if (std::regex_search(text, kAnyCase)) return "words nobody says";
  if (text.find("  ") != std::string::npos) return "two spaces";
  return {};
}

}  // namespace

TEST_CASE("A slip in a sentence is found") {
  CHECK(slipIn("The rest is answered (RULING-50).") == "a rule's number");
  CHECK(slipIn("{seat}, {seat} is about to be KO'd.") == "somebody is named twice");
  CHECK(slipIn("Geneva: do you want to?") == "words nobody says");
  CHECK(slipIn("It is  here.") == "two spaces");
  CHECK(slipIn("{seat} hands {other} {card}.").empty());
}

TEST_CASE("No sentence of the game has a rule's number, a name twice or words that nobody says") {
  const std::vector<Sentence> all = Words::all(shipped::cards());
  CHECK(all.size() > 750);
  for (const Sentence& each : all) {
    INFO(each.place << ": " << each.text.en);
    CHECK(slipIn(each.text.en).empty());
    REQUIRE(each.text.find(kGerman) != nullptr);
    CHECK(slipIn(*each.text.find(kGerman)).empty());
  }
}

TEST_CASE("Whoever is about to be hurt is named once") {
  View v{};
  v.players = 2;
  v.seats[0].who = shipped::cards().findAgent("claudia");
  v.seats[1].who = shipped::cards().findAgent("myka");
  kernel::Decision d;
  d.ask(seatAt(0), static_cast<std::uint16_t>(Ask::ResolveHarm), "CARD-32"_rule, kernel::Openness::Public);
  const Words english(shipped::cards(), nullptr, {"Anna"});
  const Words german(shipped::cards(), nullptr, {"Anna"}, kGerman);
  v.harmLevel = 1;
  v.harmed = seatAt(0);
  CHECK(english.question(d, v) == "Anna, you are about to be KO'd.");
  CHECK(german.question(d, v) == "Anna, gleich gehst du K. o.");
  v.harmed = seatAt(1);
  CHECK(english.question(d, v) == "Anna, Myka is about to be KO'd.");
  v.harmLevel = 2;
  CHECK(german.question(d, v) == "Anna, gleich wird Myka verwundet.");
}
