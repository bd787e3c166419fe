#include "engine/games/warehouse13/cards/box.h"

#include <algorithm>

#include "engine/games/warehouse13/cards/decks.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

constexpr int kMostOfAType = 32;    // World::traits
constexpr int kTraitsOfAType = 18;  // RULING-43
constexpr int kCalamitiesOfAType = 2;
constexpr int kMostCalamitiesOfAType = 8;  // World::calamities: all of them may come in one draw
constexpr int kAgentsInTheBox = 5;

/// Collects mistakes of one folder as a whole.
struct Box {
  const Catalog& cards;
  const std::string& where;
  std::vector<Mistake>& mistakes;

  void tell(const std::string& folder, std::string message, bool error) {
    mistakes.push_back({where + "/" + folder, 1, 1, "", std::move(message), error});
  }
  /// How many cards of a kind and type there are, promos left out if they are not asked for.
  [[nodiscard]] int count(Kind kind, Symbol type, bool promos = true) const {
    int count = 0;
    for (const Design& design : cards.designs)
      if (design.kind == kind && (type == Symbol::None || design.type == type) && (promos || !design.promo))
        count += design.copies;
    return count;
  }
  void decks() {
    for (const Deck& deck : kDecks) {
      const int found = count(deck.kind, Symbol::None);
      const int boxed = count(deck.kind, Symbol::None, false);
      const std::string said = "found " + std::to_string(found) + " cards, expected ";
      if (found > deck.most) tell(deck.folder, said + "at most " + std::to_string(deck.most), true);
      else if (found < deck.least) tell(deck.folder, said + "at least " + std::to_string(deck.least), true);
      else if (boxed != deck.inTheBox)
        tell(deck.folder,
             "found " + std::to_string(boxed) + " cards, expected " + std::to_string(deck.inTheBox) + " as in the box",
             false);
    }
  }
  void types() {
    for (const Symbol type : kTypes) {
      const int traits = count(Kind::Trait, type);
      const int boxed = count(Kind::Trait, type, false);
      const int calamities = count(Kind::Calamity, type);
      const int boxedCalamities = count(Kind::Calamity, type, false);
      const std::string name = words::kTypes.say(index(type));
      if (traits + calamities > kMostOfAType || traits == 0)
        tell(deckOf(Kind::Trait).folder,
             "found " + std::to_string(traits + calamities) + " " + name + " cards, expected 1 to " +
                 std::to_string(kMostOfAType),
             true);
      else if (boxed != kTraitsOfAType)
        tell(deckOf(Kind::Trait).folder,
             "found " + std::to_string(boxed) + " " + name + " Traits, expected " + std::to_string(kTraitsOfAType) +
                 " as in the box",
             false);
      if (calamities > kMostCalamitiesOfAType)
        tell(deckOf(Kind::Calamity).folder,
             "found " + std::to_string(calamities) + " " + name + " Calamities, expected at most " +
                 std::to_string(kMostCalamitiesOfAType),
             true);
      else if (boxedCalamities != kCalamitiesOfAType)
        tell(deckOf(Kind::Calamity).folder,
             "found " + std::to_string(boxedCalamities) + " " + name + " Calamities, expected 2 as in the box", false);
    }
  }
  void agents() {
    int printed = 0;
    for (const AgentCard& agent : cards.agents) {
      if (!agent.promo) ++printed;
      for (int slot = 0; slot < kSlots; ++slot)
        if (agent.abilities[static_cast<std::size_t>(slot)] == DesignId::None)
          tell(deckOf(Kind::Ability).folder,
               "found no " + words::kSlots.say(slot) + " Ability of " + agent.id + ", expected one", false);
    }
    const std::string folder(kAgentFolder);
    if (cards.agents.size() < 2) tell(folder, "found fewer than 2 Agents, expected at least 2", true);
    else if (printed != kAgentsInTheBox)
      tell(folder, "found " + std::to_string(printed) + " Agents, expected 5 as in the box", false);
  }
  void loyalties() {
    const auto traitors = std::count_if(cards.designs.begin(), cards.designs.end(), [](const Design& design) {
      return design.kind == Kind::Loyalty && design.traitor;
    });
    if (traitors != 1)
      tell(deckOf(Kind::Loyalty).folder, "found " + std::to_string(traitors) + " Traitor cards, expected one", true);
  }
  void room() {
    const auto check = [&](std::size_t found, std::size_t most, const char* what) {
      if (found > most)
        tell("", "found " + std::to_string(found) + " " + what + ", expected at most " + std::to_string(most), true);
    };
    check(cards.cards.size(), kMaxCards, "cards");
    check(cards.standing.size(), kMaxStanding, "entries of \"always\"");
    check(cards.effects.size(), 0xFFFF, "steps");
    check(cards.texts.size(), 0xFFFF, "labels");
    check(cards.questions.size(), 0xFFFF, "questions");
  }
};

}  // namespace

void checkBox(const Catalog& cards, const std::string& where, std::vector<Mistake>& mistakes) {
  Box box{cards, where, mistakes};
  box.decks();
  box.types();
  box.agents();
  box.loyalties();
  box.room();
}

}  // namespace w13
