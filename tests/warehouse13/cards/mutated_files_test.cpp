// Card files that a machine has changed: whatever is in them, loading ends and tells at least one mistake with a place,
// or gives a whole catalog with which a season can be played.

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/cards/decks.h"
#include "engine/games/warehouse13/cards/read_back.h"
#include "engine/games/warehouse13/game.h"
#include "engine/kernel/session.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using nlohmann::ordered_json;

namespace {

/// A small generator of its own, so that every run is the same.
class Damage {
 public:
  explicit Damage(std::uint32_t seed) : state_(seed) {}
  std::size_t upTo(std::size_t n) {
    state_ = state_ * 1664525u + 1013904223u;
    return (state_ >> 8u) % n;
  }
  /// Cuts, doubles, swaps or overwrites something.
  void hurt(std::string& text) {
    if (text.empty()) return;
    static const std::string kPieces = "{}[],:\"\\0129-e.tfn\x01\xFF\xC3 ";
    const std::size_t at = upTo(text.size());
    const std::size_t length = 1 + upTo(12);
    switch (upTo(5)) {
      case 0: text.erase(at, length); break;
      case 1: text.insert(at, text.substr(upTo(text.size()), length)); break;
      case 2: text[at] = kPieces[upTo(kPieces.size())]; break;
      case 3: text.insert(at, 1, kPieces[upTo(kPieces.size())]); break;
      default: std::swap(text[at], text[upTo(text.size())]); break;
    }
  }

 private:
  std::uint32_t state_;
};

/// Loads one changed file with others around it. The catalog, if all of it loads.
std::optional<Catalog> loadChanged(const std::vector<SourceFile>& around, const SourceFile& changed) {
  Layer layer{"", around};
  layer.files.push_back(changed);
  Loaded loaded = load({layer});
  INFO(changed.path << "\n" << changed.text.substr(0, 2000));
  if (loaded.catalog) {
    for (const Design& design : loaded.catalog->designs) CHECK_FALSE(readBack(design, *loaded.catalog).empty());
    return std::move(loaded.catalog);
  }
  CHECK(loaded.errors() > 0);
  for (const Mistake& mistake : loaded.mistakes) {
    CHECK(mistake.line >= 1);
    CHECK(mistake.column >= 1);
    CHECK_FALSE(mistake.message.empty());
    CHECK(mistake.message.size() < 2000);
  }
  return std::nullopt;
}

/// The shipped files but one.
std::vector<SourceFile> without(const std::string& path) {
  std::vector<SourceFile> rest;
  for (const SourceFile& file : shipped::layer().files)
    if (file.path != path) rest.push_back(file);
  return rest;
}

/// A random season, long enough to meet the cards; everything a seat can do is tried.
void playSome(const Catalog& cards, std::uint64_t seed, int choices) {
  const Warehouse13 game(cards);
  Setup setup;
  for (int agent = 0; agent < 4; ++agent) setup.agents.push_back(static_cast<AgentId>(agent));
  setup.variants.revealedTraitor = seed % 2 == 0;
  kernel::Session<Warehouse13> session(game, setup, seed);
  kernel::Luck mind(seed);
  kernel::Decision d;
  const auto pick = [&] { return d[mind.pick(d.size(), kernel::ChanceOf::Card)]; };
  for (int made = 0; made < choices && !session.over(); ++made) {
    const Seat curious = seatAt(mind.pick(4, kernel::ChanceOf::Card));
    if (session.mayInterject(curious) && mind.pick(2, kernel::ChanceOf::Card) == 0) {
      session.interjections(curious, d);
      if (!d.empty()) {
        session.interject(curious, pick());
        continue;
      }
    }
    for (int at = 0; at < 4; ++at) {
      if (!session.asked().has(seatAt(at))) continue;
      session.decision(seatAt(at), d);
      REQUIRE_FALSE(d.empty());
      session.choose(seatAt(at), pick());
      break;
    }
  }
}

// ---- changes that keep to JSON ------------------------------------------------------------------------------------

using Pointer = ordered_json::json_pointer;

/// The places of all values in what a card does, and when.
void places(const ordered_json& node, const Pointer& at, std::vector<Pointer>& found) {
  if (!at.empty()) found.push_back(at);
  if (node.is_array())
    for (std::size_t item = 0; item < node.size(); ++item) places(node[item], at / item, found);
  if (node.is_object())
    for (const auto& [key, value] : node.items())
      if (key != "name" && key != "text" && key != "$schema" && key != "label") places(value, at / key, found);
}

/// All words and lists of steps of the shipped cards, to be put where they do not belong.
struct CardWords {
  std::vector<std::string> texts;
  std::vector<ordered_json> lists;

