#pragma once
// Takes a PIN; the curtain stays closed behind it. Nothing on it depends on the game.

#include <QWidget>

#include "ui/settings/pins.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class PinScreen final : public QWidget {
  Q_OBJECT
 public:
  enum class For { Ask, Set };

  explicit PinScreen(QWidget* parent);

  /// Asks a player for the PIN, or for a new one.
  void show(For purpose, const QString& name);
  using QWidget::show;
  [[nodiscard]] For purpose() const { return purpose_; }
  /// Says what is wrong with the input, and empties the field.
  void complain(const QString& sentence);

 signals:
  /// Enter, or the gold button. When setting a PIN: empty for none.
  void typed(const QString& pin);
  void left();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void send();
  void retranslate();

  For purpose_ = For::Ask;
  QLabel* name_ = nullptr;
  QLabel* what_ = nullptr;
  QLabel* fault_ = nullptr;
  QLineEdit* pin_ = nullptr;
  QLineEdit* again_ = nullptr;
  QPushButton* go_ = nullptr;
  QPushButton* back_ = nullptr;
};

}  // namespace ui
