#pragma once
// What the JSON parser complains about, fit to be shown.

#include <string>

namespace house {

/// A JSON parser's complaint, shortened and without its place, which is reported separately.
[[nodiscard]] std::string complaintOf(const std::string& what);

}  // namespace house
