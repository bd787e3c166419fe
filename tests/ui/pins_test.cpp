// PINs: what they keep out, what is kept of them, and what happens when one is forgotten.

#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

namespace {

/// A season on disk with PINs switched on, everybody dealt.
struct WithPins : Playing {
  explicit WithPins(const QTemporaryDir& folder) : Playing(3, 3, savedIn(folder)) {
    Options options;
    options.pins = true;
    window.follow(options);
    REQUIRE(dealt());
  }
  static WindowSetup savedIn(const QTemporaryDir& folder) {
    WindowSetup setup = quick();
    setup.saves = folder.path();
    return setup;
  }
  /// Lets a seat come to the curtain, and hold it open.
  void come(int seat) {
    QTest::keyClick(window.table(), static_cast<Qt::Key>(Qt::Key_1 + seat));
    REQUIRE(window.page() == window.curtain());
    REQUIRE(click());
  }
  void type(const QString& pin) {
    QLineEdit* field = window.pinScreen()->findChild<QLineEdit*>("pin");
    QTest::keyClicks(field, pin);
    if (window.pinScreen()->purpose() == PinScreen::For::Set)
      QTest::keyClicks(window.pinScreen()->findChild<QLineEdit*>("again"), pin);
    QTest::mouseClick(window.pinScreen()->findChild<QPushButton*>("go"), Qt::LeftButton);
    settle();
  }
  void back() {
    QTest::keyClick(window.page(), Qt::Key_Escape);
    settle();
  }
  /// The seat sets a PIN on its own secret screen and goes back to the table.
  void setPin(int seat, const QString& pin) {
    come(seat);
    REQUIRE(window.secret() != nullptr);
    Piece* mine = withCommand(*window.secret(), Order::Pin);
    REQUIRE(mine != nullptr);
    clickOn(*window.secret(), mine);
    REQUIRE(window.page() == window.pinScreen());
    CHECK(window.secret() == nullptr);
    type(pin);
    REQUIRE(window.page() == window.curtain());
    back();
    REQUIRE(onTable());
  }
};

/// Where two pictures differ, as the smallest rectangle around it.
QRect difference(const QImage& one, const QImage& other) {
  if (one.size() != other.size()) return one.rect();
  QRect all;
  for (int y = 0; y < one.height(); ++y)
    for (int x = 0; x < one.width(); ++x)
      if (one.pixel(x, y) != other.pixel(x, y)) all |= QRect(x, y, 1, 1);
  return all;
}

std::string inWords(const QRect& at) {
  return std::to_string(at.x()) + "," + std::to_string(at.y()) + " " + std::to_string(at.width()) + " x " +
         std::to_string(at.height());
}

}  // namespace

TEST_CASE("A PIN set on the secret screen is asked for before the curtain opens", "[window][secrecy][pin]") {
  const QTemporaryDir folder;
  WithPins game(folder);
  game.setPin(1, "2468");
  // when somebody comes to that curtain and types a wrong one
  game.come(1);
  REQUIRE(game.window.page() == game.window.pinScreen());
  CHECK(game.window.secret() == nullptr);
  game.type("1357");
  // then nothing is built
  CHECK(game.window.page() == game.window.pinScreen());
  CHECK(game.window.secret() == nullptr);
  // when it is the right one
  game.type("2468");
  // then the secret screen opens
  REQUIRE(game.window.secret() != nullptr);
  CHECK(game.window.secret()->shown().view.viewer == seatAt(1));
  QTest::keyClick(game.window.secret(), Qt::Key_Space);
  game.settle();
  // and nobody else is asked
  game.come(0);
  CHECK(game.window.secret() != nullptr);
}

TEST_CASE("The curtain and the screen for a PIN look the same whatever lies behind", "[window][secrecy][pin]") {
  const HandClock clock;  // nothing comes or goes by itself, however busy the computer is
  const auto pictures = [](std::uint64_t seed) {
    const QTemporaryDir folder;
    WithPins game(folder);
    REQUIRE(game.window.begin(people(3, seed)));
    REQUIRE(game.dealt());
    game.setPin(2, "909090");
    QTest::keyClick(game.window.table(), Qt::Key_3);
    const QImage curtain = game.window.grab().toImage();
    REQUIRE(game.click());
    game.type("111111");
    QPushButton* go = game.window.pinScreen()->findChild<QPushButton*>("go");
    game.window.activateWindow();
    go->setFocus();  // no blinking cursor
    REQUIRE(QTest::qWaitFor([&] { return go->hasFocus(); }));
    game.settle();
    return std::pair{curtain, game.window.grab().toImage()};
  };
  const auto one = pictures(3);
  const auto other = pictures(77);
  CHECK(inWords(difference(one.first, other.first)) == inWords({}));
  CHECK(inWords(difference(one.second, other.second)) == inWords({}));
}

