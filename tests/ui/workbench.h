#pragma once
// A workshop to work in by hand, over a folder that is gone after the test or over one that stays.

#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTreeWidget>

#include "support/catch.h"
#include "ui/workshop/workshop_screen.h"
#include "window.h"
#include "workshop/warehouse13/kit.h"

namespace w13::test {

inline void write(const QString& path, const QString& text) {
  QDir().mkpath(QFileInfo(path).path());
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(text.toUtf8());
}

inline QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A window in whose workshop somebody works, over a folder that is gone afterwards.
struct Bench {
  /// In a folder of its own, or in one that is there already.
  explicit Bench(const QString& in = {})
      : place(in.isEmpty() ? folder.path() : in), window([this] {
          WindowSetup setup = quick();
          setup.workshop = place + "/cards";
          return setup;
        }()) {
    window.resize(1280, 800);
    window.show();
    QApplication::setActiveWindow(&window);
    QTest::mouseClick(window.startScreen()->findChild<QPushButton*>("workshop"), Qt::LeftButton);
    REQUIRE(window.workshop() != nullptr);
    REQUIRE(window.page() == window.workshop());
  }
  WorkshopScreen& screen() { return *window.workshop(); }
  CardEditor& editor() { return *screen().editor(); }
  const Desk& desk() { return screen().live().desk(); }
  void click(const char* name) {
    QPushButton* button = screen().findChild<QPushButton*>(name);
    REQUIRE(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    QApplication::processEvents();
  }
  /// Types at the cursor, as somebody would.
  void type(const QString& text) {
    editor().setFocus();
    for (const QChar c : text) QTest::keyClick(&editor(), c.toLatin1());
  }
  /// Writes another text in the place of one that is there.
  void change(const QString& from, const QString& to) {
    const QString text = editor().text();
    REQUIRE(text.contains(from));
    editor().replace(QString(text).replace(from, to));
  }
  template <class Until>
  bool wait(const Until& until) {
    return QTest::qWaitFor([&] { return until(); }, 4000);
  }
  bool checked() {
    return wait([&] { return !screen().live().checking(); });
  }
  QString file(const QString& path) { return place + "/cards/" + path; }
  QStringList messages() {
    QStringList all;
    for (int at = 0; at < screen().messages()->count(); ++at) all << screen().messages()->item(at)->text();
    return all;
  }
  QTreeWidgetItem* item(const QString& path) {
    QTreeWidget* list = screen().tree()->list();
    for (int at = 0; at < list->topLevelItemCount(); ++at)
      for (int row = 0; row < list->topLevelItem(at)->childCount(); ++row)
        if (list->topLevelItem(at)->child(row)->data(0, Qt::UserRole).toString() == path)
          return list->topLevelItem(at)->child(row);
    return nullptr;
  }
  QTemporaryDir folder;
  QString place;
  MainWindow window;
};

}  // namespace w13::test
