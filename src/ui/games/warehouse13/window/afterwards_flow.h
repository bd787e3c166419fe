#pragma once
// Looking back at a season that is over: how it went, the table as it was, a seat's moves beside a search's, and
// seasons that branch off. Nothing of it exists before the end.

#include "ui/games/warehouse13/pages/course_page.h"
#include "ui/games/warehouse13/season/move_desk.h"
#include "ui/games/warehouse13/window/season_flow.h"
#include "ui/settings/language.h"

namespace w13 {

class AfterwardsFlow final : public QObject {
  Q_OBJECT
 public:
  /// What a search plays on in for each move.
  static constexpr int kDreams = 600;

  AfterwardsFlow(Frame& frame, SeasonFlow& season);
  ~AfterwardsFlow() override;

  /// Shows how the season went; nothing while it is played.
  void open();
  /// The page; nullptr until it is opened.
  [[nodiscard]] CoursePage* page() const { return page_; }
  /// The table as it was; nullptr: nobody looks back.
  [[nodiscard]] TableScreen* past() const { return past_; }
  /// Sets how much is searched for each move, for tests.
  void setDreams(int dreams) { dreams_ = dreams; }

 private:
  void makePage();
  void takeDownPages();
  void compare(Seat seat);
  void tellMoves(const std::vector<ReviewedMove>& moves);
  void lookBack(int step, const QString& when);
  void leavePast();

  Frame& frame_;
  SeasonFlow& season_;
  QPointer<CoursePage> page_;
  Language language_ = Language::English;  ///< in which it was made
  QPointer<QWidget> pastPage_;
  QPointer<TableScreen> past_;
  std::unique_ptr<MoveDesk> desk_;
  int dreams_ = kDreams;
};

}  // namespace w13
