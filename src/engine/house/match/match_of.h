#pragma once
// A match of one game: its session behind the interfaces of the house. What is left to the game are the names: its view
// as JSON, and what its log says.

#include <memory>
#include <optional>
#include <typeinfo>
#include <utility>
#include <vector>

#include "engine/house/match/kept_match.h"
#include "engine/kernel/agenda.h"
#include "engine/kernel/fair_play.h"
#include "engine/kernel/log.h"
#include "engine/kernel/session.h"

namespace house {

/// `G` must outlive its match.
template <kernel::Game G>
class MatchOf : public KeptMatch {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using View = typename G::View;

  /// Begins a match and runs it to its first decision.
  MatchOf(const G& game, const Setup& setup, std::unique_ptr<kernel::Chance> chance)
      : session(game, setup, std::move(chance)) {}
  /// Continues from a stored state.
  MatchOf(const G& game, const Setup& setup, const State& state, std::unique_ptr<kernel::Chance> chance)
      : session(game, setup, state, std::move(chance)) {}

  [[nodiscard]] int seats() const override { return session.seats(); }
  [[nodiscard]] kernel::Result result() const override { return session.result(); }
  [[nodiscard]] kernel::SeatSet asked() const override { return session.asked(); }
  void decision(kernel::Seat viewer, kernel::Decision& d) const override { session.decision(viewer, d); }
  void decisionAfter(kernel::Seat seat, std::span<const kernel::Choice> visit, kernel::Decision& d) const override {
    session.decisionAfter(seat, visit, d);
  }
  [[nodiscard]] bool mayInterject(kernel::Seat seat) const override { return session.mayInterject(seat); }
  void interjections(kernel::Seat seat, kernel::Decision& d) const override { session.interjections(seat, d); }
  [[nodiscard]] kernel::Rule why(kernel::Seat viewer, kernel::Noun noun) const override {
    return session.why(viewer, noun);
  }
  [[nodiscard]] std::vector<Event> events(kernel::Seat viewer, Since since) const override {
    return neutral(ownEvents(viewer, since));
  }

  void choose(kernel::Seat seat, kernel::Choice choice) override {
    make([&] { session.choose(seat, choice); });
  }
  void chooseIndex(kernel::Seat seat, int at) override {
    make([&] { session.chooseIndex(seat, at); });
  }
  void visit(kernel::Seat seat, std::span<const kernel::Choice> choices) override {
    make([&] { session.choose(seat, choices); });
  }
  void interject(kernel::Seat seat, kernel::Choice choice) override {
    make([&] { session.interject(seat, choice); });
  }
  void looked(kernel::Seat seat) override {
    const bool plays = index(seat) >= 0 && index(seat) < session.seats();
    const kernel::Look look{seat, session.history().size()};
    const bool again = !session.looks().empty() && session.looks().back() == look;
    if (journal && plays && !again) journal->looking(seat);
    session.looked(seat);
  }

  [[nodiscard]] bool undoable(const kernel::Move& move) const override { return session.undoable(move); }
  [[nodiscard]] bool mayUndo() const override { return session.mayUndo(); }
  [[nodiscard]] kernel::Seat mayUndoOf() const override {
    return session.mayUndo() ? session.history().back().seat : kernel::Seat::Table;
  }
  void undo() override {
    if (journal && session.mayUndo()) journal->undoing();
    session.undo();
    keepSaid();
  }
  [[nodiscard]] int steps() const override { return session.steps(); }

  // ---- for its log

  [[nodiscard]] std::span<const kernel::Entry> history() const override { return session.history(); }
  [[nodiscard]] std::span<const kernel::Look> looks() const override { return session.looks(); }
  [[nodiscard]] std::span<const std::uint8_t> stateAt(std::size_t step) const override {
    return {reinterpret_cast<const std::uint8_t*>(&session.stateAt(step)), sizeof(State)};
  }
  [[nodiscard]] std::vector<std::uint8_t> imagined(kernel::Seat viewer, kernel::Chance& chance) const override {
    const State dream = session.game().imagine(session.state(), viewer, chance, {}, kernel::Dealing::Mixed);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(&dream);
    return {bytes, bytes + sizeof dream};
  }
  [[nodiscard]] std::vector<Event> everything() const override { return neutral(session.everything()); }
  [[nodiscard]] kernel::Mark mark() const override { return session.mark(); }
  void revert(const kernel::Mark& to) override { session.revert(to); }
  [[nodiscard]] kernel::Luck* luck() override { return dynamic_cast<kernel::Luck*>(&session.chance()); }
  void decisionAt(std::size_t step, kernel::Seat seat, kernel::Decision& d) const override {
    session.game().decide(session.stateAt(step), seat, d);
  }
  void answered(std::size_t move, kernel::Decision& d) const override {
    const kernel::Entry& made = session.history()[move];
    const State& before = session.stateAt(move);
    if (made.how == kernel::How::Interjection) session.game().interject(before, made.seat, d);
    else session.game().decide(before, made.seat, d);
  }

  [[nodiscard]] std::string broken() const override {
    if constexpr (requires { session.game().fault(session.state()); }) return session.game().fault(session.state());
    return {};
  }
  [[nodiscard]] kernel::FairPlayResult fairPlay(const kernel::FairPlayPlan& plan) const override {
    return kernel::checkFairPlay(session.game(), session.setup(), plan);
  }

  kernel::Session<G> session;  ///< for the game itself, its log and its tests

 private:
  [[nodiscard]] typename G::Events ownEvents(kernel::Seat viewer, Since since) const {
    switch (since) {
      case Since::LastMove: return session.eventsFor(viewer);
      case Since::LastLook: return session.sinceLastLook(viewer);
      case Since::Beginning: break;
    }
    return session.eventsSoFar(viewer);
  }
  [[nodiscard]] static std::vector<Event> neutral(const typename G::Events& events) {
    std::vector<Event> told;
    for (const auto& event : events)
      told.push_back({static_cast<std::uint8_t>(event.what), event.seat, event.audience, event.sees, event.veiled,
                      event.noun, event.number});
    return told;
  }
  /// Makes choices and has them written down. If either fails, match and generator are as before.
  template <class Make>
  void make(Make choices) {
    const kernel::Mark before = session.mark();
    kernel::Luck* const generator = luck();
    const std::optional<kernel::Luck> chance = generator == nullptr ? std::nullopt : std::optional(*generator);
    try {
      choices();
      if (journal) journal->made(before.step);
    } catch (...) {
      if (session.steps() != static_cast<int>(before.step)) session.revert(before);
      if (chance) *generator = *chance;
      throw;
    }
  }
};

template <class Steps>
struct StepsOf;
template <int Depth, class... Steps>
struct StepsOf<kernel::Agenda<Depth, Steps...>> {
  static void add(kernel::Digest& digest) { (digest.add(typeid(Steps).name()).add(sizeof(Steps)), ...); }
};

/// A number that changes when states are laid out differently: the steps of the agenda, and the sizes of the state and
/// of its parts. Equal layouts with other meanings are found by their views.
template <class Agenda, class... Parts>
[[nodiscard]] std::uint32_t shapeOf() {
  kernel::Digest digest;
  StepsOf<Agenda>::add(digest);
  (digest.add(sizeof(Parts)), ...);
  return digest.half();
}

}  // namespace house
