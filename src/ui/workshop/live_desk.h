#pragma once
// The desk while somebody works at it: it is checked in a thread of its own a moment after each change, and files that
// other programs write are read again.

#include <QFileSystemWatcher>
#include <QObject>
#include <QThread>
#include <QTimer>

#include "workshop/desk.h"

namespace w13 {

class LiveDesk final : public QObject {
  Q_OBJECT
 public:
  /// How long typing must rest before it is checked, and how long files are left to settle, in milliseconds.
  static constexpr int kRest = 150;
  static constexpr int kSettle = 30;

  /// Throws as Desk does.
  LiveDesk(const QString& shipped, const QString& own, ArtNames art, QObject* parent = nullptr);
  ~LiveDesk() override;

  [[nodiscard]] const Desk& desk() const { return desk_; }
  /// Whether a change has not been checked yet.
  [[nodiscard]] bool checking() const { return rest_.isActive() || running_; }

  /// Writes a draft, to be checked when typing rests.
  void write(const QString& path, const QString& text);
  void drop(const QString& path);
  /// Does something to the desk that changes files, and checks at once; the sentence says why it could not be done.
  [[nodiscard]] QString change(const std::function<void(Desk&)>& what);
  /// Checks without waiting for typing to rest.
  void checkNow();

 signals:
  /// Cards came, went or have other states.
  void listed();
  /// The last check is of what is written now.
  void checked();
  /// Another program has written these cards; those that are disputed have a draft.
  void changedOutside(const QStringList& changed, const QStringList& disputed);

 private:
  void watch();
  void readAgain();

  Desk desk_;
  QThread thread_;
  QObject* checker_;
  QTimer rest_;
  QTimer settle_;
  QFileSystemWatcher watcher_;
  bool running_ = false;
  bool again_ = false;  ///< something changed while a check ran
};

}  // namespace w13
