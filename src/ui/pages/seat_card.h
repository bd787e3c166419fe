#pragma once
// A seat on the start screen: which Agent sits there, and who plays.

#include <QComboBox>
#include <QFrame>

#include "engine/warehouse13/cards/catalog.h"

class QLabel;
class QLineEdit;

namespace w13 {

class Switch;

class SeatCard final : public QFrame {
  Q_OBJECT
 public:
  SeatCard(const Catalog& cards, int seat, QWidget* parent);

  /// Whether somebody sits here.
  [[nodiscard]] bool taken() const;
  [[nodiscard]] AgentId agent() const;
  [[nodiscard]] QString name() const;
  /// The bot's name; empty: a person.
  [[nodiscard]] QString bot() const;
  /// Whether a person sits here who knows the game.
  [[nodiscard]] bool knows() const;
  /// Whether that is asked: in a first season.
  void askKnows(bool on);
  void seatPerson(bool there);
  /// Sets what is set on another one.
  void take(const SeatCard& other);
  /// Shows again what follows from all seats together: a line at the foot, and the token of the First Agent.
  void mark(const QString& line, bool first);
  /// Sizes for a window so many times as large as the smallest.
  void rescale(double scale);

 signals:
  void changed();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// The list of Agents, drawn as a name in the Agent's colour.
  class AgentList;
  [[nodiscard]] QColor colour() const;
  void follow();

  const Catalog& cards_;
  AgentList* agent_;
  QLabel* number_;
  QComboBox* player_;
  QLineEdit* name_;
  Switch* knows_;
  bool asksKnows_ = false;
  QLabel* line_;
  bool first_ = false;
  double scale_ = 1;
};

}  // namespace w13
