#include "ui/window/window_place.h"

namespace ui {

void appear(QWidget& window, const OptionsFile& file, const Options& options) {
  window.resize(1440, 900);
  window.restoreGeometry(file.place());
  if (options.fullScreen) window.setWindowState(window.windowState() | Qt::WindowFullScreen);
  window.show();
}

void keepPlace(const QWidget& window, const OptionsFile& file) { file.keepPlace(window.saveGeometry()); }

}  // namespace ui
