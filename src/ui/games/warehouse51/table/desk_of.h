#pragma once
// What the desk says and offers for a question.

#include "engine/house/rulebook/rulebook.h"
#include "ui/games/warehouse51/table/desk.h"

namespace w51 {

/// What people have set or picked and not yet answered with.
struct Held {
  int set = 0;                 ///< on the dial; 0: nothing yet
  Seat pawning = Seat::Table;  ///< the Pawnbroker's drawer is open for this seat
  RelicId picked = RelicId::None;
};

struct DeskSource {
  const Sight& sight;
  const house::RuleBook& rules;
  Held held;
  bool paused = false;
  bool mayUndo = false;
  QString hint;                      ///< in place of its own; empty: none
  const Decision* pawn = nullptr;    ///< what the seat with the open drawer may pawn
  QString ending;                    ///< who has won; empty: it goes on
  std::function<QString(Noun)> why;  ///< why a thing is no choice now
};

/// The desk on the table.
[[nodiscard]] Desk deskOf(const DeskSource& from);
/// The choices of amounts in a question, in ascending order.
[[nodiscard]] std::vector<Choice> amountsIn(const Decision& d);
/// The amounts below the lowest one that only a rule forbids, with its reason: the Boots, a bid that stands.
[[nodiscard]] std::vector<Forbidden> forbiddenIn(const Sight& sight, const std::vector<Choice>& amounts,
                                                 const std::function<QString(Noun)>& why);

}  // namespace w51
