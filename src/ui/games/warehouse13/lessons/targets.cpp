#include "ui/games/warehouse13/lessons/targets.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/games/warehouse13/secret/secret_areas.h"
#include "ui/games/warehouse13/table/board_areas.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/screen/prompt_bar.h"

namespace w13 {

namespace {

/// How a place is found: the pieces and marks of a part, that with a command, or else the area of a class.
struct Target {
  const char* name;
  const char* words;        ///< as a person calls it
  const QMetaObject* area;  ///< its class; nullptr: none
  std::optional<Part> part;
  Order command = Order::Nothing;
};

const std::array kTargets = {
    Target{"abilities", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "Abilities"), &ShieldArea::staticMetaObject,
           std::nullopt},
    Target{"artifact", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the artifact"), &FieldArea::staticMetaObject,
           std::nullopt},
    Target{"challenge", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the challenge"), &ChallengeArea::staticMetaObject,
           Part::Sum},
    Target{"consequences", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "Consequences"), &FieldArea::staticMetaObject,
           std::nullopt},
    Target{"faced", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the obstacle that is challenged"),
           &ChallengeArea::staticMetaObject, Part::Faced},
    Target{"field", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Field"), &FieldArea::staticMetaObject, std::nullopt},
    Target{"gate", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the way between Warehouse and Field"),
           &GateArea::staticMetaObject, std::nullopt},
    Target{"goo", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Goo dice"), &TrayArea::staticMetaObject, Part::GooDie},
    Target{"hand", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "your hand"), &HandArea::staticMetaObject, std::nullopt},
    Target{"leads", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "Leads"), &LeadsArea::staticMetaObject, std::nullopt},
    Target{"log", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the log"), nullptr, std::nullopt, Order::Log},
    Target{"lost", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "Lost Artifacts"), &LostArea::staticMetaObject,
           std::nullopt},
    Target{"loyalty", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "your Loyalty card"), nullptr, Part::Loyalty},
    Target{"neutralizer", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Neutralizer"), nullptr, Part::Neutralized},
    Target{"obstacles", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "what blocks a place"), nullptr, Part::Block},
    Target{"phases", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the phases"), nullptr, Part::Phase},
    Target{"ping", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Ping"), &FieldArea::staticMetaObject, std::nullopt},
    Target{"piles", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Trait piles"), &PilesArea::staticMetaObject,
           std::nullopt},
    Target{"plots", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Plots"), &LostArea::staticMetaObject,
           Part::PlotDeck},
    Target{"prompt", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the question"), &PromptBar::staticMetaObject,
           std::nullopt},
    Target{"recap", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "what happened since your last look"),
           &AboutArea::staticMetaObject, std::nullopt},
    Target{"requirements", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "what the artifact needs"),
           &RetrievalArea::staticMetaObject, std::nullopt},
    Target{"rooms", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the rooms of the Warehouse"),
           &PlacesArea::staticMetaObject, std::nullopt},
    Target{"rules", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the rules"), nullptr, std::nullopt, Order::Rules},
    Target{"seats", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the players"), &SeatsArea::staticMetaObject,
           std::nullopt},
    Target{"stacks", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Stacks"), nullptr, Part::Stacks},
    Target{"stress", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Stress deck"), nullptr, Part::Stress},
    Target{"track", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Maintenance track"), &TrackArea::staticMetaObject,
           std::nullopt},
    Target{"traitor-cards", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Traitor cards"), &LostArea::staticMetaObject,
           Part::TraitorDeck},
    Target{"walkways", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "where the Agents stand"),
           &WalkwaysArea::staticMetaObject, std::nullopt},
    Target{"warehouse-dice", QT_TRANSLATE_NOOP("w13::SeasonClassroom", "the Warehouse dice"), nullptr,
           Part::WarehouseDie},
};

const Target* targetOf(const std::string& place) {
  const auto* found = std::ranges::find_if(kTargets, [&](const Target& each) { return place == each.name; });
  return found == kTargets.end() ? nullptr : found;
}

/// A thing of the game.
std::optional<QRect> thingOn(const Screen& screen, kernel::Noun thing) {
  std::optional<QRect> found;
  for (const Piece* piece : screen.allPieces()) {
    if (piece->look().noun != thing) continue;
    if (piece->look().part == Part::Thing || piece->look().part == Part::Plate) return rectOf(screen, *piece);
    if (!found) found = rectOf(screen, *piece);
  }
  return found;
}

}  // namespace

bool isPlace(const std::string& place) { return targetOf(place) != nullptr; }

QString placeName(const std::string& place) {
  const Target* target = targetOf(place);
  return target == nullptr ? QString() : QCoreApplication::translate("w13::SeasonClassroom", target->words);
}

std::optional<QRect> placeOn(const Screen& screen, const std::string& place) {
  const Target* found = targetOf(place);
  if (found == nullptr) return std::nullopt;
  QRect parts, areas;
  for (QGraphicsItem* item : screen.scene()->items()) {
    const QGraphicsObject* object = item->toGraphicsObject();
    if (object == nullptr || !item->isVisible()) continue;
    if (const Piece* piece = qobject_cast<const Piece*>(object)) {
      const bool part = found->part && piece->look().part == *found->part;
      const bool command = found->command != Order::Nothing && piece->look().command == found->command;
      if (part || command) parts |= rectOf(screen, *piece);
    } else if (const Area* area = qobject_cast<const Area*>(object)) {
      if (area->metaObject() == found->area) areas |= rectOf(screen, *area, area->boundingRect());
      for (const Mark& mark : area->marks())
        if (found->part && mark.part == *found->part) parts |= rectOf(screen, *area, mark.at);
    }
  }
  if (parts.isEmpty() && areas.isEmpty()) return std::nullopt;
  return parts.isEmpty() ? areas : parts;
}

std::optional<QRect> targetOn(const Screen& screen, const LessonTarget& target) {
  if (!target.place.empty()) return placeOn(screen, target.place);
  return target.none() ? std::nullopt : thingOn(screen, target.thing);
}

bool confirmsTool(const Piece& piece) {
  const std::vector<kernel::Choice>& choices = piece.look().choices;
  return choices.size() == 1 && choices.front().verb == verb::Neutralize &&
         qobject_cast<const PromptBar*>(piece.parentObject()) != nullptr;
}

const Piece* pieceFor(const Screen& screen, const kernel::Choice& choice) {
  const Piece* found = nullptr;
  for (const Piece* piece : screen.livePieces()) {
    const std::vector<kernel::Choice>& choices = piece->look().choices;
    if (std::ranges::find(choices, choice) == choices.end()) continue;
    if (confirmsTool(*piece)) return piece;
    if (found == nullptr || choices.size() < found->look().choices.size()) found = piece;
  }
  // A clue is neutralized with a tool, and that is taken first.
  return found == nullptr && choice.verb == verb::Neutralize ? screen.pieceWith(Order::Neutralize) : found;
}

}  // namespace w13
