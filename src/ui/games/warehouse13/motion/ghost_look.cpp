#include "ui/games/warehouse13/motion/ghost_look.h"

#include <QPainter>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/closer_area.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

QSize pixelsOf(const QRectF& at, double pixels) {
  return {std::max(1, qRound(at.width() * pixels)), std::max(1, qRound(at.height() * pixels))};
}

/// A picture that is drawn once for a size and kept.
template <class Draw>
QPixmap drawn(const QString& what, QSize size, const Draw& draw) {
  const QString key = QStringLiteral("%1|%2x%3").arg(what).arg(size.width()).arg(size.height());
  QPixmap made = art::kept(key);
  if (!made.isNull()) return made;
  made = QPixmap(size);
  made.fill(Qt::transparent);
  QPainter p(&made);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, 1);
  draw(ink, QRectF(QPointF(0, 0), QSizeF(size)));
  p.end();
  art::keep(key, made);
  return made;
}

QPixmap back(const QString& deck, QSize size) {
  return drawn("ghost-back|" + deck, size, [&](Ink& ink, const QRectF& at) { drawBack(ink, at, deck); });
}

/// A card that lies open before or after, or has just come up for everybody; of any other there is no picture.
QPixmap large(const Move& move, const Stage& stage) {
  if (!move.turnsUp && stage.before.showing(move.large) < 0 && stage.after.showing(move.large) < 0) return {};
  QRectF widest = move.from;
  for (const Leg& leg : move.legs)
    if (leg.to.width() > widest.width()) widest = leg.to;
  QPixmap made(pixelsOf(widest, stage.pixels));
  made.fill(Qt::transparent);
  QPainter p(&made);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  p.scale(made.width() / widest.width(), made.height() / widest.height());
  Ink ink(p, stage.pixels);
  drawCard(ink, QRectF(QPointF(0, 0), widest.size()), stage.cards, stage.words, cardOf(move.large));
  return made;
}

QPixmap violet(const QPixmap& picture) {
  QPixmap made = picture;
  if (made.isNull()) return made;
  QPainter p(&made);
  p.setCompositionMode(QPainter::CompositionMode_SourceAtop);
  p.fillRect(made.rect(), QColor(74, 28, 110, 170));
  return made;
}

/// Every face of such a die, whatever this one will show.
std::vector<QPixmap> facesOf(const Lying& die, const Catalog& cards, int side) {
  std::vector<QPixmap> faces;
  for (const DieFace& face : w13::facesOf(die.noun, die.part, cards)) faces.push_back(art::die(face, side));
  return faces;
}

}  // namespace

GhostLook lookOf(const Move& move, const Stage& stage) {
  GhostLook look;
  const auto picture = [](const Tableau& tableau, int thing) {
    return thing < 0 ? QPixmap() : kernel::at(tableau.things, thing).picture;
  };
  look.was = picture(stage.before, move.was);
  look.is = move.large.kind != 0 ? large(move, stage) : picture(stage.after, move.is);
  const QSize size = pixelsOf(move.legs.empty() ? move.from : move.legs.front().to, stage.pixels);
  if (!move.back.isEmpty()) look.was = back(move.back, size);
  switch (move.legs.empty() ? Way::Stay : move.legs.front().way) {
    case Way::Leave: look.is = art::picture(move.file, size); break;
    case Way::Tumble: look.faces = facesOf(kernel::at(stage.after.things, move.is), stage.cards, size.width()); break;
    case Way::Lose: look.is = violet(look.was); break;
    case Way::Splash: look.was = art::picture(QStringLiteral("tokens/neutralizer-bucket"), size); break;
    case Way::Wipe:
      look.part = {0, 0, 1, move.from.height() / std::max(1.0, stage.before.at(move.was).height())};
      break;
    default: break;
  }
  return look;
}

}  // namespace w13
