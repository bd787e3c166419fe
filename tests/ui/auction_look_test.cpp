// How Warehouse 51 looks: every text of a card fits, every relic has its picture, the sizes of a front differ, and
// signs differ in their outlines. With W13_PICTURES=DIR the sheets are kept there as PNGs, to be looked at.

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFontInfo>

#include "auction_sheet.h"
#include "engine/games/games.h"
#include "engine/games/warehouse51/designing/auction_cards.h"
#include "engine/games/warehouse51/seen/seen_in.h"
#include "engine/house/log/match_log.h"
#include "support/catch.h"
#include "ui/games/warehouse51/look/relic_cards.h"
#include "ui/look/contrast.h"
#include "ui/look/illustration.h"
#include "ui/look/own_pictures.h"
#include "ui/settings/language.h"

namespace w51::test {

namespace {

/// The shipped cards; a match that is dealt with them keeps them.
const Catalog& shippedRelics() {
  static const std::shared_ptr<const house::Match> kMatch = [] {
    const house::GameModule& game = *games::named("warehouse51");
    const std::shared_ptr<const house::Box> box = game.open({});
    house::Start start;
    start.players.assign(3, "");
    start.bots = start.players;
    start.seed = 51;
    start.setup = game.completed({}, 3, *box);
    return house::beginMatch(box, start);
  }();
  return cardsIn(*kMatch);
}

/// Where a front begins to show more, just before that, and as large as it gets; and a slot.
constexpr std::array kWidths = {64, 100, 129, 130, 180, 255, 256, 280, 430};

/// The cards with a text that does not fit: "draupnir at 130: ...".
QStringList unfit(const Catalog& cards, house::Language language) {
  speak(language);
  QStringList found;
  for (const RelicId relic : cards.all())
    for (const Printed printed : {Printed::Relic, Printed::Counterfeit})
      for (const int width : kWidths)
        for (const QString& text : unfitOn(cards, relic, printed, language, width))
          found << QString::fromStdString(cards.of(relic).id) + QStringLiteral(" at %1: ").arg(width) + text;
  speak(house::Language::English);
  return found;
}

template <class Draw>
QImage painted(QSize size, Draw draw) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter p(&image);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, 1);
  draw(ink);
  return image;
}

QImage relicAt(const Catalog& cards, RelicId relic, int width, RelicState state = {}) {
  const QSize size(width, width * 7 / 5);
  return painted(size, [&](Ink& ink) {
    drawRelic(ink, QRectF({0, 0}, QSizeF(size)), cards, relic, house::Language::English, state);
  });
}

int pixelsLike(const QImage& image, QColor colour) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == colour ? 1 : 0;
  return count;
}

/// The part of two pictures where one has something and the other has nothing.
double outlinesDiffer(const QImage& a, const QImage& b) {
  int differs = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x)
      differs += (qAlpha(a.pixel(x, y)) > 128) != (qAlpha(b.pixel(x, y)) > 128) ? 1 : 0;
  return static_cast<double>(differs) / (a.width() * a.height());
}

}  // namespace

TEST_CASE("Every text of a relic and of its counterfeit fits at every size, in both languages",
          "[window][cards][look]") {
  bringTitleFace();
  for (const int percent : {100, 140}) {
    setTextSize(percent);
    INFO(percent << " %");
    CHECK(unfit(shippedRelics(), house::Language::English).join('\n').toStdString() == "");
    CHECK(unfit(shippedRelics(), house::kGerman).join('\n').toStdString() == "");
  }
  setTextSize(100);
}

TEST_CASE("A text that is too long for its relic is noticed", "[window][cards][look]") {
  Catalog cards = shippedRelics();
  const auto change = [&](const char* id) -> Relic& {
    return cards.relics[kernel::sizeOf(static_cast<int>(cards.find(id)))];
  };
  for (int word = 0; word < 60; ++word) change("ark").text.en += "word ";
  change("kusanagi").name.en = std::string(60, 'W');
  const std::string found = unfit(cards, house::Language::English).join('\n').toStdString();
  CHECK_THAT(found, Catch::Matchers::Contains("ark at 180"));
  CHECK_THAT(found, Catch::Matchers::Contains("kusanagi at 430"));
}