TEST_CASE("No PIN is written in clear, and none into the season's log", "[window][secrecy][pin]") {
  const QTemporaryDir folder;
  QByteArray before;
  QString file;
  {
    WithPins game(folder);
    file = game.room().file();
    const auto readAll = [](const QString& path) {
      QFile in(path);
      REQUIRE(in.open(QIODevice::ReadOnly));
      return in.readAll();
    };
    game.setPin(0, "97531864");
    game.setPin(1, "97531864");
    // then the log says as much as if two players had looked
    CHECK_FALSE(readAll(file).contains("97531864"));
    const QByteArray pins = readAll(file + ".pins");
    CHECK_FALSE(pins.contains("97531864"));
    CHECK_FALSE(pins.contains(QByteArray("97531864").toHex()));
    CHECK(QFile::permissions(file + ".pins").testFlag(QFile::ReadOther) == false);
    // and equal PINs do not look equal
    QStringList hashes;
    for (const QByteArray& line : pins.split('\n'))
      if (line.startsWith("hash")) hashes << QString::fromLatin1(line);
    REQUIRE(hashes.size() == 2);
    CHECK(hashes[0] != hashes[1]);
  }
  // and they hold when the season goes on another day
  Pins kept(file);
  CHECK(kept.fits(seatAt(0), "97531864"));
  CHECK_FALSE(kept.fits(seatAt(0), "97531865"));
  CHECK_FALSE(kept.fits(seatAt(2), ""));
}

TEST_CASE("A forgotten PIN is dropped at the table, and its owner is told", "[window][secrecy][pin]") {
  const QTemporaryDir folder;
  WithPins game(folder);
  game.setPin(1, "2468");
  // when the table drops it
  game.window.dropPin(seatAt(1));
  // then everybody at the table reads it
  CHECK_FALSE(game.window.pins().has(seatAt(1)));
  // and the owner is told until there is a new one
  for (int times = 0; times < 2; ++times) {
    game.come(1);
    REQUIRE(game.window.secret() != nullptr);
    CHECK(game.window.secret()->shown().recap.contains("The table has removed your PIN."));
    QTest::keyClick(game.window.secret(), Qt::Key_Space);
    game.settle();
  }
  CHECK(Pins(game.room().file()).wasDropped(seatAt(1)));
  game.setPin(1, "1111");
  CHECK_FALSE(game.window.pins().wasDropped(seatAt(1)));
}

TEST_CASE("What is no PIN is refused and changes nothing", "[window][pin]") {
  Pins pins;
  REQUIRE(pins.set(seatAt(0), "12345"));
  for (const char* wrong : {"", "123", "123456789", "12a4", "    "}) CHECK_FALSE(pins.set(seatAt(0), wrong));
  CHECK(pins.fits(seatAt(0), "12345"));
  pins.drop(seatAt(0), false);
  CHECK_FALSE(pins.has(seatAt(0)));
  CHECK_FALSE(pins.wasDropped(seatAt(0)));
}

TEST_CASE("The screen for a PIN closes by itself, so that nobody sets one for another", "[window][secrecy][pin]") {
  const QTemporaryDir folder;
  WindowSetup setup = WithPins::savedIn(folder);
  setup.idle = 250;
  HandClock clock;
  Playing game(3, 3, setup);
  Options options;
  options.pins = true;
  game.window.follow(options);
  REQUIRE(game.click());  // the first curtain
  REQUIRE(game.window.secret() != nullptr);
  clickOn(*game.window.secret(), withCommand(*game.window.secret(), Order::Pin));
  REQUIRE(game.window.page() == game.window.pinScreen());
  clock.pass(setup.idle.value() - 1);
  CHECK(game.window.page() == game.window.pinScreen());
  clock.pass(1);
  CHECK(game.window.page() == game.window.curtain());
}

}  // namespace w13::test
