#include "engine/games/vault/match.h"

#include <cstring>

#include <nlohmann/json.hpp>

#include "engine/games/vault/words.h"
#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace vault {

namespace {

using house::Json;

constexpr std::size_t kStateRoom = 1024;
static_assert(sizeof(State) <= kStateRoom);

Json jsonOf(const Ids& cards) {
  Json list = Json::array();
  for (const CardId card : cards) list.push_back(card == kUnknown ? Json(nullptr) : Json(card));
  return list;
}

Json known(int number) { return number == kNone ? Json(nullptr) : Json(number); }

Json jsonOf(const View& v, Seat seat) {
  Json searched = Json::array();
  for (int place = 0; place < kPlaces; ++place)
    if (((v.searched[seat] >> place) & 1) != 0) searched.push_back(place);
  return {{"coins", v.coins[seat]},      {"score", v.score[seat]},        {"bid", known(v.bids[seat])},
          {"loot", known(v.loot[seat])}, {"hand", jsonOf(v.hands[seat])}, {"searched", searched}};
}

Vault::Setup setupOf(const house::SetupValues& values) { return {kernel::count(values.roles)}; }

}  // namespace

const house::LogKind& vaultLogs() {
  static const house::LogKind kLogs = {
      .title = "Vault match log",
      .match = "match",
      .role = {},
      .chapter = "night",
      .data = "data",
      .viewForm = 1,
      .shape = house::shapeOf<Agenda, State, World>(),
      .stateSize = sizeof(State),
      .stateRoom = kStateRoom,
      .unpack = [](const std::string&) { return std::make_shared<const VaultBox>(); },
  };
  return kLogs;
}

Json VaultMatch::view(Seat viewer) const {
  View v;
  session.view(viewer, v);
  Json seats = Json::array();
  for (int at = 0; at < session.seats(); ++at) seats.push_back(jsonOf(v, kernel::seatAt(at)));
  return {{"night", v.night},       {"leader", index(v.leader)},
          {"deck", v.deck.size()},  {"discard", jsonOf(v.discard)},
          {"laid", jsonOf(v.laid)}, {"seats", seats}};
}

std::string VaultMatch::seatInLog(Seat seat) const { return "seat " + std::to_string(index(seat)); }

std::string VaultMatch::chapterInLog(std::size_t step) const {
  return "night " + std::to_string(session.stateAt(step).world.night);
}

std::string VaultMatch::endInLog() const {
  std::string seats;
  for (const Seat seat : session.result().won) seats += " " + std::to_string(index(seat));
  return "won by" + seats;
}

/// Cards are not named: who reads the log again and again would remember the discards.
std::string VaultMatch::choiceInLog(const Choice& choice, const Decision&) const {
  const std::string key = keyOf(choice);
  return choice.noun.kind == noun::Card ? key.substr(0, key.find(' ')) : key;
}

std::string VaultBox::fault(const house::SetupValues& values) const {
  if (!values.options.empty()) return "there is no option \"" + values.options.front() + "\"; Vault has none";
  if (values.roles.size() < 2 || values.roles.size() > kMostSeats)
    return "2 to " + std::to_string(kMostSeats) + " can play, not " + std::to_string(values.roles.size());
  return {};
}

std::shared_ptr<house::KeptMatch> VaultBox::begin(const house::SetupValues& values,
                                                  std::unique_ptr<kernel::Chance> chance) const {
  if (const std::string why = fault(values); !why.empty()) throw kernel::RefusedError(why);
  return std::make_shared<VaultMatch>(setupOf(values), std::move(chance));
}

std::shared_ptr<house::KeptMatch> VaultBox::resume(const house::SetupValues& values,
                                                   std::span<const std::uint8_t> state,
                                                   std::unique_ptr<kernel::Chance> chance) const {
  State stored;
  std::memcpy(&stored, state.data(), sizeof stored);
  if (stored.world.seats != setupOf(values).seats) return nullptr;
  return std::make_shared<VaultMatch>(setupOf(values), stored, std::move(chance));
}

}  // namespace vault
