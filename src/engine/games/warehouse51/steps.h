#pragma once
// Everything that can be in progress: the table of contents of the rules.

#include "engine/games/warehouse51/world.h"
#include "engine/kernel/agenda.h"

namespace w51 {

using kernel::OneByOne;

// ---- the beginning, and a turn (rules/turn.cpp)

struct FirstLook {};  ///< all seats look at their slots  SETUP-10
struct NextLot {};
struct PickDeck {
  Seat seat;
};
struct Sell {
  Seat seat;
  std::uint8_t bid;
};
struct Unsold {};

// ---- an open auction (rules/open_auction.cpp)

/// Goes round until nobody is left to ask.
struct OpenRound {
  Seat from;
};
struct OpenTurn {
  Seat seat;
};
struct CloseOpen {};
struct LandOn {
  Seat seat;
};

// ---- a blind auction (rules/blind_auction.cpp)

struct BlindAuction {};
struct Purses {};
struct SpeakFirst {
  OneByOne round;
};
struct TalkFist {
  Seat seat;
};
struct EmptyFists {};  ///< of those who can bid nothing
struct Fists {};
struct RealFists {
  OneByOne round;
};
struct RealFist {
  Seat seat;
};
struct OpenFists {};

// ---- what a relic does when it is bought (rules/effects.cpp)

/// The steps of a relic's effect, from one on.
struct CarryOut {
  RelicId relic;
  Seat seat;
  std::uint8_t at = 0;
};
struct DiscardOne {
  RelicId relic;
  Seat seat;
  std::uint8_t at;  ///< the step
};
struct ExchangeOne {
  RelicId relic;
  Seat seat;
  std::uint8_t at;
};
struct PointAt {
  Seat seat;
  std::uint8_t left;  ///< how many more
};
/// A seat looks at a counterfeit card on the table.
struct LookAt {
  Seat seat;
  std::uint8_t place;
};

// ---- the end (rules/ending.cpp)

struct EndOfAuctions {};
struct BuyBackRound {
  OneByOne round;
};
struct BuyBack {
  Seat seat;
};
struct CertifyRound {
  OneByOne round;
};
struct Certify {
  Seat seat;
};
struct TurnUp {};
struct CancelRound {
  OneByOne round;
};
struct CancelOne {
  Seat seat;
  std::uint8_t left;  ///< how many more
};
struct FakesFall {};
struct NameRound {
  OneByOne round;
};
struct NameCategory {
  Seat seat;
  RelicId relic;
};
struct Scoring {};

using Agenda =
    kernel::Agenda<12, FirstLook, NextLot, PickDeck, Sell, Unsold, OpenRound, OpenTurn, CloseOpen, LandOn, BlindAuction,
                   Purses, SpeakFirst, TalkFist, EmptyFists, Fists, RealFists, RealFist, OpenFists, CarryOut,
                   DiscardOne, ExchangeOne, PointAt, LookAt, EndOfAuctions, BuyBackRound, BuyBack, CertifyRound,
                   Certify, TurnUp, CancelRound, CancelOne, FakesFall, NameRound, NameCategory, Scoring>;

struct State {
  World world;
  Agenda agenda;
};

}  // namespace w51
