#pragma once
// Finds a lesson's terms on a screen: "leads", the die that can be claimed, the button that opens the hand.

#include <QRect>
#include <optional>
#include <span>
#include <string>

#include "engine/games/warehouse13/lesson/lesson.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/screen.h"

namespace w13 {

/// A place of lessonPlaces() on a screen, in the screen's coordinates; none if it is not there.
[[nodiscard]] std::optional<QRect> placeOn(const Screen& screen, const std::string& place);
/// Whether such a place exists.
[[nodiscard]] bool isPlace(const std::string& place);
/// The name of a place of lessonPlaces().
[[nodiscard]] QString placeName(const std::string& place);
/// What a step names: a place or a thing.
[[nodiscard]] std::optional<QRect> targetOn(const Screen& screen, const LessonTarget& target);
/// Whether a piece is the button that neutralizes the clue the tool points at: it takes precedence over the clue.
[[nodiscard]] bool confirmsTool(const Piece& piece);
/// The piece that makes this choice, preferably no other; nullptr if none does.
[[nodiscard]] const Piece* pieceFor(const Screen& screen, const kernel::Choice& choice);

}  // namespace w13
