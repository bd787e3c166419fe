#pragma once
// A part of a screen: draws its ground and lays out its pieces. Showing the same thing twice changes nothing.

#include <QGraphicsObject>
#include <QGraphicsScene>
#include <QPixmap>

#include "ui/screen/piece.h"

namespace ui {

/// How an area shows its pieces.
struct AreaLook {
  double pixels = 1;                                     ///< device pixels per unit of the scene
  bool live = true;                                      ///< false while a bot thinks: nothing can be clicked
  kernel::Noun picked = {};                              ///< the clicked thing that has several choices
  const std::vector<kernel::Choice>* lasting = nullptr;  ///< choices that cannot be undone; nullptr: not shown
};

/// A place drawn on an area's ground that stands for something: motion starts or ends there.
struct Mark {
  OfGame part;
  kernel::Noun noun;
  QRectF at;  ///< in units of the area
};

class Area : public QGraphicsObject {
  Q_OBJECT
 public:
  static constexpr double kFront = 3;  ///< areas at or above this height overlap others on purpose

  /// Sets its size in its own units, its position in the scene and its scale.
  void place(QPointF at, QSizeF units, double scale);
  [[nodiscard]] QSizeF units() const { return units_; }

  /// Forgets what was shown.
  void clear();
  /// The texts on its ground.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }
  [[nodiscard]] const std::vector<Piece*>& pieces() const { return pieces_; }
  [[nodiscard]] const std::vector<Mark>& marks() const { return marks_; }
  /// Its contents as one picture, without rings.
  [[nodiscard]] QPixmap picture() const;

  QRectF boundingRect() const override { return QRectF(QPointF(0, 0), units_); }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 signals:
  void pressed(ui::Piece* piece);
  void lifted(ui::Piece* piece);
  void carried(QPointF scene);
  void laid(ui::Piece* piece, QPointF scene);
  void enlarge(const ui::Piece* piece);

 protected:
  /// Draws it anew. Public in areas that need nothing else; others are shown with what they draw.
  void show(const AreaLook& look);
  void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
  /// Draws the ground and adds the pieces.
  virtual void draw(Ink& ink) = 0;
  /// Adds a piece; it gets no choices while nothing can be clicked.
  Piece* add(PieceLook look);
  void mark(OfGame part, const QRectF& at, kernel::Noun noun = {}) { marks_.push_back({part, noun, at}); }

 private:
  QSizeF units_;
  QPixmap ground_;
  std::vector<Piece*> pieces_;
  std::vector<Written> written_;
  std::vector<Mark> marks_;
  double pixels_ = 1;
  bool live_ = true;
  const std::vector<kernel::Choice>* lasting_ = nullptr;
  kernel::Noun picked_;
};

}  // namespace ui