  CardWords() {
    for (const SourceFile& file : shipped::layer().files) {
      const ordered_json card = ordered_json::parse(file.text);
      std::vector<Pointer> all;
      places(card, Pointer(), all);
      for (const Pointer& at : all) {
        const ordered_json& value = card[at];
        if (value.is_string()) texts.push_back(value);
        if (value.is_array() && !value.empty() && value[0].is_object()) lists.push_back(value);
      }
    }
  }
};

enum class Change { Type, Name, Number, Steps, Nesting, Copies };
constexpr int kChanges = 6;

/// A card with one value changed.
ordered_json changed(ordered_json card, Change change, const CardWords& words, Damage& damage) {
  std::vector<Pointer> all;
  places(card, Pointer(), all);
  if (all.empty()) return card;
  const auto some = [&](auto fits) -> ordered_json* {
    for (int tries = 0; tries < 60; ++tries)
      if (ordered_json& value = card[all[damage.upTo(all.size())]]; fits(value)) return &value;
    return nullptr;
  };
  const auto steps = [](const ordered_json& value) {
    return value.is_array() && !value.empty() && value[0].is_object();
  };
  switch (change) {
    case Change::Type: {
      static const std::vector<ordered_json> kOthers = {
          nullptr, true, false, 7, -1, 1.5, "x", "", ordered_json::array(), ordered_json::object()};
      if (ordered_json* value = some([](const ordered_json&) { return true; }))
        *value = kOthers[damage.upTo(kOthers.size())];
      break;
    }
    case Change::Name:
      if (ordered_json* value = some([](const ordered_json& each) { return each.is_string(); }))
        *value = words.texts[damage.upTo(words.texts.size())];
      break;
    case Change::Number: {
      static const std::vector<std::int64_t> kNumbers = {-9, -1, 0,   1,   2,   3,     6,         9,
                                                         13, 14, 127, 128, 255, 65536, INT64_MAX, INT64_MIN};
      if (ordered_json* value = some([](const ordered_json& each) { return each.is_number(); }))
        *value = kNumbers[damage.upTo(kNumbers.size())];
      break;
    }
    case Change::Steps:
      if (ordered_json* value = some(steps)) *value = words.lists[damage.upTo(words.lists.size())];
      break;
    case Change::Nesting:
      if (ordered_json* value = some(steps))
        for (std::size_t times = 1 + damage.upTo(5); times > 0; --times) {
          const ordered_json inner = *value;
          switch (damage.upTo(4)) {
            case 0: *value = {{{"may", inner}}}; break;
            case 1: *value = {{{"each", "agents"}, {"do", inner}}}; break;
            case 2: *value = {{{"repeat", 13}, {"do", inner}}}; break;
            default: *value = {{{"face", "obstacle"}, {"won", inner}, {"lost", inner}}}; break;
          }
        }
      break;
    case Change::Copies: card["copies"] = 2 + damage.upTo(6); break;
  }
  return card;
}

/// So many of a changed card that a season meets it.
void makeFrequent(ordered_json& card, const std::string& path) {
  const Deck* deck = deckIn(path.substr(0, path.find('/')));
  if (deck == nullptr || !card.is_object()) return;
  switch (deck->kind) {
    case Kind::Trait: card["copies"] = 12; break;
    case Kind::Calamity: card["copies"] = 7; break;
    case Kind::Traitor: card["copies"] = 20; break;
    case Kind::Consequence:
    case Kind::Plot: card["copies"] = 10; break;
    case Kind::Ping: card["copies"] = 14; break;
    case Kind::Artifact: card["copies"] = 30; break;
    case Kind::Adversary: card["copies"] = 12; break;
    default: break;
  }
}

/// What goes wrong in a season with changed cards. That they may ask for more at once than a table can hold is told in
/// one sentence, and the season stands as it did.
std::string problemOf(const Catalog& cards, std::uint64_t seed) {
  try {
    playSome(cards, seed, 400);
    return {};
  } catch (const std::exception& error) {
    const std::string told = error.what();
    return told.starts_with("the cards ask for more at once than the table can hold") ? std::string() : told;
  }
}

bool isCard(const SourceFile& file) { return file.path != "dice.json"; }

}  // namespace

TEST_CASE("Damaged card files are told, never swallowed", "[cards]") {
  std::vector<SourceFile> around;
  std::vector<SourceFile> cards;
  for (const SourceFile& file : shipped::layer().files)
    (file.path == "dice.json" || file.path.starts_with("agents/") ? around : cards).push_back(file);
  Damage damage(13);
  for (int round = 0; round < 6; ++round)
    for (const SourceFile& file : cards) {
      SourceFile hurt = file;
      for (std::size_t times = 1 + damage.upTo(3); times > 0; --times) damage.hurt(hurt.text);
      (void)loadChanged(around, hurt);
    }
}

