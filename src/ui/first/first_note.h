#pragma once
// The note of a first season: what a kind of decision is about, or what has happened, the first time it comes. It lies
// on the screen it speaks of, at the left above the question, and goes with it; whoever does not want to read it just
// plays on.

#include <QPointer>
#include <QWidget>

#include "engine/games/warehouse13/rulebook/first_cards.h"
#include "ui/first/first_pointer.h"
#include "ui/look/ink.h"
#include "ui/screen/screen.h"

class QPushButton;

namespace w13 {

class FirstNote final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kWide = 420;  ///< at the scale of the smallest window

  /// Lies on a screen. The card must outlive it.
  FirstNote(const FirstCard& card, Screen* screen);
  ~FirstNote() override;

  [[nodiscard]] const FirstCard& card() const { return card_; }
  /// Says it in the language spoken now, and lies down where it covers nothing that is needed.
  void settle();
  /// The texts on it, as they were painted last.
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
  /// How high its words make it, in its own units.
  [[nodiscard]] double high() const;
  void placeButtons(double scale);
  bool press(const QKeyEvent& key);
  void passOn(QEvent* key);

  const FirstCard& card_;
  Screen* screen_;
  QPointer<FirstPointer> pointer_;  ///< to what it speaks of; nullptr: it is not on the screen
  std::vector<Written> written_;
  QPushButton* rule_;
  QPushButton* read_;
};

}  // namespace w13
