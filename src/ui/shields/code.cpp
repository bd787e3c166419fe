#include "ui/shields/code.h"

#include <QImage>
#include <QPainter>

#include "ui/look/style.h"
#include "ui/shields/gate.h"

namespace ui {

// Whole pixels for each module: cameras read sharp edges best.
QPixmap pictureOfCode(const QString& text, int side) {
  constexpr int kQuiet = 4;  // modules of quiet round a code
  const QImage code = Gate::codeOf(text);
  if (code.isNull()) return {};
  const int across = code.width() + 2 * kQuiet, module = side / across, drawn = module * code.width();
  side = module * across;
  QPixmap picture(side, side);
  picture.fill(QColor(colour::kPaperTop));
  QPainter(&picture).drawImage(QRect((side - drawn) / 2, (side - drawn) / 2, drawn, drawn), code);
  return picture;
}

}  // namespace ui
