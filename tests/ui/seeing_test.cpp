// Seeing: four simulated colour visions, contrast, and text larger than its places allow.

#include <QBackingStore>
#include <QFile>
#include <QTextBrowser>
#include <cmath>

#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "ui/games/warehouse51/look/colours.h"
#include "ui/look/contrast.h"
#include "ui/look/vision.h"
#include "window.h"

namespace w13::test {

namespace {

constexpr int kSide = 96;

constexpr std::array kVisions = {ColourVision::Normal, ColourVision::Protanopia, ColourVision::Deuteranopia,
                                 ColourVision::Tritanopia, ColourVision::Grey};

/// A picture on the ground of the table.
QImage onGround(const QPixmap& picture) {
  QImage image(kSide, kSide, QImage::Format_RGB32);
  image.fill(QColor(colour::kInk800));
  QPainter p(&image);
  p.drawPixmap(0, 0, picture);
  return image;
}

/// The mean distance of two pictures' colours, 0 to 441.
double distanceOf(const QImage& a, const QImage& b) {
  double sum = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      sum += std::hypot(qRed(p) - qRed(q), qGreen(p) - qGreen(q), qBlue(p) - qBlue(q));
    }
  return sum / (a.width() * a.height());
}

/// The part of two pictures where one has something and the other has nothing.
double shapesDiffer(const QPixmap& a, const QPixmap& b) {
  const QImage p = a.toImage();
  const QImage q = b.toImage();
  int differs = 0;
  for (int y = 0; y < p.height(); ++y)
    for (int x = 0; x < p.width(); ++x)
      differs += (qAlpha(p.pixel(x, y)) > 128) != (qAlpha(q.pixel(x, y)) > 128) ? 1 : 0;
  return static_cast<double>(differs) / (p.width() * p.height());
}

/// Things that must be told apart, by name.
using Kinds = std::vector<std::pair<std::string, QPixmap>>;

Kinds symbols() {
  Kinds all;
  for (const Symbol type : {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech, Symbol::Wild})
    all.emplace_back(fileNameOf(type).toStdString(), art::picture(art::symbolFile(type), {kSide, kSide}));
  return all;
}

Kinds dice() {
  Kinds all;
  DieFace face;
  for (const Symbol type : {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech, Symbol::Wild}) {
    face.colour = type;
    all.emplace_back(fileNameOf(type).toStdString() + " die", art::die(face, kSide));
  }
  face.body = DieFace::Body::Goo;
  all.emplace_back("Goo die", art::die(face, kSide));
  face.body = DieFace::Body::Warehouse;
  all.emplace_back("Warehouse die", art::die(face, kSide));
  return all;
}

Kinds faces() {
  Kinds all;
  DieFace face;
  for (const Symbol type : {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech})
    for (std::uint8_t number = 0; number < 3; ++number) {
      face.shows = {type, number};
      all.emplace_back(std::to_string(number) + "-" + fileNameOf(type).toStdString(), art::die(face, kSide));
    }
  return all;
}

/// A die that can be chosen, one that is chosen, one that cannot be now, and one at rest, as pieces paint themselves.
Kinds states() {
  const auto paint = [](bool can, bool chosen, bool dim) {
    QPixmap face = art::die({}, 64);
    PieceLook look;
    look.at = {0, 0, 64, 64};
    if (can) look.choices = {choice(verb::Choose, of(Symbol::Logic))};
    look.selected = chosen;
    look.dim = dim;
    look.draw = [](Ink& ink) { drawDie(ink, {}, {0, 0, 64, 64}); };
    const Piece piece(std::move(look), 1, nullptr);
    QPixmap picture(kSide, kSide);
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    p.translate(16, 16);
    const_cast<Piece&>(piece).paint(&p, nullptr, nullptr);
    return picture;
  };
  return {{"can be chosen", paint(true, false, false)},
          {"chosen", paint(true, true, false)},
          {"not now", paint(false, false, true)},
          {"at rest", paint(false, false, false)}};
}

/// The two things that look most alike, and how far apart they are.
std::pair<std::string, double> closest(const Kinds& kinds, ColourVision vision) {
  std::pair<std::string, double> found{"", 1e9};
  for (std::size_t a = 0; a < kinds.size(); ++a)
    for (std::size_t b = a + 1; b < kinds.size(); ++b) {
      const double apart = distanceOf(seen(onGround(kinds[a].second), vision), seen(onGround(kinds[b].second), vision));
      if (apart < found.second) found = {kinds[a].first + " and " + kinds[b].first, apart};
    }
  return found;
}

/// Those of the window and of Warehouse 51.
std::vector<ColourPair> everyPair() {
  std::vector<ColourPair> all = w51::auctionColours();
  all.insert(all.end(), colourPairs().begin(), colourPairs().end());
  return all;
}

}  // namespace

