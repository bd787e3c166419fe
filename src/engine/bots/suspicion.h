#pragma once
// Who may be the Traitor, as far as the table shows: what a bot remembers of a season, from its views alone.

#include <array>
#include <cstdint>
#include <optional>

#include "engine/bots/beliefs.h"
#include "engine/bots/evidence.h"
#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

/// It works sums out when they are asked for, so nobody else may ask at the same time; copying is no asking.
class Suspicion {
 public:
  /// By rule of thumb, or by what has been learnt, which must outlive it.
  explicit Suspicion(const Beliefs* learnt = nullptr) : learnt_(learnt) {}

  /// Takes in a view. Call in the order in which views were shown; repeating one does no harm.
  void notice(const View& v, const Catalog& cards);
  /// The probability that a seat is the hidden Traitor, from 0 to 1, as the viewer sees it.
  [[nodiscard]] double of(Seat seat, const View& v) const;
  /// The same for any seat, including the viewer, as a spectator sees it.
  [[nodiscard]] double publicly(Seat seat, const View& v) const;
  /// The most suspected seat; Seat::Table if nobody can be the Traitor.
  [[nodiscard]] Seat first(const View& v) const;
  /// Adds evidence from elsewhere, such as table talk: the logarithm of a likelihood.
  void weigh(Seat seat, double evidence) { said_[seat] += evidence; }
  /// How often a seat let a die go in Work the Case though its hand was not small, minus the table's average.
  [[nodiscard]] double letGo(Seat seat, const View& v) const;
  /// What it has learnt to judge by; nullptr: rules of thumb.
  [[nodiscard]] const Beliefs* learnt() const { return learnt_; }
  /// What has been seen of all seats; counted only where beliefs are learnt.
  [[nodiscard]] const Evidence& evidence() const { return evidence_; }

 private:
  [[nodiscard]] bool canBeTraitor(const View& v, Seat seat) const;
  /// All evidence against a seat, as the logarithm of a likelihood.
  [[nodiscard]] double against(int seat) const;
  void noticeWork(const View& v);
  void noticeCovers(const View& v, const Catalog& cards);
  void noticeVotes(const View& v);
  void weigh(const View& v, const Catalog& cards);

  const Beliefs* learnt_;
  Evidence evidence_;
  mutable PerSeat<std::optional<double>> weighed_;  ///< the evidence, by what has been learnt, once it is asked for
  PerSeat<double> weight_;                          ///< evidence by rule of thumb, as the logarithm of a likelihood
  PerSeat<double> said_;                            ///< what was said for and against it, the same
  PerSeat<int> refused_;
  PerSeat<int> claimed_;                           ///< dice held when the round began
  PerSeat<int> held_;                              ///< cards held when the round began
  kernel::Per<Symbol, double, kTypeCount> usual_;  ///< what an artifact requires on average, once it is needed
  bool knowsUsual_ = false;
  int roundSeen_ = -1;
  int coversSeen_ = -1;
  SeatSet cleared_;  ///< seats whose votes have been judged against a shown Loyalty card
};

}  // namespace w13
