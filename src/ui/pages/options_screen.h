#pragma once
// The options, each with a sentence on what it does. What is chosen holds at once.

#include "engine/warehouse13/words.h"
#include "ui/pages/page.h"
#include "ui/settings/options.h"

class QCheckBox;
class QComboBox;
class QVBoxLayout;

namespace w13 {

class OptionsScreen final : public Page {
  Q_OBJECT
 public:
  explicit OptionsScreen(QWidget* parent);

  /// Shows options without telling anybody that they changed.
  void show(const Options& options);
  using QWidget::show;

 signals:
  void changed(const w13::Options& options);
  void left();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void rescaled() override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void addSound(QVBoxLayout& column);
  QComboBox* addChoice(QVBoxLayout& column, const QString& name, const QString& what, const QString& object);
  QCheckBox* addSwitch(QVBoxLayout& column, const QString& name, const QString& what, const QString& object);
  void tell();
  [[nodiscard]] Options chosen() const;

  Language built_ = Language::English;
  QComboBox* language_ = nullptr;
  QWidget* middle_;
  QComboBox* textSize_ = nullptr;
  QComboBox* colours_ = nullptr;
  QCheckBox* contrast_ = nullptr;
  QComboBox* idle_ = nullptr;
  QComboBox* bots_ = nullptr;
  QComboBox* motion_ = nullptr;
  QComboBox* scenes_ = nullptr;
  QCheckBox* fullScreen_ = nullptr;
  QCheckBox* trust_ = nullptr;
  QCheckBox* pins_ = nullptr;
  QCheckBox* second_ = nullptr;
  QComboBox* volume_ = nullptr;
  QCheckBox* mute_ = nullptr;
  QCheckBox* captions_ = nullptr;
  bool showing_ = true;  ///< nobody chooses: what is shown is told to nobody
};

}  // namespace w13
