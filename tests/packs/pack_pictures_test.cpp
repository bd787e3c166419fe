// Pictures of designers' own in packs: there and back, what is told of them, and what is refused.

#include <zip.h>

#include <filesystem>

#include "engine/games/warehouse13/cards/kit.h"
#include "engine/house/cards/own_pictures.h"
#include "engine/kernel/errors.h"
#include "packs.h"
#include "support/catch.h"
#include "support/folder.h"
#include "support/pictures.h"

namespace w13::test {

namespace {

namespace fs = std::filesystem;

PackLabel beansLabel() { return {"beans", {"Beans", {{kGerman, "Bohnen"}}}, "1", "Ada"}; }

/// A designer's folder with one card and these pictures.
struct Beans {
  explicit Beans(std::initializer_list<std::pair<const char*, std::string>> pictures) {
    folder.write("cards/traits/beans.json", R"({"art": "pictures/beans.png"})");
    for (const auto& [name, bytes] : pictures) folder.write(std::string("cards/pictures/") + name, bytes);
  }
  [[nodiscard]] Pack pack() const {
    return house::packOf(beansLabel(), seasonCards(), fs::path(folder.path()) / "cards");
  }
  files::Folder folder;
};

/// Why a zip with one more file is not taken; empty: it is.
std::string refusalOf(const std::string& path, const std::string& bytes) {
  const files::Folder folder;
  const std::string file = folder.path() + "/some.w13pack";
  zip_t* zip = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
  const std::string manifest =
      R"({"format": 1, "id": "beans", "name": {"en": "Beans", "de": "Bohnen"}, "version": "1", "author": "Ada"})";
  for (const auto& [name, text] : {std::pair<std::string, const std::string&>("pack.json", manifest), {path, bytes}})
    zip_file_add(zip, name.c_str(), zip_source_buffer(zip, text.data(), text.size(), 0), 0);
  REQUIRE(zip_close(zip) == 0);
  try {
    (void)house::readPack(file, seasonCards());
    return {};
  } catch (const kernel::DataError& fault) {
    return fault.what();
  }
}

}  // namespace

TEST_CASE("Pictures go into a pack with the cards, come out as they were, and are told", "[packs]") {
  const Beans beans({{"beans.png", files::png(300, 200)}, {"cup.svg", files::svg("<path d=\"M0 0h8\"/>")}});
  const Pack packed = beans.pack();
  // when it is written, read, installed and read again
  const fs::path file = fs::path(beans.folder.path()) / "beans.w13pack";
  house::writePack(packed, file);
  const Pack read = house::readPack(file, seasonCards());
  const fs::path place = house::installPack(read, seasonCards(), fs::path(beans.folder.path()) / "packs");
  const Pack installed = house::readPackFolder(place, seasonCards());
  // then cards and pictures are where they belong, byte by byte
  for (const Pack* each : {&packed, &read, &installed}) {
    const Layer layer = each->cards();
    REQUIRE(layer.files.size() == 1);
    REQUIRE(layer.pictures.size() == 2);
    CHECK(layer.pictures[0].path == "pictures/beans.png");
    CHECK(layer.pictures[0].text == files::png(300, 200));
  }
  // and who takes it is told of them, once
  std::vector<std::string> told;
  for (const PackChange& change : house::changesOf(read, {})) told.push_back(toString(change));
  CHECK(std::ranges::count(told, "new: pictures/beans") == 1);
  CHECK(house::changesOf(read, {read.cards()}).empty());
}

TEST_CASE("A pack is refused whose pictures are too large, something else, or mean no good", "[packs]") {
  CHECK(refusalOf("cards/pictures/a.png", files::png(2048, 2048)).empty());
  CHECK(refusalOf("cards/pictures/a.svg", files::svg("<linearGradient id=\"b\"/><path fill=\"url(#b)\"/>")).empty());
  for (const auto& [path, bytes, says] : std::initializer_list<std::tuple<const char*, std::string, const char*>>{
           {"cards/pictures/a.png", files::png(2049, 10), "2049 x 10 dots"},
           {"cards/pictures/a.png", files::png(0, 10), "0 x 10 dots"},
           {"cards/pictures/a.png", "GIF89a", "no PNG"},
           {"cards/pictures/a.png", files::png(10, 10).substr(0, 30), "ends too early"},
           {"cards/pictures/a.png", files::png(10, 10) + std::string(1 << 20, 'x'), "1 MB"},
           {"cards/pictures/a.svg", "{}", "no SVG"},
           {"cards/pictures/a.svg", files::svg("<script>1</script>"), "<script"},
           {"cards/pictures/a.svg", files::svg("<image href=\"#a\"/>"), "<image"},
           {"cards/pictures/a.svg", files::svg("<use href=\"#a\"/>"), "<use"},
           {"cards/pictures/a.svg", "<!DOCTYPE svg [<!ENTITY a \"b\">]>" + files::svg(""), "<!DOCTYPE"},
           {"cards/pictures/a.svg", files::svg("<a xlink:href=\"file:///etc/passwd\"/>"), "outside of itself"},
           {"cards/pictures/a.svg", files::svg("<path fill=\"url('http://a.b/c')\"/>"), "outside of itself"},
           {"cards/pictures/a.svg", files::svg(std::string(300, '<') + "g"), "nested"},
           {"cards/pictures/../a.png", files::png(8, 8), "expected only"},
           {"cards/pictures/A.png", files::png(8, 8), "expected only"},
           {"cards/pictures/a.jpg", files::png(8, 8), "expected only"},
           {"cards/pictures/more/a.png", files::png(8, 8), "expected only"},
           {"pictures/a.png", files::png(8, 8), "expected only"}}) {
    INFO(path << " " << says);
    CHECK_THAT(refusalOf(path, bytes), Catch::Matchers::Contains(says));
  }
}

TEST_CASE("Groups of an SVG are counted as they are nested, not as they follow", "[packs]") {
  std::string groups, nested;
  for (int at = 0; at < 100; ++at) groups += "<g><path d=\"M0 0\"/></g><!-- a note -->";
  for (int at = 0; at < 60; ++at) nested = "<g>" + nested + "</g>";
  CHECK(house::pictureFault("pictures/a.svg", files::svg(groups)).empty());
  CHECK_FALSE(house::pictureFault("pictures/a.svg", files::svg(nested)).empty());
}

TEST_CASE("No pack is made of a folder with a picture that nobody would take", "[packs]") {
  const Beans beans({{"beans.png", "no picture"}});
  CHECK_THROWS_WITH(beans.pack(), Catch::Matchers::Contains("pictures/beans.png is not taken: it is no PNG"));
}

}  // namespace w13::test
