#pragma once
// The page at the table on which seats get their phones: a card for each seat with its code, how long a phone may be
// away, and what others on the network can see.

#include "ui/look/page.h"
#include "ui/shields/shield_card.h"
#include "ui/time/clock.h"

class QComboBox;

namespace ui {

class Segments;

class ShieldsPage final : public Page {
  Q_OBJECT
 public:
  /// The shields must outlive it.
  ShieldsPage(Shields& shields, QWidget* parent);
  [[nodiscard]] ShieldCard* card(kernel::Seat seat) const;

 signals:
  /// Back to the table.
  void left();

 protected:
  void rescaled() override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] QLayout* makeCards();
  [[nodiscard]] QLayout* makeChoices();
  [[nodiscard]] QLayout* makeFoot();
  void refresh();
  void tellStored();
  void spell(kernel::Seat seat);

  Shields& shields_;
  std::vector<ShieldCard*> cards_;
  QLabel* said_;
  QLabel* place_;
  QComboBox* addresses_;
  QPushButton* back_;
  Alarm clock_{Alarm::Rings::Again, 1000};  ///< the seconds of phones that are away
};

}  // namespace ui
