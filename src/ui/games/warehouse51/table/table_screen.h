#pragma once
// The table of the auction: shows what everybody may see, and takes the answers to public questions.

#include <functional>

#include "ui/games/warehouse51/reckoning/ceremony.h"
#include "ui/games/warehouse51/table/auction_screen.h"
#include "ui/games/warehouse51/table/board_area.h"
#include "ui/games/warehouse51/table/charts.h"
#include "ui/games/warehouse51/table/course.h"
#include "ui/games/warehouse51/table/fists_area.h"
#include "ui/games/warehouse51/table/hall_area.h"
#include "ui/games/warehouse51/table/ring_area.h"
#include "ui/games/warehouse51/table/seat_area.h"
#include "ui/games/warehouse51/table/top_area.h"
#include "ui/motion/layout.h"
#include "ui/motion/motion.h"
#include "ui/screen/held_key.h"
#include "ui/sound/captions.h"

namespace w51 {

/// All that the table shows: what Seat::Table may know, and public facts about seats.
struct TableShown {
  View view;
  Decision decision;  ///< the face of the question
  PerSeat<int> collectors{};
  Seat asked = Seat::Table;  ///< in secret: who answers next; else the decision says it
  SeatSet persons;
  SeatSet mayPawn;   ///< people who may pawn now
  SeatSet shielded;  ///< people who answer on phones
  bool thinking = false;
  bool paused = false;  ///< programs wait until a lesson goes on
  bool mayUndo = false;
  std::vector<house::Event> news;    ///< what the table has learnt since it was last shown
  int first = 0;                     ///< the number of the first of them
  QStringList last;                  ///< how the last lot went
  RelicId sold = RelicId::None;      ///< the last lot that was sold or went
  Seat turnedUpBy = Seat::Table;     ///< who turned up the lot that is sold, or was last
  std::vector<Decision> pawn;        ///< by seat: what may be pawned
  QString ending;                    ///< who has won
  Prices prices{};                   ///< for which relics were sold
  std::shared_ptr<const Told> told;  ///< once the counterfeit cards are turned up
  std::function<QString(Noun)> why;  ///< why a thing is no choice now; empty: no rule says so
};

class TableScreen final : public AuctionScreen {
  Q_OBJECT
 public:
  /// The room, whose voice is asked anew each time, must outlive it.
  TableScreen(const PlainRoom& room, QWidget* parent);

  void show(TableShown shown);
  using QWidget::show;
  /// Sets how fast things move.
  void setPace(Pace pace) {
    motion_.setPace(pace);
    ceremony_.setPace(pace);
  }
  [[nodiscard]] const Motion& motion() const { return motion_; }
  /// While it waits, what moves stands at its start.
  void wait(bool on) { motion_.wait(on); }
  [[nodiscard]] Ceremony& ceremony() { return ceremony_; }
  /// Names the playing sounds; empty: none.
  void caption(const QString& line);
  [[nodiscard]] const QString& captionNow() const { return caption_.line(); }
  /// The chart that lies over the table; none: the table is free.
  [[nodiscard]] std::optional<Chart> chart() const { return charts_.open(); }
  [[nodiscard]] const TableShown& shown() const { return shown_; }
  [[nodiscard]] std::vector<KeyLine> keys() const override;

 signals:
  void pawns(kernel::Seat seat, kernel::Choice choice);
  /// A button without a choice.
  void command(ui::Command command);
  /// This time of a plan is shown, made from the news from number `first` on.
  void passes(int first, const ui::Showings& showings, int ms);
  /// Everything has stopped moving.
  void rested();

 protected:
  [[nodiscard]] Sight sight() const override;
  [[nodiscard]] std::function<QString(Noun)> why() const override { return shown_.why; }
  void obey(Command order) override;
  void arrange() override;
  void refresh() override;
  void onPressed(Piece* piece) override;
  bool onKey(int key) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;
  [[nodiscard]] QStringList lastLines() const override { return shown_.last; }

 private:
  [[nodiscard]] Desk deskNow() const;
  bool pressSecond();
  void setTo(int number);
  /// Turns the dial by a key; false: there is none, or the key is none of its.
  bool turn(int key);
  /// Jumps to a number: 1 and then 2 is 12. One that is too low or too high goes to the nearest.
  void type(int digit);
  [[nodiscard]] bool withFists() const;
  [[nodiscard]] std::vector<const Area*> areas() const;
  void play(const Layout& before);
  void showCaption();
  /// A key of the charts; false: it means what it means on the table.
  bool pressOnCharts(const QKeyEvent& key);
  /// Another chart lies over the table, or none any more.
  void chartTurned();

  TableShown shown_;
  // what people have set or picked and not yet answered with
  int set_ = 0;
  int typed_ = 0;  ///< the digits typed so far, as a number
  Alarm typing_{Alarm::Rings::Once, 900};
  Seat pawning_ = Seat::Table;
  RelicId picked_ = RelicId::None;
  HeldKey space_;

  TopArea top_;
  RingArea ring_;
  PerSeat<SeatArea> seats_;
  HallArea hall_;
  BoardArea board_;
  FistsArea fists_;
  Charts charts_;
  CaptionArea caption_;
  Motion motion_;
  int first_ = 0;  ///< the number of the first event of what moves
  Ceremony ceremony_;
};

}  // namespace w51
