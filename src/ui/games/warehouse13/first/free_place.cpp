#include "ui/games/warehouse13/first/free_place.h"

#include <QLineF>
#include <algorithm>
#include <limits>

#include "ui/games/warehouse13/lessons/targets.h"
#include "ui/games/warehouse13/secret/ballot_area.h"
#include "ui/games/warehouse13/secret/secret_areas.h"
#include "ui/games/warehouse13/table/danger_area.h"
#include "ui/games/warehouse13/table/table_screen.h"
#include "ui/screen/prompt_bar.h"

namespace w13 {

namespace {

constexpr double kNeeded = 1000, kHelps = 60, kLive = 4, kThing = 1;  // of a pixel that is covered
constexpr double kFar = 25;                                           // of a point away from the middle
constexpr int kStep = 12, kEdge = 8, kAround = 4;

/// Something that lies on a screen, and how dear it is to cover a pixel of it.
struct Priced {
  QRect at;
  double price = 0;
};

double covered(const QRect& place, const Priced& thing) {
  const QRect both = place & thing.at;
  return both.isEmpty() ? 0 : thing.price * both.width() * both.height();
}

std::vector<const Area*> areasOn(const Screen& screen) {
  std::vector<const Area*> found;
  for (const QGraphicsItem* item : screen.scene()->items()) {
    const QGraphicsObject* object = item->toGraphicsObject();
    const Area* area = object == nullptr ? nullptr : qobject_cast<const Area*>(object);
    if (area != nullptr && area->isVisible() && !area->boundingRect().isEmpty()) found.push_back(area);
  }
  return found;
}

QRect onScreen(const Screen& screen, const Area& area, const QRectF& at) {
  return screen.mapFromScene(area.mapRectToScene(at)).boundingRect();
}

bool isNeeded(const Area& area, const Piece& piece) {
  static constexpr std::array kWays = {Order::Curtain, Order::Confirm, Order::Again, Order::Close};
  const PieceLook& look = piece.look();
  const bool asks = area.zValue() >= Area::kFront || qobject_cast<const AboutArea*>(&area) != nullptr;
  return !look.choices.empty() || std::ranges::find(kWays, look.command.what.as<Order>()) != kWays.end() ||
         (asks && look.card.kind != 0);
}

/// Where a piece must stay in sight: of a thumb of the ballot the upper half, in which it says which it is.
QRect neededOf(const Screen& screen, const Area& area, const Piece& piece) {
  const QRect at = rectOf(screen, piece);
  return qobject_cast<const BallotArea*>(&area) == nullptr || piece.look().choices.empty()
             ? at
             : at.adjusted(0, 0, 0, -at.height() / 2);
}

/// What helps to answer, though nothing is lost if it is covered for a moment.
bool helps(const PieceLook& look) {
  return look.part == Part::Gauge || look.card.kind != 0 || look.command.what == Order::Look;
}

}  // namespace

std::vector<QRect> neededOn(const Screen& screen) {
  std::vector<QRect> needed;
  for (const Area* area : areasOn(screen)) {
    if (qobject_cast<const PromptBar*>(area) != nullptr)
      needed.push_back(onScreen(screen, *area, area->boundingRect()));
    if (const auto* danger = qobject_cast<const DangerArea*>(area); danger != nullptr && !danger->tag().isEmpty())
      needed.push_back(onScreen(screen, *area, danger->tagAt()));
    for (const Piece* piece : area->pieces())
      if (piece->isVisible() && isNeeded(*area, *piece)) needed.push_back(neededOf(screen, *area, *piece));
  }
  return needed;
}

QRect freePlaceOn(const Screen& screen, const std::vector<QSize>& sizes, const std::optional<QRect>& thing) {
  std::vector<Priced> all;
  if (thing) {  // what fills a third of the screen cannot be kept clear
    const QRect& screenful = screen.viewport()->rect();
    const bool large = 3 * thing->width() * thing->height() > screenful.width() * screenful.height();
    all.push_back({*thing, large ? kHelps : kNeeded});
  }
  for (const QRect& at : neededOn(screen)) all.push_back({at.adjusted(-kAround, -kAround, kAround, kAround), kNeeded});
  for (const Area* area : areasOn(screen)) {
    const std::vector<Piece*>& pieces = area->pieces();
    const bool near =
        area->zValue() >= Area::kFront ||
        std::any_of(pieces.begin(), pieces.end(), [](const Piece* piece) { return !piece->look().choices.empty(); });
    for (const Written& each : area->written())
      all.push_back({onScreen(screen, *area, each.at), near ? kHelps : kLive});
    for (const Piece* piece : pieces)
      all.push_back({rectOf(screen, *piece), helps(piece->look()) ? kHelps : piece->live() ? kLive : kThing});
  }
  const QRect room = screen.viewport()->rect().adjusted(kEdge, kEdge, -kEdge, -kEdge);
  const int step = std::max(kStep, kStep * room.width() / 1280);
  QRect best;
  double least = std::numeric_limits<double>::max();
  for (const QSize& size : sizes)
    for (int y = room.top(); y + size.height() <= room.bottom() + 1; y += step)
      for (int x = room.left(); x + size.width() <= room.right() + 1; x += step) {
        const QRect tried(QPoint(x, y), size);
        double cost = kFar * QLineF(tried.center(), room.center()).length();
        for (auto each = all.begin(); each != all.end() && cost < least; ++each) cost += covered(tried, *each);
        if (cost >= least) continue;
        least = cost;
        best = tried;
      }
  return best;
}

namespace {

/// How much of what is read in front of the table lies under it: the faces of a challenge, the words beside them.
double readUnder(const Screen& screen, const QRect& slot) {
  double under = 0;
  for (const Area* area : areasOn(screen)) {
    if (area->zValue() < Area::kFront) continue;
    for (const Written& each : area->written()) under += covered(slot, {onScreen(screen, *area, each.at), 1});
  }
  return under;
}

/// How much lies under it of the place of the seat that is asked: its dice, what it does and its Respond button.
double askedUnder(const Screen& screen, const QRect& slot) {
  const auto* table = qobject_cast<const TableScreen*>(&screen);
  if (table == nullptr || table->shown().decision.seat() == Seat::Table) return 0;
  for (const Piece* piece : screen.allPieces())
    if (piece->look().part == Part::Plate && piece->look().noun == of(table->shown().decision.seat()))
      return covered(slot, {rectOf(screen, *piece), 1});
  return 0;
}

}  // namespace

QRect slotOn(const Screen& screen, QSize size, const std::optional<QRect>& thing) {
  const QRect room = screen.viewport()->rect().adjusted(kEdge, kEdge, -kEdge, -kEdge);
  int above = room.bottom();
  for (const Area* area : areasOn(screen))
    if (qobject_cast<const PromptBar*>(area) != nullptr)
      above = std::min(above, onScreen(screen, *area, area->boundingRect()).top() - kEdge);
  std::vector<QRect> kept = neededOn(screen);
  if (thing) kept.push_back(*thing);
  const int right = room.right() - size.width();
  const int low = above - size.height();
  for (const int y : {low, room.top()}) {
    std::optional<QRect> best;
    for (const int x : {room.left(), right}) {
      const QRect slot({x, y}, size);
      const auto covers = [&](const QRect& each) {
        return slot.intersects(each.adjusted(-kAround, -kAround, kAround, kAround));
      };
      if (!room.contains(slot) || std::any_of(kept.begin(), kept.end(), covers)) continue;
      const auto hides = [&](const QRect& at) { return std::pair(readUnder(screen, at), askedUnder(screen, at)); };
      if (!best || hides(slot) < hides(*best)) best = slot;
    }
    if (best) return *best;
  }
  return freePlaceOn(screen, {size}, thing);
}

}  // namespace w13
