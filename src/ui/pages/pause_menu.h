#pragma once
// The menu over the table: the season waits behind it.

#include <QWidget>
#include <functional>

class QLabel;
class QVBoxLayout;

namespace w13 {

class PauseMenu final : public QWidget {
  Q_OBJECT
 public:
  /// Covers its parent. `where`: how the season stands, in a line.
  PauseMenu(const QString& title, const QString& where, QWidget* parent);

  /// A line that can be read, and leads nowhere.
  void addNote(const QString& words);
  /// An entry; it goes away before it does what it does. `name`: for tests; `key`: printed beside it.
  void add(const QString& words, const QString& key, const char* name, std::function<void()> does);
  /// An entry that asks once more before it does it.
  void addGrave(const QString& words, const QString& sure, const char* name, std::function<void()> does);
  /// Comes up, with the focus on its first entry.
  void open();

 signals:
  /// It has gone away; the season goes on.
  void left();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void goAway();
  QWidget* panel_;
  QVBoxLayout* column_;
};

}  // namespace w13
