// Who goes behind the curtain, what is shown there, and when it closes.

#include <QApplication>
#include <QFileDialog>
#include <QKeyEvent>
#include <QToolTip>

#include "ui/screen/take_down.h"
#include "ui/settings/language.h"
#include "ui/window/main_window.h"

namespace w13 {

void MainWindow::fall(const Visit& visit) {
  if (!room_->isPerson(visit.seat)) return;  // nobody looks behind the shield of a seat that the program plays
  room_->hold(true);
  tableFirst_ = false;
  visit_ = visit;
  log_->hide();
  if (rulesPanel_ != nullptr) rulesPanel_->hide();
  QToolTip::hideText();
  if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
  for (QFileDialog* dialog : findChildren<QFileDialog*>()) dialog->close();
  halves_->finish();
  const bool hangs = page() == curtain_ && !curtain_->closing();
  const bool none = needsNoCurtain(visit);
  curtainOpens_ = !none;
  // Only the table may be seen between the halves; where a secret screen was, there is leather.
  curtain_->fallFor(curtainFor(visit.seat), hangs || none ? Curtain::Falls::Hangs : Curtain::Falls::Closes,
                    page() == table_ && !none ? table_->grab() : QPixmap());
  pages_->setCurrentWidget(curtain_);
  curtain_->setFocus();
  if (none) visit.seat == stillThere_ ? openSecret() : onCurtainOpened();
}

CurtainFor MainWindow::curtainFor(Seat seat) const {
  const AgentCard& agent = room_->cards().of(room_->view(Seat::Table).seats[seat].who);
  const QString name = room_->nameOf(seat), called = QString::fromStdString(room_->words().text(agent.name));
  return {name, called == name ? QString() : called, art::agentFile(agent.id),
          colourOfAgent(QString::fromStdString(agent.id)).rgb(), room_->persons().size() == 1};
}

// Nobody else has been at the screen: one person among bots, or the one whose visit has ended a moment ago.
bool MainWindow::needsNoCurtain(const Visit& visit) const {
  if (positionBar_ != nullptr) return true;  // nobody's secrets
  return options_.trust && isActiveWindow() && (room_->persons().size() == 1 || visit.seat == stillThere_);
}

QStringList MainWindow::recapFor(Seat seat, const View& v) const {
  QStringList lines;
  for (const Event& event : room_->sinceLastLook(seat)) {
    const bool mine = event.seat == seat || (thingOf(event.noun) == Thing::Seat && seatOf(event.noun) == seat);
    if (!mine || event.what == Happened::TurnBegan) continue;
    const QString line = QString::fromStdString(room_->words().event(event, v));
    if (!line.isEmpty()) lines << line;
  }
  if (pins_.wasDropped(seat)) lines << tr("The table has removed your PIN.");
  return lines;
}

SecretShown MainWindow::secretFor(const Visit& visit) const {
  SecretShown shown;
  shown.purpose = visit.purpose;
  shown.name = room_->nameOf(visit.seat);
  shown.view = room_->view(visit.seat);
  shown.first = visit.first;
  if (visit.purpose == VisitFor::Answer) shown.decision = room_->decision(visit.seat);
  if (visit.purpose == VisitFor::Respond) shown.decision = room_->interjections(visit.seat);
  shown.pins = options_.pins;
  shown.briefing = visit.purpose == VisitFor::Deal && room_->start().first.on;
  shown.recap = recapFor(visit.seat, shown.view);
  shown.preview = [room = room_.get(), seat = visit.seat](std::span<const kernel::Choice> made) {
    return room->preview(seat, made);
  };
  shown.undoable = [room = room_.get(), visit](kernel::Choice choice) {
    return room->undoable({visit.seat, choice, visit.how()});
  };
  shown.why = [room = room_.get(), seat = visit.seat](kernel::Noun noun) { return room->why(seat, noun); };
  return shown;
}

void MainWindow::onCurtainOpened() {
  if (visit_.seat == Seat::Table) return;
  pins_.has(visit_.seat) ? askPin(PinScreen::For::Ask) : openSecret();
}

PinScreen* MainWindow::pinScreen() {
  if (pinScreen_ != nullptr) return pinScreen_;
  pinScreen_ = new PinScreen(this);
  pages_->addWidget(pinScreen_);
  connect(pinScreen_, &PinScreen::typed, this, &MainWindow::onPinTyped);
  connect(pinScreen_, &PinScreen::left, this, &MainWindow::closeSecret);
  return pinScreen_;
}

// The screen for PINs closes like a secret screen, so that nobody sets one for somebody who has left.
void MainWindow::askPin(PinScreen::For purpose) {
  pages_->setCurrentWidget(pinScreen());
  pinScreen_->show(purpose, room_->nameOf(visit_.seat));
  idle_.start();
}

void MainWindow::onPinTyped(const QString& pin) {
  if (page() != pinScreen_ || visit_.seat == Seat::Table) return;
  if (pinScreen_->purpose() == PinScreen::For::Ask)
    return pins_.fits(visit_.seat, pin) ? openSecret() : pinScreen_->complain(tr("That is not the PIN."));
  if (pin.isEmpty()) pins_.drop(visit_.seat, false);
  else if (!pins_.set(visit_.seat, pin))
    return pinScreen_->complain(tr("A PIN has %1 to %2 digits.").arg(Pins::kFewest).arg(Pins::kMost));
  closeSecret();
}

void MainWindow::dropPin(Seat seat) {
  pins_.drop(seat, true);
  say(tr("The PIN of %1 is removed; the next look will say so.").arg(room_->nameOf(seat)));
}

void MainWindow::openSecret() {
  if (visit_.seat == Seat::Table) return;
  if (visit_.purpose == VisitFor::Answer && !needsNoCurtain(visit_)) ++handOvers_;
  secret_ = new SecretScreen(secretFor(visit_), room_->cards(), room_->words(), &setup_.rules, this);
  listenTo(*secret_);
  room_->looked(visit_.seat);
  connect(secret_, &SecretScreen::done, this, &MainWindow::onSecretDone, Qt::QueuedConnection);
  connect(
      secret_, &SecretScreen::asksPin, this,
      [this] {
        if (!secret_) return;
        closeSecret();
        askPin(PinScreen::For::Set);
      },
      Qt::QueuedConnection);
  const bool opens = page() == curtain_ && !needsNoCurtain(visit_);
  pages_->addWidget(secret_);
  pages_->setCurrentWidget(secret_);
  if (opens) halves_->open(curtain_->still(), curtain_->cloth(), pages_->geometry());
  secret_->setFocus();
  secret_->holdStill();
  idle_.start();
}

void MainWindow::closeSecret() {
  if (!secret_ && page() != pinScreen_) return;
  idle_.stop();
  QToolTip::hideText();
  halves_->finish();
  pages_->setCurrentWidget(curtain_);
  takeDown(secret_);
  curtain_->setFocus();
}

void MainWindow::onSecretDone(const std::vector<kernel::Choice>& choices) {
  if (!secret_) return;  // it has closed by itself meanwhile
  if (!choices.empty() && !guideAllows(choices, visit_.how())) return secret_->dropMade();
  if (explainer_) explainer_->visitEnded();
  closeSecret();
  curtain_->fallFor(curtainFor(visit_.seat), Curtain::Falls::Closes);  // over leather: what was there is gone
  const Visit visit = visit_;
  if (visit.purpose == VisitFor::Deal) return dealNext();
  if (choices.empty()) return showTable();
  visit_ = {};  // bots are still held: what they answered meanwhile must not come before this
  stillThere_ = visit.seat;
  if (visit.how() == kernel::How::Interjection) room_->interject(visit.seat, choices.front());
  else room_->visit(visit.seat, choices);
  stillThere_ = Seat::Table;
  const bool nobodyNext = visit_.seat == Seat::Table;
  if (nobodyNext && pages_->currentWidget() == curtain_) showTable();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {  // before the pages say everything again
    setWindowTitle(tr("Warehouse 13"));
    if (room_ && room_->words().language() != spoken()) {
      closeSecret();
      room_->speak(spoken());
    }
  }
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::ActivationChange && !isActiveWindow()) closeSecret();
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  hearTouch(watched, event);
  const QEvent::Type type = event->type();
  const bool key = type == QEvent::KeyPress && !static_cast<QKeyEvent*>(event)->isAutoRepeat();  // a book on the keys
  if (key && halves_->opening()) {  // it only finishes the opening
    halves_->finish();
    return true;
  }
  if (idle_.isActive() && (key || type == QEvent::MouseButtonPress || type == QEvent::MouseMove)) idle_.start();
  return QMainWindow::eventFilter(watched, event);
}

}  // namespace w13
