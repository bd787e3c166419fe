#pragma once
// The engine's texts as QStrings.

#include <QString>
#include <string_view>

namespace ui {

[[nodiscard]] inline QString say(std::string_view text) { return QString::fromUtf8(QByteArrayView(text)); }

}  // namespace ui
