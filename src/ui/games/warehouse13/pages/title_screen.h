#pragma once
// The title: the aisle, the menu, and the shelf of all that was retrieved here.

#include <QPointer>
#include <optional>

#include "ui/games/warehouse13/pages/shelf_view.h"
#include "ui/games/warehouse13/pages/title_room.h"
#include "ui/widgets/menu_button.h"

class QLabel;

namespace w13 {

/// The season to resume, as the title offers it.
struct GoingOn {
  QString where;      ///< "Episode 3, Paris: yesterday, 21:40"
  QString who;        ///< for a screen reader: the names
  QStringList faces;  ///< drawings of the Agents
};

class TitleScreen final : public QWidget {
  Q_OBJECT
 public:
  explicit TitleScreen(QWidget* parent);

  /// Sets what Continue resumes; none: no such button.
  void offer(const std::optional<GoingOn>& season);
  /// Sets whether nobody has played a season here yet: then learning comes first.
  void greetNewcomers(bool on);
  void offerWorkshop(bool on);
  /// Sets whether it leads back to the shelf of all games.
  void offerShelf(bool on);
  /// Sets whether there are cards of the designer's own to be played.
  void offerOwnCards(bool on);
  /// Shows the shelf with these artifacts. New ones since the last call are shown for a moment.
  void show(const Catalog& cards, const std::vector<Shelved>& shelved);
  using QWidget::show;
  void setPace(Pace pace) { room_->setPace(pace); }
  /// Shows one sentence on what went wrong; empty: nothing.
  void complain(const QString& sentence);
  /// Sets sizes for a window's scale (1: smallest).
  void rescale(double scale);
  /// Waits until all of it is drawn: for pictures.
  void finish() { room_->finish(); }

 signals:
  void goOn();
  void newSeason();
  void learn();
  void workshop();
  void ownCards();
  void options();
  void saves();
  void shelf();
  void credits();
  void quit();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  class Plaque;
  MenuButton* addButton(const char* name, const QString& icon, const QString& key, void (TitleScreen::*leads)());
  QPushButton* addLink(const char* name, const QString& words, void (TitleScreen::*leads)());
  void markGold();
  void layOut();
  void look(Niche* niche);
  void placeHead(double& y);
  void placeFoot(double y);
  void placeShelf(double left);

  TitleRoom* room_;
  MenuButton* continue_;
  MenuButton* new_;
  MenuButton* learn_;
  MenuButton* workshop_;
  MenuButton* options_;
  std::vector<QPushButton*> links_;
  QLabel* fault_;
  ShelfView* shelf_ = nullptr;
  Plaque* plaque_ = nullptr;
  QPointer<Niche> looked_;
  std::vector<Shelved> shelved_;
  QRectF head_;
  QRectF foot_;
  bool newcomers_ = false;
  double scale_ = 1;
};

}  // namespace w13
