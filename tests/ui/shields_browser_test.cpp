// Phones in real browsers play at a real window: all that lies between a thumb and the rules is there, but the Wi-Fi.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>

#include "auction_play.h"
#include "ui/shields/shields_page.h"

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

}  // namespace

TEST_CASE("Browsers as phones play whole matches at the window, and no curtain ever falls", "[shields][browser]") {
  for (const char* game : {"vault", "warehouse51"}) {
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
    // given a match before which the page of the shields is open
    REQUIRE(window.begin(start));
    REQUIRE(window.page() == window.shieldsPage());
    // when phones scan the codes, and play
    const Evening evening =
        playBy(*window.shields(), 420, [&] { pressable(&window, "back-from-shields").front()->click(); });
    if (!evening.there) return;
    // then it comes to its end, seen on all of them
    INFO(textOf(evening.told));
    CHECK(evening.exit == 0);
    CHECK(window.room()->match().over());
    CHECK(evening.told["ended"] == 3);
    CHECK_FALSE(watch.up);
  }
}

TEST_CASE("Browsers as phones play a season of Warehouse 13, and no curtain ever falls", "[shields][browser]") {
  MainWindow window(quick());
  ui::Options options = window.options();
  options.shields = true;
  window.follow(options);
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.begin(people(4, 3)));
  REQUIRE(window.page() == window.shields().page());
  CurtainWatch watch(*window.findChild<ui::Pages*>());
  const int seconds = qEnvironmentVariableIntValue("W13_BROWSER_SECONDS") > 0
                          ? qEnvironmentVariableIntValue("W13_BROWSER_SECONDS")
                          : 120;
  const Evening evening =
      playBy(*window.shields().shields(), seconds, [&] { pressable(&window, "back-from-shields").front()->click(); });
  if (!evening.there) return;
  INFO(textOf(evening.told));
  CHECK(evening.exit == 0);
  CHECK(evening.told["visits"].toInt() > 10);
  CHECK(window.handOvers() == 0);
  CHECK_FALSE(watch.up);
}
