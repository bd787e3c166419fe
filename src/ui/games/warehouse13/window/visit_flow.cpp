#include "ui/games/warehouse13/window/visit_flow.h"

#include <QApplication>
#include <QFileDialog>
#include <QToolTip>
#include <algorithm>
#include <array>

#include "ui/games/warehouse13/look/game_art.h"
#include "ui/screen/take_down.h"

namespace w13 {

VisitFlow::VisitFlow(Frame& frame, SeasonFlow& season) : frame_(frame), season_(season) {
  connect(&idle_, &Alarm::rang, this, &VisitFlow::close);
  connect(&frame_, &Frame::changed, this, [this] { idle_.setInterval(frame_.idle()); });
  connect(&frame_.pages().curtain(), &Curtain::opened, this, &VisitFlow::onCurtainOpened);
  connect(&frame_.pages().curtain(), &Curtain::leftAlone, this, [this] {
    if (!season_.dealing()) season_.showTable();
  });
  connect(&season_, &SeasonFlow::entered, this, &VisitFlow::begin);
  connect(&season_, &SeasonFlow::leaving, this, &VisitFlow::forget);
  connect(&season_, &SeasonFlow::calls, this, &VisitFlow::fall);
  connect(&season_, &SeasonFlow::returned, this, [this] { go(State::Away); });
}

VisitFlow::~VisitFlow() { takeDown(secret_); }

// The ways of a visit; leaving the season ends it from everywhere.
void VisitFlow::go(State next) {
  struct Way {
    State from, to;
  };
  using enum State;
  static constexpr std::array kWays = {
      Way{Away, Falls},     Way{Falls, Falls},    Way{Falls, AsksPin}, Way{Falls, SetsPin}, Way{Falls, Looks},
      Way{Falls, Away},     Way{AsksPin, Looks},  Way{AsksPin, Falls}, Way{SetsPin, Falls}, Way{Looks, Falls},
      Way{Falls, Answered}, Way{Answered, Falls}, Way{Answered, Away}, Way{Away, Away},
  };
  const auto fits = [&](const Way& way) { return way.from == state_ && way.to == next; };
  Q_ASSERT(std::ranges::any_of(kWays, fits));
  state_ = next;
}

void VisitFlow::begin() {
  pins_ = Pins(season_.room()->file());
  handOvers_ = 0;
}

void VisitFlow::forget() {
  idle_.stop();
  takeDown(secret_);
  state_ = State::Away;
  visit_ = {};
  pins_ = Pins();
}

// ---- the curtain ------------------------------------------------------------------------------------------------

void VisitFlow::fall(const Visit& visit) {
  const Room& room = *season_.room();
  if (!room.isPerson(visit.seat)) return;  // nobody looks behind the shield of a seat that the program plays
  if (room.shielded().has(visit.seat))
    return season_.say(
        tr("%1 has a phone as shield: all that is there to see lies on it.").arg(room.nameOf(visit.seat)));
  const bool stillThere = state_ == State::Answered && visit.seat == visit_.seat;
  const bool none = needsNoCurtain(visit);
  season_.pause();
  emit falls();
  closeDialogs();
  const bool overTable = frame_.page() == season_.table() && !none;
  const QPixmap table = overTable ? season_.table()->grab() : QPixmap();
  go(State::Falls);
  visit_ = visit;
  // Only the table may be seen between the halves; where a secret screen was, there is leather.
  frame_.pages().fall(curtainFor(visit.seat), table, none ? Pages::Seen::No : Pages::Seen::Yes);
  if (none) stillThere ? openSecret() : onCurtainOpened();
}

// Nothing that was opened at the table stays open over the curtain.
void VisitFlow::closeDialogs() {
  QToolTip::hideText();
  if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
  for (QFileDialog* dialog : frame_.window()->findChildren<QFileDialog*>()) dialog->close();
}

CurtainFor VisitFlow::curtainFor(Seat seat) const {
  const Room& room = *season_.room();
  const AgentCard& agent = room.cards().of(room.view(Seat::Table).seats[seat].who);
  const QString name = room.nameOf(seat), called = QString::fromStdString(room.words().text(agent.name));
  return {name,
          called == name ? QString() : called,
          art::agentFile(agent.id),
          colourOfAgent(QString::fromStdString(agent.id)).rgb(),
          room.persons().size() == 1,
          !season_.dealing()};
}

// If the table trusts itself: nobody else has been at the screen, as there is one person among bots, or it is the one
// whose visit has ended a moment ago.
bool VisitFlow::needsNoCurtain(const Visit& visit) const {
  if (season_.plays() == Plays::Position) return true;  // nobody's secrets
  const bool stillThere = state_ == State::Answered && visit.seat == visit_.seat;
  return frame_.options().trust && frame_.window()->isActiveWindow() &&
         (season_.room()->persons().size() == 1 || stillThere);
}

void VisitFlow::onCurtainOpened() {
  if (state_ != State::Falls) return;
  pins_.has(visit_.seat) ? askPin(State::AsksPin) : openSecret();
}

// ---- PINs -------------------------------------------------------------------------------------------------------

PinScreen* VisitFlow::pinScreen() {
  if (pinScreen_ != nullptr) return pinScreen_;
  pinScreen_ = new PinScreen(frame_.window());
  frame_.pages().addWidget(pinScreen_);
  connect(pinScreen_, &PinScreen::typed, this, &VisitFlow::onPinTyped);
  connect(pinScreen_, &PinScreen::left, this, &VisitFlow::close);
  return pinScreen_;
}

// The screen for PINs closes like a secret screen, so that nobody sets one for somebody who has left.
void VisitFlow::askPin(State forWhat) {
  go(forWhat);
  frame_.pages().setCurrentWidget(pinScreen());
  pinScreen_->show(forWhat == State::AsksPin ? PinScreen::For::Ask : PinScreen::For::Set,
                   season_.room()->nameOf(visit_.seat));
  idle_.start();
}

void VisitFlow::onPinTyped(const QString& pin) {
  if (!typesPin()) return;
  if (state_ == State::AsksPin)
    return pins_.fits(visit_.seat, pin) ? openSecret() : pinScreen_->complain(tr("That is not the PIN."));
  if (pin.isEmpty()) pins_.drop(visit_.seat, false);
  else if (!pins_.set(visit_.seat, pin))
    return pinScreen_->complain(tr("A PIN has %1 to %2 digits.").arg(Pins::kFewest).arg(Pins::kMost));
  close();
}

void VisitFlow::dropPin(Seat seat) {
  pins_.drop(seat, true);
  season_.say(tr("The PIN of %1 is removed; the next look will say so.").arg(season_.room()->nameOf(seat)));
}

// ---- the secret screen ------------------------------------------------------------------------------------------

void VisitFlow::openSecret() {
  go(State::Looks);
  if (visit_.purpose == VisitFor::Answer && frame_.pages().curtainSeen()) ++handOvers_;
  Room& room = *season_.room();
  secret_ = new SecretScreen(secretFor(visit_), room.cards(), room.words(), &frame_.setup().rules, frame_.window());
  frame_.listenTo(*secret_);
  room.looked(visit_.seat);
  connect(secret_, &SecretScreen::done, this, &VisitFlow::onDone, Qt::QueuedConnection);
  connect(
      secret_, &SecretScreen::asksPin, this,
      [this] {
        if (!secret_) return;
        close();
        askPin(State::SetsPin);
      },
      Qt::QueuedConnection);
  frame_.pages().addWidget(secret_);
  frame_.pages().turnTo(secret_);
  secret_->holdStill();
  idle_.start();
}

void VisitFlow::close() {
  if (!behind()) return;
  idle_.stop();
  QToolTip::hideText();
  frame_.pages().hang();
  takeDown(secret_);
  frame_.pages().curtain().setFocus();
  go(State::Falls);
}

void VisitFlow::touch() {
  if (idle_.isActive()) idle_.start();
}

void VisitFlow::onDone(const std::vector<kernel::Choice>& choices) {
  if (!secret_) return;  // it has closed by itself meanwhile
  if (!choices.empty() && !season_.allows(choices, visit_.how())) return secret_->dropMade();
  if (Explainer* explainer = season_.explainer()) explainer->visitEnded();
  close();
  frame_.pages().curtain().fallFor(curtainFor(visit_.seat), Curtain::Falls::Closes);  // over leather: it is gone
  if (visit_.purpose == VisitFor::Deal) return season_.dealNext();
  if (choices.empty()) return season_.showTable();
  answer(choices);
}

// Bots are still held: what they answered meanwhile must not come before this.
void VisitFlow::answer(const std::vector<kernel::Choice>& choices) {
  go(State::Answered);
  if (visit_.how() == kernel::How::Interjection) season_.room()->interject(visit_.seat, choices.front());
  else season_.room()->visit(visit_.seat, choices);
  if (state_ != State::Answered) return;  // somebody is called next, or the table is up
  go(State::Away);
  if (frame_.pages().curtained()) season_.showTable();
}

QStringList VisitFlow::recapFor(Seat seat, const View& view) const {
  const Room& room = *season_.room();
  QStringList lines;
  bool ownGoo = false;
  const Events seen = room.sinceLastLook(seat);
  for (std::size_t at = 0; at < seen.size(); ++at) {
    const Event& event = seen[at];
    const bool claims = at + 1 < seen.size() && seen[at + 1].what == Happened::DieClaimed;
    if (event.what == Happened::DieMoved && claims) continue;  // the claim says it
    const bool goo = event.what == Happened::GooRolled;
    if (goo) ownGoo = ownGoo || event.seat == seat;  // a reroll has no seat
    else if (event.what == Happened::RoundBegan) ownGoo = false;
    const bool aboutMe = event.seat == seat || (thingOf(event.noun) == Thing::Seat && seatOf(event.noun) == seat);
    const bool mine = aboutMe || (goo && ownGoo);
    if (!mine || event.what == Happened::TurnBegan) continue;
    const QString line = QString::fromStdString(room.words().event(event, view));
    if (!line.isEmpty()) lines << line;
  }
  if (pins_.wasDropped(seat)) lines << tr("The table has removed your PIN.");
  return lines;
}

SecretShown VisitFlow::secretFor(const Visit& visit) const {
  Room* room = season_.room();
  SecretShown shown;
  shown.purpose = visit.purpose;
  shown.name = room->nameOf(visit.seat);
  shown.view = room->view(visit.seat);
  shown.asked = room->isAsked(visit.seat);
  shown.first = visit.first;
  if (visit.purpose == VisitFor::Answer) shown.decision = room->decision(visit.seat);
  if (visit.purpose == VisitFor::Respond) shown.decision = room->interjections(visit.seat);
  if (visit.purpose != VisitFor::Deal)
    if (const auto question = room->consulted(visit.seat, visit.how()))
      shown.advise = [room, question = *question, dreams = frame_.setup().adviceDreams] {
        return std::make_unique<Advising>(room->season(), question, dreams);
      };
  shown.bots = room->persons().size() < room->seats();
  shown.pins = frame_.options().pins;
  shown.briefing = visit.purpose == VisitFor::Deal && room->start().first.on;
  shown.recap = recapFor(visit.seat, shown.view);
  shown.preview = [room, seat = visit.seat](std::span<const kernel::Choice> made) { return room->preview(seat, made); };
  if (room->undoes())
    shown.undoable = [room, visit](kernel::Choice choice) { return room->undoable({visit.seat, choice, visit.how()}); };
  shown.why = [room, seat = visit.seat](kernel::Noun noun) { return room->why(seat, noun); };
  shown.couldAct = [room, seat = visit.seat](CardId card) { return room->couldAct(seat, card); };
  const kernel::Decision responses = room->interjections(visit.seat);
  shown.responds =
      visit.purpose == VisitFor::Answer && std::ranges::any_of(responses.choices(), [&](const kernel::Choice& each) {
        return each.verb == verb::Play && shown.decision.find(each) < 0;
      });
  return shown;
}

}  // namespace w13
