#pragma once
// Text and numbers as they stand in the balance report.

#include <string>
#include <string_view>

#include "measure/statistics.h"

namespace w13 {

/// For element contents and attribute values alike: & < > " and ' as entities. What is no character of XML (control
/// characters, broken UTF-8) becomes U+FFFD.
[[nodiscard]] std::string escaped(std::string_view text);

/// "12.3"; a minus is written as one, and nothing is called "-0.0".
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
