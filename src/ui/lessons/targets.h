#pragma once
// Where a lesson's words are on a screen: "leads", the die that can be claimed, the button that opens the hand.

#include <QRect>
#include <optional>
#include <span>
#include <string>

#include "engine/games/warehouse13/lesson/lesson.h"
#include "ui/screen/screen.h"

namespace w13 {

/// A place of lessonPlaces() on a screen, in coordinates of the screen; nothing if it is not there.
[[nodiscard]] std::optional<QRect> placeOn(const Screen& screen, const std::string& place);
/// Whether there is such a place.
[[nodiscard]] bool isPlace(const std::string& place);
/// What a place of lessonPlaces() is called.
[[nodiscard]] QString placeName(const std::string& place);
/// A thing of the game.
[[nodiscard]] std::optional<QRect> thingOn(const Screen& screen, kernel::Noun thing);
/// What a step names, a place or a thing.
[[nodiscard]] std::optional<QRect> targetOn(const Screen& screen, const LessonTarget& target);
/// Whether a piece is the button that neutralizes the clue at which the tool points: it goes before the clue.
[[nodiscard]] bool confirmsTool(const Piece& piece);
/// The piece that makes this choice, rather one that makes no other; nullptr if none does.
[[nodiscard]] const Piece* pieceFor(const Screen& screen, const kernel::Choice& choice);
/// The piece with a command; nullptr if there is none.
[[nodiscard]] const Piece* pieceFor(const Screen& screen, const QString& command);
/// Where a piece is, in coordinates of the screen.
[[nodiscard]] QRect rectOf(const Screen& screen, const Piece& piece);

}  // namespace w13
