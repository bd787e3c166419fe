// Draw and discard piles: PILE-01 to PILE-06, RULING-07, RULING-08, RULING-34, RULING-43.

#include <set>

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/phases/rolls.h"

using namespace scene;
using w13::Happened;

namespace {

/// Jinks (Intuition, Logic) leads Myka (Logic, Lore) and Artie (Lore, Tech), who hold nothing.
Scene threeToDiscard(const List& hand = {}) {
  Scene s;
  s.agent("jinks", Warehouse, hand).agent("myka").agent("artie").leads("0L 0L 0L 1I 1I");
  return s;
}

}  // namespace

TEST_CASE("Traits are discarded face up, to the pile of their type", "[PILE-01]") {
  for (const char* trait : {"tesla", "goozooka", "i-smell-fudge", "meet-the-regents"}) {
    const w13::Design& design = shipped::design(trait);
    Scene s;
    s.agent("jinks", Warehouse, {trait}).agent("myka").agent("artie").leads("0L 0I 0O 0T");
    s.start("work-the-case", "jinks").play("spend " + std::string(trait));
    const w13::PileView pile = s.view("table").traits[design.type];
    CHECK(s.ids(std::array{pile.top}) == List{trait});
    CHECK(pile.discards == 1);
  }
}

TEST_CASE("A pile is reshuffled from its discards only when a card must be drawn and none is left", "[PILE-02]") {
  Scene last = threeToDiscard();
  last.only("logic", {"durational-spectrometer"}).discards("logic", {"meet-the-regents", "francois-villons-inkwell"});
  last.start("focus-draw", "jinks").play("draw logic");
  CHECK(last.hand("jinks") == List{"durational-spectrometer"});
  CHECK(last.drawSize("logic") == 0);  // empty, and left so
  CHECK(last.discardSize("logic") == 2);
  CHECK_FALSE(last.happened(Happened::PileRefilled));
  REQUIRE(last.asked() == "myka");
  last.play("draw logic");
  CHECK(last.count(Happened::PileRefilled) == 1);
  CHECK(last.hand("myka").size() == 1);
  CHECK(last.drawSize("logic") == 1);
  CHECK(last.discardSize("logic") == 0);
}

TEST_CASE("In the middle of a draw as well", "[PILE-02]") {
  Scene s = threeToDiscard();
  s.only("lore", {"one-quiet-day"}).discards("lore", {"collaborate", "read-the-manual"}).start("action", "myka");
  s.play("use warehouse-research").play("draw lore");
  REQUIRE(s.hand("myka").size() == 2);
  CHECK(s.hand("myka").front() == "one-quiet-day");
  CHECK(s.drawSize("lore") == 1);
}

TEST_CASE("A reshuffle forgets the order, and who knew a card", "[PILE-02]") {
  std::set<List> orders;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    w13::State state{};
    kernel::Luck luck(seed);
    w13::Table t(state, shipped::cards(), luck, nullptr);
    for (const w13::CardId card : shipped::cards().all(w13::Kind::Trait))
      if (shipped::cards().of(card).type == w13::Symbol::Lore) t.discard(card);
    state.world.knows[t.world.pile(w13::Symbol::Lore).topDiscard()] = w13::SeatSet::all();
    t.refill(w13::Symbol::Lore);
    List order;
    for (int place = 0; place < 18; ++place) {
      const w13::CardId card = state.world.pile(w13::Symbol::Lore).drawAt(place);
      order.push_back(shipped::cards().of(card).id);
      CHECK(state.world.knows[card].empty());
    }
    orders.insert(order);
  }
  CHECK(orders.size() == 20);
}

TEST_CASE("The same holds for every pile that has discards: Traitor cards and Consequences", "[PILE-03]") {
  Scene traitor = threeToDiscard();
  traitor.only("traitor", {}).discards("traitor", {"stressed-out"}).start("adversary-turn");
  CHECK(traitor.count(Happened::PileRefilled) == 1);
  CHECK(traitor.stress("jinks") == 1);

  Scene consequence;
  consequence.agent("artie", Field, {"tesla"}).agent("myka").agent("jinks").only("consequence", {});
  consequence.discards("consequence", {"sore-muscles", "cold-trail"}).top("artifact", {"baylor-dodgeball"});
  consequence.leads("0L 0L 0L").artifactWaits().field("1T").start("work-the-case", "artie").play("spend tesla");
  CHECK(consequence.view("table").faceUp.size() == 1);
  CHECK(consequence.drawSize("consequence") == 1);
  CHECK(consequence.discardSize("consequence") == 0);
}

