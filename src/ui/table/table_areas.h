#pragma once
// What stands around the board: top bar, Lost Artifacts board, seats, and the panel of a Retrieval or Plot.

#include "engine/games/warehouse13/variants.h"
#include "ui/screen/area.h"
#include "ui/screen/button.h"

namespace w13 {

/// The name of what is now in the top bar; nowhere: nothing of the bar's row is.
struct PhaseMarker {
  QRectF at;
  QString name;
};
void drawMarker(Ink& ink, const QRectF& at, const QString& name);

class TopBar final : public Area {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  double button(const QString& words, const QString& key, const QString& command, double right);
  void addMarker(const PhaseMarker& marker);
};

/// Draws where in the season it is onto a bar 60 high: Episode, phases and steps, or the parts of a Plot turn, as far
/// as they fit left of `right`. What is now is left to `drawMarker`.
PhaseMarker drawProgress(Ink& ink, const View& v, Ask ask, const Words& words, double width, double right);

/// The Lost Artifacts board; as a rail it only counts and opens the whole board.
class LostArea final : public Area {
  Q_OBJECT
 public:
  enum class Form { Whole, Rail };
  void take(Form form) { form_ = form; }
  /// The options of the season: they say with which lost artifact the Finale begins.
  void take(const Variants& variants) { variants_ = variants; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawRail(const Sight& sight);
  void drawSlots(const Sight& sight);
  void drawDecks(const Sight& sight, Ink& ink);
  Form form_ = Form::Whole;
  Variants variants_;
};

/// The players' places, with what everybody knows about them.
class SeatsArea final : public Area {
  Q_OBJECT
 public:
  /// Which seats are people, who may look at their hands and respond; public.
  struct People {
    SeatSet persons;
    SeatSet mayRespond;
  };
  void take(const People& people) { people_ = people; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  /// Where the parts of a seat lie, from its own corner; empty: not shown.
  struct Parts {
    double face = 0, name = 26, nameHigh = 34;
    QRectF line, dice, facts, foot, button;
  };
  [[nodiscard]] static Parts partsFor(QSizeF size, bool retrieval, bool bag);
  void drawSeat(const Sight& sight, Seat seat, const QRectF& at);
  void drawPlate(const Sight& sight, Ink& in, Seat seat, QSizeF size, const Parts& parts) const;
  void drawDice(const Sight& sight, Seat seat, const QRectF& at);
  void addCover(Seat seat, int covered, const QRectF& at);
  void drawFacts(const Sight& sight, Seat seat, const QRectF& at);
  void drawBag(const Sight& sight, Seat seat, const QRectF& at);
  void drawHandButton(Seat seat, const QRectF& at);
  People people_;
};

/// Retrieval, and stopping a Plot: card, requirement gauges, Goo, and the dice still in the supply.
class RetrievalArea final : public Area {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawGauges(const Sight& sight, const QRectF& at);
  [[nodiscard]] static QString reasonFor(const Sight& sight, Symbol type);
  void drawGaugeAt(const Sight& sight, Symbol type, const QRectF& at);
  void drawSwapHint(Ink& ink, const QRectF& at);
  void drawAdversary(const Sight& sight, Ink& ink, const QRectF& at);
  void drawCards(const Sight& sight, const QRectF& at);
  void drawGoo(const Sight& sight, Ink& ink, const QRectF& at);
  void drawTraitor(const Sight& sight, Ink& ink, const QRectF& at);
  void drawBucket(const Sight& sight, Ink& ink, const QRectF& at);
  void drawDice(const Sight& sight, Ink& ink, const QRectF& at);
};

/// A challenge or Snag roll, over a darkened board: its sum, the faces that win, and the die once it is rolled.
class ChallengeArea final : public Area {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  /// Where the obstacle lies that is challenged, and the die.
  struct Sum {
    QRectF faced, socket;
  };
  Sum drawSum(const Sight& sight, Ink& ink, double y);
  void drawFaces(const Sight& sight, Ink& ink, QPointF at);
};

}  // namespace w13
