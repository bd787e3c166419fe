#pragma once
// Where the program begins: the title, and the doors that lead on from it. What lies behind a door is made when it is
// first opened.

#include "engine/games/warehouse13/log/season_log.h"
#include "ui/look/page.h"
#include "ui/pages/packs_button.h"
#include "ui/settings/options.h"
#include "ui/settings/shelf.h"

class QStackedWidget;

namespace w13 {

struct LessonRow;
class LearnPanel;
class NewSeason;
class SavesPage;
class TitleScreen;

class StartScreen final : public Page {
  Q_OBJECT
 public:
  /// `saves`: the folder of saved seasons.
  StartScreen(const Catalog& cards, QString saves, QWidget* parent);

  /// Makes all that has not been made yet: for tests, and for what asks for all of it.
  void furnish();
  /// What is set up now.
  [[nodiscard]] SeasonStart start();
  /// Seasons are played with these cards, which must outlive the page or the next call; these packs can be laid over
  /// those of the box.
  void useCards(const Catalog& cards, std::vector<PackRow> packs);
  /// Whether nobody has played here yet: the first season is offered, and the lessons before it.
  void offerFirstSeason(bool on);
  /// Whether the menu leads to the workshop of designers.
  void offerWorkshop(bool on);
  /// What was retrieved at this computer.
  void showShelf(std::vector<Shelved> shelved);
  void setPace(Pace pace);
  /// Comes back to the title, which knows again what has been saved.
  void openTitle();
  /// Shows the lessons.
  void learn(const std::vector<LessonRow>& lessons, const QString& faults);
  /// Tells in one sentence why a season could not be begun or opened.
  void complain(const QString& sentence);
  /// Waits until everything is drawn and read: for pictures.
  void finish();

 signals:
  void begin(const w13::SeasonStart& start);
  void resume(const QString& path);
  void options();
  void workshop();
  void rules();
  /// The list of lessons is wanted; one of them by its place.
  void lessons();
  /// The list of lessons is to be given again, in another language.
  void lessonsReworded();
  void beginLesson(int at);
  /// The set-up is about to be made: whoever knows of packs says so with `useCards`.
  void packsWanted();
  /// The packs that are to be played with.
  void packsChosen(const QStringList& ids);
  void quit();

 protected:
  void rescaled() override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void build();
  void readSaves();
  void rebuild();
  void makeTitle();
  NewSeason* newSeason();
  SavesPage* savesPage();
  LearnPanel* learnPanel();
  QWidget* credits();
  /// A page of its own with a way back.
  QWidget* behind(QWidget* inside, const char* name);
  void open(QWidget* panel);
  void goOn();

  const Catalog* cards_;
  std::vector<PackRow> packs_;
  bool packsRead_ = false;
  QString saves_;
  QString newest_;  ///< the season that Continue goes on with
  std::vector<Shelved> shelved_;
  Language language_ = Language::English;
  Pace pace_ = Pace::Off;
  bool offersFirst_ = false;
  bool offersWorkshop_ = false;
  QStackedWidget* panels_ = nullptr;
  TitleScreen* title_ = nullptr;
  NewSeason* newSeason_ = nullptr;
  SavesPage* savesPage_ = nullptr;
  LearnPanel* learnPanel_ = nullptr;
  QWidget* learning_ = nullptr;  ///< the lessons with their way back
  QWidget* credits_ = nullptr;
};

}  // namespace w13
