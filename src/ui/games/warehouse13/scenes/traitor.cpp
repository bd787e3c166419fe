// The Traitor reveals: a match, light over every seat alike, the card in violet fire, and what happens now.

#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/scenes/scenes.h"

namespace w13 {

namespace {

constexpr int kWalks = 900, kPerSeat = 180, kTraitorTurns = 2200, kRevealRests = 3000;

struct Fate {
  QString file;
  QString what, where;
};

/// What happens to the Traitor's things, in the order of the rules.  REVEAL-06 to REVEAL-12
std::vector<Fate> fatesOf(const Staging& staging, Seat traitor) {
  const StoryMoment& moment = staging.moment();
  const SeatView& before = moment.before.seats[traitor];
  std::vector<Fate> rows;
  rows.push_back({art::agentFile(staging.cards().of(before.who).id), SceneWords::tr("The figure"),
                  SceneWords::tr("goes to the Lost Artifacts board.")});
  if (!before.claimed.empty())
    rows.push_back({QStringLiteral("icons/die-any-light"), SceneWords::tr("The claimed dice"),
                    SceneWords::tr("go onto the Bronze Sector; they are rolled before Retrieval.")});
  rows.push_back({QStringLiteral("icons/hand"), SceneWords::tr("Traits and Stress"),
                  SceneWords::tr("go back into the box, unseen.")});
  rows.push_back(
      {QStringLiteral("icons/timing-instant"), SceneWords::tr("The Abilities"), SceneWords::tr("are gone for good.")});
  if (moment.before.firstAgent == traitor && moment.now.firstAgent != traitor)
    rows.push_back({QStringLiteral("tokens/first-agent"), SceneWords::tr("The First Agent token"),
                    SceneWords::tr("passes on clockwise.")});
  rows.push_back({QStringLiteral("agents/adversary"), SceneWords::tr("A new hand"),
                  SceneWords::tr("of Traitor cards, and a turn each round.")});
  return rows;
}

}  // namespace

Scene traitorScene(Staging staging) {
  const StoryMoment& moment = staging.moment();
  const Seat traitor = moment.find(Happened::TraitorRevealed)->seat;
  const int seats = moment.now.players;
  staging.glow({560, 260, 800, 700}, 0xFFB9741E, 0.6).leaves(kWalks, 200);
  staging.picture({900, 540, 120, 210}, QStringLiteral("scenes/flame-match")).leaves(kWalks, 200);
  staging
      .text({260, 900, 1400, 60}, SceneWords::tr("Somebody at this table has lied since the deal"), Role::Typed, 34,
            colour::kWire)
      .leaves(kWalks, 200);
  for (int seat = 0; seat < seats; ++seat) {
    const double x = spread(seat, seats, 960, 320);
    const int lit = kWalks + kPerSeat * seat;
    const QRectF at(x - 100, 116, 200, 200);
    staging.face(at, seatAt(seat), Tone::Dimmed).change(Moves::Seen, 0, 0, 0.35).leaves(kTraitorTurns, 150);
    staging.face(at, seatAt(seat)).comes(lit, 60).leaves(lit + kPerSeat, 120);
    staging.text({x - 140, 326, 280, 44}, staging.nameOf(seatAt(seat)), Role::Heading, 34, colour::kText)
        .comes(lit, 60)
        .leaves(lit + kPerSeat, 120);
  }
  staging.glow({360, 200, 1200, 1100}, colour::kGoo500, 0.6).comes(kWalks, 400);
  const auto flame = [&](double x) {
    staging.picture({x - 130, 420, 260, 455}, QStringLiteral("scenes/flame-violet"))
        .comes(kWalks, 300)
        .change(Moves::Scale, kTraitorTurns, 300, 1.3)
        .leaves(kRevealRests, 200);
  };
  flame(620);
  flame(1300);
  const QRectF card = cardAt({960, 640}, 480, false);
  staging.back(card, QStringLiteral("loyalty"))
      .comes(kWalks, 300)
      .change(Moves::Wide, kTraitorTurns, kTurn, 0, QEasingCurve::InSine)
      .leaves(kTraitorTurns + kTurn, 0);
  // rest: who it is, and what happens now
  staging.glow({110, 30, 1000, 1000}, colour::kGoo500, 0.55).comes(kRevealRests, 250);
  staging
      .add({370, 110, 480, 480},
           [](Ink& ink, const QRectF& in) {
             ink.painter().setBrush(Qt::NoBrush);
             ink.painter().setPen(QPen(QColor(colour::kGoo300), 8));
             ink.painter().drawEllipse(in.adjusted(6, 6, -6, -6));
           })
      .comes(kRevealRests, 250);
  staging.face({390, 130, 440, 440}, traitor).comes(kRevealRests, 250);
  staging
      .add({390, 130, 440, 440},
           [](Ink& ink, const QRectF& in) {
             QColor violet(colour::kGoo500);
             violet.setAlphaF(0.55F);
             ink.painter().setBrush(violet);
             ink.painter().setPen(Qt::NoPen);
             ink.painter().drawEllipse(in);
           })
      .comes(kRevealRests, 250);
  staging.loyalty(card, true)
      .comes(kTraitorTurns + kTurn, 0)
      .change(Moves::Wide, 0, 0, 0)
      .change(Moves::Wide, kTraitorTurns + kTurn, kTurn, 1, QEasingCurve::OutSine)
      .goesTo(cardAt({860, 470}, 190, false), kRevealRests, 300)
      .change(Moves::Turn, kRevealRests, 300, 9);
  const QString word = SceneWords::tr("%1 is the Traitor").arg(staging.nameOf(traitor));
  staging.text({90, 620, 1040, 110}, word, Role::Heading, 92, colour::kGoo300).comes(kRevealRests + 100);
  const QString sentence =
      SceneWords::tr("%1 leaves the Agents and plays on for the Adversary.").arg(staging.agentOf(traitor));
  staging.paragraph({130, 740, 960, 90}, sentence, Role::Body, 32, colour::kText, Qt::AlignHCenter | Qt::AlignTop)
      .comes(kRevealRests + 150);
  staging
      .text({1180, 110, 660, 60}, SceneWords::tr("What happens now"), Role::Heading, 48, colour::kGold,
            Qt::AlignLeft | Qt::AlignVCenter)
      .comes(kRevealRests + 100);
  double y = 186;
  int ms = kRevealRests + 200;
  for (const Fate& row : fatesOf(staging, traitor)) {
    staging
        .add({1180, y, 660, 104},
             [row](Ink& ink, const QRectF& in) {
               ink.picture(row.file, {in.x() + 4, in.y() + 16, 72, 72});
               ink.text({in.x() + 100, in.y() + 8, in.width() - 104, 40}, row.what, Role::Question, 30,
                        QColor(colour::kPromptAsk), Qt::AlignLeft | Qt::AlignVCenter);
               ink.paragraph({in.x() + 100, in.y() + 48, in.width() - 104, 52}, row.where, Role::Body, 24,
                             QColor(colour::kText2));
               ink.line({in.x(), in.bottom() - 2}, {in.right(), in.bottom() - 2}, QColor(colour::kGoo500), 2);
             })
        .comes(ms, 200);
    y += 112;
    ms += 100;
  }
  Scene& scene = staging.scene();
  scene.dims = 0;  // dark at once: on the table it can be seen who it is
  scene.strike = kRevealRests + 900;
  scene.rest = 4600;
  scene.light = {0.05, 0, 0xFF1A0830};
  scene.cues = {{0, Cue::RevealTraitor, true}, {kTraitorTurns, Cue::CardPlay}};
  scene.spoken = word + QStringLiteral(". ") + sentence;
  scene.button = SceneWords::tr("Play on");
  return staging.take();
}

}  // namespace w13
