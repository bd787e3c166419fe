// The season is over: who wins, and by what.

#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

namespace {

constexpr int kDark = 900, kEndRests = 1500;
constexpr QRectF kLastShelf(180, 330, 1560, 620);

/// Whoever was dealt the Traitor's card, as far as everybody knows now.
Seat traitorIn(const View& v) {
  for (int seat = 0; seat < v.players; ++seat)
    if (v.seats[seat].traitor) return seatAt(seat);
  return Seat::Table;
}

void addWarehouse(Staging& staging) {
  const StoryMoment& moment = staging.moment();
  staging.glow({160, -300, 1600, 1200}, kBayLight, 0.4).comes(kDark, 500);
  staging.picture(kLastShelf, QStringLiteral("scenes/shelf")).comes(kDark, 300);
  int place = 0;
  for (const CardId each : moment.now.stacks) {
    const QRectF at(240.0 + 500 * place, 390, 440, 430);
    const int ms = kDark + 150 * place++;
    staging.glow({at.x() - 20, at.y(), at.width() + 40, 420}, kBayLight, 0.5).comes(ms, 250);
    staging.picture({at.x() + 60, at.y() + 90, at.width() - 120, 320}, each, kBayIcon).comes(ms, 250);
    staging
        .text({at.x() + 92, at.bottom() + 20, at.width() - 184, 46}, staging.nameOf(each), Role::Question, 22,
              colour::kBrass300)
        .comes(ms, 200);
  }
}

void addTraitor(Staging& staging) {
  const StoryMoment& moment = staging.moment();
  staging.glow({460, 40, 1000, 900}, colour::kGoo500, 0.6).comes(kDark, 500);
  const Seat traitor = traitorIn(moment.now);
  const QRectF at(760, 110, 400, 400);
  if (traitor == Seat::Table) staging.picture(at, QStringLiteral("agents/adversary")).comes(kDark, 400);
  else {
    staging.face(at, traitor).comes(kDark, 400);
    staging.loyalty(cardAt({1190, 440}, 160, false), true).comes(kEndRests, 250).change(Moves::Turn, 0, 0, 8);
  }
  int place = 0;
  const int loyal = moment.now.players - (traitor == Seat::Table ? 0 : 1);
  for (int seat = 0; seat < moment.now.players; ++seat) {
    if (seatAt(seat) == traitor) continue;
    const double x = spread(place++, loyal, 960, 130);
    staging.face({x - 50, 830, 100, 100}, seatAt(seat), Tone::Dimmed).comes(kEndRests, 250);
  }
}

}  // namespace

Scene endScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const bool warehouse = moment.now.winner == Winner::Warehouse;
  const QString word = warehouse                ? SceneWords::tr("The Warehouse wins")
                       : moment.now.cooperative ? SceneWords::tr("The Adversary wins")
                                                : SceneWords::tr("The Traitor wins");
  const QString sentence = QString::fromStdString(staging.words().ending(moment.now));
  QString why = sentence.section(QStringLiteral(": "), 1);  // who wins stands above it
  if (why.isEmpty()) why = sentence;
  why[0] = why[0].toUpper();
  warehouse ? addWarehouse(staging) : addTraitor(staging);
  staging
      .text({60, warehouse ? 70.0 : 560.0, 1800, 170}, word, Role::Heading, 160,
            warehouse ? colour::kGold : colour::kGoo300)
      .comes(kEndRests, 300)
      .change(Moves::Scale, 0, 0, 1.1)
      .change(Moves::Scale, kEndRests, 500, 1);
  staging
      .paragraph({210, warehouse ? 240.0 : 730.0, 1500, 90}, why, Role::Question, 34, colour::kPromptAsk,
                 Qt::AlignHCenter | Qt::AlignTop)
      .comes(kEndRests + 200, 300);
  Scene& scene = staging.scene();
  scene.dims = 700;  // no words: the table goes out
  scene.strike = kEndRests + 600;
  scene.rest = 4500;
  scene.light = warehouse ? StageLight{0.12, 0.5, 0} : StageLight{0.04, 0, 0xFF1A0830};
  scene.cues = {{kDark, warehouse ? Cue::WinWarehouse : Cue::WinTraitor, true}};
  scene.spoken = word + QStringLiteral(". ") + why;
  scene.button = SceneWords::tr("See the season");
  return staging.take();
}

}  // namespace w13
