#pragma once
// A large button of the title: a picture, a name, a line on where it leads, and its key.

#include <QPushButton>
#include <QStringList>

namespace ui {

class MenuButton final : public QPushButton {
  Q_OBJECT
 public:
  /// `icon`: a drawing, or empty; `key`: the text on its key cap.
  MenuButton(QString icon, QString key, QWidget* parent);

  /// Sets its name and the line on where it leads.
  void say(const QString& name, const QString& line);
  /// The text on its key cap.
  [[nodiscard]] const QString& key() const { return key_; }
  /// Sets portraits on its right side.
  void setFaces(const QStringList& files);
  /// Sets whether Enter presses it.
  void setGold(bool on);
  [[nodiscard]] bool gold() const { return gold_; }
  /// Sets sizes for a window's scale (1: smallest); returns the height it needs.
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

}  // namespace ui
