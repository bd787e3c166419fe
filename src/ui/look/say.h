#pragma once
// The engine's texts as QStrings.

#include <QString>
#include <string>

namespace ui {

[[nodiscard]] inline QString say(const std::string& text) { return QString::fromStdString(text); }

}  // namespace ui
