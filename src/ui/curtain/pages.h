#pragma once
// The pages of the window, one of which is up, and the curtain among them.

#include <QStackedWidget>

#include "ui/curtain/curtain.h"
#include "ui/curtain/curtain_halves.h"

namespace ui {

class Pages final : public QStackedWidget {
  Q_OBJECT
 public:
  explicit Pages(QWidget* window);

  [[nodiscard]] Curtain& curtain() const { return *curtain_; }
  /// The curtain while it opens over a page.
  [[nodiscard]] CurtainHalves& halves() const { return *halves_; }
  /// Whether the curtain is up.
  [[nodiscard]] bool curtained() const { return currentWidget() == curtain_; }
  /// Sets how fast the curtain moves.
  void setPace(Pace pace);
  /// Puts a page up and gives it the focus. A curtain that was seen to fall is seen to open, over every page alike.
  void turnTo(QWidget* page);
  /// Whether people see the curtain fall and open, or it is passed over.
  enum class Seen : bool { No, Yes };
  /// Drops the curtain for somebody. `over` is public and shows between its halves while they close; null: leather.
  void fall(const CurtainFor& whom, const QPixmap& over, Seen seen);
  /// Drops the curtain at once, for whom it fell last.
  void hang();
  /// Whether the curtain that is up, or was up last, is seen.
  [[nodiscard]] bool curtainSeen() const { return seen_ == Seen::Yes; }

 signals:
  /// The curtain begins to open: what moves on the page waits. `halves().opened` says when it is open.
  void opens();

 private:
  Curtain* curtain_;
  CurtainHalves* halves_;
  Seen seen_ = Seen::No;
  Pace pace_ = Pace::Off;
};

}  // namespace ui
