#include "ui/pages/options_at_work.h"

#include <QCoreApplication>
#include <QShortcut>

#include "ui/look/contrast.h"
#include "ui/look/style.h"

namespace ui {

void dress(QWidget& window, const Options& options) {
  setTextSize(options.textSize);
  setHighContrast(options.highContrast);
  if (const QString sheet = styleSheet(); sheet != window.styleSheet()) window.setStyleSheet(sheet);
}

void addOptionKeys(QWidget& window, const std::function<void(const OptionsChange&)>& change) {
  const auto on = [&](const QKeySequence& keys, const OptionsChange& what) {
    new QShortcut(keys, &window, [change, what] { change(what); });
  };
  on(Qt::Key_F11, [](Options& options) { options.fullScreen = !options.fullScreen; });
  for (const QKeySequence& keys : {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)})
    on(keys, [](Options& options) { options.textSize += 10; });
  on(Qt::CTRL | Qt::Key_Minus, [](Options& options) { options.textSize -= 10; });
  on(Qt::CTRL | Qt::Key_M, [](Options& options) { options.mute = !options.mute; });
}

QString saidOfMute(bool mute) {
  return mute ? QCoreApplication::translate("Sound", "The sound is off (Ctrl+M).")
              : QCoreApplication::translate("Sound", "The sound is on (Ctrl+M).");
}

}  // namespace ui
