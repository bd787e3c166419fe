// The public table of Warehouse 51 as a small picture, in the course of an auction.

#include <nlohmann/json.hpp>

#include "engine/games/games.h"
#include "engine/house/match/game_module.h"
#include "support/catch.h"
#include "support/open_places.h"

namespace {

using any::drawn, any::tells;
using kernel::Seat;
using kernel::seatAt;

/// Makes the first choice with this key.
void choose(house::Match& match, const house::Voice& voice, Seat seat, const std::string& key) {
  kernel::Decision d;
  match.decision(seat, d);
  for (int at = 0; at < d.size(); ++at)
    if (voice.key(d, d[at]) == key) return match.chooseIndex(seat, at);
  FAIL("no choice " << key);
}

}  // namespace

TEST_CASE("The picture of an auction says what is sold, who bids, who has passed and who would be paid",
          "[w51][words][small-table]") {
  const house::GameModule& game = *games::named("warehouse51");
  const auto box = game.open({});
  house::SetupValues values;
  values.options = {"revealer=1", "first-sale"};
  const auto match = box->begin(game.completed(values, 3, *box), std::make_unique<kernel::Luck>(1));
  const house::RuleBook rules = game.rules();
  const auto voice = game.voice(*match, rules, house::Language::English, {"Ada", "Bo", "Cy"});
  kernel::Decision d;
  // given Ada, who picks a deck: the picture is about the decks, and nothing is sold
  while (match->asked().size() > 1) match->chooseIndex(match->asked().first(), 0);
  while (match->decision(match->asked().first(), d), d.size() == 1) match->chooseIndex(match->asked().first(), 0);
  CHECK(tells(drawn(*voice), "Decks*: Blue "));
  CHECK_FALSE(tells(drawn(*voice), "On the block"));
  choose(*match, *voice, seatAt(0), "reveal blue");
  // when nobody has bid, all may
  CHECK(tells(drawn(*voice), "On the block*: "));
  CHECK(tells(drawn(*voice), "May bid*: Ada 10, Bo 10, Cy 10,;"));
  CHECK(tells(drawn(*voice), "Decks: Blue "));
  // and once Bo, on her left, has bid 3, his neighbour on the left would be paid
  choose(*match, *voice, seatAt(1), "bid 3");
  CHECK(tells(drawn(*voice), "Standing bid*: Bo 3,; Would be paid*: Cy 10,; May bid*: Ada 10, Cy 10,;"));
  choose(*match, *voice, seatAt(2), "pass");
  CHECK(tells(drawn(*voice), "May bid*: Ada 10,; Passed*: Cy 10,;"));
}
