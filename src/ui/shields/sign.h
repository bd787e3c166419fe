#pragma once
// The sign that stands at the table and on a phone: a picture and a number, in words.

#include <QString>

#include "shields/keys.h"

namespace ui {

/// "Lantern 47", in the window's language. The page has the same words in the same order.
[[nodiscard]] QString wordsOf(const shields::Sign& sign);

}  // namespace ui
