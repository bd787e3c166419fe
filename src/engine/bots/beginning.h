#pragma once
// What a chapter of a season begins with, in numbers: what a search judges a dream by.

#include <array>
#include <span>
#include <string_view>

#include "engine/bots/outlook.h"
#include "engine/kernel/dreams.h"

namespace w13 {

/// The parts of a season whose beginnings can be judged.
enum class Chapter : std::uint8_t {
  Episode,
  Retrieval,  ///< and the Cleanup
  PlotTurn,
};
inline constexpr int kChapters = 3;
/// The chapter that a view shows.
[[nodiscard]] Chapter chapterOf(const View& view);

/// Which of them a season is in.
struct PartOfSeason {
  Chapter chapter = Chapter::Episode;
  int number = 0;  ///< of the Episode, or the Plot turn
  friend bool operator==(const PartOfSeason&, const PartOfSeason&) = default;
};
[[nodiscard]] PartOfSeason partOf(const View& view);

inline constexpr int kFacts = 51;
/// The names of what is counted, in order.
[[nodiscard]] std::span<const std::string_view> factNames();

/// What a match holds where a chapter begins.
struct Beginning {
  Chapter chapter = Chapter::Episode;
  Winner winner = Winner::None;  ///< the season is over, and nothing is counted
  Seat traitor = Seat::Table;    ///< Table: there is none
  double suspected = 0;          ///< the hidden Traitor, by everybody, from 0 to 1
  std::array<double, kFacts> numbers{};
};
/// Counts it in a dream. `usual`: what an artifact requires on average; `noticed`: what everybody has seen.
[[nodiscard]] Beginning beginningOf(const kernel::Dreams<View>& dream, const Catalog& cards, const Needs& usual,
                                    const Suspicion& noticed);

}  // namespace w13
