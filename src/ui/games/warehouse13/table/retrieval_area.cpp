// The panel of a Retrieval, and of stopping a Plot.

#include <QtMath>

#include "engine/games/warehouse13/cards/standing.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/look/gauges.h"
#include "ui/games/warehouse13/table/board_areas.h"
#include "ui/games/warehouse13/table/lying_cards.h"
#include "ui/games/warehouse13/table/order_area.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr double kLowCard = 76;  ///< the height of cards that lie open for a while

/// Where dice have left the round: in the Neutralizer, locked, or in bronze.
bool isOut(Spot spot) { return spot == Spot::Neutralized || spot == Spot::Locked || spot == Spot::Bronze; }

QString countedDice(const View& v, bool (*counts)(Spot), const QString& words) {
  int count = 0;
  for (const DieView& die : v.dice) count += counts(die.spot) ? 1 : 0;
  return words.arg(count);
}

QString whatGooDoes(const View& v) {
  if (!v.ahead.goo) return RetrievalArea::tr("The Goo has already acted this round.");
  if ((v.ahead.taken | v.ahead.open).empty()) return RetrievalArea::tr("No die matches: it takes none.");
  if (v.traitorRevealed) return RetrievalArea::tr("The Traitor may let it take a die that matches.");
  return RetrievalArea::tr("It takes the first die that matches, clockwise from the First Agent.");
}

}  // namespace

void RetrievalArea::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  const double h = units().height();
  const double w = units().width();
  const CardId card = v.plot != CardId::None ? v.plot : v.artifact;
  const std::vector<CardId> small = cardsInTheMiddle(v);
  const double cardH = std::min(h - 20 - (small.empty() ? 0 : kLowCard + 8), 549.0);
  const double cardW = cardH * kLargeCard.width() / kLargeCard.height();
  if (card != CardId::None) addCard(sight, card, {8, 10, cardW, cardH});
  drawSmallCards(sight, small, {8, 18 + cardH, cardW, kLowCard});
  const double right = std::min(380.0, w * 0.22);
  const QRectF middle(cardW + 28, 0, w - cardW - right - 44, h);
  ink.panel(middle, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kBrass600), 2, 12);
  const QString title = v.plot != CardId::None ? tr("To stop this Plot") : tr("What the artifact still needs");
  ink.text({middle.x() + 18, 6, middle.width() - 30, 36}, title, Role::Heading, 28, QColor(colour::kGold));
  if (v.retrievalOpen)
    ink.text({middle.right() - 330, 8, 312, 32}, tr("striped: on its way this round"), Role::Body, 18,
             QColor(colour::kText2), Qt::AlignRight | Qt::AlignVCenter);
  const bool dice = sight.offers.any(verb::Take) || (v.phase == Phase::Finale && !v.retrievalOpen);
  const bool swap = sight.offers.any(verb::Swap);
  const double order = v.actions.now == ActionsPart::None ? 0 : 120;
  const double gaugeH = h - 52 - order - (dice ? 96 : swap ? 70 : 14);
  drawGauges(sight, {middle.x() + 18, 44, middle.width() - 36, gaugeH});
  const QRectF foot(middle.x() + 18, h - 92 - order, middle.width() - 36, 84);
  drawOrder(sight, ink, {foot.x(), h - order - 4, foot.width(), order});
  if (dice) drawDice(sight, ink, foot);
  else if (swap) drawSwapHint(ink, foot.adjusted(0, 28, 0, 0));
  drawAdversary(sight, ink, {w - right, 0, right, h});
}

// Side by side; they overlap where there are many.
void RetrievalArea::drawSmallCards(const Sight& sight, const std::vector<CardId>& cards, const QRectF& at) {
  const double wide = at.height() * kLargeCard.width() / kLargeCard.height();
  const double most = cards.size() < 2 ? 0 : (at.width() - wide) / (kernel::count(cards) - 1);
  double x = at.x();
  for (const CardId card : cards) {
    addCard(sight, card, {x, at.y(), wide, at.height()});
    x += std::min(wide + 8, most);
  }
}

