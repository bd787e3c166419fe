#pragma once
// Measures changes of any game's cards: what is compared, and what its Gauge counts.

#include <memory>

#include "ui/workshop/measure_frame.h"
#include "workshop/comparison.h"

namespace ui {

class MeasureBench final : public MeasureFrame {
  Q_OBJECT
 public:
  /// The game, which must have a gauge, must outlive it.
  explicit MeasureBench(const house::GameModule& game, QWidget* parent = nullptr);
  ~MeasureBench() override;

  /// Sets the cards without and with the change. What is being measured keeps the cards it began with.
  void show(std::shared_ptr<const house::Box> before, std::shared_ptr<const house::Box> after);
  using QWidget::show;
  /// What is shown.
  [[nodiscard]] const house::Compared& compared() const { return compared_; }

 protected:
  [[nodiscard]] BenchWords words() const override;
  [[nodiscard]] std::vector<std::pair<QString, QString>> cards() const override;
  [[nodiscard]] bool ready() const override;
  void start() override;
  void stop() override { comparison_->cancel(); }
  [[nodiscard]] house::SoFar& known() override { return compared_; }
  void showFigures() override;
  [[nodiscard]] QString kinds() const override;
  void write(const QString& path) const override;

 private:
  void showCards();
  [[nodiscard]] const house::Gauge& gauge() const { return *game_.gauge(); }

  const house::GameModule& game_;
  std::shared_ptr<const house::Box> before_, after_;
  house::Compared compared_;
  std::unique_ptr<house::Comparison> comparison_;
  std::string alone_;  ///< the card that is measured alone; empty: none
};

}  // namespace ui
