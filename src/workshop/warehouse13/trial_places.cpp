#include "workshop/warehouse13/trial_places.h"

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/cards/decks.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/scenario/spelling.h"
#include "engine/house/cards/card_part.h"
#include "engine/house/cards/json_text.h"
#include "engine/kernel/count.h"

namespace w13 {

using house::OrderedJson;

namespace {

// ---- which cards a place is for ---------------------------------------------------------------------------------

bool any(const Design&) { return true; }
bool does(const Design& card, std::initializer_list<When> moments) {
  return std::any_of(moments.begin(), moments.end(), [&](When each) { return card.at(each) != 0; });
}
bool stands(const Design& card) { return card.standingCount > 0 || card.at(Instead::Ko) != 0; }
bool isPlayed(const Design& card) { return card.playableIn != 0 || card.anyTime || card.timing != Timing::None; }
bool isInForce(const Design& card) {
  return stands(card) || does(card, {When::Arrive, When::TraitPlayed, When::TravelledEither, When::TraitSpent});
}
bool isInRetrieval(const Design& card) {
  return stands(card) || does(card, {When::RoundBegins, When::Rolled, When::Revealed, When::Misapplied});
}
bool isBeforeRetrieval(const Design& card) { return does(card, {When::BeforeRetrieval}); }
bool isInCleanup(const Design& card) { return stands(card) || does(card, {When::Cleanup}); }
bool hasPingAction(const Design& card) { return does(card, {When::PingAction}); }
bool hasWhammy(const Design& card) { return card.whammy || does(card, {When::Whammy}); }
bool hurtsWhenLost(const Design& card) { return does(card, {When::Lost}) || card.mayReveal; }

// ---- the places -------------------------------------------------------------------------------------------------

constexpr const char* kHeld = "traits abilities";

constexpr const char* kRetrieval = R"({"turn": "retrieval", "leads": null})";
constexpr const char* kRound = R"({"turn": "retrieval-round", "leads": null})";
constexpr const char* kLoneRound = R"({"turn": "retrieval-round", "leads": null, "dice": "first",
  "applied": ["wild 1L"], "misapplied": ["green 1L", "red 1L"]})";
constexpr const char* kFinale = R"({"plot": "sleeper-agent", "turn": "finale-action", "seat": "$you", "leads": null,
  "traitor": {"agent": "$third", "revealed": true}})";

