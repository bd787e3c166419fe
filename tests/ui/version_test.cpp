// What the window program answers before it opens a display.

#include <QProcess>

#include "support/catch.h"

namespace w13::test {

namespace {

/// The program on a machine without any display.
QString answer(const QStringList& arguments) {
  QProcess program;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(display);
  program.setProcessEnvironment(environment);
  program.start(W13_BIN_DIR "/warehouse13-table", arguments);
  REQUIRE(program.waitForFinished(20000));
  CHECK(program.exitStatus() == QProcess::NormalExit);
  CHECK(program.exitCode() == 0);
  CHECK(program.readAllStandardError().isEmpty());
  return QString::fromUtf8(program.readAllStandardOutput());
}

}  // namespace

TEST_CASE("The window tells its version without a display") {
  const QString version = answer({"--version"});
  CHECK(version.startsWith("warehouse13-table "));
  CHECK(version.count(u'\n') == 1);
  CHECK(version.section(u' ', 1).trimmed() == W13_VERSION);
  CHECK(answer({"-v"}) == version);
}

TEST_CASE("The window tells its options without a display, also among others") {
  const QString help = answer({"--help"});
  for (const char* option :
       {"--help", "--version", "--data <folder>", "--cards <folder>", "--saves <folder>", "season"})
    CHECK(help.contains(option));
  CHECK(answer({"-h"}) == help);
  CHECK(answer({"-platform", "xcb", "--data", "/nowhere", "--help"}) == help);
}

}  // namespace w13::test
