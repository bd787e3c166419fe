#pragma once
// The public clock of RULING-74: in a Retrieval, an unanswered window closes by itself after a time that does not
// depend on hands and that everybody sees pass. A player who wants to respond, or to wait, stops it.

#include <QGraphicsItem>
#include <QObject>

#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/choice.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/time/clock.h"

namespace w13 {

class PublicClock final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kRuns = 4000;  ///< milliseconds
  static constexpr int kTick = 50;    ///< milliseconds between two frames

  explicit PublicClock(QObject* parent = nullptr);

  /// Whether a question closes by itself, by public facts. "Roll", "Lift the covers" and "Let it go" must be pressed:
  /// they are the table's own moments.
  [[nodiscard]] static bool closes(const kernel::Decision& face);

  /// The season's choice number `at` is asked now; a new question resets the clock.
  void ask(int at);
  /// This is asked now, and is seen or not. While nobody can see the question the clock is halted; then it takes its
  /// whole time.
  void watch(const kernel::Decision& face, int at, bool seen);
  /// Somebody waits: it no longer runs for this question.
  void stop();
  [[nodiscard]] bool runs() const { return ticks_.isActive(); }
  [[nodiscard]] bool stopped() const { return stopped_; }
  /// The share of its time left, from 1 to 0; also 0 when it does not run.
  [[nodiscard]] double left() const;

 signals:
  void ticked();
  /// The time has passed.
  void ran();

 private:
  Alarm ticks_{Alarm::Rings::Again, kTick};
  qint64 since_ = 0;
  int at_ = -1;           ///< the number of its question
  bool stopped_ = false;  ///< for that question
};

/// The bar that shows its time pass.
class ClockBar final : public QGraphicsItem {
 public:
  /// Sets its place in the scene.
  void place(const QRectF& at);
  /// Sets the share left, from 1 to 0.
  void take(double left);
  [[nodiscard]] QRectF boundingRect() const override { return at_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 private:
  QRectF at_;
  double left_ = 0;
};

}  // namespace w13
