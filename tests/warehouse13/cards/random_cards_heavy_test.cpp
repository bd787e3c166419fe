// Cards made at random from the schema, with every word of the language alone and beside others: each is refused in
// words, or it is played, with invariants and fair play holding.

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/games/warehouse13/cards/read_back.h"
#include "engine/games/warehouse13/cards/schema.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "support/catch.h"
#include "warehouse13/cards/fair_season.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using nlohmann::ordered_json;

namespace {

/// Makes values of the schema's definitions.
class Maker {
 public:
  explicit Maker(std::uint64_t seed) : schema_(ordered_json::parse(cardSchema())), luck_(seed) {}

  int upTo(int n) { return luck_.pick(n, kernel::ChanceOf::Card); }
  bool rarely() { return upTo(4) == 0; }

  /// A list of steps after some that settle what others need, so that many are sound.
  ordered_json steps(int most = 3) {
    ordered_json list = ordered_json::parse(
        R"([{"choose_agent": true}, {"choose_pile": "any"}, {"choose_die": "anywhere", "if_unable": [{"maintenance": "gear"}]},
            {"roll": true}])");
    for (int more = 1 + upTo(most); more > 0; --more) list.push_back(defined("step"));
    return list;
  }
  ordered_json defined(const char* name) { return made(schema_["definitions"][name]); }
  /// One of the events that a schema names.
  std::string event() {
    const ordered_json& events = schema_["properties"]["when"]["properties"];
    auto at = events.begin();
    std::advance(at, upTo(static_cast<int>(events.size())));
    return at.key();
  }

 private:
  ordered_json made(const ordered_json& form) {
    if (form.contains("const")) return form["const"];
    if (form.contains("$ref")) return referred(form["$ref"].get<std::string>());
    for (const char* one : {"oneOf", "anyOf", "allOf", "enum"})
      if (form.contains(one)) return chosen(form[one], std::string_view(one) == "enum");
    const std::string type = form.value("type", "");
    if (type == "integer") {
      const int least = form["minimum"].get<int>(), most = form["maximum"].get<int>();
      return least + upTo(most - least + 1);
    }
    if (type == "array") {
      ordered_json list = ordered_json::array();
      const int least = form.value("minItems", 1), most = std::min(form.value("maxItems", 3), least + 1);
      for (int left = least + upTo(most - least + 1); left > 0; --left) list.push_back(made(form["items"]));
      return list;
    }
    if (type == "object") return object(form);
    return form.contains("pattern") ? "1-tech" : "x";
  }
  ordered_json chosen(const ordered_json& of, bool words) {
    const ordered_json& one = of[static_cast<std::size_t>(upTo(static_cast<int>(of.size())))];
    return words ? one : made(one);
  }
  ordered_json referred(const std::string& path) {
    const std::string name = path.substr(path.rfind('/') + 1);
    if (name == "text") return ordered_json{{"en", "x"}, {"de", "x"}};
    if (++deep_ > kDeepest && name == "steps") {
      --deep_;
      return ordered_json::parse(R"([{"draw_stress": 1}])");
    }
    if (deep_ > kDeepest + 4 && (name == "condition" || name == "amount")) {
      --deep_;
      return name == "condition" ? ordered_json("in_field") : ordered_json("field_agents");
    }
    ordered_json made = this->made(schema_["definitions"][name]);
    --deep_;
    return made;
  }
  ordered_json object(const ordered_json& form) {
    ordered_json all = ordered_json::object();
    std::set<std::string> required;
    for (const ordered_json& each : form.value("required", ordered_json::array())) required.insert(each);
    for (const auto& [key, value] : form["properties"].items())
      if (required.contains(key) || rarely()) all[key] = made(value);
    return all;
  }

  static constexpr int kDeepest = 4;
  ordered_json schema_;
  kernel::Luck luck_;
  int deep_ = 0;
};

/// A card of one of the decks.
SourceFile cardOf(Maker& make, int number) {
  ordered_json card =
      ordered_json::parse(R"({"text": {"en": "x", "de": "x"}, "art": "game-icons:compass", "source": "house",
    "promo": true})");
  const std::string name = "own-" + std::to_string(number);
  card["name"] = {{"en", name}, {"de", name}};
  const auto always = [&] { card["always"] = ordered_json::array({make.defined("standing")}); };
  const auto when = [&] { card["when"][make.event()] = make.steps(); };
  const auto stay = [&] {
    card["stays"] = make.defined("stays");
    when();
  };
  std::string folder;
  switch (number % 6) {
    case 0:
    case 1:
      folder = "traits";
      card.update(ordered_json{{"type", make.defined("type")}, {"number", 1}, {"copies", 3}, {"timing", "action"}});
      if (number % 2 == 1) card.update(ordered_json{{"timing", "instant"}, {"any_time", true}});
      if (make.rarely()) card["only"] = ordered_json::array({make.defined("condition")});
      card["do"] = make.steps();
      if (make.rarely()) stay();
      break;
    case 2:
      folder = "traitor";
      card.update(ordered_json{{"timing", "action"}, {"copies", 4}});
      card["do"] = make.steps();
      if (make.rarely()) stay();
      break;
    case 3:
      folder = "consequences";
      card["copies"] = 3;
      when();
      if (make.rarely()) always();
      break;
    case 4:
      folder = "artifacts";
      card["needs"] = {{"logic", 1}};
      when();
      if (make.rarely()) always();
      break;
    default:
      folder = "pings";
      card["dice"] = {{"logic", 2}, {"tech", 2}};
      when();
  }
  return {folder + "/" + name + ".json", card.dump()};
}

