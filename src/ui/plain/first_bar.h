#pragma once
// The note of a first game, above the table or the secret screen: what is explained now, and the rule behind it.
// Whoever plays on has read it.

#include <QFrame>
#include <QPointer>

#include "engine/house/rulebook/first_cards.h"

class QLabel;
class QPushButton;

namespace ui {

class FirstBar final : public QFrame {
  Q_OBJECT
 public:
  explicit FirstBar(QWidget* parent);
  /// Shows a card, which must outlive it or be replaced, and takes the focus. The keys that it does not use are the
  /// page's.
  void show(const house::FirstCard& card, const QString& words, QWidget* page);
  /// nullptr while none is up.
  [[nodiscard]] const house::FirstCard* card() const { return isHidden() ? nullptr : card_; }

 signals:
  void read();
  void ruleWanted(const QString& id);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;

 private:
  const house::FirstCard* card_ = nullptr;
  QPointer<QWidget> page_;
  QLabel* head_;
  QLabel* text_;
  QPushButton* rule_;
  QPushButton* read_;
};

}  // namespace ui
