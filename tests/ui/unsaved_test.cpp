// What is written in the workshop and not saved outlives the program: on disk a moment later, offered at the next
// start.

#ifdef UI_WORKSHOP

#include <QPushButton>

#include "workbench.h"

namespace w13::test {

TEST_CASE("What was not saved when the program ended without asking is offered at the next start",
          "[window][workshop]") {
  QTemporaryDir folder;
  const QString other = "{ \"number\": 2 }\n";
  {
    // given a program in which two cards are written, and which is gone before anybody is asked
    Bench bench(folder.path());
    bench.screen().open("traits/tesla.json");
    bench.editor().replace(other);
    bench.screen().open("plots/sleeper-agent.json");
    bench.change("Sleeper Agent", "Sleepy Agent");
  }
  {
    // when the workshop is opened again
    Bench bench(folder.path());
    REQUIRE(bench.wait([&] { return bench.screen().ask()->asking(); }));
    CHECK(bench.screen().ask()->sentence().contains("sleeper-agent.json, tesla.json"));
    CHECK(bench.desk().drafts().empty());
    // then it can wait
    bench.click("not-now");
    CHECK_FALSE(bench.screen().ask()->asking());
  }
  {
    Bench bench(folder.path());
    REQUIRE(bench.wait([&] { return bench.screen().ask()->asking(); }));
    // or be brought back
    bench.click("bring-back");
    CHECK(bench.desk().drafts().size() == 2);
    bench.screen().open("traits/tesla.json");
    CHECK(bench.editor().text() == other);
    // and when it is saved, there is nothing left to offer
    bench.click("back");
    bench.click("save-all");
    REQUIRE(bench.wait([&] { return bench.window.workshop() == nullptr; }));
  }
  Bench bench(folder.path());
  QApplication::processEvents();
  CHECK_FALSE(bench.screen().ask()->asking());
  CHECK(QDir(folder.path()).entryList(QDir::Files).isEmpty());
}

TEST_CASE("A text that is being written is not replaced by one that was left behind", "[window][workshop]") {
  QTemporaryDir folder;
  {
    Bench bench(folder.path());
    bench.screen().open("traits/tesla.json");
    bench.editor().replace("{ \"number\": 2 }\n");
  }
  Bench bench(folder.path());
  REQUIRE(bench.wait([&] { return bench.screen().ask()->asking(); }));
  // given somebody who types on before answering
  bench.screen().open("traits/tesla.json");
  bench.editor().replace("{ \"number\": 0 }\n");
  bench.click("bring-back");
  // then both texts are still there
  CHECK(bench.editor().text() == "{ \"number\": 0 }\n");
  REQUIRE(bench.screen().live().leftBehind().size() == 1);
  CHECK(bench.screen().live().leftBehind().front().drafts.at("traits/tesla.json") == "{ \"number\": 2 }\n");
}

TEST_CASE("What was left behind can be thrown away", "[window][workshop]") {
  QTemporaryDir folder;
  {
    Bench bench(folder.path());
    bench.screen().open("traits/tesla.json");
    bench.editor().replace("{ \"number\": 2 }\n");
  }
  Bench bench(folder.path());
  REQUIRE(bench.wait([&] { return bench.screen().ask()->asking(); }));
  bench.click("throw-away");
  CHECK(bench.screen().live().leftBehind().empty());
  CHECK(bench.desk().drafts().empty());
}

TEST_CASE("What is not saved is on the disk a moment later, while somebody still writes", "[window][workshop]") {
  Bench bench;
  bench.screen().open("traits/tesla.json");
  bench.editor().replace("{ \"number\": 2 }\n");
  const auto kept = [&] {
    const QStringList files = QDir(bench.place).entryList({"cards.unsaved-*"}, QDir::Files);
    return files.size() == 1 && textOf(bench.place + "/" + files.front()).contains("number");
  };
  CHECK(bench.wait(kept));
  // and it goes when it is saved
  bench.screen().findChild<QPushButton*>("save-card")->click();
  CHECK(bench.wait([&] { return QDir(bench.place).entryList({"cards.unsaved-*"}, QDir::Files).isEmpty(); }));
}

TEST_CASE("Where what is not saved cannot be kept, the workshop says so once", "[window][workshop]") {
  QTemporaryDir folder;
  write(folder.filePath("file"), "x");
  Bench bench(folder.filePath("file"));  // a file where the folder should be
  bench.screen().open("traits/tesla.json");
  bench.editor().replace("{ \"number\": 2 }\n");
  REQUIRE(bench.wait([&] { return bench.screen().ask()->asking(); }));
  CHECK(bench.screen().ask()->sentence().contains("would be lost"));
}

}  // namespace w13::test

#endif
