#include "engine/games/warehouse13/designing/templates.h"

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/cards/decks.h"
#include "engine/games/warehouse13/effects/vocabulary.h"
#include "engine/house/cards/json_text.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/per.h"

namespace w13 {

using house::OrderedJson;
using house::writtenAsCard;

namespace {

/// What stands on the first card of a deck beside its name. `art`: a picture, if no card of the pile has it.
struct Template {
  std::string_view folder;
  const char* art;
  const char* rest;
};

constexpr std::array kTemplates = {
    Template{"traits", "game-icons:spyglass", R"({"copies": 3, "type": "logic", "number": 1, "timing": "action",
      "text": {"en": "Draw 1 Trait.", "de": "Zieh 1 Merkmal."}, "do": [{"choose_pile": "any"}, {"draw": 1}]})"},
    Template{"calamities", "game-icons:broken-bottle", R"({"type": "logic",
      "text": {"en": "Draw 1 Stress.", "de": "Zieh 1 Stress."}, "do": [{"draw_stress": 1}]})"},
    Template{"stress", "game-icons:headshot",
             R"({"copies": 1, "text": {"en": "Fills your hand.", "de": "Füllt deine Hand."}})"},
    Template{"traitor", "game-icons:poison-bottle", R"({"timing": "action",
      "text": {"en": "An Agent draws 1 Stress.", "de": "Ein Agent zieht 1 Stress."},
      "do": [{"choose_agent": true}, {"draw_stress": 1, "who": "them"}]})"},
    Template{"consequences", "game-icons:black-hole-bolas", R"({"text": {
      "en": "In Cleanup every Agent draws 1 more Stress.", "de": "Beim Aufräumen zieht jeder Agent 1 Stress mehr."},
      "always": [{"query": "more", "what": "cleanup_stress", "amount": 1}]})"},
    Template{"pings", "game-icons:world", R"({"dice": {"logic": 1, "intuition": 1, "lore": 1}})"},
    Template{"artifacts", "game-icons:locked-chest", R"({"needs": {"logic": 3, "lore": 3, "tech": 2}, "whammy": true,
      "text": {"en": "Whammy: {tech} +1.", "de": "Rückschlag: {tech} +1."},
      "when": {"whammy": [{"require": 1, "type": "tech"}]}})"},
    Template{"adversary-artifacts", "game-icons:skull-crack", R"({"needs": {"logic": 2, "intuition": 3, "lore": 3},
      "text": {"en": "Lost: each Agent draws 1 Stress.", "de": "Verloren: Jeder Agent zieht 1 Stress."},
      "when": {"lost": [{"each": "agents", "do": [{"draw_stress": 1}]}]}})"},
    Template{"plots", "game-icons:skull-signet", R"({"needs": {"logic": 4, "intuition": 3, "tech": 3},
      "text": {"en": "The Traitor draws 1 Traitor card.", "de": "Der Verräter zieht 1 Verräterkarte."},
      "do": [{"draw": 1, "who": "adversary"}]})"},
    Template{"agents", "", R"({"physical": 2, "mental": 2, "focus": ["logic", "lore"]})"},
    Template{"abilities", "game-icons:checkered-flag", R"({"any_time": true,
      "text": {"en": "Take an Action at once.", "de": "Führe sofort eine Aktion aus."}, "do": [{"act": true}]})"},
};

/// The four Abilities that a new Agent brings, by Slot.
struct AbilityTemplate {
  const char* name;
  const char* art;
  const char* rest;
};
constexpr kernel::Per<Slot, AbilityTemplate, kSlots> kAbilities = {{{
    {"Asset", "game-icons:bookmark", R"({"slot": "asset",
      "text": {"en": "Your 0-{logic} Traits pay for clues of 1 or less.",
               "de": "Deine 0-{logic}-Merkmale zahlen für Hinweise von 1 oder weniger."},
      "always": [{"query": "pays_as", "type": "logic", "number": 0, "amount": 1}]})"},
    {"Episode", "game-icons:dice-target", R"({"slot": "episode", "answers": ["rolled"],
      "text": {"en": "Reroll a Warehouse die that was just rolled.",
               "de": "Wirf einen eben geworfenen Lagerhauswürfel neu."}, "do": [{"reroll": "just_rolled"}]})"},
    {"Season", "game-icons:run", R"({"slot": "season", "any_time": true,
      "text": {"en": "Take an Action at once.", "de": "Führe sofort eine Aktion aus."}, "do": [{"act": true}]})"},
    {"Downside", "game-icons:drop-weapon", R"({"slot": "downside",
      "text": {"en": "When you arrive in the Field, draw 1 Stress.",
               "de": "Wenn du im Feld ankommst, zieh 1 Stress."}, "when": {"arrive": [{"draw_stress": 1}]}})"},
}}};

