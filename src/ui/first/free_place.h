#pragma once
// Where on a screen there is room for a note that must not cover what it speaks of.

#include <QRect>
#include <optional>
#include <vector>

#include "ui/screen/screen.h"

namespace w13 {

/// What must stay in sight to answer: all that makes a choice or leads to one, the question, and the cards it is about.
/// In coordinates of the screen's viewport.
[[nodiscard]] std::vector<QRect> neededOn(const Screen& screen);
/// The cheapest place for one of these sizes on the screen: it covers nothing that is needed if that can be, then as
/// little as can be of what helps to answer, and then of everything else that lies there. `thing`: needed, too.
[[nodiscard]] QRect freePlaceOn(const Screen& screen, const std::vector<QSize>& sizes,
                                const std::optional<QRect>& thing = {});

/// The slot of a note: just above the question, at the side where it hides less of what is read in front of the table,
/// then of the seat that is asked; unless that would cover something needed or the thing it speaks of: then the next
/// corner that does not, or else the cheapest place.
[[nodiscard]] QRect slotOn(const Screen& screen, QSize size, const std::optional<QRect>& thing);

}  // namespace w13
