#include "ui/games/warehouse51/motion/auction_plan.h"

#include "engine/games/warehouse51/events.h"
#include "engine/kernel/order.h"
#include "ui/games/warehouse51/look/relic_picture.h"
#include "ui/games/warehouse51/screen/orders.h"

namespace w51 {

namespace {

constexpr int kTurnUp = 300, kGavel = 160, kRun = 400, kStagger = 40, kCarry = 420, kLid = 260;  // milliseconds
constexpr int kMostIngots = 8;

QPixmap drawnAs(const QSizeF& units, double pixels, const std::function<void(Ink&, const QRectF&)>& draw) {
  QPixmap made(qMax(1, qRound(units.width() * pixels)), qMax(1, qRound(units.height() * pixels)));
  made.fill(Qt::transparent);
  QPainter p(&made);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  p.scale(made.width() / units.width(), made.height() / units.height());
  Ink ink(p, pixels);
  draw(ink, {QPointF(0, 0), units});
  return made;
}

/// Moves in the making: those of one event after those of the event before.
class Making {
 public:
  Making(const Scene& scene, Pace pace) : scene_(scene), pace_(pace) {}

  void turnUp(int event, RelicId relic) {
    const Category category = scene_.cards.of(relic).category;
    const int is = scene_.after.find(of(relic), Part::Lot);
    const QRectF from = scene_.before.at(scene_.before.find(deckOf(category)));
    if (is < 0 || from.isEmpty()) return;
    GhostLook look = lookOf(is);
    look.was =
        drawnAs(from.size(), scene_.pixels, [&](Ink& ink, const QRectF& at) { drawDeckBack(ink, at, category); });
    Leg leg = legTo(is, kTurnUp, QEasingCurve::OutCubic);
    leg.flip = true;
    enter(event, from, leg, std::move(look), is);
    next();
  }

  /// The lot goes to where the relic is now.
  void carry(int event, RelicId relic, OfGame part, int length) {
    const int was = scene_.before.find(of(relic), Part::Lot), is = scene_.after.find(of(relic), part);
    if (was < 0 || is < 0) return;
    GhostLook look = lookOf(is);
    look.was = kernel::at(scene_.before.things, was).picture;
    free_ += paced(kGavel, pace_);
    enter(event, scene_.before.at(was), legTo(is, length, QEasingCurve::InOutCubic), std::move(look), is);
    next();
  }

  void pay(int event, Seat from, Seat to, int number) {
    const QRectF begins = purseOf(from), ends = purseOf(to);
    if (begins.isEmpty() || ends.isEmpty()) return;
    constexpr QSizeF kIngot(46, 30);
    const QPixmap ingot = drawnAs(kIngot, scene_.pixels, [](Ink& ink, const QRectF& at) { drawIngot(ink, at); });
    for (int at = 0; at < std::min(number, kMostIngots); ++at) {
      GhostLook look;
      look.was = look.is = ingot;
      look.pixels = scene_.pixels;
      Leg leg;
      leg.way = Way::Arc;
      leg.to = {ends.center() - QPointF(kIngot.width() / 2, kIngot.height() / 2), kIngot};
      leg.length = paced(kRun, pace_);
      leg.easing = QEasingCurve::InOutQuad;
      const QRectF start(begins.center() - QPointF(kIngot.width() / 2, kIngot.height() / 2), kIngot);
      enter(event, start, leg, std::move(look), -1, at * paced(kStagger, pace_));
    }
    next();
  }

  [[nodiscard]] std::vector<Acting> done() { return std::move(acts_); }

 private:
  [[nodiscard]] QRectF purseOf(Seat seat) const {
    return scene_.after.at(scene_.after.find(Noun{0, static_cast<std::uint16_t>(index(seat))}, Part::Sum));
  }
  [[nodiscard]] GhostLook lookOf(int is) const {
    GhostLook look;
    look.is = kernel::at(scene_.after.things, is).picture;
    look.pixels = scene_.pixels;
    return look;
  }
  [[nodiscard]] Leg legTo(int is, int length, QEasingCurve::Type easing) const {
    Leg leg;
    leg.way = Way::Go;
    leg.to = scene_.after.at(is);
    leg.length = paced(length, pace_);
    leg.easing = easing;
    return leg;
  }
  void enter(int event, const QRectF& from, const Leg& leg, GhostLook look, int is, int later = 0) {
    Acting act;
    act.move.event = event;
    act.move.from = from;
    act.move.is = is;
    act.move.begin = free_ + later;
    act.move.waits = is >= 0;
    act.move.legs.push_back(leg);
    act.look = std::move(look);
    if (is >= 0) act.piece = kernel::at(scene_.pieces, is);
    latest_ = std::max(latest_, act.move.end());
    acts_.push_back(std::move(act));
  }
  void next() { free_ = latest_; }

  const Scene& scene_;
  Pace pace_;
  std::vector<Acting> acts_;
  int free_ = 0;
  int latest_ = 0;
};

}  // namespace

std::vector<Acting> actsOf(const std::vector<house::Event>& news, const Scene& scene, Pace pace) {
  if (pace == Pace::Off || scene.before.empty()) return {};
  Making making(scene, pace);
  for (int at = 0; at < kernel::count(news); ++at) {
    const house::Event& event = kernel::at(news, at);
    switch (static_cast<Happened>(event.what)) {
      case Happened::LotTurnedUp: making.turnUp(at, relicOf(event.noun)); break;
      case Happened::Sold: making.carry(at, relicOf(event.noun), Part::Itself, kCarry); break;
      case Happened::Unsold: making.carry(at, relicOf(event.noun), Part::Unsold, kLid); break;
      case Happened::Paid:
        making.pay(at, event.seat, kernel::clockwise(event.seat, 1, scene.seats), event.number);
        break;
      default: break;
    }
  }
  return making.done();
}

Showings showingsOf(const std::vector<Acting>& acts, std::size_t news) {
  Showings all(news);
  int reached = 0;
  for (int at = 0; at < kernel::count(all); ++at) {
    Showing& showing = kernel::at(all, at);
    showing.begins = showing.rests = reached;
    bool moves = false;
    for (const Acting& act : acts) {
      if (act.move.event != at) continue;
      showing.begins = moves ? std::min(showing.begins, act.move.begin) : act.move.begin;
      showing.rests = std::max(showing.rests, act.move.end());
      moves = true;
    }
    showing.told = reached = std::max(reached, showing.rests);
  }
  return all;
}

}  // namespace w51
