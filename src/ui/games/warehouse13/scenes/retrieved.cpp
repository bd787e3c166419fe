// An artifact is retrieved: the last cell fills, the card rises into the lamp, and goes to its bay in the Stacks.

#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

namespace {

constexpr int kCardRises = 1800, kShrinks = 2700, kLands = 3300;  // the last clue is read first
constexpr int kBays = 3;
constexpr QRectF kShelf(180, 290, 1560, 620);

QRectF bay(int place) { return {240.0 + 500 * place, 350, 440, 430}; }

/// Who brought the last clue, as far as these news tell.
QString lastClue(const Staging& staging) {
  for (auto each = staging.moment().earlier.rbegin(); each != staging.moment().earlier.rend(); ++each) {
    if (each->what != Happened::DieApplied) continue;
    const QString clue = QString::fromStdString(staging.words().clue(faceOf(nounOf(Thing::Face, each->number))));
    if (each->seat == Seat::Table) return SceneWords::tr("%1 was the last clue.").arg(clue);
    return SceneWords::tr("%1 brings the last clue: %2.").arg(staging.nameOf(each->seat), clue);
  }
  return SceneWords::tr("All requirements are met.");
}

void addBay(Staging& staging, int place, CardId card, int comes) {
  const QRectF at = bay(place);
  staging.glow({at.x() - 20, at.y() + 6, at.width() + 40, 420}, kBayLight, 0.5).comes(comes, 250);
  staging
      .add({at.center().x() - 40, at.y() + 4, 80, 16},
           [](Ink& ink, const QRectF& in) {
             ink.panel(in, QColor(kBayIcon), QColor(kBayLight), QColor(kBayLight), 1, 6);
           })
      .comes(comes, 250);
  staging.picture({at.x() + 60, at.y() + 90, at.width() - 120, 320}, card, kBayIcon).comes(comes, 250);
  staging
      .text({at.x() + 92, at.bottom() + 20, at.width() - 184, 46}, staging.nameOf(card), Role::Question, 22,
            colour::kBrass300)
      .comes(comes, 100)
      .grow(Grows::Right, comes, 500);
}

}  // namespace

Scene retrievedScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const Event* event = moment.find(Happened::ArtifactRetrieved);
  const CardId card = cardOf(event->noun);
  int place = 0;
  while (place + 1 < moment.now.stacks.size() && moment.now.stacks[place] != card) ++place;
  place = std::min(place, kBays - 1);

  staging
      .text({1060, 200, 800, 80}, SceneWords::tr("The last clue is in"), Role::Heading, 60, colour::kGold,
            Qt::AlignLeft | Qt::AlignVCenter)
      .leaves(kCardRises, 150);
  TypeSums full;
  full.fill(99);
  staging.gauges({1060, 310}, full, kCardRises);
  const QString who = lastClue(staging);
  staging.paragraph({1060, 760, 700, 90}, who, Role::Body, 30, colour::kText).leaves(kCardRises, 150);

  staging.picture(kShelf, "scenes/shelf").comes(kShrinks, 200);
  for (int other = 0; other < place; ++other) addBay(staging, other, moment.now.stacks[other], kShrinks);
  staging.glow({560, 60, 800, 1000}, kBayLight, 0.3).comes(kCardRises, 450).leaves(kShrinks, 300);
  staging.text({560, 952, 800, 90}, SceneWords::tr("Retrieved"), Role::Heading, 84, colour::kGold)
      .comes(kCardRises + 200)
      .leaves(kShrinks - 50, 150);
  addBay(staging, place, card, kLands);
  const QRectF low = cardAt(bay(place).center() + QPointF(0, 30), 210);
  staging.card(cardAt({960, 500}, 600), card)
      .goesTo(cardAt({680, 500}, 512), 0, 0)
      .goesTo(cardAt({960, 500}, 600), kCardRises, 450, QEasingCurve::OutBack)
      .goesTo(low, kShrinks, kLands - kShrinks)
      .change(Moves::Turn, kShrinks, kLands - kShrinks, -3)
      .leaves(kLands, 150);
  if (moment.now.stacks.size() == kBays - 1)
    staging
        .paragraph(bay(kBays - 1).adjusted(60, 120, -60, -120), SceneWords::tr("One more, and the Warehouse wins."),
                   Role::Typed, 26, colour::kSteel300, Qt::AlignCenter)
        .comes(kLands);
  QStringList consequences;
  for (const CardId each : consequencesAt(moment)) consequences << staging.nameOf(each);
  const QString sentence = SceneWords::tr("%1 is safe in the Stacks").arg(staging.nameOf(card));
  staging.title(SceneWords::tr("Retrieved"), colour::kGold, sentence, kLands);
  const QString reason =
      consequences.isEmpty()
          ? QString()
          : SceneWords::tr("Its Consequence %1 is discarded.").arg(consequences.join(QStringLiteral(", ")));
  staging.text({260, 898, 1400, 40}, reason, Role::Body, 27, colour::kText).comes(kLands + 150);

  Scene& scene = staging.scene();
  scene.strike = kLands + 400;
  scene.rest = 2600;
  scene.light = {0.18, 0.42, 0};
  scene.cues = {{0, Cue::GaugeFull}, {kCardRises, Cue::Retrieved, true}, {kLands, Cue::Apply}};
  scene.spoken = sentence + QStringLiteral(". ") + who + QStringLiteral(" ") + reason;
  scene.button = moment.now.stacks.size() < kBays ? SceneWords::tr("To the Cleanup") : SceneWords::tr("See the end");
  return staging.take();
}

}  // namespace w13
