#include "ui/games/warehouse13/pages/season_grid.h"

#include <QCoreApplication>
#include <QtMath>
#include <algorithm>
#include <utility>

#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/illustration.h"
#include "ui/look/say.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr double kNames = 150, kTitles = 58, kTurnedHigh = 44, kBetweenColumns = 6;
constexpr double kLeastColumn = 150;  // at 100 % text

/// The sentences on it.
struct GridWords {
  Q_DECLARE_TR_FUNCTIONS(GridWords)
};

QColor colourOf(EpisodeReview::Outcome outcome) {
  return QColor(outcome == EpisodeReview::Outcome::Retrieved ? colour::kGold
                : outcome == EpisodeReview::Outcome::Open    ? colour::kText2
                                                             : colour::kGoo300);
}

}  // namespace

void SeasonGrid::take(SeasonReview review, const View& v) {
  review_ = std::move(review);
  view_ = v;
  selected_ = std::clamp(selected_, 0, std::max(0, columns() - 1));
}

int SeasonGrid::columnAt(QPointF point) const {
  for (const auto& [column, at] : drawn_)
    if (at.contains(point)) return column;
  return -1;
}

// ---- in words ---------------------------------------------------------------------------------------------------

QString SeasonGrid::titleOf(int column) const {
  const EpisodeReview& each = of(column);
  if (each.finale) return GridWords::tr("Finale");
  if (each.ping == CardId::None) return GridWords::tr("Episode %1").arg(each.episode);
  const QString place = say(words_.text(cards_.of(each.ping).name)).section(u',', 0, 0);
  return QStringLiteral("%1 %2").arg(each.episode).arg(place);
}

QString SeasonGrid::outcomeOf(int column) const {
  const EpisodeReview& each = of(column);
  if (each.finale)
    return GridWords::tr("Plots executed: %1, stopped: %2").arg(each.plotsExecuted).arg(each.plotsStopped);
  if (each.artifact == CardId::None) return GridWords::tr("the artifact stayed unknown");
  QString name = say(words_.text(cards_.of(each.artifact).name));
  switch (each.outcome) {
    case EpisodeReview::Outcome::Retrieved: return GridWords::tr("%1, retrieved").arg(name);
    case EpisodeReview::Outcome::Lost: return GridWords::tr("%1, lost").arg(name);
    case EpisodeReview::Outcome::Captured: return GridWords::tr("%1, captured by the Traitor").arg(name);
    default: return name;
  }
}

QString SeasonGrid::toldOf(int column, Seat seat) const {
  const SeatInEpisode& did = of(column).seats[seat];
  QStringList told;
  QStringList dice;
  for (const SeatInEpisode::Claimed& each : did.claimed)
    dice << say(each.face.symbol == Symbol::None ? words_.type(w13::colourOf(each.die)) : words_.clue(each.face));
  if (!dice.isEmpty()) told << GridWords::tr("claimed %1").arg(dice.join(", "));
  if (did.neutralized > 0) told << GridWords::tr("clues neutralized: %1").arg(did.neutralized);
  if (did.ko > 0) told << GridWords::tr("KO: %1").arg(did.ko);
  if (did.wounds > 0) told << GridWords::tr("wounds: %1").arg(did.wounds);
  if (did.votesFor >= 0) told << GridWords::tr("named for Bronze, votes for it: %1").arg(did.votesFor);
  if (did.bronzed) told << GridWords::tr("Bronzed");
  if (did.revealed) told << GridWords::tr("revealed as the Traitor");
  if (did.traitorCards > 0) told << GridWords::tr("Traitor cards: %1").arg(did.traitorCards);
  return told.join("; ");
}

QString SeasonGrid::sentenceOf(const TurningPoint& point) const {
  if (point.wasted == 0) return say(words_.event(point.event, view_));
  return GridWords::tr("%1 neutralized clues: %2.").arg(say(words_.seat(point.event.seat, view_))).arg(point.wasted);
}

QStringList SeasonGrid::turnedIn(int column) const {
  QStringList all;
  for (const TurningPoint& each : review_.turned)
    if (std::cmp_equal(each.column, column)) all << sentenceOf(each);
  return all;
}

// ---- drawn ------------------------------------------------------------------------------------------------------

