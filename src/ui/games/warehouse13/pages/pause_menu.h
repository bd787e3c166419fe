#pragma once
// The menu over the table: the season waits behind it.

#include <QWidget>

#include "ui/games/warehouse13/screen/orders.h"

class QPushButton;
class QVBoxLayout;

namespace w13 {

class PauseMenu final : public QWidget {
  Q_OBJECT
 public:
  /// What its last entry leaves.
  enum class Leaves { Season, Lesson, Table };
  /// Covers its parent. `note`: text above the entries.
  PauseMenu(const QString& note, Leaves leaves, QWidget* parent);

  /// Offers to drop a seat's PIN, with a confirmation.
  void addPin(int seat, const QString& name);
  /// Offers the page on which seats get their phones.
  void offerShields();
  /// Opens with the focus on its first entry.
  void open();

 signals:
  /// It has closed; the season continues.
  void left();
  /// The chosen command, after it has closed.
  void command(ui::Command command);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QPushButton* add(const QString& words, Command command);
  void place(QPushButton* entry, int at);
  void choose(Command command);
  void goAway();
  QWidget* panel_;
  QVBoxLayout* column_;
};

}  // namespace w13