constexpr std::array kTrialPlaces = {
    // Traits and Abilities: where somebody may play them
    TrialPlace{kHeld, isPlayed, "play", false, R"({"turn": "action", "seat": "$you"})", Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", true, R"({"turn": "action", "seat": "$you"})", Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", true, kRound, Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", true, kLoneRound, Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", true, kRetrieval, Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", false, R"({"turn": "work-the-case", "seat": "$you"})", Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", false, R"({"turn": "adversary-turn"})", Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", true, R"({"turn": "action", "seat": "$second",
      "obstacles": {"travel": "physical 4", "warehouse-research": "physical 4"}})",
               Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", false, R"({"turn": "action", "seat": "$second",
      "piles": {"$type": {"top": ["$calamity"]}}})",
               Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", false, R"({"turn": "action", "seat": "$you",
      "obstacles": {"travel": "physical 3 ring"}})",
               Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", false, R"({"turn": "action", "seat": "$you", "ping": "chicago",
      "obstacles": null, "obstacle_top": ["mental 4"]})",
               Awaits::Played},
    TrialPlace{kHeld, isPlayed, "play", false, kFinale, Awaits::Played},
    TrialPlace{"abilities", isBeforeRetrieval, "use", true, kRetrieval, Awaits::Played},
    TrialPlace{"abilities", hurtsWhenLost, "use", true, R"({"turn": "retrieval-round", "leads": null, "dice": "none"})",
               Awaits::Played},
    TrialPlace{"traits", any, "spend", false, R"({"turn": "work-the-case", "seat": "$you"})", Awaits::Spent},
    TrialPlace{"abilities", isInForce, "force-action", false, R"({"turn": "action", "seat": "$you"})", Awaits::Nothing},
    TrialPlace{"abilities", isInRetrieval, "force-retrieval", true, kRound, Awaits::Nothing},
    TrialPlace{"abilities", isInCleanup, "force-cleanup", true, R"({"turn": "cleanup", "leads": null})",
               Awaits::Nothing},

    // Cards that come by themselves
    TrialPlace{"calamities", any, "drawn", false,
               R"({"turn": "action", "seat": "$you", "piles": {"$type": {"top": ["$card"]}}})", Awaits::Happening},
    TrialPlace{"traitor", any, "traitor-plays", false,
               R"({"turn": "adversary-turn", "traitor": {"agent": "$third", "revealed": true, "hand": ["$card"]}})",
               Awaits::Played},
    TrialPlace{"traitor", any, "adversary-draws", false,
               R"({"turn": "adversary-turn", "piles": {"traitor": {"top": ["$card"]}}})", Awaits::Happening},
    TrialPlace{"pings", any, "episode", false,
               R"({"turn": "episode", "leads": null, "piles": {"ping": {"top": ["$card"]}}})", Awaits::Happening},
    TrialPlace{"pings", hasPingAction, "ping-action", true, R"({"turn": "action", "seat": "$you", "ping": "$card"})",
               Awaits::PingAction},
    TrialPlace{"pings", isInForce, "open-action", false, R"({"turn": "action", "seat": "$you", "ping": "$card"})",
               Awaits::Nothing},
    TrialPlace{"consequences", any, "comes-into-force", true,
               R"({"turn": "retrieval-round", "leads": null, "dice": "none", "face_up": ["$card"]})",
               Awaits::Happening},
    TrialPlace{"consequences", stands, "force-action", false,
               R"({"turn": "action", "seat": "$you", "in_force": ["$card"]})", Awaits::Nothing},
    TrialPlace{"consequences", isInRetrieval, "force-retrieval", true,
               R"({"turn": "retrieval-round", "leads": null, "in_force": ["$card"]})", Awaits::Nothing},
    TrialPlace{"consequences", isInCleanup, "force-cleanup", true,
               R"({"turn": "cleanup", "leads": null, "in_force": ["$card"]})", Awaits::Nothing},
    TrialPlace{"plots", any, "revealed", false,
               R"({"turn": "plot", "leads": null, "plot": "$card", "traitor": {"agent": "$third", "revealed": true}})",
               Awaits::Happening},
    TrialPlace{"plots", any, "agents-act", false,
               R"({"turn": "finale-action", "seat": "$you", "leads": null, "plot": "$card",
                   "traitor": {"agent": "$third", "revealed": true}})",
               Awaits::Nothing},

    // Artifacts
    TrialPlace{"artifacts adversary-artifacts", hasWhammy, "whammy", true,
               R"({"turn": "work-the-case", "seat": "$you", "leads": ["0L", "0I", "0O", "0T"], "field": ["1L"],
                   "artifact_waits": "$card"})",
               Awaits::Happening},
    TrialPlace{"artifacts adversary-artifacts", isBeforeRetrieval, "retrieval", true,
               R"({"turn": "retrieval", "leads": null, "artifact": "$card"})", Awaits::Nothing},
    TrialPlace{"artifacts adversary-artifacts", any, "first-round", true,
               R"({"turn": "retrieval-round", "leads": null, "artifact": "$card"})", Awaits::Nothing},
    TrialPlace{"artifacts adversary-artifacts", hurtsWhenLost, "lost", false,
               R"({"turn": "retrieval-round", "leads": null, "dice": "none", "artifact": "$card"})", Awaits::Happening},

    // What is no card of its own deck
    TrialPlace{"stress", any, "stress", false, R"({"turn": "action", "seat": "$you"})", Awaits::Nothing},
    TrialPlace{"loyalty", any, "season", false, R"({"turn": "setup"})", Awaits::Nothing},
    TrialPlace{"agents", any, "agent-action", false, R"({"turn": "action", "seat": "$you"})", Awaits::Nothing},
    TrialPlace{"agents", any, "agent-retrieval", true, kRound, Awaits::Nothing},
    TrialPlace{"", any, "dice", true, kRound, Awaits::Nothing},
};

// ---- who plays --------------------------------------------------------------------------------------------------

/// Agents of the box before others: what is tried is to be seen among what is known.
std::vector<std::string> agentsFor(AgentId first, const Catalog& cards) {
  std::vector<std::string> agents;
  if (first != AgentId::None) agents.push_back(cards.of(first).id);
  for (const AgentCard& each : cards.agents)
    if (agents.size() < 3 && !each.promo && std::find(agents.begin(), agents.end(), each.id) == agents.end())
      agents.push_back(each.id);
  return agents;
}

/// A Trait of each pile for the hands, such as cannot be played between the steps of others.
std::vector<std::string> traitsFor(DesignId but, const Catalog& cards) {
  std::vector<std::string> traits;
  for (const Symbol type : kTypes)
    for (const DesignId id : kernel::Each<DesignId>(kernel::count(cards.designs))) {
      const Design& each = cards.of(id);
      const bool quiet = each.timing != Timing::Instant && each.timing != Timing::Retrieval && !each.anyTime;
      if (each.kind != Kind::Trait || each.type != type || !quiet || id == but) continue;
      traits.push_back(each.id);
      break;
    }
  return traits;
}

void replaceAll(std::string& text, const std::string& gap, const std::string& with) {
  for (std::size_t at = text.find(gap); at != std::string::npos; at = text.find(gap, at + with.size()))
    text.replace(at, gap.size(), with);
}

