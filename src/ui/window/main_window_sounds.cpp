// What of the window is heard: the table's events, the curtain, clicks. Nothing of what lies behind the curtain.

#include <QAbstractButton>
#include <QMouseEvent>
#include <QShortcut>

#include "ui/window/main_window.h"

namespace w13 {

Sounds::Place MainWindow::placeNow() const {
  if (page() == curtain_) return Sounds::Place::Curtain;
  const bool behind = page() == pinScreen_ || (secret_ && page() == secret_);
  return behind ? Sounds::Place::Behind : Sounds::Place::Open;
}

// Pages are heard once they have settled: a visit that needs no curtain passes over it in silence.
void MainWindow::addSounds() {
  const auto hearPage = [this] { sounds_->see(placeNow()); };
  connect(pages_, &QStackedWidget::currentChanged, this, hearPage, Qt::QueuedConnection);
  connect(sounds_, &Sounds::sounding, this, [this](Cue cue) {
    if (options_.captions) captions_->add(cue);
  });
  connect(captions_, &Captions::changed, this, [this](const QString& line) {
    if (table_) table_->caption(line);
    if (second_) second_->table()->caption(line);
  });
  new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_M), this, [this] {
    Options options = options_;
    options.mute = !options.mute;
    follow(options);
    if (page() == table_) say(options.mute ? tr("The sound is off (Ctrl+M).") : tr("The sound is on (Ctrl+M)."));
  });
}

// To be called before anything else listens to room and table: a click is heard before what it does.
void MainWindow::listen() {
  connect(table_, &TableScreen::chosen, this, [this] { sounds_->play(Cue::UiClick); });
  connect(table_, &TableScreen::command, this, [this] { sounds_->play(Cue::UiClick); });
  connect(table_, &TableScreen::denied, this, [this] { sounds_->play(Cue::UiDeny); });
  connect(room_.get(), &Room::refused, this, [this] { sounds_->play(Cue::UiDeny); });
  listenToNews();
}

// Behind the curtain every press makes the same click, whatever it meets: a neighbour hears what the mouse tells
// anyway.
void MainWindow::hearTouch(const QObject* watched, const QEvent* event) {
  const QEvent::Type type = event->type();
  const bool behind = secret_ && page() == secret_;
  const bool note = explainer_ && watched == explainer_->note();
  if (type == QEvent::KeyPress && behind && (watched == secret_ || note)) {
    const QKeyEvent* key = static_cast<const QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && !key->isAutoRepeat()) sounds_->play(Cue::UiClick);
  }
  if (type != QEvent::MouseButtonPress && type != QEvent::MouseButtonDblClick) return;
  if (static_cast<const QMouseEvent*>(event)->button() != Qt::LeftButton) return;
  const QAbstractButton* button = qobject_cast<const QAbstractButton*>(watched);
  const bool pressed = button != nullptr && button->isEnabled() && button->window() == this;
  if (pressed || (behind && (watched == secret_->viewport() || note))) sounds_->play(Cue::UiClick);
}

}  // namespace w13
