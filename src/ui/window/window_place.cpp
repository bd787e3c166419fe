#include "ui/window/window_place.h"

#include <QScreen>

namespace ui {

namespace {
constexpr QSize kUsual(1440, 900);
}

void appear(QWidget& window, const OptionsFile& file, const Options& options) {
  window.resize(kUsual);
  const QSize room = window.screen()->availableSize();
  const bool fits = room.width() > kUsual.width() && room.height() > kUsual.height();  // its frame takes some, too
  if (!window.restoreGeometry(file.place()) && !fits) window.setWindowState(Qt::WindowMaximized);
  if (options.fullScreen) window.setWindowState(window.windowState() | Qt::WindowFullScreen);
  window.show();
}

void keepPlace(const QWidget& window, const OptionsFile& file) { file.keepPlace(window.saveGeometry()); }

}  // namespace ui
