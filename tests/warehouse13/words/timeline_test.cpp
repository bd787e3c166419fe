// Looking back at a season: what mattered, and who knew it then.

#include "engine/games/warehouse13/season/timeline.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"

using namespace w13;

namespace {

/// A season that random players have brought to its end.
Season over(std::uint64_t seed) {
  Season season = beginSeason(logs::cards(), logs::start(4, seed));
  kernel::Luck mind(seed);
  logs::playOn(season, mind, 100'000);
  REQUIRE(season.over());
  return season;
}

std::vector<Moment> told(const Season& season) {
  View v;
  season.view(Seat::Table, v);
  return timeline(season.story(), Words(season.cards(), nullptr), v);
}

}  // namespace

TEST_CASE("What happened in secret is told only once the season is over", "[SECRET-12]") {
  const Season season = beginSeason(logs::cards(), logs::start(4, 1));
  CHECK_THROWS_AS(season.story(), kernel::RefusedError);
}

TEST_CASE("What ended a season cannot be taken back: its secrets have been told", "[SECRET-12]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) CHECK_FALSE(over(seed).mayUndo());
}

TEST_CASE("The timeline begins with who was dealt the Traitor's card, known to nobody else, and ends with the end",
          "[words]") {
  const Season season = over(3);
  const std::vector<Moment> all = told(season);
  REQUIRE(all.size() > 2);
  CHECK(all.front().episode == 0);
  CHECK(all.front().text.find(" is dealt the Traitor's Loyalty card.") != std::string::npos);
  CHECK(all.front().knew.size() == 1);
  CHECK(all.back().knew == SeatSet::all());
  for (std::size_t at = 1; at < all.size(); ++at) CHECK(all[at].episode >= all[at - 1].episode);
}

TEST_CASE("A card handed over in secret names it, and only the two knew", "[words][SECRET-45]") {
  int handed = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Season season = over(seed);
    View v;
    season.view(Seat::Table, v);
    const Words words(season.cards(), nullptr);
    for (const Event& event : season.story()) {
      if (event.what != Happened::CardHanded || event.sees == SeatSet::all()) continue;
      const Moment moment{1, words.event(event, v), event.audience & event.sees};
      const std::vector<Moment> all = told(season);
      const auto found = std::find_if(all.begin(), all.end(), [&](const Moment& each) {
        return each.text == moment.text && each.knew == moment.knew;
      });
      CHECK(found != all.end());
      CHECK(moment.knew.size() == 2);
      CHECK(moment.text.find(words.card(cardOf(event.noun))) != std::string::npos);
      CHECK(whoKnew(moment, words, v).find(", ") != std::string::npos);
      ++handed;
    }
  }
  CHECK(handed > 0);
}
