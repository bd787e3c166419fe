#include "engine/kernel/chance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

#include "engine/kernel/errors.h"
#include "support/catch.h"

using namespace kernel;

namespace {

// The published generators, written from their papers, to hold Luck against.
struct ReferencePcg32 {
  std::uint64_t state = 0, inc = 0;
  ReferencePcg32(std::uint64_t start, std::uint64_t stream) : inc((stream << 1) | 1) {
    next();
    state += start;
    next();
  }
  std::uint32_t next() {
    const std::uint64_t old = state;
    state = old * 6364136223846793005ULL + inc;
    const auto xorShifted = static_cast<std::uint32_t>(((old >> 18u) ^ old) >> 27u);
    const auto rot = static_cast<std::uint32_t>(old >> 59u);
    return rot == 0 ? xorShifted : (xorShifted >> rot) | (xorShifted << (32 - rot));
  }
};
std::uint64_t referenceSplitMix64(std::uint64_t& x) {
  std::uint64_t z = (x += 0x9e3779b97f4a7c15ULL);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

/// How far counts are from even ones; has about as many degrees of freedom as counts.
double chiSquare(const std::vector<int>& counts) {
  const double expected = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

}  // namespace

TEST_CASE("Luck is the published PCG32, its start and stream spread by SplitMix64", "[chance]") {
  // given the references, which agree with the streams their authors published
  ReferencePcg32 demo(42, 54);
  for (const std::uint32_t published : {0xa15c02b7u, 0x7b47f409u, 0xba1d3330u, 0x83d2f293u, 0xbfa4784bu, 0xcbed606eu})
    REQUIRE(demo.next() == published);
  std::uint64_t x = 1234567;
  for (const std::uint64_t published : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u})
    REQUIRE(referenceSplitMix64(x) == published);

  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{42}, ~std::uint64_t{0}}) {
    std::uint64_t spread = seed;
    const std::uint64_t start = referenceSplitMix64(spread);
    ReferencePcg32 reference(start, referenceSplitMix64(spread));
    Luck luck(seed);
    for (int at = 0; at < 1000; ++at) REQUIRE(luck.bits() == reference.next());
  }
}

TEST_CASE("The same seed gives the same dice on every machine", "[chance]") {
  Luck luck(42);  // first words d11dd51f a9b04c45 b5d97aa9 a9eab6ce f63fd201 9d8fefeb, times 6, divided by 2^32
  std::vector<int> dice;
  for (int at = 0; at < 6; ++at) dice.push_back(luck.pick(6, ChanceOf::Die));

  CHECK(dice == std::vector<int>{4, 3, 4, 3, 5, 3});
}

TEST_CASE("Bounded picks are even and stay in bounds", "[chance]") {
  for (const int n : {1, 2, 6, 13, 52}) {
    Luck luck(7);
    std::vector<int> counts(static_cast<std::size_t>(n));
    for (int at = 0; at < 2000 * n; ++at) {
      const int pick = luck.pick(n, ChanceOf::Die);
      REQUIRE(pick >= 0);
      REQUIRE(pick < n);
      ++counts[static_cast<std::size_t>(pick)];
    }
    CHECK(chiSquare(counts) < n + 4 * std::sqrt(2.0 * n) + 1);  // mean n - 1, deviation sqrt(2n - 2)
  }
}

TEST_CASE("Picks from a bound near 2^31 are not bent towards the low numbers", "[chance]") {
  // given a bound of three quarters of 2^31: a plain modulo would take the lower third twice as often
  Luck luck(3);
  const int n = 1610612736;
  int low = 0;
  for (int at = 0; at < 30000; ++at) low += luck.pick(n, ChanceOf::Card) < n / 3 ? 1 : 0;
  CHECK(std::abs(low - 10000) < 330);  // four standard deviations
}

