#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/medallion.h"
#include "ui/games/warehouse13/table/board_areas.h"
#include "ui/games/warehouse13/table/lying_cards.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr double kLineBeside = 390, kNameBeside = 130;  // low but wide seats have the line beside the name
constexpr double kRoomBelow = 96;                       // from this height on there is room below it
constexpr double kCardPitch = 20;                       // of the small cards at a seat

QString place(const SeatView& s) {
  if (!s.isAgent && s.traitor) return s.bronzed ? SeatsArea::tr("the Traitor, Bronzed") : SeatsArea::tr("the Traitor");
  if (s.bronzed) return SeatsArea::tr("Bronzed");
  if (s.health == Health::Ko) return SeatsArea::tr("KO · must heal");
  if (s.health == Health::Wounded) return SeatsArea::tr("wounded · must heal");
  return s.at == Location::Field ? SeatsArea::tr("in the Field") : SeatsArea::tr("in the Warehouse");
}

/// The seat that acts next in a step that goes round the table; Seat::Table: none.
Seat nextInTurn(const Sight& sight) {
  const View& v = sight.view;
  const Ask ask = askOf(sight.decision);
  const bool round = ask == Ask::TakeAction || ask == Ask::WorkTheCase || ask == Ask::FinaleAction;
  if (!round || sight.decision.empty() || sight.decision.seat() == Seat::Table) return Seat::Table;
  for (int step = 1; step < v.players; ++step) {  // clockwise, until the First Agent comes round: TURN-03
    const Seat next = seatAt((index(sight.decision.seat()) + step) % v.players);
    if (next == v.firstAgent) return Seat::Table;
    if (v.seats[next].isAgent) return next;
  }
  return Seat::Table;
}

/// Where a player is, and what comes: "in the Field · next".
QString standing(const Sight& sight, const SeatsArea::People& people, Seat seat) {
  const SeatView& s = sight.view.seats[seat];
  const Ask ask = askOf(sight.decision);
  if (people.choosing.has(seat)) return SeatsArea::tr("choosing on a shield");
  if (sight.decision.seat() == seat && ask == Ask::WorkTheCase) return SeatsArea::tr("working the case");
  if (nextInTurn(sight) != seat || s.health != Health::Standing) return place(s);
  return SeatsArea::tr("%1 · next").arg(s.bronzed ? place(s) : say(sight.words.location(s.at)));
}

/// What becomes of the dice a player has shown, where the rules have settled it.
QString ahead(const Sight& sight, const SeatView& s) {
  const DiceAhead& ahead = sight.view.ahead;
  QStringList lines;
  for (const DieId die : s.revealed) {
    const QString type = say(sight.words.type(sight.view.dice[die].shows.symbol));
    if (ahead.taken.has(die)) lines << SeatsArea::tr("Goo takes it");
    else if (ahead.open.has(die)) lines << SeatsArea::tr("Goo may take it");
    else if (ahead.applied.has(die)) lines << SeatsArea::tr("applies: %1").arg(type);
    else if (ahead.misapplied.has(die)) lines << SeatsArea::tr("misapplied: %1").arg(type);
  }
  return lines.join(QStringLiteral(" · "));
}

/// What a player has shown in this round, or what becomes of it, and what is left.
QString inRetrieval(const Sight& sight, const SeatView& s, bool brief) {
  QStringList faces;
  for (const DieId die : s.revealed) faces << say(sight.words.clue(sight.view.dice[die].shows));
  const int left = s.claimed.without(s.revealed).size();
  const QString holds = left > 0 ? SeatsArea::tr("dice left: %1").arg(left) : QString();
  QString shows = ahead(sight, s);
  if (shows.isEmpty() && !faces.isEmpty()) shows = SeatsArea::tr("shows %1").arg(faces.join(", "));
  if (shows.isEmpty()) return holds.isEmpty() ? SeatsArea::tr("no dice left") : holds;
  return brief || holds.isEmpty() ? shows : shows + QStringLiteral(" · ") + holds;
}

}  // namespace

