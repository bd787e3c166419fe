#pragma once
// The window: which page is up, and who may look at it.

#include <QFileSystemWatcher>
#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>
#include <map>
#include <optional>

#include "engine/games/warehouse13/lesson/example.h"
#include "ui/first/explainer.h"
#include "ui/lessons/course.h"
#include "ui/lessons/guide.h"
#include "ui/pages/end_page.h"
#include "ui/pages/notice_screen.h"
#include "ui/pages/options_screen.h"
#include "ui/pages/start_screen.h"
#include "ui/panels/log_panel.h"
#include "ui/panels/rules_panel.h"
#include "ui/scenes/scene_player.h"
#include "ui/season/deal.h"
#include "ui/season/room.h"
#include "ui/secret/curtain.h"
#include "ui/secret/curtain_halves.h"
#include "ui/secret/pin_screen.h"
#include "ui/secret/secret_screen.h"
#include "ui/settings/progress.h"
#include "ui/settings/shelf.h"
#include "ui/sound/captions.h"
#include "ui/sound/sound.h"
#include "ui/table/table_window.h"
#include "ui/time/clock.h"
#include "ui/window/stillness.h"

namespace w13 {

class PauseMenu;
class PositionBar;
class WorkshopScreen;
struct Trial;
struct TrialStep;

/// The window's setup: cards, rules, where seasons are kept, and how fast things go.
struct WindowSetup {
  CardSet cards;
  RuleBook rules;
  FirstCards firstCards;             ///< explains each kind of decision, for a first season
  QString lessons;                   ///< folder of lessons; empty: none
  QString puzzles;                   ///< folder of puzzles, likewise
  QString ruleTexts;                 ///< folder of the rule texts, with the summary and the worked examples
  QString data;                      ///< the data folder, for the workshop
  QString workshop;                  ///< the designer's folder of cards; empty: no workshop
  QString packs;                     ///< folder for unpacked packs of cards
  QString saves;                     ///< folder of autosaves; empty: nothing is written
  QString language;                  ///< code of the initial language; empty: the options'
  QString options;                   ///< file for the options; empty: none
  std::optional<int> botDelay;       ///< milliseconds, instead of the options'
  std::optional<Pace> motion;        ///< instead of the options'
  std::optional<SceneForm> scenes;   ///< likewise
  int curtainHold = Curtain::kHold;  ///< milliseconds
  bool clock = true;                 ///< false: no window closes by itself, despite the options
  int still = Screen::kStill;        ///< milliseconds before a new question can be answered
  Speaker speaker;                   ///< plays the sounds; none: the window is silent
  std::optional<int> idle;           ///< milliseconds until a secret screen closes by itself, instead of the options'
};

class MainWindow final : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(WindowSetup setup);
  ~MainWindow() override;

  /// Shows it where it was last closed, else at 1440 x 900.
  void appear();
  /// Begins or resumes a season. If that fails, a sentence on the start screen says why.
  bool begin(const SeasonStart& start);
  bool resume(const QString& path);

