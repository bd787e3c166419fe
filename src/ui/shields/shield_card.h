#pragma once
// A seat on the page of the shields: its name, how it stands, its code or sign, and what the table can do about it.

#include <QFrame>

#include "ui/shields/shields.h"

class QLabel;
class QPushButton;

namespace ui {

class ShieldCard final : public QFrame {
  Q_OBJECT
 public:
  ShieldCard(Shields& shields, kernel::Seat seat, QWidget* parent);
  /// Shows how the seat stands now.
  void refresh();
  /// Sets sizes for a window's scale, 1 in the smallest.
  void rescale(double scale);

 signals:
  /// Wants the address in letters, for a phone without a camera.
  void spells(kernel::Seat seat);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// What stands on a button, and what it does.
  struct Way {
    QString words;
    const char* name;
    void (ShieldCard::*does)();
  };
  [[nodiscard]] std::vector<Way> ways() const;
  [[nodiscard]] QString told() const;
  [[nodiscard]] QString state() const;
  void tellPicture();
  void tellWays();
  void offer() { shields_.offer(seat_); }
  void toCurtain() { shields_.toCurtain(seat_); }
  void keepFirst() { shields_.keepFirst(seat_); }
  void takeSecond() { shields_.takeSecond(seat_); }
  void spell() { emit spells(seat_); }

  Shields& shields_;
  kernel::Seat seat_;
  ShieldSeat shown_;
  double scale_ = 1;
  QLabel* name_;
  QLabel* state_;
  QLabel* picture_;  ///< the code, or a drawing of how it stands
  QLabel* signs_;
  QLabel* told_;
  std::vector<QPushButton*> buttons_;
};

}  // namespace ui
