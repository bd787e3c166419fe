// ./play: the window where there is a display, else the same game in the terminal, else a season that bots play. It
// starts the release build, so these are among its tests alone (tests/CMakeLists.txt).

#include <QProcess>

#include "support/catch.h"

namespace w13::test {

namespace {

struct Ran {
  int code = -1;
  QString out;
};

/// Runs a command in the project's folder as somebody without a display would, with nothing on its standard input.
Ran run(const QString& command, const QStringList& with = {}) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(display);
  for (const QString& each : with) environment.insert(each.section(u'=', 0, 0), each.section(u'=', 1));
  process.setProcessEnvironment(environment);
  process.setWorkingDirectory(W13_SOURCE_DIR);
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.setStandardInputFile(QProcess::nullDevice());
  process.start("bash", {"-c", command});
  REQUIRE(process.waitForFinished(120000));
  return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput())};
}

}  // namespace

TEST_CASE("Without a display and without a terminal ./play says so and tells a season of bots", "[play]") {
  for (const QStringList& with : {QStringList{}, QStringList{"DISPLAY=:4711"}, QStringList{"WAYLAND_DISPLAY=none-0"}}) {
    const Ran ran = run("./play", with);
    CHECK(ran.code == 0);
    CHECK(ran.out.startsWith("There is no display here, and no terminal to play in either, so "));
    CHECK(ran.out.contains(" wins: "));
  }
}

TEST_CASE("Without a display ./play opens the same game in the terminal", "[play]") {
  // given a terminal at whose keyboard nobody sits
  const Ran ran = run("script -qec ./play /dev/null");
  CHECK(ran.out.contains("There is no display here, so the game is played in the terminal."));
  CHECK(ran.out.contains("How many play"));
  CHECK(ran.code == 0);
}

TEST_CASE("With a display ./play hands its arguments to the window and gives its exit code", "[play]") {
  const QStringList display = {"QT_QPA_PLATFORM=offscreen"};
  const Ran version = run("./play --version", display);
  CHECK(version.code == 0);
  CHECK(version.out.startsWith("warehouse13-table "));
  const Ran wrong = run("./play --data /nowhere", display);
  CHECK(wrong.code == 1);
  CHECK(wrong.out.contains("/nowhere"));
}

}  // namespace w13::test
