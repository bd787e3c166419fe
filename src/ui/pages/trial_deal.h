#pragma once
// What a set-up comes to: who will be loyal, how much Stress there is, who begins.

#include <QString>

#include "engine/games/warehouse13/season/season.h"

namespace w13 {

/// What the table sees of a set-up right after the deal.
[[nodiscard]] View trialDeal(const Setup& setup, const Catalog& cards);
/// How many are loyal.
[[nodiscard]] QString loyaltyLine(const Setup& setup, const View& dealt);
/// How much Stress there is, and who is First Agent, where that does not depend on the Traitor.
[[nodiscard]] QString stressLine(const Setup& setup, const View& dealt, const Catalog& cards);

}  // namespace w13
