// Cards as pictures: bleed, sheets for a printer's shop and for Tabletop Simulator, and only the designer's own.

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <set>

#include "engine/kernel/errors.h"
#include "prints.h"
#include "ui/print/card_raster.h"
#include "ui/print/picture_files.h"
#include "ui/print/print_panel.h"
#include "ui/print/tabletop.h"
#include "ui/settings/language.h"

namespace w13::test {

TEST_CASE("With bleed the cards keep their size and their distance, and each is cut on its own four lines", "[print]") {
  PrintWish wish = wishFor({"traits", "plots"});
  wish.form = PrintForm::Pictures;
  wish.bleed = 3;
  const QRectF printable = QRectF(QPointF(0, 0), millimetresOf(wish.paper)).adjusted(5, 5, -5, -5);
  int placed = 0;
  for (const Sheet& sheet : sheetsOf(wish, prints())) {
    std::set<int> cuts;  // across, in tenths of a millimetre
    for (const QLineF& mark : cropMarks(sheet, wish))
      if (mark.dx() == 0) cuts.insert(qRound(mark.x1() * 10));
    for (std::size_t at = 0; at < sheet.placed.size(); ++at, ++placed) {
      const QRectF card = sheet.placed[at].at;
      const QRectF with = card.adjusted(-3, -3, 3, 3);
      CHECK(card.size() == kernel::at(prints().cards(), sheet.placed[at].card).size);
      CHECK(printable.contains(with));
      CHECK(cuts.contains(qRound(card.left() * 10)));
      CHECK(cuts.contains(qRound(card.right() * 10)));
      for (std::size_t other = 0; other < at; ++other)
        CHECK_FALSE(sheet.placed[other]
                        .at.adjusted(-2.99, -2.99, 2.99, 2.99)
                        .intersects(card.adjusted(-2.99, -2.99, 2.99, 2.99)));
    }
  }
  CHECK(placed == cardsIn(wish, prints()));
}

TEST_CASE("What bleeds has the colors of the card's edge, to the very corners", "[print]") {
  // given a card with round corners, gray at the edge and white inside
  QImage card(60, 90, QImage::Format_ARGB32_Premultiplied);
  card.fill(Qt::transparent);
  {
    QPainter p(&card);
    p.setRenderHint(QPainter::Antialiasing);
    p.setBrush(Qt::gray);
    p.setPen(Qt::NoPen);
    p.drawRoundedRect(QRectF(0, 0, 60, 90), 12, 12);
    p.fillRect(QRectF(14, 14, 32, 62), Qt::white);
  }
  // when its edge is drawn out
  const QImage made = drawnOut(card, 10, 12, 2);
  // then there is gray all around, and the card in the middle is as it was
  REQUIRE(made.size() == QSize(80, 110));
  for (int x = 0; x < made.width(); ++x)
    for (int y = 0; y < made.height(); ++y) {
      const bool inside = QRect(24, 24, 32, 62).contains(x, y);
      if (made.pixelColor(x, y) != QColor(inside ? Qt::white : Qt::gray)) FAIL("at " << x << ", " << y);
    }
}

TEST_CASE("Sheets with bleed are pictures in the size of the paper, with their backs", "[print]") {
  const QTemporaryDir folder;
  PrintWish wish = wishFor({"duck"});
  wish.form = PrintForm::Pictures;
  wish.bleed = 3;
  wish.copies = false;
  CHECK(printCards(wish, prints(), Language::English, folder.filePath("my.png")) == 2);
  const QImage front(folder.filePath("my-1-front.png"));
  const QImage back(folder.filePath("my-1-back.png"));
  CHECK(front.size() == back.size());
  CHECK(std::abs(front.width() - 210 / 25.4 * kPictureDots) < 3);
  CHECK(std::abs(front.dotsPerMeterX() - kPictureDots / 0.0254) < 2);
  // then the card is inked to the end of its bleed, on both sides
  const QRectF at = sheetsOf(wish, prints()).front().placed.front().at;
  const double dots = kPictureDots / 25.4;
  const auto inkedAt = [&](const QImage& page, QPointF millimetres) {
    return qGray(page.pixel((millimetres * dots).toPoint())) < 120;
  };
  for (const QPointF beyond : {QPointF(-2.7, -2.7), QPointF(-2.7, 30), QPointF(20, -2.7)}) {
    CHECK(inkedAt(front, at.topLeft() + beyond));
    CHECK(inkedAt(back, turned(at, wish.paper, wish.turn).topLeft() + beyond));
  }
  CHECK_FALSE(inkedAt(front, at.topLeft() + QPointF(-3.5, 30)));
}

TEST_CASE("Between two cards that bleed there is no white", "[print]") {
  const QTemporaryDir folder;
  PrintWish wish = wishFor({"tesla"});
  wish.form = PrintForm::Pictures;
  wish.bleed = 3;
  (void)printCards(wish, prints(), Language::English, folder.filePath("my.png"));
  const std::vector<PlacedCard> placed = sheetsOf(wish, prints()).front().placed;
  REQUIRE(placed.size() > 1);
  const QImage front(folder.filePath("my-1-front.png"));
  const double dots = kPictureDots / 25.4;
  const int y = qRound(placed[0].at.center().y() * dots);
  for (int x = qRound(placed[0].at.right() * dots); x < placed[1].at.left() * dots; ++x)
    if (qGray(front.pixel(x, y)) > 120) FAIL("at " << x);
}

TEST_CASE("A sheet for Tabletop Simulator has at most 10 x 7 places, the last of them for a back", "[print]") {
  const PrintWish wish = wishFor({});
  std::vector<int> laid;
  for (const TabletopSheet& sheet : tabletopOf(wish, prints())) {
    INFO(sheet.name().toStdString());
    const int places = sheet.columns * sheet.rows;
    CHECK(sheet.columns >= 2);
    CHECK(sheet.columns <= 10);
    CHECK(sheet.rows >= 2);
    CHECK(sheet.rows <= 7);
    CHECK(static_cast<int>(sheet.cards.size()) < places);
    for (const int card : sheet.cards) CHECK(kernel::at(prints().cards(), card).deck == sheet.deck);
    laid.insert(laid.end(), sheet.cards.begin(), sheet.cards.end());
    const QSizeF dots = laidOut(sheet).cards.size() * sheet.dotsPerMillimetre();
    CHECK(std::max(dots.width(), dots.height()) <= kLargestSide + 0.01);
  }
  CHECK(static_cast<int>(laid.size()) == cardsIn(wish, prints()));
  PrintWish nothing;
  CHECK_THROWS_AS(tabletopOf(nothing, prints()), kernel::RefusedError);
}

TEST_CASE("Sheets for the simulator come with their backs and a text that says how to load them", "[print]") {
  const QTemporaryDir folder;
  PrintWish wish = wishFor({"plots"});
  wish.form = PrintForm::Tabletop;
  CHECK(printCards(wish, prints(), Language::English, folder.filePath("my.png"), overPictures()) == 2);
  const TabletopSheet sheet = tabletopOf(wish, prints()).front();
  const QImage grid(folder.filePath("my-" + sheet.name() + ".png"));
  const QImage back(folder.filePath("my-plots-1-back.png"));
  REQUIRE_FALSE(grid.isNull());
  CHECK(grid.width() == back.width() * sheet.columns);
  CHECK(grid.height() == back.height() * sheet.rows);
  CHECK(std::max(grid.width(), grid.height()) <= kLargestSide);
  // the last place is the back
  CHECK(grid.copy(QRect(QPoint(grid.width() - back.width(), grid.height() - back.height()), back.size())) ==
        back.convertToFormat(grid.format()));
  QFile text(folder.filePath("my.txt"));
  REQUIRE(text.open(QIODevice::ReadOnly));
  const QString told = QString::fromUtf8(text.readAll());
  CHECK(told.contains("Face: my-" + sheet.name() + ".png"));
  CHECK(told.contains(
      QStringLiteral("Width: %1, Height: %2, Number: %3").arg(sheet.columns).arg(sheet.rows).arg(sheet.cards.size())));
  // written again it gives way; a text of somebody else's does not
  CHECK(printCards(wish, prints(), Language::English, folder.filePath("my.png"), overPictures()) == 2);
  QFile other(folder.filePath("notes.txt"));
  REQUIRE(other.open(QIODevice::WriteOnly));
  other.write("my notes");
  other.close();
  CHECK_THROWS_AS(printCards(wish, prints(), Language::English, folder.filePath("notes.png"), overPictures()),
                  kernel::DataError);
}

TEST_CASE("Only the designer's own cards are listed and printed where there are some; all on request", "[print]") {
  // given a folder with a changed card, a new one, and a changed Agent
  std::vector<Layer> layers = shipped().cards.layers;
  layers.push_back({"mine",
                    {{"agents/pete.json", R"({"physical": 2})"},
                     {"traits/tesla.json", R"({"number": 2})"},
                     {"traits/ducks.json", R"({"name": {"en": "Ducks"}, "type": "lore", "number": 1, "timing": "action",
                       "text": {"en": "Draw 1 Trait."}, "art": "game-icons:duck", "source": "house", "promo": true,
                       "do": [{"choose_pile": "any"}, {"draw": 1}]})"}}});
  const CardSet own = compileCards(layers);
  // then those are the designer's: the Agent's Abilities show his name
  CHECK(mineOf(*printsOf(own)).size() == 2 + kSlots);
  CHECK(mineOf(prints()).empty());
  // when they are shown
  PrintPanel panel;
  panel.show(printsOf(own));
  auto* only = panel.findChild<QCheckBox*>("only-mine");
  auto* decks = panel.findChild<QTreeWidget*>("decks");
  CHECK(only->isChecked());
  CHECK(panel.wish().cards.size() == 2 + kSlots);
  CHECK(decks->topLevelItemCount() == 2);
  // when all are wished, all are there; the choice lasts when the cards are shown again
  only->setChecked(false);
  CHECK(panel.wish().cards.size() == own.cards->designs.size());
  panel.show(printsOf(own));
  CHECK_FALSE(only->isChecked());
  // where nothing is the designer's own, nothing is left out
  panel.show(shippedPrints());
  CHECK_FALSE(only->isEnabled());
  CHECK(decks->topLevelItemCount() > 2);
}

TEST_CASE("The panel saves pictures, and says what will be made", "[print]") {
  speak(Language::English);
  PrintPanel panel;
  panel.show(shippedPrints());
  panel.choose(cardsNamed(prints(), {"plots"}));
  auto* form = panel.findChild<QComboBox*>("form");
  auto* says = panel.findChild<QLabel*>("says");
  form->setCurrentIndex(2);
  const TabletopSheet sheet = tabletopOf(panel.wish(), prints()).front();
  INFO(says->text().toStdString());
  CHECK(says->text().contains(QStringLiteral("1 sheet, of %1 x %2 places").arg(sheet.columns).arg(sheet.rows)));
  CHECK_FALSE(panel.findChild<QSpinBox*>("margin")->isEnabled());
  CHECK_FALSE(panel.grab().isNull());
  const QTemporaryDir folder;
  panel.saveTo(folder.filePath("my.png"));
  CHECK(QFile::exists(folder.filePath("my.txt")));
  CHECK(says->text().contains("2 pictures"));
  form->setCurrentIndex(1);
  CHECK(panel.wish().bleed == 3);
  CHECK(panel.findChild<QSpinBox*>("margin")->isEnabled());
  form->setCurrentIndex(0);
  CHECK(panel.wish().bleed == 0);
}

}  // namespace w13::test
