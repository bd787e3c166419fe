#pragma once
// What a game must provide for sessions, logs, bots, screens and the fair-play test.
//
// A game is a const object that holds its card data; all progress is in the State, which is a value. Every query takes
// the viewer and returns only what that seat may know (Seat::Table: what everybody may know).

#include <concepts>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "engine/kernel/chance.h"
#include "engine/kernel/choice.h"
#include "engine/kernel/event.h"
#include "engine/kernel/result.h"

namespace kernel {

/// How `imagine` re-deals the unknown cards.
enum class Dealing : std::uint8_t {
  ByOrigin,  ///< a hidden card goes only where a card of its pile of origin is known to be (for bots)
  Mixed,     ///< kinds change places across hands too, keeping all public counts (the strict test)
};

/// How likely each seat has the role that nobody shows, if the game has one: in proportion to one another. All 0: even.
using Odds = PerSeat<double>;

/// Whether a State is a value: copying it copies bytes.
template <class State>
inline constexpr bool isValue = std::is_trivially_copyable_v<State>&& std::is_standard_layout_v<State>;

// clang-format off
template <class G>
concept Game = requires(const G& game, const typename G::Setup& setup, typename G::State& state,
                        const typename G::State& before, Seat seat, const Move& move, Chance& chance,
                        typename G::Events* events, Decision& d,
                        typename G::View& view, typename G::Pins& pins, Noun noun, Dealing dealing) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::equality_comparable<typename G::View>;
  requires std::same_as<typename G::Event, Event<decltype(G::Event::what)>>;
  requires std::same_as<typename G::Events, std::vector<typename G::Event>>;

  /// Sets up the table, runs to the first decision and leaves it in `d`.
  { game.begin(setup, chance, events, d) } -> std::same_as<typename G::State>;
  /// The number of seats that play.
  { game.seats(before) } -> std::convertible_to<int>;
  /// Whether the game has ended, and how.
  { game.result(before) } -> std::same_as<Result>;

  /// The seats with an open question (several if it is sealed), by public facts.
  { game.asked(before) } -> std::same_as<SeatSet>;
  /// Lists all choices of the asked seat; for Seat::Table the question of the first asked seat, in full. Before showing
  /// it to others, call Decision::keepFace.
  { game.decide(before, seat, d) };
  /// Lists what a seat may do though it is not asked (such as answer an event with a card); a decision of Seat::Table
  /// if it may not interject. mayInterject follows from public facts; the list may be empty even then.
  { game.interject(before, seat, d) };
  { game.mayInterject(before, seat) } -> std::convertible_to<bool>;

  /// Makes a move that is on offer, settles, and leaves the next decision in `d` (empty: game over). A move not on
  /// offer is a programmer error: Session checks outside input.
  { game.choose(state, move, chance, events, d) };

  /// Fills in what the seat may know.
  { game.view(before, seat, view) };
  /// The rule that keeps a noun from being a choice of the current question, as far as the viewer may know.
  { game.why(before, seat, noun, d) } -> std::same_as<Rule>;

  /// A dream: the same game with every secret the seat cannot know re-dealt, except what is pinned.
  { game.imagine(before, seat, chance, pins, dealing) } -> std::same_as<typename G::State>;
  /// Pins what a seat learned in a transition: what the state after it shows, what its events named, and the noun
  /// chosen.
  { game.pin(pins, before, seat, std::span<const typename G::Event>{}, move.choice) };
  /// Whether a seat knows something in the second state that it did not in the first.
  { game.learned(before, before, seat) } -> std::convertible_to<bool>;
};
// clang-format on

}  // namespace kernel
