#pragma once
// The hands: only they change the World. Each change writes its events.

#include "engine/games/warehouse51/events.h"
#include "engine/games/warehouse51/queries.h"
#include "engine/games/warehouse51/steps.h"
#include "engine/kernel/chance.h"

namespace w51 {

class Table {
 public:
  /// `events`: receives what happens; nullptr if nobody listens.
  Table(State& state, const Catalog& cards, kernel::Chance& chance, Events* events)
      : w_(state.world), open_(state.world.open), agenda_(state.agenda), cards_(cards), now_{open_, cards},
        chance_(chance), events_(events) {}

  /// What rules ask.
  [[nodiscard]] const Situation& now() const { return now_; }
  [[nodiscard]] const Open& open() const { return open_; }
  [[nodiscard]] const Catalog& cards() const { return cards_; }

  /// Called by kernel::settle for a question answered automatically.
  void automatic(Seat, Choice) {}
  /// Pushes steps onto the agenda, to be done first to last.
  template <class... Steps>
  void run(const Steps&... steps) {
    agenda_.run(steps...);
  }
  /// A round of all seats in turn order. END-02
  [[nodiscard]] OneByOne inTurnOrder() const { return {open_.first()}; }

  // ---- set-up (table_setup.cpp)

  struct Layout {
    int seats = kFewestSeats;
    Variants variants = {};
    SeatSet programs = {};
    Seat revealer = Seat::Table;  ///< Table: by lot  RULING-02
  };
  void layOut(const Layout& layout);
  void lookFirst(Seat seat);

  // ---- auctions (table_auction.cpp)

  void turnUp(Category deck);
  void bid(Seat seat, int number);
  void pass(Seat seat);
  /// A bid of a seat that has passed.
  void land(Seat seat, int number);
  void stayOut(Seat seat);
  void shutPurses();
  void closeFist(Seat seat, int number);
  /// Before all others, so that everybody hears it. CARD-20
  void speakFist(Seat seat, int number);
  /// Opens all fists; the seat with the highest bid. Seat::Table: nobody has bid. BLIND-03 to BLIND-05
  Seat openFists();
  /// The winner pays and takes the lot. RULING-27
  void sell(Seat seat, int bid);
  void leaveUnsold();
  void pawn(Seat seat, RelicId relic);

  // ---- effects (table_effects.cpp)

  void takeIngots(Seat seat, int number);
  void takeCertificate(Seat seat, RelicId giver);
  /// Each other seat gives so many, as far as it has them. EFF-12
  void collect(Seat seat, RelicId forRelic, int number);
  void discard(Seat seat, RelicId relic);
  /// Two relics change their collections, with what lies on them.
  void exchange(Seat seat, RelicId given, RelicId received);
  /// A card set aside is laid beside a seat's collection; its place on the table, or -1 if none is left.
  int layCounterfeit(Seat beside);
  void pointAt(Seat seat, int place);
  /// A seat gets to see a counterfeit card.
  void show(Seat seat, int place);
  void lookAt(Seat seat, int place);

  // ---- the end (table_end.cpp)

  void closeAuctions();
  void buyBack(Seat seat, RelicId relic);
  void certify(Seat seat, RelicId relic);
  /// All counterfeit cards at once; those of relics with a certificate are ignored. END-10, END-12
  void turnUpCounterfeits();
  void cancel(Seat seat, int place);
  void cancelNone(Seat seat);
  void letFakesFall();
  void nameCategory(Seat seat, RelicId relic, Category category);
  void score();

 private:
  void tell(Happened what, Seat seat, Noun noun = {}, int number = 0);
  /// For one seat's eyes alone.
  void tellOnly(Seat seat, Happened what, Noun noun, int number);
  /// From a seat to another, or to the reserve (Seat::Table).
  void pay(Seat from, Seat to, int number);
  /// Lays the top card of those set aside.
  void lay(Seat beside, bool laid, SeatSet seenBy);
  /// Takes a relic out of its collection, with its token; its certificate is out. CARD-08
  void remove(Seat seat, RelicId relic);
  [[nodiscard]] OnTable& counterfeit(int place) { return open_.onTable[place]; }

  World& w_;
  Open& open_;
  Agenda& agenda_;
  const Catalog& cards_;
  Situation now_;
  kernel::Chance& chance_;
  Events* events_;
};

/// A number as the World keeps it.
[[nodiscard]] constexpr std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

}  // namespace w51
