#include "ui/workshop/live_desk.h"

#include <QDir>
#include <QDirIterator>

namespace ui {

namespace {

QStringList stringsOf(const std::vector<std::string>& all) {
  QStringList list;
  for (const std::string& each : all) list << QString::fromStdString(each);
  return list;
}

}  // namespace

LiveDesk::LiveDesk(const house::CardPart& cards, const QString& shipped, const QString& own, house::ArtNames art,
                   QObject* parent)
    : QObject(parent), desk_(cards, shipped.toStdString(), own.toStdString(), std::move(art)),
      unsaved_(std::make_shared<house::Unsaved>(desk_.own())), checker_(new QObject) {
  checker_->moveToThread(&thread_);
  connect(&thread_, &QThread::finished, checker_, &QObject::deleteLater);
  thread_.start();
  rest_.setSingleShot(true);
  settle_.setSingleShot(true);
  rest_.setInterval(kRest);
  settle_.setInterval(kSettle);
  keep_.setSingleShot(true);
  keep_.setInterval(kKeep);
  connect(&keep_, &QTimer::timeout, this, &LiveDesk::keepNow);
  connect(&rest_, &QTimer::timeout, this, &LiveDesk::checkNow);
  connect(&settle_, &QTimer::timeout, this, &LiveDesk::readAgain);
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this] { settle_.start(); });
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this] { settle_.start(); });
  watch();
}

LiveDesk::~LiveDesk() {
  thread_.quit();
  thread_.wait();
  try {
    unsaved_->keep(desk_.unsaved());
  } catch (const std::exception&) {  // there is nobody left to be told
  }
}

void LiveDesk::write(const QString& path, const QString& text) {
  desk_.write(path.toStdString(), text.toStdString());
  rest_.start();
  keepSoon();
}

void LiveDesk::drop(const QString& path) {
  desk_.drop(path.toStdString());
  keepSoon();
  emit listed();
  checkNow();
}

QString LiveDesk::change(const std::function<void(house::Desk&)>& what) {
  QString fault;
  try {
    what(desk_);
  } catch (const std::exception& error) {
    fault = QString::fromUtf8(error.what());
  }
  watch();
  keepSoon();
  emit listed();
  checkNow();
  return fault;
}

// ---- kept on disk -----------------------------------------------------------------------------------------------

void LiveDesk::keepSoon() {
  if (!keep_.isActive()) keep_.start();
}

void LiveDesk::keepNow() { keepAndThen({}); }

// In the thread, in the order in which it was written; a file that is to go stays where this fails.
void LiveDesk::keepAndThen(const std::filesystem::path& goes) {
  keep_.stop();
  QMetaObject::invokeMethod(checker_, [this, unsaved = unsaved_, drafts = desk_.unsaved(), goes] {
    try {
      unsaved->keep(drafts);
      std::error_code error;
      if (!goes.empty()) std::filesystem::remove(goes, error);
    } catch (const std::exception& fault) {
      emit notKept(QString::fromUtf8(fault.what()));
    }
  });
}

bool LiveDesk::bringBack(const house::LeftBehind& left) {
  bool all = true;
  for (const auto& [path, text] : left.drafts) {
    const bool other = desk_.hasDraft(path) && desk_.text(path) != text;
    all = all && !other;
    if (!other) desk_.write(path, text);
  }
  keepAndThen(all ? left.file : std::filesystem::path());
  emit listed();
  checkNow();
  return all;
}

void LiveDesk::throwAway(const house::LeftBehind& left) {
  std::error_code error;
  std::filesystem::remove(left.file, error);
}

// ---- checking ---------------------------------------------------------------------------------------------------

// One check at a time: what changes meanwhile is checked right after it.
void LiveDesk::checkNow() {
  rest_.stop();
  if (running_) {
    again_ = true;
    return;
  }
  running_ = true;
  QMetaObject::invokeMethod(checker_, [this, what = desk_.toCheck()] {
    std::shared_ptr<house::CheckUp> result;
    QString fault;
    try {
      result = std::make_shared<house::CheckUp>(house::checkUp(what));
    } catch (const std::exception& error) {
      fault = QString::fromUtf8(error.what());
    }
    QMetaObject::invokeMethod(this, [this, result, fault] {
      running_ = false;
      if (result) desk_.take(std::move(*result));
      else emit notChecked(fault);
      if (std::exchange(again_, false)) return checkNow();
      if (!rest_.isActive()) emit checked();
    });
  });
}

// The folder, its decks and files; before there is one, the folder that it will come into. A file that an editor has
// replaced is no longer watched: it is added again.
void LiveDesk::watch() {
  const QString own = QString::fromStdString(desk_.own().string());
  QStringList places;
  QDir there(own);
  if (there.exists()) {
    places << own;
    for (QDirIterator each(own, {"*"}, QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
         each.hasNext();)
      places << each.next();
  } else {
    QString parent = QFileInfo(own).path();
    while (!QDir(parent).exists() && parent != QFileInfo(parent).path()) parent = QFileInfo(parent).path();
    places << parent;
  }
  const QStringList watched = watcher_.files() + watcher_.directories();
  for (const QString& each : watched) places.removeAll(each);
  if (!places.isEmpty()) watcher_.addPaths(places);
}

void LiveDesk::readAgain() {
  house::Outside outside;
  try {
    outside = desk_.reread();
  } catch (const std::exception&) {
    return watch();  // a folder that is just being moved: what comes next is told again
  }
  watch();
  if (outside.pictures) checkNow();
  if (outside.changed.empty()) return;
  keepSoon();
  emit listed();
  emit changedOutside(stringsOf(outside.changed), stringsOf(outside.disputed));
  checkNow();
}

}  // namespace ui
