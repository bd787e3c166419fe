#pragma once
// Explains each kind of decision the first time it comes: on the table once for all, behind the curtain once for each
// seat. Whether it does so follows from what everybody knows: which question is put to which seat, and which seats know
// the game.

#include <QObject>
#include <QPointer>
#include <set>
#include <vector>

#include "ui/first/first_note.h"
#include "ui/season/room.h"

namespace w13 {

class Explainer final : public QObject {
  Q_OBJECT
 public:
  /// Both must outlive it.
  Explainer(const FirstCards& cards, const Room& room);
  ~Explainer() override;

  /// What has been answered before the season was left.
  void remember(const std::vector<Answered>& answered);
  /// Looks at the page that is up, whether nothing moves on it, and puts a note there or takes it away.
  void look(QWidget* page, bool rests);
  /// The note that lies somewhere now; nullptr: none.
  [[nodiscard]] FirstNote* note() const { return note_; }

 private:
  /// A question that could be explained: to a seat behind the curtain, or to the table.
  struct Topic {
    Seat seat = Seat::Table;
    Ask question = Ask::Nothing;
    bool secret = false;
  };
  [[nodiscard]] bool explainsTo(Seat seat) const;
  [[nodiscard]] std::optional<Topic> topicOn(const Screen& screen) const;
  /// Notes that it has been explained; false if it was before.
  bool isNew(const Topic& topic);
  void put(const Topic& topic, Screen& screen);
  void takeAway();

  const FirstCards& cards_;
  const Room& room_;
  std::set<std::pair<std::size_t, Seat>> explained_;  ///< cards by their place, and to whom: Seat::Table is everybody
  QPointer<FirstNote> note_;
  int step_ = 0;  ///< how far the season was when the note came up
};

}  // namespace w13
