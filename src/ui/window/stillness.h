#pragma once
// Whether anything moves in the window. Whoever speaks of what lies there waits until nothing does: coach, and notes of
// a first season.

#include <QObject>
#include <functional>
#include <vector>

#include "ui/time/clock.h"

namespace w13 {

class Stillness final : public QObject {
  Q_OBJECT
 public:
  /// Milliseconds after which what moves is asked again, so that none of it has to tell when it ends.
  static constexpr int kAgain = 60;

  explicit Stillness(QObject* parent);
  /// Something that may move is asked from now on whether it does.
  void watch(std::function<bool()> moves) { moves_.push_back(std::move(moves)); }
  [[nodiscard]] bool still() const;
  /// Something has changed: everybody looks once for all that happens in this turn of the event loop. While something
  /// moves they look again, and for the last time when nothing does.
  void stir();

 signals:
  void look(bool still);

 private:
  void tell();

  std::vector<std::function<bool()>> moves_;
  Alarm again_{Alarm::Rings::Once, kAgain};
  bool stirred_ = false;
};

}  // namespace w13
