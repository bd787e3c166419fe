#pragma once
// What a match says, in one language: for the terminal, the protocol and the log. Everything is for one viewer's eyes
// and follows from what that viewer may know.

#include <string>
#include <vector>

#include "engine/kernel/choice.h"

namespace house {

class Voice {
 public:
  virtual ~Voice() = default;
  /// What a seat is called.
  [[nodiscard]] virtual std::string seat(kernel::Seat seat) const = 0;
  /// The question of a decision; empty if it asks nobody.
  [[nodiscard]] virtual std::string question(const kernel::Decision& d, kernel::Seat viewer) const = 0;
  /// One of its choices, as a button says it.
  [[nodiscard]] virtual std::string choice(const kernel::Decision& d, const kernel::Choice& choice,
                                           kernel::Seat viewer) const = 0;
  /// The same for scripts: verb and thing, in no language.
  [[nodiscard]] virtual std::string key(const kernel::Choice& choice) const = 0;
  /// What the last choice, interjection or visit did, a sentence each.
  [[nodiscard]] virtual std::vector<std::string> news(kernel::Seat viewer) const = 0;
  /// How the table stands, a line each; for a seat with its own secrets.
  [[nodiscard]] virtual std::vector<std::string> table(kernel::Seat viewer) const = 0;
  /// Who has won; empty while the match runs.
  [[nodiscard]] virtual std::string ending() const = 0;
};

}  // namespace house
