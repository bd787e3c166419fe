#pragma once
// Above the table while a worked example of the rules is played: what it says, what to try, and the way back.

#include <QFrame>

#include "engine/warehouse13/cards/catalog.h"

class QLabel;
class QPushButton;

namespace w13 {

class ExampleBar final : public QFrame {
  Q_OBJECT
 public:
  explicit ExampleBar(QWidget* parent);
  /// An example by its number and its text in the ledger, and what to try. The texts must outlive the bar.
  void show(const QString& id, const Text& text, const Text& attempt);
  using QFrame::show;
  [[nodiscard]] const QString& id() const { return id_; }
  /// What it says.
  [[nodiscard]] QString words() const;

 signals:
  void again();
  void left();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  QString id_;
  const Text* text_ = nullptr;
  const Text* attempt_ = nullptr;
  QLabel* said_;
  QPushButton* again_;
  QPushButton* left_;
};

}  // namespace w13
