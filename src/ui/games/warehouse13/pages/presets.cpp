#include "ui/games/warehouse13/pages/presets.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "ui/games/warehouse13/shell.h"
#include "ui/look/ink.h"
#include "ui/widgets/letters.h"

namespace w13 {

namespace {

// In points of the smallest window.
constexpr double kIcon = 60, kPresetPad = 16, kPresetHead = 34, kPresetLine = 15, kFact = 15.5, kBetweenFacts = 7;

QFont headFace(double scale) {
  return font(Role::Heading, kPresetHead * scale * std::clamp(letters::growth(), 1.0, 1.4));
}

}  // namespace

const std::array<Preset, 3>& presets() {
  static const std::array<Preset, 3> kAll = {{
      {"first",
       "icons/rulebook",
       QT_TRANSLATE_NOOP("w13::PresetCard", "First game"),
       QT_TRANSLATE_NOOP("w13::PresetCard", "For a table that is new to the game"),
       {QT_TRANSLATE_NOOP("w13::PresetCard", "Each kind of decision is explained once"),
        QT_TRANSLATE_NOOP("w13::PresetCard", "Two Traits per Focus to start with"),
        QT_TRANSLATE_NOOP("w13::PresetCard", "One Calamity fewer in each pile")},
       true,
       {{"two-starting-traits", 1}, {"fewer-calamities", 1}}},
      {"standard",
       "icons/preset-standard",
       QT_TRANSLATE_NOOP("w13::PresetCard", "Standard"),
       QT_TRANSLATE_NOOP("w13::PresetCard", "The game as it is printed"),
       {QT_TRANSLATE_NOOP("w13::PresetCard", "No notes on the way"),
        QT_TRANSLATE_NOOP("w13::PresetCard", "One of you is the Traitor"),
        QT_TRANSLATE_NOOP("w13::PresetCard", "Three lost artifacts begin the Finale")},
       false,
       {}},
      {"hard",
       "icons/preset-hard",
       QT_TRANSLATE_NOOP("w13::PresetCard", "Hard"),
       QT_TRANSLATE_NOOP("w13::PresetCard", "For Agents who have won twice"),
       {QT_TRANSLATE_NOOP("w13::PresetCard", "One Consequence from the start"),
        QT_TRANSLATE_NOOP("w13::PresetCard", "Two Goo dice while the Traitor is hidden"),
        QT_TRANSLATE_NOOP("w13::PresetCard", "Nobody starts with Traits")},
       false,
       {{"start-consequences", 1}, {"two-goo", 1}, {"no-starting-traits", 1}}},
  }};
  return kAll;
}

PresetCard::PresetCard(const Preset& preset, int number, QWidget* parent)
    : QPushButton(tr(preset.name), parent), preset_(preset), number_(number) {
  setObjectName(QStringLiteral("preset-%1").arg(preset.id));
  setCheckable(true);
  setAutoExclusive(true);
  setAutoDefault(true);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // as wide as a third of the page
  QStringList facts = {tr(preset.line)};
  for (const char* fact : preset.facts) facts << tr(fact);
  setAccessibleDescription(facts.join(". "));
}

QString PresetCard::heading() const { return changed_ ? tr("%1, changed").arg(text()) : text(); }

void PresetCard::setChanged(bool on) {
  changed_ = on;
  setAccessibleName(heading());
  update();
}

void PresetCard::rescale(double scale) {
  scale_ = scale;
  setMinimumHeight(needed(width()));
}

void PresetCard::resizeEvent(QResizeEvent* event) {
  QPushButton::resizeEvent(event);
  setMinimumHeight(needed(width()));
}

double PresetCard::textLeft() const { return (kPresetPad + kIcon + 12) * scale_; }

void PresetCard::setBrief(bool on) {
  brief_ = on;
  setMinimumHeight(needed(width()));
  update();
}

int PresetCard::needed(int width) const {
  if (brief_) return qRound(QFontMetricsF(headFace(scale_)).height() + 8 * scale_);
  const double room = width - (2 * kPresetPad + 14) * scale_;
  double high = (kPresetPad + 4) * scale_ + QFontMetricsF(headFace(scale_)).height();
  high += letters::height(letters::face(Role::Body, kPresetLine, scale_), width - textLeft() - kPresetPad * scale_,
                          tr(preset_.line));
  high = std::max(high, (kPresetPad + kIcon) * scale_) + 8 * scale_;
  for (const char* fact : preset_.facts)
    high += letters::height(letters::face(Role::Body, kFact, scale_), room, tr(fact)) + kBetweenFacts * scale_;
  return qRound(high + kPresetPad * scale_);
}

void PresetCard::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, devicePixelRatioF());
  const double s = scale_;
  const QRectF box = QRectF(rect()).adjusted(4 * s, 4 * s, -4 * s, -4 * s);
  const bool on = isChecked();
  ink.panel(box, QColor(on ? 0xFF4A3820 : 0xFF2A2117), QColor(on ? 0xFF251A0F : 0xFF17110B),
            QColor(on             ? colour::kGold
                   : underMouse() ? colour::kPromptAsk
                                  : colour::kEdge),
            (on ? 3 : 2) * s, 10 * s);
  const double pad = brief_ ? 8 : kPresetPad, icon = brief_ ? height() / s - 16 : kIcon;
  const QRectF disc(pad * s, pad * s, icon * s, icon * s);
  ink.panel(disc, QColor(colour::kBrass500), QColor(colour::kBrass700), QColor(colour::kBrass700), 1 * s,
            disc.width() / 2);
  ink.panel(disc.adjusted(4 * s, 4 * s, -4 * s, -4 * s), QColor(colour::kInk900), QColor(colour::kWell),
            QColor(0, 0, 0, 0), 0, disc.width() / 2 - 4 * s);
  const double inside = disc.width() / 5;
  ink.picture(preset_.icon, disc.adjusted(inside, inside, -inside, -inside));
  if (brief_) {
    const double from = disc.right() + 12 * s;
    letters::line(p, QRectF(from, 0, width() - from - pad * s, height()), heading(), headFace(s),
                  QColor(colour::kGold));
    if (hasFocus()) letters::ring(p, box.adjusted(-1, -1, 1, 1), 10 * s, s);
    return;
  }
  if (!on && letters::growth() <= 1.4)
    letters::cap(p, {box.right() - 44 * s, box.bottom() - 30 * s, 34 * s, 22 * s}, QString::number(number_), s,
                 QColor(colour::kBrass300));
  const QFont head = headFace(s);
  double y = (kPresetPad + 2) * s;
  const double left = textLeft();
  const double room = width() - left - kPresetPad * s;
  letters::line(p, {left, y, room, QFontMetricsF(head).height()}, heading(), head, QColor(colour::kGold));
  y += QFontMetricsF(head).height();
  y += letters::paragraph(p, {left, y, room, height() - y}, tr(preset_.line), letters::face(Role::Body, kPresetLine, s),
                          QColor(colour::kText2));
  y = std::max(y, disc.bottom()) + 8 * s;
  const QFont face = letters::face(Role::Body, kFact, s);
  for (const char* fact : preset_.facts) {
    const QPointF at((kPresetPad + 5) * s, y + QFontMetricsF(face).height() / 2);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(colour::kBrass500));
    p.drawPolygon(
        QPolygonF({at + QPointF(0, -5 * s), at + QPointF(5 * s, 0), at + QPointF(0, 5 * s), at - QPointF(5 * s, 0)}));
    y += letters::paragraph(p, {(kPresetPad + 18) * s, y, width() - (2 * kPresetPad + 14) * s, height() - y}, tr(fact),
                            face, QColor(colour::kText));
    y += kBetweenFacts * s;
  }
  if (on) {
    const QRectF tick(box.right() - 36 * s, box.bottom() - 36 * s, 26 * s, 26 * s);
    ink.panel(tick, QColor(colour::kGoldTop), QColor(colour::kGoldBottom), QColor(colour::kGold), 1 * s, 13 * s);
    ink.picture("icons/check", tick.adjusted(6 * s, 6 * s, -6 * s, -6 * s));
  }
  if (hasFocus()) letters::ring(p, box.adjusted(-1, -1, 1, 1), 10 * s, s);
}

}  // namespace w13
