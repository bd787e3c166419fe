#pragma once
// The window's application: a fault in one event does not end the program.

#include <QApplication>

namespace ui {

class Application final : public QApplication {
  Q_OBJECT
 public:
  using QApplication::QApplication;
  /// An exception thrown while an event is handled, whatever cards caused it, is reported by `faulted` and goes no
  /// further. Without a listener it propagates to the caller of the event loop.
  bool notify(QObject* receiver, QEvent* event) override;

 signals:
  void faulted(const QString& sentence);
};

}  // namespace ui
