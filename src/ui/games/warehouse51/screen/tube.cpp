#include "ui/games/warehouse51/screen/tube.h"

#include <QFontMetricsF>

#include "ui/games/warehouse51/look/colours.h"

namespace w51 {

namespace {

constexpr double kCap = 24;

double capWidth(const QString& key) { return QFontMetricsF(font(Role::Bold, 15)).horizontalAdvance(key) + 16; }

void drawGlass(Ink& ink, const QRectF& all, Glass glass) {
  switch (glass) {
    case Glass::Lit: {
      for (const auto& [reach, alpha] : {std::pair{8.0, 30}, {5.0, 50}}) {
        ink.painter().setBrush(Qt::NoBrush);
        ink.painter().setPen(QPen(withAlpha(QColor(colour::kTube), alpha / 255.0), 4));
        ink.painter().drawRoundedRect(all.adjusted(9 - reach, 9 - reach, reach - 9, reach - 9), 9, 9);
      }
      return ink.panel(all.adjusted(5, 5, -5, -5), QColor(colour::kFillTop), QColor(colour::kFill),
                       QColor(colour::kCore), 2, 7);
    }
    case Glass::Line:
      return ink.panel(all.adjusted(5, 5, -5, -5), QColor(colour::kPrompt), QColor(colour::kPanel),
                       QColor(colour::kTube), 2, 7);
    case Glass::Dead: return ink.dashed(all.adjusted(6, 6, -6, -6), QColor(colour::kDeadGlass), 7);
  }
}

}  // namespace

double drawKeyCap(Ink& ink, QPointF at, const QString& key, QColor with) {
  const QRectF cap(at, QSizeF(capWidth(key), kCap));
  ink.painter().setBrush(Qt::NoBrush);
  ink.painter().setPen(QPen(with, 1.5));
  ink.painter().drawRoundedRect(cap, 5, 5);
  ink.text(cap, key, Role::Bold, 15, with, Qt::AlignCenter);
  return cap.width();
}

PieceLook tubeButton(const QRectF& at, const Label& label, Glass glass, double size) {
  PieceLook look;
  look.at = at;
  look.name = label.below.isEmpty() ? label.words : label.words + ": " + label.below;
  look.glows = false;
  look.radius = 8;
  look.light = {colour::kTube, colour::kTube, colour::kCore};
  look.draw = [=, extent = at.size()](Ink& ink) {
    const QRectF all(QPointF(0, 0), extent);
    drawGlass(ink, all, glass);
    const QColor with(glass == Glass::Lit    ? colour::kNeonInk
                      : glass == Glass::Line ? colour::kCore
                                             : colour::kDeadText);
    const Role role = glass == Glass::Lit && label.below.isEmpty() ? Role::Heading : Role::Bold;
    const double letters = role == Role::Heading ? size * 1.3 : size;
    const QRectF inside = all.adjusted(14, 6, -14, -6);
    if (!label.below.isEmpty()) {
      ink.text({inside.x(), inside.y(), inside.width(), inside.height() * 0.52}, label.words, Role::Bold, size, with,
               Qt::AlignHCenter | Qt::AlignBottom);
      ink.text({inside.x(), inside.y() + inside.height() * 0.52, inside.width(), inside.height() * 0.4}, label.below,
               Role::Body, 17, with, Qt::AlignHCenter | Qt::AlignTop);
      return;
    }
    if (label.key.isEmpty() && QFontMetricsF(font(role, letters)).horizontalAdvance(label.words) > inside.width())
      return ink.paragraph(inside, label.words, role, letters, with, Qt::AlignCenter);  // long ones take two lines
    const double cap = label.key.isEmpty() ? 0 : capWidth(label.key) + 12;
    const double words =
        std::min(inside.width() - cap, QFontMetricsF(font(role, letters)).horizontalAdvance(label.words));
    const bool beside = words + cap <= inside.width() && extent.width() > extent.height() * 2;
    if (label.key.isEmpty() || beside) {
      const double x = inside.center().x() - (words + cap) / 2;
      ink.text({x, inside.y(), words + 4, inside.height()}, label.words, role, letters, with,
               Qt::AlignLeft | Qt::AlignVCenter);
      if (!label.key.isEmpty()) drawKeyCap(ink, {x + words + 12, inside.center().y() - kCap / 2}, label.key, with);
      return;
    }
    ink.text({inside.x(), inside.y(), inside.width(), inside.height() * 0.55}, label.words, role, letters, with,
             Qt::AlignCenter);
    drawKeyCap(ink, {inside.center().x() - (cap - 12) / 2, inside.bottom() - kCap - 4}, label.key, with);
  };
  return look;
}

void drawPanel(Ink& ink, const QRectF& at, QColor edge, double width) {
  ink.panel(at, QColor(colour::kPanel), QColor(colour::kPanelFoot), edge, width, 12);
}

}  // namespace w51
