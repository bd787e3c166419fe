#pragma once
// The options in four parts, each with a sentence on its effect. Changes apply at once.

#include "engine/games/warehouse13/said/words.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/page.h"
#include "ui/settings/options.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace ui {
class Segments;
}  // namespace ui

namespace w13 {

class MotionSample;

class OptionsScreen final : public Page {
  Q_OBJECT
 public:
  explicit OptionsScreen(QWidget* parent);

  /// Shows options without emitting `changed`.
  void show(const Options& options);
  using QWidget::show;
  /// Opens a part by its name: display, sound, privacy, access.
  void openPart(const QString& name);

 signals:
  void changed(const w13::Options& options);
  void left();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void rescaled() override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Adds a part: a column of rows that scrolls if the window is too low.
  QVBoxLayout* addPart(const char* name);
  void build();
  static QHBoxLayout* addRow(QVBoxLayout& column);
  void addDisplay(QVBoxLayout& column);
  void addSound(QVBoxLayout& column);
  void addPrivacy(QVBoxLayout& column);
  void addAccess(QVBoxLayout& column);
  QComboBox* addChoice(QVBoxLayout& column, const QString& name, const QString& what, const char* object);
  QCheckBox* addSwitch(QVBoxLayout& column, const QString& name, const QString& what, const char* object);
  void tell();
  void follow();
  [[nodiscard]] Options chosen() const;

  Language built_ = Language::English;
  QWidget* middle_ = nullptr;
  Segments* parts_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  QComboBox* language_ = nullptr;
  QComboBox* textSize_ = nullptr;
  QLabel* textSample_ = nullptr;
  QComboBox* colours_ = nullptr;
  QCheckBox* contrast_ = nullptr;
  QComboBox* idle_ = nullptr;
  QComboBox* bots_ = nullptr;
  QComboBox* motion_ = nullptr;
  MotionSample* motionSample_ = nullptr;
  QComboBox* scenes_ = nullptr;
  QCheckBox* fullScreen_ = nullptr;
  QCheckBox* trust_ = nullptr;
  QCheckBox* clock_ = nullptr;
  QCheckBox* pins_ = nullptr;
  QCheckBox* second_ = nullptr;
  QComboBox* volume_ = nullptr;
  QCheckBox* mute_ = nullptr;
  QCheckBox* captions_ = nullptr;
  std::vector<QVBoxLayout*> columns_;
  Options shown_;
  bool showing_ = true;  ///< showing, not chosen by the user: no signal
};

}  // namespace w13
