#pragma once
// The balance report as one page of XHTML: readable offline, in print and without colour or script.

#include <string>

#include "measure/report/figures.h"

namespace w13 {

/// The start of every page, by which an older one is recognized.
[[nodiscard]] std::string pageBeginning();
/// The whole file. The same plan and seasons give the same bytes.
[[nodiscard]] std::string pageOf(const BalancePlan& plan, const Figures& figures);

}  // namespace w13
