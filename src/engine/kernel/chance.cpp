#include "engine/kernel/chance.h"

#include <cassert>
#include <string>
#include <utility>

#include "engine/kernel/errors.h"

namespace kernel {

namespace {

const char* nameOf(ChanceOf of) {
  switch (of) {
    case ChanceOf::Die: return "die roll";
    case ChanceOf::Card: return "random card";
    case ChanceOf::Shuffle: return "shuffle step";
  }
  return "outcome";
}

std::uint32_t lowHalf(std::uint64_t bits) { return static_cast<std::uint32_t>(bits); }

/// The next number of SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t splitMix(std::uint64_t& state) {
  state += 0x9E3779B97F4A7C15u;
  std::uint64_t z = state;
  z = (z ^ (z >> 30u)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27u)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31u);
}

}  // namespace

// PCG32 (O'Neill 2014): 64 bits of state, 32 even bits out. Neighbouring seeds would give similar streams, so the
// seed is spread over start and stream first.
Luck::Luck(std::uint64_t seed) {
  const std::uint64_t start = splitMix(seed);
  stream_ = (splitMix(seed) << 1u) | 1u;
  bits();
  state_ += start;
  bits();
}

std::uint32_t Luck::bits() {
  const std::uint64_t old = state_;
  state_ = old * 6364136223846793005u + stream_;
  const std::uint32_t mixed = lowHalf(((old >> 18u) ^ old) >> 27u);
  const std::uint32_t turn = lowHalf(old >> 59u);
  return (mixed >> turn) | (mixed << ((32u - turn) & 31u));
}

int Luck::pick(int n, ChanceOf) {
  assert(n >= 1);
  // Lemire's bounded numbers: multiply, and draw again in the small uneven rest.
  const auto bound = static_cast<std::uint32_t>(n);
  std::uint64_t product = std::uint64_t{bits()} * bound;
  if (lowHalf(product) < bound) {
    const std::uint32_t uneven = (0u - bound) % bound;
    while (lowHalf(product) < uneven) product = std::uint64_t{bits()} * bound;
  }
  return static_cast<int>(product >> 32u);
}

Script::Script(std::vector<int> dice, std::vector<int> cards, std::vector<int> shuffles) {
  queue(ChanceOf::Die).outcomes = std::move(dice);
  queue(ChanceOf::Card).outcomes = std::move(cards);
  queue(ChanceOf::Shuffle).outcomes = std::move(shuffles);
}

int Script::pick(int n, ChanceOf of) {
  Queue& from = queue(of);
  if (from.next == from.outcomes.size()) {
    if (of == ChanceOf::Shuffle && !strictShuffles_) return n - 1;  // swaps an item with itself
    throw ScriptError(std::string("the script has no outcome left for a ") + nameOf(of) + " among " +
                      std::to_string(n));
  }
  const int value = from.outcomes[from.next++];
  if (value < 0 || value >= n)
    throw ScriptError("the script gives " + std::to_string(value) + " for a " + nameOf(of) + " among " +
                      std::to_string(n));
  return value;
}

bool Script::usedUp() const {
  for (const Queue& each : queues_)
    if (each.next != each.outcomes.size()) return false;
  return true;
}

int Record::pick(int n, ChanceOf of) {
  const int value = source_.pick(n, of);
  outcomes_.push_back({of, static_cast<std::uint16_t>(n), static_cast<std::uint16_t>(value)});
  return value;
}

int Replayed::pick(int n, ChanceOf of) {
  if (next_ == outcomes_.size()) throw ScriptError(std::string("the record ends before a ") + nameOf(of));
  const Outcome& was = outcomes_[next_++];
  if (was.of != of || was.among != n)
    throw ScriptError(std::string("the record has a ") + nameOf(was.of) + " among " + std::to_string(was.among) +
                      " where the game asks for a " + nameOf(of) + " among " + std::to_string(n));
  return was.value;
}

}  // namespace kernel
