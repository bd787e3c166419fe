// The public table as a small picture: what lies in it in given positions, and what a question is about.

#include "engine/games/warehouse13/said/small_table.h"

#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

CardId firstCopyOf(const std::string& id) {
  const Catalog& cards = shipped::cards();
  for (std::size_t at = 0; at < cards.cards.size(); ++at)
    if (cards.of(static_cast<CardId>(at)).id == id) return static_cast<CardId>(at);
  FAIL("no card " << id);
  return CardId::None;
}

/// The table of three Agents in an Investigation.
View table() {
  View v{};
  v.players = 3;
  v.phase = Phase::Investigation;
  v.snags.fill(-1);
  for (const int seat : {0, 1, 2}) v.seats[seat].who = static_cast<AgentId>(seat);
  return v;
}

/// "Leads*: 0-Logic die-logic-logic-0, ...;": a star for what is asked about.
std::string drawn(const View& v, Ask ask, Language language = Language::English) {
  const Words words(shipped::cards(), nullptr, {"Ann", "Bo", "Cy"}, language);
  std::string text;
  for (const house::OpenPlace& place : openPlaces(v, words, shipped::cards(), ask)) {
    text += place.name + (place.asked ? "*" : "") + (place.note.empty() ? "" : " " + place.note) + ":";
    for (const house::OpenPiece& each : place.pieces) {
      text += " " + each.words;
      for (const std::string& more : {each.picture, each.note})
        if (!more.empty()) text += " " + more;
      text += ",";
    }
    text += "; ";
  }
  return text;
}

bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("Clues lie in the picture by symbol and number, with the pictures of their dice", "[words][small-table]") {
  View v = table();
  v.dice[9] = {Spot::Leads, Seat::Table, {Symbol::Logic, 1}};
  v.dice[0] = {Spot::Leads, Seat::Table, {Symbol::Logic, 0}};
  v.dice[12] = {Spot::Field, Seat::Table, {Symbol::Wild, 2}};
  const std::string asked = drawn(v, Ask::ClaimClue);
  CHECK(tells(asked, "Leads*: 0-Logic die-logic-logic-0, 1-Logic die-tech-logic-1,;"));
  CHECK(tells(asked, "Field*: 2? die-wild-wild-2,;"));
  // and nobody looks at them for a vote
  CHECK(tells(drawn(v, Ask::Vote), "Leads: 0-Logic"));
  CHECK(tells(drawn(v, Ask::ClaimClue, kGerman), "Spuren*: 0-Logik die-logic-logic-0, 1-Logik die-tech-logic-1,;"));
}

TEST_CASE("The artifact says how much of each type it requires still; in the Finale the Plot does",
          "[words][small-table]") {
  View v = table();
  v.artifact = firstCopyOf("babel-stones");
  v.needed[Symbol::Logic] = 4;
  v.applied[Symbol::Logic] = 1;
  v.needed[Symbol::Tech] = 2;
  CHECK(tells(drawn(v, Ask::WorkTheCase), "babel-stones, Logic 1/4, Tech 0/2,;"));
  CHECK(tells(drawn(v, Ask::WorkTheCase), "Artifact*:"));
  v.phase = Phase::Finale;
  v.plot = firstCopyOf("artifact-auction");
  CHECK(tells(drawn(v, Ask::CoverDie), "Plot*: Artifact Auction artifact-auction, Logic 1/4, Tech 0/2,;"));
}

TEST_CASE("A die behind a shield shows the table its colour and no more", "[words][small-table][secrets][SECRET-33]") {
  View v = table();
  v.seats[1].claimed |= dieAt(3);
  v.seats[1].claimed |= dieAt(0);
  v.dice[3] = {Spot::Claimed, seatAt(1), {}, true};
  v.dice[0] = {Spot::Claimed, seatAt(1), {Symbol::Logic, 2}};
  CHECK(tells(drawn(v, Ask::CoverDie), "Bo*: 2-Logic die-logic-logic-2, Intuition die die-intuition,;"));
}

TEST_CASE("Agents stand in the picture where their figures do, with what has happened to them",
          "[words][small-table]") {
  View v = table();
  v.seats[1].at = Location::Field;
  v.seats[2].at = Location::Field;
  v.seats[2].health = Health::Ko;
  CHECK(tells(drawn(v, Ask::NameForBronze), "Warehouse*: Ann,; Field*: Bo, Cy KO,;"));
  // the revealed Traitor is no Agent any more
  v.seats[1].isAgent = false;
  CHECK(tells(drawn(v, Ask::NameForBronze), "Field*: Cy KO,;"));
}

TEST_CASE("Obstacles lie on the track, and on the places that they block", "[words][small-table]") {
  View v = table();
  v.trackSpaces = 5;
  v.track.push({static_cast<ObstacleId>(4), false});
  v.track.push({static_cast<ObstacleId>(17), true});
  v.blocks[Place::Travel] = {static_cast<ObstacleId>(0), false};
  CHECK(tells(drawn(v, Ask::TrackObstacle), "Track* 3 free: Physical 3, Mental 4 ring,; Travel*: Physical 2,;"));
}

TEST_CASE("Of a pile everybody sees how many cards it has", "[words][small-table]") {
  View v = table();
  v.traits[Symbol::Lore].draw = 7;
  CHECK(tells(drawn(v, Ask::ResearchPile), "Piles*: Logic 0, Intuition 0, Lore 7, Tech 0,;"));
}
