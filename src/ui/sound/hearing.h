#pragma once
// What of a window is heard besides the table's events: the curtain, and clicks. Nothing of what lies behind the
// curtain.

#include <QWidget>
#include <functional>

#include "ui/sound/sounds.h"

class QKeyEvent;
class QMouseEvent;

namespace ui {

class Hearing final {
 public:
  /// `place`: where people are in this window.
  Hearing(QWidget& window, Sounds& sounds, std::function<Sounds::Place()> place)
      : window_(window), sounds_(sounds), place_(std::move(place)) {}

  /// Takes every event of the program, before whoever it is for.
  void hear(const QObject* watched, const QEvent* event) const;
  /// Another page is up. Call when it has settled: a visit that needs no curtain passes over it in silence.
  void turned() const { sounds_.see(place_()); }

 private:
  [[nodiscard]] bool behind() const { return place_() == Sounds::Place::Behind; }
  void hearKey(const QWidget& widget, const QKeyEvent& key) const;
  void hearPress(const QWidget& widget, const QMouseEvent& press) const;

  QWidget& window_;
  Sounds& sounds_;
  std::function<Sounds::Place()> place_;
};

}  // namespace ui