TEST_CASE("The same holds for Plots and Pings", "[PILE-03]") {
  Scene plot;
  plot.agent("artie").agent("myka").agent("jinks").revealed("jinks", {}, {"presumed-dead"}).only("plot", {});
  plot.discards("plot", {"sleeper-agent", "artifact-auction"}).start("plot-turn");
  CHECK(plot.view("jinks").plotsHeld.size() == 2);
  CHECK(plot.drawSize("plot") == 1);

  Scene ping;
  ping.agent("artie")
      .agent("myka")
      .agent("jinks")
      .only("ping", {})
      .discards("ping", {"nashville"})
      .roll(kEpisodeOfZeros);
  ping.start("episode");
  CHECK(ping.ids(std::array{ping.view("table").ping}) == List{"nashville"});
}

TEST_CASE("Discard piles cannot be searched; only the top discard is public", "[PILE-04][PILE-05]") {
  const auto seen = [](const List& discards, const char* viewer) {
    Scene s = threeToDiscard({"the-restricted-files"});
    s.discards("lore", discards).start("action", "jinks");
    return s.view(viewer);
  };
  const w13::View one = seen({"collaborate", "one-quiet-day", "read-the-manual"}, "myka");
  const w13::View other = seen({"collaborate", "read-the-manual", "one-quiet-day"}, "myka");
  CHECK(one.traits[2].discards == 3);
  CHECK(one.traits[2].top == other.traits[2].top);
  CHECK(one == other);  // nothing below the top shows
  CHECK(seen({"one-quiet-day", "collaborate", "read-the-manual"}, "myka").traits[2].top != one.traits[2].top);

  Scene take = threeToDiscard();  // Enlightened takes a top discard, and no other
  take.discards("lore", {"collaborate", "one-quiet-day"}).start("action", "jinks");
  take.play("use warehouse-research").play("draw logic").play("take-top lore");
  CHECK(take.hand("jinks").front() == "collaborate");
  CHECK(take.topDiscard("lore") == "one-quiet-day");
}

TEST_CASE("A top discard that is a Calamity cannot be taken", "[PILE-06][RULING-34]") {
  Scene s = threeToDiscard();
  s.discards("lore", {"torn-page", "collaborate"}).discards("tech", {"tesla"}).start("action", "jinks");
  s.play("use warehouse-research").play("draw logic");
  CHECK(s.options("take-top") == List{"tech"});
  CHECK(s.refused("take-top lore") == "PILE-06");

  Scene card;  // Milan, Italy: a Travel effect that takes a top discard
  card.agent("jinks").agent("myka").agent("artie").ping("milan").discards("lore", {"torn-page", "collaborate"});
  card.leads("1L").start("action", "jinks").play("use travel");
  CHECK(card.asked() == "myka");  // nothing to take: not asked
}

// ---- RULING-07 --------------------------------------------------------------------------------------------------

TEST_CASE("An empty pile is not offered while another legal one has cards", "[RULING-07]") {
  Scene s = threeToDiscard();
  s.only("logic", {}).start("focus-draw", "jinks");
  CHECK(s.hand("jinks").size() == 1);  // Intuition, by itself: the other pile is no choice
  CHECK(s.hand("myka").size() == 1);   // Lore
  CHECK(s.asked() == "artie");

  Scene research = threeToDiscard();
  research.only("logic", {}).start("action", "jinks").play("use warehouse-research");
  CHECK(research.options("draw") == List{"intuition", "lore", "tech"});
  CHECK(research.refused("draw logic") == "RULING-07");
}

TEST_CASE("An Agent whose Focus piles are all empty skips the draw", "[RULING-07]") {
  Scene s = threeToDiscard();
  s.only("logic", {}).only("intuition", {}).start("focus-draw", "jinks");
  CHECK(s.hand("jinks").empty());
  CHECK(s.hand("myka").size() == 1);  // Lore, by itself
  CHECK(s.asked() == "artie");
}

TEST_CASE("What exists is drawn, the rest skipped, without penalty", "[RULING-07]") {
  Scene s = threeToDiscard();
  s.only("logic", {"meet-the-regents"}).start("action", "jinks");
  s.play("use warehouse-research").play("draw logic");
  CHECK(s.hand("jinks") == List{"meet-the-regents"});
  CHECK(s.asked() == "myka");

  Scene consequence;
  consequence.agent("artie", Field, {"tesla"}).agent("myka").agent("jinks").only("consequence", {});
  consequence.top("artifact", {"baylor-dodgeball"}).leads("0L").artifactWaits().field("1T");
  consequence.start("work-the-case", "artie").play("spend tesla");
  CHECK(consequence.view("table").faceUp.empty());
  CHECK(consequence.ids(std::array{consequence.view("table").artifact}) == List{"baylor-dodgeball"});
}

// ---- RULING-08 --------------------------------------------------------------------------------------------------

