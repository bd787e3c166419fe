#include <QFontMetricsF>

#include "ui/table_areas.h"

namespace w13 {

namespace {
constexpr double kWide = 1900;  // from this width on there is room for the steps of a phase
}

double buttonWidth(const QString& words, const QString& key) {
  const double text = QFontMetricsF(font(Role::Bold, 19)).horizontalAdvance(words);
  return 40 + text + (key.isEmpty() ? 0 : 18 + QFontMetricsF(font(Role::Body, 15)).horizontalAdvance(key));
}

PieceLook buttonLook(const QRectF& at, const QString& words, const QString& key, bool gold) {
  PieceLook look;
  look.at = at;
  look.name = words;
  look.glows = false;
  look.radius = 9;
  look.draw = [=, size = at.size()](Ink& ink) {
    const QRectF all(QPointF(0, 0), size);
    const QColor with(gold ? colour::kGoldInk : colour::kButtonInk);
    if (gold) ink.panel(all, QColor(colour::kGoldTop), QColor(colour::kGoldBottom), QColor(0xFFFFE9B8), 2, 9);
    else ink.panel(all, QColor(colour::kButtonTop), QColor(colour::kButtonBottom), QColor(colour::kBrass500), 2, 9);
    const double cap = key.isEmpty() ? 0 : QFontMetricsF(font(Role::Body, 15)).horizontalAdvance(key) + 12;
    ink.text(all.adjusted(14, 0, key.isEmpty() ? -14 : -cap - 22, 0), words, Role::Bold, 19, with, Qt::AlignCenter);
    if (key.isEmpty()) return;
    const QRectF chip(size.width() - cap - 14, size.height() / 2 - 12, cap, 24);
    ink.painter().setBrush(Qt::NoBrush);
    ink.painter().setPen(QPen(with, 1.5));
    ink.painter().drawRoundedRect(chip, 5, 5);
    ink.text(chip, key, Role::Body, 15, with, Qt::AlignCenter);
  };
  return look;
}

namespace {

/// The steps of a phase, and which of them a question belongs to; -1: to none of its own.
struct Steps {
  QStringList names;
  int now = -1;
};

Steps stepsOf(Phase phase, Ask ask) {
  Steps steps;
  if (phase == Phase::Investigation) {
    steps.names = {TopBar::tr("Adversary"), TopBar::tr("Actions"), TopBar::tr("Work the Case"),
                   TopBar::tr("Focus draw")};
    switch (ask) {
      case Ask::TraitorAction:
      case Ask::ResolveTraitorCard: steps.now = 0; break;
      case Ask::TakeAction:
      case Ask::TakeExtraAction: steps.now = 1; break;
      case Ask::WorkTheCase:
      case Ask::ClaimClue:
      case Ask::PayForClue: steps.now = 2; break;
      case Ask::FocusDraw: steps.now = 3; break;
      default: break;
    }
  } else if (phase == Phase::Retrieval) {
    steps.names = {TopBar::tr("Roll"), TopBar::tr("Cover"), TopBar::tr("Reveal"), TopBar::tr("Goo"),
                   TopBar::tr("Apply")};
    switch (ask) {
      case Ask::BeginRetrieval:
      case Ask::RollDice: steps.now = 0; break;
      case Ask::BeginCovering:
      case Ask::CoverDie:
      case Ask::CoverGoo: steps.now = 1; break;
      case Ask::LiftCovers:
      case Ask::DeclareSymbol:
      case Ask::ChooseApplied: steps.now = 2; break;
      case Ask::GoOnToGoo:
      case Ask::LetGooAct:
      case Ask::UseGoo: steps.now = 3; break;
      case Ask::GoOnAfterApplying:
      case Ask::SwapDice:
      case Ask::LetItGo: steps.now = 4; break;
      default: break;
    }
  }
  return steps;
}

}  // namespace

// All steps of the phase where there is room for them, else only the one that is on.
void TopBar::drawSteps(const Sight& sight, Ink& ink, double x, double right) const {
  const Steps steps = stepsOf(sight.view.phase, static_cast<Ask>(sight.decision.question()));
  const auto wide = [&](int step) {
    return QFontMetricsF(font(step == steps.now ? Role::Bold : Role::Body, 19)).horizontalAdvance(steps.names[step]) +
           2;
  };
  double all = 0;
  for (int step = 0; step < steps.names.size(); ++step) all += wide(step) + 22;
  const bool room = x + all <= right;
  for (int step = 0; step < steps.names.size(); ++step) {
    const bool now = step == steps.now;
    if (!now && !room) continue;
    if (step > 0 && room) x += 8 + ink.text({x, 10, 8, 38}, "·", Role::Body, 19, QColor(colour::kText3));
    ink.text({x, 10, wide(step), 38}, steps.names[step], now ? Role::Bold : Role::Body, 19,
             QColor(now ? colour::kGold : colour::kText3));
    x += 8 + wide(step);
  }
}

double TopBar::button(const QString& words, const QString& key, const QString& command, double right) {
  const double width = buttonWidth(words, key);
  PieceLook look = buttonLook({right - width, 8, width, 44}, words, key);
  look.command = command;
  add(std::move(look));
  return right - width - 12;
}

void TopBar::addMarker(const QRectF& at, const QString& phase) {
  PieceLook marker;
  marker.at = at;
  marker.part = Part::Phase;
  marker.draw = [=, all = QRectF(QPointF(0, 0), at.size())](Ink& in) {
    in.panel(all, QColor(colour::kAmber), QColor(0xFFE5A030), QColor(colour::kGold), 0, 8);
    in.text(all, phase, Role::Bold, 19, QColor(0xFF24160A), Qt::AlignCenter);
  };
  add(std::move(marker));
}

void TopBar::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  const double w = units().width();
  ink.panel({0, 0, w, 58}, QColor(0xFF2A2018), QColor(colour::kInk900), QColor(colour::kInk900), 0, 0);
  ink.line({0, 58}, {w, 58}, QColor(colour::kBrass600), 3);
  const bool finale = v.phase == Phase::Finale;
  const QString episode =
      finale ? QString::fromStdString(sight.words.phase(v.phase)) : tr("Episode %1").arg(std::max<int>(1, v.episode));
  double x = 20 + ink.text({20, 6, 200, 48}, episode, Role::Heading, 38, QColor(colour::kGold)) + 34;
  static constexpr std::array kPhases = {Phase::Ping, Phase::Investigation, Phase::Retrieval, Phase::Cleanup};
  for (const Phase phase : kPhases) {
    if (finale) break;
    const QString name = QString::fromStdString(sight.words.phase(phase));
    const bool now = phase == v.phase;
    const QString shown = phase < v.phase ? QStringLiteral("✓ ") + name : name;
    const double width = QFontMetricsF(font(Role::Bold, 19)).horizontalAdvance(shown) + 32;
    if (now) addMarker({x, 10, width, 38}, shown);
    else ink.text({x, 10, width, 38}, shown, Role::Bold, 19, QColor(colour::kText3), Qt::AlignCenter);
    x += width + 12;
  }
  if (finale)
    x += ink.text({x, 10, 420, 38}, tr("Plots stopped %1 · executed %2").arg(v.plotsStopped).arg(v.plotsExecuted),
                  Role::Bold, 19, QColor(colour::kText2));
  double right = w - 16;
  right = button(tr("Menu"), tr("Esc"), "menu", right);
  right = button(tr("Log"), "F3", "log", right);
  right = button(tr("Rules"), "F1", "rules", right);
  const auto fact = [&](const QString& name, const QString& number, QRgb with) {
    const double numberWide = QFontMetricsF(font(Role::Heading, 30)).horizontalAdvance(number) + 4;
    right -= numberWide;
    ink.text({right, 9, numberWide, 42}, number, Role::Heading, 30, QColor(with));
    const double nameWide = QFontMetricsF(font(Role::Bold, 18)).horizontalAdvance(name) + 8;
    right -= nameWide;
    ink.text({right, 10, nameWide, 40}, name, Role::Bold, 18, QColor(with));
    right -= 18;
  };
  if (v.retrievalOpen && v.retrievalRound > 0) fact(tr("Round"), QString::number(v.retrievalRound), colour::kText2);
  fact(tr("Lost"), QString::number(v.lost.size()), colour::kAlarmText);
  fact(tr("Stacks"), QString::number(v.stacks.size()), colour::kBrass300);
  fact(tr("Stress"), QString::number(v.stressDeck), v.stressDeck == 0 ? colour::kAlarmText : colour::kBrass300);
  if (w >= kWide) drawSteps(sight, ink, x + 16, right);
  mark(Part::Stress, {right + 18, 8, 80, 44});
}

}  // namespace w13
