#pragma once
// The window: its first screen, menu, keys and options. What goes on in it are the flows' affairs: a season, a visit
// behind the curtain, a lesson, the rule book, the workshop and its packs.

#include <QMainWindow>

#include "ui/games/warehouse13/settings/shelf.h"
#include "ui/games/warehouse13/window/afterwards_flow.h"
#include "ui/games/warehouse13/window/lesson_flow.h"
#include "ui/games/warehouse13/window/packs_flow.h"
#include "ui/games/warehouse13/window/rules_flow.h"
#include "ui/games/warehouse13/window/shield_flow.h"
#include "ui/games/warehouse13/window/visit_flow.h"
#include "ui/games/warehouse13/window/workshop_flow.h"
#include "ui/pages/options_screen.h"
#include "ui/sound/hearing.h"
#include "ui/window/on_shelf.h"

namespace w13 {

class PauseMenu;

class MainWindow final : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(WindowSetup setup);
  ~MainWindow() override;

  /// Shows it where it was last closed, else at 1440 x 900.
  void appear();
  /// Opens a door; `season`: the file that Door::GoOn goes on with.
  void enter(Door door, const QString& season);
  /// Begins or resumes a season. If that fails, a sentence on the start screen says why.
  bool begin(const SeasonStart& start);
  bool resume(const QString& path);
  /// Shows the options, from the start screen or the table; meanwhile bots wait.
  void openOptions();
  [[nodiscard]] OptionsScreen* optionsScreen();
  [[nodiscard]] const Options& options() const { return frame_.options(); }
  /// Applies new options at once, and saves them.
  void follow(const Options& options) { frame_.follow(options); }
  /// The artifacts retrieved in seasons played here.
  [[nodiscard]] const Shelf& shelf() const { return shelf_; }
  [[nodiscard]] QWidget* page() const { return frame_.page(); }
  /// The first screen, with all its contents.
  [[nodiscard]] StartScreen* startScreen() const { return start_->furnish(), start_; }

  // ---- the flows, and what tests and pictures want of them (documented there)
  [[nodiscard]] Room* room() const { return season_.room(); }
  [[nodiscard]] TableScreen* table() const { return season_.table(); }
  [[nodiscard]] VotePage* vote() const { return season_.vote(); }
  [[nodiscard]] EndPage* end() const { return season_.end(); }
  [[nodiscard]] LogPanel* log() const { return season_.log(); }
  [[nodiscard]] Explainer* explainer() const { return season_.explainer(); }
  [[nodiscard]] PositionBar* positionBar() const { return season_.bar(); }
  [[nodiscard]] const SeasonSounds& sounds() const { return season_.telling().sounds(); }
  [[nodiscard]] const Telling& telling() const { return season_.telling().telling(); }
  [[nodiscard]] ScenePlayer& scenes() { return season_.telling().scenes(); }
  [[nodiscard]] TableWindow* second() const { return season_.telling().second(); }

  [[nodiscard]] Curtain* curtain() const { return &frame_.pages().curtain(); }
  [[nodiscard]] CurtainHalves* halves() const { return &frame_.pages().halves(); }
  [[nodiscard]] SecretScreen* secret() const { return visits_.secret(); }
  [[nodiscard]] PinScreen* pinScreen() { return visits_.pinScreen(); }
  [[nodiscard]] const Pins& pins() const { return visits_.pins(); }
  void dropPin(Seat seat) { visits_.dropPin(seat); }
  [[nodiscard]] int handOvers() const { return visits_.handOvers(); }

  [[nodiscard]] const ShieldFlow& shields() const { return shields_; }

  [[nodiscard]] RulesPanel* rulesPanel() { return rules_.panel(); }
  [[nodiscard]] const std::map<QString, Example>& examples() { return rules_.examples(); }
  void playExample(const QString& id) { rules_.play(id); }
  void saveSummary(const QString& path) { rules_.saveSummary(path); }

  [[nodiscard]] Course& course() { return lessons_.course(); }
  [[nodiscard]] Guide* guide() const { return lessons_.guide(); }
  void openLessons() { lessons_.open(); }
  void beginLesson(int at) { lessons_.begin(at); }
  void teach(const Lesson& lesson, LessonPlace place, int step) { lessons_.teach(lesson, place, step); }
  void teachFile(const QString& path) { lessons_.teachFile(path); }

  /// How the season that is over went; its page exists only then.
  [[nodiscard]] AfterwardsFlow& afterwards() { return afterwards_; }

  void openWorkshop() { workshop_.open(); }
  [[nodiscard]] WorkshopScreen* workshop() const { return workshop_.screen(); }

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void listenToFlows();
  [[nodiscard]] Sounds::Place placeNow() const;
  void addKeys();
  bool tries(const std::function<void()>& begins);
  void onCommand(Command command);
  void onOptions();
  void onLeft();
  /// Reports a fault where it is seen. It ends a trial; a season or workshop stays as it was.
  void onFault(const QString& sentence);
  void undo();
  /// What somebody wants who presses a seat: to respond if they may, else to look.
  [[nodiscard]] Visit visitOf(Seat seat) const;
  void openRules();
  void leaveTable();
  void setUpNext();
  void openMenu();
  void leaveOptions();
  void saveCopy();
  void openAnother();

  Frame frame_;
  Shelf shelf_;
  StartScreen* start_;
  OptionsScreen* optionsScreen_ = nullptr;
  QPointer<PauseMenu> menu_;
  SeasonFlow season_;
  VisitFlow visits_;
  ShieldFlow shields_;
  RulesFlow rules_;
  LessonFlow lessons_;
  WorkshopFlow workshop_;
  PacksFlow packs_;
  AfterwardsFlow afterwards_;
  Hearing hearing_;
};

}  // namespace w13
