// The other half of view.cpp: the same game with everything dealt again that a seat cannot know. What a view shows
// must stay, what it hides must move; the fair-play test holds the two files together. What is dealt is put in order
// first: the same chance gives the same dream in all worlds that look alike to the viewer, so a bot's luck tells
// nothing.

#include <algorithm>
#include <span>
#include <vector>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/seen/knowledge.h"
#include "engine/kernel/count.h"

namespace w13 {

using kernel::ChanceOf;

namespace {

/// Deals the secrets of one state again.
class Dealer {
 public:
  Dealer(State& state, const Catalog& cards, Seat viewer, kernel::Chance& chance, const Pins& keep)
      : w_(state.world), agenda_(state.agenda), cards_(cards), viewer_(viewer), chance_(chance), keep_(keep),
        giver_(holderOf(w_, w_.gift)) {}

  void deal(kernel::Dealing dealing) {
    if (dealing == kernel::Dealing::Mixed) mixHands();
    for (const Symbol type : kTypes) dealTraits(type);
    dealPiles();
    dealLoyalty();
    dealDice();
    dealSealed();
  }

 private:
  /// A place where a hidden card lies.
  struct Slot {
    CardId* card;
    bool mayBeCalamity;
  };

  [[nodiscard]] bool hiddenCard(CardId card) const {
    return !w_.knows[card].has(viewer_) && w_.knows[card] != SeatSet::all() && !keep_.cards.test(at(card));
  }
  [[nodiscard]] bool otherHand(Seat seat) const { return seat != viewer_; }

  /// Lays the hidden cards of some slots, and spare ones from the box, into the slots in new order.
  void redeal(std::vector<Slot>& slots, std::vector<CardId> spare) {
    std::vector<CardId> pool;
    std::vector<SeatSet> known;
    for (const Slot& slot : slots) {
      pool.push_back(*slot.card);
      known.push_back(w_.knows[*slot.card]);
    }
    pool.insert(pool.end(), spare.begin(), spare.end());
    std::ranges::sort(pool);
    chance_.shuffle(pool);
    // Slots that cannot hold a Calamity are served first.
    std::size_t calamities = 0;
    for (const Slot& slot : slots) calamities += cards_.of(*slot.card).kind == Kind::Calamity ? 1u : 0u;
    std::stable_partition(pool.begin(), pool.end(),
                          [&](CardId card) { return cards_.of(card).kind != Kind::Calamity; });
    std::vector<CardId> open(pool.begin(), pool.end());
    std::size_t next = 0;
    for (const Slot& slot : slots)
      if (!slot.mayBeCalamity) *slot.card = open[next++];
    const auto afterwards = std::span(open).subspan(next);
    const auto keep = afterwards.first(afterwards.size() - calamities);
    std::vector<CardId> rest(keep.begin(), keep.end());
    chance_.shuffle(rest);
    // All Calamities stay in the piles; what is left over stays in the box.
    std::size_t free = 0;
    for (const Slot& slot : slots) free += slot.mayBeCalamity ? 1u : 0u;
    rest.resize(free - calamities);
    const auto last = afterwards.last(calamities);
    rest.insert(rest.end(), last.begin(), last.end());
    chance_.shuffle(rest);
    next = 0;
    for (const Slot& slot : slots)
      if (slot.mayBeCalamity) *slot.card = rest[next++];
    for (std::size_t slot = 0; slot < slots.size(); ++slot) w_.knows[*slots[slot].card] = known[slot];
  }

  // ---- Traits ---------------------------------------------------------------------------------------------------

  void addHand(std::vector<Slot>& slots, Symbol type, Seat seat) {
    for (CardId& card : w_.agents[seat].hand)
      if (cards_.of(card).type == type && hiddenCard(card)) slots.push_back({&card, false});
  }

  /// Trait cards of a type that lie in the box: nobody knows which.
  [[nodiscard]] std::vector<CardId> boxed(Symbol type) const {
    std::bitset<kMaxCards> onTable = allOnTable(w_);
    std::vector<CardId> found;
    for (const CardId card : cards_.all(Kind::Trait))
      if (cards_.of(card).type == type && !onTable.test(at(card)) && !keep_.cards.test(at(card))) found.push_back(card);
    return found;
  }

  void dealTraits(Symbol type) {
    if (keep_.any && keep_.refilled[type]) return;
    Tray<32>& tray = w_.traits[type];
    std::vector<Slot> slots;
    for (int place = 0; place < tray.drawSize(); ++place) {
      // A card that was drawn into a hand in the transition is known to be no Calamity.
      const bool drawn = keep_.any && place >= keep_.drawSize[type];
      if (hiddenCard(tray.drawAt(place))) slots.push_back({tray.drawSlot(place), !drawn});
    }
    for (int place = 1; place < tray.discardSize(); ++place)  // SECRET-23
      if (hiddenCard(tray.discardAt(place))) slots.push_back({tray.discardSlot(place), true});
    for (const Seat seat : w_.seats())
      if (otherHand(seat)) addHand(slots, type, seat);
    for (Owned& laid : w_.aside)
      if (laid.seat != viewer_ && cards_.of(laid.card).type == type && hiddenCard(laid.card))
        slots.push_back({&laid.card, agenda_.nearest<ArrangeTop>() != nullptr});  // looked at as it lay, not drawn
    redeal(slots, boxed(type));
  }

