#pragma once
// What is going on, by what everybody sees: which of the table's faces is up.

#include <QString>

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/games/warehouse51/seen/view.h"

namespace w51 {

inline constexpr double kBarHeight = 56;  ///< of the top bar

enum class Course : std::uint8_t {
  FirstLook,
  Between,  ///< a deck is picked, or an effect is carried out
  Open,     ///< an open auction
  Blind,    ///< a blind one: fists close
  Opened,   ///< all fists are open; the lot is sold or gone
  Reckoning,
  Over,
};
[[nodiscard]] Course courseOf(const View& view, const Catalog& cards);
/// "Open auction"; empty where there is nothing to name.
[[nodiscard]] QString nameOf(Course course);
/// How many lots there are.
[[nodiscard]] int lotsOf(const Open& open);

/// The steps of the reckoning.
enum class ReckoningStep : std::uint8_t { BuyBack, Certificates, Counterfeits, Scoring, Done };
[[nodiscard]] ReckoningStep stepOf(const View& view, const Decision& decision);

/// Whether the auctions are over.
[[nodiscard]] bool auctionsOver(const Open& open);

}  // namespace w51
