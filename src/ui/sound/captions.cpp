#include "ui/sound/captions.h"

#include <QFontMetricsF>
#include <algorithm>

namespace ui {

Captions::Captions(QObject* parent) : QObject(parent) { connect(&quiet_, &Alarm::rang, this, &Captions::clear); }

void Captions::add(const Sound& sound) {
  const QString name = captionOf(sound);
  if (name.isEmpty()) return;
  names_.removeAll(name);
  names_ << name;
  while (names_.size() > kMost) names_.removeFirst();
  quiet_.start();
  tell();
}

void Captions::clear() {
  quiet_.stop();
  if (names_.isEmpty()) return;
  names_.clear();
  tell();
}

void Captions::tell() { emit changed(names_.isEmpty() ? QString() : QStringLiteral("♪ ") + names_.join(" · ")); }

void CaptionArea::draw(Ink& ink) {
  if (line_.isEmpty()) return;
  constexpr double kText = 18;
  const double most = units().width();
  const double wide = std::min(most, QFontMetricsF(font(Role::Typed, kText)).horizontalAdvance(line_) + 36);
  const QRectF at(most - wide, 0, wide, units().height());
  ink.panel(at, QColor(colour::kWireGround), QColor(colour::kWireGround), QColor(colour::kBrass600), 2, 8);
  ink.text(at.adjusted(14, 0, -14, 0), line_, Role::Typed, kText, QColor(colour::kWire), Qt::AlignCenter);
}

}  // namespace ui
