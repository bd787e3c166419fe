#include "engine/games/warehouse13/season/season_box.h"

#include <algorithm>
#include <cstring>

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/log/view_json.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/log/carried_layers.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/harmless.h"

namespace w13 {

namespace {

constexpr std::size_t kStateRoom = 3072;

// RULING-73: what tells seasons in which alike dice are offered once from those begun before.
constexpr const char* kAlikeDice = "alike-dice";
constexpr const char* kOnce = "once";

std::shared_ptr<const house::Box> unpack(const std::string& carried) {
  return std::make_shared<const SeasonBox>(compileCards(house::layersFrom(carried, seasonLogs())));
}

}  // namespace

const house::LogKind& seasonLogs() {
  static const house::LogKind kLogs = {
      .title = "Warehouse 13 season log",
      .match = "season",
      .role = "agent",
      .chapter = "episode",
      .data = "cards",
      .viewForm = kViewForm,
      .shape = house::shapeOf<Agenda, State, World, Agent, TraitorSeat, Retrieval>(),
      .stateSize = sizeof(State),
      .stateRoom = kStateRoom,
      .unpack = unpack,
  };
  return kLogs;
}

std::string SeasonBox::carried() const { return house::carriedLayers(cards_.layers); }

std::string SeasonBox::fault(const house::SetupValues& values) const {
  try {
    return faultOf(setupOf(values, *cards_.cards), *cards_.cards);
  } catch (const kernel::RefusedError& why) {
    return why.what();
  }
}

std::shared_ptr<house::KeptMatch> SeasonBox::begin(const house::SetupValues& values,
                                                   std::unique_ptr<kernel::Chance> chance) const {
  const Setup setup = setupOf(values, *cards_.cards);
  if (const std::string fault = faultOf(setup, *cards_.cards); !fault.empty()) throw kernel::RefusedError(fault);
  return std::make_shared<Season::Inside>(cards_.cards, setup, std::move(chance));
}

std::shared_ptr<house::KeptMatch> SeasonBox::resume(const house::SetupValues& values,
                                                    std::span<const std::uint8_t> state,
                                                    std::unique_ptr<kernel::Chance> chance) const {
  State stored;
  std::memcpy(&stored, state.data(), sizeof stored);
  const int players = stored.world.players;
  if (players < 2 || players > kMaxPlayers || !Warehouse13(*cards_.cards).fault(stored).empty()) return nullptr;
  return std::make_shared<Season::Inside>(cards_.cards, setupOf(values, *cards_.cards), stored, std::move(chance));
}

house::SetupValues valuesOf(const Setup& setup, const Catalog& cards) {
  house::SetupValues values;
  for (const AgentId who : setup.agents) values.roles.push_back(cards.of(who).id);
  values.options = namesOf(setup.variants);
  values.secret = setup.traitor;
  if (!setup.eachAlike) values.edition[kAlikeDice] = kOnce;
  return values;
}

Setup setupOf(const house::SetupValues& values, const Catalog& cards) {
  Setup setup;
  for (const std::string& id : values.roles) {
    setup.agents.push_back(cards.findAgent(id));
    if (setup.agents.back() == AgentId::None) throw kernel::RefusedError("its cards know no agent " + id);
  }
  for (const std::string& name : values.options)
    if (const std::string fault = switchOn(setup.variants, name); !fault.empty()) throw kernel::RefusedError(fault);
  setup.traitor = values.secret;
  setup.eachAlike = !values.edition.contains(kAlikeDice);
  return setup;
}

namespace {

std::string noSuchAgent(const std::string& id, const Catalog& cards) {
  std::string known;
  for (const AgentCard& each : cards.agents) known.append(known.empty() ? "" : ", ").append(each.id);
  return "there is no Agent " + kernel::inQuotes(id) + "; the Agents are " + known;
}

}  // namespace

house::SetupValues completed(house::SetupValues values, int players, const Catalog& cards) {
  std::vector<std::string>& agents = values.roles;
  for (const std::string& id : agents)
    if (cards.findAgent(id) == AgentId::None) throw kernel::RefusedError(noSuchAgent(id, cards));
  const std::size_t seats = players > 0 ? at(players) : agents.size();
  if (seats > at(cards.game.mostPlayers))
    throw kernel::RefusedError("a season takes 2 to " + std::to_string(cards.game.mostPlayers) + " players, not " +
                               std::to_string(seats));
  if (agents.size() > seats)
    throw kernel::RefusedError("there are more Agents than players; leave out an --agent or raise --players");
  for (const bool promo : {false, true})  // whoever is not in the box sits down when nobody else is left
    for (const AgentCard& next : cards.agents)
      if (agents.size() < seats && next.promo == promo && std::ranges::find(agents, next.id) == agents.end())
        agents.push_back(next.id);
  if (agents.size() < seats)
    throw kernel::RefusedError("there are " + std::to_string(agents.size()) + " Agents for " + std::to_string(seats) +
                               " players; lower --players");
  Setup setup = setupOf(values, cards);
  if (agents.size() == 2) setup.variants.cooperative = true;
  if (const std::string fault = faultOf(setup, cards); !fault.empty()) throw kernel::RefusedError(fault);
  return valuesOf(setup, cards);
}

}  // namespace w13
