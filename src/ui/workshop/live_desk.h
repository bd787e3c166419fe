#pragma once
// The desk while somebody works at it: it is checked in a thread of its own a moment after each change, what is not
// saved is kept on disk meanwhile, and files that other programs write are read again.

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
  /// How long after a change it is on disk, saved or not, in milliseconds; whoever types on does not put it off.
  static constexpr int kKeep = 400;

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
  /// Begins to keep what is not saved at once: before something that may go wrong.
  void keepNow();

  /// What programs that ended without asking have left behind, the last first.
  [[nodiscard]] std::vector<LeftBehind> leftBehind() const { return w13::leftBehind(desk_.own()); }
  /// Makes drafts of what was left behind; its file goes as soon as they are kept. What is written here otherwise by
  /// now stays, and then so does the file: false.
  bool bringBack(const LeftBehind& left);
  void throwAway(const LeftBehind& left);

 signals:
  /// Cards came, went or have other states.
  void listed();
  /// The last check is of what is written now.
  void checked();
  /// Another program has written these cards; those that are disputed have a draft.
  void changedOutside(const QStringList& changed, const QStringList& disputed);
  /// A check came to nothing; the last one counts.
  void notChecked(const QString& why);
  /// What is not saved could not be kept on disk either.
  void notKept(const QString& why);

 private:
  void keepSoon();
  void keepAndThen(const std::filesystem::path& goes);
  void watch();
  void readAgain();

  Desk desk_;
  std::shared_ptr<Unsaved> unsaved_;  ///< of the thread alone while that runs
  QThread thread_;
  QObject* checker_;
  QTimer rest_;
  QTimer settle_;
  QTimer keep_;
  QFileSystemWatcher watcher_;
  bool running_ = false;
  bool again_ = false;  ///< something changed while a check ran
};

}  // namespace w13
