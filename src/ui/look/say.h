#pragma once
// What the engine says, for the window.

#include <QString>
#include <string>

namespace w13 {

[[nodiscard]] inline QString say(const std::string& text) { return QString::fromStdString(text); }

}  // namespace w13
