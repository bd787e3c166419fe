#pragma once
// The rules: each step is a procedure (`resume`) or a question (`ask` and `answer`, side by side), as defined in
// kernel/agenda.h. The steps are in steps.h; each file here is a chapter of the ledger.

#include "engine/games/warehouse51/rule_ids.h"
#include "engine/games/warehouse51/table.h"

namespace w51 {

/// A question of this game.
inline void pose(Decision& d, Seat seat, Ask ask, Rule rule, Openness openness = Openness::Public,
                 kernel::Manner manner = {}) {
  d.ask(seat, static_cast<std::uint16_t>(ask), rule, openness, manner);
}

// ---- set-up and turns (turn.cpp): SETUP, TURN, LOT

SeatSet asked(FirstLook, const Situation& now);
Seat nextAsked(FirstLook, const Situation& now);
void ask(FirstLook, const Situation&, Seat seat, Decision& d);
void answer(FirstLook, Table& t, Seat seat, Choice);

void resume(NextLot, Table& t);
void ask(PickDeck q, const Situation& now, Decision& d);
void answer(PickDeck, Table& t, Choice c);
void resume(Sell step, Table& t);
void resume(Unsold, Table& t);

// ---- open auctions (open_auction.cpp): OPEN

void resume(OpenRound step, Table& t);
void ask(OpenTurn q, const Situation& now, Decision& d);
void answer(OpenTurn q, Table& t, Choice c);
void resume(CloseOpen, Table& t);
void ask(LandOn q, const Situation& now, Decision& d);
void answer(LandOn q, Table& t, Choice c);

// ---- blind auctions (blind_auction.cpp): BLIND

void resume(BlindAuction, Table& t);
void ask(Purses, const Situation& now, Decision& d);
void answer(Purses, Table& t, Choice);
void resume(SpeakFirst step, Table& t);
void ask(TalkFist q, const Situation& now, Decision& d);
void answer(TalkFist q, Table& t, Choice c);
void resume(EmptyFists, Table& t);
SeatSet asked(Fists, const Situation& now);
Seat nextAsked(Fists, const Situation& now);
void ask(Fists, const Situation& now, Seat seat, Decision& d);
void answer(Fists, Table& t, Seat seat, Choice c);
void resume(RealFists step, Table& t);
void ask(RealFist q, const Situation& now, Decision& d);
void answer(RealFist q, Table& t, Choice c);
void resume(OpenFists, Table& t);

// ---- what a relic does when it is bought (effects.cpp): EFF, CARD

void resume(CarryOut step, Table& t);
void ask(DiscardOne q, const Situation& now, Decision& d);
void answer(DiscardOne q, Table& t, Choice c);
void ask(ExchangeOne q, const Situation& now, Decision& d);
void answer(ExchangeOne q, Table& t, Choice c);
void ask(PointAt q, const Situation& now, Decision& d);
void answer(PointAt q, Table& t, Choice c);
void ask(LookAt q, const Situation& now, Decision& d);
void answer(LookAt q, Table& t, Choice);

// ---- the end (ending.cpp): END, SCORE

void resume(EndOfAuctions, Table& t);
void resume(BuyBackRound step, Table& t);
void ask(BuyBack q, const Situation& now, Decision& d);
void answer(BuyBack q, Table& t, Choice c);
void resume(CertifyRound step, Table& t);
void ask(Certify q, const Situation& now, Decision& d);
void answer(Certify q, Table& t, Choice c);
void resume(TurnUp, Table& t);
void resume(CancelRound step, Table& t);
void ask(CancelOne q, const Situation& now, Decision& d);
void answer(CancelOne q, Table& t, Choice c);
void resume(FakesFall, Table& t);
void resume(NameRound step, Table& t);
void ask(NameCategory q, const Situation& now, Decision& d);
void answer(NameCategory q, Table& t, Choice c);
void resume(Scoring, Table& t);

// ---- the Pawnbroker (pawnbroker.cpp): PAWN

/// Whether seats may pawn while a question is open: at every public question of the auctions. RULING-20
[[nodiscard]] bool pawningIsOpen(const Agenda& agenda);
/// The rule that forbids pawning now, whatever relic it is about; None: the shop is open.
[[nodiscard]] Rule whyShopIsShut(const Agenda& agenda);
/// What a seat could pawn.
void askToPawn(const Situation& now, Seat seat, Decision& d);

}  // namespace w51
