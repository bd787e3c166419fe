#pragma once
// What remains of every season on this computer: the artifacts that its people have retrieved, in that order.

#include <QDate>
#include <QString>
#include <QStringList>
#include <vector>

namespace w13 {

/// An artifact on the shelf.
struct Shelved {
  std::string artifact;  ///< its id: "max-wertheimers-zoetrope"
  QString name;          ///< its name at the time
  QString city;          ///< where the Ping came from
  QDate date;
  QStringList people;  ///< the players at the table, in seat order
  QString how;         ///< one sentence on who brought the last clue
  bool operator==(const Shelved&) const = default;
};

/// The shelf, kept in a small file beside the options. It keeps nobody from playing: an unreadable file is put aside, a
/// failed write is reported, and the season continues.
class Shelf {
 public:
  /// An empty path keeps nothing.
  explicit Shelf(QString file);
  /// Its path beside the options; empty: options are not kept.
  [[nodiscard]] static QString besideOptions(const QString& options);

  /// Oldest first.
  [[nodiscard]] const std::vector<Shelved>& all() const { return all_; }
  /// Adds an artifact and writes the file. The same people cannot retrieve the same thing twice in a day, so a reloaded
  /// season adds nothing.
  void add(const Shelved& shelved);
  /// One sentence to report about the file; empty: nothing.
  [[nodiscard]] const QString& note() const { return note_; }

 private:
  void read();
  void write();

  QString file_;
  QString note_;
  std::vector<Shelved> all_;
};

}  // namespace w13
