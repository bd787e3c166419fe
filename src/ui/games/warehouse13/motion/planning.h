#pragma once
// Workspace for making a plan: for motion_plan.cpp and its chapters only.

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/motion/motion_plan.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/motion/planner.h"

namespace w13 {

/// A plan of this game in the making.
struct Planning : Planner {
  Planning(const Events& told, const Tableau& was, const Tableau& is, const Catalog& box)
      : news(told), before(was), after(is), cards(box) {}

  const Events& news;
  const Tableau& before;
  const Tableau& after;
  const Catalog& cards;

  [[nodiscard]] const Event& now() const { return kernel::at(news, event); }
  /// Whether no later news names this.
  [[nodiscard]] bool last(kernel::Noun noun) const;
  [[nodiscard]] bool happened(Happened what, kernel::Noun noun) const;
};

// ---- chapters: each looks at the current event
void planDice(Planning& p);
void planCards(Planning& p);
void planTable(Planning& p);

}  // namespace w13
