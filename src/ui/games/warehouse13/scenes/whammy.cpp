// The artifact is turned up, and whether its Whammy strikes.

#include <algorithm>
#include <numbers>

#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

namespace {

constexpr int kArtifactTurns = 1600, kTurned = kArtifactTurns + 2 * kTurn;
constexpr int kStrikes = 300, kHolds = 900;

/// Rays and rings, as from a blow.
void drawBlow(Ink& ink, const QRectF& in) {
  QPainter& p = ink.painter();
  for (int ring = 0; ring < 3; ++ring) {
    const double reach = (0.5 + 0.25 * ring) * in.width() / 2;
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(255, 150, 140, 170 - 45 * ring), 8 - 2 * ring));
    p.drawEllipse(in.center(), reach, reach * 0.45);
  }
  constexpr int kRays = 22;
  for (int ray = 0; ray < kRays; ++ray) {
    const double angle = 2 * std::numbers::pi * ray / kRays;
    const QPointF way(std::cos(angle), std::sin(angle) * 0.5);
    const double from = in.width() * (0.2 + 0.03 * (ray % 3)), to = in.width() * (0.4 + 0.05 * (ray % 2));
    p.setPen(QPen(QColor(255, 217, 138, 190), 3 + ray % 3));
    p.drawLine(in.center() + way * from, in.center() + way * to);
  }
}

bool leadLeft(const View& v) {
  for (const DieView& die : v.dice)
    if (die.spot == Spot::Leads) return true;
  return false;
}

}  // namespace

Scene turnedUpScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const CardId card = cardOf(moment.find(Happened::ArtifactRevealed)->noun);
  const Design& design = staging.cards().of(card);
  std::vector<CardId> consequences;
  for (const Event& each : moment.events)
    if (each.what == Happened::ConsequenceTurnedUp) consequences.push_back(cardOf(each.noun));
  const double x = consequences.empty() ? 960 : 700;
  const auto turn = [](Prop& back, bool front) {
    if (front)
      back.comes(kArtifactTurns + kTurn, 0)
          .change(Moves::Wide, 0, 0, 0)
          .change(Moves::Wide, kArtifactTurns + kTurn, kTurn, 1, QEasingCurve::OutSine);
    else back.change(Moves::Wide, kArtifactTurns, kTurn, 0, QEasingCurve::InSine).leaves(kArtifactTurns + kTurn, 0);
  };
  const QRectF large = cardAt({x, 560}, 440);
  staging.glow({x - 500, 200, 1000, 800}, 0xFFFFC978, 0.22).comes(kArtifactTurns, 400);
  turn(staging.back(large, QStringLiteral("artifact")), false);
  turn(staging.card(large, card), true);
  double right = 1180;
  for (const CardId each : consequences) {
    const QRectF at = cardAt({right, 580}, 320, false);
    turn(staging.back(at, QStringLiteral("consequence")), false);
    turn(staging.card(at, each), true);
    right += 370;
  }
  const QString why = SceneWords::tr("The last Field Clue is gone.");
  staging.text({160, 80, 1600, 90}, why, Role::Heading, 72, colour::kPromptAsk).leaves(kArtifactTurns, 150);
  QString sentence = SceneWords::tr("The artifact is %1").arg(staging.nameOf(card));
  staging.title(SceneWords::tr("Turned up"), colour::kGold, sentence, kTurned);
  QString reason;
  const bool strikes = std::ranges::find(moment.later, Happened::WhammyStruck, &Event::what) != moment.later.end();
  if (design.whammy && !strikes && leadLeft(moment.now)) reason = SceneWords::tr("A Lead is left: no Whammy.");
  else if (design.whammy) reason = SceneWords::tr("No Lead is left: its Whammy strikes.");
  if (!consequences.empty() && reason.isEmpty()) reason = SceneWords::tr("If it is lost, its Consequence stays.");
  staging.text({260, 890, 1400, 44}, reason, Role::Body, 30, colour::kText).comes(kTurned + 150);
  Scene& scene = staging.scene();
  scene.strike = kTurned + 350;
  scene.rest = 2600;
  scene.light = {0.18, 0.25, 0};
  scene.cues = {{kArtifactTurns, Cue::CardPlay, true}};
  scene.spoken = why + QStringLiteral(" ") + sentence + QStringLiteral(". ") + reason;
  for (const CardId each : consequences)
    scene.spoken += QStringLiteral(" %1: %2").arg(staging.nameOf(each), staging.textOf(each));
  scene.button = SceneWords::tr("Look at the table");
  return staging.take();
}

Scene whammyScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const CardId card = cardOf(moment.find(Happened::WhammyStruck)->noun);
  const QRectF at = cardAt({520, 560}, 520);
  staging.glow({-180, 120, 1400, 1000}, 0xFF8D1B22, 0.7).comes(kStrikes, 100);
  staging.add({-180, 400, 1400, 700}, drawBlow)
      .comes(kStrikes, 60)
      .change(Moves::Scale, 0, 0, 0.4)
      .change(Moves::Scale, kStrikes, 400, 1)
      .leaves(kStrikes + kHolds, 300);
  Prop& shown = staging.card(at, card);
  for (int shake = 0; shake < 3; ++shake)
    shown.change(Moves::X, kStrikes + 40 * shake, 0, at.center().x() + (shake % 2 == 0 ? 3 : -3));
  shown.change(Moves::X, kStrikes + 120, 0, at.center().x());
  staging
      .add({at.x() + 12, at.y() + at.height() * 0.77, at.width() - 24, at.height() * 0.2},
           [](Ink& ink, const QRectF& in) {
             ink.painter().setBrush(Qt::NoBrush);
             ink.painter().setPen(QPen(QColor(colour::kAlarmText), 7));
             ink.painter().drawRoundedRect(in.adjusted(5, 5, -5, -5), 10, 10);
           })
      .comes(kStrikes, 60);
  const QString word = SceneWords::tr("Whammy");
  staging.text({860, 380, 1000, 260}, word, Role::Heading, 230, colour::kPaperTop)
      .comes(kStrikes, 40)
      .change(Moves::Turn, 0, 0, -7)
      .change(Moves::Scale, 0, 0, 1.5)
      .change(Moves::Scale, kStrikes, 160, 1, QEasingCurve::OutBack)
      .leaves(kStrikes + kHolds, 200);
  const int rests = kStrikes + kHolds + 150;
  constexpr Qt::Alignment kLeft = Qt::AlignLeft | Qt::AlignVCenter;
  staging.text({900, 240, 900, 130}, word, Role::Heading, 120, colour::kAlarmText, kLeft).comes(rests);
  const QString why = SceneWords::tr("No Lead was left when the artifact was turned up.");
  staging.paragraph({900, 390, 900, 90}, why, Role::Question, 34, colour::kPromptAsk).comes(rests);
  staging.paragraph({900, 500, 900, 220}, staging.textOf(card), Role::Body, 32, colour::kText).comes(rests + 100);
  Scene& scene = staging.scene();
  scene.strike = rests + 350;
  scene.rest = 3600;
  scene.light = {0.16, 0.05, 0xFF3A0A0E};
  scene.cues = {{0, Cue::Whammy, true}};
  scene.spoken = word + QStringLiteral(". ") + why + QStringLiteral(" ") + staging.textOf(card);
  scene.button = SceneWords::tr("Face it");
  return staging.take();
}

}  // namespace w13
