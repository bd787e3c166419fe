// Where the rules are at work: data/rules/uses.json is made here, from what the scenarios play and name.

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/games/warehouse13/cards/decks.h"
#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/games/warehouse13/scenario/choice_words.h"
#include "engine/games/warehouse13/scenario/scenario.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/words/walk.h"

using namespace w13;

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// Every scenario and worked example, by its path.
std::vector<std::string> scenarioFiles() {
  std::vector<std::string> files;
  for (const char* folder : {"tests/scenarios", "data/rules/examples"})
    for (const auto& entry : fs::recursive_directory_iterator(shipped::project() / folder))
      if (entry.path().extension() == ".json")
        files.push_back(entry.path().lexically_relative(shipped::project()).generic_string());
  std::sort(files.begin(), files.end());
  return files;
}

constexpr std::uint64_t kSeasons = 12;  // of each number of players

/// The rules by which each kind of question was asked.
using Asked = std::map<Ask, std::set<std::string>>;

void note(const kernel::Decision& d, Asked& asked) {
  const std::string rule = nameOf(d.rule());
  if (!rule.empty()) asked[static_cast<Ask>(d.question())].insert(rule);
}

/// Plays one step, looking at each question on the way.
bool step(ScenarioRun& run, const Node& node, Asked& asked) {
  Playing trial = run.game();
  note(trial.decision(), asked);
  if (node.find("press") != nullptr) {
    while (trial.decision().size() == 1 && trial.decision().openness() == kernel::Openness::Public) {
      const Seat seat = trial.decision().seat();
      if (seat == Seat::Table) break;
      trial.choose(seat, trial.offered(seat).front());
      note(trial.decision(), asked);
    }
  }
  for (const Member& member : node.members) {
    const AgentId agent = shipped::cards().findAgent(member.key);
    if (agent == AgentId::None) continue;
    for (const Node& words : member.value.items) {
      trial.choose(seatOfAgent(trial.world(), agent), words.text);
      note(trial.decision(), asked);
    }
  }
  Node one = node;
  Node list;
  list.type = Node::Type::List;
  list.items.push_back(std::move(one));
  const bool went = run.when(list);
  if (went) note(run.game().decision(), asked);
  return went;
}

void play(const Case& one, const std::string& file, Asked& asked) {
  Differences differences;
  ScenarioRun run(one, file, shipped::cards(), differences);
  if (!run.going()) return;
  note(run.game().decision(), asked);
  for (const Node& each : one.when.items)
    if (!step(run, each, asked)) break;
  INFO(file);
  CHECK(differences.empty());
}

/// The card that a scenario's file is about: <id>.json, or <id>-<more>.json; empty: none.
std::string cardOf(const fs::path& file) {
  const std::string name = file.stem().string();
  std::string card;
  for (const Design& design : shipped::cards().designs)
    if ((name == design.id || name.starts_with(design.id + "-")) && design.id.size() > card.size()) card = design.id;
  return card;
}

bool isWordAt(const std::string& text, std::size_t at, std::size_t length) {
  const auto letter = [&](std::size_t place) { return place < text.size() && std::isalnum(text[place]) != 0; };
  return (at == 0 || !letter(at - 1)) && !letter(at + length);
}

/// Whether a rule's text speaks of a card by its name. Stress is a kind of card as well: all rules about it name it.
bool names(const RuleText& rule, const Design& card) {
  if (card.kind == Kind::Stress || card.kind == Kind::Loyalty || card.kind == Kind::Ping) return false;
  const std::string& name = card.name.en;
  for (std::size_t at = rule.text.en.find(name); at != std::string::npos; at = rule.text.en.find(name, at + 1))
    if (isWordAt(rule.text.en, at, name.size())) return true;
  return false;
}

std::string generated() {
  std::map<std::string, std::vector<std::string>> cards;
  const auto add = [&](const std::string& card, const std::string& rule) {
    std::vector<std::string>& rules = cards[card];
    if (std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(rule);
  };
  Asked asked;
  for (const std::string& file : scenarioFiles()) {
    const ReadScenario read = readScenario(file, shipped::textOf(file), shipped::cards());
    REQUIRE(read.scenario);
    const bool ofCard = file.find("/cards/") != std::string::npos;
    for (const std::string& rule : read.scenario->rules)
      if (ofCard) add(cardOf(file), rule);
    for (const Case& one : read.scenario->cases) play(one, file, asked);
  }
  for (int players = 2; players <= 5; ++players)  // what scenarios press on over
    for (std::uint64_t seed = 1; seed <= kSeasons; ++seed)
      walk::season(players, seed, [&](const walk::Moment& moment) { note(moment.decision, asked); });
  for (const Design& design : shipped::cards().designs)
    for (const RuleText& rule : walk::rules().rules())
      if (names(rule, design)) add(design.id, rule.id);
  Json all = {{"cards", Json::object()}, {"questions", Json::object()}};
  for (const auto& [card, rules] : cards) all["cards"][card] = rules;
  for (int ask = 0; ask <= static_cast<int>(kLastAsk); ++ask)
    if (const auto found = asked.find(static_cast<Ask>(ask)); found != asked.end())
      all["questions"][wordFor(static_cast<Ask>(ask))] = found->second;
  return all.dump(1) + "\n";
}

}  // namespace

