#pragma once
// Plays a plan: ghosts over the table, one clock for all. The table shows how it will be from the start; only the
// things that ghosts stand for are not painted until they arrive.

#include <QPointer>
#include <memory>

#include "ui/motion/bar_cover.h"
#include "ui/motion/ghost.h"
#include "ui/screen/piece.h"
#include "ui/time/clock.h"

namespace ui {

/// A move with its pictures, and the piece hidden until it ends.
struct Acting {
  Move move;
  GhostLook look;
  QPointer<Piece> piece;
};

class Motion final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kFade = 90;      ///< milliseconds: the prompt's text
  static constexpr int kLetter = 18;    ///< milliseconds per letter of the wire
  static constexpr int kTyping = 1200;  ///< milliseconds for all letters, at most
  static constexpr int kBreath = 1600;  ///< milliseconds: the last free space of the Maintenance track

  explicit Motion(QGraphicsScene& scene);
  ~Motion() override;

  void setPace(Pace pace);
  [[nodiscard]] Pace pace() const { return pace_; }
  /// Plays moves over the scene, and signals their progress. At each stop it waits for `goOn`. Finishes whatever ran
  /// before.
  void play(std::vector<Acting> acts, Showings showings, std::vector<Stop> stops = {});
  /// Lets it pass the stops up to this event, even those not reached yet.
  void goOn(int event);
  /// Whether it waits at a stop.
  [[nodiscard]] bool stopped() const { return stopped_; }
  /// While it waits, moving things stay at their start: something lies over the table.
  void wait(bool on);
  /// Types this many letters, one by one, in parallel with any motion; after `kTyping` the rest comes at once.
  void type(int letters);
  /// Whether things move: then a click or key only ends the motion.
  [[nodiscard]] bool moving() const { return moving_; }
  /// Ends all motion, as if its time had passed.
  void finish();
  /// The same up to the next stop: the user is in a hurry.
  void skip();
  /// Fades a picture in over the prompt bar; a null picture uncovers the bar.
  void coverBar(const QRectF& at, const QPixmap& picture);
  /// Sets the bar's old look, for the next picture to fade from.
  void rememberBar(const QPixmap& old);
  /// Makes a piece pulse until it is gone; with motion off it is steady.
  void breathe(Piece* piece);
  /// The plan being played.
  [[nodiscard]] const Plan& plan() const { return plan_; }
  /// The ghosts visible now.
  [[nodiscard]] std::vector<const Ghost*> ghosts() const;

 signals:
  /// An event of the plan is under way.
  void underWay(int event);
  /// This time of the plan is shown.
  void passes(const ui::Showings& showings, int ms);
  /// The number of letters typed so far.
  void typed(int letters);
  /// It waits at a stop; the last event before it.
  void stoppedAt(int event);
  /// Everything has stopped moving.
  void ended();

 private:
  void start();
  void step();
  void showAt(int ms);
  bool stopsBy(int ms);
  void endPlan();
  void breatheAt(int ms);
  void typeAt(int ms);

  QGraphicsScene& scene_;
  BarCover* bar_;
  Pace pace_ = Pace::Normal;
  std::vector<std::unique_ptr<Ghost>> ghosts_;
  std::vector<QPointer<Piece>> veiled_;  ///< of each ghost
  Plan plan_;
  QPointer<Piece> breathing_;
  Alarm frame_{Alarm::Rings::Again};
  int began_ = 0;  ///< when the plan began, by the clock
  int breathBegan_ = 0;
  std::size_t nextStop_ = 0;
  bool stopped_ = false;
  int underWay_ = -1;
  int letters_ = 0;  ///< letters to type; 0: none
  int typingBegan_ = 0;
  int waitedSince_ = 0;
  bool waits_ = false;
  bool moving_ = false;
};

}  // namespace ui
