// The illustrations of the cards: what was picked while building is what the cards name.

#include <QFile>
#include <QImage>
#include <QPainter>
#include <set>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/house/cards/art_names.h"
#include "support/catch.h"
#include "ui/look/illustration.h"

namespace w13::test {

namespace {

const QRectF kWell(0, 0, 380, 200);

/// A card's illustration as it is painted; null if there is none.
QImage painted(const std::string& art, QColor tint) {
  QImage image(380, 200, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter p(&image);
  Ink ink(p, 1);
  return illustrate(ink, kWell, 180, art, tint) ? image : QImage();
}

int pixelsLike(const QImage& image, QColor colour) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == colour ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("Every card has the illustration that it names, in its own colour", "[window][cards]") {
  if (illustrationCount() == 0) {
    WARN("built without illustrations: there was no npm, or no network");
    CHECK_FALSE(QFile::exists(W13_BIN_DIR "/../illustrations/fetched"));  // or they were there, and are lost
    return;
  }
  const CardSet set = readCards({W13_DATA_DIR "/cards/warehouse13", W13_DATA_DIR "/cards/promos"});
  const QColor tint(0xFFD3A4F7);
  std::set<std::string> seen;
  for (const Design& design : set.cards->designs) {
    if (design.art.empty() || !seen.insert(design.art).second) continue;
    INFO(design.id << ": " << design.art);
    const QImage image = painted(design.art, tint);
    REQUIRE_FALSE(image.isNull());
    CHECK(pixelsLike(image, tint) > 500);
  }
  CHECK(seen.size() > 150);
}

TEST_CASE("Every icon that a card may name is drawn, also those of no shipped card", "[window][cards]") {
  if (illustrationCount() == 0) return;
  const house::ArtNames names = house::readArtNames(W13_DATA_DIR "/art/game-icons.txt");
  REQUIRE(names.names.size() > 4000);
  CHECK(allIllustrations().size() == static_cast<qsizetype>(names.names.size()));
  // when each is drawn, small
  QStringList missing;
  for (const std::string& name : names.names) {
    QImage image(24, 24, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter p(&image);
    const bool drawn = drawArt(p, QRectF(0, 0, 24, 24), QString::fromStdString("game-icons:" + name), Qt::white);
    p.end();
    bool any = false;
    for (int at = 0; at < 24 * 24 && !any; ++at) any = qAlpha(image.pixel(at % 24, at / 24)) > 0;
    if (!drawn || !any) missing << QString::fromStdString(name);
  }
  // then there is something to be seen of each
  CHECK(missing.join(" ").toStdString() == "");
}

TEST_CASE("A card whose picture is not there leaves the well to its emblem", "[window][cards]") {
  CHECK(painted("game-icons:no-such-thing", Qt::white).isNull());
  CHECK(painted("", Qt::white).isNull());
}

}  // namespace w13::test
