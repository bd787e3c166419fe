#pragma once
// Around the board: top bar, Lost Artifacts board, seats, and the panel of a Retrieval or Plot.

#include "engine/games/warehouse13/variants.h"
#include "ui/games/warehouse13/screen/game_area.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/button.h"

namespace w13 {

/// The name of the current entry in the top bar; empty `at`: none in the bar's row is current.
struct PhaseMarker {
  QRectF at;
  QString name;
};
void drawMarker(Ink& ink, const QRectF& at, const QString& name);

class TopBar final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  double button(const QString& words, const QString& key, Command command, double right);
  void addMarker(const PhaseMarker& marker);
};

/// Draws the season's progress onto a bar 60 high: Episode, phases and steps, or the parts of a Plot turn, as far as
/// they fit left of `right`. `drawMarker` draws the current one.
PhaseMarker drawProgress(Ink& ink, const View& v, Ask ask, const Words& words, double width, double right);

/// The Lost Artifacts board; as a rail it only counts, and opens the whole board.
class LostArea final : public GameArea {
  Q_OBJECT
 public:
  enum class Form { Whole, Rail };
  void take(Form form) { form_ = form; }
  /// The season's options: they say which lost artifact begins the Finale.
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

/// The players' places, with public facts about them.
class SeatsArea final : public GameArea {
  Q_OBJECT
 public:
  /// The seats of people, who may look at their hands, and the seats that may respond; public.
  struct People {
    SeatSet persons;
    SeatSet mayRespond;
    SeatSet shielded = {};       ///< of the persons: those who look at phones
    SeatSet choosing = {};       ///< of those: who is asked in secret now
    SeatSet talkers = {};        ///< of the persons: those who may talk at the table
    PerSeat<QString> said = {};  ///< what each seat has just said in the open; empty: nothing
  };
  void take(const People& people) { people_ = people; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  /// The places of a seat's parts, from its own corner; empty: not shown.
  struct Parts {
    double face = 0, name = 26, nameHigh = 34;
    QRectF line, dice, facts, foot, button;
  };
  [[nodiscard]] static Parts partsFor(QSizeF size, bool retrieval, int cards);
  void drawSeat(const Sight& sight, Seat seat, const QRectF& at);
  void drawPlate(const Sight& sight, Ink& in, Seat seat, QSizeF size, const Parts& parts) const;
  void drawDice(const Sight& sight, Seat seat, const QRectF& at);
  void addCover(Seat seat, int covered, const QRectF& at);
  void drawFacts(const Sight& sight, Seat seat, const QRectF& at);
  void drawCards(const Sight& sight, Seat seat, const QRectF& at);
  void drawHandButton(Seat seat, const QRectF& at);
  void drawShield(const QRectF& at);
  void drawTalk(Seat seat, const QRectF& at);
  People people_;
};

/// Retrieval and stopping a Plot: card, requirement gauges, Goo, and the dice left in the supply.
class RetrievalArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawSmallCards(const Sight& sight, const std::vector<CardId>& cards, const QRectF& at);
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
class ChallengeArea final : public GameArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  /// The places of the challenged obstacle and the die.
  struct Sum {
    QRectF faced, socket;
  };
  Sum drawSum(const Sight& sight, Ink& ink, double y);
  void drawFaces(const Sight& sight, Ink& ink, QPointF at);
};

}  // namespace w13
