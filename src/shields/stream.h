#pragma once
// Messages over frames that come at a fixed pace, whether there is something to say or not. So neither how much is said
// nor when shows on the network: each end sends one frame a beat, all of one size.

#include <deque>
#include <optional>

#include "shields/keys.h"

namespace shields {

/// Between two frames of an end, in milliseconds.
inline constexpr int kBeat = 80;
/// The longest message, in bytes.
inline constexpr std::size_t kMostInMessage = 128 * 1024;

/// Says messages, a part each beat.
class Sender {
 public:
  /// `room`: the bytes that a frame can carry.
  explicit Sender(std::size_t room) : room_(room) {}
  /// Says it after what is being said. Throws std::length_error if it is too long.
  void say(Bytes message);
  /// Says it in place of all that waits: only the newest picture of the table counts. What is half said is said to its
  /// end.
  void sayInstead(Bytes message);
  /// What the next frame carries.
  [[nodiscard]] Bytes next();
  /// Whether anything is left to say.
  [[nodiscard]] bool silent() const { return waiting_.empty(); }

 private:
  std::size_t room_;
  std::deque<Bytes> waiting_;
  std::size_t said_ = 0;  ///< bytes of the first
};

/// Puts them together again.
class Listener {
 public:
  enum class Heard : std::uint8_t { Nothing, Message, Nonsense };
  /// What a frame carried. After nonsense the connection is to be closed.
  [[nodiscard]] Heard take(const Bytes& carried);
  /// The last whole message.
  [[nodiscard]] const Bytes& message() const { return message_; }

 private:
  Bytes half_, message_;
};

}  // namespace shields
