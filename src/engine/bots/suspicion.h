#pragma once
// Who may be the Traitor, as far as the table shows: what a bot remembers of a season, from its views alone.

#include <array>
#include <cstdint>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

class Suspicion {
 public:
  /// Takes in a view. Call in the order in which views were shown; repeating one does no harm.
  void notice(const View& v, const Catalog& cards);
  /// The probability that a seat is the hidden Traitor, from 0 to 1, as the viewer sees it.
  [[nodiscard]] double of(Seat seat, const View& v) const;
  /// The same for any seat, including the viewer, as a spectator sees it.
  [[nodiscard]] double publicly(Seat seat, const View& v) const;
  /// The most suspected seat; Seat::Table if nobody can be the Traitor.
  [[nodiscard]] Seat first(const View& v) const;
  /// Adds evidence from elsewhere, such as table talk: the logarithm of a likelihood.
  void weigh(Seat seat, double evidence) { weight_[seat] += evidence; }
  /// How often a seat let a die go in Work the Case though its hand was not small, minus the table's average.
  [[nodiscard]] double letGo(Seat seat, const View& v) const;

 private:
  void noticeWork(const View& v);
  void noticeCovers(const View& v, const Catalog& cards);
  void noticeVotes(const View& v);

  PerSeat<double> weight_;  ///< evidence, as the logarithm of a likelihood
  PerSeat<int> refused_;
  PerSeat<int> claimed_;  ///< dice held when the round began
  PerSeat<int> held_;     ///< cards held when the round began
  int roundSeen_ = -1;
  int coversSeen_ = -1;
  SeatSet cleared_;  ///< seats whose votes have been judged against a shown Loyalty card
};

}  // namespace w13
