#include "ui/games/warehouse13/secret/ballot_area.h"

#include <QFontMetricsF>
#include <algorithm>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/medallion.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr QRgb kFree = 0xFFBFE3F2;
constexpr double kFoot = 140, kAboveFoot = 14, kWidest = 600, kLine = 46;
constexpr int kLinesUpTo = 130;  // percent: with larger text only the first line about a thumb has room

/// A line about what a thumb means.
struct Means {
  QString icon;
  QString words;
};

std::vector<Means> meaningOf(verb::Id thumb, const QString& who, const View& v) {
  if (thumb == verb::VoteSpare)
    return {{"icons/thumb-up", BallotArea::tr("%1 stays free unless more than half vote for Bronze.").arg(who)},
            {"cards/loyalty-back", BallotArea::tr("No Loyalty card is shown. Nobody learns anything for certain.")},
            {"icons/timing-action", BallotArea::tr("The turns go on. The Action is used up.")}};
  std::vector<Means> all = {
      {"cards/loyalty-back",
       BallotArea::tr("If more than half vote for it, %1 is Bronzed and shows their Loyalty card.").arg(who)}};
  const bool decides = !v.cooperative && !v.traitorRevealed;  // REVEAL-03
  all.push_back({"cards/loyalty-loyal",
                 decides ? BallotArea::tr("Loyal: can do next to nothing until Debronzed, and the Traitor may reveal.")
                         : BallotArea::tr("Loyal: can do next to nothing until Debronzed.")});
  if (!v.cooperative)
    all.push_back({"cards/loyalty-traitor", BallotArea::tr("The Traitor: caught, for a short time.")});
  return all;
}

/// The key that chooses a thumb, in its cap.
void drawCap(Ink& ink, const QRectF& at, const QString& key) {
  ink.panel(at, QColor(0, 0, 0, 0), QColor(0, 0, 0, 0), QColor(colour::kText), 1.5, 6);
  ink.text(at, key, Role::Body, 16, QColor(colour::kText), Qt::AlignCenter);
}

/// A thumb and what it means.
void drawThumb(Ink& ink, QSizeF size, verb::Id thumb, const std::vector<Means>& means) {
  const bool down = thumb == verb::VoteBronze;
  const QColor with(down ? colour::kBronze : kFree);
  const QRectF all(QPointF(0, 0), size);
  ink.panel(all, QColor(down ? 0xFF482A16 : 0xFF1D3440), QColor(0xFF14100C), with, 3, 12);
  ink.picture(down ? "icons/thumb-down" : "icons/thumb-up", {24, 22, 160, 160});
  ink.paragraph({196, 24, size.width() - 212, 104}, down ? BallotArea::tr("Bronze") : BallotArea::tr("Spare"),
                Role::Heading, 56, with, Qt::AlignLeft | Qt::AlignVCenter);
  const double used =
      ink.text({198, 136, size.width() - 260, 32}, down ? BallotArea::tr("thumb down") : BallotArea::tr("thumb up"),
               Role::Body, 20, QColor(colour::kText));
  drawCap(ink, {210 + used, 139, 30, 26}, down ? QStringLiteral("\u2193") : QStringLiteral("\u2191"));
  constexpr double kTop = 196;
  ink.line({22, kTop}, {size.width() - 22, kTop}, with.darker(160), 1.5);
  const double room = size.height() - kTop - 12;
  const int fit = textSize() > kLinesUpTo ? 1 : std::max(1, static_cast<int>(room / kLine));
  const int count = std::min(fit, kernel::count(means));
  const double step = room / count;
  for (int line = 0; line < count; ++line) {
    const double y = kTop + 6 + step * line;
    const bool card = kernel::at(means, line).icon.startsWith(u"cards/");
    const QSizeF icon = card ? QSizeF(30, 46) : QSizeF(40, 40);
    ink.picture(kernel::at(means, line).icon,
                {44 - icon.width() / 2, y + (step - icon.height()) / 2, icon.width(), icon.height()});
    ink.paragraph({80, y, size.width() - 98, step}, kernel::at(means, line).words, Role::Body, 20,
                  QColor(colour::kText), Qt::AlignLeft | Qt::AlignVCenter);
  }
}

}  // namespace

bool BallotArea::wanted(const kernel::Decision& decision) { return !decision.empty() && askOf(decision) == Ask::Vote; }