  [[nodiscard]] Room* room() const { return room_.get(); }
  [[nodiscard]] QWidget* page() const { return pages_->currentWidget(); }
  /// The first screen, with all its contents.
  [[nodiscard]] StartScreen* startScreen() const { return start_->furnish(), start_; }
  [[nodiscard]] TableScreen* table() const { return table_; }
  [[nodiscard]] Curtain* curtain() const { return curtain_; }
  /// The curtain while it opens over a secret screen.
  [[nodiscard]] CurtainHalves* halves() const { return halves_; }
  /// The secret screen; exists only while somebody is behind the curtain.
  [[nodiscard]] SecretScreen* secret() const { return secret_; }
  [[nodiscard]] VotePage* vote() const { return vote_; }
  [[nodiscard]] EndPage* end() const { return end_; }
  /// Pages that few seasons need are made on first use, for a faster start.
  [[nodiscard]] PinScreen* pinScreen();
  [[nodiscard]] const Pins& pins() const { return pins_; }
  /// The table's second window; nullptr unless wanted.
  [[nodiscard]] TableWindow* second() const { return second_; }
  [[nodiscard]] OptionsScreen* optionsScreen();
  [[nodiscard]] RulesPanel* rulesPanel();
  /// The worked examples of the rules by their IDs. They play only outside seasons, lessons and the workshop, and leave
  /// no trace.
  [[nodiscard]] const std::map<QString, Example>& examples();
  void playExample(const QString& id);
  /// The bar above the table while an example or a card is tried; nullptr: none is.
  [[nodiscard]] PositionBar* positionBar() const { return positionBar_; }
  /// Writes the summary of the rules in the current language; the rule book reports the result.
  void saveSummary(const QString& path);
  [[nodiscard]] const Options& options() const { return options_; }
  /// The artifacts retrieved in seasons played here.
  [[nodiscard]] const Shelf& shelf() const { return shelf_; }
  [[nodiscard]] const Sounds& sounds() const { return *sounds_; }
  [[nodiscard]] const Telling& telling() const { return *telling_; }
  /// The scenes of the season.
  [[nodiscard]] ScenePlayer& scenes() { return *scenes_; }
  /// Applies new options at once, and saves them.
  void follow(const Options& options);
  /// The table drops a seat's PIN in public; its owner is reminded at every look until there is a new one.
  void dropPin(Seat seat);
  [[nodiscard]] LogPanel* log() const { return log_; }
  /// The program's lessons and puzzles, and the guide through the current one; nullptr: none.
  [[nodiscard]] Course& course() { return course_; }
  [[nodiscard]] Guide* guide() const { return guide_; }
  /// Explains each kind of decision in a first season; nullptr in any other.
  [[nodiscard]] Explainer* explainer() const { return explainer_; }
  /// Opens the list of lessons; a lesson or puzzle by its place, where it was left; any lesson from a given step.
  void openLessons();
  void beginLesson(int at);
  void teach(const Lesson& lesson, LessonPlace place, int step);
  /// Plays a lesson in a file, for its author: on every change the file is read again and continues at the same step.
  /// Mistakes are reported on the start screen, or on the note while the last good version continues.
  void teachFile(const QString& path);
  /// Opens the designers' workshop from the start screen; a program built without it does nothing. `workshop()` is
  /// nullptr while it is not open.
  void openWorkshop();
  [[nodiscard]] WorkshopScreen* workshop() const { return workshop_; }
  /// Shows the options, from the start screen or the table; meanwhile bots wait.
  void openOptions();
  /// How often the curtain has opened since the season began, not counting voluntary looks.
  [[nodiscard]] int handOvers() const { return handOvers_; }

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// The next seat behind the curtain, and its purpose.
  struct Visit {
    Seat seat = Seat::Table;
    VisitFor purpose = VisitFor::Look;
    DieId first = DieId::None;  ///< the clue clicked on the table, to be claimed
    [[nodiscard]] kernel::How how() const {
      return purpose == VisitFor::Respond ? kernel::How::Interjection : kernel::How::Answer;
    }
  };

