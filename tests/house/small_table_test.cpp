// The public table of Vault as a small picture.

#include "house/any_game.h"
#include "support/catch.h"
#include "support/open_places.h"

namespace {

using any::drawn, any::tells;
using kernel::seatAt;

}  // namespace

TEST_CASE("The picture of Vault tells coins, bids once they are open, and where loot is not", "[words][small-table]") {
  const auto& games = any::games();
  const auto game = std::ranges::find_if(games, [](const any::Game& each) { return each.id() == "vault"; });
  REQUIRE(game != games.end());
  const auto match = game->box->begin(game->module.completed({}, 2, *game->box), std::make_unique<kernel::Luck>(3));
  const auto voice = game->voice(*match, house::Language::English);
  // given thieves who hide their loot: each has three coins, and nobody's bid or hiding place is known
  const std::string hiding = drawn(*voice);
  CHECK(tells(hiding, "Coins: Ann 3, Thief 2 3,;"));
  CHECK(tells(hiding, "Loot of Ann: Cellar , Attic , Garden , Well ,;"));
  CHECK_FALSE(tells(hiding, "Bids"));
  for (const int seat : {0, 1}) match->chooseIndex(seatAt(seat), seat);
  CHECK(drawn(*voice) == "Coins*: Ann 3, Thief 2 3,; " + hiding.substr(hiding.find("Loot")));
  // when one has bid, the table does not learn how much; when both have, it does
  match->choose(seatAt(0), {2, {3, 2}});
  CHECK_FALSE(tells(drawn(*voice), "Bids"));
  match->choose(seatAt(1), {2, {3, 1}});
  CHECK(tells(drawn(*voice), "Bids*: Ann 2, Thief 2 1,;"));
  // and a place that was searched in vain is empty
  kernel::Luck luck(5);
  while (!match->over() && !tells(drawn(*voice), "empty")) any::answer(*match, luck);
  CHECK(tells(drawn(*voice), "empty"));
}
