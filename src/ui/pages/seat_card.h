#pragma once
// A seat of the set-up: which Agent sits there, and who plays.

#include <QComboBox>
#include <QFrame>

#include "engine/games/warehouse13/cards/catalog.h"

class QButtonGroup;
class QLabel;
class QLineEdit;
class QSpacerItem;
class QStackedWidget;

namespace w13 {

class Segments;
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
  /// Seats a bot of this name.
  void seatBot(const QString& bot);
  /// Sets what is set on another one.
  void take(const SeatCard& other);
  /// Changes places with another one.
  void swap(SeatCard& other);
  /// Shows again what follows from all seats together: a line at the foot, and the token of the First Agent.
  void mark(const QString& line, bool first);
  /// Sizes for a window so many times as large as the smallest.
  void rescale(double scale);
  /// In one row from the left to the right, where large text has no room for cards.
  void setRow(bool on);

 signals:
  void changed();
  /// Somebody wants to sit so many seats further on.
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
  /// What can be set of a seat.
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
  QSpacerItem* above_ = nullptr;  ///< the Agent's name: in a row it stands in the middle
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
  QPoint pressed_;  ///< where the card was taken to be carried to another seat
};

}  // namespace w13
