#pragma once
// What can happen. `seat` acts, or it happens to it; the noun is what the comment says first, the number what it says
// last.

#include <cstdint>
#include <vector>

#include "engine/games/warehouse51/pieces.h"
#include "engine/kernel/event.h"

namespace w51 {

enum class Happened : std::uint8_t {
  LookedFirst,  ///< at the slots beside it
  LotTurnedUp,  ///< relic; how many so far
  Bid,          ///< ingots
  Passed,
  Landed,  ///< ingots
  StayedOut,
  PursesShut,
  FistClosed,         ///< never with its number  SECRET-43
  FistSpoken,         ///< ingots
  FistOpened,         ///< ingots
  Sold,               ///< relic; the bid
  Paid,               ///< to the left neighbour; ingots
  ToReserve,          ///< ingots
  FromReserve,        ///< ingots
  Gave,               ///< relic for which; ingots
  Unsold,             ///< relic
  Pawned,             ///< relic; ingots
  BoughtBack,         ///< relic; ingots
  CertificateTaken,   ///< relic that gives it
  CertificatePlaced,  ///< relic
  CertificateGone,    ///< relic: it goes out with its relic
  Received,           ///< relic, in an exchange
  Discarded,          ///< relic, by an effect
  CounterfeitLaid,    ///< counterfeit
  PointedAt,          ///< counterfeit
  CounterfeitSeen,    ///< relic that it names, for that seat alone; its place
  LookedAt,           ///< counterfeit
  AuctionsOver,
  TurnedUp,       ///< relic that it names; its place
  Ignored,        ///< relic, saved by a certificate
  Cancelled,      ///< relic, saved by the Horn
  CancelledNone,  ///< no card, or no more, by the Horn
  Fake,           ///< relic
  CategoryNamed,  ///< category
  Scored,         ///< points in all
  Won,            ///< points
};

using Event = kernel::Event<Happened>;
using Events = std::vector<Event>;

}  // namespace w51
