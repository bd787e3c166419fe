#include "ui/sound/hearing.h"

#include <QAbstractButton>
#include <QMouseEvent>

namespace ui {

void Hearing::hear(const QObject* watched, const QEvent* event) const {
  const QEvent::Type type = event->type();
  const bool press = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
  if (!press && type != QEvent::KeyPress) return;
  const QWidget* widget = qobject_cast<const QWidget*>(watched);
  if (widget == nullptr || widget->window() != &window_) return;
  press ? hearPress(*widget, *static_cast<const QMouseEvent*>(event))
        : hearKey(*widget, *static_cast<const QKeyEvent*>(event));
}

// A key or press that its widget has no use for goes on to the widgets around it, and is heard once.

void Hearing::hearKey(const QWidget& widget, const QKeyEvent& key) const {
  const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  if (enter && !key.isAutoRepeat() && behind() && &widget == window_.focusWidget()) sounds_.play(kClick);
}

// Behind the curtain every press makes the same click, whatever it meets: a neighbour hears what the mouse tells
// anyway.
void Hearing::hearPress(const QWidget& widget, const QMouseEvent& press) const {
  if (press.button() != Qt::LeftButton) return;
  const QAbstractButton* button = qobject_cast<const QAbstractButton*>(&widget);
  const bool pressed = button != nullptr && button->isEnabled();
  if (pressed || (behind() && widget.childAt(press.pos()) == nullptr)) sounds_.play(kClick);
}

}  // namespace ui
