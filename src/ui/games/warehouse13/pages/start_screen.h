#pragma once
// The program's first screen: the title and the doors that lead from it. What is behind a door is made when first
// opened.

#include "engine/games/warehouse13/log/season_log.h"
#include "ui/games/warehouse13/pages/packs_button.h"
#include "ui/games/warehouse13/settings/shelf.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/page.h"
#include "ui/settings/options.h"

class QStackedWidget;

namespace ui {
struct LessonRow;
class LearnPanel;
}  // namespace ui

namespace w13 {

class NewSeason;
struct SavedSeason;
class SavesPage;
class TitleScreen;

class StartScreen final : public Page {
  Q_OBJECT
 public:
  /// `saves`: the folder of saved seasons.
  StartScreen(const Catalog& cards, QString saves, QWidget* parent);

  /// Makes all that is not made yet: for tests, and for callers that need all of it.
  void furnish();
  /// The current set-up.
  [[nodiscard]] SeasonStart start();
  /// How far a season is: what its users call it, else its Episode.
  [[nodiscard]] static QString reached(const SavedSeason& season);
  /// What the lessons are called together.
  [[nodiscard]] static QString courseName() { return tr("Field Agent training"); }
  /// Sets the cards for seasons, which must outlive the page or the next call, and the packs that can be overlaid on
  /// the box's cards.
  void useCards(const Catalog& cards, std::vector<PackRow> packs);
  /// Sets whether nobody has played here yet: then it offers the first season, and lessons before it.
  void offerFirstSeason(bool on);
  /// Sets whether the menu leads to the designers' workshop.
  void offerWorkshop(bool on);
  /// Sets whether the title offers to play the cards of the designer's own folder.
  void offerOwnCards(bool on);
  /// Opens the set-up of a season; the list of those that are saved.
  void setUp();
  void openSaved();
  /// Sets whether the title leads back to the shelf of all games.
  void offerShelf(bool on);
  /// Shows what was retrieved at this computer.
  void showShelf(std::vector<Shelved> shelved);
  void setPace(Pace pace);
  /// Goes back to the title, and reads again what is saved.
  void openTitle();
  /// Shows the lessons.
  void learn(const std::vector<LessonRow>& lessons, const QString& faults);
  /// Shows one sentence on why a season could not begin or open.
  void complain(const QString& sentence);
  /// Waits until everything is drawn and read: for pictures.
  void finish();

 signals:
  void begin(const w13::SeasonStart& start);
  void resume(const QString& path);
  void options();
  void workshop();
  /// A season with the designer's own cards is to be set up.
  void ownCards();
  void rules();
  /// Asks for the list of lessons; for one of them by its place.
  void lessons();
  /// Asks for the list of lessons again, in another language.
  void lessonsReworded();
  void beginLesson(int at);
  /// The set-up is about to be made: call `useCards` if there are packs.
  void packsWanted();
  /// The packs chosen to play with.
  void packsChosen(const QStringList& ids);
  void quit();
  /// Wants to go back to the shelf of all games.
  void shelf();

 protected:
  void rescaled() override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
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
  /// Makes a page of its own with a way back.
  QWidget* behind(QWidget* inside, const char* name);
  void open(QWidget* panel);
  void goOn();

  const Catalog* cards_;
  std::vector<PackRow> packs_;
  bool packsRead_ = false;
  QString saves_;
  QString newest_;  ///< the season that Continue resumes
  std::vector<Shelved> shelved_;
  Language language_ = Language::English;
  Pace pace_ = Pace::Off;
  bool offersFirst_ = false;
  bool offersWorkshop_ = false;
  bool offersOwnCards_ = false;
  bool offersShelf_ = false;
  QStackedWidget* panels_ = nullptr;
  TitleScreen* title_ = nullptr;
  NewSeason* newSeason_ = nullptr;
  SavesPage* savesPage_ = nullptr;
  LearnPanel* learnPanel_ = nullptr;
  QWidget* learning_ = nullptr;  ///< the lessons with their way back
  QWidget* credits_ = nullptr;
};

}  // namespace w13