TEST_CASE("Every relic shows the picture that it names", "[window][cards][look]") {
  if (illustrationCount() == 0) return;  // tests/ui/illustration_test.cpp says why
  const Catalog& cards = shippedRelics();
  Catalog bare = cards;
  for (Relic& each : bare.relics) each.art = "game-icons:no-such-thing";
  for (const RelicId relic : cards.all()) {
    INFO(cards.of(relic).id << ": " << cards.of(relic).art);
    CHECK(pixelsLike(relicAt(cards, relic, 280), QColor(colour::kCream)) > 500);
    // and without it the emblem of its category
    CHECK(pixelsLike(relicAt(bare, relic, 280), lightOf(cards.of(relic).category)) > 1500);
  }
}

TEST_CASE("A relic says more where it is larger", "[window][cards][look]") {
  const Catalog& cards = shippedRelics();
  const auto textIn = [&](int width, int top = 512) {  // dark letters where the rule stands
    const QImage image = relicAt(cards, cards.find("hope-diamond"), width);
    const double unit = width / kRelicCard.width();
    int dark = 0;
    for (int y = qRound(top * unit); y < qRound(625 * unit); ++y)
      for (int x = qRound(40 * unit); x < qRound(205 * unit); ++x) dark += qGray(image.pixel(x, y)) < 110 ? 1 : 0;
    return dark / (unit * unit);
  };
  // on the table its letters are larger than where it is read, and on a thumb there are none
  constexpr int kBelowName = 562;
  CHECK(textIn(130, kBelowName) > 500);
  CHECK(textIn(129, kBelowName) < 50);
  CHECK(textIn(255) > textIn(256));
  CHECK(textIn(256) > 500);
}

TEST_CASE("What has become of a relic is seen on it", "[window][cards][look]") {
  const Catalog& cards = shippedRelics();
  const RelicId ark = cards.find("ark");
  const QImage plain = relicAt(cards, ark, 130);
  for (const RelicState state : {RelicState{.sealed = true}, RelicState{.pawned = true}, RelicState{.unsold = true},
                                 RelicState{.fallen = true}}) {
    const QImage changed = relicAt(cards, ark, 130, state).convertToFormat(QImage::Format_Grayscale8);
    const QImage before = plain.convertToFormat(QImage::Format_Grayscale8);
    int pixels = 0;
    for (int y = 0; y < before.height(); ++y)
      for (int x = 0; x < before.width(); ++x)
        pixels += std::abs(qGray(before.pixel(x, y)) - qGray(changed.pixel(x, y))) > 12 ? 1 : 0;
    CHECK(pixels > 800);
  }
  // an unsold one has lost three quarters of its colours
  const QColor was = plain.pixelColor(65, 105), unsold = relicAt(cards, ark, 130, {.unsold = true}).pixelColor(65, 105);
  CHECK(unsold.hsvSaturationF() < was.hsvSaturationF() / 2);
}

TEST_CASE("A picture of a designer's own is drawn on relic and counterfeit, and another of its name replaces it",
          "[window][cards][look]") {
  Catalog cards = shippedRelics();
  const RelicId ark = cards.find("ark");
  cards.relics[kernel::sizeOf(static_cast<int>(ark))].art = "pictures/own-ark.png";
  for (const QColor colour : {QColor(Qt::magenta), QColor(Qt::cyan)}) {
    QImage own(60, 40, QImage::Format_RGB32);
    own.fill(colour);
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    own.save(&out, "PNG");
    useOwnPicture("pictures/own-ark.png", bytes);
    CHECK(pixelsLike(relicAt(cards, ark, 280), colour) > 5000);
    CHECK(pixelsLike(painted({280, 392},
                             [&](Ink& ink) {
                               drawCounterfeit(ink, {0, 0, 280, 392}, cards, ark, house::Language::English);
                             }),
                     colour) > 5000);
  }
}

