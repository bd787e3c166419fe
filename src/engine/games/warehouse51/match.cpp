#include "engine/games/warehouse51/match.h"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "engine/games/warehouse51/cards/loader.h"
#include "engine/games/warehouse51/said/keys.h"
#include "engine/games/warehouse51/seen/view_json.h"
#include "engine/house/log/carried_layers.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/harmless.h"

namespace w51 {

namespace {

constexpr std::size_t kStateRoom = 2048;
static_assert(sizeof(State) <= kStateRoom);

constexpr std::string_view kRevealer = "revealer=";  // RULING-02

std::shared_ptr<const house::Box> unpack(const std::string& carried) {
  return boxOf(house::layersFrom(carried, auctionLogs()));
}

void checkCollectors(const std::vector<std::string>& seats, const Catalog& cards) {
  for (auto seat = seats.begin(); seat != seats.end(); ++seat) {
    if (std::ranges::find(cards.collectors, *seat, &Collector::id) == cards.collectors.end())
      throw kernel::RefusedError("there is no collector " + kernel::inQuotes(*seat));
    if (std::find(seats.begin(), seat, *seat) != seat) throw kernel::RefusedError("two seats cannot both be " + *seat);
  }
}

void switchOn(const std::string& option, Warehouse51::Setup& setup) {
  if (option.starts_with(kRevealer)) {
    for (int seat = 0; seat < setup.seats; ++seat)
      if (option.substr(kRevealer.size()) == std::to_string(seat + 1)) setup.revealer = kernel::seatAt(seat);
    if (setup.revealer == Seat::Table)
      throw kernel::RefusedError("found " + option + ", expected a seat from 1 to " + std::to_string(setup.seats));
    return;
  }
  const auto found = std::ranges::find(kVariantNames, option);
  if (found != kVariantNames.end()) {
    setup.variants |= static_cast<Variant>(found - kVariantNames.begin());
    return;
  }
  std::string known;
  for (const std::string_view name : kVariantNames) known.append(name).append(", ");
  throw kernel::RefusedError("there is no option " + kernel::inQuotes(option) + "; the options are " + known +
                             std::string(kRevealer) + "1.." + std::to_string(kMostSeats));
}

}  // namespace

Warehouse51::Setup layoutOf(const house::SetupValues& values, const Catalog& cards) {
  Warehouse51::Setup setup;
  setup.seats = kernel::count(values.roles);
  setup.programs = values.programs;
  if (setup.seats < kFewestSeats || setup.seats > kMostSeats)
    throw kernel::RefusedError(std::to_string(kFewestSeats) + " to " + std::to_string(kMostSeats) + " can play, not " +
                               std::to_string(setup.seats));
  checkCollectors(values.roles, cards);
  for (const std::string& option : values.options) switchOn(option, setup);
  return setup;
}

const house::LogKind& auctionLogs() {
  static const house::LogKind kLogs = {
      .title = "Warehouse 51 game log",
      .match = "game",
      .role = "collector",
      .chapter = "lot",
      .data = "cards",
      .viewForm = 1,
      .shape = house::shapeOf<Agenda, State, World, Open>(),
      .stateSize = sizeof(State),
      .stateRoom = kStateRoom,
      .unpack = unpack,
  };
  return kLogs;
}

house::Json AuctionMatch::view(Seat viewer) const {
  View v;
  session.view(viewer, v);
  return jsonOf(v, catalog());
}

std::string AuctionMatch::seatInLog(Seat seat) const {
  return "seat " + std::to_string(index(seat)) + " " + kernel::at(collectors_, index(seat));
}

std::string AuctionMatch::chapterInLog(std::size_t step) const {
  return "lot " + std::to_string(session.stateAt(step).world.open.auctions);
}

std::string AuctionMatch::endInLog() const {
  std::string seats;
  for (const Seat seat : session.result().won) seats += " " + kernel::at(collectors_, index(seat));
  return "won by" + seats;
}

std::string AuctionMatch::choiceInLog(const Choice& choice, const Decision&) const {
  return keyOf(choice, catalog(), session.state().world.open);
}

std::string AuctionBox::carried() const { return house::carriedLayers(layers_); }

std::string AuctionBox::fault(const house::SetupValues& values) const {
  try {
    (void)layoutOf(values, *cards_);
    return {};
  } catch (const kernel::RefusedError& why) {
    return why.what();
  }
}

std::shared_ptr<house::KeptMatch> AuctionBox::begin(const house::SetupValues& values,
                                                    std::unique_ptr<kernel::Chance> chance) const {
  return std::make_shared<AuctionMatch>(cards_, values.roles, layoutOf(values, *cards_), std::move(chance));
}

std::shared_ptr<house::KeptMatch> AuctionBox::resume(const house::SetupValues& values,
                                                     std::span<const std::uint8_t> state,
                                                     std::unique_ptr<kernel::Chance> chance) const {
  State stored;
  std::memcpy(&stored, state.data(), sizeof stored);
  if (!fault(values).empty()) return nullptr;
  const Warehouse51::Setup setup = layoutOf(values, *cards_);
  if (stored.world.open.seats != setup.seats || !Warehouse51(*cards_).fault(stored).empty()) return nullptr;
  return std::make_shared<AuctionMatch>(cards_, values.roles, setup, stored, std::move(chance));
}

std::shared_ptr<const AuctionBox> boxOf(std::vector<house::Layer> layers) {
  Loaded loaded = load(layers);
  for (const house::Mistake& mistake : loaded.mistakes)
    if (mistake.error) throw kernel::DataError(house::toString(mistake));
  auto cards = std::make_shared<const Catalog>(std::move(*loaded.catalog));
  return std::make_shared<const AuctionBox>(std::move(layers), std::move(cards));
}

}  // namespace w51
