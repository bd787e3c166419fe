#pragma once
// The options of a season: switches and numbers, each with one line on its effect.

#include <QWidget>
#include <map>

#include "engine/games/warehouse13/season/setup.h"
#include "ui/games/warehouse13/shell.h"

class QGridLayout;
class QVBoxLayout;

namespace ui {
class Stepper;
class Switch;
}  // namespace ui

namespace w13 {

class VariantsBox final : public QWidget {
  Q_OBJECT
 public:
  explicit VariantsBox(QWidget* parent);
  /// Applies the chosen options.
  void apply(Variants& variants) const;
  /// Sets the switch of this name.
  void set(const QString& name, bool on);
  /// The options that are on, by name; a switch counts as 1.
  [[nodiscard]] std::map<QString, int> values() const;
  /// Sets all at once; options not named are off.
  void setAll(const std::map<QString, int>& values);
  /// An option's name, with its number if any: "Fewer Calamities: 2".
  [[nodiscard]] static QString nameOf(const QString& option, int value);
  /// Copies the settings of another one.
  void take(const VariantsBox& other);
  /// Sets gaps for a window's scale (1: smallest), and the number of groups side by side.
  void rescale(double scale, int columns);

 signals:
  void changed();

 private:
  void addOption(const QString& name, int most, QVBoxLayout& group);
  QGridLayout* grid_;
  std::vector<QWidget*> groups_;
  std::map<QString, Switch*> switches_;
  std::map<QString, Stepper*> steppers_;
};

}  // namespace w13
