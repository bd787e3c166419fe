#pragma once
// Vault, the rules: the hands that change the world, then each step as a procedure (`resume`) or a question (`ask`
// and `answer`, side by side).

#include "engine/kernel/chance.h"
#include "kernel/toy_pieces.h"

namespace vault {

/// The only thing that changes a world; each change says what it did.
class Table {
 public:
  Table(State& state, kernel::Chance& chance, Events* events)
      : w_(state.world), agenda_(state.agenda), chance_(chance), events_(events) {}

  [[nodiscard]] const World& now() const { return w_; }
  void automatic(Seat, Choice) {}
  template <class... Steps>
  void run(const Steps&... steps) {
    agenda_.run(steps...);
  }

  void setUp(int seats) {
    w_.seats = seats;
    w_.coins.fill(kCoins);
    w_.bids.fill(kNone);
    w_.loot.fill(kNone);
    for (CardId id = 0; id < kCards; ++id) w_.deck.push({id, {}});
    chance_.shuffle(w_.deck);
    drawUp();
  }
  void beginNight() {
    ++w_.night;
    w_.bidsOpen = false;
    w_.bids.fill(kNone);
  }
  void hide(Seat seat, int place) {
    w_.loot[seat] = place;
    w_.searched[seat] = 0;
    tell(Happened::Hid, seat, seat, placeOf(seat, place));
  }
  void bid(Seat seat, int coins) {
    w_.bids[seat] = coins;
    if (events_) events_->push_back({Happened::Bid, seat, seat, seat, false, coinsOf(coins)});
  }
  void openBids() {
    w_.bidsOpen = true;
    Seat highest = w_.leader;  // of equal bids the one nearest to the last leader counts
    for (Seat seat = w_.leader;;) {
      tell(Happened::BidOpened, seat, SeatSet::all(), coinsOf(w_.bids[seat]));
      if (w_.bids[seat] > w_.bids[highest]) highest = seat;
      if ((seat = w_.next(seat)) == w_.leader) break;
    }
    w_.leader = highest;
    w_.coins[highest] -= w_.bids[highest];
  }
  void lay(Seat seat, CardId id) {
    w_.laid.push(fromHand(seat, id));
    tell(Happened::Laid, seat, seat, of(id));
  }
  void say(Seat seat, bool gold) { tell(Happened::Said, seat, SeatSet::all(), metal(gold)); }
  /// Turns the laid card over; true if it is gold.
  bool reveal(Seat doubter) {
    --w_.coins[doubter];
    const Card card = w_.laid.pop();
    w_.discard.push(card);
    tell(Happened::Doubted, doubter, SeatSet::all(), {});
    tell(Happened::Revealed, w_.leader, SeatSet::all(), of(card.id));
    return isGold(card.id);
  }
  /// Puts the laid card under the deck, unseen.
  void sink() {
    const Card card = w_.laid.pop();
    w_.deck.insert(0, card);
    tell(Happened::Sank, w_.leader, card.seen, of(card.id));
  }
  bool search(Seat owner, int place) {
    const bool found = w_.loot[owner] == place;
    if (found) w_.loot[owner] = kNone;
    else w_.searched[owner] = static_cast<std::uint8_t>(w_.searched[owner] | (1 << place));
    tell(found ? Happened::Found : Happened::Missed, owner, SeatSet::all(), placeOf(owner, place));
    return found;
  }
  void score(Seat seat, int points) { w_.score[seat] += points; }
  void burn(Seat seat, CardId id) {
    w_.discard.push(fromHand(seat, id));
    tell(Happened::Burned, seat, SeatSet::all(), of(id));
    draw(seat);
  }
  void drawUp() {
    Seat seat = w_.leader;
    do {
      while (w_.hands[seat].size() < kHand && draw(seat)) {
      }
    } while ((seat = w_.next(seat)) != w_.leader);
  }

 private:
  /// Everybody learns that it happened, some of them with what.
  void tell(Happened what, Seat seat, SeatSet sees, Noun noun) {
    if (events_) events_->push_back({what, seat, SeatSet::all(), sees, false, noun});
  }
  Card fromHand(Seat seat, CardId id) {
    Cards& hand = w_.hands[seat];
    int at = 0;
    while (hand[at].id != id) ++at;
    return hand.take(at);
  }
  bool draw(Seat seat) {
    if (w_.deck.empty()) {
      for (const Card& card : w_.discard) w_.deck.push({card.id, {}});
      w_.discard.clear();
      chance_.shuffle(w_.deck);
    }
    if (w_.deck.empty()) return false;
    Card card = w_.deck.pop();
    card.seen |= seat;
    w_.hands[seat].push(card);
    sortHand(w_.hands[seat]);
    tell(Happened::Drew, seat, card.seen, of(card.id));
    return true;
  }

