#pragma once
// The options of a season on the start screen: switches and numbers, each with one line that says what it does.

#include <QWidget>
#include <map>

#include "engine/warehouse13/setup.h"

class QGridLayout;

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
  /// Sets what is set on another one.
  void take(const VariantsBox& other);
  /// Gaps for a window so many times as large as the smallest.
  void rescale(double scale);

 signals:
  void changed();

 private:
  void addOption(const QString& name, int most, int column, int row);
  QGridLayout* grid_;
  std::map<QString, Switch*> switches_;
  std::map<QString, Stepper*> steppers_;
};

}  // namespace w13
