#pragma once
// A match as a seat could believe it to be, to be played on in: what a bot that thinks ahead gets instead of the state.

#include <memory>
#include <optional>

#include "engine/kernel/chance.h"
#include "engine/kernel/choice.h"
#include "engine/kernel/game.h"

namespace kernel {

/// One dream at a time, dealt anew as often as one likes; all else is asked of that dream. All dealt by the same luck
/// in matches that look alike to the seat are the same, so nothing that is read out of them tells a secret.
template <class View>
class Dreams {
 public:
  virtual ~Dreams() = default;
  /// Leaves the last dream and deals another one of the match as it stands. `odds`: whom the viewer suspects.
  virtual void deal(Seat viewer, const Odds& odds, Luck& luck) = 0;
  void deal(Seat viewer, Luck& luck) { deal(viewer, {}, luck); }
  /// The match as it stands, kept, to be dreamt of elsewhere: on another thread, or later. Nothing has been dealt yet.
  [[nodiscard]] virtual std::unique_ptr<Dreams> another() const = 0;

  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual Result result() const = 0;
  [[nodiscard]] bool over() const { return result().over; }
  /// The open question of the first asked seat, in full.
  virtual void decision(Decision& d) const = 0;
  [[nodiscard]] virtual bool mayInterject(Seat seat) const = 0;
  /// A decision of Seat::Table if the seat may not interject; the list may be empty even if it may.
  virtual void interjections(Seat seat, Decision& d) const = 0;
  virtual void view(Seat viewer, View& view) const = 0;
  /// The same as view, of a view that another seat has been shown since the last move: only what differs is filled in.
  virtual void turn(Seat viewer, View& shown) const { view(viewer, shown); }
  /// Makes a move, which must be on offer. `next`: the question that is open then; empty if the dream is over.
  virtual void choose(const Move& move, Chance& chance, Decision& next) = 0;
};

/// Dreams of a game that is at hand. Whoever holds one as Dreams<View> cannot reach the state. A game with a hidden
/// role has `cast`, which deals that role again by odds among the seats that could have it; one whose seats see much
/// that is alike has `turn`.
template <Game G>
class DreamsOf final : public Dreams<typename G::View> {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Dreams<View>::deal;

  /// Of a match that must outlive it: dreams are of the state as it is when they are dealt.
  DreamsOf(const G& game, const State& now) : game_(game), now_(&now) {}

  void deal(Seat viewer, const Odds& odds, Luck& luck) override {
    dream_ = game_.imagine(*now_, viewer, luck, typename G::Pins{}, Dealing::Mixed);
    if constexpr (requires { &G::cast; }) game_.cast(*dream_, viewer, odds, luck);
  }
  [[nodiscard]] std::unique_ptr<Dreams<View>> another() const override {
    auto other = std::make_unique<DreamsOf>(game_, *now_);
    other->kept_ = *now_;
    other->now_ = &*other->kept_;
    return other;
  }

  [[nodiscard]] int seats() const override { return game_.seats(*dream_); }
  [[nodiscard]] Result result() const override { return game_.result(*dream_); }
  void decision(Decision& d) const override { game_.decide(*dream_, Seat::Table, d); }
  [[nodiscard]] bool mayInterject(Seat seat) const override { return game_.mayInterject(*dream_, seat); }
  void interjections(Seat seat, Decision& d) const override { game_.interject(*dream_, seat, d); }
  void view(Seat viewer, View& view) const override { game_.view(*dream_, viewer, view); }
  void turn(Seat viewer, View& shown) const override {
    if constexpr (requires { &G::turn; }) game_.turn(*dream_, viewer, shown);
    else view(viewer, shown);
  }
  void choose(const Move& move, Chance& chance, Decision& next) override {
    game_.choose(*dream_, move, chance, nullptr, next);
  }

 private:
  G game_;
  const State* now_;
  std::optional<State> kept_;  ///< of a match that does not go on
  std::optional<State> dream_;
};

}  // namespace kernel
