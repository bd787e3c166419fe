// Pictures of a designer's own: drawn on cards and as portraits, and added in the workshop.

#ifdef UI_WORKSHOP

#include <QBuffer>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>

#include "support/pictures.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/illustration.h"
#include "ui/look/own_pictures.h"
#include "ui/settings/language.h"
#include "ui/workshop/picture_picker.h"
#include "workbench.h"

namespace w13::test {

namespace {

/// A PNG of one colour.
QByteArray pngOf(QColor colour, QSize size = {60, 30}) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(colour);
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "PNG");
  return bytes;
}

void writeBytes(const QString& path, const QByteArray& bytes) {
  QDir().mkpath(QFileInfo(path).path());
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(bytes);
}

template <class Draw>
QImage painted(QSize size, Draw draw) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter p(&image);
  draw(p);
  return image;
}

QColor middleOf(const QImage& image) { return image.pixelColor(image.width() / 2, image.height() / 2); }

}  // namespace

TEST_CASE("A picture of one's own is drawn whole and in its colors, and another of its name replaces it",
          "[window][cards]") {
  useOwnPicture("pictures/one.png", pngOf(Qt::red));
  const auto well = [] {
    return painted({200, 100}, [](QPainter& p) {
      Ink ink(p, 1);
      CHECK(illustrate(ink, QRectF(0, 0, 200, 100), 80, "pictures/one.png", Qt::blue));
    });
  };
  // then its shape is kept, and nothing is tinted
  const QImage red = well();
  CHECK(middleOf(red) == QColor(Qt::red));
  CHECK(qAlpha(red.pixel(100, 8)) == 255);
  CHECK(qAlpha(red.pixel(8, 50)) == 0);
  // when it is another, then so is what its caches go by
  const QString stamp = stampOf("pictures/one.png");
  useOwnPicture("pictures/one.png", pngOf(Qt::green));
  CHECK(middleOf(well()) == QColor(Qt::green));
  CHECK(stampOf("pictures/one.png") != stamp);
  // an SVG is one as well, and what cannot be drawn is none
  useOwnPicture("pictures/two.svg", QByteArray::fromStdString(files::svg("<path fill=\"#00f\" d=\"M0 0h8v8h-8z\"/>")));
  CHECK(middleOf(painted({40, 40}, [](QPainter& p) {
          CHECK(drawArt(p, QRectF(0, 0, 40, 40), "pictures/two.svg", Qt::red));
        })) == QColor(Qt::blue));
  useOwnPicture("pictures/three.png", QByteArray::fromStdString(files::png(8, 8)));
  CHECK(stampOf("pictures/three.png").isEmpty());
  CHECK_FALSE(isOwnPicture("game-icons:compass"));
}

TEST_CASE("An Agent with a portrait of one's own is seen with it wherever the table shows Agents", "[window][cards]") {
  // given cards in which Pete has a portrait
  std::vector<Layer> layers = shipped().cards.layers;
  layers.push_back({"mine",
                    {{"agents/pete.json", R"({"portrait": "pictures/pete.png"})"}},
                    false,
                    {{"pictures/pete.png", pngOf(Qt::red, {80, 80}).toStdString()}}});
  const CardSet own = compileCards(layers);
  art::useCards(own);
  // then it is round, in its colours, and dimmed where others are
  const QString file = art::agentFile("pete");
  CHECK(isOwnPicture(file));
  const QImage portrait = art::picture(file, {64, 64}).toImage();
  CHECK(middleOf(portrait) == QColor(Qt::red));
  CHECK(qAlpha(portrait.pixel(1, 1)) == 0);
  CHECK(middleOf(art::picture(file, {64, 64}, Tone::Dimmed).toImage()) != QColor(Qt::red));
  CHECK(art::agentFile("myka") == "agents/myka");
  // with other cards he looks as he did
  art::useCards(shipped().cards);
  CHECK(art::agentFile("pete") == "agents/pete");
}

TEST_CASE("A picture is added in the workshop, drawn on the card, and saved beside it", "[window][workshop]") {
  Bench bench;
  bench.screen().open("traits/tesla.json");
  QTest::keyClick(&bench.screen(), Qt::Key_I, Qt::ControlModifier);
  auto* picker = bench.screen().findChild<PicturePicker*>();
  REQUIRE(picker != nullptr);
  // when a file is added that is none, then it says why, and nothing else is done
  writeBytes(bench.folder.filePath("wide.png"), pngOf(Qt::red, {3000, 2}));
  emit picker->added(bench.folder.filePath("wide.png"));
  CHECK(picker->findChild<QLabel*>("picture-said")->text().contains("3000 x 2 dots"));
  // when one is added that is fine, then it is chosen, and Enter takes it
  writeBytes(bench.folder.filePath("My Tower.png"), pngOf(Qt::red));
  emit picker->added(bench.folder.filePath("My Tower.png"));
  CHECK(picker->grid()->currentIndex().data(PictureList::kArt).toString() == "pictures/my-tower.png");
  QTest::keyClick(picker->findChild<QLineEdit*>("find-picture"), Qt::Key_Return);
  REQUIRE(bench.checked());
  // then the card has it, without a word against it, and shows it
  CHECK(bench.editor().text().contains("\"art\": \"pictures/my-tower.png\""));
  CHECK(bench.desk().checked().warnings == 0);
  CHECK(QFile::exists(bench.file("pictures/my-tower.png")));
  const auto drawn = [&] {
    const Catalog& cards = *cardsOn(bench.desk()).cards;
    const Words words(cards, nullptr, {}, Language::English);
    return painted({440, 670}, [&](QPainter& p) {
      Ink ink(p, 1);
      drawDesign(ink, QRectF(0, 0, 440, 670), cards, words, cards.find("tesla"));
    });
  };
  CHECK(drawn().pixelColor(220, 220) == QColor(Qt::red));
  // when the file is another, then the card is drawn anew
  writeBytes(bench.file("pictures/my-tower.png"), pngOf(Qt::green));
  CHECK(bench.wait([&] { return drawn().pixelColor(220, 220) == QColor(Qt::green); }));
}

}  // namespace w13::test

#endif
