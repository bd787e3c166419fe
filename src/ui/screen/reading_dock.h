#pragma once
// A dock below a screen for text larger than its places allow: what is pointed at, the question, and the last lines, at
// full size. Its screen owns it.

#include <QFrame>

class QTextBrowser;

namespace ui {

class ReadingDock final : public QFrame {
  Q_OBJECT
 public:
  explicit ReadingDock(QWidget* parent);

  /// Places it along the bottom of its parent, with this height.
  void lie(int height);
  /// Sets the text of its three columns.
  void tell(const QString& pointed, const QString& question, const QStringList& lines);
  /// Turns its columns a page forward or back.
  void turn(bool on);
  /// All its text.
  [[nodiscard]] QString text() const;

 private:
  QTextBrowser* pointed_;
  QTextBrowser* question_;
  QTextBrowser* lines_;
};

}  // namespace ui