TEST_CASE("Neighbouring seeds are strangers", "[chance]") {
  std::vector<int> pairs(256);
  for (std::uint64_t seed = 0; seed < 120000; seed += 2) {
    const int first = Luck(seed).pick(16, ChanceOf::Die);
    const int second = Luck(seed + 1).pick(16, ChanceOf::Die);
    ++pairs[static_cast<std::size_t>(first * 16 + second)];
  }
  CHECK(chiSquare(pairs) < 255 + 4 * std::sqrt(2 * 255.0));  // 2187 if the seed is not spread
}

TEST_CASE("A shuffle loses nothing and reaches every order equally often", "[chance]") {
  Luck luck(11);
  std::vector<int> counts(24);
  for (int at = 0; at < 24000; ++at) {
    std::array<int, 4> cards{0, 1, 2, 3};
    luck.shuffle(cards);
    std::array<int, 4> sorted = cards;
    std::sort(sorted.begin(), sorted.end());
    REQUIRE(sorted == std::array<int, 4>{0, 1, 2, 3});
    int order = 0;
    for (std::array<int, 4> each{0, 1, 2, 3}; each != cards; std::next_permutation(each.begin(), each.end())) ++order;
    ++counts[static_cast<std::size_t>(order)];
  }
  CHECK(chiSquare(counts) < 23 + 4 * std::sqrt(2 * 23.0));
}

TEST_CASE("A script gives dice and cards from their own queues and says when it is used up", "[chance]") {
  Script script({5, 0}, {12});

  CHECK(script.pick(6, ChanceOf::Die) == 5);
  CHECK(script.pick(20, ChanceOf::Card) == 12);
  CHECK_FALSE(script.usedUp());
  CHECK(script.pick(6, ChanceOf::Die) == 0);
  CHECK(script.usedUp());
  script.add(ChanceOf::Die, 3);
  CHECK_FALSE(script.usedUp());
  CHECK(script.pick(6, ChanceOf::Die) == 3);
}

TEST_CASE("A script that is asked for too much or for what does not fit says so", "[chance]") {
  Script script({5});

  CHECK_THROWS_AS(script.pick(6, ChanceOf::Card), ScriptError);
  CHECK_THROWS_AS(script.pick(5, ChanceOf::Die), ScriptError);
  CHECK_THROWS_AS(script.pick(6, ChanceOf::Die), ScriptError);
}

TEST_CASE("A scripted shuffle keeps the order unless the script says otherwise", "[chance]") {
  std::vector<int> cards{1, 2, 3, 4};

  Script plain;
  plain.shuffle(cards);
  CHECK(cards == std::vector<int>{1, 2, 3, 4});

  Script turned({}, {}, {0, 0, 0});
  turned.shuffle(cards);  // swaps the last with the first, then the third, then the second
  CHECK(cards == std::vector<int>{2, 3, 4, 1});
  CHECK(turned.usedUp());

  Script strict;
  strict.scriptShuffles();
  CHECK_THROWS_AS(strict.shuffle(cards), ScriptError);
}

TEST_CASE("A record plays again what came out, and notices another question", "[chance]") {
  // given a record of a game's chance
  Luck luck(5);
  std::vector<Outcome> outcomes;
  Record record(luck, outcomes);
  std::vector<int> cards{1, 2, 3, 4, 5};
  record.shuffle(cards);
  const int die = record.pick(6, ChanceOf::Die);
  REQUIRE(outcomes.size() == 5);
  CHECK(outcomes[4] == Outcome{ChanceOf::Die, 6, static_cast<std::uint16_t>(die)});

  SECTION("played again, the same comes out") {
    Replayed again(outcomes);
    std::vector<int> same{1, 2, 3, 4, 5};
    again.shuffle(same);
    CHECK(same == cards);
    CHECK_FALSE(again.usedUp());
    CHECK(again.pick(6, ChanceOf::Die) == die);
    CHECK(again.usedUp());
    CHECK_THROWS_AS(again.pick(6, ChanceOf::Die), ScriptError);
  }
  SECTION("a game that asks for something else is told") {
    Replayed again(outcomes);
    CHECK_THROWS_AS(again.pick(5, ChanceOf::Die), ScriptError);
    Replayed other(outcomes);
    CHECK_THROWS_AS(other.pick(4, ChanceOf::Shuffle), ScriptError);
  }
}
