#include "ui/games/warehouse13/table/order_area.h"

#include <QtMath>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr double kTitle = 26, kLeastCell = 86, kLeastRow = 66, kNarrow = 110;

struct Turn {
  QString portrait;
  QString words;
  QColor with;
};

struct TurnOrder {
  std::vector<Turn> turns;
  int now = 0;
};

/// FINAL-15, FINAL-20 to FINAL-22; cooperative: RULING-36
TurnOrder orderOf(const Sight& sight) {
  const View& v = sight.view;
  TurnOrder order;
  const auto add = [&](const QString& portrait, const QString& words, QColor with, bool now) {
    if (now) order.now = kernel::count(order.turns);
    order.turns.push_back({portrait, words, with});
  };
  const auto traitor = [&](const QString& words, bool now) {
    add(QStringLiteral("agents/adversary"), words, QColor(colour::kGoo300), now);
  };
  const ActionsPart part = v.actions.now;
  traitor(v.cooperative ? OrderArea::tr("Adversary") : OrderArea::tr("acts"), part == ActionsPart::TraitorActs);
  if (!v.cooperative) traitor(OrderArea::tr("draws"), part == ActionsPart::TraitorDraws);
  for (int step = 0; step < v.players; ++step) {
    const int seat = (index(v.actions.start) + step) % v.players;
    const SeatView& s = v.seats[seat];
    if (!s.isAgent || s.bronzed) continue;
    const bool last = step + 1 == v.actions.begun;
    const AgentCard& agent = sight.cards.of(s.who);
    add(art::agentFile(agent.id), say(sight.words.seat(seatAt(seat), v)), colourOfAgent(say(agent.id)),
        last && part == ActionsPart::AgentActs);
    if (v.cooperative || (v.traitorRevealed && !v.traitorBronzed))
      traitor(OrderArea::tr("may answer"), last && part == ActionsPart::TraitorAnswers);
  }
  return order;
}

}  // namespace

void drawOrder(const Sight& sight, Ink& ink, const QRectF& at) {
  if (sight.view.actions.now == ActionsPart::None) return;
  const TurnOrder order = orderOf(sight);
  const int count = kernel::count(order.turns);
  ink.text({at.x(), at.y(), at.width(), kTitle}, OrderArea::tr("Order of the Actions step"), Role::Typed, 18,
           QColor(colour::kBrass300));
  const QRectF room = at.adjusted(0, kTitle + 2, 0, 0);
  const int fit = std::max(1, qFloor(room.width() / kLeastCell));
  const int most = std::max(1, qFloor(room.height() / kLeastRow));
  const int rows = std::min(most, room.height() > 2 * kLeastRow && count > 6 ? 2 : (count + fit - 1) / fit);
  const int across = (count + rows - 1) / rows;
  const QSizeF cell(room.width() / across, room.height() / rows);
  const double words = cell.width() < kNarrow ? 44 : 24;  // two lines where one is too short
  for (int turn = 0; turn < count; ++turn) {
    const Turn& each = kernel::at(order.turns, turn);
    const bool now = turn == order.now;
    const bool done = turn < order.now;
    const QRectF box(room.x() + cell.width() * (turn % across), room.y() + cell.height() * (turn / across),
                     cell.width(), cell.height());
    if (now)
      ink.panel(box.adjusted(2, 1, -2, -1), QColor(0xFF5A4218), QColor(0xFF2E2210), QColor(colour::kAmber), 2, 8);
    const double face = std::min(box.height() - words - 8, 64.0);
    ink.picture(each.portrait, {box.center().x() - face / 2, box.y() + (box.height() - words - face) / 2, face, face},
                done ? Tone::Dimmed : Tone::Plain);
    ink.paragraph({box.x() + 3, box.bottom() - words - 2, box.width() - 6, words},
                  done ? QStringLiteral("✓ ") + each.words : each.words, now ? Role::Bold : Role::Body, 16,
                  done ? QColor(colour::kText3) : each.with, Qt::AlignCenter);
  }
}

bool OrderArea::wanted(const View& v) {
  return v.actions.now != ActionsPart::None &&
         std::none_of(v.dice.begin(), v.dice.end(), [](const DieView& die) { return die.spot == Spot::Leads; });
}

void OrderArea::draw(const Sight& sight, Ink& ink) {
  const QRectF all(QPointF(0, 0), units());
  ink.panel(all, QColor(colour::kInk800), QColor(colour::kInk900), QColor(colour::kBrass600), 2, 12);
  drawOrder(sight, ink, all.adjusted(14, 8, -14, -10));
}

}  // namespace w13
