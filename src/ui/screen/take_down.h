#pragma once
// Deletes a widget that somebody else still points to.

#include <QPointer>

namespace ui {

/// Clears the pointer, then deletes the widget: events sent during destruction must not find it half destroyed.
template <class Widget>
void takeDown(QPointer<Widget>& widget) {
  Widget* gone = widget.data();
  widget.clear();
  delete gone;
}

}  // namespace ui
