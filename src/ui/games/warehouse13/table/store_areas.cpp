// The lower row of the board: Maintenance, Stacks, Neutralizer, dice tray; and the card in the middle of the table.

#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/table/board_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

/// From one space of the Maintenance track to the next.
double apart(int spaces) { return std::min(78.0, 312.0 / std::max(1, spaces - 1)); }
/// The middle of a space, and how wide what lies on it is.
double middleOf(int space, int spaces) { return 44 + apart(spaces) * space; }
double wideOn(int spaces) { return std::min(66.0, apart(spaces) - 4); }
QRectF spaceAt(int space, int spaces) {
  const double wide = wideOn(spaces);
  return {middleOf(space, spaces) - wide / 2, 64 - wide / 2, wide, wide};
}

/// The board has five spaces printed on it; in a game with another number they are drawn.
void drawSpaces(Ink& ink, int spaces) {
  constexpr int kPrinted = 5;
  if (spaces == kPrinted) return;
  QPainter& p = ink.painter();
  p.setPen(Qt::NoPen);
  p.setBrush(QColor(colour::kInk900));
  p.drawRoundedRect(QRectF(4, 24, 392, 82), 8, 8);
  p.setBrush(Qt::NoBrush);
  for (int space = 0; space < spaces; ++space) {
    p.setPen(QPen(QColor(space + 1 < spaces ? colour::kBrass300 : colour::kAlarmText), 2));
    p.drawEllipse(spaceAt(space, spaces));
  }
}

/// One more obstacle, and the season is lost.
PieceLook lastSpace(int spaces) {
  PieceLook last;
  const double grown = wideOn(spaces) / 66, wide = 104 * grown;
  last.at = {middleOf(spaces - 1, spaces) - wide / 2, 64 - wide / 2, wide, wide};
  last.part = Part::LastSpace;
  last.name = TrackArea::tr("The last free space of the Maintenance track");
  last.draw = [grown](Ink& in) {
    QPainter& p = in.painter();
    p.scale(grown, grown);
    p.setBrush(QColor(179, 38, 46, 120));
    for (const auto& [inset, width] : {std::pair(22.0, 6.0), std::pair(12.0, 4.0), std::pair(3.0, 3.0)}) {
      p.setPen(QPen(QColor(0xFFFF6A5C), width));
      p.drawEllipse(QRectF(0, 0, 104, 104).adjusted(inset, inset, -inset, -inset));
      p.setBrush(Qt::NoBrush);
    }
  };
  return last;
}

}  // namespace

void TrackArea::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  drawSpaces(ink, v.trackSpaces);
  PieceLook use;
  use.at = {0, 0, 400, 110};
  use.noun = of(Place::Maintenance);
  use.name = say(sight.words.place(Place::Maintenance));
  use.choices = sight.offers.of(use.noun, {verb::Use});
  if (v.track.empty()) use.note = tr("nothing to challenge: it would only spend the Action");
  use.glows = !v.track.empty();
  use.draw = [](Ink& in) {
    in.text({14, 2, 220, 28}, tr("Warehouse Maintenance"), Role::Heading, 22, QColor(colour::kBrass300));
    in.text({240, 2, 150, 28}, tr("full track: lost"), Role::Body, 16, QColor(colour::kAlarmText),
            Qt::AlignRight | Qt::AlignVCenter);
  };
  const int filled = v.track.size(), gears = v.gear ? 1 : 0;
  if (filled + gears == v.trackSpaces - 1)
    add(lastSpace(v.trackSpaces));  // below the place, which is clicked there, too
  add(std::move(use));
  for (int space = 0; space < filled; ++space) {
    const Obstacle obstacle = v.track[space];
    PieceLook look;
    look.at = spaceAt(space, v.trackSpaces);
    look.noun = nounOf(Thing::Track, space);
    look.name = tr("%1, on the Maintenance track").arg(say(sight.words.obstacle(obstacle)));
    look.choices = sight.offers.of(look.noun);
    look.radius = look.at.width() / 2;
    look.draw = [obstacle, size = look.at.size()](Ink& in) {
      const double inset = obstacle.ring ? size.width() * 0.106 : 0;
      const QRectF whole(QPointF(0, 0), size);
      in.picture(art::obstacleFile(obstacle.id), whole.adjusted(inset, inset, -inset, -inset));
      if (obstacle.ring) in.picture("tokens/obstacle-ring", whole);
    };
    add(std::move(look));
  }
  if (v.gear && filled < v.trackSpaces) {
    PieceLook gear;
    const double inset = wideOn(v.trackSpaces) / 22;
    gear.at = spaceAt(filled, v.trackSpaces).adjusted(inset, inset, -inset, -inset);
    gear.part = Part::Gear;
    gear.name = tr("The Broken Gear, on the Maintenance track");
    gear.draw = [size = gear.at.size()](Ink& in) { in.picture("tokens/broken-gear", QRectF(QPointF(0, 0), size)); };
    add(std::move(gear));
  }
}

