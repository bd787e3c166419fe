// The other half of view.cpp: the same game with everything dealt again that a seat cannot know. What a view shows
// must stay, what it hides must move; the fair-play test holds the two files together. What is dealt is put in order
// first: the same chance gives the same dream in all worlds that look alike to the viewer, so a bot's luck tells
// nothing.

#include <utility>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/phases/phases.h"
#include "engine/games/warehouse13/seen/dealing.h"
#include "engine/games/warehouse13/seen/knowledge.h"

namespace w13 {

namespace {

using Cards = Few<CardId, kMaxCards>;
using Seats = Few<Seat, kMaxPlayers>;

/// The seats that a viewer who does not know the Traitor could take for him.
Seats couldBe(const World& w, Seat viewer) {
  Seats could;
  if (w.variants.cooperative || w.traitor.revealed || w.traitor.seat == viewer) return could;
  for (const Seat seat : w.seats())
    if (seat != viewer && couldBeTraitor(w, seat)) could.push(seat);
  return could;
}

/// Deals the secrets of one state again.
class Dealer {
 public:
  Dealer(State& state, const Catalog& cards, Seat viewer, kernel::Chance& chance, const Pins& keep)
      : w_(state.world), agenda_(state.agenda), cards_(cards), viewer_(viewer), deal_(chance), keep_(keep),
        giver_(holderOf(w_, w_.gift)), outside_(outOfTheBox(w_)) {}

  void deal(kernel::Dealing dealing) {
    if (dealing == kernel::Dealing::Mixed) mixHands();
    dealTraits();
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
    SeatSet::Bits known;  ///< to whom, whichever card lies there
  };
  using Slots = Few<Slot, kMaxCards>;

  [[nodiscard]] bool hiddenCard(CardId card) const {
    const SeatSet known = w_.knows[card];
    return !known.has(viewer_) && known != SeatSet::all() && !keep_.cards.has(card);
  }
  void addIfHidden(Slots& slots, CardId& card, bool mayBeCalamity = true) const {
    if (hiddenCard(card)) slots.push({&card, mayBeCalamity, w_.knows[card].bits()});
  }
  [[nodiscard]] bool otherHand(Seat seat) const { return seat != viewer_; }

  /// Lays the hidden cards of some slots, and spare ones from the box, into the slots in new order. All Calamities stay
  /// in slots that may hold one; what is left over stays in the box.
  void redeal(Slots& slots, const CardMarks& spare) {
    CardMarks pool = spare;
    for (const Slot& slot : slots) pool.add(*slot.card);
    const CardMarks calamities = pool & cards_.setOf[at(Kind::Calamity)];
    Few<Slot*, kMaxCards> free;
    if (!calamities.empty())
      for (Slot& slot : slots)
        if (slot.mayBeCalamity) free.push(&slot);
    Cards open;
    pool.without(calamities).each([&](CardId card) { open.push(card); });
    int taken = 0;
    calamities.each([&](CardId card) { lay(*deal_.next(free, taken++), card); });
    deal_.mix(open, slots.size() - taken);
    const CardId* next = open.begin();
    for (Slot& slot : slots)
      if (slot.card != nullptr) lay(slot, *next++);
  }
  void lay(Slot& slot, CardId card) {
    *std::exchange(slot.card, nullptr) = card;
    w_.knows[card] = SeatSet::fromBits(slot.known);
  }

  // ---- Traits ---------------------------------------------------------------------------------------------------

  /// What lies in the box of some cards: nobody knows which.
  [[nodiscard]] CardMarks boxed(const CardMarks& of) const { return of.without(outside_).without(keep_.cards); }

  void addPile(Slots& slots, Symbol type) {
    Tray<32>& tray = w_.traits[type];
    for (int place = 0; place < tray.drawSize(); ++place) {
      // A card that was drawn into a hand in the transition is known to be no Calamity.
      const bool drawn = keep_.any && place >= keep_.drawSize[type];
      addIfHidden(slots, *tray.drawSlot(place), !drawn);
    }
    for (int place = 1; place < tray.discardSize(); ++place)  // SECRET-23
      addIfHidden(slots, *tray.discardSlot(place));
  }

