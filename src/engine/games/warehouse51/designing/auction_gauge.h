#pragma once
// What is counted in auctions when cards are measured: prices, what is left unsold, what fakes cost.

#include "engine/house/match/gauge.h"

namespace w51 {

[[nodiscard]] const house::Gauge& auctionGauge();

}  // namespace w51