void BallotArea::draw(const Sight& sight, Ink& ink) {
  if (sight.view.vote.named == Seat::Table || units().isEmpty()) return;
  const double w = units().width();
  const double thumbH = units().height() - kFoot - kAboveFoot;
  const double thumbW = std::min(kWidest, (w - 330) / 2);
  addThumb(sight, verb::VoteBronze, {0, 0, thumbW, thumbH});
  drawNamed(sight, ink, {thumbW, 0, w - 2 * thumbW, thumbH});
  addThumb(sight, verb::VoteSpare, {w - thumbW, 0, thumbW, thumbH});
  const QRectF foot(0, thumbH + kAboveFoot, w, kFoot);
  ink.panel(foot, QColor(0xF0241A10), QColor(0xF0150E08), QColor(0xFFD9B56A), 2, 12);
  const double left = w * 0.56;
  drawVoters(sight, ink, {foot.x() + 20, foot.y() + 8, left - 40, foot.height() - 16});
  ink.line({left, foot.y() + 18}, {left, foot.bottom() - 18}, QColor(colour::kEdge), 1.5);
  addLooks(sight, ink, {left + 18, foot.y() + 8, w - left - 36, foot.height() - 16});
}

void BallotArea::addThumb(const Sight& sight, verb::Id thumb, const QRectF& at) {
  const QString who = say(sight.words.seat(sight.view.vote.named, sight.view));
  PieceLook look;
  look.at = at;
  look.radius = 12;
  look.noun = of(sight.view.vote.named);
  look.choices = sight.offers.of(look.noun, {thumb});
  const std::vector<Means> means = meaningOf(thumb, who, sight.view);
  look.name = thumb == verb::VoteBronze ? tr("Thumb down: Bronze %1").arg(who) : tr("Thumb up: spare %1").arg(who);
  QStringList lines;
  for (const Means& each : means) lines << each.words;
  look.note = lines.join(u' ');
  look.selected = thumb_ == thumb;
  look.dim = thumb_ != verb::None && thumb_ != thumb;
  look.glows = !look.dim;
  look.draw = [thumb, means, size = at.size()](Ink& in) { drawThumb(in, size, thumb, means); };
  add(std::move(look));
}

// Who is named stands on the plinth; with the thumb down the bronze begins to rise.
void BallotArea::drawNamed(const Sight& sight, Ink& ink, const QRectF& at) {
  const View& v = sight.view;
  const Seat named = v.vote.named;
  const AgentCard& agent = sight.cards.of(v.seats[named].who);
  const double face = std::min(238.0, at.height() - 170);
  const QRectF portrait(at.center().x() - face / 2, at.y() + 30, face, face);
  if (v.vote.caller != Seat::Table)
    ink.text({at.x() + 8, at.y(), at.width() - 16, 26}, tr("%1 names").arg(say(sight.words.seat(v.vote.caller, v))),
             Role::Typed, 20, QColor(colour::kText), Qt::AlignCenter);
  const double wide = std::min(at.width() - 24, 326.0);
  const QRectF plinth(at.center().x() - wide / 2, portrait.bottom() - 16, wide, wide * 150 / 440);
  ink.picture("tokens/bronze-plinth", plinth);
  ink.picture(art::agentFile(agent.id), portrait);
  if (thumb_ == verb::VoteBronze) {
    QPainter& p = ink.painter();
    p.save();
    p.setClipRect(portrait.adjusted(-2, face * 0.78, 2, 2));
    ink.picture(art::agentFile(agent.id), portrait, Tone::Bronze);
    p.restore();
  }
  ink.text({plinth.x() + wide * 0.24, plinth.y() + plinth.height() * 0.5, wide * 0.52, plinth.height() * 0.35},
           say(sight.words.seat(named, v)), Role::Heading, 28, QColor(colour::kManilaInk), Qt::AlignCenter);
  ink.paragraph({at.x() + 10, plinth.bottom() + 2, at.width() - 20, at.bottom() - plinth.bottom() - 4},
                tr("for Bronze"), Role::Question, 26, QColor(colour::kPromptAsk), Qt::AlignCenter);
  if (loyaltyUp_) {
    const double high = std::min(300.0, at.height() - 40);
    drawLoyalty(ink, {at.center().x() - high * 0.328, at.y() + 30, high * 0.656, high}, v.isTraitor);
  }
}