TEST_CASE("Cards with other types, names, numbers, steps and nesting are refused, or play", "[cards]") {
  const CardWords words;
  Damage damage(1313);
  std::array<int, kChanges> made{};
  std::array<int, kChanges> played{};
  std::uint64_t seed = 0;
  for (const SourceFile& file : shipped::layer().files) {
    if (!isCard(file)) continue;
    for (int change = 0; change < kChanges; ++change) {
      if (damage.upTo(3) != 0) continue;  // a third of them: some 350
      ordered_json card = changed(ordered_json::parse(file.text), static_cast<Change>(change), words, damage);
      if (static_cast<Change>(change) != Change::Copies) makeFrequent(card, file.path);
      ++made[static_cast<std::size_t>(change)];
      const SourceFile now{file.path, card.dump(2)};
      const std::optional<Catalog> cards = loadChanged(without(file.path), now);
      if (!cards) continue;
      ++played[static_cast<std::size_t>(change)];
      INFO(now.path << " " << now.text);
      CHECK(problemOf(*cards, ++seed) == "");
    }
  }
  for (const int count : made) CHECK(count >= 30);
  // Other types are refused, or take a key away; of everything else some must load, or this plays nothing.
  for (std::size_t change = 1; change < kChanges; ++change) CHECK(played[change] >= 3);
}

TEST_CASE("Many more changed cards are refused, or play", "[.long][long]") {
  const CardWords words;
  Damage damage(77);
  int played = 0;
  for (int round = 0; round < 12; ++round)
    for (const SourceFile& file : shipped::layer().files) {
      if (!isCard(file)) continue;
      ordered_json card = ordered_json::parse(file.text);
      for (std::size_t times = 1 + damage.upTo(2); times > 0; --times)
        card = changed(card, static_cast<Change>(damage.upTo(kChanges)), words, damage);
      makeFrequent(card, file.path);
      const std::optional<Catalog> cards = loadChanged(without(file.path), {file.path, card.dump()});
      if (!cards) continue;
      ++played;
      INFO(card.dump());
      CHECK(problemOf(*cards, static_cast<std::uint64_t>(played)) == "");
    }
  CHECK(played > 300);
}

TEST_CASE("Huge, empty and endless files, and bytes that are no text, are told in short", "[cards]") {
  const std::string deep(100'000, '[');
  std::string objects;
  for (int level = 0; level < 100'000; ++level) objects += "{\"do\":[";
  const std::string tesla = shipped::textOf("data/cards/warehouse13/traits/tesla.json");
  const std::size_t brace = tesla.rfind('}');
  const auto with = [&](const std::string& more) { return tesla.substr(0, brace) + ", " + more + "}"; };
  std::string manySteps = "\"do\": [";
  for (int step = 0; step < 20'000; ++step) manySteps += "{\"gear\": true},";
  const std::vector<std::string> texts = {
      "",
      " ",
      "\n\n",
      "{}",
      "[]",
      "null",
      "0",
      "\"\"",
      "{",
      "}",
      "\xEF\xBB\xBF{}",
      std::string(1, '\0'),
      std::string(1000, '\0'),
      "\xFF\xFE{\0}",
      "{\"name\": \"\xC3\x28\"}",
      "{\"name\": \"\xED\xA0\x80\"}",
      "{\"name\": \"\xF4\x90\x80\x80\"}",
      with("\"flavour\": {\"en\": \"\x80\", \"de\": \"x\"}"),
      deep,
      deep + std::string(100'000, ']'),
      objects,
      with("\"always\": " + deep),
      with(manySteps + "{\"gear\": true}]"),
      with("\"flavour\": {\"en\": \"" + std::string(900'000, 'x') + "\", \"de\": \"x\"}"),
      with("\"number2\": " + std::string(900'000, '9')),
      std::string(10'000'000, ' '),
      std::string(10'000'000, '7'),
      "\"" + std::string(10'000'000, 'a') + "\"",
      tesla + std::string(10'000'000, '\n'),
  };
  for (std::size_t at = 0; at < texts.size(); ++at) {
    INFO("text " << at);
    const Loaded loaded = load({shipped::layer(), Layer{"over", {{"traits/tesla.json", texts[at]}}}});
    std::size_t told = 0;
    for (const Mistake& mistake : loaded.mistakes) told += toString(mistake).size();
    CHECK(told < 200'000);
    const bool harmless = texts[at].ends_with("{}") && texts[at].size() <= 5;  // an overlay that changes nothing
    CHECK(loaded.catalog.has_value() == harmless);
    CHECK((loaded.errors() > 0) == !harmless);
  }
}
