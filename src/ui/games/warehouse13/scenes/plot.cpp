// A Plot is executed, or stopped; the Finale begins.

#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

namespace {

constexpr int kPlotStamped = 700, kPlotRests = 1100;
constexpr QRgb kBrassGround = 0xF05E421B, kVioletGround = 0xF04A1C6E;

/// How many Plots decide: those that win for the Traitor, or for the Warehouse.
int enoughOf(const Variants& variants, bool stopped) {
  return stopped ? 2 : variants.onePlot ? 1 : variants.threePlots ? 3 : 2;
}

void addSeals(Staging& staging, QPointF from, int done, int all, bool brass, int ms) {
  for (int seal = 0; seal < all; ++seal) {
    const bool full = seal < done;
    staging
        .add({from.x() + 196 * seal, from.y(), 176, 176},
             [full, brass](Ink& ink, const QRectF& in) {
               const QColor with(brass ? colour::kGold : colour::kGoo300);
               QPainter& p = ink.painter();
               p.setPen(QPen(with, 6, full ? Qt::SolidLine : Qt::DashLine));
               p.setBrush(full ? QColor(brass ? colour::kBrass700 : colour::kGoo500) : QColor(0, 0, 0, 90));
               p.drawEllipse(in.adjusted(6, 6, -6, -6));
               ink.picture(brass ? QStringLiteral("icons/check") : QStringLiteral("agents/adversary"),
                           in.adjusted(38, 38, -38, -38), full ? Tone::Plain : Tone::Dimmed);
             })
        .comes(ms, 200);
  }
}

}  // namespace

Scene plotScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const bool stopped = moment.kind == MomentKind::PlotStopped;
  const Event* event = moment.find(stopped ? Happened::PlotStopped : Happened::PlotExecuted);
  const CardId card = cardOf(event->noun);
  const int enough = enoughOf(moment.variants, stopped);
  const int done = stopped ? moment.now.plotsStopped : moment.now.plotsExecuted;
  const bool last = done >= enough;
  const QRectF at = cardAt({560, 520}, 520);
  staging.glow({60, 60, 1000, 960}, stopped ? 0xFFFFC978 : colour::kGoo500, 0.35).comes(kPlotStamped, 300);
  staging.card(at, card);
  staging
      .text({980, 150, 860, 80},
            stopped ? SceneWords::tr("Every clue is in") : SceneWords::tr("No die is left to stop it"), Role::Heading,
            60, colour::kPromptAsk, Qt::AlignLeft | Qt::AlignVCenter)
      .leaves(kPlotRests, 150);
  TypeSums has = appliedBy(moment);
  if (stopped) has.fill(99);
  staging.gauges({980, 260}, has, kPlotRests);
  staging
      .stamp({at.x() - 100, at.center().y() - 90, at.width() + 200, 180},
             stopped ? SceneWords::tr("Stopped") : SceneWords::tr("Executed"), stopped ? kBrassGround : kVioletGround,
             stopped ? colour::kGold : colour::kGoo300)
      .comes(kPlotStamped, 60)
      .change(Moves::Turn, 0, 0, -9)
      .change(Moves::Scale, 0, 0, 1.7)
      .change(Moves::Scale, kPlotStamped, 220, 1, QEasingCurve::InCubic);
  const QString word = stopped ? SceneWords::tr("Plot stopped") : SceneWords::tr("Plot executed");
  const QString left = last ? QString()
                       : stopped
                           ? SceneWords::tr("One more, and the Warehouse wins.")
                           : SceneWords::tr("%n more executed Plots, and the season is lost.", nullptr, enough - done);
  if (!last) {
    staging
        .text({980, 170, 860, 120}, word, Role::Heading, 100, stopped ? colour::kGold : colour::kGoo300,
              Qt::AlignLeft | Qt::AlignVCenter)
        .comes(kPlotRests + 150);
    staging
        .paragraph({980, 310, 860, 110}, staging.nameOf(card) + QStringLiteral(". ") + left, Role::Question, 34,
                   colour::kPromptAsk)
        .comes(kPlotRests + 200);
    addSeals(staging, {980, 450}, done, enough, stopped, kPlotRests + 200);
  }
  Scene& scene = staging.scene();
  scene.strike = kPlotRests + 500;
  scene.rest = last ? 900 : 3000;  // the end speaks for itself
  scene.light = stopped ? StageLight{0.16, 0.4, 0} : StageLight{last ? 0.05 : 0.14, 0, 0xFF1A0830};
  scene.cues = {{kPlotStamped, stopped ? Cue::Retrieved : Cue::Lost, true}};
  scene.spoken = word + QStringLiteral(": ") + staging.nameOf(card) + QStringLiteral(". ") + left;
  scene.button = last ? SceneWords::tr("See the end") : SceneWords::tr("To the next Plot");
  return staging.take();
}

Scene finaleScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const int enough = enoughOf(moment.variants, false);
  staging.glow({260, 100, 1400, 1000}, colour::kGoo500, 0.4).comes(0, 500);
  int place = 0;
  const int lost = moment.now.lost.size();
  for (const CardId each : moment.now.lost) {
    const QRectF at = cardAt({spread(place, lost, 960, 380), 560}, 300);
    staging.card(at, each).comes(200 + 180 * place, 300).leaves(1700, 250);
    staging.picture(at, QStringLiteral("scenes/crack")).comes(200 + 180 * place, 300).leaves(1700, 250);
    ++place;
  }
  staging.text({160, 140, 1600, 80}, SceneWords::tr("Too much has been lost"), Role::Heading, 64, colour::kText)
      .leaves(1700, 200);
  const QString word = SceneWords::tr("The Finale");
  const QString sentence = moment.now.cooperative ? SceneWords::tr("The Adversary strikes at the Warehouse itself")
                                                  : SceneWords::tr("The Traitor strikes at the Warehouse itself");
  staging.text({160, 240, 1600, 220}, word, Role::Heading, 200, colour::kGoo300)
      .comes(1900, 250)
      .change(Moves::Scale, 0, 0, 1.15)
      .change(Moves::Scale, 1900, 400, 1);
  staging.text({160, 450, 1600, 60}, sentence, Role::Question, 38, colour::kPromptAsk).comes(2100, 250);
  addSeals(staging, {960.0 - 98 * enough, 560}, 0, enough, false, 2200);
  const QString executed = SceneWords::tr("%n executed Plots win the season for the Traitor.", nullptr, enough);
  const QString stop = SceneWords::tr("2 stopped Plots win it for the Warehouse.");
  staging.text({160, 780, 1600, 46}, executed, Role::Body, 32, colour::kText).comes(2300);
  staging.text({160, 832, 1600, 46}, stop, Role::Body, 32, colour::kText).comes(2300);
  Scene& scene = staging.scene();
  scene.strike = 2700;
  scene.rest = 3600;
  scene.light = {0.1, 0, 0xFF1A0830};
  scene.cues = {{0, Cue::Lost}, {1900, Cue::Whammy, true}};
  scene.spoken = word + QStringLiteral(". ") + sentence + QStringLiteral(". ") + executed + QStringLiteral(" ") + stop;
  scene.button = SceneWords::tr("To the first Plot");
  return staging.take();
}

}  // namespace w13
