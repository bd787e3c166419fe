// Phones in real browsers play whole matches at a real window: all that lies between a thumb and the rules is there,
// but the Wi-Fi.

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "shielded.h"

namespace ui::test {

namespace {

/// Browsers that play, each with a thumb (tests/shield_page/evening.mjs).
class Thumbs {
 public:
  /// A phone for each seat scans its code; they play for so many seconds at most.
  Thumbs(const Shields& shields, int seconds) {
    QStringList arguments{W13_SOURCE_DIR "/tests/shield_page/evening.mjs", QString::number(seconds)};
    for (const Seat seat : shields.people()) arguments << shields.seat(seat).address;
    QProcessEnvironment around = QProcessEnvironment::systemEnvironment();
    around.insert("SHIELD_MODULES", W13_BIN_DIR "/../shield_page");
    program_.setProcessEnvironment(around);
    program_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program_.start(QStandardPaths::findExecutable("node"), arguments);
  }
  /// A second phone scans the code that stands at a seat now.
  void scan(const Shields& shields, Seat seat) {
    program_.write(QStringLiteral("%1 %2\n").arg(index(seat)).arg(shields.seat(seat).address).toLatin1());
  }
  [[nodiscard]] bool ended() const { return program_.state() == QProcess::NotRunning; }
  [[nodiscard]] int exit() const { return program_.exitCode(); }
  /// What happened. "skipped": there is no browser here.
  [[nodiscard]] QJsonObject told() { return QJsonDocument::fromJson(program_.readAllStandardOutput()).object(); }

 private:
  QProcess program_;
};

/// The table of an evening, and what befalls it: two phones come to one seat, twice, and the program is begun anew.
class Table {
 public:
  /// Each befalls it after so many moves.
  struct Befalls {
    int takesSecond, beginsAnew, keepsFirst;
  };

  Table(Opens opens, Befalls befalls)
      : opens_(std::move(opens)), befalls_(befalls), evening_(opens_(folder_.path(), {})) {}
  [[nodiscard]] Shielded& evening() const { return *evening_; }

  /// Whoever is at the table does what there is to do.
  void look(Thumbs& thumbs) {
    const int moves = evening_->match().steps();
    if (moves >= befalls_.takesSecond) comesTwice(thumbs, seatAt(1), done_[0], &Shields::takeSecond);
    if (moves >= befalls_.beginsAnew && !std::exchange(done_[1].is, true)) beginAnew(evening_, opens_, folder_.path());
    if (moves >= befalls_.keepsFirst) comesTwice(thumbs, seatAt(2), done_[2], &Shields::keepFirst);
    REQUIRE_FALSE(evening_->curtained());
    evening_->act();
  }

 private:
  struct Done {
    bool is = false, scans = false;
  };
  void comesTwice(Thumbs& thumbs, Seat seat, Done& done, void (Shields::*chooses)(Seat)) {
    if (done.is) return;
    Shields& shields = *evening_->shields();
    if (!std::exchange(done.scans, true)) {
      shields.offer(seat);
      thumbs.scan(shields, seat);
    }
    if (shields.seat(seat).stands != ShieldSeat::Stands::Twice) return;
    (shields.*chooses)(seat);
    done.is = true;
  }

  QTemporaryDir folder_;
  Opens opens_;
  Befalls befalls_;
  std::unique_ptr<Shielded> evening_;
  Done done_[3];
};

/// Phones scan the codes of all seats. Once they have, the page of the shields is left, and they play to the end; what
/// the whole table reads, such as a vote, is read at the window.
void playedByBrowsers(const Opens& opens, Table::Befalls befalls, int seconds) {
  if (QStandardPaths::findExecutable("node").isEmpty()) return;
  // given four phones that have scanned the codes of their seats
  Table table(opens, befalls);
  Thumbs thumbs(*table.evening().shields(), seconds);
  // Browsers live by the real clock, and so does the window here: a look is about as long as this.
  constexpr int kLook = 10;
  const auto waits = [&](const auto& until, int seconds) {
    return QTest::qWaitFor([&] { return table.evening().clock.pass(kLook), until(); }, seconds * 1000);
  };
  const Shields& shields = *table.evening().shields();
  (void)waits([&] { return thumbs.ended() || shields.answering() == shields.people(); }, 60);
  if (!thumbs.ended()) leave(table.evening());
  // when they play, whatever befalls phones and table
  const bool ended = waits([&] { return thumbs.ended() || (table.look(thumbs), false); }, seconds + 60);
  // then each has seen how the match has ended, and who was let in no more were the two that the table chose against
  const QJsonObject told = thumbs.told();
  if (told.contains("skipped")) return;
  INFO(QJsonDocument(told).toJson().toStdString());
  REQUIRE(ended);
  CHECK(thumbs.exit() == 0);
  CHECK(table.evening().match().over());
  CHECK(told["ended"].toInt() == 4);
  CHECK(told["refused"].toInt() == 2);
  for (const char* trouble : {"loaded", "cut", "away", "twice", "late"}) CHECK(told[trouble].toInt() > 0);
}

}  // namespace

TEST_CASE("Four browsers play a match of Vault, whatever befalls phones and table", "[.evening][shields]") {
  playedByBrowsers(plainly("vault", 4, 5), {6, 12, 18}, 600);
}

TEST_CASE("Four browsers play a whole game of Warehouse 51, whatever befalls phones and table", "[.evening][shields]") {
  playedByBrowsers(plainly("warehouse51", 4, 5), {20, 50, 70}, 1200);
}

// With the option for a shorter game, the shortest that the rules offer: in full a season takes thumbs ten minutes.
TEST_CASE("Four browsers play a whole short season, whatever befalls phones and table", "[.evening][shields]") {
  playedByBrowsers(seasonal(4, 3, true), {20, 50, 70}, 1800);
}

TEST_CASE("Four browsers play whole seasons in full, whatever befalls phones and table", "[.long][shields]") {
  for (const std::uint64_t seed : {3, 4}) playedByBrowsers(seasonal(4, seed), {20, 50, 70}, 3600);
}

// Most of an evening is spent waiting for thumbs, so they are played beside one another.
TEST_CASE("Four browsers play whole matches of each game at the window, whatever befalls phones and table",
          "[shields][browser]") {
  const char* evenings[] = {"Four browsers play a whole short season*",
                            "Four browsers play a whole game*,Four browsers play a match*"};
  std::vector<std::unique_ptr<QProcess>> programs;
  for (const char* evening : evenings) {
    programs.push_back(std::make_unique<QProcess>());
    programs.back()->setProcessChannelMode(QProcess::MergedChannels);
    programs.back()->start(QCoreApplication::applicationFilePath(), {evening});
  }
  for (const auto& program : programs) {
    REQUIRE(program->waitForFinished(2'400'000));
    INFO(program->readAll().toStdString());
    CHECK(program->exitStatus() == QProcess::NormalExit);
    CHECK(program->exitCode() == 0);
  }
}

}  // namespace ui::test
