#include "ui/table/wire_area.h"

#include <QFontMetricsF>
#include <QPainter>

namespace w13 {

namespace {

constexpr double kText = 18;

}  // namespace

bool isNews(Happened what) {
  switch (what) {
    case Happened::SeasonBegan:
    case Happened::EpisodeBegan:
    case Happened::PhaseBegan:
    case Happened::PingRevealed:
    case Happened::DieClaimed:
    case Happened::DieNeutralized:
    case Happened::DieLocked:
    case Happened::AgentMoved:
    case Happened::AgentKo:
    case Happened::AgentWounded:
    case Happened::AgentHealed:
    case Happened::ObstaclePlaced:
    case Happened::GearPlaced:
    case Happened::Snagged:
    case Happened::ChallengeWon:
    case Happened::ChallengeLost:
    case Happened::VotesShown:
    case Happened::Bronzed:
    case Happened::Debronzed:
    case Happened::TraitorRevealed:
    case Happened::ArtifactRevealed:
    case Happened::WhammyStruck:
    case Happened::ConsequenceTurnedUp:
    case Happened::ArtifactRetrieved:
    case Happened::ArtifactLost:
    case Happened::ArtifactCaptured:
    case Happened::RoundBegan:
    case Happened::FirstAgentPassed:
    case Happened::PlotRevealed:
    case Happened::PlotStopped:
    case Happened::PlotExecuted:
    case Happened::SeasonEnded: return true;
    default: return false;
  }
}

QString onTape(QString line) { return line.replace(" (", ", ").remove(')'); }

void WireArea::take(const QString& line) {
  line_ = line;
  typed_ = line.size();
}

void WireArea::typed(int letters) {
  typed_ = std::min<qsizetype>(letters, line_.size());
  update();
}

void WireArea::draw(const Sight&, Ink& ink) {
  if (line_.isEmpty()) return;
  const QRectF all(QPointF(0, 0), units());
  ink.panel(all, QColor(colour::kWireGround), QColor(colour::kWireGround), QColor(colour::kBrass600), 1.5, 6);
  const double size = std::min(kText, units().height() * 0.84);
  const double label = 14 + ink.text(all.adjusted(14, 0, -units().width() / 2, 0), tr("Public wire"), Role::Typed, size,
                                     QColor(colour::kBrass300));
  text_ = all.adjusted(label + 22, 0, -14, 0);
  text_.setWidth(ink.text(text_, line_, Role::Typed, size, QColor(colour::kWire)));
}

// What has not been typed yet is covered by the tape; the head of the teletype stands where it begins.
void WireArea::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) {
  Area::paint(painter, option, widget);
  if (!typing()) return;
  const double part = static_cast<double>(typed_) / static_cast<double>(line_.size());
  const QRectF blank = text_.adjusted(text_.width() * part, 2, 4, -2);
  painter->fillRect(blank, QColor(colour::kWireGround));
  painter->fillRect(QRectF(blank.x() + 2, blank.y() + 3, 8, blank.height() - 6), QColor(colour::kWire));
}

}  // namespace w13
