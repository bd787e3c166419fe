// Luck with dice, reckoned by hand from the faces that the ledger gives.

#include <cmath>

#include "engine/afterwards/rolls.h"
#include "support/catch.h"
#include "warehouse13/afterwards/over.h"
#include "warehouse13/phases/retrieval_scene.h"

using namespace w13;
using namespace afterwards;

TEST_CASE("Luck is the share of evenings with the same rolls on which fewer came out well", "[afterwards]") {
  // given three dice with chances of 1, 3 and 5 in six, of which one came out well
  const std::vector<RolledDie> rolls = {{RollOf::Clue, seatAt(0), 1.0 / 6, false},
                                        {RollOf::Clue, seatAt(0), 3.0 / 6, true},
                                        {RollOf::Clue, seatAt(1), 5.0 / 6, false}};
  const Fortune fortune = fortuneOf(rolls);
  // then: none in 5*3*1 of 216 evenings, one in 1*3*1 + 5*3*1 + 5*3*5 = 93 of them
  CHECK(fortune.rolls == 3);
  CHECK(fortune.good == 1);
  CHECK(fortune.expected == Approx(1.5));
  CHECK(fortune.spread == Approx(std::sqrt(5.0 / 36 + 9.0 / 36 + 5.0 / 36)));
  CHECK(fortune.luckier == Approx((15 + 93 / 2.0) / 216));
  CHECK(fortuneOf(std::vector<RolledDie>{}).luckier == 0.5);
}

TEST_CASE("A clue die behind a shield comes out well if it shows what is still needed",
          "[afterwards][DICE-01][DICE-05]") {
  // given an artifact that asks for Logic 1, Intuition 2, Lore 5 and no Tech
  scene::Scene s = scene::retrieving();
  s.claimed("artie", "blue wild").claimed("pete", "green").start("retrieval");
  s.roll({"0L", "2?", "1T"});
  while (s.question() != "roll-dice") s.play(s.options()[0]);
  // when Artie rolls a blue die and the Wild, and Pete a green one
  Film film(s);
  film.play("roll");
  const std::vector<RolledDie> rolls = rollsOf(film.played());
  // then of a blue die's faces 0L and 1T are useless, of the Wild's 1T alone, of a green die's the three Tech
  REQUIRE(rolls.size() == 3);
  CHECK(rolls[0].chance == Approx(4.0 / 6));
  CHECK_FALSE(rolls[0].good);
  CHECK(rolls[1].chance == Approx(5.0 / 6));
  CHECK(rolls[1].good);
  CHECK(rolls[2].seat == s.seat("pete"));
  CHECK(rolls[2].chance == Approx(3.0 / 6));
  CHECK_FALSE(rolls[2].good);
}

TEST_CASE("A challenge comes out well at its first roll, by the faces that beat the obstacle",
          "[afterwards][DICE-07][OBST-08]") {
  // given Pete (Physical 3) before a Physical obstacle of 4
  scene::Scene s;
  s.agent("pete").agent("myka").block("travel", "physical 4").roll({"1"}).start("action", "pete");
  Film film(s);
  film.play("use travel");
  while (s.decision().size() == 1 && s.question() == "roll-challenge") film.play("roll");
  while (s.decision().size() == 1 && s.question() == "keep-roll") film.play("resolve");
  const std::vector<RolledDie> rolls = rollsOf(film.played());
  // then 2, 2 and 3 of the faces 0, 1, 1, 2, 2, 3 would have beaten it, and a 1 does not
  REQUIRE(rolls.size() == 1);
  CHECK(rolls[0].of == RollOf::Challenge);
  CHECK(rolls[0].seat == s.seat("pete"));
  CHECK(rolls[0].chance == Approx(3.0 / 6));
  CHECK_FALSE(rolls[0].good);
}

TEST_CASE("The Adversary's Goo comes out well if it matches a revealed clue", "[afterwards][DICE-06][GOO-04]") {
  // given Artie's 1-Logic and Pete's 2-Lore, revealed
  scene::Scene s = scene::retrieving();
  s.claimed("artie", "blue").claimed("pete", "yellow").start("retrieval");
  s.roll({"1L", "2O", "1O"});
  while (s.question() != "roll-dice") s.play(s.options()[0]);
  Film film(s);
  film.play("roll");
  for (int most = 0; most < 12 && s.decision().size() >= 1 && s.count(Happened::GooRolled) == 0; ++most)
    film.play(s.options()[0]);
  const std::vector<RolledDie> rolls = rollsOf(film.played());
  // then of the faces 1L, 1I, 1O, 1T, 2? and blank, 1L and 2? would have matched; 1-Lore does not
  const auto goo = std::ranges::find(rolls, RollOf::Goo, &RolledDie::of);
  REQUIRE(goo != rolls.end());
  CHECK(goo->chance == Approx(2.0 / 6));
  CHECK_FALSE(goo->good);
}

TEST_CASE("Goo is reckoned against the face that a revealed die was turned to", "[afterwards][GOO-04][RETR-16]") {
  // given the Crossbow, and Artie's 2-Lore, revealed, which he turns to a 1-Logic
  scene::Scene s = scene::retrieving("william-tells-crossbow");
  s.claimed("artie", "yellow").start("retrieval");
  s.roll({"2O", "1L"});
  while (s.question() != "roll-dice") s.play(s.options()[0]);
  Film film(s);
  film.play("roll");
  while (s.question() != "may-do") film.play(s.options()[0]);
  film.play("accept").play("declare 1L");
  for (int most = 0; most < 12 && s.count(Happened::GooRolled) == 0; ++most) film.play(s.options()[0]);
  const std::vector<RolledDie> rolls = rollsOf(film.played());
  // then the Goo's 1-Logic has matched
  const auto goo = std::ranges::find(rolls, RollOf::Goo, &RolledDie::of);
  REQUIRE(goo != rolls.end());
  CHECK(goo->chance == Approx(1.0 / 6));
  CHECK(goo->good);
}

TEST_CASE("The luck of a side is that of its seats; Goo is the Traitor's", "[afterwards]") {
  int goo = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const Over over = playedOver(seed, {"wary", "rule", "wary", "wary"});
    const SeasonFortune all = fortuneOf(over.season);
    View end{};
    over.season.view(Seat::Table, end);
    for (const RollOf of : {RollOf::Clue, RollOf::Challenge}) {
      int agents = 0, traitor = 0;
      for (int seat = 0; seat < 4; ++seat) (end.seats[seat].traitor ? traitor : agents) += all.seats[seat][of].good;
      CHECK(all.agents[of].good == agents);
      CHECK(all.traitor[of].good == traitor);
    }
    CHECK(all.agents[RollOf::Clue].rolls > 10);
    CHECK(all.agents[RollOf::Goo].rolls == 0);
    goo += all.traitor[RollOf::Goo].rolls;
  }
  CHECK(goo > 4);
}

TEST_CASE("Over many seasons nobody is luckier than the dice", "[afterwards]") {
  double good = 0, expected = 0, variance = 0;
  for (std::uint64_t seed = 100; seed < 130; ++seed) {
    const SeasonFortune all = fortuneOf(playedOver(seed, {"rule", "rule", "rule", "rule"}).season);
    for (const Fortunes* side : {&all.agents, &all.traitor})
      for (const Fortune& each : *side) {
        good += each.good;
        expected += each.expected;
        variance += each.spread * each.spread;
      }
  }
  INFO(good << " came out well, " << expected << " were to be expected");
  CHECK(variance > 100);
  CHECK(std::abs(good - expected) < 3 * std::sqrt(variance));
}
