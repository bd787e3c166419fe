#pragma once
// The cards of a game as phones show them: the same drawings as on paper and on the table.

#include <memory>

#include "ui/print/printable.h"
#include "ui/shields/shields.h"

namespace ui {

/// Their fronts, by the cards' ids. Keeps what it draws from.
[[nodiscard]] ShieldPictures onShields(const std::shared_ptr<const Printable>& cards);

}  // namespace ui
