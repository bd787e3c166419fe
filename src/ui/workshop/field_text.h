#pragma once
// A field for a text of a few lines.

#include <QPlainTextEdit>

namespace ui {

/// A text that takes as many lines as it needs, up to four. Enter goes on to what comes next.
class FieldText final : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit FieldText(QWidget* parent = nullptr);
  /// The lines that it has, at the least and at the most.
  static constexpr int kFewest = 1, kMost = 4;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void fit();
};

}  // namespace ui
