// Somebody is bronzed: bronze rises from the foot, a breath of silence, then the Loyalty card.

#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

namespace {

constexpr int kBronzeRises = 300, kRisen = 1200, kCools = 1400, kLoyaltyTurns = 2200;
constexpr QRgb kBronzeLight = 0xFFC98A4A;

struct Follows {
  QString file, words;
};

std::vector<Follows> followsFrom(const QString& name, bool traitor) {
  if (traitor)
    return {{"icons/hand", SceneWords::tr("The Traits are discarded, the Stress goes back into its deck.")},
            {"icons/die-any-light", SceneWords::tr("All of %1's clue dice go onto the Bronze Sector.").arg(name)},
            {"agents/adversary",
             SceneWords::tr("In the next Traitor turn %1 leaves for the Lost Artifacts board.").arg(name)}};
  return {{"icons/hand", SceneWords::tr("%1's Traits and Stress go back into the box.").arg(name)},
          {"icons/timing-action",
           SceneWords::tr("No Actions, no cards, no Abilities, until an Agent Debronzes %1.").arg(name)},
          {"tokens/neutralizer-bucket", SceneWords::tr("Working the Case, %1 can only neutralize a clue.").arg(name)},
          {"icons/die-any-light", SceneWords::tr("Before Retrieval %1's dice are rolled and applied.").arg(name)}};
}

}  // namespace

Scene bronzedScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const Event* event = moment.find(Happened::LoyaltyShown);
  const Seat seat = event->seat;
  const bool traitor = event->number == 1;
  const QString name = staging.nameOf(seat);
  const QRectF face(700, 130, 520, 520);
  const QRectF foot(700, 640, 520, 240);
  const auto aside = [](Prop& prop, const QRectF& from) {
    const double scale = 0.8;
    const QPointF to = QPointF(330, 560) + (from.center() - QPointF(960, 500)) * scale;
    prop.goesTo({to.x() - from.width() * scale / 2, to.y() - from.height() * scale / 2, from.width() * scale,
                 from.height() * scale},
                kLoyaltyTurns - 300, 300);
  };
  staging
      .add({660, 0, 600, 940},
           [](Ink& ink, const QRectF& in) {
             QPainterPath cone(QPointF(in.width() * 0.38, 0));
             cone.lineTo(in.width() * 0.62, 0);
             cone.lineTo(in.width(), in.height());
             cone.lineTo(0, in.height());
             QLinearGradient light(0, 0, 0, in.height());
             light.setColorAt(0, QColor(255, 226, 176, 110));
             light.setColorAt(1, QColor(255, 226, 176, 0));
             ink.painter().fillPath(cone, light);
           })
      .comes(kCools, 200)
      .leaves(kLoyaltyTurns - 300, 200);
  staging.glow({460, 60, 1000, 900}, kBronzeLight, 0.35).comes(kBronzeRises, 600).leaves(kLoyaltyTurns - 300, 300);
  aside(staging.picture(foot, QStringLiteral("scenes/plinth")).comes(kBronzeRises, 300), foot);
  aside(staging.face(face, seat), face);
  aside(staging.face(face, seat, Tone::Bronze)
            .grow(Grows::Up, kBronzeRises, kRisen - kBronzeRises, QEasingCurve::InOutSine),
        face);
  const QRectF plate(foot.x() + 140, foot.y() + 66, 240, 80);
  aside(staging.text(plate, name, Role::Heading, 46, colour::kGold).comes(kRisen), plate);
  const QString word = SceneWords::tr("%1 is Bronzed").arg(name);
  staging.text({360, 900, 1200, 90}, word, Role::Heading, 76, colour::kBronze).comes(kBronzeRises).leaves(kCools, 150);
  staging
      .text({360, 900, 1200, 60}, SceneWords::tr("One breath of silence. Then the card."), Role::Typed, 30,
            colour::kSteel300)
      .comes(kCools, 200)
      .leaves(kLoyaltyTurns - 300, 150);

  const QRectF card = cardAt({830, 480}, 440, false);
  staging.back(card, QStringLiteral("loyalty"))
      .comes(kLoyaltyTurns - 150, 150)
      .change(Moves::Wide, kLoyaltyTurns, kTurn, 0, QEasingCurve::InSine)
      .leaves(kLoyaltyTurns + kTurn, 0);
  staging.loyalty(card, traitor)
      .comes(kLoyaltyTurns + kTurn, 0)
      .change(Moves::Wide, 0, 0, 0)
      .change(Moves::Wide, kLoyaltyTurns + kTurn, kTurn, 1, QEasingCurve::OutSine);
  const int rests = kLoyaltyTurns + 2 * kTurn;
  const QString verdict = traitor ? SceneWords::tr("The Traitor is found") : SceneWords::tr("A Loyal Agent");
  constexpr Qt::Alignment kLeft = Qt::AlignLeft | Qt::AlignVCenter;
  staging.text({1130, 150, 740, 110}, verdict, Role::Heading, 88, traitor ? colour::kGoo300 : colour::kGold, kLeft)
      .comes(rests);
  double y = 290;
  for (const Follows& each : followsFrom(name, traitor)) {
    staging
        .add({1130, y, 740, 104},
             [each](Ink& ink, const QRectF& in) {
               ink.picture(each.file, {in.x(), in.y() + 16, 64, 64});
               ink.paragraph({in.x() + 88, in.y() + 4, in.width() - 92, 92}, each.words, Role::Body, 28,
                             QColor(colour::kText), Qt::AlignLeft | Qt::AlignVCenter);
             })
        .comes(rests + 100);
    y += 116;
  }
  Scene& scene = staging.scene();
  scene.strike = rests + 300;
  scene.rest = 4000;
  scene.light = {0.12, 0.12, 0};
  scene.cues = {{kBronzeRises, Cue::Bronze, true}, {kLoyaltyTurns, Cue::CardPlay}};
  scene.spoken =
      word + QStringLiteral(". ") +
      (traitor ? SceneWords::tr("%1 was the Traitor.").arg(name) : SceneWords::tr("%1 was a Loyal Agent.").arg(name));
  scene.button = SceneWords::tr("Play on");
  return staging.take();
}

}  // namespace w13
