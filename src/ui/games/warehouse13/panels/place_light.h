#pragma once
// Lights up things on a screen that the user reads about elsewhere: in a row of the log, a line of a rule.

#include <QObject>
#include <QPointer>
#include <vector>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/screen.h"

class QGraphicsRectItem;

namespace w13 {

class PlaceLight final : public QObject {
  Q_OBJECT
 public:
  explicit PlaceLight(Screen& screen);

  /// Lights up only the things that stand for these; empty: none.
  void show(const std::vector<kernel::Noun>& nouns);
  /// The number of lit things.
  [[nodiscard]] int lit() const { return kernel::count(rings_); }

 private:
  void clear();
  Screen& screen_;
  std::vector<QGraphicsRectItem*> rings_;
};

}  // namespace w13
