#pragma once
// The desk in use: checked on a thread of its own shortly after each change, with unsaved work kept on disk, and files
// written by other programs read again.

#include <QFileSystemWatcher>
#include <QObject>
#include <QThread>
#include <QTimer>

#include "workshop/desk.h"

namespace ui {

class LiveDesk final : public QObject {
  Q_OBJECT
 public:
  /// The pause in typing before a check, and the time for files to settle, in milliseconds.
  static constexpr int kRest = 150;
  static constexpr int kSettle = 15;
  /// The time from a change until it is on disk, saved or not, in milliseconds; further typing does not delay it.
  static constexpr int kKeep = 400;

  /// Throws as Desk does.
  LiveDesk(const house::CardPart& cards, const QString& shipped, const QString& own, house::ArtNames art,
           QObject* parent = nullptr);
  ~LiveDesk() override;

  [[nodiscard]] const house::Desk& desk() const { return desk_; }
  /// Whether a change is not yet checked.
  [[nodiscard]] bool checking() const { return rest_.isActive() || running_; }

  /// Writes a draft, checked after a pause in typing.
  void write(const QString& path, const QString& text);
  void drop(const QString& path);
  /// Makes a change that writes files, and checks at once; the sentence says why it failed.
  [[nodiscard]] QString change(const std::function<void(house::Desk&)>& what);
  /// Checks without waiting for a pause in typing.
  void checkNow();
  /// Starts keeping unsaved work at once: before something that may fail.
  void keepNow();

  /// What programs that ended without asking have left behind, latest first.
  [[nodiscard]] std::vector<house::LeftBehind> leftBehind() const { return house::leftBehind(desk_.own()); }
  /// Makes drafts of what was left behind; its file is deleted once they are kept. Text changed here since is not
  /// overwritten, and then the file stays: returns false.
  bool bringBack(const house::LeftBehind& left);
  void throwAway(const house::LeftBehind& left);

 signals:
  /// Cards were added, removed or changed state.
  void listed();
  /// The last check covers the current text.
  void checked();
  /// Another program has written these cards; the disputed ones have a draft.
  void changedOutside(const QStringList& changed, const QStringList& disputed);
  /// A check failed; the previous one counts.
  void notChecked(const QString& why);
  /// Unsaved work could not be kept on disk.
  void notKept(const QString& why);

 private:
  void keepSoon();
  void keepAndThen(const std::filesystem::path& goes);
  void watch();
  void readAgain();

  house::Desk desk_;
  std::shared_ptr<house::Unsaved> unsaved_;  ///< used only by the thread while that runs
  QThread thread_;
  QObject* checker_;
  QTimer rest_;
  QTimer settle_;
  QTimer keep_;
  QFileSystemWatcher watcher_;
  bool running_ = false;
  bool again_ = false;  ///< something changed while a check ran
};

}  // namespace ui
