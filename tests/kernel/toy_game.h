#pragma once
// Vault: a second game, small enough to be read in one go, that shows what the kernel must carry beside Warehouse 13:
// a hidden hand, sealed bids, a claim that others doubt, a hidden place, interjections.
//
// To add a game, write these three files in this order: the pieces and steps (toy_pieces.h), the rules (toy_rules.h),
// and here the concept Game, with view and imagine side by side, because they must agree.

#include "engine/kernel/game.h"
#include "kernel/toy_rules.h"

namespace vault {

/// What is dealt again in no dream: learnt in the transition that is looked at.
struct Pins {
  std::uint32_t cards = 0;         ///< bits of the cards that stay where they are
  bool bids = false;               ///< bids are open now
  PerSeat<bool> found;             ///< the loot was found
  PerSeat<std::uint8_t> searched;  ///< places where it is not
};

class Vault {
 public:
  struct Setup {
    int seats = 2;
  };
  using State = vault::State;
  using Event = vault::Event;
  using Events = vault::Events;
  using View = vault::View;
  using Pins = vault::Pins;

  State begin(const Setup& setup, kernel::Chance& chance, Events* events, Decision& d) const {
    State state{};
    Table t(state, chance, events);
    t.setUp(setup.seats);
    t.run(Night{});
    for (int at = setup.seats; at-- > 0;) t.run(HideLoot{kernel::seatAt(at)});
    kernel::settle(state.agenda, t, d);
    return state;
  }
  int seats(const State& state) const { return state.world.seats; }
  bool over(const State& state) const { return state.agenda.empty(); }

  SeatSet asked(const State& state) const {
    Decision scratch;
    return kernel::asked(state.agenda, state.world, scratch);
  }
  void decide(const State& state, Seat seat, Decision& d) const { kernel::decide(state.agenda, state.world, seat, d); }

  /// Anybody with cards may burn one at an open question, while there is a card to draw.
  bool mayInterject(const State& state, Seat seat) const {
    if (over(state) || state.world.deck.empty() || state.world.hands[seat].empty()) return false;
    return !std::holds_alternative<SealedBids>(state.agenda.top()) &&
           !std::holds_alternative<HideLoot>(state.agenda.top());
  }
  void interject(const State& state, Seat seat, Decision& d) const {
    d.clear();
    if (!mayInterject(state, seat)) return;
    d.ask(seat, question::BurnLead, rule::Burning, Openness::WithHand);
    for (const Card& card : state.world.hands[seat])
      d.considerFromHand({verb::Burn, of(card.id)}, isGold(card.id) ? rule::GoldDoesNotBurn : Rule::None);
  }
  void choose(State& state, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    Table t(state, chance, events);
    if (move.how == kernel::How::Interjection) t.burn(move.seat, static_cast<CardId>(move.choice.noun.index));
    else kernel::reply(state.agenda, t, move.seat, move.choice);
    kernel::settle(state.agenda, t, d);
  }

  Rule why(const State& state, Seat viewer, Noun noun, Decision& d) const {
    const bool mine = asked(state).has(viewer);
    d.probe(noun);
    decide(state, mine ? viewer : Seat::Table, d);
    const Rule reason = d.reason(!mine);
    d.probe({});
    return reason;
  }
  void pointable(const View& view, std::vector<Noun>& nouns) const {
    if (view.me != Seat::Table)
      for (const CardId id : view.hands[view.me]) nouns.push_back(of(id));
    for (std::uint16_t at = 0; at < kMostSeats * kPlaces; ++at) nouns.push_back({noun::Place, at});
  }

  // ---- view and imagine: what a seat knows, and the same game with all the rest dealt again

