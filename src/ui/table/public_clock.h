#pragma once
// The public clock of RULING-74: in a Retrieval, a window that nobody answers closes by itself after a time that is the
// same whatever hands hold, and that everybody sees pass. Whoever wants to respond, or to wait, stops it.

#include <QGraphicsItem>
#include <QObject>

#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/choice.h"
#include "ui/time/clock.h"

namespace w13 {

class PublicClock final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kRuns = 4000;  ///< milliseconds
  static constexpr int kTick = 50;    ///< milliseconds between two pictures of it

  explicit PublicClock(QObject* parent = nullptr);

  /// Whether a question closes by itself, by public facts. "Roll", "Lift the covers" and "Let it go" are pressed: they
  /// are the table's own moments.
  [[nodiscard]] static bool closes(const kernel::Decision& face);

  /// The season's choice of this number is asked now: for another question than before it begins anew.
  void ask(int at);
  /// This is asked now, and people can see it or not. While nobody can see the question the clock stands; then it takes
  /// its whole time.
  void watch(const kernel::Decision& face, int at, bool seen);
  /// Somebody waits: for this question it does not run any more.
  void stop();
  [[nodiscard]] bool runs() const { return ticks_.isActive(); }
  [[nodiscard]] bool stopped() const { return stopped_; }
  /// How much of its time is left, from 1 to 0; 0 as well when it does not run.
  [[nodiscard]] double left() const;

 signals:
  void ticked();
  /// The time has passed.
  void ran();

 private:
  Alarm ticks_{Alarm::Rings::Again, kTick};
  qint64 since_ = 0;
  int at_ = -1;           ///< the question it runs for
  bool stopped_ = false;  ///< for that question
};

/// The bar in which it is seen to pass.
class ClockBar final : public QGraphicsItem {
 public:
  /// Where it lies in the scene.
  void place(const QRectF& at);
  /// How much of it is left, from 1 to 0.
  void take(double left);
  [[nodiscard]] QRectF boundingRect() const override { return at_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 private:
  QRectF at_;
  double left_ = 0;
};

}  // namespace w13
