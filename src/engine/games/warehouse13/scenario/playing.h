#pragma once
// A season played by words from any position: what scenarios and tests hold. A value: copies are independent.

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/scenario/choice_words.h"
#include "engine/games/warehouse13/scenario/position.h"
#include "engine/games/warehouse13/scenario/said_chance.h"
#include "engine/games/warehouse13/season/handovers.h"

namespace w13 {

class Playing {
 public:
  /// Continues from a state to its first decision. The catalog must outlive it.
  Playing(const Catalog& cards, const State& state, SaidChance chance);
  /// Sets the table first, as a season does.
  Playing(const Catalog& cards, const Setup& setup, SaidChance chance);

  // ---- the current state ----------------------------------------------------------------------------------------

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const World& world() const { return state_.world; }
  [[nodiscard]] Situation now() const { return {state_.world, *cards_}; }
  [[nodiscard]] const Catalog& cards() const { return *cards_; }
  [[nodiscard]] const Warehouse13& game() const { return game_; }
  [[nodiscard]] SeatSet asked() const;
  /// The question in full, as the seat is asked it; Seat::Table: as the first asked seat is.
  [[nodiscard]] kernel::Decision decision(Seat seat = Seat::Table) const;
  /// What a seat may respond with.
  [[nodiscard]] kernel::Decision responses(Seat seat) const;
  [[nodiscard]] std::string nameOf(Seat seat) const;  ///< "claudia", "nobody"
  /// Everything a seat is offered, in words: its choices if it is asked, and its responses.
  [[nodiscard]] std::vector<std::string> offered(Seat seat) const;
  [[nodiscard]] bool offers(Seat seat, std::string_view words) const;
  /// The rule by which `why` explains that these words are not a choice; empty if there is none. An error if they are.
  [[nodiscard]] std::string refusal(Seat seat, std::string_view words) const;
  [[nodiscard]] bool undoable(Seat seat, std::string_view words) const;
  /// The secret visits that the choices so far have cost, counted as `w13 simulate` does.
  [[nodiscard]] const HandOvers& handOvers() const { return visits_.counted(); }
  /// What the last choice did, unredacted, and as a viewer learns it.
  [[nodiscard]] const Events& events() const { return events_; }
  [[nodiscard]] Events eventsFor(Seat viewer) const;

  /// What these words mean for a seat now; nothing if that is not offered.
  [[nodiscard]] std::optional<kernel::Move> meant(Seat seat, std::string_view words) const;
  /// The name of an offered move, as scenarios write it.
  [[nodiscard]] std::string wordsFor(const kernel::Move& move) const;
  /// All moves made so far.
  [[nodiscard]] const std::vector<kernel::Move>& moves() const { return moves_; }

  // ---- playing --------------------------------------------------------------------------------------------------

  /// A choice, or a response ("respond ..."). Throws kernel::RefusedError that lists what is offered instead, or
  /// kernel::ScriptError if chance was not said; then nothing has changed.
  void choose(Seat seat, std::string_view words);
  /// Makes an offered move. Throws kernel::ScriptError likewise.
  void make(const kernel::Move& move);
  /// Presses public questions with a single choice (commits) until somebody has something to decide.
  void pressOn();
  [[nodiscard]] SaidChance& chance() { return chance_; }
  [[nodiscard]] const SaidChance& chance() const { return chance_; }

 private:
  const Catalog* cards_;
  Warehouse13 game_;
  State state_{};
  SaidChance chance_;
  Events events_;
  kernel::Decision decision_;
  std::vector<kernel::Move> moves_;
  Visits visits_;
};

}  // namespace w13