  /// The saved options; switches to their language.
  [[nodiscard]] Options firstOptions() const;
  /// Whether everybody first looks at the Loyalty card.
  enum class Deals : bool { No, Yes };
  /// If it throws, no season is in play.
  void enter(std::unique_ptr<Room> room, Deals deals = Deals::Yes);
  void furnish(Deals deals);
  void leave();
  /// Destroys the screens of a season: they read from the room, so they go first.
  void takeDownScreens();
  void onChanged(const Events& news);
  void onAsked(Seat seat);
  /// The table has come to rest: what waited for that continues.
  void onRested();
  void onCommand(const QString& command);
  void showTable();
  void showPage(QWidget* page);
  void holdTables(bool on);
  [[nodiscard]] bool tableMoves() const;
  void showEnd();
  void fall(const Visit& visit);
  [[nodiscard]] CurtainFor curtainFor(Seat seat) const;
  /// Whether nobody else can have been at the screen, and the table has chosen no curtain for that case.
  [[nodiscard]] bool needsNoCurtain(const Visit& visit) const;
  void onCurtainOpened();
  void openSecret();
  void askPin(PinScreen::For purpose);
  void onPinTyped(const QString& pin);
  /// Destroys the secret screen; the curtain hangs before anything else happens.
  void closeSecret();
  void onSecretDone(const std::vector<kernel::Choice>& choices);
  void dealNext();
  void listLessons();
  [[nodiscard]] bool guideAllows(std::span<const kernel::Choice> choices, kernel::How how);
  void listenTo(Screen& screen);
  void watchStillness();
  void addKeys();
  void addSounds();
  void addTelling();
  /// Connects to the new season.
  void listen();
  void listenToNews();
  void onTold(const Events& events);
  void tellTables(const Events& events);
  void takeVote(const Events& news, const View& v);
  void showOnSecond(const Events& news = {});
  void hearTouch(const QObject* watched, const QEvent* event);
  [[nodiscard]] Sounds::Place placeNow() const;
  void openMenu();
  void leaveOptions();
  void filterColours();
  void showSecond();
  [[nodiscard]] Pace pace() const { return setup_.motion.value_or(options_.motion); }
  /// Whether windows of a Retrieval close by themselves: not in lessons and trials.
  [[nodiscard]] bool clockRuns() const { return setup_.clock && options_.clock && !guide_ && positionBar_ == nullptr; }
  void say(const QString& sentence);
  /// Reports a fault where it is seen. It ends a trial; a season or workshop stays as it was.
  void onFault(const QString& sentence);
  void offerExamples();
  void leaveExample();
  /// Sets the bar above the table for a position that is no season.
  void putAbove(PositionBar* bar);
  void takeFromAbove();
  void leaveWorkshop();
  /// Whether the workshop is up and has shown it.
  bool sayInWorkshop(const QString& sentence);
  /// Tries a card in a position, from the workshop: earlier steps there are replayed where possible.
  void tryOnTable(const Trial& trial);
  /// Does something in a trial. If the cards do not allow it, the trial ends and the workshop says why.
  void inTrial(const std::function<void()>& does);
  void playTrial(const std::vector<TrialStep>& made);
  void rereadTrial();
  void keepTrial();
  void leaveTrial();
  /// Whether the window may close; asks first if the workshop has unsaved work.
  [[nodiscard]] bool workshopMayClose();
  /// Reads the packs; plays new seasons with some of them.
  void readPacks();
  void playWith(const QStringList& ids);
  /// "Played with night-shift"; empty: only the cards of the box.
  [[nodiscard]] QString packsInPlay() const;
  void askForSummary();
  void saveCopy();
  void saveTo(const QString& path);
  void openAnother();
  void goOnWith(const QString& path);
  [[nodiscard]] SecretShown secretFor(const Visit& visit) const;
  [[nodiscard]] QStringList recapFor(Seat seat, const View& v) const;

  WindowSetup setup_;
  OptionsFile optionsFile_;
  Progress progress_;
  Shelf shelf_;
  Options options_;
  QStackedWidget* pages_;
  StartScreen* start_;
  Curtain* curtain_;
  CurtainHalves* halves_;
  OptionsScreen* optionsScreen_ = nullptr;
  PinScreen* pinScreen_ = nullptr;
  RulesPanel* rulesPanel_ = nullptr;
  PositionBar* positionBar_ = nullptr;
  QString exampleOn_;  ///< the example being played
  WorkshopScreen* workshop_ = nullptr;
  CardSet seasonCards_;  ///< of new seasons: the setup's, overlaid with packs
  struct PacksRead;
  std::shared_ptr<PacksRead> packs_;
  struct TrialOn;
  std::shared_ptr<TrialOn> trial_;  ///< the position a card is tried in; nullptr: none
  std::map<QString, Example> examples_;
  bool examplesRead_ = false;
  Sounds* sounds_;
  Captions* captions_;
  Telling* telling_;
  Stillness* stillness_;
  ScenePlayer* scenes_;
  std::unique_ptr<Room> room_;
  QPointer<TableScreen> table_;
  QPointer<TableWindow> second_;
  QPointer<SecretScreen> secret_;
  QPointer<VotePage> vote_;
  QPointer<EndPage> end_;
  QPointer<LogPanel> log_;
  QPointer<PauseMenu> menu_;
  QPointer<Guide> guide_;
  QPointer<Explainer> explainer_;
  Course course_;
  std::optional<Lesson> ownLesson_;  ///< the lesson in a file
  QFileSystemWatcher* ownLessonFile_ = nullptr;
  Pins pins_;
  Visit visit_;
  Seat stillThere_ = Seat::Table;  ///< the seat that just confirmed a visit, nobody else having been at the screen
  Deal deal_;
  bool voteWaits_ = false;
  int voteEvent_ = -1;         ///< the last event the vote page has yet to report; -1: none
  Events secondNews_;          ///< the news not yet shown in the second window
  bool curtainOpens_ = false;  ///< the curtain will be seen to open, as it was seen to fall
  bool tableFirst_ = false;    ///< a question or the end waits for the table to rest
  int handOvers_ = 0;
  Alarm idle_{Alarm::Rings::Once};
};

}  // namespace w13
