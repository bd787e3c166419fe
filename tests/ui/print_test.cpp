// Cards on paper: sizes, cutting, backs behind fronts, fonts. The PDF is read back and measured.

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTreeWidget>
#ifdef W13_QTPDF
#include <QPdfDocument>
#endif

#include "engine/kernel/errors.h"
#include "prints.h"
#include "support/catch.h"
#include "ui/look/style.h"
#include "ui/print/print_panel.h"
#include "ui/settings/language.h"

namespace w13::test {

namespace {

QByteArray printed(const PrintWish& wish, Language language = Language::English) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("cards.pdf");
  (void)printCards(wish, prints(), language, path);
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int found(const QByteArray& pdf, const char* pattern) {
  return static_cast<int>(QString::fromLatin1(pdf).count(QRegularExpression(pattern)));
}

std::string refusal(const PrintWish& wish) {
  try {
    (void)sheetsOf(wish, prints());
  } catch (const kernel::RefusedError& refused) {
    return refused.what();
  }
  return {};
}

}  // namespace

TEST_CASE("Each copy of each card lies on a sheet of its size, inside the margins, and marks touch no card",
          "[print]") {
  const auto [paper, margin, marks] = GENERATE(table<Paper, double, bool>(
      {{Paper::A4, 5, true}, {Paper::Letter, 5, true}, {Paper::A4, 0, false}, {Paper::Letter, 12, true}}));
  PrintWish wish = wishFor({});
  wish.paper = paper;
  wish.margin = margin;
  wish.marks = marks;
  const QSizeF page = millimetresOf(paper);
  const QRectF printable = QRectF(QPointF(0, 0), page).adjusted(margin, margin, -margin, -margin);
  // when they are laid out
  int placed = 0;
  for (const Sheet& sheet : sheetsOf(wish, prints())) {
    for (std::size_t at = 0; at < sheet.placed.size(); ++at) {
      const PlacedCard& card = sheet.placed[at];
      ++placed;
      CHECK(card.at.size() == kernel::at(prints().cards(), card.card).size);
      CHECK(printable.contains(card.at));
      for (std::size_t other = 0; other < at; ++other)
        CHECK_FALSE(sheet.placed[other].at.adjusted(0.01, 0.01, -0.01, -0.01).intersects(card.at));
    }
    const std::vector<QLineF> lines = cropMarks(sheet, wish);
    CHECK(lines.empty() == !marks);
    for (const QLineF& line : lines) {
      CHECK(line.length() >= 2);
      CHECK(printable.contains(line.p1()));
      CHECK(printable.contains(line.p2()));
      CHECK_FALSE(sheet.cards.contains(line.center()));
    }
  }
  // then all of them are there, once
  int all = 0;
  for (const Design& design : cards().designs) all += design.copies;
  CHECK(placed == all);
  CHECK(cardsIn(wish, prints()) == all);
}

TEST_CASE("What does not fit on the paper, and what is not there, is refused with one sentence", "[print]") {
  PrintWish wish = wishFor({"traits", "plots"});
  wish.margin = 75;
  CHECK(refusal(wish).find("63 x 88 mm") != std::string::npos);
  wish.margin = -1;
  CHECK_FALSE(refusal(wish).empty());
  wish.margin = 5;
  CHECK(refusal(wish).empty());
  wish.cards.clear();
  CHECK(refusal(wish).find("choose a deck or a card") != std::string::npos);
  CHECK_THROWS_AS(cardsNamed(prints(), {"traitz"}), kernel::RefusedError);
  CHECK(cardsNamed(prints(), {"plots"}) == allOf(prints(), "plots"));
  CHECK(cardsNamed(prints(), {"duck"}).size() == 1);
  // The largest margin that the sentence names does fit.
  wish = wishFor({"plots"});
  wish.margin = 75;
  const QString most =
      QRegularExpression("from 0 to (\\d+) mm").match(QString::fromStdString(refusal(wish))).captured(1);
  wish.margin = most.toInt();
  CHECK(refusal(wish).empty());
  wish.margin = most.toInt() + 1;
  CHECK_FALSE(refusal(wish).empty());
}

TEST_CASE("The PDF holds the fonts it uses, in each language, and no picture in dots", "[print]") {
  for (const Language language : languages()) {
    const QByteArray pdf = printed(wishFor({}), language);
    CHECK(pdf.startsWith("%PDF-"));
    const int fonts = found(pdf, "/Type /FontDescriptor");
    CHECK(fonts >= 4);
    CHECK(found(pdf, "/FontFile2? \\d+ 0 R") == fonts);
    CHECK(found(pdf, "/Subtype /Image") == 0);
    CHECK(found(pdf, "/SMask <<") == 0);  // would come out solid
    CHECK(found(pdf, "/MediaBox \\[0 0 595(\\.\\d+)? 842") > 0);
  }
}

#ifdef W13_QTPDF

namespace {

constexpr double kDots = 600 / 25.4;  // of a millimetre

/// A page of a PDF at 600 dots an inch.
QImage pageOf(const QByteArray& pdf, int page) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("read.pdf");
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(pdf);
  file.close();
  QPdfDocument document;
  REQUIRE(document.load(path) == QPdfDocument::Error::None);
  REQUIRE(page < document.pageCount());
  const QSizeF points = document.pagePointSize(page);
  const QImage drawn = document.render(page, (points * 600 / 72).toSize());
  QImage onWhite(drawn.size(), QImage::Format_RGB32);
  onWhite.fill(Qt::white);
  QPainter(&onWhite).drawImage(0, 0, drawn);
  return onWhite;
}

bool inked(const QImage& page, int x, int y) { return qGray(page.pixel(x, y)) < 200; }

/// What is inked on the line across and the line down through a point in millimetres, as a rectangle in millimetres.
QRectF inkedThrough(const QImage& page, QPointF through) {
  const int y = qRound(through.y() * kDots);
  const int x = qRound(through.x() * kDots);
  int left = 0;
  int right = page.width() - 1;
  int top = 0;
  int bottom = page.height() - 1;
  while (left < right && !inked(page, left, y)) ++left;
  while (right > left && !inked(page, right, y)) --right;
  while (top < bottom && !inked(page, x, top)) ++top;
  while (bottom > top && !inked(page, x, bottom)) --bottom;
  return QRectF(QPointF(left, top), QPointF(right + 1, bottom + 1)).normalized();
}

QRectF millimetres(const QRectF& dots) { return {dots.topLeft() / kDots, dots.size() / kDots}; }

bool alike(const QRectF& a, const QRectF& b, double within) {
  return std::abs(a.left() - b.left()) < within && std::abs(a.right() - b.right()) < within &&
         std::abs(a.top() - b.top()) < within && std::abs(a.bottom() - b.bottom()) < within;
}

}  // namespace

