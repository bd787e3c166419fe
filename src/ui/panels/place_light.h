#pragma once
// A light on the things of a screen that somebody reads of elsewhere: a row of the log, a line of a rule.

#include <QObject>
#include <QPointer>
#include <vector>

#include "ui/screen/screen.h"

class QGraphicsRectItem;

namespace w13 {

class PlaceLight final : public QObject {
  Q_OBJECT
 public:
  explicit PlaceLight(Screen& screen);

  /// Lights up what stands for these, and nothing else; empty: nothing.
  void show(const std::vector<kernel::Noun>& nouns);
  /// How many things are lit.
  [[nodiscard]] int lit() const { return static_cast<int>(rings_.size()); }

 private:
  void clear();
  Screen& screen_;
  std::vector<QGraphicsRectItem*> rings_;
};

}  // namespace w13
