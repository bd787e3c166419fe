#include "engine/games/warehouse13/cards/numbers_file.h"

#include <charconv>
#include <numeric>
#include <string>
#include <vector>

namespace w13 {

namespace {

/// Reads the whole numbers of an object, each by its key. `place`: where the number of a key goes; nullptr: no such
/// key.
template <class Place>
void readEach(Reader& reader, const Node& node, const std::vector<std::string>& keys, const char* what, int least,
              int most, Place place) {
  if (!reader.isObject(node, what)) return;
  reader.onlyKeys(node, keys, what);
  for (const Member& member : node.members) {
    int* to = place(member.key);
    if (to == nullptr) continue;
    if (const auto number = reader.whole(member.value, least, most)) *to = *number;
  }
}

/// The number that a key consists of; -1: it is none.
int numberIn(const std::string& key) {
  int number = -1;
  const auto [stop, fault] = std::from_chars(key.data(), key.data() + key.size(), number);
  return fault == std::errc{} && stop == key.data() + key.size() ? number : -1;
}

void skip(Reader&, const Node&, GameNumbers&) {}

void readPlayers(Reader& reader, const Node& node, GameNumbers& numbers) {
  readEach(reader, node, {"fewest", "most"}, "how many may play", 2, kMaxPlayers, [&](const std::string& key) {
    return key == "fewest" ? &numbers.fewestPlayers : key == "most" ? &numbers.mostPlayers : nullptr;
  });
  if (numbers.fewestPlayers > numbers.mostPlayers)
    reader.error(node, "found fewest " + std::to_string(numbers.fewestPlayers) + " and most " +
                           std::to_string(numbers.mostPlayers) + ", expected fewest not above most");
}

void readStress(Reader& reader, const Node& node, GameNumbers& numbers) {
  std::vector<std::string> keys;
  for (int players = 2; players <= kMaxPlayers; ++players) keys.push_back(std::to_string(players));
  readEach(reader, node, keys, "a number of players", 1, 60, [&](const std::string& key) {
    const int players = numberIn(key);
    return players >= 2 && players <= kMaxPlayers ? &numbers.stress[at(players)] : nullptr;
  });
}

void readPlots(Reader& reader, const Node& node, GameNumbers& numbers) {
  readEach(reader, node, {"to_execute", "to_stop"}, "an end of the Finale", 1, 5, [&](const std::string& key) {
    return key == "to_execute" ? &numbers.plotsToExecute : key == "to_stop" ? &numbers.plotsToStop : nullptr;
  });
}

void readVotes(Reader& reader, const Node& node, GameNumbers& numbers) {
  if (const Word* word = reader.word(node, majorities())) numbers.bronzes = word->as<Majority>();
}

void readDiceInPlay(Reader& reader, const Node& node, GameNumbers& numbers) {
  const std::vector<std::string> colours = namesOf(words::kSymbols);
  if (!reader.isObject(node, "dice by colour")) return;
  reader.onlyKeys(node, colours, "a colour of dice");
  for (const Member& member : node.members)
    if (const Word* colour = words::kSymbols.find(member.key))
      if (const auto number = reader.whole(member.value, 0, diceOf(colour->as<Symbol>()).size()))
        numbers.dice[colour->as<Symbol>()] = *number;
}

void readObstaclesOf(Reader& reader, const Node& node, std::array<int, kHardest + 1>& numbers) {
  std::vector<std::string> keys;
  for (int difficulty = 1; difficulty <= kHardest; ++difficulty) keys.push_back(std::to_string(difficulty));
  numbers.fill(0);
  readEach(reader, node, keys, "a difficulty", 0, kMostAlike, [&](const std::string& key) {
    const int difficulty = numberIn(key);
    return difficulty >= 1 && difficulty <= kHardest ? &numbers[at(difficulty)] : nullptr;
  });
}

int total(const GameNumbers& numbers) {
  int sum = 0;
  for (const auto& kind : numbers.obstacles) sum = std::accumulate(kind.begin(), kind.end(), sum);
  return sum;
}

void readObstacles(Reader& reader, const Node& node, GameNumbers& numbers) {
  if (!reader.isObject(node, "obstacles by kind and difficulty")) return;
  const std::vector<std::string> kinds = namesOf(words::kAttributes);
  reader.onlyKeys(node, kinds, "a kind of obstacle");
  for (const Member& member : node.members)
    if (const Word* kind = words::kAttributes.find(member.key))
      readObstaclesOf(reader, member.value, numbers.obstacles[kind->as<Attribute>()]);
  if (const int all = total(numbers); all < 1 || all > kObstacles)
    reader.error(node,
                 "found " + std::to_string(all) + " obstacles in all, expected 1 to " + std::to_string(kObstacles));
}

constexpr const char* kByDifficulty =
    R"({"type": "object", "additionalProperties": false, "properties": {"physical": {"$ref": "#/definitions/obstacles"},
    "mental": {"$ref": "#/definitions/obstacles"}}})";

