#include "ui/games/warehouse51/window/auction_box.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <array>

#include "engine/games/games.h"
#include "engine/games/warehouse51/designing/auction_cards.h"
#include "ui/games/warehouse51/look/pieces.h"
#include "ui/games/warehouse51/look/relic_picture.h"
#include "ui/settings/language.h"

namespace w51 {

namespace {

struct BoxWords {
  Q_DECLARE_TR_FUNCTIONS(w51::BoxWords)
};

/// The relics on the lid, and how far each is turned, in degrees.
constexpr std::array<std::pair<std::string_view, double>, 2> kShown = {{{"golden-fleece", -4}, {"hope-diamond", 7}}};

/// The shipped box, read when its lid is first drawn.
const house::Box& shippedBox() {
  static const std::shared_ptr<const house::Box> kBox = games::named("warehouse51")->open({});
  return *kBox;
}

/// A cone of light from above the middle of a place.
void drawLight(Ink& ink, const QRectF& at) {
  QLinearGradient light(at.topLeft(), at.bottomLeft());
  light.setColorAt(0, withAlpha(QColor(colour::kCream), 0.34));
  light.setColorAt(1, withAlpha(QColor(colour::kCream), 0));
  QPainterPath cone;
  cone.moveTo(at.left() + at.width() * 0.42, at.top());
  cone.lineTo(at.left() + at.width() * 0.58, at.top());
  cone.lineTo(at.right(), at.bottom());
  cone.lineTo(at.left(), at.bottom());
  cone.closeSubpath();
  ink.painter().fillPath(cone, light);
}

void drawTilted(Ink& ink, const QRectF& at, RelicId relic, double degrees) {
  QPainter& p = ink.painter();
  p.save();
  p.translate(at.center());
  p.rotate(degrees);
  drawRelic(ink, {-at.width() / 2, -at.height() / 2, at.width(), at.height()}, cardsIn(shippedBox()), relic, spoken());
  p.restore();
}

/// Two relics in the light, and the gavel over a stack of ingots.
void drawLid(Ink& ink, const QRectF& at) {
  const double high = std::min(at.height(), at.width() * 0.5), wide = high * kRelicCard.width() / kRelicCard.height();
  const double left = at.center().x() - (high * 0.72 + 1.9 * wide) / 2, top = at.center().y() - high / 2;
  const double cards = left + high * 0.78;
  drawLight(ink, {cards - wide * 0.2, at.top(), wide * 2.3, at.height()});
  drawGavel(ink, {left, top + high * 0.08, high * 0.62, high * 0.62});
  for (int at = 0; at < 3; ++at) drawIngot(ink, {left + at * high * 0.22, top + high * 0.76, high * 0.26, high * 0.17});
  double x = cards;
  for (const auto& [id, turned] : kShown) {
    drawTilted(ink, {x, top + high * 0.03, wide * 0.94, high * 0.94}, cardsIn(shippedBox()).find(id), turned);
    x += wide * 0.92;
  }
}

}  // namespace

BoxLook boxOfAuctions() {
  bringTitleFace();
  BoxLook look;
  look.slogan = BoxWords::tr("2038. Everything must go.\nTwo of you know it is fake.");
  look.players = BoxWords::tr("3 to 5 collectors \u00B7 45 minutes");
  look.face = Role::Title;
  look.title = QColor(colour::kChampagne);
  look.text = QColor(colour::kText);
  look.quiet = QColor(colour::kText2);
  look.top = QColor(0xFF1A2146);
  look.bottom = QColor(colour::kVelvet900);
  look.edge = QColor(colour::kChampagne600);
  look.lid = drawLid;
  return look;
}

QString lotReached(int lot) { return BoxWords::tr("Lot %1").arg(std::max(1, lot)); }

}  // namespace w51
