#pragma once
// The curtain: over the whole window, with the next player's name and nothing else. Opens when it is held for a moment.

#include <QElapsedTimer>
#include <QMap>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace w13 {

class Curtain final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kHold = 800;  ///< milliseconds

  explicit Curtain(QWidget* parent = nullptr);

  /// Falls for a player. The picture depends on the name and the window's size alone.
  void fallFor(const QString& name);
  /// Where the button lies, for tests and the mouse.
  [[nodiscard]] QRect button() const;
  /// How long it has to be held, in milliseconds.
  void setHold(int milliseconds) { hold_ = milliseconds; }

 signals:
  void opened();
  void leftAlone();  ///< Esc: back to the table

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void hold();
  void letGo();
  void tick();
  [[nodiscard]] double scale() const;
  const QPixmap& picture();

  QString name_;
  QMap<QString, QPixmap> pictures_;  ///< by name, for the present size
  QSize pictureSize_;
  int pictureText_ = 0;        ///< the text size they were made for
  bool pictureStark_ = false;  ///< and the contrast
  QTimer timer_;
  QElapsedTimer since_;
  int hold_ = kHold;
  bool held_ = false;
};

}  // namespace w13
