// The Cleanup: dice come home, one Stress each, the First Agent token passes; then one sheet with all of it.

#include "engine/kernel/per.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

namespace {

constexpr int kStress = 900, kPasses = 1900, kSheet = 2800;

/// What the events of a Cleanup add up to.
struct Summary {
  int locked = 0, stress = 0, before = 0, now = 0;
  std::vector<Seat> home;
  kernel::PerSeat<int, kMaxPlayers> drawn;
  int refreshed = 0;
  Seat first = Seat::Table;
};

Summary summed(const StoryMoment& moment) {
  Summary sum;
  for (const DieView& die : moment.before.dice) sum.locked += die.spot == Spot::Locked ? 1 : 0;
  sum.before = moment.before.stressDeck;
  for (const Event& each : moment.events) {
    if (each.what == Happened::StressDrawn) {
      sum.stress += each.number;
      sum.drawn[each.seat] += each.number;
    }
    if (each.what == Happened::AgentMoved && locationOf(each) == Location::Warehouse) sum.home.push_back(each.seat);
    if (each.what == Happened::FirstAgentPassed) sum.first = each.seat;
  }
  sum.now = sum.before - sum.stress;
  for (int seat = 0; seat < moment.before.players; ++seat)
    sum.refreshed += isUsed(moment.before.seats[seat], Slot::Episode) ? 1 : 0;
  return sum;
}

QString stressLine(const Summary& sum) {
  return SceneWords::tr("Stress deck: %1, now %2").arg(sum.before).arg(sum.now);
}

void addDice(Staging& staging) {
  staging.text({260, 70, 1400, 100}, SceneWords::tr("The dice come home"), Role::Heading, 84, colour::kGold)
      .leaves(kStress, 150);
  staging
      .add({330, 290, 1260, 420},
           [](Ink& ink, const QRectF& in) {
             ink.panel(in, QColor(0xE0281F15), QColor(0xE0140F0A), QColor(colour::kBrass600), 2, 18);
           })
      .leaves(kStress, 150);
  for (int die = 0; die < kDice; ++die) {
    DieFace face;
    face.colour = colourOf(dieAt(die));
    const int row = die / 7, place = die % 7, count = row == 0 ? 7 : kDice - 7;
    staging.die({spread(place, count, 960, 168) - 58, 340.0 + 180 * row, 116, 116}, face)
        .comes(30 * die, 120)
        .leaves(kStress, 150);
  }
}

// Face down, so that only their number is seen.
void addStress(Staging& staging, const Summary& sum) {
  staging.text({260, 60, 1400, 100}, SceneWords::tr("Stress for every Agent"), Role::Heading, 84, colour::kGold)
      .comes(kStress, 150)
      .leaves(kPasses, 150);
  staging.text({260, 160, 1400, 44}, stressLine(sum), Role::Body, 32, colour::kText)
      .comes(kStress, 150)
      .leaves(kPasses, 150);
  const QRectF deck = cardAt({960, 370}, 190, false);
  staging.back(deck, QStringLiteral("trait")).comes(kStress, 150).leaves(kPasses, 150);
  const int seats = staging.moment().now.players;
  for (int seat = 0; seat < seats; ++seat)
    for (int card = 0; card < sum.drawn[seat]; ++card)
      staging.back(deck, QStringLiteral("trait"))
          .comes(kStress + 100, 0)
          .goesTo(cardAt({spread(seat, seats, 960, 356) + 24 * card, 660}, 110, false), kStress + 100 + 60 * seat, 400)
          .leaves(kPasses, 150);
}

void addSeats(Staging& staging, const Summary& sum) {
  const StoryMoment& moment = staging.moment();
  const int seats = moment.now.players;
  for (int seat = 0; seat < seats; ++seat) {
    const Seat who = seatAt(seat);
    const QString name = staging.nameOf(who), agent = staging.agentOf(who);
    const QColor with = staging.colourOf(who);
    const QString file = art::agentFile(staging.cards().of(staging.seat(who).who).id);
    staging
        .add({spread(seat, seats, 960, 356) - 166, 740, 332, 160},
             [=](Ink& ink, const QRectF& in) {
               ink.panel(in, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kEdge), 2, 14);
               ink.picture(file, {in.x() + 18, in.y() + 26, 108, 108});
               ink.text({in.x() + 140, in.y() + 34, in.width() - 150, 50}, name, Role::Heading, 42, with,
                        Qt::AlignLeft | Qt::AlignVCenter);
               if (agent != name)
                 ink.text({in.x() + 140, in.y() + 86, in.width() - 150, 34}, agent, Role::Body, 25,
                          QColor(colour::kText2), Qt::AlignLeft | Qt::AlignVCenter);
             })
        .comes(kStress, 150)
        .leaves(kSheet, 150);
  }
  if (sum.first == Seat::Table) return;
  staging
      .text({260, 60, 1400, 100}, SceneWords::tr("%1 is First Agent now").arg(staging.nameOf(sum.first)), Role::Heading,
            84, colour::kGold)
      .comes(kPasses, 150)
      .leaves(kSheet, 150);
  const Seat old = moment.before.firstAgent;
  const double from = old == Seat::Table ? 960 : spread(index(old), seats, 960, 356);
  const double to = spread(index(sum.first), seats, 960, 356);
  QPainterPath way(QPointF(from, 690));
  way.quadTo({(from + to) / 2, 330}, {to, 690});
  Prop& token = staging.picture({0, 0, 130, 130}, QStringLiteral("tokens/first-agent"));
  token.along = way;
  token.grow(Grows::Along, kPasses + 100, 600, QEasingCurve::InOutCubic).comes(kPasses, 120).leaves(kSheet, 150);
}

