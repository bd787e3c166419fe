#pragma once
// What a viewer sees on the way from one decision to the next. One choice may end a round, and a new one begins by
// itself: a screen that shows only how it all came out tells the end before the story. So a game may name the places
// at which one part of what follows a choice is over, and is looked at there.

#include <cstddef>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "engine/kernel/chance.h"
#include "engine/kernel/count.h"
#include "engine/kernel/event.h"
#include "engine/kernel/game.h"

namespace kernel {

/// A game as a viewer sees it between two parts of what goes on by itself.
template <Game G>
struct Glimpse {
  typename G::View view{};
  int told = 0;  ///< of the events that the viewer learns, so many come before it
  friend bool operator==(const Glimpse&, const Glimpse&) = default;
};

/// A game that goes on in parts: its `begin` and `choose` also take a `between`, which they call before a part begins,
/// with the state as the one before has left it.
template <class G>
concept GoesInParts = requires(const G& game, const typename G::Setup& setup, typename G::State& state,
                               const Move& move, Chance& chance, typename G::Events* events, Decision& d,
                               const std::function<void(const typename G::State&)>& between) {
  { game.begin(setup, chance, events, d, between) } -> std::same_as<typename G::State>;
  {game.choose(state, move, chance, events, d, between)};
};

/// Collects glimpses for one viewer, by making once more what has been done.
template <Game G>
class Glimpses {
 public:
  using State = typename G::State;

  Glimpses(const G& game, Seat viewer) : game_(game), viewer_(viewer) {}

  /// How the game began, with the chance it had.
  void begin(const typename G::Setup& setup, std::span<const Outcome> outcomes) {
    if constexpr (GoesInParts<G>) {
      Replayed chance(outcomes);
      (void)game_.begin(setup, chance, &events_, scratch_, between());
      hear();
    }
  }
  /// A move, with the state before it and the chance it had.
  void choose(State before, const Move& move, std::span<const Outcome> outcomes) {
    if constexpr (GoesInParts<G>) {
      if (told_ > 0) look(before);
      Replayed chance(outcomes);
      game_.choose(before, move, chance, &events_, scratch_, between());
      hear();
    }
  }
  /// In order. Between two of them something was told, and before the first.
  [[nodiscard]] std::vector<Glimpse<G>> all() && { return std::move(all_); }

 private:
  auto between() {
    return [this](const State& now) {
      hear();
      look(now);
    };
  }
  /// Counts what the viewer learns of the latest events.
  void hear() {
    for (typename G::Event& event : events_) told_ += redact(event, viewer_) ? 1 : 0;
    events_.clear();
  }
  void look(const State& now) {
    if (told_ == (all_.empty() ? 0 : all_.back().told)) return;
    game_.view(now, viewer_, all_.emplace_back().view);
    all_.back().told = told_;
  }

  const G& game_;
  Seat viewer_;
  std::vector<Glimpse<G>> all_;
  int told_ = 0;
  typename G::Events events_;
  Decision scratch_;
};

/// What a viewer saw in a session after a step; what it saw of the opening, if there has not been such a step. None of
/// an opening without chance: then the game was not begun here.
template <template <class> class Session, class G>
[[nodiscard]] std::vector<Glimpse<G>> glimpsesAfter(const Session<G>& session, std::size_t step, Seat viewer) {
  Glimpses<G> glimpses(session.game(), viewer);
  const bool opening = step > session.history().size();
  if (opening && !session.opening().empty()) glimpses.begin(session.setup(), session.opening());
  for (std::size_t at = opening ? 0 : step; at < session.history().size(); ++at)
    glimpses.choose(session.stateAt(at), session.history()[at], session.outcomesOf(at));
  return std::move(glimpses).all();
}

}  // namespace kernel
