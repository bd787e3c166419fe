#pragma once
// What of the window is heard besides the table's events: the curtain, and clicks. Nothing of what lies behind the
// curtain.

#include "ui/games/warehouse13/window/visit_flow.h"

namespace w13 {

class Hearing final : public QObject {
  Q_OBJECT
 public:
  Hearing(Frame& frame, SeasonFlow& season, VisitFlow& visits);

  /// Takes every event of the program, before whoever it is for.
  void hear(const QObject* watched, const QEvent* event);

 private:
  void hearKey(const QObject* watched, const class QKeyEvent& key);
  void hearPress(const QObject* watched, const class QMouseEvent& press);
  /// Whether it is the note of a first season.
  [[nodiscard]] bool isNote(const QObject* watched) const;
  [[nodiscard]] Sounds::Place placeNow() const;
  /// The secret screen, if it is up.
  [[nodiscard]] SecretScreen* behind() const;

  Frame& frame_;
  SeasonFlow& season_;
  VisitFlow& visits_;
  Sounds& sounds_;
};

}  // namespace w13
