#include "ui/print/print.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>

#include "ui/look/saved_file.h"
#include "ui/print/picture_files.h"

namespace ui {

namespace {

constexpr int kDotsPerInch = 1200;
constexpr double kDots = kDotsPerInch / 25.4;  // of a millimetre
constexpr double kHairline = 0.1;              // millimetres

/// Draws the sides of a paper, in millimetres.
class Press {
 public:
  Press(QPainter& p, const PrintWish& wish, const Printable& printable, house::Language language)
      : p_(p), ink_(p, kDots, Onto::Paper), wish_(wish), printable_(printable), language_(language) {}

  void drawFronts(const Sheet& sheet) {
    p_.setPen(QPen(Qt::black, kHairline, Qt::SolidLine, Qt::FlatCap));
    for (const QLineF& mark : cropMarks(sheet, wish_)) p_.drawLine(mark);
    for (const PlacedCard& each : sheet.placed) printable_.draw(ink_, each.at, each.card, CardSide::Front, language_);
  }

  void drawBacks(const Sheet& sheet) {
    for (const PlacedCard& each : sheet.placed) {
      const QRectF at = turned(each.at, wish_.paper, wish_.turn);
      p_.save();
      p_.translate(at.center());
      if (wish_.turn == Turn::ShortEdge) p_.rotate(180);  // upright when the card is turned over like a page of a book
      printable_.draw(ink_, {QPointF(-at.width() / 2, -at.height() / 2), at.size()}, each.card, CardSide::Back,
                      language_);
      p_.restore();
    }
  }

 private:
  QPainter& p_;
  Ink ink_;
  const PrintWish& wish_;
  const Printable& printable_;
  house::Language language_;
};

int printPdf(const PrintWish& wish, const Printable& printable, house::Language language, const QString& file,
             const kernel::Over& over) {
  const std::vector<Sheet> sheets = sheetsOf(wish, printable);
  QBuffer out;
  out.open(QIODevice::WriteOnly);
  int pages = 0;
  {
    QPdfWriter pdf(&out);
    pdf.setResolution(kDotsPerInch);
    pdf.setPageSize(QPageSize(wish.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    pdf.setPageMargins({});
    pdf.setTitle(QFileInfo(file).completeBaseName());
    QPainter p(&pdf);
    p.scale(kDots, kDots);
    Press press(p, wish, printable, language);
    for (const Sheet& sheet : sheets) {
      if (pages++ > 0) pdf.newPage();
      press.drawFronts(sheet);
      if (!wish.backs) continue;
      pdf.newPage();
      ++pages;
      press.drawBacks(sheet);
    }
  }
  writeFile(file, out.data(), over);
  return pages;
}

}  // namespace

int printCards(const PrintWish& wish, const Printable& printable, house::Language language, const QString& file,
               const kernel::Over& over) {
  switch (wish.form) {
    case PrintForm::Pictures: return printPictures(wish, printable, language, file, over);
    case PrintForm::Tabletop: return printTabletop(wish, printable, language, file, over);
    case PrintForm::Pdf: break;
  }
  return printPdf(wish, printable, language, file, over);
}

}  // namespace ui
