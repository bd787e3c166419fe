#pragma once
// The options in four parts, each with a sentence on its effect. Changes apply at once.

#include <functional>
#include <vector>

#include "ui/look/page.h"
#include "ui/pages/motion_sample.h"
#include "ui/settings/language.h"
#include "ui/settings/options.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

class Segments;

/// What the options show of a game, in the current language.
struct OptionsOffer {
  QString sample;          ///< a sentence of the game, to show the size of its text
  QString credits;         ///< rich text; empty: none
  bool staged = false;     ///< its table has scenes and a second window, and knows PINs and trust
  QString scenes;          ///< what its scenes show
  QString clock;           ///< what goes on by itself while nobody responds; empty: nothing does
  QString clockAbout;      ///< and how
  MotionSample::Draw die;  ///< its die, to show the pace; empty: no sample
};

/// What they show where there is nothing but words to show.
[[nodiscard]] OptionsOffer plainOffer(const QString& sample);

class OptionsScreen final : public Page {
  Q_OBJECT
 public:
  /// `offer` is asked again whenever the language changes.
  OptionsScreen(std::function<OptionsOffer()> offer, QWidget* parent);

  /// Shows options without emitting `changed`.
  void show(const Options& options);
  using QWidget::show;
  /// Opens a part by its name: display, sound, privacy, access.
  void openPart(const QString& name);

 signals:
  void changed(const ui::Options& options);
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
  void addScenes(QVBoxLayout& column);
  void addPrivacy(QVBoxLayout& column);
  void addAccess(QVBoxLayout& column);
  QComboBox* addChoice(QVBoxLayout& column, const QString& name, const QString& what, const char* object);
  QCheckBox* addSwitch(QVBoxLayout& column, const QString& name, const QString& what, const char* object);
  void tell();
  void follow();
  [[nodiscard]] Options chosen() const;

  template <class Value>
  void keep(QComboBox& box, Value Options::*field);
  void keep(QCheckBox& box, bool Options::*field);

  std::function<OptionsOffer()> ask_;
  OptionsOffer offer_;
  Language built_ = Language::English;
  QWidget* middle_ = nullptr;
  Segments* parts_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  QComboBox* language_ = nullptr;
  QComboBox* textSize_ = nullptr;
  QLabel* textSample_ = nullptr;
  QComboBox* motion_ = nullptr;
  MotionSample* motionSample_ = nullptr;  ///< nullptr: the game has no die
  // What each row shows of the options, and what it makes of them.
  std::vector<std::function<void(const Options&)>> shows_;
  std::vector<std::function<void(Options&)>> takes_;
  std::vector<QVBoxLayout*> columns_;
  Options shown_;
  bool showing_ = true;  ///< showing, not chosen by the user: no signal
};

}  // namespace ui
