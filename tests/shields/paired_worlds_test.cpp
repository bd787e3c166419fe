// In worlds that look alike to some seats, all that goes over the lines is alike to them, too, beat by beat.

#include "shields/worlds.h"
#include "support/trials.h"

namespace shields {

TEST_CASE("In paired worlds every frame is alike to whoever cannot tell them apart, and so is the table, in any game",
          "[shields][secrets][fair-play]") {
  for (const any::Game& game : any::games()) {
    int dealt = 0, chosen = 0, turns = 0;
    for (std::uint64_t seed = 1; seed <= support::trials(2) || turns < support::trials(150); ++seed) {
      // given a whole match in pairs: of each, watchers know the same, and others hold and do something else
      const house::Start start = game.start(seed);
      const std::vector<Pair> pairs = pairsOf(game, start, seed);
      for (std::size_t at = 0; at < pairs.size(); ++at) {
        INFO(game.id() << ", seed " << seed << ", pair " << at << " of " << pairs.size() << ", watched by "
                       << pairs[at].watchers.size());
        // when both are played on phones, then what goes over the lines is the same
        REQUIRE(differenceOf(game, start, pairs[at]) == "");
        dealt += pairs[at].one.state == pairs[at].other.state ? 0 : 1;
        chosen += pairs[at].differed;
        turns += static_cast<int>(pairs[at].one.turns.size());
      }
    }
    INFO(game.id() << ": " << turns << " turns");
    CHECK(dealt > support::trials(10));  // other secrets were dealt
    CHECK(chosen > support::trials(8));  // and other things chosen, in secret
  }
}

}  // namespace shields
