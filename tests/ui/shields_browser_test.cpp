// Phones in real browsers play at a real window: all that lies between a thumb and the rules is there, but the Wi-Fi.

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>

#include "shielded.h"

namespace ui::test {

namespace {

/// What the phones did (tests/shield_page/evening.mjs).
struct Played {
  bool there = true;  ///< false: there is no browser here
  int exit = -1;
  QJsonObject told = {};
};

std::string textOf(const QJsonObject& told) { return QJsonDocument(told).toJson().toStdString(); }

/// Phones scan the codes of all seats. Once they have, the page of the shields is left, and they play for so many
/// seconds at most; what the whole table reads, such as a vote, is read at the window.
Played playBy(Shielded& evening, int seconds) {
  const QString node = QStandardPaths::findExecutable("node");
  if (node.isEmpty()) return {false};
  Shields& shields = *evening.shields();
  QStringList arguments{W13_SOURCE_DIR "/tests/shield_page/evening.mjs", QString::number(seconds)};
  for (const Seat seat : shields.people()) arguments << shields.seat(seat).address;
  QProcess phones;
  QProcessEnvironment around = QProcessEnvironment::systemEnvironment();
  around.insert("SHIELD_MODULES", W13_BIN_DIR "/../shield_page");
  phones.setProcessEnvironment(around);
  phones.start(node, arguments);
  const auto ended = [&] { return phones.state() == QProcess::NotRunning; };
  // Browsers live by the real clock, and so does the window here: a look is about as long as this.
  constexpr int kLook = 10;
  const auto waits = [&](const auto& until, int seconds) {
    return QTest::qWaitFor([&] { return evening.clock.pass(kLook), until(); }, seconds * 1000);
  };
  (void)waits([&] { return ended() || shields.answering() == shields.people(); }, 60);
  if (!ended()) leave(evening);
  bool curtained = false;
  REQUIRE(waits(
      [&] {
        curtained = curtained || evening.curtained();
        if (!curtained) evening.act();
        return ended();
      },
      seconds + 60));
  CHECK_FALSE(curtained);
  Played played{true, phones.exitCode(), QJsonDocument::fromJson(phones.readAllStandardOutput()).object()};
  played.there = !played.told.contains("skipped");
  return played;
}

const house::GameModule& gameOf(const char* name) { return *games::named(name); }

}  // namespace

TEST_CASE("Browsers as phones play at the window, are loaded again and lose the network, and no curtain ever falls",
          "[shields][browser]") {
  const auto plays = [](Shielded&& evening, int seconds) {
    const Played played = playBy(evening, seconds);
    if (!played.there) return false;
    INFO(textOf(played.told));
    CHECK(played.exit == 0);
    CHECK(played.told["visits"].toInt() > 3);
    return true;
  };
  if (!plays(PlainShielded(gameOf("vault"), 3, 3, 5), 180)) return;
  plays(PlainShielded(gameOf("warehouse51"), 3, 3, 5), 75);
  plays(SeasonShielded(4, 3), 75);
}

TEST_CASE("Browsers as phones play whole matches of each game at the window", "[.long][shields][browsers]") {
  const auto plays = [](Shielded&& evening) {
    const Played played = playBy(evening, 3600);
    REQUIRE(played.there);
    INFO(textOf(played.told));
    CHECK(played.exit == 0);
    CHECK(played.told["ended"].toInt() == evening.shields()->people().size());
    CHECK(evening.match().over());
  };
  plays(PlainShielded(gameOf("warehouse51"), 4, 4, 5));
  plays(SeasonShielded(4, 3));
}

}  // namespace ui::test
