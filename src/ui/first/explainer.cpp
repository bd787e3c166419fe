#include "ui/first/explainer.h"

#include <QApplication>

#include "ui/secret/secret_screen.h"
#include "ui/table/table_screen.h"

namespace w13 {

Explainer::Explainer(const FirstCards& cards, const Room& room) : cards_(cards), room_(room) {}

Explainer::~Explainer() { delete note_.data(); }

bool Explainer::explainsTo(Seat seat) const { return room_.isPerson(seat) && !room_.start().first.know.has(seat); }

void Explainer::remember(const std::vector<Answered>& answered) {
  for (const Answered& each : answered)
    if (explainsTo(each.seat)) (void)isNew({each.seat, each.question, each.secret});
}

// Of the table the face of the question is looked at, of a secret screen the question that brought the seat there: what
// follows within a visit depends on what is chosen in secret.
std::optional<Explainer::Topic> Explainer::topicOn(const Screen& screen) const {
  if (const SecretScreen* secret = qobject_cast<const SecretScreen*>(&screen)) {
    const SecretShown& shown = secret->shown();
    if (shown.purpose == VisitFor::Respond) return Topic{shown.view.viewer, Ask::Nothing, true};
    if (shown.purpose != VisitFor::Answer || shown.decision.openness() != kernel::Openness::Secret) return std::nullopt;
    return Topic{shown.view.viewer, static_cast<Ask>(shown.decision.question()), true};
  }
  if (qobject_cast<const TableScreen*>(&screen) == nullptr || room_.over() || room_.thinking()) return std::nullopt;
  const kernel::Decision face = room_.decision(Seat::Table);
  if (face.seat() == Seat::Table || face.openness() == kernel::Openness::Secret) return std::nullopt;
  return Topic{face.seat(), static_cast<Ask>(face.question()), false};
}

bool Explainer::isNew(const Topic& topic) {
  return explained_.emplace(cards_.placeOf(topic.question), topic.secret ? topic.seat : Seat::Table).second;
}

void Explainer::look(QWidget* page, bool rests) {
  Screen* screen = qobject_cast<Screen*>(page);
  // Behind the curtain it stays as long as the screen, whatever others choose meanwhile.
  const bool stays = note_ && qobject_cast<SecretScreen*>(note_->parentWidget()) != nullptr;
  if (note_ && !stays && (room_.steps() != step_ || room_.over())) takeAway();
  if (note_ && screen == note_->parentWidget()) return note_->settle();
  if (note_ || screen == nullptr || !rests) return;
  const std::optional<Topic> topic = topicOn(*screen);
  if (topic && explainsTo(topic->seat) && isNew(*topic)) put(*topic, *screen);
}

void Explainer::put(const Topic& topic, Screen& screen) {
  step_ = room_.steps();
  note_ = new FirstNote(cards_.all()[cards_.placeOf(topic.question)], &screen);
  connect(note_, &FirstNote::read, this, &Explainer::takeAway, Qt::QueuedConnection);
  note_->settle();
  note_->show();
  note_->raise();
  const QWidget* has = QApplication::focusWidget();
  if (has == nullptr || has == &screen || has == screen.viewport()) note_->setFocus(Qt::OtherFocusReason);
}

void Explainer::takeAway() {
  if (!note_) return;
  QWidget* screen = note_->parentWidget();
  const bool had = note_->hasFocus();
  delete note_.data();
  if (had) screen->setFocus();
}

}  // namespace w13
