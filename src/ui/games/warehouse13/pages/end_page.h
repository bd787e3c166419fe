#pragma once
// The end of a season: who won, who was the Traitor, the Episodes' results, who knew what, and luck with dice.

#include "ui/games/warehouse13/pages/notice_screen.h"
#include "ui/games/warehouse13/pages/season_grid.h"

namespace w13 {

/// The end: outcome, who was who, and who knew what when.
class EndPage final : public NoticePage {
  Q_OBJECT
 public:
  /// For so many milliseconds after the page has come up, Enter is still meant for the table.
  static constexpr int kLateEnter = 1500;

  EndPage(const Catalog& cards, const Words& words, QWidget* parent);
  /// Shows a season's end, from what the table then knows and all its events.
  void show(const View& v, const Events& story);
  using QWidget::show;
  /// The selected Episode, by its place.
  [[nodiscard]] int selected() const { return grid_.selected(); }
  [[nodiscard]] const SeasonReview& review() const { return grid_.review(); }
  /// The titles of the Episodes, and of the Finale, in order.
  [[nodiscard]] QStringList titles() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void retranslate() override;
  void rescaled() override;

 private:
  /// The places of its parts, in units from the middle of the page's top.
  struct Parts {
    QRectF head, grid, shelf, knew, luck;
  };
  [[nodiscard]] double unit() const;
  [[nodiscard]] Parts parts() const;
  void select(int column);
  void tellSelected();
  void drawPage(QPainter& p);
  void drawHead(Ink& ink, const QRectF& at) const;
  void drawLoyal(Ink& ink, const QRectF& at) const;
  void drawShelf(Ink& ink, const QRectF& at) const;
  void drawLucks(Ink& ink, const QRectF& at) const;
  [[nodiscard]] Seat traitor() const;

  const Catalog& cards_;
  const Words& words_;
  View view_;
  Events story_;
  SeasonGrid grid_;
  QTextBrowser* knew_;  ///< for the selected Episode
  QPixmap painted_;     ///< the page without its buttons
  qint64 cameUp_ = 0;   ///< when, by the window's clock
};

}  // namespace w13
