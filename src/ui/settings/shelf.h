#pragma once
// The artifacts that were retrieved at this computer, with their date and who was there.

#include <QDate>
#include <QString>
#include <QStringList>
#include <string>
#include <vector>

namespace w13 {

/// An artifact on the shelf.
struct Shelved {
  std::string artifact;
  QString name;
  QString city;
  QDate date;
  QStringList people;
  QString how;
};

class Shelf {
 public:
  explicit Shelf(QString file) : file_(std::move(file)) {}
  [[nodiscard]] const std::vector<Shelved>& all() const { return all_; }
  void add(const Shelved& one) { all_.push_back(one); }

 private:
  QString file_;
  std::vector<Shelved> all_;
};

}  // namespace w13
