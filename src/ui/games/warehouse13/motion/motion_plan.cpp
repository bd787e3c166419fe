#include "ui/games/warehouse13/motion/motion_plan.h"

#include <algorithm>

#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/motion/planning.h"

namespace w13 {

bool Planning::last(kernel::Noun noun) const {
  return std::none_of(news.begin() + event + 1, news.end(), [&](const Event& each) { return each.noun == noun; });
}

bool Planning::happened(Happened what, kernel::Noun noun) const {
  return std::any_of(news.begin(), news.end(),
                     [&](const Event& each) { return each.what == what && each.noun == noun; });
}

// ---- when each event is seen ------------------------------------------------------------------------------------

namespace {

bool isShared(Happened what) {
  return what == Happened::DieRolled || what == Happened::WarehouseRolled || what == Happened::GooRolled;
}

/// The move that shows an event; of dice that tumble together, one stands for all. nullptr: nothing moves for it.
const Move* moveFor(const Events& news, const Plan& plan, int event) {
  const Happened what = kernel::at(news, event).what;
  const Move* found = nullptr;
  for (const Move& move : plan.moves) {  // in the order of the events
    if (move.event == event) return &move;
    const bool alike = isShared(what) && kernel::at(news, move.event).what == what;
    if (alike && (found == nullptr || move.event < event)) found = &move;
  }
  return found;
}

/// When what it moves can be seen as it is: dice are read where they tumbled, before they are sorted.
int restOf(const Move& move) {
  const bool tumbles = !move.legs.empty() && move.legs.front().way == Way::Tumble;
  return tumbles ? move.begin + move.legs.front().length : move.end();
}

/// The beat of an event; nullptr: it has none.
const Beat* beatOf(const std::vector<Beat>& beats, int event) {
  for (const Beat& beat : beats)
    if (beat.first <= event && event <= beat.last) return &beat;
  return nullptr;
}

// What a scene shows is told when the table goes on after it.
Showings showingsOf(const Events& news, const Plan& plan, const std::vector<Beat>& beats) {
  Showings showings;
  int told = 0;
  for (int event = 0; event < kernel::count(news); ++event) {
    if (const Beat* beat = beatOf(beats, event); beat != nullptr && beat->scene) {
      for (const Stop& stop : plan.stops)
        if (stop.last == beat->last) told = std::max(told, stop.ms + 2);  // after it at any pace
      showings.push_back({told, told, told});
      continue;
    }
    const Move* move = moveFor(news, plan, event);
    const int begins = move == nullptr ? told : move->begin;
    const int rests = move == nullptr ? told : restOf(*move);
    told = std::max(told, rowOf(kernel::at(news, event).what).is(kAtRest) ? rests : begins);
    showings.push_back({begins, rests, told});
  }
  return showings;
}

}  // namespace

// ---- the plan ---------------------------------------------------------------------------------------------------

Plan planOf(const Events& news, const Tableau& before, const Tableau& after, const Catalog& cards,
            const std::vector<Beat>& beats) {
  Planning p(news, before, after, cards);
  const bool opens =
      std::any_of(news.begin(), news.end(), [](const Event& each) { return each.what == Happened::EpisodeBegan; });
  const bool moves = !before.empty() || opens;  // in a season that is gone on with nothing has been seen to change
  for (; p.event < kernel::count(news); ++p.event) {
    const Beat* beat = beatOf(beats, p.event);
    if (beat != nullptr && p.event == beat->first) p.closeBeat();
    if (beat != nullptr && beat->scene) {
      if (p.event == beat->last) p.plan.stops.push_back({beat->last, p.since});
      continue;
    }
    if (!moves) continue;
    planTable(p);
    planDice(p);
    planCards(p);
  }
  p.closeBeat();
  p.plan.showings = showingsOf(news, p.plan, beats);
  return std::move(p.plan);
}

}  // namespace w13
