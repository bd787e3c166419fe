#pragma once
// The map of keys, over a screen. Any key or click closes it.

#include <QWidget>
#include <vector>

namespace ui {

/// A line of the map.
struct KeyLine {
  QString keys;
  QString what;
};

/// All keys of table and secret screen; docs/window.md lists the same.
[[nodiscard]] std::vector<KeyLine> keyMap();

class KeysOverlay final : public QWidget {
  Q_OBJECT
 public:
  explicit KeysOverlay(QWidget* parent);

  /// Covers its parent.
  void open();

 signals:
  void left();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
};

}  // namespace ui
