// The desk: what lies on it, drafts and files, and that shipped data is never written.

#include "workshop/warehouse13/kit.h"

#include "engine/kernel/errors.h"
#include "workshop/bench.h"

namespace w13::test {

namespace fs = std::filesystem;

TEST_CASE("a desk without a folder of its own lists the shipped cards, all as shipped") {
  const Bench bench;

  const Desk desk = bench.desk();

  CHECK(desk.cards().size() == readFolder(kShipped).files.size());
  CHECK(desk.cards().front().folder == "traits");
  for (const CardOnDesk& card : desk.cards()) CHECK(card.state == CardState::Shipped);
  CHECK(cardAt(desk, "traits/tesla.json").name.en == "Tesla");
  CHECK(desk.checked().errors == 0);
  CHECK_FALSE(fs::exists(bench.own()));  // nothing is made before something is saved
}

TEST_CASE("a draft counts for the check, and is a file once it is saved") {
  const Bench bench;
  Desk desk = bench.desk();
  const std::string shipped = desk.text("traits/tesla.json");

  desk.write("traits/tesla.json", R"({"number": 2})");
  desk.check();

  const CardOnDesk draft = cardAt(desk, "traits/tesla.json");
  CHECK(draft.draft);
  CHECK(draft.state == CardState::Changed);
  CHECK_FALSE(fs::exists(bench.own() / "traits/tesla.json"));
  const Catalog& cards = *cardsOn(desk).cards;
  CHECK(cards.of(cards.find("tesla")).number == 2);

  desk.save("traits/tesla.json");

  CHECK_FALSE(desk.hasDraft("traits/tesla.json"));
  CHECK(files::textOf((bench.own() / "traits/tesla.json").string()) == R"({"number": 2})");
  CHECK(files::textOf((kShipped / "traits/tesla.json").string()) == shipped);
}

TEST_CASE("a draft that says what is there is none") {
  const Bench bench;
  Desk desk = bench.desk();

  desk.write("traits/tesla.json", "{}");
  desk.write("traits/tesla.json", *desk.shippedText("traits/tesla.json"));

  CHECK(desk.drafts().empty());
}

TEST_CASE("a shipped card can be taken out and brought back; one of the designer's own goes") {
  const Bench bench;
  Desk desk = bench.desk();

  desk.remove("plots/sleeper-agent.json");
  desk.check();
  CHECK(desk.stateOf("plots/sleeper-agent.json") == CardState::Removed);
  CHECK(cardsOn(desk).cards->find("sleeper-agent") == DesignId::None);

  desk.revert("plots/sleeper-agent.json");
  CHECK(desk.stateOf("plots/sleeper-agent.json") == CardState::Shipped);

  desk.write("traits/mine.json", "{}");
  desk.save("traits/mine.json");
  CHECK(desk.stateOf("traits/mine.json") == CardState::New);
  CHECK_THROWS_AS(desk.revert("traits/mine.json"), kernel::DataError);
  desk.remove("traits/mine.json");
  CHECK_FALSE(desk.has("traits/mine.json"));
}

TEST_CASE("every mistake of a draft is found at its place, and the last good card stays") {
  const Bench bench;
  Desk desk = bench.desk();
  desk.write("traits/tesla.json", R"({"number": 2})");
  desk.check();

  desk.write("traits/tesla.json", "{\n  \"number\": 7,\n  \"timing\": \"instnat\"\n}");
  desk.write("traits/zipline.json", R"({"number": 0})");
  desk.check();

  const std::string found = foundIn(desk, "traits/tesla.json");
  INFO(found);
  CHECK(found.find("tesla.json:2:13: error") != std::string::npos);
  CHECK(found.find("(/number)") != std::string::npos);
  CHECK(found.find("tesla.json:3:13: error") != std::string::npos);
  CHECK(found.find("did you mean \"instant\"") != std::string::npos);
  CHECK(cardAt(desk, "traits/tesla.json").errors == 2);
  CHECK_FALSE(desk.checked().isCurrent("traits/tesla.json"));
  const Catalog& cards = *cardsOn(desk).cards;
  CHECK(cards.of(cards.find("tesla")).number == 2);    // as it was last good
  CHECK(cards.of(cards.find("zipline")).number == 0);  // the other goes on
}

TEST_CASE("a folder that has mistakes from the start leaves the rest to be worked on") {
  const Bench bench;
  bench.folder.write("cards/traits/tesla.json", "{ \"number\": ");
  bench.folder.write("cards/nowhere/card.json", "{}");

  const Desk desk = bench.desk();

  CHECK(desk.checked().errors >= 2);
  CHECK(cardAt(desk, "traits/tesla.json").name.en == "Tesla");  // as shipped, as long as it cannot be read
  REQUIRE(cardsOn(desk).cards);
  CHECK(cardsOn(desk).cards->find("tesla") != DesignId::None);
}

TEST_CASE("what another program writes is seen; a card with a draft is disputed") {
  const Bench bench;
  Desk desk = bench.desk();
  desk.write("traits/tesla.json", R"({"number": 2})");
  bench.folder.write("cards/traits/tesla.json", R"({"number": 1})");
  bench.folder.write("cards/traits/zipline.json", R"({"number": 0})");

  const Outside outside = desk.reread();

  CHECK(outside.changed == std::vector<std::string>{"traits/tesla.json", "traits/zipline.json"});
  CHECK(outside.disputed == std::vector<std::string>{"traits/tesla.json"});
  CHECK(desk.text("traits/tesla.json") == R"({"number": 2})");
  CHECK(desk.text("traits/zipline.json") == R"({"number": 0})");
}

TEST_CASE("a check that comes too late is left out") {
  const Bench bench;
  Desk desk = bench.desk();
  const ToCheck early = desk.toCheck();
  desk.write("traits/tesla.json", R"({"number": 2})");
  desk.check();

  desk.take(checkUp(early));

  const Catalog& cards = *cardsOn(desk).cards;
  CHECK(cards.of(cards.find("tesla")).number == 2);
}

TEST_CASE("several files are written together or not at all") {
  const files::Folder folder;
  folder.write("one.json", "1");
  folder.write("in/the/way", "a file where a folder is needed");

  CHECK_THROWS_AS(
      carryOut(
          {{folder.file("one.json"), "2"}, {folder.file("new.json"), "3"}, {folder.file("in/the/way/two.json"), "4"}}),
      kernel::DataError);

  CHECK(files::textOf(folder.file("one.json")) == "1");
  CHECK_FALSE(fs::exists(folder.file("new.json")));
}

TEST_CASE("the read-back tells a draft in plain words") {
  const Bench bench;
  Desk desk = bench.desk();

  desk.write("traits/tesla.json", R"({"number": 0})");
  desk.write("rules.json", R"({"hand_limit": 9})");
  desk.check();

  CHECK(desk.part().inPlainWords("rules.json", *desk.checked().box).find("Hand limit: 9") != std::string::npos);
  CHECK(cardAt(desk, "rules.json").name.en == "Numbers of the game");
  CHECK(desk.part().inPlainWords("rules.json", *desk.shippedBox()).find("Hand limit: 13") != std::string::npos);
  CHECK(desk.part().inPlainWords("traits/tesla.json", *desk.checked().box).find("0-Tech") != std::string::npos);
  CHECK(desk.part().inPlainWords("traits/tesla.json", *desk.shippedBox()).find("1-Tech") != std::string::npos);
  CHECK(desk.part().inPlainWords("agents/pete.json", *desk.shippedBox()).starts_with("Pete"));
}

}  // namespace w13::test
