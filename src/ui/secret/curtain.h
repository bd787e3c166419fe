#pragma once
// The curtain: over the whole window, with the next player's name and nothing else. Opens when it is held for a moment.

#include <QMap>
#include <QPixmap>
#include <QWidget>

#include "ui/settings/options.h"
#include "ui/time/clock.h"

namespace w13 {

class Curtain final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kHold = 800;    ///< milliseconds
  static constexpr int kCloses = 420;  ///< milliseconds
  static constexpr int kFrame = 16;    ///< milliseconds between two pictures of it
  /// It hangs at once, or its halves close over something public.
  enum class Falls { Hangs, Closes };

  explicit Curtain(QWidget* parent = nullptr);

  /// Falls for a player. The picture depends on the name and the window's size alone. While its halves close, `over` is
  /// seen between them: something public, or nothing for leather.
  void fallFor(const QString& name, Falls falls = Falls::Hangs, const QPixmap& over = {});
  void setPace(Pace pace);
  [[nodiscard]] bool closing() const { return closing_; }
  /// It hangs, as it will when its halves have met.
  void finish();
  /// Its picture for the present name.
  const QPixmap& still();
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
  void changeEvent(QEvent* event) override;

 private:
  void hold();
  void letGo();
  void tick();
  [[nodiscard]] double scale() const;

  QString name_;
  QMap<QString, QPixmap> pictures_;  ///< by name, for the present size
  QSize pictureSize_;
  int pictureText_ = 0;        ///< the text size they were made for
  bool pictureStark_ = false;  ///< and the contrast
  Alarm holds_{Alarm::Rings::Again, kFrame};
  qint64 since_ = 0;
  int hold_ = kHold;
  bool held_ = false;
  Pace pace_ = Pace::Off;
  QPixmap over_;
  Alarm closes_{Alarm::Rings::Again, kFrame};
  qint64 fell_ = 0;
  bool closing_ = false;
};

}  // namespace w13