/// What came of many cards.
struct Run {
  int refused = 0, sound = 0, seasons = 0, stopped = 0;
  std::map<std::string, int> verbs;  ///< of sound cards
  std::string faults;

  /// Plays a season with the cards. What is wrong is told with the few cards that are to blame.
  void play(std::vector<SourceFile> cards, std::uint64_t seed) {
    ++seasons;
    if (fault(cards, seed).empty()) return;
    for (std::size_t one = 0; one < cards.size();) {
      std::vector<SourceFile> without = cards;
      without.erase(without.begin() + static_cast<std::ptrdiff_t>(one));
      bool wrong = false;
      for (std::uint64_t other = 0; other < 12 && !wrong; ++other) wrong = !fault(without, seed + other).empty();
      if (wrong) cards = without;
      else ++one;
    }
    for (std::uint64_t other = 0; other < 12; ++other)
      if (const std::string told = fault(cards, seed + other); !told.empty()) {
        faults += told;
        break;
      }
    for (const SourceFile& card : cards) faults += "    " + card.path + " " + card.text + "\n";
  }
  /// What is wrong in a season with the cards; empty if nothing is.
  std::string fault(const std::vector<SourceFile>& cards, std::uint64_t seed) {
    const Loaded loaded = load({shipped::layer(), Layer{"own", cards}});
    INFO(shipped::lines(loaded.mistakes));
    REQUIRE(loaded.catalog);
    std::string told;
    for (const std::string& sentence : test::faultsOfSeason(*loaded.catalog, seed, 12)) {
      const bool bounded = sentence.find("the cards ask for more at once than the table can hold") != std::string::npos;
      if (bounded) ++stopped;  // the choice is refused, and the card is named
      else told += sentence + "\n";
    }
    return told;
  }
  void count(const std::string& text) {
    for (const Subject& subject : subjects())
      for (const Verb& verb : subject.verbs)
        if (text.find('"' + std::string(verb.name) + "\":") != std::string::npos) ++verbs[verb.name];
  }
};

/// Whether a card loads beside the shipped ones; else it is refused in words, with its place.
bool isSound(const SourceFile& card, Run& run) {
  const Loaded loaded = load({shipped::layer(), Layer{"own", {card}}});
  if (loaded.catalog) {
    const DesignId design =
        loaded.catalog->find(card.path.substr(card.path.find('/') + 1, card.path.rfind('.') - card.path.find('/') - 1));
    CHECK(design != DesignId::None);
    CHECK(readBack(loaded.catalog->of(design), *loaded.catalog).find("  ") != std::string::npos);
    run.count(card.text);
    ++run.sound;
    return true;
  }
  ++run.refused;
  for (const Mistake& mistake : loaded.mistakes) {
    CHECK(mistake.file == "own/" + card.path);
    CHECK((mistake.message.starts_with("found ") || mistake.message.starts_with("missing ")));
  }
  return false;
}

Run playedAtRandom(int cards, std::uint64_t seed) {
  constexpr int kTogether = 12;
  Run run;
  Maker make(seed);
  std::vector<SourceFile> together;
  for (int number = 0; number < cards; ++number) {
    const SourceFile card = cardOf(make, number);
    INFO(card.path << " " << card.text);
    if (isSound(card, run)) together.push_back(card);
    if (number % kTogether != kTogether - 1) continue;  // two of each deck, or four: as many as a deck takes
    run.play(together, seed + static_cast<std::uint64_t>(number));
    together.clear();
  }
  return run;
}

}  // namespace

TEST_CASE("Cards made at random are refused in words, or played with invariants and fair play holding",
          "[cards][heavy]") {
  Run run = playedAtRandom(5000, 60000);
  CHECK(run.faults == "");
  WARN(run.sound << " sound, " << run.refused << " refused, " << run.seasons << " seasons");
  CHECK(run.sound > 1000);
  CHECK(run.stopped * 100 < run.seasons);
  for (const Subject& subject : subjects())
    for (const Verb& verb : subject.verbs) {
      INFO(verb.name);
      CHECK(run.verbs[verb.name] > 10);
    }
}
