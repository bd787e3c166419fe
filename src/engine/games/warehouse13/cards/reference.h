#pragma once
// Writes docs/effects.md, the reference of the card language, from the tables of the language.

#include <string>

namespace w13 {

[[nodiscard]] std::string reference();

}  // namespace w13
