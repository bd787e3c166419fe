#pragma once
// Whole matches of any game played at random: what every figure is measured on. What a game brings is a Table:
//   struct Table {
//     using Game = ...;                                     // a kernel::Game
//     static const Game& game();
//     static const Game::Setup& setup();                    // kSeats seats
//     static std::uint64_t mix(std::uint64_t, const Game::State&);  // what the end of a match was, for the checksum
//   };

#include <cstdint>
#include <vector>

#include "engine/kernel/session.h"

namespace bench {

inline constexpr int kSeats = 4;
/// How often in a hundred a seat uses an interjection it has.
inline constexpr int kInterjectPercent = 10;

/// What was done.
struct Tally {
  std::int64_t seasons = 0;
  std::int64_t open = 0;     ///< decisions with two choices or more
  std::int64_t choices = 0;  ///< on offer, summed over these
  std::int64_t forced = 0;   ///< decisions with a single choice: commit steps
  std::int64_t polls = 0;    ///< a seat was asked once in an open window whether it interjects, and with what
  std::int64_t interjections = 0;
  std::uint64_t checksum = 0;  ///< over the final states

  void count(const kernel::Decision& d) {
    if (d.size() < 2) {
      ++forced;
    } else {
      ++open;
      choices += d.size();
    }
  }
};

/// Adds a number to a checksum.
inline void mixIn(std::uint64_t& sum, std::uint64_t value) { sum = (sum ^ value) * 0x100000001b3u; }

inline int uniform(const kernel::Decision& d, kernel::Luck& luck) {
  return d.size() == 1 ? 0 : luck.pick(d.size(), kernel::ChanceOf::Card);
}
inline bool interjects(const kernel::Decision& offers, kernel::Luck& luck) {
  return !offers.empty() && luck.pick(100, kernel::ChanceOf::Card) < kInterjectPercent;
}

/// The engine alone: list, choose uniformly, apply; no events, no views. `decided` is called before each choice. Each
/// seat is polled once for each open window with a single choice.
template <class Table, class Decided>
void play(std::uint64_t seed, Tally& tally, Decided&& decided) {
  const auto& game = Table::game();
  kernel::Luck chance(seed);
  kernel::Luck luck(seed + 0x9e3779b97f4a7c15u);
  kernel::Decision d;
  kernel::Decision offers;
  auto state = game.begin(Table::setup(), chance, nullptr, d);
  while (!d.empty()) {
    for (int at = 0; at < kSeats && d.size() == 1; ++at) {
      game.interject(state, kernel::seatAt(at), offers);
      if (offers.seat() == kernel::Seat::Table) continue;  // it may not respond at all
      ++tally.polls;
      if (!interjects(offers, luck)) continue;
      ++tally.interjections;
      game.choose(state, {kernel::seatAt(at), offers[uniform(offers, luck)], kernel::How::Interjection}, chance,
                  nullptr, d);
    }
    if (d.empty()) break;
    tally.count(d);
    decided(state, d);
    game.choose(state, {d.seat(), d[uniform(d, luck)]}, chance, nullptr, d);
  }
  ++tally.seasons;
  tally.checksum = Table::mix(tally.checksum, state);
}

template <class Table>
void playBare(std::uint64_t seed, Tally& tally) {
  play<Table>(seed, tally, [](const auto&, const auto&) {});
}

/// The question on the table as its seat is asked it; empty once the match is over.
template <class Game>
void askedNow(const kernel::Session<Game>& session, kernel::Decision& d) {
  session.decision(kernel::Seat::Table, d);
  if (d.openness() != kernel::Openness::Public) session.decision(d.seat(), d);
}

/// Full service: a Session keeps events, history and every state, checks each input, and the acting seat's view is
/// built at every decision.
template <class Table>
void playInFull(std::uint64_t seed, Tally& tally) {
  using Game = typename Table::Game;
  kernel::Luck luck(seed + 0x9e3779b97f4a7c15u);
  kernel::Session<Game> session(Table::game(), Table::setup(), seed);
  kernel::Decision d;
  kernel::Decision offers;
  typename Game::View view;
  while (!session.over()) {
    askedNow(session, d);
    for (int at = 0; at < kSeats && d.size() == 1; ++at) {
      session.interjections(kernel::seatAt(at), offers);
      if (offers.seat() == kernel::Seat::Table) continue;
      ++tally.polls;
      if (!interjects(offers, luck)) continue;
      ++tally.interjections;
      session.interject(kernel::seatAt(at), offers[uniform(offers, luck)]);
      askedNow(session, d);
    }
    if (session.over()) break;
    tally.count(d);
    session.view(d.seat(), view);
    session.choose(d.seat(), d[uniform(d, luck)]);
  }
  ++tally.seasons;
  tally.checksum = Table::mix(tally.checksum, session.state());
}

/// States at decisions of random matches, each with the seat that is asked.
template <class Table>
struct Position {
  typename Table::Game::State state;
  kernel::Seat seat;
};
template <class Table>
[[nodiscard]] const std::vector<Position<Table>>& positions() {
  static constexpr int kPositions = 512, kEvery = 37;
  static const std::vector<Position<Table>> kPlaces = [] {
    std::vector<Position<Table>> found;
    Tally tally;
    int seen = 0;
    for (std::uint64_t seed = 1; found.size() < kPositions; ++seed)
      play<Table>(seed, tally, [&](const auto& state, const kernel::Decision& d) {
        if (++seen % kEvery == 0 && found.size() < kPositions) found.push_back({state, d.seat()});
      });
    return found;
  }();
  return kPlaces;
}

}  // namespace bench
