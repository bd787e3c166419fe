#pragma once
// The first page of the program: its games on a shelf, and a menu for the one that is chosen.

#include <functional>
#include <vector>

#include "ui/look/page.h"
#include "ui/settings/options.h"
#include "ui/window/on_shelf.h"

class QLabel;

namespace ui {

class BoxGrowth;
class MenuButton;
class ShelfBox;

class ShelfScreen final : public Page {
  Q_OBJECT
 public:
  static constexpr int kOpens = 380;  ///< milliseconds in which a box grows to the whole window

  /// `games`: what stands on the shelf, the first one first and largest; asked again whenever the language changes.
  ShelfScreen(std::function<std::vector<OnShelf>()> games, QWidget* parent);

  /// Asks again what stands on the shelf.
  void refresh();
  /// The place of the game that the menu means.
  [[nodiscard]] int chosen() const { return chosen_; }
  void choose(int game);
  void setPace(Pace pace) { pace_ = pace; }
  /// Shows one sentence on what went wrong; empty: nothing.
  void complain(const QString& sentence);
  /// Takes down what a box has grown to.
  void settle();

 signals:
  /// A door of a game opens, once its box has grown.
  void opens(int game, ui::Door door);
  void options();
  void quit();

 protected:
  void rescaled() override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  MenuButton* addButton(const char* name, const QString& icon, const QString& key, const std::function<void()>& leads);
  void makeMenu();
  void wordMenu();
  void open(int game, Door door);
  /// The game whose match is the newest that can be gone on with; -1: there is none.
  [[nodiscard]] int newest() const;
  void layOut();
  void placeMenu();
  void placeBoxes();
  void step(int by);
  [[nodiscard]] double menuWidth() const;
  void paintMenu(QPainter& p) const;
  void paintShelf(QPainter& p) const;
  void paintFree(QPainter& p, const QRectF& at) const;

  std::function<std::vector<OnShelf>()> games_;
  std::vector<ShelfBox*> boxes_;
  MenuButton* play_ = nullptr;
  MenuButton* goOn_ = nullptr;
  MenuButton* saved_ = nullptr;
  MenuButton* learn_ = nullptr;
  MenuButton* workshop_ = nullptr;
  MenuButton* options_ = nullptr;
  MenuButton* quit_ = nullptr;
  QLabel* fault_;
  std::vector<QRectF> boards_, free_;
  QRectF menuHead_, shelfHead_, menuFoot_, shelfFoot_;
  int chosen_ = 0;
  Pace pace_ = Pace::Normal;
  BoxGrowth* growth_ = nullptr;  ///< while a box is being opened
};

}  // namespace ui
