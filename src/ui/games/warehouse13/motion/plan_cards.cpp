// Cards: drawn, played, discarded, turned, retrieved, lost.

#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/motion/planning.h"
#include "ui/time/reading.h"

namespace w13 {

namespace {

constexpr int kDraw = 260, kPlay = 320, kHold = 1600, kTurn = 240, kRetrieve = 1400;
constexpr double kHeldWide = 260;  // a card that is held up, in units of the board
constexpr double kReadWide = 300;  // one that is read before it acts
constexpr double kBoardWide = 1408;

/// A card at a player's place, as far as it shows there: small, over the hand.
QRectF atPlace(const Tableau& tableau, Seat seat, const QSizeF& shape) {
  const QRectF plate = tableau.at(tableau.find(of(seat), Part::Plate));
  if (plate.isEmpty()) return {};
  const double width = std::min(46.0, plate.height() * 0.4);
  return around({plate.right() - 54, plate.y() + 30}, width, QRectF(QPointF(0, 0), shape));
}

/// A small back on its way; it fades where it arrives.
void slideBack(Planning& p, const QString& back, const QRectF& from, const QRectF& to, int length) {
  if (from.isEmpty() || to.isEmpty()) return;
  Move move = moveOf(from, {Way::Go, to, length, QEasingCurve::OutCubic});
  move.back = back;
  p.put(std::move(move));
}

void draw(Planning& p) {
  const Event& event = p.now();
  const QRectF to = atPlace(p.after, event.seat, kSmallCard);
  if (!event.veiled)  // a discard is taken from its pile, everybody watching
    if (const int card = p.before.card(cardOf(event.noun)); card >= 0 && !to.isEmpty()) {
      Move move = moveOf(p.before.at(card), {Way::Go, to, kDraw, QEasingCurve::OutCubic});
      move.was = card;
      move.waits = true;
      return p.put(std::move(move));
    }
  if (const Pile drawn = pileOf(event); !isTraitPile(drawn)) {
    const bool plot = drawn == Pile::Plot;
    const QRectF deck = p.after.at(p.after.find(plot ? Part::PlotDeck : Part::TraitorDeck));
    return slideBack(p, plot ? QStringLiteral("plot") : QStringLiteral("traitor"), deck, to, kDraw);
  }
  const QRectF pile = p.after.at(p.after.find(nounOf(Thing::Type, event.number), Part::DrawPile));
  slideBack(p, QStringLiteral("trait"), pile, to, kDraw);
}

void stress(Planning& p) {
  const QRectF deck = p.after.at(p.after.find(Part::Stress));
  const QRectF place = atPlace(p.after, p.now().seat, kSmallCard);
  const QRectF there = around(deck.center(), place.width(), place);
  if (p.now().what == Happened::StressDrawn) slideBack(p, QStringLiteral("trait"), there, place, kDraw);
  else slideBack(p, QStringLiteral("trait"), place, there, kDraw);
}

void turnUp(Planning& p, CardId card) {
  const int thing = p.after.card(card);
  if (thing < 0 || p.before.card(card) >= 0) return;
  const QRectF at = p.after.at(thing);
  Move move = moveOf(at, {Way::Turn, at, kTurn, QEasingCurve::Linear, 0, true});
  move.is = thing;
  move.back = backOf(p.cards.of(card).kind);
  p.put(std::move(move));
}

QRectF discardsOf(const Planning& p, const Design& design) {
  const bool trait = design.kind == Kind::Trait || design.kind == Kind::Calamity;
  return trait ? p.after.at(p.after.find(of(design.type), Part::Discards)) : QRectF();
}

/// A card goes to the middle, is held up for so long, and goes on from there.
Move heldUp(const Planning& p, CardId card, const QRectF& from, double width, int ms, const QRectF& to) {
  const QRectF board = p.after.at(p.after.find(Part::Board));
  const QRectF middle = around(board.center(), width * board.width() / kBoardWide, from);
  Move move = moveOf(from, {Way::Go, middle, kPlay, QEasingCurve::InOutCubic, 0, true});
  move.back = backOf(p.cards.of(card).kind);
  move.large = nounOfCard(card);
  move.is = p.after.card(card);
  move.legs.push_back({Way::Stay, middle, ms});
  move.legs.push_back({Way::Go, to, kPlay, QEasingCurve::InOutCubic});
  return move;
}

/// Holds a card up with a beat of its own, however long that is: what it does follows.
void holdUp(Planning& p, Move move) {
  int whole = 0;
  for (const Leg& leg : move.legs) whole += leg.length;
  p.closeBeat();
  p.putTogether({std::move(move)});
  p.closeBeat(whole);
}

/// Where a card is turned up: on its deck, or where it lies from now on.
QRectF turnedAt(const Planning& p, CardId card) {
  const Design& design = p.cards.of(card);
  const QRectF shape(QPointF(0, 0), cardShape(design.kind));
  const auto on = [&](int deck) { return around(p.after.at(deck).center(), p.after.at(deck).width(), shape); };
  switch (design.kind) {
    case Kind::Traitor: return on(p.after.find(Part::TraitorDeck));
    case Kind::Calamity: return on(p.after.find(of(design.type), Part::DrawPile));
    default: return p.after.at(p.after.card(card));
  }
}

/// Whether a Consequence has no scene to be read in: it is neither an artifact's nor dealt with the season.
bool aloneTurnedUp(const Planning& p) {
  int at = p.event;
  while (at > 0 && kernel::at(p.news, at).what == Happened::ConsequenceTurnedUp) --at;
  const Happened before = kernel::at(p.news, at).what;
  return before != Happened::ArtifactRevealed && p.news.front().what != Happened::SeasonBegan;
}

/// Whether what is turned up acts at once or is small where it lies: the table reads it now, or never.
bool isRead(const Planning& p, const Event& event) {
  if (event.veiled || thingOf(event.noun) != Thing::Card) return false;
  if (event.what == Happened::ConsequenceTurnedUp) return aloneTurnedUp(p);
  if (event.what != Happened::CardTurnedUp) return false;
  const Kind kind = p.cards.of(cardOf(event.noun)).kind;
  return kind == Kind::Traitor || kind == Kind::Calamity;
}

/// Whether it has been held up to be read, earlier in these news.
bool wasRead(const Planning& p, kernel::Noun card) {
  const auto now = p.news.begin() + p.event;
  return std::any_of(p.news.begin(), now, [&](const Event& each) { return each.noun == card && isRead(p, each); });
}

// Held up long enough to be read.
void read(Planning& p, CardId card) {
  const QRectF from = turnedAt(p, card);
  if (from.isEmpty() || p.after.at(p.after.find(Part::Board)).isEmpty()) return turnUp(p, card);
  const int is = p.after.card(card);
  const int reading = ui::timeToRead(static_cast<qsizetype>(p.cards.of(card).text.en.size()));
  Move move = heldUp(p, card, from, kReadWide, reading, is >= 0 ? p.after.at(is) : from);
  move.turnsUp = true;
  holdUp(p, std::move(move));
}

/// A card that is played or discarded, or goes elsewhere in the open.
void pass(Planning& p, CardId card, Seat seat) {
  const int was = p.before.card(card);
  const int is = p.after.card(card);
  const QRectF there = is >= 0 ? p.after.at(is) : discardsOf(p, p.cards.of(card));
  if (was >= 0) {
    if (there.isEmpty() || p.before.at(was) == there) return;
    Move move = moveOf(p.before.at(was), {Way::Go, there, kPlay, QEasingCurve::InOutCubic});
    move.was = was;
    move.is = is;
    move.waits = true;
    return p.put(std::move(move));
  }
  const QRectF from = seat == Seat::Table ? QRectF() : atPlace(p.after, seat, cardShape(p.cards.of(card).kind));
  if (from.isEmpty()) return is >= 0 ? turnUp(p, card) : void();
  if (is < 0) return slideBack(p, backOf(p.cards.of(card).kind), from, there, kPlay);
  const QRectF board = p.after.at(p.after.find(Part::Board));
  const bool small = there.width() < 0.7 * kHeldWide * board.width() / kBoardWide;
  if (small && !board.isEmpty()) return holdUp(p, heldUp(p, card, from, kHeldWide, kHold, there));
  Move move = moveOf(from, {Way::Go, there, kPlay, QEasingCurve::InOutCubic, 0, true});
  move.back = backOf(p.cards.of(card).kind);
  move.is = is;
  p.put(std::move(move));
}

void retrieve(Planning& p, CardId card) {
  const int was = p.before.card(card);
  const int is = p.after.card(card);
  if (was < 0) return;
  const QRectF stacks = p.after.at(p.after.find(Part::Stacks));
  const QRectF there = is >= 0 ? p.after.at(is) : around(stacks.center(), 53, p.before.at(was));
  if (there.isEmpty()) return;
  Move move = moveOf(p.before.at(was), {Way::Go, there, kRetrieve, QEasingCurve::InOutCubic});
  move.was = was;
  move.is = is;
  move.waits = true;
  std::vector<Move> both = {std::move(move)};
  if (!stacks.isEmpty()) both.push_back(moveOf(stacks, {Way::Lamp, stacks, kRetrieve, QEasingCurve::InOutSine}));
  p.putTogether(std::move(both));
}

void lose(Planning& p, CardId card) {
  const int was = p.before.card(card);
  const int is = p.after.card(card);
  if (was < 0 || is < 0) return;
  Move move = moveOf(p.before.at(was), {Way::Lose, p.after.at(is), kRetrieve, QEasingCurve::InOutCubic});
  move.was = was;
  move.is = is;
  move.waits = true;
  p.putTogether({std::move(move)});
}

/// Whether it has been played, earlier in these news: it was seen then, before what it does.
bool wasPlayed(const Planning& p, kernel::Noun card) {
  const auto now = p.news.begin() + p.event;
  return std::any_of(p.news.begin(), now,
                     [&](const Event& each) { return each.noun == card && each.what == Happened::CardPlayed; });
}

/// Who has played or discarded a card in these news; Table: nobody.
Seat whoseWas(const Planning& p, kernel::Noun card) {
  for (const Event& each : p.news)
    if (each.noun == card && (each.what == Happened::CardPlayed || each.what == Happened::CardDiscarded))
      return each.seat;
  return Seat::Table;
}

}  // namespace

void planCards(Planning& p) {
  const Event& event = p.now();
  switch (event.what) {
    case Happened::CardDrawn: return draw(p);
    case Happened::StressDrawn:
    case Happened::StressReturned: return stress(p);
    case Happened::CardHanded:
      return slideBack(p, QStringLiteral("trait"), atPlace(p.after, event.seat, kSmallCard),
                       atPlace(p.after, seatAt(event.number), kSmallCard), kPlay);
    default: break;
  }
  if (isRead(p, event)) return read(p, cardOf(event.noun));
  if (event.veiled || thingOf(event.noun) != Thing::Card || wasRead(p, event.noun) || wasPlayed(p, event.noun)) return;
  if (event.what != Happened::CardPlayed && !p.last(event.noun)) return;
  const CardId card = cardOf(event.noun);
  switch (event.what) {
    case Happened::CardPlayed:
    case Happened::CardDiscarded:
    case Happened::CardStored: return pass(p, card, whoseWas(p, event.noun));
    case Happened::PingRevealed:
    case Happened::ArtifactRevealed:
    case Happened::WhammyStruck:
    case Happened::ConsequenceTurnedUp:
    case Happened::ConsequenceStays:
    case Happened::PlotRevealed:
    case Happened::CardTurnedUp: return turnUp(p, card);
    case Happened::ArtifactRetrieved: return retrieve(p, card);
    case Happened::ArtifactLost:
    case Happened::ArtifactCaptured:
    case Happened::PlotExecuted: return lose(p, card);
    default: return;
  }
}

}  // namespace w13
