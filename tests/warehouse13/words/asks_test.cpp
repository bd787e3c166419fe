// Questions of cards that are answered yes or no: in the cards' own words.

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/words/walk.h"

using namespace w13;

namespace {

/// The first step of a list, or of the lists in it, that asks; 0 if none does.
EffectAt askingIn(EffectAt at, const Catalog& cards) {
  for (; at != 0 && cards.effect(at).verb != Do::End; ++at) {
    const Effect& step = cards.effect(at);
    if (step.verb == Do::May || step.verb == Do::Transfer) return at;
    for (const EffectAt list : {step.then, step.otherwise})
      if (const EffectAt found = askingIn(list, cards); found != 0) return found;
  }
  return 0;
}

EffectAt askingOf(const std::string& id, const Catalog& cards) {
  const Design& design = cards.of(cards.find(id));
  for (const EffectAt at : design.when)
    if (const EffectAt found = askingIn(at, cards); found != 0) return found;
  FAIL(id << " asks nothing");
  return 0;
}

CardId cardOfDesign(const std::string& id, const Catalog& cards) {
  for (std::size_t at = 0; at < cards.cards.size(); ++at)
    if (cards.of(static_cast<CardId>(at)).id == id) return static_cast<CardId>(at);
  FAIL("no card " << id);
  return CardId::None;
}

/// Claudia is asked by a card.
struct Asked {
  View view{};
  kernel::Decision decision;

  Asked(const std::string& id, Ask ask, const Catalog& cards) {
    view.players = 2;
    view.seats[0].who = cards.findAgent("claudia");
    view.seats[1].who = cards.findAgent("myka");
    view.asked.card = cardOfDesign(id, cards);
    view.asked.step = ask == Ask::UseAbility ? 0 : askingOf(id, cards);
    view.asked.seat = seatAt(1);
    view.asked.die = dieAt(9);
    view.dice[9].shows = {Symbol::Lore, 0};
    decision.ask(seatAt(0), static_cast<std::uint16_t>(ask), "CARD-32"_rule, kernel::Openness::Public);
    decision.offer(choice(verb::Accept));
    decision.offer(choice(verb::Refuse));
  }

  [[nodiscard]] std::string said(const Words& words) const {
    return words.question(decision, view) + " [" + words.choice(decision[0], decision, view) + "] [" +
           words.choice(decision[1], decision, view) + "]";
  }
};

std::string warned(const std::vector<Layer>& layers, bool& loads) {
  const Loaded loaded = lint(layers, shipped::artNames());
  loads = loaded.catalog.has_value();
  return shipped::lines(loaded.mistakes);
}

constexpr const char* kWordless =
    R"({"when": {"arrive": [{"may": [{"draw_stress": 1}, {"draw": 1, "type": "tech"}]}]}})";

}  // namespace

TEST_CASE("A card that may be answered yes or no asks in its own words") {
  const Words english(shipped::cards(), nullptr);
  const Words german(shipped::cards(), nullptr, {}, kGerman);
  const Asked catastrophe("catastrophe", Ask::MayDo, shipped::cards());
  CHECK(
      catastrophe.said(english) ==
      "Claudia: Discard a Trait so that only one obstacle comes? [Discard one Trait: 1 obstacle] [Keep: 2 obstacles]");
  CHECK(catastrophe.said(german) ==
        "Claudia: Ein Merkmal abwerfen, damit nur ein Hindernis kommt? [1 Merkmal abwerfen: 1 Hindernis] [Behalten: 2 "
        "Hindernisse]");
  // the die it is about, and whoever offers something, are named
  CHECK(Asked("alessandro-voltas-lab-coat", Ask::MayDo, shipped::cards()).said(english) ==
        "Claudia: Turn your 0-Lore (Tech die) to 1-Tech? [Turn it to 1-Tech] [Leave it]");
  CHECK(Asked("farnsworth", Ask::AnswerTransfer, shipped::cards()).said(english) ==
        "Claudia: Myka offers you a Trait over the Farnsworth. Take it? [Take the Trait] [No, thank you]");
  CHECK(Asked("its-what-i-does", Ask::UseAbility, shipped::cards()).said(german) ==
        "Claudia: Jetzt jeden deiner Technikwürfel auf eine 1 drehen und anlegen? Das geht einmal pro Staffel. "
        "[Technikwürfel anlegen] [Für später aufheben]");
}

TEST_CASE("No question of a shipped card falls back on words of the program") {
  const Catalog& cards = shipped::cards();
  int asking = 0;
  for (std::size_t at = 0; at < cards.effects.size(); ++at) {
    const Effect& step = cards.effects[at];
    if (step.verb != Do::May && step.verb != Do::Transfer) continue;
    ++asking;
    INFO("step " << at);
    REQUIRE(step.part<InOwnWords>()->asks != 0);
    CHECK(cards.questions[step.part<InOwnWords>()->asks].whole());
  }
  CHECK(asking >= 25);
  CHECK(cards.of(cards.find("second-chance")).asks.whole());
}

TEST_CASE("A card without words for its question loads, and asks in good words of the program", "[cards]") {
  const Loaded loaded = load({shipped::layer(), Layer{"over", {{"pings/geneva.json", kWordless}}}});
  REQUIRE(loaded.catalog.has_value());
  const Asked geneva("geneva", Ask::MayDo, *loaded.catalog);
  CHECK(geneva.said(Words(*loaded.catalog, nullptr)) ==
        "Claudia, Geneva, Switzerland makes you an offer. Take it? [Take the offer] [Turn it down]");
  CHECK(geneva.said(Words(*loaded.catalog, nullptr, {}, kGerman)) ==
        "Claudia, Genf, Schweiz bietet dir etwas an. Nimmst du es? [Angebot annehmen] [Ablehnen]");
}

TEST_CASE("A question without words of its own is a warning, in the cards that come with the program an error",
          "[cards]") {
  bool loads = false;
  CHECK(warned({shipped::layer(), Layer{"over", {{"pings/geneva.json", kWordless}}}}, loads) ==
        "over/pings/geneva.json:1:22: warning: found a \"may\" without words of its own, expected \"ask\", \"yes\" and "
        "\"no\" beside it (/when/arrive/0)\n");
  CHECK(loads);
  Layer ours{"over", {{"pings/geneva.json", kWordless}}, true};
  CHECK(warned({shipped::layer(), ours}, loads).find("geneva.json:1:22: error: found a \"may\"") != std::string::npos);
  CHECK(loads);
  CHECK(warned({shipped::layer(), Layer{"over", {{"abilities/second-chance.json", R"({"no": null})"}}}}, loads)
            .find("found an Ability that is offered without words of its own") != std::string::npos);
}
