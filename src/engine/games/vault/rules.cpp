#include "engine/games/vault/rules.h"

namespace vault {

// ---- a night

void resume(Night, Table& t) {
  if (t.now().night == kNights) return;
  t.beginNight();
  t.run(SealedBids{}, OpenBids{}, DrawUp{}, Night{});
}

// All bid at the same time; who has bid stays secret only in how much.
SeatSet asked(SealedBids, const World& w) {
  SeatSet open;
  for (const Seat seat : SeatSet::firstOf(w.seats))
    if (w.bids[seat] == kNone) open |= seat;
  return open;
}
void ask(SealedBids, const World& w, Seat seat, Decision& d) {
  d.ask(seat, question::HowMuch, rule::kBidding, Openness::Secret);
  for (std::uint16_t coins = 0; coins <= w.coins[seat]; ++coins) d.offer({verb::Bid, coinsOf(coins)});
}
void answer(SealedBids, Table& t, Seat seat, Choice c) { t.bid(seat, c.noun.index); }

void resume(OpenBids, Table& t) {
  t.openBids();
  t.run(LayCard{t.now().leader}, SearchLoot{t.now().leader});
}
void resume(DrawUp, Table& t) { t.drawUp(); }

// ---- a card, a claim, a doubt

void ask(LayCard q, const World& w, Decision& d) {
  d.ask(q.seat, question::WhichCard, rule::kLaying, Openness::WithHand);
  d.offer({verb::Pass, {}});
  for (const Card& card : w.hands[q.seat])
    d.considerFromHand({verb::Lay, of(card.id)},
                       isGold(card.id) && w.bids[q.seat] == 0 ? rule::kGoldNeedsABid : Rule::None);
}
void answer(LayCard q, Table& t, Choice c) {
  if (c.verb == verb::Pass) return;
  t.lay(q.seat, cardOf(c.noun));
  t.run(SayMetal{q.seat});
}

void ask(SayMetal q, const World&, Decision& d) {
  d.ask(q.seat, question::WhichMetal, rule::kClaiming, Openness::Public);
  for (std::uint16_t gold = 0; gold <= 1; ++gold) d.offer({verb::Say, metal(gold == 1)});
}
void answer(SayMetal q, Table& t, Choice c) {
  const bool gold = c.noun.index == 1;
  t.say(q.seat, gold);
  t.run(DoubtIt{t.now().next(q.seat), q.seat, gold});
}

void ask(DoubtIt q, const World& w, Decision& d) {
  d.ask(q.seat, question::DoDoubt, rule::kDoubting, Openness::Public, {.automatic = true});
  d.consider({verb::Doubt, {}}, w.coins[q.seat] == 0 ? rule::kDoubtCosts : Rule::None);
  d.offer({verb::Believe, {}});
}
void answer(DoubtIt q, Table& t, Choice c) {
  if (c.verb == verb::Doubt) return t.score(t.reveal(q.seat) == q.gold ? q.leader : q.seat, 2);
  const Seat next = t.now().next(q.seat);
  if (next != q.leader) return t.run(DoubtIt{next, q.leader, q.gold});
  t.sink();
  t.score(q.leader, q.gold ? 2 : 1);
}

// ---- loot

void ask(HideLoot q, const World&, Decision& d) {
  d.ask(q.seat, question::WhereToHide, rule::kHiding, Openness::Secret);
  for (std::uint16_t place = 0; place < kPlaces; ++place) d.offer({verb::Hide, {noun::Place, place}});
}
void answer(HideLoot q, Table& t, Choice c) { t.hide(q.seat, c.noun.index); }

void ask(SearchLoot q, const World& w, Decision& d) {
  d.ask(q.seat, question::WhereToSearch, rule::kSearching, Openness::Public);
  d.offer({verb::Pass, {}});
  for (std::uint16_t at = 0; at < w.seats * kPlaces; ++at) {
    const Seat owner = kernel::seatAt(at / kPlaces);
    if (owner == q.seat) continue;
    d.consider({verb::Search, {noun::Place, at}},
               w.wasSearched(owner, at % kPlaces) ? rule::kSearchedBefore : Rule::None);
  }
}
void answer(SearchLoot q, Table& t, Choice c) {
  if (c.verb == verb::Pass) return;
  const Seat owner = kernel::seatAt(c.noun.index / kPlaces);
  if (!t.search(owner, c.noun.index % kPlaces)) return;
  t.score(q.seat, 3);
  t.run(HideLoot{owner});
}

}  // namespace vault
