// The moment when the artifact is revealed: ART, WHAM and CONSQ of ledger section 13.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;

namespace {

/// Pete in the Field works the case; the artifact waits face down under the Field Clues.
Scene field(const std::string& artifact, const std::string& leads, const std::string& clues,
            const List& hand = {"durational-spectrometer"}) {
  Scene s;
  s.agent("pete", Field, hand).agent("jinks").agent("artie").used("pete", "episode").artifactWaits(artifact);
  return s.leads(leads).field(clues).only("consequence", {"sore-muscles", "no-vacancy"});
}

/// Goes on to the first roll of the Retrieval.
void toRetrieval(Scene& s) {
  while (s.question() != "roll-dice") s.play(s.options().at(0));
}

}  // namespace

TEST_CASE("the artifact stays face down while any die lies on it", "[ART-01]") {
  Scene s = field("aztec-bloodstone", "1O", "1L 2L");
  s.start("work-the-case", "pete").play("spend durational-spectrometer").play("claim 1L").press();
  CHECK(s.world().artifactWaits);
  CHECK(s.view("table").artifact == w13::CardId::None);
  CHECK(s.world().faceUp.empty());
}

TEST_CASE("it is revealed as soon as the last die leaves it, by a claim or otherwise", "[ART-02]") {
  const auto revealed = [](const Scene& s) {
    return !s.world().artifactWaits && s.ids({&s.world().artifact, 1}) == List{"aztec-bloodstone"};
  };
  Scene claim = field("aztec-bloodstone", "1O", "2L");
  claim.start("work-the-case", "pete").play("spend durational-spectrometer").press();
  CHECK(revealed(claim));
  CHECK(claim.asked() == "jinks");  // and the step goes on

  Scene neutralize = field("aztec-bloodstone", "1O", "2L", {});
  neutralize.start("work-the-case", "pete").play("neutralize 1O").press();
  CHECK_FALSE(revealed(neutralize));
  neutralize.play("neutralize 2L").press();
  CHECK(neutralize.happened(Happened::ArtifactRevealed));

  Scene action = field("aztec-bloodstone", "1O", "2L", {"parallel-investigation"});
  action.start("action", "pete").play("play parallel-investigation").press();
  CHECK(revealed(action));

  Scene moved = field("aztec-bloodstone", "1O", "2L", {"arties-wall-map"});  // a Field Clue becomes a Lead
  moved.start("action", "pete").play("play arties-wall-map").press();
  CHECK(moved.leads() == List{"2L", "1O"});
  CHECK(revealed(moved));
}

TEST_CASE("the Whammy resolves if no Lead remains when the artifact is revealed", "[WHAM-01]") {
  Scene s = field("aztec-bloodstone", "", "2L");
  s.start("work-the-case", "pete").play("spend durational-spectrometer");
  CHECK(s.world().whammied);
  CHECK(s.count(Happened::WhammyStruck) == 1);
  CHECK(s.count(Happened::AgentWounded) == 1);  // the lowest-ranked Field Agent
}

TEST_CASE("a Whammy whose text acts later resolves at that moment too", "[WHAM-01]") {
  Scene s = field("marie-antoinettes-guillotine", "", "2L");  // before Retrieval: a KO for all Field Agents
  s.start("work-the-case", "pete").play("spend durational-spectrometer");
  CHECK(s.world().whammied);
  CHECK(s.count(Happened::WhammyStruck) == 1);
  toRetrieval(s);
  CHECK(s.count(Happened::AgentKo) == 1);
}

TEST_CASE("if a Lead remains at that moment the Whammy does not resolve, then or later", "[WHAM-02]") {
  Scene s = field("aztec-bloodstone", "1O", "2L");
  s.start("work-the-case", "pete").play("spend durational-spectrometer").press();
  CHECK_FALSE(s.world().whammied);
  s.play("neutralize 1O").press();  // the last Lead goes
  CHECK(s.world().phase == w13::Phase::Retrieval);
  CHECK_FALSE(s.world().whammied);
  CHECK(s.seated("pete").health == scene::Standing);
}

TEST_CASE("Leads are tested after the whole effect that emptied the Field", "[WHAM-02][RULING-22]") {
  Scene s = field("aztec-bloodstone", "", "2L", {"arties-wall-map"});
  s.start("action", "pete").play("play arties-wall-map").press();
  CHECK(s.leads() == List{"2L"});
  CHECK_FALSE(s.world().whammied);
}

