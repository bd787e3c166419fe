#include "engine/games/warehouse13/said/remarks.h"

#include <algorithm>
#include <utility>

namespace w13 {

using kernel::Remark;

namespace {

/// The Actions that are planned in words, by where an Agent stands.
constexpr std::array kWarehousePlaces = {Place::Travel, Place::WarehouseResearch, Place::BedAndBreakfast,
                                         Place::Maintenance};
constexpr std::array kFieldPlaces = {Place::Travel, Place::FieldResearch, Place::FieldInvestigation};

/// Dice are rolled and wait for the reveal.  SECRET-11
bool dicePending(const View& table) {
  return table.retrievalOpen && std::ranges::any_of(table.dice, [](const DieView& die) { return die.hidden; });
}

/// Whether words about the Traitor make sense: there is one, and nobody knows who.
bool traitorAtLarge(const View& table) { return !table.cooperative && !table.traitorRevealed; }

void addPlans(std::vector<Remark>& all, const SeatView& speaker, const View& table) {
  if (table.phase != Phase::Investigation || !speaker.isAgent || speaker.bronzed) return;
  std::vector<Clue> clues;
  for (const DieView& die : table.dice)
    if (die.spot == Spot::Leads || die.spot == Spot::Field) clues.push_back(die.shows);
  std::ranges::sort(clues, {}, [](Clue clue) { return std::pair(clue.symbol, clue.number); });
  clues.erase(std::unique(clues.begin(), clues.end()), clues.end());
  for (const Says what : {Says::PlanClue, Says::LeaveClue})
    for (const Clue clue : clues) all.push_back(remarkOf(what, of(clue)));
  const auto offer = [&](std::span<const Place> places) {
    for (const Place place : places) all.push_back(remarkOf(Says::PlanPlace, of(place)));
  };
  if (speaker.at == Location::Warehouse) offer(kWarehousePlaces);
  if (speaker.at == Location::Field) offer(kFieldPlaces);
}

void addSuspicions(std::vector<Remark>& all, Seat seat, const View& table) {
  if (!traitorAtLarge(table)) return;
  for (const Says what : {Says::Suspect, Says::Trust})
    for (const Seat other : SeatSet::firstOf(table.players))
      if (other != seat && !table.seats[other].loyaltyShown) all.push_back(remarkOf(what, of(other)));
  if (!table.seats[seat].loyaltyShown) all.push_back(remarkOf(Says::Clean));
}

void addHands(std::vector<Remark>& all, const SeatView& speaker) {
  for (const Symbol type : kTypes) all.push_back(remarkOf(Says::AskType, of(type)));
  all.push_back(remarkOf(Says::AskInstant));
  if (!speaker.isAgent) return;
  all.push_back(remarkOf(Says::HandStrong));
  all.push_back(remarkOf(Says::HandWeak));
}

}  // namespace

std::span<const house::Word> remarkWords() {
  static const std::array<house::Word, kSays> kWords = [] {
    std::array<house::Word, kSays> words{};
    std::ranges::transform(kSaysRows, words.begin(), &SaysRow::word);
    return words;
  }();
  return kWords;
}

std::vector<Remark> remarksFor(Seat seat, const View& table) {
  std::vector<Remark> all;
  if (table.phase == Phase::Setup || table.phase == Phase::Over || dicePending(table)) return all;
  const SeatView& speaker = table.seats[seat];
  addPlans(all, speaker, table);
  addSuspicions(all, seat, table);
  addHands(all, speaker);
  return all;
}

bool means(const Remark& remark, int players) {
  if (remark.sentence >= kSays) return false;
  const Thing about = kSaysRows[saysOf(remark)].about;
  if (thingOf(remark.about) != about) return false;
  switch (about) {
    case Thing::Seat: return remark.about.index < players;
    case Thing::Place: return remark.about.index < kPlaces;
    case Thing::Type: return remark.about.index < kTypeCount;
    case Thing::Face: return remark.about.index / 4 < kTypeCount + 1;
    default: return remark.about.index == 0;
  }
}

std::uint32_t talkMomentOf(const View& table) {
  const std::uint32_t round = (std::uint32_t{table.episode} << 16u) + table.round;
  if (table.vote.named != Seat::Table) {
    const auto named = static_cast<std::uint32_t>(index(table.vote.named)),
               by = static_cast<std::uint32_t>(index(table.vote.caller) + 1);
    return (round << 8u) + (by << 4u) + named + 1;
  }
  return table.phase == Phase::Investigation ? round << 8u : 0;
}

}  // namespace w13