void SeasonGrid::draw(Ink& ink, const QRectF& at) {
  drawn_.clear();
  ink.panel(at, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kBrass600), 2, 12);
  if (columns() == 0) return;
  const QRectF in = at.adjusted(14, 8, -10, -8);
  const double lane = (in.height() - kTitles - kTurnedHigh) / std::max<int>(1, view_.players);
  const double room = in.width() - kNames;
  const double least = kLeastColumn * textSize() / 100.0;
  const int fit = std::clamp(qFloor(room / least), 1, columns());
  const int first = std::clamp(selected_ - fit + 1, 0, columns() - fit);
  const double wide = room / fit;
  for (int place = 0; place < fit; ++place) {
    const int column = first + place;
    const QRectF box(in.x() + kNames + wide * place, in.y(), wide - kBetweenColumns, in.height());
    drawn_.emplace_back(column, box);
    const QColor edge = colourOf(of(column).outcome);
    const bool on = column == selected_;
    ink.panel(box, QColor(on ? 0xFF4A3820 : 0xFF241C14), QColor(colour::kInk900),
              on ? QColor(colour::kGold) : QColor(colour::kEdge), on ? 3 : 1, 8);
    ink.line({box.x() + 8, box.y() + 3}, {box.right() - 8, box.y() + 3}, edge, 4);
  }
  drawLanes(ink, in, kTitles, lane);
  for (const auto& [column, box] : drawn_) {
    drawHead(ink, {box.x(), box.y() + 6, box.width(), kTitles - 8}, column);
    for (int seat = 0; seat < view_.players; ++seat)
      drawCell(ink, {box.x() + 6, box.y() + kTitles + lane * seat, box.width() - 12, lane}, column, seat);
    drawTurned(ink, {box.x() + 4, box.bottom() - kTurnedHigh, box.width() - 8, kTurnedHigh}, column);
  }
}

void SeasonGrid::drawLanes(Ink& ink, const QRectF& at, double head, double lane) const {
  ink.text({at.x(), at.y(), kNames - 8, 34}, GridWords::tr("The season"), Role::Heading, 28, QColor(colour::kGold));
  for (int seat = 0; seat < view_.players; ++seat) {
    const SeatView& s = view_.seats[seat];
    const double y = at.y() + head + lane * seat;
    if (s.traitor) {
      QColor violet(colour::kGoo500);
      violet.setAlpha(90);
      ink.panel({at.x() - 6, y + 1, at.width(), lane - 2}, violet, violet, QColor(colour::kGoo300), 1, 10);
    } else {
      ink.line({at.x(), y}, {at.right() - kBetweenColumns, y}, QColor(colour::kInk600), 1);
    }
    const double face = std::min(lane - 4, 52.0);
    ink.picture(art::agentFile(cards_.of(s.who).id), {at.x(), y + (lane - face) / 2, face, face});
    ink.text({at.x() + face + 8, y, kNames - face - 16, lane}, say(words_.seat(seatAt(seat), view_)), Role::Heading, 24,
             s.traitor ? QColor(colour::kGoo300) : colourOfAgent(say(cards_.of(s.who).id)));
  }
  ink.paragraph({at.x(), at.bottom() - kTurnedHigh, kNames - 10, kTurnedHigh}, GridWords::tr("What turned it"),
                Role::Heading, 20, QColor(colour::kGold), Qt::AlignLeft | Qt::AlignVCenter);
}

void SeasonGrid::drawHead(Ink& ink, const QRectF& at, int column) const {
  const EpisodeReview& each = of(column);
  const QColor with = colourOf(each.outcome);
  const double side = at.height() - 6;
  const QRectF icon(at.x() + 6, at.y() + 3, side, side);
  if (each.finale) ink.picture("agents/adversary", icon);
  else if (each.artifact == CardId::None || !illustrate(ink, icon, side * 0.8, cards_.of(each.artifact).art, with))
    ink.text(icon, QStringLiteral("?"), Role::Heading, side * 0.8, with, Qt::AlignCenter);
  const QRectF words(icon.right() + 6, at.y(), at.right() - icon.right() - 10, at.height());
  ink.text({words.x(), words.y(), words.width(), 25}, titleOf(column), Role::Heading, 22, with);
  ink.paragraph({words.x(), words.y() + 24, words.width(), at.height() - 24}, outcomeOf(column), Role::Body, 13,
                QColor(colour::kText), Qt::AlignLeft | Qt::AlignVCenter);
}

