#pragma once
// The window in which any game can be played on its first day, from its words alone; a game may bring pages of its own.
// Secrets lie behind the same curtain as everywhere.

#include <QMainWindow>
#include <QPointer>
#include <optional>

#include "engine/house/lesson/first_game.h"
#include "ui/curtain/pages.h"
#include "ui/pages/options_screen.h"
#include "ui/plain/first_bar.h"
#include "ui/plain/lessons_page.h"
#include "ui/plain/plain_lesson.h"
#include "ui/plain/plain_secret.h"
#include "ui/plain/plain_setup.h"
#include "ui/plain/plain_table.h"
#include "ui/plain/plain_workshop.h"
#include "ui/rules/rules_panel.h"
#include "ui/screen/held_key.h"
#include "ui/shields/shields_page.h"
#include "ui/sound/captions.h"
#include "ui/sound/hearing.h"
#include "ui/widgets/position_bar.h"
#include "ui/window/on_shelf.h"

namespace ui {

struct PlainWanted {
  const house::GameModule* game = nullptr;
  std::shared_ptr<OwnPages> pages;       ///< of the game's own; nullptr: all are plain
  QString saves;                         ///< folder of autosaves; empty: nothing is written
  OwnFolders own;                        ///< a designer's
  ui::Options options;                   ///< of the people at this computer
  QString optionsFile;                   ///< where they are kept; empty: nowhere
  int curtainHold = ui::Curtain::kHold;  ///< milliseconds
  Speaker speaker;                       ///< plays the sounds; none: the window is silent
  std::function<void()> shelf;           ///< the way back to the shelf; empty: there is none
};

class PlainWindow final : public QMainWindow {
  Q_OBJECT
 public:
  /// Reads the game's data. Throws kernel::DataError with one sentence.
  explicit PlainWindow(PlainWanted wanted);
  ~PlainWindow() override;

