// Names of the options, and which of them contradict each other: RULING-41, RULING-45.

#include <array>
#include <charconv>
#include <cstdint>
#include <map>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/season/setup.h"
#include "engine/kernel/count.h"
#include "engine/kernel/harmless.h"

namespace w13 {

namespace {

struct Option {
  std::string_view name;
  bool Variants::*flag = nullptr;
  std::uint8_t Variants::*count = nullptr;
  int most = 0;
};

constexpr std::array kOptions = {
    Option{"cooperative", &Variants::cooperative},
    Option{"revealed-traitor", &Variants::revealedTraitor},
    Option{"shorter-game", &Variants::shorterGame},
    Option{"start-consequences", nullptr, &Variants::startConsequences, 3},
    Option{"two-consequences", &Variants::twoConsequences},
    Option{"two-goo", &Variants::twoGoo},
    Option{"no-starting-traits", &Variants::noStartingTraits},
    Option{"one-plot", &Variants::onePlot},
    Option{"two-starting-traits", &Variants::twoStartingTraits},
    Option{"fewer-calamities", nullptr, &Variants::fewerCalamities, 2},
    Option{"harmless-calamities", &Variants::harmlessCalamities},
    Option{"four-lost", &Variants::fourLost},
    Option{"three-plots", &Variants::threePlots},
    Option{"debronze-stays-open", &Variants::debronzeStaysOpen},
    Option{"quick-windows", &Variants::quickWindows},
};

/// Pairs that contradict each other.  RULING-45
struct Conflict {
  bool Variants::*one;
  bool Variants::*other;
};
constexpr std::array kConflicts = {
    Conflict{&Variants::cooperative, &Variants::revealedTraitor},
    Conflict{&Variants::noStartingTraits, &Variants::twoStartingTraits},
    Conflict{&Variants::onePlot, &Variants::threePlots},
    Conflict{&Variants::shorterGame, &Variants::onePlot},
    Conflict{&Variants::shorterGame, &Variants::fourLost},
    Conflict{&Variants::shorterGame, &Variants::threePlots},
};

std::string nameOfFlag(bool Variants::*flag) {
  for (const Option& each : kOptions)
    if (each.flag == flag) return std::string(each.name);
  return {};
}

std::string range(const Option& option) {
  return option.count == nullptr ? std::string(option.name)
                                 : std::string(option.name) + "=1.." + std::to_string(option.most);
}

}  // namespace

const std::vector<std::string>& variantNames() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> all;
    for (const Option& each : kOptions) all.push_back(range(each));
    return all;
  }();
  return kNames;
}

std::vector<std::string> namesOf(const Variants& variants) {
  std::vector<std::string> on;
  for (const Option& each : kOptions) {
    if (each.flag != nullptr && variants.*each.flag) on.emplace_back(each.name);
    if (each.count != nullptr && variants.*each.count > 0)
      on.push_back(std::string(each.name) + "=" + std::to_string(variants.*each.count));
  }
  return on;
}

std::string switchOn(Variants& variants, std::string_view text) {
  const std::size_t equals = text.find('=');
  const std::string_view name = text.substr(0, equals);
  for (const Option& each : kOptions) {
    if (each.name != name) continue;
    if (each.flag != nullptr) {
      if (equals != std::string_view::npos) return "variant " + std::string(name) + " takes no number";
      variants.*each.flag = true;
      return {};
    }
    int number = 1;
    if (equals != std::string_view::npos) {
      const std::string_view digits = text.substr(equals + 1);
      const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
      if (error != std::errc() || end != digits.data() + digits.size()) number = 0;
    }
    if (number < 1 || number > each.most)
      return "variant " + std::string(name) + " takes a number from 1 to " + std::to_string(each.most) + ", not " +
             kernel::inQuotes(text);
    variants.*each.count = static_cast<std::uint8_t>(number);
    return {};
  }
  std::string all;
  for (const std::string& each : variantNames()) all += (all.empty() ? "" : ", ") + each;
  return "there is no variant " + kernel::inQuotes(name) + "; the variants are " + all;
}

namespace {

using Gaps = std::map<std::string_view, std::string>;

/// The sentence of data/words, below "set-up". {one} and {other} are numbers of seats or names of variants, {agent} is
/// an Agent's name.
std::string faultIn(const char* name, Language language, const Gaps& gaps) {
  return filled(sentences().in(language, std::string("set-up.") + name),
                [&](std::string_view gap) { return gaps.at(gap); });
}

}  // namespace

SetupFault setupFault(const Setup& setup, const Catalog& cards, Language language) {
  using kernel::Rule;
  const auto text = [&](const char* name, const Gaps& gaps = {}) { return faultIn(name, language, gaps); };
  const auto fault = [&](Rule rule, const char* name, const Gaps& gaps = {}) {
    return SetupFault{rule, text(name, gaps)};
  };
  const Variants& on = setup.variants;
  const int players = kernel::count(setup.agents);
  const GameNumbers& game = cards.game;
  const int fewest = on.cooperative ? std::min(2, game.fewestPlayers) : game.fewestPlayers;  // VAR-02, RULING-41
  if (players < fewest || players > game.mostPlayers)
    return fault(players == 2 ? "RULING-41"_rule : "COMP-01"_rule, "too-few",
                 {{"fewest", std::to_string(fewest)},
                  {"most", std::to_string(game.mostPlayers)},
                  {"hint", on.cooperative ? "" : text("cooperative-hint")},
                  {"players", std::to_string(players)}});
  for (std::size_t at = 0; at < setup.agents.size(); ++at) {
    const std::string seat = std::to_string(at + 1);
    const AgentId agent = setup.agents[at];
    if (w13::at(agent) >= cards.agents.size()) return fault(Rule::None, "nobody", {{"one", seat}});
    for (std::size_t before = 0; before < at; ++before)
      if (setup.agents[before] == agent)
        return fault(
            "SETUP-15"_rule, "same-agent",
            {{"one", std::to_string(before + 1)}, {"other", seat}, {"agent", cards.of(agent).name.in(language)}});
  }
  for (const Conflict& each : kConflicts)
    if (on.*each.one && on.*each.other)
      return fault("RULING-45"_rule, "conflict", {{"one", nameOfFlag(each.one)}, {"other", nameOfFlag(each.other)}});
  if (on.startConsequences > 3) return fault("VAR-16"_rule, "range");
  if (on.fewerCalamities > 2) return fault("VAR-23"_rule, "range");
  if (setup.traitor != Seat::Table && (index(setup.traitor) < 0 || index(setup.traitor) >= players))
    return fault(Rule::None, "traitor-away");
  if (setup.traitor != Seat::Table && on.cooperative) return fault("VAR-03"_rule, "no-traitor");
  return {};
}

std::string faultOf(const Setup& setup, const Catalog& cards) { return faultOf(setup, cards, Language::English); }

std::string faultOf(const Setup& setup, const Catalog& cards, Language language) {
  return setupFault(setup, cards, language).sentence;
}

}  // namespace w13
