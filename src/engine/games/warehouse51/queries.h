#pragma once
// What rules, bots and screens ask of what everybody sees.

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/games/warehouse51/open.h"

namespace w51 {

/// What everybody sees, and the cards: all that a question depends on.
struct Situation {
  const Open& open;
  const Catalog& cards;
};

// ---- effects

/// Whether the effect of a relic in a seat's collection acts. EFF-20 to EFF-24, EFF-26
[[nodiscard]] bool isActive(const Situation& now, Seat seat, RelicId relic);
/// The relics of a seat that answer a query now.
[[nodiscard]] Relics answering(const Situation& now, Seat seat, Query query);
/// What those entries say, added up; 0: none.
[[nodiscard]] int sumOf(const Situation& now, Seat seat, Query query);

// ---- set-up

/// Counterfeit cards in each slot. SETUP-08, SETUP-09, VAR-06
[[nodiscard]] int cardsPerSlot(const Situation& now);

// ---- auctions

/// The most a seat may bid. LOT-03, CARD-21
[[nodiscard]] int cap(const Situation& now, Seat seat);
/// The lowest bid that may be made next. OPEN-04, CARD-04
[[nodiscard]] int lowestBid(const Situation& now);
/// Whether a seat may not pass yet. CARD-17
[[nodiscard]] bool mustOpen(const Situation& now, Seat seat);
/// Whether a seat that has passed may bid all the same. CARD-14
[[nodiscard]] bool mayLand(const Situation& now, Seat seat);
[[nodiscard]] inline bool canBid(const Situation& now, Seat seat) { return cap(now, seat) >= lowestBid(now); }

// ---- the Pawnbroker

/// The rule that keeps a seat from pawning a relic while auctions run; None: it may. PAWN-11
[[nodiscard]] Rule whyNotPawn(const Situation& now, Seat seat, RelicId relic);
/// Whether it may pawn any.
[[nodiscard]] bool mayPawn(const Situation& now, Seat seat);
[[nodiscard]] SeatSet whoMayPawn(const Situation& now);

// ---- collections

/// The category to which a relic belongs now.
[[nodiscard]] Category categoryOf(const Situation& now, RelicId relic);
/// The relics among these that are meant.
[[nodiscard]] Relics meant(const Situation& now, Relics among, const Which& which);

// ---- scoring; of relics taken as genuine, as long as counterfeit cards lie face down

/// The relics that count: not pawned, no fakes. END-05, END-15
[[nodiscard]] Relics counting(const Situation& now, Seat seat);
[[nodiscard]] int valueIn(const Situation& now, Seat seat, Category category);
/// Complete sets. SCORE-05, VAR-04
[[nodiscard]] int setsOf(const Situation& now, Seat seat);
/// 1: it wins ties, -1: it loses them. TIE-01 to TIE-03
[[nodiscard]] int tieRank(const Situation& now, Seat seat);
/// All points of all seats, as the table stands.
[[nodiscard]] PerSeat<Score> scores(const Situation& now);
/// The seats that have won with these scores. FIN-01 to FIN-04
[[nodiscard]] SeatSet winners(const Situation& now, const PerSeat<Score>& scores);

}  // namespace w51
