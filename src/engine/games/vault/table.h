#pragma once
// The hands of Vault: only they change its world. Each change writes its events.

#include "engine/games/vault/pieces.h"
#include "engine/kernel/chance.h"

namespace vault {

class Table {
 public:
  /// `events`: receives what happens; nullptr if nobody listens.
  Table(State& state, kernel::Chance& chance, Events* events)
      : w_(state.world), agenda_(state.agenda), chance_(chance), events_(events) {}

  [[nodiscard]] const World& now() const { return w_; }
  /// Called by kernel::settle for a question answered automatically.
  void automatic(Seat, Choice) {}
  /// Pushes steps onto the agenda, to be done first to last.
  template <class... Steps>
  void run(const Steps&... steps) {
    agenda_.run(steps...);
  }

  void setUp(int seats);
  void beginNight();
  void hide(Seat seat, int place);
  void bid(Seat seat, int coins);
  /// The highest bid pays and leads; on a tie the first clockwise from the last leader.
  void openBids();
  void lay(Seat seat, CardId id);
  void say(Seat seat, bool gold);
  /// Turns the laid card over; true if it is gold.
  bool reveal(Seat doubter);
  /// Puts the laid card under the deck, unseen.
  void sink();
  /// Takes the loot if it is there; true if so.
  bool search(Seat owner, int place);
  void score(Seat seat, int points);
  /// Discards a card for a new one.
  void burn(Seat seat, CardId id);
  /// All seats fill up their hands, the leader first.
  void drawUp();

 private:
  /// Everybody learns that it happened; `sees` learn the noun too.
  void tell(Happened what, Seat seat, SeatSet sees, Noun noun);
  Card fromHand(Seat seat, CardId id);
  /// False if deck and discards are empty.
  bool draw(Seat seat);

  World& w_;
  Agenda& agenda_;
  kernel::Chance& chance_;
  Events* events_;
};

}  // namespace vault
