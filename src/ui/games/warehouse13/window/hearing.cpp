#include "ui/games/warehouse13/window/hearing.h"

#include <QAbstractButton>
#include <QMouseEvent>

namespace w13 {

// Pages are heard once they have settled: a visit that needs no curtain passes over it in silence.
Hearing::Hearing(Frame& frame, SeasonFlow& season, VisitFlow& visits)
    : frame_(frame), season_(season), visits_(visits), sounds_(season.telling().sounds()) {
  connect(
      &frame_.pages(), &QStackedWidget::currentChanged, this, [this] { sounds_.see(placeNow()); },
      Qt::QueuedConnection);
}

Sounds::Place Hearing::placeNow() const {
  if (frame_.pages().curtained()) return Sounds::Place::Curtain;
  return visits_.behind() ? Sounds::Place::Behind : Sounds::Place::Open;
}

SecretScreen* Hearing::behind() const {
  SecretScreen* secret = visits_.secret();
  return secret != nullptr && frame_.page() == secret ? secret : nullptr;
}

bool Hearing::isNote(const QObject* watched) const {
  const Explainer* explainer = season_.explainer();
  return explainer != nullptr && watched == explainer->note();
}

void Hearing::hear(const QObject* watched, const QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::KeyPress) hearKey(watched, *static_cast<const QKeyEvent*>(event));
  if (type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick)
    hearPress(watched, *static_cast<const QMouseEvent*>(event));
}

void Hearing::hearKey(const QObject* watched, const QKeyEvent& key) {
  const SecretScreen* secret = behind();
  if (secret == nullptr || (watched != secret && !isNote(watched))) return;
  const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  if (enter && !key.isAutoRepeat()) sounds_.play(Cue::UiClick);
}

// Behind the curtain every press makes the same click, whatever it meets: a neighbour hears what the mouse tells
// anyway.
void Hearing::hearPress(const QObject* watched, const QMouseEvent& press) {
  if (press.button() != Qt::LeftButton) return;
  const QAbstractButton* button = qobject_cast<const QAbstractButton*>(watched);
  const bool pressed = button != nullptr && button->isEnabled() && button->window() == frame_.window();
  const SecretScreen* secret = behind();
  if (pressed || (secret != nullptr && (watched == secret->viewport() || isNote(watched)))) sounds_.play(Cue::UiClick);
}

}  // namespace w13