// In the order in which they are asked; who has voted, never how.  SECRET-40
void BallotArea::drawVoters(const Sight& sight, Ink& ink, const QRectF& at) {
  const View& v = sight.view;
  ink.text({at.x(), at.y(), at.width(), 30},
           tr("%1 votes: Bronze needs %2 thumbs down").arg(v.vote.voters).arg(v.vote.needed), Role::Heading, 24,
           QColor(colour::kGold));
  constexpr double kBetween = 10;
  const auto votes = [&](Seat seat) { return seat != v.vote.named && v.seats[seat].isAgent; };
  int shown = 0;
  for (int seat = 0; seat < v.players; ++seat) shown += votes(seatAt(seat)) ? 1 : 0;
  const double w = std::min(300.0, (at.width() - kBetween * (shown - 1)) / shown);
  double x = at.x();
  for (int step = 0; step < v.players; ++step) {
    const Seat seat = seatAt((index(v.firstAgent) + step) % v.players);
    const SeatView& s = v.seats[seat];
    if (!votes(seat)) continue;
    const bool mine = seat == v.viewer;
    const QRectF card(x, at.y() + 36, w, at.height() - 38);
    ink.panel(card, QColor(mine ? 0xFF3A2C1C : colour::kInk800), QColor(colour::kInk900),
              QColor(mine ? colour::kBrass300 : colour::kEdge), mine ? 3 : 2, 10);
    drawMedallion(ink, {card.x() + 8, card.y() + 14, 58, 58}, sight, seat);
    ink.text({card.x() + 72, card.y() + 10, w - 78, 32}, say(sight.words.seat(seat, v)), Role::Heading, 24,
             colourOfAgent(say(sight.cards.of(s.who).id)));
    if (s.hasVoted) ink.picture("icons/ballot", {card.right() - 40, card.y() - 8, 34, 26});
    ink.paragraph({card.x() + 72, card.y() + 42, w - 76, card.height() - 44},
                  s.hasVoted ? tr("has voted")
                  : mine     ? tr("your vote")
                             : tr("votes later"),
                  Role::Body, 16, QColor(colour::kText2));
    x += w + kBetween;
  }
}

void BallotArea::addLooks(const Sight& sight, Ink& ink, const QRectF& at) {
  const View& v = sight.view;
  ink.picture("icons/ballot", {at.x(), at.y() + 12, 44, 33});
  ink.paragraph({at.x() + 58, at.y(), at.width() - 58, 58},
                tr("Nobody sees your vote until all have voted. Then all thumbs are shown at once."), Role::Body, 19,
                QColor(colour::kText), Qt::AlignLeft | Qt::AlignVCenter);
  constexpr double kHigh = 46;
  const double y = at.bottom() - kHigh - 4;
  const QString hand = tr("My hand, %1 cards").arg(v.hand.size());
  const double wide = (at.width() - 12) / (v.cooperative ? 1 : 2);
  PieceLook look =
      buttonLook({at.x(), y, v.cooperative ? std::min(wide, 300.0) : wide, kHigh}, hand, QStringLiteral("H"));
  look.command = Order::Hand;
  add(std::move(look));
  if (v.cooperative) return;
  PieceLook loyalty =
      buttonLook({at.x() + wide + 12, y, wide, kHigh}, tr("My Loyalty card, hold"), QStringLiteral("L"));
  loyalty.command = Order::Loyalty;  // Tab reaches it; it is up only while L or the mouse holds it
  loyalty.part = Part::Loyalty;
  add(std::move(loyalty));
}

Prompt BallotArea::prompt(const Sight& sight, const kernel::Choice* thumb) {
  const View& v = sight.view;
  Prompt prompt;
  if (thumb == nullptr) {
    prompt.question = say(sight.words.question(sight.decision, v));
    prompt.hint = tr("Choose a thumb, then seal your vote. There is no time limit.");
    prompt.buttons = {{tr("Answer later"), tr("Esc"), Order::Close},
                      {tr("Seal my vote"), tr("Enter"), {}, {}, ButtonTone::Off}};
    return prompt;
  }
  const QString who = say(sight.words.seat(v.vote.named, v));
  prompt.question =
      thumb->verb == verb::VoteBronze ? tr("Thumb down: Bronze %1.").arg(who) : tr("Thumb up: spare %1.").arg(who);
  prompt.hint = tr("You can change it until you seal it. Then the curtain closes.");
  prompt.buttons = {{tr("Undo"), tr("Esc"), Order::Again},
                    {tr("Seal my vote"), tr("Enter"), Order::Confirm, {}, ButtonTone::Gold}};
  return prompt;
}

}  // namespace w13
