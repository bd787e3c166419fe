#pragma once
// The way into the workshop and back, and the table on which a card is tried. A program built without the workshop has
// none, and does nothing here.

#include <functional>
#include <memory>

#include "ui/games/warehouse13/pages/start_screen.h"
#include "ui/games/warehouse13/window/season_flow.h"

namespace ui {
class WorkshopScreen;
}

namespace w13 {

struct Trial;
struct TrialStep;

class WorkshopFlow final : public QObject {
  Q_OBJECT
 public:
  WorkshopFlow(Frame& frame, SeasonFlow& season, StartScreen& start);
  ~WorkshopFlow() override;

  /// Opens it from the start screen, as it was left if something else came between.
  void open();
  /// Opens it with a pack that was dropped on the window.
  void look(const QString& pack);
  /// nullptr while it is not open.
  [[nodiscard]] WorkshopScreen* screen() const { return screen_; }
  /// Whether it is up.
  [[nodiscard]] bool isUp() const;
  /// Reports a fault where it is seen: it ends a trial; the workshop stays as it was. False: neither is up.
  bool tell(const QString& fault);
  /// Whether the window may close; asks first if there is unsaved work, and closes the window itself later.
  [[nodiscard]] bool mayClose();

 signals:
  /// It has been opened or closed.
  void opened(bool on);
  void ruleWanted(const QString& id);

 private:
  void leave();
  /// Tries a card in a position: earlier steps there are replayed where possible.
  void tryOnTable(const Trial& trial);
  /// Does something in a trial. If the cards do not allow it, the trial ends and the workshop says why.
  void inTrial(const std::function<void()>& does);
  void play(const std::vector<TrialStep>& made);
  void addBar(std::size_t lost);
  void reread();
  void keep();
  void leaveTrial();

  Frame& frame_;
  SeasonFlow& season_;
  StartScreen& start_;
  struct Cards;
  std::shared_ptr<Cards> cards_;  ///< what the workshop knows of this game
  WorkshopScreen* screen_ = nullptr;
  struct TrialOn;
  std::shared_ptr<TrialOn> trial_;  ///< the position a card is tried in; nullptr: none
};

}  // namespace w13