TEST_CASE("At high contrast a board is its lines: no light and no wood is left of it", "[window][contrast]") {
  setHighContrast(true);
  for (const char* file :
       {"boards/warehouse", "boards/lost-artifacts", "boards/table", "boards/secret-desk", "cards/trait-back",
        "auction/boards/table", "auction/boards/secret-desk", "auction/cards/blue-back"}) {
    // given a drawing as it is at high contrast
    const QImage picture = art::picture(file, {704, 342}).toImage();
    int light = 0;
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x) light += luminance(picture.pixelColor(x, y)) > 0.2 ? 1 : 0;
    // then its ground is dark, and the lines take little of it
    INFO(file << ": " << light);
    CHECK(light < picture.width() * picture.height() / 6);
  }
  // the lamp over the rooms shone here, between a room and Leads
  CHECK(luminance(art::picture("boards/warehouse", {1408, 684}).toImage().pixelColor(281, 152)) < 0.02);
  setHighContrast(false);
}

TEST_CASE("Pictures of the window are taken in sizes that the window can have", "[window]") {
  CHECK(sizesNamed("1280x680,3840x2160") == std::vector<QSize>{{1280, 680}, {3840, 2160}});
  for (const char* typed : {"", "1280", "800x600", "1280x679", "1280x800,", "wide x high"}) {
    INFO(typed);
    CHECK_THROWS_AS(sizesNamed(typed), kernel::RefusedError);
  }
}

TEST_CASE("Clue types, dice, faces and states stay apart in every colour vision", "[window][seeing]") {
  for (const ColourVision vision : kVisions) {
    for (const auto& [what, kinds, least] : {std::tuple{"symbols", symbols(), 18.0},
                                             {"dice", dice(), 12.0},
                                             {"faces", faces(), 6.0},
                                             {"states", states(), 8.0}}) {
      const auto [pair, apart] = closest(kinds, vision);
      INFO(what << " in vision " << static_cast<int>(vision) << ": " << pair << ", " << apart << " apart");
      CHECK(apart > least);
    }
  }
}

TEST_CASE("Without any colour, clue types and dice differ in their outlines", "[window][seeing]") {
  for (const Kinds& kinds : {symbols(), dice()})
    for (std::size_t a = 0; a < kinds.size(); ++a)
      for (std::size_t b = a + 1; b < kinds.size(); ++b) {
        INFO(kinds[a].first << " and " << kinds[b].first);
        CHECK(shapesDiffer(kinds[a].second, kinds[b].second) > 0.01);
      }
}

TEST_CASE("The simulated visions are those that were published", "[seeing]") {
  // given plain colours
  const auto shows = [](QRgb colour, ColourVision vision) {
    QImage one(1, 1, QImage::Format_RGB32);
    one.setPixel(0, 0, colour);
    return QColor(seen(one, vision).pixel(0, 0));
  };
  for (const ColourVision vision : kVisions) {
    // then white stays white and black stays black: the rows of a matrix sum up to 1
    CHECK(qGray(shows(0xFFFFFFFF, vision).rgb()) >= 254);
    CHECK(qGray(shows(0xFF000000, vision).rgb()) == 0);
  }
  // red and green of the same weight come close for those who lack one of them, not for those who lack blue
  const auto apart = [&](ColourVision vision) {
    const QColor red = shows(0xFFC04000, vision);
    const QColor green = shows(0xFF409000, vision);
    return std::hypot(red.red() - green.red(), red.green() - green.green(), red.blue() - green.blue());
  };
  CHECK(apart(ColourVision::Deuteranopia) < apart(ColourVision::Normal) / 2);
  CHECK(apart(ColourVision::Tritanopia) > apart(ColourVision::Deuteranopia) * 2);
  const QColor grey = shows(0xFF3366CC, ColourVision::Grey);
  CHECK(grey.red() == grey.green());
  CHECK(grey.green() == grey.blue());
  CHECK(std::abs(luminance(grey) - luminance(QColor(0x33, 0x66, 0xCC))) < 0.01);
  // protanopia turns red dark: 0.152286 of its light remains in red
  CHECK(shows(0xFFFF0000, ColourVision::Protanopia).red() == 109);
}

