// Pictures of the designer's own on the desk: taken in, told if they are no good, offered where cards name them.

#include "support/pictures.h"
#include "engine/kernel/errors.h"
#include "workshop/bench.h"

namespace w13::test {

namespace {

const char* const kCard = R"({"art": "pictures/tower.png"})";

bool offers(const Desk& desk, const std::string& key, const std::string& word) {
  const auto names = desk.part().namesFor(key, *desk.checked().box, desk.art());
  return std::ranges::any_of(names, [&](const house::CardWord& each) { return each.word == word; });
}

}  // namespace

TEST_CASE("a picture is put into the folder under a name that files may have, and cards may name it") {
  const Bench bench;
  Desk desk = bench.desk();
  // when two of the same name are added
  CHECK(desk.addPicture("My Tower.PNG", files::png(40, 30)) == "pictures/my-tower.png");
  CHECK(desk.addPicture("my tower.png", files::png(40, 31)) == "pictures/my-tower-2.png");
  desk.check();
  // then both are there, and are offered for cards and for Agents
  CHECK(files::textOf((bench.own() / "pictures/my-tower-2.png").string()) == files::png(40, 31));
  for (const char* key : {"art", "portrait"}) CHECK(offers(desk, key, "pictures/my-tower.png"));
  CHECK(desk.ownPictures().size() == 2);
}

TEST_CASE("what is no picture is not taken in, with a sentence that says why") {
  const Bench bench;
  Desk desk = bench.desk();
  CHECK_THROWS_WITH(desk.addPicture("photo.jpg", files::png(4, 4)), "photo.jpg is not taken: it is no PNG and no SVG");
  CHECK_THROWS_WITH(desk.addPicture("wide.png", files::png(4000, 4)),
                    Catch::Matchers::Contains("wide.png is not taken: it has 4000 x 4 dots"));
  CHECK_FALSE(std::filesystem::exists(bench.own()));
  // and in German, word for word
  const house::German german(house::dataFolder());
  CHECK(german.of("wide.png is not taken: it has 4000 x 4 dots; make it 2048 at most on each side") ==
        "wide.png wird nicht genommen: es hat 4000 x 4 Bildpunkte; mach es auf jeder Seite höchstens 2048 groß");
}

TEST_CASE("a card is warned of a picture that is missing or no good, and loads all the same") {
  const Bench bench;
  Desk desk = bench.desk();
  desk.write("traits/tesla.json", kCard);
  desk.check();
  CHECK(desk.checked().errors == 0);
  CHECK_THAT(foundIn(desk, "traits/tesla.json"),
             Catch::Matchers::Contains("found no file \"pictures/tower.png\" beside the cards"));
  // when somebody puts a file there that is none
  bench.folder.write("cards/pictures/tower.png", "GIF89a");
  CHECK(desk.reread().pictures);
  desk.check();
  CHECK_THAT(foundIn(desk, "traits/tesla.json"), Catch::Matchers::Contains("is not taken: it is no PNG"));
  // when it is one, then all is well; and so it is with an Agent's portrait
  bench.folder.write("cards/pictures/tower.png", files::png(40, 30));
  CHECK(desk.reread().pictures);
  CHECK_FALSE(desk.reread().pictures);
  desk.write("agents/pete.json", R"({"portrait": "pictures/tower.png"})");
  desk.check();
  CHECK(foundIn(desk, "traits/tesla.json").empty());
  CHECK(foundIn(desk, "agents/pete.json").empty());
  const Catalog& cards = *cardsOn(desk).cards;
  CHECK(cards.of(cards.findAgent("pete")).portrait == "pictures/tower.png");
  // a name that leads elsewhere is an error
  desk.write("agents/pete.json", R"({"portrait": "pictures/../tower.png"})");
  desk.check();
  CHECK(desk.checked().errors == 1);
}

}  // namespace w13::test
