// Agents, obstacles, and the marker of the phase.

#include <algorithm>

#include "ui/games/warehouse13/motion/planning.h"

namespace w13 {

namespace {

constexpr int kTravel = 600, kKo = 300, kBronze = 900, kPlaced = 280, kGone = 420, kPhase = 350, kOutcome = 1800;
constexpr double kLying = -78;  // degrees of a medallion whose Agent is KO

const SeatView& seatIn(const Tableau& tableau, Seat seat) { return tableau.view.seats[seat]; }

bool isOfAgent(Happened what) {
  switch (what) {
    case Happened::AgentMoved:
    case Happened::AgentKo:
    case Happened::AgentWounded:
    case Happened::AgentHealed:
    case Happened::Bronzed:
    case Happened::Debronzed: return true;
    default: return false;
  }
}

// One way for all that befalls an Agent: to where it stands now, there down or up, and into bronze.
void moveAgent(Planning& p, Seat seat) {
  const bool more = std::any_of(p.news.begin() + p.event + 1, p.news.end(),
                                [&](const Event& each) { return isOfAgent(each.what) && each.seat == seat; });
  const int was = p.before.find(of(seat), Part::Medallion);
  const int is = p.after.find(of(seat), Part::Medallion);
  if (more || was < 0 || is < 0) return;
  const SeatView& before = seatIn(p.before, seat);
  const SeatView& after = seatIn(p.after, seat);
  const QRectF there = p.after.at(is);
  Move move;
  move.was = was;
  move.is = is;
  move.from = p.before.at(was);
  move.waits = true;
  const bool travels = before.at != after.at;
  if (travels) move.legs.push_back({Way::Go, there, kTravel, QEasingCurve::InOutQuad});
  if (after.bronzed && !before.bronzed) {
    move.legs.push_back({Way::Rise, there, kBronze, QEasingCurve::InOutSine});
  } else if ((before.health == Health::Standing) != (after.health == Health::Standing)) {
    const double angle = after.health == Health::Standing ? -kLying : kLying;
    move.legs.push_back({Way::Tip, there, kKo, QEasingCurve::OutBack, angle});
  }
  if (move.legs.empty()) return;
  const int door = p.after.find(of(Place::Travel), Part::Door);
  const auto outside = [](const SeatView& s) { return s.at == Location::Field; };
  if (!travels || door < 0 || outside(before) == outside(after)) return p.put(std::move(move));
  Move flash = moveOf(p.after.at(door), {Way::Flash, p.after.at(door), kTravel, QEasingCurve::Linear});
  std::vector<Move> both = {std::move(flash), std::move(move)};
  p.putTogether(std::move(both));
}

/// The number of what stands at a place or on a space of the track.
int standingAt(const Tableau& tableau, kernel::Noun where) {
  return tableau.find(where, thingOf(where) == Thing::Place ? Part::Block : Part::Thing);
}

void drop(Planning& p, int thing) {
  if (thing < 0) return;
  const QRectF at = p.after.at(thing);
  Move move = moveOf(at, {Way::Drop, at, kPlaced, QEasingCurve::OutBounce});
  move.is = thing;
  p.put(std::move(move));
}

void placeBlock(Planning& p) {
  const int thing = standingAt(p.after, p.now().noun);
  const bool again = std::any_of(p.news.begin(), p.news.begin() + p.event, [&](const Event& each) {
    return each.noun == p.now().noun && (each.what == Happened::ObstaclePlaced || each.what == Happened::RingPlaced);
  });
  if (!again) drop(p, thing);  // a ring comes down with its obstacle
}

void removeBlock(Planning& p) {
  const int thing = standingAt(p.before, p.now().noun);
  if (thing < 0) return;
  const QRectF at = p.before.at(thing);
  Move move = moveOf(at, {Way::Leave, at, kGone, QEasingCurve::InBack});
  move.was = thing;
  move.file = QStringLiteral("tokens/obstacle-back");
  move.waits = true;
  p.put(std::move(move));
}

void movePhase(Planning& p) {
  const bool again = std::any_of(p.news.begin() + p.event + 1, p.news.end(),
                                 [](const Event& each) { return each.what == Happened::PhaseBegan; });
  const int was = p.before.find(Part::Phase);
  const int is = p.after.find(Part::Phase);
  if (again || was < 0 || is < 0 || p.before.at(was) == p.after.at(is)) return;
  Move move = moveOf(p.before.at(was), {Way::Marker, p.after.at(is), kPhase, QEasingCurve::OutCubic});
  move.is = is;
  move.waits = true;
  p.put(std::move(move));
}

// The sum stays until everybody has read it.
void showOutcome(Planning& p) {
  const int sum = p.before.find(Part::Sum);
  if (sum < 0) return;
  p.putTogether({moveOf(p.before.at(sum), {Way::Pulse, p.before.at(sum), kOutcome, QEasingCurve::OutQuad})});
}

}  // namespace

void planTable(Planning& p) {
  const Event& event = p.now();
  if (isOfAgent(event.what)) return moveAgent(p, event.seat);
  switch (event.what) {
    case Happened::ObstaclePlaced:
    case Happened::RingPlaced:
    case Happened::Snagged: return placeBlock(p);
    case Happened::ObstacleGone: return removeBlock(p);
    case Happened::GearPlaced: return drop(p, p.after.find(Part::Gear));
    case Happened::ChallengeWon:
    case Happened::ChallengeLost: return showOutcome(p);
    case Happened::PhaseBegan: return movePhase(p);
    default: return;
  }
}

}  // namespace w13