  World& w_;
  Agenda& agenda_;
  kernel::Chance& chance_;
  Events* events_;
};

// ---- a night

inline void resume(Night, Table& t) {
  if (t.now().night == kNights) return;
  t.beginNight();
  t.run(SealedBids{}, OpenBids{}, DrawUp{}, Night{});
}

// All bid at the same time; who has bid stays secret only in how much.
inline SeatSet asked(SealedBids, const World& w) {
  SeatSet open;
  for (int at = 0; at < w.seats; ++at)
    if (w.bids[kernel::seatAt(at)] == kNone) open |= kernel::seatAt(at);
  return open;
}
inline void ask(SealedBids, const World& w, Seat seat, Decision& d) {
  d.ask(seat, question::HowMuch, rule::Bidding, Openness::Secret);
  for (std::uint16_t coins = 0; coins <= w.coins[seat]; ++coins) d.offer({verb::Bid, coinsOf(coins)});
}
inline void answer(SealedBids, Table& t, Seat seat, Choice c) { t.bid(seat, c.noun.index); }

inline void resume(OpenBids, Table& t) {
  t.openBids();
  t.run(LayCard{t.now().leader}, SearchLoot{t.now().leader});
}
inline void resume(DrawUp, Table& t) { t.drawUp(); }

// ---- a card, a claim, a doubt

inline void ask(LayCard q, const World& w, Decision& d) {
  d.ask(q.seat, question::WhichCard, rule::Laying, Openness::WithHand);
  d.offer({verb::Pass, {}});
  for (const Card& card : w.hands[q.seat])
    d.considerFromHand({verb::Lay, of(card.id)},
                       isGold(card.id) && w.bids[q.seat] == 0 ? rule::GoldNeedsABid : Rule::None);
}
inline void answer(LayCard q, Table& t, Choice c) {
  if (c.verb == verb::Pass) return;
  t.lay(q.seat, static_cast<CardId>(c.noun.index));
  t.run(SayMetal{q.seat});
}

inline void ask(SayMetal q, const World&, Decision& d) {
  d.ask(q.seat, question::WhichMetal, rule::Claiming, Openness::Public);
  for (std::uint16_t gold = 0; gold <= 1; ++gold) d.offer({verb::Say, metal(gold == 1)});
}
inline void answer(SayMetal q, Table& t, Choice c) {
  const bool gold = c.noun.index == 1;
  t.say(q.seat, gold);
  t.run(DoubtIt{t.now().next(q.seat), q.seat, gold});
}

inline void ask(DoubtIt q, const World& w, Decision& d) {
  d.ask(q.seat, question::DoDoubt, rule::Doubting, Openness::Public, {.automatic = true});
  d.consider({verb::Doubt, {}}, w.coins[q.seat] == 0 ? rule::DoubtCosts : Rule::None);
  d.offer({verb::Believe, {}});
}
inline void answer(DoubtIt q, Table& t, Choice c) {
  if (c.verb == verb::Doubt) return t.score(t.reveal(q.seat) == q.gold ? q.leader : q.seat, 2);
  const Seat next = t.now().next(q.seat);
  if (next != q.leader) return t.run(DoubtIt{next, q.leader, q.gold});
  t.sink();
  t.score(q.leader, q.gold ? 2 : 1);
}

// ---- loot

inline void ask(HideLoot q, const World&, Decision& d) {
  d.ask(q.seat, question::WhereToHide, rule::Hiding, Openness::Secret);
  for (std::uint16_t place = 0; place < kPlaces; ++place) d.offer({verb::Hide, {noun::Place, place}});
}
inline void answer(HideLoot q, Table& t, Choice c) { t.hide(q.seat, c.noun.index); }

inline void ask(SearchLoot q, const World& w, Decision& d) {
  d.ask(q.seat, question::WhereToSearch, rule::Searching, Openness::Public);
  d.offer({verb::Pass, {}});
  for (std::uint16_t at = 0; at < w.seats * kPlaces; ++at) {
    const Seat owner = kernel::seatAt(at / kPlaces);
    if (owner == q.seat) continue;
    d.consider({verb::Search, {noun::Place, at}},
               w.wasSearched(owner, at % kPlaces) ? rule::SearchedBefore : Rule::None);
  }
}
inline void answer(SearchLoot q, Table& t, Choice c) {
  if (c.verb == verb::Pass) return;
  const Seat owner = kernel::seatAt(c.noun.index / kPlaces);
  if (!t.search(owner, c.noun.index % kPlaces)) return;
  t.score(q.seat, 3);
  t.run(HideLoot{owner});
}

}  // namespace vault
