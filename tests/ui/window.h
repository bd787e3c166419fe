#pragma once
// A window to be clicked through: given a season, when somebody clicks, then this is seen.

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QGraphicsScene>
#include <QPushButton>
#include <QTest>
#include <set>

#include "ui/games/warehouse13/window/self_player.h"
#include "ui/games/warehouse13/window/shots.h"

namespace w13::test {

/// The shipped cards and rules, read once.
inline const WindowSetup& shipped() {
  static const WindowSetup setup = readWindowSetup(W13_DATA_DIR);
  return setup;
}

/// Everything quick, nothing written.
inline WindowSetup quick() {
  WindowSetup setup = shipped();
  setup.language = "en";
  setup.curtainHold = 0;
  setup.still = 0;
  setup.clock = false;
  setup.botDelay = 0;
  setup.motion = Pace::Off;
  setup.scenes = SceneForm::Off;
  return setup;
}

/// A season of so many; two play the cooperative variant. Where a bot is named for a seat, that plays it.
inline SeasonStart people(int count, std::uint64_t seed, std::vector<std::string> bots = {}) {
  SeasonStart start;
  for (int seat = 0; seat < count; ++seat) start.setup.agents.push_back(static_cast<AgentId>(seat));
  start.players.assign(static_cast<std::size_t>(count), "");
  start.bots = std::move(bots);
  start.bots.resize(static_cast<std::size_t>(count));
  start.setup.variants.cooperative = count == 2;
  start.seed = seed;
  start.typedSeed = true;
  return start;
}

/// The real mouse of QtTest.
inline void mouse(QWidget* widget, QPoint at, bool down) {
  down ? QTest::mousePress(widget, Qt::LeftButton, {}, at) : QTest::mouseRelease(widget, Qt::LeftButton, {}, at);
}

/// Something is carried with the mouse; until the button is let go.
inline void carry(QWidget* widget, QPoint from, QPoint to) {
  mouse(widget, from, true);
  QTest::mouseMove(widget, (from + to) / 2);
  QTest::mouseMove(widget, to);
}

/// A window with a season that has just begun.
struct Playing {
  explicit Playing(const SeasonStart& start, WindowSetup setup = quick())
      : window(std::move(setup)), player(window, start.seed, mouse) {
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    began = window.begin(start);
  }
  explicit Playing(int seats, std::uint64_t seed = 1, WindowSetup setup = quick())
      : Playing(people(seats, seed), std::move(setup)) {}
  void settle() { QApplication::processEvents(); }
  /// Nothing is painted from now on: for a test that looks at what is there, and not at its picture.
  void unpainted() { window.setUpdatesEnabled(false); }
  bool click() {
    settle();
    const bool clicked = player.step();
    settle();
    return clicked;
  }
  /// Clicks, and waits while bots think, until the condition holds; false if it never did.
  template <class Until>
  bool clickUntil(const Until& until) {
    return stepUntil(until, [&] { return player.step(); });
  }
  /// The same with somebody else who acts; false from `step` means that there is nothing to do.
  template <class Until, class Step>
  bool stepUntil(const Until& until, const Step& step) {
    for (int steps = 0; steps < kMoments;) {
      settle();
      if (until()) return true;
      if (step()) ++steps;
      else if (!waitForBot()) return false;
    }
    return false;
  }
  /// Waits a millisecond for the bot that thinks; false if none does.
  bool waitForBot() {
    if (!room().thinking()) return false;
    (void)QTest::qWaitFor([&] { return !room().thinking(); }, 1);
    return true;
  }
  /// Clicks the season to its end; false if it has none.
  bool toTheEnd() {
    return clickUntil([&] { return room().over(); });
  }
  bool onTable() { return window.page() == window.table(); }
  /// Whether the table waits for a bot.
  bool botAsked() {
    const Seat seat = room().decision(Seat::Table).seat();
    return onTable() && room().thinking() && seat != Seat::Table && !room().isPerson(seat);
  }
  /// Waits until a step has been made that nobody clicked; false if none is.
  bool goesOnByItself() {
    const int steps = room().steps();
    return QTest::qWaitFor([&] { return room().steps() > steps; });
  }
  /// Another window comes to the front, and goes again.
  void loseFocus() {
    QWidget other;
    other.show();
    other.activateWindow();
    QApplication::setActiveWindow(&other);
    settle();
  }
  bool dealt() {
    return clickUntil([&] { return onTable(); });
  }
  Room& room() { return *window.room(); }

  static constexpr int kMoments = 20'000;  ///< steps that a season may take, without waiting for bots

  MainWindow window;
  SelfPlayer player;
  bool began = false;
};

/// Somebody else sits down at a seat of the set-up, by the buttons there: person, bot or nobody.
inline void seat(const MainWindow& window, int at, const QString& who) {
  window.startScreen()->findChild<QPushButton*>(QStringLiteral("player%1-%2").arg(at).arg(who))->click();
}

/// All pieces of a screen.
inline std::vector<const Piece*> pieces(const QGraphicsView& screen) {
  std::vector<const Piece*> found;
  for (QGraphicsItem* item : screen.scene()->items())
    if (const Piece* piece = qobject_cast<Piece*>(item->toGraphicsObject())) found.push_back(piece);
  return found;
}

/// The first piece that is this part of the table or the desk; nullptr: there is none.
inline Piece* withPart(const Screen& screen, Part part) {
  for (Piece* piece : screen.allPieces())
    if (piece->look().part == part) return piece;
  return nullptr;
}

/// The piece with a command, or nullptr.
inline Piece* withCommand(const Screen& screen, Command command) { return screen.pieceWith(command); }

/// All that a screen reader finds in a window.
inline QStringList toldBy(QWidget* window) {
  QStringList told;
  std::vector<QAccessibleInterface*> open = {QAccessible::queryAccessibleInterface(window)};
  for (std::size_t at = 0; at < open.size(); ++at) {
    for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
      told << open[at]->text(kind);
    for (int child = 0; child < open[at]->childCount(); ++child)
      if (QAccessibleInterface* next = open[at]->child(child)) open.push_back(next);
  }
  return told;
}

/// What the prompt bar of a screen shows.
inline Prompt promptOn(const Screen& screen) {
  for (const QGraphicsItem* item : screen.scene()->items())
    if (const auto* bar = dynamic_cast<const PromptBar*>(item)) return bar->prompt();
  return {};
}

inline void clickOn(Screen& screen, const Piece* piece) {
  const QPoint at = screen.mapFromScene(piece->mapToScene(QRectF(QPointF(0, 0), piece->look().at.size()).center()));
  QTest::mouseClick(screen.viewport(), Qt::LeftButton, {}, at);
  QApplication::processEvents();
}

}  // namespace w13::test
