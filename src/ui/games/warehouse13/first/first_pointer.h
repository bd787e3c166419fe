#pragma once
// The ring around the subject of a first season's note, and the arrow from the note. Clicks go through it.

#include <QWidget>

namespace w13 {

class FirstPointer final : public QWidget {
  Q_OBJECT
 public:
  explicit FirstPointer(QWidget* parent);
  /// The thing and the note, in coordinates of the parent.
  void point(const QRect& thing, const QRect& note);
  [[nodiscard]] const QRect& thing() const { return thing_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QRect thing_;
  QRect note_;
};

}  // namespace w13
