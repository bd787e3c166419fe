#pragma once
// How a widget goes while somebody else still points at it.

#include <QPointer>

namespace w13 {

/// Deletes a widget, and forgets it before: events that it sends while it goes must not find it half gone.
template <class Widget>
void takeDown(QPointer<Widget>& widget) {
  Widget* gone = widget.data();
  widget.clear();
  delete gone;
}

}  // namespace w13