struct Row {
  QString file, what, how;
};

std::vector<Row> rowsOf(const Staging& staging, const Summary& sum) {
  const StoryMoment& moment = staging.moment();
  QStringList home;
  for (const Seat each : sum.home) home << staging.nameOf(each);
  const QString none = SceneWords::tr("none");
  const QString ping = moment.before.ping == CardId::None ? QString() : staging.nameOf(moment.before.ping);
  return {{"icons/die-any-light", SceneWords::tr("The dice go back to the supply"),
           sum.locked == 0 ? SceneWords::tr("no die is locked")
                           : SceneWords::tr("%n dice are locked", nullptr, sum.locked)},
          {"icons/place-travel-back", SceneWords::tr("All Agents to the Warehouse"),
           home.isEmpty() ? SceneWords::tr("they are there already")
                          : SceneWords::tr("back from the Field: %1").arg(home.join(QStringLiteral(", ")))},
          {"icons/hand", SceneWords::tr("Each Agent draws Stress"), stressLine(sum)},
          {"icons/timing-retrieval", SceneWords::tr("Episode Abilities are ready again"),
           sum.refreshed == 0 ? none : SceneWords::tr("%n can be used again", nullptr, sum.refreshed)},
          {"tokens/first-agent", SceneWords::tr("First Agent"),
           sum.first == Seat::Table ? none : SceneWords::tr("%1 begins").arg(staging.nameOf(sum.first))},
          {"icons/place-ping", SceneWords::tr("The Ping is discarded"), ping.isEmpty() ? none : ping}};
}

void addSheet(Staging& staging, const Summary& sum) {
  const std::vector<Row> rows = rowsOf(staging, sum);
  const QString title = SceneWords::tr("Cleanup after Episode %1").arg(staging.moment().before.episode);
  staging
      .add({110, 90, 1060, 830},
           [rows, title](Ink& ink, const QRectF& in) {
             ink.panel(in.adjusted(0, 0, -4, -4), QColor(colour::kPaperTop), QColor(colour::kPaperBottom),
                       QColor(colour::kBrass600), 2, 6);
             ink.text({in.x() + 46, in.y() + 24, in.width() - 90, 76}, title, Role::Heading, 60,
                      QColor(colour::kManilaInk), Qt::AlignLeft | Qt::AlignVCenter);
             double y = in.y() + 112;
             for (const Row& row : rows) {
               ink.line({in.x() + 46, y}, {in.right() - 46, y}, QColor(0xFFCDB98A), 2);
               ink.picture(QStringLiteral("icons/check"), {in.x() + 54, y + 36, 38, 38});
               ink.panel({in.x() + 118, y + 16, 80, 80}, QColor(colour::kInk700), QColor(colour::kInk900),
                         QColor(colour::kBrass600), 2, 10);
               ink.picture(row.file, {in.x() + 128, y + 26, 60, 60});
               ink.text({in.x() + 230, y + 16, in.width() - 270, 44}, row.what, Role::Question, 32,
                        QColor(colour::kManilaInk), Qt::AlignLeft | Qt::AlignVCenter);
               ink.text({in.x() + 230, y + 62, in.width() - 270, 36}, row.how, Role::Body, 26,
                        QColor(colour::kManilaMuted), Qt::AlignLeft | Qt::AlignVCenter);
               y += 114;
             }
           })
      .comes(kSheet, 200)
      .change(Moves::Turn, 0, 0, -0.6);
}