// As wide as what is needed asks for; what is not needed leaves its room to the others.
void RetrievalArea::drawGauges(const Sight& sight, const QRectF& at) {
  constexpr double kGap = 14, kNotNeeded = 138;
  const auto weight = [&](Symbol type) {
    const int need = sight.view.needed[type];
    return need <= 0 ? 0.0 : std::max(2, need) + 2.0;
  };
  double all = 0, room = at.width() - 3 * kGap;
  for (const Symbol type : kTypes) {
    all += weight(type);
    if (weight(type) == 0) room -= kNotNeeded;
  }
  double x = at.x();
  for (const Symbol type : kTypes) {
    const double wide = all == 0            ? (at.width() - 3 * kGap) / 4
                        : weight(type) == 0 ? kNotNeeded
                                            : room * weight(type) / all;
    drawGaugeAt(sight, type, {x, at.y(), wide, at.height()});
    x += wide + kGap;
  }
}

namespace {

/// What the card itself asks of a type, and what is added to it.
struct Asked {
  int printed = 0;
  int more = 0;
};
Asked askedOf(const View& v, const Catalog& cards, Symbol type) {
  const CardId card = v.plot != CardId::None ? v.plot : v.artifact;
  if (card == CardId::None) return {};
  const int printed = cards.of(card).needs[type];
  return {printed, v.needed[type] - printed};
}

/// Whether a card's own text changes what it asks for, whatever its Whammy does.
bool asksForMore(const Design& card, const Catalog& cards) {
  for (const Standing& rule : entriesOf(card, cards))
    if (rule.query == Query::Requirement && !rule.whammy) return true;
  return false;
}

/// "5 − 1": the card's own number, and what changes it.
QString changeOf(const View& v, const Catalog& cards, Symbol type) {
  const Asked asked = askedOf(v, cards, type);
  return QStringLiteral("%1 %2 %3").arg(asked.printed).arg(asked.more > 0 ? u'+' : u'−').arg(std::abs(asked.more));
}

}  // namespace

// The card's own number, and what changes it.
QString RetrievalArea::reasonFor(const Sight& sight, Symbol type) {
  const View& v = sight.view;
  const auto [printed, more] = askedOf(v, sight.cards, type);
  if (more == 0) return {};
  const auto changes = [&](const auto& cards) {
    for (const CardId each : cards)
      if (sight.cards.says(sight.cards.of(each), Query::Requirement)) return true;
    return false;
  };
  const bool byCards = changes(v.inForce) || changes(v.faceUp) || changes(v.staying);
  const Design& target = sight.cards.of(v.plot != CardId::None ? v.plot : v.artifact);
  if (!byCards && asksForMore(target, sight.cards))
    return (more > 0 ? tr("%1 on the card + %2 by its text") : tr("%1 on the card − %2 by its text"))
        .arg(printed)
        .arg(std::abs(more));
  if (target.whammy && more > 0 && !byCards) return tr("%1 on the card + %2 by the Whammy").arg(printed).arg(more);
  return (more > 0 ? tr("%1 on the card + %2 by cards in force") : tr("%1 on the card − %2 by cards in force"))
      .arg(printed)
      .arg(std::abs(more));
}

void RetrievalArea::drawGaugeAt(const Sight& sight, Symbol type, const QRectF& at) {
  Gauge gauge = gaugeOf(sight.view, type);
  gauge.reason = reasonFor(sight, type);
  gauge.why = changeOf(sight.view, sight.cards, type);
  PieceLook look;
  look.at = at;
  look.noun = of(type);
  look.part = Part::Gauge;
  mark(Part::GaugeHead, {at.x(), at.y(), at.width(), 104}, of(type));
  look.name = (gauge.pending > 0 ? tr("%1: %2 of %3, %4 on its way") : tr("%1: %2 of %3"))
                  .arg(say(sight.words.type(type)))
                  .arg(gauge.has)
                  .arg(gauge.need);
  if (gauge.pending > 0) look.name = look.name.arg(gauge.pending);
  look.choices = sight.offers.of(look.noun, {verb::Swap, verb::Choose});
  look.draw = [type, gauge, size = at.size()](Ink& in) { drawGauge(in, size, type, gauge); };
  add(std::move(look));
  for (const LyingDie& each : diceOn(sight.view, type, at)) addDie(sight, each.die, each.at);
}