namespace {

/// Questions that only ask whether to go on: they are put where some card answers their window (RULING-50).
const std::map<Ask, Window> kWindowOf = {{Ask::ResolveTraitorCard, Window::TraitorCard},
                                         {Ask::ResolveCalamity, Window::Calamity},
                                         {Ask::ResolveWhammy, Window::Whammy},
                                         {Ask::ResolvePlot, Window::Plot},
                                         {Ask::GoOnToGoo, Window::Revealed}};

bool isAnswered(Window window) {
  const auto& all = shipped::cards().answered;
  return std::any_of(all.begin(), all.end(), [&](Windows each) { return (each & bit(window)) != 0; });
}

}  // namespace

TEST_CASE("The uses of the rules are the generated ones", "[generated]") {
  CHECK(shipped::isUpToDate("data/rules/uses.json", generated()));
}

TEST_CASE("Every card of the box leads to a rule, and every question of the game is asked by one") {
  const RuleBook& rules = walk::rules();
  for (const Design& design : shipped::cards().designs) {
    if (design.kind == Kind::Stress || design.kind == Kind::Loyalty) continue;
    INFO(design.id);
    CHECK_FALSE(rules.rulesOn(design.id).empty());
  }
  std::set<Ask> asked;
  for (const RuleText& rule : rules.rules())
    for (const Ask ask : questionsUnder(rule, rules)) asked.insert(ask);
  for (int ask = 1; ask <= static_cast<int>(kLastAsk); ++ask) {
    const bool answered = !kWindowOf.contains(static_cast<Ask>(ask)) || isAnswered(kWindowOf.at(static_cast<Ask>(ask)));
    if (shipped::isOfDesigners(static_cast<Ask>(ask))) continue;
    INFO(wordFor(static_cast<Ask>(ask)));
    CHECK(asked.contains(static_cast<Ask>(ask)) == answered);
  }
}

TEST_CASE("A rule is met on cards and in questions, and a card leads back to it") {
  const RuleBook& rules = walk::rules();
  const RuleText& helping = *rules.find("CHAL-04");
  const std::vector<std::string> cards = rules.cardsUnder(helping);
  CHECK(std::find(cards.begin(), cards.end(), "tesla") != cards.end());
  CHECK(std::find(rules.rulesOn("tesla").begin(), rules.rulesOn("tesla").end(), "CHAL-04") !=
        rules.rulesOn("tesla").end());
  CHECK(questionsUnder(*rules.find("WRES-01"), rules) == std::vector<Ask>{Ask::ResearchPile, Ask::ResearchDraw});
  CHECK(rules.rulesOn("zeppelin").empty());
}

TEST_CASE("Every line of the log goes by a rule that is there, but the choice that makes itself") {
  for (int what = 0; what <= static_cast<int>(kLastHappened); ++what) {
    INFO(what);
    const kernel::Rule rule = rowOf(static_cast<Happened>(what)).rule;
    if (static_cast<Happened>(what) == Happened::AgentChose) CHECK(rule == kernel::Rule::None);
    else CHECK(walk::rules().find(rule) != nullptr);
  }
}

TEST_CASE("Damaged uses are refused with one sentence that says what is wrong and names the file") {
  const auto fault = [](const std::string& uses) -> std::string {
    try {
      (void)rulesFrom({shipped::textOf("data/rules/ledger.json"), R"({"keywords":[]})", uses});
    } catch (const kernel::DataError& error) {
      return error.what();
    }
    return {};
  };
  CHECK(fault(R"({"cards":{"tesla":["CHAL-04"]},"questions":{"vote":["VOTE-04"]}})").empty());
  CHECK(fault("{").find("restore data/rules/uses.json") != std::string::npos);
  CHECK(fault(R"({"cards":{"tesla":["CHAL-99"]},"questions":{}})").find("tesla points to CHAL-99") !=
        std::string::npos);
  CHECK(fault(R"({"cards":{},"questions":{"zeppelin":[]}})").find("no question \"zeppelin\"") != std::string::npos);
}
