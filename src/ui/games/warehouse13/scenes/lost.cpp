// An artifact is lost: what was missing, the crack, and the Consequence that is in force from now on.

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

namespace {

constexpr int kCracks = 800, kSwings = 1700, kLossStamped = 2600;
constexpr QRgb kViolet = 0xFF4A1C6E;

/// What was still missing, or who took it.
QString reasonOf(const Staging& staging) {
  const StoryMoment& moment = staging.moment();
  for (const Event& each : moment.earlier)
    if (each.what == Happened::ArtifactCaptured)
      return SceneWords::tr("%1 stood alone in the Field and takes it.").arg(staging.nameOf(each.seat));
  const TypeSums has = appliedBy(moment);
  QStringList open;
  for (const Symbol type : kTypes) {
    const int need = moment.before.needed[type];
    if (has[type] < need)
      open << SceneWords::tr("%1 stands at %2 of %3.")
                  .arg(QString::fromStdString(staging.words().type(type)))
                  .arg(has[type])
                  .arg(need);
  }
  return open.isEmpty() ? SceneWords::tr("Nobody is left in the Field.") : open.join(QStringLiteral(" "));
}

/// The artifact in three looks that go the same way: as it was, violet, and with its crack.
void addArtifact(Staging& staging, CardId card, const QRectF& rest) {
  const QRectF large = cardAt({960, 490}, 600);
  const auto goes = [&](Prop& prop) {
    prop.goesTo(cardAt({680, 490}, 512), 0, 0)
        .goesTo(large, kCracks - 300, 300)
        .goesTo(rest, kSwings, 450)
        .change(Moves::Turn, kSwings, 450, -2);
  };
  goes(staging.card(large, card));
  goes(staging
           .add(large,
                [](Ink& ink, const QRectF& in) {
                  QPainter& p = ink.painter();
                  QColor grey(kViolet);
                  grey.setAlpha(185);
                  p.setPen(Qt::NoPen);
                  p.setBrush(grey);
                  p.drawRoundedRect(in, in.width() * 0.05, in.width() * 0.05);
                })
           .comes(kCracks, 300));
  goes(staging.picture(large, QStringLiteral("scenes/crack")).grow(Grows::Down, kCracks, 700));
}

}  // namespace

Scene lostScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const CardId card = cardOf(moment.find(Happened::ArtifactLost)->noun);
  const QString reason = reasonOf(staging);
  staging
      .text({1060, 200, 800, 80}, SceneWords::tr("It slips away"), Role::Heading, 60, colour::kText,
            Qt::AlignLeft | Qt::AlignVCenter)
      .leaves(kCracks - 300, 150);
  staging.gauges({1060, 310}, appliedBy(moment), kCracks - 300);
  staging.paragraph({1060, 760, 740, 120}, reason, Role::Body, 30, colour::kText).leaves(kCracks - 300, 150);

  std::vector<CardId> faceUp = consequencesAt(moment);
  if (faceUp.size() > 2) faceUp.resize(2);
  const int consequences = kernel::count(faceUp);
  const QRectF rest = consequences == 0 ? cardAt({960, 590}, 430) : cardAt({420, 590}, 430);
  addArtifact(staging, card, rest);
  staging.text({560, 940, 800, 100}, SceneWords::tr("Lost"), Role::Heading, 92, colour::kGoo300)
      .comes(kCracks + 200)
      .leaves(kSwings - 100, 150);
  QStringList names;
  double x = 960;
  for (int each = 0; each < consequences; ++each) {
    const CardId consequence = kernel::at(faceUp, each);
    const QRectF at = cardAt({x, 590}, 390, false);
    if (each == 0)
      staging
          .add({rest.right() - 30, 420, at.x() - rest.right() + 60, 120},
               [](Ink& ink, const QRectF& in) {
                 QPainterPath string(QPointF(8, in.height() - 20));
                 string.quadTo({in.width() / 2, -20}, {in.width() - 8, in.height() - 20});
                 ink.painter().setBrush(Qt::NoBrush);
                 ink.painter().setPen(QPen(QColor(colour::kAlarm), 5));
                 ink.painter().drawPath(string);
               })
          .grow(Grows::Right, kSwings, 250);
    staging.card(at, consequence)
        .comes(kSwings, 120)
        .change(Moves::Wide, kSwings - 1, 0, 0.2)
        .change(Moves::Wide, kSwings, 450, 1, QEasingCurve::OutBack);
    staging
        .stamp({at.x() - 14, at.y() + 0.3 * at.height() - 52, at.width() + 28, 104}, SceneWords::tr("In force"),
               0xF07A1118, colour::kAlarmText)
        .comes(kLossStamped, 60)
        .change(Moves::Turn, 0, 0, -7)
        .change(Moves::Scale, kLossStamped - 1, 0, 1.6)
        .change(Moves::Scale, kLossStamped, 180, 1, QEasingCurve::InCubic);
    names << staging.nameOf(consequence);
    x += 440;
  }
  if (consequences == 1) {
    const CardId consequence = faceUp.front();
    staging
        .text({1260, 330, 580, 44}, SceneWords::tr("Consequence"), Role::Heading, 40, colour::kAlarmText,
              Qt::AlignLeft | Qt::AlignVCenter)
        .comes(kLossStamped);
    staging
        .text({1260, 380, 580, 50}, names.front(), Role::Question, 36, colour::kPromptAsk,
              Qt::AlignLeft | Qt::AlignVCenter)
        .comes(kLossStamped);
    staging.paragraph({1260, 446, 580, 200}, staging.textOf(consequence), Role::Body, 30, colour::kText)
        .comes(kLossStamped);
    staging
        .paragraph({1260, 660, 580, 120},
                   SceneWords::tr("It stays for the rest of the season, under the artifact on the "
                                  "Lost Artifacts board."),
                   Role::Body, 25, colour::kText2)
        .comes(kLossStamped);
  }
  const int most = moment.variants.fourLost ? 4 : 3;
  const QString sentence = SceneWords::tr("%1 is in the Adversary's hands: %2 of %3")
                               .arg(staging.nameOf(card))
                               .arg(moment.now.lost.size())
                               .arg(most);
  staging.title(SceneWords::tr("Artifact lost"), colour::kGoo300, sentence, kSwings + 300);
  Scene& scene = staging.scene();
  scene.strike = kLossStamped + 300;
  scene.rest = 4000;
  scene.light = {0.14, 0.02, 0xFF2A0E42};
  scene.cues = {{kCracks, Cue::Lost, true}, {kSwings, Cue::CardPlay}, {kLossStamped + 150, Cue::ObstacleIn}};
  scene.spoken = sentence + QStringLiteral(". ") + reason;
  if (!names.isEmpty())
    scene.spoken +=
        QStringLiteral(" ") + SceneWords::tr("The Consequence %1 is in force.").arg(names.join(QStringLiteral(", ")));
  scene.button = moment.now.winner == Winner::None ? SceneWords::tr("To the Cleanup") : SceneWords::tr("See the end");
  return staging.take();
}

}  // namespace w13