TEST_CASE("The option shows the whole window as it is seen, and back", "[window][seeing][options]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const QImage plain = game.window.grab().toImage().convertToFormat(QImage::Format_RGB32);
  for (const ColourVision vision : kVisions) {
    Options options = game.window.options();
    options.colours = static_cast<int>(vision);
    game.window.follow(options);
    game.settle();
    const QImage now = game.window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    CHECK(distanceOf(now, seen(plain, vision)) < 0.5);
    if (vision != ColourVision::Normal) CHECK(distanceOf(now, plain) > 1);
  }
  game.window.follow(Options());
}

TEST_CASE("What is painted again is filtered once, where it lies on the screen", "[window][seeing][options]") {
  const QRect kPart(100, 100, 300, 200);
  // given a table on the screen, not a picture of it made for the purpose
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const auto onScreen = [&] {
    return static_cast<const QImage*>(game.window.backingStore()->paintDevice())
        ->convertToFormat(QImage::Format_RGB32)
        .copy();
  };
  game.settle();
  game.window.repaint();
  const QImage plain = onScreen();
  Options options = game.window.options();
  options.colours = static_cast<int>(ColourVision::Deuteranopia);
  game.window.follow(options);
  game.settle();
  // when all of it is painted again, and then a part of it, several times
  game.window.repaint();
  const QImage expected = seen(plain, ColourVision::Deuteranopia);
  CHECK(expected != plain);
  CHECK(distanceOf(onScreen(), expected) < 0.2);  // seen twice it would be 1.7
  for (int times = 0; times < 3; ++times) game.window.table()->viewport()->repaint(kPart);
  // then it is as the whole picture would be, seen once
  CHECK(distanceOf(onScreen().copy(kPart), expected.copy(kPart)) < 0.2);
  game.window.follow(Options());
}

TEST_CASE("Every text stands out from its ground by 4.5, symbols by 3", "[seeing]") {
  CHECK(everyPair().size() >= 100);
  for (const ColourPair& pair : everyPair()) {
    INFO(pair.what << ": " << contrastOf(pair.ink, pair.ground));
    CHECK(contrastOf(pair.ink, pair.ground) >= pair.least);
  }
  CHECK(contrastOf(Qt::white, Qt::black) == Approx(21));
}

TEST_CASE("At high contrast every text stands out by 7", "[seeing]") {
  setHighContrast(true);
  for (const ColourPair& pair : everyPair()) {
    if (pair.least < 4.5) continue;  // symbols on dice: pictures that keep their colours
    const double ratio = contrastOf(textNow(pair.ink), groundNow(pair.ground));
    INFO(pair.what << ": " << ratio);
    CHECK(ratio >= 7);
  }
  setHighContrast(false);
}

TEST_CASE("The colours of bands and symbols are those of their drawings", "[seeing]") {
  for (const auto& [file, colour] :
       std::initializer_list<std::pair<QString, QRgb>>{{"cards/trait-logic", colour::kBandLogic},
                                                       {"cards/trait-intuition", colour::kBandIntuition},
                                                       {"cards/trait-lore", colour::kBandLore},
                                                       {"cards/trait-tech", colour::kBandTech},
                                                       {"cards/trait-lore", colour::kPaperBottom},
                                                       {"symbols/logic", colour::kSymbolLogic},
                                                       {"symbols/intuition", colour::kSymbolIntuition},
                                                       {"symbols/lore", colour::kSymbolLore},
                                                       {"symbols/tech", colour::kSymbolTech},
                                                       {"symbols/wild", colour::kSymbolWild},
                                                       {"symbols/goo", colour::kSymbolGoo},
                                                       {"dice/plate-face", colour::kBone}}) {
    QFile svg(":/svg/" + file + ".svg");
    REQUIRE(svg.open(QIODevice::ReadOnly));
    INFO(file.toStdString());
    CHECK(QString::fromUtf8(svg.readAll()).contains(QColor(colour).name(), Qt::CaseInsensitive));
  }
}

