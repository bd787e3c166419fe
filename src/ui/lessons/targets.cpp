#include "ui/lessons/targets.h"

#include <algorithm>
#include <array>
#include "ui/secret/secret_areas.h"
#include "ui/table/board_areas.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_areas.h"

namespace w13 {

namespace {

/// How a place is found: the pieces and marks of a part, that with a command, or else the area of a class.
struct Target {
  const char* name;
  const QMetaObject* area;  ///< its class; nullptr: none
  std::optional<Part> part;
  const char* command = "";
};

const std::array kTargets = {
    Target{"abilities", &ShieldArea::staticMetaObject, std::nullopt},
    Target{"artifact", &FieldArea::staticMetaObject, std::nullopt},
    Target{"consequences", &FieldArea::staticMetaObject, std::nullopt},
    Target{"field", &FieldArea::staticMetaObject, std::nullopt},
    Target{"goo", &TrayArea::staticMetaObject, Part::GooDie},
    Target{"hand", &HandArea::staticMetaObject, std::nullopt},
    Target{"leads", &LeadsArea::staticMetaObject, std::nullopt},
    Target{"log", nullptr, std::nullopt, "log"},
    Target{"lost", &LostArea::staticMetaObject, std::nullopt},
    Target{"loyalty", nullptr, std::nullopt, "loyalty"},
    Target{"neutralizer", nullptr, Part::Bucket},
    Target{"phases", nullptr, Part::Phase},
    Target{"ping", &FieldArea::staticMetaObject, std::nullopt},
    Target{"piles", &PilesArea::staticMetaObject, std::nullopt},
    Target{"plots", &LostArea::staticMetaObject, Part::PlotDeck},
    Target{"prompt", &PromptBar::staticMetaObject, std::nullopt},
    Target{"recap", &AboutArea::staticMetaObject, std::nullopt},
    Target{"requirements", &RetrievalArea::staticMetaObject, std::nullopt},
    Target{"rooms", &PlacesArea::staticMetaObject, std::nullopt},
    Target{"rules", nullptr, std::nullopt, "rules"},
    Target{"seats", &SeatsArea::staticMetaObject, std::nullopt},
    Target{"stacks", nullptr, Part::Stacks},
    Target{"stress", nullptr, Part::Stress},
    Target{"track", &TrackArea::staticMetaObject, std::nullopt},
    Target{"traitor-cards", &LostArea::staticMetaObject, Part::TraitorDeck},
    Target{"walkways", &WalkwaysArea::staticMetaObject, std::nullopt},
    Target{"warehouse-dice", nullptr, Part::WarehouseDie},
};

QRect onScreen(const Screen& screen, const QGraphicsItem& item, const QRectF& at) {
  return screen.mapFromScene(item.mapRectToScene(at)).boundingRect();
}

}  // namespace

QRect rectOf(const Screen& screen, const Piece& piece) {
  return onScreen(screen, piece, QRectF(QPointF(0, 0), piece.look().at.size()));
}

std::optional<QRect> placeOn(const Screen& screen, const std::string& place) {
  const auto found = std::ranges::find_if(kTargets, [&](const Target& each) { return place == each.name; });
  if (found == kTargets.end()) return std::nullopt;
  QRect parts, areas;
  for (QGraphicsItem* item : screen.scene()->items()) {
    const QGraphicsObject* object = item->toGraphicsObject();
    if (object == nullptr || !item->isVisible()) continue;
    if (const Piece* piece = qobject_cast<const Piece*>(object)) {
      const bool part = found->part && piece->look().part == *found->part;
      const bool command = *found->command != '\0' && piece->look().command == QLatin1String(found->command);
      if (part || command) parts |= rectOf(screen, *piece);
    } else if (const Area* area = qobject_cast<const Area*>(object)) {
      if (area->metaObject() == found->area) areas |= onScreen(screen, *area, area->boundingRect());
      for (const Mark& mark : area->marks())
        if (found->part && mark.part == *found->part) parts |= onScreen(screen, *area, mark.at);
    }
  }
  if (parts.isEmpty() && areas.isEmpty()) return std::nullopt;
  return parts.isEmpty() ? areas : parts;
}

std::optional<QRect> thingOn(const Screen& screen, kernel::Noun thing) {
  std::optional<QRect> found;
  for (const Piece* piece : screen.allPieces()) {
    if (piece->look().noun != thing) continue;
    if (piece->look().part == Part::Thing || piece->look().part == Part::Plate) return rectOf(screen, *piece);
    if (!found) found = rectOf(screen, *piece);
  }
  return found;
}

const Piece* pieceFor(const Screen& screen, const kernel::Choice& choice) {
  const Piece* found = nullptr;
  for (const Piece* piece : screen.livePieces()) {
    const std::vector<kernel::Choice>& choices = piece->look().choices;
    if (std::ranges::find(choices, choice) == choices.end()) continue;
    if (found == nullptr || choices.size() < found->look().choices.size()) found = piece;
  }
  return found;
}

const Piece* pieceFor(const Screen& screen, const QString& command) {
  for (const Piece* piece : screen.livePieces())
    if (piece->look().command == command) return piece;
  return nullptr;
}

}  // namespace w13
