#include "ui/window/stillness.h"

#include <algorithm>

namespace ui {

Stillness::Stillness(QObject* parent) : QObject(parent) { connect(&again_, &Alarm::rang, this, &Stillness::stir); }

bool Stillness::still() const {
  return std::ranges::none_of(moves_, [](const std::function<bool()>& moves) { return moves(); });
}

void Stillness::stir() {
  if (stirred_) return;
  stirred_ = true;
  QMetaObject::invokeMethod(this, &Stillness::tell, Qt::QueuedConnection);
}

void Stillness::tell() {
  stirred_ = false;
  const bool rests = still();
  if (!rests) again_.start();
  emit look(rests);
}

}  // namespace ui
