#pragma once
// A card as the table draws it, while being written: at full size, in a hand, on the table, its back; in either
// language, with colour vision filters; and what does not fit.

#include <QFrame>

#include "ui/look/vision.h"
#include "ui/workshop/card_screens.h"

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace ui {

/// One drawing of a card, `points` wide.
class CardFace final : public QWidget {
  Q_OBJECT
 public:
  CardFace(int points, CardSide side, QWidget* parent);

  /// Sets what is drawn; nullptr: nothing.
  void show(std::shared_ptr<const CardPicture> picture, house::Language language, ColourVision vision);
  using QWidget::show;
  void setPoints(int points);
  [[nodiscard]] int points() const { return points_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int points_;
  CardSide side_;
  std::shared_ptr<const CardPicture> picture_;
  house::Language language_ = house::Language::English;
  ColourVision vision_ = ColourVision::Normal;
};

class CardPreview final : public QFrame {
  Q_OBJECT
 public:
  /// The screens must outlive it.
  CardPreview(const CardScreens& screens, QWidget* parent);

  /// Shows the card of a file. `current`: as now written; else the last good version.
  void show(const std::shared_ptr<const house::Box>& box, const QString& path, bool current);
  using QFrame::show;
  /// Sets the full card's maximum width, in points.
  void setFullWidth(int points);
  /// Sets sizes for a window's scale (1: smallest): the other cards are as large as in a game there.
  void rescale(double scale);
  void retranslate();
  /// What does not fit on the card, one line each; empty: all fits.
  [[nodiscard]] QStringList unfit() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addChoices(QVBoxLayout& column);
  void refresh();
  void report();
  void fitCaptions();

  const CardScreens& screens_;
  std::shared_ptr<const CardPicture> picture_;  ///< nullptr: none
  QString path_;
  bool current_ = true;
  int fullWidth_ = 250;
  std::vector<CardFace*> faces_;
  std::vector<QLabel*> captions_;
  QLabel* heading_;
  QLabel* state_;
  QLabel* fit_;
  QComboBox* language_;
  QComboBox* vision_;
};

}  // namespace ui
