// Dice: rolled, claimed, neutralized, uncovered, applied.

#include <QtMath>
#include <algorithm>
#include <cmath>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/motion/planning.h"

namespace w13 {

namespace {

constexpr int kTumble = 700, kTumblePerDie = 60, kSort = 220, kStagger = 40, kClaim = 380, kNeutralize = 620;
constexpr int kSplash = 180, kWobble = 320, kCovers = 450, kApply = 300, kFill = 200, kComplete = 500;
constexpr double kTip = 24;

const DieView& dieIn(const Tableau& tableau, DieId die) { return tableau.view.dice[die]; }

bool rolls(const Planning& p, DieId die) {
  const DieView& now = dieIn(p.after, die);
  return (now.spot == Spot::Leads || now.spot == Spot::Field) && now.shows.symbol != Symbol::None && !now.hidden &&
         p.happened(Happened::DieRolled, of(die)) && p.after.find(of(die)) >= 0;
}

/// The middle of a place among so many in a box: rows as even as they get.
QPointF placeAmong(const QRectF& box, int place, int count) {
  const int across = std::max(1, qCeil(std::sqrt(count * box.width() / box.height())));
  const int rows = (count + across - 1) / across;
  const int row = place / across;
  const int here = row + 1 < rows ? across : count - across * (rows - 1);
  return {box.x() + box.width() * (place % across + 0.5) / here, box.y() + box.height() * (row + 0.5) / rows};
}

// All dice that were rolled onto a spot tumble together, and are then sorted.
void rollOnto(Planning& p, Spot spot) {
  std::vector<int> dice;
  QRectF box;
  for (int die = 0; die < kDice; ++die)
    if (dieIn(p.after, dieAt(die)).spot == spot && rolls(p, dieAt(die))) {
      const int thing = p.after.find(of(dieAt(die)));
      dice.push_back(thing);
      box |= p.after.at(thing);
    }
  const int count = kernel::count(dice);
  if (count == 0) return;
  const double side = p.after.at(dice.front()).width();
  const int leads = p.after.find(Part::Leads);
  if (spot == Spot::Leads && leads >= 0 && count > 2) box = p.after.at(leads);
  box.adjust(-side * 0.2, -side * 0.2, side * 0.2, side * 0.2);
  const int tumble = kTumble + kTumblePerDie * count;
  std::vector<Move> moves;
  for (int at = 0; at < count; ++at) {
    const QRectF to = p.after.at(kernel::at(dice, at));
    const QRectF place = count == 1 ? to : around(placeAmong(box, at, count), to.width() * 1.1, to);
    Move move = moveOf(place, {Way::Tumble, place, tumble, QEasingCurve::OutBounce});
    move.is = kernel::at(dice, at);
    if (count > 1) {
      if (at > 0) move.legs.push_back({Way::Stay, place, kStagger * at});
      move.legs.push_back({Way::Go, to, kSort, QEasingCurve::OutCubic});
    }
    moves.push_back(std::move(move));
  }
  p.putTogether(std::move(moves));
}

void roll(Planning& p) {
  const DieId die = dieOf(p.now().noun);
  if (!rolls(p, die)) return;
  const Spot spot = dieIn(p.after, die).spot;
  for (int before = 0; before < p.event; ++before) {
    const Event& each = kernel::at(p.news, before);
    if (each.what == Happened::DieRolled && rolls(p, dieOf(each.noun)) && dieIn(p.after, dieOf(each.noun)).spot == spot)
      return;  // they have tumbled together
  }
  rollOnto(p, spot);
}

// The gauge fills when the die is in it; a requirement that is met lights up.
void fill(Planning& p, Symbol type) {
  const auto applied = [&](const Tableau& tableau) { return tableau.view.applied[type]; };
  if (type == Symbol::Wild || type == Symbol::None || applied(p.after) <= applied(p.before)) return;
  const int gauge = p.before.find(of(type), Part::Gauge);
  const int head = p.after.find(of(type), Part::GaugeHead);
  if (gauge < 0 || head < 0 || p.before.at(gauge) != p.after.at(p.after.find(of(type), Part::Gauge))) return;
  Move wipe = moveOf(p.after.at(head), {Way::Wipe, p.after.at(head), kFill, QEasingCurve::Linear});
  wipe.was = gauge;
  wipe.waits = true;
  const bool wiped = std::any_of(p.plan.moves.begin(), p.plan.moves.end(), [&](const Move& each) {
    return each.legs.front().way == Way::Wipe && each.was == gauge;
  });
  if (wiped) return;
  p.follow(std::move(wipe));
  const int need = p.after.view.needed[type];
  if (applied(p.before) >= need || applied(p.after) < need) return;
  const QRectF all = p.after.at(p.after.find(of(type), Part::Gauge));
  p.follow(moveOf(all, {Way::Pulse, all, kComplete, QEasingCurve::OutQuad}));
}

void splash(Planning& p, const QRectF& bucket) {
  p.follow(moveOf(bucket, {Way::Splash, bucket, kSplash + kWobble, QEasingCurve::OutQuad}));
}

/// Where a die ends up tells how it goes there.
void place(Planning& p, DieId die) {
  const DieView& was = dieIn(p.before, die);
  const DieView& now = dieIn(p.after, die);
  const int from = p.before.find(of(die));
  const int to = p.after.find(of(die));
  if (from < 0 || to < 0 || (was.spot == now.spot && was.owner == now.owner)) return;
  Move move;
  move.was = from;
  move.is = to;
  move.from = p.before.at(from);
  move.waits = true;
  const QRectF there = p.after.at(to);
  if (now.spot == Spot::Neutralized) {
    const int bucket = p.after.find(Part::Bucket);
    const QRectF pail = bucket < 0 ? there : p.after.at(bucket);
    const QRectF rim = around({pail.center().x(), pail.y() + pail.height() * 0.3}, there.width(), there);
    move.legs.push_back({Way::Arc, rim, kNeutralize, QEasingCurve::InQuad});
    p.put(std::move(move));
    if (bucket >= 0) splash(p, pail);
    return;
  }
  if (now.spot == Spot::Claimed) move.legs.push_back({Way::Arc, there, kClaim, QEasingCurve::InOutQuad});
  else move.legs.push_back({Way::Go, there, kApply, QEasingCurve::OutCubic});
  p.put(std::move(move));
  if (now.spot == Spot::Applied) fill(p, now.shows.symbol);
}

// One cover after the other, in the order in which they are told: a breath each. What lies under it is seen when it is
// up (seenAt).
void lift(Planning& p) {
  const Seat seat = p.now().seat;
  if (seat == Seat::Table) return;
  const bool again = std::any_of(p.news.begin(), p.news.begin() + p.event, [&](const Event& each) {
    return each.what == Happened::CoverLifted && each.seat == seat;
  });
  const int cover = p.before.find(of(seat), Part::Cover);
  const auto coveredIn = [&](const Tableau& tableau) { return tableau.view.seats[seat].covered > 0; };
  if (again || cover < 0 || !coveredIn(p.before) || coveredIn(p.after)) return;
  const int lifted = p.after.find(of(seat), Part::Cover);
  const QRectF from = p.before.at(cover);
  const QRectF to = lifted < 0 ? from.translated(from.width() * 0.3, -from.height() * 0.2) : p.after.at(lifted);
  Move move = moveOf(from, {Way::Lift, to, kCovers, QEasingCurve::OutBack, kTip});
  move.was = cover;
  move.is = lifted;
  move.waits = true;
  p.putTogether({std::move(move)});
}

// In the middle of the board, large; then to the tray.
void rollWarehouse(Planning& p) {
  const bool again = std::any_of(p.news.begin() + p.event + 1, p.news.end(),
                                 [](const Event& each) { return each.what == Happened::WarehouseRolled; });
  const int board = p.after.find(Part::Board);
  if (again || board < 0 || p.after.view.warehouseRoll != p.now().number) return;
  const int thing = p.after.find(nounOf(Thing::None, 0), Part::WarehouseDie);
  if (thing < 0) return;
  const QRectF tray = p.after.at(thing);
  const int socket = p.after.find(Part::Socket) >= 0 ? p.after.find(Part::Socket) : p.before.find(Part::Socket);
  const auto tumbling = [&](const QRectF& place) {
    Move move = moveOf(place, {Way::Tumble, place, kTumble + kTumblePerDie, QEasingCurve::OutBounce});
    move.is = thing;
    return move;
  };
  if (socket >= 0) {  // in the sum of its challenge, and it stays there
    const Tableau& where = p.after.find(Part::Socket) >= 0 ? p.after : p.before;
    return p.putTogether({tumbling(where.at(socket))});
  }
  const QRectF place = around(p.after.at(board).center(), tray.width() * 2, tray);
  Move move = tumbling(place);
  move.legs.push_back({Way::Stay, place, kSort});
  move.legs.push_back({Way::Go, tray, kSort, QEasingCurve::OutCubic});
  p.putTogether({std::move(move)});
}

void rollGoo(Planning& p) {
  const bool again = std::any_of(p.news.begin() + p.event + 1, p.news.end(),
                                 [](const Event& each) { return each.what == Happened::GooRolled; });
  if (again) return;  // all of them tumble together
  std::vector<Move> moves;
  for (int die = 0; die < p.after.view.goo.size(); ++die) {
    const int thing = p.after.find(nounOf(Thing::None, die), Part::GooDie);
    if (thing < 0) continue;
    const QRectF at = p.after.at(thing);
    Move move =
        moveOf(at, {Way::Tumble, at, kTumble + kTumblePerDie * p.after.view.goo.size(), QEasingCurve::OutBounce});
    move.is = thing;
    moves.push_back(std::move(move));
  }
  if (!moves.empty()) p.putTogether(std::move(moves));
}

}  // namespace

void planDice(Planning& p) {
  const Event& event = p.now();
  if (event.what == Happened::WarehouseRolled) return rollWarehouse(p);
  if (event.what == Happened::GooRolled) return rollGoo(p);
  if (event.veiled || thingOf(event.noun) != Thing::Die) return;
  if (event.what == Happened::CoverLifted) return lift(p);
  if (event.what == Happened::DieRolled) return roll(p);
  const DieId die = dieOf(event.noun);
  if (p.last(event.noun) && !rolls(p, die)) place(p, die);
}

}  // namespace w13
