#pragma once
// Explains each kind of decision on its first occurrence: on the table once for all, behind the curtain once per seat;
// before that the things on the table, and between questions what has happened for the first time. Whether it does
// depends only on public facts: who is asked what, what all saw happen, and which seats know the game.

#include <QObject>
#include <QPointer>
#include <optional>
#include <set>
#include <vector>

#include "ui/games/warehouse13/first/first_note.h"
#include "ui/games/warehouse13/season/room.h"

namespace w13 {

class Explainer final : public QObject {
  Q_OBJECT
 public:
  /// All must outlive it.
  Explainer(const FirstCards& cards, const RuleBook& rules, const Room& room);
  ~Explainer() override;

  /// Whether somebody needs the table explained before the deal.
  [[nodiscard]] bool greets() const;
  /// Takes the questions answered before the season was left; events up to then are not explained either.
  void remember(const std::vector<Answered>& answered);
  /// Checks the current page and whether it is at rest, and puts a note there or takes it away.
  void look(QWidget* page, bool rests);
  /// The seat behind the curtain has answered or left: the note there counts as read.
  void visitEnded() { unread_.reset(); }
  /// The note behind the curtain, else the one on the table; nullptr: none.
  [[nodiscard]] FirstNote* note() const { return behindCurtain_ ? behindCurtain_ : onTable_; }

 signals:
  /// A note has gone: there is room for the next.
  void freed();

 private:
  /// A question to explain to a seat behind the curtain, or to the table.
  struct Topic {
    Seat seat = Seat::Table;
    Ask question = Ask::Nothing;
    bool secret = false;
  };
  using Told = std::pair<std::size_t, Seat>;  ///< a card by its place, and its reader: Seat::Table is everybody
  [[nodiscard]] Told toldOf(const Topic& topic) const;
  [[nodiscard]] bool explainsTo(Seat seat) const;
  [[nodiscard]] std::optional<Topic> topicOn(const Screen& screen) const;
  /// Marks it as explained; false if it already was.
  bool isNew(const Topic& topic);
  /// Records what everybody has seen happen for the first time.
  void happened(const Events& news);
  /// Takes the next card waiting for this, or if that is empty for a quiet table; nothing: none, or nobody needs it.
  std::optional<std::size_t> nextWaiting(std::string_view when);
  /// The season's step as the table shows it; before the deal a value of its own.
  [[nodiscard]] int placeOf(const class TableScreen& table) const;
  /// The card due on the table now that it rests.
  std::optional<std::size_t> dueOnTable(const TableScreen& table);
  /// Puts a note on a screen and returns it.
  FirstNote* put(std::size_t card, Screen& screen);
  /// Removes a note: it has been read, or its question is gone.
  void takeAway(FirstNote* note);

  const FirstCards& cards_;
  const RuleBook& rules_;
  const Room& room_;
  std::vector<std::size_t> waiting_;  ///< cards not due to a question, in order
  std::set<std::size_t> told_;        ///< all cards that have ever waited
  std::set<Told> explained_;
  QPointer<FirstNote> onTable_;  ///< stays there while somebody looks behind the curtain
  int step_ = 0;                 ///< the season's progress when it came up
  QPointer<FirstNote> behindCurtain_;
  std::optional<Told> unread_;  ///< the explanation now up behind the curtain
};

}  // namespace w13
