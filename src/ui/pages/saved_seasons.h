#pragma once
// The seasons on disk: which there are, how each stands, and the files that belong to one.

#include <QDateTime>
#include <QObject>
#include <QString>
#include <future>
#include <memory>
#include <optional>
#include <vector>

#include "engine/games/warehouse13/log/season_log.h"

namespace w13 {

/// A file of the folder, as its list shows it.
struct SavedSeason {
  QString path;
  QDateTime when;
  bool readable = false;
  SeasonLabel label;  ///< if it can be read

  /// The name that people gave it; empty: the program's own, which is only a date.
  [[nodiscard]] QString name() const;
  [[nodiscard]] bool running() const { return readable && !label.over; }
};

/// First what can be gone on with, the newest on top; then what has ended; then what cannot be read.
[[nodiscard]] std::vector<SavedSeason> savedIn(const QString& folder);
/// The newest that can be gone on with.
[[nodiscard]] std::optional<SavedSeason> newestIn(const QString& folder);

/// The picture of its table that lies beside a season, whether there is one or not.
[[nodiscard]] QString pictureOf(const QString& season);
/// Takes a season and all that lies beside it from the disk. False: it is still there.
bool removeSeason(const QString& season);
/// Gives a season another name; what lies beside it goes with it. A sentence if that cannot be; the path then.
struct Renamed {
  QString path;
  QString fault;
};
[[nodiscard]] Renamed renameSeason(const QString& season, const QString& name);

/// How a season stands, from what its table knows.
struct SeasonStanding {
  View view;
  CardSet cards;
};

/// Finds out how seasons stand, on a thread of its own: for that their logs are played.
class StandingReader final : public QObject {
  Q_OBJECT
 public:
  explicit StandingReader(QObject* parent) : QObject(parent) {}
  ~StandingReader() override;
  /// Wants these, in this order, instead of those wanted before.
  void want(const QStringList& paths);
  /// Waits for all that is wanted: for pictures and tests.
  void finish();

 signals:
  /// How one stands; nullptr: it cannot be played.
  void stands(const QString& path, std::shared_ptr<const w13::SeasonStanding> standing);

 private:
  void next();
  QStringList wanted_;
  QString now_;
  std::future<std::shared_ptr<const SeasonStanding>> reading_;
};

}  // namespace w13
