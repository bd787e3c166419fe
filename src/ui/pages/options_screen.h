#pragma once
// The options in four parts, each with a sentence on what it does. What is chosen holds at once.

#include "engine/games/warehouse13/said/words.h"
#include "ui/look/page.h"
#include "ui/settings/options.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace w13 {

class MotionSample;
class Segments;

class OptionsScreen final : public Page {
  Q_OBJECT
 public:
  explicit OptionsScreen(QWidget* parent);

  /// Shows options without telling anybody that they changed.
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
  /// A part: a column of rows that moves where the window is too low for all of it.
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
  bool showing_ = true;  ///< nobody chooses: what is shown is told to nobody
};

}  // namespace w13