void RetrievalArea::drawSwapHint(Ink& ink, const QRectF& at) {
  QPainter& p = ink.painter();
  p.setPen(QPen(QColor(colour::kGold), 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const double y = at.center().y();
  p.drawPolyline(QPolygonF({{at.x() + 16, y - 16}, {at.x() + 6, y - 7}, {at.x() + 16, y + 2}}));
  p.drawLine(QPointF(at.x() + 8, y - 7), QPointF(at.x() + 36, y - 7));
  p.drawPolyline(QPolygonF({{at.x() + 28, y - 2}, {at.x() + 38, y + 7}, {at.x() + 28, y + 16}}));
  p.drawLine(QPointF(at.x() + 8, y + 7), QPointF(at.x() + 36, y + 7));
  ink.paragraph(at.adjusted(52, 0, 0, 0),
                tr("One type has more than it needs: click its gauge to swap its applied and misapplied dice."),
                Role::Body, 18, QColor(colour::kText), Qt::AlignLeft | Qt::AlignVCenter);
}

// ---- the other side ---------------------------------------------------------------------------------------------

void RetrievalArea::drawAdversary(const Sight& sight, Ink& ink, const QRectF& at) {
  const View& v = sight.view;
  ink.panel(at, QColor(0xFF33184F), QColor(colour::kGoo900), QColor(colour::kGoo500), 2, 12);
  const bool rolled = !v.goo.empty();
  const QString who = v.traitorRevealed ? tr("The Traitor")
                      : rolled          ? tr("The Adversary rolls Goo")
                                        : tr("The Adversary");
  ink.text({at.x() + 16, 6, at.width() - 24, 36}, who, Role::Heading, 28, QColor(colour::kLostText));
  const bool card = !v.playing.empty() || !v.calamities.empty();
  if (card) drawCards(sight, at);
  else if (rolled) drawGoo(sight, ink, at);
  else if (v.traitorRevealed) drawTraitor(sight, ink, at);
  else
    ink.paragraph({at.x() + 16, 50, at.width() - 32, 90}, tr("Rolls Goo after the covers are lifted."), Role::Body, 18,
                  QColor(colour::kLostText));
  drawBucket(sight, ink, {at.x() + 12, at.bottom() - 116, at.width() - 24, 104});
}

void RetrievalArea::drawCards(const Sight& sight, const QRectF& at) {
  const double h = std::min(at.height() * 0.55, (at.width() - 24) / 0.657);
  double x = at.x() + 14;
  for (const CardId each : sight.view.playing) {
    addCard(sight, each, {x, 46, h * 0.657, h});
    x += h * 0.3;
  }
  for (const CardId each : sight.view.calamities) {
    addCard(sight, each, {x, 46, h * 0.657, h});
    x += h * 0.3;
  }
}

void RetrievalArea::drawGoo(const Sight& sight, Ink& ink, const QRectF& at) {
  const View& v = sight.view;
  const double side = std::min({v.goo.size() > 1 ? 150.0 : 190.0, at.width() / 2.3, at.height() * 0.36});
  for (int die = 0; die < v.goo.size(); ++die) {
    DieFace face;
    face.body = DieFace::Body::Goo;
    face.shows = v.goo[die];
    face.blank = v.goo[die].symbol == Symbol::None;
    addGooDie(face, die, {at.center().x() - side * v.goo.size() / 2 + side * die, 50, side, side});
  }
  ink.paragraph({at.x() + 16, 58 + side, at.width() - 32, at.height() - side - 190}, whatGooDoes(v), Role::Body, 19,
                QColor(colour::kLostText), Qt::AlignHCenter | Qt::AlignTop);
}

// His cards as backs, the Goo dice left to him, and how the Finale stands.
void RetrievalArea::drawTraitor(const Sight& sight, Ink& ink, const QRectF& at) {
  const View& v = sight.view;
  const double left = at.x() + 14;
  const double width = at.width() - 28;
  ink.picture("agents/adversary", {left, 46, 76, 76});
  QString name;
  for (int seat = 0; seat < v.players; ++seat) {
    const SeatView& s = v.seats[seat];
    if (!s.traitor || s.isAgent) continue;
    name = say(sight.words.seat(seatAt(seat), v));
    ink.picture(art::agentFile(sight.cards.of(s.who).id), {left + 50, 90, 36, 36});
  }
  ink.text({left + 96, 46, width - 96, 36}, name, Role::Heading, 30, QColor(colour::kGoo300));
  ink.text({left + 96, 84, width - 96, 28}, tr("Traitor cards: %1").arg(v.traitorHandSize), Role::Body, 18,
           QColor(colour::kLostText));
  const double backH = std::min(112.0, at.height() * 0.2);
  const double backW = backH * 0.657;
  const int cards = v.traitorHandSize;
  const double pitch = cards > 1 ? std::min(backW + 6, (width - backW) / (cards - 1)) : 0;
  for (int card = 0; card < cards; ++card) drawBack(ink, {left + pitch * card, 132, backW, backH}, "traitor");
  const double y = 140 + backH;
  ink.text({left, y, width, 28}, tr("Goo dice %1").arg(v.gooLeft), Role::Heading, 22, QColor(colour::kLostText));
  DieFace goo;
  goo.body = DieFace::Body::Goo;
  for (int die = 0; die < v.gooLeft; ++die) drawDie(ink, goo, {left + 54.0 * die, y + 30, 48, 48});
  if (v.phase != Phase::Finale) return;
  ink.line({left, y + 88}, {left + width, y + 88}, QColor(colour::kGoo500), 2);
  ink.text({left, y + 94, width / 2 - 6, 32}, tr("Stopped %1").arg(v.plotsStopped), Role::Heading, 24,
           lightOf(Symbol::Tech));
  ink.text({left + width / 2, y + 94, width / 2, 32}, tr("Executed %1").arg(v.plotsExecuted), Role::Heading, 24,
           QColor(colour::kAlarmText));
}

void RetrievalArea::drawBucket(const Sight& sight, Ink& ink, const QRectF& at) {
  const View& v = sight.view;
  const QRectF bucket(at.x(), at.y() + 4, 100, 100);
  mark(Part::Bucket, bucket);
  mark(Part::Neutralized, at);
  ink.picture("tokens/neutralizer-bucket", bucket);
  ink.text({at.x() + 108, at.y(), at.width() - 108, 26}, countedDice(v, isOut, tr("Out of play: %1")), Role::Bold, 16,
           QColor(colour::kLostText));
  int place = 0;
  const int perRow = std::max(1, qFloor((at.width() - 108) / 36));
  const double step = at.width() < 300 ? 26 : 38;
  for (int die = 0; die < kDice; ++die) {
    const Spot spot = v.dice[die].spot;
    if (!isOut(spot)) continue;
    addDie(sight, dieAt(die), {at.x() + 108 + 36.0 * (place % perRow), at.y() + 28 + step * (place / perRow), 34, 34},
           spot == Spot::Locked);
    ++place;
  }
}

// In the Finale: dice nobody has taken yet, or else those with the Agents.
void RetrievalArea::drawDice(const Sight& sight, Ink& ink, const QRectF& at) {
  const View& v = sight.view;
  std::vector<DieId> dice;
  for (int die = 0; die < kDice; ++die)
    if (v.dice[die].spot == Spot::Supply) dice.push_back(dieAt(die));
  const bool taking = !dice.empty();
  if (!taking)
    for (int seat = 0; seat < v.players; ++seat)
      for (const DieId die : v.seats[seat].claimed) dice.push_back(die);
  const QString title = taking ? tr("Dice still to be taken: %1") : tr("Dice with the Agents: %1");
  ink.text({at.x(), at.y(), at.width(), 24}, title.arg(dice.size()), Role::Bold, 17, QColor(colour::kText));
  const double pitch = std::min(60.0, at.width() / std::max<double>(1, kernel::count(dice)));
  double x = at.x();
  for (const DieId die : dice) {
    const QRectF lies(x, at.y() + 28, 50, 50);
    if (taking) addDie(sight, die, lies);
    else drawDie(ink, faceOf(sight, die), lies);  // the dice themselves lie with the seats
    x += pitch;
  }
}

}  // namespace w13