TEST_CASE("A card measured in the PDF is as large as in the box, where it was laid, and its back lies behind it",
          "[print]") {
  const auto [name, paper, turn] =
      GENERATE(table<const char*, Paper, Turn>({{"duck", Paper::A4, Turn::LongEdge},
                                                {"chicago", Paper::A4, Turn::LongEdge},
                                                {"duck", Paper::Letter, Turn::ShortEdge},
                                                {"chicago", Paper::Letter, Turn::ShortEdge}}));
  PrintWish wish = wishFor({name});
  wish.copies = false;
  wish.paper = paper;
  wish.turn = turn;
  wish.marks = false;
  const PlacedCard placed = sheetsOf(wish, prints()).front().placed.front();
  const QByteArray pdf = printed(wish);
  const QSizeF box = std::string(name) == "duck" ? QSizeF(44, 67) : QSizeF(63, 88);
  // when the front is measured
  const QImage front = pageOf(pdf, 0);
  CHECK(std::abs(front.width() / kDots - (paper == Paper::A4 ? 210 : 215.9)) < 0.2);
  CHECK(std::abs(front.height() / kDots - (paper == Paper::A4 ? 297 : 279.4)) < 0.2);
  const QRectF there = millimetres(inkedThrough(front, placed.at.center() + QPointF(1, 1)));
  CHECK(std::abs(there.width() - box.width()) < 0.2);
  CHECK(std::abs(there.height() - box.height()) < 0.2);
  CHECK(alike(there, placed.at, 0.2));
  // then the back, seen through the paper, covers it
  const QImage back = pageOf(pdf, 1).mirrored(turn == Turn::LongEdge, turn == Turn::ShortEdge);
  CHECK(alike(millimetres(inkedThrough(back, placed.at.center() + QPointF(1, 1))), there, 0.2));
}

TEST_CASE("Crop marks point at the edges of the cards and stay away from them", "[print]") {
  PrintWish wish = wishFor({"duck"});
  wish.copies = false;
  const Sheet sheet = sheetsOf(wish, prints()).front();
  const QImage page = pageOf(printed(wish), 0);
  const QRectF card = sheet.placed.front().at;
  const int above = qRound((card.top() - 3) * kDots);
  int marks = 0;
  for (int x = 1; x < page.width(); ++x)
    if (inked(page, x, above) && !inked(page, x - 1, above)) {
      const double at = (x / kDots - sheet.cards.left()) / sheet.card.width();
      CHECK(std::abs(at - std::round(at)) * sheet.card.width() < 0.2);
      ++marks;
    }
  CHECK(marks == qRound(sheet.cards.width() / sheet.card.width()) + 1);
  const int gap = qRound((card.top() - 0.5) * kDots);
  for (int x = 0; x < page.width(); ++x) REQUIRE_FALSE(inked(page, x, gap));
}

