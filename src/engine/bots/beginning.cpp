#include "engine/bots/beginning.h"

#include <algorithm>
#include <bit>

namespace w13 {

namespace {

/// All that facts are counted from.
struct Facts {
  const Outlook& o;        ///< the table's
  Seat traitor;            ///< Table: there is none
  double suspected = 0;    ///< the hidden Traitor, by everybody, from 0 to 1
  int ones = 0, twos = 0;  ///< Traits of these numbers in all hands together; two and more
  int retrievalCards = 0;  ///< cards in hands for the Retrieval
};

struct Fact {
  std::string_view name;
  double (*number)(const Facts&);
};

const View& seen(const Facts& f) { return f.o.v; }
double when(bool holds) { return holds ? 1 : 0; }
int won(const Facts& f) { return seen(f).stacks.size(); }
int lost(const Facts& f) { return seen(f).lost.size(); }
/// Stress cards left once the next Cleanup has drawn its own.
int spareStress(const Facts& f) { return seen(f).stressDeck - stressOfCleanup(f.o); }
template <int Short>
double stressShort(const Facts& f) {
  return std::max(0, Short - spareStress(f));
}
int trackRoom(const Facts& f) { return seen(f).trackSpaces - (seen(f).gear ? 1 : 0) - seen(f).track.size(); }
template <int Room>
double roomAtMost(const Facts& f) {
  return when(trackRoom(f) <= Room);
}
double traitsEach(const Facts& f) {
  return traitsInHands(f.o) / static_cast<double>(std::max(1, freeAgents(f.o).size()));
}
template <class Number>
double overAgents(const Facts& f, const Number& number) {
  double sum = 0;
  for (const Seat seat : freeAgents(f.o)) sum += number(seatView(f.o, seat));
  return sum;
}
double anyBronzed(const Facts& f) {
  return when(std::ranges::any_of(seen(f).seats, [](const SeatView& s) { return s.bronzed; }));
}
double blocks(const Facts& f) {
  return static_cast<double>(
      std::ranges::count_if(seen(f).blocks, [](const Obstacle& block) { return block.id != ObstacleId::None; }));
}

// ---- what a Retrieval begins with

/// How much of what is required the claimed dice fill on average, each rolled once.
double prospectOfClaimed(const Facts& f) {
  double sum = 0;
  const Needs needs = openNeeds(f.o);
  for (const DieId die : diceAt(f.o, Spot::Claimed)) sum += prospect(f.o, die, needs);
  return sum;
}
double required(const Facts& f) { return seen(f).phase == Phase::Retrieval ? total(openNeeds(f.o)) : 0; }
/// What is missing if the claimed dice fill as much for each hundred of their prospect.
template <int Hundredths>
double missing(const Facts& f) {
  if (seen(f).phase != Phase::Retrieval) return 0;
  return std::max(0.0, required(f) - Hundredths / 100.0 * prospectOfClaimed(f));
}
double claimed(const Facts& f) { return seen(f).phase == Phase::Retrieval ? diceAt(f.o, Spot::Claimed).size() : 0; }
/// Types that are required and have no claimed die of their colour.
double typesWithoutDie(const Facts& f) {
  if (seen(f).phase != Phase::Retrieval) return 0;
  const Needs needs = openNeeds(f.o);
  return static_cast<double>(std::ranges::count_if(kTypes, [&](Symbol type) {
    return needs[type] > 0 &&
           std::ranges::none_of(diceAt(f.o, Spot::Claimed), [&](DieId die) { return colourOf(die) == type; });
  }));
}
double claimers(const Facts& f) {
  if (seen(f).phase != Phase::Retrieval) return 0;
  return overAgents(f, [](const SeatView& s) { return when(!s.claimed.empty()); });
}
double claimedByTraitor(const Facts& f) {
  if (seen(f).phase != Phase::Retrieval || f.traitor == Seat::Table || seen(f).traitorRevealed) return 0;
  return seatView(f.o, f.traitor).claimed.size();
}

constexpr std::array kAll = {
    Fact{"artifacts-1", [](const Facts& f) { return when(won(f) >= 1); }},
    Fact{"artifacts-2", [](const Facts& f) { return when(won(f) >= 2); }},
    Fact{"lost-1", [](const Facts& f) { return when(lost(f) >= 1); }},
    Fact{"lost-2", [](const Facts& f) { return when(lost(f) >= 2); }},
    Fact{"lost-3", [](const Facts& f) { return when(lost(f) >= 3); }},
    Fact{"artifacts-1-lost-2", [](const Facts& f) { return when(won(f) >= 1 && lost(f) >= 2); }},
    Fact{"artifacts-2-lost-1", [](const Facts& f) { return when(won(f) >= 2 && lost(f) >= 1); }},
    Fact{"artifacts-2-lost-2", [](const Facts& f) { return when(won(f) >= 2 && lost(f) >= 2); }},
    Fact{"plots-stopped", [](const Facts& f) { return double(seen(f).plotsStopped); }},
    Fact{"plots-executed", [](const Facts& f) { return double(seen(f).plotsExecuted); }},
    Fact{"plots-both", [](const Facts& f) { return when(seen(f).plotsStopped > 0 && seen(f).plotsExecuted > 0); }},
    Fact{"episode", [](const Facts& f) { return double(seen(f).episode); }},
    Fact{"seats-3", [](const Facts& f) { return when(seen(f).players <= 3); }},
    Fact{"seats-5", [](const Facts& f) { return when(seen(f).players >= 5); }},
    Fact{"traitor-revealed", [](const Facts& f) { return when(seen(f).traitorRevealed); }},
    Fact{"traitor-bronzed", [](const Facts& f) { return when(seen(f).traitorBronzed); }},
    Fact{"traitor-goo", [](const Facts& f) { return double(seen(f).gooLeft); }},
    Fact{"traitor-cards", [](const Facts& f) { return double(seen(f).traitorHandSize); }},
    Fact{"agent-bronzed", anyBronzed},
    Fact{"traitor-suspected", [](const Facts& f) { return f.suspected; }},
    Fact{"stress-deck", [](const Facts& f) { return double(seen(f).stressDeck); }},
    Fact{"stress-short-0", stressShort<0>},
    Fact{"stress-short-2", stressShort<2>},
    Fact{"stress-short-4", stressShort<4>},
    Fact{"stress-short-6", stressShort<6>},
    Fact{"stress-short-9", stressShort<9>},
    Fact{"track-room-1", roomAtMost<1>},
    Fact{"track-room-2", roomAtMost<2>},
    Fact{"track-room-3", roomAtMost<3>},
    Fact{"track-room-4", roomAtMost<4>},
    Fact{"obstacles-left", [](const Facts& f) { return double(seen(f).obstaclesLeft); }},
    Fact{"blocked-places", blocks},
    Fact{"traits-each", traitsEach},
    Fact{"traits-short", [](const Facts& f) { return std::max(0.0, 3 - traitsEach(f)); }},
    Fact{"ones", [](const Facts& f) { return double(f.ones); }},
    Fact{"twos", [](const Facts& f) { return double(f.twos); }},
    Fact{"retrieval-cards", [](const Facts& f) { return double(f.retrievalCards); }},
    Fact{"used-abilities",
         [](const Facts& f) { return overAgents(f, [](const SeatView& s) { return std::popcount(s.usedSlots); }); }},
    Fact{"ko",
         [](const Facts& f) { return overAgents(f, [](const SeatView& s) { return when(s.health == Health::Ko); }); }},
    Fact{"wounded",
         [](const Facts& f) {
           return overAgents(f, [](const SeatView& s) { return when(s.health == Health::Wounded); });
         }},
    Fact{"consequences", [](const Facts& f) { return double(seen(f).inForce.size()); }},
    Fact{"locked-dice", [](const Facts& f) { return double(diceAt(f.o, Spot::Locked).size()); }},
    Fact{"claimed-dice", claimed},
    Fact{"claimers", claimers},
    Fact{"claimed-by-traitor", claimedByTraitor},
    Fact{"required", required},
    Fact{"missing-100", missing<100>},
    Fact{"missing-150", missing<150>},
    Fact{"missing-200", missing<200>},
    Fact{"types-without-die", typesWithoutDie},
    Fact{"agents-in-field",
         [](const Facts& f) { return seen(f).phase == Phase::Retrieval ? double(fieldAgents(f.o).size()) : 0.0; }},
};
static_assert(kAll.size() == kFacts);

constexpr auto kFactNames = [] {
  std::array<std::string_view, kFacts> names;
  for (std::size_t at = 0; at < names.size(); ++at) names[at] = kAll[at].name;
  return names;
}();

}  // namespace

std::span<const std::string_view> factNames() { return kFactNames; }

Chapter chapterOf(const View& view) {
  if (view.phase == Phase::Finale) return Chapter::PlotTurn;
  return view.phase == Phase::Retrieval || view.phase == Phase::Cleanup ? Chapter::Retrieval : Chapter::Episode;
}

PartOfSeason partOf(const View& view) {
  const Chapter chapter = chapterOf(view);
  return {chapter, chapter == Chapter::PlotTurn ? view.round : view.episode};
}

Beginning beginningOf(const kernel::Dreams<View>& dream, const Catalog& cards, const Needs& usual,
                      const Suspicion& noticed) {
  Beginning begun;
  View view{};
  dream.view(Seat::Table, view);
  int ones = 0, twos = 0, retrievalCards = 0;
  for (const Seat seat : SeatSet::firstOf(dream.seats())) {
    dream.turn(seat, view);
    if (view.isTraitor) begun.traitor = seat;
    for (const CardId card : view.hand) {
      ones += cards.of(card).number == 1 ? 1 : 0;
      twos += cards.of(card).number >= 2 ? 1 : 0;
      retrievalCards += cards.of(card).timing == Timing::Retrieval ? 1 : 0;
    }
  }
  dream.turn(Seat::Table, view);
  begun.chapter = chapterOf(view);
  begun.winner = view.winner;
  if (begun.winner != Winner::None) return begun;
  const bool hides = begun.traitor != Seat::Table && !view.traitorRevealed;
  const Outlook o{view, cards, usual, noticed};
  if (hides) begun.suspected = noticed.publicly(begun.traitor, view);
  const Facts facts{o, begun.traitor, begun.suspected, ones, twos, retrievalCards};
  for (std::size_t at = 0; at < begun.numbers.size(); ++at) begun.numbers[at] = kAll[at].number(facts);
  return begun;
}

}  // namespace w13
