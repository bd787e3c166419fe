#pragma once
// A sheet with all that the auction house draws, to be looked at: relics in their sizes and states, counterfeits,
// backs, signs and pieces.

#include <QImage>

#include "ui/games/warehouse51/look/relic_picture.h"
#include "ui/look/art.h"

namespace w51::test {

inline constexpr QSize kSheet(1920, 1080);

inline QRectF card(double x, double y, double width) { return {x, y, width, width * 1.4}; }

/// Relics in large, in their three sizes, and as they lie on the table.
inline void drawRelics(Ink& ink, const Catalog& cards, house::Language language) {
  double x = 40;
  for (const char* id : {"excalibur", "pandoras-box", "flying-carpet", "ruyi-jingu-bang"}) {
    drawRelic(ink, card(x, 96, 290), cards, cards.find(id), language);
    x += 312;
  }
  const RelicId diamond = cards.find("hope-diamond");
  drawRelic(ink, card(1310, 140, 258), cards, diamond, language);
  drawRelic(ink, card(1588, 140, 170), cards, diamond, language);
  drawRelic(ink, card(1776, 140, 104), cards, diamond, language);
  drawRelic(ink, card(1370, 604, 130), cards, cards.find("excalibur"), language, {.sealed = true});
  ink.painter().save();
  ink.painter().translate(1696, 634);
  ink.painter().rotate(90);
  drawRelic(ink, card(0, 0, 130), cards, cards.find("davids-harp"), language, {.pawned = true});
  ink.painter().restore();
  drawRelic(ink, card(1718, 604, 108), cards, cards.find("dorian-gray"), language, {.unsold = true});
  drawRelic(ink, card(1834, 604, 80), cards, cards.find("kusanagi"), language, {.fallen = true});
}

inline void drawForged(Ink& ink, const Catalog& cards, house::Language language) {
  drawCounterfeit(ink, card(40, 604, 200), cards, cards.find("excalibur"), language);
  drawCounterfeit(ink, card(256, 604, 150), cards, cards.find("seven-league-boots"), language);
  drawCounterfeitBack(ink, card(424, 604, 150));
  drawCounterfeitBack(ink, card(592, 604, 64));
  double x = 690;
  for (const Category category : kEachCategory) {
    drawDeckBack(ink, card(x, 604, 146), category);
    x += 162;
  }
}

inline void drawPieces(Ink& ink) {
  double x = 40;
  for (int collector = -1; collector < kCollectors; ++collector, x += 100)
    drawCollector(ink, {x, 956, 90, 90}, collector);
  x = 690;
  for (const Category category : kEachCategory) {
    drawEmblem(ink, {x, 840, 64, 64}, category);
    x += 74;
  }
  drawGavel(ink, {1000, 840, 64, 64});
  drawSeal(ink, {1074, 840, 64, 64});
  drawCertificate(ink, {1140, 836, 60, 72});
  drawTicket(ink, {1206, 840, 100, 68}, QStringLiteral("10"));
  drawCrown(ink, {1316, 850, 48, 40});
  drawRibbon(ink, {1370, 846, 48, 48});
  drawFist(ink, {690, 920, 120, 132}, false, inkOf(0));
  drawFist(ink, {820, 920, 120, 132}, true, inkOf(1));
  drawOnPalm(ink, {820, 920, 120, 132}, 5);
  drawFist(ink, {950, 920, 120, 132}, true, inkOf(3), 0.6);
  drawPaddle(ink, {1080, 920, 110, 140}, 5);
  drawPaddle(ink, {1200, 920, 110, 140}, 14);
  drawFlaps(ink, {1320, 960, 140, 82}, 4, 2);
  x = 1440;
  for (const int number : {4, 9, 14, 17, 28, 45}) {
    drawIngots(ink, {x, 840, 76, 36}, number);
    x += 82;
  }
  drawIngots(ink, {1480, 950, 200, 100}, 15);
  drawIngot(ink, {1700, 960, 128, 80});
}

/// On the table's velvet.
inline QImage sheet(const Catalog& cards, house::Language language) {
  QImage image(kSheet, QImage::Format_RGB32);
  QPainter p(&image);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, 1);
  ink.picture(QStringLiteral("auction/boards/table"), QRectF(image.rect()));
  ink.text({40, 18, 900, 64}, QStringLiteral("Warehouse 51"), Role::Title, 46, QColor(colour::kChampagne));
  drawRelics(ink, cards, language);
  drawForged(ink, cards, language);
  drawPieces(ink);
  return image;
}

/// All relics of the box, at a width.
inline QImage allRelics(const Catalog& cards, house::Language language, double width) {
  constexpr int kAcross = 9;
  const double gap = 12;
  const int rows = (cards.size() + kAcross - 1) / kAcross;
  QImage image(qRound(gap + kAcross * (width + gap)), qRound(gap + rows * (width * 1.4 + gap)), QImage::Format_RGB32);
  image.fill(QColor(colour::kPanel));
  QPainter p(&image);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, 1);
  for (const RelicId relic : cards.all()) {
    const int at = static_cast<int>(relic);
    drawRelic(ink, card(gap + at % kAcross * (width + gap), gap + at / kAcross * (width * 1.4 + gap), width), cards,
              relic, language);
  }
  return image;
}

}  // namespace w51::test
