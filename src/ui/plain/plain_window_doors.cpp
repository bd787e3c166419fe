// The plain window's ways in and out: where it opens, and back to the shelf.

#include "ui/plain/plain_window.h"
#include "ui/window/window_place.h"

namespace ui {

void PlainWindow::appear() { ui::appear(*this, OptionsFile(wanted_.optionsFile), wanted_.options); }

// What is saved is listed on the first page.
void PlainWindow::enter(Door door, const QString& match) {
  switch (door) {
    case Door::GoOn:
      if (!match.isEmpty()) resume(match);
      break;
    case Door::Lessons: lessons_->list(); break;
    case Door::Workshop: openWorkshop(); break;
    case Door::First:
    case Door::Saved: setup_->setFocus(); break;
  }
}

void PlainWindow::toShelf() {
  if (wanted_.shelf) wanted_.shelf();
}

}  // namespace ui