TEST_CASE("what a Whammy asks for holds in the Retrieval that follows", "[WHAM-01][RETR-20]") {
  Scene s = field("babel-stones", "", "2L");
  s.start("work-the-case", "pete").play("spend durational-spectrometer");
  toRetrieval(s);
  CHECK(s.view("table").needed == w13::PerType{2, 3, 4, 0});  // Lore 3, and 1 by the Whammy
}

TEST_CASE("an artifact without a Whammy has no such effect", "[WHAM-03]") {
  Scene s = field("baylor-dodgeball", "", "2L");
  s.start("work-the-case", "pete").play("spend durational-spectrometer");
  CHECK(s.count(Happened::WhammyStruck) == 0);
  toRetrieval(s);
  CHECK_FALSE(s.world().whammied);
}

TEST_CASE("with the artifact the top Consequence is turned face up, and its ongoing text acts at once",
          "[CONSQ-01][RULING-21]") {
  Scene s = field("aztec-bloodstone", "1O", "2L");
  s.block("travel", "physical 3").hand("jinks", {"camaraderie"}).start("work-the-case", "pete");
  s.play("spend durational-spectrometer").press();
  CHECK(s.ids({s.world().faceUp.begin(), s.world().faceUp.end()}) == List{"sore-muscles"});
  CHECK(s.world().inForce.empty());
  CHECK(w13::difficultyChange({s.world(), shipped::cards()}, w13::Attribute::Physical) == 1);
}

TEST_CASE("a permanent mark is made only when the artifact is lost", "[RULING-21][CONSQ-02]") {
  Scene s;
  s.agent("pete").agent("jinks").agent("artie").faceUp({"no-vacancy"}).top("ping", {"hartford"});
  s.roll(List(13, "1L")).only("traitor", {"haunted-by-the-past"}).leads("1L").start("work-the-case", "pete");
  CHECK(s.world().snags[w13::Place::BedAndBreakfast] == -1);
  s.play("neutralize 1L").press();  // nobody in the Field: lost
  CHECK(s.world().lost.size() == 1);
  CHECK(s.ids({s.world().inForce.begin(), s.world().inForce.end()}) == List{"no-vacancy"});
  CHECK(s.world().faceUp.empty());
  CHECK(s.world().snags[w13::Place::BedAndBreakfast] == 1);
  CHECK(s.world().episode == 2);  // and it stays for the rest of the season
}

TEST_CASE("if the artifact is retrieved its Consequence is discarded and its text ends", "[CONSQ-03]") {
  Scene s;
  s.agent("pete", Field).agent("jinks", Field).agent("artie").faceUp({"sore-muscles"}).top("ping", {"hartford"});
  s.claimed("pete", "red").applied("1L 2O yellow 2O yellow 1O 1I").artifact("aztec-bloodstone");
  s.roll({"1I", "blank"}).roll(List(13, "1L")).only("traitor", {"haunted-by-the-past"}).start("retrieval-round");
  s.play("roll").press();
  CHECK(s.world().stacks.size() == 1);
  CHECK(s.world().faceUp.empty());
  CHECK(s.world().inForce.empty());
  CHECK(s.topDiscard("consequence") == "sore-muscles");
  CHECK(w13::difficultyChange({s.world(), shipped::cards()}, w13::Attribute::Physical) == 0);
}

TEST_CASE("a Lead that moves to the Field once the artifact is face up is a Field Clue, and nothing is revealed again",
          "[RULING-55][ART-02]") {
  Scene s;
  s.agent("pete", Field, {"durational-spectrometer"}).agent("jinks").agent("artie").artifact("aztec-bloodstone");
  s.faceUp({"sore-muscles"}).used("pete", "episode").leads("0L 2O").only("traitor", {"original-red-herring"});
  s.start("adversary-turn").press();
  CHECK(s.field() == List{"0L"});
  CHECK_FALSE(s.world().artifactWaits);
  s.play("use field-research").play("use warehouse-research").play("draw lore");
  s.play("use bed-and-breakfast");
  REQUIRE(s.question() == "work-the-case");
  s.play("spend durational-spectrometer").press();
  CHECK(s.claimed("pete") == List{"0L"});
  CHECK(s.count(Happened::ArtifactRevealed) == 0);
  CHECK(s.world().faceUp.size() == 1);
  s.play("neutralize 2O");  // the last: no Whammy either
  CHECK_FALSE(s.world().whammied);
}
