#pragma once
// Whether anything moves in the window. The coach and the notes of a first season wait until nothing does.

#include <QObject>
#include <functional>
#include <vector>

#include "ui/time/clock.h"

namespace ui {

class Stillness final : public QObject {
  Q_OBJECT
 public:
  /// Milliseconds between polls of what moves, so that nothing has to report its end.
  static constexpr int kAgain = 60;

  explicit Stillness(QObject* parent);
  /// Adds a query whether something moves.
  void watch(std::function<bool()> moves) { moves_.push_back(std::move(moves)); }
  [[nodiscard]] bool still() const;
  /// Something has changed: emits `look` once for all changes in this turn of the event loop, again while something
  /// moves, and a last time when nothing does.
  void stir();

 signals:
  void look(bool still);

 private:
  void tell();

  std::vector<std::function<bool()>> moves_;
  Alarm again_{Alarm::Rings::Once, kAgain};
  bool stirred_ = false;
};

}  // namespace ui