  /// Traits and Stress change places across hands; hand sizes and all totals stay.
  void mixHands() {
    std::vector<Seat> seats;
    std::vector<CardId> traits;
    int stress = 0;
    for (const Seat seat : w_.seats()) {
      if (!otherHand(seat) || !w_.isFree(seat) || splitShows(seat)) continue;
      seats.push_back(seat);
      stress += w_.agents[seat].stress;
      for (const CardId card : w_.agents[seat].hand)
        if (hiddenCard(card)) traits.push_back(card);
    }
    if (seats.size() < 2) return;
    // In order of type: how many of each the hands hold together is known, which ones is not.
    std::ranges::sort(traits, {}, [&](CardId card) { return cards_.of(card).type; });
    chance_.shuffle(traits);
    redistribute(seats, traits, stress);
  }

  [[nodiscard]] int fixedIn(Seat seat) const {
    int fixed = 0;
    for (const CardId card : w_.agents[seat].hand) fixed += hiddenCard(card) ? 0 : 1;
    return fixed;
  }

  /// Hands whose split follows from public facts, or showed in the transition.
  [[nodiscard]] bool splitShows(Seat seat) const {
    const Agent& agent = w_.agents[seat];
    if (keep_.any && (keep_.hands.has(seat) || keep_.handSize[seat] != agent.handSize())) return true;
    return agent.stress >= cards_.game.handLimit || agent.handSize() > cards_.game.handLimit || giver_ == seat ||
           laysAside(w_, seat);
  }

  void redistribute(const std::vector<Seat>& seats, std::vector<CardId>& traits, int stress) {
    // Room of each hand for hidden cards; Stress is dealt one by one to hands that still have room.
    std::vector<int> room;
    std::vector<int> given(seats.size(), 0);
    for (const Seat seat : seats) room.push_back(w_.agents[seat].handSize() - fixedIn(seat));
    while (stress > 0) {
      const std::size_t to = at(chance_.pick(kernel::count(seats), ChanceOf::Shuffle));
      if (room[to] == 0) continue;
      --room[to];
      ++given[to];
      --stress;
    }
    for (std::size_t each = 0; each < seats.size(); ++each) {
      Agent& agent = w_.agents[seats[each]];
      agent.stress = given[each];
      Hand hand;
      for (const CardId card : agent.hand)
        if (!hiddenCard(card)) hand.push(card);
      for (; room[each] > 0; --room[each]) {
        hand.push(traits.back());
        traits.pop_back();
      }
      agent.hand = hand;
    }
    for (const Seat seat : seats)
      for (const CardId card : w_.agents[seat].hand)
        if (hiddenCard(card)) w_.knows[card] = seat;
  }

  // ---- other piles ----------------------------------------------------------------------------------------------

  template <int N>
  void addTray(std::vector<Slot>& slots, Tray<N>& tray) {
    for (int place = 0; place < tray.drawSize(); ++place)
      if (hiddenCard(tray.drawAt(place))) slots.push_back({tray.drawSlot(place), true});
    for (int place = 1; place < tray.discardSize(); ++place)
      if (hiddenCard(tray.discardAt(place))) slots.push_back({tray.discardSlot(place), true});
  }

  [[nodiscard]] std::vector<CardId> boxedOf(Kind kind) const {
    const std::bitset<kMaxCards> onTable = allOnTable(w_);
    std::vector<CardId> found;
    for (const CardId card : cards_.all(kind)) {
      if (onTable.test(at(card)) || keep_.cards.test(at(card)) || w_.knows[card] == SeatSet::all()) continue;
      if (kind == Kind::Adversary && w_.variants.cooperative && cards_.of(card).mayReveal) continue;  // VAR-04
      found.push_back(card);
    }
    return found;
  }

  void dealPiles() {
    const bool traitor = viewer_ != Seat::Table && w_.traitor.seat == viewer_ && w_.traitor.revealed;
    std::vector<Slot> slots;
    addTray(slots, w_.traitorDeck);
    if (!traitor)
      for (CardId& card : w_.traitor.hand)
        if (hiddenCard(card)) slots.push_back({&card, true});
    redeal(slots, {});
    slots.clear();
    addTray(slots, w_.plots);
    if (!traitor)
      for (CardId& card : w_.traitor.plots)
        if (hiddenCard(card)) slots.push_back({&card, true});
    if (w_.plot != CardId::None && hiddenCard(w_.plot)) slots.push_back({&w_.plot, true});  // chosen, not revealed
    redeal(slots, {});
    slots.clear();
    addTray(slots, w_.consequences);
    redeal(slots, {});
    slots.clear();
    addTray(slots, w_.pings);
    redeal(slots, boxedOf(Kind::Ping));
    for (const Kind kind : {Kind::Artifact, Kind::Adversary}) {  // which place holds which kind is public: SETUP-13
      slots.clear();
      for (CardId& card : w_.artifacts)
        if (cards_.of(card).kind == kind && hiddenCard(card)) slots.push_back({&card, true});
      redeal(slots, boxedOf(kind));
    }
    if (!keep_.any || keep_.obstaclesLeft == w_.obstacleSupply.size()) {
      std::ranges::sort(w_.obstacleSupply);
      chance_.shuffle(w_.obstacleSupply);
    }
  }

