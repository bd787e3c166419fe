#pragma once
// Below a screen, for people who want text larger than its places allow: what is pointed at, the question, and the last
// lines, at full size. It belongs to its screen and goes with it.

#include <QFrame>

class QTextBrowser;

namespace w13 {

class ReadingDock final : public QFrame {
  Q_OBJECT
 public:
  explicit ReadingDock(QWidget* parent);

  /// Lies along the foot of its parent, so high.
  void lie(int height);
  /// What is read in its three columns.
  void tell(const QString& pointed, const QString& question, const QStringList& lines);
  /// Turns its columns a page on, or back.
  void turn(bool on);
  /// All that it says.
  [[nodiscard]] QString text() const;

 private:
  QTextBrowser* pointed_;
  QTextBrowser* question_;
  QTextBrowser* lines_;
};

}  // namespace w13
