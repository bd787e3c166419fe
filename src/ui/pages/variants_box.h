#pragma once
// The options of a season: switches and numbers, each with one line that says what it does.

#include <QWidget>
#include <map>

#include "engine/games/warehouse13/season/setup.h"

class QGridLayout;
class QVBoxLayout;

namespace w13 {

class Stepper;
class Switch;

class VariantsBox final : public QWidget {
  Q_OBJECT
 public:
  explicit VariantsBox(QWidget* parent);
  /// Switches on what is chosen.
  void apply(Variants& variants) const;
  /// Sets the switch of this name.
  void set(const QString& name, bool on);
  /// What is on, by name; a switch counts as 1.
  [[nodiscard]] std::map<QString, int> values() const;
  /// Sets all at once: what is not named is off.
  void setAll(const std::map<QString, int>& values);
  /// What an option is called, with its number if it has one: "Fewer Calamities: 2".
  [[nodiscard]] static QString nameOf(const QString& option, int value);
  /// Sets what is set on another one.
  void take(const VariantsBox& other);
  /// Gaps for a window so many times as large as the smallest, and as many groups side by side as have room.
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
