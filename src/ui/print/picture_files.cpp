#include "ui/print/picture_files.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/look/saved_file.h"
#include "ui/print/card_raster.h"
#include "ui/print/tabletop.h"

namespace ui {

namespace {

constexpr double kDotsOnPaper = kPictureDots / 25.4;  // of a millimetre
constexpr double kMarkWide = 0.1;                     // millimetres
constexpr const char* kTextBegins = "tabletop-simulator";

/// What stands in the file beside the sheets for the simulator.
struct TabletopWords {
  Q_DECLARE_TR_FUNCTIONS(TabletopWords)
};

/// The files that are made of one name.
class Files {
 public:
  Files(const QString& named, kernel::Over over) : over_(std::move(over)) {
    const QFileInfo info(named);
    base_ = info.dir().filePath(info.completeBaseName());
  }

  void picture(const QString& name, const QImage& image) {
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    image.save(&out, "PNG");
    writeFile(base_ + "-" + name + ".png", out.data(), over_);
    ++count_;
  }
  void text(const QString& words) const {
    const bool ours = over_.what == kernel::Over::What::Ours;
    writeFile(base_ + ".txt", words.toUtf8(), ours ? kernel::Over::ours(kTextBegins) : over_);
  }
  [[nodiscard]] QString nameOf(const QString& name) const { return QFileInfo(base_).fileName() + "-" + name + ".png"; }
  [[nodiscard]] int count() const { return count_; }

 private:
  QString base_;
  kernel::Over over_;
  int count_ = 0;
};

QImage paperOf(const PrintWish& wish) {
  QImage page((millimetresOf(wish.paper) * kDotsOnPaper).toSize(), QImage::Format_RGB32);
  page.setDotsPerMeterX(qRound(kDotsOnPaper * 1000));
  page.setDotsPerMeterY(qRound(kDotsOnPaper * 1000));
  page.fill(Qt::white);
  return page;
}

/// One dot more than is wished: rounding would leave white between what bleeds side by side.
double bleedDrawn(const PrintWish& wish) { return wish.bleed == 0 ? 0 : wish.bleed + 1 / kDotsOnPaper; }

/// Where the picture of a card with its bleed begins.
QPoint cornerOf(const QRectF& card, const PrintWish& wish) {
  const int bleed = qRound(bleedDrawn(wish) * kDotsOnPaper);
  return (card.topLeft() * kDotsOnPaper).toPoint() - QPoint(bleed, bleed);
}

QImage frontsOf(const Sheet& sheet, const PrintWish& wish, CardRaster& raster) {
  QImage page = paperOf(wish);
  QPainter p(&page);
  for (const PlacedCard& each : sheet.placed) p.drawImage(cornerOf(each.at, wish), raster.front(each.card));
  p.setRenderHint(QPainter::Antialiasing);
  p.scale(kDotsOnPaper, kDotsOnPaper);
  p.setPen(QPen(Qt::black, kMarkWide, Qt::SolidLine, Qt::FlatCap));
  for (const QLineF& mark : cropMarks(sheet, wish)) p.drawLine(mark);
  return page;
}

QImage backsOf(const Sheet& sheet, const PrintWish& wish, CardRaster& raster) {
  QImage page = paperOf(wish);
  QPainter p(&page);
  for (const PlacedCard& each : sheet.placed) {
    const QImage back = raster.back(each.card);
    // upright when the card is turned over like a page of a book
    p.drawImage(cornerOf(turned(each.at, wish.paper, wish.turn), wish),
                wish.turn == Turn::ShortEdge ? back.mirrored(true, true) : back);
  }
  return page;
}

/// The grid of a sheet, each place filled by `picture`, and the last one with a back.
template <class Picture>
QImage gridOf(const TabletopSheet& sheet, CardRaster& raster, Picture picture) {
  const QSize place = raster.sizeOf(sheet.card);
  QImage grid(place.width() * sheet.columns, place.height() * sheet.rows, QImage::Format_RGB32);
  grid.fill(Qt::black);
  QPainter p(&grid);
  const auto at = [&](int number) {
    return QPoint(number % sheet.columns * place.width(), number / sheet.columns * place.height());
  };
  for (int number = 0; number < kernel::count(sheet.cards); ++number)
    p.drawImage(at(number), picture(kernel::at(sheet.cards, number)));
  p.drawImage(at(sheet.columns * sheet.rows - 1), raster.back(sheet.cards.front()));
  return grid;
}

}  // namespace

kernel::Over overPictures() { return kernel::Over::ours("\x89PNG"); }

int printPictures(const PrintWish& wish, const Printable& printable, house::Language language, const QString& file,
                  const kernel::Over& over) {
  const std::vector<Sheet> sheets = sheetsOf(wish, printable);
  Files files(file, over);
  CardRaster raster(printable, language, kDotsOnPaper, bleedDrawn(wish));
  for (int at = 0; at < kernel::count(sheets); ++at) {
    const QString number = QString::number(at + 1);
    files.picture(number + "-front", frontsOf(kernel::at(sheets, at), wish, raster));
    if (wish.backs) files.picture(number + "-back", backsOf(kernel::at(sheets, at), wish, raster));
  }
  return files.count();
}

int printTabletop(const PrintWish& wish, const Printable& printable, house::Language language, const QString& file,
                  const kernel::Over& over) {
  Files files(file, over);
  QStringList told = {
      kTextBegins,
      {},
      TabletopWords::tr("In Tabletop Simulator: Objects, Components, Custom, Deck. For each deck choose its face, its "
                        "back, and these numbers."),
      {}};
  for (const TabletopSheet& sheet : tabletopOf(wish, printable)) {
    CardRaster raster(printable, language, sheet.dotsPerMillimetre(), 0);
    const bool unique = kernel::at(printable.cards(), sheet.cards.front()).ownBack;
    const QString back = QStringLiteral("%1-%2-back%3").arg(sheet.deck).arg(sheet.number).arg(unique ? "s" : "");
    files.picture(sheet.name(), gridOf(sheet, raster, [&](int card) { return raster.front(card); }));
    files.picture(back, unique ? gridOf(sheet, raster, [&](int card) { return raster.back(card); })
                               : raster.back(sheet.cards.front()));
    told << TabletopWords::tr("Face: %1").arg(files.nameOf(sheet.name()))
         << TabletopWords::tr("Back: %1").arg(files.nameOf(back))
         << (unique ? TabletopWords::tr("Unique Backs: on") : TabletopWords::tr("Unique Backs: off"))
         << TabletopWords::tr("Width: %1, Height: %2, Number: %3")
                .arg(sheet.columns)
                .arg(sheet.rows)
                .arg(sheet.cards.size())
         << QString();
  }
  files.text(told.join(u'\n'));
  return files.count();
}

}  // namespace ui
