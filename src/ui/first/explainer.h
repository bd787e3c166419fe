#pragma once
// Explains each kind of decision the first time it comes: on the table once for all, behind the curtain once for each
// seat; before that what lies on the table, and between questions what has happened for the first time. Whether it does
// so follows from what everybody knows: which question is put to which seat, what all saw happen, and which seats know
// the game.

#include <QObject>
#include <QPointer>
#include <optional>
#include <set>
#include <vector>

#include "ui/first/first_note.h"
#include "ui/season/room.h"

namespace w13 {

class Explainer final : public QObject {
  Q_OBJECT
 public:
  /// All must outlive it.
  Explainer(const FirstCards& cards, const RuleBook& rules, const Room& room);
  ~Explainer() override;

  /// Whether somebody has to be told what the table is, before the deal.
  [[nodiscard]] bool greets() const;
  /// What has been answered before the season was left; what had happened by then is told no more either.
  void remember(const std::vector<Answered>& answered);
  /// Looks at the page that is up, whether nothing moves on it, and puts a note there or takes it away.
  void look(QWidget* page, bool rests);
  /// Whoever sits behind the curtain has answered or gone: what lay there counts as read.
  void visitEnded() { unread_.reset(); }
  /// The note behind the curtain, else the one on the table; nullptr: none.
  [[nodiscard]] FirstNote* note() const { return behindCurtain_ ? behindCurtain_ : onTable_; }

 signals:
  /// A note has gone: there is room for the next.
  void freed();

 private:
  /// A question that could be explained: to a seat behind the curtain, or to the table.
  struct Topic {
    Seat seat = Seat::Table;
    Ask question = Ask::Nothing;
    bool secret = false;
  };
  using Told = std::pair<std::size_t, Seat>;  ///< a card by its place, and to whom: Seat::Table is everybody
  [[nodiscard]] Told toldOf(const Topic& topic) const;
  [[nodiscard]] bool explainsTo(Seat seat) const;
  [[nodiscard]] std::optional<Topic> topicOn(const Screen& screen) const;
  /// Notes that it has been explained; false if it was before.
  bool isNew(const Topic& topic);
  /// Notes what everybody has seen happen for the first time.
  void happened(const Events& news);
  /// Takes the next card of these that waits for a quiet table; nothing: none does, or nobody has to be told.
  std::optional<std::size_t> nextWaiting(Begins begins);
  /// How far the season is where the table shows it; before the deal it has no place yet.
  [[nodiscard]] int placeOf(const class TableScreen& table) const;
  /// What is to be said on the table now that it rests.
  std::optional<std::size_t> dueOnTable(const TableScreen& table);
  /// Gives the note that it has put there.
  FirstNote* put(std::size_t card, Screen& screen);
  /// The note has been read, or nobody asks any more.
  void takeAway(FirstNote* note);

  const FirstCards& cards_;
  const RuleBook& rules_;
  const Room& room_;
  std::vector<std::size_t> waiting_;  ///< cards that no question brings, in order
  std::set<std::size_t> told_;        ///< those that have been among them
  std::set<Told> explained_;
  QPointer<FirstNote> onTable_;  ///< stays there while somebody looks behind the curtain
  int step_ = 0;                 ///< how far the season was when it came up
  QPointer<FirstNote> behindCurtain_;
  std::optional<Told> unread_;  ///< what is said behind the curtain now
};

}  // namespace w13
