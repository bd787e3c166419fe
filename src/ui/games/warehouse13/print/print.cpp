#include "ui/games/warehouse13/print/print.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>
#include <set>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/print/picture_files.h"
#include "ui/look/saved_file.h"

namespace w13 {

namespace {

constexpr int kDotsPerInch = 1200;
constexpr double kDots = kDotsPerInch / 25.4;  // of a millimetre
constexpr double kHairline = 0.1;              // millimetres

/// The sentences about what cannot be done.
struct PressWords {
  Q_DECLARE_TR_FUNCTIONS(PressWords)
};

/// Draws the sides of a paper, in millimetres.
class Press {
 public:
  Press(QPainter& p, const PrintWish& wish, const Catalog& cards, const Words& words)
      : p_(p), ink_(p, kDots, Onto::Paper), wish_(wish), cards_(cards), words_(words) {}

  void drawFronts(const Sheet& sheet) {
    p_.setPen(QPen(Qt::black, kHairline, Qt::SolidLine, Qt::FlatCap));
    for (const QLineF& mark : cropMarks(sheet, wish_)) p_.drawLine(mark);
    for (const PlacedCard& each : sheet.placed) drawDesign(ink_, each.at, cards_, words_, each.design);
  }

  void drawBacks(const Sheet& sheet) {
    for (const PlacedCard& each : sheet.placed) {
      const QRectF at = turned(each.at, wish_.paper, wish_.turn);
      p_.save();
      p_.translate(at.center());
      if (wish_.turn == Turn::ShortEdge) p_.rotate(180);  // upright when the card is turned over like a page of a book
      drawBackOf(cards_.of(each.design), {QPointF(-at.width() / 2, -at.height() / 2), at.size()});
      p_.restore();
    }
  }

 private:
  void drawBackOf(const Design& design, const QRectF& at) {
    if (design.kind == Kind::Ability) drawUsed(ink_, at, words_, design);
    else drawBack(ink_, at, backOf(design.kind));
  }

  QPainter& p_;
  Ink ink_;
  const PrintWish& wish_;
  const Catalog& cards_;
  const Words& words_;
};

}  // namespace

std::vector<DesignId> designsOf(const Catalog& cards, std::optional<Kind> kind) {
  std::vector<DesignId> designs;
  for (int at = 0; at < kernel::count(cards.designs); ++at)
    if (!kind || kernel::at(cards.designs, at).kind == *kind) designs.push_back(designAt(at));
  return designs;
}

std::vector<DesignId> designsNamed(const Catalog& cards, const QStringList& names) {
  if (names.isEmpty()) return designsOf(cards);
  std::vector<DesignId> designs;
  for (const QString& name : names) {
    const std::size_t before = designs.size();
    for (const DesignId each : designsOf(cards))
      if (folderOf(cards.of(each)) == name || cards.of(each).id == name.toStdString()) designs.push_back(each);
    if (designs.size() > before) continue;
    QStringList decks;
    for (const Design& design : cards.designs) decks << folderOf(design);
    decks.removeDuplicates();
    throw kernel::RefusedError(
        PressWords::tr("There is no deck and no card \"%1\": name a deck (%2), or a card by its id.")
            .arg(name, decks.join(", "))
            .toStdString());
  }
  return designs;
}

std::vector<DesignId> designsOfOwn(const CardSet& cards) {
  std::set<std::string> own;
  for (std::size_t layer = 1; layer < cards.layers.size(); ++layer)
    for (const house::SourceFile& file : cards.layers[layer].files) own.insert(file.path);
  std::vector<DesignId> designs;
  for (const DesignId each : designsOf(*cards.cards)) {
    const Design& design = cards.cards->of(each);
    const bool ofOwnAgent = design.kind == Kind::Ability && design.agent != AgentId::None &&
                            own.contains("agents/" + cards.cards->of(design.agent).id + ".json");
    if (own.contains(design.file) || ofOwnAgent) designs.push_back(each);
  }
  return designs;
}

namespace {

int printPdf(const PrintWish& wish, const Catalog& cards, const Words& words, const QString& file,
             const kernel::Over& over) {
  const std::vector<Sheet> sheets = sheetsOf(wish, cards);
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
    Press press(p, wish, cards, words);
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

int printCards(const PrintWish& wish, const Catalog& cards, const Words& words, const QString& file,
               const kernel::Over& over) {
  switch (wish.form) {
    case PrintForm::Pictures: return printPictures(wish, cards, words, file, over);
    case PrintForm::Tabletop: return printTabletop(wish, cards, words, file, over);
    case PrintForm::Pdf: break;
  }
  return printPdf(wish, cards, words, file, over);
}

}  // namespace w13
