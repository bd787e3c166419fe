// New cards: each template loads clean, and copies are cards of their own.

#include "workshop/templates.h"

#include "engine/kernel/errors.h"
#include "workshop/bench.h"

namespace w13::test {

TEST_CASE("the first card of each deck loads without an error or a warning") {
  for (const std::string& folder : foldersForNew()) {
    if (folder == "abilities") continue;  // below: the Agents of the box have all of theirs
    SECTION(folder) {
      const Bench bench;
      Desk desk = bench.desk();
      const int warnings = desk.checked().warnings;

      for (const SourceFile& file :
           newCard(folder, "night-shift", "Night Shift", *desk.checked().cards.cards, desk.art()))
        desk.write(file.path, file.text);
      desk.check();

      std::string found;
      for (const Finding& finding : desk.checked().findings) found += toString(finding.mistake) + "\n";
      INFO(found);
      CHECK(desk.checked().errors == 0);
      CHECK(desk.checked().warnings == warnings);
      CHECK_FALSE(inPlainWords(folder + "/night-shift.json", *desk.checked().cards.cards).empty());
    }
  }
}

TEST_CASE("a second card of a deck gets another picture") {
  const Bench bench;
  Desk desk = bench.desk();
  for (const char* id : {"one", "two"}) {
    desk.write(std::string("traits/") + id + ".json",
               newCard("traits", id, id, *desk.checked().cards.cards, desk.art()).front().text);
    desk.check();
  }
  CHECK(desk.checked().warnings == 0);
}

TEST_CASE("an Ability is made for an Agent who has a place for it, else it is told why not") {
  const Bench bench;
  Desk desk = bench.desk();
  CHECK_THROWS_WITH(newCard("abilities", "x", "X", *desk.checked().cards.cards, desk.art()),
                    Catch::Matchers::Contains("every Agent has four Abilities"));
  desk.write("agents/rookie.json",
             newCard("agents", "rookie", "The Rookie", *desk.checked().cards.cards, desk.art()).front().text);
  desk.check();

  desk.write("abilities/x.json", newCard("abilities", "x", "X", *desk.checked().cards.cards, desk.art()).front().text);
  desk.check();

  CHECK(desk.checked().errors == 0);
  CHECK(desk.text("abilities/x.json").find("\"agent\": \"rookie\"") != std::string::npos);
}

TEST_CASE("there is no third Loyalty card") {
  const Bench bench;
  const Desk desk = bench.desk();
  CHECK_THROWS_AS(newCard("loyalty", "x", "X", *desk.checked().cards.cards, desk.art()), kernel::RefusedError);
}

TEST_CASE("a copy of any card of the box loads beside it") {
  const Bench bench;
  Desk desk = bench.desk();
  for (const char* deck : {"traits", "traitor", "pings", "artifacts", "plots", "consequences"}) {
    for (const CardOnDesk& card : desk.cards()) {
      if (card.folder != deck) continue;
      desk.write(card.folder + "/copied-" + card.folder + ".json",
                 copyOf(desk.text(card.path), "Copied " + card.folder));
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
