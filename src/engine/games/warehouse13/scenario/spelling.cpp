#include "engine/games/warehouse13/scenario/spelling.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/games/warehouse13/cards/reader.h"
#include "engine/games/warehouse13/said/keys.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/letters.h"

namespace w13 {

namespace {

using kernel::DataError;

constexpr Keys<Symbol, 5> kColours = {{"blue", "red", "yellow", "green", "wild"}};
constexpr std::string_view kLetters = "LIOT?";

/// The value whose word this is; the words stand in the order of the values.
template <class Value>
Value valueOf(std::string_view text, std::span<const char* const> words, const char* what) {
  const int found = kernel::placeOf(words, plain(text));
  if (found >= 0) return kernel::Each<Value>(kernel::count(words))[found];
  throw DataError(inQuotes(text) + " is no " + what + "; write " + anyOf({words.begin(), words.end()}));
}

std::string sorry(std::string_view text, const std::string& what, const std::vector<std::string>& known) {
  const std::string near = nearest(text, known);
  return "there is no " + what + " " + inQuotes(text) + (near.empty() ? "" : "; did you mean \"" + near + "\"?");
}

}  // namespace

// ---- faces and dice ---------------------------------------------------------------------------------------------

bool isFace(std::string_view text, Clue& face) {
  const std::string word = plain(text);
  if (readClue(word, face)) return true;
  if (word == "blank") {
    face = {};
    return true;
  }
  if (word.size() != 2 || word[0] < '0' || word[0] > '0' + kHighestClue) return false;
  const int letter = kernel::placeOf(kLetters, kernel::upper(word[1]));
  if (letter < 0) return false;
  face = {kAllSymbols[letter], static_cast<std::uint8_t>(word[0] - '0')};
  return true;
}

Clue readFace(std::string_view text) {
  Clue face;
  if (isFace(text, face)) return face;
  throw DataError(inQuotes(text) +
                  " is no face of a die; write 2-intuition or 2I (L Logic, I Intuition, O Lore, T Tech, ? Wild)");
}

std::string shortFace(Clue face) {
  if (face.symbol == Symbol::None) return "blank";
  return std::to_string(face.number) + kLetters[at(face.symbol)];
}

std::string longFace(Clue face) {
  if (face.symbol == Symbol::None || face.symbol == Symbol::Wild) return shortFace(face);
  return std::to_string(face.number) + "-" + nameOfType(face.symbol);
}

bool isColour(std::string_view word, Symbol& colour) {
  const std::string name = plain(word);
  std::optional<Symbol> said = name == "black" ? Symbol::Wild : kColours.find(name);
  if (!said) said = kSymbolKeys.find(name);
  if (!said || *said == Symbol::None) return false;
  colour = *said;
  return true;
}

std::string nameOfColour(Symbol colour) { return kColours[colour]; }

std::vector<DieText> readDice(std::string_view line) {
  std::vector<DieText> dice;
  bool waits = false;  // a colour was said, its face may follow
  for (const std::string& word : wordsIn(line)) {
    Symbol colour{};
    if (isColour(word, colour)) {
      dice.push_back({colour, {}});
      waits = true;
      continue;
    }
    const Clue face = readFace(word);
    if (face.symbol == Symbol::None) throw DataError("a clue die has no blank face");
    if (waits) dice.back().shows = face;
    else dice.push_back({face.symbol, face});
    waits = false;
  }
  return dice;
}

DieText readDie(std::string_view text) {
  const std::vector<DieText> dice = readDice(text);
  if (dice.size() != 1) throw DataError(inQuotes(text) + " is not one die; write for example yellow 1-tech");
  return dice[0];
}

std::string shortDie(Symbol colour, Clue shows) {
  if (shows.symbol == Symbol::None) return nameOfColour(colour);
  return (colour == shows.symbol ? "" : nameOfColour(colour) + " ") + shortFace(shows);
}

std::string longDie(Symbol colour, Clue shows) {
  return nameOfColour(colour) + (shows.symbol == Symbol::None ? "" : " " + longFace(shows));
}

// ---- the board --------------------------------------------------------------------------------------------------

std::string wordFor(Place place) { return kPlaceKeys[place]; }

Place readPlace(std::string_view text) {
  const std::vector<std::string> known(kPlaceKeys.begin(), kPlaceKeys.begin() + kPlaces);
  if (const int found = kernel::placeOf(known, plain(text)); found >= 0) return kAllPlaces[found];
  throw DataError(sorry(text, "place", known) +
                  (nearest(text, known).empty() ? "; the places are " + anyOf(known) : ""));
}

ObstacleText readObstacle(std::string_view text) {
  ObstacleText read;
  const std::vector<std::string> words = wordsIn(plain(text));
  const auto fail = [&] {
    return DataError(inQuotes(text) +
                     " is no obstacle; write physical or mental, a difficulty from 1 to 5, "
                     "and ring if one lies on it: \"mental 4 ring\"");
  };
  if (words.size() < 2 || words.size() > 3 || (words.size() == 3 && words[2] != "ring")) throw fail();
  if (words[0] != "physical" && words[0] != "mental") throw fail();
  if (words[1].size() != 1 || words[1][0] < '1' || words[1][0] > '0' + kHardest) throw fail();
  read.attribute = words[0] == "physical" ? Attribute::Physical : Attribute::Mental;
  read.difficulty = words[1][0] - '0';
  read.ring = words.size() == 3;
  return read;
}

std::string written(Obstacle obstacle) {
  if (obstacle.none()) return "none";
  return std::string(attributeOf(obstacle.id) == Attribute::Physical ? "physical " : "mental ") +
         std::to_string(difficultyOf(obstacle.id)) + (obstacle.ring ? " ring" : "");
}

Location readLocation(std::string_view text) { return valueOf<Location>(text, kLocationKeys, "location"); }
std::string wordFor(Location location) { return kLocationKeys[location]; }
Health readHealth(std::string_view text) { return valueOf<Health>(text, kHealthKeys, "state of health"); }
std::string wordFor(Health health) { return kHealthKeys[health]; }
std::string wordFor(Phase phase) { return kPhaseKeys[phase]; }
std::string wordFor(Winner winner) { return kWinnerKeys[winner]; }
std::string wordFor(Ending ending) { return kEndingKeys[ending]; }
Symbol readType(std::string_view text) {
  return valueOf<Symbol>(text, std::span(kSymbolKeys).first(kTypes.size()), "type");
}
std::string nameOfType(Symbol type) { return kSymbolKeys[type]; }
Slot readSlot(std::string_view text) { return valueOf<Slot>(text, kSlotKeys, "kind of Ability"); }
std::string wordFor(Slot slot) { return kSlotKeys[slot]; }

// ---- the box ----------------------------------------------------------------------------------------------------

AgentId readAgent(std::string_view text, const Catalog& cards) {
  const AgentId found = cards.findAgent(plain(text));
  if (found != AgentId::None) return found;
  std::vector<std::string> known;
  for (const AgentCard& each : cards.agents) known.push_back(each.id);
  throw DataError(sorry(text, "agent", known));
}

DesignId readDesign(std::string_view text, const Catalog& cards) {
  const DesignId found = cards.find(plain(text));
  if (found != DesignId::None) return found;
  std::vector<std::string> known;
  for (const Design& each : cards.designs) known.push_back(each.id);
  throw DataError(sorry(text, "card", known));
}

}  // namespace w13
