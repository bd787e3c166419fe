#include "ui/plain/own_pages.h"

namespace ui {

void TablePage::ring(const PlainRoom& room) {
  if (sounds_ == nullptr || !isVisible()) return;
  const kernel::Seat next = room.match().over() || room.thinking() ? kernel::Seat::Table : room.answersNext();
  room.isPerson(next) ? sounds_->ask(next, room.face()) : sounds_->askNobody();
}

}  // namespace ui
