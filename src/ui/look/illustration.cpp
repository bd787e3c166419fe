#include "ui/look/illustration.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRadialGradient>
#include <QResource>
#include <QSvgRenderer>

#include "engine/kernel/count.h"
#include "ui/look/own_pictures.h"

static void initIllustrations() { Q_INIT_RESOURCE(illustrations); }
static void initAllIllustrations() { Q_INIT_RESOURCE(all_illustrations); }

namespace ui {

namespace {

QJsonObject drawingsIn(const QString& resource) {
  QFile file(resource);
  return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// What the shipped cards name.
const QJsonObject& drawings() {
  static const QJsonObject kDrawings = [] {
    initIllustrations();
    return drawingsIn(":/illustrations.json");
  }();
  return kDrawings;
}

/// All icons: many times as much, so they are read when a card of somebody's own names one, or one is looked for.
const QJsonObject& allDrawings() {
  static const QJsonObject kDrawings = [] {
    initAllIllustrations();
    return drawingsIn(":/all_illustrations.json");
  }();
  return kDrawings;
}

QString drawingOf(const QString& name) {
  const QString picked = drawings().value(name).toString();
  return picked.isEmpty() && !name.isEmpty() ? allDrawings().value(name).toString() : picked;
}

/// An icon in one colour; Qt does not know the "current" one.
void paint(QPainter& p, const QString& drawing, QColor with, const QRectF& at) {
  QString svg =
      QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\">%1</svg>").arg(drawing);
  svg.replace(QStringLiteral("currentColor"), with.name());
  QSvgRenderer(svg.toUtf8()).render(&p, at);
}

}  // namespace

bool illustrate(Ink& ink, const QRectF& well, double size, const std::string& art, QColor tint) {
  const QString named = QString::fromStdString(art);
  constexpr double kFrame = 6;
  if (isOwnPicture(named)) return drawOwnPicture(ink.painter(), well.adjusted(kFrame, kFrame, -kFrame, -kFrame), named);
  const QString name = named.section(u':', 1);
  const QString drawing = drawingOf(name);
  if (drawing.isEmpty()) return false;
  QPainter& p = ink.painter();
  if (ink.onto() == Onto::Screen) {
    QRadialGradient glow(well.center(), well.width() * 0.55);
    glow.setColorAt(0, QColor(tint.red(), tint.green(), tint.blue(), 56));
    glow.setColorAt(1, Qt::transparent);
    p.fillRect(well, glow);
  }
  const QRectF at(well.center().x() - size / 2, well.center().y() - size / 2, size, size);
  p.setOpacity(0.45);
  paint(p, drawing, Qt::black, at.translated(0, 4));
  p.setOpacity(1);
  paint(p, drawing, tint, at);
  return true;
}

// Without reading them: the first page asks.
bool isIllustrated() {
  constexpr qint64 kEmpty = 4;  // "{}" and the end of its line
  initIllustrations();
  return QResource(QStringLiteral(":/illustrations.json")).uncompressedSize() > kEmpty;
}

QStringList allIllustrations() { return allDrawings().keys(); }

bool drawArt(QPainter& p, const QRectF& at, const QString& art, QColor with) {
  if (isOwnPicture(art)) return drawOwnPicture(p, at, art);
  const QString drawing = drawingOf(art.section(u':', 1));
  if (!drawing.isEmpty()) paint(p, drawing, with, at);
  return !drawing.isEmpty();
}

int illustrationCount() { return kernel::count(drawings()); }

}  // namespace ui
