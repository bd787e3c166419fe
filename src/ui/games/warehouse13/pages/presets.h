#pragma once
// The three usual games: the options each switches on, and the cards to choose them by.

#include <QPushButton>
#include <QStringList>
#include <array>
#include <map>

namespace w13 {

struct Preset {
  const char* id;
  const char* icon;
  const char* name;
  const char* line;
  std::array<const char*, 3> facts;
  bool first;  ///< each kind of decision is explained
  std::map<QString, int> options;
};
/// First game, Standard, Hard.
[[nodiscard]] const std::array<Preset, 3>& presets();

/// A button for a preset, with its meaning.
class PresetCard final : public QPushButton {
  Q_OBJECT
 public:
  PresetCard(const Preset& preset, int number, QWidget* parent);
  /// Marks it as changed by hand.
  void setChanged(bool on);
  void rescale(double scale);
  /// Shows its name only, as one of a row of tabs, where large text leaves no room for more.
  void setBrief(bool on);
  [[nodiscard]] const Preset& preset() const { return preset_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  [[nodiscard]] QString heading() const;
  [[nodiscard]] double textLeft() const;
  [[nodiscard]] int needed(int width) const;
  const Preset& preset_;
  int number_;
  bool changed_ = false;
  bool brief_ = false;
  double scale_ = 1;
};

}  // namespace w13
