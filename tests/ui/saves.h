#pragma once
// Seasons on disk, and the page that lists them.

#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QTemporaryDir>

#include "support/catch.h"
#include "window.h"

namespace w13::test {

/// A folder of seasons that goes away with the test.
struct Saves {
  Saves() { REQUIRE(folder.isValid()); }
  [[nodiscard]] WindowSetup setup() const {
    WindowSetup setup = quick();
    setup.saves = folder.path();
    return setup;
  }
  [[nodiscard]] QStringList files() const { return QDir(folder.path()).entryList({"*.season"}, QDir::Files); }
  [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
  QTemporaryDir folder;
};

inline QByteArray contentOf(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

inline void writeTo(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(bytes);
}

inline QListWidget& offered(MainWindow& window) { return *window.startScreen()->findChild<QListWidget*>(); }

/// What the start screen says in its line at the foot.
inline bool says(MainWindow& window, const QString& words) {
  for (const QLabel* label : window.startScreen()->findChildren<QLabel*>())
    if (label->text().contains(words)) return true;
  return false;
}

inline void press(MainWindow& window, const QString& button) {
  QTest::mouseClick(window.startScreen()->findChild<QPushButton*>(button), Qt::LeftButton);
  QApplication::processEvents();
}

}  // namespace w13::test
