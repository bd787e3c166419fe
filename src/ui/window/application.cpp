#include "ui/window/application.h"

#include <QMetaMethod>

namespace ui {

bool Application::notify(QObject* receiver, QEvent* event) {
  try {
    return QApplication::notify(receiver, event);
  } catch (const std::exception& fault) {
    if (!isSignalConnected(QMetaMethod::fromSignal(&Application::faulted))) throw;
    emit faulted(QString::fromUtf8(fault.what()));
    return true;
  }
}

}  // namespace ui
