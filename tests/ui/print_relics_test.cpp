// The cards of Warehouse 51 on paper: what there is, in which decks, and how they look from behind.

#include <QDir>
#include <QTemporaryDir>

#include "auction_play.h"
#include "engine/games/warehouse51/designing/auction_cards.h"
#include "engine/kernel/errors.h"
#include "ui/games/warehouse51/print/relic_prints.h"
#include "ui/print/card_raster.h"
#include "ui/print/picture_files.h"
#include "ui/print/print.h"
#include "ui/print/tabletop.h"

namespace w51::test {

namespace {

const Printable& relicPrints() {
  static const std::shared_ptr<const Printable> kPrints = printsOf(auctionGame().open({}));
  return *kPrints;
}

}  // namespace

TEST_CASE("All relics and all counterfeits can be printed, as large as poker cards", "[print]") {
  const Printable& prints = relicPrints();
  const auto box = auctionGame().open({});
  const Catalog& cards = cardsIn(*box);
  // given the box: 26 relics, of which 23 have a counterfeit
  CHECK(allOf(prints, "counterfeits").size() == 23);
  CHECK(prints.cards().size() == 26 + 23);
  int relics = 0;
  for (const Category category : kEachCategory)
    relics += kernel::count(allOf(prints, QString::fromUtf8(nameOf(category).data())));
  CHECK(relics == 26);
  // each of them once, none of a designer's own
  for (const PrintedCard& each : prints.cards()) {
    CHECK(each.size == QSizeF(63.5, 88.9));
    CHECK(each.copies == 1);
    CHECK_FALSE(each.isMine);
  }
  // a relic and its counterfeit have names of their own
  for (const RelicId relic : cards.all()) {
    const QString id = QString::fromStdString(cards.of(relic).id);
    CHECK(cardsNamed(prints, {id}).size() == 1);
    if (cards.of(relic).counterfeit) CHECK(cardsNamed(prints, {id + "-counterfeit"}).size() == 1);
    else CHECK_THROWS_AS(cardsNamed(prints, {id + "-counterfeit"}), kernel::RefusedError);
  }
}

TEST_CASE("A relic that a designer has changed is theirs on paper, with its counterfeit", "[print]") {
  // given a folder with a file over a shipped one
  const QTemporaryDir folder;
  REQUIRE(QDir(folder.path()).mkdir("relics"));
  QFile file(folder.filePath("relics/excalibur.json"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(R"({"value": 2})");
  file.close();
  const std::vector<std::string> over = {folder.path().toStdString()};
  const std::shared_ptr<const Printable> prints = printsOf(auctionGame().open(over));
  // then it is the only one
  CHECK(mineOf(*prints) == cardsNamed(*prints, {"excalibur", "excalibur-counterfeit"}));
}

TEST_CASE("SECRET-02: printed counterfeits look alike from behind, and relics as their deck", "[print]") {
  CardRaster raster(relicPrints(), house::Language::English, 4, 0);
  for (const QString& deck : relicPrints().decks()) {
    const std::vector<int> cards = allOf(relicPrints(), deck);
    REQUIRE(cards.size() > 1);
    // given a picture of each back, made by itself
    for (const int card : cards) {
      CardRaster alone(relicPrints(), house::Language::English, 4, 0);
      if (alone.back(card) != raster.back(cards.front())) FAIL(deck.toStdString() << ", card " << card);
    }
    CHECK(raster.front(cards[0]) != raster.front(cards[1]));
  }
  CHECK(raster.back(allOf(relicPrints(), "blue").front()) != raster.back(allOf(relicPrints(), "red").front()));
}

TEST_CASE("The cards of any game are printed: on paper, with bleed, and for the simulator", "[print]") {
  const QTemporaryDir folder;
  PrintWish wish;
  wish.cards = allOf(relicPrints());
  // 3 x 3 to a page: six sheets with their backs
  CHECK(printCards(wish, relicPrints(), house::kGerman, folder.filePath("relics.pdf")) == 12);
  wish.form = PrintForm::Tabletop;
  const std::vector<TabletopSheet> sheets = tabletopOf(wish, relicPrints());
  CHECK(sheets.size() == 5);
  CHECK(printCards(wish, relicPrints(), house::kGerman, folder.filePath("relics.png"), overPictures()) == 10);
  CHECK(QFile::exists(folder.filePath("relics-counterfeits-1-back.png")));
  CHECK(QFile::exists(folder.filePath("relics.txt")));
}

}  // namespace w51::test