void SeatsArea::draw(const Sight& sight, Ink&) {
  const int players = std::max<int>(1, sight.view.players);
  const bool below = units().height() > units().width();  // beside the board they stand one below the other
  const double gap = below ? 8 : 12;
  const double share = ((below ? units().height() : units().width()) - gap * (players - 1)) / players;
  for (int seat = 0; seat < players; ++seat) {
    const double from = seat * (share + gap);
    drawSeat(sight, seatAt(seat),
             below ? QRectF(0, from, units().width(), share) : QRectF(from, 0, share, units().height()));
  }
}

SeatsArea::Parts SeatsArea::partsFor(QSizeF size, bool retrieval, int cards) {
  const double w = size.width();
  const double h = size.height();
  Parts parts;
  const double cardsWide = cards == 0 ? 0 : 24 + kCardPitch * (cards - 1);
  if (h > kRoomBelow && h <= 140 && w >= kLineBeside) {
    parts.face = h - 36;
    const double from = parts.face + 22;
    parts.line = {from, 36, w - from - 114 - cardsWide, 24};
    parts.dice = {from, 64, w - from - 12, h - 72};
    parts.button = {w - 106, 34, 98, 28};
    if (retrieval) {  // the dice need the room
      parts.line = {from + kNameBeside, 4, w - from - kNameBeside - 80, 32};
      parts.dice = {from, 36, w - from - 114 - cardsWide, h - 70};
      parts.foot = {from, h - 30, w - from - 12, 26};
    }
  } else if (h <= 140 && w >= kLineBeside) {
    parts.face = h - 14;
    parts.line = {parts.face + 22 + kNameBeside, 6, w - parts.face - kNameBeside - 104, 32};
    parts.dice = {parts.face + 22, 38, w - parts.face - 114 - cardsWide, 30};
    parts.button = {w - 82, 36, 76, 32};
  } else if (h <= 140) {  // three short lines: name, what the player does, dice
    parts.face = 54;
    parts.name = 24;
    parts.nameHigh = 26;
    parts.line = {parts.face + 18, 27, w - parts.face - 26, 18};
    parts.dice = {parts.face + 18, 45, w - parts.face - 106 - cardsWide, 24};
    parts.button = {w - 82, h - 27, 76, 24};
  } else if (w < 330) {
    parts.face = 60;
    parts.line = {82, 38, w - 90, 26};
    parts.dice = {12, 68, w - 24, std::min(72.0, h - 104)};
    parts.foot = {12, h - 34, w - 124, 28};
    parts.button = {w - 106, h - 38, 98, 32};
  } else if (retrieval) {
    parts.face = 70;
    parts.name = 32;
    parts.line = {parts.face + 22, 38, w - parts.face - 134, 26};
    parts.dice = {16, 82, w - 32, h - 82 - 36};
    parts.foot = {16, h - 33, w - 32, 28};
    parts.button = {w - 106, 36, 98, 34};
  } else {
    parts.face = 98;
    parts.name = 32;
    parts.line = {parts.face + 22, 38, w - parts.face - 134, 26};
    parts.dice = {parts.face + 18, 74, w - parts.face - 28, std::min(72.0, h - 122)};
    parts.facts = {14, h - 46, w - 28, 36};
    parts.button = {w - 106, 36, 98, 34};
  }
  return parts;
}

