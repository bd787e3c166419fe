#pragma once
// The names of the playing sounds, for people who do not hear them: a short line on the table.

#include "ui/screen/area.h"
#include "ui/sound/sound.h"
#include "ui/time/clock.h"

namespace ui {

/// The current line: the last few sounds, empty after some quiet.
class Captions final : public QObject {
  Q_OBJECT
 public:
  static constexpr int kMost = 3;      ///< names in the line
  static constexpr int kStays = 2200;  ///< milliseconds

  explicit Captions(QObject* parent = nullptr);

  void add(const Sound& sound);
  void clear();

 signals:
  void changed(const QString& line);

 private:
  void tell();

  QStringList names_;
  Alarm quiet_{Alarm::Rings::Once, kStays};
};

/// The line's place.
class CaptionArea final : public Area {
  Q_OBJECT
 public:
  using Area::show;
  void take(const QString& line) { line_ = line; }
  [[nodiscard]] const QString& line() const { return line_; }

 protected:
  void draw(Ink& ink) override;

 private:
  QString line_;
};

}  // namespace ui
