#pragma once
// The card language: one row for each verb and each query. Reader, schema, read-back and reference are made of it.

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/games/warehouse51/cards/catalog.h"

namespace w51 {

/// What follows a verb's name in a card file.
enum class Takes : std::uint8_t {
  True,    ///< just `true`
  Number,  ///< so many
  Which,   ///< which relics are meant, or `true`: any
  Seer,    ///< who looks at it
};

struct VerbRow {
  Do id;
  std::string_view name;
  Takes takes;
  bool ends;  ///< a verb of `end`, not of `do`
  std::string_view means;
  std::string_view example;
  std::string (*say)(const Step& step);  ///< in plain English, without the final stop
};

/// What stands beside a query.
enum class With : std::uint8_t {
  Nothing,
  Is,    ///< "is": a number
  Sign,  ///< "is": 1 or -1
  What,  ///< "what": "blessings" or "curses"
  Per,   ///< "is": points, below 0 they are lost; "per": which relics
};

struct QueryRow {
  Query id;
  std::string_view name;
  With with;
  bool scores;  ///< an entry of `score`, not of `always`
  std::int8_t least, most;
  std::string_view means;
  std::string_view example;
  std::string (*say)(const Standing& entry);
};

[[nodiscard]] std::span<const VerbRow> verbs();
[[nodiscard]] std::span<const QueryRow> queries();

/// The words for symbols, seers and silenced effects, by their numbers.
inline constexpr std::array<std::string_view, kSymbols> kSymbolNames = {"neutral", "blessing", "curse"};
inline constexpr std::array<std::string_view, 4> kSeerNames = {"left", "right", "you", "nobody"};
inline constexpr std::array<std::string_view, kSymbols> kSilencedNames = {"", "blessings", "curses"};

inline constexpr int kMostNumber = 20;  ///< that stands behind a verb
inline constexpr int kHighestValue = 9;

}  // namespace w51
