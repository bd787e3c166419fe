#pragma once
// The application of the window: a fault in one event does not end the program.

#include <QApplication>

namespace w13 {

class Application final : public QApplication {
  Q_OBJECT
 public:
  using QApplication::QApplication;
  /// What is thrown while an event is handled, whatever cards have brought it about, is told by `faulted` and goes no
  /// further. Without anybody who listens it goes on to whoever started the event loop.
  bool notify(QObject* receiver, QEvent* event) override;

 signals:
  void faulted(const QString& sentence);
};

}  // namespace w13
