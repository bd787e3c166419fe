#pragma once
// Small plans of rule bots for the tests of the balance report.

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "measure/report/balance.h"
#include "measure/report/figures.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

namespace plans {

/// What layers of cards make, one over the other.
inline std::shared_ptr<const w13::Catalog> cardsOf(const std::vector<w13::Layer>& layers) {
  w13::Loaded loaded = w13::load(layers);
  INFO(shipped::lines(loaded.mistakes));
  REQUIRE(loaded.catalog);
  return std::make_shared<const w13::Catalog>(std::move(*loaded.catalog));
}

/// Rule bots over the shipped cards, with a layer of files over them.
inline w13::BalancePlan planOf(const std::vector<int>& players, int seasons, std::vector<w13::SourceFile> over = {}) {
  w13::BalancePlan plan;
  plan.folders = {"cards"};
  plan.layers = {shipped::layer(), w13::Layer{"over", std::move(over)}};
  plan.cards = cardsOf(plan.layers);
  for (const int count : players) {
    w13::SimulationPlan& table = plan.tables.emplace_back();
    for (int seat = 0; seat < count; ++seat) table.setup.agents.push_back(static_cast<w13::AgentId>(seat));
    table.setup.variants.cooperative = count == 2;
    table.bots.assign(static_cast<std::size_t>(count), "rule");
    table.seasons = seasons;
  }
  return plan;
}

/// The plan's cards with one more layer.
inline std::shared_ptr<const w13::Catalog> withOver(const w13::BalancePlan& plan, const w13::SourceFile& over) {
  std::vector<w13::Layer> layers = plan.layers;
  layers.push_back({"strong", {over}});
  return cardsOf(layers);
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
