// Phones in real browsers play at a real window: all that lies between a thumb and the rules is there, but the Wi-Fi.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>

#include "auction_play.h"
#include "ui/shields/shields_page.h"
#include "window.h"

using namespace w13;
using namespace w13::test;
using kernel::Seat;

namespace {

/// What the phones of an evening did (tests/shield_page/evening.mjs); empty: there are no browsers here.
struct Evening {
  bool there = false;
  int exit = -1;
  QJsonObject told;
};

/// Phones scan the codes of all seats; once they have, the page of the shields is left, and they play for so many
/// seconds.
Evening playBy(ui::Shields& shields, int seconds, const std::function<void()>& leavePage) {
  const QString node = QStandardPaths::findExecutable("node");
  if (node.isEmpty()) return {};
  QStringList arguments{W13_SOURCE_DIR "/tests/shield_page/evening.mjs", QString::number(seconds)};
  for (const Seat seat : shields.people()) arguments << shields.seat(seat).address;
  QProcess phones;
  QProcessEnvironment around = QProcessEnvironment::systemEnvironment();
  around.insert("SHIELD_MODULES", W13_BIN_DIR "/../shield_page");
  phones.setProcessEnvironment(around);
  phones.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  phones.start(node, arguments);
  const auto ended = [&] { return phones.state() == QProcess::NotRunning; };
  (void)QTest::qWaitFor([&] { return ended() || shields.answering() == shields.people(); }, 60'000);
  if (!ended()) leavePage();
  REQUIRE(QTest::qWaitFor(ended, (seconds + 60) * 1000));
  Evening evening{true, phones.exitCode(), QJsonDocument::fromJson(phones.readAllStandardOutput()).object()};
  evening.there = !evening.told.contains("skipped");
  return evening;
}

std::string textOf(const QJsonObject& told) { return QJsonDocument(told).toJson().toStdString(); }

/// Whether a curtain was up at any time.
struct CurtainWatch {
  explicit CurtainWatch(ui::Pages& pages) {
    QObject::connect(&pages, &QStackedWidget::currentChanged, &pages, [&pages, this] { up = up || pages.curtained(); });
  }
  bool up = false;
};

/// A match of a game that any window can show, with phones at all seats: it begins with the page of the shields.
Evening playPlain(const char* game, int seconds) {
  INFO(game);
  const house::GameModule& module = *games::named(game);
  ui::PlainWanted wanted = plain(module);
  if (module.id() == "warehouse51") wanted.pages = std::make_shared<w51::AuctionPages>();
  wanted.options.shields = true;
  ui::PlainWindow window(std::move(wanted));
  window.resize(1280, 800);
  window.show();
  CurtainWatch watch(*window.findChild<ui::Pages*>());
  house::Start start;
  start.seed = 5;
  start.players.resize(3);
  start.bots.resize(3);
  if (module.id() == "warehouse51") start.setup.options = {"short-sale"};
  REQUIRE(window.begin(start));
  REQUIRE(window.page() == window.shieldsPage());
  const Evening evening =
      playBy(*window.shields(), seconds, [&] { pressable(&window, "back-from-shields").front()->click(); });
  CHECK_FALSE(watch.up);
  if (evening.there) CHECK(window.room()->match().over() == (evening.told["ended"] == 3));
  return evening;
}

/// A season of four.
Evening playSeason(int seconds) {
  MainWindow window(quick());
  ui::Options options = window.options();
  options.shields = true;
  window.follow(options);
  window.resize(1280, 800);
  window.show();
  CurtainWatch watch(*window.findChild<ui::Pages*>());
  REQUIRE(window.begin(people(4, 3)));
  REQUIRE(window.page() == window.shields().page());
  const Evening evening =
      playBy(*window.shields().shields(), seconds, [&] { pressable(&window, "back-from-shields").front()->click(); });
  CHECK_FALSE(watch.up);
  CHECK(window.handOvers() == 0);
  return evening;
}

constexpr int kMinute = 60, kHour = 3600;

}  // namespace

TEST_CASE("Browsers as phones play at the window, are loaded again and lose the network, and no curtain ever falls",
          "[shields][browser]") {
  for (const auto& play : {+[] { return playPlain("vault", 3 * kMinute); },
                           +[] { return playPlain("warehouse51", kMinute); }, +[] { return playSeason(kMinute); }}) {
    const Evening evening = play();
    if (!evening.there) return;
    INFO(textOf(evening.told));
    CHECK(evening.exit == 0);
    CHECK(evening.told["visits"].toInt() > 8);
  }
}

TEST_CASE("Browsers as phones play whole matches of each game at the window", "[.long][shields][browsers]") {
  for (const auto& play : {+[] { return playPlain("warehouse51", kHour); }, +[] { return playSeason(kHour); }}) {
    const Evening evening = play();
    REQUIRE(evening.there);
    INFO(textOf(evening.told));
    CHECK(evening.exit == 0);
    CHECK(evening.told["ended"].toInt() >= 3);
  }
}
