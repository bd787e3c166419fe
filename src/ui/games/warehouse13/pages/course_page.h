#pragma once
// How a season went, once it is over: its course as somebody could see it, what turned it, luck, and a seat's moves
// beside those of a search.

#include "engine/afterwards/course.h"
#include "engine/afterwards/fortune.h"
#include "engine/afterwards/move_review.h"
#include "ui/games/warehouse13/pages/course_chart.h"
#include "ui/games/warehouse13/pages/notice_screen.h"

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QTreeWidget;

namespace ui {
class Segments;
}  // namespace ui

namespace w13 {

/// All that the page tells.
struct WentShown {
  SeasonCourse course;
  SeasonFortune fortune;
  View end;              ///< what the table knows at the end
  QStringList episodes;  ///< their titles, and the Finale's
  SeatSet people;        ///< seats that people played
};

class CoursePage final : public NoticePage {
  Q_OBJECT
 public:
  CoursePage(const Catalog& cards, const Words& words, QWidget* parent);
  void show(WentShown shown);
  using QWidget::show;

  /// A seat's moves are being compared.
  void tellProgress(int done, int all);
  /// They have been, as far as it went. `questions`: what each answered, in words: question, played, better.
  struct Compared {
    ReviewedMove move;
    QString question, played, better;
  };
  void tellMoves(std::vector<Compared> moves);
  /// The seat whose moves are looked at.
  [[nodiscard]] Seat seat() const;
  [[nodiscard]] const WentShown& shown() const { return shown_; }
  [[nodiscard]] const std::vector<Compared>& compared() const { return moves_; }

 signals:
  /// The table is wanted as it was after so many moves.
  void lookedBack(int step, const QString& when);
  /// A season is to branch off there.
  void branched(int step);
  /// A seat's moves are to be compared, or no longer.
  void compares(kernel::Seat seat);
  void stops();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void retranslate() override;
  void rescaled() override;

 private:
  QWidget* makeCourse();
  QWidget* makeMoves();
  void place();
  void fill();
  void fillEyes();
  void fillTurned();
  void fillLuck();
  void fillMoves();
  void tellMoment(int moment);
  void tellMove(int row);
  void showEyes();
  [[nodiscard]] QString nameOf(Seat seat) const;
  [[nodiscard]] QString when(const CourseMoment& moment) const;
  [[nodiscard]] QString sentenceOf(const Swing& swing) const;
  [[nodiscard]] QString linesOf(const Swing& swing) const;
  void addLuck(const QString& who, const Fortunes& all);

  const Catalog& cards_;
  const Words& words_;
  WentShown shown_;
  std::vector<Compared> moves_;
  std::vector<int> rows_;  ///< the moves in the list, by their place
  bool comparing_ = false;

  QWidget* all_;
  Segments* which_ = nullptr;
  QWidget* course_ = nullptr;
  QWidget* compare_ = nullptr;
  QLabel* eyesHead_ = nullptr;
  QComboBox* eyes_ = nullptr;
  CourseChart* chart_ = nullptr;
  QLabel* moment_ = nullptr;
  QLabel* turnedHead_ = nullptr;
  QListWidget* turned_ = nullptr;
  QPushButton* then_ = nullptr;
  QLabel* luckHead_ = nullptr;
  QLabel* luckSaid_ = nullptr;
  QTreeWidget* luck_ = nullptr;
  QLabel* seatHead_ = nullptr;
  QComboBox* seats_ = nullptr;
  QPushButton* begin_ = nullptr;
  QProgressBar* bar_ = nullptr;
  QLabel* found_ = nullptr;
  QListWidget* list_ = nullptr;
  QLabel* move_ = nullptr;
  QPushButton* thenMove_ = nullptr;
  QPushButton* branch_ = nullptr;
};

}  // namespace w13
