#include "ui/games/warehouse13/pages/saved_seasons.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

#include "engine/games/games.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/window/newest_log.h"

namespace w13 {

namespace {

const QString kEnding = QStringLiteral(".season");

QString sayRename(const char* sentence) { return QCoreApplication::translate("w13::SavesPage", sentence); }

/// What lies beside a season: the picture of its table, PINs, and phones.
QStringList besides(const QString& season) { return {pictureOf(season), season + ".pins", season + ".shields"}; }

std::shared_ptr<const SeasonStanding> standingOf(const QString& path) {
  try {
    const LoadedSeason loaded = loadSeason(path.toStdString(), Autosave::Off);
    auto standing = std::make_shared<SeasonStanding>();
    standing->cards = loaded.cards;
    loaded.season.view(Seat::Table, standing->view);
    return standing;
  } catch (const std::exception&) {
    return nullptr;
  }
}

}  // namespace

QString SavedSeason::name() const {
  static const QRegularExpression kOwn("^\\d{4}-\\d\\d-\\d\\d_\\d\\d-\\d\\d-\\d\\d(_\\d+)?$");
  const QString base = QFileInfo(path).fileName().chopped(kEnding.size());
  return kOwn.match(base).hasMatch() ? QString() : base;
}

std::vector<SavedSeason> savedIn(const QString& folder) {
  std::vector<SavedSeason> all;
  if (folder.isEmpty()) return all;
  for (const QFileInfo& file : QDir(folder).entryInfoList({"*" + kEnding}, QDir::Files, QDir::Time)) {
    SavedSeason one{file.filePath(), file.lastModified(), false, {}};
    try {
      one.label = labelOf(file.filePath().toStdString());
      one.readable = true;
    } catch (const std::exception&) {  // it stays, and its row says so
    }
    all.push_back(std::move(one));
  }
  const auto rank = [](const SavedSeason& each) { return each.running() ? 0 : each.readable ? 1 : 2; };
  std::ranges::stable_sort(all, {}, rank);
  return all;
}

std::optional<SavedSeason> newestIn(const QString& folder) {
  const std::optional<NewestLog> newest = newestLog(folder, games::named("warehouse13")->log());
  if (!newest) return {};
  return SavedSeason{newest->path, newest->when, true, newest->label};
}

QString pictureOf(const QString& season) { return season + ".jpg"; }

bool removeSeason(const QString& season) {
  if (!QFile::remove(season)) return false;
  for (const QString& each : besides(season)) QFile::remove(each);
  return true;
}

Renamed renameSeason(const QString& season, const QString& name) {
  const QString wanted = name.trimmed();
  static const QRegularExpression kUnfit("[/\\\\:*?\"<>|\\p{C}]");
  if (wanted.isEmpty() || wanted.startsWith(u'.') || wanted.contains(kUnfit))
    return {season, sayRename(QT_TRANSLATE_NOOP("w13::SavesPage",
                                                "A name has letters and numbers, and none of / \\ : * ? \" < > |"))};
  const QString path = QFileInfo(season).dir().filePath(wanted + kEnding);
  if (path == season) return {season, {}};
  if (QFile::exists(path))
    return {season, sayRename(QT_TRANSLATE_NOOP("w13::SavesPage", "Another season has this name already."))};
  if (!QFile::rename(season, path))
    return {season, sayRename(QT_TRANSLATE_NOOP("w13::SavesPage", "The season cannot be renamed here."))};
  const QStringList from = besides(season);
  const QStringList to = besides(path);
  for (int at = 0; at < from.size(); ++at) QFile::rename(from[at], to[at]);
  return {path, {}};
}

// ---- how they stand -----------------------------------------------------------------------------------------------

StandingReader::~StandingReader() {
  if (reading_.valid()) reading_.wait();
}

void StandingReader::want(const QStringList& paths) {
  wanted_ = paths;
  if (!reading_.valid()) next();
}

void StandingReader::next() {
  if (wanted_.isEmpty()) return;
  now_ = wanted_.takeFirst();
  reading_ = std::async(std::launch::async, [this, path = now_] {
    std::shared_ptr<const SeasonStanding> standing = standingOf(path);
    QMetaObject::invokeMethod(
        this,
        [this] {
          if (!reading_.valid()) return;
          const std::shared_ptr<const SeasonStanding> read = reading_.get();
          emit stands(now_, read);
          next();
        },
        Qt::QueuedConnection);
    return standing;
  });
}

void StandingReader::finish() {
  while (reading_.valid()) {
    emit stands(now_, reading_.get());
    next();
  }
}

}  // namespace w13
