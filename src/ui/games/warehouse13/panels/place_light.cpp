#include "ui/games/warehouse13/panels/place_light.h"

#include <QGraphicsRectItem>
#include <QPen>
#include <algorithm>

#include "ui/look/contrast.h"

namespace w13 {

namespace {
constexpr double kFront = 11;  // below chips and help
}

PlaceLight::PlaceLight(Screen& screen) : QObject(&screen), screen_(screen) {
  connect(&screen, &Screen::laidOut, this, &PlaceLight::clear);  // what it lay around may be gone
}

void PlaceLight::clear() {
  for (QGraphicsRectItem* ring : rings_) delete ring;
  rings_.clear();
}

void PlaceLight::show(const std::vector<kernel::Noun>& nouns) {
  clear();
  for (const Piece* piece : screen_.allPieces()) {
    const kernel::Noun noun = piece->look().noun;
    if (noun.kind == 0 || !piece->isVisible() || std::find(nouns.begin(), nouns.end(), noun) == nouns.end()) continue;
    const QRectF at = piece->mapRectToScene(QRectF(QPointF(0, 0), piece->look().at.size()));
    QGraphicsRectItem* ring =
        screen_.scene()->addRect(at.adjusted(-5, -5, 5, 5), QPen(edgeNow(Qt::white), 4), Qt::NoBrush);
    ring->setZValue(kFront);
    ring->setAcceptedMouseButtons(Qt::NoButton);
    rings_.push_back(ring);
  }
}

}  // namespace w13
