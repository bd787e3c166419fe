// The names of dice as pictures, for screens that the window does not draw.

#include "engine/games/warehouse13/said/die_picture.h"

#include "engine/games/warehouse13/season/season_match.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

TEST_CASE("A die's picture is named by its colour and what it shows; not rolled, by its colour alone", "[words]") {
  CHECK(pictureOf(Symbol::Lore, {Symbol::Tech, 2}) == "die-lore-tech-2");
  CHECK(pictureOf(Symbol::Wild, {Symbol::Wild, 0}) == "die-wild-wild-0");
  CHECK(pictureOf(Symbol::Logic, {}) == "die-logic");
}

TEST_CASE("A die behind a shield has its face in its owner's pictures only", "[words][secrets][SECRET-33]") {
  // given a season in which whoever is asked takes the first choice, until dice are rolled behind shields
  Setup setup;
  for (int seat = 0; seat < 4; ++seat) setup.agents.push_back(static_cast<AgentId>(seat));
  Season season(std::make_shared<Catalog>(shipped::cards()), setup, 3);
  const RuleBook rules;
  const auto voice = voiceOf(season, rules, house::Language::English, {"", "", "", ""});
  int hidden = 0;
  for (int step = 0; step < 2000 && !season.over(); ++step) {
    View open;
    season.view(Seat::Table, open);
    for (int at = 0; at < kDice; ++at) {
      if (!open.dice[at].hidden) continue;
      // then its picture tells the table and others its colour, and its owner all of it
      const std::string colour = pictureOf(colourOf(dieAt(at)), {});
      for (const Seat viewer : {seatAt(0), seatAt(1), seatAt(2), seatAt(3), Seat::Table}) {
        View v;
        season.view(viewer, v);
        const std::string picture = voice->picture(of(dieAt(at)), viewer);
        const bool sees = v.dice[at].shows.symbol != Symbol::None;
        CHECK((picture == colour) == !sees);
        CHECK((sees || viewer != v.dice[at].owner));
        if (viewer == Seat::Table) CHECK_FALSE(sees);
      }
      ++hidden;
    }
    season.chooseIndex(season.asked().first(), 0);
  }
  CHECK(hidden > 0);
}
