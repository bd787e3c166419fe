#pragma once
// The only source of chance. It is passed in, never part of a State, so that copying a State foretells nothing.

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/kernel/choice.h"
#include "engine/kernel/count.h"
#include "engine/kernel/per.h"

namespace kernel {

/// What an outcome decides. The players' real dice, scripts and logs distinguish these.
enum class ChanceOf : std::uint8_t {
  Die,      ///< the face of a rolled die
  Card,     ///< a card taken at random
  Shuffle,  ///< one step of a shuffle
};

/// A source of outcomes.
class Chance {
 public:
  virtual ~Chance() = default;
  /// A number in 0 .. n-1; n >= 1.
  virtual int pick(int n, ChanceOf of) = 0;
  /// Names the thing that the next outcome is about, for sources that people feed: scripts in words, the players' own
  /// dice. {}: a thing without a number of its own.
  virtual void about(Noun) {}

  /// Shows the things to be shuffled next, in their present order: scripts in words may state a new one.
  virtual void shuffling(std::span<const Noun>) {}

  /// Shuffles the items (Fisher-Yates from the end, one outcome per step).
  template <class Items>
  void shuffle(Items& items) {
    for (int left = count(items); left > 1; --left) {
      const int at = pick(left, ChanceOf::Shuffle);
      std::swap(kernel::at(items, left - 1), kernel::at(items, at));
    }
  }
};

/// Fair chance in play: a PCG32 generator that gives the same numbers with every compiler.
class Luck final : public Chance {
 public:
  explicit Luck(std::uint64_t seed);
  int pick(int n, ChanceOf of) override;
  /// 32 uniform bits, for uses outside the game (which bot move to try).
  std::uint32_t bits();

  /// The generator's state: it determines all later numbers, so it is secret until the game ends.
  struct Position {
    std::uint64_t state = 0;
    std::uint64_t stream = 0;
    friend bool operator==(const Position&, const Position&) = default;
  };
  /// Continues from another generator's position.
  explicit Luck(Position at) : state_(at.state), stream_(at.stream) {}
  [[nodiscard]] Position position() const { return {state_, stream_}; }

 private:
  std::uint64_t state_ = 0;
  std::uint64_t stream_ = 0;
};

/// Scripted chance: scenarios, lessons, replays. Dice and cards come from their own queues in order; shuffles keep the
/// order unless outcomes are given for them too. Throws ScriptError if more is asked for than is written, or a written
/// number is out of range.
class Script final : public Chance {
 public:
  Script() = default;
  explicit Script(std::vector<int> dice, std::vector<int> cards = {}, std::vector<int> shuffles = {});
  int pick(int n, ChanceOf of) override;
  /// Whether every outcome has been used.
  [[nodiscard]] bool usedUp() const;
  void add(ChanceOf of, int outcome) { queue(of).outcomes.push_back(outcome); }
  /// Requires scripted shuffles (a replay); otherwise an empty queue keeps the order.
  void scriptShuffles() { strictShuffles_ = true; }

 private:
  struct Queue {
    std::vector<int> outcomes;
    std::size_t next = 0;
  };
  Queue& queue(ChanceOf of) { return queues_[of]; }
  Per<ChanceOf, Queue, 3> queues_;
  bool strictShuffles_ = false;
};

/// One recorded outcome.
struct Outcome {
  ChanceOf of = ChanceOf::Die;
  std::uint16_t among = 1;
  std::uint16_t value = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Forwards another source and appends its outcomes to the caller's list.
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

/// Replays a record, outcome by outcome. Throws ScriptError if the game asks for anything else.
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
