#pragma once
// What a seat has seen the others do, counted for each of them by name. From views alone: each is compared with the one
// before. What cannot be told from two views is not counted.

#include <cstdint>
#include <string_view>

#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

struct Outlook;

/// What may speak for or against a seat. evidence.cpp has their names and says how each is counted.
enum class Sign : std::uint8_t {
  Base,
  Rounds,
  // Work the Case
  Claimed,
  LetGoFewCards,
  LetGoSomeCards,
  LetGoManyCards,
  LetGoWrittenOff,
  ClaimedWrittenOff,
  LetGoBest,
  LetGoLeast,
  LetGoWorth,
  LetGoNumber,
  LetGoOwnFocus,
  // Actions and responses
  Travelled,
  CameBack,
  Researched,
  Rested,
  StressReturned,
  Repaired,
  Challenged,
  Healed,
  AbilitiesUsed,
  TextsInTurn,
  TextsInResponse,
  TextsInRetrieval,
  CardsGiven,
  // Retrieval
  Covers,
  CoversUseless,
  CoversUseful,
  LostBest,
  LostLeast,
  InField,
  AloneInField,
  // votes
  VotesCalled,
  VotedLoyal,
  // now
  Cards,
};
inline constexpr int kSigns = static_cast<int>(Sign::Cards) + 1;
/// A number for each sign.
using Signs = kernel::Per<Sign, float, kSigns>;
/// Its name in the file of weights.
[[nodiscard]] std::string_view nameOf(Sign sign);

class Evidence {
 public:
  /// Takes in a view, and returns whether anything was to be counted. Call in the order in which views were shown;
  /// repeating one does no harm.
  bool notice(const Outlook& o);
  /// What has been counted of a seat.
  [[nodiscard]] const Signs& of(Seat seat) const { return signs_[seat]; }

 private:
  void noticeWork(const Outlook& o);
  void noticeRound(const Outlook& o);
  void noticeActions(const Outlook& o);
  void noticeHands(const Outlook& o);
  void noticeCovers(const Outlook& o);
  void noticeRetrieval(const Outlook& o);
  void noticeVotes(const Outlook& o);
  void remember(const Outlook& o);

  void add(Seat seat, Sign sign, double number = 1) {
    signs_[seat][sign] += static_cast<float>(number);
    counted_ = true;
  }
  void letGo(Seat seat);
  void claim(Seat seat);
  /// How much a die that a seat gave away was worth beside the others that it could have given: the signs for the best
  /// and the least of them. Returns its worth above the least.
  double weighChoice(const Outlook& o, Seat seat, DieId die, Dice among, Sign best, Sign least);

  using Demand = kernel::Per<Symbol, double, kTypeCount>;
  struct SeatSeen {
    Dice claimed;
    std::uint8_t hand = 0, usedSlots = 0;
    Location at = Location::Warehouse;
    Health health = Health::Standing;
  };
  /// What is kept of the view before.
  struct Seen {
    bool any = false, cardInPlay = false, challenge = false, vote = false;
    std::uint8_t episode = 0, stressDeck = 0, traitsToDraw = 0;
    Phase phase = Phase::Setup;
    Seat actor = Seat::Table;
    Dice leads, field;
    PerDie<Clue> shows;  ///< of the unclaimed dice
    Demand needs{};
    PerSeat<SeatSeen> seats;
  };

  PerSeat<Signs> signs_;
  Seen last_;
  SeatSet judged_;  ///< seats whose work in this round has been seen
  SeatSet able_;    ///< seats that could work when the round began
  SeatSet owes_;    ///< seats that have healed in this Retrieval and still have to give up a die
  bool writtenOff_ = false, counted_ = false;
  SeatSet cleared_;  ///< seats whose votes have been judged against a shown Loyalty card
  int roundSeen_ = -1;
  int coversSeen_ = -1;
};

}  // namespace w13
