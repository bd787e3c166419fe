#pragma once
// The one door for chance. It is handed in, never part of a State, so nobody can foresee it by copying one.

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/kernel/choice.h"

namespace kernel {

/// What an outcome decides. Real dice of the players, scripts and logs tell them apart.
enum class ChanceOf : std::uint8_t {
  Die,      ///< a face of a die that somebody rolls
  Card,     ///< a card taken at random
  Shuffle,  ///< one step of a shuffle
};

/// A source of outcomes.
class Chance {
 public:
  virtual ~Chance() = default;
  /// A number in 0 .. n-1; n is at least 1.
  virtual int pick(int n, ChanceOf of) = 0;
  /// Says which thing the next outcome is about, for sources that people speak to: scripts written in words, the
  /// players' own dice. Nothing ({}): a thing without a number of its own.
  virtual void about(Noun) {}

  /// Shows the things that are shuffled next, as they lie: for scripts written in words, which may say an order.
  virtual void shuffling(std::span<const Noun>) {}

  /// Puts the items into random order (Fisher-Yates from the end, one outcome a step).
  template <class Items>
  void shuffle(Items& items) {
    for (int left = static_cast<int>(items.size()); left > 1; --left) {
      const int at = pick(left, ChanceOf::Shuffle);
      std::swap(items[static_cast<SizeOf<Items>>(left - 1)], items[static_cast<SizeOf<Items>>(at)]);
    }
  }

 private:
  template <class Items>
  using SizeOf = decltype(std::declval<const Items&>().size());
};

/// Fair chance in play: our own generator (PCG32), the same numbers with every compiler.
class Luck final : public Chance {
 public:
  explicit Luck(std::uint64_t seed);
  int pick(int n, ChanceOf of) override;
  /// 32 even bits; for things that are not part of a game (which bot move to try).
  std::uint32_t bits();

  /// Where the generator stands: all that follows from it, so a secret as long as the game lasts.
  struct Position {
    std::uint64_t state = 0;
    std::uint64_t stream = 0;
    friend bool operator==(const Position&, const Position&) = default;
  };
  /// Goes on from a place where another one stood.
  explicit Luck(Position at) : state_(at.state), stream_(at.stream) {}
  [[nodiscard]] Position position() const { return {state_, stream_}; }

 private:
  std::uint64_t state_ = 0;
  std::uint64_t stream_ = 0;
};

/// Chance written down beforehand: scenarios, lessons, replays. Dice and cards come from their own queues in order;
/// shuffles leave the order as it is unless outcomes for them are given too. Asking for more than is written, or
/// for a number that does not fit, throws ScriptError.
class Script final : public Chance {
 public:
  Script() = default;
  explicit Script(std::vector<int> dice, std::vector<int> cards = {}, std::vector<int> shuffles = {});
  int pick(int n, ChanceOf of) override;
  /// Whether every outcome has been asked for.
  [[nodiscard]] bool usedUp() const;
  void add(ChanceOf of, int outcome) { queue(of).outcomes.push_back(outcome); }
  /// Shuffles must be scripted as well (a replay); otherwise an empty queue leaves the order as it is.
  void scriptShuffles() { strictShuffles_ = true; }

 private:
  struct Queue {
    std::vector<int> outcomes;
    std::size_t next = 0;
  };
  Queue& queue(ChanceOf of) { return queues_[static_cast<std::size_t>(of)]; }
  Queue queues_[3];
  bool strictShuffles_ = false;
};

/// One outcome as it came out.
struct Outcome {
  ChanceOf of = ChanceOf::Die;
  std::uint16_t among = 1;
  std::uint16_t value = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Passes on another source and adds what came out to a list of the caller's.
class Record final : public Chance {
 public:
  Record(Chance& source, std::vector<Outcome>& outcomes) : source_(source), outcomes_(outcomes) {}
  int pick(int n, ChanceOf of) override;
  void about(Noun what) override { source_.about(what); }
  void shuffling(std::span<const Noun> things) override { source_.shuffling(things); }

 private:
  Chance& source_;
  std::vector<Outcome>& outcomes_;
};

/// Plays a record again, outcome by outcome. Throws ScriptError when the game asks for something else.
class Replayed final : public Chance {
 public:
  explicit Replayed(std::span<const Outcome> outcomes) : outcomes_(outcomes) {}
  int pick(int n, ChanceOf of) override;
  [[nodiscard]] bool usedUp() const { return next_ == outcomes_.size(); }

 private:
  std::span<const Outcome> outcomes_;
  std::size_t next_ = 0;
};

}  // namespace kernel