void StoresArea::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  ink.text({14, 2, 200, 28}, tr("Stacks %1/3").arg(v.stacks.size()), Role::Heading, 22, QColor(colour::kBrass300));
  for (int bay = 0; bay < v.stacks.size() && bay < 3; ++bay)
    addCard(sight, v.stacks[bay], {16.0 + 74 * bay, 31, 53, 74});
  ink.text({260, 2, 200, 28}, tr("Neutralizer"), Role::Heading, 22, QColor(colour::kGoo300));
  ink.picture("tokens/neutralizer-bucket", {256, 28, 80, 80});
  mark(Part::Bucket, {256, 28, 80, 80});
  mark(Part::Neutralized, {256, 28, 210, 80});
  mark(Part::Stacks, {0, 0, 236, 110});
  int place = 0;
  for (int at = 0; at < kDice; ++at) {
    const Spot spot = v.dice[at].spot;
    if (spot != Spot::Neutralized && spot != Spot::Locked) continue;
    const QRectF lies(344.0 + 30 * (place % 4), 28.0 + 27 * (place / 4), 27, 27);
    ++place;
    PieceLook look;
    look.at = lies;
    look.noun = of(dieAt(at));
    look.name = say(sight.words.die(dieAt(at), v));
    look.choices = sight.offers.of(look.noun);
    look.radius = 6;
    DieFace face;
    face.colour = colourOf(dieAt(at));
    look.draw = [face, locked = spot == Spot::Locked](Ink& in) {
      drawDie(in, face, {0, 0, 27, 27}, locked ? Tone::Dimmed : Tone::Plain);
      if (locked) in.picture("icons/snag-mini", {3, 3, 21, 21});
    };
    add(std::move(look));
  }
}

void TrayArea::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  ink.text({14, 2, 120, 28}, tr("Dice tray"), Role::Heading, 22, QColor(colour::kSteel300));
  for (int die = 0; die < kWarehouseDice; ++die) {
    DieFace face;
    face.body = DieFace::Body::Warehouse;
    if (die == 0) face.pips = v.warehouseRoll;  // of two that were rolled the worse one counts
    PieceLook look;
    look.at = {16.0 + 68 * die, 38, 60, 60};
    look.noun = nounOf(Thing::None, die);
    look.part = Part::WarehouseDie;
    look.name = face.pips < 0 ? tr("Warehouse die") : tr("Warehouse die, shows %1").arg(face.pips);
    look.draw = [face](Ink& in) { drawDie(in, face, {0, 0, 60, 60}); };
    add(std::move(look));
  }
  for (int die = 0; die < kGooDice; ++die) {
    DieFace face;
    face.body = DieFace::Body::Goo;
    if (v.retrievalOpen && die < v.goo.size()) {  // afterwards it shows nothing
      face.shows = v.goo[die];
      face.blank = v.goo[die].symbol == Symbol::None;
    }
    addGooDie(face, die, {192.0 + 68 * die, 38, 60, 60});
  }
}

void PlayingArea::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  std::vector<CardId> cards;
  const auto put = [&](const auto& from) {
    for (const CardId card : from)
      if (cards.size() < 2) cards.push_back(card);
  };
  put(v.playing);
  put(v.calamities);
  if (cards.empty()) return;
  const QRectF all(QPointF(0, 0), units());
  ink.panel(all, QColor(colour::kInk600), QColor(colour::kInk900), QColor(colour::kGold), 3, 12);
  ink.text({16, 6, units().width() - 32, 26}, tr("On the table now"), Role::Heading, 22, QColor(colour::kGold));
  const double h = units().height() - 46;
  const double w = h * kSmallCard.width() / kSmallCard.height();
  double x = cards.size() == 1 ? (units().width() - w) / 2 : units().width() / 2 - w - 8;
  for (const CardId card : cards) {
    addCard(sight, card, {x, 36, w, h});
    x += w + 16;
  }
}

}  // namespace w13