  void view(const State& state, Seat me, View& v) const {
    const World& w = state.world;
    v.me = me;
    v.leader = w.leader;
    v.night = w.night;
    v.coins = w.coins;
    v.score = w.score;
    v.searched = w.searched;
    for (const Card& card : w.deck) v.deck.push(card.seen.has(me) ? card.id : kUnknown);
    for (const Card& card : w.discard) v.discard.push(card.id);
    for (const Card& card : w.laid) v.laid.push(card.seen.has(me) ? card.id : kUnknown);
    v.bids.fill(kNone);
    v.loot.fill(kNone);
    for (int at = 0; at < w.seats; ++at) {
      const Seat seat = kernel::seatAt(at);
      for (const Card& card : w.hands[seat]) v.hands[seat].push(card.seen.has(me) ? card.id : kUnknown);
      std::sort(v.hands[seat].begin(), v.hands[seat].end());
      if (w.bidsOpen || seat == me) v.bids[seat] = w.bids[seat];
      if (seat == me) v.loot[seat] = w.loot[seat];
    }
  }

  /// All cards have the same back and come from one deck, so that both dealings are the same here.
  State imagine(const State& state, Seat me, kernel::Chance& chance, const Pins& pins, kernel::Dealing) const {
    State dream = state;
    World& w = dream.world;
    Few<Card*, kCards> places;
    Few<CardId, kCards> ids;
    forHidden(w, me, [&](Card& card) {
      if (((pins.cards >> card.id) & 1u) != 0) return;
      places.push(&card);
      ids.push(card.id);
    });
    chance.shuffle(ids);
    for (int at = 0; at < ids.size(); ++at) places[at]->id = ids[at];
    for (Cards& hand : w.hands) sortHand(hand);
    for (int at = 0; at < w.seats; ++at)
      if (kernel::seatAt(at) != me) imagineSecretsOf(kernel::seatAt(at), w, chance, pins);
    return dream;
  }

  void pin(Pins& pins, const State& after, Seat viewer, std::span<const Event> events, Choice choice) const {
    pins.cards |= known(after.world, viewer);
    if (choice.noun.kind == noun::Card) pins.cards |= 1u << choice.noun.index;
    if (after.world.bidsOpen) pins.bids = true;
    pins.searched = after.world.searched;
    for (const Event& event : events)
      if (event.what == Happened::Found) pins.found[event.seat] = true;
  }
  bool learned(const State& before, const State& after, Seat viewer) const {
    const World &a = before.world, &b = after.world;
    if ((known(b, viewer) & ~known(a, viewer)) != 0 || (b.bidsOpen && !a.bidsOpen)) return true;
    for (int at = 0; at < kMostSeats; ++at) {
      const Seat seat = kernel::seatAt(at);
      if ((b.searched[seat] & ~a.searched[seat]) != 0 || (b.loot[seat] == kNone && a.loot[seat] != kNone)) return true;
    }
    return false;
  }
  bool couldDiffer(const State& state, Seat viewer) const {
    World w = state.world;
    int hidden = 0;
    forHidden(w, viewer, [&](Card&) { ++hidden; });
    return hidden > kHand;
  }

 private:
  /// Calls `see` for every card that the viewer does not know.
  template <class See>
  static void forHidden(World& w, Seat viewer, See see) {
    const auto in = [&](auto& cards) {
      for (Card& card : cards)
        if (!card.seen.has(viewer)) see(card);
    };
    in(w.deck);
    in(w.laid);
    for (Cards& hand : w.hands) in(hand);
  }
  static std::uint32_t known(const World& world, Seat viewer) {
    World w = world;
    std::uint32_t cards = (1u << kCards) - 1u;
    forHidden(w, viewer, [&](Card& card) { cards &= ~(1u << card.id); });
    return cards;
  }
  static void imagineSecretsOf(Seat seat, World& w, kernel::Chance& chance, const Pins& pins) {
    if (w.bids[seat] != kNone && !w.bidsOpen && !pins.bids)
      w.bids[seat] = chance.pick(w.coins[seat] + 1, kernel::ChanceOf::Card);
    if (w.loot[seat] == kNone || pins.found[seat]) return;
    const int ruledOut = w.searched[seat] | pins.searched[seat];
    Few<int, kPlaces> places;
    for (int place = 0; place < kPlaces; ++place)
      if (((ruledOut >> place) & 1) == 0) places.push(place);
    w.loot[seat] = places[chance.pick(places.size(), kernel::ChanceOf::Card)];
  }
};

static_assert(kernel::Game<Vault>);
static_assert(kernel::isValue<State>);

}  // namespace vault
