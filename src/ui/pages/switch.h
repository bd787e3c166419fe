#pragma once
// Switches and numbers of the start screen: a name, and one line that says what it does.

#include <QCheckBox>
#include <QWidget>

class QPushButton;
class QSpinBox;

namespace w13 {

/// A check box drawn as a switch, with a line of explanation under its name.
class Switch final : public QCheckBox {
  Q_OBJECT
 public:
  Switch(const QString& name, const QString& explanation, QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  [[nodiscard]] bool hitButton(const QPoint& at) const override { return rect().contains(at); }

 private:
  QString explanation_;
};

/// A number from 0 to `most` with a minus and a plus, beside its name and explanation; 0 leaves it off.
class Stepper final : public QWidget {
  Q_OBJECT
 public:
  Stepper(const QString& name, const QString& explanation, int most, QWidget* parent = nullptr);
  [[nodiscard]] int value() const;
  void set(int value);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void changed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QString name_;
  QString explanation_;
  QPushButton* less_;
  QSpinBox* number_;
  QPushButton* more_;
};

}  // namespace w13
