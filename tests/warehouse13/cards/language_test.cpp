// The card language itself: every word is used by a card or known to be waiting for one, every example is right.

#include <set>

#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using shipped::cards;

namespace {

using Names = std::set<std::string>;

/// All keys and texts of the cards that stand in their effects.
struct Written {
  Names keys;
  Names texts;
  [[nodiscard]] bool has(const std::string& word) const { return keys.contains(word) || texts.contains(word); }
};

void collect(const Node& node, Written& words) {
  if (node.is(Node::Type::Text)) words.texts.insert(node.text);
  for (const Node& item : node.items) collect(item, words);
  for (const Member& member : node.members) {
    words.keys.insert(member.key);
    collect(member.value, words);
  }
}

const Written& written() {
  static const Written kWords = [] {
    Written words;
    for (const Layer& layer : shipped::allLayers())
      for (const SourceFile& file : layer.files) {
        Node root;
        std::vector<Mistake> mistakes;
        REQUIRE(parse(file.text, 0, file.path, root, mistakes));
        for (const Member& member : root.members)
          if (member.key != "text" && member.key != "name" && member.key != "flavour") collect(member.value, words);
      }
    return words;
  }();
  return kWords;
}

Names unused(const Vocabulary& words, bool keys = false) {
  Names rest;
  for (const Word& word : words.words)
    if (!(keys ? written().keys : written().texts).contains(word.name)) rest.insert(word.name);
  return rest;
}

/// The mistakes of one Trait with these effects.
std::string mistakesOf(const std::string& effects) {
  const std::string text = R"({"name": {"en": "X", "de": "X"}, "type": "lore", "number": 1, "timing": "action", )"
                           R"("text": {"en": "x", "de": "x"}, "art": "game-icons:x", "source": "house", )" +
                           effects + "}";
  const std::vector<std::string> files = {"x.json"};
  std::vector<Mistake> mistakes;
  Node root;
  if (parse(text, 0, "x.json", root, mistakes)) {
    Catalog scratch;
    scratch.effects.emplace_back();
    scratch.texts.emplace_back();
    Design design;
    Reader reader(files, root, mistakes);
    CardReader(reader, scratch, design).read();
  }
  return shipped::lines(mistakes);
}

}  // namespace

TEST_CASE("Every verb is used by a card", "[cards]") {
  Names rest;
  for (const Subject& subject : subjects())
    for (const Verb& verb : subject.verbs)
      if (!written().keys.contains(verb.name)) rest.insert(verb.name);
  CHECK(rest == Names{});
}

TEST_CASE("Every verb of the engine is a word of the language", "[cards]") {
  for (int at = static_cast<int>(Do::Option) + 1; at < static_cast<int>(kVerbsEnd); ++at) {
    const Verb* verb = verbOf(static_cast<Do>(at));
    INFO(at);
    REQUIRE(verb != nullptr);
    CHECK(static_cast<int>(verb->id) == at);
    CHECK(verbNamed(verb->name) == verb);
    CHECK(std::string(verb->means) != "");
  }
}

TEST_CASE("The example of every verb is right", "[cards]") {
  const std::string before =
      R"({"choose_agent": true}, {"choose_pile": "any"}, )"
      R"({"choose_die": "leads", "if_unable": [{"shuffle_discards": true}]}, {"reroll": "it"}, {"roll": true}, )";
  const auto stays = [](const Verb& verb) {
    return verb.id == Do::Lay ? R"(, "stays": "round", "always": [)"
                                R"({"query": "worse_roll"}])"
                              : "";
  };
  for (const Subject& subject : subjects())
    for (const Verb& verb : subject.verbs) {
      INFO(verb.name);
      CHECK(mistakesOf("\"do\": [" + before + verb.example + "]" + stays(verb)) == "");
      CHECK(std::string(verb.example).find('"' + std::string(verb.name) + '"') != std::string::npos);
    }
}

TEST_CASE("Every query is used by a card, and its example is right", "[cards]") {
  for (int at = 0; at < kQueries; ++at) {
    const Question& question = questionOf(static_cast<Query>(at));
    INFO(question.name);
    CHECK(question.id == static_cast<Query>(at));
    CHECK(written().texts.contains(question.name));
    CHECK(mistakesOf("\"always\": [" + std::string(question.example) + "]") == "");
  }
}

TEST_CASE("Words that no card uses yet are known", "[cards]") {
  CHECK(unused(words::kWhens, true) ==
        Names{"done", "drawn", "healed", "investigation_round_begins", "investigation_round_ends", "neutralized",
              "rolled", "round_ends", "stress_drawn", "turn_begins", "turn_ends", "warehouse_rolled", "wounded"});
  CHECK(unused(words::kInsteads, true) == Names{});
  CHECK(unused(words::kWindows) == Names{"plot", "traitor_card", "turn", "whammy"});
  CHECK(unused(words::kGroups) == Names{"everyone_else", "most_cards", "warehouse_agents"});
  CHECK(unused(words::kHeaps) == Names{});
  CHECK(unused(words::kStays) == Names{});
  Names conditions;
  for (const Word& word : words::kConditions.words)
    if (!written().has(word.name)) conditions.insert(word.name);
  CHECK(conditions == Names{"unable"});
}