TEST_CASE("A Focus draw may go to the open pile, or challenge the blocked one first", "[RULING-08]") {
  Scene s = threeToDiscard();
  s.block("logic-pile", "mental 3").roll({"2"}).start("focus-draw", "jinks");
  CHECK(s.options() == List{"draw logic", "draw intuition"});
  CHECK_FALSE(s.offers("decline"));
  Scene won = Scene(s).play("draw logic").press();
  CHECK(won.on("logic-pile") == "none");
  CHECK(won.hand("jinks").size() == 1);

  Scene lost = threeToDiscard();
  lost.block("logic-pile", "mental 4").roll({"2"}).start("focus-draw", "jinks").play("draw logic").press();
  CHECK(lost.on("logic-pile") == "mental 4");
  CHECK(lost.hand("jinks").empty());  // no draw in that step
  CHECK(lost.asked() == "myka");
}

TEST_CASE("If every legal pile is blocked, challenging may be declined; one challenge per draw", "[RULING-08]") {
  Scene s = threeToDiscard();
  s.block("logic-pile", "mental 3").block("intuition-pile", "mental 2").roll({"0"}).start("focus-draw", "jinks");
  CHECK(s.options() == List{"draw logic", "draw intuition", "decline"});
  CHECK(Scene(s).play("decline").hand("jinks").empty());
  s.play("draw logic").press();
  CHECK(s.asked() == "myka");  // lost: not asked again
}

TEST_CASE("A card's draw from a blocked pile is challenged first, and declined where only blocked ones are left",
          "[RULING-08]") {
  const auto lasVegas = [](const List& blocked) {
    Scene s;
    s.agent("jinks").agent("myka").agent("artie").ping("las-vegas").leads("1L").roll({"3", "0"});
    for (const std::string& type : blocked) s.block(type + "-pile", "mental 2");
    return s.start("action", "jinks").play("use travel").press();
  };
  Scene some = lasVegas({"logic", "lore", "tech"});
  CHECK(some.options() == List{"choose logic", "choose intuition", "choose lore", "choose tech"});
  CHECK(Scene(some).play("choose intuition").hand("jinks").size() == 2);
  CHECK(Scene(some).play("choose logic").press().hand("jinks").empty());  // the challenge is lost

  Scene all = lasVegas({"logic", "intuition", "lore", "tech"});
  CHECK(all.options() == List{"choose logic", "choose intuition", "choose lore", "choose tech", "decline"});
  all.play("decline");
  CHECK(all.hand("jinks").empty());
  CHECK(all.on("logic-pile") == "mental 2");
  CHECK(all.asked() == "myka");
}

TEST_CASE("Field Research challenges a blocked pile in the same way", "[RULING-08]") {
  Scene s;
  s.agent("jinks", Field).agent("myka").agent("artie").block("logic-pile", "mental 2").leads("1L").roll({"1"});
  s.start("action", "jinks").play("use field-research").play("draw logic").press();
  CHECK(s.hand("jinks").size() == 1);
  CHECK(s.on("logic-pile") == "none");
}

TEST_CASE("a card that looks for a top card could do nothing while no pile has one", "[PILE-06]") {
  const auto couldAct = [](const Scene& s) {
    return w13::Warehouse13(shipped::cards()).couldAct(s.state(), s.seat("pete"), s.seated("pete").hand[0]);
  };
  Scene s;
  s.agent("pete", Warehouse, {"the-restricted-files"}).agent("myka").agent("claudia").leads("1L 2O");
  CHECK_FALSE(couldAct(Scene(s).start("action", "pete")));
  // with one it claims what that could pay for, or takes it
  CHECK(couldAct(Scene(s).discards("lore", {"collaborate"}).start("action", "pete")));
  CHECK(couldAct(Scene(s).discards("tech", {"hg-wells-grappler"}).start("action", "pete")));
}

TEST_CASE("a card could act if what it does instead is possible, but not by what it does at other times",
          "[RULING-63]") {
  const auto couldAct = [](const Scene& s) {
    return w13::Warehouse13(shipped::cards()).couldAct(s.state(), s.seat("claudia"), s.view("claudia").traitorHand[0]);
  };
  const auto revealed = [](const char* card) {
    Scene s;
    s.agent("pete", Field).agent("myka").agent("claudia").revealed("claudia", {card});
    return s;
  };
  // Neutralized takes a claimed die; where nobody has claimed one, an unclaimed one
  CHECK(couldAct(revealed("neutralized").leads("1L").start("investigation")));
  // False Ping does nothing in the Finale
  CHECK(couldAct(revealed("false-ping").leads("1L").start("investigation")));
  Scene finale = revealed("false-ping").plot("presumed-dead").start("traitor-finale-action");
  CHECK_FALSE(couldAct(finale));
  // and of a Plot, which is revealed and resolved by rules of its own, nothing is said
  for (const w13::CardId plot : shipped::cards().all(w13::Kind::Plot))
    CHECK(w13::Warehouse13(shipped::cards()).couldAct(finale.state(), finale.seat("claudia"), plot));
}