  void dealTraits() {
    std::array<Slots, kTypeCount> slots;
    for (const Symbol type : kTypes) addPile(slots[at(type)], type);
    for (const Seat seat : w_.seats())
      if (otherHand(seat))
        for (CardId& card : w_.agents[seat].hand) addIfHidden(slots[at(cards_.of(card).type)], card, false);
    const bool asItLay = agenda_.nearest<ArrangeTop>() != nullptr;  // looked at as it lay, not drawn
    for (Owned& laid : w_.aside)
      if (laid.seat != viewer_) addIfHidden(slots[at(cards_.of(laid.card).type)], laid.card, asItLay);
    for (const Symbol type : kTypes)
      if (!keep_.any || !keep_.refilled[type]) redeal(slots[at(type)], boxed(cards_.traits[type]));
  }

  /// Traits and Stress change places across hands; hand sizes and all totals stay.
  void mixHands() {
    Seats seats;
    std::array<Cards, kTypeCount> ofType;
    int stress = 0;
    for (const Seat seat : w_.seats()) {
      if (!otherHand(seat) || !w_.isFree(seat) || splitShows(seat)) continue;
      seats.push(seat);
      stress += w_.agents[seat].stress;
      for (const CardId card : w_.agents[seat].hand)
        if (hiddenCard(card)) ofType[at(cards_.of(card).type)].push(card);
    }
    if (seats.size() < 2) return;
    // In order of type: how many of each the hands hold together is known, which ones is not.
    Cards traits;
    for (const Symbol type : kTypes)
      for (const CardId card : ofType[at(type)]) traits.push(card);
    deal_.shuffle(traits);
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

  void redistribute(const Seats& seats, Cards& traits, int stress) {
    // Room of each hand for hidden cards; Stress is dealt one by one to hands that still have room.
    PerSeat<int> room;
    PerSeat<int> given;
    for (const Seat seat : seats) room[seat] = w_.agents[seat].handSize() - fixedIn(seat);
    while (stress > 0) {
      const Seat to = seats[deal_.pick(seats.size())];
      if (room[to] == 0) continue;
      --room[to];
      ++given[to];
      --stress;
    }
    for (const Seat seat : seats) {
      Agent& agent = w_.agents[seat];
      agent.stress = given[seat];
      Hand hand;
      for (const CardId card : agent.hand)
        if (!hiddenCard(card)) hand.push(card);
      for (; room[seat] > 0; --room[seat]) hand.push(traits.pop());
      agent.hand = hand;
    }
    for (const Seat seat : seats)
      for (const CardId card : w_.agents[seat].hand)
        if (hiddenCard(card)) w_.knows[card] = seat;
  }

  // ---- other piles ----------------------------------------------------------------------------------------------

  template <int N>
  void addTray(Slots& slots, Tray<N>& tray) {
    for (int place = 0; place < tray.drawSize(); ++place) addIfHidden(slots, *tray.drawSlot(place));
    for (int place = 1; place < tray.discardSize(); ++place) addIfHidden(slots, *tray.discardSlot(place));
  }

  [[nodiscard]] CardMarks boxedOf(Kind kind) const {
    CardMarks found = boxed(cards_.setOf[at(kind)]);
    CardMarks open;
    found.each([&](CardId card) {
      const bool left = kind == Kind::Adversary && w_.variants.cooperative && cards_.of(card).mayReveal;  // VAR-04
      if (left || w_.knows[card] == SeatSet::all()) open.add(card);
    });
    return found.without(open);
  }

  void dealPiles() {
    const bool traitor = viewer_ != Seat::Table && w_.traitor.seat == viewer_ && w_.traitor.revealed;
    Slots slots;
    addTray(slots, w_.traitorDeck);
    if (!traitor)
      for (CardId& card : w_.traitor.hand) addIfHidden(slots, card);
    redeal(slots, {});
    slots.clear();
    addTray(slots, w_.plots);
    if (!traitor)
      for (CardId& card : w_.traitor.plots) addIfHidden(slots, card);
    if (w_.plot != CardId::None) addIfHidden(slots, w_.plot);  // chosen, not revealed
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
        if (cards_.of(card).kind == kind) addIfHidden(slots, card);
      redeal(slots, boxedOf(kind));
    }
    if (!keep_.any || keep_.obstaclesLeft == w_.obstacleSupply.size()) {
      std::ranges::sort(w_.obstacleSupply);
      deal_.shuffle(w_.obstacleSupply);
    }
  }

  // ---- roles, dice, sealed answers ------------------------------------------------------------------------------

  void dealLoyalty() {
    if (keep_.loyalty) return;
    const Seats could = couldBe(w_, viewer_);
    if (!could.empty()) w_.traitor.seat = could[deal_.pick(could.size())];
  }

