#pragma once
// The seasons on disk: their list, the progress of each, and the files that belong to one.

#include <QDateTime>
#include <QObject>
#include <QString>
#include <future>
#include <memory>
#include <optional>
#include <vector>

#include "engine/games/warehouse13/log/season_log.h"

namespace w13 {

/// A file in the folder, as listed.
struct SavedSeason {
  QString path;
  QDateTime when;
  bool readable = false;
  house::Label label;  ///< if it can be read

  /// The users' name for it; empty: the program's own, which is only a date.
  [[nodiscard]] QString name() const;
  [[nodiscard]] bool running() const { return readable && !label.over; }
};

/// First seasons that can be resumed, newest first; then ended ones; then unreadable files.
[[nodiscard]] std::vector<SavedSeason> savedIn(const QString& folder);
/// The newest season that can be resumed.
[[nodiscard]] std::optional<SavedSeason> newestIn(const QString& folder);

/// The path of a season's table picture, whether it exists or not.
[[nodiscard]] QString pictureOf(const QString& season);
/// Deletes a season and its side files. False: it still exists.
bool removeSeason(const QString& season);
/// Renames a season with its side files: the path afterwards, and a sentence if it failed.
struct Renamed {
  QString path;
  QString fault;
};
[[nodiscard]] Renamed renameSeason(const QString& season, const QString& name);

/// A season's state, from what its table knows.
struct SeasonStanding {
  View view;
  CardSet cards;
};

/// Finds seasons' states by playing their logs, on a thread of its own.
class StandingReader final : public QObject {
  Q_OBJECT
 public:
  explicit StandingReader(QObject* parent) : QObject(parent) {}
  ~StandingReader() override;
  /// Requests these, in this order, replacing earlier requests.
  void want(const QStringList& paths);
  /// Waits for all requests: for pictures and tests.
  void finish();

 signals:
  /// A season's state; nullptr: its log cannot be played.
  void stands(const QString& path, std::shared_ptr<const w13::SeasonStanding> standing);

 private:
  void next();
  QStringList wanted_;
  QString now_;
  std::future<std::shared_ptr<const SeasonStanding>> reading_;
};

}  // namespace w13