TEST_CASE("Categories and collectors differ in their outlines, not in colour alone", "[window][seeing][look]") {
  std::vector<std::vector<QImage>> groups(2);
  for (const Category category : kEachCategory)
    groups[0].push_back(painted({96, 96}, [&](Ink& ink) { drawEmblem(ink, {0, 0, 96, 96}, category); }));
  for (int collector = 0; collector < kCollectors; ++collector)
    groups[1].push_back(painted({96, 96}, [&](Ink& ink) { drawCollector(ink, {0, 0, 96, 96}, collector); }));
  for (const std::vector<QImage>& group : groups)
    for (std::size_t a = 0; a < group.size(); ++a)
      for (std::size_t b = a + 1; b < group.size(); ++b) {
        INFO(a << " and " << b);
        CHECK(outlinesDiffer(group[a], group[b]) > 0.03);
      }
}

TEST_CASE("In high contrast a line goes all around every card, however small it is", "[window][seeing][look]") {
  setHighContrast(true);
  for (const int wide : {42, 73, 196, 500}) {
    const QSize size(wide, qRound(wide * 1.4));
    const QRectF at(QPointF(0, 0), size);
    const auto holds = [&](const char* what, auto draw) {
      INFO(what << " at " << wide);
      const QImage card = painted(size, draw);
      // the middle of each side, a few dots deep: one of them stands out from black
      const auto lit = [&](QPoint from, QPoint step) {
        double most = 0;
        for (int deep = 0; deep < 4; ++deep) most = std::max(most, luminance(card.pixelColor(from + deep * step)));
        return most > 0.15;
      };
      CHECK(lit({wide / 2, 0}, {0, 1}));
      CHECK(lit({wide / 2, size.height() - 1}, {0, -1}));
      CHECK(lit({0, size.height() * 3 / 4}, {1, 0}));
      CHECK(lit({wide - 1, size.height() * 3 / 4}, {-1, 0}));
    };
    holds("the back of a counterfeit", [&](Ink& ink) { drawCounterfeitBack(ink, at); });
    for (const Category category : kEachCategory)
      holds("the back of a deck", [&](Ink& ink) { drawDeckBack(ink, at, category); });
    const RelicId relic = *shippedRelics().all().begin();
    holds("a relic", [&](Ink& ink) { drawRelic(ink, at, shippedRelics(), relic, house::Language::English); });
    holds("a counterfeit",
          [&](Ink& ink) { drawCounterfeit(ink, at, shippedRelics(), relic, house::Language::English); });
  }
  setHighContrast(false);
}

TEST_CASE("Everything that the auction house names has its drawing", "[window][look]") {
  const auto drawn = [](const QString& file) { return QFile::exists(":/svg/" + file + ".svg"); };
  for (const Collector& each : shippedRelics().collectors) {
    INFO(each.id);
    CHECK(collectorNamed(each.id) >= 0);
    CHECK(collectorFile(collectorNamed(each.id)) == QString::fromStdString("auction/collectors/" + each.id));
    CHECK(drawn(collectorFile(collectorNamed(each.id))));
  }
  CHECK(collectorNamed("somebody-new") == -1);
  CHECK(drawn(collectorFile(-1)));
  for (const Category category : kEachCategory) CHECK(drawn(emblemFile(category)));
  for (const Symbol symbol : {Symbol::Blessing, Symbol::Curse}) CHECK(drawn(symbolFile(symbol)));
  for (const Keyword keyword : {Keyword::Immediate, Keyword::Permanent, Keyword::EndOfGame, Keyword::Scoring})
    CHECK(drawn(keywordFile(keyword)));
}

TEST_CASE("A relic is labelled with its category's short name, or with its name where it has none", "[window][look]") {
  const Catalog& cards = shippedRelics();
  CHECK(labelOf(cards, Category::Blue, house::Language::English) == "Western Fantasy");
  CHECK(labelOf(cards, Category::Blue, house::kGerman) == "Westliche Fantasie");
  CHECK(labelOf(cards, Category::Red, house::Language::English) == "Eastern Cultures");
}

