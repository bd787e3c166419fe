#pragma once
// Where a change of the cards is measured: what is to be played, and what has come of it so far.

#include <QWidget>
#include <memory>
#include <vector>

#include "engine/games/warehouse13/said/words.h"
#include "workshop/measure.h"

class QCheckBox;
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

  /// The cards without the change and with it. What is being measured goes on with those it began with.
  void show(const CardSet& before, const CardSet& after);
  using QWidget::show;
  /// Begins with what is chosen, or stops; both return at once.
  void begin();
  void cancel();
  [[nodiscard]] bool running() const { return running_; }
  /// What is shown.
  [[nodiscard]] const Measured& measured() const { return measured_; }
  /// Writes what is shown, as the ending of the name says: ".svg" or ".pdf" the picture, ".csv" the figures, and those
  /// of the cards beside it in "...-cards.csv". The panel says what came of it.
  void saveTo(const QString& path);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  QWidget* makeChoices();
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
  int run_ = 0;  ///< what an earlier one still tells is no news
  bool running_ = false;
  QString said_;  ///< what a button came to; empty: the state is said
  Language language_ = Language::English;
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