constexpr std::array kNumberKeys = {
    NumberKey{"$schema", "where the schema lies, for editors", nullptr, 0, 0, R"({"type": "string"})", skip},
    NumberKey{"players", "how many may play; two always may play the cooperative variant (COMP-01, VAR-02)", nullptr, 0,
              0, R"({"type": "object", "additionalProperties": false, "properties": {
              "fewest": {"type": "integer", "minimum": 2, "maximum": 6},
              "most": {"type": "integer", "minimum": 2, "maximum": 6}}})",
              readPlayers},
    NumberKey{"hand_limit", "cards in a hand; of the revealed Traitor, Traitor cards (HAND-01, TRT-06)",
              &GameNumbers::handLimit, 3, 16},
    NumberKey{"stress", "Stress in the deck by the number of players (SETUP-04)", nullptr, 0, 0,
              R"({"type": "object", "additionalProperties": false,
              "patternProperties": {"^[2-6]$": {"type": "integer", "minimum": 1, "maximum": 60}}})",
              readStress},
    NumberKey{"track", "spaces of the Maintenance track; full, it loses the season (RULING-05, MAINT-04)",
              &GameNumbers::trackSpaces, 2, kMostTrackSpaces},
    NumberKey{"obstacles", "obstacles by kind and difficulty, at most 18 in all (COMP-14, COMP-15)", nullptr, 0, 0,
              kByDifficulty, readObstacles},
    NumberKey{"rings", "rings that make an obstacle harder (COMP-13)", &GameNumbers::rings, 0, 9},
    NumberKey{"pings", "Pings in the Ping deck, at least one for each Episode there can be (SETUP-10)",
              &GameNumbers::pings, 6, 40},
    NumberKey{"plots", "Plots that win when executed, and when stopped (FINAL-30, FINAL-31)", nullptr, 0, 0,
              R"({"type": "object", "additionalProperties": false, "properties": {
              "to_execute": {"type": "integer", "minimum": 1, "maximum": 5},
              "to_stop": {"type": "integer", "minimum": 1, "maximum": 5}}})",
              readPlots},
    NumberKey{"votes", "which votes Bronze an Agent (VOTE-05)", nullptr, 0, 0, R"({"$ref": "#/definitions/majority"})",
              readVotes},
    NumberKey{"dice", "clue dice by colour (COMP-04)", nullptr, 0, 0,
              R"({"type": "object", "additionalProperties": false, "properties": {
              "logic": {"type": "integer", "minimum": 0, "maximum": 3},
              "intuition": {"type": "integer", "minimum": 0, "maximum": 3},
              "lore": {"type": "integer", "minimum": 0, "maximum": 3},
              "tech": {"type": "integer", "minimum": 0, "maximum": 3},
              "wild": {"type": "integer", "minimum": 0, "maximum": 1}}})",
              readDiceInPlay},
    NumberKey{"goo_dice", "Goo dice of the revealed Traitor (COMP-03)", &GameNumbers::gooDice, 0, kGooDice},
};

}  // namespace

const Vocabulary& majorities() {
  static constexpr std::array kWords = {
      word(Majority::MoreThanHalf, "more_than_half", "2 of 2, 2 of 3, 3 of 4", "more than half"),
      word(Majority::TwoThirds, "two_thirds", "2 of 2, 2 of 3, 3 of 4, 4 of 5", "two thirds"),
      word(Majority::All, "all", "all who vote"),
  };
  static constexpr Vocabulary kAll{"majority", "how many votes Bronze an Agent", kWords};
  return kAll;
}

std::span<const NumberKey> numberKeys() { return kNumberKeys; }

void readNumbers(Reader& reader, GameNumbers& numbers) {
  const Node& root = reader.root();
  if (!reader.isObject(root, "the numbers of the game")) return;
  std::vector<std::string> known;
  for (const NumberKey& key : numberKeys()) known.emplace_back(key.name);
  reader.onlyKeys(root, known, "a number of the game");
  for (const NumberKey& key : numberKeys()) {
    const Node* value = root.find(key.name);
    if (value == nullptr) continue;
    if (key.read != nullptr) key.read(reader, *value, numbers);
    else if (const auto number = reader.whole(*value, key.least, key.most)) numbers.*key.number = *number;
  }
}

}  // namespace w13
