#pragma once
// Keeps a trial's results as a scenario: the designer chooses which of them must hold from now on.

#include <QDialog>
#include <functional>

#include "workshop/warehouse13/trial.h"

class QLabel;
class QLineEdit;
class QListWidget;

namespace w13 {

class RecordDialog final : public QDialog {
  Q_OBJECT
 public:
  /// Keeps a scenario with a title and these expectations; returns a sentence if it fails, else nothing.
  using Keep = std::function<QString(const QString& title, const std::vector<std::size_t>& expected)>;

  RecordDialog(const TrialRecord& record, Keep keep, QWidget* parent);

  [[nodiscard]] QLineEdit* title() const { return title_; }
  [[nodiscard]] QListWidget* list() const { return list_; }
  /// Why it could not be kept; empty: no fault.
  [[nodiscard]] QString fault() const;

 private:
  void keep();
  Keep keep_;
  QLineEdit* title_;
  QListWidget* list_;
  QLabel* fault_;
};

}  // namespace w13