/// `dice`: how many of them have claimed any, "first" or "none"; else all. A revealed Traitor, who is the third, has
/// neither cards nor dice (REVEAL-07, REVEAL-08).
OrderedJson playersOf(const TrialPlace& place, const Cast& cast, const std::string& dice, bool revealed) {
  static const std::array<std::vector<std::string>, 3> kClaimed = {{{"0L", "1O", "0T"}, {"1I"}, {"green"}}};
  OrderedJson players = OrderedJson::array();
  for (std::size_t seat = 0; seat < cast.agents.size(); ++seat) {
    OrderedJson hand = OrderedJson::array();
    if (seat == 0 && cast.inHand) hand.push_back(cast.card);
    if (seat < cast.traits.size()) hand.push_back(cast.traits[seat]);
    OrderedJson one = {{"agent", cast.agents[seat]}};
    if (place.inField && seat < 2) one["at"] = "field";
    players.push_back(one);
    if (revealed && seat == 2) continue;
    one["hand"] = std::move(hand);
    one["stress"] = 1;
    if (dice != "none" && (dice != "first" || seat == 0)) one["claimed"] = kClaimed[seat];
    players.back() = std::move(one);
  }
  return players;
}

}  // namespace

DesignId designAt(const std::string& path, const Catalog& cards) {
  return deckIn(house::folderIn(path)) == nullptr ? DesignId::None : cards.find(house::idIn(path));
}

Text nameAt(const std::string& path, const Catalog& cards) {
  if (const DesignId design = designAt(path, cards); design != DesignId::None) return cards.of(design).name;
  if (const AgentId agent = cards.findAgent(house::idIn(path)); agent != AgentId::None) return cards.of(agent).name;
  return sentences().text(path == kNumbersFile ? "trial.the-numbers" : "trial.the-dice");
}

std::vector<TrialPlace> placesFor(const std::string& path, DesignId design, const Catalog& cards) {
  const std::string folder = house::folderIn(path);
  const bool known = design != DesignId::None || folder.empty() ||
                     (folder == kAgentFolder && cards.findAgent(house::idIn(path)) != AgentId::None);
  std::vector<TrialPlace> places;
  for (const TrialPlace& place : kTrialPlaces) {
    const std::vector<std::string> kinds = wordsIn(place.kinds);
    const bool its = folder.empty() ? kinds.empty() : std::find(kinds.begin(), kinds.end(), folder) != kinds.end();
    if (known && its && (design == DesignId::None || place.fits(cards.of(design)))) places.push_back(place);
  }
  return places;
}

Cast castFor(const std::string& path, DesignId design, const Catalog& cards) {
  Cast cast;
  cast.card = house::idIn(path);
  AgentId first = house::folderIn(path) == kAgentFolder ? cards.findAgent(cast.card) : AgentId::None;
  if (design != DesignId::None) {
    const Design& card = cards.of(design);
    cast.inHand = card.kind == Kind::Trait;
    if (card.kind == Kind::Ability) first = card.agent;
    if (card.type != Symbol::None) cast.type = nameOfType(card.type);
  }
  for (const Design& each : cards.designs)
    if (each.kind == Kind::Calamity && nameOfType(each.type) == cast.type) cast.calamity = each.id;
  cast.agents = agentsFor(first, cards);
  cast.traits = traitsFor(design, cards);
  return cast;
}

std::string givenOf(const TrialPlace& place, const Cast& cast) {
  std::string rest = place.rest;
  replaceAll(rest, "$card", cast.card);
  replaceAll(rest, "$type", cast.type);
  replaceAll(rest, "$calamity", cast.calamity);
  static constexpr std::array kSeats = {"$you", "$second", "$third"};
  for (std::size_t seat = 0; seat < cast.agents.size(); ++seat) replaceAll(rest, kSeats[seat], cast.agents[seat]);
  OrderedJson own = OrderedJson::parse(rest);
  const std::string dice = own.value("dice", "all");
  own.erase("dice");
  const bool revealed = own.contains("traitor");
  OrderedJson given = {{"players", playersOf(place, cast, dice, revealed)},
                       {"leads", {"0L", "0I", "0O", "0T"}},
                       {"obstacles", {{"warehouse-research", "mental 3"}, {"field-research", "physical 3"}}},
                       {"neutralized", {"red", "yellow"}},
                       {"track", {"physical 2"}}};
  given.merge_patch(own);
  if (given["turn"] == "setup") given = {{"players", cast.agents}, {"turn", "setup"}};
  return given.dump();
}

Text saysOf(const TrialPlace& place, const Cast& cast, const Catalog& cards) {
  const Text& name = cards.of(cards.findAgent(cast.agents.front())).name;
  Text says = sentences().text(std::string("trial.") + place.says);
  says.en = house::filled(says.en, [&](std::string_view) { return name.en; });
  for (Text::Translation& one : says.others)
    one.second = house::filled(one.second, [&](std::string_view) { return name.in(one.first); });
  return says;
}

}  // namespace w13