  // ---- roles, dice, sealed answers ------------------------------------------------------------------------------

  void dealLoyalty() {
    if (w_.variants.cooperative || w_.traitor.revealed || w_.traitor.seat == viewer_ || keep_.loyalty) return;
    Few<Seat, kMaxPlayers> could;
    for (const Seat seat : w_.seats())
      if (seat != viewer_ && couldBeTraitor(w_, seat)) could.push(seat);
    if (!could.empty()) w_.traitor.seat = could[chance_.pick(could.size(), ChanceOf::Card)];
  }

  void dealDice() {
    const Situation now{w_, cards_};
    for (const DieId die : w_.hidden) {
      if (w_.dieKnownTo[die].has(viewer_) || keep_.dice.has(die)) continue;
      Few<Clue, 6> faces;
      for (const Clue face : cards_.dieFaces[colourOf(die)])
        if (!keep_.fits.has(die) || mayApply(now, face)) faces.push(face);
      if (!faces.empty()) w_.faces.set(die, faces[chance_.pick(faces.size(), ChanceOf::Die)]);
    }
    if (!w_.traitor.revealed || w_.traitor.seat == viewer_ || keep_.sealed) return;
    for (GooFace& face : w_.traitor.gooFaces) face = cards_.gooFaces[at(chance_.pick(6, ChanceOf::Die))];
  }

  /// Another card of the giver may be the one that is offered; whatever else was opened, it stays sealed.
  void dealGift() {
    if (giver_ == Seat::Table || giver_ == viewer_ || keep_.cards.test(at(w_.gift))) return;
    const Hand& hand = w_.agent(giver_).hand;
    w_.gift = hand[chance_.pick(hand.size(), ChanceOf::Card)];
  }

  /// A card that was laid on an Agent in secret may lie on another one.
  void dealBearers() {
    for (LaidOn& laid : w_.laid) {
      if (knowsBearer(laid, viewer_) || keep_.cards.test(at(laid.card))) continue;
      Few<Seat, kMaxPlayers> could;
      for (const Seat seat : laid.could) could.push(seat);
      laid.seat = could[chance_.pick(could.size(), ChanceOf::Card)];
    }
  }

  void dealSealed() {
    dealGift();
    dealBearers();
    if (keep_.sealed) return;
    for (const Seat seat : w_.seats()) {
      if (seat == viewer_) continue;
      if (w_.voted.has(seat) && !w_.votesShown) w_.votes[seat] = chance_.pick(2, ChanceOf::Card) == 1;
      coverAgain(w_.agents[seat]);
    }
    if (w_.traitor.gooCover >= 0 && w_.traitor.seat != viewer_) {
      Few<std::int8_t, kGooDice> left;
      for (std::int8_t die = 0; die < kGooDice; ++die)
        if ((w_.traitor.goo >> die) & 1) left.push(die);
      w_.traitor.gooCover = left[chance_.pick(left.size(), ChanceOf::Card)];
    }
    if (w_.traitor.seat != viewer_ && !w_.traitor.revealed && agenda_.nearest<AskToReveal>() != nullptr)
      w_.willReveal = chance_.pick(2, ChanceOf::Card) == 1;
  }

  /// As many dice under the cover as before, any that could lie there.
  void coverAgain(Agent& agent) {
    const int count = agent.covered.size();
    if (count == 0 || count == agent.claimed.size() || !(agent.covered & w_.retrieval.named).empty()) return;
    const Situation now{w_, cards_};
    Few<DieId, kDice> open;
    for (const DieId die : agent.claimed)
      if (mayApply(now, w_.clue(die))) open.push(die);
    if (open.size() < count) return;  // the faces dealt leave no other cover
    chance_.shuffle(open);
    agent.covered = {};
    for (int die = 0; die < count; ++die) agent.covered |= open[die];
  }

  World& w_;
  const Agenda& agenda_;
  const Catalog& cards_;
  Seat viewer_;
  kernel::Chance& chance_;
  const Pins& keep_;
  Seat giver_;  ///< who offers the sealed gift of a transfer, which still lies in that hand
};

}  // namespace

State Warehouse13::imagine(const State& s, Seat viewer, kernel::Chance& chance, const Pins& keep,
                           kernel::Dealing dealing) const {
  State dream = s;
  Dealer(dream, cards_, viewer, chance, keep).deal(dealing);
  return dream;
}

bool Warehouse13::couldDiffer(const State& s, Seat) const {
  return !s.world.over() && s.world.obstacleSupply.size() > 1;
}

}  // namespace w13
