#pragma once
// The picture of its table kept beside a saved season. Taken only of the public table, never of a secret screen, and
// only while nothing moves.

#include <QObject>
#include <QSize>
#include <QString>

#include "ui/games/warehouse13/shell.h"
#include "ui/time/clock.h"

namespace w13 {

class TableScreen;

class SeasonPicture final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kWaits = 4000;  ///< milliseconds at rest before a picture is taken
  static constexpr QSize kSize{480, 270};

  /// `season`: the file to keep it beside; empty: nothing is kept.
  SeasonPicture(TableScreen& table, QString season);
  /// Takes it now, if the table is visible.
  void take();

 private:
  TableScreen& table_;
  QString season_;
  Alarm rests_{Alarm::Rings::Once, kWaits};
};

}  // namespace w13
