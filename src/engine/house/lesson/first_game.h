#pragma once
// A first game that explains itself: which card is due, and who has read what. The table reads together; behind the
// curtain each seat reads for itself. What is due on the table follows from public facts alone.

#include <set>
#include <utility>

#include "engine/house/match/game_module.h"
#include "engine/house/match/kept_match.h"
#include "engine/house/rulebook/first_cards.h"

namespace house {

class FirstGame {
 public:
  /// Both must outlive it.
  FirstGame(const FirstCards& cards, const GameModule& game) : cards_(cards), game_(game) {}

  /// Takes as read what has come up before: after a match was loaded.
  void remember(const KeptMatch& match);
  /// What is due on the table; nullptr: nothing. `persons`: the seats that people play.
  [[nodiscard]] const FirstCard* onTable(const Match& match, kernel::SeatSet persons) const;
  /// What is due for a seat behind its curtain. `asked`: it is there to answer its question.
  [[nodiscard]] const FirstCard* behind(const Match& match, kernel::Seat seat, bool asked) const;
  /// Seat::Table: everybody has read it.
  void read(const FirstCard& card, kernel::Seat reader) { read_.insert({&card, reader}); }

 private:
  [[nodiscard]] bool isNew(const FirstCard& card, kernel::Seat reader) const {
    return !read_.contains({&card, reader});
  }
  [[nodiscard]] const FirstCard* ofQuestion(int question, kernel::Seat reader) const;

  const FirstCards& cards_;
  const GameModule& game_;
  std::set<std::pair<const FirstCard*, kernel::Seat>> read_;
};

}  // namespace house