// Dice first, then what befell the seat; as large as all of it has room in the lane.
void SeasonGrid::drawCell(Ink& ink, const QRectF& at, int column, int seat) const {
  const SeatInEpisode& did = of(column).seats[seat];
  const int things = kernel::count(did.claimed) + (did.neutralized > 0 ? 2 : 0) + (did.ko > 0 ? 1 : 0) +
                     (did.wounds > 0 ? 1 : 0) + (did.votedDown > 0 ? 1 : 0) + (did.bronzed || did.revealed ? 3 : 0) +
                     (did.traitorCards > 0 ? 2 : 0);
  if (things == 0) return;
  const double side = std::min({30.0, at.height() - 8, at.width() / things - 3});
  double x = at.x();
  const double y = at.center().y() - side / 2;
  const auto put = [&](const QString& file) {
    ink.picture(file, {x, y, side, side});
    x += side + 3;
  };
  const auto write = [&](const QString& words, QColor with, double most) {
    x += ink.text({x, at.y(), std::min(most, at.right() - x), at.height()}, words, Role::Bold, 15, with) + 6;
  };
  for (const SeatInEpisode::Claimed& each : did.claimed) {
    drawDie(ink, {DieFace::Body::Clue, w13::colourOf(each.die), each.face, -1, false}, {x, y, side, side});
    x += side + 3;
  }
  if (did.neutralized > 0) {
    put("icons/die-neutralize-light");
    write(QString::number(did.neutralized), QColor(colour::kGoo300), side);
  }
  if (did.ko > 0) put("tokens/ko");
  if (did.wounds > 0) put("tokens/wound");
  if (did.votedDown > 0) put("icons/thumb-down");
  if (did.bronzed) write(GridWords::tr("Bronzed"), QColor(colour::kBronze), at.width());
  if (did.revealed) write(GridWords::tr("revealed"), QColor(colour::kGoo300), at.width());
  if (did.traitorCards > 0) {
    ink.picture("cards/traitor-back", {x, y, side * 0.66, side});
    x += side * 0.66 + 4;
    write(QString::number(did.traitorCards), QColor(colour::kGoo300), side);
  }
}

void SeasonGrid::drawTurned(Ink& ink, const QRectF& at, int column) const {
  for (std::size_t place = 0; place < review_.turned.size(); ++place) {
    if (std::cmp_not_equal(review_.turned[place].column, column)) continue;
    const bool more =
        place + 1 < review_.turned.size() && review_.turned[place + 1].column == review_.turned[place].column;
    const QRectF pin(at.x(), at.center().y() - 13, 26, 26);
    QPainter& p = ink.painter();
    p.setBrush(QColor(colour::kBrass300));
    p.setPen(QPen(QColor(colour::kBrass700), 2));
    p.drawEllipse(pin);
    ink.text(pin, QString::number(place + 1), Role::Heading, 18, QColor(colour::kManilaInk), Qt::AlignCenter);
    const QString words = more ? turnedIn(column).join(u' ') : sentenceOf(review_.turned[place]);
    ink.paragraph({pin.right() + 6, at.y(), at.right() - pin.right() - 8, at.height()}, words, Role::Body, 14,
                  QColor(colour::kText), Qt::AlignLeft | Qt::AlignVCenter);
    return;  // several of one Episode share its place
  }
}

void drawLuck(Ink& ink, const QRectF& at, const QString& name, const DieFace& face, const Luck& luck, double most,
              bool highHelps) {
  const double side = std::min(at.height() - 8, 40.0);
  drawDie(ink, face, {at.x(), at.center().y() - side / 2, side, side});
  const double left = at.x() + side + 12;
  const QRectF bar(left, at.center().y() + 6, at.right() - left - 116, 10);
  ink.text({left, at.y() - 2, at.right() - left, at.height() / 2 + 2}, name, Role::Body, 16, QColor(colour::kText));
  ink.panel(bar, QColor(colour::kWell), QColor(colour::kWell), QColor(colour::kEdge), 1.5, 5);
  if (luck.rolls == 0) return;
  const auto place = [&](double value) { return bar.x() + bar.width() * std::clamp(value / most, 0.0, 1.0); };
  const bool helped = (luck.rolled >= luck.average) == highHelps;
  const QColor with(helped ? colour::kLightTech : colour::kAlarmText);
  const double from = std::min(place(luck.average), place(luck.rolled));
  const double to = std::max(place(luck.average), place(luck.rolled));
  ink.panel({from, bar.y(), std::max(2.0, to - from), bar.height()}, with, with, with, 0, 2);
  ink.line({place(luck.average), bar.y() - 5}, {place(luck.average), bar.bottom() + 5}, QColor(colour::kBrass300), 3);
  QPainter& p = ink.painter();
  p.setBrush(with);
  p.setPen(QPen(QColor(colour::kInk900), 1));
  p.drawEllipse(QPointF(place(luck.rolled), bar.center().y()), 8, 8);
  ink.text({bar.right() + 12, bar.y() - 10, 104, 30},
           GridWords::tr("%1 of %2").arg(luck.rolled, 0, 'f', 2).arg(luck.average, 0, 'f', 2), Role::Bold, 17, with,
           Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace w13
