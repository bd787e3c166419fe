#pragma once
// The first screen: a menu, and beside it who plays whom with which options, or the seasons on disk.

#include "engine/warehouse13/season_log.h"
#include "ui/pages/packs_button.h"
#include "ui/pages/page.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace w13 {

struct LessonRow;
class LearnPanel;
class SavesPage;
class SeatCard;
class Switch;
class VariantsBox;

class StartScreen final : public Page {
  Q_OBJECT
 public:
  /// `saves`: the folder of saved seasons.
  StartScreen(const Catalog& cards, QString saves, QWidget* parent);

  /// Makes what stands beside the menu. The menu is painted first, so that the window is there the sooner; this happens
  /// by itself right after.
  void furnish();
  /// What is set up now.
  [[nodiscard]] SeasonStart start() const;
  /// Seasons are played with these cards, which must outlive the page or the next call; these packs can be laid over
  /// those of the box.
  void useCards(const Catalog& cards, std::vector<PackRow> packs);
  /// Switches the first season on or off.
  void offerFirstSeason(bool on);
  /// Whether the menu leads to the workshop of designers.
  void offerWorkshop(bool on);
  /// Reads the list of saved seasons again.
  void readSaves();
  /// Shows the lessons instead of the set-up.
  void learn(const std::vector<LessonRow>& lessons, const QString& faults);
  /// Tells in one sentence why a season could not be begun or opened.
  void complain(const QString& sentence);

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
  /// What stands beside the menu is about to be made: whoever knows of packs says so with `useCards`.
  void packsWanted();
  /// The packs that are to be played with.
  void packsChosen(const QStringList& ids);
  void quit();

 protected:
  void rescaled() override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void build();
  void rebuild();
  QWidget* makeMenu();
  QPushButton* addCommand(QVBoxLayout& column, const QString& words, const QString& name);
  QWidget* makeNewSeason();
  QLayout* makeFoot();
  void openPanel(QWidget* panel);
  void preset(int players);
  void check();
  void markSeats(Seat first);

  const Catalog* cards_;
  std::vector<PackRow> packs_;
  bool packsRead_ = false;
  QString saves_;
  Language language_ = Language::English;
  int players_ = 0;
  std::vector<SeatCard*> seats_;
  VariantsBox* variants_ = nullptr;
  Switch* first_ = nullptr;
  bool offersFirst_ = false;
  QLineEdit* seed_ = nullptr;
  QLabel* icon_ = nullptr;
  QLabel* fault_ = nullptr;
  QPushButton* deal_ = nullptr;
  QPushButton* continue_ = nullptr;
  QPushButton* load_ = nullptr;
  QPushButton* new_ = nullptr;
  QWidget* menu_ = nullptr;
  QWidget* newSeason_ = nullptr;
  SavesPage* savesPage_ = nullptr;
  LearnPanel* learnPanel_ = nullptr;
  QPushButton* learn_ = nullptr;
  QPushButton* workshop_ = nullptr;
  bool offersWorkshop_ = false;
  QStackedWidget* panels_ = nullptr;
};

}  // namespace w13
