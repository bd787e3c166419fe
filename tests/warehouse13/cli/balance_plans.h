#pragma once
// Small plans of rule bots for the tests of the balance report.

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/report/balance.h"
#include "cli/report/figures.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

namespace plans {

/// Rule bots over the shipped cards, with a layer of files over them.
inline w13::BalancePlan planOf(const std::vector<int>& players, int seasons, std::vector<w13::SourceFile> over = {}) {
  w13::BalancePlan plan;
  plan.folders = {"cards"};
  plan.layers = {shipped::layer(), w13::Layer{"over", std::move(over)}};
  w13::Loaded loaded = w13::load(plan.layers);
  INFO(shipped::lines(loaded.mistakes));
  REQUIRE(loaded.catalog);
  plan.cards = std::make_shared<const w13::Catalog>(std::move(*loaded.catalog));
  for (const int count : players) {
    w13::SimulationPlan& table = plan.tables.emplace_back();
    for (int seat = 0; seat < count; ++seat) table.setup.agents.push_back(static_cast<w13::AgentId>(seat));
    table.setup.variants.cooperative = count == 2;
    table.bots.assign(static_cast<std::size_t>(count), "rule");
    table.seasons = seasons;
  }
  return plan;
}

inline w13::Figures played(const w13::BalancePlan& plan) { return figuresOf(plan, play(plan, nullptr)); }

/// Two cards that no game could bear.
inline const std::vector<w13::SourceFile> kStrong = {
    // Fills the Maintenance track: the Traitor wins at once.
    {"traitor/obstruction.json", R"({"do": [{"maintenance": 5}]})"},
    // Two of the four requirements are always met.
    {"abilities/old-hand.json",
     R"({"do": null, "answers": null, "always": [{"query": "requirement", "type": "logic", "amount": -9},
         {"query": "requirement", "type": "lore", "amount": -9}]})"}};

}  // namespace plans
