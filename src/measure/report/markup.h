#pragma once
// Text and numbers as the balance report shows them.

#include <string>
#include <string_view>

#include "measure/statistics.h"

namespace w13 {

/// For element contents and attribute values: & < > " and ' as entities. What XML does not allow (control characters,
/// broken UTF-8) becomes U+FFFD.
[[nodiscard]] std::string escaped(std::string_view text);

/// "12.3"; with a true minus sign, and never "-0.0".
[[nodiscard]] std::string fixed(double number, int decimals);
/// "12,345"
[[nodiscard]] std::string counted(long number);
/// A share as "12.3 %".
[[nodiscard]] std::string percent(double share);
/// "9.4 to 13.3", in per cent.
[[nodiscard]] std::string percentRange(Interval interval);
/// A difference of shares in percentage points: "+3.1".
[[nodiscard]] std::string points(double difference);
/// "+3.1 (+1.0 to +5.2)"
[[nodiscard]] std::string pointsWithRange(const Estimate& difference);
/// The same for a difference of other numbers.
[[nodiscard]] std::string signedWithRange(const Estimate& difference, int decimals);

}  // namespace w13
