#pragma once
// The manifest of a pack, as JSON.

#include <string>

#include "packs/pack.h"

namespace house {

/// Reads a manifest. Throws kernel::DataError with the place in it; `name`: the file's name in messages.
[[nodiscard]] PackLabel readLabel(const std::string& text, const std::string& name);
[[nodiscard]] std::string writeLabel(const PackLabel& label);
/// Throws kernel::DataError if a label is not valid.
void checkLabel(const PackLabel& label);

}  // namespace house
