#include "ui/games/warehouse13/first/explainer.h"

#include <QApplication>
#include <algorithm>
#include <utility>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "ui/games/warehouse13/secret/secret_screen.h"
#include "ui/games/warehouse13/table/table_screen.h"
#include "ui/screen/keywords.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

constexpr int kGreeted = -1;  // before the deal

bool greetsOn(const TableScreen& table) { return table.shown().greets != Seat::Table; }

}  // namespace

Explainer::Explainer(const FirstCards& cards, const RuleBook& rules, const Room& room)
    : cards_(cards), rules_(rules), room_(room) {
  for (std::size_t at = 0; room.steps() == 0 && at < cards.all().size(); ++at)
    if (!cards.all()[at].when.empty()) waiting_.push_back(at);
  connect(&room, &Room::changed, this, &Explainer::happened);
}

Explainer::~Explainer() {
  takeDown(onTable_);
  takeDown(behindCurtain_);
}

bool Explainer::explainsTo(Seat seat) const { return room_.isPerson(seat) && !room_.start().first.know.has(seat); }

void Explainer::remember(const std::vector<Answered>& answered) {
  for (const Answered& each : answered)
    if (explainsTo(each.seat)) (void)isNew({each.seat, each.question, each.secret});
  for (const Event& event : room_.season().eventsSoFar(Seat::Table))
    if (const auto card = placeOfCard(cards_, event, room_.cards())) told_.insert(*card);
  if (room_.steps() > 0) waiting_.clear();  // what happened last comes as news once more
}

// Of the table the face of the question is looked at, of a secret screen the question that brought the seat there: what
// follows within a visit depends on what is chosen in secret.
std::optional<Explainer::Topic> Explainer::topicOn(const Screen& screen) const {
  if (const SecretScreen* secret = qobject_cast<const SecretScreen*>(&screen)) {
    const SecretShown& shown = secret->shown();
    if (shown.purpose == VisitFor::Respond) return Topic{shown.view.viewer, Ask::Nothing, true};
    if (shown.purpose != VisitFor::Answer || shown.decision.openness() != kernel::Openness::Secret) return std::nullopt;
    return Topic{shown.view.viewer, askOf(shown.decision), true};
  }
  if (qobject_cast<const TableScreen*>(&screen) == nullptr || room_.over() || room_.thinking()) return std::nullopt;
  const kernel::Decision face = room_.decision(Seat::Table);
  if (face.seat() == Seat::Table || face.openness() == kernel::Openness::Secret) return std::nullopt;
  return Topic{face.seat(), askOf(face), false};
}

Explainer::Told Explainer::toldOf(const Topic& topic) const {
  return {placeOfCard(cards_, topic.question), topic.secret ? topic.seat : Seat::Table};
}

bool Explainer::isNew(const Topic& topic) { return explained_.insert(toldOf(topic)).second; }

void Explainer::happened(const Events& news) {
  for (const Event& event : news)
    if (const auto card = placeOfCard(cards_, event, room_.cards()); card && told_.insert(*card).second)
      waiting_.push_back(*card);
}

bool Explainer::greets() const {
  bool anybody = false;
  for (int seat = 0; seat < room_.seats(); ++seat) anybody = anybody || explainsTo(seatAt(seat));
  return anybody;
}

std::optional<std::size_t> Explainer::nextWaiting(std::string_view when) {
  const auto fits = [&](std::size_t card) { return cards_.all()[card].when == when; };
  const auto next = std::ranges::find_if(waiting_, fits);
  if (next == waiting_.end() || !greets()) return std::nullopt;
  const std::size_t card = *next;
  waiting_.erase(next);
  return card;
}

// Before the deal no question is looked at, and what is told then goes with it.
int Explainer::placeOf(const TableScreen& table) const { return greetsOn(table) ? kGreeted : room_.steps(); }

std::optional<std::size_t> Explainer::dueOnTable(const TableScreen& table) {
  if (greetsOn(table)) return nextWaiting(kBeforeDeal);
  const std::optional<Topic> topic = topicOn(table);
  if (!topic) return std::nullopt;
  if (const auto card = nextWaiting(kBeforeEpisode)) return card;
  if (const auto card = nextWaiting({})) return card;  // what has happened led to the question
  return explainsTo(topic->seat) && isNew(*topic) ? std::optional(placeOfCard(cards_, topic->question)) : std::nullopt;
}

void Explainer::look(QWidget* page, bool rests) {
  if (!behindCurtain_ && unread_)
    explained_.erase(*std::exchange(unread_, {}));  // its screen closed before it was read
  if (onTable_ && (placeOf(*qobject_cast<TableScreen*>(onTable_->parentWidget())) != step_ || room_.over()))
    takeAway(onTable_);
  if (TableScreen* table = qobject_cast<TableScreen*>(page)) {
    if (onTable_) return onTable_->settle();
    const std::optional<std::size_t> card = rests ? dueOnTable(*table) : std::nullopt;
    if (!card) return;
    onTable_ = put(*card, *table);
    step_ = placeOf(*table);
  } else if (SecretScreen* secret = qobject_cast<SecretScreen*>(page)) {
    // It stays as long as the screen, whatever others choose meanwhile.
    if (behindCurtain_) return behindCurtain_->settle();
    const std::optional<Topic> topic = rests ? topicOn(*secret) : std::nullopt;
    if (!topic || !explainsTo(topic->seat) || !isNew(*topic)) return;
    behindCurtain_ = put(placeOfCard(cards_, topic->question), *secret);
    unread_ = toldOf(*topic);
  }
}

FirstNote* Explainer::put(std::size_t card, Screen& screen) {
  FirstNote* note = new FirstNote(cards_.all()[card], &screen);
  const auto read = [this, lies = QPointer(note)] {
    if (lies) takeAway(lies);
  };
  connect(note, &FirstNote::read, this, read, Qt::QueuedConnection);
  note->setToolTip(keywordTips(said(note->card().say), rules_));
  note->settle();
  note->show();
  note->raise();
  const QWidget* has = QApplication::focusWidget();
  if (has == nullptr || has == &screen || has == screen.viewport()) note->setFocus(Qt::OtherFocusReason);
  return note;
}

void Explainer::takeAway(FirstNote* note) {
  if (note == behindCurtain_) unread_.reset();
  QWidget* screen = note->parentWidget();
  const bool had = note->hasFocus();
  delete note;
  if (had) screen->setFocus();
  emit freed();
}

}  // namespace w13
