#pragma once
// All cards whose face a view shows, by id: for tests about what it must not show.

#include <set>
#include <string>

#include "engine/games/warehouse13/seen/view.h"
#include "warehouse13/cards/shipped.h"

namespace secrecy {

[[nodiscard]] inline std::set<std::string> shown(const w13::View& v) {
  std::set<std::string> found;
  const auto add = [&](w13::CardId card) {
    if (card != w13::CardId::None) found.insert(shipped::cards().of(card).id);
  };
  const auto addAll = [&](const auto& cards) {
    for (const w13::CardId card : cards) add(card);
  };
  for (const w13::SeatView& seat : v.seats) {
    add(seat.bag);
    addAll(seat.known);
  }
  addAll(v.hand);
  addAll(v.aside);
  addAll(v.traitorHand);
  addAll(v.plotsHeld);
  for (const w13::PileView& pile : v.traits) add(pile.top);
  for (const w13::CardId card :
       {v.traitorDeck.top, v.consequences.top, v.pings.top, v.plots.top, v.ping, v.artifact, v.plot, v.asked.card})
    add(card);
  addAll(v.playing);
  addAll(v.staying);
  addAll(v.calamities);
  addAll(v.stacks);
  addAll(v.lost);
  addAll(v.faceUp);
  addAll(v.inForce);
  return found;
}

}  // namespace secrecy
