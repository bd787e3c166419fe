#include "engine/games/warehouse13/seen/knowledge.h"

#include <algorithm>

namespace w13 {

namespace {

/// Cards that lie open for everybody.
void addOpen(const World& w, CardMarks& marks) {
  marks.addAll(w.playing);
  for (const Owned& stays : w.staying) marks.add(stays.card);
  marks.addAll(w.calamities);
  marks.addAll(w.stacks);
  marks.addAll(w.lost);
  marks.addAll(w.faceUp);
  marks.addAll(w.inForce);
  marks.add(w.ping);
  marks.add(w.artifact);
  for (const auto& pile : w.traits) marks.add(pile.topDiscard());
  for (const CardId top :
       {w.traitorDeck.topDiscard(), w.consequences.topDiscard(), w.pings.topDiscard(), w.plots.topDiscard()})
    marks.add(top);
  for (const Seat seat : w.seats()) marks.add(w.agents[seat].bag);
}

}  // namespace

Knowledge knowledgeOf(const World& w, Seat viewer) {
  Knowledge known;
  CardMarks& marks = known.cards;
  addOpen(w, marks);
  const bool person = viewer != Seat::Table;
  const auto knows = [&](CardId card) {
    const SeatSet who = w.knows[card];
    return person ? who.has(viewer) : who == SeatSet::all();
  };
  for (const Seat seat : w.seats())
    for (const CardId card : w.agents[seat].hand)
      if (seat == viewer || knows(card)) marks.add(card);
  if (plotKnown(w, viewer)) marks.add(w.plot);
  for (const Owned& laid : w.aside)
    if (person && laid.seat == viewer) marks.add(laid.card);
  if (person && w.traitor.seat == viewer) {
    marks.addAll(w.traitor.hand);
    marks.addAll(w.traitor.plots);
  }
  for (const DieId die : Dice::all())
    if (!w.hidden.has(die) || (person && w.dieKnownTo[die].has(viewer))) known.dice |= die;
  if (w.votesShown) known.shownVotes = w.voted.bits();
  known.shownGoo = w.retrieval.goo.size();
  known.faceDown = {w.stressDeck,       w.traitorDeck.drawSize(), w.consequences.drawSize(), w.pings.drawSize(),
                    w.plots.drawSize(), w.artifacts.size(),       w.obstacleSupply.size()};
  for (std::size_t type = 0; type < kTypeCount; ++type) known.faceDown[7 + type] = w.traits[type].drawSize();
  known.traitor = w.traitor.revealed || w.over() || (person && w.traitor.seat == viewer);
  return known;
}

Seat holderOf(const World& w, CardId card) {
  for (const Seat seat : w.seats())
    if (w.agent(seat).hand.has(card)) return seat;
  return Seat::Table;
}

bool plotKnown(const World& w, Seat viewer) {
  if (w.plot == CardId::None) return true;
  const SeatSet who = w.knows[w.plot];
  return viewer == Seat::Table ? who == SeatSet::all() : who.has(viewer);
}

bool knowsBearer(const LaidOn& laid, Seat viewer) {
  return viewer == Seat::Table ? laid.known == SeatSet::all() : laid.known.has(viewer);
}

bool laysAside(const World& w, Seat seat) {
  return std::any_of(w.aside.begin(), w.aside.end(), [&](const Owned& laid) { return laid.seat == seat; });
}

CardMarks outOfTheBox(const World& w) {
  CardMarks cards;
  const auto addTray = [&](const auto& tray) {
    for (int place = 0; place < tray.drawSize(); ++place) cards.add(tray.drawAt(place));
    for (int place = 0; place < tray.discardSize(); ++place) cards.add(tray.discardAt(place));
  };
  for (const auto& pile : w.traits) addTray(pile);
  for (const Seat seat : w.seats()) {
    cards.addAll(w.agents[seat].hand);
    cards.add(w.agents[seat].bag);
  }
  for (const Owned& laid : w.aside) cards.add(laid.card);
  cards.addAll(w.playing);
  for (const Owned& stays : w.staying) cards.add(stays.card);
  for (const LaidOn& laid : w.laid) cards.add(laid.card);
  addTray(w.pings);
  cards.add(w.ping);
  cards.addAll(w.artifacts);
  for (const CardId card : {w.artifact, w.plot}) cards.add(card);
  cards.addAll(w.stacks);
  cards.addAll(w.lost);
  return cards;
}

}  // namespace w13
