#pragma once
// Measures a change of the cards: what to play, and the results so far.

#include <QWidget>
#include <memory>
#include <vector>

#include "engine/games/warehouse13/said/words.h"
#include "workshop/warehouse13/measure.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace w13 {

class MeasureChart;

class MeasurePanel final : public QWidget {
  Q_OBJECT
 public:
  explicit MeasurePanel(QWidget* parent = nullptr);
  ~MeasurePanel() override;

  /// Sets the cards without and with the change. A running measurement keeps the cards it began with.
  void show(const CardSet& before, const CardSet& after);
  using QWidget::show;
  /// Measures this card alone, with and without its text; empty: all that has changed.
  void compare(const std::string& card);
  /// Begins with the current choices, or stops; both return at once.
  void begin();
  void cancel();
  [[nodiscard]] bool running() const { return running_; }
  /// The measurement shown.
  [[nodiscard]] const Measured& measured() const { return measured_; }
  /// Writes what is shown, by file extension: ".svg" or ".pdf" the chart, ".csv" the figures, with those of the cards
  /// beside it in "...-cards.csv". The panel shows the result.
  void saveTo(const QString& path);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  QWidget* makeChoices();
  QWidget* makeCompared();
  void listCards();
  void take(const Measured& measured);
  void showFigures();
  void showUses();
  void showState();
  void ask();
  [[nodiscard]] MeasurePlan plan() const;

  CardSet before_;
  CardSet after_;
  Measured measured_;
  std::unique_ptr<Measuring> measuring_;
  int run_ = 0;  ///< reports of an earlier run are ignored
  bool running_ = false;
  QString said_;  ///< the result of a button; empty: the state is shown
  Language language_ = Language::English;
  QComboBox* compared_ = nullptr;
  std::vector<QCheckBox*> players_;
  QSpinBox* seasons_ = nullptr;
  QLineEdit* seed_ = nullptr;
  QPushButton* start_ = nullptr;
  QPushButton* save_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QLabel* says_ = nullptr;
  MeasureChart* chart_ = nullptr;
  QTreeWidget* figures_ = nullptr;
  QTreeWidget* uses_ = nullptr;
};

}  // namespace w13