  /// Shows it where the last window stood.
  void appear();
  /// Opens a door; `match`: the file that Door::GoOn goes on with.
  void enter(Door door, const QString& match);
  /// Begins or goes on with a match. If that fails, a sentence on the first page says why.
  bool begin(house::Start start);
  bool resume(const QString& path);
  [[nodiscard]] QWidget* page() const { return pages_->currentWidget(); }
  [[nodiscard]] ui::Curtain* curtain() const { return &pages_->curtain(); }
  [[nodiscard]] PlainSetup* setup() const { return setup_; }
  [[nodiscard]] TablePage* table() const { return table_; }
  /// Exists only while somebody is behind the curtain.
  [[nodiscard]] SecretPage* secret() const { return secret_; }
  /// nullptr while no lesson is taken.
  [[nodiscard]] PlainLesson* lesson() const { return lesson_; }
  /// What a lesson points with; nullptr while it points at nothing.
  [[nodiscard]] const CoachVeil* lessonVeil() const { return lessonVeil_; }
  [[nodiscard]] LessonsPage* lessons() const { return lessons_; }
  /// Its screen is nullptr while it is not open.
  [[nodiscard]] const PlainWorkshop& workshop() const { return *workshop_; }
  /// What is explained in a first game; nullptr outside of one.
  [[nodiscard]] const FirstBar* firstBar() const { return first_ ? firstBar_ : nullptr; }
  /// Above the table on which a card is tried; nullptr while none is.
  [[nodiscard]] PositionBar* trialBar() const { return trialBar_; }
  /// Of the seat behind the curtain; nullptr: it has opened none.
  [[nodiscard]] RulesPanel* secretBook() const { return secretBook_; }
  /// nullptr until they are first opened.
  [[nodiscard]] RulesPanel* rulesPanel() const { return book_; }
  [[nodiscard]] OptionsScreen* optionsScreen() const { return optionsScreen_; }
  /// nullptr while nobody can have one.
  [[nodiscard]] Shields* shields() const { return shields_.get(); }
  /// nullptr while it is not open.
  [[nodiscard]] ShieldsPage* shieldsPage() const { return shieldsPage_; }
  /// nullptr while nothing is played.
  [[nodiscard]] PlainRoom* room() const { return room_.get(); }
  [[nodiscard]] const Sounds& sounds() const { return sounds_; }

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Where people are: at the first page or the table, at the curtain, or behind it.
  enum class State : std::uint8_t { Open, Falls, Looks };
  struct Visit {
    kernel::Seat seat = kernel::Seat::Table;
    bool responds = false;
  };
  void listen();
  void listenForSounds();
  void obeySounds();
  void hearRoom();
  [[nodiscard]] Sounds::Place placeNow() const;
  void addKeys();
  void toShelf();
  void enter(PlainMatch match);
  void leave();
  /// Sits down in a match: nothing of it is shown yet.
  void sitIn(PlainMatch match);
  void teach(const house::Lesson& lesson, LessonPlace place, int step);
  /// Points at what the lesson's note means, on the page that is up.
  void pointInLesson();
  /// A first game begins or goes on, and ends.
  void beginFirst(const house::KeptMatch& match);
  void endFirst();
  void passFirst();
  /// Bots wait while people watch and read.
  void letRead();
  void hideFirst();
  /// Shows what is due in a first game. False: nothing is.
  bool explain();
  void openWorkshop();
  /// Plays in what a card is tried in. Every seat is played by whoever tries it, and nobody's cards are a secret.
  void tryCard(const PlainTrial& trial);
  void leaveTrial();
  /// Whether a lesson, if one is taken, allows these choices now.
  bool allows(std::span<const kernel::Choice> choices, kernel::How how);
  void turnToTable();
  /// Bots and questions go on.
  void goOn();
  /// Puts the focus on what leads on.
  void takeFocus();
  void dealNext();
  void fall(const Visit& visit);
  void openSecret();
  void closeSecret();
  /// Phones may come to the match that is played now.
  void allowShields();
  void dropShields();
  void openShields();
  void leaveShields();
  void onDone(const std::vector<kernel::Choice>& choices);
  void saveCopy();
  /// Opens the rule book at the rule of the question; bots wait meanwhile.
  void openBook();
  /// At this rule; empty: at that of the question.
  void openBookAt(const QString& rule);
  /// Behind the curtain.
  void openSecretBook(const QString& rule);
  void openOptions();
  void leaveOptions();
  /// Takes new options, keeps them and does what they say.
  void follow(const Options& options);
  void obey();
  [[nodiscard]] TablePage* makeTable();
  [[nodiscard]] SecretPage* makeSecret();
  [[nodiscard]] CurtainFor curtainFor(kernel::Seat seat) const;
  /// Whether a key belongs to the Space that has opened the curtain: it presses nothing behind it.
  bool stillOpens(const QKeyEvent& key);

  PlainWanted wanted_;
  std::shared_ptr<const house::Box> box_;
  house::RuleBook rules_;
  house::FirstCards firstCards_;
  Sounds sounds_;
  Captions captions_;
  QVBoxLayout* column_;
  ui::Pages* pages_;
  LessonsPage* lessons_;
  PlainSetup* setup_;
  TablePage* table_;
  PlainWorkshop* workshop_;
  RulesPanel* book_ = nullptr;
  QPointer<RulesPanel> secretBook_;  ///< only behind the curtain
  OptionsScreen* optionsScreen_ = nullptr;
  std::unique_ptr<PlainRoom> room_;
  std::unique_ptr<Shields> shields_;  ///< goes before the room
  QPointer<ShieldsPage> shieldsPage_;
  QPointer<PlainLesson> lesson_;    ///< above the pages
  QPointer<CoachVeil> lessonVeil_;  ///< over the page that is up
  QPointer<SecretPage> secret_;
  QPointer<PositionBar> trialBar_;  ///< above the pages
  FirstBar* firstBar_ = nullptr;    ///< likewise
  std::optional<house::FirstGame> first_;
  kernel::Seat explained_ = kernel::Seat::Table;  ///< to whom the card is explained that is up
  int explainedAt_ = 0;                           ///< the step at which it came up
  State state_ = State::Open;
  Visit visit_;  ///< unless Open
  HeldKey space_;
  bool opening_ = false;               ///< the Space that has opened the curtain may still be down
  std::vector<kernel::Seat> undealt_;  ///< those who have not yet looked at what they were dealt
  ui::Alarm idle_{ui::Alarm::Rings::Once};
  Hearing hearing_{*this, sounds_, [this] { return placeNow(); }};
};

}  // namespace ui
