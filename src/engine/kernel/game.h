#pragma once
// What a game must be able to do so that sessions, logs, bots, screens and the fair-play test can hold it.
//
// A game is a const object with its card data inside; all progress is in the State, which is a value. Every query
// takes the viewer and answers only with what that seat may know (Seat::Table: what everybody may know).

#include <concepts>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "engine/kernel/chance.h"
#include "engine/kernel/choice.h"
#include "engine/kernel/event.h"

namespace kernel {

/// How `imagine` deals the unknown cards again.
enum class Dealing : std::uint8_t {
  ByOrigin,  ///< each hidden card stays where a card of its pile of origin is known to be (bots use this one)
  Mixed,     ///< also kinds change places across hands, with all public counts kept (the strict test)
};

/// Says that a State stayed a value: copying it is copying bytes.
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

  /// Sets the table and runs to the first decision, which is left in `d`.
  { game.begin(setup, chance, events, d) } -> std::same_as<typename G::State>;
  /// How many seats play.
  { game.seats(before) } -> std::convertible_to<int>;
  /// Whether the game has ended.
  { game.over(before) } -> std::convertible_to<bool>;

  /// The seats with an open question (several for sealed questions). Follows from public facts.
  { game.asked(before) } -> std::same_as<SeatSet>;
  /// Lists all that the asked seat may choose; for Seat::Table the question of the first asked seat, in full.
  /// Who shows it to others calls Decision::keepFace.
  { game.decide(before, seat, d) };
  /// Lists what a seat may do though it is not asked (answer an event with a card); asked of nobody if it may do
  /// nothing of the kind. Whether a seat may interject at all follows from public facts; the list may be empty even
  /// then.
  { game.interject(before, seat, d) };
  { game.mayInterject(before, seat) } -> std::convertible_to<bool>;

  /// Carries out a move that is on offer and settles; the next decision is left in `d` (empty: game over).
  /// Anything not on offer is a programmer error here: Session checks input from outside.
  { game.choose(state, move, chance, events, d) };

  /// Fills in what the seat may know.
  { game.view(before, seat, view) };
  /// The rule that keeps a thing from being a choice of the question on the table, by what the viewer may know.
  { game.why(before, seat, noun, d) } -> std::same_as<Rule>;

  /// The same game with every secret dealt again that the seat cannot know, except what is pinned.
  { game.imagine(before, seat, chance, pins, dealing) } -> std::same_as<typename G::State>;
  /// Pins what a seat learned in a transition: what the state after it shows and what its events named, and the thing
  /// chosen.
  { game.pin(pins, before, seat, std::span<const typename G::Event>{}, move.choice) };
  /// Whether a seat knows something in the second state that it did not know in the first.
  { game.learned(before, before, seat) } -> std::convertible_to<bool>;
};
// clang-format on

}  // namespace kernel
