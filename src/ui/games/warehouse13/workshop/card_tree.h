#pragma once
// All cards by deck, marked if changed, new, removed, unsaved or wrong; and a search field.

#include <QWidget>

#include "workshop/warehouse13/kit.h"

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace w13 {

class CardTree final : public QWidget {
  Q_OBJECT
 public:
  explicit CardTree(QWidget* parent);

  /// Shows the cards; keeps open decks and the selection.
  void show(const std::vector<CardOnDesk>& cards);
  using QWidget::show;
  /// Selects a card and opens its deck.
  void select(const QString& path);
  /// The selected card; empty: none.
  [[nodiscard]] QString selected() const;
  /// The deck of the selection; "traits" if none.
  [[nodiscard]] QString folder() const;
  [[nodiscard]] QTreeWidget* list() const { return list_; }
  void retranslate();

 signals:
  void chosen(const QString& path);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void find(const QString& words);
  QTreeWidgetItem* deckItem(const QString& folder);

  QLineEdit* search_;
  QTreeWidget* list_;
  std::vector<CardOnDesk> cards_;
  bool showing_ = false;
};

/// A deck's name: "Traits" for "traits".
[[nodiscard]] QString nameOfFolder(const QString& folder);

}  // namespace w13
