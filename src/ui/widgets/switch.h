#pragma once
// Switches and numbers of the start screen: a name, and one line on the effect.

#include <QCheckBox>
#include <QWidget>
#include <optional>

class QPushButton;
class QSpinBox;

namespace ui {

/// A name and its explanation, in a widget's font. Measured once per font.
class NameAndLine {
 public:
  NameAndLine(QString name, QString line) : name_(std::move(name)), line_(std::move(line)) {}
  [[nodiscard]] const QString& name() const { return name_; }
  /// The room they need from `left` on; `narrowest`: how far they may be shrunk.
  [[nodiscard]] QSize room(const QWidget& of, double left, double narrowest) const;
  void draw(QWidget& on, double left, bool lit) const;

 private:
  /// A text's font and size.
  struct Measured {
    QFont face;
    QSizeF size;
  };
  void measure(const QWidget& of) const;
  static void drawFitting(QPainter& p, QPointF at, double room, const QString& words, const Measured& as);

  QString name_;
  QString line_;
  mutable QFont of_;
  mutable std::optional<std::pair<Measured, Measured>> measured_;
};

/// A check box drawn as a switch, with a line of explanation under its name. Space turns it; Enter is left to the page.
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
  NameAndLine words_;
};

/// A number from 0 to `most` with minus and plus, beside its name and explanation; 0: off.
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
  NameAndLine words_;
  QPushButton* less_;
  QSpinBox* number_;
  QPushButton* more_;
};

}  // namespace ui
