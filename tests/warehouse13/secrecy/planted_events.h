#pragma once
// Games that leak in what happens: in events, in chance, in what can be taken back. See planted_leaks.h.

#include "warehouse13/secrecy/planted_leaks.h"

namespace leaks {

/// A game that says more of what happened.
template <class Saying>
struct Says : Honest {
  using Honest::Honest;
  void choose(State& s, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    const State before = s;
    Honest::choose(s, move, chance, events, d);
    if (events != nullptr) static_cast<const Saying&>(*this).sayMore(before, s, *events);
  }
};
/// Everybody reads which card was drawn.
struct TellsDraws : Says<TellsDraws> {
  using Says::Says;
  void sayMore(const State&, const State&, Events& events) const {
    for (Event& event : events)
      if (event.what == Happened::CardDrawn) event.sees = SeatSet::all();
  }
};
/// Everybody reads which card was handed over.
struct TellsGifts : Says<TellsGifts> {
  using Says::Says;
  void sayMore(const State&, const State&, Events& events) const {
    for (Event& event : events)
      if (event.what == Happened::CardHanded) event.sees = SeatSet::all();
  }
};
/// Everybody reads the dice that are rolled behind a shield.
struct TellsRolls : Says<TellsRolls> {
  using Says::Says;
  void sayMore(const State&, const State&, Events& events) const {
    for (Event& event : events)
      if (event.what == Happened::DieRolled) event.audience = event.sees = SeatSet::all();
  }
};
/// The card flies face up from pile to hand: its face stands in the number, which all of the audience reads.
struct FliesFaceUp : Says<FliesFaceUp> {
  using Says::Says;
  void sayMore(const State&, const State&, Events& events) const {
    for (Event& event : events)
      if (event.sees != SeatSet::all() && event.noun.kind != 0)
        event.number = static_cast<std::int16_t>(event.noun.index);
  }
};
/// The line "has voted" says how.
struct TellsVotes : Says<TellsVotes> {
  using Says::Says;
  void sayMore(const State&, const State& after, Events& events) const {
    for (Event& event : events)
      if (event.what == Happened::VoteCast) event.number = after.world.votes[event.seat] ? 1 : 0;
  }
};
/// The log has one line more when a die is covered that shows a 0.
struct LogGrows : Says<LogGrows> {
  using Says::Says;
  void sayMore(const State&, const State& after, Events& events) const {
    const auto useless = [&](const Event& event) {
      return event.what == Happened::Covered && event.seat != Seat::Table && coversNothing(after.world, event.seat);
    };
    const auto found = std::ranges::find_if(events, useless);
    if (found != events.end()) events.push_back(Event(*found));
  }
};
/// The log names the Traitor's first Goo die as it is rolled.
struct TellsGoo : Says<TellsGoo> {
  using Says::Says;
  void sayMore(const State& before, const State& after, Events& events) const {
    const TraitorSeat& traitor = after.world.traitor;
    if (traitor.gooFaces != before.world.traitor.gooFaces)
      events.push_back({Happened::GooRolled,
                        traitor.seat,
                        SeatSet::all(),
                        SeatSet::all(),
                        false,
                        {},
                        static_cast<std::int16_t>(of(traitor.gooFaces[0]).index)});
  }
};
/// With every phase the log lists the discards, not only the top ones.
struct ListsDiscards : Says<ListsDiscards> {
  using Says::Says;
  void sayMore(const State&, const State& after, Events& events) const {
    for (Event& event : events)
      for (const auto& pile : after.world.traits)
        if (event.what == Happened::PhaseBegan && pile.discardSize() > 2) event.noun = of(pile.discardAt(2));
  }
};
/// What goes into the box face down is named.
struct NamesBoxedHand : Says<NamesBoxedHand> {
  using Says::Says;
  void sayMore(const State& before, const State& after, Events& events) const {
    for (Event& event : events) {
      if (event.what != Happened::HandLost) continue;
      for (const CardId card : before.world.agent(event.seat).hand)
        if (!outOfTheBox(after.world).has(card)) event.noun = of(card);
    }
  }
};
/// One more die is thrown when somebody covers a 0: it can be heard.
struct RollsForCover : Asks<RollsForCover> {
  using Asks::Asks;
  void askOtherwise(State& s, kernel::Chance& chance, Events* events, Decision&) const {
    if (events == nullptr) return;
    for (const Event& event : *events)
      if (event.what == Happened::Covered && s.world.isAgent(event.seat) && coversNothing(s.world, event.seat))
        chance.pick(6, kernel::ChanceOf::Die);
  }
};
/// Whether a choice can be taken back depends on who the Traitor is.
struct UndoByRole : Honest {
  using Honest::Honest;
  bool learned(const State& before, const State& after, Seat viewer) const {
    const bool turned = before.agenda.size() != after.agenda.size();
    return Honest::learned(before, after, viewer) || (turned && hiddenTraitor(after.world, after.world.firstAgent));
  }
};
/// What was seen can be taken back: draw, look, undo, and choose another pile.
struct UndoToPeek : Honest {
  using Honest::Honest;
  bool learned(const State&, const State&, Seat) const { return false; }
};
/// A single die is covered, or lost, as soon as somebody says "Cover"; then that is taken back, and the face is known.
struct UndoToTryCovers : Honest {
  using Honest::Honest;
  bool learned(const State& before, const State& after, Seat viewer) const {
    State covered = before;
    for (int seat = 0; seat < after.world.players; ++seat)
      covered.world.agents[seat].covered = after.world.agents[seat].covered;
    return Honest::learned(covered, after, viewer);
  }
};
/// Who discarded a card remembers which it is through the next shuffle, and knows it in any hand.
struct RemembersThroughShuffles : Honest {
  using Honest::Honest;
  void choose(State& s, const Move& move, kernel::Chance& chance, Events* events, Decision& d) const {
    const State before = s;
    Honest::choose(s, move, chance, events, d);
    for (const auto& pile : s.world.traits) {
      for (int place = 0; place < pile.discardSize(); ++place) remember(before, s, pile.discardAt(place));
      for (int place = 0; place < pile.drawSize(); ++place) remember(before, s, pile.drawAt(place));
    }
  }

 private:
  static void remember(const State& before, State& after, CardId card) {
    const SeatSet knew = before.world.knows[card];
    if (knew != SeatSet::all()) after.world.knows[card] |= knew;
  }
};

}  // namespace leaks
