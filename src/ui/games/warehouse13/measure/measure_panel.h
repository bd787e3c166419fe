#pragma once
// Measures a change of the cards: seasons with and without it, as a chart and in figures.

#include <memory>

#include "engine/games/warehouse13/said/words.h"
#include "ui/workshop/measure_frame.h"
#include "workshop/warehouse13/measure.h"

class QLineEdit;

namespace w13 {

class MeasureChart;

class MeasurePanel final : public ui::MeasureFrame {
  Q_OBJECT
 public:
  explicit MeasurePanel(QWidget* parent = nullptr);
  ~MeasurePanel() override;

  /// Sets the cards without and with the change. A running measurement keeps the cards it began with.
  void show(const CardSet& before, const CardSet& after);
  using QWidget::show;
  /// The measurement shown. Its chart is saved as ".svg" or ".pdf", its figures as ".csv".
  [[nodiscard]] const Measured& measured() const { return measured_; }

 protected:
  [[nodiscard]] ui::BenchWords words() const override;
  [[nodiscard]] std::vector<std::pair<QString, QString>> cards() const override;
  [[nodiscard]] bool ready() const override { return before_.cards != nullptr && after_.cards != nullptr; }
  void start() override;
  void stop() override { measuring_->cancel(); }
  [[nodiscard]] house::SoFar& known() override { return measured_; }
  void showFigures() override;
  [[nodiscard]] QString remark() const override;
  [[nodiscard]] QString kinds() const override;
  void write(const QString& path) const override;
  void retranslate() override;

 private:
  void showUses();

  CardSet before_;
  CardSet after_;
  Measured measured_;
  std::unique_ptr<Measuring> measuring_;
  QLabel* seedHead_;
  QLineEdit* seed_;
  MeasureChart* chart_;
};

}  // namespace w13