TEST_CASE("Every enumerator has its word", "[cards]") {
  const auto all = [](const Vocabulary& words, int count) {
    INFO(words.name);
    CHECK(static_cast<int>(words.words.size()) == count);
    for (int at = 0; at < count; ++at) CHECK(words.of(at) != nullptr);
  };
  all(words::kWhens, kWhens);
  all(words::kWindows, kWindows);
  all(words::kInsteads, kInsteads);
  all(words::kPlaces, kPlaces);
  all(words::kPassings, static_cast<int>(Passing::Take) + 1);
  all(words::kOutcomes, static_cast<int>(Outcome::Prevented) + 1);
  all(words::kTypes, kTypeCount);
  all(words::kSymbols, kTypeCount + 1);
  all(words::kSlots, kSlots);
  all(words::kHeaps, static_cast<int>(Heap::JustRolled) + 1);
  all(words::kGroups, static_cast<int>(Group::FewestCards) + 1);
  CHECK(words::kConditions.words.size() == static_cast<std::size_t>(If::IsWound));
  all(words::kTurnedUp, static_cast<int>(TurnedUp::Calamity) + 1);
  all(words::kPartakings, static_cast<int>(Partaking::Out) + 1);
}

TEST_CASE("Names are used once: a key is a verb or a detail, never both", "[cards]") {
  for (int at = 0; at < kDetails; ++at) CHECK(verbNamed(nameOf(static_cast<Detail>(at))) == nullptr);
  Names names;
  for (const Subject& subject : subjects())
    for (const Verb& verb : subject.verbs) CHECK(names.insert(verb.name).second);
}

TEST_CASE("A step that needs a choice before it is refused without one", "[cards]") {
  CHECK(mistakesOf(R"("do": [{"claim": "it"}])").find("needs a die chosen") != std::string::npos);
  CHECK(mistakesOf(R"("do": [{"ko": true, "who": "them"}])").find("needs an Agent chosen") != std::string::npos);
  CHECK(mistakesOf(R"("do": [{"draw": 1}])").find("needs a pile or type") != std::string::npos);
  CHECK(mistakesOf(R"("do": [{"require": "rolled", "type": "lore"}])").find("needs a roll") != std::string::npos);
  CHECK(mistakesOf(R"("do": [{"may": [{"choose_die": "leads"}]}, {"claim": "it"}])").find("needs a die chosen") !=
        std::string::npos);
}

TEST_CASE("An effect that depends on what a verb is about is refused where it cannot be", "[cards]") {
  CHECK(mistakesOf(R"("do": [{"turn": "leads", "to": "any_1"}])").find("to be picked for several") !=
        std::string::npos);
  CHECK(mistakesOf(R"("do": [{"choose_die": "it"}])").find("expected a group of dice") != std::string::npos);
  CHECK(mistakesOf(R"("do": [{"if": "in_field"}])").find("missing the key \"then\"") != std::string::npos);
  CHECK(mistakesOf(R"("do": [{"roll": 2}])").find("found the number 2, expected true") != std::string::npos);
  CHECK(mistakesOf(R"("do": [{"maintenance": "gear", "ring": true}])").find("a ring on the Broken Gear") !=
        std::string::npos);
  CHECK(mistakesOf(R"("do": [{"turn_up": "ping", "type": "lore"}])").find("found a type of a Ping") !=
        std::string::npos);
}

TEST_CASE("Only Traits of one pile are drawn for somebody else, or without their Calamities", "[cards]") {
  const auto told = [](const std::string& draw, const std::string& what) {
    return mistakesOf(R"("do": [{"choose_agent": ["other"]}, {"draw": )" + draw + "}]").find(what) != std::string::npos;
  };
  CHECK(told(R"(2, "who": "them", "any_types": true, "give": 1)",
             "found \"give\" of cards that are no Traits of one pile"));
  CHECK(told(R"(2, "type": "lore", "any_types": true, "free": true)", "found \"free\" of cards that are no Traits"));
  CHECK(told(R"(2, "who": "adversary", "free": true)", "found \"free\" of cards that are no Traits of one pile"));
  CHECK(told(R"(9, "who": "them", "type": "lore", "give": 1)",
             "found 9 Traits that lie aside first, expected at most 8"));
  CHECK(told(R"(2, "type": "lore", "give": 1)", "found \"give\" on a draw of your own"));
  CHECK_FALSE(told(R"(2, "type": "lore", "free": true)", "found"));
}

TEST_CASE("A query with several forms is refused without one of them", "[cards]") {
  const auto told = [](const std::string& entry, const std::string& what) {
    return mistakesOf(R"("always": [)" + entry + "]").find(what) != std::string::npos;
  };
  CHECK(told(R"({"query": "may_not", "type": "lore"})",
             "missing the key \"what\": draw, enter_alone, apply, play or use"));
  CHECK(told(R"({"query": "may_not", "what": "drow"})", "did you mean \"draw\"?"));
  CHECK(told(R"({"query": "may_not", "what": "draw"})", "missing the key \"type\""));
  CHECK(told(R"({"query": "may_not", "what": "draw", "place": "travel"})", "found the key \"place\""));
  CHECK(told(R"({"query": "more", "amount": 1})", "missing the key \"what\": cover, apply or cleanup_stress"));
  CHECK(told(R"({"query": "snag", "amount": 1})", "missing the key \"place\""));
  CHECK_FALSE(told(R"({"query": "snag", "place": "abilities", "amount": 1})", "found"));
}

TEST_CASE("The Adversary chooses on the Adversary's cards, you on others, unless the card says so", "[cards]") {
  const auto first = [](const std::string& id, When event) { return cards().effect(shipped::design(id).at(event)); };
  CHECK(first("accident", When::Done).by == Who::Adversary);
  CHECK(first("bad-omen", When::Done).by == Who::Adversary);
  CHECK(first("burnout", When::Cleanup).by == Who::Adversary);
  CHECK(first("honjo-masamune", When::Whammy).by == Who::Adversary);
  CHECK(first("collaborate", When::Done).by == Who::You);
  CHECK(first("trouble-in-the-gooery", When::Done).by == Who::FirstAgent);
}
