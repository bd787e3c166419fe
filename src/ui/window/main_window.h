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

/// What the window is given: cards, rules, where seasons are kept, and how fast things go.
struct WindowSetup {
  CardSet cards;
  RuleBook rules;
  FirstCards firstCards;             ///< what each kind of decision is about, for a first season
  QString lessons;                   ///< folder of lessons; empty: there are none
  QString puzzles;                   ///< folder of puzzles, likewise
  QString ruleTexts;                 ///< folder of the rule texts, with the summary and the worked examples
  QString data;                      ///< the data folder, for the workshop
  QString workshop;                  ///< the designer's folder of cards; empty: there is no workshop
  QString packs;                     ///< folder in which packs of cards are unpacked
  QString saves;                     ///< folder of autosaves; empty: nothing is written
  QString language;                  ///< code of the language at the start; empty: as the options say
  QString options;                   ///< file in which the options are kept; empty: nowhere
  std::optional<int> botDelay;       ///< milliseconds, instead of what the options say
  std::optional<Pace> motion;        ///< instead of what the options say
  std::optional<SceneForm> scenes;   ///< likewise
  int curtainHold = Curtain::kHold;  ///< milliseconds
  bool clock = true;                 ///< false: no window closes by itself, whatever the options say
  int still = Screen::kStill;        ///< milliseconds a new question cannot be answered yet
  Speaker speaker;                   ///< plays the sounds; none: the window is silent
  std::optional<int> idle;           ///< milliseconds until a secret screen closes by itself, instead of the options'
};

