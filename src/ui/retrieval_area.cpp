// The panel of a Retrieval, and of stopping a Plot.

#include "ui/board_areas.h"
#include "ui/card_picture.h"
#include "ui/table_areas.h"

namespace w13 {

namespace {

QString say(const std::string& text) { return QString::fromStdString(text); }

/// What the revealed dice of a type will give, if nothing comes between.
int onItsWay(const View& v, Symbol type) {
  int sum = 0;
  for (int seat = 0; seat < v.players; ++seat)
    for (const DieId die : v.seats[static_cast<std::size_t>(seat)].revealed)
      if (const Clue shows = v.dice[static_cast<std::size_t>(index(die))].shows; shows.symbol == type)
        sum += shows.number;
  return sum;
}

/// A cell of a gauge, one for each clue needed: full, striped while it is on its way, or empty.
enum class Cell { Empty, Pending, Full };
void drawCell(Ink& in, const QRectF& at, Cell cell, QColor with) {
  const QColor none(0, 0, 0, 0);
  in.panel(at, cell == Cell::Full ? with : none, cell == Cell::Full ? with : none, with, 2, 4);
  if (cell != Cell::Pending) return;
  QLinearGradient stripes(at.topLeft(), at.topLeft() + QPointF(7, 7));
  stripes.setSpread(QGradient::RepeatSpread);
  stripes.setStops({{0, with}, {0.45, with}, {0.5, none}, {0.95, none}, {1, with}});
  in.painter().fillRect(at.adjusted(2, 2, -2, -2), stripes);
}

}  // namespace

void RetrievalArea::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  const double h = units().height();
  const double w = units().width();
  const CardId card = v.plot != CardId::None ? v.plot : v.artifact;
  const double cardH = std::min(h - 20, 549.0);
  const double cardW = cardH * kLargeCard.width() / kLargeCard.height();
  if (card != CardId::None) addCard(sight, card, {8, 10, cardW, cardH});
  const double right = std::min(380.0, w * 0.22);
  const QRectF middle(cardW + 28, 0, w - cardW - right - 44, h);
  ink.panel(middle, QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kBrass600), 2, 12);
  const QString title = v.plot != CardId::None ? tr("To stop this Plot") : tr("What the artifact still needs");
  ink.text({middle.x() + 18, 6, middle.width() - 30, 36}, title, Role::Heading, 28, QColor(colour::kGold));
  if (v.retrievalOpen)
    ink.text({middle.right() - 330, 8, 312, 32}, tr("striped: on its way this round"), Role::Body, 18,
             QColor(colour::kText2), Qt::AlignRight | Qt::AlignVCenter);
  const double gap = 14;
  const double gaugeW = (middle.width() - 36 - 3 * gap) / 4;
  const bool supply = sight.offers.any(verb::Take) || (v.phase == Phase::Finale && !v.retrievalOpen);
  const double gaugeH = h - 52 - (supply ? 96 : 14);
  for (const Symbol type : kTypes)
    drawGauge(sight, type, {middle.x() + 18 + (gaugeW + gap) * index(type), 44, gaugeW, gaugeH});
  if (supply) drawSupply(sight, ink, {middle.x() + 18, h - 92, middle.width() - 36, 84});
  drawGoo(sight, ink, {w - right, 0, right, h});
}

void RetrievalArea::drawGauge(const Sight& sight, Symbol type, const QRectF& at) {
  const View& v = sight.view;
  const int need = v.needed[static_cast<std::size_t>(index(type))];
  const int has = v.applied[static_cast<std::size_t>(index(type))];
  const int pending = v.retrievalOpen ? onItsWay(v, type) : 0;
  const bool met = need > 0 && has >= need;
  PieceLook gauge;
  gauge.at = at;
  gauge.noun = of(type);
  gauge.part = Part::Gauge;
  mark(Part::GaugeHead, {at.x(), at.y(), at.width(), 84}, of(type));
  gauge.name = (pending > 0 ? tr("%1: %2 of %3, %4 on its way") : tr("%1: %2 of %3"))
                   .arg(say(sight.words.type(type)))
                   .arg(has)
                   .arg(need);
  if (pending > 0) gauge.name = gauge.name.arg(pending);
  gauge.choices = sight.offers.of(gauge.noun, {verb::Swap, verb::Choose});
  gauge.draw = [&, size = at.size()](Ink& in) {
    const QRectF all(QPointF(0, 0), size);
    in.panel(all, wellOf(type), QColor(colour::kInk900), need == 0 ? QColor(colour::kEdge) : lightOf(type), met ? 4 : 2,
             10);
    in.picture(art::symbolFile(type) + (need == 0 ? "-outline" : ""), {12, 10, 46, 46});
    const QString text = need == 0 ? tr("not needed") : tr("%1 of %2").arg(has).arg(need) + (met ? " ✓" : "");
    in.text({64, 10, size.width() - 70, 46}, text, Role::Heading, need == 0 ? 24 : 34,
            need == 0 ? QColor(colour::kText3) : lightOf(type));
    for (int cell = 0; cell < need; ++cell) {
      const double cw = (size.width() - 24 - 4.0 * (need - 1)) / need;
      const QRectF box(12 + (cw + 4) * cell, 62, cw, 18);
      drawCell(in, box, cell < has ? Cell::Full : cell < has + pending ? Cell::Pending : Cell::Empty, lightOf(type));
    }
    in.text({12, 84, size.width() - 24, 22}, tr("Applied"), Role::Bold, 16, QColor(colour::kText));
    const double tray = size.height() * 0.62;
    in.dashed({8, tray, size.width() - 16, size.height() - tray - 8}, QColor(colour::kText3));
    in.text({16, tray + 3, size.width() - 32, 22}, tr("Misapplied"), Role::Body, 16, QColor(colour::kText2));
  };
  add(std::move(gauge));
  const auto row = [&](Spot spot, double top, double height) {
    const double side = std::min(56.0, height);
    const int perRow = std::max(1, static_cast<int>((at.width() - 16) / (side + 4)));
    int place = 0;
    int count = 0;
    for (int die = 0; die < kDice; ++die) {
      const DieView& d = v.dice[static_cast<std::size_t>(die)];
      if (d.spot == spot && d.shows.symbol == type) ++count;
    }
    const int rows = std::max(1, (count + perRow - 1) / perRow);
    const double step = std::min(side + 4, rows > 1 ? (height - side) / (rows - 1) : side + 4);
    for (int die = 0; die < kDice; ++die) {
      const DieView& d = v.dice[static_cast<std::size_t>(die)];
      if (d.spot != spot || d.shows.symbol != type) continue;
      addDie(sight, dieAt(die),
             {at.x() + 12 + (side + 4) * (place % perRow), at.y() + top + step * (place / perRow), side, side});
      ++place;
    }
  };
  row(Spot::Applied, 108, at.height() * 0.62 - 112);
  row(Spot::Misapplied, at.height() * 0.62 + 28, at.height() * 0.38 - 42);
}