TEST_CASE("High contrast makes grounds nearly black, on the screens and in ordinary widgets",
          "[window][seeing][options]") {
  Playing game(3, 1);
  REQUIRE(game.dealt());
  const auto dark = [&] {  // the part of the window that is nearly black
    const QImage picture = game.window.grab().toImage();
    int count = 0;
    for (int y = 0; y < picture.height(); y += 4)
      for (int x = 0; x < picture.width(); x += 4) count += luminance(QColor(picture.pixel(x, y))) < 0.006 ? 1 : 0;
    return count / (picture.width() / 4.0 * picture.height() / 4.0);
  };
  const double before = dark();
  Options options;
  options.highContrast = true;
  game.window.follow(options);
  game.settle();
  CHECK(dark() > 0.55);
  CHECK(dark() > before + 0.1);
  CHECK_FALSE(game.window.styleSheet().contains("#1E1812"));
  game.window.follow(Options());
  game.settle();
  CHECK(dark() == Approx(before));
  CHECK(game.window.styleSheet().contains("#1E1812"));
}

TEST_CASE("Above 140 % the places keep their text, and a dock reads at full size", "[window][seeing][options]") {
  // given somebody who wants text of 200 %
  Playing game(3, 1);
  REQUIRE(game.dealt());
  Options options;
  options.textSize = 200;
  game.window.follow(options);
  game.settle();
  CHECK(textSize() == 140);
  CHECK(readingSize() == 200);
  TableScreen& table = *game.window.table();
  REQUIRE(table.dock() != nullptr);
  CHECK(table.dock()->isVisible());
  // then it covers nothing of the table
  CHECK_FALSE(table.dock()->geometry().intersects(table.viewport()->geometry()));
  for (const Piece* piece : table.livePieces())
    CHECK(table.viewport()->rect().contains(table.mapFromScene(piece->sceneBoundingRect().center())));
  // and reads the question, what has the focus, and the last line of the log
  const kernel::Decision d = game.room().decision(Seat::Table);
  const View v = game.room().view(Seat::Table);
  const QString asked = QString::fromStdString(game.room().words().question(d, v));
  CHECK(table.dock()->text().count(asked) == 1);  // nobody reads it twice
  Piece* focus = table.livePieces().front();
  focus->setFocus();
  CHECK(table.dock()->text().contains(table.help(focus).name));
  REQUIRE_FALSE(table.lastLines().isEmpty());
  CHECK(table.dock()->text().contains(table.lastLines().back()));
  // and grows with the window, as the table does
  const auto letters = [&] { return table.dock()->findChild<QTextBrowser*>()->font().pixelSize(); };
  const int before = letters();
  const QSize small = game.window.size();
  game.window.resize(small * 2);
  game.settle();
  CHECK(letters() == 2 * before);
  game.window.resize(small);
  game.settle();
  // and the secret screen has its own, which goes with it
  QTest::keyClick(&table, Qt::Key_1);
  REQUIRE(game.click());
  SecretScreen* secret = game.window.secret();
  REQUIRE(secret != nullptr);
  game.settle();
  REQUIRE(secret->dock() != nullptr);
  CHECK(secret->dock()->isVisible());
  CHECK(secret->dock()->text().count("Just a look") == 1);  // nothing more is to be told
  QPointer<ReadingDock> dock = secret->dock();
  QTest::keyClick(secret, Qt::Key_Space);
  game.settle();
  CHECK(dock.isNull());
  // and at 140 % there is none
  game.window.follow(Options());
  game.settle();
  CHECK_FALSE(table.dock()->isVisible());
  CHECK(table.viewport()->height() == table.height());
}

}  // namespace w13::test
