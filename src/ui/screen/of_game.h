#pragma once
// Values that a game defines, and that the window passes on without knowing them.

#include <cstdint>
#include <type_traits>

namespace ui {

/// An enumeration of a game's that the window may carry. Its 0 stands for nothing special.
template <class Enum>
concept GameEnum = std::is_enum_v<Enum> && std::is_same_v<std::underlying_type_t<Enum>, std::uint8_t>;

/// A value of one of the game's enumerations: which of a noun's things a piece is, what a button does.
class OfGame {
 public:
  constexpr OfGame() = default;
  template <GameEnum Enum>
  constexpr OfGame(Enum value) : value_(static_cast<std::uint8_t>(value)) {}  // NOLINT(*-explicit-*): it is the value

  /// The value itself, for the game that has set it.
  template <GameEnum Enum>
  [[nodiscard]] constexpr Enum as() const {
    return static_cast<Enum>(value_);
  }
  /// Whether it is anything but 0.
  [[nodiscard]] constexpr explicit operator bool() const { return value_ != 0; }
  friend constexpr bool operator==(OfGame, OfGame) = default;

 private:
  std::uint8_t value_ = 0;
};

}  // namespace ui
