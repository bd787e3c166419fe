#pragma once
// What the table has learnt is told by one clock: the motion of the table that is looked at, or the page of a vote. The
// log, the wire, the ears, the scenes and the table's second window listen to it.

#include "ui/games/warehouse13/pages/notice_screen.h"
#include "ui/games/warehouse13/panels/log_panel.h"
#include "ui/games/warehouse13/scenes/scene_player.h"
#include "ui/games/warehouse13/season/room.h"
#include "ui/games/warehouse13/sound/season_sounds.h"
#include "ui/games/warehouse13/table/table_window.h"
#include "ui/games/warehouse13/window/frame.h"
#include "ui/sound/captions.h"

namespace w13 {

class TellingFlow final : public QObject {
  Q_OBJECT
 public:
  explicit TellingFlow(Frame& frame);

  /// The screens of a season, and its room; all outlive it.
  struct Season {
    Room* room = nullptr;
    TableScreen* table = nullptr;
    VotePage* vote = nullptr;
    LogPanel* log = nullptr;
  };
  /// Begins a season of which nothing has been told. Call before anything else listens to its room and table: sounds
  /// wait for their moments, and a click is heard before what it does.
  void begin(const Season& season);
  /// Its season is about to go: takes the second window down.
  void leave();

  void takeBack(int events);
  /// Shows the log's lines as they are now: a discard is named no longer than it lies on top.
  void tellTables(const Events& events);
  /// Shows the vote in this news, if one has just been taken; returns whether there is one.
  bool takeVote(const Events& news, const View& now);
  /// Opens or closes the second window, as the options say.
  void showSecond();
  /// Shows the second window what the table shows. A vote is not seen there before its page shows it.
  void showOnSecond(const TableShown& shown);
  /// Shows a hint on every table.
  void say(const QString& sentence);

  [[nodiscard]] Telling& telling() { return telling_; }
  [[nodiscard]] const Telling& telling() const { return telling_; }
  [[nodiscard]] ScenePlayer& scenes() { return scenes_; }
  [[nodiscard]] const ScenePlayer& scenes() const { return scenes_; }
  [[nodiscard]] SeasonSounds& sounds() { return sounds_; }
  [[nodiscard]] const SeasonSounds& sounds() const { return sounds_; }
  /// The table's second window; nullptr unless wanted.
  [[nodiscard]] TableWindow* second() const { return second_; }

 private:
  void follow();
  void listenToVote();
  void onTold(int events);

  Frame& frame_;
  Telling telling_;
  SeasonSounds sounds_;
  Captions captions_;
  ScenePlayer scenes_;
  Season season_;
  QPointer<TableWindow> second_;
  Events untold_;                        ///< what the table has learnt and is not reported yet
  std::vector<TableShown> secondWaits_;  ///< what the second window has yet to show
  int voteEvent_ = -1;                   ///< the last event the vote page has yet to report; -1: none
};

}  // namespace w13
