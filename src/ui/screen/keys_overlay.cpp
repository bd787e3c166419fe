#include "ui/screen/keys_overlay.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "engine/kernel/count.h"
#include "ui/look/contrast.h"
#include "ui/look/ink.h"

namespace ui {

KeysOverlay::KeysOverlay(std::vector<KeyLine> keys, QWidget* parent) : QWidget(parent), keys_(std::move(keys)) {
  setAccessibleName(tr("Keys"));
  setFocusPolicy(Qt::StrongFocus);
  QStringList all;
  for (const KeyLine& each : keys_) all << each.keys + ": " + each.what;
  setAccessibleDescription(all.join("\n"));
  hide();
}

void KeysOverlay::open() {
  setGeometry(parentWidget()->rect());
  show();
  raise();
  setFocus();
}

namespace {

constexpr double kWide = 1248, kHigh = 768, kSide = 26, kTop = 70, kKeys = 176,
                 kAfterKeys = 14;  // units of the overlay

/// The lines in two columns of equal height, at a size of letters.
struct Laid {
  double high = 0;            ///< of the higher column
  int second = 0;             ///< the first line of the second column
  std::vector<double> lines;  ///< the height of each
};

double columnWidth() { return (kWide - 3 * kSide) / 2; }

Laid layOut(const std::vector<KeyLine>& all, double size) {
  const QFontMetricsF bold(ui::font(Role::Bold, size));
  const QFontMetricsF body(ui::font(Role::Body, size));
  const auto high = [](const QFontMetricsF& face, double width, const QString& words) {
    return face.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, words).height();
  };
  Laid laid;
  double whole = 0;
  for (const KeyLine& each : all) {
    laid.lines.push_back(
        std::max(high(bold, kKeys, each.keys), high(body, columnWidth() - kKeys - kAfterKeys, each.what)) +
        size * 0.35);
    whole += laid.lines.back();
  }
  double first = 0;
  while (laid.second < kernel::count(all) && first + kernel::at(laid.lines, laid.second) / 2 < whole / 2)
    first += kernel::at(laid.lines, laid.second++);
  laid.high = std::max(first, whole - first);
  return laid;
}

}  // namespace

void KeysOverlay::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.fillRect(rect(), QColor(0, 0, 0, 170));
  const double scale = std::min(width() / (kWide + 32), height() / (kHigh + 32));
  p.translate((width() - kWide * scale) / 2, (height() - kHigh * scale) / 2);
  p.scale(scale, scale);
  Ink ink(p, scale * devicePixelRatioF());
  ink.panel({0, 0, kWide, kHigh}, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kGold), 3, 14);
  ink.text({kSide, 12, 500, 50}, tr("Keys"), Role::Heading, 42, QColor(colour::kGold));
  ink.text({kWide / 2, 18, kWide / 2 - kSide, 36}, tr("Any key or click: back"), Role::Body, 18, QColor(colour::kText2),
           Qt::AlignRight | Qt::AlignVCenter);
  const std::vector<KeyLine>& all = keys_;
  double size = 18.0 * readingSize() / 100;  // as large as people want it, and as all of it has room
  Laid laid = layOut(all, size);
  while (laid.high > kHigh - kTop - kSide && size > 8) laid = layOut(all, size -= 0.5);
  const int lines = std::max(laid.second, kernel::count(all) - laid.second);
  const double apart = std::min(size * 0.8, (kHigh - kTop - kSide - laid.high) / lines);  // what is left is shared out
  const QFont bold = ui::font(Role::Bold, size);
  const QFont body = ui::font(Role::Body, size);
  double x = kSide;
  double y = kTop;
  for (int at = 0; at < kernel::count(all); ++at) {
    const double high = kernel::at(laid.lines, at);
    if (at == laid.second) {
      x += columnWidth() + kSide;
      y = kTop;
    }
    p.setFont(bold);
    p.setPen(textNow(QColor(colour::kBrass300)));
    p.drawText(QRectF(x, y, kKeys, high), Qt::AlignLeft | Qt::TextWordWrap, kernel::at(all, at).keys);
    p.setFont(body);
    p.setPen(textNow(QColor(colour::kText)));
    p.drawText(QRectF(x + kKeys + kAfterKeys, y, columnWidth() - kKeys - kAfterKeys, high),
               Qt::AlignLeft | Qt::TextWordWrap, kernel::at(all, at).what);
    y += high + apart;
  }
}

void KeysOverlay::keyPressEvent(QKeyEvent* event) {
  event->accept();
  const int key = event->key();
  const bool onlyHeld = key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr;
  if (!onlyHeld && !event->isAutoRepeat()) emit left();
}

void KeysOverlay::mousePressEvent(QMouseEvent*) { emit left(); }

}  // namespace ui
