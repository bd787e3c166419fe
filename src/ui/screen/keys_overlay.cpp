#include "ui/screen/keys_overlay.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/look/ink.h"

namespace w13 {

std::vector<KeyLine> keyMap() {
  return {
      {KeysOverlay::tr("Tab, Shift+Tab"), KeysOverlay::tr("to the next thing you can click, and back")},
      {KeysOverlay::tr("Arrows"), KeysOverlay::tr("to the nearest thing you can click, that way")},
      {KeysOverlay::tr("Ctrl+arrows"), KeysOverlay::tr("to the nearest thing that way, even if you cannot click it")},
      {KeysOverlay::tr("Enter"), KeysOverlay::tr("chooses it; presses the gold button")},
      {KeysOverlay::tr("Space, held"), KeysOverlay::tr("opens the curtain; on a secret screen a tap closes it")},
      {KeysOverlay::tr("H"), KeysOverlay::tr("opens the hand of the player who is asked")},
      {KeysOverlay::tr("1 to 5"), KeysOverlay::tr("opens the hand of that player, to look or to respond")},
      {KeysOverlay::tr("R"), KeysOverlay::tr("to the players who may respond; opens the hand if there is only one")},
      {KeysOverlay::tr("L, held"), KeysOverlay::tr("turns the Loyalty card up, on the secret screen only")},
      {KeysOverlay::tr("N"), KeysOverlay::tr("to the next clue you can neutralize")},
      {KeysOverlay::tr("P"), KeysOverlay::tr("passes or declines, where you can")},
      {KeysOverlay::tr("S"), KeysOverlay::tr("swaps applied and misapplied dice, where you can")},
      {KeysOverlay::tr("Z, held, or the right mouse button"), KeysOverlay::tr("shows anything up close")},
      {KeysOverlay::tr("F1"), KeysOverlay::tr("help on what you point at, else on the question; again: the rule book")},
      {KeysOverlay::tr("F2"), KeysOverlay::tr("why you cannot choose what you point at")},
      {KeysOverlay::tr("?"), KeysOverlay::tr("this map of keys")},
      {KeysOverlay::tr("B"), KeysOverlay::tr("board, while a Retrieval covers it; and back")},
      {KeysOverlay::tr("F3, F4"), KeysOverlay::tr("log, Lost Artifacts board")},
      {KeysOverlay::tr("F6"), KeysOverlay::tr("in a lesson: to the coach's note, and back")},
      {KeysOverlay::tr("Esc"), KeysOverlay::tr("a step back, the curtain left alone, the menu")},
      {KeysOverlay::tr("Ctrl+Z"), KeysOverlay::tr("undoes the last choice")},
      {KeysOverlay::tr("Ctrl+S, Ctrl+O"), KeysOverlay::tr("saves a copy; opens a season")},
      {KeysOverlay::tr("Ctrl with plus, minus"), KeysOverlay::tr("text size, 90 to 200 %")},
      {KeysOverlay::tr("Page up, Page down"), KeysOverlay::tr("turns what is read below, with text above 140 %")},
      {KeysOverlay::tr("F11"), KeysOverlay::tr("full screen")},
      {KeysOverlay::tr("Ctrl+M"), KeysOverlay::tr("sound off and on")},
  };
}

KeysOverlay::KeysOverlay(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Keys"));
  setFocusPolicy(Qt::StrongFocus);
  QStringList all;
  for (const KeyLine& each : keyMap()) all << each.keys + ": " + each.what;
  setAccessibleDescription(all.join("\n"));
  hide();
}

void KeysOverlay::open() {
  setGeometry(parentWidget()->rect());
  show();
  raise();
  setFocus();
}

void KeysOverlay::paintEvent(QPaintEvent*) {
  constexpr double kWide = 1000, kHigh = 780, kLine = 27;
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.fillRect(rect(), QColor(0, 0, 0, 170));
  const double scale = std::min(width() / (kWide + 40), height() / (kHigh + 20));
  p.translate((width() - kWide * scale) / 2, (height() - kHigh * scale) / 2);
  p.scale(scale, scale);
  Ink ink(p, scale * devicePixelRatioF());
  ink.panel({0, 0, kWide, kHigh}, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kGold), 3, 14);
  ink.text({32, 14, 500, 50}, tr("Keys"), Role::Heading, 42, QColor(colour::kGold));
  ink.text({540, 22, kWide - 572, 36}, tr("Any key or click: back"), Role::Body, 18, QColor(colour::kText2),
           Qt::AlignRight | Qt::AlignVCenter);
  double y = 76;
  for (const KeyLine& each : keyMap()) {
    ink.text({32, y, 300, kLine}, each.keys, Role::Bold, 19, QColor(colour::kBrass300));
    ink.text({344, y, kWide - 376, kLine}, each.what, Role::Body, 19, QColor(colour::kText));
    y += kLine + 1;
  }
}

void KeysOverlay::keyPressEvent(QKeyEvent* event) {
  event->accept();
  const int key = event->key();
  const bool onlyHeld = key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr;
  if (!onlyHeld && !event->isAutoRepeat()) emit left();
}

void KeysOverlay::mousePressEvent(QMouseEvent*) { emit left(); }

}  // namespace w13
