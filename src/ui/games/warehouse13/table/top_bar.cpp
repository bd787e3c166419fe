#include <QFontMetricsF>
#include <algorithm>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/table/table_areas.h"

namespace w13 {

namespace {

constexpr double kWide = 1900;  // from this width on there is room for the steps of a phase

/// What follows one another, and which of it is now; -1: none of it.
struct Steps {
  QStringList names;
  int now = -1;
};

Steps phasesOf(const View& v, const Words& words) {
  static constexpr std::array kPhases = {Phase::Ping, Phase::Investigation, Phase::Retrieval, Phase::Cleanup};
  Steps phases;
  for (const Phase phase : kPhases) {
    if (phase == v.phase) phases.now = kernel::count(phases.names);
    phases.names << QString::fromStdString(words.phase(phase));
  }
  return phases;
}

/// The parts of a Plot turn.  FINAL-03
Steps finaleOf(const View& v, Ask ask) {
  Steps parts;
  parts.names = {TopBar::tr("Reveal Plot"), TopBar::tr("Plot effects"),  TopBar::tr("Allocate dice"),
                 TopBar::tr("Actions"),     TopBar::tr("Stop the Plot"), TopBar::tr("Cleanup")};
  switch (ask) {
    case Ask::PlayPlot:
    case Ask::KeepPlot: parts.now = 0; break;
    case Ask::ResolvePlot: parts.now = 1; break;
    case Ask::TakeFocusDie:
    case Ask::TakeDie: parts.now = 2; break;
    case Ask::FinaleAction:
    case Ask::TraitorFinaleAction:
    case Ask::TraitorResponse: parts.now = 3; break;
    default: parts.now = v.retrievalOpen ? 4 : -1; break;
  }
  return parts;
}

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

double wideIn(Role role, double size, const QString& words) {
  return QFontMetricsF(font(role, size)).horizontalAdvance(words) + 2;
}

/// How a chain's names are spaced.
struct Spacing {
  double inside, between;
};
constexpr std::array kSpacings = {Spacing{32, 22}, Spacing{18, 16}};

QString shownIn(const Steps& chain, int at) {
  return at < chain.now ? QStringLiteral("✓ ") + chain.names[at] : chain.names[at];
}

double chainWidth(const Steps& chain, const Spacing& spacing) {
  double width = 0;
  for (int at = 0; at < chain.names.size(); ++at)
    width += wideIn(Role::Bold, 19, shownIn(chain, at)) + spacing.inside + spacing.between;
  return width;
}

/// A row of names with chevrons between them, what is done is ticked; room is left for what is now, which goes into
/// `marker`. Gives where it ends.
double drawChain(Ink& ink, const Steps& chain, const Spacing& spacing, double x, PhaseMarker& marker) {
  for (int at = 0; at < chain.names.size(); ++at) {
    const bool now = at == chain.now;
    const double text = wideIn(Role::Bold, 19, shownIn(chain, at));
    const QRectF box(x, 10, text + spacing.inside, 38);
    if (now) marker = {box, shownIn(chain, at)};
    else
      ink.text(box.adjusted(spacing.inside / 2, 0, -spacing.inside / 2, 0), shownIn(chain, at), Role::Bold, 19,
               QColor(colour::kText3), Qt::AlignCenter);
    x = box.right();
    if (at + 1 == chain.names.size()) break;
    QPainter& p = ink.painter();
    p.setPen(QPen(QColor(colour::kBrass600), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const double middle = x + spacing.between / 2;
    p.drawPolyline(QPolygonF({{middle - 3, 22}, {middle + 4, 29}, {middle - 3, 36}}));
    x += spacing.between;
  }
  return x;
}

/// All steps of the phase where there is room for them, else only the one that is on.
void drawSteps(Ink& ink, const Steps& steps, double x, double right) {
  double all = 0;
  for (const QString& name : steps.names) all += wideIn(Role::Bold, 19, name) + 24;
  const bool room = x + all <= right;
  for (int step = 0; step < steps.names.size(); ++step) {
    const bool now = step == steps.now;
    if (!now && !room) continue;
    const double wide = wideIn(Role::Bold, 19, steps.names[step]);
    if (x + wide > right) return;
    if (step > 0 && room) ink.text({x - 16, 10, 8, 38}, "·", Role::Body, 19, QColor(colour::kText3), Qt::AlignCenter);
    ink.text({x, 10, wide, 38}, steps.names[step], now ? Role::Bold : Role::Body, 19,
             QColor(now ? colour::kGold : colour::kText3));
    x += wide + 24;
  }
}

double numberWidth(int number) {
  return QFontMetricsF(font(Role::Heading, 30)).horizontalAdvance(QString::number(number)) + 4;
}
double factWidth(const QString& name, int number) {
  return QFontMetricsF(font(Role::Bold, 18)).horizontalAdvance(name) + 8 + numberWidth(number);
}

}  // namespace

void drawMarker(Ink& ink, const QRectF& at, const QString& name) {
  ink.panel(at, QColor(colour::kAmber), QColor(0xFFE5A030), QColor(colour::kGold), 0, 8);
  ink.text(at, name, Role::Bold, 19, QColor(0xFF24160A), Qt::AlignCenter);
}

PhaseMarker drawProgress(Ink& ink, const View& v, Ask ask, const Words& words, double width, double right) {
  ink.panel({0, 0, width, 58}, QColor(0xFF2A2018), QColor(colour::kInk900), QColor(colour::kInk900), 0, 0);
  ink.line({0, 58}, {width, 58}, QColor(colour::kBrass600), 3);
  const bool finale = v.phase == Phase::Finale;
  const QString episode =
      finale ? QString::fromStdString(words.phase(v.phase)) : TopBar::tr("Episode %1").arg(std::max<int>(1, v.episode));
  const double x = 20 + ink.text({20, 6, 200, 48}, episode, Role::Heading, 38, QColor(colour::kGold)) + 28;
  PhaseMarker marker;
  Steps chain = finale ? finaleOf(v, ask) : phasesOf(v, words);
  const auto fits = [&](const Spacing& each) { return x + chainWidth(chain, each) <= right; };
  const auto* spacing = std::find_if(kSpacings.begin(), kSpacings.end(), fits);
  if (spacing == kSpacings.end()) {  // no room: only what is now
    if (chain.now < 0) return marker;
    chain = {{chain.names[chain.now]}, 0};
    spacing = kSpacings.begin();
  }
  const double end = drawChain(ink, chain, *spacing, x, marker) + 26;
  if (width >= kWide) drawSteps(ink, stepsOf(v.phase, ask), end, right);
  return marker;
}

double TopBar::button(const QString& words, const QString& key, Command command, double right) {
  const double width = buttonWidth(words, key);
  PieceLook look = buttonLook({right - width, 8, width, 44}, words, key);
  look.command = command;
  add(std::move(look));
  return right - width - 12;
}

void TopBar::addMarker(const PhaseMarker& marker) {
  if (marker.at.isEmpty()) return;
  PieceLook look;
  look.at = marker.at;
  look.part = Part::Phase;
  look.draw = [=, all = QRectF(QPointF(0, 0), marker.at.size())](Ink& in) { drawMarker(in, all, marker.name); };
  add(std::move(look));
}

void TopBar::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  const bool finale = v.phase == Phase::Finale;
  double right = units().width() - 16;
  right = button(tr("Menu"), tr("Esc"), Order::Menu, right);
  right = button(tr("Log"), "F3", Order::Log, right);
  right = button(tr("Rules"), "F1", Order::Rules, right);
  struct Fact {
    QString name;
    int number;
    QRgb with;
  };
  std::vector<Fact> facts;
  if (v.retrievalOpen && v.retrievalRound > 0) facts.push_back({tr("Round"), v.retrievalRound, colour::kText2});
  if (finale) {
    facts.push_back({tr("Executed"), v.plotsExecuted, colour::kAlarmText});
    facts.push_back({tr("Stopped"), v.plotsStopped, colour::kBrass300});
  } else {
    facts.push_back({tr("Lost"), v.lost.size(), colour::kAlarmText});
    facts.push_back({tr("Stacks"), v.stacks.size(), colour::kBrass300});
  }
  facts.push_back({tr("Stress"), v.stressDeck, v.stressDeck <= 1 ? colour::kAlarmText : colour::kBrass300});
  double left = right;
  for (const Fact& fact : facts) left -= factWidth(fact.name, fact.number) + 18;
  addMarker(drawProgress(ink, v, askOf(sight.decision), sight.words, units().width(), left));
  for (const Fact& fact : facts) {
    const QString number = QString::number(fact.number);
    const double numberWide = numberWidth(fact.number);
    right -= numberWide;
    ink.text({right, 9, numberWide, 42}, number, Role::Heading, 30, QColor(fact.with));
    const double nameWide = factWidth(fact.name, fact.number) - numberWide;
    right -= nameWide;
    ink.text({right, 10, nameWide, 40}, fact.name, Role::Bold, 18, QColor(fact.with));
    right -= 18;
  }
  mark(Part::Stress, {right + 18, 8, 80, 44});
}

}  // namespace w13
