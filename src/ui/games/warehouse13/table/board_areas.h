#pragma once
// The parts of the Warehouse board. Their rectangles are in board units (1408 x 684).

#include "ui/games/warehouse13/screen/game_area.h"

namespace w13 {

namespace board {
inline constexpr QSizeF kSize(1408, 684);
inline constexpr QRectF kRooms(14, 14, 260, 276), kLeads(288, 14, 606, 276), kField(988, 14, 406, 282);
inline constexpr QRectF kWalkways(14, 302, 1380, 72), kGate(902, 8, 78, 668), kPiles(14, 386, 880, 162);
inline constexpr QRectF kFieldPlaces(988, 386, 406, 162), kTrack(14, 560, 400, 110), kStores(426, 560, 468, 110);
inline constexpr QRectF kTray(988, 560, 406, 110), kPlaying(988, 380, 406, 292);
}  // namespace board

/// The ground of the board.
class GroundArea final : public GameArea {
  Q_OBJECT
 public:
  explicit GroundArea(QString file) : file_(std::move(file)) { setZValue(-1); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  QString file_;
};

/// A place of the board as a tile.
struct PlaceTile {
  Place place;
  QRectF at;
};

/// Warehouse rooms or Field places, with what blocks them.
class PlacesArea final : public GameArea {
  Q_OBJECT
 public:
  explicit PlacesArea(std::vector<PlaceTile> tiles) : tiles_(std::move(tiles)) {}
  [[nodiscard]] static std::vector<PlaceTile> rooms();
  [[nodiscard]] static std::vector<PlaceTile> fieldPlaces();

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawTile(const Sight& sight, const PlaceTile& tile);
  void drawBronze(const Sight& sight, const PlaceTile& tile);
  std::vector<PlaceTile> tiles_;
};

class LeadsArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawColumn(const Sight& sight, Ink& ink, Symbol type);
};

/// The Ping, the artifact with its Field Clues, and in the Finale the Plot.
class FieldArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawSmallCards(const Sight& sight, const QRectF& at);
};

/// The Agents' places: Warehouse and Field.
class WalkwaysArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

/// Travel, between Warehouse and Field.
class GateArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

class PilesArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawPile(const Sight& sight, Ink& ink, Symbol type);
};

/// Warehouse Maintenance.
class TrackArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

/// The Stacks and the Neutralizer.
class StoresArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

/// Warehouse dice and Goo dice.
class TrayArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

/// The card being resolved, in the middle of the table.
class PlayingArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

/// The piece for what blocks a place: an obstacle that can be tackled, or a Snag.
[[nodiscard]] PieceLook blockLook(const Sight& sight, Place place, const QRectF& at);

}  // namespace w13
