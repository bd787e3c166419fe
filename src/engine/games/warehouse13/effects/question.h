#pragma once
// The questions that rules ask of all cards in force (`always` in card files): what each may say, and how it reads.

#include <span>
#include <string>
#include <string_view>

#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// What may accompany a query. One bit each.
enum class Says : std::uint8_t { Attribute, Type, Timing, Number, Amount, Place, Symbol, Colour, AtMost, Whammy };
inline constexpr int kSays = 10;

/// A set of Says.
class SaysSet {
 public:
  constexpr SaysSet() = default;
  constexpr SaysSet(Says one) : bits_(static_cast<std::uint16_t>(1u << static_cast<unsigned>(one))) {}
  [[nodiscard]] constexpr bool has(Says one) const { return ((bits_ >> static_cast<unsigned>(one)) & 1u) != 0; }
  friend constexpr SaysSet operator|(SaysSet a, SaysSet b) {
    SaysSet both;
    both.bits_ = static_cast<std::uint16_t>(a.bits_ | b.bits_);
    return both;
  }

 private:
  std::uint16_t bits_ = 0;
};
constexpr SaysSet operator|(Says a, Says b) { return SaysSet(a) | SaysSet(b); }

/// One query.
struct Question {
  Query id = Query::Difficulty;
  const char* name = "";
  SaysSet says;      ///< what may accompany it
  SaysSet required;  ///< what must
  const char* means = "";
  const char* example = "";
  std::string (*say)(const Standing&) = nullptr;
  bool mark = false;  ///< a permanent mark: placed only when the card stays (RULING-21)
};

[[nodiscard]] std::span<const Question> questions();
[[nodiscard]] const Question* questionNamed(std::string_view name);
[[nodiscard]] const Question& questionOf(Query id);
[[nodiscard]] const char* nameOf(Says detail);
[[nodiscard]] const char* meansOf(Says detail);

}  // namespace w13