/// The wanted picture, or the first one that no card of the pile has.
std::string freePicture(const std::string& wanted, std::string_view folder, const Catalog& cards, const ArtNames& art) {
  const bool pile = folder == "traits" || folder == "calamities";
  const auto used = [&](const std::string& name) {
    return std::any_of(cards.designs.begin(), cards.designs.end(), [&](const Design& each) {
      const std::string_view its = deckOf(each.kind).folder;
      return each.art == name && (its == folder || (pile && (its == "traits" || its == "calamities")));
    });
  };
  if (!used(wanted)) return wanted;
  for (const std::string& name : art.names)
    if (!used("game-icons:" + name)) return "game-icons:" + name;
  return wanted;
}

/// Puts a card together in the order in which the shipped ones have their keys.
std::string assembled(const std::string& name, const std::string& art, const OrderedJson& rest) {
  OrderedJson card;
  card["name"] = {{"en", name}, {"de", name}};
  for (const char* first :
       {"agent", "slot", "copies", "type", "number", "timing", "needs", "dice", "physical", "mental", "focus", "text"})
    if (rest.contains(first)) card[first] = rest.at(first);
  if (!art.empty()) card["art"] = art;
  card["source"] = "house";
  card["promo"] = true;
  for (auto each = rest.begin(); each != rest.end(); ++each) card[each.key()] = *each;
  return writtenAsCard(card);
}

/// A number that no Agent has.
std::string freeNumber(const Catalog& cards) {
  int last = 50;
  for (const AgentCard& agent : cards.agents) last = std::max(last, agent.rank[1]);
  return "1914-" + std::to_string(last + 10);
}

std::vector<SourceFile> newAgent(const std::string& id, const std::string& name, OrderedJson rest, const Catalog& cards,
                                 const ArtNames& art) {
  rest["number"] = freeNumber(cards);
  std::vector<SourceFile> files = {{"agents/" + id + ".json", assembled(name, "", rest)}};
  for (const AbilityTemplate& ability : kAbilities) {
    OrderedJson own = OrderedJson::parse(ability.rest);
    own["agent"] = id;
    files.push_back({"abilities/" + id + "-" + own["slot"].get<std::string>() + ".json",
                     assembled(name + ": " + ability.name, freePicture(ability.art, "abilities", cards, art), own)});
  }
  return files;
}

/// An Ability of the first Agent who has a slot free.
void giveToAgent(OrderedJson& ability, const Catalog& cards) {
  for (const AgentCard& agent : cards.agents)
    for (const Slot slot : kAllSlots) {
      if (agent.abilities[at(slot)] != DesignId::None) continue;
      const OrderedJson kind = OrderedJson::parse(kAbilities[slot].rest);
      ability = kind;
      ability["agent"] = agent.id;
      return;
    }
  throw kernel::RefusedError(
      "every Agent has four Abilities: change one of them, or make a new Agent, who brings four");
}

}  // namespace

bool takesNew(std::string_view folder) {
  return std::ranges::any_of(kTemplates, [&](const Template& each) { return each.folder == folder; });
}

std::vector<SourceFile> newCard(std::string_view folder, const std::string& id, const std::string& name,
                                const Catalog& cards, const ArtNames& art) {
  const auto found =
      std::find_if(kTemplates.begin(), kTemplates.end(), [&](const Template& each) { return each.folder == folder; });
  if (found == kTemplates.end())
    throw kernel::RefusedError("there are just two Loyalty cards, and room for no third: change one of them");
  OrderedJson rest = OrderedJson::parse(found->rest);
  if (folder == kAgentFolder) return newAgent(id, name, std::move(rest), cards, art);
  if (folder == deckOf(Kind::Ability).folder) giveToAgent(rest, cards);
  return {
      {std::string(folder) + "/" + id + ".json", assembled(name, freePicture(found->art, folder, cards, art), rest)}};
}

std::string copyOf(const std::string& text, const std::string& name) {
  OrderedJson card = OrderedJson::parse(text, nullptr, false);
  if (!card.is_object()) throw kernel::DataError("the card to be copied is no JSON object; mend it first");
  card.erase("$schema");
  card["name"] = {{"en", name}, {"de", name}};
  card["source"] = "house";
  card["promo"] = true;
  return writtenAsCard(card);
}

}  // namespace w13
