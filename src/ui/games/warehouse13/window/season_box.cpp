#include "ui/games/warehouse13/window/season_box.h"

#include <QCoreApplication>
#include <array>

#include "ui/games/warehouse13/look/game_art.h"

namespace w13 {

namespace {

struct SeasonBoxWords {
  Q_DECLARE_TR_FUNCTIONS(w13::SeasonBoxWords)
};

constexpr std::array<const char*, 5> kAgents = {"artie", "claudia", "pete", "myka", "jinks"};
constexpr std::array<Symbol, 5> kDice = {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech, Symbol::Wild};

/// The shipped Agents in a row, and below them a die of each kind.
void drawLid(Ink& ink, const QRectF& at) {
  constexpr double kApart = 1.14, kDiceHigh = 0.5;  // of a portrait
  const double side = std::min(at.width() / (kAgents.size() * kApart), at.height() / (1.12 + kDiceHigh));
  const double top = at.center().y() - side * (1.12 + kDiceHigh) / 2;
  double x = at.x();
  for (const char* each : kAgents) {
    ink.picture(art::agentFile(each), {x, top, side, side});
    x += side * kApart;
  }
  const double die = side * kDiceHigh, below = top + side * 1.12;
  x = at.x();
  for (const Symbol type : kDice) {
    drawDie(ink, {.body = DieFace::Body::Clue, .colour = type, .shows = {type, 1}}, {x, below, die, die});
    x += die * 1.3;
  }
  drawDie(ink, {.body = DieFace::Body::Goo, .shows = {}}, {x, below, die, die});
}

}  // namespace

BoxLook boxOfSeasons() {
  BoxLook look;
  look.slogan = SeasonBoxWords::tr("Save the artifacts. One of you will not.");
  look.players = SeasonBoxWords::tr("2 to 5 Agents, one hidden Traitor");
  look.edge = QColor(colour::kBrass500);
  look.top = QColor(0xFF4A3519);
  look.bottom = QColor(0xFF17100A);
  look.lid = drawLid;
  return look;
}

}  // namespace w13
