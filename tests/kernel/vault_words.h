#pragma once
// Vault in words, for tests: choices by name, and a table laid so that everybody knows the cards.
//
// The script of these sessions keeps the deck in order, so that seat 0 holds 15 14 13, seat 1 12 11 10 and so on down;
// even cards are gold, odd ones lead.

#include <memory>

#include "engine/games/vault/game.h"
#include "engine/kernel/session.h"

namespace vault {

inline constexpr Seat kAda = kernel::seatAt(0), kBo = kernel::seatAt(1), kCy = kernel::seatAt(2);

inline Choice hide(std::uint16_t place) { return {verb::Hide, {noun::Place, place}}; }
inline Choice bid(std::uint16_t coins) { return {verb::Bid, coinsOf(coins)}; }
inline Choice lay(CardId card) { return {verb::Lay, of(card)}; }
inline Choice burn(CardId card) { return {verb::Burn, of(card)}; }
inline Choice sayLead() { return {verb::Say, metal(false)}; }
inline Choice sayGold() { return {verb::Say, metal(true)}; }
inline Choice pass() { return {verb::Pass, {}}; }
inline Choice doubt() { return {verb::Doubt, {}}; }
inline Choice believe() { return {verb::Believe, {}}; }
inline Choice search(Seat owner, int place) { return {verb::Search, placeOf(owner, place)}; }

/// Thieves who have hidden their loot in place 1; all are asked for their bids.
template <class G = Vault>
kernel::Session<G> beforeBids(const G& game, int seats = 3, kernel::Listening listening = kernel::Listening::Yes) {
  kernel::Session<G> session(game, {seats}, std::make_unique<kernel::Script>(), listening);
  for (int at = 0; at < seats; ++at) session.choose(kernel::seatAt(at), hide(1));
  return session;
}
/// The same after Ada has bid two coins and the others none: Ada leads and is asked for a card.
template <class G = Vault>
kernel::Session<G> beforeLaying(const G& game, int seats = 3, kernel::Listening listening = kernel::Listening::Yes) {
  kernel::Session<G> session = beforeBids(game, seats, listening);
  for (int at = 0; at < seats; ++at) session.choose(kernel::seatAt(at), bid(at == 0 ? 2 : 0));
  return session;
}

template <class G>
View viewOf(const kernel::Session<G>& session, Seat viewer) {
  View view;
  session.view(viewer, view);
  return view;
}
template <class G>
Decision decisionOf(const kernel::Session<G>& session, Seat viewer) {
  Decision d;
  session.decision(viewer, d);
  return d;
}

}  // namespace vault
