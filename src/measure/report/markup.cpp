#include "measure/report/markup.h"

#include <cmath>
#include <cstdio>

#include <nlohmann/json.hpp>

#include "engine/kernel/letters.h"

namespace w13 {

namespace {

/// Broken UTF-8 replaced: the JSON library knows how.
std::string whole(std::string_view text) {
  using Json = nlohmann::json;
  return Json::parse(Json(text).dump(-1, ' ', false, Json::error_handler_t::replace)).get<std::string>();
}

std::string plus(const std::string& number) {
  const bool minus = number.starts_with("\u2212");
  const bool zero = number.find_first_of("123456789") == std::string::npos;
  return minus || zero ? number : "+" + number;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : whole(text)) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: {
        if (kernel::byteOf(c) < 0x20 && c != '\n' && c != '\t') out += "\uFFFD";
        else out += c;
      }
    }
  }
  return out;
}

std::string fixed(double number, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, std::fabs(number));
  const std::string digits = text;
  const bool zero = digits.find_first_of("123456789") == std::string::npos;
  return number < 0 && !zero ? "\u2212" + digits : digits;
}

std::string counted(long number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
  return digits;
}

std::string percent(double share) { return fixed(100 * share, 1) + "\u00A0%"; }

std::string percentRange(Interval interval) {
  return fixed(100 * interval.low, 1) + " to " + fixed(100 * interval.high, 1);
}

std::string points(double difference) { return plus(fixed(100 * difference, 1)); }

std::string pointsWithRange(const Estimate& difference) {
  return points(difference.value) + " (" + points(difference.interval.low) + " to " + points(difference.interval.high) +
         ")";
}

std::string signedWithRange(const Estimate& difference, int decimals) {
  return plus(fixed(difference.value, decimals)) + " (" + plus(fixed(difference.interval.low, decimals)) + " to " +
         plus(fixed(difference.interval.high, decimals)) + ")";
}

}  // namespace w13
