#pragma once
// A seat of the set-up: its Agent and its player.

#include <QComboBox>
#include <QFrame>

#include "engine/games/warehouse13/cards/catalog.h"
#include "ui/games/warehouse13/shell.h"

class QButtonGroup;
class QLabel;
class QLineEdit;
class QSpacerItem;
class QStackedWidget;

namespace ui {
class Segments;
class Switch;
}  // namespace ui

namespace w13 {

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
  /// Whether a person who knows the game sits here.
  [[nodiscard]] bool knows() const;
  /// Sets whether to ask that: in a first season.
  void askKnows(bool on);
  void seatPerson(bool there);
  /// Seats the bot of this name.
  void seatBot(const QString& bot);
  /// Copies the settings of another one.
  void take(const SeatCard& other);
  /// Swaps places with another one.
  void swap(SeatCard& other);
  /// Updates what depends on all seats: a line at the bottom, and the First Agent token.
  void mark(const QString& line, bool first);
  /// Sets sizes for a window's scale (1: smallest).
  void rescale(double scale);
  /// Lays it out as one row from left to right, if large text leaves no room for cards.
  void setRow(bool on);

 signals:
  void changed();
  /// The user wants to move this player `by` seats further.
  void moves(int by);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// The list of Agents, drawn as a name in the Agent's colour.
  class AgentList;
  /// The settings of a seat.
  struct Sitting {
    QString who;
    QString bot;
    QString agent;
    QString name;
    bool knows = false;
  };
  [[nodiscard]] Sitting sitting() const;
  void sit(const Sitting& sitting);
  QWidget* makePerson(int seat);
  QWidget* makeBots(int seat);
  QWidget* makeNobody();
  [[nodiscard]] QColor colour() const;
  [[nodiscard]] QRectF portrait() const;
  void follow();

  const Catalog& cards_;
  AgentList* agent_;
  QSpacerItem* above_ = nullptr;  ///< above the Agent's name: in a row that is centred
  QLabel* number_;
  QLabel* line_;
  QLabel* nobody_ = nullptr;
  Segments* player_;
  QStackedWidget* who_;
  QButtonGroup* bots_ = nullptr;
  QLineEdit* name_ = nullptr;
  Switch* knows_ = nullptr;
  bool asksKnows_ = false;
  bool first_ = false;
  bool row_ = false;
  double scale_ = 1;
  QPoint pressed_;  ///< where the card was grabbed to drag it to another seat
};

}  // namespace w13
