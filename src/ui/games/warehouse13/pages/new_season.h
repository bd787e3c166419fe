#pragma once
// A new season: one of three games, who sits where, and all other options under "More rules".

#include "engine/games/warehouse13/log/season_log.h"
#include "ui/games/warehouse13/pages/packs_button.h"
#include "ui/games/warehouse13/pages/presets.h"
#include "ui/games/warehouse13/shell.h"

class QGridLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QStackedWidget;

namespace ui {
class Switch;
}  // namespace ui

namespace w13 {

class SeatCard;
class VariantsBox;

class NewSeason final : public QWidget {
  Q_OBJECT
 public:
  NewSeason(const Catalog& cards, const std::vector<PackRow>& packs, QWidget* parent);

  /// The current set-up.
  [[nodiscard]] SeasonStart start() const;
  /// Selects the game for newcomers, or the usual one.
  void offerFirstSeason(bool on);
  /// Copies the settings of another one.
  void take(const NewSeason& other);
  /// Shows one sentence on why a season could not begin.
  void complain(const QString& sentence);
  /// Sets sizes for a window's scale (1: smallest).
  void rescale(double scale);
  /// Checks everything again.
  void check();

 signals:
  void begin(const w13::SeasonStart& start);
  void packsChosen(const QStringList& ids);
  void left();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeTable(const Catalog& cards);
  QWidget* makeRules();
  QWidget* makeMore(const std::vector<PackRow>& packs);
  QWidget* makeFoot();
  void choosePreset(int at);
  void openRules(bool open);
  void markPreset();
  void markSeats(Seat first);
  void say(const QString& ask, const QString& hint, bool fault);
  void arrange();
  void sayWhat();
  [[nodiscard]] bool brief() const;
  [[nodiscard]] std::size_t preset() const;

  const Catalog* cards_;
  QLabel* heading_ = nullptr;
  QLabel* what_ = nullptr;
  QStackedWidget* parts_ = nullptr;  ///< the table, or the rules
  QScrollArea* table_ = nullptr;
  QScrollArea* rules_ = nullptr;
  std::vector<PresetCard*> presets_;
  QWidget* order_ = nullptr;  ///< the text above the seats
  QGridLayout* chairs_ = nullptr;
  std::vector<SeatCard*> seats_;
  VariantsBox* variants_ = nullptr;
  Switch* first_ = nullptr;
  Switch* talk_ = nullptr;
  Switch* advice_ = nullptr;
  QLineEdit* seed_ = nullptr;
  QPushButton* more_ = nullptr;
  QLabel* chips_ = nullptr;
  QLabel* ask_ = nullptr;
  QLabel* hint_ = nullptr;
  QPushButton* deal_ = nullptr;
  int players_ = 0;
  bool setting_ = false;  ///< a preset is being applied, not changed by the user
  double scale_ = 1;
};

}  // namespace w13
