// `w13 explain`: what the engine understood of a card.

#include <algorithm>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/games/warehouse13/cards/read_back.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/house/terminal/any_case.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

struct ExplainOptions {
  CardFolders cards;
  std::string card;
};

/// Designs of that id or name; if there is none, those that have the word in it.
std::vector<const Design*> found(const Catalog& cards, const std::string& wanted) {
  std::vector<const Design*> exact, part;
  for (const Design& design : cards.designs) {
    if (house::lower(design.id) == wanted ||
        design.name.any([&](const std::string& name) { return house::lower(name) == wanted; }))
      exact.push_back(&design);
    if (house::has(design.id, wanted) ||
        design.name.any([&](const std::string& name) { return house::has(name, wanted); }))
      part.push_back(&design);
  }
  return exact.empty() ? part : exact;
}

/// Whether an Agent is meant, by id or name.
bool isMeant(const AgentCard& agent, const std::string& wanted) {
  return house::lower(agent.id) == wanted ||
         agent.name.any([&](const std::string& name) { return house::lower(name) == wanted; });
}

void explain(const Design& design, const Catalog& cards, const Words& words) {
  std::cout << readBack(design, cards);
  if (!design.text.en.empty()) std::cout << "  Its text: " << words.plain(design.text) << '\n';
}

/// The Agent and all its Abilities; false if none is meant.
bool explainAgent(const std::string& wanted, const Catalog& cards, const Words& words) {
  for (const AgentCard& agent : cards.agents) {
    if (!isMeant(agent, wanted)) continue;
    std::cout << readBack(agent);
    for (const DesignId ability : agent.abilities)
      if (ability != DesignId::None) explain(cards.of(ability), cards, words);
    return true;
  }
  return false;
}

void run(const ExplainOptions& options) {
  const std::shared_ptr<const Catalog> cards = options.cards.load();
  const Words words(*cards, nullptr);
  if (explainAgent(house::lower(options.card), *cards, words)) return;
  const std::vector<const Design*> designs = found(*cards, house::lower(options.card));
  if (designs.empty())
    throw kernel::RefusedError("there is no card \"" + options.card + "\"; give its name or the name of its file");
  if (designs.size() > 12) {
    std::cout << designs.size() << " cards have this in their name:\n";
    for (const Design* design : designs) std::cout << "  " << design->id << '\n';
    return;
  }
  for (const Design* design : designs) explain(*design, *cards, words);
}

const Command kExplain{70, addExplain};

}  // namespace

void addExplain(CLI::App& app) {
  CLI::App* command = app.add_subcommand("explain", "Say in plain words what a card does, or what an Agent can");
  const auto options = std::make_shared<ExplainOptions>();
  options->cards.addTo(*command);
  command->add_option("CARD", options->card, "Its name, or the name of its file; a part will do")->required();
  command->callback([options] {
    onlyFirstGame("explanation of cards");
    run(*options);
  });
}

}  // namespace w13
