#pragma once
// What is said in the open at the table: sentences of the game's, which anybody may say, true or not.

#include <cstdint>
#include <optional>
#include <span>

#include "engine/kernel/chance.h"
#include "engine/kernel/choice.h"

namespace kernel {

/// Something that can be said: a sentence by the game's number for it, and what it is about; {0, 0}: nothing.
struct Remark {
  std::uint8_t sentence = 0;
  Noun about = {};
  friend bool operator==(const Remark&, const Remark&) = default;
};

/// A remark that somebody made. Everybody heard it.
struct Said {
  Seat seat = Seat::Table;
  Remark remark = {};
  int step = 0;  ///< moves made before it; if some of them are taken back, as many as are left
  friend bool operator==(const Said&, const Said&) = default;
};

/// A bot's ears and voice. Like the bot it gets what a person in its seat would get.
template <class View>
class Talker {
 public:
  virtual ~Talker() = default;
  /// Takes in all that has been said so far, what it has heard before included.
  virtual void hear(const View& view, std::span<const Said> said) = 0;
  /// The index of the remark to make, or none; `offers` is what a person in the seat could say, and may be empty. Asked
  /// at public moments only.
  virtual std::optional<int> say(const View& view, std::span<const Remark> offers, Luck& luck) = 0;
};

}  // namespace kernel
