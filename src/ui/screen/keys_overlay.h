#pragma once
// The map of keys, over a screen. Any key or click closes it.

#include <QString>
#include <QWidget>
#include <vector>

namespace ui {

/// A line of the map.
struct KeyLine {
  QString keys;
  QString what;
};

class KeysOverlay final : public QWidget {
  Q_OBJECT
 public:
  KeysOverlay(std::vector<KeyLine> keys, QWidget* parent);

  /// Covers its parent.
  void open();

 signals:
  void left();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  std::vector<KeyLine> keys_;
};

}  // namespace ui
