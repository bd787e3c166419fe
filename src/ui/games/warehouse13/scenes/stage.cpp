#include "ui/games/warehouse13/scenes/stage.h"

#include <QPainter>
#include <QRadialGradient>

#include "ui/look/contrast.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr int kBlur = 5;  // how many times smaller the table is painted in between
constexpr QRgb kLampLight = 0xFFFFC978;

// From the middle of the upper edge.
void paintLamp(QPainter& p, const QSizeF& size, double level) {
  QRadialGradient lamp(QPointF(size.width() / 2, -size.height() * 0.1), size.width() * 0.5);
  for (const auto& [at, part] :
       {std::pair(0.0, 1.0), std::pair(0.35, 0.55), std::pair(0.7, 0.15), std::pair(1.0, 0.0)}) {
    lamp.setColorAt(at, withAlpha(kLampLight, level * part));
  }
  p.fillRect(QRectF(QPointF(0, 0), size), lamp);
}

void paintHaze(QPainter& p, const QSizeF& size, QRgb haze) {
  QRadialGradient sides(QPointF(size.width() / 2, size.height() / 2), size.width() * 0.62);
  QColor none(haze);
  none.setAlpha(0);
  QColor full(haze);
  full.setAlphaF(0.85F);
  sides.setColorAt(0.25, none);
  sides.setColorAt(1, full);
  p.fillRect(QRectF(QPointF(0, 0), size), sides);
}

void paintVignette(QPainter& p, const QSizeF& size) {
  QRadialGradient dark(QPointF(size.width() / 2, size.height() / 2), size.width() * 0.65);
  dark.setColorAt(0.35, QColor(0, 0, 0, 0));
  dark.setColorAt(1, QColor(0, 0, 0, 190));
  p.fillRect(QRectF(QPointF(0, 0), size), dark);
}

}  // namespace

QPixmap stageOf(const QPixmap& table, QSizeF pixels, const StageLight& light) {
  QPixmap stage(pixels.toSize());
  stage.fill(Qt::black);
  if (highContrast()) return stage;
  const QSizeF size(stage.size());
  QPainter p(&stage);
  p.setRenderHint(QPainter::SmoothPixmapTransform);
  if (!table.isNull()) {
    const QPixmap small = table.scaled(stage.size() / kBlur, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    p.setOpacity(light.table);
    p.drawPixmap(QRectF(QPointF(0, 0), size), small, QRectF(small.rect()));
    p.setOpacity(1);
  }
  if (light.haze != 0) paintHaze(p, size, light.haze);
  paintVignette(p, size);
  if (light.lamp > 0) paintLamp(p, size, light.lamp);
  return stage;
}

}  // namespace w13