  void dealDice() {
    const Situation now{w_, cards_};
    for (const DieId die : w_.hidden) {
      if (w_.dieKnownTo[die].has(viewer_) || keep_.dice.has(die)) continue;
      Few<Clue, 6> faces;
      for (const Clue face : cards_.dieFaces[colourOf(die)])
        if (!keep_.fits.has(die) || mayApply(now, face)) faces.push(face);
      if (!faces.empty()) w_.faces.set(die, faces[deal_.pick(faces.size())]);
    }
    if (!w_.traitor.revealed || w_.traitor.seat == viewer_ || keep_.sealed) return;
    for (GooFace& face : w_.traitor.gooFaces) face = cards_.gooFaces[at(deal_.pick(6))];
  }

  /// Another card of the giver may be the one that is offered; whatever else was opened, it stays sealed.
  void dealGift() {
    if (giver_ == Seat::Table || giver_ == viewer_ || keep_.cards.has(w_.gift)) return;
    const Hand& hand = w_.agent(giver_).hand;
    w_.gift = hand[deal_.pick(hand.size())];
  }

  /// A card that was laid on an Agent in secret may lie on another one.
  void dealBearers() {
    for (LaidOn& laid : w_.laid) {
      if (knowsBearer(laid, viewer_) || keep_.cards.has(laid.card)) continue;
      Few<Seat, kMaxPlayers> could;
      for (const Seat seat : laid.could) could.push(seat);
      laid.seat = could[deal_.pick(could.size())];
    }
  }

  void dealSealed() {
    dealGift();
    dealBearers();
    if (keep_.sealed) return;
    for (const Seat seat : w_.seats()) {
      if (seat == viewer_) continue;
      if (w_.voted.has(seat) && !w_.votesShown) w_.votes[seat] = deal_.pick(2) == 1;
      coverAgain(w_.agents[seat]);
    }
    if (w_.traitor.gooCover >= 0 && w_.traitor.seat != viewer_) {
      Few<std::int8_t, kGooDice> left;
      for (std::int8_t die = 0; die < kGooDice; ++die)
        if ((w_.traitor.goo >> die) & 1) left.push(die);
      w_.traitor.gooCover = left[deal_.pick(left.size())];
    }
    if (w_.traitor.seat != viewer_ && !w_.traitor.revealed && agenda_.nearest<AskToReveal>() != nullptr)
      w_.willReveal = deal_.pick(2) == 1;
  }

  /// As many dice under the cover as before, any that could lie there.
  void coverAgain(Agent& agent) {
    const int count = agent.covered.size();
    if (count == 0 || count == agent.claimed.size() || !(agent.covered & w_.retrieval.named).empty()) return;
    const Situation now{w_, cards_};
    Few<DieId, kDice> open, others;
    for (const DieId die : agent.claimed) (mayApply(now, w_.clue(die)) ? open : others).push(die);
    deal_.shuffle(open);
    if (open.size() < count) deal_.shuffle(others);  // the faces dealt leave too few that could lie there
    for (const DieId die : others) open.push(die);
    agent.covered = {};
    for (int die = 0; die < count; ++die) agent.covered |= open[die];
  }

  World& w_;
  const Agenda& agenda_;
  const Catalog& cards_;
  Seat viewer_;
  Deal deal_;
  const Pins& keep_;
  Seat giver_;         ///< who offers the sealed gift of a transfer, which still lies in that hand
  CardMarks outside_;  ///< of the box, before anything is dealt
};

}  // namespace

State Warehouse13::imagine(const State& s, Seat viewer, kernel::Chance& chance, const Pins& keep,
                           kernel::Dealing dealing) const {
  State dream = s;
  Dealer(dream, cards_, viewer, chance, keep).deal(dealing);
  return dream;
}

void Warehouse13::cast(State& dream, Seat viewer, const kernel::Odds& odds, kernel::Chance& chance) const {
  const Seats could = couldBe(dream.world, viewer);
  double left = 0;
  for (const Seat seat : could) left += odds[seat];
  if (left <= 0) return;
  constexpr int kFine = 1 << 15;
  left *= chance.pick(kFine, kernel::ChanceOf::Shuffle) / static_cast<double>(kFine);
  for (const Seat seat : could) {
    if (odds[seat] > 0) dream.world.traitor.seat = seat;
    left -= odds[seat];
    if (left < 0) return;
  }
}

bool Warehouse13::couldDiffer(const State& s, Seat) const {
  return !s.world.over() && s.world.obstacleSupply.size() > 1;
}

}  // namespace w13