TEST_CASE("In the workshop a relic is drawn as on the table, with its counterfeit on the back",
          "[window][workshop][look]") {
  const house::GameModule& game = *games::named("warehouse51");
  const std::shared_ptr<const house::Box> box = game.open({});
  const auto drawnAs = [&](const CardPicture& card, CardSide side) {
    return painted({200, 280}, [&](Ink& ink) { card.draw(ink, {0, 0, 200, 280}, side, house::Language::English); });
  };
  const auto drawing = [](auto draw) {
    return painted({200, 280}, [&](Ink& ink) { draw(ink, QRectF(0, 0, 200, 280)); });
  };
  const Catalog& cards = cardsIn(*box);
  const auto excalibur = cardIn(box, "relics/excalibur.json");
  REQUIRE(excalibur != nullptr);
  CHECK(excalibur->name(house::kGerman) == "Excalibur");
  CHECK(excalibur->missingArt().isEmpty());
  CHECK(excalibur->unfit(house::Language::English, 200).isEmpty());
  CHECK(drawnAs(*excalibur, CardSide::Front) == relicAt(cards, cards.find("excalibur"), 200));
  CHECK(drawnAs(*excalibur, CardSide::Back) == drawing([&](Ink& ink, const QRectF& at) {
          drawCounterfeit(ink, at, cards, cards.find("excalibur"), house::Language::English);
        }));
  // one that no counterfeit names has the back of its deck
  const auto ark = cardIn(box, "relics/ark.json");
  REQUIRE(ark != nullptr);
  CHECK(drawnAs(*ark, CardSide::Back) ==
        drawing([](Ink& ink, const QRectF& at) { drawDeckBack(ink, at, Category::Gold); }));
  // a collector is a figure, and what has no picture is left to the house
  CHECK(cardIn(box, "collectors/voss.json") != nullptr);
  CHECK(cardIn(box, "rules.json") == nullptr);
}

TEST_CASE("A purse shows as many ingots as it holds, within its place", "[window][look]") {
  // given ingots apart: each has a dark foot of its own colour in the drawing
  for (const int number : {1, 4, 5, 9, 14, 30, 45, 70}) {
    const QRectF place(20, 20, 220, 90);
    const QImage purse = painted({260, 130}, [&](Ink& ink) { drawIngots(ink, place, number); });
    QRect taken;
    for (int y = 0; y < purse.height(); ++y)
      for (int x = 0; x < purse.width(); ++x)
        if (qAlpha(purse.pixel(x, y)) > 40) taken |= QRect(x, y, 1, 1);
    INFO(number << ": " << taken.x() << "," << taken.y() << " " << taken.width() << "x" << taken.height());
    CHECK_FALSE(taken.isEmpty());
    CHECK(place.toAlignedRect().contains(taken));
  }
  CHECK(pixelsLike(painted({40, 40}, [](Ink& ink) { drawIngots(ink, {0, 0, 40, 40}, 0); }), Qt::transparent) == 1600);
}

TEST_CASE("Titles have their own face once a game brings it, and look like questions without", "[window][look]") {
  bringTitleFace();
  const QString family = QFontInfo(font(Role::Title, 40)).family();
  CHECK(family.startsWith(hasTitleFace() ? QStringLiteral("Bodoni Moda") : QStringLiteral("Roboto Slab")));
  CHECK(hasTitleFace() == (illustrationCount() > 0));  // both come with one fetch
}

TEST_CASE("The auction house can be looked at as a sheet", "[window][look]") {
  bringTitleFace();
  const QString folder = qEnvironmentVariable("W13_PICTURES");
  for (const house::Language language : {house::Language::English, house::kGerman}) {
    speak(language);
    const QString code = languageCode(language);
    const QImage all = sheet(shippedRelics(), language);
    CHECK(pixelsLike(all, QColor(colour::kCream)) > 10000);
    if (folder.isEmpty()) continue;
    REQUIRE(QDir().mkpath(folder));
    CHECK(all.save(folder + "/auction-" + code + ".png"));
    for (const int width : {108, 200, 280})
      CHECK(allRelics(shippedRelics(), language, width)
                .save(folder + QStringLiteral("/relics-%1-%2.png").arg(width).arg(code)));
  }
  speak(house::Language::English);
}

}  // namespace w51::test
