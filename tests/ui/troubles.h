#pragma once
// What is wrong with the texts on a screen of any game.

#include <QGraphicsScene>
#include <QStringList>

#include "ui/screen/screen.h"

namespace w13::test::texts {

using ui::Area;
using ui::Piece;
using ui::Screen;
using ui::Written;

inline constexpr double kTouch = 2;  // units by which two texts may touch
inline constexpr double kFront = 3;  // areas from this height on lie over the others on purpose

/// A text where it stands on the screen.
struct Standing {
  QRectF at;
  QString words;
  bool fits = true;
  const Area* area = nullptr;
  const Piece* piece = nullptr;  ///< nullptr: on the area's ground
};

/// All texts of an area, from the ground up.
inline void collect(const Area& area, std::vector<Standing>& all) {
  for (const Written& each : area.written())
    all.push_back({area.mapRectToScene(each.at), each.words, each.fits, &area, nullptr});
  for (const QGraphicsItem* item : area.childItems()) {
    const Piece* piece = dynamic_cast<const Piece*>(item);
    if (piece == nullptr || !piece->isVisible()) continue;
    for (const Written& each : piece->written())
      all.push_back({piece->mapRectToScene(each.at), each.words, each.fits, &area, piece});
  }
}

inline bool overlap(const QRectF& a, const QRectF& b) {
  const QRectF both = a.intersected(b);
  return both.width() > kTouch && both.height() > kTouch;
}

/// Whether a piece lies over a text that is not its own. Fanned cards do so on purpose; what draws nothing hides
/// nothing.
inline bool covers(const Piece& piece, const Standing& text) {
  if (&piece == text.piece || !piece.isVisible() || piece.face().isNull() || !piece.look().reach.isEmpty())
    return false;
  const QList<QGraphicsItem*> order = text.area->childItems();
  const auto placeOf = [&](const Piece* each) { return std::find(order.begin(), order.end(), each) - order.begin(); };
  if (text.piece != nullptr && (!text.piece->look().reach.isEmpty() || placeOf(&piece) < placeOf(text.piece)))
    return false;
  return overlap(piece.mapRectToScene(QRectF(QPointF(0, 0), piece.look().at.size())), text.at);
}

/// What is wrong with the texts of a screen; empty: nothing.
inline QStringList troublesOf(const Screen& screen) {
  QStringList troubles;
  std::vector<Standing> texts;
  std::vector<QRectF> fronts;
  for (const QGraphicsItem* item : screen.scene()->items(Qt::AscendingOrder)) {
    const Area* area = dynamic_cast<const Area*>(item);
    if (area == nullptr || !area->isVisible()) continue;
    collect(*area, texts);
    if (area->zValue() >= kFront) fronts.push_back(area->mapRectToScene(area->boundingRect()));
  }
  const auto behind = [&](const Standing& text) {
    return text.area->zValue() < kFront &&
           std::any_of(fronts.begin(), fronts.end(), [&](const QRectF& front) { return front.intersects(text.at); });
  };
  const auto inFan = [&](const Standing& text) { return text.piece != nullptr && screen.fan().holds(*text.piece); };
  const QRectF window = screen.mapToScene(screen.viewport()->rect()).boundingRect();
  for (std::size_t at = 0; at < texts.size(); ++at) {
    const Standing& text = texts[at];
    if (!text.fits) troubles << "cut: " + text.words;
    if (!window.adjusted(-kTouch, -kTouch, kTouch, kTouch).contains(text.at)) troubles << "outside: " + text.words;
    if (behind(text)) continue;
    for (std::size_t other = at + 1; other < texts.size(); ++other) {
      if (behind(texts[other]) || !overlap(text.at, texts[other].at)) continue;
      const bool fanned = (text.piece != nullptr && !text.piece->look().reach.isEmpty()) || inFan(texts[other]);
      const bool front = texts[other].area->zValue() >= kFront && texts[other].area != text.area;
      if (!fanned && !front) troubles << "on each other: " + text.words + " | " + texts[other].words;
    }
    for (const QGraphicsItem* item : text.area->childItems())
      if (const Piece* piece = dynamic_cast<const Piece*>(item);
          piece != nullptr && !screen.fan().holds(*piece) && covers(*piece, text))
        troubles << "covered: " + text.words + " | " + piece->look().name;
  }
  return troubles;
}

}  // namespace w13::test::texts
