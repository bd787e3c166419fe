#pragma once
// What stays of every season on this computer: the artifacts that its people have retrieved, in the order in which they
// came home.

#include <QDate>
#include <QString>
#include <QStringList>
#include <vector>

namespace w13 {

/// An artifact on the shelf.
struct Shelved {
  std::string artifact;  ///< its id: "max-wertheimers-zoetrope"
  QString name;          ///< as it was called then
  QString city;          ///< where the Ping came from
  QDate date;
  QStringList people;  ///< who sat at the table, in the order of the seats
  QString how;         ///< one sentence: who brought the last clue
  bool operator==(const Shelved&) const = default;
};

/// The shelf, kept in a small file beside the options. It keeps nobody from playing: what cannot be read is put aside,
/// what cannot be written is told, and the season goes on.
class Shelf {
 public:
  /// An empty path keeps nothing.
  explicit Shelf(QString file);
  /// Where it is kept: beside the options; empty: those are kept nowhere.
  [[nodiscard]] static QString besideOptions(const QString& options);

  /// Oldest first.
  [[nodiscard]] const std::vector<Shelved>& all() const { return all_; }
  /// Puts an artifact on it and writes the file. The same people cannot retrieve the same thing twice in a day: a
  /// season that was loaded again adds nothing.
  void add(const Shelved& shelved);
  /// What is to be said of the file, one sentence; empty: nothing.
  [[nodiscard]] const QString& note() const { return note_; }

 private:
  void read();
  void write();

  QString file_;
  QString note_;
  std::vector<Shelved> all_;
};

}  // namespace w13
