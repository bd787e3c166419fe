// The shelf: what stays of every season on this computer.

#include "ui/games/warehouse13/settings/shelf.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "support/catch.h"

namespace w13::test {

namespace {

Shelved zoetrope() {
  return {"max-wertheimers-zoetrope", "Max Wertheimer's Zoetrope", "Seattle, USA", QDate(2026, 11, 22), {"Anna", "Ben"},
          "Ben brings the last clue."};
}

void writeShelf(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(bytes);
}

}  // namespace

TEST_CASE("What a season has retrieved stands on the shelf again after a start", "[shelf]") {
  const QTemporaryDir folder;
  const QString path = folder.filePath("shelf.json");
  {
    Shelf shelf(path);
    CHECK(shelf.all().empty());
    shelf.add(zoetrope());
    Shelved other = zoetrope();
    other.artifact = "ice-flower";
    shelf.add(other);
    CHECK(shelf.note().isEmpty());
  }
  const Shelf again(path);
  REQUIRE(again.all().size() == 2);
  CHECK(again.all().front() == zoetrope());
  CHECK(again.all().back().artifact == "ice-flower");
}

TEST_CASE("The same people retrieve the same thing once a day, however often they load", "[shelf]") {
  const QTemporaryDir folder;
  Shelf shelf(folder.filePath("shelf.json"));
  shelf.add(zoetrope());
  shelf.add(zoetrope());
  CHECK(shelf.all().size() == 1);
  Shelved tomorrow = zoetrope();
  tomorrow.date = tomorrow.date.addDays(1);
  shelf.add(tomorrow);
  CHECK(shelf.all().size() == 2);
}

TEST_CASE("A damaged shelf is put aside with a sentence, and a new one begins", "[shelf]") {
  const QByteArray damaged =
      GENERATE(QByteArray("{\"form\": \"warehouse13-shelf\", \"shelf\": [{\"art"), QByteArray("[1, 2]"), QByteArray(),
               QByteArray("{\"form\": \"warehouse13-shelf\", \"shelf\": [{\"name\": \"x\"}]}"));
  const QTemporaryDir folder;
  const QString path = folder.filePath("shelf.json");
  writeShelf(path, damaged);
  Shelf shelf(path);
  CHECK(shelf.all().empty());
  CHECK(shelf.note().contains("shelf.json.damaged"));
  QFile aside(path + ".damaged");
  REQUIRE(aside.open(QIODevice::ReadOnly));
  CHECK(aside.readAll() == damaged);
  // what is retrieved from now on is kept, and what was put aside stays
  shelf.add(zoetrope());
  CHECK(Shelf(path).all().size() == 1);
  CHECK(Shelf(path).note().isEmpty());
  CHECK(QFile::exists(path + ".damaged"));
}

TEST_CASE("A shelf without a file, or in a folder that is not there, keeps nobody from playing", "[shelf]") {
  Shelf nowhere{QString()};
  nowhere.add(zoetrope());
  CHECK(nowhere.all().size() == 1);
  CHECK(nowhere.note().isEmpty());
  const QTemporaryDir folder;
  Shelf missing(folder.filePath("no/such/shelf.json"));
  missing.add(zoetrope());
  CHECK(missing.all().size() == 1);
  CHECK_FALSE(missing.note().isEmpty());
}

}  // namespace w13::test
