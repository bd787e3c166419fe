// The cards that a seat holds, for screens that show them as cards.

#include "engine/games/warehouse13/said/held_cards.h"

#include <set>

#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using house::Voice;

namespace {

std::vector<CardId> copiesOf(const std::string& id) {
  const Catalog& cards = shipped::cards();
  std::vector<CardId> copies;
  for (std::size_t at = 0; at < cards.cards.size(); ++at)
    if (cards.of(static_cast<CardId>(at)).id == id) copies.push_back(static_cast<CardId>(at));
  REQUIRE_FALSE(copies.empty());
  return copies;
}

/// Claudia, as she sees herself, among three.
View claudia() {
  View v{};
  v.viewer = seatAt(0);
  v.players = 3;
  v.seats[0].who = shipped::cards().findAgent("claudia");
  return v;
}

std::vector<Voice::Card> held(const View& v, Language language = Language::English) {
  return heldCards(v, Words(shipped::cards(), nullptr, {}, language), shipped::cards());
}

/// "2 Tesla (1-Tech), Trait; ..."
std::string listed(const std::vector<Voice::Card>& cards) {
  std::string text;
  for (const Voice::Card& each : cards)
    text += std::to_string(each.count) + " " + each.name + ", " + each.kind + (each.held ? ", held" : "") + "; ";
  return text;
}

}  // namespace

TEST_CASE("A hand shows equal cards once, with their count, and the Stress in it", "[words][SECRET-14]") {
  View v = claudia();
  v.seats[0].hasAbilities = false;
  const std::vector<CardId> tesla = copiesOf("tesla"), goozooka = copiesOf("goozooka");
  for (const CardId card : {tesla[0], goozooka[0], tesla[1]}) v.hand.push(card);
  v.stress = 3;
  v.cooperative = true;
  CHECK(listed(held(v)) == "2 Tesla (1-Tech), Trait; 1 Goozooka (2-Intuition), Trait; 3 Stress, Stress; ");
  // and its texts are in words, its pictures those of the cards on paper
  CHECK(held(v)[0].text == "A Physical challenge at your location has difficulty -1.");
  CHECK(held(v)[0].picture == "tesla");
  CHECK(listed(held(v, kGerman)) ==
        "2 Tesla (1-Technik), Merkmal; 1 Glibberwerfer (2-Intuition), Merkmal; "
        "3 Stress, Stress; ");
}

TEST_CASE("A Loyalty card is shown only while its seat holds it up, until it lies open", "[words][SECRET-12]") {
  View v = claudia();
  v.seats[0].hasAbilities = false;
  CHECK(listed(held(v)) == "1 Loyal Agent, Loyalty card, held; ");
  v.isTraitor = v.seats[0].traitor = true;
  CHECK(listed(held(v)) == "1 The Traitor, Loyalty card, held; ");
  v.seats[0].loyaltyShown = true;
  CHECK(listed(held(v)) == "1 The Traitor, Loyalty card; ");
  // nothing else that is shown says which it is
  View loyal = claudia();
  View traitor = claudia();
  traitor.isTraitor = traitor.seats[0].traitor = true;
  const Words words(shipped::cards(), nullptr);
  CHECK(linesBesideCards(loyal, words) == linesBesideCards(traitor, words));
  // and a cooperative season has none
  loyal.cooperative = true;
  loyal.seats[0].hasAbilities = false;
  CHECK(held(loyal).empty());
}

TEST_CASE("An Agent holds its four Abilities, each under its kind", "[words][COMP-19]") {
  View v = claudia();
  v.cooperative = true;
  const std::vector<Voice::Card> abilities = held(v);
  REQUIRE(abilities.size() == 4);
  CHECK(abilities[0].kind == "Asset");
  CHECK(abilities[1].kind == "Episode Ability");
  CHECK(abilities[2].kind == "Season Ability");
  CHECK(abilities[3].kind == "Downside");
  std::set<std::string> pictures;
  for (const Voice::Card& each : abilities) pictures.insert(each.picture);
  CHECK(pictures.size() == 4);
  for (const std::string& id : pictures) CHECK(shipped::design(id).agent == v.seats[0].who);
}

TEST_CASE("The revealed Traitor holds Traitor cards and Plots, and is no Agent any more", "[words][SECRET-14]") {
  View v = claudia();
  v.isTraitor = true;
  v.seats[0].isAgent = v.seats[0].hasAbilities = false;
  v.seats[0].traitor = v.seats[0].loyaltyShown = true;
  v.traitorHand.push(copiesOf("accident").front());
  v.plotsHeld.push(copiesOf("artifact-auction").front());
  CHECK(listed(held(v)) == "1 Accident?, Traitor card; 1 Artifact Auction, Plot; 1 The Traitor, Loyalty card; ");
  CHECK(linesBesideCards(v, Words(shipped::cards(), nullptr)).empty());
}

TEST_CASE("Beside its cards a seat reads who it is, and the dice behind its shield", "[words]") {
  View v = claudia();
  const Words words(shipped::cards(), nullptr), german(shipped::cards(), nullptr, {}, kGerman);
  CHECK(linesBesideCards(v, words) == std::vector<std::string>{"Claudia: Physical 1, Mental 3, Focus Tech and Logic."});
  // given a claimed die that all see, and two that were rolled behind the shield, one of them covered
  for (const int die : {0, 3, 9}) v.seats[0].claimed |= dieAt(die);
  v.dice[0] = {Spot::Claimed, seatAt(0), {Symbol::Logic, 2}, false};
  v.dice[3] = {Spot::Claimed, seatAt(0), {Symbol::Intuition, 1}, true};
  v.dice[9] = {Spot::Claimed, seatAt(0), {Symbol::Lore, 0}, true};
  v.covered |= dieAt(9);
  CHECK(linesBesideCards(v, words).back() == "Behind your shield: 1-Intuition, 0-Lore (Tech die) (covered).");
  CHECK(linesBesideCards(v, german) ==
        std::vector<std::string>{"Claudia: körperlich 1, geistig 3, Fokus Technik und Logik.",
                                 "Hinter deinem Schirm: 1-Intuition, 0-Wissen (Technikwürfel) (abgedeckt)."});
  CHECK(linesBesideCards({}, words).empty());
}
