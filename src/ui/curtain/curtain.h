#pragma once
// The curtain: over the whole window, with the next player's name and nothing else. Hold to open.

#include <QMap>
#include <QPixmap>
#include <QWidget>

#include "ui/look/style.h"
#include "ui/screen/held_key.h"
#include "ui/settings/options.h"
#include "ui/time/clock.h"

namespace ui {

/// Whose curtain it is. All of it is public, and the same at every hand-over.
struct CurtainFor {
  QString name;        ///< of the player
  QString agent;       ///< the Agent's name; empty: same as the player's
  QString portrait;    ///< drawing of the Agent
  QRgb colour = 0;     ///< the Agent's
  bool alone = false;  ///< nobody else is at this computer: no hand-over, and a press opens it
  bool back = true;    ///< Esc leads back to the table; not while the cards are dealt
  bool operator==(const CurtainFor&) const = default;
};

/// What a game's curtain is made of: its cloth, the panel on it, and its button.
struct CurtainDress {
  QString cloth = QStringLiteral("curtain/curtain");
  QRgb leather = 0xFF14302C;  ///< behind it, while its halves close over nothing public
  QRgb panelTop = colour::kInk600, panelBottom = colour::kInk900, seam = colour::kBrass600;
  QRgb buttonTop = colour::kGoldTop, buttonBottom = colour::kGoldBottom, buttonEdge = 0xFFFFE9B8;
  QRgb buttonInk = colour::kGoldInk;
};

class Curtain final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kHold = 800;    ///< milliseconds
  static constexpr int kCloses = 420;  ///< milliseconds
  static constexpr int kFrame = 16;    ///< milliseconds between two frames
  /// Milliseconds until a released key counts as released: a repeating key may be reported as going up and down again,
  /// with a delay on a busy machine.
  static constexpr int kReleased = 60;
  /// It hangs at once, or its halves close over something public.
  enum class Falls { Hangs, Closes };

  explicit Curtain(QWidget* parent = nullptr);

  /// Falls for a player. The picture depends only on the player and the window's size. While its halves close, `over`
  /// shows between them: something public, or null for leather.
  void fallFor(const CurtainFor& whom, Falls falls = Falls::Hangs, const QPixmap& over = {});
  void setPace(Pace pace);
  void dress(CurtainDress dress);
  /// Whether it says that Esc leads back to the table.
  [[nodiscard]] bool offersBack() const { return whom_.back; }
  [[nodiscard]] bool closing() const { return closing_; }
  /// Skips to the end: it hangs, its halves closed.
  void finish();
  /// Its picture for the present player, and the cloth alone.
  const QPixmap& still();
  const QPixmap& cloth();
  /// The button's place, for tests and the mouse.
  [[nodiscard]] QRect button() const;
  /// Sets how long it must be held, in milliseconds.
  void setHold(int milliseconds) { hold_ = milliseconds; }

 signals:
  void opened();
  void leftAlone();  ///< Esc: back to the table

 protected:
  bool event(QEvent* event) override;
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
  void open();
  void tick();
  [[nodiscard]] bool longEnough(quint64 released) const;
  [[nodiscard]] double scale() const;

  void sayWhom();
  void forgetPictures();
  void drawPanel(QPainter& p);
  void drawButton(QPainter& p, double held);

  CurtainFor whom_;
  CurtainDress dress_;
  QMap<QString, QPixmap> pictures_;  ///< by name, for the present size
  QPixmap cloth_;
  QSize pictureSize_;
  int pictureText_ = 0;        ///< the text size they were made for
  bool pictureStark_ = false;  ///< and the contrast
  Alarm holds_{Alarm::Rings::Again, kFrame};
  Alarm released_{Alarm::Rings::Once, kReleased};
  qint64 since_ = 0;
  int hold_ = kHold;
  quint64 pressed_ = 0;  ///< when it was pressed, by the system's event time; 0: it has none
  bool held_ = false;
  HeldKey space_;
  Pace pace_ = Pace::Off;
  QPixmap over_;
  Alarm closes_{Alarm::Rings::Again, kFrame};
  qint64 fell_ = 0;
  bool closing_ = false;
};

}  // namespace ui
