#pragma once
// All cards by deck, with marks for what is changed, new, removed, not saved or wrong; and a field to find one.

#include <QWidget>

#include "workshop/desk.h"

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace w13 {

class CardTree final : public QWidget {
  Q_OBJECT
 public:
  explicit CardTree(QWidget* parent);

  /// Shows the cards; what is open and selected stays so.
  void show(const std::vector<CardOnDesk>& cards);
  using QWidget::show;
  /// Selects a card and opens its deck.
  void select(const QString& path);
  /// The card that is selected; empty: none.
  [[nodiscard]] QString selected() const;
  /// The deck of what is selected, "traits" if nothing is.
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

/// What a deck is called: "Traits" for "traits".
[[nodiscard]] QString nameOfFolder(const QString& folder);

}  // namespace w13
