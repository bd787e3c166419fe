#pragma once
// Plays a plan: ghosts over the table, one clock for all of them. The table itself stands as it is from the first
// moment; what ghosts stand for is only not painted until they arrive.

#include <QPointer>
#include <memory>

#include "ui/motion/bar_cover.h"
#include "ui/motion/ghost.h"
#include "ui/screen/piece.h"
#include "ui/time/clock.h"

namespace w13 {

/// A move with its pictures, and the piece that is not painted until it ends.
struct Acting {
  Move move;
  GhostLook look;
  QPointer<Piece> piece;
};

class Motion final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kFade = 160;     ///< milliseconds: the prompt's text
  static constexpr int kLetter = 18;    ///< milliseconds for one letter of the wire
  static constexpr int kTyping = 1200;  ///< milliseconds for all of them, at most
  static constexpr int kBreath = 1600;  ///< milliseconds: the last free space of the Maintenance track

  explicit Motion(QGraphicsScene& scene);
  ~Motion() override;

  void setPace(Pace pace);
  [[nodiscard]] Pace pace() const { return pace_; }
  /// Plays moves over the scene, and says meanwhile which moments have come. At each stop it waits until it may go on.
  /// Whatever ran before is finished.
  void play(std::vector<Acting> acts, Showings showings, std::vector<Stop> stops = {});
  /// It may go on behind the stops up to this event, also those that it has not come to.
  void goOn(int event);
  /// Whether it stands at a stop.
  [[nodiscard]] bool stopped() const { return stopped_; }
  /// While it waits, what moves stands where it begins: something lies over the table.
  void wait(bool on);
  /// Types so many letters, one after the other, beside whatever moves; above `kTyping` the rest comes at once.
  void type(int letters);
  /// Whether things move: then a click or a key ends it, and does nothing else.
  [[nodiscard]] bool moving() const { return moving_; }
  /// Ends everything that runs, as if its time had passed.
  void finish();
  /// The same up to the next stop: somebody is in a hurry.
  void skip();
  /// Lays a picture over the prompt bar, fading from what was there; an empty picture gives the bar free again.
  void coverBar(const QRectF& at, const QPixmap& picture);
  /// What the bar looked like until now, so that the next picture fades from it.
  void rememberBar(const QPixmap& old);
  /// Lets a piece breathe until it is gone; with motion off it is steady.
  void breathe(Piece* piece);
  /// What is being played.
  [[nodiscard]] const Plan& plan() const { return plan_; }
  /// The ghosts that are to be seen now.
  [[nodiscard]] std::vector<const Ghost*> ghosts() const;

 signals:
  /// An event of the plan is under way.
  void underWay(int event);
  /// This moment of the plan is seen.
  void passes(const w13::Showings& showings, int ms);
  /// So many letters have been typed.
  void typed(int letters);
  /// It stands at a stop: the last event before it.
  void stoppedAt(int event);
  /// Nothing moves any more.
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
  int letters_ = 0;  ///< still to be typed; 0: none
  int typingBegan_ = 0;
  int waitedSince_ = 0;
  bool waits_ = false;
  bool moving_ = false;
};

}  // namespace w13
