#pragma once
// The choices of a question as buttons; amounts, such as bids, on a dial.

#include <QWidget>
#include <functional>
#include <vector>

#include "engine/house/match/voice.h"
#include "engine/house/said/vocabulary.h"

class QGridLayout;
class QPushButton;
class QSpinBox;

namespace ui {

class MapView;

/// A choice, and how a button says it.
struct Offered {
  kernel::Choice choice;
  QString words;
  bool lasts = false;  ///< it cannot be taken back
};

/// The choices of a decision, for one viewer.
[[nodiscard]] std::vector<Offered> offeredIn(const kernel::Decision& d, const house::Voice& voice, kernel::Seat viewer,
                                             const std::function<bool(kernel::Choice)>& undoable);

/// Sets an amount, by hand or by keys, and makes the choice of that amount.
class AmountDial final : public QWidget {
  Q_OBJECT
 public:
  /// `amounts` in ascending order: at least one.
  AmountDial(std::vector<Offered> amounts, QWidget* parent);
  /// The choice of the amount that is set; nullptr: that amount is not on offer.
  [[nodiscard]] const Offered* now() const;

 signals:
  void picked(kernel::Choice choice);

 private:
  void tell();
  std::vector<Offered> amounts_;
  QSpinBox* amount_;
  QPushButton* take_;
};

class ChoiceBox final : public QWidget {
  Q_OBJECT
 public:
  /// `amount`: the kind of thing that stands for a number; 0: none.
  ChoiceBox(std::uint8_t amount, QWidget* parent);
  /// Shows these; the first button is gold if there is only one.
  void show(const std::vector<Offered>& offered);
  using QWidget::show;
  /// Lights up the places of these choices on a map as well, and takes clicks on them. Call once, before `show`; the
  /// map must outlive it.
  void joinMap(MapView& map);
  /// Puts the focus on the first of them.
  void takeFocus();

 signals:
  void picked(kernel::Choice choice);

 private:
  void add(const Offered& offered, int at, bool gold);
  void pickOnMap(kernel::Noun noun);
  std::uint8_t amount_;
  QGridLayout* grid_;
  std::vector<QWidget*> inside_;
  std::vector<Offered> offered_;
  MapView* map_ = nullptr;  ///< nullptr: the game has no map
};

}  // namespace ui