void RetrievalArea::drawGoo(const Sight& sight, Ink& ink, const QRectF& at) {
  const View& v = sight.view;
  ink.panel(at, QColor(0xFF33184F), QColor(colour::kGoo900), QColor(colour::kGoo500), 2, 12);
  ink.text({at.x() + 16, 6, at.width() - 24, 36}, v.traitorRevealed ? tr("The Traitor") : tr("The Adversary"),
           Role::Heading, 28, QColor(colour::kLostText));
  const bool card = !v.playing.empty() || !v.calamities.empty();
  const double side = std::min({v.goo.size() > 1 ? 150.0 : 190.0, at.width() / 2.3, at.height() * 0.36});
  for (int die = 0; die < v.goo.size() && !card; ++die) {
    DieFace face;
    face.body = DieFace::Body::Goo;
    face.shows = v.goo[die];
    face.blank = v.goo[die].symbol == Symbol::None;
    addGooDie(face, die, {at.center().x() - side * v.goo.size() / 2 + side * die, 50, side, side});
  }
  if (!v.goo.empty() && !card)
    ink.paragraph({at.x() + 16, 58 + side, at.width() - 32, 70},
                  v.traitorRevealed ? tr("The Traitor may let it take a die that matches.")
                                    : tr("It takes the first die that matches, clockwise from the First Agent."),
                  Role::Body, 19, QColor(colour::kLostText), Qt::AlignHCenter | Qt::AlignTop);
  if (v.goo.empty() && !card)
    ink.paragraph({at.x() + 16, 50, at.width() - 32, side},
                  v.traitorRevealed ? tr("%n Goo dice left; one is covered each round.", nullptr, v.gooLeft)
                                    : tr("Rolls Goo after the covers are lifted."),
                  Role::Body, 18, QColor(colour::kLostText));
  double x = at.x() + 14;
  if (card) {
    const double h = at.height() * 0.55;
    for (const CardId each : v.playing) {
      addCard(sight, each, {x, 46, h * 0.657, h});
      x += h * 0.3;
    }
    for (const CardId each : v.calamities) {
      addCard(sight, each, {x, 46, h * 0.657, h});
      x += h * 0.3;
    }
  }
  const double foot = at.bottom() - 116;
  mark(Part::Bucket, {at.x() + 12, foot, 100, 100});
  ink.picture("tokens/neutralizer-bucket", {at.x() + 12, foot, 100, 100});
  int place = 0;
  for (int die = 0; die < kDice; ++die) {
    const Spot spot = v.dice[static_cast<std::size_t>(die)].spot;
    if (spot != Spot::Neutralized && spot != Spot::Locked && spot != Spot::Bronze) continue;
    addDie(sight, dieAt(die), {at.x() + 120 + 38.0 * (place % 5), foot + 6 + 36.0 * (place / 5), 34, 34},
           spot == Spot::Locked);
    ++place;
  }
}

// Dice nobody has taken yet: Allocate Dice.
void RetrievalArea::drawSupply(const Sight& sight, Ink& ink, const QRectF& at) {
  ink.text({at.x(), at.y(), at.width(), 24}, tr("Dice still to be taken"), Role::Bold, 17, QColor(colour::kText));
  double x = at.x();
  for (int die = 0; die < kDice; ++die) {
    if (sight.view.dice[static_cast<std::size_t>(die)].spot != Spot::Supply) continue;
    addDie(sight, dieAt(die), {x, at.y() + 28, 50, 50});
    x += 60;
  }
}

}  // namespace w13
