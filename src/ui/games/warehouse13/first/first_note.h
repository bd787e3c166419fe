#pragma once
// The note of a first season: explains a kind of decision, or an event, on its first occurrence. It lies on its screen,
// above the question if there is room, and goes with it; to skip it, just play on.

#include <QPointer>
#include <QWidget>

#include "engine/games/warehouse13/rulebook/first_cards.h"
#include "ui/games/warehouse13/first/first_pointer.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/ink.h"
#include "ui/screen/screen.h"

class QPushButton;

namespace w13 {

class FirstNote final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kWide = 420;  ///< at the smallest window's scale

  /// Lies on a screen. The card must outlive it.
  FirstNote(const FirstCard& card, Screen* screen);
  ~FirstNote() override;

  [[nodiscard]] const FirstCard& card() const { return card_; }
  /// Sets its text in the current language, and moves where it covers nothing needed.
  void settle();
  /// The texts on it, as last painted.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }

 signals:
  /// It has been read: Enter, Esc or a click.
  void read();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  QPushButton* button(const QString& name);
  /// The height its words need, in its own units.
  [[nodiscard]] double high() const;
  void placeButtons(double scale);
  bool press(const QKeyEvent& key);
  void passOn(QEvent* key);

  const FirstCard& card_;
  Screen* screen_;
  QPointer<FirstPointer> pointer_;  ///< to its subject; nullptr: that is not on the screen
  std::vector<Written> written_;
  QPushButton* rule_;
  QPushButton* read_;
};

}  // namespace w13
