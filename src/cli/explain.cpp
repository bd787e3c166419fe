// `w13 explain`: what the engine understood of a card.

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/games/games.h"
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

constexpr std::size_t kMostExplained = 12;  ///< cards; of more only the names are told

constexpr const char* kCardsWithThis = " cards have this in their name:\n";

std::string noCard(const std::string& wanted) {
  return "there is no card \"" + wanted + "\"; give its name or the name of its file";
}

/// Cards of that id or name; if there is none, those that have the word in it.
template <class Card>
std::vector<const Card*> found(const std::vector<Card>& cards, const std::string& wanted) {
  const auto is = [&](const std::string& name) { return house::lower(name) == wanted; };
  const auto holds = [&](const std::string& name) { return house::has(name, wanted); };
  std::vector<const Card*> exact, part;
  for (const Card& card : cards) {
    if (is(card.id) || card.name.any(is)) exact.push_back(&card);
    if (holds(card.id) || card.name.any(holds)) part.push_back(&card);
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

/// A card of any game.
struct AnyCard {
  std::string id;
  Text name;
  std::string path;  ///< of its file, below the folder of cards
};

/// Explains a card of any game from its file.
void explainAny(const ExplainOptions& options) {
  const house::CardPart& part = chosenCards();
  const std::vector<house::Layer> layers = options.cards.layers();
  const house::CardsRead read = part.read(layers);
  for (const house::Mistake& mistake : read.mistakes)
    if (mistake.error) throw kernel::DataError(toString(mistake));
  std::map<std::string, Text> paths;  // a file that is laid over another is the same card
  for (const house::Layer& layer : layers)
    for (const house::SourceFile& file : layer.files)
      if (!part.inPlainWords(file.path, *read.box).empty()) paths[file.path] = part.nameOf(file.path, *read.box);
  std::vector<AnyCard> cards;
  for (const auto& [path, name] : paths) cards.push_back({house::idIn(path), name, path});
  const std::vector<const AnyCard*> meant = found(cards, house::lower(options.card));
  if (meant.empty()) throw kernel::RefusedError(noCard(options.card));
  if (meant.size() > kMostExplained) std::cout << meant.size() << kCardsWithThis;
  for (const AnyCard* card : meant)
    std::cout << (meant.size() > kMostExplained ? "  " + card->id + "\n" : part.inPlainWords(card->path, *read.box));
}

void run(const ExplainOptions& options) {
  const std::shared_ptr<const Catalog> cards = options.cards.load();
  const Words words(*cards, nullptr);
  if (explainAgent(house::lower(options.card), *cards, words)) return;
  const std::vector<const Design*> designs = found(cards->designs, house::lower(options.card));
  if (designs.empty()) throw kernel::RefusedError(noCard(options.card));
  if (designs.size() > kMostExplained) {
    std::cout << designs.size() << kCardsWithThis;
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
    // The first game has Agents with Abilities, and icons in its texts.
    if (&chosenGame() == games::all().front()) run(*options);
    else explainAny(*options);
  });
}

}  // namespace w13
