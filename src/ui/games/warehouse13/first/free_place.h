#pragma once
// Finds room on a screen for a note that must not cover its subject.

#include <QRect>
#include <optional>
#include <vector>

#include "ui/games/warehouse13/shell.h"
#include "ui/screen/screen.h"

namespace w13 {

/// What must stay visible to answer: all that makes a choice or leads to one, the question, and the cards it is about.
/// In the viewport's coordinates.
[[nodiscard]] std::vector<QRect> neededOn(const Screen& screen);
/// The cheapest place for one of these sizes on the screen: it covers nothing needed if possible, then as little as
/// possible of what helps to answer, then of everything else. `thing`: needed, too.
[[nodiscard]] QRect freePlaceOn(const Screen& screen, const std::vector<QSize>& sizes,
                                const std::optional<QRect>& thing = {});

/// The slot of a note: just above the question, on the side where it hides less of what is read in front of the table,
/// then of the asked seat. If that covers its subject or anything needed: the next corner that does not, else the
/// cheapest place.
[[nodiscard]] QRect slotOn(const Screen& screen, QSize size, const std::optional<QRect>& thing);

}  // namespace w13
