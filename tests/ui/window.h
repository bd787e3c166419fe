#pragma once
// A window to be clicked through: given a season, when somebody clicks, then this is seen.

#include <QCheckBox>
#include <QComboBox>
#include <QGraphicsScene>
#include <QPushButton>
#include <QTest>
#include <set>

#include "ui/window/self_player.h"
#include "ui/window/shots.h"

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
  setup.botDelay = 0;
  setup.motion = Pace::Off;
  return setup;
}

inline SeasonStart people(int count, std::uint64_t seed) {
  SeasonStart start;
  for (int seat = 0; seat < count; ++seat) start.setup.agents.push_back(static_cast<AgentId>(seat));
  start.players.assign(static_cast<std::size_t>(count), "");
  start.bots.assign(static_cast<std::size_t>(count), "");
  start.seed = seed;
  start.typedSeed = true;
  return start;
}

/// The real mouse of QtTest.
inline void mouse(QWidget* widget, QPoint at, bool down) {
  down ? QTest::mousePress(widget, Qt::LeftButton, {}, at) : QTest::mouseRelease(widget, Qt::LeftButton, {}, at);
}

/// A window with a season; all have looked at their Loyalty cards.
struct Playing {
  explicit Playing(int seats, std::uint64_t seed = 1, WindowSetup setup = quick())
      : window(std::move(setup)), player(window, seed, mouse) {
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    began = window.begin(people(seats, seed));
  }
  void settle() { QApplication::processEvents(); }
  bool click() {
    settle();
    const bool clicked = player.step();
    settle();
    return clicked;
  }
  /// Clicks until the condition holds; false if it never did.
  template <class Until>
  bool clickUntil(const Until& until, int most = 4000) {
    for (int clicks = 0; clicks < most; ++clicks) {
      settle();
      if (until()) return true;
      if (!player.step()) return false;
    }
    return false;
  }
  bool onTable() { return window.page() == window.table(); }
  bool dealt() {
    return clickUntil([&] { return onTable(); });
  }
  Room& room() { return *window.room(); }

  MainWindow window;
  SelfPlayer player;
  bool began = false;
};

/// All pieces of a screen.
inline std::vector<const Piece*> pieces(const QGraphicsView& screen) {
  std::vector<const Piece*> found;
  for (QGraphicsItem* item : screen.scene()->items())
    if (const Piece* piece = qobject_cast<Piece*>(item->toGraphicsObject())) found.push_back(piece);
  return found;
}

/// The piece with a command, or nullptr.
inline Piece* withCommand(const Screen& screen, const QString& command) {
  for (Piece* piece : screen.livePieces())
    if (piece->look().command == command) return piece;
  return nullptr;
}

inline void clickOn(Screen& screen, const Piece* piece) {
  const QPoint at = screen.mapFromScene(piece->mapToScene(QRectF(QPointF(0, 0), piece->look().at.size()).center()));
  QTest::mouseClick(screen.viewport(), Qt::LeftButton, {}, at);
  QApplication::processEvents();
}

}  // namespace w13::test
