#include "ui/screen/button.h"

#include <QFontMetricsF>

namespace ui {

namespace {

struct ButtonGround {
  QRgb top, bottom, edge, ink;
};

ButtonGround groundOf(ButtonTone tone) {
  switch (tone) {
    case ButtonTone::Gold: return {colour::kGoldTop, colour::kGoldBottom, 0xFFFFE9B8, colour::kGoldInk};
    case ButtonTone::Violet: return {colour::kGoo500, colour::kGoo700, colour::kGoo300, colour::kWhite};
    case ButtonTone::Off:
      return {colour::kDisabledGround, colour::kDisabledGround, colour::kInk600, colour::kDisabledInk};
    default: return {colour::kButtonTop, colour::kButtonBottom, colour::kBrass500, colour::kButtonInk};
  }
}

double keyWidth(const QString& key) { return QFontMetricsF(font(Role::Body, 15)).horizontalAdvance(key); }

}  // namespace

double buttonWidth(const QString& words, const QString& key) {
  const double text = QFontMetricsF(font(Role::Bold, 19)).horizontalAdvance(words);
  return 40 + text + (key.isEmpty() ? 0 : 18 + keyWidth(key));
}

PieceLook buttonLook(const QRectF& at, const QString& words, const QString& key, ButtonTone tone) {
  PieceLook look;
  look.at = at;
  look.name = words;
  look.glows = false;
  look.radius = 9;
  look.draw = [=, size = at.size(), ground = groundOf(tone)](Ink& ink) {
    const QRectF all(QPointF(0, 0), size);
    const QColor with(ground.ink);
    ink.panel(all, QColor(ground.top), QColor(ground.bottom), QColor(ground.edge), 2, 9);
    const double cap = key.isEmpty() ? 0 : keyWidth(key) + 12;
    ink.text(all.adjusted(14, 0, key.isEmpty() ? -14 : -cap - 22, 0), words, Role::Bold, 19, with, Qt::AlignCenter);
    if (key.isEmpty()) return;
    const QRectF chip(size.width() - cap - 14, size.height() / 2 - 12, cap, 24);
    ink.painter().setBrush(Qt::NoBrush);
    ink.painter().setPen(QPen(with, 1.5));
    ink.painter().drawRoundedRect(chip, 5, 5);
    ink.text(chip, key, Role::Body, 15, with, Qt::AlignCenter);
  };
  return look;
}

}  // namespace ui
