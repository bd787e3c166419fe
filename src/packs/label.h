#pragma once
// The manifest of a pack, as JSON.

#include <string>

#include "packs/pack.h"

namespace w13 {

/// Reads a manifest. Throws kernel::DataError with the place in it; `name` is the file as mistakes name it.
[[nodiscard]] PackLabel readLabel(const std::string& text, const std::string& name);
[[nodiscard]] std::string writeLabel(const PackLabel& label);
/// Throws kernel::DataError if something in a label is not as it must be.
void checkLabel(const PackLabel& label);

}  // namespace w13
