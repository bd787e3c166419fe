#include "ui/keys_overlay.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/ink.h"

namespace w13 {

std::vector<KeyLine> keyMap() {
  const auto tr = [](const char* words) { return KeysOverlay::tr(words); };
  return {
      {tr("Tab, Shift+Tab"), tr("to the next thing that can be clicked, and back")},
      {tr("Arrows"), tr("to the nearest thing that can be clicked, that way")},
      {tr("Ctrl+arrows"), tr("to the nearest thing, that way, even if it cannot be clicked")},
      {tr("Enter"), tr("chooses it; presses the gold button")},
      {tr("Space, held"), tr("opens the curtain; on a secret screen a tap closes it")},
      {tr("H"), tr("opens the hand of the player who is asked")},
      {tr("1 to 5"), tr("opens the hand of that seat, to look or to respond")},
      {tr("R"), tr("to the seats that may respond; if there is one, opens its hand")},
      {tr("L, held"), tr("turns the Loyalty card up, on the secret screen only")},
      {tr("N"), tr("to the next clue that can be neutralized instead of claimed")},
      {tr("P"), tr("passes or declines, where that is a choice")},
      {tr("S"), tr("swaps applied and misapplied dice, where that is a choice")},
      {tr("Z, held, or the right mouse button"), tr("holds any thing up to be seen from near")},
      {tr("F1"), tr("help on the thing under pointer or focus, else on the question; again: the rule book")},
      {tr("F2"), tr("why the thing under pointer or focus cannot be chosen now")},
      {tr("?"), tr("this map of keys")},
      {tr("B"), tr("board, while a Retrieval covers it; and back")},
      {tr("F3, F4"), tr("log, Lost Artifacts board")},
      {tr("Esc"), tr("a step back, the curtain left alone, the menu")},
      {tr("Ctrl+Z"), tr("takes the last choice back")},
      {tr("Ctrl+S, Ctrl+O"), tr("saves a copy; opens a season")},
      {tr("Ctrl with plus, minus"), tr("text size, 90 to 200 %")},
      {tr("Page up, Page down"), tr("turns what is read below, with text above 140 %")},
      {tr("F11"), tr("full screen")},
      {tr("Ctrl+M"), tr("sound off and on")},
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