void SeatsArea::drawSeat(const Sight& sight, Seat seat, const QRectF& at) {
  const View& v = sight.view;
  const SeatView& s = v.seats[seat];
  if (s.who == AgentId::None) return;
  const Parts parts = partsFor(at.size(), v.retrievalOpen, kernel::count(cardsAtSeat(v, seat)));
  PieceLook plate;
  plate.at = at;
  plate.noun = of(seat);
  plate.part = Part::Plate;
  plate.name = say(sight.words.seat(seat, v)) + ", " + standing(sight, people_, seat) + ", " +
               tr("%n cards", nullptr, s.handSize);
  if (!people_.said[seat].isEmpty()) plate.name += ", " + tr("“%1”", "what somebody says").arg(people_.said[seat]);
  plate.choices = sight.offers.of(plate.noun);
  plate.radius = 12;
  plate.draw = [&, seat, size = at.size()](Ink& in) { drawPlate(sight, in, seat, size, parts); };
  add(std::move(plate));
  drawDice(sight, seat, parts.dice.translated(at.topLeft()));
  if (!parts.facts.isEmpty()) drawFacts(sight, seat, parts.facts.translated(at.topLeft()));
  drawCards(sight, seat, at);
  const QRectF button = parts.button.translated(at.topLeft());
  if (people_.talkers.has(seat)) drawTalk(seat, QRectF(at.x() + parts.face - 22, at.y() + parts.face - 14, 36, 28));
  if (people_.shielded.has(seat)) drawShield(button);
  else if (people_.persons.has(seat)) drawHandButton(seat, button);
}

