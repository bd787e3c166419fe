#pragma once
// What a match says, in one language: for the terminal, the protocol and the log. Everything is for one viewer's eyes
// and follows from what that viewer may know.

#include <span>
#include <string>
#include <vector>

#include "engine/house/match/match.h"

namespace house {

class Voice {
 public:
  virtual ~Voice() = default;

  /// What a seat is called.
  [[nodiscard]] virtual std::string seat(kernel::Seat seat) const = 0;
  /// The question of a decision; empty if it asks nobody.
  [[nodiscard]] virtual std::string question(const kernel::Decision& d, kernel::Seat viewer) const = 0;
  /// The text of the card that asks it; empty if a rule asks.
  [[nodiscard]] virtual std::string asking(kernel::Seat viewer) const = 0;
  /// One of its choices, as a button says it.
  [[nodiscard]] virtual std::string choice(const kernel::Decision& d, const kernel::Choice& choice,
                                           kernel::Seat viewer) const = 0;
  /// The same for scripts, in no language. Within one decision no two choices have the same key.
  [[nodiscard]] virtual std::string key(const kernel::Decision& d, const kernel::Choice& choice) const = 0;

  /// An event that the viewer learns of, in one sentence; empty if there is nothing to say.
  [[nodiscard]] virtual std::string event(const Event& event, kernel::Seat viewer) const = 0;
  /// Events that happened at once, a line each; the game may say several in one.
  [[nodiscard]] virtual std::vector<std::string> lines(std::span<const Event> events, kernel::Seat viewer) const;

  /// How the table stands, for everybody, in lines of about `width` characters.
  [[nodiscard]] virtual std::vector<std::string> table(int width) const = 0;
  /// What a seat alone knows; `texts`: with the texts of its cards.
  [[nodiscard]] virtual std::vector<std::string> secrets(kernel::Seat seat, bool texts) const = 0;
  /// Who has won; empty while the match runs.
  [[nodiscard]] virtual std::string ending() const = 0;
};

}  // namespace house