class MainWindow final : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(WindowSetup setup);
  ~MainWindow() override;

  /// Comes up where it was when it was closed, or in the middle of the screen.
  void appear();
  /// Begins a season, or goes on with one. A sentence on the start screen tells why not.
  bool begin(const SeasonStart& start);
  bool resume(const QString& path);

  [[nodiscard]] Room* room() const { return room_.get(); }
  [[nodiscard]] QWidget* page() const { return pages_->currentWidget(); }
  /// The first screen, with all that stands on it.
  [[nodiscard]] StartScreen* startScreen() const { return start_->furnish(), start_; }
  [[nodiscard]] TableScreen* table() const { return table_; }
  [[nodiscard]] Curtain* curtain() const { return curtain_; }
  /// The curtain while it opens over a secret screen.
  [[nodiscard]] CurtainHalves* halves() const { return halves_; }
  /// The secret screen; exists only while somebody is behind the curtain.
  [[nodiscard]] SecretScreen* secret() const { return secret_; }
  [[nodiscard]] VotePage* vote() const { return vote_; }
  [[nodiscard]] EndPage* end() const { return end_; }
  /// Pages that few seasons need are made when they are first asked for: the program starts the sooner.
  [[nodiscard]] PinScreen* pinScreen();
  [[nodiscard]] const Pins& pins() const { return pins_; }
  /// The table's second window; nullptr unless it is wanted.
  [[nodiscard]] TableWindow* second() const { return second_; }
  [[nodiscard]] OptionsScreen* optionsScreen();
  [[nodiscard]] RulesPanel* rulesPanel();
  /// The worked examples of the rules by their IDs. One is played where no season or lesson is; it leaves no trace.
  [[nodiscard]] const std::map<QString, Example>& examples();
  void playExample(const QString& id);
  /// What stands above the table while an example or a card is tried; nullptr: none is.
  [[nodiscard]] PositionBar* positionBar() const { return positionBar_; }
  /// Writes the summary of the rules, in the language spoken; the rule book says what came of it.
  void saveSummary(const QString& path);
  [[nodiscard]] const Options& options() const { return options_; }
  /// What the seasons played here have retrieved.
  [[nodiscard]] const Shelf& shelf() const { return shelf_; }
  [[nodiscard]] const Sounds& sounds() const { return *sounds_; }
  [[nodiscard]] const Telling& telling() const { return *telling_; }
  /// The scenes of the season.
  [[nodiscard]] ScenePlayer& scenes() { return *scenes_; }
  /// Follows new options at once, and keeps them.
  void follow(const Options& options);
  /// The table drops a seat's PIN, everybody watching; its owner is told at every look until there is a new one.
  void dropPin(Seat seat);
  [[nodiscard]] LogPanel* log() const { return log_; }
  /// The lessons and puzzles of the program, and who leads through the one that is taken; nullptr: none.
  [[nodiscard]] Course& course() { return course_; }
  [[nodiscard]] Guide* guide() const { return guide_; }
  /// Who explains each kind of decision in a first season; nullptr in any other.
  [[nodiscard]] Explainer* explainer() const { return explainer_; }
  /// The list of lessons; a lesson of it, or a puzzle, by its place, where it was left; any lesson, from a step on.
  void openLessons();
  void beginLesson(int at);
  void teach(const Lesson& lesson, LessonPlace place, int step);
  /// A lesson in a file, for who writes it: whenever the file changes it is read again and goes on at the same step.
  /// What is wrong with it is said on the start screen, or on the note while the last good one goes on.
  void teachFile(const QString& path);
  /// The workshop of designers, from the start screen; nullptr while it is not open. A program that was built without
  /// it does nothing.
  void openWorkshop();
  [[nodiscard]] WorkshopScreen* workshop() const { return workshop_; }
  /// Shows the options, from the start screen or the table; bots wait meanwhile.
  void openOptions();
  /// How often the curtain has opened since the season began, without looks of one's own accord.
  [[nodiscard]] int handOvers() const { return handOvers_; }

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Who goes behind the curtain next, and what for.
  struct Visit {
    Seat seat = Seat::Table;
    VisitFor purpose = VisitFor::Look;
    DieId first = DieId::None;  ///< the clue that was clicked on the table, to be claimed
    [[nodiscard]] kernel::How how() const {
      return purpose == VisitFor::Respond ? kernel::How::Interjection : kernel::How::Answer;
    }
  };

  /// The options kept, and their language spoken from the start.
  [[nodiscard]] Options firstOptions() const;
  /// Whether everybody looks at the Loyalty card first.
  enum class Deals : bool { No, Yes };
  /// If it throws, no season is played any more.
  void enter(std::unique_ptr<Room> room, Deals deals = Deals::Yes);
  void furnish(Deals deals);
  void leave();
  /// The screens of a season: they read from the room, so they go before it.
  void takeDownScreens();
  void onChanged(const Events& news);
  void onAsked(Seat seat);
  /// Nothing moves on the table any more: what waited for it goes on.
  void onRested();
  void onCommand(const QString& command);
  void showTable();
  void showPage(QWidget* page);
  void holdTables(bool on);
  [[nodiscard]] bool tableMoves() const;
  void showEnd();
  void fall(const Visit& visit);
  [[nodiscard]] CurtainFor curtainFor(Seat seat) const;
  /// Whether nobody else can have been at the screen, and the table has said that no curtain is needed then.
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
  /// Hears the season that begins.
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
  /// Whether windows of a Retrieval close by themselves: not where somebody learns or tries out.
  [[nodiscard]] bool clockRuns() const { return setup_.clock && options_.clock && !guide_ && positionBar_ == nullptr; }
  void say(const QString& sentence);
  /// Says what went wrong where it is seen. A trial is over then; a season stands as it did, and so does the workshop.
  void onFault(const QString& sentence);
  void offerExamples();
  void leaveExample();
  /// What stands above the table of a position that is no season.
  void putAbove(PositionBar* bar);
  void takeFromAbove();
  void leaveWorkshop();
  /// Whether the workshop is up, and has said it.
  bool sayInWorkshop(const QString& sentence);
  /// Trying a card in a position, from the workshop: the steps that were made there are made again where they can be.
  void tryOnTable(const Trial& trial);
  /// Does something in a trial. If the cards do not let it be done, the trial is over and the workshop says why.
  void inTrial(const std::function<void()>& does);
  void playTrial(const std::vector<TrialStep>& made);
  void rereadTrial();
  void keepTrial();
  void leaveTrial();
  /// Whether the window may close; if something in the workshop is not saved, that is asked about first.
  [[nodiscard]] bool workshopMayClose();
  /// The packs there are, and those of them that new seasons are played with.
  void readPacks();
  void playWith(const QStringList& ids);
  /// "Played with night-shift"; empty: with the cards of the box alone.
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
  QString exampleOn_;  ///< which one is played
  WorkshopScreen* workshop_ = nullptr;
  CardSet seasonCards_;  ///< of new seasons: those of the setup, with packs laid over them
  struct PacksRead;
  std::shared_ptr<PacksRead> packs_;
  struct TrialOn;
  std::shared_ptr<TrialOn> trial_;  ///< the position in which a card is tried; nullptr: none is
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
  std::optional<Lesson> ownLesson_;  ///< the one in a file
  QFileSystemWatcher* ownLessonFile_ = nullptr;
  Pins pins_;
  Visit visit_;
  Seat stillThere_ = Seat::Table;  ///< who has just confirmed a visit, while nobody else was at the screen
  Deal deal_;
  bool voteWaits_ = false;
  int voteEvent_ = -1;         ///< what the page of a vote has still to tell, up to this event; -1: nothing
  Events secondNews_;          ///< what the second window has not been shown yet
  bool curtainOpens_ = false;  ///< the curtain that hangs is seen to open: it has been seen to fall
  bool tableFirst_ = false;    ///< a question or the end waits until nothing moves on the table
  int handOvers_ = 0;
  Alarm idle_{Alarm::Rings::Once};
};

}  // namespace w13
