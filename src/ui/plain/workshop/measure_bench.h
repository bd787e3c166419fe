#pragma once
// Measures changes of any game's cards: what to play, and the figures so far.

#include <QWidget>
#include <memory>

#include "workshop/comparison.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace ui {

class MeasureBench final : public QWidget {
  Q_OBJECT
 public:
  /// The game, which must have a gauge, must outlive it.
  explicit MeasureBench(const house::GameModule& game, QWidget* parent = nullptr);
  ~MeasureBench() override;

  /// Sets the cards without and with the change. What is being measured keeps the cards it began with.
  void show(std::shared_ptr<const house::Box> before, std::shared_ptr<const house::Box> after);
  using QWidget::show;
  /// Begins with the current choices, or stops; both return at once.
  void begin();
  void cancel();
  [[nodiscard]] bool running() const { return running_; }
  /// What is shown.
  [[nodiscard]] const house::Compared& compared() const { return compared_; }
  /// Writes it as CSV, with the figures of the cards beside it in "...-cards.csv". The bench says what came of it.
  void saveTo(const QString& path);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  [[nodiscard]] QWidget* makeChoices();
  void retranslate();
  void listCards();
  void take(const house::Compared& compared);
  void showFigures();
  void showCards();
  void showState();
  void ask();
  [[nodiscard]] house::ComparisonPlan plan() const;
  [[nodiscard]] const house::Gauge& gauge() const { return *game_.gauge(); }

  const house::GameModule& game_;
  std::shared_ptr<const house::Box> before_, after_;
  house::Compared compared_;
  std::unique_ptr<house::Comparison> comparison_;
  std::string alone_;  ///< the card that is measured alone; empty: none
  int run_ = 0;        ///< reports of an earlier run are ignored
  bool running_ = false;
  QString said_;  ///< what came of a button; empty: the state is said
  QComboBox* which_;
  std::vector<QCheckBox*> players_;
  QLabel *head_, *playersHead_, *matchesHead_, *whichHead_, *cardsHead_, *says_;
  QSpinBox* matches_;
  QPushButton *start_, *save_;
  QProgressBar* progress_;
  QTreeWidget *figures_, *cards_;
};

}  // namespace ui
