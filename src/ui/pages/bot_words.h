#pragma once
// What bots are called by people.

#include <QString>

namespace w13 {

/// "Steady" for "rule"; a name that is not known stays as it is.
[[nodiscard]] QString botName(const QString& bot);
/// One plain word on how well it plays.
[[nodiscard]] QString botStrength(const QString& bot);

}  // namespace w13
