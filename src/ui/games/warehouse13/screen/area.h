#pragma once
// A part of a screen: draws its ground and lays out its pieces. Showing the same thing twice changes nothing.

#include <QGraphicsObject>
#include <QGraphicsScene>
#include <QPixmap>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/seen/view.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/offers.h"
#include "ui/games/warehouse13/screen/piece.h"

namespace w13 {

/// What a click on an unclaimed clue does in Work the Case.
enum class Clues {
  Choose,      ///< takes a choice that names it
  Claim,       ///< "claim this": opens the hand with the clue picked
  Neutralize,  ///< points the Neutralizer at it
};

/// What a screen shows: a view, the question as its viewer sees it, and the choices not yet given to a piece.
struct Sight {
  const View& view;
  const kernel::Decision& decision;
  const Catalog& cards;
  const Words& words;
  Offers& offers;
  double pixels = 1;                                     ///< device pixels per unit of the scene
  kernel::Noun picked = {};                              ///< the clicked thing that has several choices
  bool live = true;                                      ///< false while a bot thinks: nothing can be clicked
  const std::vector<kernel::Choice>* lasting = nullptr;  ///< choices that cannot be undone; nullptr: not shown
  Clues clues = Clues::Choose;
  Dice reach = {};  ///< the clues within reach by public facts
};

/// A place drawn on an area's ground that stands for something: motion starts or ends there.
struct Mark {
  Part part = Part::Thing;
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

  void show(const Sight& sight);
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
  void pressed(w13::Piece* piece);
  void lifted(w13::Piece* piece);
  void carried(QPointF scene);
  void laid(w13::Piece* piece, QPointF scene);
  void enlarge(const w13::Piece* piece);

 protected:
  void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
  /// Draws the ground and adds the pieces.
  virtual void draw(const Sight& sight, Ink& ink) = 0;
  /// Adds a piece; it gets no choices while nothing can be clicked.
  Piece* add(PieceLook look);
  void mark(Part part, const QRectF& at, kernel::Noun noun = {}) { marks_.push_back({part, noun, at}); }
  /// A die with the choices that name it.
  [[nodiscard]] static PieceLook dieLook(const Sight& sight, DieId die, const QRectF& at, bool dim = false);
  /// Adds one.
  Piece* addDie(const Sight& sight, DieId die, const QRectF& at, bool dim = false);
  /// A die's colour, and the clue it shows this viewer.
  [[nodiscard]] static DieFace faceOf(const Sight& sight, DieId die);
  /// Adds a Goo die by its place in the roll.
  Piece* addGooDie(const DieFace& face, int place, const QRectF& at);
  /// A card, front up, with the choices that name it.
  [[nodiscard]] static PieceLook cardLook(const Sight& sight, CardId card, const QRectF& at, bool dim = false);
  /// Adds a card, front up.
  Piece* addCard(const Sight& sight, CardId card, const QRectF& at, bool dim = false);

 private:
  QSizeF units_;
  QPixmap ground_;
  std::vector<Piece*> pieces_;
  std::vector<Written> written_;
  std::vector<Mark> marks_ = std::vector<Mark>();
  double pixels_ = 1;
  bool live_ = true;
  const std::vector<kernel::Choice>* lasting_ = nullptr;
  kernel::Noun picked_;
};

}  // namespace w13
