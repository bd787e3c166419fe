#pragma once
// The switches of a table; each is off unless chosen at set-up. VAR-01, VAR-09

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/kernel/bit_set.h"

namespace w51 {

enum class Variant : std::int8_t {
  FirstSale,        ///< no effects, no certificates  VAR-02
  RealFists,        ///< fists are typed in openly  VAR-03
  GentleReckoning,  ///< a fake still counts for sets  VAR-04
  ShortSale,        ///< 20 relics  VAR-05
  ForgersYear,      ///< one counterfeit card more in every slot  VAR-06
  FixedOrder,       ///< decks in turn  VAR-08
  NoTakeBacks,      ///< bids and passes stand  RULING-50
};
inline constexpr int kVariants = 7;
using Variants = kernel::BitSet<Variant, kVariants>;

/// As set-ups name them, in the order of Variant.
inline constexpr std::array<std::string_view, kVariants> kVariantNames = {
    "first-sale", "real-fists", "gentle-reckoning", "short-sale", "forgers-year", "fixed-order", "no-take-backs"};

}  // namespace w51