/// How the season stands: so many cells of which so many are full.
void addStanding(Staging& staging, double y, const QString& words, int full, int all, QRgb with) {
  staging
      .add({1260, y, 580, 110},
           [=](Ink& ink, const QRectF& in) {
             ink.text({in.x(), in.y(), in.width(), 52}, words, Role::Heading, 42, QColor(with),
                      Qt::AlignLeft | Qt::AlignVCenter);
             const double wide = in.width() / std::max(1, all);
             for (int cell = 0; cell < all; ++cell)
               ink.panel({in.x() + wide * cell, in.y() + 60, wide - 8, 30}, QColor(cell < full ? with : colour::kWell),
                         QColor(cell < full ? with : colour::kWell), QColor(with), 2, 4);
           })
      .comes(kSheet, 200);
}

}  // namespace

Scene cleanupScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const Summary sum = summed(moment);
  addDice(staging);
  addStress(staging, sum);
  addSeats(staging, sum);
  addSheet(staging, sum);
  const int most = moment.variants.fourLost ? 4 : 3;
  staging
      .text({1260, 110, 580, 70}, SceneWords::tr("How the season stands"), Role::Heading, 48, colour::kGold,
            Qt::AlignLeft | Qt::AlignVCenter)
      .comes(kSheet, 200);
  const int spaces = moment.now.trackSpaces;
  const int track = moment.now.track.size() + (moment.now.gear ? 1 : 0);
  addStanding(staging, 210, SceneWords::tr("Retrieved: %1 of 3").arg(moment.now.stacks.size()),
              moment.now.stacks.size(), 3, colour::kGold);
  addStanding(staging, 350, SceneWords::tr("Lost: %1 of %2").arg(moment.now.lost.size()).arg(most),
              moment.now.lost.size(), most, colour::kGoo300);
  addStanding(staging, 490, SceneWords::tr("Maintenance track: %1 of %2").arg(track).arg(spaces), track, spaces,
              colour::kAlarmText);
  const bool finale = moment.now.lost.size() >= most;
  const QString next =
      finale ? SceneWords::tr("Next: the Finale") : SceneWords::tr("Next: Episode %1").arg(moment.before.episode + 1);
  staging.text({1260, 660, 580, 50}, next, Role::Question, 34, colour::kPromptAsk, Qt::AlignLeft | Qt::AlignVCenter)
      .comes(kSheet, 200);
  Scene& scene = staging.scene();
  scene.strike = kSheet + 300;
  scene.rest = 3600;
  scene.light = {0.18, 0.2, 0};
  scene.cues = {{0, Cue::DiceSettle}, {kStress, Cue::CardDraw, true}, {kPasses, Cue::Apply}, {kSheet, Cue::CardPlay}};
  scene.spoken = SceneWords::tr("Cleanup after Episode %1").arg(moment.before.episode) + QStringLiteral(". ") +
                 stressLine(sum) + QStringLiteral(". ");
  if (sum.first != Seat::Table)
    scene.spoken += SceneWords::tr("%1 is First Agent now").arg(staging.nameOf(sum.first)) + QStringLiteral(". ");
  scene.spoken += next + QStringLiteral(".");
  scene.button = finale ? SceneWords::tr("To the Finale") : SceneWords::tr("Episode %1").arg(moment.before.episode + 1);
  return staging.take();
}

}  // namespace w13
