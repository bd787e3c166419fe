// What a trial has shown, as a scenario.

#include <algorithm>
#include <array>
#include <map>

#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/scenario/event_words.h"
#include "engine/games/warehouse13/scenario/facts.h"
#include "engine/games/warehouse13/scenario/scenario.h"
#include "engine/house/cards/json_text.h"
#include "engine/kernel/errors.h"
#include "workshop/warehouse13/kit.h"
#include "workshop/warehouse13/trial_places.h"
#include "workshop/warehouse13/trial_playing.h"

namespace w13 {

namespace {

constexpr std::size_t kMostRules = 8;

// ---- facts ------------------------------------------------------------------------------------------------------

/// The names that may stand where a path says "<agent>" and so on.
std::vector<std::string> namesFor(std::string_view what, const Playing& game) {
  std::vector<std::string> names;
  if (what == "agent")
    for (int seat = 0; seat < game.world().players; ++seat) names.push_back(game.nameOf(seatAt(seat)));
  if (what == "pile")
    names = {"logic", "intuition", "lore", "tech", "traitor", "consequence", "ping", "plot", "artifact"};
  if (what == "place")
    for (const Place place : kAllPlaces) names.push_back(wordFor(place));
  if (what == "type") names = {"logic", "intuition", "lore", "tech", "wild"};
  return names;
}

std::vector<std::string> allPaths(const Playing& game) {
  std::vector<std::string> all;
  for (const FactPath& each : factPaths()) {
    const std::string path = each.path;
    const std::size_t from = path.find('<'), to = path.find('>');
    if (from == std::string::npos) all.push_back(path);
    else
      for (const std::string& name : namesFor(path.substr(from + 1, to - from - 1), game))
        all.push_back(path.substr(0, from) + name + path.substr(to + 1));
  }
  return all;
}

OrderedJson asJson(const Fact& fact) {
  switch (fact.type) {
    case Fact::Type::Number: return fact.number;
    case Fact::Type::Truth: return fact.number != 0;
    case Fact::Type::Word: return fact.word;
    default: return fact.words;
  }
}

/// All facts that can be told now, as they are written.
std::map<std::string, std::string> factsNow(const Playing& game, const std::vector<std::string>& paths) {
  std::map<std::string, std::string> facts;
  for (const std::string& path : paths) {
    try {
      facts[path] = asJson(factAt(path, game)).dump();
    } catch (const kernel::DataError&) {  // not every name fits every path
    }
  }
  return facts;
}

/// How many cards and pieces are left somewhere says little about a card.
bool isUsual(const std::string& path) {
  static constexpr std::array kSeldom = {".size", ".top", "hand_size", "_left", "stress_deck", "supply", "round"};
  return std::none_of(kSeldom.begin(), kSeldom.end(), [&](const char* end) { return path.ends_with(end); });
}

}  // namespace

// ---- recording --------------------------------------------------------------------------------------------------

TrialRecord recordOf(const Trial& trial, const Season& season, std::uint64_t seed) {
  TrialRecord record;
  record.trial = trial;
  Playing game = setUp(trial, season.cards(), seed);
  const std::vector<std::string> paths = allPaths(game);
  const std::map<std::string, std::string> before = factsNow(game, paths);
  const std::string id = house::idIn(trial.card);
  std::vector<Expectation> happened;
  const auto note = [&](const std::string& rule) {
    if (!rule.empty() && record.rules.size() < kMostRules &&
        std::find(record.rules.begin(), record.rules.end(), rule) == record.rules.end())
      record.rules.push_back(rule);
  };
  for (const kernel::Move& move : movesOf(season)) {
    note(nameOf(game.decision(move.seat).rule()));
    record.steps.push_back({game.nameOf(move.seat), game.wordsFor(move)});
    game.make(move);
    for (const Event& event : game.events()) {
      const std::string words = wordsOf(event, game.now());
      happened.push_back({"events", words, names(words, id)});
    }
  }
  note(nameOf(game.decision().rule()));
  record.dice = game.chance().diceThatCame();
  record.picks = game.chance().cardsThatCame();
  for (const auto& [path, value] : factsNow(game, paths))
    if (const auto was = before.find(path); was == before.end() || was->second != value)
      record.expectations.push_back({path, value, isUsual(path)});
  const kernel::Decision& next = game.decision();
  record.expectations.push_back({"asked", OrderedJson(game.nameOf(next.seat())).dump(), true});
  if (!game.asked().empty())
    record.expectations.push_back({"question", OrderedJson(wordFor(askOf(next))).dump(), true});
  record.expectations.insert(record.expectations.end(), happened.begin(), happened.end());
  return record;
}

// ---- writing ----------------------------------------------------------------------------------------------------

namespace {

/// One step for each turn of somebody: {"claudia": ["use travel", "accept"]}.
OrderedJson asSteps(const std::vector<TrialStep>& way, const std::vector<TrialStep>& steps) {
  OrderedJson made = OrderedJson::array();
  std::string last;
  for (const std::vector<TrialStep>* part : {&way, &steps})
    for (const TrialStep& step : *part) {
      if (step.agent != last) made.push_back({{step.agent, OrderedJson::array()}});
      made.back()[step.agent].push_back(step.words);
      last = step.agent;
    }
  return made;
}

OrderedJson asChance(const TrialRecord& record) {
  OrderedJson chance = OrderedJson::object();
  if (!record.dice.empty()) chance["dice"] = record.dice;
  if (!record.picks.empty()) chance["cards"] = record.picks;
  return chance;
}

OrderedJson asFacts(const TrialRecord& record, const std::vector<std::size_t>& expected) {
  OrderedJson facts = OrderedJson::object();
  OrderedJson events = OrderedJson::array();
  for (const std::size_t at : expected) {
    const Expectation& each = record.expectations.at(at);
    if (each.key == "events") events.push_back(each.value);
    else facts[each.key] = OrderedJson::parse(each.value);
  }
  if (!events.empty()) facts["events"] = events;
  return facts;
}

}  // namespace

std::string scenarioOf(const TrialRecord& record, const std::string& title, const std::vector<std::size_t>& expected,
                       const Catalog& cards) {
  OrderedJson scenario;
  scenario["title"] = title;
  scenario["rules"] = record.rules;
  scenario["given"] = OrderedJson::parse(record.trial.given);
  if (OrderedJson chance = asChance(record); !chance.empty()) scenario["chance"] = std::move(chance);
  scenario["when"] = asSteps(record.trial.way, record.steps);
  scenario["then"] = asFacts(record, expected);
  std::string text = writtenAsCard(scenario);
  const ScenarioReport report = runScenario("the scenario", text, cards);
  if (!report.ok) throw kernel::DataError("It does not go again as it went: " + report.differences.front());
  return text;
}

}  // namespace w13
