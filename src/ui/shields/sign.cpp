#include "ui/shields/sign.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "ui/settings/language.h"

namespace ui {

namespace {

/// The pictures, each with its names and its outline: the same file as the page reads.
const QJsonArray& pictures() {
  static const QJsonArray all = [] {
    QFile file(":/shield/signs.json");
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array() : QJsonArray();
  }();
  return all;
}

}  // namespace

QString wordsOf(const shields::Sign& sign) {
  const QJsonObject picture = pictures().at(sign.picture).toObject();
  return QStringLiteral("%1 %2")
      .arg(picture[languageCode(spoken())].toString(picture["en"].toString()))
      .arg(sign.number);
}

}  // namespace ui
