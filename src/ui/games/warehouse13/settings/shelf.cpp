#include "ui/games/warehouse13/settings/shelf.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <optional>

#include "engine/kernel/errors.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/saved_file.h"

namespace w13 {

namespace {

struct ShelfWords {
  Q_DECLARE_TR_FUNCTIONS(ShelfWords)
};

constexpr const char* kForm = "warehouse13-shelf";
constexpr qsizetype kMost = 5000;  // so many evenings nobody has; what is longer is no shelf of ours

QJsonObject toJson(const Shelved& each) {
  return {{"artifact", QString::fromStdString(each.artifact)},
          {"name", each.name},
          {"city", each.city},
          {"date", each.date.toString(Qt::ISODate)},
          {"people", QJsonArray::fromStringList(each.people)},
          {"how", each.how}};
}

std::optional<Shelved> fromJson(const QJsonValue& value) {
  const QJsonObject object = value.toObject();
  Shelved shelved{object["artifact"].toString().toStdString(),
                  object["name"].toString(),
                  object["city"].toString(),
                  QDate::fromString(object["date"].toString(), Qt::ISODate),
                  {},
                  object["how"].toString()};
  for (const auto& each : object["people"].toArray()) shelved.people << each.toString();
  if (shelved.artifact.empty() || shelved.name.isEmpty() || !shelved.date.isValid()) return std::nullopt;
  return shelved;
}

std::optional<std::vector<Shelved>> shelfIn(const QByteArray& bytes) {
  const QJsonObject object = QJsonDocument::fromJson(bytes).object();
  const QJsonArray array = object["shelf"].toArray();
  if (object["form"].toString() != QLatin1String(kForm) || array.size() > kMost) return std::nullopt;
  std::vector<Shelved> all;
  for (const auto& each : array) {
    const std::optional<Shelved> shelved = fromJson(each);
    if (!shelved) return std::nullopt;
    all.push_back(*shelved);
  }
  return all;
}

}  // namespace

Shelf::Shelf(QString file) : file_(std::move(file)) {
  if (!file_.isEmpty() && QFileInfo::exists(file_)) read();
}

QString Shelf::besideOptions(const QString& options) {
  return options.isEmpty() ? QString() : QFileInfo(options).path() + QStringLiteral("/shelf.json");
}

// A damaged file is put aside whole, for whoever can mend it, and a new shelf begins.
void Shelf::read() {
  try {
    const std::string text = kernel::readWholeFile(file_.toStdString());
    const QByteArray bytes = QByteArray::fromStdString(text);
    if (const std::optional<std::vector<Shelved>> all = shelfIn(bytes)) {
      all_ = *all;
      return;
    }
    const QString aside = QString::fromStdString(kernel::keepCopy(file_.toStdString(), text, ".damaged"));
    QFile::remove(file_);
    note_ =
        ShelfWords::tr("The shelf of retrieved artifacts could not be read. It is kept as \"%1\"; a new one begins.")
            .arg(QFileInfo(aside).fileName());
  } catch (const kernel::DataError& error) {
    note_ = QString::fromUtf8(error.what());
    file_.clear();  // what is there stays as it is
  }
}

void Shelf::add(const Shelved& shelved) {
  const auto same = [&](const Shelved& each) {
    return each.artifact == shelved.artifact && each.date == shelved.date && each.people == shelved.people;
  };
  if (std::any_of(all_.begin(), all_.end(), same)) return;
  all_.push_back(shelved);
  write();
}

void Shelf::write() {
  if (file_.isEmpty()) return;
  QJsonArray array;
  for (const Shelved& each : all_) array << toJson(each);
  try {
    writeFile(file_, QJsonDocument(QJsonObject{{"form", kForm}, {"shelf", array}}).toJson());
  } catch (const kernel::DataError& error) {
    note_ = QString::fromUtf8(error.what());
  }
}

}  // namespace w13
