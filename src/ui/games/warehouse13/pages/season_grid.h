#pragma once
// A season as a table: a column per Episode, a lane per seat with what it did there, and the turning points.

#include <QPainter>

#include "engine/games/warehouse13/season/season_review.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/ink.h"

namespace w13 {

class SeasonGrid {
 public:
  SeasonGrid(const Catalog& cards, const Words& words) : cards_(cards), words_(words) {}

  void take(SeasonReview review, const View& v);
  [[nodiscard]] const SeasonReview& review() const { return review_; }
  [[nodiscard]] int columns() const { return kernel::count(review_.columns); }

  /// Selects an Episode.
  void select(int column) { selected_ = column; }
  [[nodiscard]] int selected() const { return selected_; }

  /// Draws it into a rectangle. If not all columns fit, it starts at a later one.
  void draw(Ink& ink, const QRectF& at);
  /// The column at a point of the last drawing; -1: none.
  [[nodiscard]] int columnAt(QPointF point) const;

  /// "Episode 2, San Francisco", "The Finale".
  [[nodiscard]] QString titleOf(int column) const;
  /// Its outcome: "William Tell's Crossbow, lost".
  [[nodiscard]] QString outcomeOf(int column) const;
  /// What a seat did there, in words; empty: nothing.
  [[nodiscard]] QString toldOf(int column, Seat seat) const;
  /// The turning points there; empty: none.
  [[nodiscard]] QStringList turnedIn(int column) const;

 private:
  [[nodiscard]] const EpisodeReview& of(int column) const { return kernel::at(review_.columns, column); }
  [[nodiscard]] QString sentenceOf(const TurningPoint& point) const;
  void drawLanes(Ink& ink, const QRectF& at, double head, double lane) const;
  void drawHead(Ink& ink, const QRectF& at, int column) const;
  void drawCell(Ink& ink, const QRectF& at, int column, int seat) const;
  void drawTurned(Ink& ink, const QRectF& at, int column) const;

  const Catalog& cards_;
  const Words& words_;
  SeasonReview review_;
  View view_;
  int selected_ = 0;
  std::vector<std::pair<int, QRectF>> drawn_;
};

/// Luck as a bar: a tick for the average, a dot for the actual dice.
void drawLuck(Ink& ink, const QRectF& at, const QString& name, const DieFace& face, const Luck& luck, double most,
              bool highHelps);

}  // namespace w13
