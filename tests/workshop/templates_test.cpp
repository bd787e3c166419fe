// New cards: each template loads clean, and copies are cards of their own.

#include "workshop/warehouse13/kit.h"

#include "engine/kernel/errors.h"
#include "workshop/bench.h"

namespace w13::test {

TEST_CASE("the first card of each deck loads without an error or a warning") {
  for (const house::CardFolder& each : seasonCards().folders()) {
    const std::string folder(each.name);
    if (!each.takesNew || folder == "abilities") continue;  // Abilities below: the Agents of the box have all of theirs
    SECTION(folder) {
      const Bench bench;
      Desk desk = bench.desk();
      const int warnings = desk.checked().warnings;

      for (const SourceFile& file :
           desk.part().newCard(folder, "night-shift", "Night Shift", *desk.checked().box, desk.art()))
        desk.write(file.path, file.text);
      desk.check();

      std::string found;
      for (const Finding& finding : desk.checked().findings) found += toString(finding.mistake) + "\n";
      INFO(found);
      CHECK(desk.checked().errors == 0);
      CHECK(desk.checked().warnings == warnings);
      CHECK_FALSE(desk.part().inPlainWords(folder + "/night-shift.json", *desk.checked().box).empty());
    }
  }
}

TEST_CASE("a second card of a deck gets another picture") {
  const Bench bench;
  Desk desk = bench.desk();
  for (const char* id : {"one", "two"}) {
    desk.write(std::string("traits/") + id + ".json",
               desk.part().newCard("traits", id, id, *desk.checked().box, desk.art()).front().text);
    desk.check();
  }
  CHECK(desk.checked().warnings == 0);
}

TEST_CASE("an Ability is made for an Agent who has a place for it, else it is told why not") {
  const Bench bench;
  Desk desk = bench.desk();
  CHECK_THROWS_WITH(desk.part().newCard("abilities", "x", "X", *desk.checked().box, desk.art()),
                    Catch::Matchers::Contains("every Agent has four Abilities"));
  desk.write("agents/rookie.json",
             desk.part().newCard("agents", "rookie", "The Rookie", *desk.checked().box, desk.art()).front().text);
  desk.check();

  desk.write("abilities/x.json",
             desk.part().newCard("abilities", "x", "X", *desk.checked().box, desk.art()).front().text);
  desk.check();

  CHECK(desk.checked().errors == 0);
  CHECK(desk.text("abilities/x.json").find("\"agent\": \"rookie\"") != std::string::npos);
}

TEST_CASE("there is no third Loyalty card") {
  const Bench bench;
  const Desk desk = bench.desk();
  CHECK_THROWS_AS(desk.part().newCard("loyalty", "x", "X", *desk.checked().box, desk.art()), kernel::RefusedError);
}

TEST_CASE("a copy of any card of the box loads beside it") {
  const Bench bench;
  Desk desk = bench.desk();
  for (const char* deck : {"traits", "traitor", "pings", "artifacts", "plots", "consequences"}) {
    for (const CardOnDesk& card : desk.cards()) {
      if (card.folder != deck) continue;
      desk.write(card.folder + "/copied-" + card.folder + ".json",
                 desk.part().copied(desk.text(card.path), "Copied " + card.folder));
      break;
    }
  }
  desk.check();
  CHECK(desk.drafts().size() == 6);
  CHECK(desk.checked().errors == 0);
}

TEST_CASE("an id is made of a name") {
  CHECK(idFor("Coffee Break!") == "coffee-break");
  CHECK(idFor("Volta's  Coat 2") == "voltas-coat-2");
  CHECK(idFor("...").empty());
}

}  // namespace w13::test
