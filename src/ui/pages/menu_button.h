#pragma once
// A large button of the title: a picture, a name, a line that says what it leads to, and its key.

#include <QPushButton>
#include <QStringList>

namespace w13 {

class MenuButton final : public QPushButton {
  Q_OBJECT
 public:
  /// `icon`: a drawing, or empty; `key`: what is printed on its cap.
  MenuButton(QString icon, QString key, QWidget* parent);

  /// What it is called, and where it leads.
  void say(const QString& name, const QString& line);
  /// Portraits on its right side.
  void setFaces(const QStringList& files);
  /// The one that is pressed by Enter.
  void setGold(bool on);
  [[nodiscard]] bool gold() const { return gold_; }
  /// Sizes for a window so many times as large as the smallest; gives the height that it needs.
  int rescale(double scale);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintFaces(class Ink& ink, QRectF& room) const;
  QString icon_;
  QString key_;
  QString line_;
  QStringList faces_;
  bool gold_ = false;
  double scale_ = 1;
};

}  // namespace w13
