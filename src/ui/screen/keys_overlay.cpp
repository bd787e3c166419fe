#include "ui/screen/keys_overlay.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/look/contrast.h"
#include "ui/look/ink.h"

namespace ui {

std::vector<KeyLine> keyMap() {
  return {
      {KeysOverlay::tr("Tab, Shift+Tab"), KeysOverlay::tr("to the next thing you can click, and back")},
      {KeysOverlay::tr("Arrows"), KeysOverlay::tr("to the nearest thing you can click, that way")},
      {KeysOverlay::tr("Ctrl+arrows"), KeysOverlay::tr("to the nearest thing that way, even if you cannot click it")},
      {KeysOverlay::tr("Enter"), KeysOverlay::tr("chooses it; presses the golden button")},
      {KeysOverlay::tr("Space, held"),
       KeysOverlay::tr("draws and opens the curtain; on a secret screen a tap closes it")},
      {KeysOverlay::tr("H"), KeysOverlay::tr("opens the hand of the player who is asked")},
      {KeysOverlay::tr("1 to 5"), KeysOverlay::tr("opens the hand of that player, to look or to respond")},
      {KeysOverlay::tr("R"), KeysOverlay::tr("to the players who may respond; opens the hand if there is only one")},
      {KeysOverlay::tr("L, held"), KeysOverlay::tr("turns the Loyalty card up, on the secret screen only")},
      {KeysOverlay::tr("N"), KeysOverlay::tr("takes the Neutralizer; again: to the next clue you can neutralize")},
      {KeysOverlay::tr("W"), KeysOverlay::tr("waits: stops the clock of a Retrieval")},
      {KeysOverlay::tr("P"), KeysOverlay::tr("passes or declines, where you can")},
      {KeysOverlay::tr("S"), KeysOverlay::tr("swaps applied and misapplied dice, where you can")},
      {KeysOverlay::tr("Z, held, or the right mouse button"), KeysOverlay::tr("shows anything up close")},
      {KeysOverlay::tr("Mouse, button held"),
       KeysOverlay::tr("carries a clue to the Neutralizer, a pile to your seat, a card to the question")},
      {KeysOverlay::tr("F1"), KeysOverlay::tr("help on what you point at, else on the question; again: the rule book")},
      {KeysOverlay::tr("F2"), KeysOverlay::tr("why you cannot choose what you point at")},
      {KeysOverlay::tr("?"), KeysOverlay::tr("this map of keys")},
      {KeysOverlay::tr("B"), KeysOverlay::tr("the board while a Retrieval covers it; and back")},
      {KeysOverlay::tr("F3, F4"), KeysOverlay::tr("log, Lost Artifacts board")},
      {KeysOverlay::tr("F6"), KeysOverlay::tr("in a lesson: to what you must do, then to the note")},
      {KeysOverlay::tr("Esc"), KeysOverlay::tr("one step back; away from the curtain; the menu")},
      {KeysOverlay::tr("Ctrl+Z"), KeysOverlay::tr("undoes the last choice")},
      {KeysOverlay::tr("Ctrl+S, Ctrl+O"), KeysOverlay::tr("saves a copy; opens a season")},
      {KeysOverlay::tr("Ctrl with plus, minus"), KeysOverlay::tr("text size, 90 to 200 %")},
      {KeysOverlay::tr("Page up, Page down"),
       KeysOverlay::tr("turns the page in the panel below, with text above 140 %")},
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

namespace {

constexpr double kWide = 1248, kHigh = 768, kSide = 26, kTop = 70, kKeys = 176,
                 kAfterKeys = 14;  // units of the overlay

/// The lines in two columns of equal height, at a size of letters.
struct Laid {
  double high = 0;            ///< of the higher column
  int second = 0;             ///< the first line of the second column
  std::vector<double> lines;  ///< the height of each
};

double columnWidth() { return (kWide - 3 * kSide) / 2; }

Laid layOut(const std::vector<KeyLine>& all, double size) {
  const QFontMetricsF bold(ui::font(Role::Bold, size));
  const QFontMetricsF body(ui::font(Role::Body, size));
  const auto high = [](const QFontMetricsF& face, double width, const QString& words) {
    return face.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, words).height();
  };
  Laid laid;
  double whole = 0;
  for (const KeyLine& each : all) {
    laid.lines.push_back(
        std::max(high(bold, kKeys, each.keys), high(body, columnWidth() - kKeys - kAfterKeys, each.what)) +
        size * 0.35);
    whole += laid.lines.back();
  }
  double first = 0;
  while (laid.second < kernel::count(all) && first + kernel::at(laid.lines, laid.second) / 2 < whole / 2)
    first += kernel::at(laid.lines, laid.second++);
  laid.high = std::max(first, whole - first);
  return laid;
}

}  // namespace

void KeysOverlay::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.fillRect(rect(), QColor(0, 0, 0, 170));
  const double scale = std::min(width() / (kWide + 32), height() / (kHigh + 32));
  p.translate((width() - kWide * scale) / 2, (height() - kHigh * scale) / 2);
  p.scale(scale, scale);
  Ink ink(p, scale * devicePixelRatioF());
  ink.panel({0, 0, kWide, kHigh}, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kGold), 3, 14);
  ink.text({kSide, 12, 500, 50}, tr("Keys"), Role::Heading, 42, QColor(colour::kGold));
  ink.text({kWide / 2, 18, kWide / 2 - kSide, 36}, tr("Any key or click: back"), Role::Body, 18, QColor(colour::kText2),
           Qt::AlignRight | Qt::AlignVCenter);
  const std::vector<KeyLine> all = keyMap();
  double size = 18.0 * readingSize() / 100;  // as large as people want it, and as all of it has room
  Laid laid = layOut(all, size);
  while (laid.high > kHigh - kTop - kSide && size > 8) laid = layOut(all, size -= 0.5);
  const int lines = std::max(laid.second, kernel::count(all) - laid.second);
  const double apart = std::min(size * 0.8, (kHigh - kTop - kSide - laid.high) / lines);  // what is left is shared out
  const QFont bold = ui::font(Role::Bold, size);
  const QFont body = ui::font(Role::Body, size);
  double x = kSide;
  double y = kTop;
  for (int at = 0; at < kernel::count(all); ++at) {
    const double high = kernel::at(laid.lines, at);
    if (at == laid.second) {
      x += columnWidth() + kSide;
      y = kTop;
    }
    p.setFont(bold);
    p.setPen(textNow(QColor(colour::kBrass300)));
    p.drawText(QRectF(x, y, kKeys, high), Qt::AlignLeft | Qt::TextWordWrap, kernel::at(all, at).keys);
    p.setFont(body);
    p.setPen(textNow(QColor(colour::kText)));
    p.drawText(QRectF(x + kKeys + kAfterKeys, y, columnWidth() - kKeys - kAfterKeys, high),
               Qt::AlignLeft | Qt::TextWordWrap, kernel::at(all, at).what);
    y += high + apart;
  }
}

void KeysOverlay::keyPressEvent(QKeyEvent* event) {
  event->accept();
  const int key = event->key();
  const bool onlyHeld = key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr;
  if (!onlyHeld && !event->isAutoRepeat()) emit left();
}

void KeysOverlay::mousePressEvent(QMouseEvent*) { emit left(); }

}  // namespace ui
