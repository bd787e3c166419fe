// What the end page tells of a season is what happened in it.

#include "engine/games/warehouse13/season/season_review.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"

using namespace w13;

namespace {

/// A season that random players have brought to its end, looked back at.
struct Over {
  explicit Over(std::uint64_t seed) : season(beginSeason(logs::cards(), logs::start(4, seed))) {
    kernel::Luck mind(seed);
    logs::playOn(season, mind, 100'000);
    REQUIRE(season.over());
    season.view(Seat::Table, v);
    review = SeasonReview::of(season.story(), season.cards(), Words(season.cards(), nullptr), v);
  }
  [[nodiscard]] int count(Happened what) const {
    return static_cast<int>(std::count_if(season.story().begin(), season.story().end(),
                                          [&](const Event& event) { return event.what == what; }));
  }
  Season season;
  View v;
  SeasonReview review;
};

}  // namespace

TEST_CASE("A review has a column for each Episode and one for the Finale, with what was retrieved and lost",
          "[words]") {
  int finales = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Over game(seed);
    INFO("seed " << seed);
    int episodes = 0, retrieved = 0, lost = 0, executed = 0;
    for (const EpisodeReview& column : game.review.columns) {
      column.finale ? ++finales : ++episodes;
      retrieved += column.outcome == EpisodeReview::Outcome::Retrieved ? 1 : 0;
      lost += column.outcome == EpisodeReview::Outcome::Lost || column.outcome == EpisodeReview::Outcome::Captured;
      executed += column.plotsExecuted;
      CHECK(column.finale == (column.ping == CardId::None));
    }
    CHECK(episodes == game.count(Happened::EpisodeBegan));
    CHECK(retrieved == game.v.stacks.size());
    CHECK(lost == game.count(Happened::ArtifactLost));
    CHECK(executed == game.v.plotsExecuted);
  }
  CHECK(finales > 0);
}

TEST_CASE("A review gives every claimed die, KO and vote to its seat", "[words]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Over game(seed);
    INFO("seed " << seed);
    std::size_t claimed = 0;
    int ko = 0, votes = 0, neutralized = 0;
    for (const EpisodeReview& column : game.review.columns)
      for (const SeatInEpisode& seat : column.seats) {
        claimed += seat.claimed.size();
        ko += seat.ko;
        votes += seat.voted;
        neutralized += seat.neutralized;
        CHECK(seat.votedDown <= seat.voted);
      }
    CHECK(claimed == static_cast<std::size_t>(game.count(Happened::DieClaimed)));
    CHECK(ko == game.count(Happened::AgentKo));
    CHECK(votes == game.count(Happened::VoteShown));
    CHECK(neutralized == game.count(Happened::ClueNeutralized));
    CHECK(neutralized > 0);
  }
}

TEST_CASE("What dice owe on average is the mean of their faces", "[words]") {
  const Over game(3);
  CHECK(game.review.warehouse.rolls == game.count(Happened::WarehouseRolled));
  CHECK(game.review.warehouse.average == Approx(1.5));  // 0, 1, 1, 2, 2, 3
  CHECK(game.review.goo.average == Approx(5.0 / 6));
  // which of three a revealed Traitor shows is chosen, and no roll  TGOO-02
  const auto chosen = std::ranges::count_if(game.season.story(), [](const Event& event) {
    return event.what == Happened::GooRolled && event.seat != Seat::Table;
  });
  CHECK(chosen > 0);
  CHECK(game.review.goo.rolls == game.count(Happened::GooRolled) - chosen);
  CHECK(game.review.clues.average > 0.9);
  CHECK(game.review.clues.average < 1.4);
  CHECK(game.review.warehouse.rolled <= 3);
}

TEST_CASE("At most three things turned a season, in their order; who was bronzed is one of them", "[words]") {
  int bronzed = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Over game(seed);
    INFO("seed " << seed);
    REQUIRE(game.review.turned.size() <= SeasonReview::kTurningPoints);
    for (std::size_t at = 1; at < game.review.turned.size(); ++at)
      CHECK(game.review.turned[at].column >= game.review.turned[at - 1].column);
    if (game.count(Happened::Bronzed) == 0) continue;
    ++bronzed;
    CHECK(std::any_of(game.review.turned.begin(), game.review.turned.end(),
                      [](const TurningPoint& each) { return each.event.what == Happened::Bronzed; }));
  }
  CHECK(bronzed > 0);
}

TEST_CASE("What only some knew stands in the Episode in which it happened", "[words][SECRET-12]") {
  const Over game(3);
  REQUIRE(game.review.dealt.size() == 1);
  CHECK(game.review.dealt.front().knew.size() == 1);
  for (const EpisodeReview& column : game.review.columns)
    for (const Moment& moment : column.secrets) {
      CHECK(moment.knew != SeatSet::all());
      CHECK(moment.episode == column.episode);
    }
}