void SeatsArea::drawPlate(const Sight& sight, Ink& in, Seat seat, QSizeF size, const Parts& parts) const {
  const View& v = sight.view;
  const SeatView& s = v.seats[seat];
  const bool asked = (sight.decision.seat() == seat && !sight.decision.empty()) || people_.choosing.has(seat);
  const bool traitor = s.traitor && !s.isAgent;
  const bool taken = !(s.revealed & v.ahead.taken).empty();
  const bool goo = traitor || taken;
  const QColor top(goo ? colour::kGoo700 : asked ? 0xFF5A4218 : colour::kInk700);
  const QColor bottom(goo ? colour::kGoo900 : asked ? 0xFF2E2210 : colour::kInk900);
  const QColor border(taken ? colour::kGoo300 : asked ? colour::kAmber : goo ? colour::kGoo500 : colour::kEdge);
  in.panel(QRectF(QPointF(0, 0), size), top, bottom, border, asked ? 3 : 2, 12);
  const bool low = parts.nameHigh < 30;
  drawMedallion(in, {8, low ? 9.0 : 7.0, parts.face, parts.face}, sight, seat);
  if (v.firstAgent == seat)
    in.picture("tokens/first-agent", low ? QRectF(parts.face - 16, 2, 28, 28) : QRectF(parts.face - 14, 3, 34, 34));
  const QColor name = colourOfAgent(QString::fromStdString(sight.cards.of(s.who).id));
  const bool beside = !parts.line.isEmpty() && parts.line.y() < parts.dice.y() - 20 && parts.line.height() > 30;
  const double nameWide = beside ? kNameBeside - 10 : size.width() - parts.face - 96;
  in.text({parts.face + (low ? 18 : 22), low ? 3.0 : 4.0, nameWide, parts.nameHigh}, say(sight.words.seat(seat, v)),
          Role::Heading, parts.name, traitor ? QColor(colour::kGoo300) : name);
  in.picture("icons/hand", {size.width() - 70, low ? 4.0 : 8.0, low ? 26.0 : 30.0, low ? 22.0 : 26.0});
  in.text({size.width() - 38, low ? 3.0 : 4.0, 34, parts.nameHigh},
          QString::number(traitor ? v.traitorHandSize : s.handSize), Role::Heading, low ? 24 : 27,
          QColor(colour::kText));
  const QString& said = people_.said[seat];
  if (!parts.line.isEmpty() && !said.isEmpty())
    in.text(parts.line, tr("“%1”", "what somebody says").arg(said), Role::Body, low ? 14 : 18, QColor(colour::kGold));
  else if (!parts.line.isEmpty())
    in.text(parts.line, standing(sight, people_, seat), asked ? Role::Bold : Role::Body, low ? 14 : 18,
            QColor(asked ? 0xFFFFF3D6 : colour::kText2));
  if (!parts.foot.isEmpty() && v.retrievalOpen && s.isAgent)
    in.text(parts.foot, inRetrieval(sight, s, parts.facts.isEmpty() && size.width() < 330), Role::Body, 17,
            QColor(taken ? colour::kLostText : colour::kText2),
            size.width() < 330 || parts.foot.x() > 20 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
  else if (!v.retrievalOpen && s.isAgent && s.claimed.empty() && s.covered == 0)
    in.text(parts.dice, tr("no dice yet"), Role::Body, low ? 14 : 17, QColor(colour::kText3));
}

// Revealed dice and the cover stand out; claimed dice show the face they keep (SECRET-33).
void SeatsArea::drawDice(const Sight& sight, Seat seat, const QRectF& at) {
  const SeatView& s = sight.view.seats[seat];
  std::vector<DieId> dice;
  for (const DieId die : s.claimed.without(s.revealed)) dice.push_back(die);
  if (dice.empty() && s.covered == 0 && s.revealed.empty()) return;
  const bool hasCover = s.covered > 0 || (sight.view.retrievalOpen && !s.revealed.empty() && at.height() > 40);
  const int under = std::max(1, s.revealed.size());
  const double covers = hasCover ? at.height() * (0.35 + under) : at.height() * s.revealed.size();
  const double room = at.width() - covers;
  const double side = at.height();
  const double pitch = std::min(side + 6, dice.size() > 1 ? (room - side) / (kernel::count(dice) - 1) : room);
  for (int place = 0; place < kernel::count(dice); ++place)
    addDie(sight, kernel::at(dice, place), {at.x() + pitch * place, at.y(), side, side});
  double x = at.right() - side * s.revealed.size() - (hasCover ? side * 0.35 : 0);
  if (hasCover)
    addCover(seat, s.covered, {s.covered == 0 ? x + side * 0.55 : at.right() - side * 1.35, at.y(), side, side});
  for (const DieId die : s.revealed) {  // in front of the cover that lay on them
    addDie(sight, die, {x, at.y(), side, side});
    x += side;
  }
}

// It stands on the die; lifted, it leans behind it.
void SeatsArea::addCover(Seat seat, int covered, const QRectF& at) {
  const bool lifted = covered == 0;
  const double side = at.width();
  PieceLook cover;
  cover.at = at;
  cover.noun = of(seat);
  cover.part = Part::Cover;
  cover.name = lifted ? tr("the cover, lifted") : tr("%1 covered").arg(covered);
  cover.draw = [side, lifted](Ink& in) {
    QPainter& p = in.painter();
    p.save();
    if (lifted) {
      p.translate(side / 2, side / 2);
      p.rotate(24);
      p.scale(0.8, 0.8);
      p.translate(-side / 2, -side / 2);
    }
    in.picture("dice/cover", {0, 0, side, side});
    p.restore();
  };
  add(std::move(cover));
}

void SeatsArea::drawFacts(const Sight& sight, Seat seat, const QRectF& at) {
  const SeatView& s = sight.view.seats[seat];
  const AgentCard& agent = sight.cards.of(s.who);
  PieceLook facts;  // above the plate, so that the plate's picture does not cover it
  facts.at = at;
  facts.name = tr("Physical %1, Mental %2").arg(agent.attribute[0]).arg(agent.attribute[1]);
  facts.noun = of(seat);
  facts.part = Part::Facts;
  facts.draw = [&, size = at.size()](Ink& in) {
    in.picture("tokens/attribute-physical", {0, 2, 32, 32});
    in.text({38, 2, 24, 32}, QString::number(agent.attribute[0]), Role::Bold, 20, QColor(colour::kText));
    in.picture("tokens/attribute-mental", {62, 2, 32, 32});
    in.text({100, 2, 24, 32}, QString::number(agent.attribute[1]), Role::Bold, 20, QColor(colour::kText));
    in.picture(art::symbolFile(agent.focus[0]), {132, 3, 30, 30});
    in.picture(art::symbolFile(agent.focus[1]), {166, 3, 30, 30});
    if (!s.hasAbilities) return;
    const QString letters = tr("AESD", "one letter each: Asset, Episode, Season, Downside");
    for (int slot = 0; slot < kSlots; ++slot) {
      const bool used = isUsed(s, kAllSlots[slot]);
      const QRectF chip(size.width() - 34.0 * (kSlots - slot), 4, 28, 28);
      const QColor ground(used ? colour::kSteel700 : bandOf(kAllSlots[slot]));
      in.panel(chip, ground, ground, QColor(colour::kEdge), 1, 5);
      in.text(chip, used ? QStringLiteral("–") : letters.mid(slot, 1), Role::Bold, 19, QColor(colour::kAbilityInk),
              Qt::AlignCenter);
    }
  };
  add(std::move(facts));
}

// Side by side, from the hand's button to the left.
void SeatsArea::drawCards(const Sight& sight, Seat seat, const QRectF& at) {
  const bool tall = at.height() > 140;
  const bool low = !tall && at.width() < kLineBeside, below = !tall && !low && at.height() > kRoomBelow;
  const double h = tall ? 42 : low ? 24 : below ? 28 : 32;
  const double fromRight = tall ? 40 : below ? 132 : 108;
  double x = at.right() - fromRight;
  for (const CardId card : cardsAtSeat(sight.view, seat)) {
    addCard(sight, card, {x, at.y() + (tall ? 72 : low ? 45 : below ? 34 : 36), h * 0.66, h});
    x -= std::max(kCardPitch, h * 0.66 + 2);
  }
}

// Where others have their hand: a phone, on which theirs lies.
void SeatsArea::drawShield(const QRectF& where) {
  PieceLook look;
  look.at = where;
  look.name = tr("The hand is on a shield");
  look.glows = false;
  look.draw = [size = where.size()](Ink& in) {
    const double side = size.height();
    in.picture("shields/shield", {(size.width() - side) / 2, 0, side, side});
  };
  add(std::move(look));
}

// A small bubble at the portrait: quiet, as talk is nobody's duty.
void SeatsArea::drawTalk(Seat seat, const QRectF& where) {
  PieceLook look;
  look.at = where;
  look.name = tr("Say …");
  look.command = {Order::Say, of(seat)};
  look.glows = false;
  look.draw = [size = where.size()](Ink& in) {
    QPainter& p = in.painter();
    QPainterPath bubble;
    bubble.addRoundedRect(QRectF(2, 2, size.width() - 4, size.height() - 10), 7, 7);
    QPainterPath tail;
    tail.addPolygon(QPolygonF({{9, size.height() - 9}, {20, size.height() - 9}, {8, size.height() - 1}}));
    p.setPen(QPen(QColor(colour::kBrass500), 2));
    p.setBrush(QColor(colour::kInk900));
    p.drawPath(bubble.united(tail.simplified()));
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(colour::kText2));
    for (int dot = -1; dot <= 1; ++dot)
      p.drawEllipse(QPointF(size.width() / 2 + 8 * dot, (size.height() - 6) / 2), 2.2, 2.2);
  };
  add(std::move(look));
}

void SeatsArea::drawHandButton(Seat seat, const QRectF& where) {
  const bool responds = people_.mayRespond.has(seat);
  PieceLook look;
  look.at = where;
  look.name = responds ? tr("Respond") : tr("My hand");
  look.command = {Order::Look, of(seat)};
  look.glows = false;
  look.draw = [name = look.name, responds, size = where.size()](Ink& in) {
    in.panel(QRectF(QPointF(0, 0), size), QColor(0xFF3A2D1D), QColor(0xFF241A10),
             QColor(responds ? colour::kBrass500 : colour::kEdge), 2, 8);
    in.text(QRectF(6, 0, size.width() - 12, size.height()), name, Role::Bold, size.width() < 90 ? 14 : 16,
            QColor(responds ? colour::kGold : colour::kText3), Qt::AlignCenter);
  };
  add(std::move(look));
}

}  // namespace w13
