#pragma once
// Which seat has which phone as its shield: codes that let one in once, phones that go away and come back, two phones
// that want the same seat. Knows no network and no clock: whoever calls says what time it is.

#include <chrono>
#include <optional>

#include "engine/kernel/per.h"
#include "shields/keys.h"

namespace shields {

using kernel::Seat;
using kernel::SeatSet;
/// Any clock that only goes forward.
using Time = std::chrono::milliseconds;

/// How a seat stands. All of it is public.
enum class Stands : std::uint8_t {
  Curtain,  ///< no phone, and no code is shown
  Free,     ///< a code waits to be scanned
  Shield,   ///< a phone is there
  Away,     ///< its phone has gone; the curtain waits until the grace is over
  Twice,    ///< a second phone asks: the table says which it is
};

/// A phone that was let in, or asks.
struct Phone {
  PublicKey key{};
  Sign sign;
  Time since{};  ///< when it came
};

/// A seat's phone, as it is kept while the program does not run.
struct Known {
  Seat seat = Seat::Table;
  PublicKey key{};
  Sign sign;
  friend bool operator==(const Known&, const Known&) = default;
};

class Hall {
 public:
  /// `people`: the seats that people play. `grace`: how long a phone may be away; none: for ever.
  Hall(SeatSet people, std::optional<Time> grace);

  void setGrace(std::optional<Time> grace) { grace_ = grace; }
  [[nodiscard]] std::optional<Time> grace() const { return grace_; }
  [[nodiscard]] Stands of(Seat seat) const;
  /// The seats whose questions a phone answers: the curtain has them neither now nor, if it is away, within the grace.
  [[nodiscard]] SeatSet shields() const;
  /// The phone of a seat, and the one that asks for it; nullptr: there is none.
  [[nodiscard]] const Phone* phone(Seat seat) const;
  [[nodiscard]] const Phone* second(Seat seat) const;
  /// Since when it is away; nothing: it is not.
  [[nodiscard]] std::optional<Time> awaySince(Seat seat) const { return at(seat).away; }

  // ---- at the table

  /// Shows a code for a seat: a new one, and the one before it is void. A phone that is there stays.
  const Token& offer(Seat seat);
  /// The code that is shown; nullptr: none is.
  [[nodiscard]] const Token* code(Seat seat) const;
  /// The seat goes back to the curtain: its phone and its code are void.
  void toCurtain(Seat seat);
  /// Which of two phones it is. The other's key is void.
  void keepFirst(Seat seat);
  void takeSecond(Seat seat);
  /// Time has gone on: the seats whose phones have been away too long go back to the curtain. Their phones may come
  /// back all the same, as long as nobody else has the seat.
  SeatSet pass(Time now);

  // ---- from one start of the program to the next

  /// The phones that seats have, there or away.
  [[nodiscard]] std::vector<Known> known() const;
  /// Gives a seat the phone that it had. It is away since now.
  void await(const Known& known, Time now);

  // ---- from the network

  enum class Answer : std::uint8_t {
    Joined,   ///< it is the seat's shield now
    Back,     ///< it has come back
    Asks,     ///< the table has to say first
    Refused,  ///< the code is void, or nobody knows it
  };
  struct Greeted {
    Answer answer = Answer::Refused;
    Seat seat = Seat::Table;
  };
  /// A phone greets, with the token of a code or without. A code lets in the first that shows it, and is void then.
  Greeted greet(const Phone& phone, const std::optional<Token>& token);
  /// It has gone: locked, out of range, or its page was closed.
  void left(const PublicKey& key, Time now);

 private:
  struct Place {
    std::optional<Token> code;
    std::optional<Phone> phone, second;
    std::optional<Time> away;
    bool lapsed = false;  ///< the grace is over: the curtain has the seat, until the phone comes back
  };
  [[nodiscard]] Place& at(Seat seat) { return places_[seat]; }
  [[nodiscard]] const Place& at(Seat seat) const { return places_[seat]; }

  SeatSet people_;
  std::optional<Time> grace_;
  kernel::PerSeat<Place> places_;
};

}  // namespace shields