#endif

TEST_CASE("The words of a deck stand clear of its tick, however large the window is", "[print]") {
  for (const double scale : {1.0, 1.35, 2.7}) {
    PrintPanel panel;
    panel.setStyleSheet(styleSheet(1));
    panel.show(shippedPrints());
    panel.show();
    (void)panel.grab();
    // when the window has become so many times as large
    panel.setStyleSheet(styleSheet(scale));
    panel.resize((QSizeF(1280, 700) * scale).toSize());
    QApplication::processEvents();
    auto* decks = panel.findChild<QTreeWidget*>("decks");
    const QRect row = decks->visualItemRect(decks->topLevelItem(0));
    const QImage seen = decks->viewport()->grab(row).toImage();
    // then from left to right there are the tick, a gap, and words
    const auto any = [&](int x, auto&& is) {
      for (int y = 0; y < seen.height(); ++y)
        if (is(seen.pixelColor(x, y))) return true;
      return false;
    };
    const auto isGold = [](QColor at) {
      return std::abs(at.red() - 0xD9) + std::abs(at.green() - 0x93) + std::abs(at.blue() - 0x2A) < 30;
    };
    const auto isLight = [](QColor at) { return at.lightness() > 110; };
    int x = 0;
    while (x < seen.width() && !any(x, isGold)) ++x;
    while (x < seen.width() && any(x, isGold)) ++x;
    const int ticked = x;
    while (x < seen.width() && any(x, isLight)) ++x;  // its border
    const int gap = x;
    while (x < seen.width() && !any(x, isLight)) ++x;
    INFO("scale " << scale << ": " << ticked << " " << gap << " " << x);
    CHECK(gap - ticked <= qRound(4 * scale));
    CHECK(x < seen.width());
    CHECK(x - gap >= 2);
  }
}

TEST_CASE("The panel prints what is chosen, and says what cannot be", "[print]") {
  PrintPanel panel;
  panel.show(shippedPrints());
  auto* save = panel.findChild<QPushButton*>("save");
  auto* says = panel.findChild<QLabel*>("says");
  CHECK(panel.wish().cards.size() == cards().designs.size());
  // given two decks, of which one card is left out
  auto* decks = panel.findChild<QTreeWidget*>("decks");
  panel.choose(cardsNamed(prints(), {"plots", "pings"}));
  for (int deck = 0; deck < decks->topLevelItemCount(); ++deck)
    if (decks->topLevelItem(deck)->text(0) == u"Plots")
      decks->topLevelItem(deck)->child(0)->setCheckState(0, Qt::Unchecked);
  const auto chosen = cardsNamed(prints(), {"plots", "pings"}).size() - 1;
  CHECK(panel.wish().cards.size() == chosen);
  // when it is in another language, the choice stays
  speak(kGerman);
  CHECK(QTest::qWaitFor([&] { return panel.findChild<QPushButton*>("save")->text() == u"PDF speichern ..."; }));
  CHECK(panel.wish().cards.size() == chosen);
  speak(Language::English);
  CHECK(QTest::qWaitFor([&] { return panel.findChild<QPushButton*>("save")->text() == u"Save PDF ..."; }));
  save = panel.findChild<QPushButton*>("save");
  says = panel.findChild<QLabel*>("says");
  // when the margin is too wide, one sentence says so and nothing can be saved
  panel.findChild<QSpinBox*>("margin")->setValue(90);
  CHECK_FALSE(save->isEnabled());
  CHECK(says->text().contains("margins from 0 to"));
  panel.findChild<QSpinBox*>("margin")->setValue(5);
  CHECK(save->isEnabled());
  panel.findChild<QComboBox*>("paper")->setCurrentIndex(1);
  panel.findChild<QCheckBox*>("backs")->setChecked(false);
  const QTemporaryDir folder;
  panel.saveTo(folder.filePath("some.pdf"));
  QFile file(folder.filePath("some.pdf"));
  REQUIRE(file.open(QIODevice::ReadOnly));
  CHECK(found(file.readAll(), "/Type /Page\\b(?!s)") == static_cast<int>(sheetsOf(panel.wish(), prints()).size()));
  panel.saveTo(folder.filePath("no/such/folder.pdf"));
  CHECK(says->text().contains("choose another place"));
}

}  // namespace w13::test
