#pragma once
// The effects of a set-up: how many will be loyal, how much Stress there is, who begins.

#include <QString>

#include "engine/games/warehouse13/season/season.h"

namespace w13 {

/// The table's view of a set-up right after the deal.
[[nodiscard]] View trialDeal(const Setup& setup, const Catalog& cards);
/// Says how many are loyal.
[[nodiscard]] QString loyaltyLine(const Setup& setup, const View& dealt);
/// Says how much Stress there is, and who is First Agent, if that does not depend on the Traitor.
[[nodiscard]] QString stressLine(const Setup& setup, const View& dealt, const Catalog& cards);

}  // namespace w13
