#pragma once
// All cards by deck, marked if changed, new, removed, unsaved or wrong; and a search field.

#include <QWidget>

#include "ui/workshop/card_screens.h"
#include "workshop/desk.h"

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace ui {

class CardTree final : public QWidget {
  Q_OBJECT
 public:
  /// The screens must outlive it.
  CardTree(const CardScreens& screens, QWidget* parent);

  /// Shows the cards; keeps open decks and the selection.
  void show(const std::vector<house::CardOnDesk>& cards);
  using QWidget::show;
  /// Selects a card and opens its deck.
  void select(const QString& path);
  /// The selected card; empty: none.
  [[nodiscard]] QString selected() const;
  /// The folder of the selection; if there is none, the first that takes a new card.
  [[nodiscard]] QString folder() const;
  [[nodiscard]] QTreeWidget* list() const { return list_; }
  void retranslate();

 signals:
  void chosen(const QString& path);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void find(const QString& words);
  /// Writes all rows anew.
  void fill();
  QTreeWidgetItem* deckItem(const QString& folder);

  const CardScreens& screens_;
  QLineEdit* search_;
  QTreeWidget* list_;
  std::vector<house::CardOnDesk> cards_;
  bool showing_ = false;
};

}  // namespace ui
